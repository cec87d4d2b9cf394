"""What whoever keeps a server does with its database from outside: back up, restore, look what is there (S19)."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, func, insert, inspect, select
from sqlalchemy.engine import URL
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from satasat.errors import StoreError
from satasat.server.database import (
    METADATA,
    engine_of,
    is_sqlite,
    last,
    log,
    make_file,
    migrate,
    refusal,
    shown,
    tables,
    transaction,
    unreachable,
    up_to_date,
    url_of,
)

_BATCH: Final = 1000
"""Rows that are copied at once."""
_STREAM: Final = {"stream_results": True}
_SNAPSHOT: Final = "begin isolation level repeatable read read only"
"""All that is read in it is as it was at one moment."""


class TableSummary(Struct, frozen=True):
    """What a list of tables says of one: milliseconds since 1970, `active` when the last of its `lines` was written."""

    id: str
    game: str
    private: bool
    opened: int
    active: int
    lines: int


class Contents(Struct, frozen=True):
    """How much is in a database."""

    tables: int
    lines: int


def summaries(db: str) -> list[TableSummary]:
    """All tables of a database in the order in which they were opened; `db` as of `url_of`.

    Raises StoreError: `store_bad_url`, `store_missing`, `store_unreachable`, `store_foreign`, `store_newer`, `store_failed`.
    """
    t = tables.c
    active, lines = func.coalesce(last(log.c.at), t.opened), func.coalesce(last(log.c.seq), 0)
    ask = select(t.id, t.game, t.private, t.opened, active, lines).order_by(t.opened, t.id)
    with _existing(url_of(db)) as connection:
        return [TableSummary(*row) for row in connection.execute(ask)]


def back_up(db: str, file: Path) -> Contents:
    """Writes a database, as it is at one moment, into a file that is there and empty: a SQLite database of the same tables.

    Others may go on writing to the database. What was written is read again and checked.

    Raises StoreError: those of `summaries`, and `store_full`.
    """
    url = url_of(db)
    with _existing(url) as connection:
        if is_sqlite(url):
            connection.exec_driver_sql("vacuum into ?", (str(file),))
        else:
            connection.exec_driver_sql(_SNAPSHOT)
            with _connected(_sqlite(file)) as new, transaction(new):
                migrate(new)
                _copy(connection, new)
            connection.exec_driver_sql("commit")
    with _backup(file, str(file)) as copy:
        return _checked(copy, str(file))


def restore(file: Path, db: str) -> Contents:
    """Copies a backup into a database that is new or empty: all of it, or nothing. The file stays as it is.

    Raises StoreError: `backup_foreign`, `backup_damaged`, `backup_gap`, `store_newer` for the file; `store_bad_url`,
    `store_unreachable`, `store_foreign`, `store_not_empty`, `store_failed`, `store_full` for the database. Raises OSError when the
    file cannot be read.
    """
    url = url_of(db)
    with TemporaryDirectory(prefix="satasat-") as folder:
        copy = Path(shutil.copyfile(file, Path(folder) / "backup"))
        with _backup(copy, str(file)) as source:
            contents = _checked(source, str(file))
            with _connected(url, make=True) as target, transaction(target):
                if not up_to_date(target):
                    migrate(target)
                elif any(target.execute(select(table).limit(1)).first() for table in METADATA.sorted_tables):
                    raise StoreError("store_not_empty", url=shown(url))
                _copy(source, target)
    return contents


def _copy(source: Connection, target: Connection) -> None:
    for table in METADATA.sorted_tables:
        for batch in source.execute(select(table), execution_options=_STREAM).mappings().partitions(_BATCH):
            target.execute(insert(table), [dict(row) for row in batch])


def _checked(backup: Connection, name: str) -> Contents:
    """What is in a backup. Raises StoreError where lines are missing, or belong to nothing."""
    broken = (func.min(log.c.seq) != 1) | (func.max(log.c.seq) != func.count())
    gap = backup.scalar(select(log.c.table_id).group_by(log.c.table_id).having(broken).limit(1))
    if gap is None:
        gap = backup.scalar(select(tables.c.id).where(last(log.c.seq).is_(None)).limit(1))
    if gap is not None:
        raise StoreError("backup_gap", file=name, table=gap)
    stray = backup.exec_driver_sql("pragma foreign_key_check").first()
    if stray is not None:
        raise StoreError("backup_damaged", file=name, reason=f"{stray[0]} -> {stray[2]}")
    counted = (backup.scalar(select(func.count()).select_from(table)) for table in (tables, log))
    return Contents(*(count or 0 for count in counted))


def _sqlite(file: Path) -> URL:
    return URL.create("sqlite", database=str(file))


@contextmanager
def _connected(url: URL, *, make: bool = False) -> Iterator[Connection]:
    """A connection, with `make` to a new SQLite file where there is none. What fails is raised as StoreError."""
    engine = engine_of(url, serves=False)
    try:
        try:
            if make and is_sqlite(url):
                make_file(Path(url.database or ""))
            connection = engine.connect()
        except (SQLAlchemyError, OSError) as error:
            raise unreachable(url, error) from None
        with connection:
            try:
                yield connection
            except SQLAlchemyError as error:
                raise refusal(error) from None
    finally:
        engine.dispose()


@contextmanager
def _existing(url: URL) -> Iterator[Connection]:
    """A connection to a database that holds our tables."""
    if is_sqlite(url) and not Path(url.database or "").exists():
        raise StoreError("store_missing", url=shown(url))
    with _connected(url) as connection:
        try:
            ready = up_to_date(connection)
        except SQLAlchemyError as error:
            raise unreachable(url, error) from None
        if not ready:
            raise StoreError("store_missing", url=shown(url))
        yield connection


@contextmanager
def _backup(file: Path, name: str) -> Iterator[Connection]:
    """A connection to a backup, which is brought up to date where it is older. StoreError calls it `name`."""
    with _connected(_sqlite(file)) as connection:
        try:
            verdict = str(connection.exec_driver_sql("pragma integrity_check").scalar())
            if verdict != "ok":
                raise StoreError("backup_damaged", file=name, reason=verdict.splitlines()[0])
            if not inspect(connection).get_table_names():
                raise StoreError("backup_foreign", file=name)
            if not up_to_date(connection):
                with transaction(connection):
                    migrate(connection)
        except DBAPIError as error:
            if unreachable(_sqlite(file), error).code == "store_foreign":
                raise StoreError("backup_foreign", file=name) from None
            raise StoreError("backup_damaged", file=name, reason=str(error.orig)) from None
        except StoreError as error:
            if error.code == "store_foreign":
                raise StoreError("backup_foreign", file=name) from None
            if error.code == "store_newer":
                found, due = error.params["version"], error.params["due"]
                raise StoreError("store_newer", url=name, version=found, due=due) from None
            raise
        yield connection
