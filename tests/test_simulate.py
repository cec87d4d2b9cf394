"""`satasat simulate`: the matches that are played, the file that keeps them, and the figures."""

from __future__ import annotations

import json
import math
import os
import pickle
import re
import shlex
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pexpect
import pytest
from click.testing import CliRunner, Result
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from satasat.bots import BOTS, Worlds
from satasat.bots.simulation import (
    Plan,
    Tally,
    add_tallies,
    play_chunk,
    play_match,
    seat_of,
    student,
)
from satasat.cards import to_plain
from satasat.cli import help_of, main
from satasat.cli.files import MatchFile
from satasat.cli.simulate import CHUNK
from satasat.cli.workers import in_order
from satasat.dice import SeededDice
from satasat.errors import BadMessage, BadRules, SatasatError
from satasat.game import replay
from satasat.games import GAMES, game
from satasat.games.three_two_five.rules import QUOTA, Role, role
from satasat.records import Match, lines_of, read
from tests.test_records import SMALL
from tests.test_verify import LISTENING, SATASAT, TERMINAL

GAME: Final = game("three-two-five")
TABLE: Final = "medium,easy,random"


def run(*args: str | Path) -> Result:
    return CliRunner().invoke(main, ["simulate", *map(str, args)])


def simulate(*args: str | Path) -> Result:
    return run("three-two-five", *args)


def matches_in(path: Path) -> list[Match]:
    with path.open("rb") as file:
        return list(read(lines_of(file)))


def plan(bots: str = TABLE, seed: int = 0, **rules: Any) -> Plan:
    plain = {**to_plain(GAME.presets["satasat"]), **rules}
    return Plan(GAME.id, plain, tuple(bots.split(",")), seed)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    """Twelve matches in a file, and what was said of them."""
    path = tmp_path_factory.mktemp("simulate") / "m.jsonl"
    r = simulate("--matches", "12", "--bots", TABLE, "--out", path)
    assert (r.exit_code, r.stderr) == (0, "")
    return path, r.stdout


# ------------------------------------------------------------------------------------------------------ the matches


def test_every_match_holds_and_is_finished(played: tuple[Path, str]) -> None:
    matches = matches_in(played[0])
    assert [(m.holds, m.finished) for m in matches] == [(True, True)] * 12


def test_the_header_says_who_played_by_which_rules_and_no_time(played: tuple[Path, str]) -> None:
    first, *_ = played[0].read_text().splitlines()
    header = json.loads(first)
    assert GAME.read_rules(header.pop("rules")) == GAME.presets["satasat"]
    assert header == {
        "format": "satasat",
        "version": 1,
        "behaviour": GAME.behaviour,
        "game": "three-two-five",
        "preset": "satasat",
        "players": [
            {"name": "medium-1", "bot": "medium"},
            {"name": "easy-2", "bot": "easy"},
            {"name": "random-3", "bot": "random"},
        ],
    }
    moves = [json.loads(line) for line in played[0].read_bytes().splitlines() if b'"by"' in line]
    assert {frozenset(move) for move in moves} == {frozenset({"by", "move"})}


def test_changed_rules_go_without_a_preset_and_equal_ones_get_it(tmp_path: Path) -> None:
    simulate("--matches", "1", "--rule", "slam_bonus=5", "--out", tmp_path / "a")
    simulate("--matches", "1", "--rule", "sevens=permanent_trumps", "--out", tmp_path / "b")
    a, b = (json.loads((tmp_path / name).read_text().splitlines()[0]) for name in "ab")
    assert "preset" not in a
    assert (a["rules"]["slam_bonus"], b["preset"]) == (5, "high-sevens")


def test_the_bots_move_on_a_seat_from_match_to_match(played: tuple[Path, str]) -> None:
    for number, match in enumerate(matches_in(played[0])):
        assert match.header is not None
        names = [player.name for player in match.header.players]
        for bot_no, name in enumerate(("medium-1", "easy-2", "random-3")):
            assert names[(bot_no + number) % 3] == name
            assert names[seat_of(bot_no, number, 3)] == name


