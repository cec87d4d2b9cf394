"""Who may ask, from where, and with what patience (S23, S25, S28, S30, S32)."""

from __future__ import annotations

import re
import socket as sockets
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from satasat.errors import BadMessage
from satasat.server import running
from satasat.server.access import (
    SPOKEN_SECONDS,
    Access,
    Asker,
    Codes,
    address,
    bounded_by,
    new_phrase,
    read_phrase,
    shortened,
    word,
)
from satasat.server.bounds import Bucket, Buckets
from satasat.server.config import Config, loopback_origins, origin
from tests.halls import FakeTimes
from tests.serving import Serving, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("server")) as one:
        yield one


def own_cookie(server: Serving) -> dict[str, str]:
    told = server.ask("POST", "/api/session", {"name": "Asha"}, {"Origin": server.origin})
    return {"Cookie": told.headers["set-cookie"].partition(";")[0]}


# -------------------------------------------------------------------------------------------------------- origins

FOREIGN = [
    "null", "", " ", "*", "http://127.0.0.1", "https://127.0.0.1:{port}", "http://127.0.0.1:{other}", "http://127.0.0.1:{port}/",
    "http://127.0.0.1:{port}/x", "http://127.0.0.1:{port}.evil.example", "http://127.0.0.1.evil.example:{port}",
    "http://evil.example", "https://evil.example", "http://evil.example:{port}", "http://evil.example#127.0.0.1:{port}",
    "http://127.0.0.1:{port}@evil.example", "http://user@127.0.0.1:{port}", "HTTP://127.0.0.1:{port}", "http://LOCALHOST:{port}",
    "http://127.1:{port}", "http://2130706433:{port}", "http://0.0.0.0:{port}", "http://[::1]:{port}", "http://localhost.:{port}",
    "http://127.0.0.1:0{port}", "file://", "chrome-extension://abcdef", "127.0.0.1:{port}", "//127.0.0.1:{port}",
    "http://127.0.0.1:{port}, http://evil.example", "ws://127.0.0.1:{port}",
]  # fmt: skip


def written(text: str, server: Serving) -> str:
    return text.format(port=server.port, other=server.port + 1)


def upgraded(server: Serving, headers: dict[str, str]) -> int:
    """The status of an upgrade with those headers; 101 where it is one."""
    try:
        with connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers=headers, compression=None):
            return 101
    except InvalidStatus as refused:
        return refused.response.status_code


def test_thirty_foreign_origins_are_refused_everywhere(server: Serving) -> None:
    """S25: on every upgrade and on every POST, PATCH, DELETE, with a cookie and with a token."""
    assert len(FOREIGN) >= 30
    cookie, token = own_cookie(server), server.program().headers
    for text in FOREIGN:
        foreign = {"Origin": written(text, server)}
        for who in (cookie, token):
            told = server.ask("POST", "/api/tables", {}, {**who, **foreign})
            assert (told.status, told.code) == (403, "foreign_origin"), text
        for method, path in (("POST", "/api/session"), ("PATCH", "/api/session"), ("DELETE", "/api/person")):
            assert server.ask(method, path, {"name": "x"}, {**cookie, **foreign}).code == "foreign_origin"
        assert upgraded(server, {**cookie, **foreign}) == upgraded(server, {**token, **foreign}) == 403, text


def test_own_origins_may_do_everything(server: Serving) -> None:
    cookie, token = own_cookie(server), server.program().headers
    for own in loopback_origins(server.port):
        for who in (cookie, token):
            assert server.ask("POST", "/api/tables", {}, {**who, "Origin": own}).status == 201
            assert upgraded(server, {**who, "Origin": own}) == 101


def test_without_an_origin_programs_may_ask_and_browsers_may_not(server: Serving) -> None:
    """S25: missing Origin refused for cookie sessions, allowed for bearer tokens."""
    cookie, token = own_cookie(server), server.program().headers
    assert server.ask("POST", "/api/tables", {}, cookie).code == "no_origin"
    assert server.ask("POST", "/api/session", {"name": "x"}).code == "no_origin"
    assert server.ask("DELETE", "/api/session", None, cookie).code == "no_origin"
    assert server.ask("GET", "/api/session", None, cookie).status == 200
    assert upgraded(server, cookie) == 403
    assert server.ask("POST", "/api/tables", {}, token).status == 201
    assert upgraded(server, token) == 101
    assert upgraded(server, {}) == 403
    assert upgraded(server, {"Authorization": "Bearer " + "0" * 64}) == 401


