"""The truth about a match of Trentacinque: data only. It never leaves the process that owns the table."""

from __future__ import annotations

from msgspec import Struct

from satasat.cards import NONE, Card, CardSet
from satasat.chips import Call, Chips
from satasat.game import Seat
from satasat.games.trentacinque.moves import DealScore, Phase
from satasat.games.trentacinque.rules import Count, Rules, SideKind


class Side(Struct, frozen=True):
    """A side claim that was paid (TC-9)."""

    seat: Seat
    kind: SideKind
    chips: Chips
    """What it changed, by seat."""


class Deal(Struct, frozen=True):
    """One deal; it stays until the next shuffle. `hands` are by seat; a buyer's holds thirteen cards."""

    hands: tuple[CardSet, ...]
    pack: tuple[Card, ...] = ()
    widow: CardSet = NONE
    """The four cards on the table, also after they were bought."""
    shown: tuple[CardSet, ...] = ()
    """By seat, the cards that all have seen."""
    calls: tuple[Call, ...] = ()
    compared: tuple[Count, ...] = ()
    buyer: Seat | None = None
    sides: tuple[Side, ...] = ()


class State(Struct, frozen=True):
    """A match. `deal_no` counts from 1 (0 before the first dealer is known); `dealer` is that of the deal that is on or comes
    next.
    """

    rules: Rules
    totals: Chips
    """The stacks, without what lies in the pool."""
    deal: Deal
    phase: Phase = Phase.SEAT_DEALER
    deal_no: int = 0
    dealer: Seat = 0
    pool: int = 0
    sheet: tuple[DealScore, ...] = ()
