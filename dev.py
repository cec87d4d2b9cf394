#!/usr/bin/env python3
"""Sets up and runs the project: python3 dev.py COMMAND [ARGS]

  play [ARGS]   play in the terminal (satasat play ARGS)
  serve [ARGS]  serve tables to play at online (satasat serve ARGS)
  test [ARGS]   run the tests: of the package, of the page, in a browser (ARGS go to pytest: then those of the package alone)
  check         style, types and who imports whom
  page          build the page, and nothing more
  screens       pictures of every screen into docs/screens
  bench [ARGS]  measure speed; bench server: a server under load
  chaos [ARGS]  play on a server that is killed, through connections that break (--minutes 2)
  long [ARGS]   run the tests that take minutes (ARGS go to pytest); long server: those of tables online; long page: those
                in a browser
  setup         make the development environment, and nothing more
  lock [ARGS]   write requirements/ anew from pyproject.toml (--upgrade: newest releases)

Each command first sets up what it needs in .venv and web/node_modules; when that stands, this takes no time.
"""

# Standard library only. Down to the version check, and in its syntax altogether, it is for an old Python too.

import hashlib
import importlib.util
import os
import shutil
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


def step(*cmd: str | Path, **env: str) -> None:
    """One silent step of a set-up; when it fails, what it said is shown and the program ends."""
    args = [str(c) for c in cmd]
    r = subprocess.run(
        args,
        check=False,
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, **env},
    )
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
    step(*uv, "--no-deps", "-e", ".", SATASAT_WITHOUT_PAGE="1")
    stamp(level, want_of(level))


def node() -> None:
    """npm, for the page: the machine's, or else one in the virtual environment."""
    if shutil.which("npm") or has("page", want_of("page")):
        return
    print("Fetching node, for the page (once) ...", file=sys.stderr, flush=True)
    base()
    step(
        BIN / "uv", "pip", "install", "-q", "--python", PY, "--require-hashes", "-r", "requirements/page.txt"
    )
    stamp("page", want_of("page"))


def page(what: str = "build") -> None:
    """The page as its sources have it, or (`install`) the libraries that its own tests and checks need."""
    node()
    if subprocess.run([str(PY), "hatch_build.py", what], check=False, cwd=ROOT).returncode:
        sys.exit("dev.py: the page could not be built")


def npm(*args: str) -> list[str]:
    """The command that runs npm with these arguments on the page's sources."""
    os.environ["PATH"] = os.pathsep.join([os.environ.get("PATH", os.defpath), str(BIN)])
    return [shutil.which("npm") or "npm", "--prefix", str(ROOT / "web"), *args]


def pytest(*args: str) -> NoReturn:
    setup("dev")
    page()
    os.chdir(ROOT)
    step(SATASAT, "warm")  # once, and not by every test process at the same time
    become(PY, "-m", "pytest", *args)


def system() -> None:
    """What the tests use of the distribution: a browser, fonts, a database. Where it cannot be installed, its tests are skipped."""
    here = {
        "chromium": shutil.which("chromium"),
        "fonts-noto-core": list(Path("/usr/share/fonts").rglob("NotoSansDevanagari-Regular.*")),
        "fonts-noto-color-emoji": list(Path("/usr/share/fonts").rglob("NotoColorEmoji.ttf")),
        "postgresql": list(Path("/usr/lib/postgresql").glob("*/bin/initdb")),
    }
    lacking = [package for package, found in here.items() if not found]
    if not lacking:
        return
    if WINDOWS or os.geteuid() != 0 or not shutil.which("apt-get"):
        print(f"Not here, so what needs it is not tested: {', '.join(lacking)}", file=sys.stderr, flush=True)
        return
    print(f"Installing for the tests (once): {', '.join(lacking)} ...", file=sys.stderr, flush=True)
    step("apt-get", "-qq", "update")
    step(
        "apt-get",
        "-qq",
        "install",
        "-y",
        "--no-install-recommends",
        *lacking,
        DEBIAN_FRONTEND="noninteractive",
    )


