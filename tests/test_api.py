"""The HTTP side of a running server (docs/formats/http.md)."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
import socket as sockets
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from satasat import wire
from satasat.bots import BOTS
from satasat.cards import to_plain
from satasat.errors import BadMessage, Refusal
from satasat.games import GAMES
from satasat.records import read
from satasat.server import running
from satasat.server.api import ROUTES
from satasat.server.app import HEADERS
from satasat.server.asking import STATUS
from satasat.server.metrics import METRICS
from satasat.server.schema import schema
from satasat.server.store import Line, TableRow
from tests.serving import ROOMY, Program, Serving, serving
from tests.test_history import Evening


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server")) as running:
        yield running


def cookie_of(set_cookie: str) -> str:
    return set_cookie.partition(";")[0]


class Browser:
    """Somebody with a cookie, on a page of the server's own."""

    def __init__(self, server: Serving, name: str = "Bina") -> None:
        self.server = server
        self.origin = {"Origin": server.origin}
        told = server.ask("POST", "/api/session", {"name": name}, self.origin)
        assert told.status == 201, told
        self.set_cookie = told.headers["set-cookie"]
        self.headers = {**self.origin, "Cookie": cookie_of(self.set_cookie)}

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        return self.server.ask(method, path, body, self.headers)


# ------------------------------------------------------------------------------------------------------- sessions


def test_a_browser_gets_its_session_as_a_cookie_that_no_script_can_read(server: Serving) -> None:
    """S23; on plain http without Secure, as S28b has it."""
    browser = Browser(server)
    parts = browser.set_cookie.split("; ")
    assert re.fullmatch(r"satasat=[0-9a-f]{64}", parts[0])
    assert parts[1:] == ["Path=/", f"Max-Age={30 * 24 * 3600}", "HttpOnly", "SameSite=Lax"]
    told = browser.ask("GET", "/api/session")
    assert told.json == {"name": "Bina"}
    assert told.headers["set-cookie"] == browser.set_cookie  # for another thirty days


def test_a_program_gets_a_token(server: Serving) -> None:
    told = server.ask("POST", "/api/session", {"name": " Asha ", "bearer": True})
    assert told.status == 201
    assert "set-cookie" not in told.headers
    assert told.json["name"] == "Asha"
    assert re.fullmatch(r"[0-9a-f]{64}", told.json["token"])


def test_a_token_is_stored_as_its_hash_alone(server: Serving) -> None:
    """S23."""
    token = server.program().token
    path = server.house.config.db
    kept = b"".join(p.read_bytes() for p in Path(path).parent.iterdir())
    assert token.encode() not in kept
    with sqlite3.connect(path) as db:
        hashes = [row[0] for row in db.execute("select hash from sessions")]
    db.close()
    assert hashlib.sha256(token.encode()).hexdigest() in hashes


@pytest.mark.parametrize(
    "headers", [{}, {"Authorization": "Bearer " + "0" * 64}, {"Authorization": "Basic x"}]
)
def test_without_a_session_nothing_of_ones_own_is_told(server: Serving, headers: dict[str, str]) -> None:
    for method, path in (("GET", "/api/session"), ("GET", "/api/matches"), ("GET", "/api/person/export")):
        assert server.ask(method, path, headers=headers).code == "no_session"
    told = server.ask("POST", "/api/tables", {}, {**headers, "Origin": server.origin})
    assert (told.status, told.code) == (401, "no_session")


def test_a_name_is_changed_and_a_session_ended(server: Serving) -> None:
    one = server.program("Asha")
    assert one.ask("PATCH", "/api/session", {"name": "Aśa"}).json == {"name": "Aśa"}
    assert one.ask("GET", "/api/session").json == {"name": "Aśa"}
    assert one.ask("PATCH", "/api/session", {"name": "\u202e"}).code == "bad_player_name"
    assert one.ask("DELETE", "/api/session").status == 204
    assert one.ask("GET", "/api/session").code == "no_session"


