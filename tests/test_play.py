"""`satasat play` as a person meets it: at a terminal, in a pipe, killed and resumed."""

from __future__ import annotations

import random
import subprocess
from pathlib import Path

import pytest

from satasat.records import Match, lines_of, read
from tests.terminal import Terminal, command

SHORT = ("--rule", "deals=2")


def matches(path: Path) -> list[Match]:
    with path.open("rb") as file:
        return list(read(lines_of(file)))


def piped(*arguments: str | Path, answers: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command("play", *arguments), input=answers, capture_output=True, text=True, timeout=60, check=False
    )


def test_a_person_plays_a_whole_match_at_a_terminal(tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    terminal = Terminal("play", "--bots", "easy,medium", *SHORT, "--seed", "3", "--record", record)
    assert terminal.play()
    assert terminal.child.exitstatus == 0
    assert "The match is over." in terminal.text
    (match,) = matches(record)
    assert match.holds
    assert match.finished
    assert match.header is not None
    assert [p.bot for p in match.header.players] == [None, "easy", "medium"]
    assert all((e.ms is not None) == (e.by == 0) for e in match.entries)


@pytest.mark.parametrize("preset", ["handed-tricks", "high-sevens"])
def test_a_person_plays_every_kind_of_question(tmp_path: Path, preset: str) -> None:
    record = tmp_path / "r.jsonl"
    terminal = Terminal("play", "--preset", preset, "--rule", "deals=3", "--seed", "11", "--record", record)
    assert terminal.play(also=lambda _, __: ["?", "last", "rules", "score", "? qs", "nonsense"])
    (match,) = matches(record)
    assert match.holds
    assert match.finished


@pytest.mark.parametrize("seed", range(4))
def test_a_killed_match_is_resumed_and_loses_nothing(tmp_path: Path, seed: int) -> None:
    record, dice = tmp_path / "r.jsonl", random.Random(seed)
    terminal = Terminal("play", "--bots", "medium,easy", *SHORT, "--seed", str(seed), "--record", record)
    terminal.play(answers=dice.randint(1, 20))
    terminal.question()
    terminal.kill()
    (before,) = matches(record)
    assert before.holds
    assert not before.finished
    if seed % 2:  # a crash in the middle of a line
        with record.open("ab") as file:
            file.write(b'{"by": 0, "move": {"type": "pl')
    resumed = Terminal("play", "--resume", record)
    assert resumed.play()
    assert resumed.child.exitstatus == 0
    (after,) = matches(record)
    assert after.holds
    assert after.finished
    assert after.entries[: len(before.entries)] == before.entries


def test_resume_goes_on_with_the_last_unfinished_match_wherever_it_stands(tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    watched = ("--bots", "easy,easy,easy", "--rule", "deals=1", "--record", record, "--append")
    assert piped(*watched).returncode == 0
    assert piped("--record", record, "--append", *SHORT, answers="quit\n").returncode == 0
    assert piped(*watched).returncode == 0
    unfinished = [m.finished for m in matches(record)].index(False)
    assert unfinished == 1
    assert Terminal("play", "--resume", record).play()
    assert [(m.holds, m.finished) for m in matches(record)] == [(True, True)] * 3
    refused = piped("--resume", record)
    assert refused.returncode == 2
    assert refused.stderr.splitlines() == [f"satasat: nothing_to_resume: {record} holds no unfinished match"]


def test_a_match_that_lacks_only_its_result_is_completed(tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    assert piped("--bots", "easy,easy,easy", "--rule", "deals=1", "--record", record).returncode == 0
    whole = record.read_bytes()
    record.write_bytes(b"".join(whole.splitlines(keepends=True)[:-1]))
    assert piped("--resume", record).returncode == 0
    assert record.read_bytes() == whole


def test_the_same_seed_gives_the_same_match(tmp_path: Path) -> None:
    moves = []
    for name in ("a", "b"):
        piped("--bots", "easy,random,medium", "--seed", "5", "--record", tmp_path / name)
        moves.append(matches(tmp_path / name)[0].entries)
    assert moves[0] == moves[1]
    assert len(moves[0]) > 6 * 32


def test_an_existing_file_is_refused_without_append(tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    record.write_text("mine\n")
    run = piped("--record", record)
    assert run.returncode == 2
    assert run.stderr == f"satasat: file_exists: {record} exists; with --append the match is added to it\n"
    assert record.read_text() == "mine\n"


def test_undo_takes_back_only_where_nothing_hidden_was_shown(tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    rules = ("--preset", "full-hand", "--rule", "deals=1", "--seed", "1", "--dealer", "2")
    # as five-seat he names with all ten cards in hand and then leads: naming shows nothing new, a lead does
    run = piped(*rules, "--record", record, answers="s\nundo\nh\nundo\nundo\nd\nquit\n")
    assert run.stdout.count("Taken back.") == 2
    assert "There is no decision of yours to take back." in run.stdout
    (match,) = matches(record)
    assert match.holds
    assert [type(e.move).__name__ for e in match.entries] == ["SeatDealer", "Shuffle", "Name"]
    assert match.state.deal.trump.value == "D"


def test_ctrl_c_keeps_the_match(tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    terminal = Terminal("play", "--record", record, "--seed", "2", "--dealer", "2")
    terminal.question()
    terminal.child.sendintr()
    assert terminal.question() is None
    terminal.child.close()
    assert terminal.child.exitstatus == 130
    assert "--resume" in terminal.text
    assert "Traceback" not in terminal.text
    assert matches(record)[0].holds


def test_two_people_share_a_screen_and_each_sees_his_own_cards(tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    assert piped("--rule", "deals=1", "--record", record, "--seed", "4", answers="quit\n").returncode == 0
    lines = record.read_text().splitlines()
    record.write_text("\n".join([lines[0].replace(', "bot": "medium"', "", 1), *lines[1:]]) + "\n")
    terminal = Terminal("play", "--resume", record)
    assert terminal.play()
    (match,) = matches(record)
    assert match.finished
    assert sum(e.ms is not None for e in match.entries) >= 19


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("--bots", "easy"), "bad_bots"),
        (("--bots", "easy,nobody"), "unknown_bot"),
        (("--seat", "3"), "bad_seat"),
        (("--dealer", "7"), "bad_seat"),
        (("--preset", "none"), "unknown_preset"),
        (("--rule", "sevens=high"), "bad_value"),
        (("--rule", "sevens"), "bad_rule"),
        (("--rule", "seven=low"), "unknown_option"),
        (("--rule", "trump_timing=after_ten"), "after_ten_alternatives"),
        (("--lang", "xx"), "unknown_language"),
        (("bridge",), "unknown_game"),
        (("--resume", "nowhere.jsonl"), "file_missing"),
        (("--resume", "x", "--preset", "plain"), "resume_alone"),
        (("--record", "/nowhere/r.jsonl"), "file_unwritable"),
    ],
)
def test_bad_arguments_give_one_clear_line(arguments: tuple[str, ...], code: str) -> None:
    run = piped(*arguments)
    assert run.returncode == 2
    assert run.stdout == ""
    assert len(run.stderr.splitlines()) == 1
    assert run.stderr.startswith(f"satasat: {code}: ")


def test_input_that_ends_early_is_told_in_one_line() -> None:
    run = piped("--seed", "1", "--dealer", "2", answers="1\n")
    assert run.returncode == 1
    assert run.stderr.startswith("satasat: no_more_input: ")
    assert len(run.stderr.splitlines()) == 1


def test_a_pipe_gets_plain_text() -> None:
    run = piped("--seed", "1", "--dealer", "2", answers="1\nquit\n")
    assert "\x1b" not in run.stdout
    assert run.returncode == 0


def test_why_a_card_may_not_be_played_is_said_with_the_rule() -> None:
    run = piped("--seed", "1", "--dealer", "1", answers="\n".join(["?", "as", "kh", "qd", "jc", "quit", ""]))
    assert "you must follow suit (R-PLAY-3)." in run.stdout
