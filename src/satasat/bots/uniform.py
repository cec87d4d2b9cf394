"""The bot `random`: every choice is equally likely (`satasat.game.uniform`). Plays every game."""

from __future__ import annotations

from typing import Any

from satasat.bots.protocol import Budget
from satasat.game import Dice, uniform
from satasat.games import GAMES


def choose(view: Any, budget: Budget, dice: Dice) -> Any:
    """One of the view's choices; needs no time."""
    game = next(g for g in GAMES if isinstance(view.rules, g.rules))
    return uniform(game, view.legal, dice)
