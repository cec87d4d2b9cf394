"""Players that are programs. A bot gets a seat's view, a budget and dice, and nothing else (I-26, S6)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import Any, Final

from msgspec import Struct

from satasat.bots import easy, expert, hard, medium, uniform
from satasat.bots.protocol import Bot, Budget, Millis, Worlds
from satasat.errors import BadMessage
from satasat.game import Dice
from satasat.games.three_two_five.rules import Rules as ThreeTwoFiveRules

__all__ = [
    "BOTS", "BOTS_OF", "COMPILED", "Bot", "Budget", "Millis", "Worlds", "bot", "compiled", "default_bot", "warm",
]  # fmt: skip


class _OfEach(Struct, frozen=True):
    """A bot of every game: one way to play 3-2-5, another to bid, which is loaded when it is first asked."""

    name: str
    three_two_five: Bot

    def choose(self, view: Any, budget: Budget, dice: Dice) -> Any:
        """As in `Bot`."""
        if isinstance(view.rules, ThreeTwoFiveRules):
            return self.three_two_five.choose(view, budget, dice)
        return import_module(f"satasat.bots.betting.{self.name}").choose(view, budget, dice)


BOTS: Mapping[str, Bot] = {
    "random": uniform,
    "easy": _OfEach("easy", easy),
    "medium": _OfEach("medium", medium),
    "hard": _OfEach("hard", hard),
    "expert": expert,
}
"""By name, weakest first."""
_BIDDERS: Final = ("random", "easy", "medium", "hard")
BOTS_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "three-two-five": tuple(BOTS),
    "thirty-five": _BIDDERS,
    "trentacinque": _BIDDERS,
}
"""By game, the names of those that play it, weakest first."""
_DEFAULT: Final = "medium"
COMPILED: Final = frozenset({"hard", "expert"})
"""Those that run on compiled code in 3-2-5, which `warm` makes ready."""
_LOOKS_AHEAD: Final = "three-two-five"


def compiled(names: Iterable[str], game: str) -> bool:
    """Whether one of these bots looks ahead in that game, and so runs on compiled code and takes a budget."""
    return game == _LOOKS_AHEAD and not COMPILED.isdisjoint(names)


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
