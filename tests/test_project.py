"""What the files of the project promise of each other."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import satasat

ROOT = Path(__file__).parents[1]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))


def test_the_version_is_the_newest_of_the_changelog() -> None:
    newest = re.search(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), re.MULTILINE)
    assert newest
    assert newest[1] == satasat.__version__


def pinned(lock: Path) -> dict[str, str]:
    """Per requirement of a lock, with its version and marker, the text of its hashes."""
    text = lock.read_text(encoding="utf-8").replace("\\\n", " ")
    return {
        name.strip(): rest for name, _, rest in (line.partition(" --hash=") for line in text.splitlines())
    }


@pytest.mark.parametrize("lock", LOCKS, ids=lambda p: p.name)
def test_a_lock_pins_by_hash_and_names_no_registry(lock: Path) -> None:
    requirements = pinned(lock)
    assert requirements
    for requirement, hashes in requirements.items():
        assert re.fullmatch(r"[a-z0-9-]+==[\w.]+( ; .+)?", requirement)
        assert re.fullmatch(r"sha256:[0-9a-f]{64}(\s+--hash=sha256:[0-9a-f]{64})*\s*", hashes)


def test_the_development_environment_holds_the_run_time_one() -> None:
    run, dev = (pinned(ROOT / "requirements" / f"{x}.txt") for x in ("run", "dev"))
    assert run.items() <= dev.items()


def test_dev_py_needs_nothing_but_python() -> None:
    imported = set()
    for node in ast.walk(ast.parse((ROOT / "dev.py").read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            imported |= {alias.name.partition(".")[0] for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            imported.add((node.module or "").partition(".")[0])
    assert imported
    assert imported <= sys.stdlib_module_names


def test_an_old_python_can_read_dev_py() -> None:
    """It must get as far as the line that asks for a newer one."""
    ast.parse((ROOT / "dev.py").read_text(encoding="utf-8"), feature_version=(3, 7))


def test_dev_py_refuses_an_unknown_command(tmp_path: Path) -> None:
    command = [sys.executable, str(ROOT / "dev.py"), "plya"]
    r = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert (r.returncode, r.stdout) == (2, "")
    assert "play [ARGS]" in r.stderr


def test_importing_the_package_is_light() -> None:
    code = "import sys; before = {*sys.modules}; import satasat; print(*({*sys.modules} - before))"
    r = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"click", "rich", "random", "asyncio"} & {*r.stdout.split()}