def test_a_phrase_brings_a_person_back_and_everywhere_ends_all(server: Serving) -> None:
    one = server.program("Asha")
    table = one.table()["table"]
    phrase = one.ask("POST", "/api/session/phrase").json["phrase"]
    assert len(phrase.split()) == 8
    again = server.ask(
        "POST", "/api/session/recover", {"phrase": phrase.upper().replace(" ", "-"), "bearer": True}
    )
    assert again.status == 201
    other = Program(server, again.json["token"])
    assert other.ask("POST", f"/api/tables/{table}/code").status == 201  # it is the one who sits there
    newer = one.ask("POST", "/api/session/phrase").json["phrase"]
    assert (
        server.ask("POST", "/api/session/recover", {"phrase": phrase, "bearer": True}).code == "wrong_phrase"
    )
    assert other.ask("DELETE", "/api/session?everywhere").status == 204
    assert one.ask("GET", "/api/session").code == other.ask("GET", "/api/session").code == "no_session"
    assert server.ask("POST", "/api/session/recover", {"phrase": newer, "bearer": True}).status == 201


def test_an_ended_session_ends_its_sockets(server: Serving) -> None:
    one = server.program()
    socket = one.socket()
    assert one.ask("DELETE", "/api/session").status == 204
    assert socket.ended()


def test_a_session_that_nobody_used_for_thirty_days_has_ended(server: Serving) -> None:
    """S23."""
    one = server.program()
    session = hashlib.sha256(one.token.encode()).hexdigest()
    long_ago = server.house.hall.times.wall() - 31 * 24 * 3_600_000
    server.do(lambda: server.house.store.touch(session, long_ago))
    assert one.ask("GET", "/api/session").code == "no_session"
    two = server.program()
    session = hashlib.sha256(two.token.encode()).hexdigest()
    server.do(lambda: server.house.store.touch(session, long_ago + 2 * 24 * 3_600_000))
    assert two.ask("GET", "/api/session").status == 200
    server.do(server.house.clear_out)
    assert two.ask("GET", "/api/session").status == 200  # its use was written down
    assert server.do(lambda: server.house.store.session(session)).seen > long_ago + 3 * 24 * 3_600_000


# --------------------------------------------------------------------------------------------------------- tables


def test_a_table_is_opened_looked_up_and_entered(server: Serving) -> None:
    asha, bina = server.program("Asha"), server.program("Bina")
    opened = asha.table(preset="pagat", rules={"deals": 1}, settings={"clock": "fast"})
    assert re.fullmatch(r"[0-9a-f]{32}", opened["secret"])  # 128 bits
    assert opened["link"] == f"{server.origin}/t/{opened['table']}#{opened['secret']}"
    key = {"table": opened["table"], "secret": opened["secret"]}
    found = server.ask("POST", "/api/tables/look-up", key).json
    assert found["names"] == ["Asha", None, None]
    assert (found["free"], found["stage"], found["game"]) == (2, "lobby", "three-two-five")
    socket = bina.socket()
    refused = socket.say("join", opened["table"])
    assert refused["code"] == "wrong_secret"
    assert socket.say("join", opened["table"], secret=opened["secret"])["type"] == "welcome"
    socket.close()


def test_a_wrong_secret_wakes_no_table(server: Serving) -> None:
    opened = server.program().table()
    wrong = {"table": opened["table"], "secret": "0" * 32}
    assert server.ask("POST", "/api/tables/look-up", wrong).code == "wrong_secret"
    assert server.ask("POST", "/api/tables/look-up", {"table": "none", "secret": ""}).code == "unknown_table"
    assert server.ask("POST", "/api/tables/look-up", {}).code == "unknown_table"
    assert opened["table"] not in server.house.hall.awake


def test_a_spoken_code_leads_to_the_table_for_ten_minutes(server: Serving) -> None:
    """S28."""
    asha, bina = server.program("Asha"), server.program("Bina")
    table = asha.table()
    assert bina.ask("POST", f"/api/tables/{table['table']}/code").code == "not_seated"
    told = asha.ask("POST", f"/api/tables/{table['table']}/code").json
    assert told["seconds"] == 600
    assert re.fullmatch(r"[A-HJ-NP-Z]{6}", told["code"])
    typed = told["code"][:3].lower() + " " + told["code"][3:]
    found = server.ask("POST", "/api/tables/look-up", {"code": typed}).json
    assert (found["table"], found["secret"]) == (table["table"], table["secret"])
    newer = asha.ask("POST", f"/api/tables/{table['table']}/code").json["code"]
    assert server.ask("POST", "/api/tables/look-up", {"code": told["code"]}).code == "wrong_spoken_code"
    assert server.ask("POST", "/api/tables/look-up", {"code": newer}).status == 200


