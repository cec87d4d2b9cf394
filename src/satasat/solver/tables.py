"""Memory for what the kernels have found: one set of tables a thread, made when first used."""

from __future__ import annotations

import threading
from typing import Final

import numpy as np

from satasat.solver.bits import address

WORDS: Final = 8
"""Words a bucket: one line of the processor's cache."""


class Table:
    """2^bits buckets, empty, each on a cache line of its own: `base` and `shift` are what kernels take."""

    def __init__(self, bits: int) -> None:
        self._memory = np.zeros((WORDS << bits) + WORDS, np.uint64)
        line = 8 * WORDS
        self.base = np.uint64(-(-int(address(self._memory)) // line) * line)
        self.shift = np.uint64(64 - bits)


class Tables(threading.local):
    """The tables of the thread that asks."""

    def __init__(self) -> None:
        self.par = Table(17)
        self.guaranteed = Table(14)
        self.outcomes = Table(17)


TABLES: Final = Tables()
