#!/usr/bin/env python3
"""Sets up and runs the project: python3 dev.py COMMAND [ARGS]

  play [ARGS]   play in the terminal (satasat play ARGS)
  serve [ARGS]  serve tables to play at online (satasat serve ARGS)
  test [ARGS]   run the tests (ARGS go to pytest)
  check         style, types and who imports whom
  bench [ARGS]  measure speed; bench server: a server under load
  chaos [ARGS]  play on a server that is killed, through connections that break (--minutes 2)
  long [ARGS]   run the tests that take minutes (ARGS go to pytest); long server: those of tables online
  setup         make the development environment, and nothing more
  lock [ARGS]   write requirements/ anew from pyproject.toml (--upgrade: newest releases)

Each command first sets up what it needs in .venv; when that stands, this takes no time.
"""

# Standard library only. Down to the version check, and in its syntax altogether, it is for an old Python too.

import hashlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path
from typing import NoReturn

if sys.version_info < (3, 11):  # noqa: UP036 - pyproject.toml says so, but nothing has read it yet
    sys.exit(f"dev.py needs Python 3.11 or newer; this is {sys.version.split()[0]} ({sys.executable})")

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
WINDOWS = os.name == "nt"
BIN = VENV / ("Scripts" if WINDOWS else "bin")
EXE = ".exe" if WINDOWS else ""
PY = BIN / f"python{EXE}"
SATASAT = BIN / f"satasat{EXE}"
UV = "uv==0.13.9"


def step(*cmd: str | Path) -> None:
    """One silent step of a set-up; when it fails, what it said is shown and the program ends."""
    args = [str(c) for c in cmd]
    r = subprocess.run(args, check=False, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if r.returncode:
        sys.stderr.write(r.stdout.decode(errors="replace"))
        sys.exit(f"dev.py: this failed: {' '.join(args)}")


def become(*cmd: str | Path) -> NoReturn:
    """Go on as this command: the terminal, the signals and the exit code are the command's own."""
    args = [str(c) for c in cmd]
    if not WINDOWS:
        os.execv(args[0], args)
    with subprocess.Popen(args) as p:
        while True:
            try:
                sys.exit(p.wait())
            except KeyboardInterrupt:  # the command got it too, and decides
                continue


def has(name: str, want: str) -> bool:
    stamp = VENV / f".stamp-{name}"
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == want


def stamp(name: str, want: str) -> None:
    (VENV / f".stamp-{name}").write_text(want, encoding="utf-8")


def want_of(level: str) -> str:
    files = [ROOT / "requirements" / f"{level}.txt", ROOT / "pyproject.toml"]
    return hashlib.sha256(b"".join(f.read_bytes() for f in files)).hexdigest()


def base() -> None:
    """A virtual environment with uv; made afresh if it is half-made, was copied here or has lost its Python."""
    want = f"{VENV} {UV}"
    if PY.exists() and has("base", want):
        return
    if not (importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip")):
        sys.exit(
            f"dev.py: {sys.executable} cannot make virtual environments; "
            "install its venv package (Debian, Ubuntu: apt install python3-venv)"
        )
    step(sys.executable, "-m", "venv", "--clear", VENV)
    step(PY, "-m", "pip", "install", "-q", "--disable-pip-version-check", UV)
    stamp("base", want)


def setup(level: str) -> None:
    """level: 'run' or 'dev', which holds all of 'run'. Does nothing when nothing changed."""
    stands = PY.exists() and SATASAT.exists() and has("base", f"{VENV} {UV}")
    if stands and any(has(x, want_of(x)) for x in {level, "dev"}):
        return
    print("Setting up (once, about a quarter of a minute) ...", file=sys.stderr, flush=True)
    base()
    for x in ("run", "dev"):  # until this set-up is through, none stands
        (VENV / f".stamp-{x}").unlink(missing_ok=True)
    uv = (BIN / "uv", "pip", "install", "-q", "--python", PY)
    step(*uv, "--require-hashes", "-r", f"requirements/{level}.txt")
    step(*uv, "--no-deps", "-e", ".")
    stamp(level, want_of(level))


def pytest(*args: str) -> NoReturn:
    setup("dev")
    os.chdir(ROOT)
    step(SATASAT, "warm")  # once, and not by every test process at the same time
    become(PY, "-m", "pytest", *args)


def check() -> None:
    """Every tool runs, whatever the one before it found."""
    setup("dev")
    failed = []
    for tool in ("ruff check .", "ruff format --check .", "mypy", "lint-imports --no-cache --no-logo"):
        print(f"+ {tool}", file=sys.stderr, flush=True)
        name, *args = tool.split()
        if subprocess.run([str(BIN / name), *args], check=False, cwd=ROOT).returncode:
            failed.append(tool)
    if failed:
        sys.exit(f"dev.py check: failed: {', '.join(failed)}")


def lock(args: list[str]) -> None:
    """Names, versions and hashes only: the files name no registry."""
    base()
    options = "-q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate"
    uv: list[str | Path] = [BIN / "uv", "pip", "compile", "pyproject.toml", *options.split(" "), *args]
    step(*uv, "--extra", "testing", "--extra", "report", "--group", "dev", "-o", "requirements/dev.txt")
    step(*uv, "--extra", "report", "-c", "requirements/dev.txt", "-o", "requirements/run.txt")


def main() -> None:
    what, *args = sys.argv[1:] or ["help"]
    if what in {"help", "-h", "--help"}:
        print(str(__doc__).strip())
    elif what in {"play", "serve"}:  # where the player stands, so that his files are written there
        setup("run")
        become(SATASAT, what, *args)
    elif what == "test":
        pytest("-n", "2", "-m", "not long", *args)
    elif what == "long":
        part = args[:1] == ["server"]
        pytest("-m", "long and server" if part else "long", "--timeout=0", *args[part:])
    elif what == "bench":
        setup("dev")
        os.chdir(ROOT)
        become(PY, "-m", "tests.bench", *args)
    elif what == "chaos":
        setup("dev")
        os.chdir(ROOT)
        become(PY, "-m", "tests.chaos", *args)
    elif what == "check" and not args:
        check()
    elif what == "setup" and not args:
        setup("dev")
    elif what == "lock":
        lock(args)
    else:
        print(str(__doc__).strip(), file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