def test_chance_comes_from_the_streams_that_are_documented() -> None:
    """`SEED/MATCH` for nature, `SEED/MATCH/SEAT` for the bot at a seat."""
    its = plan("random,random,random", seed=7)
    entries = play_match(its, 4).entries
    nature, seats = SeededDice("7/4"), [SeededDice(f"7/4/{seat}") for seat in range(3)]
    state = GAME.start(GAME.presets["satasat"])
    for entry in entries:
        if entry.by == "nature":
            assert entry.move == GAME.chance(state, nature)
        else:
            assert entry.move == BOTS["random"].choose(Allowed(state), Worlds(1), seats[entry.by])
        state = GAME.step(state, entry.move)


class Allowed:
    """A view that knows nothing but what may be done: all that the bot `random` asks for."""

    def __init__(self, state: Any) -> None:
        self.rules = state.rules
        self.legal = GAME.legal(state)


def test_the_same_seed_gives_the_same_bytes_and_another_one_others(
    played: tuple[Path, str], tmp_path: Path
) -> None:
    again, other = tmp_path / "again", tmp_path / "other"
    r = simulate("--matches", "12", "--bots", TABLE, "--seed", "0", "--out", again)
    assert (again.read_bytes(), r.stdout) == (played[0].read_bytes(), played[1])
    r = simulate("--matches", "12", "--bots", TABLE, "--seed", "1", "--out", other)
    assert other.read_bytes() != again.read_bytes()
    assert r.stdout != played[1]


def test_nothing_depends_on_the_number_of_processes(played: tuple[Path, str], tmp_path: Path) -> None:
    path = tmp_path / "jobs"
    command = [*SATASAT, "simulate", "three-two-five", "--matches", "12", "--bots", TABLE, "--jobs", "2"]
    r = subprocess.run([*command, "--out", path], capture_output=True, text=True, check=True)
    assert path.read_bytes() == played[0].read_bytes()
    assert (r.stdout, r.stderr) == (played[1], "")


def test_mediums_play_when_no_bots_are_given_and_one_name_is_for_all() -> None:
    table = [line.split()[:1] for line in simulate("--matches", "1").stdout.splitlines()]
    assert table[2:5] == [["medium-1"], ["medium-2"], ["medium-3"]]
    assert (
        simulate("--matches", "2", "--bots", "easy").stdout
        == simulate("--matches", "2", "--bots", "easy, easy,easy").stdout
    )


@pytest.mark.parametrize("name", [g.id for g in GAMES])
def test_every_game_can_be_simulated(name: str, tmp_path: Path) -> None:
    r = run(name, "--matches", "1", "--bots", "random", "--out", tmp_path / "m")
    assert r.exit_code == 0
    assert matches_in(tmp_path / "m")[0].finished


@pytest.mark.parametrize("preset", list(GAME.presets))
def test_every_preset_can_be_simulated(preset: str, tmp_path: Path) -> None:
    out = tmp_path / "m"
    assert simulate("--preset", preset, "--matches", "2", "--bots", TABLE, "--out", out).exit_code == 0
    matches = matches_in(out)
    assert [(m.holds, m.finished, m.header.preset if m.header else "") for m in matches] == [
        (True, True, preset)
    ] * 2


# ------------------------------------------------------------------------------------------------------ the file


def test_an_existing_file_is_left_alone_without_append(tmp_path: Path) -> None:
    path = tmp_path / "m"
    path.write_text("mine")
    r = simulate("--matches", "1", "--out", path)
    assert (r.exit_code, r.stdout, path.read_text()) == (2, "", "mine")
    assert re.fullmatch(rf"satasat: file_exists: {path} .+\n", r.stderr)


def test_append_adds_behind_what_is_there(tmp_path: Path) -> None:
    path = tmp_path / "m"
    for seed in ("1", "2"):
        assert simulate("--matches", "2", "--seed", seed, "--append", "--out", path).exit_code == 0
    matches = matches_in(path)
    assert [(m.holds, m.finished) for m in matches] == [(True, True)] * 4
    assert matches[0].entries != matches[2].entries


def test_append_ends_a_last_line_that_lacks_only_its_end(tmp_path: Path) -> None:
    path = tmp_path / "m"
    path.write_bytes(b"".join(SMALL)[:-1])
    assert simulate("--matches", "1", "--append", "--out", path).exit_code == 0
    assert path.read_bytes().startswith(b"".join(SMALL))
    assert all(m.holds for m in matches_in(path))


