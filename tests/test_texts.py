"""The texts: nothing is without words, in any language, and every text can be said with what it is given."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

import satasat
from satasat import errors, texts
from satasat.cards import cards
from satasat.cli import COMMANDS, help_of
from satasat.cli.rules import value_label
from satasat.errors import SatasatError
from satasat.games import GAMES
from satasat.texts import LANGUAGES, Speaker

SOURCE: Final = Path(satasat.__file__).parent
LOCALE: Final = SOURCE / "texts" / "locale"
ERRORS: Final = [
    kind for kind in vars(errors).values() if isinstance(kind, type) and issubclass(kind, SatasatError)
]
GIVEN_BESIDE: Final = {"IllegalMove": {"by"}}
"""Who made the move is known to whoever reports it, not to the rules."""


class _Variables(Visitor):
    """The variables of a text; those that choose between variants apart."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.variants: dict[str, set[str]] = {}

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: fluent.SelectExpression) -> None:
        if isinstance(node.selector, fluent.VariableReference):
            keys = {
                v.key.name if isinstance(v.key, fluent.Identifier) else v.key.value for v in node.variants
            }
            self.variants.setdefault(node.selector.id.name, set()).update(keys)
        self.generic_visit(node)


def variables(message: fluent.Message) -> _Variables:
    found = _Variables()
    found.visit(message)
    return found


def messages_of(text: str) -> dict[str, fluent.Message]:
    """The messages of a file; a duplicate or a line that is no message is an error."""
    messages: dict[str, fluent.Message] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, fluent.Junk), entry.content
        if isinstance(entry, fluent.Message):
            assert entry.id.name not in messages, f"{entry.id.name} twice"
            messages[entry.id.name] = entry
    return messages


@cache
def messages(language: str) -> dict[str, fluent.Message]:
    return messages_of("\n".join(p.read_text("utf-8") for p in sorted((LOCALE / language).glob("*.ftl"))))


