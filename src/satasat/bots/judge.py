"""What each move of a seat is worth: every one is played out on the same worlds that agree with the seat's view.

This is where the bots that look ahead and the hints come from. It is given a view and dice, and nothing else.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from satasat.bots.protocol import Budget, Worlds
from satasat.game import Dice, OneOf
from satasat.games.three_two_five.moves import Move, Phase
from satasat.games.three_two_five.view import View

_JUDGED: Final = frozenset({Phase.TRUMP, Phase.TIE, Phase.GIVE, Phase.ELECT, Phase.PLAY})


_MOST: Final = 100_000
"""Worlds that tell all there is to tell: a budget in milliseconds ends there, too."""


class Style(Struct, frozen=True):
    """Who plays the playouts: medium, with `noise` of 256 plays by chance; with `inner` worlds every seat looks ahead itself.

    A seat that looks ahead draws `inner` worlds at each of its turns, and plays what does best on them when medium plays on.
    """

    noise: int = 32
    inner: int = 0


MEDIUM: Final = Style()


class Judged(Struct, frozen=True):
    """What a move is worth to the seat that makes it, over the worlds looked at."""

    move: Move
    points: float
    """Expected points of the deal by quota, with what the draws of the next deals are worth."""
    margin: float
    """Half the width of the 95 % interval of `points`; infinite on a single world."""
    behind: float
    """How many points less than the best move."""
    behind_margin: float
    """Half the width of the 95 % interval of `behind`, as all moves are judged on the same worlds; of the best move 0."""
    tricks: float
    """Expected tricks of the deal, those promised handed over."""
    made: float
    """The chance to make the quota."""


def can_judge(view: View) -> bool:
    """Whether there is something to judge for this seat now: a trump, a return, an offer or a promise, a play; more than one."""
    choices = view.legal
    return view.phase in _JUDGED and isinstance(choices, OneOf) and len(choices.moves) > 1


def judge(view: View, number: int, dice: Dice, style: Style = MEDIUM) -> tuple[Judged, ...]:
    """The moves of the seat to act, best first, judged on `number` worlds (1 or more); none where there is nothing to judge.

    Of the dice one number is taken, where there is something to judge.
    """
    if not can_judge(view):
        return ()
    from satasat.bots.trials import Trials  # noqa: PLC0415 (compiled code, and numpy)

    trials = Trials(view, style)
    trials.add(number, dice.below(1 << 63))
    return trials.judged()


def judge_within(
    view: View,
    budget: Budget,
    batch: int,
    dice: Dice,
    style: Style = MEDIUM,
    clock: Callable[[], float] = time.perf_counter,
) -> tuple[Judged, ...]:
    """As `judge`, on as many worlds as the budget says; where it is in milliseconds, on batches of worlds until they are over.

    At least one batch is looked at. The time that kernels take to be loaded, the first time in a process, does not count.
    """
    if isinstance(budget, Worlds):
        return judge(view, budget.n, dice, style)
    if not can_judge(view):
        return ()
    from satasat.bots.trials import Trials  # noqa: PLC0415 (as above)

    begun = clock()
    trials = Trials(view, style)
    looked_at = 0
    while True:
        before = clock()
        trials.add(batch, dice.below(1 << 63))
        now = clock()
        looked_at += batch
        late = (now - begun) + (now - before) > budget.n / 1000  # another batch would end too late
        if late or looked_at >= _MOST:
            return trials.judged()
