"""Pages that a command writes. An older one of the same kind is written over, as it can be made again; no other file is."""

from __future__ import annotations

import errno
import os
from io import FileIO
from pathlib import Path

from satasat.cli.files import beside, check_regular, unwritable, write_all
from satasat.errors import BadMessage


def check_page(path: Path, mark: str) -> None:
    """Raises BadMessage, before any work is done, where a page that begins with `mark` cannot go to the file.

    `page_foreign` when the file exists and does not begin so, `file_unwritable`; both with `file`.
    """
    try:
        _mode(path, mark)
        if not path.parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT))
        with beside(_real(path)) as (_, file):  # as `write_page` will do it
            file.close()
    except OSError as error:
        raise unwritable(path, error) from None


def write_page(path: Path, page: str, mark: str) -> None:
    """Writes the page, which begins with `mark`. Raises as `check_page`, and then an older one is what it was.

    A link goes on to lead to where it led, and an older page keeps its permissions. Nothing else is left in the folder.
    """
    try:
        with beside(_real(path)) as (new, file):
            write_all(file, page.encode())
            os.fsync(file.fileno())
            file.close()
            new.chmod(_mode(path, mark))
            new.replace(_real(path))
    except OSError as error:
        raise unwritable(path, error) from None


def _real(path: Path) -> Path:
    """Where the file is that a link leads to; unlike `Path.resolve` it takes a link to itself, too."""
    return Path(os.path.realpath(path))


def _mode(path: Path, mark: str) -> int:
    """The permissions of the older page, or those of a new file. Raises OSError, and BadMessage for another file."""
    if not os.path.lexists(path):
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask
    with FileIO(str(path), "r+") as file:
        check_regular(file)
        if file.read(len(mark)) != mark.encode():
            raise BadMessage("page_foreign", file=str(path))
        return os.fstat(file.fileno()).st_mode & 0o777
