"""A view of 3-2-5 as it goes over the wire: without the rules, shorter than it is kept, and without loss (S39)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct

from satasat.cards import NONE, PACK_30, Card, CardSet, Suit, card_set
from satasat.game import NATURE, Actor, Seat
from satasat.games.three_two_five.moves import Phase, TrumpMade
from satasat.games.three_two_five.rules import SEATS, Pull, Three, TrumpAlternative
from satasat.games.three_two_five.view import Exchange, Public, Sets, View

NO_SETS: Final[Sets] = (NONE, NONE, NONE)
ZERO: Final[Three] = (0, 0, 0)


class ViewTold(Struct, frozen=True, omit_defaults=True):
    """A view as it is told. `cannot` stands for `may`; of what follows from `hand`, nothing is said twice."""

    seat: Seat | None
    phase: Phase = Phase.SEAT_DEALER
    actor: Actor | None = NATURE
    deal_no: int = 0
    dealer: Seat = 0
    hand: CardSet = NONE
    counts: Three = ZERO
    declined: TrumpAlternative | None = None
    trump: Suit | None = None
    made: TrumpMade | None = None
    public: tuple[Public, ...] = ()
    cannot: Sets = NO_SETS
    """Per hand of the others the cards, neither mine nor played, that I can rule out there."""
    known: Sets = NO_SETS
    """As in the view, of the others."""
    slipped: Three = ZERO
    voids: tuple[tuple[Suit, ...], tuple[Suit, ...], tuple[Suit, ...]] = ((), (), ())
    plays: tuple[Card, ...] = ()
    leaders: tuple[Seat, ...] = ()
    taken: Three = ZERO
    pulls: tuple[Pull, ...] = ()
    exchanges: tuple[Exchange, ...] = ()
    fan: tuple[Card, ...] | None = None
    drawn: Card | None = None
    totals: Three = ZERO
    debts: Three = ZERO


_AS_THEY_ARE: Final = tuple(name for name in ViewTold.__struct_fields__ if name not in ("cannot", "known"))
_ZEROS: Final = ("counts", "slipped", "taken", "totals", "debts")


def told_of(view: View) -> ViewTold:
    """What is told of a view."""
    elsewhere = card_set(view.plays) | view.hand
    fields: dict[str, Any] = {name: getattr(view, name) for name in _AS_THEY_ARE}
    for name in _ZEROS:  # only the default itself is left out, not what equals it
        if fields[name] == ZERO:
            fields[name] = ZERO
    cannot = _of_others(view, (PACK_30 - elsewhere - may for may in view.may))
    return ViewTold(**fields, cannot=cannot, known=_of_others(view, view.known))


def _of_others(view: View, each: Iterable[CardSet]) -> Sets:
    a, b, c = (NONE if seat == view.seat else some for seat, some in enumerate(each))
    return (a, b, c) if a or b or c else NO_SETS


def whole(told: ViewTold, rules: Any) -> View:
    """The view of which this was told."""
    elsewhere = card_set(told.plays) | told.hand
    may = [PACK_30 - elsewhere - cannot for cannot in told.cannot]
    known = list(told.known)
    if (me := told.seat) is not None:
        known[me] = told.hand
        complete = told.plays or 0 < told.counts[me] == len(told.hand)
        others = known[(me + 1) % SEATS] | known[(me + 2) % SEATS]
        may[me] = told.hand if complete else PACK_30 - others  # cards that are kept from me may be any (I-10)
    return View(
        rules,
        may=(may[0], may[1], may[2]),
        known=(known[0], known[1], known[2]),
        **{name: getattr(told, name) for name in _AS_THEY_ARE},
    )
