"""The moves of Thirty-Five, the questions they answer, and what a seat is shown of them (docs/rules, "Who may see what")."""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeAlias

from msgspec import Struct

from satasat.betting import moves as betting
from satasat.betting.moves import Bid, Phase
from satasat.cards import CardSet, Suit
from satasat.dealing import SeatDealer, Shuffle
from satasat.errors import IllegalMove
from satasat.game import Choices as AnyChoices
from satasat.game import OneOf, Seat
from satasat.games.thirty_five.rules import PACK, Rules, bids


class ThrowIn(Struct, frozen=True, forbid_unknown_fields=True, tag="throw_in"):
    """The seat throws in its cards and is out of the deal (TF-9)."""


Move: TypeAlias = SeatDealer | Shuffle | Bid | ThrowIn
Choices: TypeAlias = AnyChoices[Move]
Question: TypeAlias = betting.Question[Rules]

NO_CHOICE: Final[Choices] = OneOf(())


def choices(question: Question) -> Choices:
    """Everything that answers the question; `check` accepts exactly that."""
    q = question
    return betting.answers(q.phase, q.rules.players, PACK, bids(q.bid, q.stack, q.pool), ThrowIn())


def check(question: Question, move: Move) -> None:
    """Raises IllegalMove, with the reason, unless the move answers the question by the rules."""
    q = question
    match q.phase, move:
        case Phase.BID, Bid(chips=chips) if type(chips) is int:
            _check_bid(q, chips)
        case Phase.BID, ThrowIn():
            pass
        case _:
            betting.check_nature(q.phase, move, Move, q.rules.players, PACK)


def _check_bid(q: Question, chips: int) -> None:
    least, _ = bids(q.bid, q.stack, q.pool)
    if chips < least:
        raise IllegalMove("bid_too_low", chips=chips, bid=q.bid, least=least)
    if chips > q.stack:
        raise IllegalMove("bid_above_stack", chips=chips, stack=q.stack)
    if not q.bid and chips > q.pool:
        raise IllegalMove("bid_above_pool", chips=chips, pool=q.pool)


class Outcome(Enum):
    """How a deal ended."""

    CLAIM = "claim"
    BOUGHT = "bought"
    FAILED = "failed"
    THROWN_IN = "thrown_in"


class DealScore(betting.Row[Outcome], frozen=True):
    """One row of the score sheet: chips and pool after all that the deal brought, before the next antes.

    `seats` are those that claimed, or the one that bought or failed, ascending.
    """


class Claimed(Struct, frozen=True, tag="claimed"):
    """A seat holds 35: all see its cards of that suit (J-4)."""

    seat: Seat
    suit: Suit
    cards: CardSet


class Unclaimed(Struct, frozen=True, tag="unclaimed"):
    """Nobody holds 35 in nine cards: the bidding begins (J-4)."""


class Scored(betting.RowScored[DealScore], frozen=True, tag="scored"):
    """A deal is over; `dealer` deals next, None: the match is over with it."""


Event: TypeAlias = betting.Event | Claimed | Unclaimed | Scored
