"""Everything that one server process holds, opened and closed in order: store, workers, tables, sockets, and what is done
every hour."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any, Final

from satasat.errors import SatasatError
from satasat.server.access import IDLE, Access, Codes
from satasat.server.alone import alone_at
from satasat.server.config import Config
from satasat.server.hall import Clockwork, Hall
from satasat.server.sockets import Sockets
from satasat.server.store import Store
from satasat.server.workers import Workers

LOGGER: Final = logging.getLogger(__name__)
CLEANING: Final = 3_600
"""Seconds between two cleanings."""
FLUSH: Final = 0.2
"""Seconds in which the last updates go out before sockets are closed (S17)."""


@dataclass(frozen=True)
class House:
    """The parts of a running server."""

    config: Config
    store: Store
    workers: Workers
    hall: Hall
    sockets: Sockets
    access: Access
    codes: Codes
    replaying: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(1))
    """For replaying whole logs beside the event loop."""
    long_asked: set[str] = field(default_factory=set)
    """Sessions for which something is done that takes long."""

    async def clear_out(self) -> None:
        """Ends sessions and removes tables that nobody has used for 30 days (S22, S23). Raises StoreError."""
        before = self.hall.times.wall() - IDLE
        sessions, people = await self.store.expire(before)
        tables = [t for t in await self.store.idle_tables(before) if t not in self.hall.awake]
        for table in tables:
            await self.store.delete_table(table)
        LOGGER.info("cleared_out", extra={"sessions": sessions, "people": people, "tables": len(tables)})

    async def _clean(self) -> None:
        while True:
            await asyncio.sleep(CLEANING)
            try:
                await self.clear_out()
            except SatasatError as error:
                LOGGER.warning("not_cleared_out", extra={"code": error.code})

    async def stop(self) -> None:
        """Nothing new; everybody is told; every table ends what it is at (S17). May be called twice."""
        if self.hall.closing:
            return
        LOGGER.info("stopping")
        self.hall.closing = True
        self.sockets.close()
        await self.hall.stop()
        await asyncio.sleep(FLUSH if self.sockets.open else 0)


@asynccontextmanager
async def opened(config: Config) -> AsyncIterator[House]:
    """A server's parts, ready for use; closed at the end. Raises StoreError where the database cannot be opened."""
    with alone_at(config.db):
        async with _opened(config) as house:
            yield house


@asynccontextmanager
async def _opened(config: Config) -> AsyncIterator[House]:
    store = Store(config.db)
    try:
        await store.open()
        workers = Workers(config.workers, analyses=config.limits.reviews)
        times = Clockwork()
        hall = Hall(store, workers, config.limits, times)
        sockets = Sockets(hall)
        house = House(config, store, workers, hall, sockets, Access(config, store, times), Codes(times))
        tasks = [_task(sockets.beat(), "beat"), _task(house._clean(), "clean")]
        if config.warm:
            tasks.append(_task(_warm(workers), "warm"))
        try:
            yield house
        finally:
            await house.stop()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            await workers.close()
    finally:
        await store.close()


async def _warm(workers: Workers) -> None:
    """So that the first who plays with a bot does not wait for it to be compiled."""
    try:
        await workers.warm()
    except SatasatError as error:
        LOGGER.warning("not_warmed", extra={"code": error.code})


def _task(work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
    return asyncio.get_running_loop().create_task(work, name=name)
