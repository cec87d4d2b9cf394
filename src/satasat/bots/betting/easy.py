"""`easy` in the betting games: bids by feel. It looks at what its best suit counts, knows no odds, and has its moods."""

from __future__ import annotations

from typing import Final

from satasat.bots.betting.stand import Move, View, move, stand
from satasat.bots.protocol import Budget
from satasat.game import Dice

MOODS: Final = 9
"""A hand feels up to four points better or worse than it is."""
OPENS: Final = 25
"""What a hand has to feel like for a bid,"""
RAISES: Final = 29
"""and for going on where another has bid."""
OPENS_WIDOW: Final = 22
RAISES_WIDOW: Final = 25
"""The same in Trentacinque, where all can be won for five."""


def choose(view: View, budget: Budget, dice: Dice) -> Move:
    """A bid between the least and half of the pool where the hand feels good; needs no time."""
    its = stand(view)
    feels = its.count + dice.below(MOODS) - MOODS // 2
    due = (RAISES_WIDOW if its.bid else OPENS_WIDOW) if its.whole_pool else (RAISES if its.bid else OPENS)
    if feels < due or its.least > its.most:
        return move(view, 0)
    upto = max(its.least, min(its.most, its.pool // 2))
    return move(view, its.least + dice.below(upto - its.least + 1))
