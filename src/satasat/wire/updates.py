"""Updates: what a server tells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from msgspec import UNSET, Raw, Struct, UnsetType

from satasat.chain import Proof
from satasat.game import Seat
from satasat.wire.seating import Company, Seating, Time
from satasat.wire.what import What


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """First on every socket."""

    protocol: int
    version: str
    name: str
    """One's own."""


class Welcome(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="welcome"):
    """Everything that one may know of a table, at `seq`. Takes the place of all that a client had of it."""

    table: str
    seq: int
    game: str
    rules: Any
    seating: Seating
    company: Company
    id: str | None = None
    preset: str | None = None
    seat: Seat | None = None
    """One's own."""
    view: Raw | UnsetType = UNSET
    """As docs/formats/view.md says, without the rules."""
    choices: Any = None
    """What one may do now."""
    remarks: Any = None
    """What the rules say of the view: there wherever the view is."""
    sheet: tuple[Any, ...] = ()
    """The deals of the match that are over."""
    commits: tuple[str, ...] = ()
    """For each deal of the match so far."""
    proofs: tuple[Proof, ...] = ()
    """The seeds of the match, once it is over (S12)."""
    time: Time | None = None
    secret: str | None = None
    """The link's, for those who sit at the table."""


class Happened(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="happened"):
    """The next number of the table. Each part that is given takes the place of what one had."""

    table: str
    seq: int
    what: What
    id: str | None = None
    """The command that did it, told to its sender alone."""
    events: tuple[Any, ...] = ()
    view: Raw | UnsetType = UNSET
    choices: Any = None
    remarks: Any = None
    seating: Seating | None = None
    time: Time | None = None
    proofs: tuple[Proof, ...] = ()


class Refused(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="refused"):
    """A command did nothing. A stale one is told what it missed in the same answer (S9)."""

    code: str
    params: Mapping[str, Any]
    id: str | None = None
    table: str | None = None
    seq: int | None = None
    missed: tuple[Raw, ...] = ()


class Presence(Struct, frozen=True, tag_field="type", tag="presence"):
    """Who is there now. Has no number: the newest counts."""

    table: str
    company: Company


class Said(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="said"):
    """Somebody said something. Is kept nowhere."""

    table: str
    name: str
    seat: Seat | None = None
    phrase: str | None = None
    face: str | None = None
    text: str | None = None


class Hinted(Struct, frozen=True, tag_field="type", tag="hinted"):
    """The answer to a hint, as docs/formats/wire.md says."""

    id: str
    table: str
    seq: int
    hint: Any


class Done(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="done"):
    """A command that has no other answer was carried out: to quit, to leave, to say; or was carried out long before."""

    id: str
    table: str
    seq: int
    time: Time | None = None
    """After a join, for the move that is due."""


class Beat(Struct, frozen=True, tag_field="type", tag="beat"):
    """The connection is alive (S10)."""


class Closing(Struct, frozen=True, tag_field="type", tag="closing"):
    """The server goes down and will be back; nothing is lost (S17)."""


Update: TypeAlias = Hello | Welcome | Happened | Refused | Presence | Said | Hinted | Done | Beat | Closing
