"""Where every card may lie now: a uniform sample of all worlds that agree with a view."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from satasat.cards import NONE, CardSet, card_set
from satasat.chips import BUY
from satasat.game import Dice
from satasat.games.trentacinque.rules import SEATS
from satasat.games.trentacinque.view import View


class World(Struct, frozen=True):
    """The cards of every hand, those bought included, the widow while it lies there, and before a deal the whole pack."""

    hands: tuple[CardSet, ...]
    widow: CardSet
    pack: CardSet = NONE

    @property
    def undealt(self) -> CardSet:
        """What lies in no hand."""
        return self.widow | self.pack


def worlds(view: View, dice: Dice) -> Iterator[World]:
    """Worlds that agree with the view, without end, each as likely as any other.

    A world agrees when it holds the view's own cards, every hand its count and the cards that all have seen of it. What bids
    may mean is not inferred; nor is, when the deal is over, what counts and side claims tell of the cards.
    """
    unseen = tuple(view.unseen)
    while True:
        cards = list(dice.shuffled(unseen))
        hands = []
        for seat in range(SEATS):
            hand = view.hand if seat == view.seat else view.shown[seat]
            missing = view.counts[seat] - len(hand)
            hands.append(hand | card_set(cards[:missing]))
            del cards[:missing]
        rest = card_set(cards)
        yield World(tuple(hands), rest) if len(cards) <= BUY else World(tuple(hands), NONE, rest)
