"""The bidding as a game of its own, solved exactly, and how near to it the bot `hard` bids (docs/howto/bots.md)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
import pytest

from satasat.bots.betting.hard import bid_of
from satasat.bots.betting.medium import bid_of as medium_of
from satasat.bots.betting.stand import Stand
from satasat.cards import NONE, PACK_52
from satasat.solver.bidding import Answer, Bidding, gain, loss_to_pair, solve_bidding

CHANCES: Final = (
    0.086, 0.124, 0.147, 0.164, 0.182, 0.196, 0.213, 0.230, 0.248, 0.271, 0.309,
    0.357, 0.394, 0.427, 0.453, 0.480, 0.503, 0.535, 0.574, 0.617, 0.682,
)  # fmt: skip
"""How the chances of 35 with the buy are spread over hands that do not claim: each stands for one in 21."""
WEIGHTS: Final = (1 / 21,) * 21
BOUND: Final = 0.003
"""What hard loses a deal, for each chip in the pool, to one who knows how it bids and bids against it as well as can be."""


PAIR_BOUND: Final = 0.008
"""The same for two who see each other's cards and bid together against it."""


def bidding(pool: int, stack: int, seats: int = 2) -> Bidding:
    return Bidding(CHANCES, WEIGHTS, pool, stack, seats)


def as_hard(game: Bidding) -> Answer:
    """How hard bids in that game."""
    return as_bot(game, bid_of)


def as_medium(game: Bidding) -> Answer:
    return as_bot(game, medium_of)


def as_bot(game: Bidding, its_bid: Callable[[Stand, float], int]) -> Answer:
    def answer(chance: float, bid: int, opened: bool) -> int:
        bids = game.bids(bid)
        its = Stand(
            whole_pool=False, hand=NONE, pack=PACK_52, ace=1, pool=game.pool, bid=bid, least=bid + 1,
            most=bids[-1] if bids else bid, stack=game.stack, calls=(), others=tuple(range(1, game.seats)),
        )  # fmt: skip
        return its_bid(its, chance)

    return answer


@pytest.mark.parametrize(("pool", "stack"), [(2, 5), (3, 7), (4, 8), (4, 10), (6, 9), (8, 6), (10, 12)])
def test_hard_loses_next_to_nothing_to_one_who_knows_how_it_bids(pool: int, stack: int) -> None:
    game = bidding(pool, stack)
    assert -1e-12 <= gain(game, [as_hard(game)]) <= BOUND * pool


def test_other_ways_to_bid_lose_more() -> None:
    game = bidding(4, 8)
    hard = gain(game, [as_hard(game)])
    timid = gain(game, [lambda chance, bid, opened: 0])
    bold = gain(game, [lambda chance, bid, opened: min(8, max(bid + 1, 4)) if bid < 8 else 0])
    low = gain(game, [lambda chance, bid, opened: bid + 1 if chance > 0.5 and bid < 4 else 0])
    assert timid > 20 * hard
    assert bold > 20 * hard
    assert low > 5 * hard


@pytest.mark.parametrize(
    ("seats", "pool", "stack", "share"),
    [
        (2, 2, 6, 0.99),
        (2, 4, 8, 0.987),
        (2, 6, 10, 0.985),
        (3, 3, 6, 0.998),
        (3, 6, 10, 0.994),
        (3, 9, 13, 0.992),
        (5, 5, 8, 0.999),
    ],
)
def test_hard_wins_nearly_all_that_can_be_won_from_medium(
    seats: int, pool: int, stack: int, share: float
) -> None:
    """As one of `seats`, the others medium: nobody who knew how they bid would win more than a hundredth or so more."""
    game = bidding(pool, stack, seats)
    others = [as_medium(game)] * (seats - 1)
    most = gain(game, others)
    assert share * most < gain(game, others, as_hard(game)) <= most + 1e-12
    assert most > 0.009 * pool


@pytest.mark.parametrize(("pool", "stack"), [(3, 6), (3, 8), (6, 9), (9, 12)])
def test_two_who_bid_together_win_little_from_hard(pool: int, stack: int) -> None:
    game = bidding(pool, stack, 3)
    lost = loss_to_pair(game, as_hard(game))
    assert 0 < lost < PAIR_BOUND * pool
    assert loss_to_pair(game, as_medium(game)) > 2.4 * lost
    assert loss_to_pair(game, lambda chance, bid, opened: 0) > 3 * lost
    alone = gain(game, [as_hard(game)] * 2)
    assert 0 <= alone < BOUND * pool  # one who knows how both bid wins far less


def test_what_one_gains_at_a_table_agrees_with_what_the_other_loses() -> None:
    game = bidding(4, 8)
    hard, medium = as_hard(game), as_medium(game)
    assert gain(game, [hard], medium) == pytest.approx(-gain(game, [medium], hard), abs=1e-12)
    for seats in (2, 3, 4):
        game = bidding(seats, 3, seats)
        assert gain(game, [as_hard(game)] * (seats - 1), as_hard(game)) == pytest.approx(0, abs=1e-12)


def test_a_game_of_three_solved_by_hand() -> None:
    """One chip in the pool, one in each stack. All others throw in: he takes it with three in four chances, and his are even."""
    game = Bidding((0.25, 0.75), (0.5, 0.5), 1, 1, 3)

    def never(chance: float, bid: int, opened: bool) -> int:
        return 0

    def good(chance: float, bid: int, opened: bool) -> int:
        return int(not bid and chance > 0.5)

    # half of the times he bids, which brings (3 - 1) / 4, two thirds of it from the others
    assert gain(game, [never, never]) == pytest.approx(1 / 2 * 1 / 2 * 2 / 3)
    # of two who bid together either may have the good hand
    assert loss_to_pair(game, never) == pytest.approx(3 / 4 * 1 / 2 * 1 / 3)
    # who bids on good hands: first he is, he gains as above; second or third he has to wait for hands thrown in
    assert gain(game, [good, good], good) == pytest.approx(0, abs=1e-12)
    assert gain(game, [good, good]) == pytest.approx(0, abs=1e-12)


def test_a_game_solved_by_hand() -> None:
    """One chip in the pool, one in each stack: who may bid one does so if that is worth anything; no bid follows."""
    game = Bidding((0.25, 0.75), (0.5, 0.5), 1, 1)
    assert gain(game, [lambda chance, bid, opened: int(not bid and chance > 0.5)]) == 0
    # throwing in a good hand: first, the other opens with his; second, nothing is to be done about his bid, a free buy is lost
    assert gain(game, [lambda chance, bid, opened: 0]) == pytest.approx(0.125)


def test_the_equilibrium_opens_as_hard_does() -> None:
    """With the whole pool where the chance is above one half, else not at all; nearly even hands aside, which come to the same."""
    game = bidding(2, 4)
    solved = solve_bidding(game, 150)
    hard = as_hard(game)
    for path in ((), (0,)):
        ways = solved.ways[path]
        assert np.allclose(ways.sum(1), 1)
        for chance, way in zip(CHANCES, ways, strict=True):
            if abs(chance - 0.5) > 0.03:
                assert way[hard(chance, 0, path == (0,))] > 0.9, (path, chance)


def test_the_equilibrium_goes_on_over_the_pool_as_far_as_hard_does() -> None:
    """A bid of the whole pool stands: good hands raise, poor ones throw in."""
    game = bidding(2, 4)
    ways = solve_bidding(game, 150).ways[(2,)]
    assert ways[:12, 0].min() > 0.9
    assert ways[-2:, 0].max() < 0.1
