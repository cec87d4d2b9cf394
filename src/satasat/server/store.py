"""The store: the tables' logs, people and their sessions, in SQLite or PostgreSQL (S15, S18, S22, S23).

All writing is done by one thread, which takes whatever waits into one transaction: so many lines cost one wait for the disk, and
SQLite never sees two writers. Reading is done by a few other threads.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final, TypeVar

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import (
    Connection,
    delete,
    exists,
    func,
    insert,
    not_,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from satasat.errors import StoreError
from satasat.server import database as db
from satasat.server.database import (
    FileKept,
    engine_of,
    insert_of,
    is_of_one_call,
    last,
    prepare,
    refusal,
    transaction,
    url_of,
)

MOST_ROWS: Final = 512
"""Lines in one transaction."""
SPACING: Final = 0.004
"""Seconds from a transaction to the next, at least (S15: at most 5 ms)."""
READERS: Final = 4
"""Threads that read."""

T = TypeVar("T")
_LOGGER = logging.getLogger("satasat.store")


class Line(Struct, frozen=True):
    """A line of a table's log: its number, from 1; when it was written, in milliseconds since 1970; one JSON entry."""

    seq: int
    at: int
    body: str


class TableRow(Struct, frozen=True):
    """A table as it was opened. `secret`: what its link ends in; `opened`: milliseconds since 1970."""

    id: str
    secret: str
    game: str
    private: bool
    opened: int


class PersonRow(Struct, frozen=True):
    """Somebody who has given himself a name. `made`, `seen`: milliseconds since 1970."""

    id: str
    name: str
    made: int
    seen: int


class SessionRow(Struct, frozen=True):
    """Whose a session is, by id and name, and when it was last seen."""

    person: str
    name: str
    seen: int


class Kept(Struct, frozen=True):
    """What is kept of a person beside his name: when each session was last seen, whether there is a recovery phrase."""

    sessions: tuple[int, ...]
    phrase: bool


@dataclass(frozen=True, slots=True)
class _Append:
    table: str
    lines: Sequence[Line]
    sat: str | None
    done: asyncio.Future[Any]


@dataclass(frozen=True, slots=True)
class _Call:
    do: Callable[[Connection], Any]
    done: asyncio.Future[Any]


