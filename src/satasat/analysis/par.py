"""Par of the positions of one deal, in tricks over the whole deal, each solved once (docs/howto/review.md)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeAlias

from satasat.cards import Card, CardSet, Suit
from satasat.game import Seat
from satasat.games.three_two_five.rules import Rules, Three
from satasat.solver import SAME, Position, Solution

Values: TypeAlias = tuple[float, float, float]
"""One number a seat; of par: the tricks it comes to by the end of the deal."""
Hands: TypeAlias = tuple[CardSet, CardSet, CardSet]


class Solve(Protocol):
    """What tells par of a position: `satasat.solver.solve`, or what stands for it."""

    def __call__(self, position: Position, /) -> Solution[float]: ...


def plus(one: Sequence[float], other: Sequence[float]) -> Values:
    """The sum, seat by seat."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def minus(one: Sequence[float], other: Sequence[float]) -> Values:
    """The difference, seat by seat."""
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]


def mean(values: Iterable[Values]) -> Values:
    """The mean, seat by seat, of at least one."""
    some = list(values)
    a, b, c = (sum(value[seat] for value in some) / len(some) for seat in range(3))
    return a, b, c


def best(values: Iterable[Values], seat: Seat) -> Values:
    """What comes of the seat's best choice; of several that are equally good for it, each is as likely (max^n)."""
    some = list(values)
    most = max(value[seat] for value in some)
    return mean(value for value in some if value[seat] >= most - SAME)


def loss(chosen: float, most: float) -> float:
    """What was lost against the best, nothing where the two are the same."""
    return most - chosen if most - chosen > SAME else 0.0


class Pars:
    """Par in one deal of these rules, in which that seat leads first."""

    def __init__(self, rules: Rules, five: Seat, solve: Solve) -> None:
        self.rules = rules
        self.five = five
        self._solve = solve
        self._known: dict[tuple[Hands, Suit], Values] = {}

    def before_play(self, hands: Hands, trump: Suit) -> Values:
        """Par of ten cards each, before the first lead."""
        key = (hands, trump)
        if key not in self._known:
            self._known[key] = self.solution(hands, trump, self.five, ()).value
        return self._known[key]

    def solution(self, hands: Hands, trump: Suit, leader: Seat, trick: tuple[Card, ...]) -> Solution[float]:
        """Par of a position in play: of the tricks that are still to be won."""
        rules = self.rules
        return self._solve(Position(hands, trump, leader, trick, rules.sevens, rules.high_seven))

    def cards(
        self, hands: Hands, trump: Suit, leader: Seat, trick: tuple[Card, ...], taken: Three
    ) -> dict[Card, Values]:
        """By legal card, what the deal comes to once it is played."""
        solved = self.solution(hands, trump, leader, trick)
        return {card: plus(taken, value) for card, value in solved.cards.items()}