def test_append_refuses_a_file_whose_last_line_is_cut_off(tmp_path: Path) -> None:
    path = tmp_path / "m"
    content = b"".join(SMALL)[:-4]
    path.write_bytes(content)
    r = simulate("--matches", "1", "--append", "--out", path)
    assert (r.exit_code, path.read_bytes()) == (2, content)
    assert re.fullmatch(r"satasat: file_cut_off: .+\n", r.stderr)


def test_a_file_that_another_program_writes_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "m"
    with MatchFile(str(path)) as file:
        file.write(b"".join(SMALL))
        r = simulate("--matches", "1", "--append", "--out", path)
    assert r.exit_code == 2
    assert re.fullmatch(r"satasat: file_busy: .+\n", r.stderr)
    assert path.read_bytes() == b"".join(SMALL)


@pytest.mark.parametrize(
    ("path", "args"), [("missing/m", []), (".", ["--append"]), ("/dev/null", ["--append"])]
)
def test_a_file_that_cannot_be_written_is_told_in_a_line(tmp_path: Path, path: str, args: list[str]) -> None:
    r = simulate("--matches", "1", "--out", tmp_path / path, *args)
    assert (r.exit_code, r.stdout) == (2, "")
    assert re.fullmatch(r"satasat: file_unwritable: .+\(.+\)\n", r.stderr)


def test_a_full_disk_leaves_whole_matches(tmp_path: Path) -> None:
    """The system's limit on a file's size stands for the disk's."""
    path = tmp_path / "m"
    code = (
        "import resource, signal; signal.signal(signal.SIGXFSZ, signal.SIG_IGN);"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (200_000, 200_000));"
        "from satasat.cli import main; main()"
    )
    command = [
        sys.executable,
        "-c",
        code,
        "simulate",
        "three-two-five",
        "--matches",
        "50",
        "--out",
        str(path),
    ]
    r = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (r.returncode, r.stdout) == (2, "")
    assert re.fullmatch(r"satasat: file_unwritable: .+\n", r.stderr)
    assert 100_000 < path.stat().st_size <= 200_000
    assert {(m.holds, m.finished) for m in matches_in(path)} == {(True, True)}


class Stopped(Exception):
    pass


def test_what_was_written_of_a_match_is_cut_off_again(tmp_path: Path) -> None:
    path = tmp_path / "m"
    path.write_bytes(SMALL[0])

    def stop_in_a_match() -> None:
        with MatchFile(str(path), append=True) as file:
            file.write(b"whole\n")
            file._file.write(b"ha")
            raise Stopped

    with pytest.raises(Stopped):
        stop_in_a_match()
    assert path.read_bytes() == SMALL[0] + b"whole\n"


def test_a_new_file_without_a_match_goes_away(tmp_path: Path) -> None:
    def stop_at_once(name: str, *, append: bool) -> None:
        with MatchFile(str(tmp_path / name), append=append):
            raise Stopped

    (tmp_path / "old").touch()
    for name in ("new", "old"):
        with pytest.raises(Stopped):
            stop_at_once(name, append=True)
    assert [p.name for p in tmp_path.iterdir()] == ["old"]


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_leaves_whole_matches_and_says_how_many(tmp_path: Path, jobs: str) -> None:
    path = tmp_path / "m"
    args = ["simulate", "three-two-five", "--matches", "1000000", "--jobs", jobs, "--out", str(path)]
    command = [sys.executable, "-c", LISTENING, *args]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdout=pipe, stderr=pipe, text=True, start_new_session=True) as process:
        deadline = time.monotonic() + 60
        sizes: set[int] = set()  # an interrupted first write leaves nothing, so wait for the second
        while len(sizes) < 2 and time.monotonic() < deadline:
            if path.exists() and (size := path.stat().st_size):
                sizes.add(size)
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out) == (130, "")
    stopped = re.fullmatch(r"Stopped after (\d+) of 1000000 matches, which are kept in .+\n", err)
    assert stopped
    matches = matches_in(path)
    assert {(m.holds, m.finished) for m in matches} == {(True, True)}
    assert len(matches) - int(stopped[1]) in {0, CHUNK}  # interrupted between writing and counting


# ------------------------------------------------------------------------------------------------------ processes


def lengths(word: str) -> int:
    return len(word)


