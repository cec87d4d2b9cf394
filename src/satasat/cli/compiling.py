"""The fast code of the solver and the bots is compiled when it is first used: then a person is told why he waits."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

import click

from satasat.bots import compiled, warm
from satasat.cli import streams
from satasat.texts import Speaker

ABOUT: Final = 20
"""Seconds, roughly, that all of it takes on a machine of 2022."""


@contextmanager
def compiling(speaker: Speaker) -> Iterator[None]:
    """Around what imports or warms kernels: one line on the standard error where they have to be compiled first.

    Nothing is said where their code is on disk. Worker processes find it there when it was warmed before they began.
    """
    from satasat.solver.compilation import watched  # numba, which `--help` need not wait for

    said = False

    def tell(kept: bool) -> None:
        nonlocal said
        if not said:
            said = True
            line = speaker.say("compiling", seconds=ABOUT, kept=kept)
            click.echo(streams.printable(line), err=True)

    with watched(tell):
        yield


def ready(speaker: Speaker, bots: Iterable[str], game: str) -> None:
    """Makes ready what these bots run on in that game, before a match or worker processes begin."""
    if compiled(bots, game):
        with compiling(speaker):
            warm()
