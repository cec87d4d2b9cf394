"""What lies in a table's mailbox, and whom a table deals with."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeAlias

from msgspec import Raw

from satasat import wire
from satasat.errors import SatasatError
from satasat.game import Seat
from satasat.server.orders import Person
from satasat.server.store import Line


class Listener(Protocol):
    """A socket, as a table sees it."""

    @property
    def person(self) -> Person: ...

    def send(self, data: bytes) -> None:
        """Queues an update; never waits."""

    def unfollow(self, table: str) -> None:
        """Follows the table no more, or was not let in."""

    def drop(self) -> None:
        """Closes the socket: its client comes again and joins again."""


class Log(Protocol):
    """Where entries are kept."""

    def append(self, table: str, lines: Sequence[Line], *, sat: str | None = None) -> Awaitable[None]:
        """Done when they are on disk. Raises StoreError."""


class Thinkers(Protocol):
    """Where bots think (S6). All raise SatasatError where a worker was late or died."""

    async def choose(self, game: str, bot: str, view: bytes, seed: str) -> Any:
        """The bot's move."""

    async def hint(self, game: str, view: bytes, seed: str) -> Raw:
        """As docs/formats/wire.md says."""

    async def claim(self, game: str, view: bytes) -> bool:
        """Whether all the rest are the seat's, whatever it cannot see."""

    async def play_out(self, game: str, state: Any, seat: Seat) -> tuple[Any, ...]:
        """The moves to the end of the deal with which the claim of that seat comes true."""


class Seeds(Protocol):
    """Where the server's seeds come from (S11)."""

    def bytes(self, n: int) -> bytes: ...


class Timer(Protocol):
    def cancel(self) -> None: ...


class Times(Protocol):
    """The clocks: one that only goes forward, and the one on the wall; in milliseconds."""

    def now(self) -> int: ...
    def wall(self) -> int: ...
    def call_at(self, at: int, call: Callable[[], None]) -> Timer: ...


@dataclass(frozen=True, slots=True)
class Asked:
    """A command that came over a socket."""

    listener: Listener
    command: wire.Command


@dataclass(frozen=True, slots=True)
class Gone:
    """A socket is closed."""

    listener: Listener


@dataclass(frozen=True, slots=True)
class Chosen:
    """A bot's move, for the table as it was at `moved`; None where the bot failed.

    `auto`: for a person, who is played for or, `timed_out`, has let his time run out.
    """

    moved: int
    seat: Seat
    move: Any
    auto: bool
    timed_out: bool = False


@dataclass(frozen=True, slots=True)
class Judged:
    """Whether a claim is proven, or why nobody could say."""

    asked: Asked
    moved: int
    seat: Seat
    proven: bool | SatasatError


@dataclass(frozen=True, slots=True)
class PlayedOut:
    """The moves with which a proven claim is played to the end of the deal."""

    moved: int
    moves: tuple[Any, ...]


@dataclass(frozen=True, slots=True)
class Given:
    """A claim cannot be played out: it is given up."""


@dataclass(frozen=True, slots=True)
class Tick:
    """Time has passed."""


@dataclass(frozen=True, slots=True)
class Stop:
    """The server goes down."""


Mail: TypeAlias = Asked | Gone | Chosen | Judged | PlayedOut | Given | Tick | Stop
"""A table's task takes one after the other."""
