"""`satasat warm`: compiles the fast code of the solver and the bots ahead of its first use."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Final

import click
from rich.console import Console

from satasat.cli import help_of
from satasat.cli.screen import Screen
from satasat.texts import Speaker


def _solver() -> None:
    from satasat import solver  # this compiles

    solver.warm()


def _bots() -> None:
    from satasat import bots  # as above

    bots.warm()


_PARTS: Final[Mapping[str, Callable[[], None]]] = {"solver": _solver, "bots": _bots}


@click.command("warm", help=help_of("warm"))
def command() -> None:
    from satasat.solver.compilation import folders, watched  # numba

    speaker, screen = Speaker(), Screen()
    waiting = Console(stderr=True, highlight=False, markup=False)
    compiled = 0
    for part, warm in _PARTS.items():
        before, begun = compiled, time.monotonic()
        with waiting.status(speaker.say("warm-now", part=part, n=0)) as status:

            def tell(_kept: bool) -> None:
                nonlocal compiled
                compiled += 1
                status.update(speaker.say("warm-now", part=part, n=compiled - before))  # noqa: B023 (used in its turn only)

            with watched(tell):
                warm()
        seconds = f"{time.monotonic() - begun:.1f}"
        screen.lines([speaker.say("warm-done", part=part, n=compiled - before, seconds=seconds)])
    kept = folders()
    screen.lines([speaker.say("warm-kept" if kept else "warm-unkept")])
    for folder in kept:
        screen.command(f"  {folder}")
