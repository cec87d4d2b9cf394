"""What a table does of itself, without being told to by somebody or by the clock: nature's moves, commitments, what all agreed to."""

from __future__ import annotations

from satasat.chain import commitment
from satasat.game import NATURE, AnyOrder, Seat
from satasat.server import orders
from satasat.server.attendance import Attendance
from satasat.server.log import Committed, Moved, Readied
from satasat.server.mail import Seeds
from satasat.server.orders import Entries
from satasat.server.sitting import Sitting, beginning, natures_move
from satasat.server.thinking import any_move
from satasat.wire import Ask


def bot_to_move(sitting: Sitting, attendance: Attendance) -> Seat | None:
    """The seat for which the table is to move now."""
    actor = sitting.actor
    if not isinstance(actor, int) or sitting.match is None or sitting.match.claimed is not None:
        return None
    waits = sitting.proposal is not None and sitting.proposal.ask is Ask.TAKE_BACK
    plays = sitting.chairs[actor].plays_itself and not waits and attendance.anybody(sitting)
    return actor if plays else None


def entries(sitting: Sitting, attendance: Attendance, seeds: Seeds) -> Entries:  # noqa: PLR0911 (one return a case)
    """What the table is to store now of itself; nothing where it waits for somebody."""
    match = sitting.match
    if match is None:
        return ()
    if not sitting.playing:
        return _cleared(sitting, attendance)
    if agreed := orders.agreement(sitting):
        return agreed
    if sitting.waits:
        return _next_deal(sitting, attendance, seeds)
    if sitting.actor == NATURE:
        return (Moved(NATURE, natures_move(sitting)),)
    seat = bot_to_move(sitting, attendance)
    if seat is not None and sitting.chairs[seat].sat_in and isinstance(match.views[seat].legal, AnyOrder):
        return (Moved(seat, any_move(sitting, seat), auto=True),)  # a fan needs no thought
    return ()


def _cleared(sitting: Sitting, attendance: Attendance) -> Entries:
    """Who left during the match leaves the table when it is over."""
    for seat, chair in enumerate(sitting.chairs):
        if chair.person is not None and attendance.of(chair.person).has_left:
            return orders.cleared(sitting, seat)
    return ()


def _next_deal(sitting: Sitting, attendance: Attendance, seeds: Seeds) -> Entries:
    assert sitting.match is not None
    if sitting.deal is None:
        seed = seeds.bytes(32)
        deal = sitting.match.deal_no
        return (Committed(deal, commitment(seed, sitting.match_name, deal), seed.hex()),)
    if not sitting.unready:
        return beginning(sitting)
    if attendance.anybody(sitting):
        return tuple(Readied(seat, auto=True) for seat in sitting.unready if sitting.chairs[seat].sat_in)
    return ()
