"""`satasat arena`: what it prints, and the file from which it goes on."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pexpect
import pytest
from click.testing import CliRunner, Result

from satasat.bots import BOTS, Budget, Millis, Worlds
from satasat.bots.arena import Plan
from satasat.cards import to_plain
from satasat.cli import help_of, main
from satasat.cli.arena import headline
from satasat.cli.workers import in_order
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.rules import Rules
from satasat.texts import Speaker
from tests.test_verify import LISTENING, SATASAT, TERMINAL

SMALL: Final = ("--bots", "easy,random,medium", "--rule", "deals=1", "--seed", "3")
"""A set is six deals for each of three pairs."""


def arena(*args: str | Path) -> Result:
    return CliRunner().invoke(main, ["arena", *map(str, args)])


def figures(r: Result) -> dict[str, Any]:
    """The JSON object, without times."""
    assert (r.exit_code, r.stderr) == (0, "")
    found: dict[str, Any] = json.loads(r.stdout)
    return {key: value for key, value in found.items() if key != "times"}


def small(sets: int, *args: str | Path) -> Result:
    return arena(*SMALL, "--deals", str(sets), "--json", *args)


def untimed(path: Path) -> list[Any]:
    """The lines of a file, without times."""
    lines = [json.loads(line) for line in path.read_bytes().splitlines()]
    return [{key: value for key, value in line.items() if key != "times"} for line in lines]


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """Three sets played in one go: the file, and the figures."""
    path = tmp_path_factory.mktemp("arena") / "whole"
    return path, figures(small(3, "--resume", path))


# ------------------------------------------------------------------------------------------------------ repeating


def test_a_seed_repeats_all_figures_and_another_gives_others(whole: tuple[Path, dict[str, Any]]) -> None:
    again, other = figures(small(3)), figures(small(3, "--seed", "4"))
    assert json.dumps(again) == json.dumps(whole[1])
    assert [row["points"] for row in other["pairs"]] != [row["points"] for row in again["pairs"]]


def test_nothing_depends_on_the_number_of_processes(
    whole: tuple[Path, dict[str, Any]], tmp_path: Path
) -> None:
    command = [*SATASAT, "arena", *SMALL, "--deals", "3", "--json", "--jobs", "2", "--resume"]
    r = subprocess.run([*command, tmp_path / "a"], capture_output=True, text=True, check=True)
    assert r.stderr == ""
    found = json.loads(r.stdout)
    del found["times"]
    assert json.dumps(found) == json.dumps(whole[1])
    assert untimed(tmp_path / "a") == untimed(whole[0])


def test_the_bots_in_another_order_have_the_same_figures(whole: tuple[Path, dict[str, Any]]) -> None:
    turned = figures(small(3, "--bots", "medium,random,easy"))
    by_pair = [
        {(row["alone"], row["against"]): row for row in found["pairs"]} for found in (whole[1], turned)
    ]
    assert by_pair[0] == by_pair[1]
    assert turned["levels"] == whole[1]["levels"]


def test_bots_that_are_added_leave_the_figures_of_the_others(whole: tuple[Path, dict[str, Any]]) -> None:
    two = figures(small(3, "--bots", "easy,medium"))
    assert all(row in whole[1]["pairs"] for row in two["pairs"])


# ------------------------------------------------------------------------------------------------------ going on


@pytest.mark.parametrize("done", [0, 1, 2, 4, 9, 10])
def test_an_arena_goes_on_after_an_interruption_anywhere(
    done: int, whole: tuple[Path, dict[str, Any]], tmp_path: Path
) -> None:
    """So many whole lines, the header first, and then the beginning of another, as a crash leaves them."""
    lines = whole[0].read_bytes().splitlines(keepends=True)
    cut = lines[done][: 40 * done] if done < len(lines) else b""
    path = tmp_path / "a"
    path.write_bytes(b"".join([*lines[:done], cut]))
    assert figures(small(3, "--resume", path)) == whole[1]
    assert untimed(path) == untimed(whole[0])
    assert path.read_bytes().startswith(b"".join(lines[:done]))


def test_more_deals_go_on_from_the_same_file_and_fewer_need_no_play(
    whole: tuple[Path, dict[str, Any]], tmp_path: Path
) -> None:
    path = tmp_path / "a"
    one = figures(small(1, "--resume", path))
    assert figures(small(3, "--resume", path)) == whole[1]
    content = path.read_bytes()
    assert figures(small(1, "--resume", path)) == one
    assert path.read_bytes() == content


def grown(path: Path, lines: int) -> None:
    """Waits until the file holds so many lines."""
    deadline = time.monotonic() + 60
    while not path.exists() or path.read_bytes().count(b"\n") < lines:
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_killed_arena_has_kept_what_was_played(jobs: str, tmp_path: Path) -> None:
    path = tmp_path / "a"
    args = ["arena", *SMALL, "--resume", str(path), "--jobs", jobs, "--deals"]
    with subprocess.Popen([*SATASAT, *args, "1000000"], start_new_session=True) as process:
        grown(path, 4)
        process.send_signal(signal.SIGKILL)
    kept = path.read_bytes()
    assert figures(small(2, "--resume", path)) == figures(small(2))
    assert path.read_bytes().startswith(kept[: kept.rfind(b"\n") + 1])


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_says_how_to_go_on(jobs: str, tmp_path: Path) -> None:
    path = tmp_path / "a"
    args = ["arena", *SMALL, "--resume", str(path), "--jobs", jobs, "--deals", "1000000"]
    command = [sys.executable, "-c", LISTENING, *args]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True) as process:
        grown(path, 4)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, "")
    said = re.fullmatch(
        rf"Stopped after (\d+) of 3000000 meetings, which are kept in {path}: the same command goes on from there\n",
        err,
    )
    assert said
    assert path.read_bytes().count(b"\n") - 1 - int(said[1]) in {0, 1}  # between writing and counting


def test_without_a_file_ctrl_c_says_what_would_have_kept_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("satasat.cli.arena.play_meeting", stop)
    r = small(1)
    assert (r.exit_code, r.stdout) == (130, "")
    assert r.stderr == "Stopped after 0 of 3 meetings; with --resume FILE they would have been kept\n"


def first_or_never(n: int) -> int:
    while n:
        time.sleep(60)
    return n


def test_workers_end_when_nobody_waits_for_them() -> None:
    """Else a Ctrl-C would wait for what slow bots are thinking about."""
    results = in_order(first_or_never, [0, 1, 2, 3, 4, 5], 2)
    assert next(results) == 0
    results.close()  # type: ignore[attr-defined]


# ------------------------------------------------------------------------------------------------------ other files


def changed(**values: Any) -> Callable[[list[bytes]], list[bytes]]:
    """The file with another header."""

    def change(lines: list[bytes]) -> list[bytes]:
        return [json.dumps({**json.loads(lines[0]), **values}).encode() + b"\n", *lines[1:]]

    return change


def timed(**values: Any) -> Callable[[list[bytes]], list[bytes]]:
    """The file with other times of the first bot in its third line."""

    def change(lines: list[bytes]) -> list[bytes]:
        line = json.loads(lines[2])
        line["times"][0] |= values
        return [*lines[:2], json.dumps(line).encode() + b"\n", *lines[3:]]

    return change


def played(**values: list[int]) -> Callable[[list[bytes]], list[bytes]]:
    """The file with other scores of the first bot alone in its third line."""

    def change(lines: list[bytes]) -> list[bytes]:
        line = json.loads(lines[2])
        line["alone"][0] |= values
        return [*lines[:2], json.dumps(line).encode() + b"\n", *lines[3:]]

    return change


@pytest.mark.parametrize(
    ("change", "args", "said"),
    [
        (list, ["--seed", "4"], r"arena_differs: .*: seed is 3 there, 4 here"),
        (list, ["--bots", "easy,random"], r"arena_differs: .*: bots is easy, random, medium there, easy, random here"),
        (list, ["--bots", "random,easy,medium"], r"arena_differs: .*: bots is .*"),
        (list, ["--rule", "sevens=permanent_trumps"], r"arena_differs: .*: sevens is low there, permanent_trumps here"),
        (list, ["--rule", "deals=3"], r"arena_differs: .*: deals is 1 there, 3 here"),
        (list, ["--worlds", "7"], r"arena_differs: .*: worlds is 100 there, 7 here"),
        (list, ["--millis", "7"], r"arena_differs: .*: worlds is 100 there, none here"),
        (changed(version=2), [], r"arena_differs: .*: version is 2 there, 1 here"),
        (changed(satasat="0.0.1"), [], r"arena_differs: .*: satasat is 0\.0\.1 there, .* here"),
        (changed(more=[{}]), [], r"arena_differs: .*: more is .* there, none here"),
        (changed(rules=None), [], r"arena_differs: .*: direction is none there, anticlockwise here"),
        (changed(format="satasat"), [], r"arena_foreign: .*"),
        (lambda lines: [b"[]\n"], [], r"arena_foreign: .*"),
        (lambda lines: [b"mine\n"], [], r"arena_foreign: .*"),
        (lambda lines: [b"mine"], [], r"arena_foreign: .*"),
        (lambda lines: [lines[0], lines[2]], [], r"arena_line: line 2 of .*"),
        (lambda lines: [*lines[:2], b"\n", *lines[2:]], [], r"arena_line: line 3 of .*"),
        (lambda lines: [*lines[:2], lines[2].replace(b"deals", b"deal")], [], r"arena_line: line 3 of .*"),
        (lambda lines: [*lines[:2], lines[2].replace(b"[1,1,1]", b"[9,1,1]")], [], r"arena_line: line 3 of .*"),
        (timed(decisions=0, total=0, classes={}), [], r"arena_line: line 3 of .*"),
        (timed(decisions=0), [], r"arena_line: line 3 of .*"),
        (timed(decisions=5, classes={"100000": 5}), [], r"arena_line: line 3 of .*"),
        (timed(decisions=5, classes={"-1": 5}), [], r"arena_line: line 3 of .*"),
        (timed(decisions=5, classes={"9": 6, "10": -1}), [], r"arena_line: line 3 of .*"),
        (timed(decisions=5, classes={"9": 5, "10": 0}), [], r"arena_line: line 3 of .*"),
        (timed(decisions=6, classes={"9": 5}), [], r"arena_line: line 3 of .*"),
        (timed(decisions=10**400, classes={"9": 10**400}), [], r"arena_line: line 3 of .*"),
        (timed(total=-1), [], r"arena_line: line 3 of .*"),
        (timed(total=10**400), [], r"arena_line: line 3 of .*"),
        (played(points=[10**400, 0, 0]), [], r"arena_line: line 3 of .*"),
        (played(points=[6, 0, 0]), [], r"arena_line: line 3 of .*"),
        (played(deals=[5, -1, -1]), [], r"arena_line: line 3 of .*"),
    ],
)  # fmt: skip
def test_a_file_of_another_arena_is_refused_and_left_alone(
    change: Callable[[list[bytes]], list[bytes]],
    args: list[str],
    said: str,
    whole: tuple[Path, dict[str, Any]],
    tmp_path: Path,
) -> None:
    path = tmp_path / "a"
    content = b"".join(change(whole[0].read_bytes().splitlines(keepends=True))) + b"half a li"
    path.write_bytes(content)
    r = small(3, *args, "--resume", path)
    assert (r.exit_code, r.stdout, path.read_bytes()) == (2, "", content)
    assert re.fullmatch(rf"satasat: {said}[^\n]*\n", r.stderr)


def test_a_file_that_another_program_writes_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a"
    args = ["arena", *SMALL, "--resume", str(path), "--deals", "1000000"]
    with subprocess.Popen([*SATASAT, *args], start_new_session=True) as process:
        grown(path, 2)
        r = small(1, "--resume", path)
        process.kill()
    assert (r.exit_code, r.stdout) == (2, "")
    assert re.fullmatch(r"satasat: file_busy: .+\n", r.stderr)


@pytest.mark.parametrize("path", ["missing/a", ".", "/dev/null"])
def test_a_file_that_cannot_be_kept_is_told_in_a_line(tmp_path: Path, path: str) -> None:
    r = small(1, "--resume", tmp_path / path)
    assert (r.exit_code, r.stdout) == (2, "")
    assert re.fullmatch(r"satasat: file_un(writ|read)able: .+\(.+\)\n", r.stderr)


def test_a_full_disk_leaves_what_can_be_gone_on_with(tmp_path: Path) -> None:
    """The system's limit on a file's size stands for the disk's."""
    path = tmp_path / "a"
    code = (
        "import resource, signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (6_000, 6_000));"
        "from satasat.cli import main; main()"
    )
    command = [sys.executable, "-c", code, "arena", *SMALL, "--deals", "50", "--resume", str(path)]
    r = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (r.returncode, r.stdout) == (2, "")
    assert re.fullmatch(r"satasat: file_unwritable: .+\n", r.stderr)
    assert path.read_bytes().endswith(b"\n")
    assert figures(small(2, "--resume", path)) == figures(small(2))


