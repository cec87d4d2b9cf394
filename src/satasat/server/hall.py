"""All tables of a server: those that are awake, and how one is woken from its log."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from msgspec.structs import replace

from satasat.cards import to_plain
from satasat.dice import SystemDice
from satasat.errors import Refusal
from satasat.game import AnyGame
from satasat.server.again import Wanted
from satasat.server.followers import Trail
from satasat.server.log import Begun, Entry, Moved, Opened, Sat, Signed, read, typed, write
from satasat.server.mail import Listener, Seeds, Thinkers, Timer, Times
from satasat.server.metrics import METRICS
from satasat.server.orders import Person, utc
from satasat.server.sitting import Sitting, fold, opened
from satasat.server.store import Line, Store, TableRow
from satasat.server.table import Table
from satasat.wire import BotSat, Limits, Settings, TookBack

LOGGER: Final = logging.getLogger(__name__)
LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""Of which a table's id is made: none that looks like another."""
ID: Final = 12


class Clockwork:
    """The real clocks (Times)."""

    def now(self) -> int:
        return time.monotonic_ns() // 1_000_000

    def wall(self) -> int:
        return time.time_ns() // 1_000_000

    def call_at(self, at: int, call: Callable[[], None]) -> Timer:
        loop = asyncio.get_running_loop()
        return loop.call_later(max(0, at - self.now()) / 1000, call)


class Hall:
    """The tables of one server process. Nobody else may write their logs while it runs."""

    def __init__(self, store: Store, thinkers: Thinkers, limits: Limits, times: Times | None = None) -> None:
        self.store = store
        self.thinkers = thinkers
        self.limits = limits
        self.times = times if times is not None else Clockwork()
        self.awake: dict[str, Table] = {}
        self._waking: dict[str, asyncio.Future[Table]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._dice = SystemDice()
        self.closing = False

    async def open(self, host: Person, game: AnyGame, rules: Any, settings: Settings) -> TableRow:
        """A new table, its host at seat 0. Returns its id and the secret of its link. Raises StoreError, Refusal."""
        return await self._open(host, game, rules, settings, (Sat(0, host.id, host.name),))

    async def open_again(self, host: Person, game: AnyGame, wanted: Wanted, settings: Settings) -> TableRow:
        """A new table where a deal is played once more: it has begun. Raises StoreError, Refusal."""
        entries: list[Entry] = [
            Sat(seat, host.id, host.name) if seat == wanted.seat else BotSat(seat, wanted.bot)
            for seat in range(game.seats(wanted.rules))
        ]
        entries.append(Begun(utc(self.times.wall()), again=wanted.again))
        return await self._open(host, game, wanted.rules, settings, entries)

    async def _open(
        self, host: Person, game: AnyGame, rules: Any, settings: Settings, entries: Sequence[Entry]
    ) -> TableRow:
        if self.closing:
            raise Refusal("closing")
        table = "".join(LETTERS[self._dice.below(len(LETTERS))] for _ in range(ID))
        now = self.times.wall()
        row = TableRow(table, self._dice.bytes(16).hex(), game.id, settings.private, now)
        opened = Opened(game.id, to_plain(rules), settings, host.id)
        signed = [Signed(entry, host.id) for entry in (opened, *entries)]
        lines = [Line(seq, now, write(one)) for seq, one in enumerate(signed, 1)]
        await self.store.open_table(row, lines, sat=host.id)
        return row

    async def table(self, table: str) -> Table:
        """The table, awake. Raises Refusal, StoreError."""
        if self.closing:
            raise Refusal("closing")
        if (awake := self.awake.get(table)) is not None:
            return awake
        waking = self._waking.get(table)
        if waking is None:
            waking = asyncio.ensure_future(self._wake(table))
            self._waking[table] = waking
            waking.add_done_callback(lambda _: self._waking.pop(table, None))
        return await asyncio.shield(waking)

    async def _wake(self, table: str) -> Table:
        row = await self.store.table(table)
        if row is None:
            raise Refusal("unknown_table", table=table[:40])
        lines = await self.store.log(table)
        began = time.perf_counter()
        try:
            awake = woken(
                row, lines, self.store, self.thinkers, self.times, self.limits, self._asleep, self._dice
            )
        except Exception as error:  # one table's log that cannot be read is not to concern the others
            LOGGER.exception("table_damaged", extra={"table": table, "lines": len(lines)})
            raise Refusal("table_damaged", table=table) from error
        METRICS.replayed.observe(time.perf_counter() - began)
        self.awake[table] = awake
        METRICS.tables.set(len(self.awake))
        task = asyncio.get_running_loop().create_task(awake.run())
        self._tasks.add(task)
        task.add_done_callback(self._ended)
        return awake

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # the table has logged it

    def _asleep(self, table: Table) -> None:
        if self.awake.get(table.sitting.table) is table:
            del self.awake[table.sitting.table]
        METRICS.tables.set(len(self.awake))

    def gone(self, listener: Listener, tables: set[str]) -> None:
        """A socket that follows these tables is closed."""
        for table in tables:
            if (awake := self.awake.get(table)) is not None:
                awake.gone(listener)

    async def stop(self) -> None:
        """Every table ends what it is at; nothing is accepted any more (S17)."""
        self.closing = True
        for table in self.awake.values():
            table.stop()
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=3)
        for task in self._tasks:
            task.cancel()


def replayed(table: str, lines: list[Line]) -> tuple[Sitting, Trail, dict[tuple[str, str], int]]:
    """A log folded: the table, its last entries, and who did what by which id.

    What was played in matches before the last one is passed over, so that a table wakes up as quickly however old it is (S15).
    Raises msgspec.ValidationError, SatasatError where the log is not one of ours.
    """
    first = read(lines[0].body, None)
    assert isinstance(first.entry, Opened)
    sitting = opened(table, first.entry)
    trail = Trail(sitting)
    remembered: dict[tuple[str, str], int] = {}
    signs = [read(line.body, None) for line in lines[1:]]
    newest = max((n for n, signed in enumerate(signs) if isinstance(signed.entry, Begun)), default=0)
    for n, raw in enumerate(signs):
        past = n < newest and isinstance(raw.entry, Moved | TookBack)
        signed = raw if past else typed(raw, sitting.game)
        sitting = replace(sitting, seq=sitting.seq + 1) if past else fold(sitting, signed).sitting
        if n <= newest:
            trail = Trail(sitting)
        else:
            trail.add(signed, sitting)
        if signed.who is not None and signed.id is not None:
            remembered[signed.who, signed.id] = sitting.seq
    return sitting, trail, remembered


def woken(
    row: TableRow,
    lines: list[Line],
    store: Store,
    thinkers: Thinkers,
    times: Times,
    limits: Limits,
    asleep: Callable[[Table], None],
    seeds: Seeds,
) -> Table:
    """A table from its log, as it was when the last entry was stored."""
    sitting, trail, remembered = replayed(row.id, lines)
    table = Table(sitting, trail, row.secret, store, thinkers, times, limits, asleep, seeds)
    for (person, command), seq in remembered.items():
        table.followers.remember(person, command, seq)
    return table
