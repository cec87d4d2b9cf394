"""`hard` in the betting games: bids as long as to buy is worth more than to leave the buy to others.

It works from the exact chance of 35, by its cards and by what the others' silence and bids tell of theirs; from the pool, its
stack, and who may still bid. It does not bluff: what it assumes, and what that costs, is in docs/howto/bots.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from satasat.bots.betting.stand import Move, Stand, View, move, stand
from satasat.bots.protocol import Budget
from satasat.chips import TARGET
from satasat.game import Dice
from satasat.solver.odds import Held, given, odds

BIDS_FROM: Final = 21
"""What the best suit of one who has bid is taken to count at least: nine such hands in ten do, where the odds pay."""
LEAVES_UPTO: Final = 29
"""What that of one who has left without a bid is taken to count at most."""
BIDS_FROM_WIDOW: Final = 20
LEAVES_UPTO_WIDOW: Final = 26
"""The same in Trentacinque."""
RIVAL: Final = 0.28
"""The chance of 35 of one who has bid in Trentacinque, on average."""
OPENER: Final = 0.35
"""The part of the hands that open in Trentacinque."""

MOST_TOLD: Final = 1.25
"""What others show never makes the chance so many times what it is by the own cards alone."""


def choose(view: View, budget: Budget, dice: Dice) -> Move:
    """The bid that is worth most; needs no dice, and a few milliseconds at most."""
    its = stand(view)
    if its.least > its.most:
        return move(view, 0)
    bid = bid_widow if its.whole_pool else bid_table
    if not bid(its, min(1.0, MOST_TOLD * odds(its.hand, its.pack, its.ace).chance)):
        return move(view, 0)  # whatever the others have shown
    return move(view, bid(its, chance_of(its)))


def chance_of(its: Stand) -> float:
    """The chance of 35 with the buy, given what the others have shown: no claim, their bids, and that they left.

    That nobody has claimed is a fact. What bids and leaving show is an assumption.
    """
    return given(its.hand, its.pack, tuple(shown(its)), its.ace)


def shown(its: Stand) -> Iterator[Held]:
    """What each other hand is taken to count in its best suit."""
    most = 4 * TARGET if its.whole_pool else TARGET - 1  # TF-8: a claim would have ended the deal; B-10: nobody claims
    bids = {call.seat for call in its.calls if call.chips is not None}
    spoke = {call.seat for call in its.calls}
    for seat in its.others:
        if seat in bids:
            yield Held(BIDS_FROM_WIDOW if its.whole_pool else BIDS_FROM, most)
        elif seat in spoke:
            yield Held(0, LEAVES_UPTO_WIDOW if its.whole_pool else LEAVES_UPTO)
        elif not its.whole_pool:
            yield Held(0, most)


def bid_table(its: Stand, chance: float) -> int:
    """Thirty-Five: the whole pool at once, where that is worth anything; then one over the others, until that is worth nothing.

    A bid below the pool would win less for the same chance, above it the loss grows and the gain does not.
    """
    bid = min(its.most, max(its.least, its.pool))
    return bid if its.worth(chance, bid) > 0 else 0


def bid_widow(its: Stand, chance: float) -> int:
    """Trentacinque: the least bid, where to buy at it is worth more than to let others try for a pool of which a quarter is mine."""
    players = len(its.others) + 1
    left_to = its.worth(RIVAL, its.bid) if its.bid else _opened(its)
    return its.least if its.worth(chance, its.least) > -left_to / (players - 1) else 0


def _opened(its: Stand) -> float:
    """What the buy is worth to the others, if I leave it: nothing if none of them can still open."""
    chance = 1 - (1 - OPENER) ** len(its.inside)
    return chance * its.worth(RIVAL, 1)
