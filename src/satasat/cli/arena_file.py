"""The file in which an arena keeps what it has played, so that it can go on after an interruption.

JSON Lines: a header that says what is played, then one line for each meeting, in the order of `arena.tasks`. What is
kept is therefore always the beginning of the same endless series, however far it is to go.
"""

from __future__ import annotations

import os
from io import FileIO
from types import TracebackType
from typing import Any, Final

import msgspec

from satasat import __version__
from satasat.bots import Worlds
from satasat.bots.arena import Meeting, Plan, Task, fits, tasks
from satasat.cards import encode
from satasat.cli.files import check_regular, lock, unreadable, unwritable, write_all
from satasat.errors import BadMessage
from satasat.games import game

FORMAT: Final = "satasat-arena"
VERSION: Final = 1


def header(plan: Plan) -> dict[str, Any]:
    """The first line's object: everything that the figures depend on, the number of deals aside."""
    worlds = isinstance(plan.budget, Worlds)
    return {
        "format": FORMAT,
        "version": VERSION,
        "satasat": __version__,
        "behaviour": game(plan.game).behaviour,
        "game": plan.game,
        "rules": plan.rules,
        "bots": list(plan.bots),
        "seed": plan.seed,
        "worlds": plan.budget.n if worlds else None,
        "millis": None if worlds else plan.budget.n,
    }


def _flat(header: dict[str, Any]) -> dict[str, Any]:
    """The header with each option of the rules as an entry of its own."""
    rules = header.get("rules")
    return {**header, "rules": None, **(rules if isinstance(rules, dict) else {})}


class ArenaFile:
    """A file that grows by whole meetings. `kept` are those that it held when it was opened.

    Nothing is buffered: what was written is the system's. It is locked against other writers while it is open. Raises
    BadMessage with `file`: `file_busy`, `file_unreadable`, `file_unwritable`; `arena_foreign` for a file of another kind,
    `arena_differs` for one of another plan, `arena_line` for a line that is not the meeting due there. A file that is
    refused is left as it is.
    """

    def __init__(self, path: str, plan: Plan) -> None:
        self.path = path
        try:
            self._file = FileIO(path, "r+" if os.path.lexists(path) else "x+")
        except OSError as error:
            raise unwritable(path, error) from None
        try:
            lock(path, self._file)
            self.kept = self._read(plan)
        except BaseException:
            self._file.close()
            raise

    def _read(self, plan: Plan) -> tuple[Meeting, ...]:
        """What the file holds; a new one gets its header, and a last line without an end, which never was, goes."""
        try:
            check_regular(self._file)
            content = self._file.readall()
        except OSError as error:
            raise unreadable(self.path, error) from None
        whole = content[: content.rfind(b"\n") + 1]
        first, *lines = whole.splitlines() or [b""]
        begin = encode(header(plan)) + b"\n"
        if not whole and not begin.startswith(content):
            raise BadMessage("arena_foreign", file=self.path)
        if whole:
            self._compare(first, msgspec.json.decode(begin))
        kept = tuple(
            self._meeting(number, line, due, plan)
            for number, (line, due) in enumerate(zip(lines, tasks(plan), strict=False), 2)
        )
        try:
            self._file.truncate(len(whole))
            if not whole:
                write_all(self._file, begin)
        except OSError as error:
            raise unwritable(self.path, error) from None
        return kept

    def _compare(self, line: bytes, due: dict[str, Any]) -> None:
        try:
            there = msgspec.json.decode(line)
        except msgspec.DecodeError:
            there = None
        if not isinstance(there, dict) or there.get("format") != FORMAT:
            raise BadMessage("arena_foreign", file=self.path)
        there, due = _flat(there), _flat(due)
        for key in {**due, **there}:
            value, here = there.get(key), due.get(key)
            if value != here:
                raise BadMessage("arena_differs", file=self.path, key=key, value=value, due=here)

    def _meeting(self, number: int, line: bytes, due: Task, plan: Plan) -> Meeting:
        try:
            met = msgspec.json.decode(line, type=Meeting)
        except msgspec.DecodeError:
            met = None
        if met is None or not fits(met, due, plan):
            raise BadMessage("arena_line", file=self.path, line=number)
        return met

    def write(self, met: Meeting) -> None:
        """Adds a meeting. Raises BadMessage `file_unwritable`, and then has added nothing."""
        try:
            write_all(self._file, encode(met) + b"\n")
        except OSError as error:
            raise unwritable(self.path, error) from None

    def __enter__(self) -> ArenaFile:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._file.close()
