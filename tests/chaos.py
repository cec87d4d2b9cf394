"""`dev.py chaos`: matches played through a proxy that makes trouble, at a server that is killed again and again.

Everything that a client was told is done must be in the table's log, once (S8, S15, S16); every match must come to its end, and
its record must hold.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Any, Final, TypeVar

from satasat.bots import Worlds
from satasat.cards import encode
from satasat.client import Client, Comeback, Following, bot_chooser, play
from satasat.dice import SeededDice, SystemDice
from satasat.errors import SatasatError
from satasat.records import read
from satasat.server.store import Store
from satasat.wire import Limits, Pace, Settings, Stage
from tests.forker import Request
from tests.proxy import CALM, Proxy, Trouble

T = TypeVar("T")
MUCH: Final = 10**8
LIMITS: Final = Limits(
    address_sockets=MUCH,
    session_sockets=MUCH,
    sessions_per_hour=MUCH,
    tables_per_hour=MUCH,
    messages=MUCH,
    burst=MUCH,
    codes_per_minute=MUCH,
)
"""All clients come from one address, and play as fast as they can."""
NAMES: Final = ("Asha", "Bina", "Chandra")
STUCK: Final = 60.0
"""Seconds without anything new, after which a match counts as stuck."""


# servers


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Server:
    """A server in a process of its own, which can be killed and started again at the same port."""

    def __init__(self, folder: Path, limits: Limits = LIMITS) -> None:
        self.db = str(folder / "chaos.db")
        self.port = free_port()
        self.limits = limits
        self.pid: int | None = None
        self.starts = 0
        self.log = (folder / "server.log").open("ab")

    def start(self) -> None:
        """Begins to start it."""
        raise NotImplementedError

    def ended(self) -> bool:
        """Whether its process is gone."""
        raise NotImplementedError

    def kill(self, how: int = signal.SIGKILL) -> None:
        if self.pid is None:
            return
        with suppress(ProcessLookupError):
            os.kill(self.pid, how)
        deadline = time.monotonic() + 10
        while not self.ended():
            assert time.monotonic() < deadline, "the server does not end"
            time.sleep(0.001)
        self.pid = None

    def close(self) -> None:
        self.kill()
        self.log.close()

    def answers(self) -> bool:
        """Whether it says that it is well."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def wait(self) -> float:
        """Seconds until it answers."""
        began = time.monotonic()
        while not self.answers():
            assert time.monotonic() - began < 20, "the server does not start"
            assert not self.ended(), "the server has ended by itself"
            time.sleep(0.002)
        return time.monotonic() - began

    def workers(self) -> list[int]:
        """The processes that it has started."""
        if self.pid is None:
            return []
        try:
            text = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text(encoding="ascii")
        except OSError:
            return []
        return [int(one) for one in text.split()]

    def complaints(self) -> list[str]:
        """What it has logged that should not be."""
        self.log.flush()
        text = Path(self.log.name).read_text(encoding="utf-8", errors="replace")
        return [line for line in text.splitlines() if '"level": "warning"' not in line]


class CommandServer(Server):
    """`satasat serve`, as anybody starts it."""

    child: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        default = Limits()
        changed = [
            f"{name}={getattr(self.limits, name)}"
            for name in Limits.__struct_fields__
            if getattr(self.limits, name) != getattr(default, name)
        ]
        limits = [part for one in changed for part in ("--limit", one)]
        serve = [sys.executable, "-m", "satasat", "serve", "--port", str(self.port), "--db", self.db]
        self.child = subprocess.Popen(
            [*serve, "--log-level", "error", *limits], stdout=subprocess.DEVNULL, stderr=self.log
        )
        self.pid = self.child.pid
        self.starts += 1

    def ended(self) -> bool:
        return self.child is None or self.child.poll() is not None


