"""Commands: what a client asks for."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from msgspec import Struct

from satasat.game import Seat
from satasat.wire.seating import Settings

PHRASES: Final = (
    "hello", "good-luck", "well-played", "thank-you", "sorry", "well-done", "what-luck", "oh-no", "nice-card", "nice-trick",
    "your-turn", "one-moment", "back-soon", "i-am-back", "take-your-time", "hurry-up", "good-deal", "close-one",
    "i-need-more", "who-deals", "another-match", "last-deal", "i-must-go", "goodbye",
)  # fmt: skip
"""What can be said by code, in every language (row 36)."""
FACES: Final = (
    "smile", "laugh", "wink", "think", "surprise", "cry", "sweat", "cool", "sleep", "heart", "clap", "thumb",
)  # fmt: skip


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