def every(what: str, commands: dict[str, list[str]]) -> None:
    """Every command runs, whatever the one before it found; the program ends where one has failed."""
    failed = []
    for name, command in commands.items():
        print(f"+ {name}", file=sys.stderr, flush=True)
        if subprocess.run(command, check=False, cwd=ROOT).returncode:
            failed.append(name)
    if failed:
        sys.exit(f"dev.py {what}: failed: {', '.join(failed)}")


def tests() -> None:
    """All tests that belong to a change. Those in a browser run apart: Playwright leaves an event loop running."""
    system()
    setup("dev")
    page()
    step(SATASAT, "warm")  # once, and not by every test process at the same time
    run = [str(PY), "-m", "pytest", "-n", "2", "-m"]
    every(
        "test",
        {
            "pytest": [*run, "not long", "--ignore=tests/browser"],
            "pytest tests/browser": [*run, "not long and not screens", "--dist=loadfile", "tests/browser"],
            "vitest": npm("test"),
        },
    )


def check() -> None:
    setup("dev")
    page("install")
    tools = ("ruff check .", "ruff format --check .", "mypy", "lint-imports --no-cache --no-logo")
    commands = {tool: [str(BIN / tool.split()[0]), *tool.split()[1:]] for tool in tools}
    every("check", {**commands, "npm run check": npm("run", "check")})


def lock(args: list[str]) -> None:
    """Names, versions and hashes only: the files name no registry."""
    base()
    options = "-q --universal --python-version 3.11 --generate-hashes --no-header --no-annotate"
    uv: list[str | Path] = [BIN / "uv", "pip", "compile", "pyproject.toml", *options.split(" "), *args]
    step(*uv, "--extra", "testing", "--extra", "report", "--group", "dev", "-o", "requirements/dev.txt")
    step(*uv, "--extra", "report", "-c", "requirements/dev.txt", "-o", "requirements/run.txt")
    step(*uv[:3], *options.split(" "), *args, "--group", "page", "-o", "requirements/page.txt")


def play(args: list[str]) -> None:
    setup("run")
    become(SATASAT, "play", *args)  # where the player stands, so that his files are written there


def serve(args: list[str]) -> None:
    setup("run")
    page()
    become(SATASAT, "serve", *args)


def test(args: list[str]) -> None:
    if args:
        pytest("-n", "2", "-m", "not long and not screens", *args)
    tests()


def long(args: list[str]) -> None:
    if args[:1] == ["page"]:
        pytest("-m", "long", "--timeout=0", "tests/browser", *args[1:])
    part = args[:1] == ["server"]
    marks = "long and server" if part else "long"
    pytest("-m", marks, "--timeout=0", "--ignore=tests/browser", *args[part:])


def screens(args: list[str]) -> None:
    system()
    pytest("-m", "screens", "--timeout=0", "tests/browser", *args)


def bench(args: list[str]) -> None:
    measure("tests.bench", args)


def chaos(args: list[str]) -> None:
    measure("tests.chaos", args)


def measure(module: str, args: list[str]) -> NoReturn:
    setup("dev")
    page()
    os.chdir(ROOT)
    become(PY, "-m", module, *args)


def only_page(args: list[str]) -> None:
    alone(args)
    setup("run")
    page()


def only_setup(args: list[str]) -> None:
    alone(args)
    setup("dev")


def checks(args: list[str]) -> None:
    alone(args)
    check()


def alone(args: list[str]) -> None:
    """For a command that takes no arguments."""
    if args:
        sys.exit(f"dev.py: this takes no arguments: {' '.join(args)}")


COMMANDS = {
    "play": play, "serve": serve, "test": test, "check": checks, "page": only_page, "screens": screens, "bench": bench,
    "chaos": chaos, "long": long, "setup": only_setup, "lock": lock,
}  # fmt: skip


def main() -> None:
    what, *args = sys.argv[1:] or ["help"]
    if what in {"help", "-h", "--help"}:
        print(str(__doc__).strip())
    elif what in COMMANDS:
        COMMANDS[what](args)
    else:
        print(str(__doc__).strip(), file=sys.stderr)
        sys.exit(2)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
