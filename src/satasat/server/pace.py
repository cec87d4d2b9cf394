"""When a bot's move is shown: its time tells nothing of what it had to think about (S3, N13)."""

from __future__ import annotations

from typing import Final

from satasat.game import Dice
from satasat.wire import Pace

HALF: Final = 500
NATURAL: Final = (800, 2_500)
"""Milliseconds, from and to."""
STEP: Final = 40
"""A move comes a whole number of steps after it was asked for; nearly always bots need less than one."""
STEP_OF_EXPERT: Final = 250


def pause(pace: Pace, bot: str, began: int, now: int, dice: Dice) -> int:
    """When the move is shown, in milliseconds on the clock of `began`, when it was asked for, and `now`."""
    step = STEP_OF_EXPERT if bot == "expert" else STEP
    wanted = {
        Pace.INSTANT: 0,
        Pace.HALF: HALF,
        Pace.NATURAL: NATURAL[0] + dice.below(NATURAL[1] - NATURAL[0] + 1),
    }[pace]
    if now - began < max(wanted, step):
        return began + max(wanted, step)
    return began + max(wanted, step) + -(-(now - began - max(wanted, step)) // step) * step