# ------------------------------------------------------------------------------------------------------ what it prints


def test_the_tables_say_what_the_object_says() -> None:
    r, found = arena(*SMALL, "--deals", "4"), figures(small(4))
    assert r.exit_code == 0
    head, columns, *lines = r.stdout.splitlines()
    assert head == "4 deals of three-two-five in 4 sets, preset satasat with deals=1, seed 3"
    assert columns.split("  ")[0] == "Alone"

    def signed(x: float) -> str:
        return f"{x:+.2f}".replace("-", "−")

    for line, row in zip(lines, found["pairs"], strict=False):
        figure = [signed(row["points"]), "±", f"{row['margin']:.2f}"]
        assert line.split() == [row["alone"], row["against"], *figure, *map(signed, row["roles"].values())]
    for line, row in zip(lines[8:], found["levels"], strict=False):
        assert line.split()[:4] == [row["bot"], signed(row["points"]), "±", f"{row['margin']:.2f}"]
        assert all(re.fullmatch(r"\d+\.\d\d", cell) for cell in line.split()[4:])


def test_the_object_holds_the_plan_the_figures_and_times(whole: tuple[Path, dict[str, Any]]) -> None:
    found = json.loads(small(3).stdout)
    assert found["times"].keys() == {"easy", "random", "medium"}
    for times in found["times"].values():
        assert times.keys() == {"decisions", "mean_ms", "p99_ms"}
        assert times["decisions"] > 0
    assert (found["deals"], found["sets"], found["seed"]) == (3, 3, 3)
    assert (found["worlds"], found["millis"]) == (100, None)
    assert found["rules"]["deals"] == 1
    assert found["bots"] == ["easy", "random", "medium"]
    assert {(row["alone"], row["against"]) for row in found["pairs"]} == {
        (one, two) for one in found["bots"] for two in found["bots"] if one != two
    }


