"""What tests of the store share: databases of each kind, lines, and a process that writes."""

from __future__ import annotations

import asyncio
import sqlite3
import subprocess
import sys
import textwrap
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import psycopg
import pytest

from satasat.errors import StoreError
from satasat.server.store import Line, Store, TableRow
from tests.postgres import Server

T = TypeVar("T")


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/store.db"
    server: Server = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def sqlite(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/store.db"


def with_store(url: str, do: Callable[[Store], Coroutine[Any, Any, T]]) -> T:
    async def run() -> T:
        store = Store(url)
        await store.open()
        try:
            return await do(store)
        finally:
            await store.close()

    return asyncio.run(run())


def row(table: str, *, private: bool = False, opened: int = 1000) -> TableRow:
    return TableRow(table, "5ec7e7", "three-two-five", private, opened)


def line(seq: int, at: int = 1000) -> Line:
    return Line(seq, at, f'{{"entry":{seq}}}')


def lines(first: int, last: int) -> list[Line]:
    return [line(seq) for seq in range(first, last + 1)]


async def outcomes(calls: list[asyncio.Future[None]]) -> list[str]:
    """What came of each call: nothing, or a code."""
    done = await asyncio.gather(*calls, return_exceptions=True)
    assert all(one is None or isinstance(one, StoreError) for one in done), done
    return [one.code if isinstance(one, StoreError) else "" for one in done]


async def refused(call: Awaitable[object]) -> StoreError:
    with pytest.raises(StoreError) as caught:
        await call
    return caught.value


WRITER = textwrap.dedent(
    """
    import asyncio, sys
    from satasat.server.store import Line, Store, TableRow

    async def table(store, name):
        await store.open_table(TableRow(name, "s", "g", False, 1), [Line(1, 1, "1")])
        seq = 1
        while True:
            print(name, seq, flush=True)
            seq += 1
            await store.append(name, [Line(seq, seq, str(seq))])

    async def main():
        store = Store(sys.argv[1])
        await store.open()
        await asyncio.gather(*(table(store, f"{sys.argv[2]}-{n}") for n in range(20)))

    asyncio.run(main())
    """
)


def writer(url: str, name: str) -> subprocess.Popen[str]:
    """A process that writes to twenty tables, and tells each line that was acknowledged."""
    return subprocess.Popen([sys.executable, "-c", WRITER, url, name], stdout=subprocess.PIPE, text=True)


def told(output: str) -> dict[str, int]:
    """Per table the last line that was acknowledged."""
    last: dict[str, int] = {}
    for said in output.splitlines(keepends=True):
        if said.endswith("\n"):
            table, seq = said.split()
            last[table] = int(seq)
    return last


def opened(url: str) -> str:
    """The code with which a database is refused; nothing where it is opened."""

    async def run() -> str:
        store = Store(url)
        try:
            await store.open()
        except StoreError as error:
            return error.code
        finally:
            await store.close()
        return ""

    return asyncio.run(run())


def execute(url: str, *statements: str) -> None:
    if url.startswith("sqlite"):
        connection: Any = sqlite3.connect(url.removeprefix("sqlite:///"))
    else:
        connection = psycopg.connect(url)
    for statement in statements:
        connection.execute(statement)
    connection.commit()
    connection.close()


async def fails_then_recovers(store: Store, full: Callable[[bool], None], *codes: str) -> None:
    """S18: nothing is acknowledged wrongly, and it goes on without a restart when the cause is gone."""
    await store.open_table(row("a"), [line(1)])
    full(True)
    big = Line(2, 2, "x" * 300_000)
    for _ in range(3):
        calls = [store.append("a", [big]), store.append("a", [Line(3, 3, "y" * 300_000)])]
        assert {*await outcomes(calls)} <= {*codes}
        assert store.trouble is not None
        assert store.trouble.code in codes
    assert await store.log("a") == [line(1)]
    full(False)
    await store.append("a", [big])
    assert store.trouble is None
    assert await store.log("a") == [line(1), big]
