"""`satasat solve` and `satasat warm`, and the line that says that kernels are compiled."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pexpect
import pytest
from click.testing import CliRunner, Result

from satasat.cli import main
from satasat.cli.three_two_five import positions
from satasat.game import OneOf
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import Move, Phase, Play
from satasat.games.three_two_five.state import State
from satasat.records import Match, lines_of, read
from tests.terminal import command

RECORDS: Final = Path(__file__).parent / "golden" / "records" / "three-two-five.jsonl"
FULL: Final = "9S QS 8H QH KH TD QD AD TC QC / 7S TS KS AS 9H JH 8D 9D 9C KC / 8S JS 7H TH AH JD KD 8C JC AC"
TWO: Final = "AH 9S / KH KS / QH AD"
"""Worked out by hand. 0 leads AH: all follow, then KS wins 9S: 1 1 0. 0 leads 9S: 2 may ruff with QH and lose AD to AH: 1 0 1;
or throw AD and lose QH to AH: 1 1 0. 2 ruffs. So 0 does not care: par is the mean of 1 1 0 and 1 0 1."""
AT_TWO: Final = ("--trump", "H", "--leader", "0")


def run(*args: str | Path, given: str | None = None) -> Result:
    return CliRunner(env={"COLUMNS": "100"}).invoke(main, ["solve", *map(str, args)], input=given)


def as_json(*args: str | Path) -> dict[str, Any]:
    result = run(*args, "--json")
    assert result.exit_code == 0, result.output
    (line,) = result.stdout.splitlines()
    found: dict[str, Any] = json.loads(line)
    return found


# -------------------------------------------------------------------------------------------------------- values


def test_a_whole_deal_has_the_values_of_the_prototypes() -> None:
    found = as_json(FULL, *AT_TWO)
    assert found["par"] == pytest.approx([25 / 6, 4 / 3, 4.5], abs=1e-9)
    assert found["guaranteed"] == [3, 1, 2]
    assert list(found["cards"]) == "QS 9S KH QH 8H AD QD TD QC TC".split()
    assert type(found["microseconds"]) is int
    assert found["microseconds"] > 0


def test_each_concept_has_its_own_values_of_the_cards() -> None:
    common = {"par": [1, 0.5, 0.5], "guaranteed": [1, 0, 0]}
    par = as_json(TWO, *AT_TWO)
    assert par == {**common, "cards": {"9S": [1, 0, 1], "AH": [1, 1, 0]}, "microseconds": par["microseconds"]}
    guaranteed = as_json(TWO, *AT_TWO, "--concept", "guaranteed")
    assert guaranteed["cards"] == {"9S": [1, 0, 1], "AH": [1, 1, 0]}
    assert {*guaranteed} == {*par}
    spread = as_json(TWO, *AT_TWO, "--concept", "range")
    assert spread["range"] == [[1, 1], [0, 1], [0, 1]]
    assert spread["cards"] == {"9S": [[1, 1], [0, 0], [1, 1]], "AH": [[1, 1], [1, 1], [0, 0]]}
    assert {*spread} == {*par, "range"}


def test_a_card_in_the_trick_is_in_no_hand() -> None:
    """R-PLAY-3: the next seat follows."""
    found = as_json("AH / KH KS / QH AD", *AT_TWO, "--played", "9S")
    assert found["cards"] == {"KS": [1, 0, 1]}
    last = as_json("AH / KH / QH AD", *AT_TWO, "--played", "9S KS")
    assert last["cards"] == {"QH": [1, 0, 1], "AD": [1, 1, 0]}
    assert last["par"] == [1, 0, 1]


def test_the_sevens_are_as_the_rules_say() -> None:
    """R-SEVEN-2, 3: as permanent trumps they beat the ace; which of the two is higher is a rule of its own."""
    sevens = ("--rule", "sevens=permanent_trumps")
    hands = ("7S / 7H / AD", "--trump", "D", "--leader", "0")
    assert as_json(*hands)["guaranteed"] == [0, 0, 1]
    assert as_json(*hands, *sevens)["guaranteed"] == [0, 1, 0]
    assert as_json(*hands, *sevens, "--rule", "high_seven=spades")["guaranteed"] == [1, 0, 0]


@pytest.mark.parametrize(
    "args",
    [
        ("ah 9♠ / kh KS / qh,ad", "--trump", "h", "--leader", "0"),
        ("HA S9 / K♥ ks/QH AD", "--trump", "♥", "--leader", "0"),
        ("AH", "9S", "/", "KH", "KS", "/", "QH", "AD", "--trump", "Hearts", "--leader", "0"),
    ],
)
def test_cards_may_be_typed_as_at_the_table_and_are_written_as_codes(args: tuple[str, ...]) -> None:
    found = as_json(*args)
    assert found["par"] == [1, 0.5, 0.5]
    assert list(found["cards"]) == ["9S", "AH"]
    assert "TD" in as_json("10d 9s / ks qs / as js", "--trump", "s", "--leader", "0")["cards"]


# -------------------------------------------------------------------------------------------------- for a person


def test_the_table_marks_what_is_best_for_the_player() -> None:
    lines = run("AH / KH / QH AD", *AT_TWO, "--played", "9S KS").stdout.splitlines()
    text = "\n".join(lines)
    assert "Trump is hearts; seat 2 is to play." in text
    assert "Seat 2 holds Q♥ A♦" in text
    assert "Seat 0 led 9♠, seat 1 K♠ so far." in text
    (queen,) = [line for line in lines if "Q♥" in line and "holds" not in line]
    (ace,) = [line for line in lines if "A♦" in line and "holds" not in line]
    assert queen.split() == [">", "Q♥", "1.00", "0.00", "1.00"]
    assert ace.split() == ["A♦", "1.00", "1.00", "0.00"]
    assert "best for seat 2" in text
    assert max(map(len, lines)) <= 80
    assert "\x1b" not in text


def test_a_range_marks_every_card_that_may_be_best() -> None:
    text = run(TWO, *AT_TWO, "--concept", "range").stdout
    rows = [line.split() for line in text.splitlines() if line.lstrip().startswith(">")]
    assert rows[:2] == [[">", "9♠", "1", "0", "1"], [">", "A♥", "1", "1", "0"]]
    assert "0 to 1" in text


def test_a_terminal_without_signs_gets_letters() -> None:
    line = command("solve", TWO, *AT_TWO, "--concept", "range")
    done = subprocess.run(
        line, env={**os.environ, "PYTHONIOENCODING": "ascii"}, capture_output=True, text=True, check=True
    )
    assert "AH" in done.stdout
    assert "?" not in done.stdout


# ------------------------------------------------------------------------------------------------ from a record


def recorded_matches() -> list[Match]:
    with RECORDS.open("rb") as file:
        return list(read(lines_of(file)))


def plays_of(match: Match) -> Iterator[tuple[int, int, int, State]]:
    """Deal, trick and card, counted from 1, with the state before each card of the match."""
    assert match.header is not None
    state = GAME.start(match.header.rules)
    for entry in match.entries:
        if state.phase is Phase.PLAY:
            yield state.deal_no, sum(state.deal.taken) + 1, len(state.deal.trick) + 1, state
        state = GAME.step(state, entry.move)


def moves_of(state: State) -> tuple[Move, ...]:
    choices = GAME.legal(state)
    assert isinstance(choices, OneOf)
    return choices.moves


def test_every_card_of_a_record_can_be_asked_for() -> None:
    for number, match in enumerate(recorded_matches()[:6], 1):
        for deal, trick, card, state in [*plays_of(match)][:: 60 + number]:
            position, names = positions.recorded(RECORDS, number, deal, trick, card)
            assert position.hands == state.deal.hands
            assert (position.trump, position.turn) == (state.deal.trump, GAME.actor(state))
            assert {Play(c) for c in position.legal} == {*moves_of(state)}
            assert (position.sevens, position.high_seven) == (state.rules.sevens, state.rules.high_seven)
            assert len(names) == 3


def test_a_record_gives_its_first_card_where_nothing_else_is_said() -> None:
    first = as_json("--record", RECORDS)
    assert len(first["cards"]) == 10
    assert sum(first["par"]) == pytest.approx(10)
    later = as_json("--record", RECORDS, "--match", "2", "--deal", "1", "--trick", "9", "--card", "3")
    assert sum(later["par"]) == pytest.approx(2)
    text = run("--record", RECORDS, "--trick", "10").stdout
    assert "Match 1, deal 1, before card 1 of trick 10" in text


def test_names_of_a_record_are_left_as_they_are(tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    args = ["simulate", "--matches", "1", "--bots", "medium", "--rule", "deals=1", "--out", str(record)]
    assert CliRunner().invoke(main, args).exit_code == 0
    text = run("--record", record, "--card", "2").stdout
    assert {f"medium-{n} holds" for n in (1, 2, 3)} <= {*re.findall(r"medium-. holds", text)}
    assert "Medium" not in text


@pytest.fixture(scope="module")
def unfinished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A match with a person in it, broken off in its second deal."""
    source = next(
        m for m in recorded_matches() if m.finished and m.header and m.header.rules.deals > 2 and not m.faults
    )
    lines = RECORDS.read_text().splitlines()[source.first - 1 : source.last]
    path = tmp_path_factory.mktemp("unfinished") / "r.jsonl"
    header = json.loads(lines[0])
    header["players"][0].pop("bot", None)
    deal = 0
    kept = [json.dumps(header)]
    for line in lines[1:]:
        deal += '"shuffle"' in line
        if deal == 3:
            break
        kept.append(line)
    path.write_text("\n".join(kept[:-3]) + "\n")
    return path


