"""The moves of Trentacinque, the questions they answer, and what a seat is shown of them (docs/rules, "Who may see what")."""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeAlias

from msgspec import Struct

from satasat.cards import Card, CardSet, Suit
from satasat.chips import Chips
from satasat.errors import IllegalMove
from satasat.forms import are_cards, is_move, printed, same_cards
from satasat.game import Actor, AnyOrder, Between, OneOf, Seat
from satasat.game import Choices as AnyChoices
from satasat.games.trentacinque.rules import MOST_BID, PACK, SEATS, Count, Rules, SideKind, bids


class Phase(Enum):
    """What is due next."""

    SEAT_DEALER = "seat_dealer"
    SHUFFLE = "shuffle"
    BID = "bid"
    OVER = "over"


class SeatDealer(Struct, frozen=True, forbid_unknown_fields=True, tag="seat_dealer"):
    """Nature: this seat deals first (TC-11)."""

    seat: Seat


class Shuffle(Struct, frozen=True, forbid_unknown_fields=True, tag="shuffle"):
    """Nature: the pack as it is dealt from, top first (TC-4)."""

    order: tuple[Card, ...]


class Bid(Struct, frozen=True, forbid_unknown_fields=True, tag="bid"):
    """A bid for the widow (TC-5, TC-6)."""

    chips: int


class Pass(Struct, frozen=True, forbid_unknown_fields=True, tag="pass"):
    """The seat leaves the auction for good (TC-5, B-2)."""


Move: TypeAlias = SeatDealer | Shuffle | Bid | Pass
Choices: TypeAlias = AnyChoices[Move]


class Question(Struct, frozen=True):
    """What is asked of the actor, and all that the answer depends on; made from the truth or from the actor's view.

    `bid` is the highest so far (0: none), `stack` what the actor has.
    """

    phase: Phase
    rules: Rules
    bid: int = 0
    stack: int = 0


NO_CHOICE: Final[Choices] = OneOf(())


def choices(question: Question) -> Choices:
    """Everything that answers the question; `check` accepts exactly that."""
    q = question
    match q.phase:
        case Phase.SEAT_DEALER:
            return OneOf(tuple(SeatDealer(seat) for seat in range(SEATS)))
        case Phase.SHUFFLE:
            return AnyOrder("shuffle", PACK)
        case Phase.BID:
            least, most = bids(q.bid, q.stack)
            return Between("bid", least, most, "pass") if least <= most else OneOf((Pass(),))
        case Phase.OVER:
            return NO_CHOICE


def check(question: Question, move: Move) -> None:
    """Raises IllegalMove, with the reason, unless the move answers the question by the rules."""
    q = question
    match q.phase, move:
        case Phase.BID, Bid(chips=chips) if type(chips) is int:
            _check_bid(q, chips)
        case Phase.BID, Pass():
            pass
        case Phase.SHUFFLE, Shuffle(order=cards) if are_cards(cards):
            same_cards(cards, PACK)
        case Phase.SEAT_DEALER, SeatDealer(seat=seat) if type(seat) is int:
            if not 0 <= seat < SEATS:
                raise IllegalMove("no_such_seat", seat_no=seat, least=0, most=SEATS - 1)
        case Phase.OVER, _:
            raise IllegalMove("match_over")
        case _ if is_move(move, Move):
            raise IllegalMove("not_now", move=move_type(move), due=q.phase.value)
        case _:
            raise IllegalMove("not_a_move", value=printed(move))


def _check_bid(q: Question, chips: int) -> None:
    least, _ = bids(q.bid, q.stack)
    if chips < least:
        raise IllegalMove("bid_too_low", chips=chips, bid=q.bid, least=least)
    if chips > MOST_BID:
        raise IllegalMove("bid_above_most", chips=chips, most=MOST_BID)
    if chips > q.stack:
        raise IllegalMove("bid_above_stack", chips=chips, stack=q.stack)


def move_type(move: Move) -> str:
    """The move's `type` in a record."""
    return str(move.__struct_config__.tag)


class Outcome(Enum):
    """How a deal ended."""

    BOUGHT = "bought"
    FAILED = "failed"
    PASSED = "passed"


class DealScore(Struct, frozen=True):
    """One row of the score sheet: chips and pool after all that the deal brought, before the next antes.

    `seats` is the one that bought or failed, if there is one.
    """

    dealer: Seat
    outcome: Outcome
    seats: tuple[Seat, ...]
    chips: Chips
    pool: int


# What a seat is shown. Cards that this seat may not see are None.


class Seated(Struct, frozen=True, tag="seated"):
    """Who deals first."""

    dealer: Seat


class Shuffled(Struct, frozen=True, tag="shuffled"):
    """A deal begins; nobody sees the pack."""


class Anted(Struct, frozen=True, tag="anted"):
    """These seats, in turn, paid the ante: all four (TC-3)."""

    seats: tuple[Seat, ...]
    chips: int


class Dealt(Struct, frozen=True, tag="dealt"):
    """A hand; faces for its owner only (J-1)."""

    seat: Seat
    count: int
    cards: CardSet | None


class Laid(Struct, frozen=True, tag="laid"):
    """The widow lies there, face down (J-2)."""

    count: int


class Called(Struct, frozen=True, tag="called"):
    """A bid, or None: a pass (J-5)."""

    seat: Seat
    chips: int | None


class Compared(Struct, frozen=True, tag="compared"):
    """Two or more stay in at five: what each counts in its best suit, in turn; no suits, no cards (J-8, B-11)."""

    counts: tuple[Count, ...]


class Bought(Struct, frozen=True, tag="bought"):
    """A seat takes the widow for its bid; faces for the buyer only (J-6)."""

    seat: Seat
    chips: int
    cards: CardSet | None


class Succeeded(Struct, frozen=True, tag="succeeded"):
    """The buyer has 35 in that suit: all see its cards of the suit (J-7)."""

    seat: Seat
    suit: Suit
    cards: CardSet


class Failed(Struct, frozen=True, tag="failed"):
    """The buyer has no 35, and shows nothing (J-7)."""

    seat: Seat


class Took(Struct, frozen=True, tag="took"):
    """A seat takes chips from the pool (TC-7)."""

    seat: Seat
    chips: int


class Paid(Struct, frozen=True, tag="paid"):
    """A seat pays chips into the pool (TC-8)."""

    seat: Seat
    chips: int


class SideClaimed(Struct, frozen=True, tag="side_claimed"):
    """A side claim: its kind, and what it changes by seat; no card (J-9, TC-9, B-7)."""

    seat: Seat
    kind: SideKind
    chips: Chips


class Divided(Struct, frozen=True, tag="divided"):
    """Every seat gets chips from the pool: the match is over (B-12)."""

    chips: Chips


class Scored(Struct, frozen=True, tag="scored"):
    """A deal is over; `dealer` deals next, None: the match is over with it."""

    score: DealScore
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
    | Compared
    | Bought
    | Succeeded
    | Failed
    | Took
    | Paid
    | SideClaimed
    | Divided
    | Scored
    | Awaited
)
