"""What a client that knows no rules makes of choices that are told shortly (docs/formats/wire.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def choices_in(update: Mapping[str, Any]) -> dict[str, Any] | None:
    """The choices of an update that has a view, their cards always named."""
    told: dict[str, Any] | None = update.get("choices")
    if told is None or told["type"] != "cards":
        return told
    return {"cards": update["view"]["hand"], **told}


def moves_of(choices: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The moves that may be made, where they are one of some."""
    if choices["type"] == "cards":
        return [{"type": choices["move"], "card": card} for card in choices["cards"].split()]
    assert choices["type"] == "one_of", choices
    moves: list[dict[str, Any]] = choices["moves"]
    return moves