def test_a_deal_that_people_still_play_is_not_laid_open(unfinished: Path) -> None:
    """I-24: of a deal that is over, all thirty cards have been seen."""
    assert as_json("--record", unfinished, "--deal", "1")["cards"]
    for deal in ("2", "3"):
        refused = run("--record", unfinished, "--deal", deal)
        assert refused.exit_code == 2
        assert refused.stderr.startswith("satasat: deal_hidden: ")
        assert refused.stdout == ""


def test_an_unfinished_match_of_bots_hides_nothing(unfinished: Path, tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    first, *rest = unfinished.read_text().splitlines()
    header = json.loads(first)
    header["players"] = [{**player, "bot": "easy"} for player in header["players"]]
    record.write_text("\n".join([json.dumps(header), *rest]) + "\n")
    assert as_json("--record", record, "--deal", "2")["cards"]
    last = ("--record", record, "--deal", "2", "--trick", "10")
    assert as_json(*last)["cards"]  # the card that is due
    assert run(*last, "--card", "2").stderr.startswith("satasat: no_such_card: ")
    assert run("--record", record, "--deal", "3").stderr.startswith("satasat: no_such_deal: ")


# ------------------------------------------------------------------------------------------------------- a batch

LINES: Final = (
    {"hands": TWO.split(" / "), "trump": "H", "leader": 0},
    {"hands": ["AH", "KH", "QH AD"], "trump": "H", "leader": 0, "played": "9S KS"},
    {"hands": [["7S"], ["7H"], ["AD"]], "trump": "D", "leader": 0, "sevens": "permanent_trumps"},
    {
        "hands": ["7S", "7H", "AD"],
        "trump": "D",
        "leader": 0,
        "sevens": "permanent_trumps",
        "high_seven": "spades",
    },
)


def batch_file(folder: Path, *lines: object) -> Path:
    path = folder / "positions.jsonl"
    path.write_text("".join(f"{one if isinstance(one, str) else json.dumps(one)}\n" for one in lines))
    return path


def test_a_batch_solves_each_line_as_if_it_stood_alone(tmp_path: Path) -> None:
    path = batch_file(tmp_path, *LINES)
    result = run("--batch", path, "--concept", "range")
    found = [json.loads(line) for line in result.stdout.splitlines()]
    assert [one["guaranteed"] for one in found] == [[1, 0, 0], [1, 0, 1], [0, 1, 0], [1, 0, 0]]
    alone = as_json(TWO, *AT_TWO, "--concept", "range")
    assert {**found[0], "microseconds": 0} == {**alone, "microseconds": 0}
    piped = run("--batch", "-", "--concept", "range", given=path.read_text())
    assert [json.loads(line)["range"] for line in piped.stdout.splitlines()] == [
        one["range"] for one in found
    ]


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("{", "this is no JSON"),
        ("[1]", "this is no line"),
        ({"trump": "H", "leader": 0}, 'the key "hands" is missing; due are three texts of cards'),
        ({**LINES[0], "hands": "AH / KH / QH"}, 'the key "hands" is "AH / KH / QH"; due are three texts'),
        ({**LINES[0], "hands": [1, 2, 3]}, 'the key "hands" is [1, 2, 3]'),
        ({**LINES[0], "leader": True}, 'the key "leader" is true; due is a whole number'),
        ({**LINES[0], "leader": 3}, "seat 3 does not exist"),
        ({**LINES[0], "trump": None}, 'the key "trump" is null; due is a text'),
        ({**LINES[0], "trump": "X"}, '"X" is no suit'),
        ({**LINES[0], "seven": "low"}, 'there is no key "seven"'),
        ({**LINES[0], "sevens": "high"}, "the option sevens cannot be high"),
        ({**LINES[0], "played": "1H"}, '"1H" is no card'),
        ({**LINES[0], "hands": ["AH", "KH"]}, "a position has three hands, not 2"),
        ({**LINES[0], "hands": ["AH AH", "KH KS", "QH AD"]}, "A♥ is there twice"),
        ({**LINES[0], "hands": ["AH KH", "KH KS", "QH AD"]}, "K♥ is there twice"),
        ({**LINES[0], "hands": ["", "", ""]}, "the hands have 0, 0, 0 cards"),
    ],
)
def test_a_batch_ends_at_the_first_line_that_is_no_position(
    tmp_path: Path, line: object, reason: str
) -> None:
    """What was solved before it stands."""
    path = batch_file(tmp_path, LINES[0], line, LINES[1])
    result = run("--batch", path)
    assert result.exit_code == 2
    assert len(result.stdout.splitlines()) == 1
    (told,) = result.stderr.splitlines()
    assert told.startswith(f"satasat: batch_line: line 2 of {path}: {reason}")