def differences(one: dict[str, fluent.Message], other: dict[str, fluent.Message]) -> list[str]:
    """What a translation lacks, has too much, or fills with other values."""
    wrong = [f"only one has {code}" for code in one.keys() ^ other.keys()]
    for code in one.keys() & other.keys():
        a, b = variables(one[code]).names, variables(other[code]).names
        wrong += [f"{code}: only one uses ${name}" for name in a ^ b]
    return sorted(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    lacking = [code for kind in ERRORS for code in kind.codes if f"error-{code}" not in messages(language)]
    assert len(ERRORS) > 5
    assert not lacking


def test_every_text_of_a_refusal_belongs_to_one() -> None:
    known = {f"error-{code}" for kind in ERRORS for code in kind.codes}
    assert {code for code in messages("en") if code.startswith("error-")} <= known


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_every_option_has_a_label_a_sentence_and_labels_for_its_values(language: str, game: Any) -> None:
    due = {f"preset-{preset}" for preset in game.presets} | {f"preset-name-{name}" for name in game.presets}
    for option in game.options:
        due |= {f"option-{option.name}", f"option-{option.name}-about"}
        due |= {f"value-{option.name}-{value}" for value in option.values or ("any",)}
        if option.many or option.none:
            due.add(f"value-{option.name}-none")
    assert not due - messages(language).keys()


def test_no_label_is_left_of_an_option_or_value_that_is_gone() -> None:
    options: dict[str, set[str]] = {}
    for game in GAMES:
        for one in game.options:
            values = {"any", *map(str, one.values or ()), *(["none"] if one.many or one.none else [])}
            options[one.name] = options.get(one.name, set()) | values
    for code in messages("en"):
        kind, _, name = code.partition("-in-")[0].partition("-")
        option, _, value = name.partition("-")
        if kind == "value":
            assert value in options[option], code
    presets = {preset for game in GAMES for preset in game.presets}
    told = [code for code in messages("en") if code.startswith("preset-")]
    assert {code.removeprefix("preset-").removeprefix("name-") for code in told} == presets


def test_words_of_one_games_own_are_of_a_game_and_beside_words_for_all() -> None:
    for code in messages("en"):
        common, _, name = code.partition("-in-")
        if name in {game.id for game in GAMES}:
            assert common in messages("en"), code


@pytest.mark.parametrize("game", GAMES, ids=lambda g: g.id)
def test_every_value_of_an_option_can_be_told_from_the_others(game: Any) -> None:
    for option in game.options:
        labels = [
            value_label(game, option, (v,) if option.many else v, Speaker()) for v in option.values or (1, 2)
        ]
        assert len({*labels, ""}) == len(labels) + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_says_the_same_things_with_the_same_values(language: str) -> None:
    assert differences(messages("en"), messages(language)) == []


def test_differences_between_languages_are_seen() -> None:
    one = messages_of("a = { $x }\nb = { $n ->\n  [one] { $y }\n *[other] no\n }\nc = c")
    assert differences(one, one) == []
    assert differences(one, messages_of("a = { $x }\nb = { $n ->\n *[other] { $y }\n }")) == [
        "only one has c"
    ]
    assert differences(one, messages_of("a = { $z }\nb = { $y } { $n }\nc = c")) == [
        "a: only one uses $x",
        "a: only one uses $z",
    ]


# ------------------------------------------------------------------------------------------------------ said


def values_for(found: _Variables) -> Iterator[dict[str, Any]]:
    """Some of everything that the text may be given: each variant of each choice, numbers, words, cards, seats."""
    names = {name.removesuffix("-you") for name in found.names}
    for plain in (0, 1, 2, 21, "word", "", cards("AS TD"), list(cards("AS TD")), "x" * 100_000, 10**400):
        yield {name: 0 if name in texts._SEAT_PARAMS else plain for name in names}
    for chooser, keys in found.variants.items():
        for key in keys:
            yield {name: 0 if name in texts._SEAT_PARAMS else key if name == chooser else 5 for name in names}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_can_be_said(language: str) -> None:
    for code, message in messages(language).items():
        found = variables(message)
        for params in values_for(found):
            for me in (None, 0, 1):
                said = Speaker(language, ("Asha", "Bina", "Chandra"), me).say(code, **params)
                assert "{" not in said.replace("{}", ""), said
                assert said.strip() or not any(params.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_reader_of_a_text_without_its_values_is_told(language: str) -> None:
    code, message = next((c, m) for c, m in messages(language).items() if variables(m).names)
    with pytest.raises(ValueError, match=code):
        Speaker(language).say(code)
    assert message


def raised() -> Iterator[tuple[str, str, set[str], str]]:
    """Every refusal that the package makes: its class, its code, its parameters, its place."""
    kinds = {kind.__name__ for kind in ERRORS}
    for path in sorted(SOURCE.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in kinds:
                place = f"{path.relative_to(SOURCE)}:{node.lineno}"
                for code in constants(node.args[0]):
                    yield node.func.id, code, {k.arg or "**" for k in node.keywords}, place


def constants(node: ast.expr) -> list[str]:
    """The texts that an expression may be: a constant, or one of two."""
    if isinstance(node, ast.IfExp):
        return [*constants(node.body), *constants(node.orelse)]
    assert isinstance(node, ast.Constant), ast.dump(node)
    return [str(node.value)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_brings_every_value_that_its_words_need(language: str) -> None:
    lacking = []
    for kind, code, params, place in raised():
        needed = {name.removesuffix("-you") for name in variables(messages(language)[f"error-{code}"]).names}
        missing = needed - params - GIVEN_BESIDE.get(kind, set())
        lacking += [f"{place}: {code} needs ${name}" for name in sorted(missing)]
    assert not lacking


def test_every_code_is_raised_somewhere_and_nothing_else() -> None:
    made = {(kind, code) for kind, code, _, _ in raised()}
    declared = {(kind.__name__, code) for kind in ERRORS for code in kind.codes}
    assert made == declared


def test_every_command_has_help_with_an_example() -> None:
    for command in COMMANDS:
        assert help_of(f"{command}-short").endswith(".")
        assert f"Example: satasat {command} " in help_of(command)


def strings() -> Iterator[tuple[str, list[str], int]]:
    """Every text in the package: where it stands, its constant parts, and how many values are put between these."""
    for path in sorted(SOURCE.rglob("*.py")):
        place = path.relative_to(SOURCE).as_posix()
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                parts = [str(p.value) for p in node.values if isinstance(p, ast.Constant)]
                yield f"{place}:{node.lineno}", parts, len(node.values) - len(parts)


def test_the_order_of_words_in_a_report_and_the_sign_of_a_percentage_are_the_languages() -> None:
    """Reports put no two texts beside each other, and no command writes a percentage by itself."""
    joined = [
        place
        for place, parts, values in strings()
        if (place.startswith("report/") and values > 1 and parts and not "".join(parts).strip())
        or any(part.startswith((" %", "%")) for part in parts)
    ]
    assert joined == []


def spoken() -> list[re.Pattern[str]]:
    """Every text constant of the package as a pattern; what is put into it may be anything."""
    patterns = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                patterns.add(re.escape(node.value))
            elif isinstance(node, ast.JoinedStr):
                parts = [
                    re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values
                ]
                if sum(len(p) for p in parts if p != ".+") >= 4:
                    patterns.add("".join(parts))
    return [re.compile(pattern) for pattern in patterns if len(pattern) < 60]


PAGE: Final = Path(__file__).parent.parent / "web" / "src"
"""The page says texts, too."""
LITERAL: Final = re.compile(r'"([a-z][\w-]*)"')
TEMPLATE: Final = re.compile(r"`([^`\n]*)`")
HOLE: Final = re.compile(r"\$\{[^}]*\}")


def page_sources() -> str:
    return "\n".join(p.read_text("utf-8") for p in sorted(PAGE.rglob("*.ts*")))


def spoken_by_the_page() -> list[re.Pattern[str]]:
    """Every text constant of the page as a pattern; what is put into it may be anything."""
    source = page_sources()
    patterns = {re.escape(text) for text in LITERAL.findall(source)}
    for template in TEMPLATE.findall(source):
        parts = HOLE.split(template)
        if len(parts) > 1 and len("".join(parts)) >= 4:
            patterns.add(".+".join(map(re.escape, parts)))
    return [re.compile(pattern) for pattern in patterns]


def test_every_text_that_the_page_says_is_there() -> None:
    """A text that is put together is found by its beginning."""
    known = texts.codes("en")
    asked = set(re.findall(r'\bsay\(\s*"([^"]+)"', page_sources()))
    asked_in_parts = {HOLE.split(t)[0] for t in re.findall(r"\bsay\(\s*`([^`]+)`", page_sources())}
    assert len(asked) > 300
    assert asked <= known
    assert [part for part in asked_in_parts if not any(code.startswith(part) for code in known)] == []


def test_every_text_is_said_somewhere() -> None:
    patterns = [*spoken(), *spoken_by_the_page()]
    unsaid = [
        code
        for code in texts.codes("en")
        if not any(p.fullmatch(code) or p.fullmatch(code.removeprefix("help-")) for p in patterns)
    ]
    assert unsaid == []
