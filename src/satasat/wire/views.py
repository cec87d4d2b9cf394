"""Views, choices, events and remarks as they go over the wire: shorter than they are kept, and without loss (S39).

Those of 3-2-5 have a form of their own. A view of a betting game goes without its rules, and without faces where none were shown.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any, Final, TypeAlias

from msgspec import UNSET, Struct
from msgspec.structs import replace

from satasat.betting.moves import Awaited as BiddingAwaited
from satasat.cards import NONE, PACK_30, Card, CardSet, Suit, card_set, read_card
from satasat.forms import move_type
from satasat.game import NATURE, Actor, AnyOrder, Between, OneOf, Seat
from satasat.games.three_two_five.moves import Awaited, Give, Move, Phase, Play, TrumpMade
from satasat.games.three_two_five.remarks import Remarks
from satasat.games.three_two_five.rules import SEATS, Pull, Sevens, Three, TrumpAlternative
from satasat.games.three_two_five.view import Exchange, Public, Sets, View

NO_SETS: Final[Sets] = (NONE, NONE, NONE)
ZERO: Final[Three] = (0, 0, 0)
Voids: TypeAlias = tuple[tuple[Suit, ...], tuple[Suit, ...], tuple[Suit, ...]]
NO_VOIDS: Final[Voids] = ((), (), ())


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
    public: tuple[tuple[Card, str], ...] = ()
    """Card and how."""
    cannot: Sets = NO_SETS
    """Per hand of the others the cards, neither mine nor played, that I can rule out there."""
    known: Sets = NO_SETS
    """As in the view, of the others."""
    slipped: Three = ZERO
    voids: Voids = NO_VOIDS
    plays: str = ""
    """The cards with blanks between them."""
    leaders: tuple[Seat, ...] = ()
    taken: Three = ZERO
    pulls: tuple[Three, ...] = ()
    """Creditor, debtor, and how many of these in turn."""
    exchanges: tuple[tuple[Card | None, ...], ...] = ()
    """Drawn and given, as far as they were seen; nothing for a conceded one."""
    fan: tuple[Card, ...] | None = None
    drawn: Card | None = None
    totals: Three = ZERO
    debts: Three = ZERO


class Cards(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="cards"):
    """A move of the type `move` with any of these cards, or (None) of the hand."""

    move: str
    cards: CardSet | None = None


ChoicesTold: TypeAlias = OneOf[Move] | Cards | AnyOrder | Between

_LOW: Final = ("sevens", Sevens.LOW)
_SHORTER: Final = ("cannot", "known", "public", "plays", "pulls", "exchanges")
_AS_THEY_ARE: Final = tuple(name for name in ViewTold.__struct_fields__ if name not in _SHORTER)
_DEFAULTS: Final = {
    "voids": NO_VOIDS,
    **dict.fromkeys(("counts", "slipped", "taken", "totals", "debts"), ZERO),
}


def told_of(view: Any) -> Any:
    """What is told of a view: of one of 3-2-5 a ViewTold."""
    if isinstance(view, View):
        return _told_of(view)
    return replace(view, rules=UNSET, shown=view.shown if any(view.shown) else ())


def _told_of(view: View) -> ViewTold:
    elsewhere = card_set(view.plays) | view.hand
    fields: dict[str, Any] = {name: getattr(view, name) for name in _AS_THEY_ARE}
    for name, default in _DEFAULTS.items():  # only the default itself is left out, not what equals it
        if fields[name] == default:
            fields[name] = default
    return ViewTold(
        **fields,
        cannot=_of_others(view, (PACK_30 - elsewhere - may for may in view.may)),
        known=_of_others(view, view.known),
        public=tuple((one.card, one.how) for one in view.public),
        plays=" ".join(map(str, view.plays)),
        pulls=tuple((p.creditor, p.debtor, len([*alike])) for p, alike in groupby(view.pulls)),
        exchanges=tuple(() if one.conceded else (one.drawn, one.given) for one in view.exchanges),
    )


def _of_others(view: View, each: Iterable[CardSet]) -> Sets:
    a, b, c = (NONE if seat == view.seat else some for seat, some in enumerate(each))
    return (a, b, c) if a or b or c else NO_SETS


def whole(told: Any, rules: Any) -> Any:
    """The view of which this was told, with the rules of the table."""
    if isinstance(told, ViewTold):
        return _whole(told, rules)
    return replace(told, rules=rules, shown=told.shown or (NONE,) * len(told.counts))


def _whole(told: ViewTold, rules: Any) -> View:
    plays = tuple(map(read_card, told.plays.split()))
    elsewhere = card_set(plays) | told.hand
    may = [PACK_30 - elsewhere - cannot for cannot in told.cannot]
    known = list(told.known)
    if (me := told.seat) is not None:
        known[me] = told.hand
        complete = plays or 0 < told.counts[me] == len(told.hand)
        others = known[(me + 1) % SEATS] | known[(me + 2) % SEATS]
        may[me] = told.hand if complete else PACK_30 - others  # cards that are kept from me may be any (I-10)
    return View(
        rules,
        may=(may[0], may[1], may[2]),
        known=(known[0], known[1], known[2]),
        public=tuple(Public(card, how) for card, how in told.public),
        plays=plays,
        pulls=tuple(Pull(creditor, debtor) for creditor, debtor, n in told.pulls for _ in range(n)),
        exchanges=tuple(
            Exchange(drawn=pair[0], given=pair[1]) if pair else Exchange(conceded=True)
            for pair in told.exchanges
        ),
        **{name: getattr(told, name) for name in _AS_THEY_ARE},
    )


def choices_told(view: Any) -> Any:
    """The choices of a view: of a card without the moves one by one; others as they are; None where there are none."""
    choices = view.legal
    if not isinstance(choices, OneOf):
        return choices
    cards = card_set(move.card for move in choices.moves if isinstance(move, Play | Give))
    if not cards:
        return choices if choices.moves else None
    return Cards(move_type(choices.moves[0]), None if cards == view.hand else cards)


def whole_choices(told: Any, view: Any) -> Any:
    """The choices that were told so, beside that view."""
    if not isinstance(told, Cards):
        return told
    make = {"play": Play, "give": Give}[told.move]
    return OneOf(tuple(make(card) for card in (view.hand if told.cards is None else told.cards)))


def events_told(events: tuple[Any, ...]) -> tuple[Any, ...]:
    """The events of a move without the last: what is awaited stands in the view."""
    return events[:-1] if events and isinstance(events[-1], Awaited | BiddingAwaited) else events


def whole_events(told: tuple[Any, ...], view: Any) -> tuple[Any, ...]:
    """The events that were told so, beside the view after them."""
    if not told:
        return told
    awaited = Awaited if isinstance(view, View) else BiddingAwaited
    return (*told, awaited(view.phase, view.actor))


def remarks_told(remarks: Any) -> Any:
    """The remarks, their reasons without what the rules of the table say already: `keep`, and `sevens` where it is `low`."""
    if not isinstance(remarks, Remarks):
        return remarks
    barred = tuple(
        replace(one, params={k: v for k, v in one.params.items() if k != "keep" and (k, v) != _LOW})
        for one in remarks.barred
    )
    return replace(remarks, barred=barred)