class ForkedServer(Server):
    """The same from a process that has everything loaded (tests/forker.py): it is there in a few hundredths of a second."""

    def __init__(self, folder: Path, limits: Limits = LIMITS) -> None:
        super().__init__(folder, limits)
        self.forker = subprocess.Popen(
            [sys.executable, "-m", "tests.forker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.log,
            cwd=Path(__file__).parents[1],
        )

    def start(self) -> None:
        assert self.forker.stdin is not None
        assert self.forker.stdout is not None
        self.forker.stdin.write(encode(Request(self.db, self.port, self.limits)) + b"\n")
        self.forker.stdin.flush()
        self.pid = int(self.forker.stdout.readline())
        self.starts += 1

    def ended(self) -> bool:
        if self.pid is None:
            return True
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return True
        return False

    def close(self) -> None:
        self.kill()
        assert self.forker.stdin is not None
        assert self.forker.stdout is not None
        self.forker.stdin.close()
        self.forker.stdout.close()
        self.forker.wait(10)
        super().close()


# what clients were told


class Ledger:
    """What one client has sent, and what it was told is done: kept at the wire (Frames)."""

    def __init__(self) -> None:
        self.sent: dict[str, dict[str, Any]] = {}
        self.done: dict[str, int] = {}
        """By a command's id, the number that it got."""
        self.wrong: list[str] = []
        self.refused: Counter[str] = Counter()

    def up(self, frame: str) -> Iterable[str]:
        command = json.loads(frame)
        if command["type"] not in ("join", "quit", "say", "hint"):
            before = self.sent.setdefault(command["id"], command)
            if before != command:
                self.wrong.append(f"one id, two commands: {before} {command}")
        return (frame,)

    def down(self, frame: str) -> Iterable[str]:
        if '"id":"' not in frame:
            return (frame,)
        update = json.loads(frame)
        name = update.get("id")
        if update["type"] == "refused":
            self.refused[update["code"]] += 1
        elif name in self.sent and self.done.setdefault(name, update["seq"]) != update["seq"]:
            self.wrong.append(f"one id, two answers: {name} {self.done[name]} {update['seq']}")
        return (frame,)


class Checked:
    """What the ledgers come to, held against the logs."""

    def __init__(self) -> None:
        self.done = self.moves = self.lost = self.doubled = 0
        self.wrong: list[str] = []

    async def check(self, db: str, ledgers: Iterable[Ledger]) -> None:
        """After the server has ended."""
        by_table: dict[str, list[tuple[str, dict[str, Any], int | None]]] = {}
        for ledger in ledgers:
            self.wrong += ledger.wrong
            for name, command in ledger.sent.items():
                by_table.setdefault(command["table"], []).append((name, command, ledger.done.get(name)))
        store = Store(db)
        await store.open()
        try:
            for table, commands in by_table.items():
                lines = await store.log(table)
                self._check(table, [json.loads(line.body) for line in lines], commands)
        finally:
            await store.close()

    def _check(
        self,
        table: str,
        log: Sequence[dict[str, Any]],
        commands: Iterable[tuple[str, dict[str, Any], int | None]],
    ) -> None:
        at: dict[str, list[int]] = {}
        for seq, line in enumerate(log, 1):
            if line.get("id") is not None:
                at.setdefault(line["id"], []).append(seq)
        for name, command, done in commands:
            where = at.get(name, [])
            if len(where) > 1:
                self.doubled += 1
                self.wrong.append(f"{table}: {command} stands at {where}")
            if done is None:
                continue
            self.done += 1
            self.moves += command["type"] == "act"
            entry = log[done - 1]["entry"] if done <= len(log) else {}
            same = command["type"] != "act" or entry.get("move") == command["move"]
            if where != [done] or not same:
                self.lost += 1
                self.wrong.append(f"{table}: {command} was done at {done}, stands at {where}: {entry}")


# matches


class Stuckness(Exception):
    """A match that does not go on."""


async def patiently(work: Callable[[], Awaitable[T]]) -> T:
    """Does it again while the server is away."""
    deadline = time.monotonic() + STUCK
    while True:
        try:
            return await work()
        except SatasatError as error:
            away = ("server_unreachable", "closing", "no_satasat", "busy", "store_failed")
            if error.code not in away or time.monotonic() > deadline:
                raise
            await asyncio.sleep(0.02)


@dataclass
class Party:
    """Three clients, or two and a bot, at one table."""

    url: str
    second: float
    dice: SeededDice
    think: float = 0.0
    """Seconds at most before each move."""
    bot: str | None = None
    """Plays the last seat."""
    ledgers: list[Ledger] = field(default_factory=list)
    clients: list[Client] = field(default_factory=list)
    followings: list[Following] = field(default_factory=list)

    async def __aenter__(self) -> Party:
        self._stack = await AsyncExitStack().__aenter__()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def _client(self, name: str) -> Client:
        ledger = Ledger()

        async def opened() -> Client:
            return await Client(self.url, name=name, frames=ledger, second=self.second).__aenter__()

        client = await patiently(opened)
        self._stack.push_async_callback(client.__aexit__, None, None, None)
        self.ledgers.append(ledger)
        self.clients.append(client)
        return client

    async def sit_down(self, deals: int, preset: str) -> None:
        """Opens the table and fills it."""
        people = NAMES[: 2 if self.bot is not None else 3]
        for name in people:
            await self._client(name)
        host = self.clients[0]
        settings = Settings(pace=Pace.INSTANT)
        table, secret = await patiently(
            lambda: host.open_table(preset=preset, rules={"deals": deals}, settings=settings)
        )
        for seat, client in enumerate(self.clients):
            following = await client.join(table, secret)
            self.followings.append(following)
            if seat:
                await following.take_seat(seat)
        if self.bot is not None:
            await self.followings[0].put_bot(2, self.bot)

    @property
    def table(self) -> str:
        return self.followings[0].table

    @property
    def seq(self) -> int:
        """How far the table is, as far as anybody knows."""
        return max(following.seq for following in self.followings)

    async def play(self) -> None:
        """A match. Raises Stuckness."""
        first = self.followings[0]
        if first.stage is Stage.LOBBY:
            await first.start()
        else:
            await first.rematch()
        random = bot_chooser("random", Worlds(1), self.dice)

        async def choose(view: Any) -> Any:
            if self.think:
                await asyncio.sleep(self.think * self.dice.below(1_000) / 1_000)
            return random(view)

        async def all_of_it() -> None:
            await asyncio.gather(*(play(following, choose) for following in self.followings))

        playing = asyncio.create_task(all_of_it())
        seq = self.seq
        try:
            while not (await asyncio.wait({playing}, timeout=STUCK))[0]:
                if seq == self.seq:
                    known = [(f.seq, f.stage.value, f.joins, f.choices is not None) for f in self.followings]
                    raise Stuckness(f"table {self.table} at {seq}: {known}")
                seq = self.seq
            await playing
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)

    async def faults(self) -> list[str]:
        """What is wrong with the match that was played last, as its record and its clients have it."""
        first = self.followings[0]
        number = first.seating.match
        record = await patiently(lambda: self.clients[0].record(self.table, number))
        (match,) = read(record.splitlines(keepends=True))
        found = [f"{self.table}/{number}: {fault}" for fault in match.faults]
        if not (match.holds and match.finished and match.chained):
            found.append(f"{self.table}/{number}: holds {match.holds}, finished {match.finished}")
        for following in self.followings:
            if following.sheet != first.sheet or following.proofs != first.proofs:
                found.append(f"{self.table}/{number}: seats know of different matches")
            if following.broken():
                found.append(f"{self.table}/{number}: deals {following.broken()} are not what was promised")
        return found

    @property
    def comebacks(self) -> list[Comeback]:
        return [one for client in self.clients for one in client.connection.comebacks]


