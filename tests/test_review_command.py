"""`satasat review`: what it prints and writes, and what it refuses (docs/howto/review.md)."""

from __future__ import annotations

import json
import os
import re
import resource
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from click.testing import CliRunner, Result

from satasat.analysis import findings
from satasat.analysis.findings import MatchReview
from satasat.cards import decode, encode
from satasat.cli import main
from satasat.cli import review as command
from satasat.cli.pages import check_page, write_page
from satasat.errors import BadMessage
from satasat.report.page import MARK
from tests.reviews import record
from tests.test_docs import quoted, rows, sections, text_of
from tests.test_records import SMALL

SATASAT: Final = [sys.executable, "-m", "satasat"]
FORMAT: Final = Path(__file__).parents[1] / "docs" / "formats" / "review.md"


def run(*args: str | Path) -> Result:
    return CliRunner().invoke(main, ["review", *map(str, args)])


@pytest.fixture(scope="module", autouse=True)
def _loaded() -> None:
    """Else the first command would say that it compiles."""
    command._load()


@pytest.fixture(scope="module")
def matches(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two finished matches: of one deal, and of two."""
    path = tmp_path_factory.mktemp("review") / "m.jsonl"
    path.write_bytes(record("plain", deals=1) + record("plain", seed=1, deals=2))
    return path


@pytest.fixture(scope="module")
def unfinished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished match between one that goes on and a faulty one."""
    path = tmp_path_factory.mktemp("review") / "u.jsonl"
    lines = record("plain", deals=1).splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:20], *lines, *lines[:-4], lines[-1]]))
    return path


# ---------------------------------------------------------------------------------------------------------------- text


def test_a_review_tells_deals_turning_points_accuracy_and_points(matches: Path) -> None:
    r = run(matches, "--match", "2")
    assert (r.exit_code, r.stderr) == (0, "")
    heads = [line for line in r.stdout.splitlines() if re.match(r"[A-Z]\w+", line)]
    told = iter(heads)
    for begin in ("Match 2", "It ended", "Deal 1", "Deal 2", "Turning", "Accuracy", "Where the points"):
        assert any(line.startswith(begin) for line in told), begin
    assert "\x1b" not in r.stdout


def test_without_a_number_every_match_is_reviewed(matches: Path) -> None:
    r = run(matches)
    assert r.exit_code == 0
    assert re.findall(r"^Match (\d)", r.stdout, re.MULTILINE) == ["1", "2"]
    assert r.stdout.endswith(run(matches, "--match", "2").stdout)


def test_one_deal_may_be_picked(matches: Path) -> None:
    whole, one = (
        json.loads(run(matches, "--match", "2", "--json", *more).stdout) for more in ((), ("--deal", "2"))
    )
    assert one["deals"] == whole["deals"][1:]
    assert one["points"] == whole["deals"][1]["points"]
    assert one["totals"] == whole["totals"]


def test_a_pipe_that_is_closed_early_ends_it_quietly(matches: Path) -> None:
    shell = " ".join([*SATASAT, "review", f"'{matches}'"])
    r = subprocess.run(f"{shell} | head -n 1", shell=True, capture_output=True, text=True, check=False)
    assert (r.stdout, r.stderr) == ("\n", "")


def test_several_processes_find_the_same(matches: Path) -> None:
    assert (
        run(matches, "--match", "2", "--json", "--jobs", "2").stdout
        == run(matches, "--match", "2", "--json").stdout
    )


def test_turning_points_and_tables_tell_no_loss_that_reads_as_nothing(matches: Path) -> None:
    text = " ".join(run(matches).stdout.split())
    assert "by 0.0" not in text
    assert re.search(r"better by \d\.\d tricks", text)


def test_text_in_a_pipe_is_80_columns_wide(matches: Path) -> None:
    for line in run(matches).stdout.splitlines():
        assert len(line) <= 80
        assert line == line.rstrip()


def test_matches_without_the_deal_are_named_in_one_line(matches: Path) -> None:
    r = run(matches, "--deal", "2")
    assert (r.exit_code, re.findall(r"^Match (\d)", r.stdout, re.MULTILINE)) == (2, ["2"])
    assert r.stderr == f"satasat: deal_not_held: match 1 of {matches} has no deal 2\n"
    r = run(matches, "--deal", "9")
    assert (r.exit_code, r.stdout) == (2, "")
    assert r.stderr == f"satasat: deal_not_held: matches 1-2 of {matches} have no deal 9\n"


# ---------------------------------------------------------------------------------------------------------------- JSON


def test_json_is_one_line_a_match_and_can_be_read_back(matches: Path) -> None:
    r = run(matches, "--json")
    reviews = [decode(line, MatchReview) for line in r.stdout.splitlines()]
    assert [review.match for review in reviews] == [1, 2]
    assert "".join(f"{encode(review).decode()}\n" for review in reviews) == r.stdout
    assert all(
        abs(luck.total() - n) < 1e-9 for m in reviews for luck, n in zip(m.luck, m.points, strict=True)
    )


