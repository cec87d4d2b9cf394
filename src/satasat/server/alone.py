"""One server for one database: a second one would undo what the first believes (S15)."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Final

from sqlalchemy import text

from satasat.errors import StoreError
from satasat.server.database import engine_of, is_sqlite, shown, unreachable, url_of

LOCK: Final = 0x5A7A5A7
"""The number of our advisory lock in PostgreSQL."""


def alone_at(db: str) -> AbstractContextManager[None]:
    """Holds the database for this process, as long as it lives. Raises StoreError `store_in_use`."""
    url = url_of(db)
    if not is_sqlite(url):
        return _postgres(db)
    assert url.database is not None
    return nullcontext() if sys.platform == "win32" else _file(Path(url.database))


@contextmanager
def _file(path: Path) -> Iterator[None]:
    """By a file beside it: closing the database's own would let go of SQLite's locks."""
    import fcntl  # noqa: PLC0415 (not on every system)

    beside = path.with_name(path.name + "-lock")
    try:
        held = os.open(beside, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise StoreError("store_unreachable", url=str(path), reason=error.strerror or str(error)) from None
    try:
        try:
            fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise StoreError("store_in_use", url=str(path)) from None
        yield
    finally:
        os.close(held)


@contextmanager
def _postgres(db: str) -> Iterator[None]:
    url = url_of(db)
    engine = engine_of(url)
    try:
        try:
            connection = engine.connect()
        except Exception as error:
            raise unreachable(url, error) from None
        with connection:
            got = connection.execute(text("select pg_try_advisory_lock(:lock)"), {"lock": LOCK}).scalar()
            connection.commit()
            if not got:
                raise StoreError("store_in_use", url=shown(url))
            yield
    finally:
        engine.dispose()
