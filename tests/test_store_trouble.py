"""The store when things go wrong: kills, full and locked disks, databases of others (S15, S18)."""

from __future__ import annotations

import asyncio
import random
import signal
import sqlite3
import subprocess
import sys
import textwrap
import time
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import event

from satasat.errors import StoreError
from satasat.server import database
from satasat.server.database import FileKept
from satasat.server.store import Store
from tests.postgres import Server
from tests.stores import (
    execute,
    fails_then_recovers,
    line,
    lines,
    opened,
    refused,
    row,
    sqlite,
    told,
    url,
    with_store,
    writer,
)

__all__ = ["sqlite", "url"]


def test_what_was_acknowledged_survives_sigkill(url: str) -> None:
    """S15; how the server survives it is tested with the server."""
    dice = random.Random(15)
    for round in range(3):
        process = writer(url, f"r{round}")
        with process:
            assert process.stdout is not None
            begun = process.stdout.readline()
            time.sleep(dice.uniform(0.05, 0.4))
            process.send_signal(signal.SIGKILL)
            last = told(begun + process.stdout.read())
        assert last

        async def check(store: Store, last: dict[str, int] = last) -> None:
            for table, seq in last.items():
                log = await store.log(table)
                assert [one.seq for one in log] == [*range(1, len(log) + 1)]
                assert seq <= len(log) <= seq + 1

        with_store(url, check)


def test_a_full_disk_stops_and_space_lets_go_on(sqlite: str) -> None:
    async def run(store: Store) -> None:
        limited = False

        def limit(connection: Any, _record: Any) -> None:
            if limited:
                connection.execute("pragma max_page_count = 30").close()

        def full(yes: bool) -> None:
            nonlocal limited
            limited = yes
            if yes:
                store._drop_connection()

        event.listen(store._writing, "connect", limit)
        await fails_then_recovers(store, full, "store_full")

    with_store(sqlite, run)


LIMITED = textwrap.dedent(
    """
    import asyncio, resource, sys
    from satasat.server.store import Store
    from tests.stores import fails_then_recovers

    def full(yes):
        hard = resource.getrlimit(resource.RLIMIT_FSIZE)[1]
        resource.setrlimit(resource.RLIMIT_FSIZE, (100_000 if yes else hard, hard))

    async def main():
        store = Store(sys.argv[1])
        await store.open()
        await fails_then_recovers(store, full, "store_failed", "store_full")
        await store.close()

    asyncio.run(main())
    """
)


def test_files_that_cannot_grow_stop_and_growing_lets_go_on(sqlite: str) -> None:
    """As above, but by the system itself."""
    subprocess.run([sys.executable, "-c", LIMITED, sqlite], check=True, cwd=Path(__file__).parents[1])


def test_every_commit_waits_for_the_disk(url: str) -> None:
    """S15. No test can cut the power; so the settings are asked for on which it depends."""

    async def run(store: Store) -> None:
        await store.open_table(row("a"), [line(1)])
        writing = store._connection
        assert writing is not None
        if url.startswith("sqlite"):
            asked = [
                writing.exec_driver_sql(f"pragma {one}").scalar() for one in ("journal_mode", "synchronous")
            ]
            assert asked == ["wal", 2]
        else:
            assert writing.exec_driver_sql("show synchronous_commit").scalar() == "on"

    with_store(url, run)


def test_a_full_disk_is_told_from_other_faults() -> None:
    full = sqlite3.OperationalError("database or disk is full")
    full.sqlite_errorcode = sqlite3.SQLITE_FULL
    assert database.refusal(full).code == "store_full"
    assert database.refusal(psycopg.errors.DiskFull("no space")).code == "store_full"
    lost = database.refusal(psycopg.OperationalError('connection to server at "host", port 5432 failed'))
    assert lost.params == {"reason": "no connection"}, "players are not told where the database is"


def test_a_locked_database_is_refused_after_a_while_and_used_when_free(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "BUSY", 0.1)

    async def run(store: Store) -> None:
        await store.open_table(row("a"), [line(1)])
        if url.startswith("sqlite"):
            other: Any = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
            other.execute("begin immediate")
        else:
            other = psycopg.connect(url)
            other.execute("lock table log in exclusive mode")
        try:
            assert (await refused(store.append("a", [line(2)]))).code == "store_failed"
            assert await store.log("a") == [line(1)], "reading goes on"
        finally:
            other.rollback()
            other.close()
        await store.append("a", [line(2)])
        assert await store.log("a") == lines(1, 2)

    with_store(url, run)


def test_a_read_only_database_is_refused_and_used_when_it_is_no_more(url: str) -> None:
    async def run(store: Store) -> None:
        read_only = False

        def guard(connection: Any, _record: Any) -> None:
            connection.execute(f"pragma query_only = {read_only}").close()

        def turn(on: bool) -> None:
            nonlocal read_only
            read_only = on
            store._drop_connection()
            if url.startswith("postgresql"):
                with psycopg.connect(url, autocommit=True) as other:
                    other.execute("set default_transaction_read_only = off")
                    name = other.info.dbname
                    other.execute(f"alter database {name} set default_transaction_read_only = {on}".encode())

        if url.startswith("sqlite"):
            event.listen(store._writing, "connect", guard)
        await store.open_table(row("a"), [line(1)])
        turn(True)
        for _ in range(2):
            assert (await refused(store.append("a", [line(2)]))).code == "store_failed"
            assert (await refused(store.rename("asha", "Bina"))).code == "store_failed"
        assert await store.log("a") == [line(1)]
        turn(False)
        await store.append("a", [line(2)])
        assert await store.log("a") == lines(1, 2)

    with_store(url, run)


