"""The house rules of 3-2-5 as data, and every decision they make as a function on plain values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum
from functools import cache
from typing import Any, Final, Literal, TypeVar

import msgspec
from msgspec import Struct

from satasat.cards import NONE, PACK_30, SUITS, Card, CardSet, Suit, card, card_set
from satasat.errors import BadRules
from satasat.game import Seat
from satasat.house_rules import check_values, options_of, read
from satasat.tricks import Order

SEATS: Final = 3
PACK: Final = tuple(PACK_30)
"""The thirty cards (R-PACK-1)."""
T = TypeVar("T")
Three = tuple[int, int, int]
"""One number a seat."""


def with_seat(three: tuple[T, T, T], seat: Seat, value: T) -> tuple[T, T, T]:
    """The three with another value for that seat."""
    a, b, c = three
    return (value, b, c) if seat == 0 else (a, value, c) if seat == 1 else (a, b, value)


class Direction(Enum):
    CLOCKWISE = "clockwise"
    ANTICLOCKWISE = "anticlockwise"


class FirstDealer(Enum):
    RANDOM = "random"
    CHOSEN = "chosen"
    DRAW_532 = "draw_532"


class CutRule(Enum):
    NONE = "none"
    FIVE_SEAT = "five_seat"


class TrumpTiming(Enum):
    AFTER_FIVE = "after_five"
    AFTER_TEN = "after_ten"


class TrumpAlternative(Enum):
    TURN_THREE = "turn_three"
    SEVENTH_CARD = "seventh_card"
    RANDOM_REST = "random_rest"


class Sevens(Enum):
    LOW = "low"
    PERMANENT_TRUMPS = "permanent_trumps"


class HighSeven(Enum):
    HEARTS = "hearts"
    SPADES = "spades"


class Pulls(Enum):
    OFF = "off"
    ON = "on"


class ReturnDrawn(Enum):
    FORBIDDEN = "forbidden"
    ALLOWED = "allowed"


class FanRule(Enum):
    SHUFFLED = "shuffled"
    BY_HAND = "by_hand"


class DebtorOrder(Enum):
    DEALER_THREE_FIVE = "dealer_three_five"
    DEALER_FIVE_THREE = "dealer_five_three"


class PullVisibility(Enum):
    PRIVATE = "private"
    DRAWN_SHOWN = "drawn_shown"
    BOTH_SHOWN = "both_shown"


class TrickInstead(Enum):
    OFF = "off"
    ON = "on"


class Scoring(Enum):
    MINUS_QUOTA = "minus_quota"
    RAW_TRICKS = "raw_tricks"


class DealerRule(Enum):
    ROTATE = "rotate"
    LOSER_DEALS = "loser_deals"


class Rules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of one match; the defaults are the preset `satasat`.

    Raises BadRules where a value is not among an option's values, or two exclude each other (V-1, V-2).
    """

    direction: Direction = Direction.ANTICLOCKWISE
    first_dealer: FirstDealer = FirstDealer.RANDOM
    cut: CutRule = CutRule.NONE
    trump_timing: TrumpTiming = TrumpTiming.AFTER_FIVE
    trump_alternatives: tuple[TrumpAlternative, ...] = (TrumpAlternative.TURN_THREE,)
    sevens: Sevens = Sevens.LOW
    high_seven: HighSeven = HighSeven.HEARTS
    pulls: Pulls = Pulls.ON
    return_keep: Literal[2, 1, 0] = 2
    return_drawn: ReturnDrawn = ReturnDrawn.FORBIDDEN
    fan: FanRule = FanRule.SHUFFLED
    debtor_order: DebtorOrder = DebtorOrder.DEALER_THREE_FIVE
    pull_visibility: PullVisibility = PullVisibility.PRIVATE
    trick_instead: TrickInstead = TrickInstead.OFF
    scoring: Scoring = Scoring.MINUS_QUOTA
    slam_bonus: Literal[0, 5] = 0
    dealer_rule: DealerRule = DealerRule.ROTATE
    deals: int = 6

    def __post_init__(self) -> None:
        check_values(self, OPTIONS)
        chosen = tuple(a for a in TrumpAlternative if a in self.trump_alternatives)
        msgspec.structs.force_setattr(self, "trump_alternatives", chosen)
        if self.trump_timing is TrumpTiming.AFTER_TEN and chosen:  # V-1, R-TRUMP-12
            raise BadRules("after_ten_alternatives", alternatives=[a.value for a in chosen])
        if self.trick_instead is TrickInstead.ON and self.pulls is Pulls.OFF:  # V-2
            raise BadRules("trick_instead_pulls")


