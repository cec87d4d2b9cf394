"""The database: what is kept in it, how one is opened, and how an older one is brought up to date."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ColumnElement,
    Connection,
    Dialect,
    Engine,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    ScalarSelect,
    Table,
    Text,
    create_engine,
    event,
    inspect,
    select,
    text,
)
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import (
    ArgumentError,
    DataError,
    DBAPIError,
    IntegrityError,
    ProgrammingError,
    SQLAlchemyError,
)
from sqlalchemy.pool import NullPool

from satasat.errors import StoreError

HEAD: Final = "0001"
"""The newest revision in `migrations/versions`."""
OLDER: Final[frozenset[str]] = frozenset()
"""The revisions that are brought up to HEAD."""
VERSION_TABLE: Final = "satasat_version"
BUSY: Final = 2.0
"""Seconds for which a locked database is waited for."""
DISK_FULL: Final = "53100"
"""As PostgreSQL says it."""
SQLITE_FULL: Final = 13

METADATA: Final = MetaData()

tables: Final = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("secret", Text, nullable=False),
    Column("game", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("opened", BigInteger, nullable=False),
)
log: Final = Table(
    "log",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
    # the lines of a table lie together, and are written once
    sqlite_with_rowid=False,
)
sat: Final = Table(
    "sat",
    METADATA,
    Column("person", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("at", BigInteger, nullable=False),
    Index("sat_table", "table_id"),
)
people: Final = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
)
sessions: Final = Table(
    "sessions",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("sessions_person", "person"),
)
phrases: Final = Table(
    "phrases",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("person", Text, ForeignKey("people.id"), nullable=False, unique=True),
)


def last(column: ColumnElement[int]) -> ScalarSelect[int]:
    """A column of the last line of the table at hand, within a statement about `tables`."""
    of = select(column).where(log.c.table_id == tables.c.id).order_by(log.c.seq.desc()).limit(1)
    return of.correlate(tables).scalar_subquery()


def url_of(db: str) -> URL:
    """The URL of a database: `sqlite:///FILE`, `postgresql://...`, or a file's path.

    Raises StoreError `store_bad_url`.
    """
    if "://" not in db:
        if not db or db == ":memory:":
            raise StoreError("store_bad_url", url=db)
        return URL.create("sqlite", database=db)
    try:
        url = make_url(db)
    except (ArgumentError, ValueError):
        raise StoreError("store_bad_url", url=db.partition("://")[0] + "://...") from None
    if url.drivername in {"sqlite", "sqlite+pysqlite"} and url.database not in {None, "", ":memory:"}:
        return url.set(drivername="sqlite")
    if url.drivername in {"postgresql", "postgres", "postgresql+psycopg"}:
        return url.set(drivername="postgresql+psycopg")
    raise StoreError("store_bad_url", url=shown(url))


def shown(url: URL) -> str:
    """The URL without its password; of SQLite the file."""
    if is_sqlite(url):
        return url.database or ""
    return url.set(drivername=url.drivername.partition("+")[0]).render_as_string(hide_password=True)


def is_sqlite(url: URL) -> bool:
    return url.drivername == "sqlite"


class FileKept:
    """Whether a SQLite database is still the file that it was: one that was deleted or replaced keeps nothing (S18)."""

    EVERY: Final = 1.0
    """Seconds between two looks."""

    def __init__(self, url: URL) -> None:
        self._path = url.database if is_sqlite(url) else None
        self._was: tuple[int, int] | None = None
        self._looked = -self.EVERY

    def check(self) -> None:
        """Raises StoreError `store_failed` where it is another, or gone."""
        now = time.monotonic()
        if self._path is None or now - self._looked < self.EVERY:
            return
        try:
            seen = Path(self._path).stat()
        except OSError as error:
            raise StoreError("store_failed", reason=error.strerror or str(error)) from None
        here = (seen.st_dev, seen.st_ino)
        self._was = self._was or here
        if here != self._was:
            raise StoreError("store_failed", reason="the file is another one now")
        self._looked = now


def engine_of(url: URL, *, readers: int = 0, serves: bool = True) -> Engine:
    """An engine whose statements are each a transaction, where `transaction` does not hold several together.

    It keeps connections for so many `readers`; without, each connection is a new one. `serves`: they are made fit for a server;
    else a SQLite file's way of writing stays as it is.
    """
    common: dict[str, Any] = {"isolation_level": "AUTOCOMMIT", "pool_reset_on_return": None}
    common |= {"pool_size": readers, "max_overflow": 0} if readers else {"poolclass": NullPool}
    if is_sqlite(url):
        engine = create_engine(url, connect_args={"timeout": BUSY, "check_same_thread": False}, **common)
        event.listen(engine, "connect", _set_up_sqlite if serves else _set_up_copy)
        return engine
    given = {"connect_timeout": 5, "tcp_user_timeout": 10_000, "application_name": "satasat"}
    arguments = {key: value for key, value in given.items() if key not in url.query}
    # a database of no encoding would give bytes
    engine = create_engine(url, connect_args={"client_encoding": "utf8", **arguments}, **common)
    event.listen(engine, "connect", _set_up_postgres)
    return engine


def _set_up_sqlite(connection: Any, _record: Any) -> None:
    for pragma in ("journal_mode=wal", "synchronous=full", "foreign_keys=on", "journal_size_limit=67108864"):
        connection.execute(f"pragma {pragma}").close()


def _set_up_copy(connection: Any, _record: Any) -> None:
    connection.execute("pragma foreign_keys=on").close()


def _set_up_postgres(connection: Any, _record: Any) -> None:
    connection.execute(f"set lock_timeout = {round(BUSY * 1000)}").close()


@contextmanager
def transaction(connection: Connection) -> Iterator[None]:
    """Holds statements together: all of them count, or none."""
    sqlite = connection.dialect.name == "sqlite"
    connection.exec_driver_sql("begin immediate" if sqlite else "begin")
    try:
        yield
        connection.exec_driver_sql("commit")
    except BaseException:
        with suppress(SQLAlchemyError):  # the database may have done it by itself
            connection.exec_driver_sql("rollback")
        raise


def refusal(error: Exception) -> StoreError:
    """What a failed statement is to those who asked for it; the first line says why, and nothing of the values."""
    origin: Any = error.orig if isinstance(error, DBAPIError) else error
    state = getattr(origin, "sqlstate", None)
    if getattr(origin, "sqlite_errorcode", 0) & 0xFF == SQLITE_FULL or state == DISK_FULL:
        return StoreError("store_full")
    if hasattr(origin, "sqlstate"):  # without a state there was no answer
        primary = origin.diag.message_primary if state else None
        return StoreError("store_failed", reason=primary or "no connection")
    if isinstance(error, StoreError):
        return error
    if hasattr(origin, "sqlite_errorcode"):
        return StoreError("store_failed", reason=(str(origin).splitlines() or [""])[0])
    return StoreError("store_failed", reason=type(origin).__name__)


def is_of_one_call(error: Exception) -> bool:
    """Whether the fault is in what was to be stored, and not with the database."""
    if isinstance(error, DBAPIError):
        faults = (IntegrityError, DataError, ProgrammingError)
        return isinstance(error, faults) and not error.connection_invalidated
    return not isinstance(error, SQLAlchemyError)


def insert_of(rows: int, dialect: Dialect) -> str:
    """The statement that stores so many lines of logs, with placeholders by position: table, seq, at, body of each."""
    place = "%s" if dialect.paramstyle in {"format", "pyformat"} else "?"
    row = f"({', '.join([place] * len(log.c))})"
    return f"insert into log ({', '.join(log.c.keys())}) values {', '.join([row] * rows)}"


def prepare(engine: Engine) -> None:
    """Makes the tables in an empty database, and brings older ones up to date.

    Raises StoreError: `store_unreachable`, `store_foreign`, `store_newer`.
    """
    try:
        if is_sqlite(engine.url):
            make_file(Path(engine.url.database or ""))
        with engine.connect() as connection:
            if not up_to_date(connection):
                with transaction(connection):
                    if not up_to_date(connection):  # another may just have done it
                        migrate(connection)
    except (SQLAlchemyError, OSError) as error:
        raise unreachable(engine.url, error) from None


def make_file(path: Path) -> None:
    """A file that only its owner can read: it will hold seeds and the secrets of links. Raises OSError."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def unreachable(url: URL, error: Exception) -> StoreError:
    """The refusal of a database that cannot be opened."""
    if isinstance(error, OSError):
        return StoreError("store_unreachable", url=shown(url), reason=error.strerror or str(error))
    origin = error.orig if isinstance(error, DBAPIError) else error
    if getattr(origin, "sqlite_errorname", "") == "SQLITE_NOTADB":
        return StoreError("store_foreign", url=shown(url))
    reason = (str(origin).splitlines() or [type(origin).__name__])[0]
    return StoreError("store_unreachable", url=shown(url), reason=reason)


def up_to_date(connection: Connection) -> bool:
    """Whether the tables are there as this version wants them; an empty database has none.

    Raises StoreError: `store_foreign`, `store_newer`.
    """
    url = connection.engine.url
    names = inspect(connection).get_table_names()
    if VERSION_TABLE not in names:
        if names:
            raise StoreError("store_foreign", url=shown(url))
        return False
    version = connection.scalar(text(f"select version_num from {VERSION_TABLE}"))
    if version is None:
        raise StoreError("store_foreign", url=shown(url))
    if version != HEAD and version not in OLDER:
        raise StoreError("store_newer", url=shown(url), version=version, due=HEAD)
    return bool(version == HEAD)


def migrate(connection: Connection) -> None:
    """Runs the migrations up to HEAD, as part of a transaction that has begun."""
    from alembic import command  # noqa: PLC0415 (a start where nothing is to be done is quicker without)
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option(
        "script_location", (Path(__file__).parent / "migrations").as_posix().replace("%", "%%")
    )
    config.attributes["connection"] = connection
    command.upgrade(config, HEAD)
