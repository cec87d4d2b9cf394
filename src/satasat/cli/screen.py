"""Lines and tables on a terminal, in four colours for the four suits; plain text in a pipe."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from typing import Final

from rich import box
from rich.console import Console
from rich.control import Control
from rich.segment import ControlType
from rich.table import Table
from rich.text import Text

from satasat.cli.streams import printable
from satasat.errors import BadMessage

_NARROWEST: Final = 20
"""Columns; a terminal that tells less does not know its width."""
_PIPE_WIDTH: Final = 80
_SCREENFUL: Final = 60
"""Lines that hide what stands above them."""
_CARD: Final = re.compile(r"(?P<open>\[?)(10|[AKQJ2-9])(?P<suit>[♠♥♦♣])\]?")
_STYLES: Final = {"♠": "", "♥": "red", "♦": "bright_blue", "♣": "green"}


class Screen:
    """Where a person reads and answers."""

    def __init__(self) -> None:
        self.console = Console(highlight=False)
        if self.console.width < _NARROWEST:
            self.console.width = 80
        self.lively = self.console.is_terminal and sys.stdin.isatty()

    def lines(self, lines: Iterable[str], style: str = "") -> None:
        """Writes lines as they are; on a terminal a long one is broken between words, and has that style."""
        for line in lines:
            self.console.print(_coloured(line, style), soft_wrap=not self.console.is_terminal)

    def prose(self, text: str) -> None:
        """Writes text that is broken between words: at the terminal's width, in a pipe at 80 columns at most."""
        width = self.console.width if self.console.is_terminal else min(self.console.width, _PIPE_WIDTH)
        for line in _coloured(" ".join(text.split())).wrap(self.console, width):
            line.rstrip()
            self.console.print(line)

    def command(self, line: str) -> None:
        """Writes a line that may be copied: it is never broken."""
        self.console.print(_coloured(line), soft_wrap=True)

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], foot: Sequence[str] = ()) -> None:
        """Writes a table, with a last line apart where there is one."""
        unicode = self.console.encoding.startswith("utf")
        table = Table(box=box.SIMPLE if unicode else box.ASCII, show_footer=bool(foot), pad_edge=False)
        for i, head in enumerate(heads):
            table.add_column(_coloured(head), _coloured(foot[i]) if foot else "", overflow="fold")
        for row in rows:
            table.add_row(*(_coloured(cell) for cell in row))
        self.console.print(table)

    def clear(self) -> None:
        """Hides what stands on a terminal, also above its edge, from the next reader."""
        if self.console.is_terminal and not self.console.is_dumb_terminal:
            self.console.control(Control((ControlType.HOME,), (ControlType.CLEAR,)))
            self.console.file.write("\x1b[3J")
        else:
            self.lines([""] * _SCREENFUL)

    def ask(self, prompt: str) -> str:
        """An answer. Raises BadMessage when the input has ended, KeyboardInterrupt on Ctrl-C."""
        try:
            answer = input(f"{printable(prompt)} ")
        except EOFError:
            self.console.print()
            raise BadMessage("no_more_input") from None
        except UnicodeDecodeError:
            return "\ufffd"
        if not self.lively:
            self.lines([answer])
        return answer


def _coloured(line: str, style: str = "") -> Text:
    line = printable(line)
    text = Text(line, style)
    for card in _CARD.finditer(line):
        text.stylize(_STYLES[card["suit"]] + (" bold" if card["open"] else ""), *card.span())
    return text
