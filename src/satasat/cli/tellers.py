"""Which games the terminal has words for: the seam between the commands and what they say of one game.

A game's words are a module `narrate`, which has what `Teller` lists.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, Final, Protocol, cast

from satasat.errors import BadMessage
from satasat.game import AnyGame, Result, Seat
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


TELLERS: Final[Mapping[str, str]] = {
    "three-two-five": "satasat.cli.three_two_five.narrate",
    "thirty-five": "satasat.cli.betting.narrate",
    "trentacinque": "satasat.cli.betting.narrate",
}
"""By game, the module of its words."""
ASKED: Final = ("three-two-five",)
"""The games that a person can be asked for moves of, at the terminal."""


def teller(game: AnyGame) -> Teller:
    """The words of the game. Raises BadMessage `not_for_game`."""
    if game.id not in TELLERS:
        raise BadMessage("not_for_game", game=game.id, allowed=list(TELLERS))
    return cast(Teller, import_module(TELLERS[game.id]))
