"""The house rules of Thirty-Five as data, and every decision they make as a function on plain values."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from satasat import chips
from satasat.cards import NONE, PACK_52, Card, CardSet, card_set
from satasat.chips import BUY, HAND, Best, Call, Chips
from satasat.errors import BadRules
from satasat.game import Seat
from satasat.house_rules import check_values, options_of, read

PACK: Final = tuple(PACK_52)
"""All 52 cards (TF-1)."""
MOST_PLAYERS: Final = 5
MOST_CHIPS: Final = 1_000_000


class Rules(Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The options of one match; the defaults are the preset `thirty-five`.

    Raises BadRules where a value is not among an option's values, or the ante is more than there is to start with.
    """

    players: Literal[2, 3, 4, 5] = 3
    chips: int = 100
    ante: int = 1
    pool_limit: int | None = None
    ace_value: Literal[1, 11] = 1
    deals: int = 10

    def __post_init__(self) -> None:
        check_values(self, OPTIONS)
        if self.ante > self.chips:
            raise BadRules("ante_above_chips", ante=self.ante, chips=self.chips)


_SOURCES: Final[Mapping[str, tuple[str]]] = {
    "players": ("3 ‡",),
    "chips": ("100 †",),
    "ante": ("1 †",),
    "pool_limit": ("none ‡",),
    "ace_value": ("1 †",),
    "deals": ("10 †",),
}
OPTIONS: Final = options_of(
    Rules, ("thirty-five",), _SOURCES, {"chips": MOST_CHIPS, "pool_limit": MOST_PLAYERS * MOST_CHIPS}
)

PRESETS: Final[Mapping[str, Rules]] = {
    "thirty-five": Rules(),
    "ace-eleven": Rules(ace_value=11),
    "five-at-the-table": Rules(players=5, pool_limit=50),
}


def read_rules(plain: Mapping[str, Any]) -> Rules:
    """Rules from plain values, as in the header of a record: every option given, nothing else.

    Raises BadRules: `unknown_option`, `missing_option`, `bad_value`, `option_range`, `ante_above_chips`.
    """
    return read(Rules, OPTIONS, plain)


def able(stacks: Chips, rules: Rules) -> tuple[Seat, ...]:
    """The seats that can ante (A-11)."""
    return tuple(seat for seat, stack in enumerate(stacks) if stack >= rules.ante)


def players(stacks: Chips, dealer: Seat, rules: Rules) -> tuple[Seat, ...]:
    """Who plays a deal, in turn from the one after the dealer: all who can ante (TF-5, A-11)."""
    can = able(stacks, rules)
    return tuple(seat for seat in chips.in_turn(dealer, rules.players) if seat in can)


class Dealt(Struct, frozen=True):
    """How an order of the pack is dealt: hands in turn, the table hand, and the rest that nobody sees (TF-6, 7)."""

    hands: tuple[CardSet, ...]
    buy: CardSet
    rest: CardSet


def deal_out(order: Sequence[Card], players: int) -> Dealt:
    """Singly, one to each player and one to the table four times, then five times to the players alone (TF-6)."""
    hands = [NONE] * players
    buy = NONE
    at = 0
    for round_no in range(HAND):
        for i in range(players):
            hands[i] = hands[i] | order[at + i].bit
        at += players
        if round_no < BUY:
            buy = buy | order[at].bit
            at += 1
    return Dealt(tuple(hands), buy, card_set(order[at:]))


def best(cards: CardSet, rules: Rules) -> Best:
    """The suit of the cards that counts most (TF-2)."""
    return chips.best(cards, rules.ace_value)


def holds(cards: CardSet, rules: Rules) -> bool:
    """Whether the cards count 35 in one suit (TF-3)."""
    return chips.holds(cards, rules.ace_value)


def claims(hands: Sequence[CardSet], rules: Rules) -> tuple[Seat, ...]:
    """The seats that hold 35 in what they were dealt; who holds it in two suits claims once (TF-8, A-3, A-8)."""
    return tuple(seat for seat, hand in enumerate(hands) if holds(hand, rules))


def to_call(players: Sequence[Seat], calls: Sequence[Call]) -> Seat | None:
    """Whose turn it is to bid or throw in; None when the bidding is over (TF-9, TF-10, A-6)."""
    out = chips.left(calls)
    inside = [seat for seat in players if seat not in out]
    if not inside or (len(inside) == 1 and chips.highest(calls)):
        return None
    return chips.due(players, calls, out)


def buyer(players: Sequence[Seat], calls: Sequence[Call]) -> Seat | None:
    """Who buys the table hand, where the bidding is over: the last one in it; None where all have thrown in (TF-10, A-6)."""
    out = chips.left(calls)
    return next((seat for seat in players if seat not in out), None)


def bids(bid: int, stack: int, pool: int) -> tuple[int, int]:
    """The least and the most that may be bid over the highest bid so far (0: none), from that stack (TF-9 to 11, A-4, A-5).

    The most is below the least where nothing can be bid.
    """
    return bid + 1, stack if bid else min(stack, pool)


def over_limit(pool: int, rules: Rules) -> int:
    """What each seat gets of a pool that has passed its limit; 0 where it has not (TF-16, A-7)."""
    if rules.pool_limit is None or pool <= rules.pool_limit:
        return 0
    return chips.equal_shares(pool, rules.players)


def is_last(deal_no: int, stacks: Chips, rules: Rules) -> bool:
    """Whether the match ends with that deal: it was the last, or fewer than two can ante (A-13)."""
    return deal_no == rules.deals or len(able(stacks, rules)) < 2