def refuse(word: str) -> int:
    raise BadRules("unknown_game", game=word, allowed=["whist"])


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_order_and_few_tasks_are_ahead(jobs: int) -> None:
    drawn = 0

    def tasks() -> Iterator[str]:
        nonlocal drawn
        for drawn in range(1, 41):
            yield "x" * drawn

    results = in_order(lengths, tasks(), jobs)
    for n in range(1, 41):
        assert next(results) == n
        assert drawn <= n + 2 * jobs
    assert list(results) == []


def test_a_refusal_comes_back_from_another_process() -> None:
    with pytest.raises(BadRules) as refused:
        list(in_order(refuse, ["bridge"], 2))
    assert (refused.value.code, refused.value.params) == (
        "unknown_game",
        {"game": "bridge", "allowed": ["whist"]},
    )


@pytest.mark.parametrize("error", [BadMessage("bad_number", value="x"), BadRules("trick_instead_pulls")])
def test_a_refusal_can_be_sent(error: SatasatError) -> None:
    sent = pickle.loads(pickle.dumps(error))
    assert (type(sent), sent.code, sent.params, str(sent)) == (
        type(error),
        error.code,
        error.params,
        str(error),
    )


# ------------------------------------------------------------------------------------------------------ the figures


def table_of(stdout: str) -> dict[str, list[str]]:
    """The rows by their name, every cell a text."""
    rows = {}
    for line in stdout.splitlines():
        cells = re.fullmatch(
            r"(\S.*?)  +([+−].*?)  +([\d.]+) %  +([\d.]+) %  +([\d.]+) %  +(\S+)  +(\S+) *", line
        )
        if cells:
            rows[cells[1]] = [*cells.groups()[1:]]
    return rows


def test_the_table_agrees_with_the_records(played: tuple[Path, str]) -> None:
    """Everything counted again from the file, deal by deal."""
    samples: dict[str, list[list[tuple[int, int, int, int]]]] = {}
    for match in matches_in(played[0]):
        assert match.header is not None
        drawn = draws(match)
        of_match: dict[str, list[tuple[int, int, int, int]]] = {}
        for deal, score in enumerate(match.state.sheet):
            for seat, player in enumerate(match.header.players):
                chair = role(seat, score.dealer)
                sample = (
                    score.points[seat],
                    score.tricks[seat] - QUOTA[chair],
                    drawn[deal].count((seat, "drew")),
                    drawn[deal].count((seat, "lost")),
                )
                for key in (player.name, CHAIRS[chair]):
                    of_match.setdefault(key, []).append(sample)
        for key, deals in of_match.items():
            samples.setdefault(key, []).append(deals)
    rows = table_of(played[1])
    assert rows.keys() == samples.keys()
    for key, matches in samples.items():
        deals = [deal for match in matches for deal in match]
        means = [statistics.mean(deal[0] for deal in match) for match in matches]
        margin = student(11) * statistics.stdev(means) / math.sqrt(12)
        assert len(deals) == 72
        assert rows[key] == [
            f"{statistics.mean(means):+.2f} ± {margin:.2f}".replace("-", "−"),
            *(f"{100 * sum(map(f, deals)) / 72:.1f}" for f in (made, over, short)),
            f"{sum(deal[2] for deal in deals) / 72:.2f}",
            f"{sum(deal[3] for deal in deals) / 72:.2f}",
        ]


CHAIRS: Final = {Role.FIVE: "five", Role.THREE: "three", Role.TWO: "two, dealer"}


def made(deal: tuple[int, ...]) -> bool:
    return deal[1] >= 0


def over(deal: tuple[int, ...]) -> bool:
    return deal[1] > 0


def short(deal: tuple[int, ...]) -> bool:
    return deal[1] < 0


def draws(match: Match) -> list[list[tuple[int, str]]]:
    """By deal, who drew a card and who lost one, told by the size of the hands."""
    assert match.header is not None
    deals: list[list[tuple[int, str]]] = []
    for n, entry in enumerate(match.entries):
        kind = type(entry.move).__name__
        if kind == "Shuffle":
            deals.append([])
        elif kind == "Draw":
            moves = [(e.by, e.move) for e in match.entries[: n + 1]]
            hands = replay(GAME, match.header.rules, moves).deal.hands
            sizes = [len(hand) for hand in hands]
            deals[-1] += [(sizes.index(11), "drew"), (sizes.index(9), "lost")]
    return deals


