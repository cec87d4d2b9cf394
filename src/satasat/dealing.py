"""How a deal begins in every game: nature seats the first dealer and shuffles, and what is shown of that."""

from __future__ import annotations

from msgspec import Struct

from satasat.cards import Card, CardSet
from satasat.errors import IllegalMove
from satasat.game import Seat


class SeatDealer(Struct, frozen=True, forbid_unknown_fields=True, tag="seat_dealer"):
    """Nature: this seat deals first (R-FIRST-1, TF-4, TC-11)."""

    seat: Seat


class Shuffle(Struct, frozen=True, forbid_unknown_fields=True, tag="shuffle"):
    """Nature: the pack as it is cut or dealt from, top first (R-CUT-1, TF-4, TC-4)."""

    order: tuple[Card, ...]


class Seated(Struct, frozen=True, tag="seated"):
    """Who deals first."""

    dealer: Seat


class Shuffled(Struct, frozen=True, tag="shuffled"):
    """A deal begins; nobody sees the pack (I-2, J-3)."""


class Dealt(Struct, frozen=True, tag="dealt"):
    """A hand, or a packet of it; faces for its owner only (I-3, I-11, J-1)."""

    seat: Seat
    count: int
    cards: CardSet | None


def dealers(seats: int) -> tuple[SeatDealer, ...]:
    """Who may deal first, at a table of so many."""
    return tuple(SeatDealer(seat) for seat in range(seats))


def check_dealer(seat: int, seats: int) -> None:
    """Raises IllegalMove `no_such_seat` unless it is a seat at a table of so many."""
    if not 0 <= seat < seats:
        raise IllegalMove("no_such_seat", seat_no=seat, least=0, most=seats - 1)
