"""The bidding of Thirty-Five for two as a game of its own, solved exactly: chances of 35, a pool, stacks, and bids.

Each of two bidders knows his own chance of 35, one of a few, and how likely the other's chances are. They bid by the rules
(TF-9 to 11, A-4 to 6). What they play for is half of what changes in the stacks, for the pool is as much the one's as the
other's: the match ends with its division (A-10). So the game has the sum zero.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import numpy as np
from msgspec import Struct

Weights: TypeAlias = np.ndarray[Any, Any]
Answer: TypeAlias = Callable[[float, int, bool], int]
"""A way to bid: chance of 35, highest bid so far (0: none), whether the other has thrown in; 0 is to throw in."""
OUT: Final = 0


class Bidding(Struct, frozen=True):
    """The game. `chances` ascend; each bidder has each with its weight, independently of the other. Stacks are those after the ante."""

    chances: tuple[float, ...]
    weights: tuple[float, ...]
    pool: int
    stack: int

    def bids(self, bid: int) -> range:
        """What may be bid over that bid."""
        return range(bid + 1, (self.stack if bid else min(self.stack, self.pool)) + 1)

    def worth(self, bid: int) -> Weights:
        """What a buyer at that bid gains, by his chance; the other loses it."""
        p = np.array(self.chances)
        gains: Weights = (p * min(bid, self.pool) - (1 - p) * bid) / 2
        return gains


def loss(game: Bidding, answer: Answer) -> float:
    """What the way to bid loses a deal, in chips, to whoever knows it and answers best; he is first in every other deal.

    No way to bid loses less than nothing, and one that nobody can gain from loses nothing: that is an equilibrium. Found by
    backward induction over all sequences of bids.
    """
    return sum(_best_against(game, answer, first=first) for first in (True, False)) / 2


def _best_against(game: Bidding, answer: Answer, *, first: bool) -> float:
    weights = np.array(game.weights)
    return float(weights @ _against(game, answer, OUT, weights, best_turn=first, opened=False))


def _against(
    game: Bidding, answer: Answer, bid: int, reach: Weights, *, best_turn: bool, opened: bool
) -> Weights:
    """What the one who answers best gains, by his chance; `reach`: how likely the other is to have come here, by his.

    `opened`: the first bidder has thrown in, and the other may open (A-6).
    """
    if best_turn:
        if bid or opened:  # he throws in: the other has bought, or nobody buys
            leaves = [np.full(len(game.chances), -(reach @ game.worth(bid)) if bid else 0.0)]
        else:
            leaves = [_against(game, answer, OUT, reach, best_turn=False, opened=True)]
        for more in game.bids(bid):
            if opened:
                leaves.append(game.worth(more) * reach.sum())
            else:
                leaves.append(_against(game, answer, more, reach, best_turn=False, opened=False))
        best: Weights = np.max(leaves, axis=0)
        return best
    says = np.array([answer(p, bid, opened) for p in game.chances])
    total = np.zeros(len(game.chances))
    for more in np.unique(says[reach > 0]):
        some = np.where(says == more, reach, 0.0)
        if more == OUT:
            if bid:
                total += game.worth(bid) * some.sum()
            elif not opened:
                total += _against(game, answer, OUT, some, best_turn=True, opened=True)
        elif opened:
            total -= some @ game.worth(int(more))
        else:
            total += _against(game, answer, int(more), some, best_turn=True, opened=False)
    return total


# ------------------------------------------------------------------------------------------------- an equilibrium


class Solved(Struct, frozen=True):
    """An equilibrium, nearly. `ways`: by the bids made so far, in order, how likely each chance is to throw in or bid so.

    A sequence `(0,)` is the first one thrown in. Rows are chances; the first column is to throw in, the others are `bids`.
    """

    ways: dict[tuple[int, ...], Weights]


def solve_bidding(game: Bidding, rounds: int) -> Solved:
    """Both ways to bid, made better against each other so many times (CFR+, averages weighted by the round)."""
    regrets: dict[tuple[int, ...], Weights] = {}
    sums: dict[tuple[int, ...], Weights] = {}
    weights = np.array(game.weights)

    def walk(path: tuple[int, ...], mine: Weights, other: Weights, round_no: int) -> tuple[Weights, Weights]:
        """What the one to act gains, by chance, and what the other gains, by his."""
        bid = path[-1] if path else OUT
        opened = path == (OUT,)
        bids = game.bids(bid)
        n = len(game.chances)
        if path not in regrets:
            regrets[path] = np.zeros((n, 1 + len(bids)))
            sums[path] = np.zeros((n, 1 + len(bids)))
        regret = regrets[path]
        norm = regret.sum(1, keepdims=True)
        way = np.where(norm > 0, regret / np.where(norm > 0, norm, 1), 1 / regret.shape[1])
        gains = np.empty_like(way)
        others = np.zeros(n)
        for i, more in enumerate((OUT, *bids)):
            so = mine * way[:, i]
            if more == OUT and (bid or opened):
                gains[:, i] = -(other @ game.worth(bid)) if bid else 0.0
                others += game.worth(bid) * so.sum() if bid else 0.0
            elif opened:
                gains[:, i] = game.worth(more) * other.sum()
                others -= so @ game.worth(more)
            else:
                his, my = walk((*path, more), other, so, round_no)
                gains[:, i] = my
                others += his
        value = (way * gains).sum(1)
        regrets[path] = np.maximum(regret + gains - value[:, None], 0)
        sums[path] += round_no * mine[:, None] * way
        return value, others

    for round_no in range(1, rounds + 1):
        walk((), weights, weights, round_no)
    totals = {path: way.sum(1, keepdims=True) for path, way in sums.items()}
    return Solved(
        {
            path: np.where(
                totals[path] > 0, way / np.where(totals[path] > 0, totals[path], 1), 1 / way.shape[1]
            )
            for path, way in sums.items()
        }
    )
