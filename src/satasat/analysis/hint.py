"""A hint for a player in the middle of a deal: what each move is worth, as far as his own view tells."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, TypeAlias, assert_never

from msgspec import Struct

from satasat.game import AnyOrder, Between, Dice, OneOf
from satasat.games.three_two_five.moves import Draw, Move, Phase
from satasat.games.three_two_five.view import View

if TYPE_CHECKING:
    from satasat.bots.judge import Judged  # at run time it brings numba

Said: TypeAlias = Move | tuple[Move, ...] | float | int | str
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
    """The moves that a player may make, best first, and why; no moves where there is nothing to judge."""

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
        case OneOf():
            from satasat.bots.judge import judge  # noqa: PLC0415 (numba, which most of this package does without)

            judged = judge(view, worlds, dice)
            return Hint(judged, why(view.phase, judged))
        case _:
            assert_never(choices)


def why(phase: Phase, judged: tuple[Judged, ...]) -> Reason:
    """The sentence for moves that were judged, best first.

    Moves whose distance to the best lies within its margin are not told apart. One that leads is set against the next,
    by the first of these that shows it: in naming trump the tricks, else the chance to make the quota, then the tricks;
    and the points where neither does.
    """
    best, *others = judged
    if not others:
        return Reason("hint-only", {"best": best.move})
    level = tuple(one.move for one in others if best.points - one.points <= one.margin)
    if level:
        behind = next((one for one in others if one.move not in level), None)
        moves = (best.move, *level)
        if behind is None:
            return Reason("hint-level-all", {"n": len(moves), "moves": moves})
        return Reason(
            "hint-level", {"moves": moves, "other": behind.move, "points": best.points - behind.points}
        )
    other = others[0]
    by_chance = best.made - other.made >= _TELLING_CHANCE
    by_tricks = best.tricks - other.tricks >= _TELLING_TRICKS
    two: dict[str, Said] = {"best": best.move, "other": other.move}
    if by_tricks and (phase in (Phase.TRUMP, Phase.TIE) or not by_chance):
        return Reason("hint-tricks", {**two, "tricks": best.tricks, "other_tricks": other.tricks})
    if by_chance:
        return Reason("hint-quota", {**two, "made": best.made, "other_made": other.made})
    return Reason("hint-points", {**two, "points": best.points - other.points})
