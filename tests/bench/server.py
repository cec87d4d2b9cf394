"""`dev.py bench server`: a server under the load of S34 to S36, beside a bare echo on the same stack in the same run.

Server, echo and this load generator share the machine's cores; every move is on disk before anybody hears of it.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import UNSET, Raw, Struct, UnsetType
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from satasat.dice import SeededDice

SEATS: Final = 3
TICKS: Final = os.sysconf("SC_CLK_TCK")
LIMITS: Final = {
    "address_sockets": 10_000_000,
    "sessions_per_hour": 10_000_000,
    "tables_per_hour": 10_000_000,
    "messages": 10_000_000,
    "burst": 10_000_000,
    "deals": 3_000,
}
"""S30's limits, raised: all clients come from one address, and play as fast as they can."""


class Seen(Struct):
    """What the load generator reads of an update."""

    type: str
    table: str = ""
    seq: int = 0
    id: str | None = None
    code: str | None = None
    what: dict[str, Any] = {}
    choices: dict[str, Any] | None = None
    seating: dict[str, Any] | None = None
    view: Raw | UnsetType = UNSET


_SEEN: Final = msgspec.json.Decoder(Seen)


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@dataclass
class Process:
    """A server of ours in a process of its own."""

    command: Sequence[str]
    port: int
    child: subprocess.Popen[bytes] = field(init=False)

    def start(self) -> float:
        """Seconds until it answers."""
        began = time.perf_counter()
        self.child = subprocess.Popen(self.command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        while True:
            try:
                with socket.create_connection(("127.0.0.1", self.port), timeout=1):
                    return time.perf_counter() - began
            except OSError:
                if self.child.poll() is not None:
                    raise SystemExit(f"bench: a server did not start: {' '.join(self.command)}") from None
                time.sleep(0.01)

    def cpu(self) -> float:
        """Seconds of processor time so far."""
        stat = Path(f"/proc/{self.child.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(stat[11]) + int(stat[12])) / TICKS

    def memory(self) -> float:
        """The most that it held at once, in MiB."""
        status = Path(f"/proc/{self.child.pid}/status").read_text(encoding="ascii")
        return int(next(line for line in status.splitlines() if line.startswith("VmHWM")).split()[1]) / 1024

    def kill(self) -> None:
        self.child.kill()
        self.child.wait()


def percentiles(values: Sequence[float]) -> dict[str, float]:
    ordered = sorted(values)
    return (
        {f"p{p}": ordered[min(len(ordered) - 1, len(ordered) * p // 100)] for p in (50, 95, 99)}
        if ordered
        else {}
    )


# setting up


@contextmanager
def requests(port: int) -> Iterator[Any]:
    """A function that asks the server over one connection that stays open."""
    kept = threading.local()

    def ask(method: str, path: str, body: Any, token: str | None = None) -> Any:
        if not hasattr(kept, "connection"):
            kept.connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
        headers = {"content-type": "application/json"}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        kept.connection.request(method, path, json.dumps(body), headers)
        answer = kept.connection.getresponse()
        told = json.loads(answer.read())
        if answer.status >= 400:
            raise SystemExit(f"bench: {method} {path}: {answer.status} {told}")
        return told

    yield ask


@dataclass
class Seat:
    """One client of the load."""

    table: Table
    seat: int
    token: str
    socket: ClientConnection | None = None
    seq: int = 0
    choices: dict[str, Any] | None = None
    ready_for: int = 0


@dataclass(eq=False)
class Table:
    """A table of the load: who is to do what next, and since when everybody is waited for."""

    id: str
    secret: str
    seats: list[Seat] = field(default_factory=list)
    deal: int = 1
    ready: list[Seat] = field(default_factory=list)
    sent_at: float = 0.0
    waits_for: set[int] = field(default_factory=set)
    answer: int = 0
    command: str = ""
    over: bool = False

    def next_seat(self) -> Seat | None:
        """Who has something to do."""
        if self.ready:
            return self.ready[-1]
        return next((seat for seat in self.seats if seat.choices is not None), None)


@dataclass
class Load:
    """All clients."""

    port: int
    tables: list[Table] = field(default_factory=list)
    by_id: dict[str, Table] = field(default_factory=dict)
    idle: deque[Table] = field(default_factory=deque)
    latencies: list[float] = field(default_factory=list)
    errors: list[str] = field(default_factory=list)
    moves: int = 0
    bytes: int = 0
    welcomed: int = 0
    measuring: bool = False
    readers: list[asyncio.Task[None]] = field(default_factory=list)
    dice: SeededDice = field(default_factory=lambda: SeededDice("load"))

    def open_tables(self, count: int) -> None:
        """Sessions and tables, by HTTP."""
        with requests(self.port) as ask, ThreadPoolExecutor(4) as pool:

            def one(n: int) -> Table:
                people = [ask("POST", "/api/session", {"name": f"P{n} {s}", "bearer": True}) for s in "ABC"]
                wanted = {"game": "three-two-five", "rules": {"deals": 3000}}
                told = ask("POST", "/api/tables", wanted, people[0]["token"])
                table = Table(told["table"], told["secret"])
                table.seats = [Seat(table, s, person["token"]) for s, person in enumerate(people)]
                return table

            self.tables = list(pool.map(one, range(count)))
        self.by_id = {table.id: table for table in self.tables}

    async def connect_all(self, *, resume: bool) -> None:
        """Every client's socket, joined; with `resume` from the number it has."""
        gate = asyncio.Semaphore(64)

        async def one(seat: Seat) -> None:
            async with gate:
                seat.socket = await connect(
                    f"ws://127.0.0.1:{self.port}/ws",
                    additional_headers={"authorization": f"Bearer {seat.token}"},
                    compression=None,
                    ping_interval=None,
                    max_queue=None,
                )
            self.readers.append(asyncio.create_task(self.read(seat)))
            join = {"type": "join", "id": f"j{seat.seq}", "table": seat.table.id, "secret": seat.table.secret}
            await seat.socket.send(json.dumps({**join, "seq": seat.seq} if resume else join))

        self.welcomed = 0
        await asyncio.gather(*(one(seat) for table in self.tables for seat in table.seats))
        await self.until(lambda: self.welcomed >= SEATS * len(self.tables))

    async def until(self, done: Any, seconds: float = 30) -> None:
        began = time.perf_counter()
        while not done():
            if time.perf_counter() - began > seconds:
                raise SystemExit(f"bench: nothing goes on; errors: {self.errors[:5]}")
            await asyncio.sleep(0.005)

    async def say(self, who: Seat, kind: str, **more: Any) -> None:
        assert who.socket is not None
        command = {"type": kind, "id": f"{kind[0]}{who.seat}.{who.seq}", "table": who.table.id, **more}
        await who.socket.send(json.dumps(command, separators=(",", ":")))

    async def begin(self) -> None:
        """Everybody sits down, and every match begins."""
        for n in (1, 2):
            for table in self.tables:
                await self.say(table.seats[n], "take_seat", seat=n)
        await self.until(lambda: all(table.seats[2].seq >= 4 for table in self.tables))
        for table in self.tables:
            await self.say(table.seats[0], "start")
        await self.until(lambda: all(len(table.ready) == SEATS for table in self.tables))
        self.idle.extend(self.tables)

    async def read(self, seat: Seat) -> None:
        assert seat.socket is not None
        try:
            async for message in seat.socket:
                self.take(seat, _SEEN.decode(message), len(message))
        except ConnectionClosed as error:
            if self.measuring:
                self.errors.append(repr(error))
        except Exception as error:
            self.errors.append(repr(error))
            raise

    def take(self, seat: Seat, seen: Seen, size: int) -> None:
        table = seat.table
        match seen.type:
            case "welcome" | "happened":
                if seen.type == "welcome":
                    self.welcomed += 1
                seat.seq = seen.seq
                table.deal = seen.what.get("deal", table.deal)
                if seen.view is not UNSET or seen.type == "welcome":
                    seat.choices = seen.choices
                if self.measuring and seen.view is not UNSET:
                    self.bytes += size
                if seen.seating is not None and seen.seating["stage"] == "between":
                    places = seen.seating["places"]
                    unready = not places[seat.seat].get("ready", False)
                    if unready and seat.seat not in {one.seat for one in table.ready} and seat.ready_for == 0:
                        seat.ready_for = 1
                        table.ready.append(seat)
                elif seen.seating is not None:
                    seat.ready_for = 0
                if seen.id is not None and seen.id == table.command:
                    table.answer = seen.seq
                self.arrived(table, seat, seen.seq)
            case "done":
                self.welcomed += 1
            case "refused":
                self.errors.append(str(seen.code))
            case _:
                pass

    def arrived(self, table: Table, seat: Seat, seq: int) -> None:
        """When all three have the answer to the command, its time is known and the table may go on."""
        if not table.waits_for or not table.answer:
            return
        table.waits_for = {s for s in table.waits_for if table.seats[s].seq < table.answer}
        if not table.waits_for:
            if self.measuring:
                self.latencies.append(time.perf_counter() - table.sent_at)
            table.command, table.answer = "", 0
            self.idle.append(table)

    async def play(self, rate: int, seconds: float) -> None:
        """So many commands a second, table by table."""
        began = time.perf_counter()
        sent = 0
        while (now := time.perf_counter() - began) < seconds:
            due = int(now * rate)
            while sent < due and self.idle:
                sent += await self.one_command(self.idle.popleft())
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.5)

    async def one_command(self, table: Table) -> int:
        seat = table.next_seat()
        if seat is None:  # nature moves: soon somebody is to
            self.idle.append(table)
            await asyncio.sleep(0)
            return 0
        table.waits_for, table.answer = set(range(SEATS)), 0
        table.sent_at = time.perf_counter()
        if table.ready:
            table.ready.pop()
            table.command = f"r{seat.seat}.{seat.seq}"
            await self.say(seat, "ready", deal=table.deal, seed=f"{self.dice.below(1 << 128):032x}")
        else:
            assert seat.choices is not None
            table.command = f"a{seat.seat}.{seat.seq}"
            move = self.any_move(seat.choices)
            seat.choices = None
            await self.say(seat, "act", seq=seat.seq, move=move)
        if self.measuring:
            self.moves += 1
        return 1

    def any_move(self, choices: dict[str, Any]) -> dict[str, Any]:
        if choices["type"] == "one_of":
            move: dict[str, Any] = choices["moves"][self.dice.below(len(choices["moves"]))]
            return move
        if choices["type"] == "any_order":
            return {"type": choices["move"], "order": choices["cards"]}
        return {"type": choices["move"], "at": choices["least"]}

    async def close(self) -> None:
        for task in self.readers:
            task.cancel()
        await asyncio.gather(*self.readers, return_exceptions=True)
        self.readers.clear()
        for table in self.tables:
            for seat in table.seats:
                if seat.socket is not None:
                    seat.socket.transport.abort()


# the bare echo


ECHO: Final = """
import sys, uvicorn
groups = {}
async def app(scope, receive, send):
    if scope["type"] == "lifespan":
        while (await receive())["type"] != "lifespan.shutdown":
            await send({"type": "lifespan.startup.complete"})
        return await send({"type": "lifespan.shutdown.complete"})
    group = groups.setdefault(scope["path"], [])
    await receive()
    await send({"type": "websocket.accept"})
    group.append(send)
    while (message := await receive())["type"] == "websocket.receive":
        for one in group:
            await one({"type": "websocket.send", "text": message["text"]})
    group.remove(send)
uvicorn.run(app, host="127.0.0.1", port=int(sys.argv[1]), ws="websockets-sansio", log_level="critical", ws_per_message_deflate=False)
"""


async def echo(tables: int, rate: int, seconds: float, size: int) -> tuple[float, dict[str, float]]:
    """Microseconds of processor time for a message to three sockets, and how long it took to reach them, in milliseconds."""
    port = free_port()
    server = Process((sys.executable, "-c", ECHO, str(port)), port)
    server.start()
    took: list[float] = []
    groups = []
    try:
        for n in range(tables):
            joined = [
                connect(f"ws://127.0.0.1:{port}/{n}", compression=None, ping_interval=None, max_queue=None)
                for _ in range(SEATS)
            ]
            groups.append(await asyncio.gather(*joined))

        async def read(one: ClientConnection) -> None:
            async for message in one:
                took.append(time.perf_counter() - float(message[:20]))  # noqa: PERF401 (kept when cancelled)

        readers = [asyncio.create_task(read(one)) for group in groups for one in group]
        cpu, began, sent = server.cpu(), time.perf_counter(), 0
        while (now := time.perf_counter() - began) < seconds:
            while sent < int(now * rate):
                text = f"{time.perf_counter():020.9f}".ljust(size, "x")
                await groups[sent % tables][sent % SEATS].send(text)
                sent += 1
            await asyncio.sleep(0.001)
        await asyncio.sleep(0.3)
        spent = server.cpu() - cpu
        for task in readers:
            task.cancel()
        await asyncio.gather(*readers, return_exceptions=True)
    finally:
        server.kill()
    return spent / sent * 1e6, {name: 1000 * value for name, value in percentiles(took).items()}


# the run


async def measured(tables: int, rate: int, seconds: float, db: str | None) -> dict[str, Any]:
    port = free_port()
    with tempfile.TemporaryDirectory(prefix="satasat-bench.") as folder:
        where = db if db is not None else f"sqlite:///{folder}/bench.db"
        limits = [part for name, value in LIMITS.items() for part in ("--limit", f"{name}={value}")]
        server = Process(
            (
                sys.executable,
                "-m",
                "satasat",
                "serve",
                "--port",
                str(port),
                "--db",
                where,
                "--log-level",
                "error",
                *limits,
            ),
            port,
        )
        out: dict[str, Any] = {"tables": tables, "sockets": SEATS * tables, "rate": rate, "seconds": seconds}
        out["start_seconds"] = server.start()
        load = Load(port)
        try:
            say("sessions and tables ...")
            load.open_tables(tables)
            say("sockets ...")
            await load.connect_all(resume=False)
            await load.begin()
            say("warming up ...")
            await load.play(rate, min(10, seconds))
            say(f"{seconds:.0f} s of {rate} moves/s ...")
            load.measuring = True
            cpu, began = server.cpu(), time.perf_counter()
            await load.play(rate, seconds)
            spent, wall = server.cpu() - cpu, time.perf_counter() - began
            load.measuring = False
            out |= {
                "moves_per_second": load.moves / seconds,
                "milliseconds": {name: 1000 * value for name, value in percentiles(load.latencies).items()},
                "errors": load.errors,
                "memory_mib": server.memory(),
                "cpu_share": spent / wall,
                "cpu_per_move": spent / max(1, load.moves) * 1e6,
                "update_bytes": load.bytes / max(1, SEATS * load.moves),
            }
            say("killed, started, everybody comes back ...")
            server.child.send_signal(signal.SIGKILL)
            server.child.wait()
            await load.close()
            out["restart_seconds"] = server.start()
            began = time.perf_counter()
            await load.connect_all(resume=True)
            out["resume_seconds"] = time.perf_counter() - began
            out["resume_errors"] = load.errors[len(out["errors"]) :]
            await load.close()
        finally:
            server.kill()
    say("the bare echo ...")
    size = max(100, int(out["update_bytes"]))
    out["echo_cpu"], out["echo_milliseconds"] = await echo(tables, rate, min(20, seconds), size)
    out["cpu_ratio"] = out["cpu_per_move"] / out["echo_cpu"]
    return out


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def shown(out: dict[str, Any]) -> Iterator[tuple[str, str]]:
    """The figures as rows."""

    def three(values: dict[str, float]) -> str:
        return " / ".join(f"{values.get(p, 0):.1f}" for p in ("p50", "p95", "p99")) + " ms"

    yield "tables, sockets", f"{out['tables']:,}, {out['sockets']:,}"
    yield "moves, for so long", f"{out['moves_per_second']:.0f} a second, {out['seconds']:.0f} s"
    yield "command to all seats, p50 / p95 / p99", three(out["milliseconds"])
    yield "errors", str(len(out["errors"])) + (f": {sorted(set(out['errors']))}" if out["errors"] else "")
    yield "memory", f"{out['memory_mib']:.0f} MiB"
    yield "processor", f"{100 * out['cpu_share']:.0f} % of a core, {out['cpu_per_move']:.0f} µs a move"
    yield "bare echo to three sockets", f"{out['echo_cpu']:.0f} µs, {three(out['echo_milliseconds'])}"
    yield "a move, in echoes", f"{out['cpu_ratio']:.1f}"
    yield "start, and after a kill", f"{out['start_seconds']:.1f} s, {out['restart_seconds']:.1f} s"
    yield "everybody back", f"{out['resume_seconds']:.1f} s, {len(out['resume_errors'])} errors"


def main(args: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench server", description=__doc__)
    parser.add_argument("--tables", type=int, default=1_000)
    parser.add_argument("--rate", type=int, default=500, help="moves a second")
    parser.add_argument("--seconds", type=float, default=120)
    parser.add_argument("--db", help="a database's URL; a new SQLite file where none is given")
    parser.add_argument("--json", action="store_true", help="the figures as one JSON object")
    given = parser.parse_args(args)
    import uvloop  # not on every system, and needed here alone

    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        out = runner.run(measured(given.tables, given.rate, given.seconds, given.db))
    if given.json:
        print(json.dumps(out, indent=2))
        return
    for name, value in shown(out):
        print(f"{name:40}{value}", flush=True)
