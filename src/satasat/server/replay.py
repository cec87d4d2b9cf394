"""A deal of a match that is over, step by step: with all cards open, or as one seat saw it (docs/formats/http.md).

What a seat saw is made from its own events and view alone, never from the state (S2). The view of somebody who is told all of a deal
has room for all cards in 3-2-5; in a betting game it is that of somebody who watches, and the hands are what the seats knew of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, Raw, Struct, structs

from satasat.betting.state import Deal
from satasat.cards import CardSet, encode
from satasat.errors import BadMessage
from satasat.game import NATURE, Actor, AnyGame, Seat, observe_all
from satasat.records import Entry
from satasat.server.history import Played


class Step(Struct, frozen=True, omit_defaults=True):
    """A move, and what was known after it. `move`: with all cards open, or one's own; what others do is in the events."""

    by: Actor
    events: tuple[Any, ...]
    hands: tuple[CardSet | None, ...]
    """By seat; None where they are not seen."""
    view: Raw
    """Whole (docs/formats/view.md), but for the rules: they are told once."""
    remarks: Any
    move: Any = None
    auto: bool = False
    buy: CardSet | None = None
    """In a betting game with all cards open: the four that lie on the table, to be bought; None where none do."""


class Replay(Struct, frozen=True):
    """One deal. `totals` are those before it; `sheet` has a row for each deal of the match that came to its end."""

    game: str
    deal: int
    deals: int
    """How many were begun."""
    rules: Any
    names: tuple[str | None, ...]
    """Who held the seats in this deal; None where a bot did."""
    bots: tuple[str | None, ...]
    totals: tuple[int, ...]
    sheet: tuple[Any, ...]
    steps: tuple[Step, ...]


def replay(match: Played, deal: int, seat: Seat | None) -> Replay:
    """The deal of that number (from 1) as that seat saw it; None: with all cards open. Raises BadMessage."""
    game, rules = match.game, match.rules
    seats = game.seats(rules)
    deals = sum(map(_begins, match.entries))
    if not 1 <= deal <= deals:
        raise BadMessage("no_such_deal", value=deal, most=deals)
    if seat is not None and not 0 <= seat < seats:
        raise BadMessage("bad_seat", value=seat, most=seats - 1)
    state, view = game.start(rules), game.blank(rules, seat)
    holds_all = _holds_all(view)
    owners = range(seats) if seat is None and not holds_all else ()
    own_views = tuple(game.blank(rules, owner) for owner in owners)
    number, totals, sheet = 1, view.totals, []
    steps: list[Step] = []
    begun = 0
    for entry in match.entries:
        if _begins(entry):
            begun += 1
            number = begun
            if begun == deal:
                totals = view.totals
        after = game.step(state, entry.move)
        shown = game.shown(state, entry.move, after, seat)
        events = open_events(game, state, entry.move, after, seats) if seat is None else shown
        for event in events if holds_all else shown:
            view = game.observe(view, event)
            if event.__struct_config__.tag == "scored":
                sheet.append(event.score)
        own_views = observe_all(game, own_views, owners, state, entry.move, after)
        if number == deal:
            steps.append(
                Step(
                    entry.by,
                    events,
                    _hands(view, own_views, seats),
                    Raw(encode(structs.replace(view, rules=UNSET))),
                    game.remarks(view),
                    entry.move if seat in (None, entry.by) else None,
                    entry.auto,
                    _to_be_bought(after) if own_views else None,
                )
            )
        state = after
    chairs = [[one.chair for one in held if one.deal <= deal][-1] for held in match.held]
    return Replay(
        game.id,
        deal,
        deals,
        rules,
        tuple(chair.name if chair.bot is None else None for chair in chairs),
        tuple(chair.bot for chair in chairs),
        totals,
        tuple(sheet),
        tuple(steps),
    )


def _holds_all(view: Any) -> bool:
    """Whether such a view has room for all cards: it keeps what is known of every hand."""
    return hasattr(view, "known")


def _hands(view: Any, own_views: Sequence[Any], seats: int) -> tuple[CardSet | None, ...]:
    if own_views:
        return tuple(own.hand for own in own_views)
    if view.seat is None:
        hands: tuple[CardSet, ...] = view.known
        return hands
    return tuple(view.hand if seat == view.seat else None for seat in range(seats))


def _to_be_bought(state: Any) -> CardSet | None:
    """The cards on the table of a betting game; None where none lie there."""
    deal: Deal = state.deal
    return deal.buy if deal.buy and deal.buyer is None else None


def _begins(entry: Entry) -> bool:
    """Whether a deal begins with that move."""
    return entry.by == NATURE and entry.move.__struct_config__.tag == "shuffle"


def open_events(game: AnyGame, before: Any, move: Any, after: Any, seats: int) -> tuple[Any, ...]:
    """The events of a move with everything that any seat sees of them: a spectator who is told these knows all cards."""
    each = [game.shown(before, move, after, seat) for seat in range(seats)]
    return tuple(_fullest(same) for same in zip(*each, strict=True))


def _fullest(events: Sequence[Any]) -> Any:
    return max(events, key=lambda event: sum(value is not None for value in structs.asdict(event).values()))
