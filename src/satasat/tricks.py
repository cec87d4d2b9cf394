"""Following suit and winning tricks: pure functions on card sets, once for every trick game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from satasat.cards import Card, CardSet, Suit


class Order(Struct, frozen=True):
    """How the cards of one deal fall into suits, and which beat which.

    `suits` holds, in the order S H D C, the cards that count as each suit (a card that is a trump by rule has left its
    printed suit). `top` are trumps above the ace of trumps, highest first.
    """

    trump: Suit
    suits: tuple[CardSet, CardSet, CardSet, CardSet]
    top: tuple[Card, ...] = ()

    @property
    def trumps(self) -> CardSet:
        return self.suits[self.trump.index]

    def suit_of(self, card: Card) -> Suit:
        """The suit that the card belongs to in this deal."""
        return self.trump if card in self.trumps else card.suit

    def cards_like(self, card: Card) -> CardSet:
        """All cards of that card's suit in this deal, itself included."""
        trumps = self.suits[self.trump.index]
        return trumps if card in trumps else self.suits[card // 13]

    def follow(self, hand: CardSet, led: Card) -> CardSet:
        """The cards of `hand` that may be played when `led` was led: its suit, else anything."""
        return hand & self.cards_like(led) or hand

    def winner(self, trick: Sequence[Card]) -> int:
        """The place in the trick (0 is the lead) of the card that wins it. The trick is not empty."""
        best = 0
        for place in range(1, len(trick)):
            if self.beats(trick[place], trick[best]):
                best = place
        return best

    def beats(self, card: Card, best: Card) -> bool:
        """Whether `card`, played after `best`, which wins so far, takes the trick from it."""
        trumps = self.suits[self.trump.index]
        if card in trumps:
            if best not in trumps:
                return True
            if card in self.top:
                return best not in self.top or self.top.index(card) < self.top.index(best)
            return best not in self.top and card < best
        return best not in trumps and card // 13 == best // 13 and card < best
