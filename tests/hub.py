"""A server whose clocks and seeds a test has in its hand, and five people who go from table to table of it."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Any, Final

from satasat.dice import SeededDice, SystemDice
from satasat.server.orders import Person
from tests.serving import Program, Serving
from tests.tabs import Jump

NAMES: Final = ("Asha", "Bina", "Chandra", "Zoya", "Yan")


class Chance(SystemDice):
    """What a hall throws dice for: names as always, the server's seeds so that they repeat."""

    def __init__(self) -> None:
        super().__init__()
        self.seeds = SeededDice("seeds")

    def bytes(self, n: int) -> bytes:
        return self.seeds.below(1 << 8 * n).to_bytes(n, "big")


class Complaints(logging.Handler):
    """What the server says that went wrong."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        if not record.getMessage().startswith("Invalid UTF-8"):  # the library says so, and closes the socket
            self.heard.append(self.format(record))


class Hub:
    """The server, and five people who go from table to table."""

    def __init__(self, server: Serving, complaints: Complaints) -> None:
        self.server, self.complaints = server, complaints
        self.hall: Any = server.house.hall
        self.times, self.chance = Jump(), Chance()
        self.hall.times, self.hall._dice = self.times, self.chance

        self.programs = [server.program(name) for name in NAMES]
        self.people = [self._person(program) for program in self.programs]
        self.numbers: Counter[str] = Counter()

    def _person(self, program: Program) -> Person:
        async def ask() -> Person:
            guest = await self.server.house.access.known(program.token)
            assert guest is not None
            return guest.person

        person: Person = self.server.do(ask)
        return person

    def forward(self, table: str, ms: int) -> object:
        """Puts the clocks forward, and waits until nothing more happens by itself at that table. Gives the table, where it
        is awake."""

        async def go() -> object:
            self.times.forward(ms)
            quiet = 0
            for _ in range(2_000):
                await asyncio.sleep(0)
                busy = any(socket._queue or socket._writing for socket in self.server.house.sockets.open)
                awake = self.hall.awake.get(table)
                if awake is not None:
                    busy = busy or not awake.mailbox.empty() or not awake.mailbox._getters
                    busy = busy or bool(awake._thinking._tasks)
                if self.times.due_within(50):
                    self.times.forward(50)
                    busy = True
                quiet = 0 if busy else quiet + 1
                if quiet > 3:
                    break
                if busy:
                    await asyncio.sleep(0.0005)
            return self.hall.awake.get(table)

        return self.server.do(go)
