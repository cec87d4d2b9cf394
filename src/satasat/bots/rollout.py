"""The rule of the bot `medium` as a compiled kernel, and playouts by it: a million deals a second.

Cards in a kernel lie in four lanes of sixteen bits, S H D C: the ace at bit 2 of its lane down to the seven at bit 9, so that
of two cards of a lane the lower bit wins. Permanent sevens (R-SEVEN-2) lie at bits 0 and 1 of the lane of trumps.
Here `medium` is held card for card, to the last bit of every number; bots/medium.py is the same to read.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from satasat.bots.medium import DRAW_HARM, SHORT_GAIN, keep_plain, keep_trump
from satasat.games.three_two_five.rules import HighSeven, Rules, Sevens
from satasat.solver.bits import ONE, ZERO, compiled, count, highest, inlined, lowest, signed

LANE: Final = np.uint64(0xFFFF)
LANES: Final = np.uint64(48)
"""What is left of a bit's place when its place in the lane is taken off."""
RANKS: Final = np.uint64(15)
SEVENS: Final = np.uint64(0x0003_0003_0003_0003)
"""Where permanent sevens lie, in the lane that is trumps."""
SEVENS_AS_DEALT: Final = np.uint64(0x0200_0200)
PACK: Final = np.uint64(0x01FC_01FC_03FC_03FC)
"""The thirty cards with low sevens: 7D and 7C are missing."""
SUIT: Final = np.uint64(0xFF)
SEVEN: Final = np.uint64(0x80)
TWO: Final = np.uint64(2)
W13: Final = np.uint64(13)
W16: Final = np.uint64(16)
HARM: Final = DRAW_HARM
GAIN: Final = SHORT_GAIN
KEEP_TRUMP: Final = np.array([keep_trump(above) for above in range(16)])
KEEP_PLAIN: Final = np.array([keep_plain(above) for above in range(16)])


@inlined
def thin_row(n: np.uint64, in_trick: np.uint64) -> np.uint64:
    """Where in THIN the row of that many cards in hand and in the trick begins."""
    return (n * TWO + in_trick) * W16


def _thinness() -> np.ndarray[tuple[int, ...], np.dtype[np.float64]]:
    """By cards in my hand, cards in the trick, and k: the chance that a player still to come holds none of k unseen cards."""
    table = np.ones((11, 2, 16))
    for n in range(1, 11):
        for in_trick in range(2):
            held = 2 * n - in_trick
            thin, share = 1 - n / held, held / (30 - n - in_trick)
            table[n, in_trick] = [thin ** (share * k) for k in range(16)]
    return table


THIN: Final = _thinness().ravel()


def kernel_sevens(rules: Rules) -> int:
    """The rule of the sevens as kernels have it: 0 low, 1 permanent trumps with hearts high, 2 with spades high."""
    if rules.sevens is Sevens.LOW:
        return 0
    return 1 if rules.high_seven is HighSeven.HEARTS else 2


@compiled("uint64(uint64,int64,int64)")
def to_lanes(cards: np.uint64, trump: int, sevens: int) -> np.uint64:
    """A CardSet as lanes."""
    a = (cards & SUIT) << TWO
    b = ((cards >> W13) & SUIT) << TWO
    c = ((cards >> (W13 + W13)) & SUIT) << TWO
    d = ((cards >> (W13 + W13 + W13)) & SUIT) << TWO
    top = ZERO
    if sevens != 0:
        spade, heart = (a >> (TWO + np.uint64(7))) & ONE, (b >> (TWO + np.uint64(7))) & ONE
        a &= ~(SEVEN << TWO)
        b &= ~(SEVEN << TWO)
        top = heart | (spade << ONE) if sevens == 1 else spade | (heart << ONE)
    lanes = a | (b << W16) | (c << (W16 + W16)) | (d << LANES)
    return lanes | (top << (W16 * np.uint64(trump)))


@inlined
def pack_of(trump: int, sevens: int) -> np.uint64:
    """The thirty cards."""
    if sevens == 0:
        return PACK
    return (PACK & ~SEVENS_AS_DEALT) | (np.uint64(3) << (W16 * np.uint64(trump)))


@inlined
def spade_seven_of(trump: int, sevens: int) -> np.uint64:
    """The seven of spades where it is a permanent trump, else 0."""
    if sevens == 0:
        return ZERO
    return (TWO if sevens == 1 else ONE) << (W16 * np.uint64(trump))


@inlined
def _lane(card: np.uint64) -> np.uint64:
    return LANE << (lowest(card) & LANES)


@inlined
def _above(unseen: np.uint64, card: np.uint64) -> np.uint64:
    """How many of the unseen cards beat the card within its lane."""
    return count(unseen & _lane(card) & (card - ONE))


@inlined
def _rank(card: np.uint64) -> int:
    """The card's place from the ace (0) to the seven (7), which permanent sevens keep."""
    place = signed(lowest(card) & RANKS)
    return place - 2 if place > 1 else 7


@inlined
def before(card: np.uint64, best: np.uint64, spade_seven: np.uint64) -> bool:
    """Whether medium takes the card before another, looked at earlier, that gains it as much."""
    rank, best_rank = _rank(card), _rank(best)
    return bool(rank > best_rank or (rank == best_rank and card == spade_seven))