def test_roles_add_up_and_pulls_balance(played: tuple[Path, str]) -> None:
    its = plan()
    found = play_chunk(its, range(12), records=False).tallies
    sums = {key: tally for key, tally in found.items() if isinstance(tally, Tally)}
    for keys in (range(3), list(Role)):
        them = [sums[key] for key in keys]
        assert sum(t.points for t in them) == 0
        assert sum(t.drew for t in them) == sum(t.lost for t in them) > 0
        assert [t.made + t.short for t in them] == [t.deals for t in them] == [72] * 3


def test_a_deal_is_drawn_in_the_deal_after_the_debt() -> None:
    """The draws of a deal are those that the deal before it owes, and the first deal has none."""
    one = play_match(plan(deals=3), 0)
    assert one.pulls[0] == ()
    for before, pulls in zip(one.result.deals, one.pulls[1:], strict=False):
        over = [n - QUOTA[role(seat, before.dealer)] for seat, n in enumerate(before.tricks)]
        assert len(pulls) == sum(n for n in over if n > 0)
        assert [
            sum(p.creditor == s for p in pulls) - sum(p.debtor == s for p in pulls) for s in range(3)
        ] == over


def test_chunks_add_up_to_the_whole() -> None:
    its = plan(seed=3)
    parts = [play_chunk(its, range(4), records=True), play_chunk(its, range(4, 6), records=True)]
    whole = play_chunk(its, range(6), records=True)
    assert add_tallies(parts[0].tallies, parts[1].tallies) == whole.tallies
    assert parts[0].records + parts[1].records == whole.records
    assert play_chunk(its, range(2), records=False).records == b""


@settings(max_examples=60, deadline=None)
@given(st.lists(st.lists(st.integers(-5, 5), min_size=1, max_size=6), min_size=2, max_size=9))
def test_the_interval_is_the_ratio_estimators(matches: list[list[int]]) -> None:
    """By its definition: the matches' deviations from their share of the overall mean."""
    tally = Tally()
    for deals in matches:
        points, n = sum(deals), len(deals)
        tally += Tally(1, n, points, points_squared=points**2, points_deals=points * n, deals_squared=n * n)
    mean = sum(map(sum, matches)) / sum(map(len, matches))
    k = len(matches)
    squares = sum((sum(deals) - mean * len(deals)) ** 2 for deals in matches)
    due = student(k - 1) * math.sqrt(k / (k - 1) * squares) / sum(map(len, matches))
    assert tally.mean() == pytest.approx(mean)
    assert tally.margin() == pytest.approx(due, abs=1e-6)


def test_deals_of_a_match_are_not_taken_for_independent() -> None:
    """Two matches of a hundred equal deals each tell as little as two deals."""
    long = Tally(2, 200, 0, points_squared=20_000, deals_squared=20_000)
    short = Tally(2, 2, 0, points_squared=2, deals_squared=2)
    assert long.margin() == short.margin() == pytest.approx(12.706, abs=1e-3)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (10, 2.2281), (100, 1.9840), (10**6, 1.96)]
)  # fmt: skip
def test_students_quantile(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=2e-3)


def test_a_single_match_has_no_interval() -> None:
    rows = table_of(simulate("--matches", "1").stdout)
    assert len(rows) == 6
    assert not any("±" in row[0] for row in rows.values())


def test_the_headline_says_what_was_played() -> None:
    r = simulate(
        "--matches", "2", "--preset", "pagat", "--rule", "deals=4", "--rule", "cut=none", "--seed", "12"
    )
    assert r.stdout.splitlines()[:2] == [
        "2 matches of three-two-five, 8 deals, preset pagat with cut=none, deals=4, seed",
        "12",
    ]
    assert r.stderr == "With 4 deals the chairs do not come out even; 3, 6, 9, 12 are usual.\n"
    assert simulate("--matches", "2").stdout.splitlines()[0].endswith("preset satasat, seed 0")
    one = run("--matches", "1", "--rule", "deals=1", "--bots", "easy").stdout.splitlines()[0]
    assert one == "1 match of three-two-five, 1 deal, preset satasat with deals=1, seed 0"