@dataclass
class Tally:
    """What a run has come to."""

    matches: int = 0
    comebacks: list[Comeback] = field(default_factory=list)
    losses: int = 0
    ledgers: list[Ledger] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)

    def add(self, party: Party) -> None:
        """After a table has been left."""
        self.ledgers += party.ledgers
        self.comebacks += party.comebacks
        self.losses += sum(client.connection.losses for client in party.clients)
        for ledger in party.ledgers:
            self.refused += ledger.refused


async def match_after_match(
    party: Party, tally: Tally, deals: int, preset: str, goes_on: Callable[[], bool], done: Callable[[], None]
) -> None:
    """Matches at one table, as long as they are to go on; the one that is on then is played to its end."""
    async with party:
        try:
            await party.sit_down(deals, preset)
            while True:
                await party.play()
                tally.faults += await party.faults()
                tally.matches += 1
                done()
                if not goes_on():
                    return
        except (Stuckness, SatasatError, AssertionError) as error:
            tally.faults.append(f"{type(error).__name__}: {error}")
        finally:
            tally.add(party)


def percentile(values: Sequence[float], of: float) -> float:
    """The value that so many of a hundred do not exceed; 0 where there are none."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(of / 100 * len(ordered)))] if ordered else 0.0


# the run

PRESETS: Final = ("pagat", "satasat", "plain")
TROUBLE: Final = Trouble(cut=8, linger=500, double=60, hold=15, delay=2_000, silence=1)


@dataclass
class Run:
    """So many tables for so many seconds, all that may go wrong going wrong."""

    seed: int
    seconds: float
    tables: int
    folder: Path
    tally: Tally = field(default_factory=Tally)
    kills: int = 0
    workers_killed: int = 0
    starts: list[float] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.dice = SeededDice(f"{self.seed}/chaos")
        self.until = time.monotonic() + self.seconds

    def goes_on(self) -> bool:
        return time.monotonic() < self.until

    async def run(self) -> Checked:
        server = CommandServer(self.folder)
        try:
            server.start()
            await asyncio.to_thread(server.wait)
            self.until = time.monotonic() + self.seconds
            async with Proxy(server.port, SeededDice(f"{self.seed}/proxy"), TROUBLE) as proxy:
                self.proxy = proxy
                tables = [asyncio.create_task(self._table(n, proxy.url)) for n in range(self.tables)]
                killing = asyncio.create_task(self._kill(server))
                telling = asyncio.create_task(self._tell())
                try:
                    await asyncio.gather(*tables)
                finally:
                    for task in (killing, telling):
                        task.cancel()
                    outcomes = await asyncio.gather(killing, telling, return_exceptions=True)
                    self.tally.faults += [repr(o) for o in outcomes if isinstance(o, Exception)]
            await asyncio.to_thread(server.kill, signal.SIGTERM)
            self.tally.faults += [f"the server says: {line}" for line in server.complaints()]
        finally:
            await asyncio.to_thread(server.close)
        checked = Checked()
        await checked.check(server.db, self.tally.ledgers)
        return checked

    async def _table(self, number: int, url: str) -> None:
        """One party after the other, until the time is up."""
        round_no = 0
        while self.goes_on():
            dice = SeededDice(f"{self.seed}/table {number}/{round_no}")
            bot = (None, None, None, "medium", "easy")[dice.below(5)]
            party = Party(url, 1.0, dice, think=0.2, bot=bot)
            deals, preset = 1 + dice.below(2), PRESETS[dice.below(len(PRESETS))]
            rounds = dice.below(3)
            played = 0

            def again() -> bool:
                nonlocal played
                played += 1
                return self.goes_on() and played <= rounds  # noqa: B023 (called before the next round)

            await match_after_match(party, self.tally, deals, preset, again, lambda: None)
            round_no += 1

    async def _kill(self, server: Server) -> None:
        """Kills the server, or a process in which its bots think, at random moments; the trouble ends with the time."""
        while self.goes_on():
            await asyncio.sleep(0.5 + self.dice.below(5_000) / 1_000)
            if self.dice.below(3) == 0:
                workers = server.workers()
                if workers:
                    with suppress(ProcessLookupError):
                        os.kill(workers[self.dice.below(len(workers))], signal.SIGKILL)
                        self.workers_killed += 1
                continue
            await asyncio.to_thread(server.kill)
            self.kills += 1
            await asyncio.sleep(self.dice.below(1_000) / 1_000)
            server.start()
            self.starts.append(await asyncio.to_thread(server.wait))
        self.proxy.trouble = CALM

    async def _tell(self) -> None:
        while True:
            await asyncio.sleep(10)
            left = max(0, round(self.until - time.monotonic()))
            print(
                f"  {left:4} s left: {self.tally.matches} matches, {self.kills} kills, "
                f"{self.proxy.counts['cuts']} cuts",
                file=sys.stderr,
                flush=True,
            )


def rows(run: Run, checked: Checked) -> Iterable[tuple[str, str]]:
    counts, tally = run.proxy.counts, run.tally
    lost = [one.lost for one in tally.comebacks]
    tried = [one.tried for one in tally.comebacks]
    yield "seed", str(run.seed)
    yield "matches played to their end, records verified", str(tally.matches)
    yield "commands acknowledged", f"{checked.done}, {checked.moves} of them moves"
    yield "acknowledged and lost", str(checked.lost)
    yield "done twice", str(checked.doubled)
    yield "server killed, started again in", f"{run.kills} times, {percentile(run.starts, 50):.1f} s"
    yield "bots' processes killed", str(run.workers_killed)
    yield (
        "connections cut, silenced; old ones that spoke on",
        f"{counts['cuts']}, {counts['silences']}; {counts['lingering']}",
    )
    yield "frames passed on, held back, doubled", f"{counts['frames']}, {counts['held']}, {counts['doubled']}"
    yield "connections lost, as clients saw it", str(tally.losses)
    yield (
        "back at the table after a loss, p50 / p99",
        f"{percentile(lost, 50):.2f} / {percentile(lost, 99):.2f} s",
    )
    yield (
        "from the try that came through, p50 / p99",
        f"{percentile(tried, 50) * 1000:.0f} / {percentile(tried, 99) * 1000:.0f} ms",
    )
    yield "refused", ", ".join(f"{code} {n}" for code, n in tally.refused.most_common(8)) or "nothing"


def main(args: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="dev.py chaos", description=__doc__)
    parser.add_argument("--minutes", type=float, default=2)
    parser.add_argument("--tables", type=int, default=16, help="at a time (%(default)s)")
    parser.add_argument("--seed", type=int, help="for everything but the moment at which things meet")
    given = parser.parse_args(args)
    seed = given.seed if given.seed is not None else SystemDice().below(10**6)
    print(f"seed {seed}", file=sys.stderr, flush=True)
    with tempfile.TemporaryDirectory(prefix="satasat-chaos.") as folder:
        run = Run(seed, 60 * given.minutes, given.tables, Path(folder))
        checked = asyncio.run(run.run())
    for name, value in rows(run, checked):
        print(f"{name:52}{value}", flush=True)
    wrong = [*run.tally.faults, *checked.wrong]
    for one in wrong[:20]:
        print(f"WRONG: {one}", flush=True)
    print("everything holds" if not wrong else f"{len(wrong)} things are wrong", flush=True)
    return 1 if wrong or checked.lost or checked.doubled or not run.tally.matches else 0


if __name__ == "__main__":
    sys.exit(main())
