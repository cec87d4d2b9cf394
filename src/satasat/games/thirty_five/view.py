"""What one seat, or a spectator, knows: the fold of what it was shown, and nothing else (docs/decisions/0004)."""

from __future__ import annotations

from typing import ClassVar

from msgspec.structs import replace

from satasat.betting import view as betting
from satasat.betting.moves import Anted
from satasat.cards import NONE, PACK_52, CardSet
from satasat.chips import Call, Chips
from satasat.errors import IllegalMove
from satasat.forms import refusal
from satasat.game import Seat
from satasat.games.thirty_five.moves import (
    NO_CHOICE,
    Choices,
    Claimed,
    Event,
    Move,
    Unclaimed,
    check,
    choices,
)
from satasat.games.thirty_five.rules import Rules


class View(betting.BidderView[Rules], frozen=True, omit_defaults=True):
    """What `seat` (None: a spectator) knows. Between two deals the finished one stays in view until the next shuffle."""

    pack: ClassVar[CardSet] = PACK_52

    players: tuple[Seat, ...] = ()
    """Who plays the deal, in turn from the one after the dealer; the others sit out."""
    hand: CardSet = NONE
    counts: tuple[int, ...] = ()
    shown: tuple[CardSet, ...] = ()
    claims: tuple[Seat, ...] = ()
    calls: tuple[Call, ...] = ()
    buyer: Seat | None = None
    bought: CardSet = NONE
    made: bool | None = None
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
    n = rules.players
    return View(rules, seat, counts=(0,) * n, shown=(NONE,) * n, totals=(rules.chips,) * n)


def observe(view: View, event: Event) -> View:
    """What the seat knows after one more event."""
    match event:
        case Anted(seats=seats):
            return betting.observe(replace(view, players=seats), event, blank)
        case Claimed(seat=seat, cards=cards):
            return betting.faced(replace(view, claims=(*view.claims, seat)), seat, cards)
        case Unclaimed():
            return view
        case _:
            return betting.observe(view, event, blank)
