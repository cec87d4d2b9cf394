"""What a table's log is made of: an entry a number, each with who did it. Everything else is a fold over it (S15, S16)."""

from __future__ import annotations

from typing import Any, Final, TypeAlias, assert_never

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from satasat import wire
from satasat.cards import encode
from satasat.game import Actor, AnyGame, Seat
from satasat.records import read_move
from satasat.wire import (
    BotSat,
    Claimed,
    Ended,
    Lapsed,
    Proposed,
    Returned,
    SatIn,
    Settings,
    Stood,
    Swapped,
    TookBack,
)


class Opened(Struct, frozen=True, tag_field="type", tag="opened"):
    """The first entry. `rules` are plain values, every option given."""

    game: str
    rules: dict[str, Any]
    settings: Settings
    host: str


class Sat(Struct, frozen=True, tag_field="type", tag="sat"):
    """A person sat down. People have ids of their own, which nobody is told."""

    seat: Seat
    person: str
    name: str


class Ruled(Struct, frozen=True, tag_field="type", tag="ruled"):
    """Other rules, every option given."""

    rules: dict[str, Any]


class Configured(Struct, frozen=True, tag_field="type", tag="configured"):
    """Other settings."""

    settings: Settings


class Hosted(Struct, frozen=True, tag_field="type", tag="hosted"):
    """Another host."""

    person: str


class Moved(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="moved"):
    """A move of the game; `ms`: how long it was thought about."""

    by: Actor
    move: Any
    ms: int | None = None
    auto: bool = False


class Again(Struct, frozen=True, omit_defaults=True):
    """A match that begins with a deal of another one: all that was played there up to the deal's shuffle.

    Its cards are known to some, so there is no commitment to them; `seed` is for what is still left to chance.
    """

    match: str
    """The other one's table and number, as a record names them."""
    deal: int
    moves: tuple[Moved, ...]
    seed: str


class Begun(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="begun"):
    """A match begins. `dealer`: who deals first, where the players have chosen him."""

    started: str
    """UTC, as in a record."""
    dealer: Seat | None = None
    again: Again | None = None


class Committed(Struct, frozen=True, tag_field="type", tag="committed"):
    """The server's seed for a deal, with the commitment that is published before anybody adds his own (S12)."""

    deal: int
    commit: str
    seed: str


class Readied(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="readied"):
    """A person, or the table for him, is ready for the deal that was committed to last."""

    seat: Seat
    seed: str = ""
    auto: bool = False


class Consented(Struct, frozen=True, tag_field="type", tag="consented"):
    """Somebody says yes to the open proposal."""

    seat: Seat


Entry: TypeAlias = (
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


class Signed(Struct, frozen=True, omit_defaults=True):
    """An entry, the person whose command it carries out, and the command's id (S8); neither where the table did it."""

    entry: Entry
    who: str | None = None
    id: str | None = None


_LINES: Final = msgspec.json.Decoder(Signed)


def write(signed: Signed) -> str:
    """As it stands in the store."""
    return encode(signed).decode()


def read(body: str, game: AnyGame | None) -> Signed:
    """From the store; `game` is None for the first entry, which names it. Raises msgspec.ValidationError."""
    signed = _LINES.decode(body)
    return signed if game is None else typed(signed, game)


def typed(signed: Signed, game: AnyGame) -> Signed:
    """An entry with moves of the game's own type, in the place of plain ones. Raises msgspec.ValidationError."""
    match signed.entry:
        case Moved() as moved:
            return replace(signed, entry=_typed(moved, game))
        case Begun(again=Again() as again) as begun:
            moves = tuple(_typed(moved, game) for moved in again.moves)
            return replace(signed, entry=replace(begun, again=replace(again, moves=moves)))
        case _:
            return signed


def _typed(moved: Moved, game: AnyGame) -> Moved:
    return replace(moved, move=read_move(moved.move, game))


def public(entry: Entry, host: Seat | None) -> wire.What:  # noqa: PLR0911 (one return a kind)
    """What everybody is told of an entry: an allow-list, kind by kind (S2). `host`: where the host sits after it."""
    match entry:
        case Opened():
            return wire.Opened()
        case Sat(seat=seat, name=name):
            return wire.Sat(seat, name)
        case Ruled(rules=rules):
            return wire.Ruled(rules)
        case Configured():
            return wire.Configured()
        case Hosted():
            return wire.Hosted(host)
        case Begun():
            return wire.Begun()
        case Committed(deal=deal, commit=commit):
            return wire.Committed(deal, commit)
        case Readied(seat=seat, auto=auto):
            return wire.Readied(seat, auto)
        case Moved(by=by, auto=auto):
            return wire.Moved(by, auto)
        case Consented():
            return wire.Consented()
        case (
            Stood()
            | BotSat()
            | Swapped()
            | TookBack()
            | Proposed()
            | Lapsed()
            | SatIn()
            | Returned()
            | Claimed()
            | Ended()
        ):
            return entry
        case _:
            assert_never(entry)
