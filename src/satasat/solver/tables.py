"""Memory for what the kernels have found: one set of tables a thread, made when first used."""

from __future__ import annotations

import threading
from typing import Final

import numpy as np

from satasat.solver.bits import address
from satasat.solver.par import SCRATCH

TRICKS: Final = 10
LINE: Final = 64
"""Bytes a bucket: a line of the processor's cache."""


class Table:
    """2^bits buckets, empty, each on a line of its own; before them room for the notes that par makes.

    Kernels take `base` and `shift`. Keys are exact and do not depend on the deal, so a table is never emptied: an entry
    that has to make room is computed anew where it is asked for again. `size` is in bytes.
    """

    def __init__(self, bits: int, *, notes: bool = False) -> None:
        before = TRICKS * SCRATCH if notes else 0
        self._memory = np.zeros(((LINE << bits) + before + LINE) // 8, np.uint64)
        self.size = self._memory.nbytes
        first = int(address(self._memory)) + before
        self.base = np.uint64(-(-first // LINE) * LINE)
        self.shift = np.uint64(64 - bits)


class Tables(threading.local):
    """The tables of the thread that asks, 25 MB in all."""

    def __init__(self) -> None:
        self.par = Table(18, notes=True)
        self.guaranteed = Table(12)
        self.outcomes = Table(17)


TABLES: Final = Tables()
