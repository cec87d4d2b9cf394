"""The documentation holds what the code says: its tables are read, its links followed, its examples run."""

from __future__ import annotations

import ast
import doctest
import json
import re
import shlex
import shutil
import subprocess
import sys
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any, NamedTuple

import click
import pytest
from msgspec.structs import fields

from satasat import errors, testing
from satasat.cards import decode, encode, from_plain, to_plain
from satasat.cli import main
from satasat.game import AnyGame, OneOf, Option, observe_all
from satasat.games import GAMES
from satasat.games.thirty_five import moves as tf_moves
from satasat.games.thirty_five import view as tf_view
from satasat.games.thirty_five.remarks import Remarks as TfRemarks
from satasat.games.three_two_five.moves import Choices, Event
from satasat.games.three_two_five.view import View
from satasat.games.trentacinque import moves as tc_moves
from satasat.games.trentacinque import view as tc_view
from satasat.games.trentacinque.remarks import Remarks as TcRemarks
from satasat.records import Match, lines_of, read, read_entry

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PAGES = (
    *sorted(DOCS.rglob("*.md")),
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
)
ERRORS = {kind.__name__: kind for kind in errors.SatasatError.__subclasses__()}


def text_of(page: Path) -> str:
    return page.read_text(encoding="utf-8")


