"""What one seat, or a spectator, knows: the fold of what it was shown, and nothing else (docs/decisions/0004)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from satasat.cards import NONE, PACK_40, CardSet
from satasat.chips import BUY, Call, Chips, added, highest, left, paid
from satasat.errors import IllegalMove
from satasat.game import NATURE, Actor, Seat
from satasat.games.trentacinque.moves import (
    NO_CHOICE,
    Anted,
    Awaited,
    Bought,
    Called,
    Choices,
    Compared,
    Dealt,
    Divided,
    Event,
    Failed,
    Laid,
    Move,
    Paid,
    Phase,
    Question,
    Scored,
    Seated,
    Shuffled,
    SideClaimed,
    Succeeded,
    Took,
    check,
    choices,
)
from satasat.games.trentacinque.rules import SEATS, Count, Rules, SideKind, holder


class SideTold(Struct, frozen=True):
    """A side claim that all have heard of: no card of it is known."""

    seat: Seat
    kind: SideKind


class View(Struct, frozen=True, omit_defaults=True):
    """What `seat` (None: a spectator) knows. Between two deals the finished one stays in view until the next shuffle."""

    rules: Rules
    seat: Seat | None
    phase: Phase = Phase.SEAT_DEALER
    actor: Actor | None = NATURE
    deal_no: int = 0
    dealer: Seat = 0
    hand: CardSet = NONE
    """My cards."""
    counts: tuple[int, ...] = ()
    """By seat, how many cards it was dealt, with those bought."""
    shown: tuple[CardSet, ...] = ()
    """By seat, the cards that all have seen: the suit of a buyer who has 35."""
    calls: tuple[Call, ...] = ()
    """The auction of the deal, in order."""
    compared: tuple[Count, ...] = ()
    """What those at five count in their best suits, where two or more stayed in."""
    buyer: Seat | None = None
    bought: CardSet = NONE
    """The widow, where I bought it."""
    made: bool | None = None
    """Whether the buyer has 35."""
    sides: tuple[SideTold, ...] = ()
    """The side claims of the deal that is over."""
    totals: Chips = ()
    """The stacks, without what lies in the pool."""
    pool: int = 0

    @property
    def bid(self) -> int:
        """The highest bid; 0 where there is none."""
        return highest(self.calls)

    @property
    def bidder(self) -> Seat | None:
        """Who made the highest bid first."""
        return holder(self.calls)

    @property
    def out(self) -> frozenset[Seat]:
        """Who has passed."""
        return left(self.calls)

    @property
    def may(self) -> tuple[CardSet, ...]:
        """Per seat, the cards that I cannot rule out there by the faces that I have seen."""
        unseen = PACK_40 - self.hand
        for faces in self.shown:
            unseen = unseen - faces
        return tuple(self._may(seat, unseen) for seat in range(SEATS))

    def _may(self, seat: Seat, unseen: CardSet) -> CardSet:
        if seat == self.seat:
            return self.hand
        faces = self.shown[seat]
        return faces if len(faces) == self.counts[seat] else faces | unseen

    @property
    def legal(self) -> Choices:
        """What this seat may do now; nothing when somebody else is to act."""
        if self.seat is None or self.actor != self.seat:
            return NO_CHOICE
        return choices(self.question())

    def question(self) -> Question:
        """What is asked of this seat, where it is the actor."""
        stack = self.totals[self.seat] if self.seat is not None else 0
        return Question(self.phase, self.rules, self.bid, stack)

    def refusal(self, move: Move) -> IllegalMove | None:
        """Why this seat, being the actor, may not make the move; None when it may."""
        try:
            check(self.question(), move)
        except IllegalMove as why:
            return why
        return None


def blank(rules: Rules, seat: Seat | None) -> View:
    """What is known before anything has happened."""
    return View(rules, seat, counts=(0,) * SEATS, shown=(NONE,) * SEATS, totals=(rules.chips,) * SEATS)


def _shuffled(view: View) -> View:
    fresh = blank(view.rules, view.seat)
    return replace(fresh, deal_no=view.deal_no, dealer=view.dealer, totals=view.totals, pool=view.pool)


def _counted(view: View, seat: Seat, count: int, cards: CardSet | None) -> View:
    counts = paid(view.counts, count, (seat,))
    return replace(view, counts=counts, hand=view.hand if cards is None else view.hand | cards)


def _faces(view: View, seat: Seat, cards: CardSet) -> View:
    shown = tuple(faces | cards if s == seat else faces for s, faces in enumerate(view.shown))
    return replace(view, shown=shown)


def observe(view: View, event: Event) -> View:  # noqa: PLR0911 PLR0912 (one return an event)
    """What the seat knows after one more event."""
    match event:
        case Called(seat=seat, chips=chips):
            return replace(view, calls=(*view.calls, Call(seat, chips)))
        case Awaited(phase=phase, actor=actor):
            return replace(view, phase=phase, actor=actor)
        case Dealt(seat=seat, count=count, cards=cards):
            return _counted(view, seat, count, cards)
        case Laid():
            return view
        case Shuffled():
            return _shuffled(view)
        case Anted(seats=seats, chips=chips):
            pool = view.pool + chips * len(seats)
            return replace(view, totals=paid(view.totals, -chips, seats), pool=pool)
        case Compared(counts=counts):
            return replace(view, compared=counts)
        case Bought(seat=seat, cards=cards):
            view = _counted(view, seat, BUY, cards)
            return replace(view, buyer=seat, bought=NONE if cards is None else cards)
        case Succeeded(seat=seat, cards=cards):
            return _faces(replace(view, made=True), seat, cards)
        case Failed():
            return replace(view, made=False)
        case Took(seat=seat, chips=chips):
            return replace(view, totals=paid(view.totals, chips, (seat,)), pool=view.pool - chips)
        case Paid(seat=seat, chips=chips):
            return replace(view, totals=paid(view.totals, -chips, (seat,)), pool=view.pool + chips)
        case SideClaimed(seat=seat, kind=kind, chips=changes):
            sides = (*view.sides, SideTold(seat, kind))
            return replace(view, totals=added(view.totals, changes), sides=sides)
        case Divided(chips=shares):
            return replace(view, totals=added(view.totals, shares), pool=view.pool - sum(shares))
        case Scored(dealer=None):
            return view
        case Scored(dealer=dealer):
            return replace(view, dealer=dealer, deal_no=view.deal_no + 1)
        case Seated(dealer=dealer):
            return replace(view, dealer=dealer, deal_no=1)
