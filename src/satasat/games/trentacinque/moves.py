"""The moves of Trentacinque, the questions they answer, and what a seat is shown of them (docs/rules, "Who may see what")."""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeAlias

from msgspec import Struct

from satasat.betting import moves as betting
from satasat.betting.moves import Bid, Phase
from satasat.chips import Chips
from satasat.dealing import SeatDealer, Shuffle
from satasat.errors import IllegalMove
from satasat.game import Choices as AnyChoices
from satasat.game import OneOf, Seat
from satasat.games.trentacinque.rules import MOST_BID, PACK, SEATS, Count, Rules, SideKind, bids


class Pass(Struct, frozen=True, forbid_unknown_fields=True, tag="pass"):
    """The seat leaves the auction for good (TC-5, B-2)."""


Move: TypeAlias = SeatDealer | Shuffle | Bid | Pass
Choices: TypeAlias = AnyChoices[Move]
Question: TypeAlias = betting.Question[Rules]

NO_CHOICE: Final[Choices] = OneOf(())


def choices(question: Question) -> Choices:
    """Everything that answers the question; `check` accepts exactly that."""
    q = question
    return betting.answers(q.phase, SEATS, PACK, bids(q.bid, q.stack), Pass())


def check(question: Question, move: Move) -> None:
    """Raises IllegalMove, with the reason, unless the move answers the question by the rules."""
    q = question
    match q.phase, move:
        case Phase.BID, Bid(chips=chips) if type(chips) is int:
            _check_bid(q, chips)
        case Phase.BID, Pass():
            pass
        case _:
            betting.check_nature(q.phase, move, Move, SEATS, PACK)


def _check_bid(q: Question, chips: int) -> None:
    least, _ = bids(q.bid, q.stack)
    if chips < least:
        raise IllegalMove("bid_too_low", chips=chips, bid=q.bid, least=least)
    if chips > MOST_BID:
        raise IllegalMove("bid_above_most", chips=chips, most=MOST_BID)
    if chips > q.stack:
        raise IllegalMove("bid_above_stack", chips=chips, stack=q.stack)


class Outcome(Enum):
    """How a deal ended."""

    BOUGHT = "bought"
    FAILED = "failed"
    PASSED = "passed"


class DealScore(betting.Row[Outcome], frozen=True):
    """One row of the score sheet: chips and pool after all that the deal brought, before the next antes.

    `seats` is the one that bought or failed, if there is one.
    """


class Compared(Struct, frozen=True, tag="compared"):
    """Two or more stay in at five: what each counts in its best suit, in turn; no suits, no cards (J-8, B-11)."""

    counts: tuple[Count, ...]


class SideClaimed(Struct, frozen=True, tag="side_claimed"):
    """A side claim: its kind, and what it changes by seat; no card (J-9, TC-9, B-7)."""

    seat: Seat
    kind: SideKind
    chips: Chips


class Scored(betting.RowScored[DealScore], frozen=True, tag="scored"):
    """A deal is over; `dealer` deals next, None: the match is over with it."""


Event: TypeAlias = betting.Event | Compared | SideClaimed | Scored