def test_a_database_server_may_go_and_come_back(postgres: Server) -> None:
    async def run(store: Store) -> None:
        await store.open_table(row("a"), [line(1)])
        assert len(await store.log("a")) == 1
        postgres.stop()
        try:
            for _ in range(2):
                assert (await refused(store.append("a", [line(2)]))).params == {"reason": "no connection"}
                assert (await refused(store.ping())).code == "store_failed"
        finally:
            postgres.start()
        await store.append("a", [line(2)])
        await store.ping()
        assert await store.log("a") == lines(1, 2)

    with_store(postgres.new_database(), run)


def test_a_reader_whose_connection_was_cut_asks_again(postgres: Server) -> None:
    url = postgres.new_database()

    async def run(store: Store) -> None:
        await store.open_table(row("a"), [line(1)])
        await asyncio.gather(*(store.log("a") for _ in range(8)))
        with psycopg.connect(url, autocommit=True) as other:
            other.execute(
                "select pg_terminate_backend(pid) from pg_stat_activity"
                " where datname = current_database() and pid <> pg_backend_pid() and query not like 'insert%'"
            )
        assert await store.log("a") == [line(1)]

    with_store(url, run)


# --------------------------------------------------------------------------------------------------- URLs, versions


@pytest.mark.parametrize(
    "bad",
    [
        "",
        ":memory:",
        "sqlite://",
        "sqlite:///:memory:",
        "mysql://u:secret@h/x",
        "://",
        "postgresql+asyncpg://h/x",
    ],
)
def test_other_databases_are_refused_without_telling_a_password(bad: str) -> None:
    with pytest.raises(StoreError) as caught:
        Store(bad)
    assert caught.value.code == "store_bad_url"
    assert "secret" not in str(caught.value)


def test_a_url_may_be_a_path_and_postgresql_has_short_names() -> None:
    assert database.url_of("games/a?b#c.db").database == "games/a?b#c.db"
    assert database.url_of("sqlite:////var/x.db").database == "/var/x.db"
    for name in ("postgres", "postgresql", "postgresql+psycopg"):
        url = database.url_of(f"{name}://u:secret@host/x")
        assert url.drivername == "postgresql+psycopg"
        assert database.shown(url) == "postgresql://u:***@host/x"


def test_a_database_of_others_is_left_as_it_is(url: str) -> None:
    execute(url, "create table theirs (x integer)")
    assert opened(url) == "store_foreign"
    execute(url, "drop table theirs")
    assert opened(url) == ""


def test_a_database_of_a_newer_version_is_left_as_it_is(url: str) -> None:
    assert opened(url) == ""
    execute(url, "update satasat_version set version_num = '9999'")
    assert opened(url) == "store_newer"
    execute(url, "delete from satasat_version")
    assert opened(url) == "store_foreign"


def test_a_file_or_server_that_is_none_is_refused(tmp_path: Path) -> None:
    text = tmp_path / "text"
    text.write_text(
        "no database, but a text that is longer than the head of one would be" * 20, encoding="utf-8"
    )
    assert opened(str(text)) == "store_foreign"
    assert opened(str(tmp_path)) == "store_unreachable"
    assert opened(str(tmp_path / "nowhere" / "x.db")) == "store_unreachable"
    assert opened("postgresql://u@127.0.0.1:1/x") == "store_unreachable"


def test_the_file_of_a_new_database_is_its_owners_alone(tmp_path: Path) -> None:
    """It holds seeds and the secrets of links."""
    assert opened(f"{tmp_path}/x.db") == ""
    assert (tmp_path / "x.db").stat().st_mode & 0o777 == 0o600


def test_migrations_lead_to_the_tables_that_the_code_knows(url: str) -> None:
    from alembic.autogenerate import compare_metadata
    from alembic.config import Config
    from alembic.runtime.migration import MigrationContext
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", f"{Path(database.__file__).parent}/migrations")
    scripts = ScriptDirectory.from_config(config)
    assert scripts.get_heads() == [database.HEAD]
    assert {script.revision for script in scripts.walk_revisions()} == database.OLDER | {database.HEAD}
    assert opened(url) == ""
    engine = database.engine_of(database.url_of(url))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"version_table": database.VERSION_TABLE})
        assert context.get_current_revision() == database.HEAD
        assert compare_metadata(context, database.METADATA) == []
    engine.dispose()


def test_opening_what_is_up_to_date_needs_no_migrations(sqlite: str) -> None:
    code = textwrap.dedent(
        """
        import asyncio, sys
        from satasat.server.store import Store

        async def run():
            store = Store(sys.argv[1])
            await store.open()
            await store.close()

        asyncio.run(run())
        print("alembic" in sys.modules)
        """
    )
    command = [sys.executable, "-c", code, sqlite]
    said = [
        subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip() for _ in range(2)
    ]
    assert said == ["True", "False"]


def test_a_file_that_is_gone_or_another_keeps_nothing(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """S18: nothing is acknowledged that will not be there."""
    monkeypatch.setattr(FileKept, "EVERY", 0.0)
    path = Path(sqlite.removeprefix("sqlite:///"))

    async def run(store: Store) -> None:
        await store.open_table(row("a"), [line(1)])
        aside = path.rename(path.with_suffix(".aside"))
        assert (await refused(store.append("a", [line(2)]))).code == "store_failed"
        path.write_bytes(aside.read_bytes())
        assert (await refused(store.append("a", [line(2)]))).code == "store_failed"
        path.unlink()
        aside.rename(path)
        await store.append("a", [line(2)])
        assert await store.log("a") == lines(1, 2)

    with_store(sqlite, run)
