"""Servers that start in a moment: a process that has loaded everything forks one whenever a line asks it to.

`python -m tests.forker` reads lines of JSON, each a Request, and answers each with the server's process id. What it has started
is ended by whoever asked.
"""

from __future__ import annotations

import gc
import os
import signal
import sys

import msgspec
from msgspec import Struct

from satasat.server import logs, running
from satasat.server.config import Config, loopback_origins
from satasat.wire import Limits


class Request(Struct, frozen=True):
    """A server at that port of this machine."""

    db: str
    port: int
    limits: Limits


def serve(request: Request) -> None:
    logs.set_up("error")
    config = Config(db=request.db, origins=loopback_origins(request.port), limits=request.limits, workers=1)
    running.run(config, running.listening("127.0.0.1", request.port), lambda: None)


def main() -> None:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    gc.collect()
    gc.freeze()
    for line in sys.stdin.buffer:
        request = msgspec.json.decode(line, type=Request)
        child = os.fork()
        if not child:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            nothing = os.open(os.devnull, os.O_RDWR)
            os.dup2(nothing, 0)
            os.dup2(nothing, 1)
            try:
                serve(request)
            finally:
                os._exit(1)
        sys.stdout.write(f"{child}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
