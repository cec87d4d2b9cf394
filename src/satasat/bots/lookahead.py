"""Playouts in which every seat looks ahead itself, on what it knows: the compiled inner loop of the bot `expert`.

Recursive imperfect-information Monte Carlo (Furtak and Buro 2013): at each turn of an outer playout the seat to play draws
worlds that agree with its own hand, the cards played and the suits shown void, plays each of its cards out on them by medium's
rule, and plays the best.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from satasat.bots.playout import (
    GOLDEN,
    best_of,
    ended,
    follow,
    mixed,
    pick,
    play_out,
    put,
)
from satasat.bots.rollout import LANE, LANES, pack_of, spade_seven_of, to_lanes
from satasat.solver.bits import ONE, ZERO, compiled, count, inlined, lowest, signed

MOST: Final = 10
"""Cards that a seat may choose from."""


@inlined
def lowest_of_runs(legal: np.uint64, out: np.uint64) -> np.uint64:
    """Of the legal cards the lowest of each run that no other card still out divides: the others of the run win as much."""
    found, rest = ZERO, legal
    while rest != ZERO:
        card = rest & (~rest + ONE)
        rest ^= card
        lower = out & (LANE << (lowest(card) & LANES)) & ~((card << ONE) - ONE)
        if (lower & (~lower + ONE) & legal) == ZERO:
            found |= card
    return found


@inlined
def split(
    unseen: np.uint64, size: np.uint64, void: np.uint64, other_void: np.uint64, random: np.uint64
) -> tuple[np.uint64, np.uint64]:
    """A hand of that size from the unseen cards of two others, with none of the suits it is void in; and chance."""
    hand = unseen & other_void & ~void
    free = unseen & ~void & ~other_void
    due = signed(size) - signed(count(hand))
    spare = signed(count(free)) - due
    if spare < due:
        hand |= free
        while spare > 0:
            random += GOLDEN
            card = pick(free, mixed(random))
            free ^= card
            hand ^= card
            spare -= 1
    else:
        while due > 0:
            random += GOLDEN
            card = pick(free, mixed(random))
            free ^= card
            hand |= card
            due -= 1
    return hand, random


@compiled(
    "UniTuple(uint64,2)(uint64,uint64,uint64,uint64,uint64,int64,uint64,uint64,uint64,int64,int64,int64,int64,"
    "uint64,uint64,uint64,uint64,uint64,int64,float64[:,::1],float64[::1])"
)
def look_ahead(
    a: np.uint64,
    b: np.uint64,
    c: np.uint64,
    led: np.uint64,
    follower: np.uint64,
    in_trick: int,
    void_a: np.uint64,
    void_b: np.uint64,
    void_c: np.uint64,
    need_a: int,
    need_b: int,
    need_c: int,
    leader: int,
    pack: np.uint64,
    trumps: np.uint64,
    spade_seven: np.uint64,
    noise: np.uint64,
    random: np.uint64,
    worlds: int,
    worth: np.ndarray[Any, Any],
    sums: np.ndarray[Any, Any],
) -> tuple[np.uint64, np.uint64]:
    """The card that the seat to play thinks best, of the hand that is its own, and the next state of chance.

    Hands, voids and needs are those of the leader and the two after it; the seat to play knows the sizes of the other hands, not
    their cards. worth: (3, codes of `ended`), points by seat. sums: room for MOST numbers.
    """
    mine = a if in_trick == 0 else b if in_trick == 1 else c
    legal = mine if in_trick == 0 else follow(mine, led)
    options = lowest_of_runs(legal, a | b | c | led | follower)
    if (options & (options - ONE)) == ZERO:
        return options, random
    seat = (leader + in_trick) % 3
    for i in range(MOST):
        sums[i] = 0.0
    for _ in range(worlds):
        x, y, z = a, b, c
        if in_trick == 0:
            y, random = split(b | c, count(b), void_b, void_c, random)
            z = (b | c) ^ y
        elif in_trick == 1:
            z, random = split(a | c, count(c), void_c, void_a, random)
            x = (a | c) ^ z
        else:
            x, random = split(a | b, count(a), void_a, void_b, random)
            y = (a | b) ^ x
        random += GOLDEN
        stream = mixed(random)
        rest = options
        i = 0
        while rest != ZERO:
            card = rest & (~rest + ONE)
            rest ^= card
            x0, y0, z0, first, then, last = put(card, in_trick, x, y, z, led, follower)
            end, _ = play_out(
                x0, y0, z0, first, then, last, need_a, need_b, need_c, leader,
                pack, trumps, spade_seven, noise, stream,
            )  # fmt: skip
            sums[i] += worth[seat, end]
            i += 1
    best, best_sum, i = ZERO, -1e300, 0
    while options != ZERO:
        card = options & (~options + ONE)
        options ^= card
        if sums[i] >= best_sum:
            best, best_sum = card, sums[i]
        i += 1
    return best, random


@compiled(
    "int64(uint64,uint64,uint64,uint64,uint64,uint64,uint64,uint64,uint64,int64,int64,int64,int64,"
    "uint64,uint64,uint64,uint64,uint64,int64,float64[:,::1],float64[::1])"
)
def play_on(
    a: np.uint64,
    b: np.uint64,
    c: np.uint64,
    led: np.uint64,
    follower: np.uint64,
    last: np.uint64,
    void_a: np.uint64,
    void_b: np.uint64,
    void_c: np.uint64,
    need_a: int,
    need_b: int,
    need_c: int,
    leader: int,
    pack: np.uint64,
    trumps: np.uint64,
    spade_seven: np.uint64,
    noise: np.uint64,
    random: np.uint64,
    worlds: int,
    worth: np.ndarray[Any, Any],
    sums: np.ndarray[Any, Any],
) -> int:
    """Plays on to the end of the deal, every seat looking ahead on that many worlds: the code of `ended`."""
    while True:
        if led == ZERO:
            if a == ZERO:
                break
            led, random = look_ahead(
                a, b, c, ZERO, ZERO, 0, void_a, void_b, void_c, need_a, need_b, need_c, leader,
                pack, trumps, spade_seven, noise, random, worlds, worth, sums,
            )  # fmt: skip
            a ^= led
        suit = LANE << (lowest(led) & LANES)
        if follower == ZERO:
            follower, random = look_ahead(
                a, b, c, led, ZERO, 1, void_a, void_b, void_c, need_a, need_b, need_c, leader,
                pack, trumps, spade_seven, noise, random, worlds, worth, sums,
            )  # fmt: skip
            b ^= follower
        if (follower & suit) == ZERO:
            void_b |= suit
        if last == ZERO:
            last, random = look_ahead(
                a, b, c, led, follower, 2, void_a, void_b, void_c, need_a, need_b, need_c, leader,
                pack, trumps, spade_seven, noise, random, worlds, worth, sums,
            )  # fmt: skip
            c ^= last
        if (last & suit) == ZERO:
            void_c |= suit
        winner = best_of(best_of(led, follower, led, trumps), last, led, trumps)
        if winner == led:
            need_a -= 1
        elif winner == follower:
            a, b, c = b, c, a
            void_a, void_b, void_c = void_b, void_c, void_a
            need_a, need_b, need_c = need_b - 1, need_c, need_a
            leader = (leader + 1) % 3
        else:
            a, b, c = c, a, b
            void_a, void_b, void_c = void_c, void_a, void_b
            need_a, need_b, need_c = need_c - 1, need_a, need_b
            leader = (leader + 2) % 3
        led = follower = last = ZERO
    return ended(need_a, need_b, need_c, leader)


@inlined
def lanes_of(suits: np.uint64) -> np.uint64:
    """All of these suits, given as a bit for each in the order S H D C, as lanes."""
    lanes = ZERO
    for suit in range(4):
        if (suits >> np.uint64(suit)) & ONE != ZERO:
            lanes |= LANE << (np.uint64(suit) * np.uint64(16))
    return lanes


@compiled(
    "void(uint64[:,::1],uint64[::1],int64,int64,int64[::1],uint64[::1],int64,int64,uint64[::1],uint64,uint64,"
    "int64,float64[:,::1],int64[:,::1])"
)
def judge_plays_ahead(
    worlds: np.ndarray[Any, Any],
    options: np.ndarray[Any, Any],
    leader: int,
    in_trick: int,
    needs: np.ndarray[Any, Any],
    voids: np.ndarray[Any, Any],
    trump: int,
    sevens: int,
    trick: np.ndarray[Any, Any],
    noise: np.uint64,
    random: np.uint64,
    inner: int,
    worth: np.ndarray[Any, Any],
    ends: np.ndarray[Any, Any],
) -> None:
    """As `judge_plays`, but every seat looks ahead on `inner` worlds.

    voids: by seat, the suits shown void, a bit for each. worth: (3, codes of `ended`), points by seat.
    """
    led, follower = to_lanes(trick[0], trump, sevens), to_lanes(trick[1], trump, sevens)
    trumps = LANE << (np.uint64(trump) * np.uint64(16))
    pack, spade_seven = pack_of(trump, sevens), spade_seven_of(trump, sevens)
    s0, s1, s2 = leader, (leader + 1) % 3, (leader + 2) % 3
    v0, v1, v2 = lanes_of(voids[s0]), lanes_of(voids[s1]), lanes_of(voids[s2])
    sums = np.empty(MOST, np.float64)
    for world in range(worlds.shape[0]):
        random += GOLDEN
        stream = mixed(random)
        a = to_lanes(worlds[world, s0], trump, sevens)
        b = to_lanes(worlds[world, s1], trump, sevens)
        c = to_lanes(worlds[world, s2], trump, sevens)
        for option in range(options.shape[0]):
            card = to_lanes(options[option], trump, sevens)
            x, y, z, first, then, last = put(card, in_trick, a, b, c, led, follower)
            ends[option, world] = play_on(
                x, y, z, first, then, last, v0, v1, v2, needs[s0], needs[s1], needs[s2], leader,
                pack, trumps, spade_seven, noise, stream, inner, worth, sums,
            )  # fmt: skip
