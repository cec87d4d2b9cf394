"""Servers in processes of their own, which tests kill and start again at the same port."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from abc import ABC, abstractmethod
from contextlib import suppress
from http.client import HTTPConnection, HTTPException
from pathlib import Path
from typing import Final

from satasat.cards import encode
from satasat.wire import Limits
from tests.forker import Request

MUCH: Final = 10**8
LIMITS: Final = Limits(
    address_sockets=MUCH,
    session_sockets=MUCH,
    sessions_per_hour=MUCH,
    tables_per_hour=MUCH,
    messages=MUCH,
    burst=MUCH,
    codes_per_minute=MUCH,
)
"""All clients come from one address, and play as fast as they can."""


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


class Server(ABC):
    """A server in a process of its own, which can be killed and started again at the same port."""

    def __init__(self, folder: Path, limits: Limits = LIMITS) -> None:
        self.db = str(folder / "chaos.db")
        self.port = free_port()
        self.limits = limits
        self.pid: int | None = None
        self.starts = 0
        self.log = (folder / "server.log").open("ab")

    @abstractmethod
    def start(self) -> None:
        """Begins to start it."""

    @abstractmethod
    def ended(self) -> bool:
        """Whether its process is gone."""

    def kill(self, how: int = signal.SIGKILL) -> None:
        if self.pid is None:
            return
        with suppress(ProcessLookupError):
            os.kill(self.pid, how)
        deadline = time.monotonic() + 10
        while not self.ended():
            assert time.monotonic() < deadline, "the server does not end"
            time.sleep(0.001)
        self.pid = None

    def close(self) -> None:
        self.kill()
        self.log.close()

    def answers(self) -> bool:
        """Whether it says that it is well."""
        connection = HTTPConnection("127.0.0.1", self.port, timeout=10)
        try:
            connection.request("GET", "/healthz")
            return connection.getresponse().status == 200
        except (OSError, HTTPException):
            return False
        finally:
            connection.close()

    def wait(self) -> float:
        """Seconds until it answers."""
        began = time.monotonic()
        while not self.answers():
            assert time.monotonic() - began < 20, "the server does not start"
            assert not self.ended(), "the server has ended by itself"
            time.sleep(0.002)
        return time.monotonic() - began

    def workers(self) -> list[int]:
        """The processes that it has started."""
        if self.pid is None:
            return []
        try:
            text = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text(encoding="ascii")
        except OSError:
            return []
        return [int(one) for one in text.split()]

    def complaints(self) -> list[str]:
        """What it has logged that should not be."""
        self.log.flush()
        text = Path(self.log.name).read_text(encoding="utf-8", errors="replace")
        return [line for line in text.splitlines() if '"level": "warning"' not in line]


class CommandServer(Server):
    """`satasat serve`, as anybody starts it."""

    child: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        default = Limits()
        changed = [
            f"{name}={getattr(self.limits, name)}"
            for name in Limits.__struct_fields__
            if getattr(self.limits, name) != getattr(default, name)
        ]
        limits = [part for one in changed for part in ("--limit", one)]
        serve = [sys.executable, "-m", "satasat", "serve", "--port", str(self.port), "--db", self.db]
        self.child = subprocess.Popen(
            [*serve, "--log-level", "error", *limits], stdout=subprocess.DEVNULL, stderr=self.log
        )
        self.pid = self.child.pid
        self.starts += 1

    def ended(self) -> bool:
        return self.child is None or self.child.poll() is not None


class ForkedServer(Server):
    """The same from a process that has everything loaded (tests/forker.py): it is there in a few hundredths of a second."""

    def __init__(self, folder: Path, limits: Limits = LIMITS) -> None:
        super().__init__(folder, limits)
        self.forker = subprocess.Popen(
            [sys.executable, "-m", "tests.forker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self.log,
            cwd=Path(__file__).parents[1],
        )

    def start(self) -> None:
        assert self.forker.stdin is not None
        assert self.forker.stdout is not None
        self.forker.stdin.write(encode(Request(self.db, self.port, self.limits)) + b"\n")
        self.forker.stdin.flush()
        self.pid = int(self.forker.stdout.readline())
        self.starts += 1

    def ended(self) -> bool:
        if self.pid is None:
            return True
        try:
            os.kill(self.pid, 0)
        except ProcessLookupError:
            return True
        return False

    def close(self) -> None:
        self.kill()
        assert self.forker.stdin is not None
        assert self.forker.stdout is not None
        self.forker.stdin.close()
        self.forker.stdout.close()
        self.forker.wait(10)
        super().close()