def test_public_tables_are_listed_while_somebody_is_there(server: Serving) -> None:
    asha = server.program("Asha")
    public, private = asha.table(settings={"private": False}), asha.table()
    socket = asha.socket()
    for table in (public, private):
        socket.say("join", table["table"])
    listed = server.ask("GET", "/api/tables").json["tables"]
    mine = [one for one in listed if one["table"] in (public["table"], private["table"])]
    assert [one["table"] for one in mine] == [public["table"]]
    assert mine[0]["secret"] is None
    socket.say(
        "host", public["table"], do={"type": "configure", "settings": {"private": False, "locked": True}}
    )
    assert public["table"] not in server.ask("GET", "/api/tables").body.decode()
    socket.close()


WRONG_TABLES = [
    ({"game": "whist"}, "unknown_game"),
    ({"preset": "none"}, "unknown_preset"),
    ({"rules": {"deals": 0}}, "bad_value"),
    ({"rules": {"colour": "red"}}, "unknown_option"),
    ({"settings": {"sit_in_bot": "clever"}}, "unknown_bot"),
    ({"settings": {"clock": "slow"}}, "bad_message"),
    ({"settings": {"unknown": 1}}, "bad_message"),
    ({"host": "me"}, "bad_message"),
    ([], "bad_message"),
    (None, "bad_message"),
]


@pytest.mark.parametrize(("body", "code"), WRONG_TABLES)
def test_a_table_that_cannot_be_is_refused(server: Serving, body: Any, code: str) -> None:
    told = server.program().ask("POST", "/api/tables", body)
    assert (told.status, told.code) == (400, code)
    assert told.json["text"]


# -------------------------------------------------------------------------------------------------------- matches


@pytest.fixture(scope="module")
def evening(server: Serving) -> tuple[str, Evening, dict[str, Program]]:
    """A table with two matches that are over and one that is on, in the store, and its people with sessions."""
    evening = Evening("api", deals=2, table="evening12345")
    evening.match()
    evening.match()
    over = len(evening.lines)
    evening.match()
    lines = evening.lines[: over + 30]
    table = "evening12345"
    row = TableRow(table, "0" * 32, "three-two-five", True, 0)
    people = {name: server.program(name) for name in ("p0", "p1", "p2", "p3", "p4")}

    def person(token: str) -> str:
        session = hashlib.sha256(token.encode()).hexdigest()
        return str(server.do(lambda: server.house.store.session(session)).person)

    ids = {name: person(one.token) for name, one in people.items()}
    bodies = [line.body for line in lines]
    for name, there in ids.items():
        bodies = [body.replace(f'"{name}"', f'"{there}"') for body in bodies]
    now = server.house.hall.times.wall()
    stored = [Line(line.seq, now, body) for line, body in zip(lines, bodies, strict=True)]
    server.do(lambda: server.house.store.open_table(row, stored[:2], sat=ids["p0"]))

    async def rest() -> None:
        await server.house.store.append(table, stored[2:10], sat=ids["p1"])
        await server.house.store.append(table, stored[10:])

    server.do(rest)
    return table, evening, people


def test_own_matches_are_listed_with_what_they_came_to(
    server: Serving, evening: tuple[str, Evening, dict[str, Program]]
) -> None:
    _, evening_, people = evening
    listed = people["p0"].ask("GET", "/api/matches").json["matches"]
    due = evening_.played()
    assert [one["number"] for one in listed] == [1, 2, 3]
    assert [one["on"] for one in listed] == [False, False, True]
    assert [one["totals"] for one in listed[:2]] == [list(m.result.totals) for m in due[:2] if m.result]
    assert listed[2]["totals"] is None
    assert server.program().ask("GET", "/api/matches").json == {"matches": []}


