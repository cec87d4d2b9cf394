"""The kernel of range: the set of all subgame-perfect outcomes, one for every way of breaking ties, by full enumeration.

An outcome is the tricks of seats 0 and 1, t0 and t1 (seat 2 has the rest), a set the bits 11 * t0 + t1 of two words.
A player keeps, of all that his cards lead to, what gives him no less than he is sure of by one of them.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from satasat.solver.bits import ONE, ZERO, compiled, load, lowest, signed, store
from satasat.solver.planes import (
    FIRST_PLACES,
    Bits,
    below,
    bucket_of,
    close,
    follow,
    key,
    lane,
    last_trick,
    moved,
    so_far,
    sort_suits,
    tops,
    turn,
)

ROW: Final = 11
"""Outcomes with the same t0: t1 from 0 to 10."""
FRAME: Final = np.uint64(61)
"""Where the second word of a set in the table says which seat leads: three bits that no outcome needs."""
_OUTCOMES: Final = np.uint64((1 << 61) - 1)
_ROW: Final = np.uint64(ROW)
_REST: Final = np.uint64(64 - ROW)
_63: Final = np.uint64(63)
_64: Final = np.uint64(64)
_8: Final = np.uint64(8)
_16: Final = np.uint64(16)
_24: Final = np.uint64(24)
_32: Final = np.uint64(32)
_40: Final = np.uint64(40)
_MASK: Final = np.uint64(16)
"""Bytes a mask."""
_SEAT: Final = np.uint64(16 * 12)
_TRICKS: Final = np.uint64(16 * 12 * 3)


def masks() -> np.ndarray[Any, Any]:
    """By tricks left (0 to 10), seat and number (0 to 11): the outcomes that give the seat fewer tricks than the number."""
    table = np.zeros((11, 3, 12, 2), np.uint64)
    for left in range(11):
        for t0 in range(left + 1):
            for t1 in range(left + 1 - t0):
                place = ROW * t0 + t1
                for seat, tricks in enumerate((t0, t1, left - t0 - t1)):
                    table[left, seat, tricks + 1 :, place // 64] |= np.uint64(1 << place % 64)
    return table


@compiled("UniTuple(uint64,2)(uint64,uint64,int64,int64)")
def turned(a: Bits, b: Bits, left: int, seats: int) -> Any:
    """The set with each seat's tricks those of the seat `seats` before."""
    if seats == 0:
        return a, b
    new_a = ZERO
    new_b = ZERO
    while a | b != ZERO:
        if a != ZERO:
            place = lowest(a)
            a &= a - ONE
        else:
            place = _64 + lowest(b)
            b &= b - ONE
        t0 = place // _ROW
        t1 = place - t0 * _ROW
        t2 = np.uint64(left) - t0 - t1
        to = _ROW * t2 + t0 if seats == 1 else _ROW * t1 + t2
        if to < _64:
            new_a |= ONE << to
        else:
            new_b |= ONE << (to - _64)
    return new_a, new_b


