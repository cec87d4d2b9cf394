"""`satasat backup`, `restore` and `tables`: what whoever keeps a server does with its database (S19)."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import psycopg
import pytest

from satasat.errors import StoreError
from satasat.server import upkeep
from satasat.server.store import Line, PersonRow, SessionRow, Store
from tests.postgres import Server
from tests.stores import execute, line, lines, row, sqlite, told, url, with_store, writer

__all__ = ["sqlite", "url"]


@pytest.fixture(params=["sqlite", "postgresql"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind, to restore into."""
    if request.param == "sqlite":
        return str(tmp_path / "other.db")
    server: Server = request.getfixturevalue("postgres")
    return server.new_database()


def satasat(*arguments: object, **more: Any) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "satasat", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, check=False, **more)


def fill(url: str) -> None:
    async def run(store: Store) -> None:
        await store.add_person(PersonRow("p1", "आशा", 10, 20))
        await store.add_session("h1", "p1", 20)
        await store.set_phrase("p1", "f1")
        await store.open_table(row("a", opened=1_700_000_000_000), lines(1, 3), sat="p1")
        await store.open_table(row("b", private=True), [Line(1, 1_700_000_060_000, '{"name":"🂡"}')])

    with_store(url, run)


def holds_what_was_filled_in(url: str) -> None:
    async def run(store: Store) -> None:
        assert await store.session("h1") == SessionRow("p1", "आशा", 20)
        assert await store.by_phrase("f1") == PersonRow("p1", "आशा", 10, 20)
        assert await store.table("a") == row("a", opened=1_700_000_000_000)
        assert await store.table("b") == row("b", private=True)
        assert await store.log("a") == lines(1, 3)
        assert await store.log("b") == [Line(1, 1_700_000_060_000, '{"name":"🂡"}')]
        assert await store.tables_of("p1", 9) == ["a"]
        await store.append("a", [line(4)])

    with_store(url, run)


def test_a_backup_restores_into_either_kind_of_database(url: str, other: str, tmp_path: Path) -> None:
    fill(url)
    file = _empty(tmp_path / "backup")
    assert upkeep.back_up(url, file) == upkeep.Contents(2, 4)
    whole = file.read_bytes()
    assert upkeep.restore(file, other) == upkeep.Contents(2, 4)
    holds_what_was_filled_in(other)
    assert file.read_bytes() == whole


def test_a_backup_by_commands(sqlite: str, tmp_path: Path) -> None:
    fill(sqlite)
    file, other = tmp_path / "tables.backup", tmp_path / "other.db"
    made = satasat("backup", "--db", sqlite, file)
    assert (made.stdout, made.stderr) == (f"{file} holds 2 tables with 4 lines\n", "")
    assert file.stat().st_mode & 0o777 == 0o600
    restored = satasat("restore", file, "--db", other)
    assert (restored.stdout, restored.stderr) == ("Restored 2 tables with 4 lines\n", "")
    holds_what_was_filled_in(str(other))
    again = satasat("restore", file, "--db", other)
    assert again.returncode == 2
    assert again.stderr.startswith("satasat: store_not_empty: ")
    assert {one.name for one in tmp_path.iterdir()} == {"store.db", "tables.backup", "other.db"}


def test_a_backup_under_load_restores_to_a_prefix_of_every_log(url: str, tmp_path: Path) -> None:
    """And holds all that was acknowledged before it began."""
    with writer(url, "t") as process:
        assert process.stdout is not None
        before = "".join(process.stdout.readline() for _ in range(400))
        for number in range(3):
            done = upkeep.back_up(url, _empty(tmp_path / f"{number}.backup"))
            assert done.tables == 20
            time.sleep(0.1)
        process.kill()
        process.stdout.read()

    async def logs(store: Store) -> dict[str, list[Line]]:
        return {table: await store.log(table) for table in told(before)}

    final = with_store(url, logs)
    for number in range(3):
        upkeep.restore(tmp_path / f"{number}.backup", str(tmp_path / f"{number}.db"))
        restored = with_store(str(tmp_path / f"{number}.db"), logs)
        for table, seq in told(before).items():
            log = restored[table]
            assert seq <= len(log) < len(final[table])
            assert log == final[table][: len(log)]


def _empty(file: Path) -> Path:
    file.touch()
    return file


def test_a_backup_is_written_over_nothing(sqlite: str, tmp_path: Path) -> None:
    fill(sqlite)
    file = tmp_path / "x"
    file.write_text("mine", encoding="utf-8")
    refused = satasat("backup", "--db", sqlite, file)
    assert refused.returncode == 2
    assert refused.stderr.startswith("satasat: backup_exists: ")
    assert file.read_text(encoding="utf-8") == "mine"
    nowhere = satasat("backup", "--db", sqlite, tmp_path / "nowhere" / "x")
    assert nowhere.stderr.startswith("satasat: file_unwritable: ")


