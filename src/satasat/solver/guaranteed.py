"""The kernel of guaranteed: does one seat take so many tricks, whatever the other two do together? Alpha-beta, zero windows."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from satasat.solver.bits import ONE, ZERO, compiled, count, highest, inlined, load, signed, store
from satasat.solver.planes import (
    FIRST_PLACES,
    PLAIN,
    TRUMPS,
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
    tops,
    turn,
)

ENTRY: Final = np.uint64(16)
"""Bytes of an entry, four a bucket: the key, and for each hero eight bits, tricks he forces and tricks he cannot get."""
_BITS: Final = np.uint64(8)
_HALF: Final = np.uint64(4)
_HALF_BITS: Final = np.uint64(15)
_8: Final = np.uint64(8)
_24: Final = np.uint64(24)
_32: Final = np.uint64(32)
_40: Final = np.uint64(40)
_48: Final = np.uint64(48)
_56: Final = np.uint64(56)


@inlined
def sure(own: Bits, foe: Bits) -> int:
    """Tricks that the trumps in `own` take whatever happens when only those in `foe` can beat them."""
    waiting = 0
    taken = 0
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
def masters(hand: Bits, out: Bits, its_lane: Bits) -> int:
    """How many of the highest cards of the lane, one after another, the hand holds."""
    missing = out & its_lane & ~hand
    mine = hand & its_lane
    if missing != ZERO:
        mine &= (missing & (ZERO - missing)) - ONE
    return signed(count(mine))


@inlined
def quick(hand: Bits, out: Bits, one: Bits, one_ruffs: bool, other: Bits, other_ruffs: bool) -> int:
    """Tricks that the hand, to lead, can cash at once: in a plain suit while foes who hold trumps must follow."""
    taken = masters(hand, out, TRUMPS)
    suit = PLAIN
    for _ in range(3):
        mine = masters(hand, out, suit)
        if one_ruffs:
            mine = min(mine, signed(count(one & suit)))
        if other_ruffs:
            mine = min(mine, signed(count(other & suit)))
        taken += mine
        suit <<= _8
    return taken


@inlined
def settled(lo: Bits, hi: Bits, left: int, hero: int, need: int) -> int:  # noqa: PLR0911 (one return a reason)
    """1 or 0 where sure trumps and quick tricks decide that the hero can or cannot, else -1. No card is in the trick."""
    h0 = lo & ~hi
    h1 = hi & ~lo
    h2 = lo & hi
    out = lo | hi
    t0 = h0 & TRUMPS
    t1 = h1 & TRUMPS
    t2 = h2 & TRUMPS
    if hero == 0:
        if sure(t0, t1 | t2) >= need:
            return 1
        if left - max(sure(t1, t0), sure(t2, t0)) < need:
            return 0
        if quick(h0, out, h1, t1 != ZERO, h2, t2 != ZERO) >= need:
            return 1
        return -1
    mine = h1 if hero == 1 else h2
    my_trumps = mine & TRUMPS
    partners = t2 if hero == 1 else t1
    if sure(my_trumps, t0 | partners) >= need:
        return 1
    if left - max(sure(t0, my_trumps), sure(partners, my_trumps)) < need:
        return 0
    if left - quick(h0, out, mine, my_trumps != ZERO, mine, False) < need:
        return 0
    return -1


@inlined
def promising(lo: Bits, hi: Bits, hero: int) -> Bits:
    """The leads to try first: masters that no foe can ruff; and in foes' hands the suits whose master the hero lacks."""
    h0 = lo & ~hi
    h1 = hi & ~lo
    h2 = lo & hi
    out = lo | hi
    found = ZERO
    suit = PLAIN
    for i in range(4):
        if i == 3:
            suit = TRUMPS
        here = out & suit
        best = here & (ZERO - here)
        if best & h0 != ZERO:
            safe1 = hero == 2 or h1 & suit != ZERO or h1 & TRUMPS == ZERO
            safe2 = hero == 1 or h2 & suit != ZERO or h2 & TRUMPS == ZERO
            if safe1 and safe2:
                found |= best
        elif hero != 0 and best & (h1 if hero == 1 else h2) == ZERO:
            found |= h0 & suit
        suit <<= _8
    return found


@inlined
def cheapest(cards: Bits) -> Bits:
    """One of the cards: of plain suits, if there are, and the lowest of its suit."""
    plain = cards & ~TRUMPS
    return ONE << highest(plain if plain != ZERO else cards)


@inlined
def slot(bucket: Bits, word: Bits) -> Bits:
    """The entry of that key in the bucket, or the bucket's last."""
    at = bucket
    while at < bucket + _48 and load(at) != word:
        at += ENTRY
    return at


@inlined
def note(bucket: Bits, word: Bits, hero: int, forced: int, lost: int) -> None:
    """Stores what is new of a hero: how many tricks he forces, or how many he cannot get; the other is 0."""
    at = slot(bucket, word)
    if load(at) != word:  # the oldest makes room
        store(bucket + _48, load(bucket + _32))
        store(bucket + _56, load(bucket + _40))
        store(bucket + _32, load(bucket + ENTRY))
        store(bucket + _40, load(bucket + _24))
        store(bucket + ENTRY, load(bucket))
        store(bucket + _24, load(bucket + _8))
        at = bucket
        store(at, word)
        store(at + _8, ZERO)
    field = _BITS * np.uint64(hero)
    known = load(at + _8)
    half = _HALF_BITS if lost == 0 else _HALF_BITS << _HALF
    new = np.uint64(forced) | (np.uint64(lost) << _HALF)
    store(at + _8, (known & ~(half << field)) | (new << field))


