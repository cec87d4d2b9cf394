"""The bidding of Thirty-Five as a game of its own, solved exactly: chances of 35, a pool, stacks, and bids.

Each bidder knows his own chance of 35, one of a few, and how likely the others' chances are. They bid by the rules
(TF-9 to 11, A-4 to 6). What they play for is what changes in the stacks, less each one's share of what changes in the pool, for
the match ends with its division (A-10). So the game has the sum zero. `gain` is for any number of bidders, `loss_to_pair` for
three, `solve_bidding` for two.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from math import prod
from typing import Any, Final, TypeAlias

import numpy as np
from msgspec import Struct

Weights: TypeAlias = np.ndarray[Any, Any]
Answer: TypeAlias = Callable[[float, int, bool], int]
"""A way to bid: chance of 35, highest bid so far (0: none), whether all others have thrown in; 0 is to throw in."""
OUT: Final = 0


class Bidding(Struct, frozen=True):
    """The game. `chances` ascend; each bidder has each with its weight, independently of the others. Stacks are those after the ante."""

    chances: tuple[float, ...]
    weights: tuple[float, ...]
    pool: int
    stack: int
    seats: int = 2

    def bids(self, bid: int) -> range:
        """What may be bid over that bid."""
        return range(bid + 1, (self.stack if bid else min(self.stack, self.pool)) + 1)

    def worth(self, bid: int) -> Weights:
        """What a buyer at that bid gains, by his chance; the others lose it, each the same."""
        p = np.array(self.chances)
        gains: Weights = (p * min(bid, self.pool) - (1 - p) * bid) * (self.seats - 1) / self.seats
        return gains


class _Stand(Struct, frozen=True):
    """How far the bidding has come: the highest bid and whose it is, whose turn may come next, and who has not thrown in."""

    inside: frozenset[int]
    turn: int = 0
    bid: int = OUT
    bidder: int | None = None

    @property
    def over(self) -> bool:
        return not self.inside or self.inside == {self.bidder}

    @property
    def opened(self) -> bool:
        return len(self.inside) == 1

    def after(self, seat: int, bid: int, seats: int) -> _Stand:
        turn = (seat + 1) % seats
        if bid == OUT:
            return _Stand(self.inside - {seat}, turn, self.bid, self.bidder)
        return _Stand(self.inside, turn, bid, seat)

    def to_call(self, seats: int) -> int:
        return next(s % seats for s in range(self.turn, self.turn + seats) if s % seats in self.inside)


def _split(game: Bidding, at: _Stand, answer: Answer, reach: Weights) -> Iterator[tuple[_Stand, Weights]]:
    """How the bidding goes on where the one to call bids in that way: each stand, and how likely he comes to it, by his chance."""
    says = np.array([answer(p, at.bid, at.opened) for p in game.chances])
    seat = at.to_call(game.seats)
    for bid in np.unique(says[reach > 0]):
        yield at.after(seat, int(bid), game.seats), np.where(says == bid, reach, 0.0)


def _each(game: Bidding, at: _Stand) -> list[_Stand]:
    """The stands that the one to call may come to."""
    seat = at.to_call(game.seats)
    return [at.after(seat, bid, game.seats) for bid in (OUT, *game.bids(at.bid))]


def gain(game: Bidding, others: Sequence[Answer], own: Answer | None = None) -> float:
    """What one gains a deal from others who bid in these ways: bidding his own way, or, without one, as well as can be.

    He sits in each place in turn; the others keep their order. Found by backward induction over all sequences of bids. From one
    other, as well as can be, it is never less than nothing; a way to bid from which nobody gains is an equilibrium.
    """
    assert len(others) == game.seats - 1
    weights = np.array(game.weights)

    def walk(at: _Stand, place: int, reach: tuple[Weights, ...]) -> Weights:
        """By his chance; `reach`: how likely each other is to have come here, by that one's chance, in the order of play from him."""
        if at.over:
            if at.bidder is None:
                return np.zeros(len(weights))
            if at.bidder == place:
                return game.worth(at.bid) * prod(float(one.sum()) for one in reach)
            buys = (at.bidder - place) % game.seats - 1
            came = prod(float(one.sum()) for i, one in enumerate(reach) if i != buys)
            lost = -float(reach[buys] @ game.worth(at.bid)) * came / (game.seats - 1)
            return np.full(len(weights), lost)
        seat = at.to_call(game.seats)
        if seat == place and own is None:
            best: Weights = np.max([walk(after, place, reach) for after in _each(game, at)], axis=0)
            return best
        total = np.zeros(len(weights))
        if seat == place:
            assert own is not None
            for after, mine in _split(game, at, own, np.ones(len(weights))):
                total += mine * walk(after, place, reach)
        else:
            other = (seat - place) % game.seats - 1
            for after, some in _split(game, at, others[other], reach[other]):
                total += walk(after, place, (*reach[:other], some, *reach[other + 1 :]))
        return total

    start = _Stand(frozenset(range(game.seats)))
    begin = (weights,) * len(others)
    return sum(float(weights @ walk(start, place, begin)) for place in range(game.seats)) / game.seats


def loss_to_pair(game: Bidding, answer: Answer) -> float:
    """What the way to bid loses a deal, at a table of three, to two who see each other's cards, know how it bids, and bid together.

    No two raisers can win more from it, whatever they have agreed on.
    """
    assert game.seats == 3
    weights = np.array(game.weights)

    def walk(at: _Stand, place: int, reach: Weights) -> Weights:
        """What the two gain, by the chances of the first and of the second after the place.

        `reach`: how likely the one who sits at the place is to have come here, by his chance.
        """
        if at.over:
            shape = (len(weights), len(weights))
            if at.bidder is None:
                return np.zeros(shape)
            if at.bidder == place:
                return np.full(shape, -float(reach @ game.worth(at.bid)))
            gained = game.worth(at.bid) * reach.sum() / 2
            first = (at.bidder - place) % 3 == 1
            return np.broadcast_to(gained[:, None] if first else gained[None, :], shape)
        if at.to_call(3) != place:
            best: Weights = np.max([walk(after, place, reach) for after in _each(game, at)], axis=0)
            return best
        total = np.zeros((len(weights), len(weights)))
        for after, some in _split(game, at, answer, reach):
            total += walk(after, place, some)
        return total

    start = _Stand(frozenset(range(3)))
    return sum(float(weights @ walk(start, place, weights) @ weights) for place in range(3)) / 3


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
