"""Positions with open cards, solved exactly: `solve` is the only door (docs/decisions/0011)."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final, Generic, Literal, TypeVar, overload

from msgspec import Struct

from satasat.cards import NONE, PACK_30, Card, CardSet, Suit
from satasat.errors import BadPosition
from satasat.game import Seat
from satasat.games.three_two_five.rules import SEATS, HighSeven, Rules, Sevens, order
from satasat.tricks import Order

V = TypeVar("V")
SAME: Final = 1e-9
"""Tricks: values of par that differ by no more are equal, as the rounding of means must not break ties."""


class Concept(Enum):
    """What "best play" means where three players see all cards; there is no single answer (docs/howto/solver.md)."""

    PAR = "par"
    """max^n: each player maximises his own tricks, each of his best cards equally likely. Expected tricks."""
    GUARANTEED = "guaranteed"
    """The tricks a seat can force whatever the other two do."""
    RANGE = "range"
    """The least and the most tricks of a seat over all subgame-perfect outcomes, that is every way of breaking ties."""


class Position(Struct, frozen=True):
    """Three open hands in play. `hands` are the cards still held, those in `trick` left out; `leader` led, or leads, the trick.

    From one to ten cards a hand, counting those in the trick. Raises BadPosition when no deal can lead to it.
    """

    hands: tuple[CardSet, CardSet, CardSet]
    trump: Suit
    leader: Seat
    trick: tuple[Card, ...] = ()
    sevens: Sevens = Sevens.LOW
    high_seven: HighSeven = HighSeven.HEARTS

    def __post_init__(self) -> None:
        for field, fits in (
            (
                "hands",
                isinstance(self.hands, tuple) and all(isinstance(hand, CardSet) for hand in self.hands),
            ),
            ("trump", isinstance(self.trump, Suit)),
            ("leader", type(self.leader) is int),
            ("trick", isinstance(self.trick, tuple) and all(isinstance(card, Card) for card in self.trick)),
            ("sevens", isinstance(self.sevens, Sevens)),
            ("high_seven", isinstance(self.high_seven, HighSeven)),
        ):
            if not fits:
                raise BadPosition("wrong_type", field=field, value=repr(getattr(self, field))[:80])
        if len(self.hands) != SEATS:
            raise BadPosition("hands_of_three", hands=len(self.hands))
        if self.leader not in range(SEATS):
            raise BadPosition("no_such_leader", leader_no=self.leader, least=0, most=SEATS - 1)
        if len(self.trick) >= SEATS:
            raise BadPosition("trick_too_long", trick=self.trick)
        out = NONE
        for cards in (*self.hands, *(card.bit for card in self.trick)):
            if foreign := cards - PACK_30:
                raise BadPosition("not_of_the_pack", card=next(iter(foreign)))
            if again := out & cards:
                raise BadPosition("card_twice", card=next(iter(again)))
            out = out | cards
        sizes = [len(hand) for hand in self.hands]
        for place in range(len(self.trick)):
            sizes[(self.leader + place) % SEATS] += 1
        if len(set(sizes)) != 1 or not out:
            raise BadPosition("uneven_hands", sizes=sizes, least=1, most=len(PACK_30) // SEATS)
        if len(self.trick) == 2:
            seat, card = (self.leader + 1) % SEATS, self.trick[1]
            like = self.order.cards_like(self.trick[0])
            if card not in like and (held := self.hands[seat] & like):
                raise BadPosition("did_not_follow", seat_no=seat, card=card, cards=held)

    @property
    def order(self) -> Order:
        """How cards follow and beat each other here."""
        return _ORDERS[self.trump, self.sevens, self.high_seven]

    @property
    def turn(self) -> Seat:
        """The seat to play."""
        return (self.leader + len(self.trick)) % SEATS

    @property
    def legal(self) -> CardSet:
        """The cards that the seat to play may play (R-PLAY-3)."""
        hand = self.hands[self.turn]
        return self.order.follow(hand, self.trick[0]) if self.trick else hand


_ORDERS = {
    (trump, sevens, high): order(trump, Rules(sevens=sevens, high_seven=high))
    for trump in Suit
    for sevens in Sevens
    for high in HighSeven
}


class Span(Struct, frozen=True):
    """From the fewest to the most tricks."""

    least: int
    most: int


class Solution(Struct, Generic[V], frozen=True):
    """What a position is worth under one concept, in tricks still to be won, the trick going on included.

    V is float for par, int for guaranteed, Span for range.
    """

    value: tuple[V, V, V]
    """By seat."""
    cards: Mapping[Card, tuple[V, V, V]]
    """By legal card of the seat to play, in the order of its hand: the value, by seat, once that card is played."""


@overload
def solve(position: Position, concept: Literal[Concept.PAR] = Concept.PAR) -> Solution[float]: ...
@overload
def solve(position: Position, concept: Literal[Concept.GUARANTEED]) -> Solution[int]: ...
@overload
def solve(position: Position, concept: Literal[Concept.RANGE]) -> Solution[Span]: ...
@overload
def solve(position: Position, concept: Concept) -> Solution[float] | Solution[int] | Solution[Span]: ...
def solve(
    position: Position, concept: Concept = Concept.PAR
) -> Solution[float] | Solution[int] | Solution[Span]:
    """Solves the position exactly. The first call loads the kernels, and compiles them where no earlier process has.

    May be called by several threads at the same time; each has tables of its own.
    """
    from satasat.solver import door  # noqa: PLC0415 (numba, a second that others need not wait for)

    solution: Solution[float] | Solution[int] | Solution[Span] = door.solved(position, concept)
    return solution


def warm() -> None:
    """Loads all kernels of the solver, and compiles them where no earlier process has."""
    from satasat.solver import door  # noqa: F401, PLC0415 (as above)
