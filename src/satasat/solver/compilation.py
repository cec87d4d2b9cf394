"""Whether kernels are compiled just now, and where their code is kept: for whoever lets a person wait."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from numba.core.dispatcher import Dispatcher
from numba.core.event import Event, Listener, install_listener

_PACKAGE = f"{__name__.partition('.')[0]}."


class _Watcher(Listener):
    def __init__(self, told: Callable[[bool], None]) -> None:
        self._told = told

    def on_start(self, event: Event) -> None:
        """Here numba has looked for the code on disk and has found none."""
        kernel = event.data["dispatcher"]
        if kernel.py_func.__module__.startswith(_PACKAGE):
            self._told(_folder(kernel) is not None)

    def on_end(self, event: Event) -> None:
        pass


@contextmanager
def watched(told: Callable[[bool], None]) -> Iterator[None]:
    """Calls `told` for each kernel that is compiled within the block, before it is: with whether its code will be kept.

    Kernels whose code is found on disk are not told of.
    """
    with install_listener("numba:compile", _Watcher(told)):
        yield


def folders() -> tuple[Path, ...]:
    """The folders that keep the code of the kernels imported so far; none where no folder can be written."""
    modules = [module for name, module in sorted(sys.modules.items()) if name.startswith(_PACKAGE)]
    kernels = [
        value for module in modules for value in vars(module).values() if isinstance(value, Dispatcher)
    ]
    return tuple(dict.fromkeys(Path(path) for kernel in kernels if (path := _folder(kernel)) is not None))


def _folder(kernel: Any) -> str | None:
    path: str | None = kernel.stats.cache_path
    return path