def test_a_single_set_has_no_interval() -> None:
    r = arena(*SMALL, "--deals", "1")
    assert "±" not in r.stdout
    assert r.stdout.startswith("1 deal of three-two-five in 1 set, preset")
    assert small(1).stdout.count('"margin":null') == 6 + 3


@pytest.mark.parametrize(
    ("sets", "interval", "said"),
    [
        (3, False, "So few sets give no interval, and their means say little: 10 are the least to go by."),
        (4, True, "Intervals of so few sets mean little: 10 are the least to go by."),
        (9, True, "Intervals of so few sets mean little: 10 are the least to go by."),
        (10, True, None),
    ],
)
def test_few_sets_are_said_to_mean_little(sets: int, interval: bool, said: str | None) -> None:
    r = arena(*SMALL, "--bots", "easy,random", "--deals", str(sets))
    text = " ".join(r.stdout.split())
    assert ("±" in text) == interval
    assert ("so few sets" in text.casefold()) == (said is not None)
    assert said is None or said in text


def test_nothing_is_wider_than_eighty_columns_in_a_pipe() -> None:
    r = arena(*SMALL, "--deals", "4", "--rule", "trump_alternatives=turn_three,seventh_card")
    assert max(map(len, r.stdout.splitlines())) <= 80


@pytest.mark.parametrize(
    ("bots", "budget", "said"),
    [
        (("easy", "hard"), Worlds(100), ", 100 worlds a decision"),
        (("easy", "expert"), Worlds(1), ", 1 world a decision"),
        (("hard", "random"), Millis(9), ", 9 ms a decision"),
        (("easy", "random"), Millis(9), ""),
        (("easy", "medium"), Worlds(100), ""),
    ],
)
def test_a_budget_is_said_where_a_bot_looks_ahead(bots: tuple[str, ...], budget: Budget, said: str) -> None:
    plan = Plan("three-two-five", to_plain(Rules()), bots, 3, budget)
    head = headline(GAME, None, Rules(), plan, 2, Speaker())
    assert head == f"12 deals of three-two-five in 2 sets, preset satasat, seed 3{said}"


