"""The moves of Thirty-Five, the questions they answer, and what a seat is shown of them (docs/rules, "Who may see what")."""

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
from satasat.games.thirty_five.rules import PACK, Rules, bids


class Phase(Enum):
    """What is due next."""

    SEAT_DEALER = "seat_dealer"
    SHUFFLE = "shuffle"
    BID = "bid"
    OVER = "over"


class SeatDealer(Struct, frozen=True, forbid_unknown_fields=True, tag="seat_dealer"):
    """Nature: this seat deals first (TF-4)."""

    seat: Seat


class Shuffle(Struct, frozen=True, forbid_unknown_fields=True, tag="shuffle"):
    """Nature: the pack as it is dealt from, top first (TF-4)."""

    order: tuple[Card, ...]


class Bid(Struct, frozen=True, forbid_unknown_fields=True, tag="bid"):
    """A bid for the table hand (TF-9, TF-10)."""

    chips: int


class ThrowIn(Struct, frozen=True, forbid_unknown_fields=True, tag="throw_in"):
    """The seat throws in its cards and is out of the deal (TF-9)."""


Move: TypeAlias = SeatDealer | Shuffle | Bid | ThrowIn
Choices: TypeAlias = AnyChoices[Move]


class Question(Struct, frozen=True):
    """What is asked of the actor, and all that the answer depends on; made from the truth or from the actor's view.

    `bid` is the highest so far (0: none), `stack` what the actor has, `pool` what an opening bid may not pass.
    """

    phase: Phase
    rules: Rules
    bid: int = 0
    stack: int = 0
    pool: int = 0


NO_CHOICE: Final[Choices] = OneOf(())


def choices(question: Question) -> Choices:
    """Everything that answers the question; `check` accepts exactly that."""
    q = question
    match q.phase:
        case Phase.SEAT_DEALER:
            return OneOf(tuple(SeatDealer(seat) for seat in range(q.rules.players)))
        case Phase.SHUFFLE:
            return AnyOrder("shuffle", PACK)
        case Phase.BID:
            least, most = bids(q.bid, q.stack, q.pool)
            return Between("bid", least, most, "throw_in") if least <= most else OneOf((ThrowIn(),))
        case Phase.OVER:
            return NO_CHOICE


def check(question: Question, move: Move) -> None:
    """Raises IllegalMove, with the reason, unless the move answers the question by the rules."""
    q = question
    match q.phase, move:
        case Phase.BID, Bid(chips=chips) if type(chips) is int:
            _check_bid(q, chips)
        case Phase.BID, ThrowIn():
            pass
        case Phase.SHUFFLE, Shuffle(order=cards) if are_cards(cards):
            same_cards(cards, PACK)
        case Phase.SEAT_DEALER, SeatDealer(seat=seat) if type(seat) is int:
            if not 0 <= seat < q.rules.players:
                raise IllegalMove("no_such_seat", seat_no=seat, least=0, most=q.rules.players - 1)
        case Phase.OVER, _:
            raise IllegalMove("match_over")
        case _ if is_move(move, Move):
            raise IllegalMove("not_now", move=move_type(move), due=q.phase.value)
        case _:
            raise IllegalMove("not_a_move", value=printed(move))


def _check_bid(q: Question, chips: int) -> None:
    least, _ = bids(q.bid, q.stack, q.pool)
    if chips < least:
        raise IllegalMove("bid_too_low", chips=chips, bid=q.bid, least=least)
    if chips > q.stack:
        raise IllegalMove("bid_above_stack", chips=chips, stack=q.stack)
    if not q.bid and chips > q.pool:
        raise IllegalMove("bid_above_pool", chips=chips, pool=q.pool)


def move_type(move: Move) -> str:
    """The move's `type` in a record."""
    return str(move.__struct_config__.tag)


class Outcome(Enum):
    """How a deal ended."""

    CLAIM = "claim"
    BOUGHT = "bought"
    FAILED = "failed"
    THROWN_IN = "thrown_in"


class DealScore(Struct, frozen=True):
    """One row of the score sheet: chips and pool after all that the deal brought, before the next antes.

    `seats` are those that claimed, or the one that bought or failed, ascending.
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
    """A deal begins; nobody sees the pack (J-3)."""


class Anted(Struct, frozen=True, tag="anted"):
    """These seats, in turn, paid the ante and play the deal; the others sit out (TF-5, A-11)."""

    seats: tuple[Seat, ...]
    chips: int


class Dealt(Struct, frozen=True, tag="dealt"):
    """A hand; faces for its owner only (J-1)."""

    seat: Seat
    count: int
    cards: CardSet | None


class Laid(Struct, frozen=True, tag="laid"):
    """The table hand lies there, face down (J-2)."""

    count: int


class Claimed(Struct, frozen=True, tag="claimed"):
    """A seat holds 35: all see its cards of that suit (J-4)."""

    seat: Seat
    suit: Suit
    cards: CardSet


class Unclaimed(Struct, frozen=True, tag="unclaimed"):
    """Nobody holds 35 in nine cards: the bidding begins (J-4)."""


class Called(Struct, frozen=True, tag="called"):
    """A bid, or None: the hand is thrown in, unseen (J-1, J-5)."""

    seat: Seat
    chips: int | None


class Bought(Struct, frozen=True, tag="bought"):
    """A seat takes the table hand for its bid; faces for the buyer only (J-6)."""

    seat: Seat
    chips: int
    cards: CardSet | None


class Succeeded(Struct, frozen=True, tag="succeeded"):
    """The buyer has 35 in that suit, and shows all thirteen cards (J-7)."""

    seat: Seat
    suit: Suit
    cards: CardSet


class Failed(Struct, frozen=True, tag="failed"):
    """The buyer has no 35, and shows nothing (J-7, A-12)."""

    seat: Seat


class Took(Struct, frozen=True, tag="took"):
    """A seat takes chips from the pool (TF-8, TF-12)."""

    seat: Seat
    chips: int


class Paid(Struct, frozen=True, tag="paid"):
    """A seat pays chips into the pool (TF-13)."""

    seat: Seat
    chips: int


class Divided(Struct, frozen=True, tag="divided"):
    """Every seat gets chips from the pool: it has passed its limit (TF-16), or the match is over (A-10)."""

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
    | Claimed
    | Unclaimed
    | Called
    | Bought
    | Succeeded
    | Failed
    | Took
    | Paid
    | Divided
    | Scored
    | Awaited
)
