"""Files of records that the commands read and write, and what is said when that fails."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import suppress
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import IO, Final

from satasat.errors import BadMessage
from satasat.records import lines_of

STDIN: Final = "-"
"""The file name that means the standard input."""


def read_lines(path: str) -> Iterator[bytes]:
    """The lines of a file (`-`: the standard input), with their ends.

    Raises BadMessage with `file`: `file_missing`, `file_unreadable`.
    """
    try:
        if path == STDIN:
            yield from lines_of(sys.stdin.buffer)
        else:
            with Path(path).open("rb") as file:
                yield from lines_of(file)
    except FileNotFoundError:
        raise BadMessage("file_missing", file=path) from None
    except OSError as error:
        raise BadMessage("file_unreadable", file=path, reason=error.strerror or str(error)) from None


def unwritable(path: str | Path, error: OSError) -> BadMessage:
    """The refusal of a file that cannot be written."""
    return BadMessage("file_unwritable", file=str(path), reason=error.strerror or str(error))


def lock(path: str | Path, file: IO[bytes] | FileIO) -> None:
    """Keeps other programs from writing the file while it is open. Raises BadMessage `file_busy` when one does."""
    try:
        import fcntl
    except ImportError:  # not on this system: there is no lock then
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadMessage("file_busy", file=str(path)) from None


class MatchFile:
    """A file that grows by whole matches and, whatever happens, holds nothing but whole matches.

    Nothing is buffered: what was written is the system's. A context manager; when its block is left by an exception,
    what was written of a match is cut off again, and a new file without a match is removed.

    Raises BadMessage with `file`: `file_exists` without `append`, `file_cut_off` when the last line of a file to be
    appended to has no end, `file_busy` when another program is writing it, `file_unwritable`.
    """

    def __init__(self, path: str, *, append: bool = False) -> None:
        self.path = path
        self._new = not os.path.lexists(path)
        if not self._new and not append:
            raise BadMessage("file_exists", file=path)
        try:
            self._file = FileIO(path, "x" if self._new else "r+")
        except FileExistsError:
            raise BadMessage("file_exists", file=path) from None
        except OSError as error:
            raise unwritable(path, error) from None
        try:
            lock(path, self._file)
            self._good = self._seek_end()
        except OSError as error:
            self._file.close()
            raise unwritable(path, error) from None
        except BadMessage:
            self._file.close()
            raise

    def _seek_end(self) -> int:
        if not stat.S_ISREG(os.fstat(self._file.fileno()).st_mode):
            raise OSError(errno.ESPIPE, os.strerror(errno.ESPIPE))
        size = self._file.seek(0, os.SEEK_END)
        if size:
            self._file.seek(size - 1)
            if self._file.read(1) != b"\n":
                raise BadMessage("file_cut_off", file=self.path)
        return size

    def write(self, matches: bytes) -> None:
        """Adds whole matches, every line ended by LF."""
        rest = memoryview(matches)
        try:
            while rest:
                rest = rest[self._file.write(rest) :]
        except OSError as error:
            raise unwritable(self.path, error) from None
        self._good += len(matches)

    def __enter__(self) -> MatchFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if kind is not None:
            with suppress(OSError):
                self._file.truncate(self._good)
        self._file.close()
        if kind is not None and self._new and not self._good:
            with suppress(OSError):
                Path(self.path).unlink()
