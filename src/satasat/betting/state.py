"""The truth about a match of a betting game, as far as both have it: data only."""

from __future__ import annotations

from typing import Generic, TypeVar

from msgspec import Struct

from satasat.betting.moves import Phase
from satasat.cards import NONE, Card, CardSet
from satasat.chips import Call, Chips
from satasat.game import Seat

R = TypeVar("R")
W = TypeVar("W")


class Deal(Struct, frozen=True):
    """One deal; it stays until the next shuffle. `hands` are by seat, also those thrown in; a buyer's holds thirteen cards."""

    hands: tuple[CardSet, ...]
    pack: tuple[Card, ...] = ()
    buy: CardSet = NONE
    """The four cards on the table, also after they were bought."""
    shown: tuple[CardSet, ...] = ()
    """By seat, the cards that all have seen."""
    calls: tuple[Call, ...] = ()
    buyer: Seat | None = None


D = TypeVar("D", bound=Deal)


class State(Struct, Generic[R, D, W], frozen=True):
    """A match. `deal_no` counts from 1 (0 before the first dealer is known); `dealer` is that of the deal that is on or comes
    next.
    """

    rules: R
    totals: Chips
    """The stacks, without what lies in the pool."""
    deal: D
    phase: Phase = Phase.SEAT_DEALER
    deal_no: int = 0
    dealer: Seat = 0
    pool: int = 0
    sheet: tuple[W, ...] = ()
