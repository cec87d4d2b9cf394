"""The table in a picture: who sits there, how it is set up, who is there, whose time runs."""

from __future__ import annotations

from enum import Enum

from msgspec import Struct

from satasat.game import Seat


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
