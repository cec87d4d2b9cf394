"""What happened: the public side of an entry of a table's log."""

from __future__ import annotations

from typing import Any, TypeAlias

from msgspec import Struct

from satasat.game import Seat
from satasat.wire.seating import Ask


class Opened(Struct, frozen=True, tag_field="type", tag="opened"):
    """The table is open."""


class Sat(Struct, frozen=True, tag_field="type", tag="sat"):
    seat: Seat
    name: str


class Stood(Struct, frozen=True, tag_field="type", tag="stood"):
    seat: Seat
    sent_away: bool


class BotSat(Struct, frozen=True, tag_field="type", tag="bot_sat"):
    seat: Seat
    bot: str


class Swapped(Struct, frozen=True, tag_field="type", tag="swapped"):
    a: Seat
    b: Seat


class Ruled(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="ruled"):
    """Other rules, every option given."""

    rules: dict[str, Any]
    preset: str | None = None
    """Where they equal it."""


class Configured(Struct, frozen=True, tag_field="type", tag="configured"):
    pass


class Hosted(Struct, frozen=True, tag_field="type", tag="hosted"):
    seat: Seat | None


class Begun(Struct, frozen=True, tag_field="type", tag="begun"):
    """A match begins."""


class Committed(Struct, frozen=True, tag_field="type", tag="committed"):
    """The server's word for a deal that is to come (S12)."""

    deal: int
    commit: str


class Readied(Struct, frozen=True, tag_field="type", tag="readied"):
    seat: Seat
    auto: bool = False


class Moved(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="moved"):
    """A move of the game; what is to be seen of it stands in the events."""

    by: Seat | str
    auto: bool = False
    """The table made it for the seat."""


class TookBack(Struct, frozen=True, tag_field="type", tag="took_back"):
    seat: Seat


class Proposed(Struct, frozen=True, tag_field="type", tag="proposed"):
    seat: Seat
    ask: Ask


class Consented(Struct, frozen=True, tag_field="type", tag="consented"):
    """Somebody has said yes; nobody is told who."""


class Lapsed(Struct, frozen=True, tag_field="type", tag="lapsed"):
    """The proposal is off the table; or the claim, where it could not be played out."""


class SatIn(Struct, frozen=True, tag_field="type", tag="sat_in"):
    """From now on a bot plays for the person at the seat."""

    seat: Seat


class Returned(Struct, frozen=True, tag_field="type", tag="returned"):
    seat: Seat


class Claimed(Struct, frozen=True, tag_field="type", tag="claimed"):
    """A claim was proven; the cards that follow are played for everybody."""

    seat: Seat


class Ended(Struct, frozen=True, tag_field="type", tag="ended"):
    """The match was ended early, by consent."""


What: TypeAlias = (
    Opened
    | Sat
    | Stood
    | BotSat
    | Swapped
    | Ruled
    | Configured
    | Hosted
    | Begun
    | Committed
    | Readied
    | Moved
    | TookBack
    | Proposed
    | Consented
    | Lapsed
    | SatIn
    | Returned
    | Claimed
    | Ended
)
