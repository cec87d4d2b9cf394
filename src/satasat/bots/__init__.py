"""Players that are programs. A bot gets a seat's view, a budget and dice, and nothing else (I-26, S6)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol, TypeAlias

from msgspec import Struct

from satasat.bots import easy, medium, uniform
from satasat.errors import BadMessage
from satasat.game import Dice


class Worlds(Struct, frozen=True):
    """Think until this many worlds have been looked at: repeats exactly."""

    n: int


class Millis(Struct, frozen=True):
    """Think for so many milliseconds."""

    n: int


Budget: TypeAlias = Worlds | Millis


class Bot(Protocol):
    """Chooses one of `view.legal`; the same view, budget in worlds, and dice give the same move."""

    def choose(self, view: Any, budget: Budget, dice: Dice) -> Any:
        """The move that the seat of the view makes. It is that seat's turn."""


BOTS: Mapping[str, Bot] = {"random": uniform, "easy": easy, "medium": medium}
"""By name, weakest first."""


def bot(name: str) -> Bot:
    """The bot of that name. Raises BadMessage."""
    if name not in BOTS:
        raise BadMessage("unknown_bot", bot=name, allowed=list(BOTS))
    return BOTS[name]
