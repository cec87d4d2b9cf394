"""One client's socket: frames in, as typed commands; updates out, through a bounded queue that waits for nobody."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, MutableMapping
from itertools import islice
from typing import Any, Final

from satasat import __version__, wire
from satasat.errors import BadMessage, Refusal, SatasatError
from satasat.server.bounds import Bucket
from satasat.server.hall import Hall
from satasat.server.metrics import METRICS
from satasat.server.orders import Person
from satasat.wire import Limits

Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]

POLICY: Final = 1008
AGAIN: Final = 1012
"""Close codes: against the rules of use; come again."""
BEAT: Final = wire.written(wire.Beat())
CLOSING: Final = wire.written(wire.Closing())
SILENCE: Final = 800
"""Milliseconds without an update after which the server beats (S10): looked at every fifth of a second, so that it is one at most."""
LOOK: Final = 200
SHARE: Final = 5
"""Of all sockets no more than the fifth part is beaten to in one look: all at once would hold up those who play."""
PATIENCE: Final = 100
"""Refusals for haste, beyond the commands that came in time, after which a socket is closed."""


class Socket:
    """A listener at any number of tables (Listener)."""

    def __init__(self, person: Person, session: str, send: Send, hall: Hall) -> None:
        self.person = person
        self.session = session
        self.hall = hall
        self.tables: set[str] = set()
        self.closed = False
        self.told_at = 0
        """When the last update was queued, in milliseconds."""
        self._send = send
        self._limits: Limits = hall.limits
        self._queue: deque[bytes] = deque()
        self._queued = 0
        self._writing = self._checking = False
        self._closing: asyncio.Task[None] | None = None
        self._code = POLICY
        self._bucket = Bucket(self._limits.messages / 10, self._limits.burst, hall.times.now())
        self._hasty = 0

    # out

    def send(self, data: bytes) -> None:
        """Queues an update; a client that does not read is dropped, and resumes (S31)."""
        if self.closed:
            return
        self._queue.append(data)
        self._queued += len(data)
        self.told_at = self.hall.times.now()
        if not self._writing:
            self._writing = True
            asyncio.get_running_loop().create_task(self._write()).add_done_callback(_heard)
        if self._overfull and not self._checking:
            self._checking = True
            asyncio.get_running_loop().call_soon(self._check)

    @property
    def _overfull(self) -> bool:
        return len(self._queue) > self._limits.outbox or self._queued > self._limits.outbox_bytes

    def _check(self) -> None:
        """Behind the writer's turn: what lies there now lies there as the client does not read."""
        self._checking = False
        if self._overfull and not self.closed:
            METRICS.dropped.inc()
            self.drop()

    def unfollow(self, table: str) -> None:
        """Follows the table no more, or was not let in."""
        self.tables.discard(table)

    def drop(self, code: int = AGAIN) -> None:
        """Closes the socket; what is queued is not sent."""
        if self.closed:
            return
        self.closed, self._code = True, code
        self._queue.clear()
        self._queued = 0
        self._closing = asyncio.get_running_loop().create_task(self._close())
        self._closing.add_done_callback(_heard)

    async def _write(self) -> None:
        try:
            while self._queue:
                data = self._queue.popleft()
                self._queued -= len(data)
                await self._send({"type": "websocket.send", "text": data.decode()})
        finally:
            self._writing = False

    async def _close(self) -> None:
        await self._send({"type": "websocket.close", "code": self._code})

    # in

    async def run(self, receive: Receive) -> None:
        """Reads commands until the client is gone."""
        self.send(wire.written(wire.Hello(wire.PROTOCOL, __version__, self.person.name)))
        try:
            while not self.closed:
                message = await receive()
                if message["type"] != "websocket.receive":
                    return
                text = message.get("text")
                if text is None:
                    self.drop(POLICY)
                    return
                await self._take(text.encode())
        finally:
            self.closed = True
            self.hall.gone(self, self.tables)
            if self._closing is not None:  # else the connection would be closed before it says why
                await asyncio.wait({self._closing})

    async def _take(self, data: bytes) -> None:
        METRICS.commands.inc()
        command: wire.Command | None = None
        try:
            self._hurry()
            if len(data) > self._limits.frame:
                raise Refusal("too_long", size=len(data), most=self._limits.frame)
            command = wire.read_command(data)
            await self._pass_on(command)
        except SatasatError as refusal:
            METRICS.refused.labels(refusal.code).inc()
            named = command if command is not None else _named(data)
            answer = wire.Refused(
                refusal.code,
                wire.plain_params(refusal),
                named.id if named is not None else None,
                named.table if named is not None else None,
            )
            self.send(wire.written(answer))

    def _hurry(self) -> None:
        wait = self._bucket.wait(self.hall.times.now())
        if not wait:
            self._hasty = max(0, self._hasty - 1)
            return
        self._hasty += 1
        if self._hasty > PATIENCE:
            self.drop(POLICY)
        raise Refusal("limit", key="messages", seconds=wait)

    async def _pass_on(self, command: wire.Command) -> None:
        table = await self.hall.table(command.table)
        if isinstance(command, wire.Join):
            if command.table not in self.tables and len(self.tables) >= self._limits.socket_tables:
                raise Refusal("limit", key="socket_tables", seconds=0)
            self.tables.add(command.table)
        elif command.table not in self.tables:
            raise Refusal("not_joined")
        table.ask(self, command)
        if isinstance(command, wire.Quit):
            self.tables.discard(command.table)


