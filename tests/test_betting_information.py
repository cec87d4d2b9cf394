"""Who may see what in the betting games: rows J-1 to J-9 of RULES.md section 7, the swap test, worlds and remarks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace as with_other
from itertools import islice
from typing import Any

import pytest
from msgspec.structs import replace

from satasat.betting.moves import Failed, Laid
from satasat.cards import NONE, CardSet, card_set, cards, cards_in, decode, encode
from satasat.chips import HAND
from satasat.dealing import Dealt
from satasat.dice import SeededDice
from satasat.game import AnyGame, Seat, observe_all
from satasat.games.thirty_five import remarks as tf_remarks
from satasat.games.thirty_five.rules import Rules, holds
from satasat.games.thirty_five.worlds import worlds
from satasat.games.trentacinque import remarks as tc_remarks
from satasat.games.trentacinque.rules import SideKind
from satasat.testing import Swaps, random_match, random_rules
from tests.betting import BOTH, THIRTY_FIVE, TRENTACINQUE, Table, hand
from tests.test_betting_examples import CLAIM, Q04, T15, WIDOW

MATCHES = 120
every_game = pytest.mark.parametrize("its", BOTH, ids=lambda g: g.id)


# --------------------------------------------------------------------------------------------------------- the rows


@every_game
def test_J1_a_hand_is_seen_by_its_owner_alone(its: AnyGame) -> None:
    table = Table(its)
    table.deal(Q04 if its is TRENTACINQUE else None)
    for seat in table.seats:
        for dealt in table.event("dealt", seat):
            assert dealt.count == 9
            assert dealt.cards == (table.state.deal.hands[seat] if dealt.seat == seat else None)


def test_J1_a_hand_thrown_in_stays_hidden_and_known_to_its_owner() -> None:
    table = Table(THIRTY_FIVE)
    table.deal({1: T15})
    table.call((1, None))
    assert all(not cards_in(events) for events in table.told.values())
    table.call((2, None), (0, None))
    assert all(not cards_in(events) for events in table.told.values())
    assert table.view(1).hand == hand(T15)


@every_game
def test_J2_J6_the_table_hand_is_seen_by_its_buyer_alone_and_not_before(its: AnyGame) -> None:
    table = Table(its)
    table.deal({1: T15} if its is THIRTY_FIVE else Q04, "5S 7H 8D 9C" if its is THIRTY_FIVE else WIDOW)
    buy = hand("5S 7H 8D 9C" if its is THIRTY_FIVE else WIDOW)
    assert all(not cards_in(events) & buy for events in table.told.values())
    turns = [1, 2, 0] if its is THIRTY_FIVE else [1, 2, 3, 0]
    table.call((turns[0], 1), *((seat, None) for seat in turns[1:]))
    for seat in table.seats:
        (bought,) = table.event("bought", seat)
        assert bought.cards == (buy if seat == 1 else None)
    assert table.view(1).bought == buy
    assert not table.view(2).bought


def test_J3_the_rest_of_the_pack_is_seen_by_nobody() -> None:
    table = Table(THIRTY_FIVE)
    table.deal()
    held = card_set(c for h in table.state.deal.hands for c in h)
    for seat in table.seats:
        assert not cards_in(table.told[seat]) - held


def test_J4_a_claim_shows_the_cards_of_its_suit_to_all_and_no_others() -> None:
    table = Table(THIRTY_FIVE)
    table.deal({1: CLAIM})
    for seat in (0, 2, None):
        own = NONE if seat is None else table.state.deal.hands[seat]
        assert cards_in(table.told[seat]) == hand("KS QS JS 5S") | own


def test_J4_no_claim_tells_all_that_nobody_holds_35() -> None:
    table = Table(THIRTY_FIVE)
    table.deal()
    assert all(table.event("unclaimed", seat) for seat in table.seats)


@every_game
def test_J5_bids_pool_and_stacks_are_open(its: AnyGame) -> None:
    table = Table(its)
    table.deal()
    table.call((1, 2))
    assert {(view.calls, view.totals, view.pool) for view in table.views} == {
        (table.state.deal.calls, table.state.totals, table.state.pool)
    }


def test_J7_success_shows_thirteen_cards_in_thirty_five_and_failure_none() -> None:
    for buy, shown in (("6S 7H 8D 9C", True), ("5S 7H 8D 9C", False)):
        table = Table(THIRTY_FIVE)
        table.deal({1: T15}, buy)
        table.call((1, 1), (2, None), (0, None))
        for seat in (0, 2, None):
            assert cards_in(table.told[seat]) == (hand(T15) | hand(buy) if shown else NONE)


def test_J7_success_shows_the_suit_in_trentacinque() -> None:
    table = Table(TRENTACINQUE)
    table.deal(Q04, WIDOW)
    table.call((1, None), (2, None), (3, 1), (0, None))
    for seat in (0, 1, 2, None):
        assert cards_in(table.told[seat]) == hand("KH QH JH 5H")


def test_J8_the_comparison_at_five_tells_counts_only() -> None:
    table = Table(TRENTACINQUE)
    table.deal({1: Q04[1], 3: Q04[3]}, "3H 7D 4C 3C")
    table.call((1, 5), (2, None), (3, 5), (0, None))
    told = [table.event("compared", seat) for seat in table.seats]
    assert all(one == told[0] for one in told)
    assert not cards_in(told[0])


def test_J9_a_side_claim_tells_its_kind_when_the_auction_is_over() -> None:
    table = Table(TRENTACINQUE)
    table.deal(Q04, WIDOW)
    assert not table.event("side_claimed", 3)
    table.call((1, None), (2, None), (3, None), (0, None))
    for seat in table.seats:
        (claim,) = table.event("side_claimed", seat)
        assert (claim.seat, claim.kind, claim.chips) == (3, SideKind.KING_QUEEN_KNAVE, (-2, -2, -2, 6))
        assert not cards_in(table.told[seat])


# ------------------------------------------------------------------------------------------------------ the swap test


def may_see(before: Any, move: Any, after: Any, seat: Seat | None) -> CardSet:
    """The faces that RULES.md section 7 lets a seat see of a move; written from the table, not from the engines."""
    kind = move.__struct_config__.tag
    own = NONE if seat is None else after.deal.hands[seat]  # J-1, J-6
    if kind == "seat_dealer":
        return NONE
    seen = own
    if kind == "shuffle" and before.rules.__class__ is Rules:  # J-4
        for held in after.deal.hands:
            for suit in {c.suit for c in held}:
                its = held & suit.cards
                if holds(its, before.rules) and its == its_best(held, before.rules):
                    seen = seen | its
    buyer = after.deal.buyer
    if buyer is not None and after.sheet[-1].outcome.value == "bought":  # J-7
        bought = after.deal.hands[buyer]
        is_tf = before.rules.__class__ is Rules
        seen = seen | (bought if is_tf else its_best(bought, Rules()))
    return seen


def its_best(held: CardSet, rules: Rules) -> CardSet:
    """The cards of the suit that counts most; of equal ones the first in S H D C."""
    sums: Counter[str] = Counter()
    for c in held:
        sums[c.suit.value] += rules.ace_value if c.rank == "A" else 10 if c.rank in "KQJT" else int(c.rank)
    most = next(letter for letter in "SHDC" if sums[letter] == max(sums.values()))
    return card_set(c for c in held if c.suit.value == most)


@every_game
def test_nobody_can_tell_two_hidden_cards_apart(its: AnyGame) -> None:
    """J-1 to J-9, for every state of random matches and every seat and the spectator, by the rules' own word."""
    compared = skipped = 0
    for number in range(MATCHES):
        dice = SeededDice(f"swap/{its.id}/{number}")
        rules = random_rules(its, dice)
        swaps = Swaps(its, rules, seen=may_see)
        for made in random_match(its, rules, dice):
            swaps.push(made.state, made.move, made.after)
            for seat in (*range(its.seats(rules)), None):
                done = swaps.compare(seat, dice)
                compared, skipped = compared + done.compared, skipped + done.skipped
    print(f"swap test, {its.id}: {compared} compared, {skipped} skipped")
    assert compared > 2_000
    assert skipped < compared / 3


