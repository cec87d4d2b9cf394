"""The kernel of guaranteed: does one seat take so many tricks, whatever the other two do together? Alpha-beta, zero windows."""

from __future__ import annotations

from typing import Final

import numpy as np

from satasat.solver.bits import ONE, ZERO, compiled, count, highest, inlined, load, lowest, store
from satasat.solver.planes import (
    PLAIN,
    TRUMPS,
    below,
    close,
    key,
    lane,
    last_trick,
    moved,
    sort_suits,
    tops,
    turn,
)

HASH: Final = np.uint64(0x9E3779B97F4A7C15)
ENTRY: Final = np.uint64(16)
"""Bytes of an entry: the key; by hero 14 bits, tricks forced, tricks that are not to be had, the lead that decided."""
_6: Final = np.uint64(6)
_8: Final = np.uint64(8)
_24: Final = np.uint64(24)
_32: Final = np.uint64(32)
_40: Final = np.uint64(40)
_48: Final = np.uint64(48)
_56: Final = np.uint64(56)
_FIELD: Final = np.uint64(14)
_4: Final = np.uint64(4)
_NIBBLE: Final = np.uint64(15)
_PLACE: Final = np.uint64(63)
_ALL: Final = np.uint64(0x3FFF)


@inlined
def sure(own, foe):  # type: ignore[no-untyped-def]
    """Tricks that the trumps in `own` take whatever happens when only those in `foe` can beat them."""
    waiting = np.int64(0)
    taken = np.int64(0)
    rest = own | foe
    while rest != ZERO:
        card = rest & (ZERO - rest)
        rest ^= card
        if card & foe != ZERO:
            waiting += 1
        elif waiting > 0:
            waiting -= 1
        else:
            taken += 1
    return taken


@inlined
def master(hand, out, its_lane):  # type: ignore[no-untyped-def]
    """How many of the highest cards of the lane, one after another, the hand holds."""
    missing = (out & its_lane) & ~hand
    mine = hand & its_lane
    if missing != ZERO:
        mine &= (missing & (ZERO - missing)) - ONE
    return np.int64(count(mine))


@inlined
def quick(hand, out, other, follows, another, also):  # type: ignore[no-untyped-def]
    """Tricks that the hand, to lead, can cash at once: a foe who holds trumps must follow.

    `follows` and `also` say whether `other` and `another` hold trumps that matter.
    """
    taken = master(hand, out, TRUMPS)
    suit = PLAIN
    for _ in range(3):
        mine = master(hand, out, suit)
        if mine > 0:
            if follows:
                mine = min(mine, np.int64(count(other & suit)))
            if also:
                mine = min(mine, np.int64(count(another & suit)))
            taken += mine
        suit <<= _8
    return taken


