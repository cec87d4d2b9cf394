"""Exact chances of 35 in the betting games: by counting, suit by suit, the cards that may come; nothing is sampled.

What is counted: all sets of unseen cards, each as likely as any other. That is what a player knows who sees his own cards only.
`beside` counts only the deals in which another hand counts what it is known, or believed, to count.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from math import comb, prod
from typing import Any, Final

import numpy as np
from msgspec import Struct

from satasat.cards import NONE, PACK_40, SUITS, CardSet
from satasat.chips import BUY, HAND, TARGET, points, suit_points

SIDES: Final = 4


class Odds(Struct, frozen=True):
    """How many of all equally likely deals bring 35: in each suit, S H D C, and in one suit or more."""

    suits: tuple[int, int, int, int]
    whole: int
    of: int

    @property
    def chance(self) -> float:
        """The chance of 35 in one suit or more."""
        return self.whole / self.of

    @property
    def by_suit(self) -> tuple[float, float, float, float]:
        """The chance of 35 in each suit, S H D C. They may add up to more than `chance`: two suits can have it."""
        s, h, d, c = (ways / self.of for ways in self.suits)
        return s, h, d, c


class Held(Struct, frozen=True):
    """What another hand counts in its best suit, at least and at most. Nobody claimed: 0 to 34 (J-4)."""

    least: int = 0
    most: int = TARGET - 1


UNCLAIMED: Final = Held()


def odds(hand: CardSet, pack: CardSet, ace: int = 1, drawn: int = BUY) -> Odds:
    """The chances of a hand that so many unseen cards of the pack come to; with no hand, those of a deal.

    There must be as many unseen cards.
    """
    unseen, mine = _unseen(hand, pack, ace), suit_points(hand, ace)
    every = [tuple(comb(len(suit), n) for n in range(drawn + 1)) for suit in unseen]
    below = [_below(suit, TARGET - 1 - mine[i], drawn) for i, suit in enumerate(unseen)]
    of = comb(sum(map(len, unseen)), drawn)
    suits = [
        of - _together([below[i] if i == one else every[i] for i in range(SIDES)]) for one in range(SIDES)
    ]
    return Odds((suits[0], suits[1], suits[2], suits[3]), of - _together(below), of)


def _unseen(hand: CardSet, pack: CardSet, ace: int) -> list[tuple[int, ...]]:
    """By suit, what each card counts that is not in the hand."""
    return [tuple(points(card, ace) for card in (pack - hand) & suit.cards) for suit in SUITS]


@lru_cache(maxsize=1 << 14)
def _below(cards: tuple[int, ...], most: int, drawn: int) -> tuple[int, ...]:
    """How many sets of 0 to `drawn` of these cards count no more than that."""
    if most < 0:
        return (0,) * (drawn + 1)
    ways = [[0] * (most + 1) for _ in range(drawn + 1)]
    ways[0][0] = 1
    for card in cards:
        for n in range(drawn, 0, -1):
            fewer, more = ways[n - 1], ways[n]
            for count in range(most, card - 1, -1):
                more[count] += fewer[count - card]
    return tuple(map(sum, ways))


def _together(suits: Sequence[Sequence[int]]) -> int:
    """In how many ways as many cards as the last place says are made up of the suits."""
    first, *others = suits
    sums = list(first)
    for suit in others:
        sums = [sum(sums[i] * suit[n - i] for i in range(n + 1)) for n in range(len(sums))]
    return sums[-1]


# ------------------------------------------------------------------------------------------- given another hand


class Beside(Struct, frozen=True):
    """Deals in which another hand of nine is as it is held to be: how many there are, and in how many the buy brings 35.

    `all_whole` and `all_of` are the same for any other hand.
    """

    whole: int
    of: int
    all_whole: int
    all_of: int

    @property
    def chance(self) -> float:
        """The chance of 35 if the other hand is so."""
        return self.whole / self.of if self.of else self.all_whole / self.all_of

    @property
    def tells(self) -> float:
        """By what the odds for 35, chance to counter-chance, are multiplied because the other hand is so."""
        lost, all_lost = self.of - self.whole, self.all_of - self.all_whole
        if not (self.whole and lost and self.all_whole and all_lost):
            return 1.0
        return (self.whole / lost) / (self.all_whole / all_lost)


def beside(hand: CardSet, pack: CardSet, held: Held, ace: int = 1) -> Beside:
    """The buy of four, counted together with one other hand of nine cards: exact."""
    most = _jointly(hand, pack, held.most, ace)
    less = _jointly(hand, pack, held.least - 1, ace) if held.least > 0 else (0, 0)
    every = _jointly(hand, pack, _ANY, ace)
    return Beside(most[0] - less[0], most[1] - less[1], *every)


def given(hand: CardSet, pack: CardSet, others: Sequence[Held], ace: int = 1) -> float:
    """The chance of 35 with the buy, when the other hands are as they are held to be.

    Exact for one other hand. What several tell is multiplied, as if each told it independently of the others, given that the
    buy brings 35, and given that it does not.
    """
    plain = odds(hand, pack, ace)
    if not 0 < plain.whole < plain.of or not others:
        return plain.chance
    ratio = plain.chance / (1 - plain.chance)
    ratio *= prod(beside(hand, pack, held, ace).tells ** n for held, n in Counter(others).items())
    return ratio / (1 + ratio)


_ANY: Final = 95
"""No suit counts more (with the ace at eleven)."""
_WIDE: Final = 2 * HAND + 1
"""The length of a row of hand sizes, so that products of rows do not run into the next (`_product`)."""


@lru_cache(maxsize=1 << 12)
def _jointly(hand: CardSet, pack: CardSet, most: int, ace: int) -> tuple[int, int]:
    """Deals of a buy and another hand that counts no more than that in any suit: with 35 for the hand, and all."""
    mine = suit_points(hand, ace)
    pairs = [_splits(suit, TARGET - 1 - mine[i], most) for i, suit in enumerate(_unseen(hand, pack, ace))]
    short, every = (_product([pair[i] for pair in pairs]) for i in range(2))
    return every - short, every


def _product(suits: Sequence[np.ndarray[Any, Any]]) -> int:
    """The ways in which the suits make up four cards for the buy and nine for the hand."""
    row, *others = (suit.ravel() for suit in suits)
    for suit in others:
        whole = np.convolve(row, suit)[: (BUY + 1) * _WIDE].reshape(BUY + 1, _WIDE)
        whole[:, HAND + 1 :] = 0
        row = whole.ravel()
    return int(row.reshape(BUY + 1, _WIDE)[BUY, HAND])


@lru_cache(maxsize=1 << 14)
def _splits(
    cards: tuple[int, ...], mine: int, other: int
) -> tuple[np.ndarray[Any, Any], np.ndarray[Any, Any]]:
    """In how many ways cards of a suit go to the buy and to a hand, by how many each gets.

    The hand counts no more than `other`. The first: the buy counts no more than `mine`; the second: whatever it counts.
    """
    every = np.zeros((BUY + 1, _WIDE), np.int64)
    short = np.zeros((BUY + 1, _WIDE), np.int64)
    if other < 0:
        return short, every
    if other >= sum(cards):  # whatever the hand gets
        below = _below(cards, mine, BUY)
        for buy in range(min(BUY, len(cards)) + 1):
            for n in range(min(HAND, len(cards) - buy) + 1):
                every[buy, n] = comb(len(cards), buy) * comb(len(cards) - buy, n)
                short[buy, n] = below[buy] * comb(len(cards) - buy, n)
        return short, every
    upto = max(0, mine) + 1  # one more place: beyond `mine`
    room = min(other, sum(cards))
    ways = np.zeros((BUY + 1, upto + 1, HAND + 1, room + 1), np.int64)
    ways[0, 0 if mine >= 0 else upto, 0, 0] = 1
    for card in cards:
        more = ways.copy()
        if card <= room:
            more[:, :, 1:, card:] += ways[:, :, :-1, : room + 1 - card]
        for count in range(upto + 1):
            more[1:, min(upto, count + card)] += ways[:-1, count]
        ways = more
    by_count = ways.sum(3)
    every[:, : HAND + 1] = by_count.sum(1)
    short[:, : HAND + 1] = by_count[:, :upto].sum(1) if mine >= 0 else 0
    return short, every


# ---------------------------------------------------------------------------------------- the side claims (TC-9)


def no_court() -> float:
    """The chance of nine cards of forty without king, queen, jack."""
    return comb(28, HAND) / comb(len(PACK_40), HAND)


def king_queen_knave() -> float:
    """The chance that nine cards of forty hold king, queen and jack of a suit: counted by how many suits, over and under."""
    sets = (0, *(comb(SIDES, n) * comb(40 - 3 * n, HAND - 3 * n) for n in range(1, 4)))
    return (sets[1] - sets[2] + sets[3]) / comb(len(PACK_40), HAND)


def best_counts(pack: CardSet, ace: int = 1) -> tuple[float, ...]:
    """By count, the chance that nine cards of the pack count no more than that in their best suit: 0 to 34."""
    unseen = _unseen(NONE, pack, ace)
    of = comb(len(pack), HAND)
    upto = [_together([_below(suit, most, HAND) for suit in unseen]) / of for most in range(TARGET)]
    assert all(one <= other for one, other in pairwise(upto))
    return tuple(upto)
