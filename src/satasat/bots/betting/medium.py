"""`medium` in the betting games: bids when the odds pay. It counts the cards it does not see, and never risks more than the pool."""

from __future__ import annotations

from satasat.bots.betting.stand import Move, Stand, View, move, stand
from satasat.bots.protocol import Budget
from satasat.game import Dice
from satasat.solver.odds import odds


def choose(view: View, budget: Budget, dice: Dice) -> Move:
    """A bid where its worth is above nothing, by the odds of its own cards; needs no time and no dice."""
    its = stand(view)
    chance = odds(its.hand, its.pack, its.ace).chance
    return move(view, bid_of(its, chance))


def bid_of(its: Stand, chance: float) -> int:
    """What it bids with that chance of 35; 0 is to leave the bidding.

    It opens with half of the pool and raises by one; in Trentacinque it says at once the most that pays.
    """
    if its.least > its.most:
        return 0
    if its.whole_pool:
        return max((bid for bid in range(its.least, its.most + 1) if its.worth(chance, bid) > 0), default=0)
    bid = its.least if its.bid else max(1, min(its.most, its.pool // 2))
    return bid if bid <= its.pool and its.worth(chance, bid) > 0 else 0
