"""What can be played here, with words for it: games, presets, options, bots, clocks, phrases."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from functools import cache, partial
from typing import Any, Final

from msgspec import Struct

from satasat.bots import BOTS, BOTS_OF
from satasat.cards import to_plain
from satasat.game import AnyGame, Option
from satasat.games import GAMES
from satasat.server.attendance import READY
from satasat.server.sitting import BANK, TURN
from satasat.texts import Speaker
from satasat.wire import FACES, PHRASES, Clock, Pace

PLAYERS: Final = "players"
"""The option that says how many seats there are, where a game has it."""
NONE: Final = "none"
"""An empty selection in the name of its label."""


class Labelled(Struct, frozen=True):
    """A name that programs use, and its words."""

    id: str
    label: str


class Value(Struct, frozen=True):
    """What an option takes; `value` is None where it takes any positive whole number, and for an empty selection."""

    value: str | int | None
    label: str


class OptionTold(Struct, frozen=True):
    """A house rule. `many`: it takes any selection of its values; `sources`: as `Option.sources`.

    One that takes any number has its bounds: `least` (else None) and `most` (None: none). `none`: it may be null instead.
    """

    id: str
    label: str
    about: str
    many: bool
    values: tuple[Value, ...]
    sources: Mapping[str, str]
    least: int | None
    most: int | None
    none: bool


class Seats(Struct, frozen=True):
    """How many there are, and the option that says so (None: it is always the same number)."""

    least: int
    most: int
    option: str | None


class PresetTold(Struct, frozen=True):
    """A set of rules. `sha256` is that of its JSON with sorted keys and without blanks."""

    id: str
    label: str
    sha256: str
    rules: Mapping[str, Any]


class GameTold(Struct, frozen=True):
    """A game, and everything about its rules that can be chosen."""

    id: str
    default: str
    """The preset in force where none is named."""
    presets: tuple[PresetTold, ...]
    options: tuple[OptionTold, ...]
    seats: Seats
    bots: tuple[Labelled, ...]
    """Those that play it, the weakest first."""


class ClockTold(Struct, frozen=True):
    """A clock; milliseconds for a move, of the bank in a match, and to be ready for a deal (None: as long as you like)."""

    id: str
    label: str
    turn: int | None
    bank: int
    ready: int | None


class Catalogue(Struct, frozen=True):
    """Everything that a client offers to choose from, in one language."""

    language: str
    games: tuple[GameTold, ...]
    bots: tuple[Labelled, ...]
    clocks: tuple[ClockTold, ...]
    paces: tuple[Labelled, ...]
    phrases: tuple[Labelled, ...]
    faces: tuple[Labelled, ...]


@cache
def catalogue(language: str) -> Catalogue:
    """The catalogue in that language."""
    speaker = Speaker(language)
    return Catalogue(
        language,
        tuple(_game(game, speaker) for game in GAMES),
        _bots(BOTS, speaker),
        tuple(ClockTold(c.value, speaker.say(f"clock-{c.value}"), TURN[c], BANK[c], READY[c]) for c in Clock),
        tuple(Labelled(pace.value, speaker.say(f"pace-{pace.value}")) for pace in Pace),
        tuple(Labelled(phrase, speaker.say(f"phrase-{phrase}")) for phrase in PHRASES),
        tuple(Labelled(face, speaker.say(f"face-{face}")) for face in FACES),
    )


def _game(game: AnyGame, speaker: Speaker) -> GameTold:
    presets = tuple(
        PresetTold(name, speaker.say(f"preset-{name}"), fingerprint(rules), to_plain(rules))
        for name, rules in game.presets.items()
    )
    return GameTold(
        game.id,
        game.default_preset,
        presets,
        tuple(_option(game, option, speaker) for option in game.options),
        _seats(game),
        _bots(BOTS_OF[game.id], speaker),
    )


def _bots(names: Iterable[str], speaker: Speaker) -> tuple[Labelled, ...]:
    return tuple(Labelled(bot, speaker.say(f"bot-{bot}")) for bot in names)


def _seats(game: AnyGame) -> Seats:
    for option in game.options:
        if option.name == PLAYERS:
            numbers = [int(value) for value in option.values or ()]
            return Seats(min(numbers), max(numbers), PLAYERS)
    always = game.seats(game.presets[game.default_preset])
    return Seats(always, always, None)


def fingerprint(rules: Any) -> str:
    """SHA-256, in hexadecimal, of the rules as JSON with sorted keys and without blanks."""
    canonical = json.dumps(to_plain(rules), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(canonical.encode()).hexdigest()


def _option(game: AnyGame, option: Option, speaker: Speaker) -> OptionTold:
    say = partial(speaker.say_of, game.id)
    none = (Value(None, say(f"value-{option.name}-{NONE}")),) if option.many else ()
    values: tuple[Value, ...]
    if option.values is None:
        values = (Value(None, say(f"value-{option.name}-any")),)
    else:
        values = (
            *(Value(value, say(f"value-{option.name}-{value}")) for value in option.values),
            *none,
        )
    label, about = say(f"option-{option.name}"), say(f"option-{option.name}-about")
    least = 1 if option.values is None else None
    return OptionTold(
        option.name, label, about, option.many, values, option.sources, least, option.most, option.none
    )
