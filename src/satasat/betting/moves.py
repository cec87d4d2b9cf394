"""The moves that both betting games have, the question of what to bid, and the events that are shown in both."""

from __future__ import annotations

from enum import Enum
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct

from satasat.cards import Card, CardSet, Suit
from satasat.chips import Chips
from satasat.dealing import Dealt, SeatDealer, Seated, Shuffle, Shuffled, check_dealer, dealers
from satasat.forms import are_cards, move_type, refused, same_cards
from satasat.game import Actor, AnyOrder, Between, Choices, OneOf, Seat

L = TypeVar("L", bound=Struct)
"""How a game leaves the bidding: a move without fields."""
C = TypeVar("C", bound=Enum)
"""What came of a deal."""
R = TypeVar("R")
W = TypeVar("W")


class Phase(Enum):
    """What is due next."""

    SEAT_DEALER = "seat_dealer"
    SHUFFLE = "shuffle"
    BID = "bid"
    OVER = "over"


class Bid(Struct, frozen=True, forbid_unknown_fields=True, tag="bid"):
    """A bid for the cards on the table (TF-9, TF-10, TC-5, TC-6)."""

    chips: int


class Question(Struct, Generic[R], frozen=True):
    """What is asked of the actor, and all that the answer depends on; made from the truth or from the actor's view.

    `bid` is the highest so far (0: none), `stack` what the actor has, `pool` what lies in the pool.
    """

    phase: Phase
    rules: R
    bid: int = 0
    stack: int = 0
    pool: int = 0


def answers(
    phase: Phase, seats: int, pack: tuple[Card, ...], bids: tuple[int, int], leave: L
) -> Choices[SeatDealer | Shuffle | Bid | L]:
    """Everything that answers a question: with `bids`, the least and the most, and `leave`, where a bid is due."""
    match phase:
        case Phase.SEAT_DEALER:
            return OneOf(dealers(seats))
        case Phase.SHUFFLE:
            return AnyOrder("shuffle", pack)
        case Phase.BID:
            least, most = bids
            return Between("bid", least, most, move_type(leave)) if least <= most else OneOf((leave,))
        case Phase.OVER:
            return OneOf(())


def check_nature(phase: Phase, move: Any, union: Any, seats: int, pack: tuple[Card, ...]) -> None:
    """Raises IllegalMove unless nature may make the move, one of that union: so for all moves but bids and leaving."""
    match phase, move:
        case Phase.SHUFFLE, Shuffle(order=cards) if are_cards(cards):
            same_cards(cards, pack)
        case Phase.SEAT_DEALER, SeatDealer(seat=seat) if type(seat) is int:
            check_dealer(seat, seats)
        case _:
            raise refused(move, union, phase.value)


class Row(Struct, Generic[C], frozen=True):
    """One row of the score sheet: chips and pool after all that the deal brought, before the next antes.

    `seats` are those that the outcome names.
    """

    dealer: Seat
    outcome: C
    seats: tuple[Seat, ...]
    chips: Chips
    pool: int


# What a seat is shown. Cards that this seat may not see are None.


class Anted(Struct, frozen=True, tag="anted"):
    """These seats, in turn, paid the ante and play the deal; others sit out (TF-5, A-11, TC-3)."""

    seats: tuple[Seat, ...]
    chips: int


class Laid(Struct, frozen=True, tag="laid"):
    """The cards to be bought lie on the table, face down (J-2)."""

    count: int


class Called(Struct, frozen=True, tag="called"):
    """A bid, or None: the seat leaves the bidding, and its hand stays unseen (J-1, J-5)."""

    seat: Seat
    chips: int | None


class Bought(Struct, frozen=True, tag="bought"):
    """A seat takes the cards on the table for its bid; faces for the buyer only (J-6)."""

    seat: Seat
    chips: int
    cards: CardSet | None


class Succeeded(Struct, frozen=True, tag="succeeded"):
    """The buyer has 35 in that suit, and shows all its cards, or those of the suit (J-7)."""

    seat: Seat
    suit: Suit
    cards: CardSet


class Failed(Struct, frozen=True, tag="failed"):
    """The buyer has no 35, and shows nothing (J-7, A-12)."""

    seat: Seat


class Took(Struct, frozen=True, tag="took"):
    """A seat takes chips from the pool (TF-8, TF-12, TC-7)."""

    seat: Seat
    chips: int


class Paid(Struct, frozen=True, tag="paid"):
    """A seat pays chips into the pool (TF-13, TC-8)."""

    seat: Seat
    chips: int


class Divided(Struct, frozen=True, tag="divided"):
    """Every seat gets chips from the pool: it has passed its limit (TF-16), or the match is over (A-10, B-12)."""

    chips: Chips


class RowScored(Struct, Generic[W], frozen=True, tag="scored"):
    """A deal is over; `dealer` deals next, None: the match is over with it."""

    score: W
    dealer: Seat | None


class Awaited(Struct, frozen=True, tag="awaited"):
    """What is due now, and from whom (None: the match is over). Ends what is shown of every move."""

    phase: Phase
    actor: Actor | None


Event: TypeAlias = (
    Seated
    | Shuffled
    | Anted
    | Dealt
    | Laid
    | Called
    | Bought
    | Succeeded
    | Failed
    | Took
    | Paid
    | Divided
    | Awaited
)
"""What is shown in both games; each adds its own, and the row of its score sheet."""