def _named(data: bytes) -> wire.Named | None:
    try:
        return wire.read_name(data)
    except BadMessage:
        return None


def _heard(task: asyncio.Task[None]) -> None:
    """A client that is gone in the midst of an update is no error: its reader ends, and says so."""
    if not task.cancelled():
        task.exception()


class Sockets:
    """All open sockets of a server, and its heartbeat."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.open: dict[Socket, None] = {}
        self.by_session: dict[str, int] = {}
        self.by_address: dict[str, int] = {}

    async def serve(self, person: Person, session: str, address: str, receive: Receive, send: Send) -> None:
        """One socket, from its acceptance to its end. Raises Refusal before it is accepted."""
        limits = self.hall.limits
        if self.by_session.get(session, 0) >= limits.session_sockets:
            raise Refusal("limit", key="session_sockets", seconds=0)
        if self.by_address.get(address, 0) >= limits.address_sockets:
            raise Refusal("limit", key="address_sockets", seconds=0)
        socket = Socket(person, session, send, self.hall)
        self.open[socket] = None
        _count(self.by_session, session, 1)
        _count(self.by_address, address, 1)
        METRICS.sockets.set(len(self.open))
        try:
            await send({"type": "websocket.accept"})
            await socket.run(receive)
        finally:
            del self.open[socket]
            _count(self.by_session, session, -1)
            _count(self.by_address, address, -1)
            METRICS.sockets.set(len(self.open))

    async def beat(self) -> None:
        """Beats to every socket that follows a table and was told nothing for a second (S10); never ends."""
        while True:
            await asyncio.sleep(LOOK / 1000)
            silent = self.hall.times.now() - SILENCE
            waiting = (socket for socket in self.open if socket.tables and socket.told_at <= silent)
            for socket in tuple(islice(waiting, max(100, len(self.open) // SHARE))):
                socket.send(BEAT)

    def close(self) -> None:
        """Tells everybody that the server goes down (S17)."""
        for socket in tuple(self.open):
            socket.send(CLOSING)

    def end_session(self, session: str) -> None:
        """Closes the sockets of a session that has ended."""
        for socket in tuple(self.open):
            if socket.session == session:
                socket.drop(POLICY)

    def end_person(self, person: str) -> None:
        """Closes the sockets of somebody all of whose sessions have ended."""
        for socket in tuple(self.open):
            if socket.person.id == person:
                socket.drop(POLICY)


def _count(counts: dict[str, int], key: str, change: int) -> None:
    counts[key] = counts.get(key, 0) + change
    if not counts[key]:
        del counts[key]
