"""The house rules of Trentacinque as data, and every decision they make as a function on plain values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from typing import Any, Final

from msgspec import Struct

from satasat import chips
from satasat.cards import PACK_40, SUITS, Card, CardSet, card_set
from satasat.chips import HAND, Best, Call, Chips
from satasat.errors import BadRules
from satasat.game import Seat
from satasat.house_rules import check_values, options_of, read

SEATS: Final = 4
PACK: Final = tuple(PACK_40)
"""Forty cards: no 8, 9, 10 (TC-1)."""
MOST_BID: Final = 5
"""The highest bid, which several may make (TC-5, TC-6)."""
SIDE: Final = 2
"""Chips that each opponent pays for a side claim (TC-9)."""
MOST_CHIPS: Final = 1_000_000


class Rules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of one match; the defaults are the preset `trentacinque`.

    Raises BadRules where a value is not among an option's values, or the ante is more than there is to start with.
    """

    chips: int = 100
    ante: int = 5
    deals: int = 8

    def __post_init__(self) -> None:
        check_values(self, OPTIONS)
        if self.ante > self.chips:
            raise BadRules("ante_above_chips", ante=self.ante, chips=self.chips)


_SOURCES: Final[Mapping[str, tuple[str]]] = {"chips": ("100 †",), "ante": ("5",), "deals": ("8 †",)}
OPTIONS: Final = options_of(Rules, ("trentacinque",), _SOURCES, {"chips": MOST_CHIPS})
PRESETS: Final[Mapping[str, Rules]] = {"trentacinque": Rules()}


def read_rules(plain: Mapping[str, Any]) -> Rules:
    """Rules from plain values, as in the header of a record: every option given, nothing else.

    Raises BadRules: `unknown_option`, `missing_option`, `bad_value`, `option_range`, `ante_above_chips`.
    """
    return read(Rules, OPTIONS, plain)


def in_turn(dealer: Seat) -> tuple[Seat, ...]:
    """The seats from the one after the dealer, who comes last."""
    return chips.in_turn(dealer, SEATS)


class Dealt(Struct, frozen=True):
    """How an order of the pack is dealt: hands by seat, and the widow (TC-4)."""

    hands: tuple[CardSet, ...]
    widow: CardSet


def deal_out(order: Sequence[Card], dealer: Seat) -> Dealt:
    """Singly, nine rounds from the seat after the dealer; the last four cards are the widow (TC-4)."""
    dealt = SEATS * HAND
    by_turn = {seat: card_set(order[i:dealt:SEATS]) for i, seat in enumerate(in_turn(dealer))}
    return Dealt(tuple(by_turn[seat] for seat in range(SEATS)), card_set(order[dealt:]))


def best(cards: CardSet) -> Best:
    """The suit of the cards that counts most (TC-2)."""
    return chips.best(cards)


def holds(cards: CardSet) -> bool:
    """Whether the cards count 35 in one suit (TC-2)."""
    return chips.holds(cards)


def at_five(calls: Sequence[Call]) -> frozenset[Seat]:
    """The seats that stay in by a bid of five (TC-6)."""
    return frozenset(call.seat for call in calls if call.chips == MOST_BID)


def to_call(dealer: Seat, calls: Sequence[Call]) -> Seat | None:
    """Whose turn it is to bid or pass; None when the auction is over (TC-5, B-2, B-14)."""
    done = chips.left(calls) | at_five(calls) | {chips.holder(calls)}
    return chips.due(in_turn(dealer), calls, done)


def bids(bid: int, stack: int) -> tuple[int, int]:
    """The least and the most that may be bid over the highest bid so far (0: none), from that stack (TC-5, B-2, B-13).

    Only five may be matched. The most is below the least where nothing can be bid.
    """
    return min(bid + 1, MOST_BID), min(stack, MOST_BID)


class Count(Struct, frozen=True):
    """What a seat that bid five counts in its best suit: all that the comparison tells (B-11)."""

    seat: Seat
    points: int


def compared(hands: Sequence[CardSet], dealer: Seat, calls: Sequence[Call]) -> tuple[Count, ...]:
    """The counts of those at five, in turn, where there are two or more (TC-6)."""
    fives = [seat for seat in in_turn(dealer) if seat in at_five(calls)]
    return tuple(Count(seat, best(hands[seat]).points) for seat in fives) if len(fives) > 1 else ()


def buyer(calls: Sequence[Call], counts: Sequence[Count]) -> Seat | None:
    """Who takes the widow when the auction is over: the highest count of those at five, else the highest bid (TC-6, B-3).

    `counts` are in turn: of equal ones the first wins. None where all have passed.
    """
    return max(counts, key=lambda count: count.points).seat if counts else chips.holder(calls)


class SideKind(Enum):
    """What a side claim is made on (TC-9)."""

    NO_COURT = "no_court"
    KING_QUEEN_KNAVE = "king_queen_knave"


_COURT: Final = card_set(card for card in PACK if card.rank in "KQJ")


def side_kind(hand: CardSet) -> SideKind | None:
    """The side claim of nine cards as they were dealt; one for the hand, however many sets it holds (TC-9, B-6)."""
    court = hand & _COURT
    if not court:
        return SideKind.NO_COURT
    return SideKind.KING_QUEEN_KNAVE if any(len(court & suit.cards) == 3 for suit in SUITS) else None


def collected(stacks: Chips, seat: Seat) -> Chips:
    """What a side claim changes, by seat: each opponent pays two, or what he has (TC-9, B-4, B-13)."""
    pays = [0 if other == seat else min(SIDE, stack) for other, stack in enumerate(stacks)]
    return tuple(sum(pays) if other == seat else -pay for other, pay in enumerate(pays))


def is_last(deal_no: int, stacks: Chips, rules: Rules) -> bool:
    """Whether the match ends with that deal: it was the last, or somebody cannot ante (B-13)."""
    return deal_no == rules.deals or min(stacks) < rules.ante
