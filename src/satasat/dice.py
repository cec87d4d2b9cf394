"""Sources of randomness: one that repeats from a seed, one that nobody can foresee. The rules see only `Dice`."""

from __future__ import annotations

import random
import secrets
from collections.abc import Callable, Sequence
from typing import TypeAlias, TypeVar

T = TypeVar("T")
_Bytes: TypeAlias = bytes


class BitDice:
    """Fair numbers and orders from random bits: rejection sampling, Fisher-Yates.

    `bits` is asked for a number of bits, at least 1, and gives a random whole number of that many.
    """

    def __init__(self, bits: Callable[[int], int]) -> None:
        self._bits = bits

    def below(self, n: int) -> int:
        """A uniformly random whole number from 0 to n - 1."""
        width = (n - 1).bit_length()
        if not width:
            return 0
        while (number := self._bits(width)) >= n:
            pass
        return number

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The same items in a uniformly random order."""
        pile = list(items)
        for last in range(len(pile) - 1, 0, -1):
            place = self.below(last + 1)
            pile[last], pile[place] = pile[place], pile[last]
        return tuple(pile)


class SeededDice(BitDice):
    """Repeats exactly from its seed. Seeds are text, so that one number names many streams: `"7/deal 3/seat 1"`."""

    def __init__(self, seed: int | str) -> None:
        super().__init__(random.Random(str(seed)).getrandbits)


class SystemDice(BitDice):
    """The operating system's generator."""

    def __init__(self) -> None:
        super().__init__(secrets.randbits)

    def bytes(self, n: int) -> _Bytes:
        """That many random bytes: a seed that nobody can foresee."""
        return secrets.token_bytes(n)
