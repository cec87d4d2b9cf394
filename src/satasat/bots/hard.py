"""The bot `hard`: plays every legal move out on worlds that agree with its view, by medium's rule, and takes the best."""

from __future__ import annotations

from satasat.bots import medium
from satasat.bots.judge import Style, judge
from satasat.bots.protocol import Budget, Worlds
from satasat.game import Dice
from satasat.games.three_two_five.moves import Move
from satasat.games.three_two_five.view import View


def choose(view: View, budget: Budget, dice: Dice) -> Move:
    """The move with the most expected points, next deal's draws included; where none can be judged, medium's."""
    number = budget.n if isinstance(budget, Worlds) else 100
    judged = judge(view, number, dice, STYLE)
    return judged[0].move if judged else medium.choose(view, budget, dice)


STYLE = Style()
