"""Playing deals out by medium's rule, with a little chance in it: the compiled inner loop of the bots that look ahead."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from satasat.bots.rollout import (
    GAIN,
    HARM,
    LANE,
    LANES,
    lead,
    pack_of,
    second,
    spade_seven_of,
    thin_row,
    third,
    to_lanes,
)
from satasat.solver.bits import ONE, ZERO, compiled, count, inlined, lowest

GOLDEN: Final = np.uint64(0x9E3779B97F4A7C15)
MIX_A: Final = np.uint64(0xBF58476D1CE4E5B9)
MIX_B: Final = np.uint64(0x94D049BB133111EB)
S27: Final = np.uint64(27)
S30: Final = np.uint64(30)
S31: Final = np.uint64(31)
S32: Final = np.uint64(32)
NOISE: Final = np.uint64(255)


@inlined
def mixed(state: np.uint64) -> np.uint64:
    """64 random bits of the state (splitmix64, Steele, Lea and Flood 2014); the next state is `state + GOLDEN`."""
    z = (state ^ (state >> S30)) * MIX_A
    z = (z ^ (z >> S27)) * MIX_B
    return z ^ (z >> S31)


@inlined
def pick(cards: np.uint64, random: np.uint64) -> np.uint64:
    """One of the cards, by the upper half of 64 random bits."""
    skip = ((random >> S32) * count(cards)) >> S32
    while skip != ZERO:
        cards &= cards - ONE
        skip -= ONE
    return cards & (~cards + ONE)


@inlined
def follow(hand: np.uint64, led: np.uint64) -> np.uint64:
    """The cards of the hand that may follow the card led (R-PLAY-3, 4)."""
    same = hand & (LANE << (lowest(led) & LANES))
    return same if same != ZERO else hand


@inlined
def best_of(first: np.uint64, other: np.uint64, led: np.uint64, trumps: np.uint64) -> np.uint64:
    """Of two cards of a trick the one that wins, where `first` is a trump or of the suit led (R-PLAY-5)."""
    both = first | other
    high = both & trumps
    if high == ZERO:
        high = both & (LANE << (lowest(led) & LANES))
    return high & (~high + ONE)


@inlined
def worth_of(need: int) -> float:
    return 1 + (GAIN if need > 0 else 0.0)


@inlined
def harm_of(need: int) -> float:
    return HARM if need <= 0 else 0.0


@compiled("UniTuple(uint64,2)(uint64,uint64,uint64,uint64,int64,int64,int64,uint64,uint64,uint64,uint64)")
def choose(
    mine: np.uint64,
    led: np.uint64,
    follower: np.uint64,
    pack: np.uint64,
    need_mine: int,
    need_next: int,
    need_after: int,
    trumps: np.uint64,
    spade_seven: np.uint64,
    noise: np.uint64,
    random: np.uint64,
) -> tuple[np.uint64, np.uint64]:
    """The card that is played, and the next state of chance.

    `led` and `follower` are the cards in the trick, 0 where there is none. The needs (tricks to the quota) are those of the
    seat to play, of the seat after it, and of the seat after that.
    """
    legal = mine if led == ZERO else follow(mine, led)
    if (legal & (legal - ONE)) == ZERO:
        return legal, random
    random += GOLDEN
    bits = mixed(random)
    if (bits & NOISE) < noise:
        return pick(legal, bits), random
    unseen = pack & ~(mine | led | follower)
    worth, harm_next, harm_after = worth_of(need_mine), harm_of(need_next), harm_of(need_after)
    n = count(mine)
    if led == ZERO:
        card = lead(mine, unseen, trumps, spade_seven, worth, harm_next, harm_after, thin_row(n, ZERO))
    elif follower == ZERO:
        row = thin_row(n, ONE)
        card = second(mine, legal, unseen, led, trumps, spade_seven, worth, harm_after, harm_next, row)
    else:
        winner = best_of(led, follower, led, trumps)
        harm = harm_next if winner == led else harm_after
        card = third(mine, legal, unseen, winner, trumps, spade_seven, worth, harm)
    return card, random


@inlined
def put(
    card: np.uint64,
    in_trick: int,
    a: np.uint64,
    b: np.uint64,
    c: np.uint64,
    led: np.uint64,
    follower: np.uint64,
) -> tuple[np.uint64, np.uint64, np.uint64, np.uint64, np.uint64, np.uint64]:
    """The hands and the trick once a card, of the hand `in_trick` seats after the leader's, is played."""
    if in_trick == 0:
        return a ^ card, b, c, card, ZERO, ZERO
    if in_trick == 1:
        return a, b ^ card, c, led, card, ZERO
    return a, b, c ^ card, led, follower, card


