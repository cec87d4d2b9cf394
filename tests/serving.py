"""A whole server in this process, on a port of its own, and those who ask it: a browser with cookies, a program with a token."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, ExitStack, contextmanager
from http.client import HTTPConnection
from itertools import count
from pathlib import Path
from threading import Event, Thread
from typing import Any

from msgspec import Struct
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from satasat.server import running
from satasat.server.config import Config, loopback_origins
from satasat.server.house import House
from satasat.wire import Limits
from tests.tellings import choices_in, moves_of

ROOMY = Limits(
    tables_per_hour=100_000, sessions_per_hour=100_000, codes_per_minute=100_000, address_sockets=10_000
)


class Answer(Struct, frozen=True):
    """What came back."""

    status: int
    headers: Mapping[str, str]
    body: bytes

    @property
    def json(self) -> Any:
        return json.loads(self.body)

    @property
    def code(self) -> str:
        """Of a refusal."""
        assert self.status >= 400, self
        return str(self.json["code"])


class Serving:
    """A server that runs."""

    def __init__(self, port: int, house: House, loop: asyncio.AbstractEventLoop) -> None:
        self.port = port
        self.house = house
        self.loop = loop
        self.origin = f"http://127.0.0.1:{port}"

    def ask(
        self,
        method: str,
        path: str,
        body: Any = None,
        headers: Mapping[str, str] | None = None,
        *,
        data: bytes | None = None,
    ) -> Answer:
        """One request on a connection of its own; `data` is sent as it is, `body` as JSON."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=20)
        try:
            sent = data if data is not None else json.dumps(body).encode() if body is not None else None
            connection.request(method, path, sent, dict(headers or {}))
            response = connection.getresponse()
            return Answer(response.status, {k.lower(): v for k, v in response.getheaders()}, response.read())
        finally:
            connection.close()

    def do(self, work: Callable[[], Any]) -> Any:
        """Runs a coroutine function in the server's event loop."""
        return asyncio.run_coroutine_threadsafe(work(), self.loop).result(20)

    def program(self, name: str = "Asha") -> Program:
        """Somebody who plays by a program."""
        told = self.ask("POST", "/api/session", {"name": name, "bearer": True})
        assert told.status == 201, told
        return Program(self, told.json["token"])


class Program:
    """Somebody with a token."""

    def __init__(self, server: Serving, token: str) -> None:
        self.server = server
        self.token = token
        self.headers = {"Authorization": f"Bearer {token}"}

    def ask(self, method: str, path: str, body: Any = None, **headers: str) -> Answer:
        return self.server.ask(method, path, body, {**self.headers, **headers})

    def table(self, **wanted: Any) -> dict[str, Any]:
        told = self.ask("POST", "/api/tables", wanted)
        assert told.status == 201, told
        opened: dict[str, Any] = told.json
        return opened

    def socket(self) -> Socket:
        url = f"ws://127.0.0.1:{self.server.port}/ws"
        return Socket(connect(url, additional_headers=self.headers, compression=None, max_queue=None))


class Socket:
    """A socket and what it was told."""

    def __init__(self, connection: AbstractContextManager[ClientConnection]) -> None:
        self._open = ExitStack()
        self.connection = self._open.enter_context(connection)
        self.ids = count()
        self.told: list[dict[str, Any]] = [self.receive()]

    def receive(self) -> dict[str, Any]:
        update: dict[str, Any] = json.loads(self.connection.recv(10))
        return update

    def say(self, kind: str, table: str, **fields: Any) -> dict[str, Any]:
        """Sends a command, and gives its answer."""
        name = f"c{next(self.ids)}"
        self.connection.send(json.dumps({"type": kind, "id": name, "table": table, **fields}))
        while (answer := self.next()).get("id") != name:
            pass
        return answer

    def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The last update that is so, or else the next."""
        known: dict[str, Any]
        for known in reversed(self.told):
            if wanted(known):
                return known
        while not wanted(update := self.next()):
            pass
        return update

    def next(self) -> dict[str, Any]:
        """One more update."""
        update = self.receive()
        self.told.append(update)
        return update

    def move(self, table: str) -> bool:
        """Makes the first move that is offered; whether one was."""
        seen: dict[str, Any] = next((one for one in reversed(self.told) if "view" in one), {})
        choices = choices_in(seen)
        if choices is None:
            return False
        if choices["type"] in ("one_of", "cards"):
            move = moves_of(choices)[0]
        elif choices["type"] == "any_order":
            move = {"type": choices["move"], "order": choices["cards"]}
        else:
            move = {"type": choices["move"], "at": choices["least"]}
        seq = max(one["seq"] for one in self.told if "seq" in one)
        return bool(self.say("act", table, seq=seq, move=move)["type"] == "happened")

    def ended(self) -> bool:
        """Whether the server closes it, sooner or later."""
        try:
            while True:
                self.receive()
        except ConnectionClosed:
            return True
        except TimeoutError:
            return False
        finally:
            self.close()

    def close(self) -> None:
        self._open.close()


@contextmanager
def serving(folder: Path, **changes: Any) -> Iterator[Serving]:
    """A server with its database in that folder, ended at the end; `changes` to its Config."""
    ready = Event()
    listener = running.listening("127.0.0.1", 0)
    port = listener.getsockname()[1]
    config = replace(
        Config(db=str(folder / "test.db"), origins=loopback_origins(port), limits=ROOMY, workers=1), **changes
    )
    server = running.server(config, ready.set)
    loops: list[asyncio.AbstractEventLoop] = []

    async def whole() -> None:
        loops.append(asyncio.get_running_loop())
        await running.serve(server, listener)

    def work() -> None:
        try:
            with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner, listener:
                runner.run(whole())
        finally:
            ready.set()

    thread = Thread(target=work)
    thread.start()
    try:
        assert ready.wait(20)
        assert server.started
        yield Serving(port, server.app.state.house, loops[0])
    finally:
        server.should_exit = True
        thread.join(20)
        assert not thread.is_alive()
