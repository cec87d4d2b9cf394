"""Players that are programs. A bot gets a seat's view, a budget and dice, and nothing else (I-26, S6)."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Final

from satasat.bots import easy, expert, hard, medium, uniform
from satasat.bots.protocol import Bot, Budget, Millis, Worlds
from satasat.errors import BadMessage

__all__ = ["BOTS", "COMPILED", "Bot", "Budget", "Millis", "Worlds", "bot", "warm"]

BOTS: Mapping[str, Bot] = {"random": uniform, "easy": easy, "medium": medium, "hard": hard, "expert": expert}
"""By name, weakest first."""
COMPILED: Final = frozenset({"hard", "expert"})
"""Those that run on compiled code, which `warm` makes ready."""


def bot(name: str) -> Bot:
    """The bot of that name. Raises BadMessage."""
    if name not in BOTS:
        raise BadMessage("unknown_bot", bot=name, allowed=list(BOTS))
    return BOTS[name]


def warm() -> None:
    """Compiles what the bots that look ahead run on, or loads it where that was done before: seconds, or a fraction of one."""
    import_module("satasat.bots.trials")
