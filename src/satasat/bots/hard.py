"""The bot `hard`: plays every legal move out by medium's rule, on worlds that agree with its view, and takes the best."""

from __future__ import annotations

from typing import Final

from satasat.bots import medium
from satasat.bots.judge import judge_within
from satasat.bots.protocol import Budget
from satasat.game import Dice
from satasat.games.three_two_five.moves import Move
from satasat.games.three_two_five.view import View

_BATCH: Final = 50
"""Worlds that are looked at between two looks at the clock."""


def choose(view: View, budget: Budget, dice: Dice) -> Move:
    """The move with the most expected points, next deals' draws included; where nothing can be judged, medium's."""
    judged = judge_within(view, budget, _BATCH, dice)
    return judged[0].move if judged else medium.choose(view, budget, dice)
