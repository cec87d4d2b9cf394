"""Files of records that the commands read and write, and what is said when that fails."""

from __future__ import annotations

import errno
import os
import stat
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import FileIO
from pathlib import Path
from types import TracebackType
from typing import Final

from satasat.errors import BadMessage, BadRecord
from satasat.records import FORMAT, LONGEST_LINE, lines_of, parse

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
        raise unreadable(path, error) from None


def unwritable(path: str | Path, error: OSError) -> BadMessage:
    """The refusal of a file that cannot be written."""
    return BadMessage("file_unwritable", file=str(path), reason=error.strerror or str(error))


def unreadable(path: str | Path, error: OSError) -> BadMessage:
    """The refusal of a file that cannot be read."""
    return BadMessage("file_unreadable", file=str(path), reason=error.strerror or str(error))


def lock(path: str | Path, file: FileIO) -> None:
    """Keeps other programs from writing the file while it is open. Raises BadMessage `file_busy` when one does."""
    try:
        import fcntl
    except ImportError:  # not on this system: there is no lock then
        return
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise BadMessage("file_busy", file=str(path)) from None
    except OSError:  # this file system knows no locks
        return
    if not os.path.samestat(
        os.fstat(file.fileno()), Path(path).stat()
    ):  # another has just been put in its place
        raise BadMessage("file_busy", file=str(path))


def check_regular(file: FileIO) -> None:
    """Raises OSError for a pipe, a terminal or another file without an end."""
    if not stat.S_ISREG(os.fstat(file.fileno()).st_mode):
        raise OSError(errno.ESPIPE, os.strerror(errno.ESPIPE))


def write_all(file: FileIO, data: bytes) -> None:
    """Writes all of it at the end of the file. Raises OSError, and then has written nothing."""
    begin = file.seek(0, os.SEEK_END)
    rest = memoryview(data)
    try:
        while rest:
            rest = rest[file.write(rest) :]
    except OSError:
        with suppress(OSError):
            file.truncate(begin)
        raise


@contextmanager
def beside(path: Path) -> Iterator[tuple[Path, FileIO]]:
    """A new file in the folder of that one, to be put in its place when it is whole. Where that is not done, it is removed.

    It is left open, unless an exception leaves the block. Raises OSError.
    """
    import tempfile

    handle, name = tempfile.mkstemp(dir=path.parent, prefix=".satasat-")
    new, file = Path(name), FileIO(handle, "r+")
    try:
        yield new, file
    except BaseException:
        file.close()
        raise
    finally:
        with suppress(OSError):  # it has got its place
            new.unlink()


def open_to_grow(path: str | Path, *, append: bool) -> tuple[FileIO, bool]:
    """A new file, or with `append` one that exists, locked, behind whose last line more can be written; whether it is new.

    Raises BadMessage with `file`: `file_exists` without `append`, `file_foreign` when an existing file does not begin with
    a match, `file_cut_off` when its last line is not whole, `file_busy` when another program is writing it, `file_unwritable`.
    """
    new = not os.path.lexists(path)
    if not new and not append and not Path(path).is_dir():
        raise BadMessage("file_exists", file=str(path))
    try:
        file = FileIO(str(path), "x+" if new else "r+")
    except FileExistsError:
        raise BadMessage("file_exists", file=str(path)) from None
    except OSError as error:
        raise unwritable(path, error) from None
    try:
        lock(path, file)
        if not new:
            _end_last_line(path, file)
    except OSError as error:
        file.close()
        if new:
            Path(path).unlink(missing_ok=True)
        raise unwritable(path, error) from None
    except BadMessage:  # it may be another program's by now: nothing is removed
        file.close()
        raise
    return file, new


def _end_last_line(path: str | Path, file: FileIO) -> None:
    """Ends the last line where only its end is missing."""
    check_regular(file)
    size = file.seek(0, os.SEEK_END)
    file.seek(0)
    if size and not _begins_a_match(file.read(LONGEST_LINE).partition(b"\n")[0]):
        raise BadMessage("file_foreign", file=str(path))
    file.seek(max(0, size - LONGEST_LINE - 1))
    last = file.read().rpartition(b"\n")[2]
    if not last:
        return
    try:
        parse(last)
    except BadRecord:
        raise BadMessage("file_cut_off", file=str(path)) from None
    write_all(file, b"\n")


def _begins_a_match(line: bytes) -> bool:
    try:
        return parse(line).get("format") == FORMAT
    except BadRecord:
        return False


class MatchFile:
    """A file that grows by whole matches and, whatever happens, holds nothing but whole matches.

    Nothing is buffered: what was written is the system's. A context manager; when its block is left by an exception, a
    new file without a match is removed. Raises BadMessage as `open_to_grow`, and `file_unwritable` later on.
    """

    def __init__(self, path: str, *, append: bool = False) -> None:
        self.path = path
        self._file, self._new = open_to_grow(path, append=append)
        self._good = self._file.seek(0, os.SEEK_END)

    def write(self, matches: bytes) -> None:
        """Adds whole matches, every line ended by LF."""
        try:
            write_all(self._file, matches)
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
