"""The bot `expert`: as hard, but in its playouts every seat looks ahead as hard does, on what that seat knows."""

from __future__ import annotations

from typing import Final

from satasat.bots import medium
from satasat.bots.judge import MEDIUM, Style, judge_within
from satasat.bots.protocol import Budget, Worlds
from satasat.game import Dice
from satasat.games.three_two_five.moves import Move, Phase
from satasat.games.three_two_five.view import View

_AHEAD: Final = Style(inner=8)
_BEFORE_PLAY: Final = 10
"""How many times as many worlds are looked at before the play, where playouts are medium's and quick."""
_BATCH: Final = 5
"""Worlds of such playouts that are looked at between two looks at the clock."""


def choose(view: View, budget: Budget, dice: Dice) -> Move:
    """The move with the most expected points, next deals' draws included; where nothing can be judged, medium's."""
    if view.phase is Phase.PLAY:
        judged = judge_within(view, budget, _BATCH, dice, _AHEAD)
    else:
        more = Worlds(_BEFORE_PLAY * budget.n) if isinstance(budget, Worlds) else budget
        judged = judge_within(view, more, _BEFORE_PLAY * _BATCH, dice, MEDIUM)
    return judged[0].move if judged else medium.choose(view, budget, dice)