def test_what_is_no_whole_backup_is_not_restored(sqlite: str, tmp_path: Path) -> None:
    fill(sqlite)
    good = _empty(tmp_path / "good")
    upkeep.back_up(sqlite, good)

    def restored(name: str, *statements: str, cut: int | None = None) -> str:
        file = tmp_path / name
        shutil.copy(good, file)
        if cut is not None:
            os.truncate(file, cut)
        if statements:
            execute(f"sqlite:///{file}", *statements)
        with pytest.raises(StoreError) as caught:
            upkeep.restore(file, str(tmp_path / "new.db"))
        assert str(file) in caught.value.params.values()
        assert not (tmp_path / "new.db").exists()
        return caught.value.code

    assert restored("middle", "delete from log where table_id = 'a' and seq = 2") == "backup_gap"
    assert restored("first", "delete from log where table_id = 'a' and seq = 1") == "backup_gap"
    assert restored("none", "delete from log where table_id = 'b'") == "backup_gap"
    stray = "update sat set table_id = 'nowhere'"
    assert restored("stray", stray) == "backup_damaged"
    assert restored("cut", cut=good.stat().st_size // 2) == "backup_damaged"
    assert restored("nothing", cut=0) == "backup_foreign"
    assert restored("head", cut=50) == "backup_damaged"
    assert restored("newer", "update satasat_version set version_num = '9999'") == "store_newer"
    assert restored("foreign", "drop table satasat_version") == "backup_foreign"
    missing = satasat("restore", tmp_path / "missing", "--db", tmp_path / "new.db")
    assert missing.stderr.startswith("satasat: file_missing: ")
    folder = satasat("restore", tmp_path, "--db", tmp_path / "new.db")
    assert folder.stderr.startswith("satasat: file_unreadable: ")


def test_a_restore_that_fails_leaves_nothing(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    fill(url)
    file = _empty(tmp_path / "backup")
    upkeep.back_up(url, file)
    new = str(tmp_path / "new.db")
    copy = upkeep._copy

    def interrupted(source: Any, target: Any) -> None:
        copy(source, target)
        raise KeyboardInterrupt

    monkeypatch.setattr(upkeep, "_copy", interrupted)
    with pytest.raises(KeyboardInterrupt):
        upkeep.restore(file, new)
    with sqlite3.connect(new) as connection:
        assert connection.execute("select name from sqlite_schema").fetchall() == []
    connection.close()
    monkeypatch.undo()
    upkeep.restore(file, new)
    holds_what_was_filled_in(new)


def test_a_database_in_use_is_not_restored_into(other: str, sqlite: str, tmp_path: Path) -> None:
    """Be it ours or another's; one whose tables are empty is as good as new."""
    fill(sqlite)
    file = _empty(tmp_path / "backup")
    upkeep.back_up(sqlite, file)

    async def nothing(store: Store) -> None:
        await store.ping()

    with_store(other, nothing)
    execute(_url(other), "insert into people values ('p9', 'Chandra', 1, 1)")
    with pytest.raises(StoreError, match="store_not_empty"):
        upkeep.restore(file, other)
    execute(_url(other), "delete from people", "alter table satasat_version rename to theirs")
    with pytest.raises(StoreError, match="store_foreign"):
        upkeep.restore(file, other)
    execute(_url(other), "alter table theirs rename to satasat_version")
    upkeep.restore(file, other)
    holds_what_was_filled_in(other)


def _url(db: str) -> str:
    return db if "://" in db else f"sqlite:///{db}"


def test_tables_are_listed(url: str, tmp_path: Path) -> None:
    fill(url)
    said = satasat("tables", "--json", env={**os.environ, "SATASAT_DB": url})
    assert json.loads(said.stdout) == {
        "tables": [
            {
                "id": "b",
                "game": "three-two-five",
                "private": True,
                "opened": 1000,
                "active": 1_700_000_060_000,
                "lines": 1,
            },
            {
                "id": "a",
                "game": "three-two-five",
                "private": False,
                "opened": 1_700_000_000_000,
                "active": 1000,
                "lines": 3,
            },
        ]
    }
    assert "5ec7e7" not in said.stdout, "links are secret"
    table = satasat("tables", "--db", url).stdout.splitlines()
    assert [cell.split() for cell in table if cell.strip()][2:] == [
        ["b", "three-two-five", "1970-01-01", "00:00", "2023-11-14", "22:14", "1"],
        ["a", "three-two-five", "2023-11-14", "22:13", "1970-01-01", "00:00", "3"],
        ["2", "tables"],
    ]


@pytest.mark.parametrize("command", [("tables",), ("backup", "x.backup")])
def test_where_there_is_no_database_none_is_made(command: tuple[str, ...], tmp_path: Path) -> None:
    said = satasat(*command, cwd=tmp_path)
    assert said.returncode == 2
    assert said.stderr == "satasat: store_missing: there are no tables in satasat.db\n"
    assert [*tmp_path.iterdir()] == []


def test_a_locked_or_lost_database_is_refused_with_a_code(postgres: Server, tmp_path: Path) -> None:
    url = postgres.new_database()
    with pytest.raises(StoreError, match="store_missing"):
        upkeep.summaries(url)
    fill(url)
    with psycopg.connect(url) as holder:
        holder.execute("lock table log in access exclusive mode")
        with pytest.raises(StoreError, match="store_failed"):
            upkeep.summaries(url)
    with pytest.raises(StoreError, match="store_unreachable"):
        upkeep.summaries(url.replace("/test", "/nothing"))


def test_a_server_goes_on_while_it_is_backed_up(sqlite: str, tmp_path: Path) -> None:
    async def run(store: Store) -> None:
        await store.open_table(row("a"), [line(1)])
        for number in range(5):
            backing = asyncio.to_thread(upkeep.back_up, sqlite, _empty(tmp_path / str(number)))
            backed = asyncio.ensure_future(backing)
            await asyncio.gather(*(store.append("a", [line(2 + number * 100 + n)]) for n in range(100)))
            await backed
        assert await store.log("a") == lines(1, 501)

    with_store(sqlite, run)
