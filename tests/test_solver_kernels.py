"""How the kernels are compiled and kept: a recursion whose types differ works once, and aborts in the next process."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

FIRST = """
from numba.core.dispatcher import Dispatcher
from satasat.cards import Suit, cards
from satasat.solver import Concept, Position, solve, warm
from satasat.solver.compilation import watched

made = []
with watched(made.append):
    warm()
print(len(made))
from satasat.solver import guaranteed, outcomes, par, planes
modules = (guaranteed, outcomes, par, planes)
kernels = {k.__name__: k for m in modules for k in vars(m).values() if isinstance(k, Dispatcher) and not k._can_compile}
assert {*kernels} == {"expand", "finished", "forces", "guaranteed", "outcomes", "par", "turned"}, kernels
assert all(len(kernel.overloads) == 1 for kernel in kernels.values())
hands = tuple(map(cards, ("AS QS 9H KD", "KS 8H AD QD", "JS TS AH 9C")))
for concept in Concept:
    print(solve(Position(hands, Suit.HEARTS, 1), concept))
"""


def run(folder: Path, code: str, path: Path | None = None) -> str:
    """What the program prints in a fresh process that keeps compiled code in that folder."""
    surroundings = {**os.environ, "NUMBA_CACHE_DIR": str(folder)}
    if path is not None:
        surroundings["PYTHONPATH"] = str(path)
    told = subprocess.run(
        [sys.executable, "-c", code], env=surroundings, capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stderr
    return told.stdout


def test_two_fresh_processes_and_a_third_say_the_same(tmp_path: Path) -> None:
    first = run(tmp_path, FIRST).splitlines()
    second = run(tmp_path, FIRST).splitlines()
    third = run(tmp_path, FIRST).splitlines()
    assert first[1:] == second[1:] == third[1:]
    assert int(first[0]) >= 7
    assert second[0] == third[0] == "0"


def test_code_is_compiled_anew_when_a_part_of_it_has_changed(tmp_path: Path) -> None:
    """numba alone looks only at the file that the kernel itself is in."""
    part, kernel = tmp_path / "part.py", tmp_path / "kernel.py"
    text = "from satasat.solver.bits import inlined\n\n@inlined\ndef part(x):\n    return x + {}\n"
    kernel.write_text(
        "from part import part\nfrom satasat.solver.bits import compiled\n\n"
        "@compiled('int64(int64)')\ndef kernel(x):\n    return part(x)\n"
    )
    for number in (1, 10):
        part.write_text(text.format(number))
        said = run(tmp_path / "kept", "from kernel import kernel; print(kernel(0))", tmp_path)
        assert said == f"{number}\n"