_DESCRIBED = ("plain", "satasat", "teen-do-paanch", "pagat")
# what the four described rule sets say: † silent, ‡ advice or example only
_SOURCES: Mapping[str, tuple[str, str, str, str]] = {
    "direction": ("clockwise", "anticlockwise †", "anticlockwise", "anticlockwise"),
    "first_dealer": ("random †", "random †", "chosen", "draw_532 ‡"),
    "cut": ("none †", "none †", "five_seat", "five_seat"),
    "trump_timing": ("after_five", "after_five", "after_five", "after_five"),
    "trump_alternatives": ("none", "turn_three", "none", "none"),
    "sevens": ("low", "low", "low", "low"),
    "high_seven": ("hearts †", "hearts", "hearts", "hearts †"),
    "pulls": ("off", "on", "on", "on"),
    "return_keep": ("2 †", "2", "2", "2"),
    "return_drawn": ("forbidden †", "forbidden", "forbidden", "forbidden"),
    "fan": ("shuffled †", "shuffled †", "shuffled †", "by_hand"),
    "debtor_order": ("dealer_three_five †", "dealer_three_five †", "dealer_three_five", "dealer_three_five"),
    "pull_visibility": ("private †", "private", "private †", "private"),
    "trick_instead": ("off †", "off †", "off †", "off"),
    "scoring": ("minus_quota", "minus_quota", "raw_tricks", "raw_tricks"),
    "slam_bonus": ("0 †", "0 †", "0 †", "0"),
    "dealer_rule": ("rotate", "rotate", "rotate", "rotate"),
    "deals": ("6 ‡", "6", "6", "6 †"),
}


OPTIONS: Final = options_of(Rules, _DESCRIBED, _SOURCES)


def read_rules(plain: Mapping[str, Any]) -> Rules:
    """Rules from plain values, as in the header of a record: every option given, nothing else.

    Raises BadRules: `unknown_option`, `missing_option`, `bad_value`, and where options exclude each other.
    """
    return read(Rules, OPTIONS, plain)


_PAGAT: Final[dict[str, Any]] = {
    "first_dealer": FirstDealer.DRAW_532,
    "cut": CutRule.FIVE_SEAT,
    "trump_alternatives": (),
    "fan": FanRule.BY_HAND,
    "scoring": Scoring.RAW_TRICKS,
}
_PLAIN: Final[dict[str, Any]] = {
    "direction": Direction.CLOCKWISE,
    "trump_alternatives": (),
    "pulls": Pulls.OFF,
}

PRESETS: Final[Mapping[str, Rules]] = {
    "plain": Rules(**_PLAIN),
    "satasat": Rules(),
    "teen-do-paanch": Rules(
        first_dealer=FirstDealer.CHOSEN,
        cut=CutRule.FIVE_SEAT,
        trump_alternatives=(),
        scoring=Scoring.RAW_TRICKS,
    ),
    "pagat": Rules(**_PAGAT),
    "high-sevens": Rules(sevens=Sevens.PERMANENT_TRUMPS),
    "handed-tricks": Rules(
        **_PAGAT, trick_instead=TrickInstead.ON, slam_bonus=5, dealer_rule=DealerRule.LOSER_DEALS
    ),
    "full-hand": Rules(**_PLAIN, trump_timing=TrumpTiming.AFTER_TEN),
}


def after_ten(rules: Rules) -> bool:
    """Whether all ten cards are dealt before trump is named (R-TRUMP-3)."""
    return rules.trump_timing is TrumpTiming.AFTER_TEN


class Role(Enum):
    """The chair of a deal (R-SEAT-2): the seat after the dealer needs five, the next three, the dealer two tricks."""

    FIVE = "five"
    THREE = "three"
    TWO = "two"


QUOTA: Final[Mapping[Role, int]] = {Role.FIVE: 5, Role.THREE: 3, Role.TWO: 2}


def five_seat(dealer: Seat) -> Seat:
    """F, the seat after the dealer: makes trump, leads first (R-SEAT-2, R-TRUMP-1, R-PLAY-1)."""
    return (dealer + 1) % SEATS


def three_seat(dealer: Seat) -> Seat:
    """T, the seat before the dealer (R-SEAT-2)."""
    return (dealer + 2) % SEATS


def role(seat: Seat, dealer: Seat) -> Role:
    """The seat's role under this dealer (R-SEAT-2)."""
    return (Role.TWO, Role.FIVE, Role.THREE)[(seat - dealer) % SEATS]