def the_buy_when_laid(before: Any, move: Any, after: Any, seat: Seat | None) -> tuple[Any, ...]:
    """J-2: the last event comes twice when an ace lies on the table."""
    events = THIRTY_FIVE.shown(before, move, after, seat)
    laid = any(isinstance(event, Laid) for event in events)
    return (*events, events[-1]) if laid and after.deal.buy & cards("AS AH AD AC") else events


def all_hands(before: Any, move: Any, after: Any, seat: Seat | None) -> tuple[Any, ...]:
    events = THIRTY_FIVE.shown(before, move, after, seat)
    hands = after.deal.hands
    return tuple(replace(e, cards=hands[e.seat]) if isinstance(e, Dealt) else e for e in events)


def by_how_much_he_failed(before: Any, move: Any, after: Any, seat: Seat | None) -> tuple[Any, ...]:
    """A-12: a failure shows nothing, not even whether a king was among the cards."""
    events = THIRTY_FIVE.shown(before, move, after, seat)
    failed = any(isinstance(event, Failed) for event in events)
    return (*events, events[-1]) if failed and cards("KS KH") & after.deal.hands[after.deal.buyer] else events


@pytest.mark.parametrize("leak", [the_buy_when_laid, all_hands, by_how_much_he_failed])
def test_a_planted_leak_is_caught(leak: Callable[..., tuple[Any, ...]]) -> None:
    with pytest.raises(AssertionError, match="can tell"):
        swap_along(with_other(THIRTY_FIVE, shown=leak))


