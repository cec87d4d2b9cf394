"""How far a long piece of work is: a bar on a terminal, nothing in a pipe."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

T = TypeVar("T")


def watched(
    items: Iterable[T], label: str, total: int, done: int = 0, size: Callable[[T], int] = lambda _: 1
) -> Iterator[T]:
    """The items as they come; the bar counts them by their size, from `done` to `total`."""
    console = Console(stderr=True)
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
        redirect_stdout=False,
        redirect_stderr=False,
    )
    with bar:
        task = bar.add_task(label, total=total, completed=done)
        for item in items:
            bar.advance(task, size(item))
            yield item
