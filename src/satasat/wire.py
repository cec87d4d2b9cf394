"""What a client and a server say to each other: commands up, updates down, as JSON over one socket (docs/formats/wire.md)."""

from __future__ import annotations

import hmac
from collections.abc import Mapping
from datetime import UTC, datetime
from enum import Enum
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.structs import replace

from satasat import records
from satasat.cards import encode, to_plain
from satasat.chain import Proof
from satasat.errors import BadMessage, BadRules, SatasatError
from satasat.game import AnyGame, Seat

PROTOCOL: Final = 1
"""Moves when an older client could misunderstand; both sides say theirs first."""
FRAME: Final = 4096
"""Bytes of a command at most (S29)."""
DEPTH: Final = 4
"""Objects and lists inside each other at most, in a command (S29)."""
PHRASES: Final = (
    "hello", "good-luck", "well-played", "thank-you", "sorry", "well-done", "what-luck", "oh-no", "nice-card", "nice-trick",
    "your-turn", "one-moment", "back-soon", "i-am-back", "take-your-time", "hurry-up", "good-deal", "close-one",
    "i-need-more", "who-deals", "another-match", "last-deal", "i-must-go", "goodbye",
)  # fmt: skip
"""What can be said by code, in every language (row 36)."""
FACES: Final = (
    "smile", "laugh", "wink", "think", "surprise", "cry", "sweat", "cool", "sleep", "heart", "clap", "thumb",
)  # fmt: skip


# The table


class Clock(Enum):
    """How long a seat may think (row 28)."""

    NONE = "none"
    RELAXED = "relaxed"
    NORMAL = "normal"
    FAST = "fast"


class Pace(Enum):
    """How long bots seem to think; drawn without regard to what they hold (row 16, S3)."""

    INSTANT = "instant"
    HALF = "half"
    NATURAL = "natural"


class Settings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the host decides beside the rules."""

    clock: Clock = Clock.NONE
    pace: Pace = Pace.NATURAL
    sit_in: bool = True
    """Whether a bot plays for somebody who is away (S21)."""
    sit_in_bot: str = "medium"
    spectators: bool = False
    private: bool = True
    """Entered by link or code alone; a table that is not private is listed."""
    locked: bool = False
    """Nobody else may sit down."""
    hints: bool = True


class Stage(Enum):
    """What a table is at."""

    LOBBY = "lobby"
    """Before the first match."""
    BETWEEN = "between"
    """A match is on, and its next deal waits for everybody to be ready."""
    DEAL = "deal"
    OVER = "over"
    """The match is over or was ended; the next may begin."""


class Place(Struct, frozen=True, omit_defaults=True):
    """Who sits at a seat: nobody, a person, or a bot."""

    name: str | None = None
    bot: str | None = None
    sat_in: bool = False
    """A bot plays for this person, for now."""
    ready: bool = False
    """For the next deal."""


class Ask(Enum):
    """What needs the consent of every other person at the table."""

    TAKE_BACK = "take_back"
    END = "end"


class Proposal(Struct, frozen=True):
    """An open question. Who has consented is told to nobody before all have (row 32)."""

    seq: int
    seat: Seat
    ask: Ask


class Seating(Struct, frozen=True, omit_defaults=True):
    """The table as everybody sees it, apart from the game."""

    stage: Stage
    match: int
    """Matches begun at this table so far."""
    places: tuple[Place, ...]
    host: Seat | None
    """Where the host sits, if he does."""
    settings: Settings
    proposal: Proposal | None = None


class Company(Struct, frozen=True, omit_defaults=True):
    """Who is there now. `away` and `left` by seat; a bot is always there."""

    away: tuple[bool, ...]
    left: tuple[bool, ...]
    """Went on purpose."""
    watching: tuple[str, ...] = ()
    """The names of those who watch."""


class Time(Struct, frozen=True, omit_defaults=True):
    """Milliseconds for the move that is due, from now. What is left of a bank is told to its owner alone (N13)."""

    turn: int
    bank: int | None = None


# Commands


class _Command(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    id: str
    """Chosen by the client, 1 to 32 characters, never the same twice for one person at one table (S8)."""
    table: str


class Join(_Command, frozen=True, tag_field="type", tag="join"):
    """Follow a table on this socket. `secret` is the link's; who sits there or has been let in needs none.

    With `seq`, the number of the last update that the client has, it is told only what it missed, where that is at hand.
    """

    secret: str | None = None
    seq: int | None = None


class Quit(_Command, frozen=True, tag_field="type", tag="quit"):
    """Follow it no more on this socket. Leaves no seat."""


class TakeSeat(_Command, frozen=True, tag_field="type", tag="take_seat"):
    """Sit down: at an empty seat before a match, or between two deals at a bot's."""

    seat: Seat