def test_a_record_is_told_when_the_match_is_over_to_those_who_played(
    server: Serving, evening: tuple[str, Evening, dict[str, Program]]
) -> None:
    """S12: nothing of a match that is on."""
    table, _, people = evening
    told = people["p0"].ask("GET", f"/api/matches/{table}/1/record")
    assert told.status == 200
    assert told.headers["content-type"] == "application/jsonl; charset=utf-8"
    (match,) = read(told.body.splitlines(keepends=True))
    assert (match.holds, match.finished, match.chained) == (True, True, True)
    on = people["p0"].ask("GET", f"/api/matches/{table}/3/record")
    assert (on.status, on.code) == (409, "match_not_over")
    assert people["p0"].ask("GET", f"/api/matches/{table}/3/review").code == "match_not_over"
    for number in ("4", "0", "x", "9" * 5000):
        assert people["p0"].ask("GET", f"/api/matches/{table}/{number}/record").code == "unknown_match"
    stranger = server.program()
    for match_no in (1, 3, 4):
        told = stranger.ask("GET", f"/api/matches/{table}/{match_no}/record")
        assert (told.status, told.code) == (404, "unknown_match")


def test_a_review_is_made_one_a_session(
    server: Serving, evening: tuple[str, Evening, dict[str, Program]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """S33: in a worker, one a session, and not for somebody who has gone."""
    table, _, people = evening
    began, cancelled = [], []

    async def slow(record: str, deal: int | None) -> Any:
        began.append(record)
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            cancelled.append(record)
            raise

    monkeypatch.setattr(server.house.workers, "review", slow)
    path = f"/api/matches/{table}/1/review"
    with sockets.create_connection(("127.0.0.1", server.port)) as connection:
        token = people["p0"].token
        connection.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nAuthorization: Bearer {token}\r\n\r\n".encode()
        )
        wait_until(lambda: bool(began))
        told = people["p0"].ask("GET", path)
        assert (told.status, told.code) == (429, "busy")
        assert told.headers["retry-after"]
    wait_until(lambda: bool(cancelled))

    async def quick(record: str, deal: int | None) -> Any:
        return {"deals": len(record)}

    monkeypatch.setattr(server.house.workers, "review", quick)
    wait_until(lambda: people["p0"].ask("GET", path).status == 200)

    async def full(record: str, deal: int | None) -> Any:
        raise Refusal("busy", key="analyses", most=20)

    monkeypatch.setattr(server.house.workers, "review", full)
    assert people["p0"].ask("GET", path).code == "busy"

    async def died(record: str, deal: int | None) -> Any:
        raise BadMessage("worker_died")

    monkeypatch.setattr(server.house.workers, "review", died)
    assert people["p0"].ask("GET", path).status == 503


def test_a_review_is_what_the_command_says(
    server: Serving, evening: tuple[str, Evening, dict[str, Program]]
) -> None:
    table, evening_, people = evening
    told = people["p0"].ask("GET", f"/api/matches/{table}/2/review")
    assert told.status == 200, told
    assert told.json["format"] == "satasat-review"
    result = evening_.played()[1].result
    assert result is not None
    assert told.json["totals"] == list(result.totals)


def wait_until(true: Any) -> None:
    for _ in range(400):
        if true():
            return
        time.sleep(0.02)
    raise AssertionError("it does not become so")


def test_a_person_can_take_along_and_remove_what_is_kept(
    server: Serving, evening: tuple[str, Evening, dict[str, Program]]
) -> None:
    table, _, people = evening
    one = people["p1"]
    one.ask("POST", "/api/session/phrase")
    kept = one.ask("GET", "/api/person/export").json
    assert kept["name"] == "p1"
    assert kept["phrase"] is True
    assert len(kept["sessions"]) == 1
    assert kept["tables"] == [table]
    assert {m["table"] for m in kept["matches"]} <= {table}
    socket = one.socket()
    assert one.ask("DELETE", "/api/person").status == 204
    assert one.ask("GET", "/api/person/export").code == "no_session"
    assert socket.ended()
    told = people["p0"].ask("GET", f"/api/matches/{table}/1/record")  # the match stays as it was played
    assert told.status == 200


# ------------------------------------------------------------------------------------------------------ the server


def test_everything_to_choose_from_is_told_with_words(server: Serving) -> None:
    told = server.ask("GET", "/api/games?language=en").json
    for game, its in zip(told["games"], GAMES, strict=True):
        assert (game["id"], game["default"]) == (its.id, its.default_preset)
        for preset in game["presets"]:
            rules = to_plain(its.presets[preset["id"]])
            assert preset["rules"] == json.loads(json.dumps(rules))
            canonical = json.dumps(rules, sort_keys=True, separators=(",", ":")).encode()
            assert preset["sha256"] == hashlib.sha256(canonical).hexdigest()
        sources = {option["id"]: option["sources"] for option in game["options"]}
        assert sources == {option.name: dict(option.sources) for option in its.options}
        for option in game["options"]:
            assert all([option["label"], option["about"], *(value["label"] for value in option["values"])])
    assert [bot["id"] for bot in told["bots"]] == list(BOTS)
    assert [clock["id"] for clock in told["clocks"]] == [clock.value for clock in wire.Clock]
    assert [phrase["id"] for phrase in told["phrases"]] == list(wire.PHRASES)
    assert [face["id"] for face in told["faces"]] == list(wire.FACES)
    assert (len(wire.PHRASES), len(wire.FACES)) == (24, 12)
    assert server.ask("GET", "/api/games?language=xx").json["language"] == "en"


def test_the_schema_holds_for_what_a_server_says_and_hears(server: Serving) -> None:
    """Issue 4, point 1: the schema is made from the types, and held against the running server."""
    told = server.ask("GET", "/api/schema").json
    assert told == json.loads(json.dumps(schema()))
    Draft202012Validator.check_schema(told)

    def validator(part: dict[str, Any]) -> Draft202012Validator:
        return Draft202012Validator({**part, "$defs": told["$defs"]})

    update, command = validator(told["update"]), validator(told["command"])
    view, event, choices, remarks = (
        validator(told["games"]["three-two-five"][k]) for k in ("view", "event", "choices", "remarks")
    )
    asha = server.program("Asha")
    table = asha.table(rules={"deals": 1}, settings={"pace": "instant"})["table"]
    socket = asha.socket()
    socket.say("join", table)
    for seat in (1, 2):
        socket.say("host", table, do={"type": "put_bot", "seat": seat, "bot": "random"})
    socket.say("start", table)
    assert socket.say("start", table)["type"] == "refused"
    socket.say("say", table, phrase="hello")
    socket.until(lambda told: told.get("what", {}).get("type") == "committed")
    socket.say("ready", table, deal=1)
    moves = 0
    while moves < 6:
        if socket.move(table):
            moves += 1
        else:
            socket.next()
    for one in socket.told:
        update.validate(one)
        if "view" in one:
            view.validate(one["view"])
        if "choices" in one:
            choices.validate(one["choices"])
        assert ("remarks" in one) == ("view" in one)
        remarks.validate(one.get("remarks", {}))
        for seen in one.get("events", ()):
            event.validate(seen)
    command.validate({"type": "join", "id": "a", "table": table})
    assert not command.is_valid({"type": "join", "id": "a", "table": table, "more": 1})
    assert not command.is_valid({"type": "jump", "id": "a", "table": table})
    assert not update.is_valid({"type": "happened", "table": table})
    socket.close()


def test_the_limits_are_told(server: Serving) -> None:
    assert server.ask("GET", "/api/limits").json == to_plain(ROOMY)


def test_health_says_whether_the_store_answers(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    good = server.ask("GET", "/healthz", headers={"Host": "whatever"})
    assert (good.status, good.json) == (200, {"status": "ok"})

    async def fails() -> None:
        from satasat.errors import StoreError

        raise StoreError("store_full")

    monkeypatch.setattr(server.house.store, "ping", fails)
    bad = server.ask("GET", "/healthz")
    assert (bad.status, bad.json) == (503, {"status": "failing", "code": "store_full"})


def test_figures_are_told_to_this_machine_alone(server: Serving) -> None:
    told = server.ask("GET", "/metrics")
    assert told.status == 200
    assert b"satasat_entries_total" in told.body
    through = server.ask("GET", "/metrics", headers={"X-Forwarded-For": "127.0.0.1"})
    assert (through.status, through.code) == (403, "not_for_you")


def test_every_answer_carries_the_same_headers(server: Serving) -> None:
    """S26."""
    due = {
        "content-security-policy": (
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
            "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
        ),
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": (
            "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), "
            "microphone=(), midi=(), payment=(), usb=()"
        ),
        "referrer-policy": "no-referrer",
        "x-content-type-options": "nosniff",
        "cache-control": "no-store",
    }
    assert due == HEADERS
    for method, path in (("GET", "/api/limits"), ("GET", "/api/games"), ("GET", "/nothing"), ("PUT", "/api/session"),
                         ("GET", "/api/session"), ("POST", "/api/session"), ("HEAD", "/healthz")):  # fmt: skip
        answer = server.ask(method, path, headers={"Origin": server.origin})
        assert due.items() <= answer.headers.items(), path
        assert "server" not in answer.headers
        assert not {name for name in answer.headers if name.startswith("access-control")}
    with pytest.raises(InvalidStatus) as refused, connect(f"ws://127.0.0.1:{server.port}/ws"):
        pass
    assert due.items() <= {k.lower(): v for k, v in refused.value.response.headers.raw_items()}.items()


def test_what_is_not_there_and_what_cannot_be_done_are_refused(server: Serving) -> None:
    assert server.ask("GET", "/api/nothing").code == "unknown_path"
    told = server.ask("PUT", "/api/session")
    assert (told.status, told.code) == (405, "wrong_method")
    assert {*told.headers["allow"].split(", ")} == {"GET", "HEAD", "POST", "PATCH", "DELETE"}
    assert server.ask("OPTIONS", "/api/session", headers={"Origin": "https://evil.example"}).status == 405


def test_a_body_that_is_too_long_is_refused(server: Serving) -> None:
    """S29."""
    told = server.ask("POST", "/api/session", data=b'{"name":"' + b"a" * 70_000 + b'"}')
    assert (told.status, told.code) == (413, "too_long")


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"\xff", b"null", b"[]", b'{"name":1}', b'{"name":"a","x":1}', b'{"name":"\\ud800"}', b"[" * 60_000,
     b'{"name":"a","bearer":"yes"}', b'{"name":' + b'{"a":' * 10_000],
)  # fmt: skip
def test_a_body_of_another_form_is_refused_quickly(server: Serving, data: bytes) -> None:
    """S33: 64 KiB of anything are read in no time."""
    told = server.ask("POST", "/api/session", data=data)
    assert (told.status, told.code) == (400, "bad_message")


