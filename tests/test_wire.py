"""docs/formats/wire.md and /api/schema say what satasat.wire has, and commands are read strictly (S29)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from satasat import wire
from satasat.cards import from_plain
from satasat.errors import BadMessage
from satasat.server.log import public
from tests.test_docs import rows, sections, text_of

PAGE = text_of(Path(__file__).parents[1] / "docs" / "formats" / "wire.md")


def kinds(union: Any) -> dict[str, tuple[str, ...]]:
    """By tag, the fields of each member."""
    return {kind.__struct_config__.tag: kind.__struct_fields__ for kind in union.__args__}


def named(cell: str) -> list[str]:
    return re.findall(r"`(\w+)`", cell)


def documented(part: str, own: tuple[str, ...]) -> dict[str, set[str]]:
    """By heading, the fields in the first table below it, and `own`."""
    found = {}
    for heading, text in sections(sections(PAGE, 2)[part], 3).items():
        table = text.split("\n| Action")[0]
        found[heading.strip("`")] = {field for row in rows(table) for field in named(row[0])} | {*own}
    return found


def test_every_command_has_its_heading_and_its_fields() -> None:
    due = {tag: {*fields} for tag, fields in kinds(wire.Command).items()}
    assert documented("Commands", ("id", "table")) == due


def test_every_update_has_its_heading_and_its_fields() -> None:
    due = {tag: {*fields} for tag, fields in kinds(wire.Update).items()}
    assert documented("Updates", ()) == due


def test_every_action_of_the_host_and_everything_that_happens_is_listed() -> None:
    host = sections(sections(PAGE, 2)["Commands"], 3)["`host`"]
    actions = {named(row[0])[0]: tuple(named(row[1])) for row in rows("| Action" + host.split("| Action")[1])}
    assert actions == kinds(wire.HostAction)
    whats = {named(row[0])[0]: tuple(named(row[1])) for row in rows(sections(PAGE, 2)["What happened"])}
    assert whats == kinds(wire.What)


def test_the_pictures_have_their_fields() -> None:
    picture = sections(PAGE, 2)["The table in a picture"]
    seating, settings = (
        {field for row in rows(part) for field in named(row[0])} for part in picture.split("**`settings`**")
    )
    assert seating == {*wire.Seating.__struct_fields__}
    assert settings >= {*wire.Settings.__struct_fields__}
    for field in (*wire.Company.__struct_fields__, *wire.Time.__struct_fields__):
        assert f"`{field}`" in picture


@pytest.mark.parametrize("line", re.search(r"```json command\n(.*?)```", PAGE, re.DOTALL)[1].splitlines())  # type: ignore[index]
def test_the_commands_of_the_page_are_read(line: str) -> None:
    assert wire.read_command(line.encode()).table == "k3v9x2m8qd4z"


@pytest.mark.parametrize("line", re.search(r"```json update\n(.*?)```", PAGE, re.DOTALL)[1].splitlines())  # type: ignore[index]
def test_the_updates_of_the_page_are_updates(line: str) -> None:
    update = msgspec.json.decode(line, type=wire.Update)
    assert update.table == "k3v9x2m8qd4z"  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"null",
        b"[]",
        b'"join"',
        b"{",
        b'{"type":"join"}',
        b'{"type":"join","id":"a"}',
        b'{"type":"join","id":"","table":"t"}',
        b'{"type":"join","id":"' + b"a" * 33 + b'","table":"t"}',
        b'{"type":"join","id":"\\u0007","table":"t"}',
        '{"type":"join","id":"é","table":"t"}'.encode(),
        b'{"type":"join","id":"a","table":"t","seat":1}',
        b'{"type":"join","id":1,"table":"t"}',
        b'{"type":"join","id":"a","table":null}',
        b'{"type":"jion","id":"a","table":"t"}',
        b'{"type":"take_seat","id":"a","table":"t","seat":"1"}',
        b'{"type":"take_seat","id":"a","table":"t","seat":1.5}',
        b'{"type":"take_seat","id":"a","table":"t","seat":1e99}',
        b'{"type":"host","id":"a","table":"t","do":{"type":"destroy"}}',
        b'{"type":"host","id":"a","table":"t","do":{"type":"swap","a":0,"b":1,"c":2}}',
        b'{"type":"act","id":"a","table":"t","seq":1,"move":{"x":' + b"[" * 300 + b"]" * 300 + b"}}",
        b'{"type":"act","id":"a","table":"t","seq":1,"move":{"x":[[[1]]]}}' + b" " * 300,
        b"\xff\xfe",
        b'{"type":"join","id":"a","table":"\xff"}',
    ],
)
def test_what_is_no_command_is_refused(data: bytes) -> None:
    """S29: unknown fields, wrong types, depth, odd bytes."""
    with pytest.raises(BadMessage) as refused:
        wire.read_command(data)
    assert refused.value.code == "bad_message"
    assert len(refused.value.params["reason"]) <= 120


def test_every_entry_of_a_log_has_a_public_side_and_no_other_field() -> None:
    """S2: what is told is made by an allow-list; no person, no seed, no move among its fields."""
    from satasat.server.log import Entry  # a union of all entries

    hidden = {"person", "seed", "move", "host", "started"}
    for kind in Entry.__args__:
        fields = {f: _any(t) for f, t in zip(kind.__struct_fields__, kind.__struct_fields__, strict=True)}
        told = public(kind(**fields), 0)
        assert type(told).__struct_config__.tag == kind.__struct_config__.tag
        assert not hidden & {*type(told).__struct_fields__}
        assert json.dumps(from_plain(msgspec.to_builtins(told), dict))


def _any(name: str) -> Any:
    return 0 if name in ("seat", "a", "b", "deal", "ms", "by") else name