@inlined
def _last(cards: np.uint64) -> np.uint64:
    """The card in the last lane that wins least."""
    return ONE << highest(cards)


@inlined
def _ends(cards: np.uint64) -> np.uint64:
    """The last card of each run of neighbours, which wins as much as the others: medium takes the last, or a permanent seven."""
    return (cards & ~(cards >> ONE)) | (cards & SEVENS)


@inlined
def lead(
    hand: np.uint64,
    unseen: np.uint64,
    trumps: np.uint64,
    spade_seven: np.uint64,
    worth: float,
    harm_next: float,
    harm_third: float,
    row: np.uint64,
) -> np.uint64:
    """The card that medium leads; `row` is that of THIN."""
    best, best_gain = ZERO, -1e9
    no_trump = THIN[row + count(unseen & trumps)]
    rest = _ends(hand)
    while rest != ZERO:
        card = rest & (~rest + ONE)
        rest ^= card
        like = unseen & _lane(card)
        above = count(like & (card - ONE))
        beaten = 1 - THIN[row + above]
        if (card & trumps) != ZERO:
            keep = KEEP_TRUMP[above]
        else:
            beaten += THIN[row + count(like)] * (1 - no_trump)
            keep = KEEP_PLAIN[above]
        stands = 1 - beaten
        gain = stands * stands * worth - (beaten * harm_next + stands * beaten * harm_third) - keep
        if gain > best_gain or (gain == best_gain and before(card, best, spade_seven)):
            best, best_gain = card, gain
    return best


@inlined
def _short(hand: np.uint64, card: np.uint64, trumps: np.uint64) -> float:
    """A discard that brings the hand nearer to a ruff."""
    if (card & trumps) != ZERO or (hand & trumps) == ZERO:
        return 0.0
    left = count(hand & _lane(card)) - ONE
    if left == ZERO:
        return 0.12
    return 0.03 if left == ONE else 0.0


@inlined
def _keep(unseen: np.uint64, card: np.uint64, trumps: np.uint64) -> float:
    above = _above(unseen, card)
    return float(KEEP_TRUMP[above] if (card & trumps) != ZERO else KEEP_PLAIN[above])


@inlined
def _beaters(legal: np.uint64, best: np.uint64, trumps: np.uint64) -> np.uint64:
    """The cards that take the trick from its best card, which is a trump or of the suit led."""
    higher = legal & _lane(best) & (best - ONE)
    return higher if (best & trumps) != ZERO else higher | (legal & trumps)


@inlined
def second(
    hand: np.uint64,
    legal: np.uint64,
    unseen: np.uint64,
    led: np.uint64,
    trumps: np.uint64,
    spade_seven: np.uint64,
    worth: float,
    harm_leader: float,
    harm_third: float,
    row: np.uint64,
) -> np.uint64:
    """The card that medium plays second in the trick; `row` is that of THIN."""
    best, best_gain = ZERO, -1e9
    suit = _lane(led)
    winning = _beaters(legal, led, trumps)
    if winning == ZERO and (legal & ~suit) == ZERO and (legal & SEVENS) == ZERO:
        return _last(legal)
    none_like = THIN[row + count(unseen & suit)]
    ruffs = none_like * (1 - THIN[row + count(unseen & trumps)])
    taken = 1 - THIN[row + _above(unseen, led)]
    if suit != trumps:
        taken += ruffs
    base = -(taken * harm_third) - (1 - taken) * harm_leader
    rest = _ends(legal)
    while rest != ZERO:
        card = rest & (~rest + ONE)
        rest ^= card
        above = _above(unseen, card)
        keep = KEEP_TRUMP[above] if (card & trumps) != ZERO else KEEP_PLAIN[above]
        if (card & winning) == ZERO:
            gain = base - keep + _short(hand, card, trumps)
        else:
            beaten = 1 - THIN[row + above]
            if (card & trumps) == ZERO:
                beaten += ruffs
            elif suit != trumps:
                beaten = none_like * beaten
            gain = (1 - beaten) * worth - beaten * harm_third - keep
        if gain > best_gain or (gain == best_gain and before(card, best, spade_seven)):
            best, best_gain = card, gain
    return best


@inlined
def third(
    hand: np.uint64,
    legal: np.uint64,
    unseen: np.uint64,
    winner: np.uint64,
    trumps: np.uint64,
    spade_seven: np.uint64,
    worth: float,
    harm_winner: float,
) -> np.uint64:
    """The card that medium plays third, when `winner` wins the trick so far."""
    best, best_gain = ZERO, -1e9
    winning = _beaters(legal, winner, trumps)
    if (legal & ~_lane(legal)) == ZERO and (legal & SEVENS) == ZERO and winning in (ZERO, legal):
        return _last(legal)  # cards of one suit that all win or all lose
    rest = _ends(legal)
    while rest != ZERO:
        card = rest & (~rest + ONE)
        rest ^= card
        above = _above(unseen, card)
        keep = KEEP_TRUMP[above] if (card & trumps) != ZERO else KEEP_PLAIN[above]
        gain = worth - keep if (card & winning) != ZERO else -harm_winner - keep + _short(hand, card, trumps)
        if gain > best_gain or (gain == best_gain and before(card, best, spade_seven)):
            best, best_gain = card, gain
    return best
