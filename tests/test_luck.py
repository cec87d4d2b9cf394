"""What of a deal of Thirty-Five is told to be luck: its mean is 0 for every seat, whatever the bots do (docs/howto/arena.md)."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations, pairwise
from typing import Any, Final

import pytest
from msgspec.structs import replace

from satasat.bots import Worlds, bot
from satasat.bots.arena import Plan, play_seating
from satasat.bots.luck import NO_LUCK, Luck, luck
from satasat.cards import card_set, to_plain
from satasat.games.thirty_five.engine import step
from satasat.games.thirty_five.moves import ThrowIn
from tests.betting import THIRTY_FIVE, Table

NONE_OF_FIVE: Final[Luck] = (NO_LUCK,) * 5
NONE_OF_THREE: Final[Luck] = (NO_LUCK,) * 3


def mean(lucks: list[Luck]) -> Luck:
    return tuple(sum(seat, NO_LUCK) / len(lucks) for seat in zip(*lucks, strict=True))


@pytest.mark.parametrize("bid", [1, 5, 9])
def test_the_luck_of_a_buy_is_nothing_over_all_cards_that_may_lie_on_the_table(bid: int) -> None:
    """Five players: seven cards are nobody's, so 35 sets of four; TF-12, TF-13, also beyond the pool of five (TF-11)."""
    table = Table(THIRTY_FIVE, players=5)
    table.deal({1: "KD QD 6D 2D AH 4H 3S 4S 5C", 2: "KH QH 6H 2H 3H 5S 6S 7C 8C"}, "JD AS AC AD")
    if bid > 5:
        table.call((1, 2), (2, 3), (3, None), (4, None), (0, None), (1, bid))
    else:
        table.call((1, bid), (2, None), (3, None), (4, None))
    before, deal = table.state, table.state.deal
    dealt = card_set(card for cards in deal.hands for card in cards)
    nobodys = [card for card in deal.pack if card not in dealt]
    assert len(nobodys) == 7
    lucks = []
    for four in combinations(nobodys, 4):
        laid = replace(before, deal=replace(deal, buy=card_set(four)))
        after = step(laid, ThrowIn())
        assert after.deal.buyer == 1
        lucks.append(luck(laid, after))
        assert sum(lucks[-1]) == 0
    assert len({*lucks}) == 2  # with 35, and without
    assert {one[1] > 0 for one in lucks} == {True, False}
    assert mean(lucks) == NONE_OF_FIVE


CLAIM: Final = "KS QS JS 5S AH 2H 3D 4D 5C"


@pytest.mark.parametrize("claims", [(1,), (0, 2), (0, 1, 2)])
def test_the_luck_of_claims_is_nothing_over_all_seats_that_may_be_dealt_them(claims: tuple[int, ...]) -> None:
    """TF-8, A-2: what is claimed is shared; what stays in the pool is nobody's luck."""
    hands = ("KS QS JS 5S", "KH QH JH 5H", "KD QD JD 5D")
    lucks = []
    for turn in range(3):
        table = Table(THIRTY_FIVE, ante=5)
        before = table.state
        table.deal({(seat + turn) % 3: hands[seat] for seat in claims})
        assert len(table.state.deal.claims) == len(claims)
        lucks.append(luck(before, table.state))
        assert sum(lucks[-1]) == 0
    assert mean(lucks) == NONE_OF_THREE
    assert (lucks[0] == NONE_OF_THREE) == (len(claims) == 3)


def test_a_claim_is_lucky_for_its_seat() -> None:
    table = Table(THIRTY_FIVE)
    before = table.state
    table.deal({2: CLAIM})
    assert luck(before, table.state) == (Fraction(-1), Fraction(-1), Fraction(2))


def test_a_deal_that_nobody_claims_and_a_bid_are_no_luck() -> None:
    table = Table(THIRTY_FIVE)
    states = [table.state]
    table.deal({1: "KS QS 9S 2S AH 4H 3D 4D 5C"})
    states.append(table.state)
    for call in ((1, 1), (2, 2), (0, None), (1, None)):
        table.call(call)
        states.append(table.state)
    lucks = [luck(before, after) for before, after in pairwise(states)]
    assert [any(one) for one in lucks] == [False] * 4 + [True]


def test_nobody_is_lucky_where_all_throw_in() -> None:
    table = Table(THIRTY_FIVE)
    table.deal()
    before = table.state
    table.call((1, None), (2, None))
    assert luck(before, table.state) == NONE_OF_THREE
    before = table.state
    table.call((0, None))
    assert luck(before, table.state) == NONE_OF_THREE


def test_luck_takes_most_of_the_spread_out_of_what_a_seat_wins() -> None:
    """Over matches of one kind of bot among itself: what is left over is a third of the spread, or less."""
    rules = to_plain(THIRTY_FIVE.presets["thirty-five"])
    plan = Plan("thirty-five", rules, ("hard",), 5, Worlds(1))

    def ask(view: Any, dice: Any) -> Any:
        return bot("hard", "thirty-five").choose(view, Worlds(1), dice)

    won, left = [], []
    for set_no in range(40):
        state = THIRTY_FIVE.start(THIRTY_FIVE.read_rules(rules))
        lucky = Fraction(0)
        for _, _, after in play_seating(plan, set_no, [ask] * 3):
            lucky += luck(state, after)[0]
            state = after
        won.append(state.totals[0] - 100)
        left.append(float(won[-1] - lucky))
    assert sum(x * x for x in left) < sum(x * x for x in won) / 9