@compiled("UniTuple(uint64,2)(uint64,uint64,int64,int64,uint64,uint64,uint64,uint64,uint64)")
def outcomes(  # noqa: PLR0912 PLR0915 (compiled as one piece)
    lo: Bits,
    hi: Bits,
    left: int,
    leader: int,
    c0: Bits,
    c1: Bits,
    table: Bits,
    shift: Bits,
    fewer: Bits,
) -> Any:
    """The set, by seats, of which `leader` leads.

    c0 and c1 are the cards in the trick, still in the planes, 0 where none is played. The table has 64 bytes a bucket,
    `fewer` is where `masks` lie.
    """
    if left == 1:
        seat = leader + last_trick(lo, hi)
        if seat > 2:
            seat -= 3
        if seat == 0:
            return ONE << _ROW, ZERO
        if seat == 1:
            return ONE << ONE, ZERO
        return ONE, ZERO
    bucket = ZERO
    word = ZERO
    if c0 == ZERO:
        lo, hi = sort_suits(lo, hi)
        word = key(lo, hi)
        bucket = bucket_of(word, table, shift)
        at = ZERO
        if load(bucket) == word:
            at = bucket
        elif load(bucket + _24) == word:
            at = bucket + _24
        if at != ZERO:
            a = load(at + _8)
            b = load(at + _16)
            seats = leader - signed(b >> FRAME)
            b &= _OUTCOMES
            if seats == 0:
                return a, b
            return turned(a, b, left, seats + 3 if seats < 0 else seats)
    hand0 = lo & ~hi
    second = leader + 1 if leader < 2 else leader - 2
    third = leader + 2 if leader < 1 else leader - 1
    here = fewer + np.uint64(left) * _TRICKS
    fewer0 = here + np.uint64(leader) * _SEAT
    fewer1 = here + np.uint64(second) * _SEAT
    fewer2 = here + np.uint64(third) * _SEAT
    m0 = tops(hand0, FIRST_PLACES) if c0 == ZERO else c0
    all0 = more0 = ZERO
    sure0 = fewer0
    while m0 != ZERO:
        x0 = m0 & (ZERO - m0)
        m0 ^= x0
        led = lane(x0)
        down0 = below(x0, led)
        lo0 = close(lo, down0)
        hi0 = close(hi, down0)
        hand1 = hi0 & ~lo0
        legal1 = follow(hand1, led)
        m1 = tops(legal1, FIRST_PLACES | x0) if c1 == ZERO else moved(c1, down0)
        all1 = more1 = ZERO
        sure1 = fewer1
        while m1 != ZERO:
            x1 = m1 & (ZERO - m1)
            m1 ^= x1
            lane1 = lane(x1)
            down1 = below(x1, lane1)
            lo1 = close(lo0, down1)
            hi1 = close(hi0, down1)
            ahead, top, beats = so_far(x0, led, x1, lane1)
            hand2 = lo1 & hi1
            legal2 = follow(hand2, led)
            m2 = tops(legal2, FIRST_PLACES | top)
            all2 = more2 = ZERO
            sure2 = fewer2
            while m2 != ZERO:
                x2 = m2 & (ZERO - m2)
                m2 ^= x2
                down2 = below(x2, lane(x2))
                winner = ahead if x2 & beats == ZERO else 2
                lo2, hi2 = turn(close(lo1, down2), close(hi1, down2), winner)
                seat = leader + winner
                if seat > 2:
                    seat -= 3
                a, b = outcomes(lo2, hi2, left - 1, seat, ZERO, ZERO, table, shift, fewer)
                if seat == 0:
                    b = (b << _ROW) | (a >> _REST)
                    a <<= _ROW
                elif seat == 1:
                    b = (b << ONE) | (a >> _63)
                    a <<= ONE
                all2 |= a
                more2 |= b
                # the most that every outcome of one of the cards gives
                while (a & load(sure2 + _MASK)) | (b & load(sure2 + _24)) == ZERO:
                    sure2 += _MASK
            all2 &= ~load(sure2)
            more2 &= ~load(sure2 + _8)
            all1 |= all2
            more1 |= more2
            while (all2 & load(sure1 + _MASK)) | (more2 & load(sure1 + _24)) == ZERO:
                sure1 += _MASK
        all1 &= ~load(sure1)
        more1 &= ~load(sure1 + _8)
        all0 |= all1
        more0 |= more1
        while (all1 & load(sure0 + _MASK)) | (more1 & load(sure0 + _24)) == ZERO:
            sure0 += _MASK
    all0 &= ~load(sure0)
    more0 &= ~load(sure0 + _8)
    if c0 == ZERO:
        store(bucket + _24, load(bucket))
        store(bucket + _32, load(bucket + _8))
        store(bucket + _40, load(bucket + _16))
        store(bucket, word)
        store(bucket + _8, all0)
        store(bucket + _16, more0 | (np.uint64(leader) << FRAME))
    return all0, more0
