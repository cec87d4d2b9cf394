"""A client for satasat servers: tables opened, followed and played at by a program (docs/howto/bot-on-a-server.md)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from types import TracebackType
from typing import Any

from satasat.cards import to_plain
from satasat.client.asking import Place, Refused
from satasat.client.connection import Clear, Comeback, Connection, Frames
from satasat.client.following import Following, News, Updates
from satasat.client.knowledge import Known, Promise
from satasat.client.playing import Choose, bot_chooser, play
from satasat.dice import SystemDice
from satasat.wire import Settings

__all__ = [
    "Choose",
    "Clear",
    "Client",
    "Comeback",
    "Connection",
    "Following",
    "Frames",
    "Known",
    "News",
    "Promise",
    "Refused",
    "Updates",
    "bot_chooser",
    "play",
]


class Client:
    """One person at a server: `async with Client(url, name="Asha") as client`.

    Without a `token` a new guest of that name is made; `token` then names him, and brings him back later. `frames` stands between
    client and socket, `second` is the length of a second between two tries to connect: both are for tests.
    Raises Refused, and BadMessage: `server_unreachable` where nobody answers, `other_protocol`, `bad_origin` on what is no URL.
    """

    def __init__(
        self,
        url: str,
        token: str | None = None,
        *,
        name: str = "Guest",
        frames: Frames | None = None,
        second: float = 1.0,
    ) -> None:
        self.token = token
        self._place = Place(url)
        self._name = name
        self._frames = frames
        self._second = second
        self._connection: Connection | None = None

    async def __aenter__(self) -> Client:
        if self.token is None:
            told = await self._ask("POST", "/api/session", {"name": self._name, "bearer": True})
            self.token = str(told["token"])
        self._connection = Connection(
            self._place, self.token, SystemDice(), frames=self._frames, second=self._second
        )
        try:
            await self._connection.connected()
        except BaseException:
            await self._connection.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.connection.close()

    @property
    def connection(self) -> Connection:
        """The socket, for those who want to look at it or cut it."""
        assert self._connection is not None, "used outside of `async with`"
        return self._connection

    @property
    def name(self) -> str:
        """One's own, as the server has it."""
        return self.connection.name

    async def _ask(self, method: str, path: str, body: Any = None) -> Any:
        answer = await self._place.ask(method, path, self.token, body)
        return json.loads(answer) if answer else None

    # over HTTP

    async def session(self) -> Mapping[str, Any]:
        """What the server says of this session."""
        told: Mapping[str, Any] = await self._ask("GET", "/api/session")
        return told

    async def open_table(
        self,
        game: str = "three-two-five",
        *,
        preset: str | None = None,
        rules: Mapping[str, Any] | None = None,
        settings: Settings | None = None,
    ) -> tuple[str, str]:
        """A new table, this person at seat 0 and its host: its id, and the secret of its link."""
        wanted = {
            "game": game,
            "preset": preset,
            "rules": dict(rules or {}),
            "settings": to_plain(settings if settings is not None else Settings()),
        }
        told = await self._ask("POST", "/api/tables", wanted)
        return told["table"], told["secret"]

    async def look_up(
        self, code: str | None = None, *, table: str | None = None, secret: str | None = None
    ) -> Mapping[str, Any]:
        """The table of a spoken code, or of a link, with its secret and who sits there."""
        wanted = {"code": code} if code is not None else {"table": table, "secret": secret}
        told: Mapping[str, Any] = await self._ask("POST", "/api/tables/look-up", wanted)
        return told

    async def spoken_code(self, table: str) -> str:
        """Six letters by which others find the table for some minutes; for those who sit there."""
        told = await self._ask("POST", f"/api/tables/{table}/code")
        return str(told["code"])

    async def matches(self) -> list[Mapping[str, Any]]:
        """Own matches, the newest first."""
        told = await self._ask("GET", "/api/matches")
        return list(told["matches"])

    async def record(self, table: str, number: int = 1) -> bytes:
        """The record of a match that is over (docs/formats/record.md)."""
        return await self._place.ask("GET", f"/api/matches/{table}/{number}/record", self.token)

    # over the socket

    async def join(self, table: str, secret: str | None = None) -> Following:
        """Follows a table from now on. Who sits there, or is its host, needs no secret."""
        return await self.connection.join(table, secret)