def name_of(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


every_page = pytest.mark.parametrize("page", PAGES, ids=name_of)
every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


# ------------------------------------------------------------------------------------------------ reading Markdown


class Block(NamedTuple):
    """A fenced block of code: what stands behind its fence, and its lines."""

    info: str
    text: str
    line: int


def blocks(page: Path) -> Iterator[Block]:
    lines = text_of(page).splitlines()
    begin: int | None = None
    for number, line in enumerate(lines):
        if line.startswith("```"):
            if begin is None:
                begin = number
            else:
                body = "".join(f"{one}\n" for one in lines[begin + 1 : number])
                yield Block(lines[begin][3:].strip(), body, begin + 2)
                begin = None
    assert begin is None, f"{name_of(page)}:{begin}: this block has no end"


def prose(page: Path) -> str:
    """The page without its blocks of code."""
    return re.sub(r"^```.*?^```$", "", text_of(page), flags=re.MULTILINE | re.DOTALL)


def sections(text: str, level: int) -> dict[str, str]:
    """The text under each heading of that level, up to the next heading of this or a higher level."""
    found = {}
    heads = list(re.finditer(rf"^#{{1,{level}}} (.*)$", text, re.MULTILINE))
    ends = [head.start() for head in heads[1:]] + [len(text)]
    for head, end in zip(heads, ends, strict=True):
        if head[0].startswith("#" * level + " "):
            assert head[1] not in found, f"two headings {head[1]!r}"
            found[head[1]] = text[head.end() : end]
    return found


def rows(text: str) -> list[list[str]]:
    """The cells of all tables in the text, without their heads."""
    found: list[list[str]] = []
    for line in text.splitlines():
        if not line.startswith("|"):
            continue
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if all(re.fullmatch(":?-+:?", cell) for cell in cells):
            found.pop()
        else:
            found.append(cells)
    return found


def quoted(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def entry(text: str, label: str) -> str:
    """What stands behind `- LABEL:` in a list, up to the next entry or paragraph."""
    match = re.search(rf"^- {label}: (.*?)(?=^- |^$|\Z)", text, re.MULTILINE | re.DOTALL)
    assert match, f"no entry '- {label}:' in {text!r}"
    return match[1]


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, as code hosts make them."""
    heads = re.findall(r"^#+ (.*)$", prose(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", head.lower()).replace(" ", "-") for head in heads}


# ----------------------------------------------------------------------------------------------------------- pages


@every_page
def test_relative_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)\s]+)\)", prose(page)):
        if re.match(r"[a-z]+:", target):
            continue
        path, _, anchor = target.partition("#")
        there = (page.parent / path).resolve() if path else page
        assert there.exists(), target
        if anchor:
            assert anchor in anchors(there), target


@every_page
def test_no_page_names_a_machine_or_a_registry(page: Path) -> None:
    machine = r"(?<![\w.])/(work|home|root|Users|tmp|mnt|opt)/|\b[A-Z]:\\|\.\./shared|\b(?!127\.0\.0\.1\b|192\.0\.2\.|192\.168\.)\d+\.\d+\.\d+\.\d+\b"
    registry = r"https?://(?!127\.0\.0\.1:|192\.)\S*(pypi|pythonhosted|registry|npmjs|index-url|simple/|:\d+)"
    assert not re.search(machine, text_of(page))
    assert not re.search(registry, text_of(page))


def test_every_page_is_linked_from_the_table_of_contents() -> None:
    contents = DOCS / "README.md"
    linked = {
        (DOCS / path.partition("#")[0]).resolve() for path in re.findall(r"\]\(([^)]+)\)", text_of(contents))
    }
    assert {page for page in DOCS.rglob("*.md") if page != contents} <= linked


def test_decisions_are_numbered_and_say_why() -> None:
    pages = sorted((DOCS / "decisions").glob("*.md"))
    for number, page in enumerate(pages, 1):
        assert re.fullmatch(rf"{number:04}-[a-z0-9-]+\.md", page.name)
        assert text_of(page).startswith(f"# {number}. ")
        assert list(sections(text_of(page), 2)) == ["Context", "Decision", "Consequences"]


# ---------------------------------------------------------------------------------------------------------- examples


def python_pages() -> list[Path]:
    return [page for page in PAGES if any(block.info.startswith("python") for block in blocks(page))]


@pytest.mark.parametrize("page", python_pages(), ids=name_of)
def test_python_examples_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In the order of the page, in one namespace, beside the data files of the page. A `fragment` only has to parse."""
    for data in page.parent.iterdir():
        if data.is_file() and page.parent != ROOT:
            shutil.copy(data, tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    space: dict[str, Any] = {"__name__": "example"}
    for block in blocks(page):
        where = f"{name_of(page)}:{block.line}"
        if block.info == "python" and ">>>" in block.text:
            test = doctest.DocTestParser().get_doctest(block.text, space, where, where, block.line)
            said = StringIO()
            doctest.DocTestRunner().run(test, out=said.write, clear_globs=False)
            assert not said.getvalue()
            space = test.globs
        elif block.info == "python":
            exec(compile("\n" * (block.line - 1) + block.text, where, "exec"), space)
        elif block.info == "python fragment":
            ast.parse(block.text)
        else:
            assert not block.info.startswith("python"), where


def commands(block: Block) -> list[list[str]]:
    """The commands `satasat ...` of a block, as arguments."""
    lines = block.text.replace("\\\n", " ").splitlines()
    ours = [line for line in lines if line.startswith(("satasat ", ".venv/bin/satasat "))]
    return [shlex.split(line, comments=True)[1:] for line in ours]


def shell_blocks() -> list[Any]:
    """A block marked `sh` is run: its lines that call satasat, in order, in an empty folder."""
    found = [(page, block) for page in PAGES for block in blocks(page) if block.info == "sh"]
    return [
        pytest.param(block, id=f"{name_of(page)}:{block.line}") for page, block in found if commands(block)
    ]


@pytest.mark.parametrize("block", shell_blocks())
def test_command_examples_run(block: Block, tmp_path: Path) -> None:
    for args in commands(block):
        command = [sys.executable, "-m", "satasat", *args]
        r = subprocess.run(
            command, capture_output=True, text=True, check=False, cwd=tmp_path, stdin=subprocess.DEVNULL
        )
        assert r.returncode == 0, (args, r.stdout, r.stderr)


def click_commands() -> Iterator[tuple[str, click.Command]]:
    context = click.Context(main, info_name="satasat")
    yield "satasat", main
    for name in main.list_commands(context):
        command = main.get_command(context, name)
        assert command is not None
        yield f"satasat {name}", command


def test_every_command_is_documented_with_its_options() -> None:
    for name, command in click_commands():
        texts = [text_of(page) for page in PAGES if name in text_of(page)]
        assert texts, f"{name} is in no page"
        for param in command.params:
            if isinstance(param, click.Option) and param.name != "version":
                option = max(param.opts, key=len)
                documented = any(re.search(rf"{re.escape(option)}(?![\w-])", text) for text in texts)
                assert documented, f"{name} {option} is on no page that names {name}"


def test_no_page_names_an_option_that_is_not_there() -> None:
    """Where a line calls satasat, or a table of a how-to lists options."""
    known = {opt for _, command in click_commands() for param in command.params for opt in param.opts}
    for page in PAGES:
        howto = page.parent.name == "howto"
        for line in text_of(page).splitlines():
            if "satasat " in line or (howto and line.startswith("|")):
                assert {*re.findall(r"(?<![\w-])--[a-z][a-z-]*", line)} <= known | {"--help", "--version"}, (
                    line
                )


# ------------------------------------------------------------------------------------------------------------ rules


def rules_page(game: AnyGame) -> dict[str, str]:
    """The parts of the game's page."""
    return sections(text_of(DOCS / "rules" / f"{game.id}.md"), 2)


def house_rules(game: AnyGame) -> dict[str, str]:
    return sections(rules_page(game)["The house rules"], 3)


def as_written(value: Any) -> str:
    """A plain value of an option, as the page writes it."""
    if isinstance(value, list | tuple):
        return ", ".join(value) or "none"
    return "none" if value is None else str(value)


def defaults_of(text: str, game: AnyGame) -> dict[str, str]:
    """By preset, the value that `- Presets: X; Y in A, B; Z in C.` gives it."""
    common, *others = entry(text, "Presets").split(";")
    found = dict.fromkeys(game.presets, ", ".join(quoted(common)))
    for other in others:
        values, _, presets = other.partition(" in ")
        found |= dict.fromkeys(quoted(presets), ", ".join(quoted(values)))
    return found


@every_game
def test_every_option_has_its_heading_values_and_defaults(game: AnyGame) -> None:
    headings = house_rules(game)
    for option in game.options:
        text = headings[option.name]
        values = [*map(str, option.values or ()), *(["none"] if option.none else [])]
        assert quoted(entry(text, "Values")) == values, option.name
        if option.values is None:
            most = f" up to {option.most:,}" if option.most is not None else ""
            assert f"any positive whole number{most}" in entry(text, "Values"), option.name
        due = {name: as_written(to_plain(rules)[option.name]) for name, rules in game.presets.items()}
        assert defaults_of(text, game) == due, option.name
        assert entry(text, "Sources"), option.name
        assert ids_in(entry(text, "Rules")), option.name


@every_game
def test_no_heading_among_the_house_rules_is_stale(game: AnyGame) -> None:
    assert [*house_rules(game)] == ["Presets", *(option.name for option in game.options)]


@every_game
def test_the_tables_of_presets_are_right(game: AnyGame) -> None:
    text = house_rules(game)["Presets"]
    head = next(line for line in text.splitlines() if line.startswith("| Option"))
    described = quoted(head)
    table = {quoted(row[0])[0]: row[1:] for row in rows(text) if len(row) == 1 + len(described)}
    due = {option.name: [option.sources[preset] for preset in described] for option in game.options}
    assert table == due
    named = {*described}
    for preset, base, changes in (map(quoted, row) for row in rows(text) if len(row) == 3):
        changed = dict(change.split("=") for change in changes)
        plain = {k: as_written(v) for k, v in to_plain(game.presets[base[0]]).items()} | changed
        assert plain == {k: as_written(v) for k, v in to_plain(game.presets[preset[0]]).items()}
        named |= {*preset}
    assert named == {*game.presets}


def test_the_described_values_are_those_of_the_presets() -> None:
    """What `Option.sources` says, less its marks, is what the preset plays."""

    def same(game: AnyGame, option: Option, preset: str) -> bool:
        said = option.sources[preset].rstrip(" †‡")
        return said == as_written(to_plain(game.presets[preset])[option.name])

    assert all(same(g, option, preset) for g in GAMES for option in g.options for preset in option.sources)


# --------------------------------------------------------------------------------------------------------- rule ids

_ID = r"(?:R-[A-Z]+|[VICABJ]|TF|TC)-\d+|\b[PSE]\d+\b|\b[TQ][01]\d\b"
_LIST = re.compile(rf"\b({_ID})((?:(?:, | and | to |/)\d+\b(?![\w.-]))*)")


def ids_in(text: str) -> set[str]:
    """The rule ids in a text; `R-TRUMP-4, 5`, `R-DEAL-1/2` and `R-GIVE-1 to 5` name several."""
    found = set()
    for first, more in _LIST.findall(text):
        stem, number = re.fullmatch(r"(.*?)(\d+)", first).groups()  # type: ignore[union-attr]
        found.add(first)
        last = int(number)
        for sign, n in re.findall(r"(, | and | to |/)(\d+)", more):
            numbers = range(last + 1, int(n) + 1) if sign == " to " else (int(n),)
            found |= {f"{stem}{i}" for i in numbers}
            last = int(n)
    return found


def rule_index() -> set[str]:
    found: list[str] = []
    for game in GAMES:
        page = rules_page(game)
        found += [row[0] for part in ("Rule index", "Who may see what") for row in rows(page[part])]
    assert len(found) == len({*found}), sorted(one for one in {*found} if found.count(one) > 1)
    owed = sections(text_of(ROOT / "docs" / "requirements.md"), 2)
    return {*found} | {row[0] for part in ("Requirements", "Ideas") for row in rows(owed[part])}


def test_what_is_owed_is_shown_by_tests_that_exist() -> None:
    owed = sections(text_of(ROOT / "docs" / "requirements.md"), 2)
    named = {
        test for part in ("Requirements", "Ideas", "Features") for row in rows(owed[part])
        for test in re.findall(r"\btest_\w+", row[-1])
    }  # fmt: skip
    assert named
    assert named <= {path.stem for path in (ROOT / "tests").rglob("test_*.py")}


def said_in(path: Path) -> str:
    """The comments, docstrings and other texts of a source file; of other files, everything."""
    if path.suffix != ".py":
        return text_of(path)
    with tokenize.open(path) as file:
        tokens = list(tokenize.generate_tokens(file.readline))
    return "\n".join(t.string for t in tokens if t.type in (tokenize.COMMENT, tokenize.STRING))


def test_every_cited_rule_is_in_the_index() -> None:
    index = rule_index()
    sure = re.compile(r"R-|V-|I-|J-|T[FC]-|E\d\d$")  # others, like P1, also name other things
    for path in (*(ROOT / "src").rglob("*.py"), *(ROOT / "src").rglob("*.ftl")):
        assert ids_in(said_in(path)) <= index, (name_of(path), ids_in(said_in(path)) - index)
    for path in (*(ROOT / "tests").rglob("*.py"), *PAGES):
        cited = {rule for rule in ids_in(said_in(path)) if sure.match(rule)}
        assert cited <= index, (name_of(path), cited - index)


# ------------------------------------------------------------------------------------------------------------ errors


def error_sections() -> dict[str, tuple[str, str]]:
    """By code, the class under which it stands, and what is said of it."""
    page = text_of(DOCS / "formats" / "errors.md")
    found: dict[str, tuple[str, str]] = {}
    for kind, text in sections(page, 2).items():
        for code, said in sections(text, 3).items():
            assert code not in found
            found[code] = (kind, said)
    return found


def test_every_error_code_has_its_heading() -> None:
    due = {code: name for name, kind in ERRORS.items() for code in kind.codes}
    assert {code: kind for code, (kind, _) in error_sections().items()} == due


def test_error_codes_say_their_parameters_and_rules() -> None:
    raised: dict[str, set[str]] = defaultdict(set)
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(text_of(path))):
            match node:
                case ast.Call(func=ast.Name(id=name), args=[ast.Constant(value=code)]) if name in ERRORS:
                    raised[str(code)] |= {str(keyword.arg) for keyword in node.keywords}
    for code, (kind, said) in error_sections().items():
        listed = {name for part in entry(said, "Parameters").split(";") for name in parameters(part)}
        assert listed == raised.get(code, listed), code
        assert entry(said, "What to do"), code
        if kind == "IllegalMove":
            assert ids_in(entry(said, "Rule")), code


def parameters(part: str) -> list[str]:
    """The names at the head of a part of a list of parameters: `least` and `most`, what they mean."""
    head = re.match(r"\s*((?:`\w+`(?: and )?)*)", part)
    assert head
    return quoted(head[1])


# ----------------------------------------------------------------------------------------------- records and views

RECORD = DOCS / "formats" / "record.md"
VIEW = DOCS / "formats" / "view.md"
BETTING = DOCS / "formats" / "betting.md"


@pytest.fixture(scope="module")
def example() -> Match:
    with (DOCS / "formats" / "example.jsonl").open("rb") as file:
        (match,) = read(lines_of(file))
    return match


def tags(union: Any) -> dict[str, list[str]]:
    """By tag, the fields of the members of a union."""
    return {kind.__struct_config__.tag: [*kind.__struct_fields__] for kind in union.__args__}


def table_of(section: str, page: Path) -> dict[str, list[str]]:
    """A table of the section: what is quoted in the first column, with what is quoted in the second."""
    return {quoted(row[0])[0]: quoted(row[1]) for row in rows(section) if quoted(row[0])}


def test_the_example_match_holds(example: Match) -> None:
    assert example.holds
    assert example.finished


def test_the_record_page_quotes_the_example_in_order() -> None:
    lines = iter(text_of(DOCS / "formats" / "example.jsonl").splitlines())
    shown = [line for b in blocks(RECORD) if b.info == "jsonl" for line in b.text.splitlines()]
    result = shown.pop()  # by then, the lines between are passed
    assert result == json.dumps(json.loads(result), ensure_ascii=False)
    assert all(line in lines for line in shown)
    assert [*lines][-1] == result


def test_the_record_page_lists_every_move(example: Match) -> None:
    assert example.header is not None
    table = table_of(sections(text_of(RECORD), 2)["Moves"].split("Beside `by`")[0], RECORD)
    assert table == tags(example.header.game.move)


def test_the_record_page_lists_the_keys_that_are_read(example: Match) -> None:
    assert example.header is not None
    header = sections(text_of(RECORD), 2)["Header"]
    keys = {quoted(row[0])[0]: row[1] for row in rows(header)}
    line = json.loads(text_of(DOCS / "formats" / "example.jsonl").splitlines()[0])
    assert {*line} | {"preset", "table"} == {*keys}
    beside = sections(text_of(RECORD), 2)["Moves"].split("Beside `by`")[1]
    proof = {"proof": {"commit": "0" * 64, "seed": "1" * 64, "players": ["2" * 32, ""]}}
    shuffle = {"by": "nature", "move": to_plain(example.entries[1].move)}
    assert read_entry({**shuffle, "ms": 0, "auto": True, **proof}, example.header.game)
    assert {quoted(row[0])[0] for row in rows(beside)} == {"ms", "auto", "proof"}


def test_the_view_page_lists_every_field() -> None:
    table = rows(sections(text_of(VIEW), 2)["The fields of a view"])
    assert [quoted(row[0])[0] for row in table] == [field.name for field in fields(View)]


def test_the_view_page_lists_every_event_and_choice() -> None:
    assert table_of(sections(text_of(VIEW), 2)["Events"], VIEW) == tags(Event)
    assert table_of(sections(text_of(VIEW), 2)["Choices"], VIEW) == {
        "one_of": ["moves"],
        "any_order": ["move", "cards"],
        "between": ["move", "least", "most", "instead"],
    }


@pytest.mark.parametrize(
    ("name", "view", "event"),
    [
        ("Thirty-Five", tf_view.View, tf_moves.Event),
        ("Trentacinque", tc_view.View, tc_moves.Event),
    ],
)
def test_the_page_of_the_betting_games_lists_every_field_and_event(name: str, view: Any, event: Any) -> None:
    page = sections(text_of(BETTING), 2)
    table = rows(page[f"Views of {name}"])
    assert [quoted(row[0])[0] for row in table] == [field.name for field in fields(view)]
    assert table_of(page[f"Events of {name}"], BETTING) == tags(event)


def test_the_page_of_the_betting_games_lists_what_is_remarked() -> None:
    named: dict[str, list[str]] = {name: [] for name in ("Thirty-Five", "Trentacinque")}
    for row in rows(sections(text_of(BETTING), 2)["Remarks"]):
        for game, cell in zip(named, row[1:], strict=True):
            named[game] += quoted(row[0]) if cell else []
    assert {*named["Thirty-Five"]} == {field.name for field in fields(TfRemarks)}
    assert {*named["Trentacinque"]} == {field.name for field in fields(TcRemarks)}


def test_the_choices_of_the_betting_games_can_be_read() -> None:
    (block,) = [b for b in blocks(BETTING) if b.info == "json choices"]
    for line in block.text.splitlines():
        kind = tc_moves.Choices if '"pass"' in line else tf_moves.Choices
        assert json.loads(encode(from_plain(json.loads(line), kind))) == json.loads(line)


def test_the_record_page_lists_every_move_of_the_betting_games() -> None:
    table = table_of(sections(text_of(RECORD), 2)["The betting games"], RECORD)
    assert table == tags(tf_moves.Move) | tags(tc_moves.Move)


def test_the_view_page_shows_what_the_example_match_gives(example: Match) -> None:
    """The move on line 42 of the example, as the debtor and as the third player see it, and the debtor's view after it."""
    assert example.header is not None
    game, rules, seats = example.header.game, example.header.rules, (0, 1, 2)
    state = game.start(rules)
    views = tuple(game.blank(rules, seat) for seat in seats)
    before, move = state, example.entries[0].move
    for one in example.entries[:41]:
        before, move, state = state, one.move, game.step(state, one.move)
        views = observe_all(game, views, seats, before, move, state)
    shown = [
        json.loads(line) for b in blocks(VIEW) if b.info == "json events" for line in b.text.splitlines()
    ]
    due = [json.loads(encode(game.shown(before, move, state, seat))) for seat in (2, 1, 0)]
    assert shown == due[:2]
    assert due[0] == due[2]
    (view,) = [json.loads(b.text) for b in blocks(VIEW) if b.info == "json view"]
    assert view == {**json.loads(encode(views[2])), "rules": {}}
    assert decode(json.dumps({**view, "rules": to_plain(rules)}), View) == views[2]


def test_the_choices_on_the_view_page_can_be_read() -> None:
    (block,) = [b for b in blocks(VIEW) if b.info == "json choices"]
    for line in block.text.splitlines():
        choices = from_plain(json.loads(line), Choices)
        assert json.loads(encode(choices)) == json.loads(line)
        assert isinstance(choices, OneOf) == ('"one_of"' in line)


def test_the_parts_of_the_conformance_kit_are_there() -> None:
    parts = rows(sections(text_of(DOCS / "howto" / "conformance-kit.md"), 2)["Its parts"])
    names = [name.partition("(")[0] for row in parts for name in quoted(row[0])]
    assert len(names) > 10
    assert [name for name in names if not hasattr(testing, name)] == []
