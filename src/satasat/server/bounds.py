"""How much anybody may ask of the server in a time (S28, S30)."""

from __future__ import annotations

from collections import OrderedDict
from math import ceil
from typing import Final

_ROUNDED: Final = 1e-6
"""What sums of fractions may be off by."""


class Bucket:
    """So many a second, and so many at once."""

    __slots__ = ("_at", "_burst", "_level", "_rate")

    def __init__(self, rate: float, burst: float, now: int) -> None:
        self._rate = rate / 1000
        self._burst = burst
        self._level = float(burst)
        self._at = now

    def wait(self, now: int) -> int:
        """Takes one; or, where there is none, takes nothing and says how many seconds to wait."""
        self._level = min(self._burst, self._level + (now - self._at) * self._rate)
        self._at = now
        if self._level < 1 - _ROUNDED:
            return max(1, ceil((1 - self._level) / self._rate / 1000 - _ROUNDED))
        self._level -= 1
        return 0

    def give_back(self) -> None:
        """One that was taken is there again."""
        self._level = min(self._burst, self._level + 1)


class Buckets:
    """One bucket a key (an address, a session); the ones that were used last are kept."""

    KEPT = 10_000

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def wait(self, key: str, now: int) -> int:
        """As `Bucket.wait`, for the key."""
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(self._rate, self._burst, now)
            if len(self._buckets) > self.KEPT:
                self._buckets.popitem(last=False)
        self._buckets.move_to_end(key)
        return bucket.wait(now)

    def give_back(self, key: str) -> None:
        """As `Bucket.give_back`, for the key."""
        if (bucket := self._buckets.get(key)) is not None:
            bucket.give_back()
