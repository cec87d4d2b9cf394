"""What clients were told is done, held against the logs of the tables (S8, S15)."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Any

from satasat.server.store import Store


class Ledger:
    """What one client has sent, and what it was told is done: kept at the wire (Frames)."""

    def __init__(self) -> None:
        self.sent: dict[str, dict[str, Any]] = {}
        self.done: dict[str, int] = {}
        """By a command's id, the number that it got."""
        self.wrong: list[str] = []
        self.refused: Counter[str] = Counter()

    def up(self, frame: str) -> Iterable[str]:
        command = json.loads(frame)
        if command["type"] not in ("join", "quit", "say", "hint"):
            before = self.sent.setdefault(command["id"], command)
            if before != command:
                self.wrong.append(f"one id, two commands: {before} {command}")
        return (frame,)

    def down(self, frame: str) -> Iterable[str]:
        if '"id":"' not in frame:
            return (frame,)
        update = json.loads(frame)
        name = update.get("id")
        if update["type"] == "refused":
            self.refused[update["code"]] += 1
        elif name in self.sent and self.done.setdefault(name, update["seq"]) != update["seq"]:
            self.wrong.append(f"one id, two answers: {name} {self.done[name]} {update['seq']}")
        return (frame,)


class Checked:
    """What the ledgers come to, held against the logs."""

    def __init__(self) -> None:
        self.done = self.moves = self.lost = self.doubled = 0
        self.wrong: list[str] = []

    async def check(self, db: str, ledgers: Iterable[Ledger]) -> None:
        """After the server has ended."""
        by_table: dict[str, list[tuple[str, dict[str, Any], int | None]]] = {}
        for ledger in ledgers:
            self.wrong += ledger.wrong
            for name, command in ledger.sent.items():
                by_table.setdefault(command["table"], []).append((name, command, ledger.done.get(name)))
        store = Store(db)
        await store.open()
        try:
            for table, commands in by_table.items():
                lines = await store.log(table)
                self._check(table, [json.loads(line.body) for line in lines], commands)
        finally:
            await store.close()

    def _check(
        self,
        table: str,
        log: Sequence[dict[str, Any]],
        commands: Iterable[tuple[str, dict[str, Any], int | None]],
    ) -> None:
        at: dict[str, list[int]] = {}
        for seq, line in enumerate(log, 1):
            if line.get("id") is not None:
                at.setdefault(line["id"], []).append(seq)
        for name, command, done in commands:
            where = at.get(name, [])
            if len(where) > 1:
                self.doubled += 1
                self.wrong.append(f"{table}: {command} stands at {where}")
            if done is None:
                continue
            self.done += 1
            self.moves += command["type"] == "act"
            entry = log[done - 1]["entry"] if done <= len(log) else {}
            same = command["type"] != "act" or entry.get("move") == command["move"]
            if where != [done] or not same:
                self.lost += 1
                self.wrong.append(f"{table}: {command} was done at {done}, stands at {where}: {entry}")