class Store:
    """The database of one server.

    Everything it says is done is on the disk. Everything raises StoreError where it could not be done, and then nothing of it
    is: `store_conflict` where a line, a person or a hash is there already, or the table or person that it belongs to is not;
    `store_full`; `store_failed`. What failed once may succeed the next time: the store need not be opened anew.
    """

    def __init__(self, url: str) -> None:
        """`url` as of `url_of`. Raises StoreError `store_bad_url`."""
        self._url = url_of(url)
        self._writing = engine_of(self._url)
        self._reading = engine_of(self._url, readers=READERS)
        self._queue: SimpleQueue[_Append | _Call | None] = SimpleQueue()
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="store-reader")
        self._thread = Thread(target=self._write, name="store-writer", daemon=True)
        self._connection: Connection | None = None
        self._inserts: dict[int, str] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._accepts = False
        self._file = FileKept(self._url)
        self._committed = 0.0
        self.commits = 0
        """Transactions that were carried out."""
        self.trouble: StoreError | None = None
        """Why the last transaction could not be carried out; None once one could."""

    # ---------------------------------------------------------------------------------------------- opening, closing

    async def open(self) -> None:
        """Opens the database, and brings it up to date. Raises StoreError: `store_unreachable`, `store_foreign`, `store_newer`."""
        self._loop = asyncio.get_running_loop()
        await self._loop.run_in_executor(self._readers, prepare, self._writing)
        self._accepts = True
        self._thread.start()

    async def close(self) -> None:
        """Stores what waits, and lets the database go."""
        loop = asyncio.get_running_loop()
        if self._accepts:
            self._accepts = False
            self._queue.put(None)
            await loop.run_in_executor(None, self._thread.join)
        await loop.run_in_executor(None, self._readers.shutdown)
        self._writing.dispose()
        self._reading.dispose()

    @property
    def waiting(self) -> int:
        """How many calls wait to be stored."""
        return self._queue.qsize()

    async def ping(self) -> None:
        """Raises StoreError where the database does not answer."""
        await self._read(lambda c: c.exec_driver_sql("select 1").close())

    # ------------------------------------------------------------------------------------------------------ writing

    def append(self, table: str, lines: Sequence[Line], *, sat: str | None = None) -> asyncio.Future[None]:
        """Adds lines to a table's log, all or none; `sat`: the person who sat down with them. Done when they are on the disk.

        Whoever appends waits for the last call, before he appends to the same table: it might fail.
        """
        return self._put(lambda done: _Append(table, lines, sat, done))

    async def open_table(self, row: TableRow, lines: Sequence[Line], *, sat: str | None = None) -> None:
        """A new table with the first lines of its log."""

        def do(connection: Connection) -> None:
            connection.execute(insert(db.tables), asdict(row))
            self._insert(connection, row.id, lines, sat)

        await self._call(do)

    async def delete_table(self, table: str) -> None:
        """Removes a table with its log, where it is there."""

        def do(connection: Connection) -> None:
            for part in (db.log, db.sat):
                connection.execute(delete(part).where(part.c.table_id == table))
            connection.execute(delete(db.tables).where(db.tables.c.id == table))

        await self._call(do)

    async def add_person(self, person: PersonRow) -> None:
        await self._call(lambda c: c.execute(insert(db.people), asdict(person)).close())

    async def rename(self, person: str, name: str) -> None:
        await self._call(
            lambda c: c.execute(update(db.people).where(db.people.c.id == person).values(name=name)).close()
        )

    async def add_session(self, hash: str, person: str, seen: int) -> None:
        """A session of a person, `seen` now; only the hash of its token is ever told the store (S23)."""
        row = {"hash": hash, "person": person, "seen": seen}
        await self._call(lambda c: c.execute(insert(db.sessions), row).close())

    async def touch(self, hash: str, seen: int) -> None:
        """The session, and with it its person, has just been seen."""

        def do(connection: Connection) -> None:
            of = select(db.sessions.c.person).where(db.sessions.c.hash == hash).scalar_subquery()
            connection.execute(update(db.people).where(db.people.c.id == of).values(seen=seen))
            connection.execute(update(db.sessions).where(db.sessions.c.hash == hash).values(seen=seen))

        await self._call(do)

    async def end_session(self, hash: str) -> None:
        await self._call(lambda c: c.execute(delete(db.sessions).where(db.sessions.c.hash == hash)).close())

    async def end_sessions(self, person: str) -> None:
        """Ends all sessions of a person."""
        of = delete(db.sessions).where(db.sessions.c.person == person)
        await self._call(lambda c: c.execute(of).close())

    async def set_phrase(self, person: str, hash: str) -> None:
        """The hash of a person's recovery phrase, in place of the one before."""

        def do(connection: Connection) -> None:
            connection.execute(delete(db.phrases).where(db.phrases.c.person == person))
            connection.execute(insert(db.phrases), {"hash": hash, "person": person})

        await self._call(do)

    async def forget(self, person: str) -> None:
        """Removes a person with his sessions, his phrase, and where he sat. What the tables' logs say stays."""

        def do(connection: Connection) -> None:
            for part in (db.sessions, db.phrases, db.sat):
                connection.execute(delete(part).where(part.c.person == person))
            connection.execute(delete(db.people).where(db.people.c.id == person))

        await self._call(do)

    async def expire(self, before: int) -> tuple[int, int]:
        """Ends the sessions that were last seen before that moment, and forgets the people who have neither a session nor a phrase.

        Their matches stay. Returns how many sessions and people that were.
        """

        def do(connection: Connection) -> tuple[int, int]:
            sessions, people = db.sessions.c, db.people.c
            ended = connection.execute(delete(db.sessions).where(sessions.seen < before)).rowcount
            has_session = exists().where(sessions.person == people.id)
            has_phrase = exists().where(db.phrases.c.person == people.id)
            gone = (people.seen < before) & not_(has_session) & not_(has_phrase)
            ids = select(people.id).where(gone)
            connection.execute(delete(db.sat).where(db.sat.c.person.in_(ids)))
            return ended, connection.execute(delete(db.people).where(gone)).rowcount

        return await self._call(do)

    # ------------------------------------------------------------------------------------------------------ reading

    async def log(self, table: str) -> list[Line]:
        """All lines of a table in order; none where it is not there."""
        if "\0" in table:
            return []
        log = db.log.c
        ask = select(log.seq, log.at, log.body).where(log.table_id == table).order_by(log.seq)
        return await self._read(lambda c: [Line(*row) for row in c.execute(ask)])

    async def table(self, table: str) -> TableRow | None:
        if "\0" in table:  # PostgreSQL does not take it, and no table has it
            return None
        ask = select(db.tables).where(db.tables.c.id == table)
        return await self._read(lambda c: _one(TableRow, c.execute(ask).first()))

    async def tables_of(self, person: str, limit: int) -> list[str]:
        """The tables where a person has sat, the last first."""
        ask = (
            select(db.sat.c.table_id)
            .where(db.sat.c.person == person)
            .order_by(db.sat.c.at.desc(), db.sat.c.table_id)
            .limit(limit)
        )
        return await self._read(lambda c: list(c.scalars(ask)))

    async def idle_tables(self, before: int) -> list[str]:
        """The tables where the last thing happened before that moment (S22)."""
        ask = select(db.tables.c.id).where(func.coalesce(last(db.log.c.at), db.tables.c.opened) < before)
        return await self._read(lambda c: list(c.scalars(ask)))

    async def person(self, person: str) -> PersonRow | None:
        ask = select(db.people).where(db.people.c.id == person)
        return await self._read(lambda c: _one(PersonRow, c.execute(ask).first()))

    async def kept_of(self, person: str) -> Kept:
        """What is kept of somebody, of whom nothing may be."""
        sessions, phrases = db.sessions.c, db.phrases.c
        seen = select(sessions.seen).where(sessions.person == person).order_by(sessions.seen)
        phrase = select(phrases.person).where(phrases.person == person)
        return await self._read(lambda c: Kept(tuple(c.scalars(seen)), c.execute(phrase).first() is not None))

    async def by_phrase(self, hash: str) -> PersonRow | None:
        """Whose recovery phrase has that hash."""
        ask = select(db.people).join(db.phrases).where(db.phrases.c.hash == hash)
        return await self._read(lambda c: _one(PersonRow, c.execute(ask).first()))

    async def session(self, hash: str) -> SessionRow | None:
        people, sessions = db.people, db.sessions
        ask = select(people.c.id, people.c.name, sessions.c.seen).join(sessions)
        ask = ask.where(sessions.c.hash == hash)
        return await self._read(lambda c: _one(SessionRow, c.execute(ask).first()))

    # -------------------------------------------------------------------------------------------------- the readers

    async def _read(self, ask: Callable[[Connection], T]) -> T:
        if not self._accepts:
            raise StoreError("store_failed", reason="closed")
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, ask)

    def _ask(self, ask: Callable[[Connection], T]) -> T:
        try:
            try:
                with self._reading.connect() as connection:
                    return ask(connection)
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            with self._reading.connect() as connection:  # the other end had hung up since the last time
                return ask(connection)
        except SQLAlchemyError as error:
            raise refusal(error) from None

    # --------------------------------------------------------------------------------------------------- the writer

    async def _call(self, do: Callable[[Connection], T]) -> T:
        result: T = await self._put(lambda done: _Call(do, done))
        return result

    def _put(self, job: Callable[[asyncio.Future[Any]], _Append | _Call]) -> asyncio.Future[Any]:
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if self._accepts:
            self._queue.put(job(done))
        else:
            done.set_exception(StoreError("store_failed", reason="closed"))
        return done

    def _write(self) -> None:
        going_on = True
        while going_on:
            group, going_on = self._take()
            if group:
                self._answer(group, self._commit(group))
        self._drop_connection()

    def _take(self) -> tuple[list[_Append | _Call], bool]:
        """What waits, as far as it goes into one transaction; and whether more may come."""
        group: list[_Append | _Call] = []
        rows = 0
        with suppress(Empty):
            job = self._queue.get()
            if job is not None:
                self._gather()
            while job is not None:
                group.append(job)
                rows += len(job.lines) if isinstance(job, _Append) else 1
                if rows >= MOST_ROWS:
                    return group, True
                job = self._queue.get_nowait()
            return group, False
        return group, True

    def _gather(self) -> None:
        """Right after a transaction, waits for more to come: a busy server's lines share their transactions, a lone one is not delayed."""
        wait = self._committed + SPACING - time.monotonic()
        if wait > 0:
            time.sleep(wait)

    def _answer(self, group: list[_Append | _Call], outcomes: list[Any]) -> None:
        def answer() -> None:
            for job, outcome in zip(group, outcomes, strict=True):
                if job.done.done():  # whoever asked has stopped waiting
                    continue
                if isinstance(outcome, StoreError):
                    job.done.set_exception(outcome)
                else:
                    job.done.set_result(outcome)

        assert self._loop is not None
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(answer)

    def _commit(self, group: list[_Append | _Call]) -> list[Any]:
        """For each call its result, or the StoreError that it failed with."""
        try:
            self._file.check()
            try:
                outcomes = self._together(group)
            except Exception as error:
                if not is_of_one_call(error):
                    raise
                outcomes = self._one_by_one(group)
        except Exception as error:
            self._drop_connection()
            if self.trouble is None:
                _LOGGER.error("nothing can be stored: %s", refusal(error))
            self.trouble = refusal(error)
            return [refusal(error) for _ in group]
        if self.trouble is not None:
            _LOGGER.warning("storing goes on")
            self.trouble = None
        self.commits += 1
        self._committed = time.monotonic()
        return outcomes

    def _together(self, group: list[_Append | _Call]) -> list[Any]:
        """One transaction; lines alone are one statement, which waits for nothing between its begin and its end."""
        connection = self._connected()
        if all(_is_plain(job) for job in group):
            self._insert_all(connection, group)
            return [None] * len(group)
        outcomes: list[Any] = []
        with transaction(connection):
            for plain, jobs in groupby(group, _is_plain):
                if plain:
                    outcomes += [None] * self._insert_all(connection, jobs)
                else:
                    outcomes += [self._do(connection, job) for job in jobs]
        return outcomes

    def _one_by_one(self, group: list[_Append | _Call]) -> list[Any]:
        """One transaction, from which the calls that fail are left out."""
        connection = self._connected()
        outcomes: list[Any] = []
        with transaction(connection):
            for job in group:
                connection.exec_driver_sql("savepoint call")
                try:
                    outcomes.append(self._do(connection, job))
                except Exception as error:
                    if not is_of_one_call(error):
                        raise
                    connection.exec_driver_sql("rollback to savepoint call")
                    conflict = isinstance(error, IntegrityError)
                    outcomes.append(StoreError("store_conflict") if conflict else refusal(error))
                connection.exec_driver_sql("release savepoint call")
        return outcomes

    def _do(self, connection: Connection, job: _Append | _Call) -> Any:
        if isinstance(job, _Call):
            return job.do(connection)
        self._insert(connection, job.table, job.lines, job.sat)
        return None

    def _insert_all(self, connection: Connection, jobs: Iterable[_Append | _Call]) -> int:
        """The lines of all these appends; returns how many appends they are."""
        appends = [job for job in jobs if isinstance(job, _Append)]
        self._insert_lines(connection, [value for job in appends for value in _values(job.table, job.lines)])
        return len(appends)

    def _insert(self, connection: Connection, table: str, lines: Sequence[Line], person: str | None) -> None:
        self._insert_lines(connection, _values(table, lines))
        if person is not None and lines:
            sat = db.sat.c
            connection.execute(delete(db.sat).where(sat.person == person, sat.table_id == table))
            connection.execute(insert(db.sat), {"person": person, "table_id": table, "at": lines[-1].at})

    def _insert_lines(self, connection: Connection, values: list[Any]) -> None:
        rows = len(values) // len(db.log.c)
        if not rows:
            return
        statement = self._inserts.get(rows)
        if statement is None:
            statement = self._inserts[rows] = insert_of(rows, self._writing.dialect)
        connection.exec_driver_sql(statement, tuple(values))

    def _connected(self) -> Connection:
        if self._connection is None or self._connection.invalidated:
            self._drop_connection()
            self._connection = self._writing.connect()
        return self._connection

    def _drop_connection(self) -> None:
        """The next transaction gets a new connection: this one may be what is wrong."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(SQLAlchemyError):
                connection.invalidate()
            with suppress(SQLAlchemyError):
                connection.close()


def _is_plain(job: _Append | _Call) -> bool:
    return isinstance(job, _Append) and job.sat is None


def _values(table: str, lines: Iterable[Line]) -> list[Any]:
    return [value for line in lines for value in (table, line.seq, line.at, line.body)]


def _one(kind: Callable[..., T], row: Iterable[Any] | None) -> T | None:
    return None if row is None else kind(*row)
