"""The hint of each game as it is told at a table (docs/formats/wire.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias

from satasat.analysis.hint import hint
from satasat.game import Dice

Hints: TypeAlias = Callable[[Any, int, Dice], Any]
"""What is told to the seat of a view, from so many worlds where worlds are looked at."""


def _of_a_bid(view: Any, worlds: int, dice: Dice) -> Any:
    from satasat.analysis.betting import bid_hint_told  # noqa: PLC0415 (numpy, only where a bid is asked about)

    return bid_hint_told(view)


HINTS: Final[Mapping[str, Hints]] = {
    "three-two-five": hint,
    "thirty-five": _of_a_bid,
    "trentacinque": _of_a_bid,
}
"""By game."""
