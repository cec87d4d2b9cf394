"""Players that are programs. A bot gets a seat's view, a budget and dice, and nothing else (I-26, S6)."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Final

from satasat.bots import easy, expert, hard, medium, uniform
from satasat.bots.protocol import Bot, Budget, Millis, Worlds
from satasat.errors import BadMessage

__all__ = [
    "BOTS", "BOTS_OF", "COMPILED", "Bot", "Budget", "Millis", "Worlds", "bot", "default_bot", "warm",
]  # fmt: skip

BOTS: Mapping[str, Bot] = {"random": uniform, "easy": easy, "medium": medium, "hard": hard, "expert": expert}
"""By name, weakest first."""
_EVERYWHERE: Final = ("random",)
BOTS_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "three-two-five": tuple(BOTS),
    "thirty-five": _EVERYWHERE,
    "trentacinque": _EVERYWHERE,
}
"""By game, the names of those that play it, weakest first."""
_DEFAULT: Final = "medium"
COMPILED: Final = frozenset({"hard", "expert"})
"""Those that run on compiled code, which `warm` makes ready."""


def bot(name: str, game: str | None = None) -> Bot:
    """The bot of that name; with a game, one that plays it. Raises BadMessage."""
    allowed = tuple(BOTS) if game is None else BOTS_OF[game]
    if name not in allowed:
        raise BadMessage("unknown_bot", bot=name, allowed=list(allowed))
    return BOTS[name]


def default_bot(game: str) -> str:
    """Who plays that game where nobody is named."""
    names = BOTS_OF[game]
    return _DEFAULT if _DEFAULT in names else names[-1]


def warm() -> None:
    """Compiles what the bots that look ahead run on, or loads it where that was done before: seconds, or a fraction of one."""
    import_module("satasat.bots.trials")
