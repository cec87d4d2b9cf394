"""Means with their intervals as commands print them, and what is said where there are too few samples for one."""

from __future__ import annotations

from typing import Final

from satasat.report.figures import points
from satasat.texts import Speaker

SHOWN: Final = 4
"""From so many samples on a mean has its interval: of two or three it is as often 0.00 as 4.24."""
TELLING: Final = 10
"""From so many samples on the interval means something."""


def mean(value: float, margin: float | None, samples: int) -> str:
    """The mean of so many samples, and half of its interval where there are enough: `+0.65 ± 0.07`."""
    shown = points(value)
    return shown if margin is None or samples < SHOWN else f"{shown} ± {margin:.2f}"


def warning(speaker: Speaker, code: str, samples: int) -> list[str]:
    """What is to be said of so few samples, a sentence or none: the text of that code."""
    return [] if samples >= TELLING else [speaker.say(code, shown=samples >= SHOWN, telling=TELLING)]