STRUCTS: Final[dict[str, Any]] = {
    name: kind
    for name, kind in vars(findings).items()
    if hasattr(kind, "__struct_fields__") and kind.__module__.startswith("satasat.analysis.")
}


def test_the_page_of_the_format_lists_every_field() -> None:
    listed = {
        head: [quoted(row[0])[0] for row in rows(text)]
        for head, text in sections(text_of(FORMAT), 2).items()
        if rows(text)
    }
    assert listed == {name: [*kind.__struct_fields__] for name, kind in STRUCTS.items()}


# ---------------------------------------------------------------------------------------------------------------- page


def test_the_text_tells_the_match_after_its_deals(matches: Path) -> None:
    """A terminal shows the end."""
    lines = run(matches, "--match", "2").stdout.splitlines()
    told = [line.split()[0] for line in lines if re.match("(Match|Deal|Turning|Accuracy|Where) ?", line)]
    assert told == ["Match", "Deal", "Deal", "Turning", "Accuracy,", "Where"]


def test_an_older_page_is_written_over_and_nothing_else(matches: Path, tmp_path: Path) -> None:
    target = tmp_path / "review.html"
    said = [run(matches, "--match", "1", "--html", target).stdout.splitlines()[-1]]
    first = target.read_text()
    target.write_text(MARK + "older, and longer" * 50_000)
    r = run(matches, "--match", "1", "--html", target, "--json")
    assert (r.exit_code, r.stderr.splitlines()) == (0, said)
    assert json.loads(r.stdout)["match"] == 1
    assert target.read_text() == first
    target.write_text("a letter")
    r = run(matches, "--match", "1", "--html", target)
    assert (r.exit_code, r.stdout) == (2, "")
    assert "page_foreign" in r.stderr
    assert target.read_text() == "a letter"


@pytest.fixture
def full_disk() -> Iterator[None]:
    """No file can grow beyond 3,000 bytes: the system's limit on a file's size stands for the disk's."""
    limits = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (3_000, limits[1]))
    yield
    resource.setrlimit(resource.RLIMIT_FSIZE, limits)


