"""A hint as a person reads it: the moves in a table, what its points are, and the sentence that says why."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from satasat.analysis.hint import Hint, Reason, alike, beside, hint
from satasat.bots.judge import Judged
from satasat.cli.compiling import compiling
from satasat.cli.tellers import Advice
from satasat.cli.three_two_five.narrate import sentence
from satasat.game import Dice
from satasat.games.three_two_five.moves import Move, Name
from satasat.games.three_two_five.rules import Pulls, quotas
from satasat.games.three_two_five.view import View
from satasat.report.figures import percent, points
from satasat.report.moves import say_move
from satasat.texts import Speaker

_WORLDS: Final = 2000
_NAMED: Final = 4
"""So many moves are named in a sentence; more are counted."""
_HEADS: Final = ("move", "points", "behind", "made", "tricks")


def advice(speaker: Speaker, view: View, move: Move | None, dice: Dice) -> Advice:
    """What the moves are worth by the player's own view; with a move, that one beside the best."""
    with compiling(speaker):
        found = hint(view, _WORLDS, dice)
    if move is not None and found.moves:
        found = beside(view.phase, found, move)
    said = why(speaker, found.why)
    if not found.moves:
        return Advice((), (), (said,))
    return Advice(*table(speaker, found), (note(speaker, view), said))


def table(speaker: Speaker, hint: Hint) -> tuple[list[str], list[list[str]]]:
    """The heads, and a row for each move; those that come to the same have one together."""
    rows = [_row(speaker, group, best=i == 0) for i, group in enumerate(alike(hint.moves))]
    return [speaker.say(f"hint-head-{name}") for name in _HEADS], rows


def _row(speaker: Speaker, group: Sequence[Judged], *, best: bool) -> list[str]:
    one = group[0]
    behind = "" if best else f"{one.behind:.2f} ± {one.behind_margin:.2f}"
    return [
        _group(speaker, [same.move for same in group]),
        points(one.points),
        behind,
        percent(speaker, one.made),
        f"{one.tricks:.1f}",
    ]


def note(speaker: Speaker, view: View) -> str:
    """What the points in the table are made of, for the seat of the view."""
    assert view.seat is not None
    return speaker.say(
        "hint-note",
        quota=quotas(view.dealer)[view.seat],
        bonus=bool(view.rules.slam_bonus),
        left=view.rules.deals - view.deal_no if view.rules.pulls is Pulls.ON else 0,
    )


def why(speaker: Speaker, reason: Reason) -> str:
    """The sentence."""
    return sentence(speaker.say(reason.code, **_words(speaker, reason)))


def _words(speaker: Speaker, reason: Reason) -> dict[str, Any]:
    """Moves, chances and other numbers as the texts take them; `NAME-many` where a word asks for a plural verb."""
    words: dict[str, Any] = {}
    params: Mapping[str, Any] = reason.params
    for name, value in params.items():
        if name == "moves":
            counted = "hint-all" if reason.code == "hint-alike" else "hint-first"
            words[name] = _several(speaker, value, counted)
        elif isinstance(value, tuple):
            words[name] = _group(speaker, value)
            words[f"{name}-many"] = isinstance(value[0], Name)
        elif name.endswith("made"):
            words[name] = f"{100 * value:.0f}"
        else:
            words[name] = f"{value:.2f}" if name == "points" else f"{value:.1f}"
    return words


def _several(speaker: Speaker, groups: Sequence[Sequence[Move]], counted: str) -> str:
    if len(groups) > _NAMED:
        return speaker.say(counted, n=len(groups))
    *first, last = (_group(speaker, group) for group in groups)
    return speaker.say("and", first=first, last=last)


def _group(speaker: Speaker, moves: Sequence[Move]) -> str:
    """Moves that come to the same: `10♦/9♦/8♦`."""
    return "/".join(say_move(speaker, move, "hint") for move in moves)
