"""The code of kernels on disk: damage, no room and no compiler end in working commands or one clear line."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from satasat.dice import SeededDice

SOLVE = [sys.executable, "-m", "satasat", "solve", "AH / KH / QH", "--trump", "H", "--leader", "0", "--json"]
KERNEL = """
import numpy as np
from satasat.solver.bits import ONE, compiled

@compiled("uint64(uint64)")
def next_number(number: np.uint64) -> np.uint64:
    return number + ONE

print(next_number(np.uint64(41)), dict(next_number.stats.cache_hits), dict(next_number.stats.cache_misses))
"""


def kernel(folder: Path, **environment: str) -> str:
    """What the little kernel of this folder says in a process of its own, and whether its code was on disk."""
    file = folder / "kernel.py"
    if not file.exists():
        file.write_text(KERNEL)
    kept = {"NUMBA_CACHE_DIR": str(folder / "kept")} | environment
    told = subprocess.run(
        [sys.executable, file], check=True, env=os.environ | kept, capture_output=True, text=True
    )
    assert not told.stderr
    return told.stdout


def test_a_kernel_is_kept(tmp_path: Path) -> None:
    assert kernel(tmp_path).startswith("42 {} {")
    assert kernel(tmp_path).rstrip().endswith("1} {}")


def test_damaged_code_is_compiled_anew_and_kept_again(tmp_path: Path) -> None:
    """Both files of numba's: the index and the code. What one damage left is what the next one finds, whole again."""
    kernel(tmp_path)
    dice = SeededDice("damage")
    noise = bytes(dice.below(256) for _ in range(100))
    for ending, damage in (
        (".nbi", "empty"),
        (".nbi", "noise"),
        (".nbc", "half"),
        (".nbc", "noise"),
        (".nb?", "empty"),
    ):
        files = list((tmp_path / "kept").rglob(f"*{ending}"))
        assert files
        for file in files:
            whole = file.read_bytes()
            file.write_bytes({"empty": b"", "noise": noise, "half": whole[: len(whole) // 2]}[damage])
        assert kernel(tmp_path).startswith("42 {} {"), (ending, damage)
    assert kernel(tmp_path).rstrip().endswith("1} {}"), "it is not kept again"


def test_where_code_cannot_be_written_it_is_compiled_each_time(tmp_path: Path) -> None:
    """A full disk, as root can make one: every file may have so many bytes."""
    script = tmp_path / "kernel.py"
    script.write_text(f"import resource\nresource.setrlimit(resource.RLIMIT_FSIZE, (40, 40))\n{KERNEL}")
    for _ in range(2):
        assert kernel(tmp_path).startswith("42 {} {")


def test_without_a_compiler_there_is_one_clear_line() -> None:
    told = subprocess.run(
        SOLVE, check=False, env=os.environ | {"NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True
    )
    assert told.returncode == 2
    assert told.stderr.startswith("satasat: jit_disabled: ")
    assert told.stderr.count("\n") == 1
