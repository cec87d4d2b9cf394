"""A deal of a match that is over, step by step: with all cards open, or as one seat saw it (docs/formats/http.md).

What a seat saw is made from its own events and view alone, never from the state (S2).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, Raw, Struct, structs

from satasat.cards import CardSet, encode
from satasat.errors import BadMessage
from satasat.game import NATURE, Actor, AnyGame, Seat
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


class Replay(Struct, frozen=True):
    """One deal. `totals` are those before it; `sheet` has a row for each deal of the match that came to its end."""

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
        events = (
            open_events(game, state, entry.move, after, seats)
            if seat is None
            else game.shown(state, entry.move, after, seat)
        )
        for event in events:
            view = game.observe(view, event)
            if event.__struct_config__.tag == "scored":
                sheet.append(event.score)
        if number == deal:
            hands = (
                view.known if seat is None else tuple(view.hand if s == seat else None for s in range(seats))
            )
            move = entry.move if seat in (None, entry.by) else None
            seen = Raw(encode(structs.replace(view, rules=UNSET)))
            steps.append(Step(entry.by, events, hands, seen, game.remarks(view), move, entry.auto))
        state = after
    chairs = [[one.chair for one in held if one.deal <= deal][-1] for held in match.held]
    return Replay(
        deal,
        deals,
        rules,
        tuple(chair.name if chair.bot is None else None for chair in chairs),
        tuple(chair.bot for chair in chairs),
        totals,
        tuple(sheet),
        tuple(steps),
    )


def _begins(entry: Entry) -> bool:
    """Whether a deal begins with that move."""
    return entry.by == NATURE and entry.move.__struct_config__.tag == "shuffle"


def open_events(game: AnyGame, before: Any, move: Any, after: Any, seats: int) -> tuple[Any, ...]:
    """The events of a move with everything that any seat sees of them: a spectator who is told these knows all cards."""
    each = [game.shown(before, move, after, seat) for seat in range(seats)]
    return tuple(_fullest(same) for same in zip(*each, strict=True))


def _fullest(events: Sequence[Any]) -> Any:
    return max(events, key=lambda event: sum(value is not None for value in structs.asdict(event).values()))
