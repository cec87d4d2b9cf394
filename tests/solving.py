"""Positions for the tests of the solver."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from satasat.cards import PACK_30, Card, Suit, card_set
from satasat.dice import SeededDice
from satasat.game import Dice
from satasat.games.three_two_five.rules import SEATS, HighSeven, Sevens, with_seat
from satasat.solver import Position

ORDERS: Final = (
    (Sevens.LOW, HighSeven.HEARTS),
    (Sevens.PERMANENT_TRUMPS, HighSeven.HEARTS),
    (Sevens.PERMANENT_TRUMPS, HighSeven.SPADES),
)
"""All that the sevens can be."""


def after(position: Position, card: Card) -> Position:
    """The position once that card is played, which is not the last."""
    hands = with_seat(position.hands, position.turn, position.hands[position.turn] - card.bit)
    leader, trick = position.leader, (*position.trick, card)
    if len(trick) == SEATS:
        leader, trick = winner(position, card), ()
    return Position(hands, position.trump, leader, trick, position.sevens, position.high_seven)


def winner(position: Position, last: Card) -> int:
    """The seat that has the trick when `last` ends it."""
    return (position.leader + position.order.winner((*position.trick, last))) % SEATS


def ending(cards: int, dice: Dice, sevens: Sevens, high_seven: HighSeven) -> Position:
    """A position with so many cards a hand, from nought to two of them in the trick: from a few suits, or from all."""
    suits = [suit.cards & PACK_30 for suit in dice.shuffled(tuple(Suit))]
    pack = [card for suit in suits[: 2 + dice.below(3)] for card in suit]
    if (
        len(pack) < SEATS * cards or cards > 5
    ):  # in longer suits there is more to choose, and brute force takes its time
        pack = list(PACK_30)
    dealt = dice.shuffled(pack)
    a, b, c = (card_set(dealt[cards * seat : cards * (seat + 1)]) for seat in range(SEATS))
    trump = dice.shuffled(tuple(Suit))[0]
    position = Position((a, b, c), trump, dice.below(SEATS), (), sevens, high_seven)
    for _ in range(dice.below(SEATS)):
        position = after(position, dice.shuffled(tuple(position.legal))[0])
    return position


def endings(cards: int, number: int, sevens: Sevens, high_seven: HighSeven) -> Iterator[Position]:
    """So many endings, always the same ones."""
    for i in range(number):
        dice = SeededDice(f"{cards}/{sevens.value}/{high_seven.value}/{i}")
        yield ending(cards, dice, sevens, high_seven)
