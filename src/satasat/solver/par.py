"""The kernel of par: max^n by full enumeration, each of a player's best cards equally likely.

Values are the leader's and the next player's tricks; the third's are the rest of the tricks left.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from satasat.solver.bits import ONE, ZERO, compiled, inlined, load, load_real, store, store_real
from satasat.solver.planes import (
    FIRST_PLACES,
    TRUMPS,
    below,
    close,
    key,
    lane,
    last_trick,
    moved,
    run_length,
    sort_suits,
    tops,
    turn,
)

SAME: Final = 1e-9
"""Values that differ by no more are equal: the rounding of means must not break ties."""
HASH: Final = np.uint64(0x9E3779B97F4A7C15)
_6 = np.uint64(6)
_8 = np.uint64(8)
_16 = np.uint64(16)
_24 = np.uint64(24)
_32 = np.uint64(32)
_40 = np.uint64(40)


@inlined
def bucket_of(word, table, shift):  # type: ignore[no-untyped-def]
    """Where the position of that key lies in the table, if it does."""
    mixed = word * HASH
    return table + (((mixed ^ (mixed >> _32)) * HASH >> shift) << _6)


@compiled("UniTuple(float64,2)(uint64,uint64,int64,uint64,uint64,uint64,uint64,uint64,uint64)")
def expand(lo, hi, left, c0, c1, word, bucket, table, shift):  # type: ignore[no-untyped-def]
    """Expected tricks of the leader and the next player, of `left` tricks, two or more; stored where c0 is 0.

    The planes are sorted and their key is `word`, to be found in no entry of `bucket`; else, where c0 and c1 are the cards in
    the trick, still in the planes, these two are of no account.
    """
    tricks = float(left)
    h0 = lo & ~hi
    h1 = hi & ~lo
    h2 = lo & hi
    m0 = tops(h0)
    ends0 = ~h0 | m0 | FIRST_PLACES
    if c0 != ZERO:
        m0 = c0
    best0 = -1.0
    a0 = b0 = sa0 = sb0 = w0 = 0.0
    one0 = True
    while m0 != ZERO:
        x0 = m0 & (ZERO - m0)
        m0 ^= x0
        led = lane(x0)
        legal1 = h1 & led
        if legal1 == ZERO:
            legal1 = h1
        m1 = tops(legal1)
        ends1 = ~legal1 | m1 | FIRST_PLACES
        if c1 != ZERO:
            m1 = c1
        legal2 = h2 & led
        if legal2 == ZERO:
            legal2 = h2
        tops2 = tops(legal2)
        ends2 = ~legal2 | tops2 | FIRST_PLACES
        down0 = below(x0, led)
        lo0 = close(lo, down0)
        hi0 = close(hi, down0)
        best1 = -1.0
        a1 = b1 = sa1 = sb1 = w1 = 0.0
        one1 = True
        while m1 != ZERO:
            x1 = m1 & (ZERO - m1)
            m1 ^= x1
            lane1 = lane(x1)
            y1 = moved(x1, down0)
            down1 = below(y1, lane1)
            lo1 = close(lo0, down1)
            hi1 = close(hi0, down1)
            # what the third card must be to win, and who wins else
            both = x0 | x1
            top = both & TRUMPS
            if top != ZERO:
                top &= ZERO - top
                beats = TRUMPS & (top - ONE)
            else:
                top = both & led
                top &= ZERO - top
                beats = (led & (top - ONE)) | TRUMPS
            ahead = np.int64(0) if top == x0 else np.int64(1)
            best2 = -1.0
            a2 = b2 = sa2 = sb2 = w2 = 0.0
            one2 = True
            m2 = tops2
            while m2 != ZERO:
                x2 = m2 & (ZERO - m2)
                m2 ^= x2
                down2 = below(moved(moved(x2, down0), down1), lane(x2))
                winner = ahead if x2 & beats == ZERO else np.int64(2)
                lo2, hi2 = turn(close(lo1, down2), close(hi1, down2), winner)
                if left == 2:
                    last = last_trick(lo2, hi2, lo2 & ~hi2)
                    a = 1.0 if last == 0 else 0.0
                    b = 1.0 if last == 1 else 0.0
                else:
                    lo2, hi2 = sort_suits(lo2, hi2)
                    word2 = key(lo2, hi2)
                    bucket2 = bucket_of(word2, table, shift)
                    if load(bucket2) == word2:
                        a = load_real(bucket2 + _8)
                        b = load_real(bucket2 + _16)
                    elif load(bucket2 + _24) == word2:
                        a = load_real(bucket2 + _32)
                        b = load_real(bucket2 + _40)
                    else:
                        a, b = expand(lo2, hi2, left - 1, ZERO, ZERO, word2, bucket2, table, shift)
                if winner == 0:
                    a += 1.0
                elif winner == 1:
                    a, b = tricks - 1.0 - a - b, a + 1.0
                else:
                    a, b = b, tricks - 1.0 - a - b
                mine = tricks - a - b
                if mine > best2 + SAME:
                    best2 = mine
                    one2 = True
                    a2 = a
                    b2 = b
                    w2 = float(run_length(x2, ends2))
                    sa2 = w2 * a
                    sb2 = w2 * b
                elif mine >= best2 - SAME:
                    one2 = False
                    weight = float(run_length(x2, ends2))
                    w2 += weight
                    sa2 += weight * a
                    sb2 += weight * b
            if not one2:
                a2 = sa2 / w2
                b2 = sb2 / w2
            if b2 > best1 + SAME:
                best1 = b2
                one1 = True
                a1 = a2
                b1 = b2
                w1 = float(run_length(x1, ends1))
                sa1 = w1 * a2
                sb1 = w1 * b2
            elif b2 >= best1 - SAME:
                one1 = False
                weight = float(run_length(x1, ends1))
                w1 += weight
                sa1 += weight * a2
                sb1 += weight * b2
        if not one1:
            a1 = sa1 / w1
            b1 = sb1 / w1
        if a1 > best0 + SAME:
            best0 = a1
            one0 = True
            a0 = a1
            b0 = b1
            w0 = float(run_length(x0, ends0))
            sa0 = w0 * a1
            sb0 = w0 * b1
        elif a1 >= best0 - SAME:
            one0 = False
            weight = float(run_length(x0, ends0))
            w0 += weight
            sa0 += weight * a1
            sb0 += weight * b1
    if not one0:
        a0 = sa0 / w0
        b0 = sb0 / w0
    if c0 == ZERO:
        store(bucket + _24, load(bucket))
        store_real(bucket + _32, load_real(bucket + _8))
        store_real(bucket + _40, load_real(bucket + _16))
        store(bucket, word)
        store_real(bucket + _8, a0)
        store_real(bucket + _16, b0)
    return a0, b0


@compiled("UniTuple(float64,2)(uint64,uint64,int64,uint64,uint64,uint64,uint64)")
def par(lo, hi, left, c0, c1, table, shift):  # type: ignore[no-untyped-def]
    """Expected tricks of the leader and the next player, of `left` tricks.

    c0 and c1 are the cards in the trick, still in the planes, 0 where none is played. The table has 64 bytes a bucket.
    """
    if left == 1:
        w = last_trick(lo, hi, lo & ~hi)
        return 1.0 if w == 0 else 0.0, 1.0 if w == 1 else 0.0
    bucket = ZERO
    word = ZERO
    if c0 == ZERO:
        lo, hi = sort_suits(lo, hi)
        word = key(lo, hi)
        bucket = bucket_of(word, table, shift)
        if load(bucket) == word:
            return load_real(bucket + _8), load_real(bucket + _16)
        if load(bucket + _24) == word:
            return load_real(bucket + _32), load_real(bucket + _40)
    return expand(lo, hi, left, c0, c1, word, bucket, table, shift)
