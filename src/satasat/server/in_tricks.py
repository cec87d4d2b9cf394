"""The games that are played in tricks: claims of the rest, and reviews by the solver, have a meaning in these alone."""

from __future__ import annotations

from typing import Final

from satasat.errors import BadMessage
from satasat.game import AnyGame

_IN_TRICKS: Final = ("three-two-five",)


def check_in_tricks(game: AnyGame) -> None:
    """Raises BadMessage `not_for_game` for another game."""
    if game.id not in _IN_TRICKS:
        raise BadMessage("not_for_game", game=game.id, allowed=list(_IN_TRICKS))
