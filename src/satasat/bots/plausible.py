"""How plausible worlds are: whether the other seats, holding those cards, would have named and played as they did."""

from __future__ import annotations

from typing import Any

import numpy as np

from satasat.bots.dealing import length_first
from satasat.bots.lookahead import lowest_of_runs
from satasat.bots.playout import GOLDEN, choose, follow, mixed, pick
from satasat.bots.rollout import LANE, LANES, pack_of, spade_seven_of, to_lanes
from satasat.solver.bits import ONE, ZERO, compiled, count, inlined, lowest, signed


@inlined
def run_end(card: np.uint64, mine: np.uint64, out: np.uint64) -> np.uint64:
    """The lowest of the seat's cards that win the same as this one."""
    while True:
        lower = out & (LANE << (lowest(card) & LANES)) & ~((card << ONE) - ONE)
        under = lower & (~lower + ONE)
        if (under & mine) == ZERO:
            return card
        card = under


@compiled(
    "void(uint64[:,::1],uint64[::1],int64[::1],int64,int64[::1],int64,int64,int64,float64,float64,uint64,float64[::1])"
)
def likelihoods(
    worlds: np.ndarray[Any, Any],
    plays: np.ndarray[Any, Any],
    leaders: np.ndarray[Any, Any],
    me: int,
    quotas: np.ndarray[Any, Any],
    trump: int,
    sevens: int,
    namer: int,
    odd_play: float,
    odd_name: float,
    random: np.uint64,
    into: np.ndarray[Any, Any],
) -> None:
    """How likely it is that the other two did what they did in this deal, by world.

    Of their plays, medium's rule makes all but a share `odd_play`, which falls on any card; where `namer` (-1: nobody) named
    trump, he did so by medium's rule on five of his cards but for a share `odd_name`. plays: sets of one card, in order.
    leaders: by trick, and who leads next.
    """
    hand, need = np.empty(3, np.uint64), np.empty(3, np.int64)
    trumps = LANE << (np.uint64(trump) * np.uint64(16))
    pack, spade_seven = pack_of(trump, sevens), spade_seven_of(trump, sevens)
    for world in range(worlds.shape[0]):
        for seat in range(3):
            hand[seat] = worlds[world, seat]
            need[seat] = quotas[seat]
        for i in range(plays.shape[0]):
            hand[(leaders[i // 3] + i % 3) % 3] |= plays[i]
        likely = 1.0
        if namer >= 0 and namer != me:
            rest, five = hand[namer], ZERO
            for _ in range(5):
                random += GOLDEN
                card = pick(rest, mixed(random))
                rest ^= card
                five |= card
            likely = 1 - odd_name if length_first(five, sevens, 15) == trump else odd_name
        for seat in range(3):
            hand[seat] = to_lanes(hand[seat], trump, sevens)
        led, follower = ZERO, ZERO
        for i in range(plays.shape[0]):
            place = i % 3
            seat = (leaders[i // 3] + place) % 3
            after, last = (seat + 1) % 3, (seat + 2) % 3
            card = to_lanes(plays[i], trump, sevens)
            if seat != me:
                legal = hand[seat] if place == 0 else follow(hand[seat], led)
                out = hand[0] | hand[1] | hand[2] | led | follower
                ways = signed(count(lowest_of_runs(legal, out)))
                if ways > 1:
                    ruled, _ = choose(
                        hand[seat], hand[after] | hand[last], led, follower, pack,
                        need[seat], need[after], need[last], trumps, spade_seven, ZERO, ZERO, ZERO,
                    )  # fmt: skip
                    same = run_end(ruled, legal, out) == run_end(card, legal, out)
                    likely *= odd_play / ways + (1 - odd_play if same else 0.0)
            hand[seat] ^= card
            if place == 0:
                led = card
            elif place == 1:
                follower = card
            else:
                led, follower = ZERO, ZERO
                need[leaders[i // 3 + 1]] -= 1
        into[world] = likely
