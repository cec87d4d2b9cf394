"""The options and presets of RULES.md section 3, written out here a second time, and what is refused."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from satasat.cards import decode, encode
from satasat.dealing import SeatDealer, Shuffle
from satasat.dice import SeededDice
from satasat.errors import BadRules
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import Concede, Cut, Draw, Fan, Give, Name, Offer
from satasat.games.three_two_five.rules import (
    OPTIONS,
    PRESETS,
    CutRule,
    DealerRule,
    Direction,
    FirstDealer,
    Pulls,
    ReturnDrawn,
    Rules,
    Scoring,
    TrickInstead,
    TrumpAlternative,
    TrumpTiming,
    read_rules,
)
from satasat.testing import random_match, rules_of
from tests.tables import by_role, exchanges, last_trick

# Option, its values, then 000 `plain`, 001 `satasat`, 002 `teen-do-paanch`, 004 `pagat`.
TABLE = """
direction          | clockwise anticlockwise               | clockwise | anticlockwise | anticlockwise | anticlockwise
first_dealer       | random chosen draw_532                | random | random | chosen | draw_532
cut                | none five_seat                        | none | none | five_seat | five_seat
trump_timing       | after_five after_ten                  | after_five | after_five | after_five | after_five
trump_alternatives | turn_three seventh_card random_rest   | - | turn_three | - | -
sevens             | low permanent_trumps                  | low | low | low | low
high_seven         | hearts spades                         | hearts | hearts | hearts | hearts
pulls              | off on                                | off | on | on | on
return_keep        | 2 1 0                                 | 2 | 2 | 2 | 2
return_drawn       | forbidden allowed                     | forbidden | forbidden | forbidden | forbidden
fan                | shuffled by_hand                      | shuffled | shuffled | shuffled | by_hand
debtor_order       | dealer_three_five dealer_five_three   | dealer_three_five | dealer_three_five | dealer_three_five | dealer_three_five
pull_visibility    | private drawn_shown both_shown        | private | private | private | private
trick_instead      | off on                                | off | off | off | off
scoring            | minus_quota raw_tricks                | minus_quota | minus_quota | raw_tricks | raw_tricks
slam_bonus         | 0 5                                   | 0 | 0 | 0 | 0
dealer_rule        | rotate loser_deals                    | rotate | rotate | rotate | rotate
deals              | -                                     | 6 | 6 | 6 | 6
"""
LINES = [[cell.strip() for cell in line.split("|")] for line in TABLE.strip().splitlines()]
DESCRIBED = ("plain", "satasat", "teen-do-paanch", "pagat")


def typed(text: str) -> str | int:
    return int(text) if text.isdigit() else text


def values(name: str) -> tuple[str | int, ...] | None:
    """What the table lets an option be; None: any positive whole number."""
    (text,) = (line[1] for line in LINES if line[0] == name)
    return None if text == "-" else tuple(map(typed, text.split()))


def plain(rules: Rules) -> dict[str, Any]:
    """As in the header of a record."""
    written: dict[str, Any] = json.loads(encode(rules))
    return written


def column(number: int) -> dict[str, Any]:
    """One described rule set, in plain values."""
    said: dict[str, Any] = {line[0]: typed(line[2 + number]) for line in LINES}
    chosen = said["trump_alternatives"]
    return {**said, "trump_alternatives": [] if chosen == "-" else [chosen]}


PLAIN, SATASAT, PAANCH, PAGAT = map(column, range(4))
OURS: Mapping[str, Mapping[str, Any]] = {
    "high-sevens": {**SATASAT, "sevens": "permanent_trumps"},
    "handed-tricks": {**PAGAT, "trick_instead": "on", "slam_bonus": 5, "dealer_rule": "loser_deals"},
    "full-hand": {**PLAIN, "trump_timing": "after_ten"},
}
EVERY: Mapping[str, Mapping[str, Any]] = {
    "plain": PLAIN,
    "satasat": SATASAT,
    "teen-do-paanch": PAANCH,
    "pagat": PAGAT,
    **OURS,
}


@pytest.mark.parametrize("name", EVERY)
def test_section_3_every_preset_has_the_values_of_the_table(name: str) -> None:
    """RULES.md section 3: the four described rule sets and our own three bundles."""
    assert plain(PRESETS[name]) == EVERY[name]
    assert read_rules(EVERY[name]) == PRESETS[name]


def test_section_3_there_are_no_other_presets_and_satasat_is_the_default() -> None:
    assert set(PRESETS) == set(EVERY)
    assert GAME.default_preset == "satasat"
    assert Rules() == PRESETS["satasat"]


def test_section_3_the_options_and_their_values_in_the_order_of_the_table() -> None:
    assert [(o.name, o.values) for o in OPTIONS] == [(line[0], values(line[0])) for line in LINES]
    assert [o.name for o in OPTIONS if o.many] == ["trump_alternatives"]


@pytest.mark.parametrize("number", range(4))
def test_section_3_the_sources_of_an_option_agree_with_the_preset(number: int) -> None:
    """What a described rule set says, less its marks, is what its preset has."""
    said = {o.name: o.sources[DESCRIBED[number]].rstrip(" †‡") for o in OPTIONS}
    assert said == {line[0]: line[2 + number].replace("-", "none") for line in LINES}


# ------------------------------------------------------------------------------------------------ reading rules


def refused(options: Mapping[str, Any]) -> BadRules:
    with pytest.raises(BadRules) as why:
        read_rules(options)
    return why.value


@given(rules_of(GAME))
def test_reading_what_was_written_gives_the_same_rules(rules: Rules) -> None:
    """RECORD.md: a header states every option by name."""
    assert read_rules(plain(rules)) == rules
    assert decode(encode(rules), Rules) == rules


@pytest.mark.parametrize("name", [line[0] for line in LINES])
def test_a_missing_option_is_refused(name: str) -> None:
    """RECORD.md: a missing option is an error."""
    why = refused({key: value for key, value in SATASAT.items() if key != name})
    assert why.code == "missing_option"
    assert (why.params["option"], why.params["allowed"]) == (name, values(name))


def test_an_unknown_option_is_refused() -> None:
    """RECORD.md: an unknown option is an error."""
    why = refused({**SATASAT, "jokers": "on"})
    assert why.code == "unknown_option"
    assert why.params["option"] == "jokers"
    assert list(why.params["allowed"]) == [line[0] for line in LINES]


BAD: Mapping[str, list[Any]] = {
    "return_keep": [3, -1, True, False, 2.0, "2", None, [2]],
    "slam_bonus": [1, -5, False, 5.0, "0", None, [0]],
    "deals": [0, -1, True, 2.0, "6", None, [6]],
    "trump_alternatives": [
        "turn_three",
        None,
        1,
        {"turn_three": True},
        ["turn_four"],
        [["turn_three"]],
        [None],
        ["turn_three", "turn_three"],
        ["seventh_card", "turn_three", "seventh_card"],
    ],
}
STRANGE: list[Any] = ["", "maybe", 0, 1, True, False, 2.0, None]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        (line[0], value)
        for line in LINES
        for value in BAD.get(line[0], [*STRANGE, [line[2]], line[2].upper()])
    ],
)
def test_a_value_outside_the_table_is_refused(name: str, value: Any) -> None:
    """RULES.md section 3: values of another type, bool for a number, or not in the table."""
    why = refused({**SATASAT, name: value})
    assert why.code == "bad_value"
    assert (why.params["option"], why.params["allowed"]) == (name, values(name))
    assert "value" in why.params


@pytest.mark.parametrize(
    "options",
    [
        {"return_keep": True},
        {"return_keep": 3},
        {"slam_bonus": False},
        {"deals": 0},
        {"deals": True},
        {"cut": "none"},
        {"cut": Direction.CLOCKWISE},
        {"trump_alternatives": [TrumpAlternative.TURN_THREE]},
        {"trump_alternatives": (TrumpAlternative.TURN_THREE, TrumpAlternative.TURN_THREE)},
        {"trump_alternatives": ("turn_three",)},
    ],
)
def test_rules_made_in_code_are_checked_too(options: dict[str, Any]) -> None:
    """DESIGN.md section 3: Rules are checked on construction."""
    with pytest.raises(BadRules) as why:
        Rules(**options)
    assert why.value.code == "bad_value"
    assert why.value.params["option"] in options


def test_rules_have_no_other_field() -> None:
    """DESIGN.md section 3: unknown fields are refused."""
    with pytest.raises(msgspec.ValidationError):
        decode(b'{"jokers":"on"}', Rules)


@given(st.permutations(["turn_three", "seventh_card", "random_rest"]), st.integers(0, 3))
def test_a_set_is_read_in_any_order_and_kept_in_that_of_the_rules(order: list[str], size: int) -> None:
    """RECORD.md: sets are written in the order of RULES.md, read in any order, without duplicates."""
    chosen = order[:size]
    rules = read_rules({**SATASAT, "trump_alternatives": chosen})
    in_order = [name for name in ("turn_three", "seventh_card", "random_rest") if name in chosen]
    assert plain(rules)["trump_alternatives"] == in_order
    assert Rules(trump_alternatives=tuple(map(TrumpAlternative, chosen))) == rules


# -------------------------------------------------------------------------------------------------- validity


@pytest.mark.parametrize("chosen", [["turn_three"], ["seventh_card"], ["random_rest", "turn_three"]])
def test_V1_after_ten_excludes_every_alternative(chosen: list[str]) -> None:
    """V-1, R-TRUMP-12."""
    why = refused({**SATASAT, "trump_timing": "after_ten", "trump_alternatives": chosen})
    assert why.code == "after_ten_alternatives"
    assert sorted(why.params["alternatives"]) == sorted(chosen)
    assert read_rules({**SATASAT, "trump_timing": "after_ten", "trump_alternatives": []})


def test_V2_a_trick_instead_of_a_card_needs_pulls() -> None:
    """V-2."""
    assert refused({**SATASAT, "trick_instead": "on", "pulls": "off"}).code == "trick_instead_pulls"
    assert read_rules({**SATASAT, "trick_instead": "on", "pulls": "on"})


@pytest.mark.parametrize("tricks", [(10, 0, 0), (0, 10, 0), (0, 0, 10)])
def test_V3_a_slam_bonus_under_minus_quota_makes_the_deal_sum_to_five(tricks: tuple[int, int, int]) -> None:
    """V-3, R-SCORE-3, R-SCORE-5."""
    assert sum(last_trick(tricks, rules=Rules(slam_bonus=5)).sheet[0].points) == 5
    assert sum(last_trick(tricks, rules=Rules(slam_bonus=0)).sheet[0].points) == 0


@pytest.mark.parametrize("how", FirstDealer)
def test_V4_how_the_first_dealer_is_found_is_the_tables_business(how: FirstDealer) -> None:
    """V-4, R-FIRST-2: the engine sees only who deals first."""
    state = GAME.step(GAME.start(Rules(first_dealer=how)), SeatDealer(2))
    assert state.dealer == 2


def test_V5_with_pulls_off_the_return_options_are_ignored() -> None:
    """V-5, R-PULL-1."""
    strict = Rules(pulls=Pulls.OFF, deals=3)
    loose = Rules(pulls=Pulls.OFF, deals=3, return_keep=0, return_drawn=ReturnDrawn.ALLOWED)
    one, other = (
        [made[2] for made in random_match(GAME, rules, SeededDice("V-5"))] for rules in (strict, loose)
    )
    assert one == other
    assert not any(isinstance(move, Fan | Draw | Give) for move in one)


def test_V6_with_loser_deals_threes_no_longer_give_equal_chairs() -> None:
    """V-6: the same seat may deal, and need two, three times running (R-DEALER-2)."""
    rules = Rules(dealer_rule=DealerRule.LOSER_DEALS)
    assert [last_trick((6, 4, 0), dealer, rules).dealer for dealer in range(3)] == [0, 1, 2]
    assert [last_trick((6, 4, 0), dealer).dealer for dealer in range(3)] == [1, 2, 0]


@pytest.mark.parametrize("deals", [1, 2, 4, 5, 7, 12, 1000])
def test_V7_any_positive_number_of_deals(deals: int) -> None:
    """V-7, R-MATCH-1."""
    assert read_rules({**SATASAT, "deals": deals}).deals == deals


@pytest.mark.parametrize("deals", [1, 2, 4])
def test_V7_a_match_ends_after_its_deals(deals: int) -> None:
    """V-7, R-MATCH-1, R-PULL-3, R-PULL-4."""
    *_, last = random_match(GAME, Rules(deals=deals), SeededDice("V-7"))
    result = GAME.result(last.after)
    assert result is not None
    assert len(result.deals) == deals


# ------------------------------------------------------------------- options that are one decision of the engine


@given(rules_of(GAME, most=1), st.sampled_from(Direction))
def test_R_SEAT_5_direction_is_a_pure_mirror(rules: Rules, direction: Direction) -> None:
    """No other rule depends on the direction: the same dice, the same match."""
    other = msgspec.structs.replace(rules, direction=direction)
    one, two = ([made[1:3] for made in random_match(GAME, r, SeededDice("5"))] for r in (rules, other))
    assert one == two


def test_R_PULL_1_no_exchange_with_pulls_off() -> None:
    """R-PULL-1, in the second deal, after 10-0-0."""
    assert exchanges(last_trick((10, 0, 0), rules=Rules(pulls=Pulls.OFF))) == []
    assert len(exchanges(last_trick((10, 0, 0), rules=Rules(pulls=Pulls.ON)))) == 5


def test_R_SEVEN_6_the_high_seven_does_nothing_while_sevens_are_low() -> None:
    """R-SEVEN-6."""
    low = {**SATASAT, "sevens": "low", "deals": 2}
    one, two = (
        [made[1:3] for made in random_match(GAME, read_rules({**low, "high_seven": seven}), SeededDice("7"))]
        for seven in ("hearts", "spades")
    )
    assert one == two


@pytest.mark.parametrize("cut", CutRule)
def test_R_CUT_2_F_cuts_in_every_deal_where_there_is_a_cut(cut: CutRule) -> None:
    """R-CUT-1, R-CUT-2."""
    made = list(random_match(GAME, Rules(cut=cut, deals=3), SeededDice("cut")))
    cutters = [(m.actor, m.state.dealer) for m in made if isinstance(m.move, Cut)]
    assert len(cutters) == (3 if cut is CutRule.FIVE_SEAT else 0)
    assert all(actor == (dealer + 1) % 3 for actor, dealer in cutters)
    assert len([m for m in made if isinstance(m.move, Shuffle)]) == 3


def test_R_SCORE_4_totals_run_through_the_match() -> None:
    """R-SCORE-4."""
    state = last_trick((6, 3, 1), rules=Rules(scoring=Scoring.RAW_TRICKS), totals=(5, 4, 1))
    assert by_role(state.totals) == (4 + 6, 1 + 3, 5 + 1)


def test_R_TRUMP_3_after_ten_F_names_with_ten_cards() -> None:
    """R-TRUMP-3, R-DEAL-4."""
    made = list(
        random_match(GAME, Rules(trump_timing=TrumpTiming.AFTER_TEN, trump_alternatives=()), SeededDice(3))
    )
    named = [m for m in made if isinstance(m.move, Name)]
    assert [tuple(map(len, m.state.deal.hands)) for m in named] == [(10, 10, 10)] * 6


def test_R_GIVE_2_the_debtor_is_asked_before_each_exchange() -> None:
    """R-GIVE-1, R-GIVE-2: only with `trick_instead = on`."""
    for trick_instead in TrickInstead:
        made = list(random_match(GAME, Rules(trick_instead=trick_instead), SeededDice("give")))
        asked = [m for m in made if isinstance(m.move, Offer | Concede)]
        assert all(m.actor == m.state.deal.pulls[m.state.deal.pull].debtor for m in asked)
        fans = [m for m in made if isinstance(m.move, Fan)]
        offers = [m for m in asked if isinstance(m.move, Offer)]
        assert fans
        assert len(offers) == (len(fans) if trick_instead is TrickInstead.ON else 0)
