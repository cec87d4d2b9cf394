"""What every game asks of a move before it asks the rules: that it is one, and that an order holds the cards due.

Programs make moves with values of any type; nothing here trusts them.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from satasat.cards import CARDS, Card, from_plain, to_plain
from satasat.errors import IllegalMove

ODD: Final = (TypeError, ValueError, IndexError, RecursionError)
"""What values of odd types raise when they are looked at closely."""


def is_card(card: Any) -> bool:
    """Whether it is a card of the 52."""
    return isinstance(card, Card) and 0 <= card < len(CARDS)


def are_cards(cards: Any) -> bool:
    """Whether it is a tuple of cards."""
    return isinstance(cards, tuple) and all(map(is_card, cards))


def is_move(move: Any, union: Any) -> bool:
    """Whether it is one of the moves of that union, its fields of their types."""
    try:
        return bool(from_plain(to_plain(move), union) == move)
    except (msgspec.ValidationError, *ODD):
        return False


def printed(value: object) -> str:
    """The value as Python prints it, or its type where it cannot be printed."""
    try:
        return repr(value)
    except ODD:
        return type(value).__name__


def same_cards(given: tuple[Card, ...], due: tuple[Card, ...]) -> None:
    """Raises IllegalMove `wrong_cards` unless the cards given are those due, in any order."""
    if len(given) == len(due) and set(given) == set(due):
        return
    missing = [c for c in due if c not in given]
    extra = [c for i, c in enumerate(given) if c not in due or c in given[:i]]
    raise IllegalMove("wrong_cards", missing=missing, extra=extra)
