"""Lines and tables on a terminal, in four colours for the four suits; plain text in a pipe."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable, Sequence
from typing import Final

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from satasat.errors import BadMessage
from satasat.texts import SUIT_SIGNS

_CARD: Final = re.compile(r"(?P<open>\[?)(10|[AKQJ2-9])(?P<suit>[♠♥♦♣])\]?")
_STYLES: Final = {"♠": "bold", "♥": "red", "♦": "blue", "♣": "green"}


class Screen:
    """Where a person reads and answers."""

    def __init__(self) -> None:
        self.console = Console(highlight=False, soft_wrap=True)
        self.lively = self.console.is_terminal and sys.stdin.isatty()

    @property
    def signs(self) -> bool:
        """Whether the terminal can show suit signs."""
        try:
            "".join(SUIT_SIGNS.values()).encode(self.console.encoding)
        except (UnicodeError, LookupError):
            return False
        return True

    def lines(self, lines: Iterable[str]) -> None:
        """Writes lines as they are."""
        for line in lines:
            self.console.print(_coloured(line))

    def table(self, heads: Sequence[str], rows: Sequence[Sequence[str]], foot: Sequence[str] = ()) -> None:
        """Writes a table, with a last line apart where there is one."""
        table = Table(box=box.SIMPLE if self.signs else box.ASCII2, show_footer=bool(foot), pad_edge=False)
        for i, head in enumerate(heads):
            table.add_column(head, foot[i] if foot else "", overflow="fold")
        for row in rows:
            table.add_row(*(_coloured(cell) for cell in row))
        self.console.print(table)

    def clear(self) -> None:
        """Hides what stands on a terminal from the next reader."""
        self.console.clear()

    def ask(self, prompt: str) -> str:
        """An answer. Raises BadMessage when the input has ended, KeyboardInterrupt on Ctrl-C."""
        try:
            answer = input(f"{prompt}: ")
        except EOFError:
            self.console.print()
            raise BadMessage("no_more_input") from None
        except UnicodeDecodeError:
            return "\ufffd"
        if not self.lively:
            self.console.print(answer, markup=False)
        return answer


def _coloured(line: str) -> Text:
    text = Text(line)
    for card in _CARD.finditer(line):
        style = _STYLES[card["suit"]] + (" bold" if card["open"] else "")
        text.stylize(style, *card.span())
    return text
