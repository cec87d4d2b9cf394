"""A record on disk, written move by move: what has happened is on disk before anybody hears of it."""

from __future__ import annotations

import os
from collections.abc import Callable
from io import BytesIO, FileIO
from pathlib import Path

from satasat.cli.files import beside, check_regular, lock, open_to_grow, unreadable, unwritable, write_all
from satasat.errors import BadMessage
from satasat.game import Result
from satasat.records import Entry, Header, Match, entry_line, header_line, is_resumable, read, result_line


class Journal:
    """A record file that grows at its end. It is locked against other writers while it is open."""

    def __init__(self, path: Path, file: FileIO, offsets: list[int]) -> None:
        self.path = path
        self._file = file
        self._offsets = offsets
        """Where each move of the match begins."""

    def add(self, entry: Entry) -> None:
        """Writes a move. Raises BadMessage `file_unwritable` when it cannot be on disk; then nothing of it is."""
        self._offsets.append(self._write(entry_line(entry)))

    def finish(self, result: Result) -> None:
        """Writes the result of the match. Raises as `add`."""
        self._write(result_line(result))

    def take_back(self, moves: int) -> None:
        """Removes all moves of the match from that one on (0: the first). Raises as `add`."""
        try:
            self._file.truncate(self._offsets[moves])
            os.fsync(self._file.fileno())
        except OSError as error:
            raise unwritable(self.path, error) from None
        del self._offsets[moves:]

    def _write(self, line: str) -> int:
        begin = self._file.seek(0, os.SEEK_END)
        try:
            write_all(self._file, line.encode() + b"\n")
            os.fsync(self._file.fileno())
        except OSError as error:
            raise unwritable(self.path, error) from None
        return begin


def begin(path: Path, header: Header, *, append: bool) -> Journal:
    """Begins a match in a new file, or behind what is in it. Raises BadMessage as `files.open_to_grow`."""
    file, new = open_to_grow(path, append=append)
    journal = Journal(path, file, [])
    try:
        journal._write(header_line(header))
    except BadMessage:
        if new:
            path.unlink(missing_ok=True)
        raise
    return journal


def resume(path: Path, accept: Callable[[Match], object]) -> tuple[Journal, Match]:
    """Opens the last unfinished match of a file, to go on with it.

    A half-written last line goes, as it never happened; where other matches follow, the unfinished one moves behind
    them, as a record grows at its end only. Nothing is changed when `accept` refuses the match by raising.

    Raises BadMessage with `file`: `nothing_to_resume`, `file_missing`, `file_unreadable`, `file_unwritable`, `file_busy`.
    """
    real = Path(os.path.realpath(path))
    try:
        file = FileIO(str(real), "r+")
    except FileNotFoundError:
        raise BadMessage("file_missing", file=str(path)) from None
    except PermissionError as error:
        raise unwritable(path, error) from None
    except OSError as error:
        raise unreadable(path, error) from None
    lock(path, file)
    try:
        check_regular(file)
        lines = BytesIO(file.readall()).readlines()
    except OSError as error:
        raise unreadable(path, error) from None
    # the shuffles to come would have no proof, and a match has them all or none
    going_on = (m for m in reversed(list(read(lines))) if is_resumable(m) and not m.chained)
    match = next(going_on, None)
    if match is None:
        file.close()
        raise BadMessage("nothing_to_resume", file=str(path))
    accept(match)
    whole = _ended(lines[match.first - 1 : match.first + len(match.entries)])
    others = _ended([*lines[: match.first - 1], *lines[match.last :]])
    if [*others, *whole] != lines:
        file = _replace(real, file, [*others, *whole])
    offset = sum(map(len, others)) + len(whole[0])
    offsets = []
    for line in whole[1:]:
        offsets.append(offset)
        offset += len(line)
    return Journal(path, file, offsets), match


def _ended(lines: list[bytes]) -> list[bytes]:
    """The lines with an end to the last one."""
    if lines and not lines[-1].endswith(b"\n"):
        return [*lines[:-1], lines[-1] + b"\n"]
    return lines


def _replace(path: Path, old: FileIO, lines: list[bytes]) -> FileIO:
    """Puts another file in the place of the old one, whole or not at all; one of the two is locked at any time."""
    try:
        with beside(path) as (name, new):
            lock(name, new)
            write_all(new, b"".join(lines))
            os.fchmod(new.fileno(), os.fstat(old.fileno()).st_mode & 0o777)
            os.fsync(new.fileno())
            name.replace(path)
    except OSError as error:
        raise unwritable(path, error) from None
    old.close()
    return new
