"""`satasat review`: what it prints and writes, and what it refuses (docs/howto/review.md)."""

from __future__ import annotations

import json
import os
import re
import resource
import subprocess
import sys
from collections.abc import Iterator, Sequence
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final

import pytest
from click.testing import CliRunner, Result
from msgspec.structs import replace

from satasat.analysis import findings
from satasat.analysis.debts import Debt
from satasat.analysis.findings import WORTH_TELLING, MatchReview
from satasat.cards import decode, encode
from satasat.cli import main
from satasat.cli import review as command
from satasat.cli.pages import check_page, write_page
from satasat.errors import BadMessage
from satasat.games.three_two_five.rules import PRESETS
from satasat.report.blocks import Line, Table, Tone
from satasat.report.charts import deal_chart
from satasat.report.page import MARK, page
from satasat.report.words import LONGEST_NAME, TOLD_TURNING, match_blocks, speaker_of
from tests.reviews import record, reviewed
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


def test_names_are_said_whatever_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    review = replace(reviewed("plain"), players=("", "x" * 99, "<b>"))
    assert speaker_of(review).names == ("seat 0", "x" * (LONGEST_NAME - 1) + "…", "<b>")


@pytest.mark.parametrize("preset", ["satasat", "handed-tricks", "full-hand"])
def test_a_table_has_a_cell_for_each_head(preset: str) -> None:
    review = reviewed(preset)
    blocks = [*match_blocks(speaker_of(review), review)]
    tables = [block for block in blocks if isinstance(block, Table)]
    assert len(tables) >= 4
    for table in tables:
        assert {len(row) for row in table.rows} | {len(table.foot) or len(table.heads)} == {len(table.heads)}
    assert all("\n" not in block.text for block in blocks if not isinstance(block, Table))
    assert {block.tone for block in blocks if not isinstance(block, Table)} == {*Tone}


def in_words(review: MatchReview, debts: Sequence[Debt]) -> str:
    """What the cell of these debts must say, written from the page."""
    said = []
    for debt in debts:
        if abs(debt.cards) >= 0.5:
            n = max(1, round(abs(debt.cards)))
            draws = "a draw" if n == 1 else f"{n} draws"
            who, at = (speaker_of(review).name(seat) for seat in (debt.creditor, debt.debtor))
            said.append(f"{'gave' if debt.cards > 0 else 'cost'} {who} {draws} at {at}")
    return "; ".join(said)


def in_cells(review: MatchReview, debts: Sequence[Debt]) -> str:
    """As the table writes them."""
    said = []
    for debt in debts:
        if abs(debt.cards) >= 0.5:
            n = max(1, round(abs(debt.cards)))
            who, at = (speaker_of(review).name(seat) for seat in (debt.creditor, debt.debtor))
            said.append(f"{who} {'+' if debt.cards > 0 else '−'}{n} at {at}")
    return "; ".join(said)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_change_of_the_debts_is_told_from_half_a_card_on(preset: str) -> None:
    """In the column *Next deal* of each card that cost something, and behind the turning points."""
    review = reviewed(preset)
    blocks = [*match_blocks(speaker_of(review), review)]
    tables = [block for block in blocks if isinstance(block, Table) and block.heads[-1] == "Next deal"]
    costly = [play.cost for deal in review.deals for play in deal.plays if play.cost.tricks >= WORTH_TELLING]
    due = [in_cells(review, cost.debts) for cost in costly]
    assert [row[-1] for table in tables for row in table.rows] == due
    assert any(due) == (preset not in ("plain", "full-hand"))
    points = [block.text for block in blocks if isinstance(block, Line) and ". Deal " in block.text]
    ends = [in_words(review, turning.debts) for turning in review.turning_points[: len(points)]]
    assert len(points) == min(TOLD_TURNING, len(review.turning_points)) > 0
    for point, end in zip(points, ends, strict=True):
        assert point.endswith(f" It {end}.") if end else " It " not in point


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


class Tree(HTMLParser):
    """Reads a page strictly: what is opened is closed, in order; gathers ids, links and text."""

    VOID: Final = {"meta", "br"}

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tags: list[str] = []
        self.text = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in self.VOID:
            self.open.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(str(value))
            if name in ("href", "src", "xlink:href"):
                self.links.append(str(value))
            self.links += re.findall(r"url\((.*?)\)", str(value))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture(scope="module")
def html() -> str:
    plain, high = reviewed("plain"), reviewed("high-sevens")
    return page([replace(plain, players=("<i>$x$&", '"Bina"', "Чандра")), replace(high, match=2)])


def test_the_page_stands_by_itself(html: str) -> None:
    tree = Tree(html)
    assert not tree.open
    assert html.startswith(MARK)
    assert "http:" not in html
    assert "https:" not in html
    assert len(tree.ids) == len({*tree.ids})
    assert tree.links
    assert {link.removeprefix("#") for link in tree.links} <= {*tree.ids}
    assert not {"script", "link", "img", "iframe"} & {*tree.tags}
    assert tree.tags.count("svg") == 2 * (2 + 1)
    assert tree.tags.count("h1") == 2


def test_the_page_tells_the_match_before_its_deals_and_the_text_after_them(html: str, matches: Path) -> None:
    """A page is read from its top, a terminal shows the end."""
    heads = re.findall(r"<h[12][^>]*>(Match|Deal|Turning|Accuracy|Where)", html)
    assert heads == ["Match", "Turning", "Accuracy", "Where", "Deal", "Deal"] * 2
    lines = run(matches, "--match", "2").stdout.splitlines()
    told = [line.split()[0] for line in lines if re.match("(Match|Deal|Turning|Accuracy|Where) ?", line)]
    assert told == ["Match", "Deal", "Deal", "Turning", "Accuracy,", "Where"]


def test_names_are_text_on_the_page(html: str) -> None:
    assert "<i>" not in html
    assert "<i>$x$&" in Tree(html).text


def test_the_page_is_the_same_every_time(html: str) -> None:
    review = reviewed("plain")
    assert page([review]) == page([review])
    a, b = (deal_chart(speaker_of(review), review.deals[0], place, 2.0) for place in "ab")
    assert a.replace("a-", "b-") == b.replace("a-", "b-")


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
