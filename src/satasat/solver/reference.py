"""The same values by brute force, plain and slow: every card of every position through the rules, for tests.

It remembers exact positions at the ends of tricks, and knows nothing of equal cards or suits.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from satasat.cards import Card, CardSet
from satasat.game import Seat
from satasat.games.three_two_five.rules import SEATS, with_seat
from satasat.solver import Position, Solution, Span
from satasat.tricks import Order

SAME = 1e-9
"""Expected tricks that differ by no more are equal."""
Hands = tuple[CardSet, CardSet, CardSet]
Outcome = tuple[int, int, int]


class Worth(Struct, frozen=True):
    """What a position is worth under each concept, by seat; `outcomes` are the subgame-perfect ones, None if not asked."""

    par: tuple[float, float, float]
    guaranteed: tuple[int, int, int]
    outcomes: frozenset[Outcome] | None

    @property
    def spans(self) -> tuple[Span, Span, Span]:
        assert self.outcomes is not None
        a, b, c = (Span(min(column), max(column)) for column in zip(*self.outcomes, strict=True))
        return a, b, c

    def won_by(self, seat: Seat) -> Worth:
        """The same after one more trick."""
        outcomes = self.outcomes
        return Worth(
            with_seat(self.par, seat, self.par[seat] + 1),
            with_seat(self.guaranteed, seat, self.guaranteed[seat] + 1),
            None if outcomes is None else frozenset(with_seat(o, seat, o[seat] + 1) for o in outcomes),
        )


def choice(seat: Seat, worths: Sequence[Worth]) -> Worth:
    """What it is worth that the seat has the choice between these, one for each card."""
    if len(worths) == 1:
        return worths[0]
    pars = [worth.par for worth in worths]
    best = max(par[seat] for par in pars)
    good = [par for par in pars if par[seat] >= best - SAME]
    a, b, c = good[0] if len(good) == 1 else (sum(column) / len(good) for column in zip(*good, strict=True))
    forced = [worth.guaranteed for worth in worths]
    d, e, f = map(min, *forced)  # the others cannot keep him from the worst for them
    guaranteed = with_seat((d, e, f), seat, max(three[seat] for three in forced))
    outcomes = None
    if sets := [worth.outcomes for worth in worths if worth.outcomes is not None]:
        sure = max(min(outcome[seat] for outcome in some) for some in sets)
        outcomes = frozenset(outcome for some in sets for outcome in some if outcome[seat] >= sure)
    return Worth((a, b, c), guaranteed, outcomes)


class Judge:
    """Judges positions of one order of the cards. `ranges`: whether outcomes are wanted."""

    def __init__(self, order: Order, *, ranges: bool) -> None:
        self.order = order
        self.known: dict[tuple[Hands, Seat], Worth] = {}
        nothing = (0, 0, 0)
        self.over = Worth((0.0, 0.0, 0.0), nothing, frozenset({nothing}) if ranges else None)

    def worth(self, hands: Hands, leader: Seat, trick: tuple[Card, ...]) -> Worth:
        """What the position is worth."""
        if trick:
            return choice((leader + len(trick)) % SEATS, [*self.cards(hands, leader, trick).values()])
        if (hands, leader) not in self.known:
            worths = [*self.cards(hands, leader, trick).values()]
            self.known[hands, leader] = choice(leader, worths) if worths else self.over
        return self.known[hands, leader]

    def cards(self, hands: Hands, leader: Seat, trick: tuple[Card, ...]) -> dict[Card, Worth]:
        """By legal card, what it is worth once that is played."""
        seat = (leader + len(trick)) % SEATS
        hand = hands[seat]
        legal = self.order.follow(hand, trick[0]) if trick else hand
        return {c: self.then(with_seat(hands, seat, hand - c.bit), leader, (*trick, c)) for c in legal}

    def then(self, hands: Hands, leader: Seat, trick: tuple[Card, ...]) -> Worth:
        """The worth, where the trick may have come to its end."""
        if len(trick) < SEATS:
            return self.worth(hands, leader, trick)
        winner = (leader + self.order.winner(trick)) % SEATS
        return self.worth(hands, winner, ()).won_by(winner)


class Answer(Struct, frozen=True):
    """What `solve` has to say, by concept; `range` is None where it was not asked for."""

    par: Solution[float]
    guaranteed: Solution[int]
    range: Solution[Span] | None


def answer(position: Position, *, ranges: bool = True) -> Answer:
    """All that there is to know of a position. From six cards a hand it takes seconds, from four `ranges` does."""
    judge = Judge(position.order, ranges=ranges)
    where = position.hands, position.leader, position.trick
    value, cards = judge.worth(*where), judge.cards(*where)
    return Answer(
        Solution(value.par, {c: worth.par for c, worth in cards.items()}),
        Solution(value.guaranteed, {c: worth.guaranteed for c, worth in cards.items()}),
        Solution(value.spans, {c: worth.spans for c, worth in cards.items()}) if ranges else None,
    )
