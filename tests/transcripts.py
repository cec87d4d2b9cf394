"""Whole evenings of the betting games at the terminal, as text: what a person typed and everything that he read.

    .venv/bin/python -m tests.transcripts

writes `tests/golden/terminal/` anew; look at the difference before you commit it.
"""

from __future__ import annotations

import subprocess
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from tests.terminal import command

GOLDEN: Final = Path(__file__).parent / "golden" / "terminal"
ASIDE: Final = ("help", "?", "? 40", "? raise", "hand", "score", "last", "nonsense", "undo", "0")
"""What is typed at the first question, none of which is an answer to it."""
POOR: Final = ("--rule", "players=4", "--rule", "chips=4", "--rule", "pool_limit=6")
SCRIPTS: Final[Mapping[str, tuple[tuple[str, ...], tuple[str, ...]]]] = {
    "thirty-five": (
        ("thirty-five", "--bots", "random,random", "--seed", "8"),
        ("throw in", "raise", "raise", "last"),
    ),
    "thirty-five-poor": (
        ("thirty-five", *POOR, "--bots", "random,random,random", "--seed", "5"),
        ("raise", "2", "throw"),
    ),
    "trentacinque": (
        ("trentacinque", "--bots", "random,random,random", "--seed", "4"),
        ("5", "pass", "raise", "last", "5"),
    ),
    "trentacinque-poor": (
        ("trentacinque", "--rule", "chips=18", "--bots", "random,random,random", "--seed", "5"),
        ("5", ""),
    ),
}
"""By name: the command line, and what is typed over and over until the match is over."""


def transcript(name: str) -> str:
    arguments, answers = SCRIPTS[name]
    typed = "\n".join([*ASIDE, *(answers * 60)]) + "\n"
    run = subprocess.run(
        command("play", *arguments), input=typed, capture_output=True, text=True, timeout=60, check=True
    )
    return "".join(f"{one.rstrip()}\n" for one in run.stdout.splitlines())


def main() -> None:
    GOLDEN.mkdir(exist_ok=True)
    for name in SCRIPTS:
        (GOLDEN / f"{name}.txt").write_text(transcript(name))


if __name__ == "__main__":
    main()