def swap_along(its: AnyGame) -> None:
    for number in range(40):
        dice = SeededDice(f"leak/{number}")
        swaps = Swaps(its, Rules(), seen=may_see)
        for made in random_match(THIRTY_FIVE, Rules(), dice):
            swaps.push(made.state, made.move, made.after)
            for seat in (0, 1, 2, None):
                swaps.compare(seat, dice)


# ------------------------------------------------------------------------------------------------------------- worlds


def test_worlds_hold_no_35_where_nobody_has_claimed() -> None:
    """J-4 binds what is sampled: else odds of 35 would be wrong."""
    rules = Rules(players=5, ace_value=11)
    table = Table(THIRTY_FIVE, players=5, ace_value=11)
    table.deal()
    for seat in table.seats:
        for world in islice(worlds(table.view(seat), SeededDice(f"worlds/{seat}")), 200):
            assert not any(holds(held, rules) for held in world.hands)
            assert len(world.table) == 4
            assert len(world.rest) == 3


def test_a_card_lies_in_a_hand_as_often_as_it_must() -> None:
    """Each unseen card is on the table in 4 of 43 worlds, up to chance and to what no claim tells: for a low card a little more."""
    table = Table(THIRTY_FIVE, players=2)
    table.deal()
    found = Counter(
        c for world in islice(worlds(table.view(0), SeededDice("even")), 4000) for c in world.table
    )
    unseen = 52 - HAND
    assert len(found) == unseen
    assert all(0.6 < n / (4000 * 4 / unseen) < 1.4 for n in found.values())


@every_game
def test_the_world_of_a_buyer_has_no_cards_on_the_table(its: AnyGame) -> None:
    table = Table(its)
    table.deal()
    turns = [1, 2, 0] if its is THIRTY_FIVE else [1, 2, 3, 0]
    table.call((1, 1), *((seat, None) for seat in turns[1:]))
    for seat in table.seats:
        world = next(its.worlds(table.view(seat), SeededDice("bought")))
        assert len(world.hands[1]) == 13
        assert len(world.undealt) == (52 - 31 if its is THIRTY_FIVE else 0)


# ------------------------------------------------------------------------------------------------------------ remarks


@every_game
def test_remarks_are_made_of_every_view_and_survive_json(its: AnyGame) -> None:
    made_of = tf_remarks.remarks if its is THIRTY_FIVE else tc_remarks.remarks
    kind = tf_remarks.Remarks if its is THIRTY_FIVE else tc_remarks.Remarks
    ended = set()
    for number in range(40):
        dice = SeededDice(f"remarks/{number}")
        rules = random_rules(its, dice)
        seats: tuple[Seat | None, ...] = (*range(its.seats(rules)), None)
        views: tuple[Any, ...] = tuple(its.blank(rules, seat) for seat in seats)
        for made in random_match(its, rules, dice):
            views = observe_all(its, views, seats, made.state, made.move, made.after)
            for view in views:
                said: Any = made_of(view)
                assert decode(encode(said), kind) == said
                assert said.bid == view.bid
                assert bool(said.barred) == (view.seat is not None and view.seat == view.actor)
                ended.add(said.ended)
    assert ended == {None, "deals", "chips"}


def test_remarks_say_what_a_hand_counts_and_what_a_bid_risks() -> None:
    table = Table(THIRTY_FIVE, ante=3)
    table.deal({1: T15})
    table.call((1, 5), (2, 12))
    said = tf_remarks.remarks(table.view(1))
    assert said.points == (29, 3, 7, 11)
    assert said.best is not None
    assert (str(said.best.suit), said.best.points) == ("S", 29)
    assert (said.bid, said.bidder, said.wins, said.loses) == (12, 2, 9, 12)
    assert said.inside == (1, 2, 0)
    table.call((0, None))
    (barred,) = tf_remarks.remarks(table.view(1)).barred
    assert (barred.code, barred.params) == ("bid_above_stack", {"chips": 98, "stack": 97})
    assert tf_remarks.remarks(table.view(None)).points is None


def test_remarks_know_a_side_claim_of_ones_own() -> None:
    table = Table(TRENTACINQUE)
    table.deal(Q04, WIDOW)
    assert [tc_remarks.remarks(view).side for view in table.views] == [
        None, None, None, SideKind.KING_QUEEN_KNAVE, None,
    ]  # fmt: skip
