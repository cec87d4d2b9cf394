"""What each client is told of a table: made from views and events alone, never from the state (S2 to S5)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, Raw, Struct, UnsetType

from satasat import wire
from satasat.game import Seat
from satasat.records import matching_preset
from satasat.server.log import Begun, Entry, Moved, Signed, public
from satasat.server.sitting import Chair, Match, Sitting, Step
from satasat.wire import Claimed, Company, Ended, Happened, Lapsed, Proposal, Stage, Time, TookBack, Welcome


class Audience(Struct, frozen=True):
    """Who is told: a seat (its own view), or somebody without one, who watches the game or only the table."""

    seat: Seat | None
    watches: bool


def audience(sitting: Sitting, person: str | None) -> Audience:
    """As what the person follows the table now (S7)."""
    seat = sitting.seat_of(person)
    return Audience(seat, seat is not None or sitting.settings.spectators)


def view_of(match: Match, who: Audience) -> Any:
    """The view of a seat, or of those who watch."""
    return match.views[-1 if who.seat is None else who.seat]


def _choices(sitting: Sitting, who: Audience, view: Any) -> Any:
    if (
        who.seat is None
        or not sitting.playing
        or (sitting.match is not None and sitting.match.claimed is not None)
    ):
        return None
    return wire.choices_told(view)


def happened(
    before: Sitting, step: Step, signed: Signed, who: Audience, person: str | None, time: Time | None
) -> Happened | None:
    """One entry, as somebody is told it; None where he is told nothing. The entry's number is that of `step.sitting`."""
    after, entry = step.sitting, signed.entry
    moved = isinstance(entry, Moved)
    new_stage = moved and _of_seating(before) != _of_seating(after)
    view: Raw | UnsetType = UNSET
    choices = remarks = None
    events: tuple[Any, ...] = ()
    if (
        who.watches
        and after.match is not None
        and (moved or isinstance(entry, Begun | TookBack | Claimed | Lapsed | Ended))
    ):
        seen = view_of(after.match, who)
        view, choices = wire.view_json(seen), _choices(after, who, seen)
        remarks = wire.remarks_told(after.game.remarks(seen))
        if step.told:
            events = wire.events_told(step.told[-1 if who.seat is None else who.seat])
    elif moved and not new_stage:
        return None
    return Happened(
        after.table,
        after.seq,
        _what(entry, after),
        id=signed.id if signed.who is not None and signed.who == person else None,
        events=events,
        view=view,
        choices=choices,
        remarks=remarks,
        seating=None if moved and not new_stage else after.seating(),
        time=time,
        proofs=after.proofs() if before.playing and not after.playing else (),
    )


def _of_seating(sitting: Sitting) -> tuple[Stage, Proposal | None, tuple[Seat, ...]]:
    """What a move may change of the seating. A deal that is over when it is dealt leaves the stage as it was."""
    return sitting.stage, sitting.proposal, sitting.unready


def _what(entry: Entry, after: Sitting) -> wire.What:
    """What happened, as everybody is told it."""
    told = public(entry, after.host_seat)
    if isinstance(told, wire.Ruled):
        return wire.Ruled(told.rules, matching_preset(after.game, after.rules))
    return told


def _fits_the_table(match: Match, chairs: Sequence[Chair]) -> bool:
    """Whether the last match had as many seats as there are now: else there is no place for it in the picture."""
    return len(match.banks) == len(chairs)


def welcome(
    sitting: Sitting,
    who: Audience,
    company: Company,
    time: Time | None,
    secret: str | None,
    command: str | None = None,
) -> Welcome:
    """Everything that somebody may know of a table now. `command`: the id of what is answered by it."""
    match = sitting.match
    if match is not None and not _fits_the_table(match, sitting.chairs):
        match = None
    view = view_of(match, who) if match is not None and who.watches else None
    return Welcome(
        sitting.table,
        sitting.seq,
        sitting.game.id,
        sitting.rules,
        sitting.seating(),
        company,
        id=command,
        preset=matching_preset(sitting.game, sitting.rules),
        seat=who.seat,
        view=wire.view_json(view) if view is not None else UNSET,
        choices=_choices(sitting, who, view) if view is not None else None,
        remarks=wire.remarks_told(sitting.game.remarks(view)) if view is not None else None,
        sheet=match.sheet if match is not None and who.watches else (),
        commits=tuple(deal.commit for deal in match.deals) if match is not None else (),
        proofs=sitting.proofs() if match is not None else (),
        time=time,
        secret=secret if who.seat is not None else None,
    )
