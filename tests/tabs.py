"""Sockets that are read without waiting, many at once in one thread, and clocks of a server that can be put forward."""

from __future__ import annotations

import asyncio
import json
import socket
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from select import select
from typing import Any

from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from satasat.server.hall import Clockwork
from satasat.server.mail import Timer

WAIT = 10.0
"""Seconds after which an answer is missing."""


class Tab:
    """One socket of one person's. `told` is every update that came, in order, with `sent` frames by number in between."""

    def __init__(self, port: int, headers: Mapping[str, str], who: int) -> None:
        self.who = who
        self.told: list[bytes] = []
        self.answers: dict[str, list[bytes]] = defaultdict(list)
        """By the id of a command."""
        self.closed = False
        self._socket = socket.create_connection(("127.0.0.1", port), WAIT)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self._protocol = ClientProtocol(parse_uri(f"ws://127.0.0.1:{port}/ws"), max_size=None)
        request = self._protocol.connect()
        request.headers.update(headers)
        self._protocol.send_request(request)
        self._flush()
        while not self.told and not self.closed:
            pump([self], WAIT)

    def fileno(self) -> int:
        return self._socket.fileno()

    @property
    def close_code(self) -> int | None:
        return self._protocol.close_code

    def send(self, data: bytes, *, binary: bool = False) -> None:
        """A frame; nothing happens where the socket is closed."""
        if self.closed:
            return
        if binary:
            self._protocol.send_binary(data)
        else:
            self._protocol.send_text(data)
        self._flush()

    def send_raw(self, data: bytes) -> None:
        """Bytes that are no frame."""
        if not self.closed:
            self._put(data)

    def _flush(self) -> None:
        self._put(b"".join(self._protocol.data_to_send()))

    def _put(self, data: bytes) -> None:
        try:
            self._socket.sendall(data)
        except OSError:
            self.close()

    def read(self) -> None:
        """Takes what has come; the socket is to be ready for it."""
        try:
            data = self._socket.recv(1 << 16)
        except OSError:
            data = b""
        if data:
            self._protocol.receive_data(data)
        else:
            self._protocol.receive_eof()
        for event in self._protocol.events_received():
            if isinstance(event, Frame) and event.opcode is Opcode.TEXT:
                self._take(bytes(event.data))
        if not data:
            self.close()
        else:
            self._flush()

    def _take(self, data: bytes) -> None:
        self.told.append(data)
        name = json.loads(data).get("id")
        if name is not None:
            self.answers[name].append(data)

    def close(self) -> None:
        """Without a word."""
        if not self.closed:
            self.closed = True
            self._socket.close()


def pump(tabs: Iterable[Tab], seconds: float = 0.0) -> bool:
    """Reads whatever has come to any of them, waiting so long for the first; whether anything had."""
    waiting = [tab for tab in tabs if not tab.closed]
    if not waiting:
        return False
    ready, _, _ = select(waiting, [], [], seconds)
    for tab in ready:
        tab.read()
    return bool(ready)


class Jump(Clockwork):
    """Real clocks that can be put forward; used in the server's event loop only (Times)."""

    def __init__(self) -> None:
        self.ahead = 0
        self._calls: dict[_Call, None] = {}

    def now(self) -> int:
        return super().now() + self.ahead

    def wall(self) -> int:
        return super().wall() + self.ahead

    def call_at(self, at: int, call: Callable[[], None]) -> Timer:
        one = _Call(self, at, call)
        self._calls[one] = None
        one.arm()
        return one

    def done(self, call: _Call) -> None:
        self._calls.pop(call, None)

    def forward(self, ms: int) -> None:
        """What falls due in between happens at once, in its order."""
        self.ahead += ms
        for call in sorted(self._calls, key=lambda one: one.at):
            call.arm()

    def due_within(self, ms: int) -> bool:
        """Whether anything falls due so soon."""
        return any(call.at <= self.now() + ms for call in self._calls)


class _Call:
    def __init__(self, times: Jump, at: int, call: Callable[[], None]) -> None:
        self.at = at
        self._times = times
        self._call = call
        self._handle: asyncio.TimerHandle | None = None

    def arm(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
        seconds = max(0, self.at - self._times.now()) / 1000
        self._handle = asyncio.get_running_loop().call_later(seconds, self._run)

    def _run(self) -> None:
        self._times.done(self)
        self._call()

    def cancel(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
        self._times.done(self)


def fields(data: bytes) -> dict[str, Any]:
    """An update as a client reads it."""
    update: dict[str, Any] = json.loads(data)
    return update
