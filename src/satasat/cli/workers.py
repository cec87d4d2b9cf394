"""Work in several processes, its results in the order of the work."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing.connection import Connection, wait
from threading import Thread
from typing import TypeVar

A = TypeVar("A")
B = TypeVar("B")


def in_order(work: Callable[[A], B], tasks: Iterable[A], jobs: int) -> Iterator[B]:
    """What `work` makes of each task, in the order of the tasks; with one job, in this process.

    Only a few tasks are ahead of what has been taken, so that neither tasks nor results pile up. `work` and the tasks
    are sent to other processes: functions of modules and plain values.
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    context = multiprocessing.get_context("spawn")
    wanted, want = context.Pipe(duplex=False)
    pool = ProcessPoolExecutor(jobs, context, _begin, (wanted,))
    ahead: deque[Future[B]] = deque()
    try:
        for task in tasks:
            with _no_interrupt():  # a new process begins deaf to it, too: the parent alone decides
                ahead.append(pool.submit(work, task))
            if len(ahead) > 2 * jobs:
                yield ahead.popleft().result()
        while ahead:
            yield ahead.popleft().result()
    except BaseException:
        want.close()  # nobody waits for what is being worked on
        raise
    finally:
        pool.shutdown(cancel_futures=True)
        want.close()
        wanted.close()


def _begin(wanted: Connection) -> None:
    """Where a worker begins: it does not outlive its parent, nor its parent's wish for results."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    Thread(target=_end_with, args=(parent.sentinel, wanted), daemon=True).start()


def _end_with(sentinel: int, wanted: Connection) -> None:
    wait([sentinel, wanted])
    os._exit(1)


@contextmanager
def _no_interrupt() -> Iterator[None]:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
