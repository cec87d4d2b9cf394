"""The truth about a match of Thirty-Five: data only. It never leaves the process that owns the table."""

from __future__ import annotations

from satasat.betting import state as betting
from satasat.game import Seat
from satasat.games.thirty_five.moves import DealScore
from satasat.games.thirty_five.rules import Rules


class Deal(betting.Deal, frozen=True):
    """One deal, which may be over by claims at once."""

    players: tuple[Seat, ...] = ()
    """Who plays it, in turn; the others sit out."""
    claims: tuple[Seat, ...] = ()


class State(betting.State[Rules, Deal, DealScore], frozen=True):
    """A match of Thirty-Five."""
