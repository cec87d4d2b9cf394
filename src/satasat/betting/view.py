"""What a seat, or a spectator, knows of a betting game, as far as both games show it (docs/decisions/0004)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from satasat.betting.moves import (
    Anted,
    Awaited,
    Bought,
    Called,
    Divided,
    Event,
    Failed,
    Laid,
    Paid,
    Phase,
    Question,
    RowScored,
    Succeeded,
    Took,
)
from satasat.cards import NONE, CardSet
from satasat.chips import BUY, Call, Chips, added, highest, holder, left, paid
from satasat.dealing import Dealt, Seated, Shuffled
from satasat.game import NATURE, Actor, Seat

R = TypeVar("R")
V = TypeVar("V", bound="BidderView[Any]")


class _Told:
    """Fields that both views have, each among its own, in the order in which they are written."""

    __slots__ = ()

    hand: CardSet
    """My cards, also when I have left the bidding."""
    counts: tuple[int, ...]
    """By seat, how many cards it was dealt, with those bought."""
    shown: tuple[CardSet, ...]
    """By seat, the cards that all have seen."""
    calls: tuple[Call, ...]
    """The bidding of the deal, in order."""
    buyer: Seat | None
    bought: CardSet
    """The cards on the table, where I bought them."""
    made: bool | None
    """Whether the buyer has 35."""
    totals: Chips
    """The stacks, without what lies in the pool."""
    pool: int


class BidderView(_Told, Struct, Generic[R], frozen=True, omit_defaults=True):
    """What `seat` (None: a spectator) knows. Between two deals the finished one stays in view until the next shuffle."""

    pack: ClassVar[CardSet]
    """All cards of the game."""

    rules: R
    seat: Seat | None
    phase: Phase = Phase.SEAT_DEALER
    actor: Actor | None = NATURE
    deal_no: int = 0
    dealer: Seat = 0

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
        """Who has left the bidding."""
        return left(self.calls)

    @property
    def unseen(self) -> CardSet:
        """The cards whose faces I have not seen in this deal."""
        unseen = self.pack - self.hand
        for faces in self.shown:
            unseen = unseen - faces
        return unseen

    @property
    def may(self) -> tuple[CardSet, ...]:
        """Per seat, the cards that I cannot rule out there by the faces that I have seen."""
        unseen = self.unseen
        return tuple(self._may(seat, unseen) for seat in range(len(self.counts)))

    def _may(self, seat: Seat, unseen: CardSet) -> CardSet:
        if seat == self.seat:
            return self.hand
        faces = self.shown[seat]
        return faces if len(faces) == self.counts[seat] else faces | unseen

    @property
    def asked(self) -> bool:
        """Whether it is this seat's turn."""
        return self.seat is not None and self.actor == self.seat

    def question(self) -> Question[R]:
        """What is asked of this seat, where it is the actor."""
        stack = self.totals[self.seat] if self.seat is not None else 0
        return Question(self.phase, self.rules, self.bid, stack, self.pool)


def _counted(view: V, seat: Seat, count: int, cards: CardSet | None) -> V:
    counts = paid(view.counts, count, (seat,))
    return replace(view, counts=counts, hand=view.hand if cards is None else view.hand | cards)


def faced(view: V, seat: Seat, cards: CardSet) -> V:
    """The view once all have seen these cards of a seat."""
    shown = tuple(faces | cards if s == seat else faces for s, faces in enumerate(view.shown))
    return replace(view, shown=shown)


def observe(view: V, event: Event | RowScored[Any], blank: Callable[[Any, Seat | None], V]) -> V:  # noqa: PLR0911 PLR0912 (one return an event)
    """What the seat knows after one more event that both games have; `blank` is what it knows before any."""
    match event:
        case Called(seat=seat, chips=chips):
            return replace(view, calls=(*view.calls, Call(seat, chips)))
        case Awaited(phase=phase, actor=actor):
            return replace(view, phase=phase, actor=actor)
        case Dealt(seat=seat, count=count, cards=cards):
            return _counted(view, seat, count, cards)
        case Laid():
            return view
        case Anted(seats=seats, chips=chips):
            pool = view.pool + chips * len(seats)
            return replace(view, totals=paid(view.totals, -chips, seats), pool=pool)
        case Bought(seat=seat, cards=cards):
            view = _counted(view, seat, BUY, cards)
            return replace(view, buyer=seat, bought=NONE if cards is None else cards)
        case Succeeded(seat=seat, cards=cards):
            return faced(replace(view, made=True), seat, cards)
        case Failed():
            return replace(view, made=False)
        case Took(seat=seat, chips=chips):
            return replace(view, totals=paid(view.totals, chips, (seat,)), pool=view.pool - chips)
        case Paid(seat=seat, chips=chips):
            return replace(view, totals=paid(view.totals, -chips, (seat,)), pool=view.pool + chips)
        case Divided(chips=shares):
            return replace(view, totals=added(view.totals, shares), pool=view.pool - sum(shares))
        case RowScored(dealer=None):
            return view
        case RowScored(dealer=dealer):
            return replace(view, dealer=dealer, deal_no=view.deal_no + 1)
        case Seated(dealer=dealer):
            return replace(view, dealer=dealer, deal_no=1)
        case Shuffled():
            deal_no, dealer = view.deal_no, view.dealer
            fresh = blank(view.rules, view.seat)
            return replace(fresh, deal_no=deal_no, dealer=dealer, totals=view.totals, pool=view.pool)