def test_a_name_that_was_made_to_lead_here_leads_nowhere(server: Serving) -> None:
    for host in (
        "evil.example",
        f"evil.example:{server.port}",
        "127.0.0.1.evil.example",
        "",
        "127.0.0.1@evil.example",
    ):
        told = server.ask("GET", "/api/tables", headers={"Host": host})
        assert (told.status, told.code) == (421, "foreign_host"), host
        assert upgraded_raw(server, host) == 421
    assert server.ask("GET", "/api/tables", headers={"Host": "localhost:1"}).status == 200


def upgraded_raw(server: Serving, host: str) -> int:
    lines = [
        "GET /ws HTTP/1.1", f"Host: {host}", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", "",
    ]  # fmt: skip
    with sockets.create_connection(("127.0.0.1", server.port), timeout=10) as connection:
        connection.sendall("\r\n".join(lines).encode())
        return int(connection.recv(1000).split(b" ", 2)[1])


def test_sockets_are_at_their_path_alone(server: Serving) -> None:
    url = f"ws://127.0.0.1:{server.port}/other"
    with pytest.raises(InvalidStatus) as refused, connect(url, additional_headers=server.program().headers):
        pass
    assert refused.value.response.status_code == 404


def test_an_origin_is_given_as_browsers_write_it() -> None:
    assert origin("HTTPS://Cards.Example:443/") == "https://cards.example"
    assert origin("http://cards.example:80") == "http://cards.example"
    assert origin("http://cards.example:8325") == "http://cards.example:8325"
    assert origin("http://[::1]:8325") == "http://[::1]:8325"
    for wrong in ("", "cards.example", "ftp://cards.example", "https://cards.example/x", "https://a b", "https://u@c.example",
                  "http://x:0", "http://x:70000", "*", "null", "https://*.example"):  # fmt: skip
        with pytest.raises(BadMessage):
            origin(wrong)


# --------------------------------------------------------------------------------------------------------- cookies


def test_over_tls_the_cookie_is_for_this_host_and_tls_alone(tmp_path: Path) -> None:
    """S23, S26."""
    with serving(tmp_path, origins=("https://cards.example",)) as server:
        own = {"Origin": "https://cards.example", "Host": "cards.example"}
        told = server.ask("POST", "/api/session", {"name": "Asha"}, own)
        pair, *attributes = told.headers["set-cookie"].split("; ")
        assert re.fullmatch(r"__Host-satasat=[0-9a-f]{64}", pair)
        assert attributes == ["Path=/", "Max-Age=2592000", "HttpOnly", "Secure", "SameSite=Lax"]
        assert told.headers["strict-transport-security"] == "max-age=31536000"
        assert server.ask("GET", "/api/session", None, {**own, "Cookie": pair}).status == 200
        weaker = pair.removeprefix("__Host-")  # that a neighbour under the same domain could have set
        assert server.ask("GET", "/api/session", None, {**own, "Cookie": weaker}).code == "no_session"
        assert (
            server.ask("GET", "/api/session", None, {**own, "Cookie": f"{pair}; {pair}"}).code == "no_session"
        )
        link = server.ask("POST", "/api/tables", {}, {**own, "Cookie": pair}).json["link"]
        assert link.startswith("https://cards.example/t/")
        ended = server.ask("DELETE", "/api/session", None, {**own, "Cookie": pair})
        assert ended.headers["set-cookie"].startswith("__Host-satasat=; Path=/; Max-Age=0; ")


# -------------------------------------------------------------------------------------------------- phrases, codes


def test_every_number_is_a_word_of_its_own() -> None:
    """A phrase holds 128 bits: eight of 65,536 words."""
    words = {word(n) for n in range(1 << 16)}
    assert len(words) == 1 << 16
    assert all(re.fullmatch("([bdfghjklmnprstvz][aiou]){2}[bdfghjklmnprstvz]", one) for one in words)


@given(st.sampled_from(["", " ", "-", "  ", ", ", "\n"]), st.booleans())
def test_a_phrase_is_read_however_it_is_typed(between: str, capitals: bool) -> None:
    phrase = new_phrase()
    typed = between.join(phrase.split())
    assert read_phrase(typed.upper() if capitals else typed) == phrase


