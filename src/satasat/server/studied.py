"""Which games are studied at tables online: hints, claims, reviews, replays, and a deal once more are of these alone."""

from __future__ import annotations

from typing import Final

from satasat.errors import BadMessage
from satasat.game import AnyGame

STUDIED: Final = ("three-two-five",)


def check_studied(game: AnyGame) -> None:
    """Raises BadMessage `not_for_game` for another game."""
    if game.id not in STUDIED:
        raise BadMessage("not_for_game", game=game.id, allowed=list(STUDIED))
