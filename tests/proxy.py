"""A proxy between clients and a server that cuts, delays, doubles and silences connections, and lets old ones speak after new ones."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from contextlib import suppress

from msgspec import Struct

from satasat.dice import SeededDice

HEADER_MOST = 65_536
TEXT = 1
"""The opcode of a text frame."""


class Trouble(Struct, frozen=True):
    """How often what happens: each in a thousand frames. Times are in milliseconds, and the most there is."""

    cut: int = 0
    """The connection is lost; every second time in the midst of a frame."""
    linger: int = 0
    """Of a thousand cuts: the server's side lives on for `delay`, and frames that were on their way still arrive there."""
    double: int = 0
    """A text frame comes twice."""
    hold: int = 0
    """A frame, and all behind it, comes up to `delay` later than it would."""
    delay: int = 0
    silence: int = 0
    """Nothing comes through any more, and nobody is told."""


CALM = Trouble()


async def _header(reader: asyncio.StreamReader) -> bytes:
    return await reader.readuntil(b"\r\n\r\n")


async def frame(reader: asyncio.StreamReader) -> bytes:
    """The bytes of the next WebSocket frame. Raises IncompleteReadError at the end."""
    head = await reader.readexactly(2)
    length = head[1] & 0x7F
    if length == 126:
        head += await reader.readexactly(2)
        length = int.from_bytes(head[2:4], "big")
    elif length == 127:
        head += await reader.readexactly(8)
        length = int.from_bytes(head[2:10], "big")
    mask = 4 if head[1] & 0x80 else 0
    return head + await reader.readexactly(mask + length)


class Link:
    """One connection through the proxy."""

    def __init__(
        self,
        proxy: Proxy,
        client: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        server: tuple[asyncio.StreamReader, asyncio.StreamWriter],
    ) -> None:
        self.proxy = proxy
        self.client_reader, self.client_writer = client
        self.server_reader, self.server_writer = server
        self.silent = False
        self.client_gone = False
        self.tasks: list[asyncio.Task[None]] = []

    def cut(self, *, linger: bool) -> None:
        """Loses the connection; a server's side that lingers is told later."""
        self.proxy.counts["cuts"] += 1
        self.client_gone = True
        self.client_writer.transport.abort()
        if not linger:
            self.server_writer.transport.abort()
            return
        self.proxy.counts["lingering"] += 1
        wait = self.proxy.dice.below(self.proxy.trouble.delay + 1) / 1_000
        asyncio.get_running_loop().call_later(wait, self.server_writer.transport.abort)

    async def run(self) -> None:
        up = asyncio.create_task(self._pass_on(self.client_reader, self.server_writer, up=True))
        down = asyncio.create_task(self._pass_on(self.server_reader, self.client_writer, up=False))
        self.tasks = [up, down]
        try:
            await asyncio.wait(self.tasks, return_when=asyncio.ALL_COMPLETED)
        finally:
            for task in self.tasks:
                task.cancel()
            await asyncio.gather(*self.tasks, return_exceptions=True)
            self.client_writer.transport.abort()
            self.server_writer.transport.abort()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, *, up: bool) -> None:
        """Frames in their order, each after its delay."""
        queue: asyncio.Queue[tuple[float, bytes] | None] = asyncio.Queue()
        feeding = asyncio.create_task(self._feed(reader, queue, up=up))
        try:
            while (one := await queue.get()) is not None:
                at, data = one
                wait = at - asyncio.get_running_loop().time()
                if wait > 0:
                    await asyncio.sleep(wait)
                if not self.silent and not writer.transport.is_closing():
                    writer.write(data)
            if not (up and self.client_gone):  # what lingers is closed in its time
                writer.transport.abort()
        finally:
            feeding.cancel()
            await asyncio.gather(feeding, return_exceptions=True)

    async def _feed(
        self,
        reader: asyncio.StreamReader,
        queue: asyncio.Queue[tuple[float, bytes] | None],
        *,
        up: bool,
    ) -> None:
        last = 0.0
        with suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                data = await frame(reader)
                trouble, happens, counts = self.proxy.trouble, self.proxy.happens, self.proxy.counts
                counts["frames"] += 1
                at = max(last, asyncio.get_running_loop().time())
                if happens(trouble.hold):
                    counts["held"] += 1
                    at += self.proxy.dice.below(trouble.delay + 1) / 1_000
                if happens(trouble.silence):
                    counts["silences"] += 1
                    self.silent = True
                if happens(trouble.cut):
                    if not up and happens(500) and not self.client_writer.transport.is_closing():
                        self.client_writer.write(data[: len(data) // 2])
                    if up:
                        queue.put_nowait((at, data))
                    self.cut(linger=happens(trouble.linger))
                    break
                last = at
                queue.put_nowait((at, data))
                if data[0] & 0x0F == TEXT and happens(trouble.double):
                    counts["doubled"] += 1
                    queue.put_nowait((at, data))
        queue.put_nowait(None)


class Proxy:
    """Used with `async with`; listens at `port`, passes on to `target`, and makes `trouble`, which may change at any time.

    Requests that open no WebSocket pass through untouched.
    """

    def __init__(self, target: int, dice: SeededDice, trouble: Trouble = CALM) -> None:
        self.target = target
        self.dice = dice
        self.trouble = trouble
        self.counts: Counter[str] = Counter()
        self.port = 0
        self.links: set[Link] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    def happens(self, of_thousand: int) -> bool:
        return of_thousand > 0 and self.dice.below(1_000) < of_thousand

    async def __aenter__(self) -> Proxy:
        self._server = await asyncio.start_server(self._accept, "127.0.0.1", 0, backlog=1_024)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._server.wait_closed()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def cut_all(self, chosen: Callable[[Link], bool] = lambda _: True) -> None:
        """Loses connections, as when a router starts anew."""
        for link in [one for one in self.links if chosen(one)]:
            link.cut(linger=False)

    async def _accept(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            with suppress(asyncio.IncompleteReadError, ConnectionError, OSError):
                await self._serve(reader, writer)
        except asyncio.CancelledError:
            pass  # the proxy ends; the loop would report it
        finally:
            self._tasks.discard(task)
            writer.transport.abort()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        asked = await _header(reader)
        there, back = await asyncio.open_connection("127.0.0.1", self.target)
        try:
            back.write(asked)
            if b"upgrade: websocket" not in asked.lower():
                await _relay(reader, back, there, writer)
                return
            answered = await _header(there)
            writer.write(answered)
            if b" 101 " not in answered.split(b"\r\n", 1)[0]:
                await _relay(reader, back, there, writer)
                return
            self.counts["sockets"] += 1
            link = Link(self, (reader, writer), (there, back))
            self.links.add(link)
            try:
                await link.run()
            finally:
                self.links.discard(link)
        finally:
            back.transport.abort()


async def _relay(
    reader: asyncio.StreamReader,
    back: asyncio.StreamWriter,
    there: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
) -> None:
    """Bytes both ways, until the server has said all."""

    async def one_way(source: asyncio.StreamReader, to: asyncio.StreamWriter) -> None:
        while data := await source.read(65_536):
            to.write(data)
            await to.drain()

    up = asyncio.create_task(one_way(reader, back))
    try:
        await one_way(there, writer)
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()
    finally:
        up.cancel()
        await asyncio.gather(up, return_exceptions=True)