@pytest.mark.parametrize(
    ("matches", "interval", "said"),
    [
        (2, False, "So few matches give no interval, and their means say little: 10 are the least to go by."),
        (4, True, "Intervals of so few matches mean little: 10 are the least to go by."),
        (10, True, None),
    ],
)
def test_few_matches_are_said_to_mean_little(matches: int, interval: bool, said: str | None) -> None:
    r = run("--matches", str(matches), "--rule", "deals=3", "--bots", "random")
    text = " ".join(r.stdout.split())
    assert (" ± " in text.partition("Points a deal: ")[0]) == interval
    assert ("so few matches" in text.casefold()) == (said is not None)
    assert said is None or said in text
    assert max(map(len, r.stdout.splitlines())) <= 80


def test_bots_that_look_ahead_get_the_budget() -> None:
    """More worlds, other moves; a budget in time is told as such."""

    def moves(*args: str) -> tuple[str, str]:
        hard = ("--matches", "1", "--bots", "hard,easy,easy", "--rule", "deals=1", *args)
        head, who, rows = run(*hard).stdout.partition("Who")
        return " ".join(head.split()).partition("seed 0")[2], who + rows

    assert moves("--worlds", "2") == moves("--worlds", "2")
    assert moves("--worlds", "2")[0] == ", 2 worlds a decision"
    assert moves("--millis", "1")[0] == ", 1 ms a decision"
    few, many = (replace(plan("hard,hard,hard", deals=2), budget=Worlds(n)) for n in (2, 40))
    assert play_match(few, 0).entries == play_match(few, 0).entries != play_match(many, 0).entries


# ------------------------------------------------------------------------------------------------------ the command


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["whist", "--matches", "1"], "unknown_game"),
        (["three-two-five"], "bad_usage"),
        (["--matches", "1", "--worlds", "0"], "bad_number"),
        (["--matches", "1", "--worlds", "9", "--millis", "9"], "two_budgets"),
        (["three-two-five", "--matches", "0"], "bad_number"),
        (["three-two-five", "--matches", "many"], "bad_number"),
        (["three-two-five", "--matches", "9" * 5000], "bad_number"),
        (["three-two-five", "--matches", "1", "--seed", "-1"], "bad_number"),
        (["three-two-five", "--matches", "1", "--jobs", "0"], "bad_number"),
        (["three-two-five", "--matches", "1", "--bots", "deep-blue"], "unknown_bot"),
        (["three-two-five", "--matches", "1", "--bots", ""], "unknown_bot"),
        (["three-two-five", "--matches", "1", "--bots", "easy,easy"], "bad_bots"),
        (["three-two-five", "--matches", "1", "--preset", "x"], "unknown_preset"),
        (["three-two-five", "--matches", "1", "--rule", "x=1"], "unknown_option"),
        (["three-two-five", "--matches", "1", "--rule", "cut"], "bad_rule"),
        (["three-two-five", "--matches", "1", "--rule", "deals=0"], "bad_value"),
    ],
)
def test_bad_input_gives_one_line_and_exit_2(args: list[str], code: str) -> None:
    r = run(*args)
    assert (r.exit_code, r.stdout) == (2, "")
    assert re.fullmatch(rf"satasat: {code}: [^\n]+\n", r.stderr)


def test_a_terminal_shows_how_far_it_is_and_a_pipe_gets_plain_text(tmp_path: Path) -> None:
    command = [*SATASAT, "simulate", "three-two-five", "--matches", "15", "--bots", "random"]
    shown = pexpect.run(shlex.join(command), timeout=60, env=TERMINAL)
    assert b"/15" in shown
    piped = subprocess.run(command, capture_output=True, check=True, env={**os.environ, "TERM": "xterm"})
    assert b"\x1b" not in piped.stdout
    assert not piped.stderr
    assert b"/15" not in piped.stdout


def test_a_reader_that_goes_away_gives_no_traceback() -> None:
    command = f"{shlex.join([*SATASAT, 'simulate', 'three-two-five', '--matches', '2'])} | true"
    r = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert not r.stderr


def test_help_has_an_example_and_names_every_bot() -> None:
    r = run("--help")
    assert "Example: satasat simulate --matches " in r.stdout
    assert set(BOTS) <= {*re.findall(r"\w+", help_of("bots"))}
