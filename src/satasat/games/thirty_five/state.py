"""The truth about a match of Thirty-Five: data only. It never leaves the process that owns the table."""

from __future__ import annotations

from msgspec import Struct

from satasat.cards import NONE, Card, CardSet
from satasat.chips import Call, Chips
from satasat.game import Seat
from satasat.games.thirty_five.moves import DealScore, Phase
from satasat.games.thirty_five.rules import Rules


class Deal(Struct, frozen=True):
    """One deal; it stays until the next shuffle. `hands` are by seat, also those thrown in; a buyer's holds thirteen cards."""

    hands: tuple[CardSet, ...]
    pack: tuple[Card, ...] = ()
    players: tuple[Seat, ...] = ()
    """Who plays it, in turn; the others sit out."""
    buy: CardSet = NONE
    """The table hand, also after it was bought."""
    shown: tuple[CardSet, ...] = ()
    """By seat, the cards that all have seen."""
    claims: tuple[Seat, ...] = ()
    calls: tuple[Call, ...] = ()
    buyer: Seat | None = None


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
