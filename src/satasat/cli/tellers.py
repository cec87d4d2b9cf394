"""Which games the terminal has words for: the seam between the commands and what they say of one game.

A game's words are a module `narrate`, which has what `Teller` lists; its questions are a module `ask`, which has what
`Asker` lists; its hints, where it has such, are a module `hints`, which has what `Adviser` lists.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final, Protocol, cast

from msgspec import Struct

from satasat.errors import BadMessage, IllegalMove
from satasat.game import AnyGame, Dice, Result, Seat, Told
from satasat.records import Header
from satasat.texts import Speaker


class Teller(Protocol):
    """A match of one game in words."""

    def speaker_of(self, header: Header, language: str, me: Seat | None) -> Speaker:
        """Says things to one player of the match, or to nobody in particular."""

    def title(self, speaker: Speaker, header: Header, preset: str) -> list[str]:
        """The match: its rules as changes from that preset, and who plays."""

    def narrate(self, speaker: Speaker, view: Any, event: Any, after: Any, *, asked: bool) -> list[str]:
        """An event to one who knew `view` before it and `after` after it; `asked`: he is asked for his moves himself."""

    def open_hands(self, speaker: Speaker, view: Any) -> list[str]:
        """All hands, where they are worth telling to somebody who was shown all cards."""

    def broken_off(self, speaker: Speaker, view: Any) -> list[str]:
        """What lies on the table where the moves of a record end before the match does."""

    def score_rows(
        self, speaker: Speaker, rules: Any, sheet: Sequence[Any], totals: Sequence[int]
    ) -> tuple[list[str], list[list[str]], list[str]]:
        """The score sheet: its heads, a row for each deal, the totals."""

    def end(self, speaker: Speaker, rules: Any, result: Result, preset: str) -> str:
        """How the match ended."""


class Asker(Protocol):
    """The questions of one game as a person reads them, and his answers as moves.

    The view is his own, and he is the actor.
    """

    def aim(self, speaker: Speaker, rules: Any) -> list[str]:
        """What a player has to know before the match, line by line."""

    def situation(self, speaker: Speaker, view: Any) -> list[str]:
        """What he wants to see before he answers."""

    def prompt(self, speaker: Speaker, view: Any) -> str:
        """The question itself."""

    def read_move(self, speaker: Speaker, view: Any, text: str, dice: Dice | None) -> Any:
        """The move that an answer means, allowed or not; `dice` stand for what he leaves to chance. Raises BadMessage."""

    def entered(self, view: Any, dice: Dice) -> Any:
        """The move that Enter alone stands for; None where there is none."""

    def reason(self, speaker: Speaker, why: IllegalMove) -> str:
        """Why he may not, in a sentence."""

    def explain(self, speaker: Speaker, view: Any, text: str) -> list[str]:
        """What may be typed, and what not and why; with a text, whether that answer is allowed. Raises BadMessage."""

    def help_lines(self, speaker: Speaker, view: Any) -> list[str]:
        """How the game goes, by the rules in force, and what else may be typed."""

    def last(self, speaker: Speaker, view: Any, told: Sequence[Told[Any, Any]]) -> list[str]:
        """What was done last; `told` is all that he was told in the match."""

    def standing(self, speaker: Speaker, view: Any) -> list[str]:
        """How the deal stands, below the score sheet."""


class Advice(Struct, frozen=True):
    """What is said of the moves that a player has: a table, where there is one, and what stands below it."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    prose: Sequence[str]


class Adviser(Protocol):
    """Hints of one game."""

    def advice(self, speaker: Speaker, view: Any, move: Any, dice: Dice) -> Advice:
        """What his moves are worth by his own view; with a move, that one beside the best. Equal dice say the same."""


TELLERS: Final[Mapping[str, str]] = {
    "three-two-five": "satasat.cli.three_two_five.narrate",
    "thirty-five": "satasat.cli.betting.narrate",
    "trentacinque": "satasat.cli.betting.narrate",
}
"""By game, the module of its words."""
ASKERS: Final[Mapping[str, str]] = {
    "three-two-five": "satasat.cli.three_two_five.ask",
    "thirty-five": "satasat.cli.betting.ask",
    "trentacinque": "satasat.cli.betting.ask",
}
"""By game that a person can be asked for moves of, at the terminal: the module of its questions."""
ADVISERS: Final[Mapping[str, str]] = {
    "three-two-five": "satasat.cli.three_two_five.hints",
    "thirty-five": "satasat.cli.betting.hints",
    "trentacinque": "satasat.cli.betting.hints",
}
"""By game that has hints: their module."""
REVIEWED: Final = ("three-two-five",)
"""The games whose matches can be reviewed."""


def teller(game: AnyGame) -> Teller:
    """The words of the game. Raises BadMessage `not_for_game`."""
    return cast(Teller, _module(TELLERS, game))


def asker(game: AnyGame) -> Asker:
    """The questions of the game. Raises BadMessage `not_for_game`."""
    return cast(Asker, _module(ASKERS, game))


def adviser(game: AnyGame) -> Adviser:
    """The hints of the game. Raises BadMessage `not_for_game`."""
    return cast(Adviser, _module(ADVISERS, game))


def _module(modules: Mapping[str, str], game: AnyGame) -> Any:
    if game.id not in modules:
        raise BadMessage("not_for_game", game=game.id, allowed=list(modules))
    return import_module(modules[game.id])
