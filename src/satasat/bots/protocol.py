"""What a bot is given and what it gives back."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias

from msgspec import Struct

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