@inlined
def ended(need_a: int, need_b: int, need_c: int, leader: int) -> int:
    """The needs by seat in one number, each 16 more than it is: seat 0's times 1,024, seat 1's times 32, seat 2's.

    Given are those of the leader and of the two seats after it.
    """
    n0 = need_a if leader == 0 else need_c if leader == 1 else need_b
    n1 = need_b if leader == 0 else need_a if leader == 1 else need_c
    n2 = need_c if leader == 0 else need_b if leader == 1 else need_a
    return ((n0 + 16) * 32 + n1 + 16) * 32 + n2 + 16


@compiled(
    "Tuple((int64,uint64))(uint64,uint64,uint64,uint64,uint64,uint64,int64,int64,int64,int64,uint64,uint64,uint64,uint64,uint64)"
)
def play_out(
    a: np.uint64,
    b: np.uint64,
    c: np.uint64,
    led: np.uint64,
    follower: np.uint64,
    last: np.uint64,
    need_a: int,
    need_b: int,
    need_c: int,
    leader: int,
    pack: np.uint64,
    trumps: np.uint64,
    spade_seven: np.uint64,
    noise: np.uint64,
    random: np.uint64,
) -> tuple[int, np.uint64]:
    """Plays on to the end of the deal: the needs that are left, as `ended`, and the next state of chance.

    `a` leads the trick, from seat `leader`, `b` is the seat after it, `c` the third. `led`, `follower`, `last` are what they
    play to the first trick where that is decided (and no longer in the hands), else 0. Of 256 plays, `noise` are by chance.
    """
    while True:
        if led == ZERO:
            if a == ZERO:
                break
            led, random = choose(
                a, ZERO, ZERO, pack, need_a, need_b, need_c, trumps, spade_seven, noise, random
            )
            a ^= led
        if follower == ZERO:
            follower, random = choose(
                b, led, ZERO, pack, need_b, need_c, need_a, trumps, spade_seven, noise, random
            )
            b ^= follower
        if last == ZERO:
            last, random = choose(
                c, led, follower, pack, need_c, need_a, need_b, trumps, spade_seven, noise, random
            )
            c ^= last
        winner = best_of(best_of(led, follower, led, trumps), last, led, trumps)
        if winner == led:
            need_a -= 1
        elif winner == follower:
            a, b, c = b, c, a
            need_a, need_b, need_c = need_b - 1, need_c, need_a
            leader = (leader + 1) % 3
        else:
            a, b, c = c, a, b
            need_a, need_b, need_c = need_c - 1, need_a, need_b
            leader = (leader + 2) % 3
        led = follower = last = ZERO
    return ended(need_a, need_b, need_c, leader), random


@compiled(
    "void(uint64[:,::1],uint64[::1],int64,int64,int64[::1],int64,int64,uint64[::1],uint64,uint64,int64[:,::1])"
)
def judge_plays(
    worlds: np.ndarray[Any, Any],
    options: np.ndarray[Any, Any],
    leader: int,
    in_trick: int,
    needs: np.ndarray[Any, Any],
    trump: int,
    sevens: int,
    trick: np.ndarray[Any, Any],
    noise: np.uint64,
    random: np.uint64,
    ends: np.ndarray[Any, Any],
) -> None:
    """Plays every world out once for each card that might be played, with the same chance for each.

    worlds: (worlds, 4), sets of cards by seat (and undealt). options, trick (2): sets of one card, or none. needs: by seat.
    The seat to play is `in_trick` seats after the leader. Into `ends`, (options, worlds), go the needs left, as `ended`.
    """
    led, follower = to_lanes(trick[0], trump, sevens), to_lanes(trick[1], trump, sevens)
    trumps = LANE << (np.uint64(trump) * np.uint64(16))
    pack, spade_seven = pack_of(trump, sevens), spade_seven_of(trump, sevens)
    s0, s1, s2 = leader, (leader + 1) % 3, (leader + 2) % 3
    for world in range(worlds.shape[0]):
        random += GOLDEN
        stream = mixed(random)
        a = to_lanes(worlds[world, s0], trump, sevens)
        b = to_lanes(worlds[world, s1], trump, sevens)
        c = to_lanes(worlds[world, s2], trump, sevens)
        for option in range(options.shape[0]):
            card = to_lanes(options[option], trump, sevens)
            x, y, z, first, then, last = put(card, in_trick, a, b, c, led, follower)
            ends[option, world], _ = play_out(
                x, y, z, first, then, last, needs[s0], needs[s1], needs[s2], leader,
                pack, trumps, spade_seven, noise, stream,
            )  # fmt: skip
