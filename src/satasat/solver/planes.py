"""A position as the kernels see it: two planes of owner codes, relative to the leader (docs/decisions/0011).

Each card still out is one bit place in two words `lo` and `hi`: 1 (lo) the leader's, 2 (hi) the next player's, 3 (both) the
third's, 0 gone. Four lanes: the plain suits at bits 0, 8 and 16, eight wide; trumps at bit 24, nine wide, since permanent
sevens make nine. In a lane the highest card has the lowest bit, and between tricks there are no gaps. A card is its one bit.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from satasat.solver.bits import ONE, ZERO, compiled, inlined, lowest

PLAIN: Final = np.uint64(0xFF)
"""A lane of a plain suit, at bit 0."""
TRUMPS: Final = np.uint64(0x1FF << 24)
FIRST_TRUMP: Final = np.uint64(1 << 24)
FIRST_PLACES: Final = np.uint64(1 | 1 << 8 | 1 << 16 | 1 << 24)
"""The highest card of each lane."""
_LANE_SHIFT: Final = np.uint64(24)
_LOW_WORD: Final = np.uint64(0xFFFFFFFF)
_SECOND: Final = np.uint64(0xFF00)
_THIRD: Final = np.uint64(0xFF0000)
_8: Final = np.uint64(8)
_16: Final = np.uint64(16)
_7: Final = np.uint64(7)
_32: Final = np.uint64(32)
_39: Final = np.uint64(39)


@inlined
def lane(card):  # type: ignore[no-untyped-def]
    """All places of the card's lane."""
    if card >= FIRST_TRUMP:
        return TRUMPS
    return PLAIN << (lowest(card) & _LANE_SHIFT)


@inlined
def tops(hand):  # type: ignore[no-untyped-def]
    """The highest card of each run of touching cards: between cards that touch, the choice makes no difference."""
    return hand & ~((hand << ONE) & ~FIRST_PLACES)


@inlined
def run_length(card, ends):  # type: ignore[no-untyped-def]
    """How many cards the run has whose top is `card`; `ends` are the places at which no run goes on."""
    return lowest(ends >> (lowest(card) + ONE)) + ONE


@inlined
def below(card, its_lane):  # type: ignore[no-untyped-def]
    """The card's place and those of the lower cards of its lane: what moves when the card goes."""
    return its_lane & (ZERO - card)


@inlined
def close(plane, moves):  # type: ignore[no-untyped-def]
    """The plane once a card has gone, `moves` being its `below`: the gap is closed."""
    return (plane & ~moves) | (((plane & moves) >> ONE) & moves)


@inlined
def moved(card, moves):  # type: ignore[no-untyped-def]
    """Where a card lies once another one, whose `below` is `moves`, has gone."""
    return card >> ONE if card & moves != ZERO else card


@inlined
def sort_suits(lo, hi):  # type: ignore[no-untyped-def]
    """The planes with the plain suits in a fixed order, longest last: which suit is which makes no difference."""
    either = lo | hi
    a = (lo & PLAIN) | ((hi & PLAIN) << _8) | ((either & PLAIN) << _16)
    b = ((lo >> _8) & PLAIN) | (hi & _SECOND) | ((either << _8) & _THIRD)
    c = ((lo >> _16) & PLAIN) | ((hi >> _8) & _SECOND) | (either & _THIRD)
    a, b = min(a, b), max(a, b)
    b, c = min(b, c), max(b, c)
    a, b = min(a, b), max(a, b)
    lo = (lo & TRUMPS) | (a & PLAIN) | ((b & PLAIN) << _8) | ((c & PLAIN) << _16)
    hi = (hi & TRUMPS) | ((a >> _8) & PLAIN) | (b & _SECOND) | ((c & _SECOND) << _8)
    return lo, hi


@inlined
def key(lo, hi):  # type: ignore[no-untyped-def]
    """The sorted planes in one word, exactly.

    The ninth trump's code goes to the last place of the first lane: the shortest plain suit never has eight cards.
    """
    return (lo & _LOW_WORD) | (hi << _32) | ((lo >> _32) << _7) | ((hi >> _32) << _39)


@inlined
def turn(lo, hi, winner):  # type: ignore[no-untyped-def]
    """The planes relative to the winner, who leads next: 0 who led, 1 the next player, 2 the third."""
    if winner == 0:
        return lo, hi
    if winner == 1:
        return lo ^ hi, lo
    return hi, lo ^ hi


@inlined
def last_trick(lo, hi, led):  # type: ignore[no-untyped-def]
    """Who wins when one card each is left: 0, 1 or 2."""
    out = lo | hi
    best = out & TRUMPS
    if best == ZERO:
        best = out & lane(led)
    best &= ZERO - best
    if lo & best == ZERO:
        return np.int64(1)
    if hi & best == ZERO:
        return np.int64(0)
    return np.int64(2)


@inlined
def after(lo, hi, x0, x1, x2):  # type: ignore[no-untyped-def]
    """The planes once the trick of these three cards is over, relative to its winner, and who that was."""
    led = lane(x0)
    both = x0 | x1 | x2
    top = both & TRUMPS
    if top == ZERO:
        top = both & led
    top &= ZERO - top
    winner = np.int64(0) if top == x0 else np.int64(1) if top == x1 else np.int64(2)
    down0 = below(x0, led)
    down1 = below(moved(x1, down0), lane(x1))
    down2 = below(moved(moved(x2, down0), down1), lane(x2))
    lo = close(close(close(lo, down0), down1), down2)
    hi = close(close(close(hi, down0), down1), down2)
    lo, hi = turn(lo, hi, winner)
    return lo, hi, winner


@compiled("Tuple((uint64,uint64,int64))(uint64,uint64,uint64,uint64,uint64)")
def finished(lo, hi, x0, x1, x2):  # type: ignore[no-untyped-def]
    """The same, to be called from outside."""
    return after(lo, hi, x0, x1, x2)