def test_a_full_disk_leaves_an_older_page_as_it_was(
    matches: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    target = tmp_path / "review.html"
    assert run(matches, "--match", "1", "--html", target).exit_code == 0
    old = target.read_bytes()
    request.getfixturevalue("full_disk")
    r = run(matches, "--match", "1", "--html", target)
    assert r.exit_code == 2
    assert re.fullmatch(r"satasat: file_unwritable: .+\n", r.stderr)
    assert target.read_bytes() == old
    assert [*tmp_path.iterdir()] == [target]


PAGE: Final = MARK + "a page" * 1_000


@pytest.mark.usefixtures("full_disk")
@pytest.mark.parametrize("name", ["new", "old", "link"])
def test_a_page_that_cannot_be_written_changes_nothing(tmp_path: Path, name: str) -> None:
    (tmp_path / "old").write_text(MARK + "older")
    (tmp_path / "link").symlink_to("old")
    with pytest.raises(BadMessage) as caught:
        write_page(tmp_path / name, PAGE, MARK)
    assert caught.value.code == "file_unwritable"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["link", "old"]
    assert (tmp_path / "link").read_text() == MARK + "older"
    assert (tmp_path / "link").is_symlink()


def test_an_interrupt_leaves_no_half_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(file: Any, data: bytes) -> None:
        file.write(data[:9])
        raise KeyboardInterrupt

    monkeypatch.setattr("satasat.cli.pages.write_all", interrupted)
    (tmp_path / "old").write_text(MARK)
    for name in ("new", "old"):
        with pytest.raises(KeyboardInterrupt):
            write_page(tmp_path / name, PAGE, MARK)
    assert [path.name for path in tmp_path.iterdir()] == ["old"]
    assert (tmp_path / "old").read_text() == MARK


def test_a_link_still_leads_to_the_page_and_permissions_stay(tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    old, link, new = tmp_path / "folder" / "old", tmp_path / "link", tmp_path / "new"
    old.write_text(MARK + "older")
    old.chmod(0o640)
    link.symlink_to("folder/old")
    check_page(link, MARK)
    write_page(link, PAGE, MARK)
    assert (link.is_symlink(), old.read_text(), old.stat().st_mode & 0o777) == (True, PAGE, 0o640)
    check_page(new, MARK)
    write_page(new, PAGE, MARK)
    (tmp_path / "other").touch()
    assert new.stat().st_mode == (tmp_path / "other").stat().st_mode
    assert sorted(path.name for path in tmp_path.rglob("*")) == ["folder", "link", "new", "old", "other"]


def test_a_file_that_came_meanwhile_is_not_written_over(tmp_path: Path) -> None:
    target = tmp_path / "x"
    check_page(target, MARK)
    target.write_text("a letter")
    with pytest.raises(BadMessage) as caught:
        write_page(target, PAGE, MARK)
    assert (caught.value.code, target.read_text()) == ("page_foreign", "a letter")
    assert [*tmp_path.iterdir()] == [target]


@pytest.mark.parametrize(
    "where", ["", "gone/x.html", "/dev/full", "/dev/null", "/proc/x.html", "loop", "lost", "pipe"]
)
def test_a_page_that_cannot_be_written_is_refused_before_any_work(
    matches: Path, tmp_path: Path, where: str
) -> None:
    (tmp_path / "loop").symlink_to("loop")
    (tmp_path / "lost").symlink_to("gone/away")
    os.mkfifo(tmp_path / "pipe")
    there = {*tmp_path.iterdir()}
    r = run(matches, "--html", tmp_path / where)
    assert (r.exit_code, r.stdout) == (2, "")
    assert re.fullmatch(r"satasat: file_unwritable: .+\n", r.stderr)
    assert {*tmp_path.iterdir()} == there


def test_without_matplotlib_there_is_one_line(
    matches: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    r = run(matches, "--html", tmp_path / "x.html")
    assert (r.exit_code, r.stdout) == (2, "")
    assert r.stderr == "satasat: report_missing: the page needs matplotlib: pip install satasat[report]\n"


# ------------------------------------------------------------------------------------------------------------- refusals


def test_a_match_that_is_not_over_is_refused(unfinished: Path) -> None:
    """I-24: nothing that is hidden may be told while somebody can still play."""
    r = run(unfinished, "--match", "1")
    assert (r.exit_code, r.stdout) == (2, "")
    assert (
        r.stderr
        == f"satasat: match_unfinished: match 1 of {unfinished} is not over; a review shows all cards\n"
    )


def test_the_other_matches_of_a_file_are_reviewed_all_the_same(unfinished: Path, tmp_path: Path) -> None:
    r = run(unfinished, "--json", "--html", tmp_path / "x.html")
    assert r.exit_code == 2
    assert [json.loads(line)["match"] for line in r.stdout.splitlines()] == [2]
    codes = [line.split(": ")[1] for line in r.stderr.splitlines() if line.startswith("satasat: ")]
    assert codes == ["match_unfinished", "match_faulty"]
    assert "Match 2" in (tmp_path / "x.html").read_text()


def test_a_match_without_its_result_line_is_over(tmp_path: Path) -> None:
    path = tmp_path / "m.jsonl"
    path.write_bytes(b"".join(record("plain", deals=1).splitlines(keepends=True)[:-1]))
    assert run(path).exit_code == 0


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (("--match", "3"), "no_such_match"),
        (("--match", "1", "--deal", "2"), "deal_not_held"),
        (("--deal", "3"), "deal_not_held"),
        (("--match", "0"), "bad_number"),
        (("--deal", "x"), "bad_number"),
        (("--jobs", "0"), "bad_number"),
        (("--pdf", "x"), "bad_usage"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(matches: Path, args: tuple[str, ...], code: str) -> None:
    r = run(matches, *args)
    assert (r.exit_code, r.stdout) == (2, "")
    assert r.stderr.startswith(f"satasat: {code}: ")
    assert len(r.stderr.splitlines()) == 1


@pytest.mark.parametrize("content", [b"", b"no record\n", b'{"format": "satasat"}\n', b"".join(SMALL[:9])])
def test_a_file_without_a_finished_match_gives_no_review(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "odd.jsonl"
    path.write_bytes(content)
    for args in ((), ("--match", "1")):
        r = run(path, *args, "--html", tmp_path / "x.html")
        assert (r.exit_code, r.stdout) == (2, "")
        assert len(r.stderr.splitlines()) == 1
    assert run(tmp_path / "gone.jsonl").exit_code == 2
    assert not (tmp_path / "x.html").exists()


def test_an_interrupt_says_how_far_it_was(
    matches: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = command._review
    done: list[Any] = []

    def once(source: Any) -> Any:
        if done:
            raise KeyboardInterrupt
        done.append(source)
        return real(source)

    monkeypatch.setattr(command, "_review", once)
    target = tmp_path / "x.html"
    r = run(matches, "--html", target)
    assert r.exit_code == 130
    assert r.stderr == f"Stopped after 1 of 3 deals; {target} was not written\n"
    assert not target.exists()


def test_help_needs_no_kernel() -> None:
    code = "import sys; from satasat.cli import main; main(['review', '--help'], standalone_mode=False); print(*sys.modules)"
    r = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"numba", "numpy", "matplotlib"} & {*r.stdout.split()}
