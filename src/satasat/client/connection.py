"""The client's socket: it comes back by itself after every loss, and no command is lost or done twice (S8, S10)."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Iterable, Iterator
from contextlib import suppress
from typing import Any, Final, Protocol

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, WebSocketException

from satasat import wire
from satasat.cards import encode
from satasat.client.asking import Place, Refused, refusal
from satasat.client.following import Following
from satasat.dice import SystemDice
from satasat.errors import BadMessage, SatasatError

SILENCE: Final = 3.0
"""Seconds without anything from the server, after which the connection is lost (S10)."""
OPENING: Final = 5.0
"""Seconds to open a socket."""
MINUTE: Final = 60.0
LATER: Final = (2.0, 4.0, 8.0, 15.0)
"""Seconds between two tries after the first minute."""
LARGEST: Final = 1 << 20
"""Bytes of an update at most."""
AGAIN: Final = frozenset({"limit", "busy", "closing"})
"""Refusals after which the same command is sent again in a while."""
PATIENCE: Final = 20
"""How often at most."""

_UPDATES: Final = msgspec.json.Decoder(wire.Update)


class Frames(Protocol):
    """What stands between client and socket, for tests and tools: what is given is what goes on."""

    def up(self, frame: str) -> Iterable[str]: ...

    def down(self, frame: str) -> Iterable[str]: ...


class Clear:
    """Nothing stands in between."""

    def up(self, frame: str) -> Iterable[str]:
        return (frame,)

    def down(self, frame: str) -> Iterable[str]:
        return (frame,)


class _Pending(Struct):
    """A command without an answer yet."""

    command: wire.Command
    answer: asyncio.Future[wire.Update]
    tries: int = 0


class Comeback(Struct, frozen=True):
    """A loss of the connection that was made good: seconds from the loss, and from the last try, until all tables were joined."""

    lost: float
    tried: float


def waits(dice: SystemDice, second: float) -> Iterator[float]:
    """Seconds to wait before each try to connect: every second at first, with jitter, then less often (S10).

    `second` is the length of a second, which tests make shorter.
    """
    passed = 0.0
    first = dice.below(1_000) / 1_000
    yield first * second
    while passed < MINUTE:
        wait = 0.75 + dice.below(500) / 1_000
        passed += wait
        yield wait * second
    for wait in LATER:
        yield wait * second
    while True:
        yield LATER[-1] * second


class Connection:
    """Follows tables over one socket, and over the next when that is lost."""

    def __init__(
        self, place: Place, token: str, dice: SystemDice, frames: Frames | None = None, second: float = 1.0
    ) -> None:
        self.tables: dict[str, Following] = {}
        self.comebacks: list[Comeback] = []
        self.losses = 0
        self.name = ""
        """One's own, as the server has it."""
        self._place = place
        self._token = token
        self._dice = dice
        self._frames = frames if frames is not None else Clear()
        self._second = second
        self._pending: dict[str, _Pending] = {}
        self._joined: set[str] = set()
        """Tables that are followed on the socket that is open."""
        self._socket: ClientConnection | None = None
        self._heard = 0.0
        self._prefix = dice.bytes(6).hex()
        self._count = 0
        self._connected = asyncio.Event()
        self._ended: Exception | None = None
        self._lost_at: float | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False
        self._run = asyncio.get_running_loop().create_task(self._live(), name="satasat connection")

    # for those who give commands

    def fresh(self) -> str:
        self._count += 1
        return f"{self._prefix}-{self._count}"

    async def ask(self, command: wire.Command) -> wire.Update:
        if self._ended is not None:
            raise self._ended
        answer: asyncio.Future[wire.Update] = asyncio.get_running_loop().create_future()
        self._pending[command.id] = _Pending(command, answer)
        if isinstance(command, wire.Join) or command.table in self._joined:
            self._send(command)
        try:
            return await answer
        finally:
            self._pending.pop(command.id, None)

    def forget(self, table: str) -> None:
        self.tables.pop(table, None)
        self._joined.discard(table)

    async def join(self, table: str, secret: str | None) -> Following:
        """Follows a table from now on. Raises Refused; BadMessage where no server answers."""
        if table in self.tables:
            return self.tables[table]
        await self.connected()
        following = Following(table, secret, self)
        if not self.tables:
            self._heard = time.monotonic()  # until now nobody was to be heard of
        self.tables[table] = following
        try:
            await self._join(following)
        except BaseException:
            self.forget(table)
            raise
        return following

    async def connected(self) -> None:
        """Waits for an open socket. Raises Refused, BadMessage where there will be none."""
        await self._connected.wait()
        if self._ended is not None:
            raise self._ended

    def cut(self) -> None:
        """Loses the connection, for tests: as if somebody had pulled the plug."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def close(self) -> None:
        """Ends everything that is followed."""
        self._closed = True
        self._run.cancel()
        await asyncio.gather(self._run, return_exceptions=True)
        self._end(Refused("closing"))
        for following in self.tables.values():
            following.end()

    def _end(self, why: Exception) -> None:
        self._ended = why
        self._connected.set()
        for pending in self._pending.values():
            if not pending.answer.done():
                pending.answer.set_exception(why)
                pending.answer.exception()  # whoever still waits gets it all the same

    # one socket after the other

    async def _live(self) -> None:
        try:
            await self._keep()
        except Exception as fault:  # nobody waits for this task: whoever waits for an answer is told
            self._give_up(fault)

    async def _keep(self) -> None:
        """Connects, and again after each loss."""
        tries = waits(self._dice, self._second)
        first = True
        while True:
            began = time.monotonic()
            try:
                await self._follow(began)
                tries = waits(self._dice, self._second)
            except InvalidStatus as error:
                why = refusal(bytes(error.response.body or b""), error.response.status_code)
                if error.response.status_code not in (429, 503):
                    self._give_up(why)
                    return
            except (OSError, WebSocketException, TimeoutError) as error:
                if first and isinstance(error, OSError | InvalidHandshake):
                    self._give_up(self._place.unreachable(error))
                    return
            first = first and not self._connected.is_set()
            await asyncio.sleep(next(tries))

    def _give_up(self, why: Exception) -> None:
        self._end(why)
        for following in self.tables.values():
            following.end(why)

    async def _follow(self, began: float) -> None:
        """One socket from its opening to its loss. Raises what opening it raises."""
        async with connect(
            self._place.socket,
            additional_headers={"Authorization": f"Bearer {self._token}"},
            compression=None,
            open_timeout=OPENING,
            ping_interval=None,
            close_timeout=1,
            max_size=LARGEST,
            proxy=None,
        ) as socket:
            self._socket = socket
            self._heard = time.monotonic()
            watching = asyncio.get_running_loop().create_task(self._watch(socket))
            try:
                with suppress(ConnectionClosed):
                    await self._read(socket, began)
            finally:
                watching.cancel()
                for task in self._tasks:
                    task.cancel()
                await asyncio.gather(watching, *self._tasks, return_exceptions=True)
                self._socket = None
                self._joined.clear()
                if not self._closed:
                    self.losses += 1
                    self._lost_at = time.monotonic() if self._lost_at is None else self._lost_at

    async def _watch(self, socket: ClientConnection) -> None:
        """Cuts a socket from which nothing comes."""
        while True:
            await asyncio.sleep(SILENCE / 6)
            if self.tables and time.monotonic() - self._heard > SILENCE:
                socket.transport.abort()
                return

    async def _read(self, socket: ClientConnection, began: float) -> None:
        async for frame in socket:
            self._heard = time.monotonic()
            for one in self._frames.down(frame if isinstance(frame, str) else frame.decode()):
                try:
                    update = _UPDATES.decode(one)
                    if isinstance(update, wire.Hello):
                        self._greeted(update, began)
                    else:
                        self._take(update)
                except msgspec.DecodeError as bad:
                    raise BadMessage("bad_message", reason=str(bad)[:120]) from None

    def _greeted(self, hello: wire.Hello, began: float) -> None:
        if hello.protocol != wire.PROTOCOL:
            raise BadMessage("other_protocol", value=hello.protocol, due=wire.PROTOCOL)
        self.name = hello.name
        again = [self._begin(self._join_again(table)) for table in self.tables.values() if table.is_known]
        if again and self._lost_at is not None:
            self._begin(self._back(again, self._lost_at, began))
        for pending in self._pending.values():  # tables that are being joined for the first time
            known = self.tables.get(pending.command.table)
            if isinstance(pending.command, wire.Join) and known is not None and not known.is_known:
                self._send(pending.command)
        self._connected.set()

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Something that lasts no longer than the socket."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _back(self, again: list[asyncio.Task[None]], lost: float, began: float) -> None:
        """Notes how long it took until everything was as before."""
        await asyncio.gather(*again)
        now = time.monotonic()
        self._lost_at = None
        self.comebacks.append(Comeback(now - lost, now - began))

    # commands

    def _send(self, command: wire.Command) -> None:
        """Sends a command, if there is a socket; where it is lost, the command goes out again on the next."""
        if self._socket is not None:
            self._begin(self._write(self._socket, encode(command).decode()))

    async def _write(self, socket: ClientConnection, frame: str) -> None:
        with suppress(ConnectionClosed):
            for one in self._frames.up(frame):
                await socket.send(one)

    async def _join(self, following: Following) -> None:
        seq = following.seq if following.is_known else None
        await self.ask(
            wire.Join(id=self.fresh(), table=following.table, secret=following.link_secret, seq=seq)
        )
        self._joined.add(following.table)
        following.joins += 1

    async def _join_again(self, following: Following) -> None:
        """Joins a table that was followed before, then gives the commands again that got no answer."""
        try:
            await self._join(following)
        except SatasatError as why:
            self.forget(following.table)
            following.end(why)
            self._fail(following.table, why)
            return
        self._send_again(following.table)

    def _send_again(self, table: str) -> None:
        for pending in tuple(self._pending.values()):
            command = pending.command
            if command.table == table and not isinstance(command, wire.Join) and not pending.answer.done():
                self._send(command)

    def _fail(self, table: str, why: SatasatError) -> None:
        for pending in self._pending.values():
            if pending.command.table == table and not pending.answer.done():
                pending.answer.set_exception(why)

    # updates

    def _take(self, update: wire.Update) -> None:
        match update:
            case wire.Welcome() | wire.Happened() | wire.Presence() | wire.Said():
                following = self.tables.get(update.table)
                if following is not None:
                    following.take(update)
                if isinstance(update, wire.Welcome | wire.Happened) and update.id is not None:
                    self._answered(update.id, update)
            case wire.Hinted() | wire.Done():
                self._answered(update.id, update)
            case wire.Refused():
                self._refused(update)
            case _:
                pass

    def _answered(self, name: str, update: wire.Update) -> None:
        pending = self._pending.get(name)
        if pending is not None and not pending.answer.done():
            pending.answer.set_result(update)

    def _refused(self, refused: wire.Refused) -> None:
        following = self.tables.get(refused.table or "")
        if following is not None:
            for raw in refused.missed:
                missed = _UPDATES.decode(raw)
                if isinstance(missed, wire.Happened):
                    following.take(missed)
        why = Refused(refused.code, **refused.params)
        if refused.id is None:
            if following is not None and refused.code == "no_spectators":
                self.forget(following.table)
                following.end(why)
            return
        pending = self._pending.get(refused.id)
        if pending is None or pending.answer.done():
            return
        again = refused.code in AGAIN and refused.params.get("key") != "socket_tables"
        if again and pending.tries < PATIENCE:
            pending.tries += 1
            seconds = max(float(refused.params.get("seconds") or 0), 0.5) * self._second
            self._begin(self._later(pending, seconds))
        elif following is not None and refused.code == "not_joined" and pending.tries < PATIENCE:
            pending.tries += 1  # the table has slept, and wakes up
            self._joined.discard(following.table)
            self._begin(self._join_again(following))
        else:
            pending.answer.set_exception(why)

    async def _later(self, pending: _Pending, seconds: float) -> None:
        """Sends a command again on the same socket; after a loss it goes out again anyway."""
        await asyncio.sleep(seconds)
        if not pending.answer.done():
            self._send(pending.command)
