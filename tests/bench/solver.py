"""The solver, over a hundred random full deals whose trump is the longest suit of the leader's first five cards."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from typing import Final

from satasat.cards import Suit, card_set
from satasat.dice import SeededDice
from satasat.game import Dice
from satasat.games.three_two_five.rules import PACK, SEATS, with_seat
from satasat.solver import Concept, Position, solve, warm

DEALS: Final = 100


def deal(dice: Dice) -> Position:
    """A random deal, before the first lead."""
    pack = dice.shuffled(PACK)
    five = card_set(pack[:5])
    trump = max(Suit, key=lambda suit: len(five & suit.cards))
    a, b, c = (card_set(pack[10 * seat : 10 * seat + 10]) for seat in range(SEATS))
    return Position((a, b, c), trump, leader=0)


def played(position: Position, dice: Dice) -> Iterator[Position]:
    """The positions in which a card is to be played, to the end of the deal, every legal card equally likely."""
    hands, leader, trick = position.hands, position.leader, position.trick
    while any(hands):
        position = Position(hands, position.trump, leader, trick)
        yield position
        card = dice.shuffled(tuple(position.legal))[0]
        hands, trick = with_seat(hands, position.turn, hands[position.turn] - card.bit), (*trick, card)
        if len(trick) == SEATS:
            leader, trick = (leader + position.order.winner(trick)) % SEATS, ()


def milliseconds(work: Callable[[Position], object], stream: str) -> list[float]:
    """Processor time of each deal, shortest first. No deal is met twice: the tables know nothing of it."""
    times = []
    for number in range(DEALS):
        position = deal(SeededDice(f"{stream}/{number}"))
        begun = time.process_time()
        work(position)
        times.append(1000 * (time.process_time() - begun))
    return sorted(times)


def every_card(position: Position) -> None:
    """Par of each legal card at each of the thirty decisions of a deal."""
    for decision in played(position, SeededDice("play")):
        solve(decision)


def rows() -> Iterator[tuple[str, float, str]]:
    """What is measured: name, value, unit. A figure covers the whole call, with every legal card."""
    warm()
    for concept in Concept:  # the tables of this thread
        solve(deal(SeededDice("warm")), concept)
    for name, work, high in (
        ("guaranteed", lambda position: solve(position, Concept.GUARANTEED), 99),
        ("par", lambda position: solve(position, Concept.PAR), 95),
        ("range", lambda position: solve(position, Concept.RANGE), 95),
        ("30 decisions", every_card, 95),
    ):
        times = milliseconds(work, name)
        for share in (50, high):
            yield f"solve: {name}, {share} %", times[DEALS * share // 100 - 1], "ms"