def test_deals_are_rounded_up_and_that_is_said() -> None:
    r = arena("--bots", "easy,random", "--rule", "deals=2", "--deals", "3", "--json")
    assert r.stderr == "3 deals are no whole number of matches of 2: 4 are played.\n"
    assert json.loads(r.stdout)["deals"] == 4


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["whist", "--bots", "easy,medium", "--deals", "1"], "unknown_game"),
        (["--bots", "easy,medium"], "bad_usage"),
        (["--deals", "1"], "bad_usage"),
        (["--bots", "easy,medium", "--deals", "0"], "bad_number"),
        (["--bots", "easy,medium", "--deals", "1", "--jobs", "0"], "bad_number"),
        (["--bots", "easy,medium", "--deals", "1", "--worlds", "0"], "bad_number"),
        (["--bots", "easy,medium", "--deals", "1", "--millis", "x"], "bad_number"),
        (["--bots", "easy,medium", "--deals", "1", "--millis", "1", "--worlds", "1"], "two_budgets"),
        (["--bots", "easy", "--deals", "1"], "bad_pool"),
        (["--bots", "easy,medium,easy", "--deals", "1"], "bad_pool"),
        (["--bots", "easy,", "--deals", "1"], "unknown_bot"),
        (["--bots", "easy,deep-blue", "--deals", "1"], "unknown_bot"),
        (["--bots", "easy,medium", "--deals", "1", "--preset", "x"], "unknown_preset"),
        (["--bots", "easy,medium", "--deals", "1", "--rule", "x=1"], "unknown_option"),
        (["--bots", "hard,easy", "--deals", "6", "--worlds", "999999999999999999"], "too_large"),
        (["--bots", "hard,easy", "--deals", "6", "--millis", "999999999999999999"], "too_large"),
    ],
)
def test_bad_input_gives_one_line_and_exit_2(args: list[str], code: str) -> None:
    r = arena(*args)
    assert (r.exit_code, r.stdout) == (2, "")
    assert re.fullmatch(rf"satasat: {code}: [^\n]+\n", r.stderr)


def test_a_terminal_shows_how_far_it_is_and_a_pipe_gets_plain_text() -> None:
    command = [*SATASAT, "arena", *SMALL, "--deals", "4"]
    shown = pexpect.run(shlex.join(command), timeout=60, env=TERMINAL)
    assert b"/12" in shown
    piped = subprocess.run(command, capture_output=True, check=True, env={**os.environ, "TERM": "xterm"})
    assert b"\x1b" not in piped.stdout
    assert not piped.stderr


def test_help_has_an_example_with_bots_that_are_there() -> None:
    r = arena("--help")
    assert "Example: satasat arena --bots " in r.stdout
    example = re.search(r"--bots (\S+)", help_of("arena"))
    assert example
    assert {*example[1].split(",")} <= {*BOTS}