@compiled("int64(uint64,uint64,int64,int64,int64,uint64,uint64,uint64,uint64)")
def forces(  # noqa: PLR0911 PLR0912 PLR0915 (compiled as one piece)
    lo: Bits,
    hi: Bits,
    left: int,
    hero: int,
    need: int,
    c0: Bits,
    c1: Bits,
    table: Bits,
    shift: Bits,
) -> Any:
    """1 if the hero (0 the leader, 1 the next, 2 the third) can take `need` of the `left` tricks, else 0.

    c0 and c1 are the cards in the trick, still in the planes, 0 where none is played.
    """
    if need <= 0:
        return 1
    if need > left:
        return 0
    if left == 1:
        return 1 if last_trick(lo, hi) == hero else 0
    bucket = ZERO
    word = ZERO
    m0 = c0
    first = ZERO
    if c0 == ZERO:
        known = settled(lo, hi, left, hero, need)
        if known >= 0:
            return known
        word = key(lo, hi)
        bucket = bucket_of(word, table, shift)
        at = slot(bucket, word)
        if load(at) == word:
            entry = load(at + _8) >> (_BITS * np.uint64(hero))
            if signed(entry & _HALF_BITS) >= need:
                return 1
            if left - signed((entry >> _HALF) & _HALF_BITS) < need:
                return 0
        m0 = tops(lo & ~hi, FIRST_PLACES)
        first = promising(lo, hi, hero) & m0
        m0 ^= first
    result = 0 if hero == 0 else 1
    while first | m0 != ZERO:
        if first != ZERO:
            x0 = first & (ZERO - first)
            first ^= x0
        else:
            x0 = cheapest(m0)
            m0 ^= x0
        led = lane(x0)
        down0 = below(x0, led)
        lo0 = close(lo, down0)
        hi0 = close(hi, down0)
        hand1 = hi0 & ~lo0
        legal1 = hand1 & led
        if legal1 != ZERO:
            win1 = legal1 & (x0 - ONE)
        else:
            legal1 = hand1
            win1 = hand1 & TRUMPS
        m1 = tops(legal1, FIRST_PLACES | x0)
        win1 &= m1
        lose1 = m1 & ~win1
        if c1 != ZERO:
            win1 = moved(c1, down0)
            lose1 = ZERO
        result1 = 0 if hero == 1 else 1
        while win1 | lose1 != ZERO:
            # who has the trick on his side already, and is not to beat his partner, tries a low card first
            if lose1 == ZERO or (win1 != ZERO and hero != 2):
                x1 = ONE << highest(win1)
                win1 ^= x1
            else:
                x1 = ONE << highest(lose1)
                lose1 ^= x1
            lane1 = lane(x1)
            down1 = below(x1, lane1)
            lo1 = close(lo0, down1)
            hi1 = close(hi0, down1)
            ahead, top, beats = so_far(x0, led, x1, lane1)
            hand2 = lo1 & hi1
            legal2 = follow(hand2, led)
            m2 = tops(legal2, FIRST_PLACES | top)
            win2 = m2 & beats
            lose2 = m2 & ~beats
            result2 = 0 if hero == 2 else 1
            content = hero not in (2, ahead)
            while win2 | lose2 != ZERO:
                if lose2 == ZERO or (win2 != ZERO and not content):
                    x2 = ONE << highest(win2)
                    win2 ^= x2
                    winner = 2
                else:
                    x2 = ONE << highest(lose2)
                    lose2 ^= x2
                    winner = ahead
                next_hero = hero - winner
                if next_hero < 0:
                    next_hero += 3
                next_need = need - 1 if next_hero == 0 else need
                down2 = below(x2, lane(x2))
                lo2, hi2 = turn(close(lo1, down2), close(hi1, down2), winner)
                got = forces(lo2, hi2, left - 1, next_hero, next_need, ZERO, ZERO, table, shift)
                if got != result2:
                    result2 = got
                    break
            if result2 != result1:
                result1 = result2
                break
        if result1 != result:
            result = result1
            break
    if c0 == ZERO:
        forced = need if result == 1 else 0
        lost = 0 if result == 1 else left - need + 1
        note(bucket, word, hero, forced, lost)
    return result


@compiled("int64(uint64,uint64,int64,int64,int64,int64,int64,uint64,uint64,uint64,uint64)")
def guaranteed(
    lo: Bits,
    hi: Bits,
    left: int,
    hero: int,
    least: int,
    most: int,
    guess: int,
    c0: Bits,
    c1: Bits,
    table: Bits,
    shift: Bits,
) -> Any:
    """The tricks that the hero forces, as in `forces`: from `least` to `most`; `guess` is asked for first."""
    need = max(least + 1, min(most, guess))
    while least < most:
        if forces(lo, hi, left, hero, need, c0, c1, table, shift) == 1:
            least = need
            need += 1
        else:
            most = need - 1
            need -= 1
    return least
