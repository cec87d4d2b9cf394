"""Pages that a command writes. An older one of the same kind is written over, as it can be made again; no other file is."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from io import FileIO
from pathlib import Path

from satasat.cli.files import check_regular, unwritable, write_all
from satasat.errors import BadMessage


def check_page(path: Path, mark: str) -> None:
    """Raises BadMessage, before any work is done, where a page that begins with `mark` cannot go to the file.

    `page_foreign` when the file exists and does not begin so, `file_unwritable`; both with `file`.
    """
    try:
        if os.path.lexists(path):
            with FileIO(str(path), "r+") as file:
                _check(path, file, mark)
        elif not path.parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
    except OSError as error:
        raise unwritable(path, error) from None


def write_page(path: Path, page: str, mark: str) -> None:
    """Writes the page, which begins with `mark`. Raises as `check_page`; a new file is whole or is not there."""
    new = not os.path.lexists(path)
    try:
        with FileIO(str(path), "x" if new else "r+") as file:
            try:
                if not new:
                    _check(path, file, mark)
                    file.truncate(0)
                write_all(file, page.encode())
            except OSError:
                if new:
                    with suppress(OSError):
                        path.unlink()
                raise
    except OSError as error:
        raise unwritable(path, error) from None


def _check(path: Path, file: FileIO, mark: str) -> None:
    check_regular(file)
    file.seek(0)
    if file.read(len(mark)) != mark.encode():
        raise BadMessage("page_foreign", file=str(path))
