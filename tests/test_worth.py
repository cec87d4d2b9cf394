"""What the end of a deal is worth: the points that the engine scores, and draws by a table that adds up to nothing."""

from __future__ import annotations

from itertools import pairwise, permutations

import pytest
from msgspec.structs import replace

from satasat.bots.worth import DRAWS, ECHO, Ending, draws, endings
from satasat.dice import SeededDice
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.rules import (
    PRESETS,
    DebtorOrder,
    Pull,
    Pulls,
    Role,
    Rules,
    Scoring,
    Three,
    deltas,
    role,
    schedule,
)
from satasat.testing import random_rules
from tests.tables import last_trick

ROUNDED = 0.003
"""What three numbers with three places may be off together."""
every_dealer = pytest.mark.parametrize("dealer", range(3))


def by_taken(found: tuple[Ending, ...]) -> dict[Three, Ending]:
    return {ending.taken: ending for ending in found}


def f_t_d(by_seat: Three, dealer: int) -> Three:
    """Numbers by seat in the order in which `last_trick` takes them."""
    return (by_seat[(dealer + 1) % 3], by_seat[(dealer + 2) % 3], by_seat[dealer])


# -------------------------------------------------------------------------------------------------------- the table


def test_the_table_has_every_pair_of_roles_and_as_many_draws_as_there_can_be() -> None:
    """R-PULL-2: nobody falls short by more than his quota, which is five at most."""
    assert set(DRAWS) == set(permutations(Role, 2))
    assert {len(rows) for rows in DRAWS.values()} == {5}
    for rules in (Rules(), Rules(debtor_order=DebtorOrder.DEALER_FIVE_THREE)):
        for dealer in range(3):
            for ending in endings(rules, dealer, 1):
                pulls = schedule(deltas(ending.tricks, dealer), (dealer + 1) % 3, rules)
                assert all(pulls.count(pull) <= 5 for pull in pulls)


def test_draws_take_from_one_what_they_bring_another() -> None:
    """Points by quota sum to nothing; the creditor gains by each draw and the debtor loses, less with each."""
    for (creditor, debtor), rows in DRAWS.items():
        won = [0.0, *(row[[*Role].index(creditor)] for row in rows)]
        lost = [0.0, *(row[[*Role].index(debtor)] for row in rows)]
        assert all(abs(sum(row)) <= ROUNDED for row in rows)
        assert [*won] == sorted(won)
        assert [*lost] == sorted(lost, reverse=True)
        gains = [b - a for a, b in pairwise(won)]
        assert gains == sorted(gains, reverse=True)


@every_dealer
def test_draws_are_worth_by_role_what_the_table_says_and_pairs_add_up(dealer: int) -> None:
    assert draws((), dealer) == (0, 0, 0)
    for (creditor, debtor), rows in DRAWS.items():
        seats = {role(seat, dealer): seat for seat in range(3)}
        pull = Pull(seats[creditor], seats[debtor])
        for number, row in enumerate(rows, 1):
            found = draws((pull,) * number, dealer)
            assert [found[seats[chair]] for chair in Role] == [*row]
        other = Pull(seats[creditor], next(s for s in range(3) if s not in (pull.creditor, pull.debtor)))
        both = draws((pull, other, pull), dealer)
        alone = draws((pull, pull), dealer), draws((other,), dealer)
        assert both == pytest.approx([a + b for a, b in zip(*alone, strict=True)])


# ----------------------------------------------------------------------------------------------------- the endings


@every_dealer
def test_all_ways_to_share_ten_tricks_come_once(dealer: int) -> None:
    found = endings(Rules(), dealer, 3)
    assert len(found) == len(by_taken(found)) == 66
    assert {sum(taken) for taken in by_taken(found)} == {10}
    assert all(min(taken) >= 0 for taken in by_taken(found))


@every_dealer
def test_points_sum_to_nothing_but_for_the_bonus_of_a_slam(dealer: int) -> None:
    """R-SCORE-1, 3; what lies ahead sums to nothing too, as far as the table is exact."""
    for ending in endings(Rules(slam_bonus=5), dealer, 5):
        assert sum(ending.points) == (5 if 10 in ending.taken else 0)
        assert abs(sum(ending.ahead)) <= 2 * ROUNDED / (1 - ECHO)
        assert sum(ending.tricks) == 10


@every_dealer
def test_points_are_by_quota_whatever_is_scored(dealer: int) -> None:
    """R-SCORE-1, 2: the bots play for tricks over the quota, also where the sheet counts tricks."""
    for deals_left in (0, 2):
        by_quota = endings(Rules(scoring=Scoring.MINUS_QUOTA), dealer, deals_left)
        assert endings(Rules(scoring=Scoring.RAW_TRICKS), dealer, deals_left) == by_quota


@every_dealer
def test_nothing_lies_ahead_after_the_last_deal_or_where_no_cards_are_drawn(dealer: int) -> None:
    assert {ending.ahead for ending in endings(Rules(), dealer, 0)} == {(0, 0, 0)}
    assert {ending.ahead for ending in endings(Rules(pulls=Pulls.OFF), dealer, 4)} == {(0, 0, 0)}
    assert {ending.ahead for ending in endings(Rules(), dealer, 1)} != {(0, 0, 0)}


@every_dealer
def test_each_deal_that_is_left_echoes_the_draws_once_more(dealer: int) -> None:
    one = by_taken(endings(Rules(), dealer, 1))
    for deals_left in range(6):
        due = sum(ECHO**i for i in range(deals_left))
        for taken, ending in by_taken(endings(Rules(), dealer, deals_left)).items():
            assert ending.ahead == pytest.approx([due * x for x in one[taken].ahead])
            assert ending.points == one[taken].points


def test_an_ending_is_what_the_engine_makes_of_it() -> None:
    """Under random rules, with up to three promised tricks: the tricks handed over, points, and the next deal's draws."""
    dice = SeededDice("endings")
    rule_sets = [*PRESETS.values(), *(random_rules(GAME, dice) for _ in range(30))]
    for rules in rule_sets:
        dealer = dice.below(3)
        promised = tuple(
            Pull((debtor + 1 + dice.below(2)) % 3, debtor)
            for debtor in (dice.below(3) for _ in range(dice.below(4)))
        )
        for taken, ending in by_taken(endings(rules, dealer, 1, promised)).items():
            played = replace(rules, deals=2, scoring=Scoring.MINUS_QUOTA)
            state = last_trick(f_t_d(taken, dealer), dealer, played, promised=promised)
            assert ending.tricks == state.sheet[0].tricks
            assert ending.points == state.sheet[0].points
            pulls = schedule(state.debts, state.dealer, rules)
            assert ending.ahead == pytest.approx(draws(pulls, state.dealer))
