"""A hint as a person reads it: the best moves in a table, and the sentence that says why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final, assert_never

from satasat.analysis import Hint, Reason
from satasat.cli.three_two_five.narrate import sentence
from satasat.games.three_two_five.moves import (
    Concede,
    Cut,
    Decline,
    Draw,
    Fan,
    Give,
    Move,
    Name,
    Offer,
    Play,
    SeatDealer,
    Shuffle,
    Turn,
)
from satasat.games.three_two_five.rules import Rules, Scoring
from satasat.texts import Speaker

if TYPE_CHECKING:
    from satasat.bots.judge import Judged

_ROWS: Final = 5
_NAMED: Final = 4
"""So many moves are named in a sentence; more are counted."""
_HEADS: Final = ("move", "points", "behind", "made", "tricks")


def table(speaker: Speaker, rules: Rules, hint: Hint) -> tuple[list[str], list[list[str]]]:
    """The heads, and a row for each of the best moves."""
    rows = [_row(speaker, rules, hint.moves[0], one) for one in hint.moves[:_ROWS]]
    return [speaker.say(f"hint-head-{name}") for name in _HEADS], rows


def _row(speaker: Speaker, rules: Rules, best: Judged, one: Judged) -> list[str]:
    sign = "+" if rules.scoring is Scoring.MINUS_QUOTA else "-"
    points = f"{one.points:{sign}.2f}".replace("-", "−")
    behind = "" if one is best else f"{best.points - one.points:.2f} ± {one.margin:.2f}"
    return [_move(speaker, one.move), points, behind, f"{100 * one.made:.0f} %", f"{one.tricks:.1f}"]


def why(speaker: Speaker, reason: Reason) -> str:
    """The sentence."""
    return sentence(speaker.say(reason.code, **_words(speaker, reason.params)))


def _words(speaker: Speaker, params: Mapping[str, Any]) -> dict[str, Any]:
    """Moves, chances and other numbers as the texts take them; `NAME-many` where a word asks for a plural verb."""
    words: dict[str, Any] = {}
    for name, value in params.items():
        if isinstance(value, tuple):
            words[name] = _several(speaker, value)
        elif isinstance(value, Move):
            words[name] = _move(speaker, value)
            words[f"{name}-many"] = isinstance(value, Name)
        elif name.endswith("made"):
            words[name] = f"{100 * value:.0f}"
        else:
            words[name] = f"{value:.2f}" if name == "points" else f"{value:.1f}"
    return words


def _several(speaker: Speaker, moves: Sequence[Move]) -> str:
    if len(moves) > _NAMED:
        return speaker.say("hint-first", n=len(moves))
    *first, last = (_move(speaker, move) for move in moves)
    return speaker.say("and", first=first, last=last)


def _move(speaker: Speaker, move: Move) -> str:
    match move:
        case Play(card=card):
            return speaker.card(card)
        case Give(card=card):
            return speaker.say("hint-give", card=card)
        case Name(suit=suit):
            return str(speaker.word(suit))
        case Decline(method=method):
            return speaker.say(f"hint-{method.value}")
        case Offer():
            return speaker.say("hint-offer")
        case Concede():
            return speaker.say("hint-concede")
        case SeatDealer() | Shuffle() | Cut() | Turn() | Fan() | Draw():
            raise AssertionError(move)  # nothing to judge, so it is in no hint
        case _:
            assert_never(move)
