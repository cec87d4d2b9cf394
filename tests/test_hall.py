"""S15, S16, S22: tables are woken from their logs on first contact, once, and a log that cannot be read concerns nobody else."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from satasat import wire
from satasat.errors import Refusal
from satasat.server.attendance import SLEEP
from satasat.server.hall import Hall
from satasat.server.orders import Person
from satasat.server.store import Line, Store
from satasat.wire import Limits, Settings
from tests.halls import GAME, FakeSocket, FakeTimes, HereThinkers

ASHA = Person("p0", "Asha")


@asynccontextmanager
async def hall(path: Path) -> AsyncIterator[tuple[Hall, Store, FakeTimes]]:
    store = Store(f"sqlite:///{path / 'hall.db'}")
    await store.open()
    times = FakeTimes()
    here = Hall(store, HereThinkers(), Limits(), times)
    try:
        yield here, store, times
    finally:
        await here.stop()
        await store.close()


async def opened(here: Hall) -> str:
    row = await here.open(ASHA, GAME, GAME.presets["satasat"], Settings())
    return row.id


async def join(here: Hall, table: str) -> FakeSocket:
    socket = FakeSocket(ASHA)
    (await here.table(table)).ask(socket, wire.Join(id="j", table=table))
    while not socket.received:
        await asyncio.sleep(0.001)
    return socket


def test_a_table_is_woken_once_by_many_at_once(tmp_path: Path) -> None:
    async def go() -> None:
        async with hall(tmp_path) as (here, _, _):
            table = await opened(here)
            assert not here.awake
            tables = await asyncio.gather(*(here.table(table) for _ in range(20)))
            assert len(set(map(id, tables))) == 1
            assert list(here.awake) == [table]

    asyncio.run(go())


def test_ids_and_secrets_are_long_and_never_the_same(tmp_path: Path) -> None:
    """S23: a secret has 128 bits."""

    async def go() -> None:
        async with hall(tmp_path) as (here, store, _):
            rows = [await store.table(await opened(here)) for _ in range(20)]
            assert len({row.id for row in rows if row is not None}) == 20
            assert len({row.secret for row in rows if row is not None}) == 20
            assert all(row is not None and len(bytes.fromhex(row.secret)) == 16 for row in rows)

    asyncio.run(go())


def test_no_table_of_that_name(tmp_path: Path) -> None:
    async def go() -> None:
        async with hall(tmp_path) as (here, _, _):
            for name in ("nowhere", "", "x" * 5_000, "' or 1=1 --"):
                with pytest.raises(Refusal) as refused:
                    await here.table(name)
                assert refused.value.code == "unknown_table"

    asyncio.run(go())


@pytest.mark.parametrize("body", ["{", "[]", '{"entry":{"type":"ended"}}'])
def test_a_damaged_log_concerns_its_own_table_alone(tmp_path: Path, body: str) -> None:
    """S16: it is refused with a code, logged, left as it is; the others go on."""

    async def go() -> None:
        async with hall(tmp_path) as (here, store, _):
            broken, whole = await opened(here), await opened(here)
            await store.append(broken, [Line(3, 0, body)])
            with pytest.raises(Refusal) as refused:
                await here.table(broken)
            assert refused.value.code == "table_damaged"
            assert (await join(here, whole)).seat == 0
            assert len(await store.log(broken)) == 3

    asyncio.run(go())


def test_a_table_that_sleeps_is_out_of_memory_and_wakes_as_it_was(tmp_path: Path) -> None:
    """S22, S34."""

    async def go() -> None:
        async with hall(tmp_path) as (here, _, times):
            table = await opened(here)
            socket = await join(here, table)
            before = here.awake[table].sitting
            here.gone(socket, {table})
            await asyncio.sleep(0.01)
            while (at := times.next_call()) is not None and at <= times.at + SLEEP:
                times.run_next()
                await asyncio.sleep(0.005)
            assert table not in here.awake
            await join(here, table)
            assert here.awake[table].sitting == before

    asyncio.run(go())


def test_a_hall_that_stops_takes_nobody_in(tmp_path: Path) -> None:
    """S17."""

    async def go() -> None:
        async with hall(tmp_path) as (here, _, _):
            table = await opened(here)
            await join(here, table)
            await here.stop()
            assert not here.awake
            for ask in (here.table(table), here.open(ASHA, GAME, GAME.presets["plain"], Settings())):
                with pytest.raises(Refusal) as refused:
                    await ask
                assert refused.value.code == "closing"

    asyncio.run(go())
