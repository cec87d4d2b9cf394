"""The store: what it says is done is on the disk, in SQLite and PostgreSQL alike (S15, S23)."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from satasat.server.store import MOST_ROWS, Kept, Line, PersonRow, SessionRow, Store
from tests.stores import (
    line,
    lines,
    outcomes,
    refused,
    row,
    sqlite,
    url,
    with_store,
)

__all__ = ["sqlite", "url"]

# -------------------------------------------------------------------------------------------------------- the log


def test_a_log_is_what_was_appended_in_order_also_after_a_restart(url: str) -> None:
    async def write(store: Store) -> None:
        await store.open_table(row("a"), lines(1, 2))
        await store.append("a", [Line(3, 1234, '{"name":"आशा 🂡"}'), line(4)])
        assert [one.seq for one in await store.log("a")] == [1, 2, 3, 4]

    async def read(store: Store) -> None:
        assert await store.log("a") == [*lines(1, 2), Line(3, 1234, '{"name":"आशा 🂡"}'), line(4)]
        assert await store.log("b") == []
        assert await store.table("a") == row("a")
        assert await store.table("b") is None

    with_store(url, write)
    with_store(url, read)


def test_many_lines_cost_few_commits(url: str) -> None:
    """Group commit (S15)."""

    async def write(store: Store) -> None:
        await asyncio.gather(*(store.open_table(row(f"t{n}"), [line(1)]) for n in range(20)))
        before = store.commits
        await asyncio.gather(
            *(store.append(f"t{n}", [line(seq)]) for seq in range(2, 102) for n in range(20))
        )
        assert store.commits - before <= 2000 // MOST_ROWS + 5
        for n in range(20):
            assert await store.log(f"t{n}") == lines(1, 101)

    with_store(url, write)


def test_of_a_group_only_the_guilty_call_fails_and_leaves_nothing(url: str) -> None:
    async def write(store: Store) -> None:
        await store.open_table(row("a"), lines(1, 3))
        await store.open_table(row("b"), lines(1, 3))
        calls = [
            store.append("a", [line(4)]),
            store.append("a", [line(7), Line(3, 1, "there"), line(8)], sat="asha"),
            store.append("b", [Line(4, 1, "\ud800")]),
            store.append("nowhere", [line(1)]),
            store.append("b", [line(4)], sat="bina"),
            store.append("b", []),
        ]
        assert await outcomes(calls) == ["", "store_conflict", "store_failed", "store_conflict", "", ""]
        assert await store.log("a") == lines(1, 4)
        assert await store.log("b") == lines(1, 4)
        assert await store.log("nowhere") == []
        assert await store.tables_of("asha", 9) == []
        assert await store.tables_of("bina", 9) == ["b"]
        assert store.trouble is None

    with_store(url, write)


Call = tuple[int, list[int], bool]


@settings(max_examples=60, deadline=None)
@given(
    calls=st.lists(
        st.tuples(st.integers(0, 3), st.lists(st.integers(2, 12), min_size=1, max_size=3), st.booleans()),
        max_size=30,
    )
)
def test_a_group_comes_out_as_if_each_call_had_been_alone(
    tmp_path_factory: pytest.TempPathFactory, calls: list[Call]
) -> None:
    """Whatever waits together: the same calls succeed, and the same lines are there, as one after the other. Table 3 is not there."""
    model: dict[int, set[int]] = {n: {1} for n in range(3)}
    due = []
    for table, seqs, _ in calls:
        there = model.get(table)
        fine = there is not None and len({*seqs}) == len(seqs) and not there & {*seqs}
        due.append("" if fine else "store_conflict")
        if there is not None and fine:
            there.update(seqs)

    async def write(store: Store) -> None:
        for n in range(3):
            await store.open_table(row(f"t{n}"), [line(1)])
        futures = [
            store.append(f"t{table}", [line(seq) for seq in seqs], sat="asha" if sits else None)
            for table, seqs, sits in calls
        ]
        assert await outcomes(futures) == due
        for n in range(3):
            assert await store.log(f"t{n}") == [line(seq) for seq in sorted(model[n])]
        sat = {f"t{table}" for (table, _, sits), code in zip(calls, due, strict=True) if sits and not code}
        assert {*await store.tables_of("asha", 9)} == sat

    with_store(f"sqlite:///{tmp_path_factory.mktemp('group')}/store.db", write)


def test_what_waits_when_the_store_is_closed_is_stored(url: str) -> None:
    """S17: the log is flushed."""

    async def write() -> None:
        store = Store(url)
        await store.open()
        await store.open_table(row("a"), [line(1)])
        calls = [store.append("a", [line(seq)]) for seq in range(2, 1500)]
        await store.close()
        assert {*await outcomes(calls)} == {""}
        assert (await refused(store.append("a", [line(1500)]))).params == {"reason": "closed"}
        assert (await refused(store.log("a"))).code == "store_failed"

    async def read(store: Store) -> None:
        assert await store.log("a") == lines(1, 1499)

    asyncio.run(write())
    with_store(url, read)


def test_a_call_nobody_waits_for_any_more_is_stored_all_the_same(url: str) -> None:
    async def write(store: Store) -> None:
        await store.open_table(row("a"), [line(1)])
        store.append("a", [line(2)]).cancel()
        await store.append("a", [line(3)])
        assert await store.log("a") == lines(1, 3)

    with_store(url, write)


# -------------------------------------------------------------------------------------------------- tables and people


def test_tables_are_listed_by_when_something_happened_there(url: str) -> None:
    async def run(store: Store) -> None:
        for n, private in enumerate((False, True, False, False)):
            await store.open_table(row(f"t{n}", private=private), [line(1, 1000 + n)])
        await store.append("t0", [line(2, 5000)])
        assert sorted(await store.idle_tables(1003)) == ["t1", "t2"]
        await store.delete_table("t2")
        await store.delete_table("t2")
        assert await store.table("t2") is None
        assert await store.log("t2") == []
        assert await store.idle_tables(1003) == ["t1"]
        assert (await refused(store.append("t2", [line(2)]))).code == "store_conflict"

    with_store(url, run)


def test_a_table_is_opened_with_its_lines_or_not_at_all(url: str) -> None:
    async def run(store: Store) -> None:
        await store.open_table(row("a"), [line(1)], sat="asha")
        assert (await refused(store.open_table(row("a"), [line(2)], sat="bina"))).code == "store_conflict"
        assert (
            await refused(store.open_table(row("b"), [line(1), line(1)], sat="bina"))
        ).code == "store_conflict"
        assert await store.log("a") == [line(1)]
        assert await store.table("b") is None
        assert await store.tables_of("bina", 9) == []

    with_store(url, run)


def test_where_somebody_sat_is_remembered_with_the_lines(url: str) -> None:
    async def run(store: Store) -> None:
        for n in range(3):
            await store.open_table(row(f"t{n}"), [line(1, 1000 + n)], sat="asha")
        await store.append("t1", [line(2, 3000)], sat="bina")
        await store.append("t0", [line(2, 4000), line(3, 4000)], sat="asha")
        assert await store.tables_of("asha", 9) == ["t0", "t2", "t1"]
        assert await store.tables_of("asha", 2) == ["t0", "t2"]
        assert await store.tables_of("bina", 9) == ["t1"]
        await store.delete_table("t0")
        assert await store.tables_of("asha", 9) == ["t2", "t1"]

    with_store(url, run)


def test_people_sessions_and_phrases(url: str) -> None:
    """S23: by hash only."""

    async def run(store: Store) -> None:
        await store.add_person(PersonRow("p1", "Asha", 10, 10))
        await store.add_person(PersonRow("p2", "Bina", 10, 10))
        await store.rename("p1", "आशा")
        await store.add_session("h1", "p1", 20)
        await store.add_session("h2", "p1", 30)
        await store.add_session("h3", "p2", 30)
        assert await store.session("h1") == SessionRow("p1", "आशा", 20)
        await store.touch("h1", 50)
        assert await store.session("h1") == SessionRow("p1", "आशा", 50)
        assert await store.session("h2") == SessionRow("p1", "आशा", 30)
        assert await store.person("p1") == PersonRow("p1", "आशा", 10, 50)
        await store.end_session("h1")
        assert await store.session("h1") is None
        await store.end_sessions("p1")
        assert await store.session("h2") is None
        assert await store.session("h3") == SessionRow("p2", "Bina", 30)
        await store.set_phrase("p1", "f1")
        await store.set_phrase("p1", "f2")
        assert await store.by_phrase("f1") is None
        assert await store.by_phrase("f2") == PersonRow("p1", "आशा", 10, 50)
        assert (await refused(store.set_phrase("p2", "f2"))).code == "store_conflict"
        assert (await refused(store.add_person(PersonRow("p1", "Other", 1, 1)))).code == "store_conflict"
        assert (await refused(store.add_session("h3", "p1", 1))).code == "store_conflict"
        assert (await refused(store.add_session("h4", "nobody", 1))).code == "store_conflict"
        assert await store.person("nobody") is None

    with_store(url, run)


def test_who_wants_to_be_forgotten_is(url: str) -> None:
    async def run(store: Store) -> None:
        for person in ("p1", "p2"):
            await store.add_person(PersonRow(person, "Asha", 10, 10))
            await store.add_session(f"{person}-2", person, 30)
            await store.add_session(f"{person}-1", person, 20)
            await store.set_phrase(person, f"{person}-f")
            await store.open_table(row(person), lines(1, 2), sat=person)
        assert await store.kept_of("p1") == Kept((20, 30), phrase=True)
        await store.forget("p1")
        assert await store.kept_of("p1") == Kept((), phrase=False)
        assert await store.kept_of("p2") == Kept((20, 30), phrase=True)
        assert [await store.person("p1"), await store.session("p1-1"), await store.by_phrase("p1-f")] == [
            None
        ] * 3
        assert [await store.tables_of(one, 9) for one in ("p1", "p2")] == [[], ["p2"]]
        assert await store.log("p1") == lines(1, 2), "matches stay"

    with_store(url, run)


def test_idle_sessions_end_and_people_who_cannot_come_back_are_forgotten(url: str) -> None:
    async def run(store: Store) -> None:
        for person, seen in (("idle", 10), ("here", 10), ("phrase", 10), ("new", 99)):
            await store.add_person(PersonRow(person, person.title(), 10, seen))
        await store.open_table(row("a"), lines(1, 3), sat="idle")
        await store.add_session("h1", "idle", 10)
        await store.add_session("h2", "here", 10)
        await store.add_session("h3", "here", 60)
        await store.set_phrase("phrase", "f")
        assert await store.expire(50) == (2, 1)
        assert await store.session("h2") is None
        assert await store.session("h3") == SessionRow("here", "Here", 60)
        assert [await store.person(one) is not None for one in ("idle", "here", "phrase", "new")] == [
            False,
            True,
            True,
            True,
        ]
        assert await store.log("a") == lines(1, 3), "matches stay"
        assert await store.tables_of("idle", 9) == []
        assert await store.expire(50) == (0, 0)

    with_store(url, run)
