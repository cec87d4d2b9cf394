"""A position as the kernels see it: two planes of owner codes, relative to the leader (docs/decisions/0011).

Each card still out is one place in two words `lo` and `hi`: 1 (lo) the leader's, 2 (hi) the next player's, 3 (both) the
third's, 0 gone. Four lanes: the plain suits at bits 0, 8 and 16, eight wide; trumps at bit 24, nine wide, since permanent
sevens make nine. In a lane the highest card has the lowest bit, and there are no gaps. A card is its one bit.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from satasat.solver.bits import ONE, ZERO, compiled, inlined, lowest

Bits = np.uint64
PLAIN: Final = np.uint64(0xFF)
"""A lane of a plain suit, at bit 0."""
TRUMPS: Final = np.uint64(0x1FF << 24)
FIRST_TRUMP: Final = np.uint64(1 << 24)
FIRST_PLACES: Final = np.uint64(1 | 1 << 8 | 1 << 16 | 1 << 24)
"""The place of the highest card of each lane."""
_LANE_STARTS: Final = np.uint64(24)
_LOW_WORD: Final = np.uint64(0xFFFFFFFF)
_NINTH: Final = np.uint64(1 << 7 | 1 << 15)
_SECOND: Final = np.uint64(0xFF00)
_THIRD: Final = np.uint64(0xFF0000)
_8: Final = np.uint64(8)
_16: Final = np.uint64(16)
_32: Final = np.uint64(32)
_MIX: Final = np.uint64(0x9E3779B97F4A7C15)
_BUCKET: Final = np.uint64(6)


@inlined
def lane(card: Bits) -> Bits:
    """All places of the card's lane."""
    if card >= FIRST_TRUMP:
        return TRUMPS
    return PLAIN << (lowest(card) & _LANE_STARTS)


@inlined
def tops(hand: Bits, borders: Bits) -> Bits:
    """The highest card of each run of touching cards: between cards that touch, the choice makes no difference.

    No run goes on from the place before to a border: the first places, and where a card of the trick was taken out that the
    cards above it beat and those below do not.
    """
    return hand & ~((hand << ONE) & ~borders)


@inlined
def run(card: Bits, hand: Bits, its_tops: Bits) -> Bits:
    """How many cards the run has whose top is `card`."""
    return lowest((~hand | its_tops) >> (lowest(card) + ONE)) + ONE


@inlined
def below(card: Bits, its_lane: Bits) -> Bits:
    """The card's place and the places below it in its lane: what moves when the card goes."""
    return its_lane & (ZERO - card)


@inlined
def close(plane: Bits, moves: Bits) -> Bits:
    """The plane once a card has gone, `moves` being its `below`: the gap is closed."""
    return (plane & ~moves) | (((plane & moves) >> ONE) & moves)


@inlined
def moved(card: Bits, moves: Bits) -> Bits:
    """Where a card lies once another, whose `below` is `moves`, has gone."""
    return card >> ONE if card & moves != ZERO else card


@inlined
def follow(hand: Bits, led: Bits) -> Bits:
    """The cards of the hand that may be played when the lane `led` was led (R-PLAY-3, 4)."""
    same = hand & led
    return same if same != ZERO else hand


@inlined
def so_far(x0: Bits, led: Bits, x1: Bits, lane1: Bits) -> tuple[int, Bits, Bits]:
    """Of the first two cards of a trick and their lanes: which place wins, 0 or 1, its card, and all places that beat it.

    The gap of x0 is closed, so that x1 may have its place: then it lay below.
    """
    over = x1 < x0 if lane1 == led else lane1 == TRUMPS
    top = x1 if over else x0
    beats = (lane1 if over else led) & (top - ONE)
    if top < FIRST_TRUMP:
        beats |= TRUMPS
    return 1 if over else 0, top, beats


@inlined
def sort_suits(lo: Bits, hi: Bits) -> tuple[Bits, Bits]:
    """The planes with the plain suits in a fixed order: which suit is which makes no difference."""
    a = (lo & PLAIN) | ((hi & PLAIN) << _8)
    b = ((lo >> _8) & PLAIN) | (hi & _SECOND)
    c = ((lo >> _16) & PLAIN) | ((hi >> _8) & _SECOND)
    a, b = min(a, b), max(a, b)
    b, c = min(b, c), max(b, c)
    a, b = min(a, b), max(a, b)
    lo = (lo & TRUMPS) | (a & PLAIN) | ((b & PLAIN) << _8) | ((c & PLAIN) << _16)
    hi = (hi & TRUMPS) | ((a >> _8) & PLAIN) | (b & _SECOND) | ((c & _SECOND) << _8)
    return lo, hi


@inlined
def key(lo: Bits, hi: Bits) -> Bits:
    """The sorted planes in one word, exactly.

    The code of a ninth trump goes to the last places of the first two lanes. With nine trumps out no plain suit reaches
    them; and no other position has eight trumps and two plain suits of eight.
    """
    return (lo & _LOW_WORD) | (hi << _32) | ((lo >> _32) * _NINTH) | (((hi >> _32) * _NINTH) << _32)


@inlined
def bucket_of(word: Bits, table: Bits, shift: Bits) -> Bits:
    """Where in the table, of 64 bytes a bucket, the position of that key lies if it does."""
    return table + ((word * _MIX >> shift) << _BUCKET)


@inlined
def turn(lo: Bits, hi: Bits, winner: int) -> tuple[Bits, Bits]:
    """The planes relative to the winner, who leads next: 0 who led, 1 the next player, 2 the third."""
    if winner == 0:
        return lo, hi
    if winner == 1:
        return lo ^ hi, lo
    return hi, lo ^ hi


@inlined
def last_trick(lo: Bits, hi: Bits) -> int:
    """Who wins when one card each is left: 0, 1 or 2."""
    out = lo | hi
    best = out & TRUMPS
    if best == ZERO:
        best = out & lane(lo & ~hi)
    best &= ZERO - best
    if lo & best == ZERO:
        return 1
    if hi & best == ZERO:
        return 0
    return 2


@compiled("Tuple((uint64,uint64,int64))(uint64,uint64,uint64,uint64,uint64)")
def finished(lo: Bits, hi: Bits, x0: Bits, x1: Bits, x2: Bits) -> Any:
    """The planes once the trick of these three cards is over, relative to its winner, and who that was."""
    led = lane(x0)
    trick = x0 | x1 | x2
    top = trick & TRUMPS
    if top == ZERO:
        top = trick & led
    top &= ZERO - top
    winner = 0 if top == x0 else 1 if top == x1 else 2
    down0 = below(x0, led)
    down1 = below(moved(x1, down0), lane(x1))
    down2 = below(moved(moved(x2, down0), down1), lane(x2))
    lo = close(close(close(lo, down0), down1), down2)
    hi = close(close(close(hi, down0), down1), down2)
    lo, hi = turn(lo, hi, winner)
    return lo, hi, winner
