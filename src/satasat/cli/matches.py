"""A match of a record file, and what may be told of it to somebody who can still play it."""

from __future__ import annotations

from pathlib import Path

from satasat.cli.files import read_lines
from satasat.errors import BadMessage
from satasat.game import Seat
from satasat.records import Fault, Header, Match, is_resumable, read
from satasat.texts import Speaker


def find_match(file: Path, number: int) -> tuple[Match, int]:
    """That match of the file, from 1, and how many there are. Raises BadMessage `no_such_match`, and as `read_lines`."""
    matches = [match for match in read(read_lines(str(file))) if match.is_match]
    if number > len(matches):
        raise BadMessage("no_such_match", value=number, file=str(file), most=len(matches))
    return matches[number - 1], len(matches)


def goes_on(match: Match) -> bool:
    """Whether people may still go on with the match: to show them all cards now would be to let them peek (I-24)."""
    assert match.header is not None
    return is_resumable(match) and any(player.bot is None for player in match.header.players)


def only_person(header: Header) -> Seat | None:
    """The seat of the one person of the match; None where there are several, or none."""
    people = [seat for seat, player in enumerate(header.players) if player.bot is None]
    return people[0] if len(people) == 1 else None


def faulty(file: Path, fault: Fault, speaker: Speaker) -> BadMessage:
    """The refusal to go on at a fault; to a seat the fault may not name cards that it did not see."""
    reason = fault.error.code if speaker.me is not None else speaker.error(fault.error, by=fault.by)
    return BadMessage("match_faulty", file=str(file), line=str(fault.line), reason=reason)
