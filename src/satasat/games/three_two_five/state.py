"""The truth about a match of 3-2-5: data only. It never leaves the process that owns the table."""

from __future__ import annotations

from msgspec import Struct

from satasat.cards import NONE, Card, CardSet, Suit
from satasat.game import Seat
from satasat.games.three_two_five.moves import DealScore, Phase, TrumpMade
from satasat.games.three_two_five.rules import Pull, Rules, Three, TrumpAlternative


class Deal(Struct, frozen=True):
    """One deal. `pack` is the order dealt from, after any cut; `hands` hold what has been dealt of it."""

    pack: tuple[Card, ...] = ()
    hands: tuple[CardSet, CardSet, CardSet] = (NONE, NONE, NONE)
    declined: TrumpAlternative | None = None
    trump: Suit | None = None
    made: TrumpMade | None = None
    pulls: tuple[Pull, ...] = ()
    """All exchanges of this deal, in order (R-PULL-12, 13)."""
    pull: int = 0
    """How many of them are over."""
    promised: tuple[Pull, ...] = ()
    """The pulls for which a trick is owed instead of a card (R-GIVE-1)."""
    fan: tuple[Card, ...] = ()
    drawn: Card | None = None
    leader: Seat = 0
    trick: tuple[Card, ...] = ()
    taken: Three = (0, 0, 0)
    """Tricks won in play, by seat."""


class State(Struct, frozen=True):
    """A match. `deal_no` counts from 1 (0 before the first dealer is known); `dealer` is that of the deal."""

    rules: Rules
    phase: Phase = Phase.SEAT_DEALER
    deal_no: int = 0
    dealer: Seat = 0
    totals: Three = (0, 0, 0)
    debts: Three = (0, 0, 0)
    """Tricks above (+) or below (-) the quota in the deal before, by seat (R-PULL-2)."""
    sheet: tuple[DealScore, ...] = ()
    deal: Deal = Deal()