@compiled("int64(uint64,uint64,int64,int64,int64,uint64,uint64,uint64,uint64)")
def forces(lo, hi, left, hero, need, c0, c1, table, shift):  # type: ignore[no-untyped-def]
    """1 if the hero (0 the leader, 1 the next, 2 the third) can take `need` of the `left` tricks, else 0.

    c0 and c1 are the cards in the trick, still in the planes, 0 where none is played. The table has 64 bytes a bucket.
    """
    if need <= 0:
        return np.int64(1)
    if need > left:
        return np.int64(0)
    if left == 1:
        return np.int64(1) if last_trick(lo, hi, lo & ~hi) == hero else np.int64(0)
    bucket = ZERO
    word = ZERO
    field = _FIELD * np.uint64(hero)
    hint = ZERO
    if c0 == ZERO:
        h0 = lo & ~hi
        h1 = hi & ~lo
        h2 = lo & hi
        out = lo | hi
        t0 = h0 & TRUMPS
        t1 = h1 & TRUMPS
        t2 = h2 & TRUMPS
        if hero == 0:
            if sure(t0, t1 | t2) >= need:
                return np.int64(1)
            if left - max(sure(t1, t0), sure(t2, t0)) < need:
                return np.int64(0)
            if quick(h0, out, h1, t1 != ZERO, h2, t2 != ZERO) >= need:
                return np.int64(1)
        else:
            mine = h1 if hero == 1 else h2
            mine_t = mine & TRUMPS
            friend_t = t2 if hero == 1 else t1
            if sure(mine_t, t0 | friend_t) >= need:
                return np.int64(1)
            if left - max(sure(t0, mine_t), sure(friend_t, mine_t)) < need:
                return np.int64(0)
            if left - quick(h0, out, mine, mine_t != ZERO, mine, False) < need:
                return np.int64(0)
        lo, hi = sort_suits(lo, hi)
        word = key(lo, hi)
        mixed = word * HASH
        bucket = table + (((mixed ^ (mixed >> _32)) * HASH >> shift) << _6)
        at = bucket
        while at < bucket + _48 and load(at) != word:
            at += ENTRY
        if load(at) == word:
            known = load(at + _8) >> field
            if np.int64(known & _NIBBLE) >= need:
                return np.int64(1)
            if left - np.int64((known >> _4) & _NIBBLE) < need:
                return np.int64(0)
            hint = (known >> _8) & _PLACE
    h0 = lo & ~hi
    h1 = hi & ~lo
    h2 = lo & hi
    out = lo | hi
    m0 = tops(h0)
    if c0 != ZERO:
        m0 = c0
    # leads in the order of promise: what decided last time, safe winners, then by class
    first = ZERO
    later = ZERO
    if hint != ZERO:
        first = (ONE << (hint - ONE)) & m0
    hinted = first
    if c0 == ZERO:
        suit = PLAIN
        for i in range(4):
            if i == 3:
                suit = TRUMPS
            here = out & suit
            best = here & (ZERO - here)
            if best & h0 != ZERO:
                safe1 = (h1 & suit != ZERO) or (h1 & TRUMPS == ZERO) or (hero == 2)
                safe2 = (h2 & suit != ZERO) or (h2 & TRUMPS == ZERO) or (hero == 1)
                if safe1 and safe2:
                    first |= best
                else:
                    later |= best
            elif hero != 0:
                mine = h1 if hero == 1 else h2
                if best & mine == ZERO:
                    first |= m0 & suit
            suit <<= _8
        first &= m0 & ~hinted
        later &= m0 & ~hinted & ~first
    else:
        hinted = ZERO
    m0 &= ~(hinted | first | later)
    result = np.int64(0) if hero == 0 else np.int64(1)
    decided = ZERO
    while hinted | first | m0 | later != ZERO:
        if hinted != ZERO:
            x0 = hinted
            hinted = ZERO
        elif first != ZERO:
            x0 = first & (ZERO - first)
            first ^= x0
        elif m0 != ZERO:
            x0 = ONE << highest(m0)
            m0 ^= x0
        else:
            x0 = later & (ZERO - later)
            later ^= x0
        led = lane(x0)
        legal1 = h1 & led
        legal2 = h2 & led
        if led == TRUMPS:
            win1 = legal1 & (x0 - ONE)
        elif legal1 != ZERO:
            win1 = legal1 & (x0 - ONE)
        else:
            win1 = h1 & TRUMPS
        if legal1 == ZERO:
            legal1 = h1
        follows2 = legal2 != ZERO
        if not follows2:
            legal2 = h2
        m1 = tops(legal1)
        tops2 = tops(legal2)
        win1 &= m1
        lose1 = m1 & ~win1
        if c1 != ZERO:
            win1 = c1
            lose1 = ZERO
        down0 = below(x0, led)
        lo0 = close(lo, down0)
        hi0 = close(hi, down0)
        result1 = np.int64(0) if hero == 1 else np.int64(1)
        partners = hero == 2
        while win1 | lose1 != ZERO:
            if (win1 != ZERO and not partners) or lose1 == ZERO:
                x1 = (ONE << highest(win1)) if partners else win1 & (ZERO - win1)
                win1 ^= x1
            else:
                x1 = ONE << highest(lose1)
                lose1 ^= x1
            lane1 = lane(x1)
            y1 = moved(x1, down0)
            down1 = below(y1, lane1)
            lo1 = close(lo0, down1)
            hi1 = close(hi0, down1)
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
            win2 = tops2 & beats
            lose2 = tops2 & ~beats
            result2 = np.int64(0) if hero == 2 else np.int64(1)
            # the third player's side has the trick already
            content = hero != 2 and hero != ahead
            while win2 | lose2 != ZERO:
                if (win2 != ZERO and not content) or lose2 == ZERO:
                    x2 = ONE << highest(win2)
                    win2 ^= x2
                    winner = np.int64(2)
                else:
                    x2 = ONE << highest(lose2)
                    lose2 ^= x2
                    winner = ahead
                down2 = below(moved(moved(x2, down0), down1), lane(x2))
                lo2, hi2 = turn(close(lo1, down2), close(hi1, down2), winner)
                next_need = need
                next_hero = hero - winner
                if next_hero == 0:
                    next_need -= 1
                elif next_hero < 0:
                    next_hero += 3
                got = forces(lo2, hi2, left - 1, next_hero, next_need, ZERO, ZERO, table, shift)
                if got != result2:
                    result2 = got
                    break
            if result2 != result1:
                result1 = result2
                break
        if result1 != result:
            result = result1
            decided = x0
            break
    if c0 == ZERO:
        at = bucket
        while at < bucket + _48 and load(at) != word:
            at += ENTRY
        if load(at) == word:
            data = load(at + _8)
        else:
            store(bucket + _48, load(bucket + _32))
            store(bucket + _56, load(bucket + _40))
            store(bucket + _32, load(bucket + ENTRY))
            store(bucket + _40, load(bucket + _24))
            store(bucket + ENTRY, load(bucket))
            store(bucket + _24, load(bucket + _8))
            at = bucket
            data = ZERO
            store(at, word)
        known = (data >> field) & _ALL
        forced = known & _NIBBLE
        lost = (known >> _4) & _NIBBLE
        move = known >> _8
        if result == 1:
            forced = np.uint64(need)
        else:
            lost = np.uint64(left - need + 1)
        if decided != ZERO:
            move = lowest(decided) + ONE
        known = forced | (lost << _4) | (move << _8)
        store(at + _8, (data & ~(_ALL << field)) | (known << field))
    return result


@compiled("int64(uint64,uint64,int64,int64,int64,uint64,uint64,uint64,uint64)")
def guaranteed(lo, hi, left, hero, guess, c0, c1, table, shift):  # type: ignore[no-untyped-def]
    """The tricks that the hero forces, as `forces`; `guess` is where the search begins."""
    least = np.int64(0)
    most = left
    need = max(np.int64(1), min(left, guess))
    while least < most:
        if forces(lo, hi, left, hero, need, c0, c1, table, shift) == 1:
            least = need
            need += 1
        else:
            most = need - 1
            need -= 1
    return least