def test_every_status_is_of_a_code_that_there_is() -> None:
    assert {*STATUS} <= Refusal.codes | BadMessage.codes


def test_a_fault_of_ours_is_told_to_nobody_in_detail(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails() -> None:
        raise RuntimeError("AS KH 7S")

    monkeypatch.setattr(server.house.store, "ping", fails)
    told = server.ask("GET", "/healthz")
    assert (told.status, told.json) == (500, {"code": "failed", "params": {}})
    assert HEADERS.items() <= told.headers.items()


def test_a_fault_in_a_socket_is_logged(
    server: Serving, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(*_: Any) -> None:
        raise RuntimeError("AS KH 7S")

    monkeypatch.setattr(server.house.sockets, "serve", fails)
    _not_upgraded(server.program(), 500)
    assert "socket_failed" in [record.getMessage() for record in caplog.records]


# ---------------------------------------------------------------------------------------------------------- limits


def test_what_one_address_may_ask_for_is_bounded(tmp_path: Path) -> None:
    """S28, S30: 429 with Retry-After and the key."""
    limits = replace(
        ROOMY,
        sessions_per_hour=4,
        tables_per_hour=2,
        codes_per_minute=3,
        address_sockets=3,
        session_sockets=2,
    )
    with serving(tmp_path, limits=limits) as server:
        one, other = server.program("Asha"), server.program("Bina")
        table = one.table()
        one.table()
        _refused(one.ask("POST", "/api/tables", {}), "tables_per_hour")
        for _ in range(5):  # right ones do not count
            key = {"table": table["table"], "secret": table["secret"]}
            assert server.ask("POST", "/api/tables/look-up", key).status == 200
        for _ in range(3):
            assert server.ask("POST", "/api/tables/look-up", {"code": "AAAAAA"}).code == "wrong_spoken_code"
        _refused(server.ask("POST", "/api/tables/look-up", {"code": "AAAAAA"}), "codes_per_minute")
        phrase = {"phrase": "babab", "bearer": True}
        _refused(server.ask("POST", "/api/session/recover", phrase), "codes_per_minute")
        server.program(), server.program()
        _refused(server.ask("POST", "/api/session", {"name": "Chandra", "bearer": True}), "sessions_per_hour")
        open_ones = [one.socket(), one.socket()]
        _not_upgraded(one, 429)
        open_ones.append(other.socket())
        _not_upgraded(other, 429)
        for socket in open_ones:
            socket.close()


def _refused(told: Any, key: str) -> None:
    assert (told.status, told.code, told.json["params"]["key"]) == (429, "limit", key)
    assert int(told.headers["retry-after"]) == told.json["params"]["seconds"] >= 1


def _not_upgraded(one: Program, status: int) -> None:
    with pytest.raises(InvalidStatus) as refused:
        one.socket()
    assert refused.value.response.status_code == status


def test_who_does_not_read_is_dropped_and_holds_up_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S31."""
    monkeypatch.setattr(running, "PING_SECONDS", 0.5)
    limits = replace(ROOMY, messages=1_000_000, burst=1_000_000)
    with serving(tmp_path, limits=limits) as server:
        asha, bina = server.program("Asha"), server.program("Bina")
        table = asha.table()
        good = asha.socket()
        good.say("join", table["table"])
        before = METRICS.dropped._value.get()
        with stuck(server, bina) as write:
            join = {"type": "join", "table": table["table"], "secret": table["secret"]}
            for n in range(30_000):
                if METRICS.dropped._value.get() > before or not write({**join, "id": f"j{n}"}):
                    break
                if n % 500 == 0:
                    answer = good.say("say", table["table"], phrase="hello")
                    assert answer.get("code", "busy") == "busy"  # the table's mailbox may be full
            assert METRICS.dropped._value.get() == before + 1
            wait_until(lambda: len(server.house.sockets.open) == 1)
        assert good.say("say", table["table"], phrase="goodbye")["type"] == "done"
        good.close()


@contextmanager
def stuck(server: Serving, one: Program) -> Iterator[Callable[[dict[str, Any]], bool]]:
    """A socket that never reads; gives how it writes a command, which says whether it could."""
    with sockets.socket() as connection:
        connection.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        connection.connect(("127.0.0.1", server.port))
        lines = [
            "GET /ws HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Connection: Upgrade", "Upgrade: websocket",
            "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
            f"Authorization: Bearer {one.token}", "", "",
        ]  # fmt: skip
        connection.sendall("\r\n".join(lines).encode())
        connection.settimeout(5)

        def write(command: dict[str, Any]) -> bool:
            data = json.dumps(command).encode()
            assert len(data) < 126
            head = bytes([0x81, 0x80 | len(data)]) + bytes(4)
            try:
                connection.sendall(head + data)
            except OSError:
                return False
            return True

        yield write


def test_tables_that_nobody_has_used_for_thirty_days_are_removed(tmp_path: Path) -> None:
    """S22; one that is awake stays."""
    with serving(tmp_path) as server:
        now = server.house.hall.times.wall()
        old, day = now - 30 * 24 * 3_600_000 - 1_000, 24 * 3_600_000
        for name, at in (("old", old), ("awake", old), ("young", old + day)):
            evening = Evening(name, table=name)
            row = TableRow(name, "0" * 32, "three-two-five", True, at)
            first = [Line(line.seq, at, line.body) for line in evening.lines]
            server.do(partial(server.house.store.open_table, row, first))
        server.do(lambda: server.house.hall.table("awake"))
        server.do(server.house.clear_out)
        left = [
            name for name in ("old", "awake", "young") if server.do(partial(server.house.store.table, name))
        ]
        assert left == ["awake", "young"]


# ------------------------------------------------------------------------------------------------------- the page

PAGE = (Path(__file__).parents[1] / "docs" / "formats" / "http.md").read_text(encoding="utf-8")


def test_the_page_about_http_lists_every_request() -> None:
    listed = set(re.findall(r"^\| `([A-Z]+ /\S*)` \|", PAGE, re.MULTILINE)) | {"GET /api/games"}
    assert "`GET /api/games`" in PAGE
    there = {f"{m} {route.path}" for route in ROUTES for m in route.methods or () if m != "HEAD"}
    assert listed == there | {"GET /ws"}


def test_the_page_about_http_lists_every_limit() -> None:
    listed = dict(re.findall(r"^\| `(\w+)` \| (\d+) \|", PAGE, re.MULTILINE))
    assert listed == {name: str(value) for name, value in to_plain(wire.Limits()).items()}
