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
from satasat.solver.bits import ONE, ZERO, compiled, count, inlined, lowest, signed

GOLDEN: Final = np.uint64(0x9E3779B97F4A7C15)
MIX_A: Final = np.uint64(0xBF58476D1CE4E5B9)
MIX_B: Final = np.uint64(0x94D049BB133111EB)
S27: Final = np.uint64(27)
S30: Final = np.uint64(30)
S31: Final = np.uint64(31)
S32: Final = np.uint64(32)
NOISE: Final = np.uint64(255)
BYTE: Final = np.uint64(8)


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


@compiled(
    "UniTuple(uint64,2)(uint64,uint64,uint64,uint64,uint64,int64,int64,int64,uint64,uint64,uint64,uint64,uint64)"
)
def choose(
    mine: np.uint64,
    others: np.uint64,
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
    memory: np.uint64,
) -> tuple[np.uint64, np.uint64]:
    """The card that is played, and the next state of chance.

    `led` and `follower` are the cards in the trick, 0 where there is none. The needs (tricks to the quota) are those of the
    seat to play, of the seat after it, and of the seat after that. `others` is what the other two hold.
    """
    legal = mine if led == ZERO else follow(mine, led)
    if (legal & (legal - ONE)) == ZERO:
        return legal, random
    random += GOLDEN
    bits = mixed(random)
    if (bits & NOISE) < noise:
        return pick(legal, bits), random
    unseen = others if memory == ONE else pack & ~(mine | led | follower)
    worth = worth_of(need_mine)
    n = count(mine)
    if led == ZERO:
        card = lead(
            mine,
            unseen,
            trumps,
            spade_seven,
            worth,
            harm_of(need_next),
            harm_of(need_after),
            thin_row(memory, n, ZERO),
        )
    elif follower == ZERO:
        card = second(
            mine,
            legal,
            unseen,
            led,
            trumps,
            spade_seven,
            worth,
            harm_of(need_after),
            harm_of(need_next),
            thin_row(memory, n, ONE),
        )
    else:
        winner = best_of(led, follower, led, trumps)
        harm = harm_of(need_next) if winner == led else harm_of(need_after)
        card = third(mine, legal, unseen, winner, trumps, spade_seven, worth, harm)
    return card, random


@compiled(
    "UniTuple(uint64,2)(uint64,uint64,uint64,uint64,uint64,uint64,int64,int64,int64,uint64,uint64,uint64,uint64,uint64,uint64)"
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
    pack: np.uint64,
    trumps: np.uint64,
    spade_seven: np.uint64,
    noise: np.uint64,
    random: np.uint64,
    memory: np.uint64,
) -> tuple[np.uint64, np.uint64]:
    """Plays on to the end of the deal: the needs that are left, 16 more than they are, in bytes, a's lowest; and chance.

    `a` leads the trick, `b` is the seat after it, `c` the third. `led`, `follower`, `last` are what they play to the first
    trick where that is decided (and no longer in the hands), else 0. Of 256 plays, `noise` are by chance.
    """
    turn = 0
    while True:
        if led == ZERO:
            if a == ZERO:
                break
            led, random = choose(
                a, b | c, ZERO, ZERO, pack, need_a, need_b, need_c, trumps, spade_seven, noise, random, memory
            )
            a ^= led
        if follower == ZERO:
            follower, random = choose(
                b, a | c, led, ZERO, pack, need_b, need_c, need_a, trumps, spade_seven, noise, random, memory
            )
            b ^= follower
        if last == ZERO:
            last, random = choose(
                c,
                a | b,
                led,
                follower,
                pack,
                need_c,
                need_a,
                need_b,
                trumps,
                spade_seven,
                noise,
                random,
                memory,
            )
            c ^= last
        winner = best_of(best_of(led, follower, led, trumps), last, led, trumps)
        if winner == led:
            need_a -= 1
        elif winner == follower:
            a, b, c = b, c, a
            need_a, need_b, need_c = need_b - 1, need_c, need_a
            turn += 1
        else:
            a, b, c = c, a, b
            need_a, need_b, need_c = need_c - 1, need_a, need_b
            turn += 2
        led = follower = last = ZERO
    turn %= 3
    if turn == 1:
        need_a, need_b, need_c = need_c, need_a, need_b
    elif turn == 2:
        need_a, need_b, need_c = need_b, need_c, need_a
    left = (
        np.uint64(need_a + 16) | (np.uint64(need_b + 16) << BYTE) | (np.uint64(need_c + 16) << (BYTE + BYTE))
    )
    return left, random


@inlined
def need_of(left: np.uint64, place: int) -> int:
    """One of the needs of `play_out`: 0 is the leader's, 1 that of the seat after it."""
    return signed((left >> (BYTE * np.uint64(place))) & NOISE) - 16


@inlined
def ended(left: np.uint64, leader: int) -> int:
    """The needs by seat, 16 more than they are: seat 0's times 1,024, seat 1's times 32, seat 2's."""
    n0 = need_of(left, (3 - leader) % 3) + 16
    n1 = need_of(left, (4 - leader) % 3) + 16
    n2 = need_of(left, (5 - leader) % 3) + 16
    return (n0 * 32 + n1) * 32 + n2


@compiled(
    "void(uint64[:,::1],uint64[::1],int64,int64,int64[::1],int64,int64,uint64[::1],uint64,uint64,uint64,int64[:,::1])"
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
    memory: np.uint64,
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
        a, b, c = (
            to_lanes(worlds[world, s0], trump, sevens),
            to_lanes(worlds[world, s1], trump, sevens),
            to_lanes(worlds[world, s2], trump, sevens),
        )
        for option in range(options.shape[0]):
            card = to_lanes(options[option], trump, sevens)
            if in_trick == 0:
                left, _ = play_out(
                    a ^ card, b, c, card, ZERO, ZERO,
                    needs[s0], needs[s1], needs[s2], pack, trumps, spade_seven, noise, stream, memory,
                )  # fmt: skip
            elif in_trick == 1:
                left, _ = play_out(
                    a, b ^ card, c, led, card, ZERO,
                    needs[s0], needs[s1], needs[s2], pack, trumps, spade_seven, noise, stream, memory,
                )  # fmt: skip
            else:
                left, _ = play_out(
                    a, b, c ^ card, led, follower, card,
                    needs[s0], needs[s1], needs[s2], pack, trumps, spade_seven, noise, stream, memory,
                )  # fmt: skip
            ends[option, world] = ended(left, leader)
