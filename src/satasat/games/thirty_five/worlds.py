"""Where every card may lie now: a uniform sample of all worlds that agree with a view."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from satasat.cards import NONE, CardSet, card_set
from satasat.chips import BUY, HAND
from satasat.game import Dice
from satasat.games.thirty_five.rules import holds
from satasat.games.thirty_five.view import View


class World(Struct, frozen=True):
    """The cards of every hand, those bought included, the table hand while it lies there, and the rest of the pack."""

    hands: tuple[CardSet, ...]
    table: CardSet
    rest: CardSet

    @property
    def undealt(self) -> CardSet:
        """What lies in no hand."""
        return self.table | self.rest


def worlds(view: View, dice: Dice) -> Iterator[World]:
    """Worlds that agree with the view, without end, each deal of the cards as likely as any other.

    A world agrees when it holds the view's own cards, every hand its count and the cards that all have seen of it, and, where
    nobody has claimed, no 35 in the nine cards that a hand was dealt (J-4). What bids may mean is not inferred; what the end
    of a deal tells, no more than by the faces that it shows.
    """
    unseen = tuple(view.unseen)
    while True:
        world = _drawn(view, unseen, dice)
        if world is not None:
            yield world


def _drawn(view: View, unseen: tuple[int, ...], dice: Dice) -> World | None:
    """A deal of the unseen cards; None where it would have been claimed."""
    cards = list(dice.shuffled(unseen))
    hands = [NONE] * view.rules.players
    for seat in view.players:
        if seat == view.seat:
            hands[seat] = view.hand
            continue
        hand = view.shown[seat]
        missing = view.counts[seat] - len(hand)
        hand = hand | card_set(cards[:missing])
        del cards[:missing]
        if not view.claims and holds(_as_dealt(view, seat, hand, dice), view.rules):
            return None
        hands[seat] = hand
    on_table = BUY if view.players and view.buyer is None else 0
    return World(tuple(hands), card_set(cards[:on_table]), card_set(cards[on_table:]))


def _as_dealt(view: View, seat: int, hand: CardSet, dice: Dice) -> CardSet:
    """The nine cards that a hand was dealt: any nine of a buyer's thirteen."""
    return hand if seat != view.buyer else card_set(dice.shuffled(tuple(hand))[:HAND])
