"""What the commands share on their command lines: the game, its rules, the bots, the seed."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, TypeVar

import click

from satasat.bots import Budget, Millis, Worlds, bot, compiled, default_bot
from satasat.bots.simulation import BUDGET
from satasat.cards import to_plain
from satasat.cli import help_of
from satasat.errors import BadMessage, BadRules
from satasat.game import AnyGame, Option
from satasat.games import GAMES, game
from satasat.games.three_two_five.rules import Rules as ThreeTwoFiveRules
from satasat.texts import Speaker

DEFAULT_GAME: Final = GAMES[0].id
OFFERED_DEALS: Final = (3, 6, 9, 12)
"""The usual lengths of a match of 3-2-5, in which everybody sits in each chair equally often (V-7)."""
NONE: Final = "none"
"""How an empty selection, or no limit, is written on a command line."""

_NUMBER = re.compile(r"-?[0-9]{1,18}")
F = TypeVar("F", bound=Callable[..., Any])


class Whole(click.ParamType[int]):
    """A whole number from `least` on, up to `most`. Raises BadMessage: `bad_number`, `too_large`."""

    name = "number"

    def __init__(self, least: int, most: int | None = None) -> None:
        self.least = least
        self.most = most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        number = int(value) if _NUMBER.fullmatch(str(value)) else None
        option = param.opts[0] if param is not None else ""
        if number is None or number < self.least:
            raise BadMessage("bad_number", option=option, value=str(value), least=self.least)
        if self.most is not None and number > self.most:
            raise BadMessage("too_large", option=option, value=str(value), most=str(self.most))
        return number


def preset_option(command: F) -> F:
    """`--preset NAME`: the rules to start from; parameter `preset`, None: the game's default."""
    return click.option("--preset", metavar="NAME", help=help_of("preset"))(command)


def rule_option(command: F) -> F:
    """`--rule OPTION=VALUE`, any number of times; parameter `rule`, a tuple of texts."""
    return click.option("--rule", multiple=True, metavar="OPTION=VALUE", help=help_of("rule"))(command)


def bots_option(command: F) -> F:
    """`--bots NAME,NAME,...`: parameter `bots`, the text as it was given, None when it was not."""
    option = click.option("--bots", metavar="NAME,NAME,...", help=help_of("bots"))
    return option(command)


def seed_option(default: int | None) -> Callable[[F], F]:
    """`--seed N`: parameter `seed`, a whole number from 0 on, or the default where none is given."""
    text = help_of("seed-zero" if default == 0 else "seed")
    return click.option("--seed", type=Whole(0), default=default, metavar="N", help=text)


MOST_WORLDS: Final = 100_000
"""More tell nothing new, and would take memory."""
MOST_MILLIS: Final = 60_000


def budget_options(command: F) -> F:
    """`--worlds N` and `--millis N`: parameters `worlds` and `millis`, None where not given."""
    worlds = click.option("--worlds", type=Whole(1, MOST_WORLDS), metavar="N", help=help_of("worlds"))
    millis = click.option("--millis", type=Whole(1, MOST_MILLIS), metavar="N", help=help_of("millis"))
    return worlds(millis(command))


def budget_from(worlds: int | None, millis: int | None) -> Budget:
    """How much bots that look ahead may do for a decision. Raises BadMessage `two_budgets`."""
    if worlds is not None and millis is not None:
        raise BadMessage("two_budgets")
    return Worlds(worlds) if worlds is not None else Millis(millis) if millis is not None else BUDGET


def budget_said(speaker: Speaker, budget: Budget, bots: Iterable[str], game: str) -> str:
    """The budget as the end of a headline; nothing where none of the bots looks ahead in that game."""
    if not compiled(bots, game):
        return ""
    kind = "worlds" if isinstance(budget, Worlds) else "millis"
    return speaker.say("headline-budget", budget=kind, n=budget.n)


def game_from(name: str) -> AnyGame:
    """The game of that id. Raises BadRules: `unknown_game`."""
    return game(name)


def only_of(game: AnyGame, games: Iterable[str]) -> None:
    """Raises BadMessage `not_for_game` where a command does nothing for that game."""
    allowed = list(games)
    if game.id not in allowed:
        raise BadMessage("not_for_game", game=game.id, allowed=allowed)


def rules_from(game: AnyGame, preset: str | None, assignments: Sequence[str]) -> Any:
    """The rules of a preset (None: the game's default) with `option=value` changes; a later one wins.

    Raises BadRules for an unknown preset, option or value, and where options exclude each other; BadMessage `bad_rule`
    (with `text`) for a change that is not `option=value`.
    """
    name = game.default_preset if preset is None else preset
    if name not in game.presets:
        raise BadRules("unknown_preset", preset=name, allowed=list(game.presets))
    options = {option.name: option for option in game.options}
    values = dict(to_plain(game.presets[name]))
    for text in assignments:
        key, sign, value = (part.strip() for part in text.partition("="))
        if not sign or not key:
            raise BadMessage("bad_rule", text=text)
        if key not in options:
            raise BadRules("unknown_option", option=key, allowed=list(options))
        values[key] = value_from(options[key], value)
    return game.read_rules(values)


def value_from(option: Option, text: str) -> Any:
    """An option's value from its text, as plain data; what is not among its values stays text, to be refused."""
    if option.many:
        chosen = [part.strip() for part in text.split(",")]
        return [] if text in {"", NONE} else [_one(option, part) for part in chosen]
    return _one(option, text)


def _one(option: Option, text: str) -> Any:
    if option.values is None:
        return int(text) if _NUMBER.fullmatch(text) else None if text == NONE else text
    return next((value for value in option.values if str(value) == text), text)


def changes(game: AnyGame, rules: Any, preset: str) -> tuple[str, ...]:
    """What `rules_from` needs to make these rules from the preset: `option=value`, in the order of the options."""
    here, there = to_plain(rules), to_plain(game.presets[preset])
    return tuple(f"{o.name}={text_of(here[o.name])}" for o in game.options if here[o.name] != there[o.name])


def nearest_preset(game: AnyGame, rules: Any) -> str:
    """The preset from which the fewest changes lead to these rules, the default one before others."""
    names = sorted(game.presets, key=lambda name: name != game.default_preset)
    return min(names, key=lambda name: len(changes(game, rules, name)))


def text_of(value: Any) -> str:
    """An option's plain value as it is written on a command line."""
    if isinstance(value, list | tuple):
        return ",".join(map(str, value)) or NONE
    return NONE if value is None else str(value)


def bots_from(text: str | None, game: AnyGame, seats: int) -> tuple[str, ...]:
    """The bots of that many seats from `name,name,...`; a single name is for all of them, None: the game's default bot.

    Raises BadMessage: `unknown_bot` (with `bot`, `allowed`), `bad_bots` (with `given`, `seats`, `due`) when the number is
    another.
    """
    names = tuple(part.strip() for part in text.split(",")) if text is not None else (default_bot(game.id),)
    for name in names:
        bot(name, game.id)
    if len(names) == 1:
        return names * seats
    if len(names) != seats:
        raise BadMessage("bad_bots", given=len(names), seats=seats, due=(1, seats))
    return names


def deals_warning(rules: Any, speaker: Speaker) -> str | None:
    """A sentence where the length of a match of 3-2-5 keeps the chairs from coming out even (V-7), else None."""
    if not isinstance(rules, ThreeTwoFiveRules) or rules.deals % 3 == 0:
        return None
    return speaker.say("warning-deals", deals=rules.deals, offered=OFFERED_DEALS)
