"""A claim at the table, "all the rest are mine": whether it holds in every world that the claimant thinks possible."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final, TypeAlias

from satasat.cards import PACK_30, Card, CardSet, card_set
from satasat.game import Seat
from satasat.games.three_two_five.moves import Phase
from satasat.games.three_two_five.rules import SEATS, order, with_seat
from satasat.games.three_two_five.view import View
from satasat.games.three_two_five.worlds import Branch, count, steps
from satasat.solver import Concept, Position, solve

Hands: TypeAlias = tuple[CardSet, CardSet, CardSet]

MOST_WORLDS: Final = 5000
"""With more worlds than these a claim is unproven, unless a look at the claimant's own hand proves it."""


def proven(view: View) -> bool:
    """Whether the seat of the view takes every trick that is left, the one going on included, whatever the others do.

    It must force them all (Concept.GUARANTEED) in each world that agrees with the view. The answer depends on the view
    alone, so it tells its seat nothing of hidden cards. Outside the play, and for a spectator, nothing is proven.
    """
    if view.seat is None or view.phase is not Phase.PLAY:
        return False
    if _cashes(view, view.seat):
        return True
    if count(view) > MOST_WORLDS:
        return False
    return all(takes_all(position, view.seat) for position in positions(view))


def takes_all(position: Position, seat: Seat) -> bool:
    """Whether the seat can force every trick that is left in the position."""
    return solve(position, Concept.GUARANTEED).value[seat] == tricks_left(position)


def tricks_left(position: Position) -> int:
    """Tricks still to be won, the one going on included."""
    return len(position.hands[position.leader]) + bool(position.trick)


def positions(view: View) -> Iterator[Position]:
    """Every world that agrees with the seat's view in the play, each once, as a position with open cards."""
    assert view.seat is not None and view.trump is not None
    found = steps(view)
    own = (CardSet(0), CardSet(0), CardSet(0))
    for hands in _lies(found.kinds, found.branches, 0 if found.kinds else -1, own):
        mine = hands[view.seat] | view.hand
        yield Position(
            with_seat(hands, view.seat, mine),
            view.trump,
            view.leaders[-1],
            view.trick,
            view.rules.sevens,
            view.rules.high_seven,
        )


def _lies(
    kinds: tuple[CardSet, ...], branches: tuple[tuple[Branch, ...], ...], step: int, hands: Hands
) -> Iterator[Hands]:
    if step < 0:
        yield hands
        return
    for branch in branches[step]:
        for a, b, c in _shares(tuple(kinds[step]), branch.numbers):
            yield from _lies(kinds, branches, branch.then, (hands[0] | a, hands[1] | b, hands[2] | c))


def _shares(cards: tuple[Card, ...], numbers: tuple[int, int, int, int]) -> Iterator[Hands]:
    """Every way to share out the cards, so many to each hand; in the play no card is undealt."""
    for first in combinations(cards, numbers[0]):
        rest = tuple(card for card in cards if card not in first)
        for second in combinations(rest, numbers[1]):
            third = (card for card in rest if card not in second)
            yield card_set(first), card_set(second), card_set(third)


def _cashes(view: View, seat: Seat) -> bool:
    """Whether the seat, to lead, plainly takes the rest: its trumps, the highest, draw all others; then only winners are left."""
    if view.trump is None or view.trick or view.actor != seat or len(view.hand) < view.counts[seat]:
        return False
    how = order(view.trump, view.rules)
    unseen = PACK_30 - card_set(view.plays) - view.hand
    foes = [min(len(view.may[s] & unseen & how.trumps), view.counts[s]) for s in range(SEATS) if s != seat]
    if len(view.hand & how.trumps) < max(foes):
        return False
    return not any(how.beats(other, card) for card in view.hand for other in unseen & how.cards_like(card))


def winning(position: Position, seat: Seat) -> Card:
    """The card that the table plays while that seat's claim is played out: a card of its that keeps the claim, the first in
    the order of the hand; for another seat its lowest card, a trump last.

    Raises ValueError where the claim does not hold.
    """
    if position.turn != seat:
        trumps = position.order.trumps
        return max(position.legal, key=lambda card: (card not in trumps, card % 13, card))
    every = tricks_left(position)
    for card, values in solve(position, Concept.GUARANTEED).cards.items():
        if values[seat] == every:
            return card
    raise ValueError("the claim does not hold")


def play_out(position: Position, seat: Seat) -> tuple[Card, ...]:
    """The cards, in the order in which they are played, by which that seat takes all the rest.

    Raises ValueError where it cannot force them.
    """
    cards = []
    now: Position | None = position
    while now is not None:
        card = winning(now, seat)
        cards.append(card)
        if len(now.trick) == SEATS - 1 and _winner(now, card) != seat:
            raise ValueError("the claim does not hold")
        now = _after(now, card)
    return tuple(cards)


def _winner(position: Position, last: Card) -> Seat:
    return (position.leader + position.order.winner((*position.trick, last))) % SEATS


def _after(position: Position, card: Card) -> Position | None:
    """The position once the card is played; None after the last."""
    hands = with_seat(position.hands, position.turn, position.hands[position.turn] - card.bit)
    leader, trick = position.leader, (*position.trick, card)
    if len(trick) == SEATS:
        leader, trick = _winner(position, card), ()
        if not any(hands):
            return None
    return Position(hands, position.trump, leader, trick, position.sevens, position.high_seven)
