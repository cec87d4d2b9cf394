"""Decisions of a deal in a word or two."""

from __future__ import annotations

from typing import Literal, TypeAlias, assert_never

from satasat.dealing import SeatDealer, Shuffle
from satasat.games.three_two_five.moves import (
    Concede,
    Cut,
    Decline,
    Draw,
    Fan,
    Give,
    Move,
    Name,
    Offer,
    Play,
    Turn,
)
from satasat.texts import Speaker

Place: TypeAlias = Literal["hint", "review"]
"""In which sentences the words stand: "promising a trick brings ...", or "he gave a trick"."""


def say_move(speaker: Speaker, move: Move, place: Place) -> str:
    """A decision that can be judged: a suit, a way to leave trump to the cards, a card, a card or a trick."""
    match move:
        case Play(card=card):
            return speaker.card(card)
        case Name(suit=suit):
            return str(speaker.word(suit))
        case Decline(method=method):
            return speaker.say(f"move-{method.value}")
        case Give(card=card):
            return speaker.say(f"{place}-give", card=card)
        case Offer():
            return speaker.say(f"{place}-offer")
        case Concede():
            return speaker.say(f"{place}-concede")
        case SeatDealer() | Shuffle() | Cut() | Turn() | Fan() | Draw():
            raise AssertionError(move)  # nothing to judge
        case _:
            assert_never(move)
