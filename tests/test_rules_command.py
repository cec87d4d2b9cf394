"""`satasat rules`, and the options that the commands share."""

from __future__ import annotations

import re
import shlex
import subprocess
from typing import Any, Final

import pytest
from click.testing import CliRunner, Result
from hypothesis import given, settings
from hypothesis import strategies as st

from satasat.cards import to_plain
from satasat.cli import main
from satasat.cli.options import (
    OFFERED_DEALS,
    bots_from,
    changes,
    deals_warning,
    game_from,
    rules_from,
    text_of,
    value_from,
)
from satasat.cli.rules import rules_lines
from satasat.errors import BadMessage, BadRules, SatasatError
from satasat.game import Option
from satasat.games import GAMES, game
from satasat.games.three_two_five.rules import Rules, Scoring, TrumpAlternative
from satasat.testing import rules_of
from satasat.texts import Speaker
from tests.test_verify import SATASAT

GAME: Final = game("three-two-five")
SPEAKER: Final = Speaker()


def run(*args: str, columns: int = 200) -> Result:
    return CliRunner(env={"COLUMNS": str(columns)}).invoke(main, ["rules", *args])


# ------------------------------------------------------------------------------------------------------ rules_from


def test_without_changes_the_rules_are_the_presets() -> None:
    assert rules_from(GAME, None, []) == GAME.presets["satasat"]
    for name, preset in GAME.presets.items():
        assert rules_from(GAME, name, []) == preset


def test_a_change_stands_on_top_of_the_preset_and_a_later_one_wins() -> None:
    rules = rules_from(GAME, "pagat", ["scoring=minus_quota", "deals=9", " deals = 3 ", "return_keep=0"])
    due = {**to_plain(GAME.presets["pagat"]), "scoring": "minus_quota", "deals": 3, "return_keep": 0}
    assert rules == GAME.read_rules(due)


@pytest.mark.parametrize(
    ("text", "chosen"),
    [
        ("none", ()),
        ("", ()),
        ("seventh_card", (TrumpAlternative.SEVENTH_CARD,)),
        ("random_rest, turn_three", (TrumpAlternative.TURN_THREE, TrumpAlternative.RANDOM_REST)),
    ],
)
def test_a_selection_is_written_with_commas(text: str, chosen: tuple[TrumpAlternative, ...]) -> None:
    assert rules_from(GAME, None, [f"trump_alternatives={text}"]).trump_alternatives == chosen


@pytest.mark.parametrize(
    ("assignments", "kind", "code", "params"),
    [
        (["deals"], BadMessage, "bad_rule", {"text": "deals"}),
        (["=3"], BadMessage, "bad_rule", {"text": "=3"}),
        ([""], BadMessage, "bad_rule", {"text": ""}),
        (["jokers=2"], BadRules, "unknown_option", {"option": "jokers"}),
        (["cut=twice"], BadRules, "bad_value", {"option": "cut", "value": "twice", "allowed": ("none", "five_seat")}),
        (["return_keep=3"], BadRules, "bad_value", {"option": "return_keep", "value": "3", "allowed": (2, 1, 0)}),
        (["return_keep=none"], BadRules, "bad_value", {"option": "return_keep", "value": "none"}),
        (["slam_bonus=5.0"], BadRules, "bad_value", {"option": "slam_bonus", "value": "5.0"}),
        (["deals=0"], BadRules, "bad_value", {"option": "deals", "value": 0}),
        (["deals=-3"], BadRules, "bad_value", {"option": "deals", "value": -3}),
        (["deals=six"], BadRules, "bad_value", {"option": "deals", "value": "six"}),
        (["deals=none"], BadRules, "bad_value", {"option": "deals", "value": None}),
        (["deals=" + "9" * 5000], BadRules, "bad_value", {"option": "deals"}),
        (["deals=٣"], BadRules, "bad_value", {"option": "deals", "value": "٣"}),
        (["trump_alternatives=turn_three,turn_three"], BadRules, "bad_value", {"option": "trump_alternatives"}),
        (["trump_alternatives=none,turn_three"], BadRules, "bad_value", {"value": "none"}),
        (["trump_alternatives=,"], BadRules, "bad_value", {"option": "trump_alternatives"}),
        (["trump_timing=after_ten"], BadRules, "after_ten_alternatives", {"alternatives": ["turn_three"]}),
        (["trick_instead=on", "pulls=off"], BadRules, "trick_instead_pulls", {}),
    ],
)  # fmt: skip
def test_a_wrong_change_is_refused_with_what_would_do(
    assignments: list[str], kind: type[SatasatError], code: str, params: dict[str, Any]
) -> None:
    with pytest.raises(kind) as refused:
        rules_from(GAME, None, assignments)
    assert (refused.value.code, {**refused.value.params, **params}) == (code, refused.value.params)
    assert SPEAKER.error(refused.value)