def test_a_spoken_code_is_valid_for_ten_minutes() -> None:
    """S28."""
    times = FakeTimes()
    codes = Codes(times)
    code = codes.new("t1")
    other = codes.new("t2")
    times.at += SPOKEN_SECONDS * 1000
    assert codes.table(code) == "t1"
    times.at += 1
    assert codes.table(code) is None
    assert codes.table(code) is None
    newer = codes.new("t2")
    assert (codes.table(other), codes.table(newer)) == (None, "t2")


def test_codes_do_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Codes, "MOST", 3)
    codes = Codes(FakeTimes())
    made = [codes.new(f"t{n}") for n in range(5)]
    assert [codes.table(code) for code in made] == [None, None, "t2", "t3", "t4"]


# ------------------------------------------------------------------------------------------------------- addresses


def came(peer: str | None, *forwarded: str) -> Asker:
    return Asker(tuple((b"x-forwarded-for", one.encode()) for one in forwarded), peer)


def test_what_a_client_says_of_its_address_is_not_believed() -> None:
    assert address(came("192.0.2.7", "198.51.100.1"), 0) == "192.0.2.7"
    assert address(came("10.0.0.1", "198.51.100.1, 203.0.113.5"), 1) == "203.0.113.5"
    assert address(came("10.0.0.1", "198.51.100.1", "203.0.113.5"), 1) == "203.0.113.5"
    assert address(came("10.0.0.1", "1.1.1.1, 203.0.113.5, 10.0.0.2"), 2) == "203.0.113.5"
    for unclear in ("", "unknown", "_hidden", "203.0.113.5:80"):
        assert address(came("10.0.0.1", unclear), 1) == "10.0.0.1"
    assert address(came("10.0.0.1"), 1) == "10.0.0.1"
    assert address(came("10.0.0.1", "203.0.113.5"), 2) == "10.0.0.1"
    assert address(came(None), 0) == "?"


def test_addresses_share_bounds_by_household_and_are_shortened_in_logs() -> None:
    """S46."""
    assert bounded_by("203.0.113.5") == bounded_by("::ffff:203.0.113.5") == "203.0.113.5"
    assert bounded_by("2001:db8:1:2::3") == bounded_by("2001:db8:1:2:ff::1") == "2001:db8:1:2::/64"
    assert shortened("203.0.113.5") == "203.0.113.0/24"
    assert shortened("2001:db8:1:2::3") == "2001:db8:1::/48"
    assert shortened("fe80::1%eth0") == "fe80::/48"
    assert {bounded_by("?"), shortened("nonsense")} == {"?"}


def test_a_proxy_of_ones_own_tells_who_asks(tmp_path: Path) -> None:
    from msgspec.structs import replace

    from tests.serving import ROOMY

    with serving(tmp_path, proxies=1, limits=replace(ROOMY, sessions_per_hour=1)) as server:
        ask: dict[str, Any] = {"name": "Asha", "bearer": True}
        for last in ("203.0.113.5", "203.0.113.6"):
            own = {"X-Forwarded-For": f"198.51.100.1, {last}"}
            assert server.ask("POST", "/api/session", ask, own).status == 201
            assert server.ask("POST", "/api/session", ask, own).code == "limit"
            assert server.ask("GET", "/metrics", headers=own).code == "not_for_you"
        assert server.ask("GET", "/metrics").status == 200


def test_a_program_here_is_told_from_one_behind_a_forgotten_proxy() -> None:
    access = Access(Config(db="x", origins=()), None, FakeTimes())  # type: ignore[arg-type]
    assert access.is_here(came("127.0.0.1"))
    assert not access.is_here(came("127.0.0.1", "203.0.113.5"))
    assert not access.is_here(came("203.0.113.5"))


# ---------------------------------------------------------------------------------------------------------- bounds


def test_a_bucket_fills_with_time() -> None:
    bucket = Bucket(2, 3, 0)
    assert [bucket.wait(0) for _ in range(4)] == [0, 0, 0, 1]
    assert [bucket.wait(1000) for _ in range(3)] == [0, 0, 1]
    bucket.give_back()
    assert [bucket.wait(1000) for _ in range(2)] == [0, 1]
    slow = Bucket(1 / 3600, 1, 0)
    assert [slow.wait(0), slow.wait(0), slow.wait(1_800_000), slow.wait(3_600_000)] == [0, 3600, 1800, 0]


