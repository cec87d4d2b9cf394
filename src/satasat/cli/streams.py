"""Standard input and output as they are: closed, full, of another encoding; and what may be written to a terminal."""

from __future__ import annotations

import codecs
import os
import shlex
import shutil
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Final, TextIO, cast

from satasat.texts import SUIT_SIGNS, printable

__all__ = ["give_up_output", "printable", "program", "ready"]


@contextmanager
def ready() -> Iterator[None]:
    """Streams that are there, whatever the caller closed, and show what they can; SIGTERM ends a command in order."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, _nowhere(mode))
        elif isinstance(stream, TextIOWrapper) and mode == "w":
            stream.reconfigure(errors="satasat")
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def give_up_output() -> None:
    """What could not be written is not tried again at the end of the program."""
    with suppress(OSError):
        sys.stdout.close()
    sys.stdout = _nowhere("w")


def _nowhere(mode: str) -> TextIO:
    return cast(TextIO, Path(os.devnull).open(mode, encoding="utf-8"))


_INSTEAD: Final = {
    **{sign: suit.value for suit, sign in SUIT_SIGNS.items()},
    "−": "-",
    "–": "-",
    "—": "-",
    "±": "+-",
    "·": "|",
    "…": "...",
    "×": "x",
    "▒": "#",
    "─": "-",
    "†": "+",
    "‡": "++",
}


def _spelled(error: UnicodeError) -> tuple[str, int]:
    """What stands for characters that the terminal's encoding lacks."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(_INSTEAD.get(c, "?") for c in lacking), error.end


codecs.register_error("satasat", _spelled)


def program() -> str:
    """How this program was called, quoted, for advice that can be typed again."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return "python -m satasat"
    on_path = shutil.which(called.name)
    if on_path is not None and Path(on_path).resolve() == called.resolve():
        return shlex.quote(called.name)
    with suppress(ValueError, OSError):
        return shlex.quote(str(called.resolve().relative_to(Path.cwd())))
    return shlex.quote(str(called))
