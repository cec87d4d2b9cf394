"""Draws docs/pictures/table.svg, the picture in the README: what `satasat play` shows on a real terminal."""

from __future__ import annotations

from io import StringIO
from pathlib import Path

from rich._export_format import CONSOLE_SVG_FORMAT
from rich.console import Console
from rich.terminal_theme import SVG_EXPORT_THEME
from rich.text import Text

from tests.terminal import Terminal

PICTURE = Path(__file__).parents[1] / "docs" / "pictures" / "table.svg"
ANSWERS = 21
"""Far enough for an exchange and a trick or two of the second deal."""
LINES = 34


def draw() -> str:
    """The picture, anew."""
    terminal = Terminal("play", "--bots", "easy,medium", "--seed", "36", "--dealer", "0")
    shown = ""
    for _ in range(ANSWERS):
        question = terminal.question()
        assert question is not None
        answer = terminal.answer(question)
        shown += f"{terminal.child.before}{terminal.child.after}"
        terminal.say(answer)
    terminal.question()
    shown += f"{terminal.child.before}{terminal.child.after}"
    terminal.kill()
    lines = shown.replace("\r\n", "\n").split("\n")[-LINES:]
    console = Console(record=True, width=96, file=StringIO(), force_terminal=True)
    console.print(Text.from_ansi("\n".join(lines)))
    begin, end = CONSOLE_SVG_FORMAT.index("@font-face"), CONSOLE_SVG_FORMAT.index(".{unique_id}-matrix")
    plain = CONSOLE_SVG_FORMAT[:begin] + CONSOLE_SVG_FORMAT[end:].replace("Fira Code, ", "")
    svg = console.export_svg(
        title="satasat play", theme=SVG_EXPORT_THEME, code_format=plain, unique_id="table"
    )
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


if __name__ == "__main__":
    PICTURE.write_text(draw())
