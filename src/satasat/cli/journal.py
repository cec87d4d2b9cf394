"""A record on disk, written move by move: what has happened is on disk before anybody hears of it."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import BinaryIO, Final

from satasat.cli.files import lock, unwritable
from satasat.errors import BadMessage
from satasat.game import Result
from satasat.records import Entry, Header, Match, entry_line, header_line, lines_of, read, result_line

_RESUMABLE: Final = {"cut_off", "no_result"}
"""What a crash leaves behind."""


class Journal:
    """A record file that grows at its end. It is locked against other writers while it is open."""

    def __init__(self, path: Path, file: BinaryIO, offsets: list[int]) -> None:
        self.path = path
        self._file = file
        self._offsets = offsets
        """Where each move of the match begins."""

    def add(self, entry: Entry) -> None:
        """Writes a move. Raises BadMessage when it cannot be on disk."""
        self._offsets.append(self._write(entry_line(entry)))

    def finish(self, result: Result) -> None:
        """Writes the result of the match."""
        self._write(result_line(result))

    def take_back(self, moves: int) -> None:
        """Removes all moves of the match from that one on (0: the first)."""
        try:
            self._file.truncate(self._offsets[moves])
            self._file.seek(0, os.SEEK_END)
            os.fsync(self._file.fileno())
        except OSError as error:
            raise unwritable(self.path, error) from None
        del self._offsets[moves:]

    def close(self) -> None:
        self._file.close()

    def _write(self, line: str) -> int:
        begin = self._file.seek(0, os.SEEK_END)
        try:
            self._file.write(line.encode() + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise unwritable(self.path, error) from None
        return begin


def _unreadable(path: Path, error: OSError) -> BadMessage:
    return BadMessage("file_unreadable", file=str(path), reason=error.strerror or str(error))


def begin(path: Path, header: Header, *, append: bool) -> Journal:
    """Begins a match in a new file, or behind what is in it. Raises BadMessage."""
    try:
        file = path.open("r+b" if append and path.exists() else "xb")
    except FileExistsError:
        raise BadMessage("file_exists", file=str(path)) from None
    except OSError as error:
        raise unwritable(path, error) from None
    lock(path, file)
    journal = Journal(path, file, [])
    if file.readable() and file.seek(0, os.SEEK_END):
        file.seek(-1, os.SEEK_END)
        if file.read(1) != b"\n":
            _end_last_line(path, file)
    journal._write(header_line(header))
    return journal


def _end_last_line(path: Path, file: BinaryIO) -> None:
    """Behind a last line without its end nothing can be written: it gets one where it is whole, else it is refused."""
    file.seek(0)
    last = list(read(lines_of(file)))[-1]
    if any(fault.error.code == "cut_off" for fault in last.faults):
        raise BadMessage("file_cut_off", file=str(path))
    file.write(b"\n")


def resume(path: Path) -> tuple[Journal, Match]:
    """Opens the last unfinished match of a file, to go on with it. Raises BadMessage.

    A half-written last line goes, as it never happened; where other matches follow, the unfinished one moves behind
    them, as a record grows at its end only.
    """
    file: BinaryIO
    try:
        file = path.open("r+b")
    except FileNotFoundError:
        raise BadMessage("file_missing", file=str(path)) from None
    except OSError as error:
        raise _unreadable(path, error) from None
    lock(path, file)
    lines = list(lines_of(file))
    match = next((m for m in reversed(list(read(lines))) if _is_resumable(m)), None)
    if match is None:
        raise BadMessage("nothing_to_resume", file=str(path))
    whole = lines[match.first - 1 : match.first + len(match.entries)]
    if not whole[-1].endswith(b"\n"):
        whole[-1] += b"\n"
    others = [*lines[: match.first - 1], *lines[match.last :]]
    if others and not others[-1].endswith(b"\n"):
        others[-1] += b"\n"
    if [*others, *whole] != lines:
        file.close()
        file = _replace(path, [*others, *whole])
    offset = sum(map(len, others)) + len(whole[0])
    offsets = []
    for line in whole[1:]:
        offsets.append(offset)
        offset += len(line)
    return Journal(path, file, offsets), match


def _is_resumable(match: Match) -> bool:
    if match.header is None:
        return False
    if match.holds:
        return not match.finished
    return match.faults[0].error.code in _RESUMABLE and match.faults[0].line >= match.last


def _replace(path: Path, lines: Iterable[bytes]) -> BinaryIO:
    """Puts another file in the place of this one, whole or not at all."""
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
        with os.fdopen(handle, "wb") as new:
            new.writelines(lines)
            new.flush()
            os.fsync(new.fileno())
        Path(name).chmod(path.stat().st_mode & 0o777)
        Path(name).replace(path)
        file = path.open("r+b")
    except OSError as error:
        raise unwritable(path, error) from None
    lock(path, file)
    return file
