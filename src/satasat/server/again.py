"""A deal of a match that is over, once more: a table of its own, where the match stands as it stood when that deal began."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from satasat.bots import bot as bot_named
from satasat.cards import to_plain
from satasat.errors import BadMessage
from satasat.game import NATURE, Seat, replay
from satasat.records import Entry
from satasat.server.history import Played
from satasat.server.log import Again, Moved
from satasat.server.orders import Person


class Wanted(Struct, frozen=True):
    """Which deal, and how it is to be played: `rules` end the match with it; `seat` is the asker's, bots have the others."""

    rules: Any
    seat: Seat
    bot: str
    again: Again


def wanted(match: Played, deal: int, seat: Seat | None, bot: str, person: Person, seed: str) -> Wanted:
    """That deal (from 1) of a match in which the person played; without `seat`, his own then.

    `seed`, 32 bytes in hexadecimal, is what is left to chance. Raises BadMessage `no_such_deal`, `over_when_dealt`, `bad_seat`,
    `unknown_bot`.
    """
    begins = [n for n, entry in enumerate(match.entries) if _begins(entry)]
    if not 1 <= deal <= len(begins):
        raise BadMessage("no_such_deal", value=deal, most=len(begins))
    if seat is not None and not 0 <= seat < len(match.held):
        raise BadMessage("bad_seat", value=seat, most=len(match.held) - 1)
    bot_named(bot, match.game.id)
    rules = match.game.read_rules({**to_plain(match.rules), "deals": deal})
    moves = match.entries[: _cards_lie(match, begins[deal - 1])]
    dealt = replay(match.game, rules, [(entry.by, entry.move) for entry in moves])
    if match.game.actor(dealt) is None:
        raise BadMessage("over_when_dealt", value=deal)
    return Wanted(
        rules,
        _seat(match, deal, person.id) if seat is None else seat,
        bot,
        Again(
            f"{match.table}/{match.number}",
            deal,
            tuple(Moved(entry.by, entry.move, auto=True) for entry in moves),
            seed,
        ),
    )


def _begins(entry: Entry) -> bool:
    return entry.by == NATURE and _tag(entry) == "shuffle"


def _tag(entry: Entry) -> object:
    return entry.move.__struct_config__.tag


def _cards_lie(match: Played, shuffle: int) -> int:
    """The number of entries after which the pack lies as it was dealt: another cut would deal other cards."""
    after = shuffle + 1
    was_cut = after < len(match.entries) and _tag(match.entries[after]) == "cut"
    return after + was_cut


def _seat(match: Played, deal: int, person: str) -> Seat:
    """Where the person sat in that deal; where he did not, at which seat he sat in the match."""
    there = [chair.person for chair in match.chairs(deal)]
    if person in there:
        return there.index(person)
    return next(
        seat for seat, held in enumerate(match.held) if any(one.chair.person == person for one in held)
    )