class Leave(_Command, frozen=True, tag_field="type", tag="leave"):
    """Get up before a match; in a match go on purpose: the seat stays one's own and a bot sits in (S21)."""


class Back(_Command, frozen=True, tag_field="type", tag="back"):
    """Take one's seat back from the bot that sits in. Any other command of the game does so too."""


class Start(_Command, frozen=True, tag_field="type", tag="start"):
    """The host begins the first match, every seat being taken. `dealer`: where the rules let the players choose him."""

    dealer: Seat | None = None


class Rematch(_Command, frozen=True, tag_field="type", tag="rematch"):
    """After a match, anybody at the table: another with the seats rotated by one (row 33)."""

    dealer: Seat | None = None


class Ready(_Command, frozen=True, tag_field="type", tag="ready"):
    """Ready for that deal. `seed`: 32 hexadecimal digits for its shuffle, chosen after the commitment came (S12), or none."""

    deal: int
    seed: str = ""


class Act(_Command, frozen=True, tag_field="type", tag="act"):
    """A move of the game, on what the sender knew at `seq`: refused as stale where a move was made since (S9)."""

    seq: int
    move: dict[str, Any]


class Claim(_Command, frozen=True, tag_field="type", tag="claim"):
    """All the rest are mine: holds where it is proven from what the claimant sees (row 8)."""

    seq: int


class TakeBack(_Command, frozen=True, tag_field="type", tag="take_back"):
    """Ask to take the last move back: one's own, nothing hidden shown since (row 31)."""

    seq: int


class End(_Command, frozen=True, tag_field="type", tag="end"):
    """Ask to end the match early (row 32)."""


class Answer(_Command, frozen=True, tag_field="type", tag="answer"):
    """Yes or no to the open proposal that was made at `proposal`."""

    proposal: int
    yes: bool


class Hint(_Command, frozen=True, tag_field="type", tag="hint"):
    """What each of my moves is worth, from my own view."""

    seq: int


class Say(_Command, frozen=True, tag_field="type", tag="say"):
    """One of: a phrase or a face by its code; words of one's own, at private tables (row 36)."""

    phrase: str | None = None
    face: str | None = None
    text: str | None = None


class PutBot(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="put_bot"):
    """A bot at an empty seat, or in the place of another bot, or of somebody who has left or is played for."""

    seat: Seat
    bot: str


class Clear(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="clear"):
    """A seat is empty again: its bot goes, or its person is sent away. Only outside a match."""

    seat: Seat


class Swap(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="swap"):
    """Two seats change places. Only outside a match."""

    a: Seat
    b: Seat


class SetRules(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="set_rules"):
    """Other rules: a preset and what differs from it. Only outside a match."""

    preset: str | None = None
    rules: dict[str, Any] = {}


class Configure(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="configure"):
    """Other settings. Clock, hints and privacy only outside a match."""

    settings: Settings


class PassHost(Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag="pass_host"):
    """Somebody else is host."""

    seat: Seat


HostAction: TypeAlias = PutBot | Clear | Swap | SetRules | Configure | PassHost


class Host(_Command, frozen=True, tag_field="type", tag="host"):
    """What only the host may do (row 23)."""

    do: HostAction


Command: TypeAlias = (
    Join
    | Quit
    | TakeSeat
    | Leave
    | Back
    | Start
    | Rematch
    | Ready
    | Act
    | Claim
    | TakeBack
    | End
    | Answer
    | Hint
    | Say
    | Host
)


# What happened: the public side of an entry of the table's log


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


class Ruled(Struct, frozen=True, tag_field="type", tag="ruled"):
    """Other rules, every option given."""

    rules: dict[str, Any]


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


# Updates


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


