"""The truth about a match of Trentacinque: data only. It never leaves the process that owns the table."""

from __future__ import annotations

from msgspec import Struct

from satasat.betting import state as betting
from satasat.chips import Chips
from satasat.game import Seat
from satasat.games.trentacinque.moves import DealScore
from satasat.games.trentacinque.rules import Count, Rules, SideKind


class Side(Struct, frozen=True):
    """A side claim that was paid (TC-9)."""

    seat: Seat
    kind: SideKind
    chips: Chips
    """What it changed, by seat."""


class Deal(betting.Deal, frozen=True):
    """One deal, with what came of the auction."""

    compared: tuple[Count, ...] = ()
    sides: tuple[Side, ...] = ()


class State(betting.State[Rules, Deal, DealScore], frozen=True):
    """A match of Trentacinque."""
