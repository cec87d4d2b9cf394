"""`dev.py chaos`: matches played through a proxy that makes trouble, at a server that is killed again and again.

Everything that a client was told is done must be in the table's log, once (S8, S15, S16); every match must come to its end, and
its record must hold.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterable, Sequence
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeVar

from satasat.bots import Worlds
from satasat.client import Client, Comeback, Following, bot_chooser, play
from satasat.dice import SeededDice, SystemDice
from satasat.errors import SatasatError
from satasat.records import read
from satasat.wire import Pace, Settings, Stage
from tests.ledgers import Checked, Ledger
from tests.proxy import CALM, Proxy, Trouble
from tests.servers import CommandServer, Server

T = TypeVar("T")
NAMES: Final = ("Asha", "Bina", "Chandra")
STUCK: Final = 60.0
"""Seconds without anything new, after which a match counts as stuck."""


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
