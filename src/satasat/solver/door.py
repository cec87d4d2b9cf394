"""From a position to the kernels and back. numba is imported with this module, and the kernels are compiled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, TypeVar, assert_never

import numpy as np

from satasat.cards import Card, CardSet
from satasat.game import Seat
from satasat.games.three_two_five.rules import SEATS, with_seat
from satasat.solver import Concept, Position, Solution, Span
from satasat.solver.bits import ZERO, address
from satasat.solver.guaranteed import guaranteed
from satasat.solver.outcomes import ROW, masks, outcomes
from satasat.solver.par import par
from satasat.solver.planes import FIRST_PLACES, finished
from satasat.solver.tables import TABLES
from satasat.tricks import Order

T = TypeVar("T")
Triple = tuple[T, T, T]
_MASKS: Final = masks()
_FEWER: Final = address(_MASKS)
_FIRST: Final = int(FIRST_PLACES)


@cache
def _lanes(order: Order) -> tuple[tuple[int, tuple[CardSet, ...]], ...]:
    """By lane, its first place, and its cards, the highest first."""
    trumps = (*order.top, *(c for c in order.trumps if c not in order.top))
    plain = [tuple(suit) for suit in order.suits if suit != order.trumps]
    starts = [*zip((0, 8, 16), plain, strict=True), (24, trumps)]
    return tuple((1 << start, tuple(c.bit for c in cards)) for start, cards in starts)


class Planes:
    """A position in play as the kernels take it, and where its cards are in the planes."""

    def __init__(self, position: Position) -> None:
        trick = position.trick
        held = [int(position.hands[(position.leader + i) % SEATS]) for i in range(SEATS)]
        for i, card in enumerate(trick):
            held[i] |= card.bit
        odd, even = held[0] | held[2], held[1] | held[2]
        out = odd | even
        lo = hi = 0
        places: dict[int, int] = {}
        for first, cards in _lanes(position.order):
            place = first
            for bit in cards:
                if out & bit:
                    if odd & bit:
                        lo |= place
                    if even & bit:
                        hi |= place
                    places[bit] = place
                    place <<= 1  # the gaps are closed
        self.lo, self.hi = np.uint64(lo), np.uint64(hi)
        self.left = held[0].bit_count()
        self.leader = position.leader
        self.trick = tuple(np.uint64(places[c.bit]) for c in trick)
        self.legal: Mapping[Card, int] = {c: places[c.bit] for c in position.legal}

    def value(self, kernel: Kernel[T]) -> Triple[T]:
        c0, c1, *_ = *self.trick, ZERO, ZERO
        return kernel(self.lo, self.hi, self.left, self.leader, c0, c1)

    def values(
        self, kernel: Kernel[T], after: Kernel[T], nothing: T, one_more: Callable[[T], T]
    ) -> Mapping[Card, Triple[T]]:
        """By legal card, the value once it is played: by `kernel`, or where it ends the trick, `one_more` than by `after`."""
        found: dict[int, Triple[T]] = {}
        for place in sorted(self.legal.values()):
            if place >> 1 in found and not place & _FIRST:  # it touches the card above
                found[place] = found[place >> 1]
            elif len(self.trick) < SEATS - 1:
                c0, c1, *_ = *self.trick, np.uint64(place), ZERO
                found[place] = kernel(self.lo, self.hi, self.left, self.leader, c0, c1)
            else:
                lo, hi, ahead = finished(self.lo, self.hi, self.trick[0], self.trick[1], np.uint64(place))
                winner = (self.leader + ahead) % SEATS
                rest = nothing, nothing, nothing
                if self.left > 1:
                    rest = after(lo, hi, self.left - 1, winner, ZERO, ZERO)
                found[place] = with_seat(rest, winner, one_more(rest[winner]))
        return {card: found[place] for card, place in self.legal.items()}


Kernel = Callable[[np.uint64, np.uint64, int, Seat, np.uint64, np.uint64], Triple[T]]
"""Planes, tricks left, the leader, the cards in the trick (0: none): the values by seat."""


def _seats(first: T, second: T, third: T, leader: Seat) -> Triple[T]:
    """By seat what was by distance from the leader."""
    if leader == 0:
        return first, second, third
    return (third, first, second) if leader == 1 else (second, third, first)


def _par(
    lo: np.uint64, hi: np.uint64, left: int, leader: Seat, c0: np.uint64, c1: np.uint64
) -> Triple[float]:
    table = TABLES.par
    a, b = par(lo, hi, left, c0, c1, table.base, table.shift)
    return _seats(a, b, left - a - b, leader)


def _guaranteed(
    lo: np.uint64, hi: np.uint64, left: int, leader: Seat, c0: np.uint64, c1: np.uint64
) -> Triple[int]:
    guess = _seats(left * 2 // 5, left // 5, left // 5, leader)  # what is usual
    return _bounded((0, 0, 0), (left, left, left), guess)(lo, hi, left, leader, c0, c1)


def _bounded(least: Triple[int], most: Triple[int], guess: Triple[int]) -> Kernel[int]:
    """The kernel where the value of each seat is known to lie within bounds; is it the guess, it is soon found."""

    def kernel(
        lo: np.uint64, hi: np.uint64, left: int, leader: Seat, c0: np.uint64, c1: np.uint64
    ) -> Triple[int]:
        table = TABLES.guaranteed
        found = (0, 0, 0)
        for hero in range(SEATS):
            seat = (leader + hero) % SEATS
            tricks = guaranteed(
                lo, hi, left, hero, least[seat], most[seat], guess[seat], c0, c1, table.base, table.shift
            )
            found = with_seat(found, seat, tricks)
        return found

    return kernel


def _once_played(value: Triple[int], turn: Seat, left: int) -> Kernel[int]:
    """The same once a card is played in a position of that value: no more for who plays it, no less for the others."""
    least = with_seat(value, turn, 0)
    most = with_seat((left, left, left), turn, value[turn])
    a, b, c = (tricks + 1 for tricks in value)
    return _bounded(least, most, with_seat((a, b, c), turn, value[turn]))


def _span(
    lo: np.uint64, hi: np.uint64, left: int, leader: Seat, c0: np.uint64, c1: np.uint64
) -> Triple[Span]:
    table = TABLES.outcomes
    a, b = outcomes(lo, hi, left, leader, c0, c1, table.base, table.shift, _FEWER)
    return spans(int(a) | int(b) << 64, left)


@cache
def spans(found: int, left: int) -> Triple[Span]:
    """By seat, the least and the most tricks of a set of outcomes."""
    tricks: tuple[set[int], set[int], set[int]] = (set(), set(), set())
    while found:
        t0, t1 = divmod((found & -found).bit_length() - 1, ROW)
        for seen, number in zip(tricks, (t0, t1, left - t0 - t1), strict=True):
            seen.add(number)
        found &= found - 1
    a, b, c = (Span(min(seen), max(seen)) for seen in tricks)
    return a, b, c


def _one_more(tricks: Span) -> Span:
    return Span(tricks.least + 1, tricks.most + 1)


def solved(position: Position, concept: Concept) -> Any:
    """`solve`, once the kernels are there."""
    planes = Planes(position)
    match concept:
        case Concept.PAR:
            return Solution(planes.value(_par), planes.values(_par, _par, 0.0, lambda n: n + 1.0))
        case Concept.GUARANTEED:
            value = planes.value(_guaranteed)
            once_played = _once_played(value, position.turn, planes.left)
            return Solution(value, planes.values(once_played, _guaranteed, 0, lambda n: n + 1))
        case Concept.RANGE:
            return Solution(planes.value(_span), planes.values(_span, _span, Span(0, 0), _one_more))
        case _:
            assert_never(concept)
