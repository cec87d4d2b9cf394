"""`satasat verify`: what it says of files, and its exit codes."""

from __future__ import annotations

import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

import pexpect
import pytest
from click.testing import CliRunner, Result

from satasat.cli import main, verify
from tests.test_records import END, GOLDEN, SMALL

SATASAT: Final = [sys.executable, "-m", "satasat"]
# a shell may have started the tests deaf to Ctrl-C, and a child inherits that
LISTENING: Final = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler);"
    "from satasat.cli import main; main()"
)
TERMINAL: Final = {"TERM": "xterm", "PATH": "/usr/bin:/bin", "COLUMNS": "200", "LC_ALL": "C.UTF-8"}


def run(*args: str | Path, stdin: bytes | None = None) -> Result:
    return CliRunner().invoke(main, ["verify", *map(str, args)], input=stdin)


def written(path: Path, lines: list[bytes]) -> Path:
    path.write_bytes(b"".join(lines))
    return path


@pytest.fixture
def good(tmp_path: Path) -> Path:
    return written(tmp_path / "good.jsonl", SMALL)


def test_matches_that_hold_give_one_line_and_exit_0(good: Path) -> None:
    r = run(good)
    assert (r.exit_code, r.stdout, r.stderr) == (0, "1 of 1 matches hold\n", "")


def test_unfinished_matches_are_counted_apart_over_all_files(good: Path, tmp_path: Path) -> None:
    part = written(tmp_path / "part.jsonl", [*SMALL[:7], *SMALL, *SMALL[:9]])
    r = run(good, part)
    assert (r.exit_code, r.stdout) == (0, "4 of 4 matches hold, 2 of them unfinished\n")


def test_each_fault_is_a_line_with_file_line_code_and_message(good: Path, tmp_path: Path) -> None:
    lines = [*SMALL, *SMALL[:-1], *SMALL[:5], b"{}\n"]
    bad = written(tmp_path / "bad.jsonl", lines)
    r = run(good, bad)
    assert r.exit_code == 1
    assert r.stdout.splitlines() == [
        f"{bad}:{2 * END}: no_result: the match is over, its result line was due here",
        f"{bad}:{2 * END + 5}: bad_line: this is no line of a record: {{}}",
        "2 of 4 matches hold",
    ]
    assert not r.stderr


def test_the_golden_faults_are_told_where_they_are() -> None:
    r = run(GOLDEN / "faulty.jsonl")
    lines = r.stdout.splitlines()
    assert r.exit_code == 1
    assert lines[-1] == "0 of 40 matches hold"
    told = [int(line.removeprefix(f"{GOLDEN / 'faulty.jsonl'}:").split(":")[0]) for line in lines[:-1]]
    assert len(told) == 40
    assert told == sorted(told)


@pytest.mark.parametrize(
    ("lines", "code"), [([], "no_match"), ([b"\n"], "blank_line"), (SMALL[1:], "no_header")]
)
def test_a_file_without_a_match_does_not_hold(tmp_path: Path, lines: list[bytes], code: str) -> None:
    r = run(written(tmp_path / "none.jsonl", lines))
    assert r.exit_code == 1
    assert re.fullmatch(rf"\S+none.jsonl:1: {code}: .+\n0 of 0 matches hold\n", r.stdout)


def test_a_file_that_cannot_be_read_is_told_and_the_others_are_checked(good: Path, tmp_path: Path) -> None:
    bad = written(tmp_path / "bad.jsonl", SMALL[:-1])
    missing = tmp_path / "missing.jsonl"
    r = run(missing, bad, tmp_path, good)
    assert r.exit_code == 2
    assert r.stderr.splitlines() == [
        f"satasat: file_missing: {missing} does not exist",
        f"satasat: file_unreadable: {tmp_path} cannot be read (Is a directory)",
    ]
    assert r.stdout.splitlines()[1:] == ["1 of 2 matches hold"]


def test_the_standard_input_is_read() -> None:
    assert run("-", stdin=b"".join(SMALL)).stdout == "1 of 1 matches hold\n"
    assert run("-", stdin=b"".join(SMALL[:-1])).stdout.startswith(f"-:{END}: no_result: ")


def test_without_a_file_there_is_one_line_and_exit_2() -> None:
    r = run()
    assert (r.exit_code, r.stdout) == (2, "")
    assert re.fullmatch(r"satasat: bad_usage: .*FILE.*\n", r.stderr)


def test_a_file_name_obeys_no_terminal(tmp_path: Path) -> None:
    path = written(tmp_path / "a\x1b[2J\n.jsonl", SMALL[:-1])
    r = subprocess.run([*SATASAT, "verify", path], capture_output=True, check=False)
    assert r.returncode == 1
    assert b"\x1b" not in r.stdout
    assert rb"a\x1b[2J\n.jsonl:" in r.stdout
    assert r.stdout.count(b"\n") == 2


def test_a_reader_that_goes_away_gives_no_traceback(tmp_path: Path) -> None:
    bad = written(tmp_path / "bad.jsonl", [*SMALL[:1], b"{}\n"] * 3000)
    command = f"{shlex.join([*SATASAT, 'verify', str(bad)])} | head -n 1"
    r = subprocess.run(command, shell=True, capture_output=True, text=True, check=False)
    assert r.stdout == f"{bad}:2: bad_line: this is no line of a record: {{}}\n"
    assert not r.stderr


def test_ctrl_c_ends_it_without_a_traceback() -> None:
    command = [sys.executable, "-c", LISTENING, "verify", "-"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(b"".join([*SMALL[:1], b"{}\n"] * 1000))
        process.stdin.flush()
        assert process.stdout.read(1) == b"-"
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=60)
    assert (process.returncode, err) == (130, b"")


def test_a_terminal_shows_how_far_a_large_file_is(tmp_path: Path) -> None:
    long = b'{"by": "' + b"x" * 900_000 + b'"}\n'
    large = written(tmp_path / "large.jsonl", [*SMALL[:2], *[long] * (2 + verify.LARGE // len(long))])
    shown = pexpect.run(shlex.join([*SATASAT, "verify", str(large)]), timeout=60, env=TERMINAL)
    assert b" 0%" in shown
    assert re.search(rb"(\n|\x1b\[2K)\S+large.jsonl:3: bad_line: ", shown)
    assert b"0 of 1 matches hold" in shown
    piped = subprocess.run([*SATASAT, "verify", large], capture_output=True, check=False)
    assert b"%" not in piped.stdout + piped.stderr


def test_help_has_an_example() -> None:
    r = run("--help")
    assert r.exit_code == 0
    assert "Example: satasat verify " in r.stdout
