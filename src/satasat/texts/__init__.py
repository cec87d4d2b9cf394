"""Words for people, by code and language: Project Fluent files in `locale/LANGUAGE/`, shared with the page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.syntax import FluentParser, ast

from satasat.cards import Card, CardSet, Suit
from satasat.errors import BadMessage, SatasatError

LANGUAGES: Final = ("en", "ne", "hi", "ru")
"""Every language that has all texts."""
SUIT_SIGNS: Final[Mapping[Suit, str]] = {
    Suit.SPADES: "♠",
    Suit.HEARTS: "♥",
    Suit.DIAMONDS: "♦",
    Suit.CLUBS: "♣",
}
_EXACT: Final = 10**15
"""Numbers from here on are written digit by digit."""
_LONGEST: Final = 600
"""Characters of one value in a text; Fluent itself refuses more than 2,500."""
_SEAT_PARAMS: Final = frozenset({"by", "turn", "seat", "creditor", "debtor", "dealer", "actor"})
"""Parameters that name a player: a text gets `$seat` (a name) and `$seat-you` (`yes` or `no`)."""


def check_language(language: str) -> str:
    """The language, where we have it. Raises BadMessage."""
    if language not in LANGUAGES:
        raise BadMessage("unknown_language", language=language, allowed=LANGUAGES)
    return language


@cache
def _sources(language: str, area: str | None) -> tuple[ast.Resource, ...]:
    folder = files("satasat.texts") / "locale" / language
    names = sorted(f.name for f in folder.iterdir() if f.name.endswith(".ftl"))
    parser = FluentParser(with_spans=False)
    return tuple(
        parser.parse((folder / name).read_text("utf-8"))
        for name in names
        if area is None or name == f"{area}.ftl"
    )


@cache
def codes(language: str) -> frozenset[str]:
    """Every text that the language has."""
    entries = (e for source in _sources(language, None) for e in source.body)
    return frozenset(e.id.name for e in entries if isinstance(e, ast.Message))


def of_game(code: str, game: str, language: str = "en") -> str:
    """The code of the text as that game says it: `CODE-in-GAME` where there is one, else the code itself."""
    own = f"{code}-in-{game}"
    return own if own in codes(language) else code


def plain(code: str, area: str, language: str = "en") -> str:
    """A text without parameters from `AREA.ftl`, read without the formatter: `--help` has to be quick."""
    for source in _sources(language, area):
        for entry in source.body:
            if isinstance(entry, ast.Message) and entry.id.name == code and entry.value is not None:
                return "".join(e.value for e in entry.value.elements if isinstance(e, ast.TextElement))
    raise KeyError(code)


@cache
def _bundle(language: str) -> Any:
    from fluent.runtime import FluentBundle  # noqa: PLC0415 (a tenth of a second that `--help` need not wait for)

    bundle = FluentBundle([language], use_isolating=False)
    for source in _sources(language, None):
        bundle.add_resource(source)
    return bundle


def say(code: str, params: Mapping[str, Any] | None = None, language: str = "en") -> str:
    """The text of a code. Cards, suits, sets and enums among the parameters are put into words."""
    return Speaker(language).say(code, **(params or {}))


def _short(word: Any) -> Any:
    """What a text can hold of a value that somebody may have made of any size."""
    if isinstance(word, str) and len(word) > _LONGEST:
        return word[: _LONGEST - 1] + "…"
    return word


class Speaker:
    """Says texts in one language, to one player (`me`, None: to nobody in particular), with these players' names."""

    def __init__(self, language: str = "en", names: tuple[str, ...] = (), me: int | None = None) -> None:
        self.language = language
        self.names = names
        self.me = me

    def say(self, code: str, **params: Any) -> str:
        """The text of a code. Raises KeyError when the language has none."""
        bundle = _bundle(self.language)
        args: dict[str, Any] = {}
        for key, value in params.items():
            if key in _SEAT_PARAMS and value is not None:
                args[key] = _short(self.name(value))
                args[f"{key}-you"] = "yes" if value == self.me and self.me is not None else "no"
            else:
                args[key] = _short(self.word(value))
        text, errors = bundle.format_pattern(bundle.get_message(code).value, args)
        if errors:
            raise ValueError(f"{code}: {errors}")
        return str(text)

    def say_of(self, game: str, code: str, **params: Any) -> str:
        """The text of a code in the words of that game (`of_game`). Raises KeyError when the language has none."""
        return self.say(of_game(code, game, self.language), **params)

    def name(self, seat: int | str) -> str:
        """A player's name, `seat 1` where it has none, or nature."""
        if isinstance(seat, str):
            return self.say("nature")
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self.say("seat-n", n=str(seat))

    def word(self, value: Any) -> Any:  # noqa: PLR0911 (one return a kind)
        """A value as the texts take it: numbers stay numbers."""
        match value:
            case Card():
                return self.card(value)
            case CardSet():
                return " ".join(map(self.card, value))
            case bool():
                return "yes" if value else "no"
            case Suit():
                return self.say(f"suit-{value}")
            case Enum():
                return str(value.value)
            case int() if abs(value) < _EXACT:
                return value
            case str():
                return value
            case None:
                return "none"
            case Iterable():
                words = [str(self.word(v)) for v in value] or ["none"]
                cards = all(isinstance(v, Card) for v in value)
                return (" " if cards else ", ").join(words)
            case _:
                return str(value)

    def card(self, card: Card) -> str:
        """A card as people read it: `10♦`."""
        return card.rank.replace("T", "10") + SUIT_SIGNS[card.suit]

    def points(self, n: int) -> str:
        """Points with a sign: `+2`, `0`, `−1`."""
        return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"

    def error(self, error: SatasatError, **more: Any) -> str:
        """Why something was refused, as said to nobody in particular."""
        return self.say(f"error-{error.code}", **{**error.params, **more})


_UNSEEN: Final = "\u200c\u200d\u00a0"
"""No letters, but part of how words are written in Devanagari and Arabic script, and of where lines may break."""


def printable(text: str) -> str:
    """The text without what a terminal or a browser would obey: such characters are written as escapes."""
    if text.isprintable():
        return text
    return "".join(
        c if c.isprintable() or c in _UNSEEN else c.encode("unicode_escape").decode() for c in text
    )
