"""The golden examples of RULES.md 8.5 and 8.6, through the engines where they are about a deal."""

from __future__ import annotations

import itertools

import pytest

from satasat import chips
from satasat.betting.moves import Bid, Phase
from satasat.cards import CARDS, PACK_40, SUITS, card_set
from satasat.chips import Best, Call, suit_points
from satasat.game import Between, OneOf
from satasat.games.thirty_five import rules as tf
from satasat.games.thirty_five.moves import Outcome, ThrowIn
from satasat.games.trentacinque import rules as tc
from satasat.games.trentacinque.moves import Outcome as Ended
from tests.betting import THIRTY_FIVE, TRENTACINQUE, Table, hand

S, H, D, C = SUITS
CLAIM = "KS QS JS 5S 9H 8H AD 2C 3C"
T15 = "KS QS 9S AH 2H 3D 4D 5C 6C"
Q03 = {1: "KS QS 7S AH 2H 3D 4D 5C 6C", 3: "KH QH JH AS 2S 5D 6D AC 2C"}
Q04 = {**Q03, 0: "3S 4S JS 3H 4H AD JD 3C QC", 2: "5S 6S 6H 7H 2D QD KD 7C KC"}
WIDOW = "5H 7D JC 4C"


def thirty_five(dealer: int = 0, pool: int = 0, **changes: object) -> Table:
    """A table at which, after the next antes, the pool holds so much (0: just the antes)."""
    table = Table(THIRTY_FIVE, dealer, **changes)
    if pool:
        assert pool % table.n == 0
        table = Table(THIRTY_FIVE, dealer, **{**changes, "ante": pool // table.n})
    return table


# ------------------------------------------------------------------------------------------------------ Thirty-Five


def test_T01_35_in_nine_cards_is_claimed_by_itself() -> None:
    """TF-8, A-3."""
    table = thirty_five()
    table.deal({1: CLAIM})
    (claim,) = table.event("claimed")
    assert (claim.seat, claim.suit, claim.cards) == (1, S, hand("KS QS JS 5S"))
    assert suit_points(hand(CLAIM))[0] == 35
    assert table.state.sheet[-1].outcome is Outcome.CLAIM
    assert table.state.totals == (99, 102, 99)


def test_T02_34_is_no_claim_and_35_is() -> None:
    table = thirty_five()
    table.deal({1: "KS QS TS 4S AH 9H AD 2C 3C"})
    assert table.state.phase is Phase.BID
    assert not table.state.deal.claims
    table = thirty_five()
    table.deal({1: "KS QS TS 4S AS 9H AD 2C 3C"})
    assert table.state.deal.claims == (1,)


def test_T03_the_ace_counts_one_or_eleven() -> None:
    """A-1."""
    its = hand("KS QS 4S AS 9H 8H 7D 2C 3C")
    assert tf.best(its, tf.Rules()) == Best(S, 25)
    assert tf.best(its, tf.Rules(ace_value=11)) == Best(S, 35)


def test_T04_how_two_are_dealt_to() -> None:
    """TF-6, on a pack numbered from 1."""
    dealt = tf.deal_out(CARDS, 2)
    numbers = [[c + 1 for c in part] for part in (*dealt.hands, dealt.buy, dealt.rest)]
    assert numbers[0] == [1, 4, 7, 10, 13, 15, 17, 19, 21]
    assert numbers[1] == [2, 5, 8, 11, 14, 16, 18, 20, 22]
    assert numbers[2] == [3, 6, 9, 12]
    assert len(numbers[3]) == 30


def test_T05_how_five_are_dealt_to() -> None:
    dealt = tf.deal_out(CARDS, 5)
    assert [c + 1 for c in dealt.buy] == [6, 12, 18, 24]
    assert len(dealt.rest) == 3


def test_T06_two_claims_share_and_the_odd_chip_stays() -> None:
    """A-2."""
    table = thirty_five(pool=15)
    table.deal({1: CLAIM, 2: "KD QD JD 5D 9C 8C AH 2S 3S"})
    row = table.state.sheet[-1]
    assert (row.outcome, row.seats, row.pool) == (Outcome.CLAIM, (1, 2), 1)
    assert row.chips == (95, 95 + 7, 95 + 7)


def test_T07_who_raises_last_buys() -> None:
    """TF-10, TF-11: seats 1, 2, 0."""
    table = thirty_five(pool=9)
    table.deal()
    table.call((1, 9), (2, 12), (0, None), (1, None))
    (bought,) = table.event("bought")
    assert (bought.seat, bought.chips) == (2, 12)


def test_T08_the_first_bid_is_at_most_the_pool() -> None:
    table = thirty_five(pool=9)
    table.deal()
    assert table.refused(1, 10).code == "bid_above_pool"
    assert table.view(1).legal == Between("bid", 1, 9, "throw_in")


def test_T09_a_bid_must_raise() -> None:
    table = thirty_five(pool=9)
    table.deal()
    table.call((1, 5))
    assert table.refused(2, 5).code == "bid_too_low"
    assert table.view(2).legal == Between("bid", 6, 97, "throw_in")


def settled(bid: int, pool: int, *, made: bool) -> tuple[int, int]:
    """What the buyer gains, and what is in the pool then."""
    table = thirty_five(players=2, pool=pool if pool % 2 == 0 else 0)
    if pool % 2:
        table = thirty_five(pool=pool)
    buy = "6S 7H 8D 9C" if made else "5S 7H 8D 9C"
    table.deal({1: T15}, buy)
    others = [s for s in tf.players(table.state.totals, 0, table.rules) if s != 1]
    first = min(bid, pool)
    table.call((1, first))
    if first < bid:  # somebody has to be raised
        table = thirty_five(pool=pool)
        table.deal({1: T15}, buy)
        table.call((1, 1), (2, bid - 1), (0, None), (1, bid), (2, None))
    else:
        table.call(*((s, None) for s in others))
    row = table.state.sheet[-1]
    assert row.seats == (1,)
    return row.chips[1] - (100 - table.rules.ante), row.pool


def test_T10_a_bid_above_the_pool_takes_the_pool_and_no_more() -> None:
    """TF-12, TF-13."""
    assert settled(12, 9, made=True) == (9, 0)
    assert settled(12, 9, made=False) == (-12, 21)


def test_T11_a_bid_below_the_pool_takes_the_bid() -> None:
    assert settled(8, 20, made=True) == (8, 12)
    assert settled(8, 20, made=False) == (-8, 28)


def test_T12_the_last_player_may_open() -> None:
    """A-6."""
    table = thirty_five()
    table.deal()
    table.call((1, None), (2, None), (0, 1))
    (bought,) = table.event("bought")
    assert (bought.seat, bought.chips) == (0, 1)


def test_T13_all_throw_in_and_the_pool_stays() -> None:
    """A-6."""
    table = thirty_five()
    table.deal()
    table.call((1, None), (2, None), (0, None))
    row = table.state.sheet[-1]
    assert (row.outcome, row.seats, row.pool) == (Outcome.THROWN_IN, (), 3)
    assert table.state.dealer == 1
    table.deal()
    assert table.state.pool == 6


@pytest.mark.parametrize(("pool", "each", "stays"), [(20, 0, 20), (21, 7, 0), (23, 7, 2)])
def test_T14_a_pool_that_passes_its_limit_is_divided(pool: int, each: int, stays: int) -> None:
    """TF-16, A-7."""
    share = tf.over_limit(pool, tf.Rules(pool_limit=20))
    assert (share, pool - 3 * share) == (each, stays)


def test_T14_through_the_engine() -> None:
    """21 chips after a failure at 12 on a pool of 9."""
    table = thirty_five(pool=9, pool_limit=20)
    table.deal({1: T15}, "5S 7H 8D 9C")
    table.call((1, 1), (2, 11), (0, None), (1, 12), (2, None))
    (divided,) = table.event("divided")
    assert divided.chips == (7, 7, 7)
    assert table.state.sheet[-1].chips == (104, 92, 104)
    assert table.state.pool == 0


@pytest.mark.parametrize(("buy", "points"), [("6S 7H 8D 9C", 35), ("5S 7H 8D 9C", 34)])
def test_T15_the_buy_makes_35_or_does_not(buy: str, points: int) -> None:
    """TF-12."""
    assert tf.best(hand(T15), tf.Rules()).points == 29
    table = thirty_five()
    table.deal({1: T15}, buy)
    table.call((1, 1), (2, None), (0, None))
    assert tf.best(table.state.deal.hands[1], table.rules) == Best(S, points)
    assert table.state.sheet[-1].outcome is (Outcome.BOUGHT if points == 35 else Outcome.FAILED)


def test_T16_two_suits_of_40_are_one_claim_and_one_share() -> None:
    """A-8."""
    table = thirty_five(pool=15)
    table.deal({1: "KS QS JS TS KH QH JH TH 2C", 2: "KD QD JD TD 9C 8C AH 2S 3S"})
    assert table.state.sheet[-1].seats == (1, 2)
    assert [e.chips for e in table.event("took")] == [7, 7]
    assert [e.cards for e in table.event("claimed")] == [hand("KS QS JS TS"), hand("KD QD JD TD")]


# ----------------------------------------------------------------------------------------------------- Trentacinque


def test_Q01_forty_cards_all_dealt_and_a_suit_of_58() -> None:
    """TC-1, TC-2, TC-4."""
    assert len(PACK_40) == len(tc.PACK) == 40
    assert suit_points(PACK_40) == (58, 58, 58, 58)
    dealt = tc.deal_out(tc.PACK, 0)
    assert [len(held) for held in dealt.hands] == [9, 9, 9, 9]
    assert card_set(c for held in (*dealt.hands, dealt.widow) for c in held) == PACK_40
    assert dealt.widow == card_set(tc.PACK[-4:])


def test_Q02_two_stay_in_at_five() -> None:
    """TC-6, B-2."""
    table = Table(TRENTACINQUE)
    table.deal(Q03, WIDOW)
    table.call((1, 3), (2, None), (3, 5), (0, None))
    assert table.view(1).legal == Between("bid", 5, 5, "pass")
    table.call((1, 5))
    assert tc.at_five(table.state.deal.calls) == {1, 3}
    assert table.state.phase.value == "shuffle"


def test_Q03_the_higher_count_takes_the_widow() -> None:
    """TC-6, TC-7, B-11: seat 3 has 30 against 27."""
    table = Table(TRENTACINQUE)
    table.deal(Q03, WIDOW)
    table.call((1, 5), (2, None), (3, 5), (0, None))
    (compared,) = table.event("compared")
    assert [(count.seat, count.points) for count in compared.counts] == [(1, 27), (3, 30)]
    assert [e.seat for e in table.event("bought")] == [3]
    (made,) = table.event("succeeded")
    assert (made.suit, made.cards) == (H, hand("KH QH JH 5H"))
    assert [e.chips for e in table.event("took")] == [20]


def test_Q04_the_same_deal_in_chips() -> None:
    """TC-9: seat 3 also holds king, queen and jack of hearts."""
    table = Table(TRENTACINQUE, chips=50)
    table.deal(Q04, WIDOW)
    table.call((1, 5), (2, None), (3, 5), (0, None))
    assert [(e.seat, e.kind) for e in table.event("side_claimed")] == [(3, tc.SideKind.KING_QUEEN_KNAVE)]
    assert table.state.totals == (43, 43, 43, 71)
    assert table.chips() == 200


def test_Q05_one_bidder_is_left() -> None:
    table = Table(TRENTACINQUE)
    table.deal()
    table.call((1, 2), (2, 3), (3, None), (0, None), (1, None))
    assert [(e.seat, e.chips) for e in table.event("bought")] == [(2, 3)]


def test_Q06_four_passes_carry_the_pool() -> None:
    """TC-10."""
    table = Table(TRENTACINQUE)
    table.deal(Q04, WIDOW)
    table.call((1, None), (2, None), (3, None), (0, None))
    row = table.state.sheet[-1]
    assert (row.outcome, row.seats, row.pool) == (Ended.PASSED, (), 20)
    assert [e.seat for e in table.event("side_claimed")] == [3]  # still paid
    assert table.state.dealer == 1


def test_Q07_six_is_too_much() -> None:
    table = Table(TRENTACINQUE)
    table.deal()
    assert table.refused(1, 6).code == "bid_above_most"


def test_Q08_only_five_may_be_matched() -> None:
    table = Table(TRENTACINQUE)
    table.deal()
    table.call((1, 3))
    assert table.refused(2, 3).code == "bid_too_low"
    assert table.view(2).legal == Between("bid", 4, 5, "pass")


def test_Q09_four_fives_all_stay_in() -> None:
    table = Table(TRENTACINQUE)
    table.deal()
    table.call((1, 5), (2, 5), (3, 5), (0, 5))
    (compared,) = table.event("compared")
    assert [count.seat for count in compared.counts] == [1, 2, 3, 0]


def test_Q10_a_failure_is_carried() -> None:
    """TC-8, B-1: failed at 3 on a pool of 20."""
    table = Table(TRENTACINQUE)
    table.deal({1: Q03[1]}, "5H 7D JC 4C")
    table.call((1, 3), (2, None), (3, None), (0, None))
    assert table.state.sheet[-1].outcome is Ended.FAILED
    assert table.state.pool == 23
    table.deal()
    assert table.state.pool == 43


def test_Q11_two_side_claims_at_once() -> None:
    """B-5."""
    table = Table(TRENTACINQUE)
    table.deal(
        {
            0: "KS QS JS 2H 3H 4H 5H 6H 7H",
            1: "AS 2S 3S 4S AD 2D 3D AC 2C",
            2: "KH 5S 6S 4D 5D KD 3C 4C KC",
            3: "QH QD 7S 6D 7D JD 5C 6C QC",
        },
        "JH JC 7C AH",
    )
    table.call((1, None), (2, None), (3, None), (0, None))
    assert [after - 95 for after in table.state.totals] == [4, 4, -4, -4]
    assert {(e.seat, e.kind.value) for e in table.event("side_claimed")} == {
        (0, "king_queen_knave"),
        (1, "no_court"),
    }


def test_Q12_two_sets_are_one_claim() -> None:
    """B-6."""
    held = hand("KS QS JS KH QH JH AS 2S 3S")
    assert tc.side_kind(held) is tc.SideKind.KING_QUEEN_KNAVE
    assert tc.collected((50, 50, 50, 50), 0) == (6, -2, -2, -2)


def test_Q13_a_courtless_hand_never_holds_35() -> None:
    held = hand("AS 2S 3S 4S 5S 6S 7S 7H 6H")
    assert tc.best(held) == Best(S, 28)
    assert tc.side_kind(held) is tc.SideKind.NO_COURT
    assert max(suit_points(card_set(c for c in PACK_40 if c.rank not in "KQJ"))) == 28


# ----------------------------------------------------------------------------------------- resolutions without example


def test_A10_the_pool_is_divided_at_the_end_odd_chips_from_the_left_of_the_last_dealer() -> None:
    """A-10, B-12."""
    assert chips.divided(10, 1, 3) == (3, 3, 4)
    assert chips.divided(7, 2, 4) == (2, 2, 1, 2)
    for pool, dealer, seats in itertools.product(range(30), range(3), (3, 4, 5)):
        assert sum(chips.divided(pool, dealer, seats)) == pool


def test_A11_who_cannot_ante_sits_out_and_still_deals() -> None:
    """A-11, A-13: seat 1 has lost all; two go on, he deals in his turn, and cards and turns skip him."""
    table = Table(THIRTY_FIVE, chips=6, ante=2)
    table.deal({1: T15}, "5S 7H 8D 9C")
    table.call((1, 4), (2, None), (0, None))
    assert table.state.totals == (4, 0, 4)
    assert table.state.dealer == 1
    low_first = sorted(tf.PACK, key=lambda c: (-(c % 13), c // 13))
    table._move("nature", {"type": "shuffle", "order": [str(c) for c in low_first]})
    assert table.state.deal.players == (2, 0)
    assert table.view(1).counts == (9, 0, 9)
    assert not table.view(1).hand
    assert table.state.totals == (2, 0, 2)
    assert table.state.pool == 14


def test_A13_a_match_ends_when_fewer_than_two_can_ante() -> None:
    table = Table(THIRTY_FIVE, players=2, chips=4, ante=2)
    table.deal({1: T15}, "5S 7H 8D 9C")
    table.call((1, 2), (0, None))
    assert table.state.phase is Phase.OVER
    assert table.state.sheet[-1].chips == (2, 0)
    assert table.state.sheet[-1].pool == 6
    assert table.state.totals == (5, 3)
    result = THIRTY_FIVE.result(table.state)
    assert result is not None
    assert result.winners == (0,)


def test_A12_a_failed_buyer_shows_nothing() -> None:
    table = thirty_five()
    table.deal({1: T15}, "5S 7H 8D 9C")
    table.call((1, 1), (2, None), (0, None))
    assert not any(table.state.deal.shown)
    assert [e.seat for e in table.event("failed")] == [1]


def test_B3_of_equal_counts_the_one_earliest_in_turn() -> None:
    counts = (tc.Count(3, 27), tc.Count(0, 27), tc.Count(1, 20))
    calls = tuple(Call(seat, 5) for seat in (3, 0, 1))
    assert tc.buyer(calls, counts) == 3


def test_B10_35_as_dealt_is_no_claim_in_trentacinque() -> None:
    table = Table(TRENTACINQUE)
    table.deal({1: "KS QS JS 5S 2H 3D 4D 5C 6C"})
    assert table.state.phase.value == "bid"


def test_B13_bids_and_side_claims_end_with_the_stack() -> None:
    """And the match ends when somebody cannot ante."""
    table = Table(TRENTACINQUE, chips=7)
    table.deal(Q04, WIDOW)
    assert table.view(1).legal == Between("bid", 1, 2, "pass")
    table.call((1, 2))
    assert TRENTACINQUE.legal(table.state) == OneOf((TRENTACINQUE.move.__args__[3](),))  # nobody can raise
    table.call((2, None), (3, None), (0, None))
    row = table.state.sheet[-1]
    assert row.outcome is Ended.FAILED
    assert row.chips == (0, 0, 0, 6)  # two from each who has them: seat 1 has paid his bid
    assert table.state.phase.value == "over"
    assert table.chips() == 28


def test_a_stack_of_nothing_can_only_throw_in() -> None:
    table = Table(THIRTY_FIVE, chips=1)
    table.deal()
    assert THIRTY_FIVE.legal(table.state) == OneOf((ThrowIn(),))
    assert table.view(1).legal == OneOf((ThrowIn(),))
    assert table.refused(1, 1).code == "bid_above_stack"
    assert table.view(2).refusal(Bid(0)).code == "bid_too_low"
