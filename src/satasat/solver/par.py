"""The kernel of par: max^n by full enumeration, each of a player's best cards equally likely.

Values are the leader's and the next player's tricks; the third has the rest of the tricks left.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from satasat.solver import SAME
from satasat.solver.bits import (
    ONE,
    ZERO,
    compiled,
    load,
    load_real,
    prefetch,
    store,
    store_real,
)
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
    run,
    so_far,
    sort_suits,
    tops,
    turn,
)

SCRATCH: Final = 1 << 13
"""Bytes before the table, for each trick left, in which the ways to go on are noted: at most a hundred of five words."""
_SCRATCH: Final = np.uint64(SCRATCH)
_8: Final = np.uint64(8)
_16: Final = np.uint64(16)
_24: Final = np.uint64(24)
_32: Final = np.uint64(32)
_40: Final = np.uint64(40)
_WINNER: Final = np.uint64(3)
_RUN: Final = np.uint64(2)
_RUN_BITS: Final = np.uint64(15)
_LAST: Final = np.uint64(64)


@compiled("UniTuple(float64,2)(uint64,uint64,int64,uint64,uint64,uint64,uint64,uint64,uint64)")
def expand(  # noqa: PLR0912 PLR0915 (compiled as one piece)
    lo: Bits, hi: Bits, left: int, c0: Bits, c1: Bits, word: Bits, bucket: Bits, table: Bits, shift: Bits
) -> Any:
    """Expected tricks of the leader and the next player, of `left` tricks, two or more.

    c0 and c1 are the cards in the trick, still in the planes, 0 where none is played. Where c0 is 0 the planes are sorted,
    `word` is their key, in no entry of `bucket` yet, and the result is stored there.
    """
    others = float(left - 1)
    scratch = table - np.uint64(left) * _SCRATCH
    hand0 = lo & ~hi
    tops0 = tops(hand0, FIRST_PLACES)
    m0 = tops0 if c0 == ZERO else c0
    best0 = -1.0
    a0 = b0 = sum_a0 = sum_b0 = cards0 = 0.0
    alone0 = True
    while m0 != ZERO:
        x0 = m0 & (ZERO - m0)
        m0 ^= x0
        led = lane(x0)
        down0 = below(x0, led)
        lo0 = close(lo, down0)
        hi0 = close(hi, down0)
        hand1 = hi0 & ~lo0
        legal1 = follow(hand1, led)
        tops1 = tops(legal1, FIRST_PLACES | x0)
        ways1 = tops1 if c1 == ZERO else moved(c1, down0)
        # First all ways to go on are noted, then their values fetched: the processor looks far ahead in the first loop, and
        # the second, which it cannot foresee, finds its table entries at hand.
        at = scratch
        m1 = ways1
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
            tops2 = tops(legal2, FIRST_PLACES | top)
            m2 = tops2
            while m2 != ZERO:
                x2 = m2 & (ZERO - m2)
                m2 ^= x2
                winner = ahead if x2 & beats == ZERO else 2
                down2 = below(x2, lane(x2))
                lo2, hi2 = turn(close(lo1, down2), close(hi1, down2), winner)
                lo2, hi2 = sort_suits(lo2, hi2)
                word2 = key(lo2, hi2)
                bucket2 = bucket_of(word2, table, shift)
                prefetch(bucket2)
                store(at, lo2)
                store(at + _8, hi2)
                store(at + _16, word2)
                store(at + _24, bucket2)
                about = np.uint64(winner) | (run(x2, legal2, tops2) << _RUN)
                store(at + _32, about | _LAST if m2 == ZERO else about)
                at += _40
        best1 = -1.0
        a1 = b1 = sum_a1 = sum_b1 = cards1 = 0.0
        alone1 = True
        at = scratch
        m1 = ways1
        while m1 != ZERO:
            x1 = m1 & (ZERO - m1)
            m1 ^= x1
            best2 = -1.0
            a2 = b2 = sum_a2 = sum_b2 = cards2 = 0.0
            alone2 = True
            more = True
            while more:
                about = load(at + _32)
                more = about & _LAST == ZERO
                if left == 2:
                    last = last_trick(load(at), load(at + _8))
                    a = 1.0 if last == 0 else 0.0
                    b = 1.0 if last == 1 else 0.0
                else:
                    word2 = load(at + _16)
                    bucket2 = load(at + _24)
                    if load(bucket2) == word2:
                        a = load_real(bucket2 + _8)
                        b = load_real(bucket2 + _16)
                    elif load(bucket2 + _24) == word2:
                        a = load_real(bucket2 + _32)
                        b = load_real(bucket2 + _40)
                    else:
                        lo2 = load(at)
                        hi2 = load(at + _8)
                        a, b = expand(lo2, hi2, left - 1, ZERO, ZERO, word2, bucket2, table, shift)
                at += _40
                rest = others - a - b
                won = a + 1.0
                who = about & _WINNER
                mine = rest if who == ZERO else b if who == ONE else won
                leaders = won if who == ZERO else rest if who == ONE else b
                b = b if who == ZERO else won if who == ONE else rest
                if mine > best2 + SAME:
                    best2 = mine
                    alone2 = True
                    a2 = leaders
                    b2 = b
                    cards2 = float((about >> _RUN) & _RUN_BITS)
                    sum_a2 = cards2 * leaders
                    sum_b2 = cards2 * b
                elif mine >= best2 - SAME:
                    alone2 = False
                    cards = float((about >> _RUN) & _RUN_BITS)
                    cards2 += cards
                    sum_a2 += cards * leaders
                    sum_b2 += cards * b
            if not alone2:
                a2 = sum_a2 / cards2
                b2 = sum_b2 / cards2
            if b2 > best1 + SAME:
                best1 = b2
                alone1 = True
                a1 = a2
                b1 = b2
                cards1 = float(run(x1, legal1, tops1))
                sum_a1 = cards1 * a2
                sum_b1 = cards1 * b2
            elif b2 >= best1 - SAME:
                alone1 = False
                cards = float(run(x1, legal1, tops1))
                cards1 += cards
                sum_a1 += cards * a2
                sum_b1 += cards * b2
        if not alone1:
            a1 = sum_a1 / cards1
            b1 = sum_b1 / cards1
        if a1 > best0 + SAME:
            best0 = a1
            alone0 = True
            a0 = a1
            b0 = b1
            cards0 = float(run(x0, hand0, tops0))
            sum_a0 = cards0 * a1
            sum_b0 = cards0 * b1
        elif a1 >= best0 - SAME:
            alone0 = False
            cards = float(run(x0, hand0, tops0))
            cards0 += cards
            sum_a0 += cards * a1
            sum_b0 += cards * b1
    if not alone0:
        a0 = sum_a0 / cards0
        b0 = sum_b0 / cards0
    if c0 == ZERO:
        store(bucket + _24, load(bucket))
        store_real(bucket + _32, load_real(bucket + _8))
        store_real(bucket + _40, load_real(bucket + _16))
        store(bucket, word)
        store_real(bucket + _8, a0)
        store_real(bucket + _16, b0)
    return a0, b0


@compiled("UniTuple(float64,2)(uint64,uint64,int64,uint64,uint64,uint64,uint64)")
def par(lo: Bits, hi: Bits, left: int, c0: Bits, c1: Bits, table: Bits, shift: Bits) -> Any:
    """Expected tricks of the leader and the next player, of `left` tricks, one or more.

    c0 and c1 are the cards in the trick, still in the planes, 0 where none is played.
    """
    if left == 1:
        last = last_trick(lo, hi)
        return 1.0 if last == 0 else 0.0, 1.0 if last == 1 else 0.0
    if c0 != ZERO:
        return expand(lo, hi, left, c0, c1, ZERO, ZERO, table, shift)
    lo, hi = sort_suits(lo, hi)
    word = key(lo, hi)
    bucket = bucket_of(word, table, shift)
    if load(bucket) == word:
        return load_real(bucket + _8), load_real(bucket + _16)
    if load(bucket + _24) == word:
        return load_real(bucket + _32), load_real(bucket + _40)
    return expand(lo, hi, left, ZERO, ZERO, word, bucket, table, shift)