def test_buckets_of_those_who_have_gone_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Buckets, "KEPT", 2)
    buckets = Buckets(0.001, 1)
    assert [buckets.wait(key, 0) for key in "abab"] == [0, 0, 1000, 1000]
    assert [buckets.wait(key, 0) for key in "ca"] == [0, 0]
    buckets.give_back("nobody")


# -------------------------------------------------------------------------------------------------------- patience


def gone_after(connection: sockets.socket) -> float:
    """Seconds until the server closes the connection."""
    began = time.monotonic()
    connection.settimeout(8)
    try:
        while connection.recv(4096):
            pass
    except ConnectionResetError:
        pass
    return time.monotonic() - began


def trickled(connection: sockets.socket) -> int:
    """How many lines of a header the server takes, slowly one after the other."""
    for n in range(100):
        try:
            connection.sendall(b"X-%d: y\r\n" % n)
        except OSError:
            return n
        time.sleep(0.05)
    return 100


def test_who_does_not_send_his_request_is_not_waited_for(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S32: header 5 s; here less, so that the test is quick. Trickling brings no more time."""
    assert (running.HEADER_SECONDS, running.BODY_SECONDS, running.KEEP_ALIVE_SECONDS) == (5, 10, 10)
    monkeypatch.setattr(running, "HEADER_SECONDS", 0.4)
    monkeypatch.setattr(running, "BODY_SECONDS", 0.4)
    where = ("127.0.0.1", server.port)
    beginnings = (
        b"",
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{",
    )
    for beginning in beginnings:
        with sockets.create_connection(where) as connection:
            connection.sendall(beginning)
            gone_after(connection)
    with sockets.create_connection(where) as connection:
        connection.sendall(b"GET / HTTP/1.1\r\n")
        assert trickled(connection) < 100


def test_a_connection_that_is_kept_asks_again(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "HEADER_SECONDS", 0.5)
    ask = f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n\r\n".encode()
    with sockets.create_connection(("127.0.0.1", server.port), timeout=10) as connection:
        for _ in range(3):
            connection.sendall(ask)
            assert connection.recv(8192).startswith(b"HTTP/1.1 200 ")
            time.sleep(0.4)
        connection.sendall(ask[:10])
        gone_after(connection)


def test_an_open_socket_may_be_silent(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(running, "HEADER_SECONDS", 0.2)
    socket = server.program().socket()
    time.sleep(0.6)
    assert socket.say("quit", "x")["code"] == "unknown_table"
    socket.close()


def test_many_half_open_connections_hold_nobody_up(server: Serving) -> None:
    """S32, in small: nobody who asks properly notices."""
    half_open = [sockets.create_connection(("127.0.0.1", server.port)) for _ in range(300)]
    try:
        for connection in half_open:
            connection.sendall(b"GET /")
        assert [server.ask("GET", "/healthz").status for _ in range(20)] == [200] * 20
    finally:
        for connection in half_open:
            connection.close()


@pytest.mark.parametrize(
    "data",
    [b"\x16\x03\x01\x02\x00", b"GET\r\n\r\n", b"\0" * 1000, b"GET / HTTP/9.9\r\n\r\n", b"A" * 200_000, b"GET / HTTP/1.1\r\n: x\r\n\r\n",
     b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n"],
)  # fmt: skip
def test_what_is_no_request_is_no_trouble(server: Serving, data: bytes) -> None:
    where = ("127.0.0.1", server.port)
    with sockets.create_connection(where) as connection, suppress(OSError):  # it may have heard enough
        connection.sendall(data)
        connection.shutdown(sockets.SHUT_WR)
        gone_after(connection)
    assert server.ask("GET", "/healthz").status == 200


def test_a_frame_that_is_too_long_or_no_text_closes_the_socket(server: Serving) -> None:
    """S29: 1009 and 1008."""
    from websockets.exceptions import ConnectionClosed

    for data, code in (("x" * 5_000, 1009), (b"binary", 1008)):
        socket = server.program().socket()
        socket.connection.send(data)
        with pytest.raises(ConnectionClosed) as closed:
            socket.until(lambda _: False)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code
        socket.close()
