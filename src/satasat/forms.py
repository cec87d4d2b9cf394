"""What every game asks of a move before it asks the rules: that it is one, and that an order holds the cards due.

Programs make moves with values of any type; nothing here trusts them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct

from satasat.cards import CARDS, Card, from_plain, to_plain
from satasat.errors import IllegalMove

M = TypeVar("M")
Q = TypeVar("Q")

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


def move_type(move: Struct) -> str:
    """The move's `type` in a record."""
    return str(move.__struct_config__.tag)


def refused(move: Any, union: Any, due: str) -> IllegalMove:
    """Why no move of the sort that was made is possible now: the match is over, another sort is due, or it is no move."""
    if due == "over":
        return IllegalMove("match_over")
    if is_move(move, union):
        return IllegalMove("not_now", move=move_type(move), due=due)
    return IllegalMove("not_a_move", value=printed(move))


def refusal(check: Callable[[Q, M], None], question: Q, move: M) -> IllegalMove | None:
    """Why the move does not answer the question; None when it does."""
    try:
        check(question, move)
    except IllegalMove as why:
        return why
    return None