def test_a_batch_at_a_terminal_counts_beside_the_lines_and_not_among_them(tmp_path: Path) -> None:
    path, out = batch_file(tmp_path, *LINES * 3), tmp_path / "out.jsonl"
    line = f"{shlex.join(command('solve', '--batch', path))} >{shlex.quote(str(out))}"
    env = {**os.environ, "TERM": "xterm-256color"}
    said, status = pexpect.run(f"bash -c {shlex.quote(line)}", env=env, timeout=120, withexitstatus=True)
    assert status == 0
    assert b"Solved: 12" in said
    assert [json.loads(one)["guaranteed"][0] for one in out.read_text().splitlines()] == [1, 1, 0, 1] * 3


def test_blank_lines_are_passed_over_and_still_counted(tmp_path: Path) -> None:
    result = run("--batch", batch_file(tmp_path, "", LINES[0], " ", LINES[1], "", ""))
    assert (result.exit_code, len(result.stdout.splitlines())) == (0, 2)
    refused = run("--batch", batch_file(tmp_path, "", LINES[0], "", "{"))
    assert refused.stderr.startswith(f"satasat: batch_line: line 4 of {tmp_path}")


def test_an_empty_batch_is_solved_at_once(tmp_path: Path) -> None:
    result = run("--batch", batch_file(tmp_path))
    assert (result.exit_code, result.output) == (0, "")


