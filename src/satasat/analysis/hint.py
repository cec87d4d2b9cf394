"""A hint for a player in the middle of a deal: what each move is worth, as far as his own view tells."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final, TypeAlias, assert_never

from msgspec import Struct

from satasat.bots.judge import Judged, judge
from satasat.game import AnyOrder, Between, Dice, OneOf
from satasat.games.three_two_five.moves import Draw, Give, Move, Phase, Play
from satasat.games.three_two_five.rules import order
from satasat.games.three_two_five.view import View

Alike: TypeAlias = tuple[Move, ...]
"""Moves that come to the very same, as touching cards do."""
Said: TypeAlias = Alike | tuple[Alike, ...] | float | int
"""What a sentence is filled with."""

_TELLING_CHANCE: Final = 0.03
"""Two chances that lie closer to each other are told as equal."""
_TELLING_TRICKS: Final = 0.1
"""Two numbers of tricks, alike."""


class Reason(Struct, frozen=True):
    """One sentence: the code of a text, and what it is filled with."""

    code: str
    params: Mapping[str, Said] = {}


class Hint(Struct, frozen=True):
    """The moves that a player may make, best first, and why; no moves where there is nothing to judge.

    Cards that come to the same stand together, the highest first.
    """

    moves: tuple[Judged, ...]
    why: Reason


def hint(view: View, worlds: int, dice: Dice) -> Hint:
    """A hint for the seat of the view, whose turn it is, from so many worlds that agree with the view.

    Knows nothing but the view: two equal views with equal dice get the same hint.
    """
    choices = view.legal
    match choices:
        case Between():
            return Hint((), Reason("hint-cut"))
        case AnyOrder():
            return Hint((), Reason("hint-fan"))
        case OneOf(moves=()):
            return Hint((), Reason("hint-not-due"))
        case OneOf(moves=(Draw(), *_)):
            return Hint((), Reason("hint-draw"))
        case OneOf(moves=(only,)):
            return Hint((), Reason("hint-only", {"best": (only,)}))
        case OneOf():
            judged = _highest_first(view, judge(view, worlds, dice))
            return Hint(judged, why(view.phase, judged))
        case _:
            assert_never(choices)


def alike(judged: Sequence[Judged]) -> tuple[tuple[Judged, ...], ...]:
    """The moves in the same order, those together that came out the same in every world."""
    groups = groupby(judged, key=lambda one: (one.behind, one.behind_margin, one.tricks, one.made))
    return tuple(tuple(group) for _, group in groups)


def beside(phase: Phase, hint: Hint, move: Move) -> Hint:
    """That move beside the best, each with what comes to the same; the whole hint where the move is among the best."""
    best, *others = alike(hint.moves)
    for group in others:
        if any(one.move == move for one in group):
            two = (*best, *group)
            return Hint(two, why(phase, two))
    return hint


def _highest_first(view: View, judged: Sequence[Judged]) -> tuple[Judged, ...]:
    """The moves, and among those that came out the same, cards as a hand is sorted: by suits, each from its highest down."""
    top = () if view.trump is None else order(view.trump, view.rules).top

    def place(one: Judged) -> int:
        if not isinstance(one.move, Play | Give):
            return 0
        card = one.move.card
        return top.index(card) - len(top) if card in top else card

    return tuple(one for group in alike(judged) for one in sorted(group, key=place))


def why(phase: Phase, judged: Sequence[Judged]) -> Reason:
    """The sentence for two moves or more that were judged, best first.

    Where all come to the same, that is said. Moves whose distance to the best lies within its margin are not told apart
    from it. One that leads is set against the next, by the first of these that shows it: in naming trump the tricks, else
    the chance to make the quota, then the tricks; and the points where neither does.
    """
    groups = alike(judged)
    if len(groups) == 1:
        return Reason("hint-alike", {"moves": tuple((one,) for one in _moves(groups[0]))})
    near = [group for group in groups if group[0].behind <= group[0].behind_margin]
    far = [group for group in groups if group not in near]
    if len(near) > 1:
        level = tuple(map(_moves, near))
        if not far:
            return Reason("hint-level-all", {"moves": level})
        return Reason("hint-level", {"moves": level, "other": _moves(far[0]), "points": far[0][0].behind})
    (best, *_), (other, *_) = near[0], far[0]
    by_chance = best.made - other.made >= _TELLING_CHANCE
    by_tricks = best.tricks - other.tricks >= _TELLING_TRICKS
    two: dict[str, Said] = {"best": _moves(near[0]), "other": _moves(far[0])}
    if by_tricks and (phase in (Phase.TRUMP, Phase.TIE) or not by_chance):
        return Reason("hint-tricks", {**two, "tricks": best.tricks, "other_tricks": other.tricks})
    if by_chance:
        return Reason("hint-quota", {**two, "made": best.made, "other_made": other.made})
    return Reason("hint-points", {**two, "points": other.behind})


def _moves(group: Sequence[Judged]) -> Alike:
    return tuple(one.move for one in group)
