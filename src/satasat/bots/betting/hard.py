"""`hard` in the betting games: bids what is worth most, as long as to buy is worth anything.

It works from the exact chance of 35, by its cards and by what the others' silence and bids tell of theirs; from the pool, its
stack, and who may still bid. It does not bluff: what it assumes, and what that costs, is in docs/howto/bots.md.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from satasat.bots.betting.stand import Move, Stand, View, move, stand
from satasat.bots.protocol import Budget
from satasat.game import Dice
from satasat.solver.odds import UNCLAIMED, Held, given, odds

BIDS_FROM: Final = 26
"""What the best suit of one who has bid is taken to count at least: nine in ten hands do for which the odds pay."""
LEAVES_UPTO: Final = 28
"""What that of one who has left without a bid is taken to count at most: so do nine in ten for which they do not."""
MOST_TOLD: Final = 1.25
"""What others show never makes the chance so many times what it is by the own cards alone."""


def choose(view: View, budget: Budget, dice: Dice) -> Move:
    """The bid that is worth most; needs no dice, and a few milliseconds at most."""
    its = stand(view)
    if not bid_of(its, min(1.0, MOST_TOLD * odds(its.hand, its.pack, its.ace).chance)):
        return move(view, 0)  # whatever the others have shown
    return move(view, bid_of(its, chance_of(its)))


def bid_of(its: Stand, chance: float) -> int:
    """What is bid with that chance of 35; 0 is to leave the bidding."""
    if its.least > its.most:
        return 0
    return bid_widow(its, chance) if its.whole_pool else bid_table(its, chance)


def chance_of(its: Stand) -> float:
    """The chance of 35 with the buy, given what the others have shown: no claim, their bids, and that they left.

    That nobody has claimed is a fact. What bids and leaving show is an assumption.
    """
    return given(its.hand, its.pack, tuple(shown(its)), its.ace)


def shown(its: Stand) -> Iterator[Held]:
    """What each other hand of Thirty-Five is taken to count in its best suit.

    In Trentacinque nothing is taken from bids: they pay with nearly any hand, and to read them wins nothing (docs/howto/bots.md).
    """
    if its.whole_pool:
        return
    bids = {call.seat for call in its.calls if call.chips is not None}
    spoke = {call.seat for call in its.calls}
    for seat in its.others:
        yield Held(BIDS_FROM) if seat in bids else Held(most=LEAVES_UPTO) if seat in spoke else UNCLAIMED


def bid_table(its: Stand, chance: float) -> int:
    """Thirty-Five: the whole pool at once, where that is worth anything; then one over the others, until that is worth nothing.

    A bid below the pool would win less for the same chance, above it the loss grows and the gain does not.
    """
    bid = min(its.most, max(its.least, its.pool))
    return bid if its.worth(chance, bid) > 0 else 0


def bid_widow(its: Stand, chance: float) -> int:
    """Trentacinque: one over the others, the least bid there is, as long as that is worth anything.

    35 wins the same whatever was bid, and who is overbid may speak again: so nothing is gained by bidding more at once.
    """
    return its.least if its.worth(chance, its.least) > 0 else 0
