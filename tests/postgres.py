"""A PostgreSQL server for the tests, from the distribution's binaries, with a database for each test.

The fixture is `postgres`, in conftest.py.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Final

import psycopg
import pytest

BINARIES: Final = "/usr/lib/postgresql"
_NUMBERS: Final = count()


class Server:
    """A server that runs. Its encoding is none, which is the hardest case."""

    def __init__(self, folder: Path, binaries: Path) -> None:
        self.folder = folder
        self.binaries = binaries
        self.port = _free_port()
        self._user = ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []
        data = str(folder / "data")
        self._run(
            "initdb",
            "-D",
            data,
            "-A",
            "trust",
            "-U",
            "satasat",
            "-E",
            "SQL_ASCII",
            "--no-locale",
            "--no-sync",
        )

    def start(self) -> None:
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder}"
        self._control("-o", options, "-l", str(self.folder / "log"), "-w", "start")

    def stop(self) -> None:
        """At once: whoever is connected loses his connection."""
        self._control("-m", "immediate", "-w", "stop")

    def _control(self, *arguments: str) -> None:
        self._run("pg_ctl", "-D", str(self.folder / "data"), *arguments)

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._user, str(self.binaries / program), *arguments]
        subprocess.run(
            command, check=True, stdout=subprocess.DEVNULL, cwd=self.folder, stdin=subprocess.DEVNULL
        )

    def new_database(self) -> str:
        """The URL of a database with nothing in it."""
        name = f"test{next(_NUMBERS)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"create database {name}".encode())
        return self.url(name)

    def url(self, database: str) -> str:
        return f"postgresql://satasat@127.0.0.1:{self.port}/{database}"


def _free_port() -> int:
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return int(s.getsockname()[1])


@contextmanager
def running() -> Iterator[Server]:
    """A server of its own. Skips the test where PostgreSQL is not installed; in CI that is a failure."""
    found = sorted(Path(BINARIES).glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    if not found:
        if os.environ.get("CI"):
            pytest.fail("PostgreSQL is not installed")
        pytest.skip("PostgreSQL is not installed")
    folder = Path(tempfile.mkdtemp(prefix="satasat-pg."))
    if os.geteuid() == 0:
        shutil.chown(folder, "postgres")
    try:
        server = Server(folder, found[-1].parent)
        server.start()
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder)