class Limits(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What one client may ask of a server (S29 to S31, S34). All can be set with `satasat serve --limit NAME=NUMBER`."""

    frame: int = FRAME
    body: int = 65_536
    """Bytes of an HTTP request."""
    messages: int = 40
    """Of a connection in ten seconds."""
    burst: int = 20
    """Messages at once."""
    address_sockets: int = 20
    session_sockets: int = 5
    socket_tables: int = 8
    """Tables that one socket follows."""
    tables_per_hour: int = 10
    """New ones from one address."""
    sessions_per_hour: int = 60
    codes_per_minute: int = 10
    """Wrong spoken codes from one address (S28)."""
    mailbox: int = 64
    """Commands that wait at one table."""
    outbox: int = 64
    """Updates that wait for a slow reader (S31)."""
    outbox_bytes: int = 262_144
    spectators: int = 50
    """At one table."""
    deals: int = 30
    """Of a match: a table is woken by playing its match again, which takes 2 ms a deal (S15)."""
    reviews: int = 20
    """Analyses that wait (S33)."""


# Reading and writing

_COMMANDS: Final = msgspec.json.Decoder(Command)


def deeper_than(data: bytes, most: int) -> bool:
    """Whether JSON text nests objects and lists deeper than that. Linear in its length."""
    depth = 0
    in_text = escaped = False
    for byte in data:
        if in_text:
            if escaped:
                escaped = False
            elif byte == 0x5C:
                escaped = True
            elif byte == 0x22:
                in_text = False
        elif byte == 0x22:
            in_text = True
        elif byte in b"{[":
            depth += 1
            if depth > most:
                return True
        elif byte in b"}]":
            depth -= 1
    return False


def read_command(data: bytes) -> Command:
    """A command from a frame. Raises BadMessage with the offending place."""
    try:
        command: Command = _COMMANDS.decode(data)
    except (msgspec.DecodeError, RecursionError) as bad:
        raise BadMessage("bad_message", reason=str(bad)[:120]) from None
    if data.count(b"{") + data.count(b"[") > DEPTH and deeper_than(data, DEPTH):
        raise BadMessage("bad_message", reason=f"nested deeper than {DEPTH}")
    if not 1 <= len(command.id) <= 32 or not command.id.isascii() or not command.id.isprintable():
        raise BadMessage("bad_message", reason="id - at `$.id`")
    return command


def read_move(game: AnyGame, move: dict[str, Any]) -> Any:
    """The move of an `act`. Raises BadMessage."""
    try:
        return records.read_move(move, game)
    except msgspec.ValidationError as bad:
        raise BadMessage("bad_message", reason=str(bad)[:120]) from None


class Named(Struct, frozen=True):
    """What can be read of a command that is none of ours otherwise: enough to answer it."""

    id: str | None = None
    table: str | None = None


_NAMED: Final = msgspec.json.Decoder(Named)


def read_name(data: bytes) -> Named:
    """The id and the table of a broken command. Raises BadMessage."""
    try:
        named = _NAMED.decode(data)
    except (msgspec.DecodeError, RecursionError) as bad:
        raise BadMessage("bad_message", reason=str(bad)[:120]) from None
    return Named(named.id and named.id[:32], named.table and named.table[:40])


def rules_plain(game: AnyGame, preset: str | None, changes: Mapping[str, Any]) -> dict[str, Any]:
    """A preset (None: the game's default) with these changes, as plain values. Raises BadRules."""
    name = preset if preset is not None else game.default_preset
    if name not in game.presets:
        raise BadRules("unknown_preset", preset=name[:80], allowed=list(game.presets))
    return {**to_plain(game.presets[name]), **changes}


def plain_params(error: SatasatError) -> dict[str, Any]:
    """The parameters of a refusal as plain values."""
    plain: dict[str, Any] = to_plain({key: _nameable(value) for key, value in error.params.items()})
    return plain


def _nameable(value: Any) -> Any:
    return value[:200] if isinstance(value, str) else value


def same(given: str, due: str) -> bool:
    """Whether a secret is the right one, in a time that does not tell how nearly."""
    return hmac.compare_digest(given.encode(), due.encode())


def utc(wall: int) -> str:
    """Milliseconds since 1970 as a record writes them."""
    return datetime.fromtimestamp(wall // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def written(update: Update) -> bytes:
    """An update as it goes over the wire."""
    return encode(update)


def view_json(view: Any) -> Raw:
    """A view without its rules, which a Welcome has told once."""
    return Raw(encode(replace(view, rules=UNSET)))
