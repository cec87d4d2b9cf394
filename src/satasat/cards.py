"""Cards, sets of cards, packs; the only place that knows how a card is encoded or written."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from enum import Enum
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

from satasat.errors import BadCard

_RANKS = "AKQJT98765432"
_T = TypeVar("_T")


class CardSet(int):
    """A set of cards as a bit mask: bit `c` is set when card `c` is in it. Iterates S H D C, ace down to two."""

    def __iter__(self) -> Iterator[Card]:
        rest = int(self)
        while rest:
            low = rest & -rest
            yield CARDS[low.bit_length() - 1]
            rest ^= low

    def __len__(self) -> int:
        return self.bit_count()

    def __contains__(self, card: int) -> bool:
        return self >> card & 1 == 1

    def __or__(self, other: int) -> CardSet:
        return CardSet(int.__or__(self, other))

    def __and__(self, other: int) -> CardSet:
        return CardSet(int.__and__(self, other))

    def __sub__(self, other: int) -> CardSet:
        """The cards of this set that are not in the other."""
        return CardSet(int.__and__(self, ~other))

    def __str__(self) -> str:
        return " ".join(map(str, self))

    def __repr__(self) -> str:
        return f"cards({str(self)!r})"


class Card(int):
    """A card, 0 to 51: thirteen times the suit's place in S H D C, plus 0 for the ace to 12 for the two.

    Of two cards of one suit the smaller number is the higher card.
    """

    @property
    def suit(self) -> Suit:
        return SUITS[self // 13]

    @property
    def rank(self) -> str:
        """One of `A K Q J T 9 8 7 6 5 4 3 2`."""
        return _RANKS[self % 13]

    @property
    def bit(self) -> CardSet:
        """The set that holds just this card."""
        return _BITS[self]

    def __str__(self) -> str:
        return _CODES[self]

    def __repr__(self) -> str:
        return f"card({_CODES[self]!r})"


class Suit(Enum):
    """A suit; its value is its letter."""

    SPADES = "S"
    HEARTS = "H"
    DIAMONDS = "D"
    CLUBS = "C"

    index: int
    """Place in S H D C."""
    cards: CardSet
    """All thirteen cards of the suit."""

    def __init__(self, letter: str) -> None:
        self.index = "SHDC".index(letter)
        self.cards = CardSet(0x1FFF << 13 * self.index)

    def __str__(self) -> str:
        return str(self.value)


SUITS = tuple(Suit)
CARDS = tuple(Card(i) for i in range(52))
_BITS = tuple(CardSet(1 << i) for i in range(52))
_CODES = tuple(_RANKS[i % 13] + "SHDC"[i // 13] for i in range(52))
_BY_CODE = dict(zip(_CODES, CARDS, strict=True))

NONE = CardSet(0)
PACK_52 = CardSet((1 << 52) - 1)
"""Thirty-Five (TF-1)."""


def card(code: str) -> Card:
    """The card of a two-character code, `TD`; nothing else is accepted. Raises BadCard."""
    try:
        return _BY_CODE[code]
    except (KeyError, TypeError):
        raise BadCard("bad_card", text=code) from None


def cards(codes: str) -> CardSet:
    """A set from codes between spaces, `cards("AS TD")`. Raises BadCard."""
    return card_set(map(card, codes.split()))


def card_set(some: Iterable[int]) -> CardSet:
    """The set of these cards."""
    mask = 0
    for c in some:
        mask |= 1 << c
    return CardSet(mask)


PACK_40 = PACK_52 - card_set(c for c in CARDS if c.rank in "T98")
"""Trentacinque: no 8, 9, 10 (TC-1)."""
PACK_30 = card_set(c for c in CARDS if c.rank in "AKQJT98") | cards("7H 7S")
"""3-2-5: ace to eight in all suits, and the sevens of hearts and spades (R-PACK-1)."""


def cards_in(value: Any) -> CardSet:
    """Every card that is named anywhere in a move, an event, or another of our values."""
    if isinstance(value, Card):
        return value.bit
    if isinstance(value, CardSet):
        return value
    if isinstance(value, msgspec.Struct):
        value = [getattr(value, field) for field in value.__struct_fields__]
    parts = value if isinstance(value, tuple | list) else ()
    return card_set(c for part in parts for c in cards_in(part))


_SIGNS = {
    **dict.fromkeys("♠♤", "S"),
    **dict.fromkeys("♥♡", "H"),
    **dict.fromkeys("♦♢", "D"),
    **dict.fromkeys("♣♧", "C"),
}
_TYPED = re.compile(r"(10|[AKQJT2-9])\s*([SHDC♠♤♥♡♦♢♣♧])\ufe0f?", re.IGNORECASE)
_SUIT_FIRST = re.compile(r"([SHDC♠♤♥♡♦♢♣♧])\ufe0f?\s*(10|[AKQJT2-9])", re.IGNORECASE)


def read_card(text: str) -> Card:
    """The card that a person typed: `10d`, `10♦`, `td`, `TD`, also suit first. Raises BadCard."""
    text = text.strip()
    if match := _TYPED.fullmatch(text):
        rank, suit = match.groups()
    elif match := _SUIT_FIRST.fullmatch(text):
        suit, rank = match.groups()
    else:
        raise BadCard("bad_card", text=text)
    return card(rank.upper().replace("10", "T") + _SIGNS.get(suit, suit.upper()))


def _encode(value: Any) -> Any:
    if isinstance(value, Card):
        return _CODES[value]
    if isinstance(value, CardSet):
        return _set_codes(value)
    raise TypeError(f"no JSON form for {type(value)}")


@lru_cache(maxsize=1 << 14)
def _set_codes(some: CardSet) -> str:
    return " ".join(_CODES[c] for c in some)


def _decode(kind: type, value: Any) -> Any:
    if kind is Card:
        return card(value)
    if kind is CardSet:
        if not isinstance(value, str):
            raise BadCard("bad_card", text=value)
        return cards(value)
    raise TypeError(f"no JSON form for {kind}")


_encoder = msgspec.json.Encoder(enc_hook=_encode)


def encode(value: Any) -> bytes:
    """Any of our values as compact JSON: cards as `"TD"`, sets as `"AS TD"`."""
    return _encoder.encode(value)


def decode(data: bytes | str, kind: type[_T]) -> _T:
    """The inverse of `encode`. Raises msgspec.DecodeError on anything else."""
    return msgspec.json.decode(data, type=kind, dec_hook=_decode)


def to_plain(value: Any) -> Any:
    """Any of our values as dictionaries, lists or tuples, strings and numbers."""
    return msgspec.to_builtins(value, enc_hook=_encode)


def from_plain(value: Any, kind: Any) -> Any:
    """The inverse of `to_plain`, for a type or a union. Raises msgspec.ValidationError."""
    return msgspec.convert(value, type=kind, dec_hook=_decode)
