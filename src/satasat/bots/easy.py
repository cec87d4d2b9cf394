"""The bot `easy`: a beginner (001): leaves the trump to the cards, gives back whatever, plays two cards in five at random."""

from __future__ import annotations

from typing import Any

from satasat.bots import medium, uniform
from satasat.bots.protocol import Budget
from satasat.game import Dice
from satasat.games.three_two_five.moves import Decline, Phase
from satasat.games.three_two_five.rules import TrumpAlternative
from satasat.games.three_two_five.view import View


def choose(view: View, budget: Budget, dice: Dice) -> Any:
    """The beginner's move; needs no time."""
    match view.phase:
        case Phase.TRUMP if TrumpAlternative.TURN_THREE in view.rules.trump_alternatives:
            return Decline(TrumpAlternative.TURN_THREE)
        case Phase.GIVE:
            return uniform.choose(view, budget, dice)
        case Phase.PLAY if dice.below(5) < 2:
            return uniform.choose(view, budget, dice)
        case _:
            return medium.choose(view, budget, dice)