def quotas(dealer: Seat) -> Three:
    """Tricks each seat needs (R-SEAT-2)."""
    return ((2, 5, 3), (3, 2, 5), (5, 3, 2))[dealer]


@cache
def _order(trump: Suit, sevens: Sevens, high_seven: HighSeven) -> Order:
    suits = [PACK_30 & suit.cards for suit in SUITS]
    if sevens is Sevens.LOW:
        return Order(trump, (suits[0], suits[1], suits[2], suits[3]))
    top = (card("7H"), card("7S")) if high_seven is HighSeven.HEARTS else (card("7S"), card("7H"))
    suits = [suit - card_set(top) for suit in suits]
    suits[trump.index] = suits[trump.index] | card_set(top)
    return Order(trump, (suits[0], suits[1], suits[2], suits[3]), top)


def order(trump: Suit, rules: Rules) -> Order:
    """How cards follow and beat each other when `trump` is named (R-PACK-2, R-SEVEN-1 to 6)."""
    return _order(trump, rules.sevens, rules.high_seven)


def turned_suits(three: Sequence[Card]) -> tuple[Suit, ...]:
    """The suits that three turned cards leave to choose from, one where the highest card decides (R-TRUMP-4, 5, 10).

    Printed ranks count, also with permanent sevens. Suits come in the order S H D C.
    """
    highest = min(c % 13 for c in three)
    return tuple(sorted((c.suit for c in three if c % 13 == highest), key=lambda suit: suit.index))


class Pull(Struct, frozen=True):
    """One card owed: the creditor draws it from the debtor (R-PULL-2)."""

    creditor: Seat
    debtor: Seat


def schedule(debts: Three, dealer: Seat, rules: Rules) -> tuple[Pull, ...]:
    """The exchanges of a deal, in order (R-PULL-2, 12, 13), under the new deal's dealer.

    `debts` is by seat: tricks above (+) or below (-) the quota in the deal before.
    """
    if rules.pulls is Pulls.OFF:
        return ()
    five, three = five_seat(dealer), three_seat(dealer)
    if rules.debtor_order is DebtorOrder.DEALER_THREE_FIVE:
        debtors = (dealer, three, five)
    else:
        debtors = (dealer, five, three)
    owed = [max(0, -d) for d in debts]
    pulls = []
    for creditor in (five, three, dealer):
        due = max(0, debts[creditor])
        for debtor in debtors:
            n = min(due, owed[debtor])
            owed[debtor] -= n
            due -= n
            pulls += [Pull(creditor, debtor)] * n
    return tuple(pulls)


def returnable(hand: CardSet, drawn: Card, order: Order, rules: Rules) -> CardSet:
    """The cards of the creditor's eleven that may go back (R-PULL-9, 10)."""
    good = NONE
    for suit in order.suits:
        mine = hand & suit
        if len(mine) > rules.return_keep:
            good = good | mine
    return good - drawn.bit if rules.return_drawn is ReturnDrawn.FORBIDDEN else good


def hand_over(taken: Three, promised: Sequence[Pull]) -> Three:
    """The tricks that are scored: each promised one moves to its creditor while the debtor has any (R-GIVE-3)."""
    tricks = list(taken)
    for pull in promised:
        if tricks[pull.debtor] > 0:
            tricks[pull.debtor] -= 1
            tricks[pull.creditor] += 1
    return (tricks[0], tricks[1], tricks[2])


def deltas(tricks: Three, dealer: Seat) -> Three:
    """Tricks above (+) or below (-) the quota, by seat."""
    q = quotas(dealer)
    return (tricks[0] - q[0], tricks[1] - q[1], tricks[2] - q[2])


def points(tricks: Three, taken: Three, dealer: Seat, rules: Rules) -> Three:
    """What a deal scores, by seat (R-SCORE-1 to 3, R-GIVE-5).

    `tricks` are the counts after handing over, `taken` those won in play: all ten of these earn the slam bonus.
    """
    base = deltas(tricks, dealer) if rules.scoring is Scoring.MINUS_QUOTA else tricks
    a, b, c = (p + (rules.slam_bonus if t == 10 else 0) for p, t in zip(base, taken, strict=True))
    return (a, b, c)


def next_dealer(tricks: Three, dealer: Seat, rules: Rules) -> Seat:
    """Who deals the next deal (R-DEALER-1 to 4)."""
    over = deltas(tricks, dealer)
    if rules.dealer_rule is DealerRule.ROTATE or min(over) >= 0:
        return five_seat(dealer)
    in_turn = (five_seat(dealer), three_seat(dealer), dealer)
    return min(in_turn, key=lambda seat: over[seat])