def test_an_unknown_preset_or_game_is_refused() -> None:
    with pytest.raises(BadRules) as refused:
        rules_from(GAME, "house", [])
    assert (refused.value.code, refused.value.params["allowed"]) == ("unknown_preset", list(GAME.presets))
    with pytest.raises(BadRules) as refused:
        game_from("whist")
    assert (refused.value.code, refused.value.params["allowed"]) == ("unknown_game", [g.id for g in GAMES])


@pytest.mark.parametrize("its", GAMES, ids=lambda g: g.id)
@settings(max_examples=100, deadline=None)
@given(data=st.data())
def test_the_changes_from_a_preset_make_the_rules_again(its: Any, data: st.DataObject) -> None:
    rules = data.draw(rules_of(its, most=100))
    preset = data.draw(st.sampled_from(list(its.presets)))
    changed = changes(its, rules, preset)
    assert rules_from(its, preset, changed) == rules
    assert not changes(its, its.presets[preset], preset)


def test_values_are_written_as_they_are_given() -> None:
    written = [(None, "none"), ((), "none"), (["a"], "a"), (("a", "b"), "a,b"), (5, "5"), ("low", "low")]
    assert [text_of(value) for value, _ in written] == [text for _, text in written]
    number = Option("pool_limit", None)
    assert [value_from(number, text) for text in ("none", "12", "many")] == [None, 12, "many"]


# ------------------------------------------------------------------------------------------------------ other options


def test_bots_are_one_for_each_seat_or_one_for_all() -> None:
    assert bots_from("easy", GAME, 3) == ("easy",) * 3
    assert bots_from(" easy,medium , random", GAME, 3) == ("easy", "medium", "random")
    for text in ("easy,medium", "easy,easy,easy,easy"):
        with pytest.raises(BadMessage) as refused:
            bots_from(text, GAME, 3)
        assert refused.value.code == "bad_bots"
        assert refused.value.params["seats"] == 3
    with pytest.raises(BadMessage) as refused:
        bots_from("easy,,easy", GAME, 3)
    assert refused.value.code == "unknown_bot"


def test_lengths_that_leave_the_chairs_uneven_are_warned_of() -> None:
    for deals in range(1, 20):
        assert (deals_warning(Rules(deals=deals), SPEAKER) is None) == (deals % 3 == 0)
    assert all(deals_warning(Rules(deals=deals), SPEAKER) is None for deals in OFFERED_DEALS)
    assert deals_warning(Rules(deals=5), SPEAKER) == (
        "With 5 deals the chairs do not come out even; 3, 6, 9, 12 are usual."
    )
    assert deals_warning(object(), SPEAKER) is None


# ------------------------------------------------------------------------------------------------------ rules_lines


def test_the_differences_from_the_preset_come_first_and_are_marked() -> None:
    rules = rules_from(GAME, "pagat", ["deals=9", "cut=none"])
    title, *lines, legend = rules_lines(GAME, rules, "pagat", SPEAKER)
    assert title == "House rules of three-two-five: preset pagat with cut=none, deals=9"
    assert lines[:3] == ["* Cut: no cut", "* Length of a match: 9", "  Direction of play: anticlockwise"]
    assert len(lines) == len(GAME.options)
    assert [line[:2] for line in lines[2:]] == ["  "] * (len(lines) - 2)
    assert legend == "* not as in the preset pagat"


def test_rules_as_the_preset_have_no_mark_and_no_legend() -> None:
    lines = rules_lines(GAME, GAME.presets["pagat"], "pagat", SPEAKER)
    assert len(lines) == 1 + len(GAME.options)
    assert not [line for line in lines if "*" in line]


def test_without_a_preset_the_default_one_is_compared_with() -> None:
    rules = rules_from(GAME, None, ["scoring=raw_tricks"])
    assert rules_lines(GAME, rules, None, SPEAKER) == rules_lines(GAME, rules, "satasat", SPEAKER)
    assert rules.scoring is Scoring.RAW_TRICKS
    assert rules_lines(GAME, rules, None, SPEAKER)[1] == "* Scoring: one point for each trick"


# ------------------------------------------------------------------------------------------------------ the command