# ------------------------------------------------------------------------------------------------------ refusals


@pytest.mark.parametrize(
    ("args", "code"),
    [
        ((), "one_source"),
        ((TWO, "--record", "r.jsonl"), "one_source"),
        (("--record", "r.jsonl", "--batch", "b.jsonl"), "one_source"),
        ((TWO, "--leader", "0"), "option_lacking"),
        ((TWO, "--trump", "H"), "option_lacking"),
        ((TWO, *AT_TWO, "--trick", "2"), "option_stray"),
        (("--record", "r.jsonl", "--trump", "H"), "option_stray"),
        (("--batch", "b.jsonl", "--leader", "0"), "option_stray"),
        ((TWO, *AT_TWO, "--concept", "best"), "bad_concept"),
        ((TWO, "--trump", "N", "--leader", "0"), "bad_suit"),
        ((TWO, "--trump", "H", "--leader", "3"), "no_such_leader"),
        ((TWO, "--trump", "H", "--leader", "x"), "bad_number"),
        ((TWO, *AT_TWO, "--rule", "pulls=off"), "unknown_option"),
        ((TWO, *AT_TWO, "--rule", "sevens"), "bad_rule"),
        ((TWO, *AT_TWO, "--rule", "sevens=high"), "bad_value"),
        (("AH / KH", *AT_TWO), "hands_of_three"),
        (("AH / KH / 2C", *AT_TWO), "not_of_the_pack"),
        (("AH / KH / QX", *AT_TWO), "bad_card"),
        (("AH AH / KH KS / QH AD", *AT_TWO), "card_twice"),
        (("AH 9S / KH / QH AD", *AT_TWO), "uneven_hands"),
        (("AH / KH KS / QH AD", *AT_TWO, "--played", "9S KS JH"), "trick_too_long"),
        (("--record", "nowhere.jsonl"), "file_missing"),
        (("--batch", "nowhere.jsonl"), "file_missing"),
        (("--record", RECORDS, "--match", "999"), "no_such_match"),
        (("--record", RECORDS, "--deal", "99"), "no_such_deal"),
        (("--record", RECORDS, "--trick", "11"), "no_such_card"),
        (("--record", RECORDS, "--card", "4"), "no_such_card"),
        (("--record", RECORDS, "--card", "0"), "bad_number"),
        (("--rules",), "bad_usage"),
    ],
)
def test_bad_arguments_give_one_clear_line(args: tuple[str, ...], code: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert len(result.stderr.splitlines()) == 1
    assert result.stderr.startswith(f"satasat: {code}: ")


def test_a_faulty_record_is_solved_up_to_its_fault(tmp_path: Path) -> None:
    match = next(m for m in recorded_matches() if m.finished)
    lines = RECORDS.read_text().splitlines()[match.first - 1 : match.last]
    at = next(i for i, line in enumerate(lines) if '"play"' in line) + 5
    lines[at] = '{"by": 0, "move": {"type": "cut", "at": 3}}'
    path = tmp_path / "r.jsonl"
    path.write_text("\n".join(lines) + "\n")
    assert as_json("--record", path, "--trick", "2")["cards"]
    assert run("--record", path, "--trick", "5").stderr.startswith("satasat: match_faulty: ")


# ----------------------------------------------------------------------------------------------------- compiling

TINY: Final = """
import numpy as np
from satasat.solver.bits import compiled

@compiled("uint64(uint64)")
def twice(x):
    return x + x
"""
IMPORTED: Final = """
import sys
import satasat
satasat.__path__.append(sys.argv[1])
from satasat.cli.compiling import compiling
from satasat.texts import Speaker
with compiling(Speaker()):
    import satasat.tiny
assert satasat.tiny.twice(3) == 6
"""


def compiled_in(folder: Path, **env: str) -> str:
    """What is said on the standard error when a process uses a kernel."""
    if not (folder / "tiny.py").exists():  # written anew, it would be compiled anew
        (folder / "tiny.py").write_text(TINY)
    done = subprocess.run(
        [sys.executable, "-c", IMPORTED, str(folder)],
        env={**os.environ, **env},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == ""
    return done.stderr


def test_compiling_is_told_once_and_not_where_the_code_is_on_disk(tmp_path: Path) -> None:
    kept = {"NUMBA_CACHE_DIR": str(tmp_path / "cache")}
    (line,) = compiled_in(tmp_path, **kept).splitlines()
    assert line.startswith("Compiling the fast part, once for this computer; about ")
    assert len(line) <= 80
    assert compiled_in(tmp_path, **kept) == ""


def test_where_no_folder_keeps_the_code_it_is_compiled_each_time(tmp_path: Path) -> None:
    none = {"NUMBA_CACHE_DIR": "/dev/null/nowhere", "NUMBA_CACHE_LOCATOR_CLASSES": "UserProvidedCacheLocator"}
    for _ in range(2):
        (line,) = compiled_in(tmp_path, **none).splitlines()
        assert line.startswith("Compiling the fast part; about ")


def test_warm_leaves_nothing_to_compile_and_says_where_the_code_is() -> None:
    CliRunner().invoke(main, ["warm"])
    result = CliRunner().invoke(main, ["warm"])
    assert result.exit_code == 0
    assert result.stdout.count("nothing was left to compile") == 2
    folder = result.stdout.splitlines()[-1].strip()
    assert [*Path(folder).glob("*.nbi")]
