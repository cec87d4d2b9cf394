"""Points of suits, pool and stakes: pure functions on plain values, once for both betting games.

Seats are whole numbers in the order of play; a tuple of chips has one number a seat. Chips are whole, and none is ever lost.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence
from typing import Final

from msgspec import Struct

from satasat.cards import SUITS, Card, CardSet, Suit

TARGET: Final = 35
"""Points in one suit that win (TF-3, TC-2)."""
HAND: Final = 9
"""Cards that a player is dealt (TF-6, TC-4)."""
BUY: Final = 4
"""Cards on the table, to be bought (TF-6, TC-4)."""

Chips = tuple[int, ...]
"""Chips by seat."""


def points(card: Card, ace: int = 1) -> int:
    """What a card counts: king, queen and jack ten, the ace as agreed, all others their pips (TF-2)."""
    rank = card % 13
    return ace if rank == 0 else 10 if rank < 4 else 14 - rank


def suit_points(cards: CardSet, ace: int = 1) -> tuple[int, int, int, int]:
    """What the cards count in each suit, in the order S H D C."""
    sums = [0, 0, 0, 0]
    for card in cards:
        sums[card // 13] += points(card, ace)
    return (sums[0], sums[1], sums[2], sums[3])


class Best(Struct, frozen=True):
    """The suit of some cards that counts most."""

    suit: Suit
    points: int


def best(cards: CardSet, ace: int = 1) -> Best:
    """The suit that counts most; of equal ones the first in S H D C."""
    sums = suit_points(cards, ace)
    most = max(sums)
    return Best(SUITS[sums.index(most)], most)


def holds(cards: CardSet, ace: int = 1) -> bool:
    """Whether the cards count 35 or more in one suit (TF-3)."""
    return max(suit_points(cards, ace)) >= TARGET


class Call(Struct, frozen=True, omit_defaults=True):
    """What a seat said in the bidding: a bid, or None for leaving it, by throwing in (TF-9) or by passing (TC-5)."""

    seat: int
    chips: int | None = None


def left(calls: Iterable[Call]) -> frozenset[int]:
    """The seats that have left the bidding."""
    return frozenset(call.seat for call in calls if call.chips is None)


def highest(calls: Iterable[Call]) -> int:
    """The highest bid; 0 where there is none."""
    return max((call.chips for call in calls if call.chips is not None), default=0)


def holder(calls: Sequence[Call]) -> int | None:
    """Who made the highest bid first; None where there is no bid."""
    bid = highest(calls)
    return next((call.seat for call in calls if bid and call.chips == bid), None)


def due(turns: Sequence[int], calls: Sequence[Call], done: Container[int | None]) -> int | None:
    """Who comes next in turn after the last call, of those who are not done; None where all are."""
    last = turns.index(calls[-1].seat) if calls else -1
    after = (*turns[last + 1 :], *turns[: last + 1])
    return next((seat for seat in after if seat not in done), None)


def in_turn(dealer: int, seats: int) -> tuple[int, ...]:
    """The seats from the one after the dealer, who comes last."""
    return tuple((dealer + 1 + i) % seats for i in range(seats))


def paid(chips: Chips, change: int, seats: Iterable[int]) -> Chips:
    """The chips with that change for each of these seats."""
    some = set(seats)
    return tuple(n + change if seat in some else n for seat, n in enumerate(chips))


def added(chips: Chips, changes: Sequence[int]) -> Chips:
    """The chips with a change for each seat."""
    return tuple(n + change for n, change in zip(chips, changes, strict=True))


def equal_shares(pool: int, seats: int) -> int:
    """The share of each, where the odd chips stay in the pool (A-2, A-7)."""
    return pool // seats


def divided(pool: int, dealer: int, seats: int) -> Chips:
    """The pool divided among all seats at the end of a match, to the last chip.

    Odd chips go one each to those who come first after the dealer (A-10, B-12).
    """
    share, odd = divmod(pool, seats)
    first = in_turn(dealer, seats)[:odd]
    return tuple(share + (seat in first) for seat in range(seats))