@pytest.mark.parametrize("its", GAMES, ids=lambda g: g.id)
def test_every_option_is_listed_with_every_value_and_what_is_said_of_it(its: Any) -> None:
    r = run(its.id)
    assert (r.exit_code, r.stderr) == (0, "")
    blocks = r.stdout.split("\n\n")
    assert len(blocks) == 1 + len(its.options) + 2
    default = its.presets[its.default_preset]
    for option, block in zip(its.options, blocks[1:], strict=False):
        value = to_plain(getattr(default, option.name))
        assert block.startswith(f"  {SPEAKER.say(f'option-{option.name}')}: ")
        assert SPEAKER.say_of(its.id, f"option-{option.name}-about") in " ".join(block.split())
        for one in option.values or ():
            chosen = one in value if option.many else one == value
            label = SPEAKER.say(f"value-{option.name}-{one}")
            assert re.search(
                rf"^    {'>' if chosen else ' '} {option.name}={one} +{re.escape(label)}$",
                block,
                re.MULTILINE,
            )
        for preset, said in option.sources.items():
            assert f"{preset} {said}" in block
    assert all(f" {preset} " in blocks[-2] for preset in its.presets)
    marks = {said[-1] for option in its.options for said in option.sources.values()}
    assert all(mark in blocks[-1] for mark in marks & {*"†‡"})


def test_without_a_game_it_is_three_two_five() -> None:
    assert run().stdout == run("three-two-five").stdout


def test_the_sources_are_those_of_the_four_descriptions() -> None:
    blocks = {block.split(":")[0].strip(" *"): block for block in run().stdout.split("\n\n")}
    assert blocks["First dealer"].endswith(
        "Described: plain random †, satasat random †, teen-do-paanch chosen, pagat draw_532 ‡"
    )
    assert blocks["Length of a match"].endswith(
        "Described: plain 6 ‡, satasat 6, teen-do-paanch 6, pagat 6 †\n"[:-1]
    )


def test_what_differs_from_the_default_preset_is_marked() -> None:
    plain = {
        "direction": "Direction of play",
        "trump_alternatives": "Instead of naming trump",
        "pulls": "Drawing cards",
    }
    marked = re.findall(r"^\* ([^:\n]+): ", run("--preset", "plain").stdout, re.MULTILINE)
    assert marked == list(plain.values())
    marked = re.findall(
        r"^\* ([^:\n]+: .+)$", run("--rule", "deals=9", "--rule", "cut=five_seat").stdout, re.MULTILINE
    )
    assert marked == ["Cut: the player who needs five cuts", "Length of a match: 9"]


def test_values_in_force_follow_the_rules_given() -> None:
    out = run("--rule", "trump_alternatives=seventh_card,random_rest", "--rule", "deals=12").stdout
    assert re.findall(r"^    > trump_alternatives=(\w+)", out, re.MULTILINE) == [
        "seventh_card",
        "random_rest",
    ]
    assert re.search(r"^    > deals=12  any", out, re.MULTILINE)
    out = run("--rule", "trump_alternatives=none").stdout
    assert re.findall(r"^    > trump_alternatives=(\w+)", out, re.MULTILINE) == ["none"]


@pytest.mark.parametrize("columns", [60, 80, 120])
def test_lines_are_no_wider_than_the_terminal_and_lose_no_word(columns: int) -> None:
    narrow = run("--preset", "pagat", columns=columns).stdout
    assert max(map(len, narrow.splitlines())) <= columns
    assert narrow.split() == run("--preset", "pagat", columns=500).stdout.split()
    assert not re.search(r" $", narrow, re.MULTILINE)


def test_odd_lengths_are_warned_of_beside_the_list() -> None:
    r = run("--rule", "deals=7")
    assert r.exit_code == 0
    assert r.stderr == f"{deals_warning(Rules(deals=7), SPEAKER)}\n"


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["whist"], "unknown_game"),
        (["--preset", "house"], "unknown_preset"),
        (["--rule", "jokers=2"], "unknown_option"),
        (["--rule", "cut=\x1b[2J\n"], "bad_value"),
        (["--rule", "\x1b[2J\n=1"], "unknown_option"),
        (["--colour"], "bad_usage"),
    ],
)
def test_bad_input_gives_one_line_and_exit_2(args: list[str], code: str) -> None:
    r = run(*args)
    assert (r.exit_code, r.stdout) == (2, "")
    assert re.fullmatch(rf"satasat: {code}: [^\n\x1b]+\n", r.stderr)


def test_a_reader_that_goes_away_gives_no_traceback() -> None:
    r = subprocess.run(
        f"{shlex.join([*SATASAT, 'rules'])} | true", shell=True, capture_output=True, check=False
    )
    assert not r.stderr


def test_help_has_an_example() -> None:
    assert "Example: satasat rules " in run("--help").stdout
