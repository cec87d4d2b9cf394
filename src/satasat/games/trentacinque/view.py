"""What one seat, or a spectator, knows: the fold of what it was shown, and nothing else (docs/decisions/0004)."""

from __future__ import annotations

from typing import ClassVar

from msgspec import Struct
from msgspec.structs import replace

from satasat.betting import view as betting
from satasat.cards import NONE, PACK_40, CardSet
from satasat.chips import Call, Chips, added
from satasat.errors import IllegalMove
from satasat.forms import refusal
from satasat.game import Seat
from satasat.games.trentacinque.moves import (
    NO_CHOICE,
    Choices,
    Compared,
    Event,
    Move,
    SideClaimed,
    check,
    choices,
)
from satasat.games.trentacinque.rules import SEATS, Count, Rules, SideKind


class SideTold(Struct, frozen=True):
    """A side claim that all have heard of: no card of it is known."""

    seat: Seat
    kind: SideKind


class View(betting.BidderView[Rules], frozen=True, omit_defaults=True):
    """What `seat` (None: a spectator) knows. Between two deals the finished one stays in view until the next shuffle."""

    pack: ClassVar[CardSet] = PACK_40

    hand: CardSet = NONE
    counts: tuple[int, ...] = ()
    shown: tuple[CardSet, ...] = ()
    calls: tuple[Call, ...] = ()
    compared: tuple[Count, ...] = ()
    """What those at five count in their best suits, where two or more stayed in."""
    buyer: Seat | None = None
    bought: CardSet = NONE
    made: bool | None = None
    sides: tuple[SideTold, ...] = ()
    """The side claims of the deal that is over."""
    totals: Chips = ()
    pool: int = 0

    @property
    def legal(self) -> Choices:
        """What this seat may do now; nothing when somebody else is to act."""
        return choices(self.question()) if self.asked else NO_CHOICE

    def refusal(self, move: Move) -> IllegalMove | None:
        """Why this seat, being the actor, may not make the move; None when it may."""
        return refusal(check, self.question(), move)


def blank(rules: Rules, seat: Seat | None) -> View:
    """What is known before anything has happened."""
    return View(rules, seat, counts=(0,) * SEATS, shown=(NONE,) * SEATS, totals=(rules.chips,) * SEATS)


def observe(view: View, event: Event) -> View:
    """What the seat knows after one more event."""
    match event:
        case Compared(counts=counts):
            return replace(view, compared=counts)
        case SideClaimed(seat=seat, kind=kind, chips=changes):
            sides = (*view.sides, SideTold(seat, kind))
            return replace(view, totals=added(view.totals, changes), sides=sides)
        case _:
            return betting.observe(view, event, blank)
