"""`satasat rules`: every house rule in words, what it may be, and what the descriptions of the game say."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Iterator, Sequence
from typing import Any, Final

import click

from satasat.cards import to_plain
from satasat.cli import help_of
from satasat.cli.options import (
    DEFAULT_GAME,
    NONE,
    changes,
    deals_warning,
    game_from,
    preset_option,
    rule_option,
    rules_from,
    text_of,
)
from satasat.game import AnyGame, Option
from satasat.texts import Speaker

CHANGED: Final = "* "
IN_FORCE: Final = ">"
_BELOW: Final = "    "
_GAP: Final = "  "


@click.command(help=help_of("rules"))
@click.argument("game_name", metavar="[GAME]", default=DEFAULT_GAME)
@preset_option
@rule_option
def command(game_name: str, preset: str | None, rule: tuple[str, ...]) -> None:
    speaker = Speaker()
    game = game_from(game_name)
    rules = rules_from(game, preset, rule)
    if warning := deals_warning(rules, speaker):
        click.echo(warning, err=True)
    width = shutil.get_terminal_size().columns
    for line in described(game, rules, preset or game.default_preset, speaker):
        click.echo("\n".join(_wrapped(line, width)))


def rules_lines(game: AnyGame, rules: Any, preset: str | None, speaker: Speaker) -> list[str]:
    """The rules in force, a line each: first, marked, what differs from the preset (None: the game's default)."""
    base = preset if preset is not None else game.default_preset
    lines = [_line(game, option, rules, game.presets[base], speaker) for option in game.options]
    lines.sort(key=lambda line: not line.startswith(CHANGED))
    legend = [speaker.say("rules-legend-changed", preset=base)] if lines[0].startswith(CHANGED) else []
    return [title(game, rules, base, speaker), *lines, *legend]


def title(game: AnyGame, rules: Any, preset: str, speaker: Speaker) -> str:
    """The game, the preset, and what was changed from it."""
    changed = ", ".join(changes(game, rules, preset)) or NONE
    return speaker.say("rules-title", game=game.id, preset=preset, changes=changed)


def described(game: AnyGame, rules: Any, preset: str, speaker: Speaker) -> Iterator[str]:
    """Everything about the rules of the game, line by line; marked is what differs from the game's default preset."""
    yield title(game, rules, preset, speaker)
    for option in game.options:
        yield ""
        yield _line(game, option, rules, game.presets[game.default_preset], speaker)
        yield _BELOW + speaker.say_of(game.id, f"option-{option.name}-about")
        yield from _rows(_values(game, option, rules, speaker))
        if option.sources:
            said = ", ".join(f"{source} {value}" for source, value in option.sources.items())
            yield _BELOW + speaker.say("rules-described", sources=said)
    yield ""
    yield speaker.say("rules-presets")
    yield from _rows([(name == preset, name, speaker.say(f"preset-{name}")) for name in game.presets])
    yield ""
    yield speaker.say("rules-legend-in-force", mark=IN_FORCE)
    yield speaker.say("rules-legend-changed", preset=game.default_preset)
    yield speaker.say_of(game.id, "rules-legend-sources")
    yield speaker.say_of(game.id, "rules-how")


def _line(game: AnyGame, option: Option, rules: Any, base: Any, speaker: Speaker) -> str:
    """The option's label and its value in words, marked where the value is another than in the base rules."""
    value = getattr(rules, option.name)
    mark = CHANGED if value != getattr(base, option.name) else " " * len(CHANGED)
    words = value_label(game, option, to_plain(value), speaker)
    label = speaker.say_of(game.id, f"option-{option.name}")
    return mark + speaker.say("rules-line", label=label, value=words)


def value_label(game: AnyGame, option: Option, value: Any, speaker: Speaker) -> str:
    """A plain value of the game's option in words."""
    if option.many and value:
        return ", ".join(speaker.say_of(game.id, f"value-{option.name}-{one}") for one in value)
    if option.values is None and value is not None:
        return str(value)
    return speaker.say_of(game.id, f"value-{option.name}-{NONE if value is None or option.many else value}")


def _values(game: AnyGame, option: Option, rules: Any, speaker: Speaker) -> list[tuple[bool, str, str]]:
    """The values: whether in force, as `--rule` takes them, in words."""
    given = to_plain(getattr(rules, option.name))
    if option.values is None:
        return [
            (True, f"{option.name}={text_of(given)}", speaker.say_of(game.id, f"value-{option.name}-any"))
        ]
    return [
        (
            (value in given or (value == NONE and not given)) if option.many else value == given,
            f"{option.name}={value}",
            speaker.say_of(game.id, f"value-{option.name}-{value}"),
        )
        for value in (*option.values, *((NONE,) if option.many else ()))
    ]


def _rows(rows: Sequence[tuple[bool, str, str]]) -> list[str]:
    """Aligned: a mark, a name, a text."""
    longest = max(len(name) for _, name, _ in rows)
    return [
        f"{_BELOW}{IN_FORCE if marked else ' '} {name:{longest}}{_GAP}{text}" for marked, name, text in rows
    ]


def _wrapped(line: str, width: int) -> list[str]:
    """The line in pieces no wider than that; they begin below its first word, or below the text beside a name."""
    indent = len(line) - len(line.lstrip(f" {IN_FORCE}*"))
    beside = line.rfind(_GAP, indent)
    indent = beside + len(_GAP) if beside > 0 else indent
    pieces = textwrap.wrap(
        line, max(width, indent + 20), subsequent_indent=" " * indent, break_on_hyphens=False
    )
    return pieces or [""]
