"""`satasat serve` as a process: how it begins, what it says, how it ends (S17, S25, S28b, S46)."""

from __future__ import annotations

import io
import json
import logging
import os
import re
import signal
import socket as sockets
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from satasat.cli import main, serve
from satasat.errors import BadMessage, IllegalMove, StoreError
from satasat.server import logs, running
from satasat.server.alone import alone_at
from satasat.wire import Limits
from tests.serving import Program, Serving


class Process:
    """A server in a process of its own."""

    def __init__(self, folder: Path, *args: str, **environment: str) -> None:
        command = [sys.executable, "-m", "satasat", "serve", "--port", "0", "--workers", "1", *args]
        self.errors = (folder / "errors").open("a+b")
        self.popen = subprocess.Popen(
            command,
            cwd=folder,
            env={**os.environ, **environment},
            stdout=subprocess.PIPE,
            stderr=self.errors,
            text=True,
        )
        assert self.popen.stdout is not None
        self.said: list[str] = []
        while not (self.said and self.said[-1].startswith("satasat serves at ")):
            self.said.append(self.popen.stdout.readline())
            assert self.said[-1], (folder / "errors").read_text()
        address = self.said[-1].split()[-1]
        self.asking = Serving(int(address.rpartition(":")[2]), None, None)  # type: ignore[arg-type]

    def end(self, how: int = signal.SIGTERM) -> int:
        """Tells it to end; its exit code."""
        if self.popen.poll() is None:
            self.popen.send_signal(how)
        code = self.popen.wait(10)
        assert self.popen.stdout is not None
        self.popen.stdout.close()
        self.errors.close()
        return code


@contextmanager
def process(folder: Path, *args: str, **environment: str) -> Iterator[Process]:
    one = Process(folder, *args, **environment)
    try:
        yield one
    finally:
        if one.popen.poll() is None:
            one.end(signal.SIGKILL)


def log_of(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "errors").read_text().splitlines()]


def test_a_server_begins_serves_is_told_to_end_and_goes_on_where_it_was(tmp_path: Path) -> None:
    """S17: clients told, log flushed, exit 0 within 5 s; S46: no hands, moves, names, tokens in the log."""
    with process(tmp_path, "--log-level", "debug") as first:
        asha = first.asking.program("Aparajita")
        table = asha.table(rules={"deals": 1}, settings={"pace": "instant"})
        socket = asha.socket()
        socket.say("join", table["table"])
        for seat in (1, 2):
            socket.say("host", table["table"], do={"type": "put_bot", "seat": seat, "bot": "easy"})
        socket.say("start", table["table"])
        socket.until(lambda told: told.get("what", {}).get("type") == "committed")
        socket.say("ready", table["table"], deal=1)
        while not socket.move(table["table"]):
            socket.next()
        assert first.asking.ask("POST", "/api/tables/look-up", {"table": "x"}).status == 404
        began = time.monotonic()
        first.popen.send_signal(signal.SIGTERM)
        with pytest.raises(ConnectionClosed) as closed:
            socket.until(lambda _: False)
        assert {"type": "closing"} in socket.told  # a bot may have moved in the same instant
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert first.end() == 0
        assert time.monotonic() - began < 5
        socket.close()
    assert [line["event"] for line in log_of(tmp_path) if line["level"] == "info"] == [
        "started",
        "stopping",
        "stopped",
    ]
    written = (tmp_path / "errors").read_text()
    for secret in (asha.token, table["secret"], "Aparajita", '"play"', "hand"):
        assert secret not in written
    with process(tmp_path) as second:
        again = Program(second.asking, asha.token)
        socket = again.socket()
        welcome = socket.say("join", table["table"])
        assert welcome["seating"]["match"] == 1
        assert welcome["view"]["deal_no"] == 1
        socket.close()
        assert second.end(signal.SIGINT) == 0


def test_a_server_that_is_killed_loses_nothing_that_it_acknowledged(tmp_path: Path) -> None:
    """S15, once; 200 times in the tests of kills."""
    with process(tmp_path) as first:
        asha = first.asking.program()
        table = asha.table()["table"]
        socket = asha.socket()
        socket.say("join", table)
        seq = socket.say("host", table, do={"type": "put_bot", "seat": 1, "bot": "easy"})["seq"]
        first.end(signal.SIGKILL)
        socket.close()
    with process(tmp_path) as second:
        socket = Program(second.asking, asha.token).socket()
        assert socket.say("join", table)["seq"] == seq
        socket.close()
        assert second.end() == 0


def test_at_home_the_address_is_shown_as_a_qr_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """S28b."""
    from satasat.server.config import Config

    served: list[Config] = []

    def run(config: Config, listener: sockets.socket, ready: Any) -> None:
        served.append(config)
        ready()

    monkeypatch.setattr(running, "run", run)
    monkeypatch.setattr(serve, "lan_address", lambda: "192.0.2.44")
    monkeypatch.setattr(logs, "set_up", lambda level: None)
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(main, ["serve", "--lan", "--port", "0"])
    assert result.exit_code == 0, result.output
    (config,) = served
    assert re.fullmatch(r"http://192\.0\.2\.44:\d+", config.origins[0])
    assert f"satasat serves at {config.origins[0]}" in result.output
    assert "plain http" in result.output
    assert (
        sum(line.count("█") + line.count("▀") + line.count("▄") for line in result.output.splitlines()) > 100
    )
    assert not config.secure


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (("--host", "0.0.0.0"), "origin_needed"),
        (("--host", "::"), "origin_needed"),
        (("--host", "cards.example"), "origin_needed"),
        (("--origin", "cards.example"), "bad_origin"),
        (("--limit", "speed=1"), "bad_limit"),
        (("--limit", "burst=0"), "bad_limit"),
        (("--limit", "burst"), "bad_limit"),
        (("--limit", "burst=1e9"), "bad_limit"),
        (("--host", "192.0.2.1", "--origin", "https://cards.example"), "cannot_listen"),
        (("--db", "mysql://x/y"), "store_bad_url"),
        (("--db", "no/such/folder/x.db"), "store_unreachable"),
        (("--db", "foreign"), "store_foreign"),
        (("--port", "70000"), "bad_usage"),
    ],
)
def test_what_cannot_be_served_is_said_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], code: str
) -> None:
    (tmp_path / "foreign").write_text("no database" * 100)
    monkeypatch.setattr(logs, "set_up", lambda level: None)
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(main, ["serve", "--port", "0", *args])
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.startswith(f"satasat: {code}: "), result.stderr
    assert result.stderr.count("\n") == 1


def test_a_server_that_cannot_begin_leaves_no_other_words(tmp_path: Path) -> None:
    (tmp_path / "foreign").write_text("no database" * 100)
    command = [sys.executable, "-m", "satasat", "serve", "--port", "0", "--db", "foreign"]
    r = subprocess.run(command, capture_output=True, text=True, check=False, cwd=tmp_path, timeout=60)
    assert (r.returncode, r.stdout) == (2, "")
    assert re.fullmatch(r"satasat: store_foreign: .*\n", r.stderr)


def test_a_port_that_is_taken_is_said_to_be(tmp_path: Path) -> None:
    with sockets.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(BadMessage) as busy:
            running.listening("127.0.0.1", port)
        assert busy.value.code == "port_busy"


def test_limits_are_changed_by_name() -> None:
    assert serve.limits_of(()) == Limits()
    assert serve.limits_of(("burst=7", "tables_per_hour=1000")).burst == 7
    hosts = ("127.0.0.3", "::1", "[::1]", "localhost", "0.0.0.0", "::", "192.0.2.1", "cards.example")
    assert [serve.is_loopback(host) for host in hosts] == [True] * 4 + [False] * 4


def test_without_a_network_there_is_no_address_in_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "FAR", "127.0.0.1")
    with pytest.raises(BadMessage) as none:
        serve.lan_address()
    assert none.value.code == "no_lan"


# ------------------------------------------------------------------------------------------------------------- logs


def logged(log: Any) -> dict[str, Any]:
    """The line that a call of a logger becomes."""
    stream = io.StringIO()
    before = logging.getLogger().handlers[:], logging.getLogger().level, logging.getLogger("satasat").level
    try:
        logs.set_up("debug", stream)
        log()
    finally:
        logging.getLogger().handlers, level, ours = before[0], before[1], before[2]
        logging.getLogger().setLevel(level)
        logging.getLogger("satasat").setLevel(ours)
    lines = stream.getvalue().splitlines()
    assert len(lines) == 1
    line: dict[str, Any] = json.loads(lines[0])
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", line.pop("time"))
    return line


def test_a_line_says_what_happened_and_nothing_else() -> None:
    """S46."""
    ours = logging.getLogger("satasat.server.table")
    extra = {"table": "t1", "seq": 7, "hand": "AS KS", "token": "secret"}
    assert logged(lambda: ours.info("slept", extra=extra)) == {
        "level": "info",
        "event": "slept",
        "table": "t1",
        "seq": 7,
    }


def test_an_error_is_logged_without_any_value() -> None:
    def fails() -> None:
        secret = "AS KS QS"
        try:
            try:
                raise IllegalMove("not_in_hand", card=secret)
            except IllegalMove as illegal:
                raise RuntimeError(secret) from illegal
        except RuntimeError:
            logging.getLogger("satasat.x").exception("table_failed", extra={"table": "t1"})

    line = logged(fails)
    assert line["event"] == "table_failed"
    assert line["error"]["kind"] == "RuntimeError"
    assert line["error"]["cause"]["code"] == "not_in_hand"
    assert line["error"]["places"][-1].startswith("test_serve.py:")
    assert "AS" not in json.dumps(line)


def test_what_other_packages_say_is_told_by_their_name_alone() -> None:
    def fails() -> None:
        try:
            raise StoreError("store_full")
        except StoreError as full:
            logging.getLogger("sqlalchemy.pool").error("parameters: AS KS", exc_info=full)

    line = logged(fails)
    assert (line["event"], line["logger"]) == ("elsewhere", "sqlalchemy.pool")
    assert "KS" not in json.dumps(line)


@pytest.mark.skipif(os.name == "nt", reason="limits of open files are another thing there")
def test_a_server_takes_as_many_connections_as_it_may() -> None:
    command = (
        "import resource; from satasat.server.running import allow_connections; allow_connections(); "
        "soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE); assert soft == hard"
    )
    subprocess.run([sys.executable, "-c", command], check=True)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_database_has_one_server(tmp_path: Path, request: pytest.FixtureRequest, kind: str) -> None:
    """S15: a second one is told so; when the first is gone, also by SIGKILL, the next takes over."""
    url = f"{tmp_path}/one.db" if kind == "sqlite" else request.getfixturevalue("postgres").new_database()
    with alone_at(url):
        with pytest.raises(StoreError) as refused, alone_at(url):
            pass
        assert refused.value.code == "store_in_use"
    with alone_at(url):
        pass


def test_lan_and_host_exclude_each_other() -> None:
    result = CliRunner().invoke(main, ["serve", "--lan", "--host", "127.0.0.1", "--port", "0"])
    assert result.exit_code == 2
    assert "two_hosts" in result.output


@pytest.mark.parametrize("host", ["::1", "[::1]", "127.0.0.1", "localhost"])
def test_a_server_says_where_it_listens(host: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Any] = []

    def run(config: Any, listener: Any, ready: Any) -> None:
        served.append(config)
        ready()

    monkeypatch.setattr(running, "run", run)
    monkeypatch.setattr(logs, "set_up", lambda level: None)
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(main, ["serve", "--host", host, "--port", "0"])
    assert result.exit_code == 0, result.output
    name = f"[{host.strip('[]')}]" if ":" in host else host
    assert served[0].origins[0].startswith(f"http://{name}:")
    assert f"satasat serves at http://{name}:" in result.output


UPGRADE = "GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
KEY = "Sec-WebSocket-Key: MDEyMzQ1Njc4OWFiY2RlZg==\r\nSec-WebSocket-Version: 13\r\n"


@pytest.mark.parametrize(
    "rest",
    [
        KEY + "Cookie: " + "x" * 9_000 + "\r\n\r\n",
        KEY + "Content-Length: 3\r\n\r\nabc",
        KEY + "Sec-WebSocket-Extensions: ;;;\r\n\r\n",
        KEY + "Transfer-Encoding: chunked\r\n\r\n",
    ],
    ids=["long", "body", "extensions", "chunked"],
)
def test_an_upgrade_that_is_none_ends_and_holds_nobody_up(tmp_path: Path, rest: str) -> None:
    """S32, S17: it is answered or closed in time, and the server stops in order beside it."""
    with process(tmp_path) as server:
        port = server.asking.port
        with sockets.create_connection(("127.0.0.1", port), timeout=8) as one:
            one.sendall((UPGRADE + rest).encode())
            said = b""
            with suppress(ConnectionResetError):
                while part := one.recv(4_096):
                    said += part
            assert said == b"" or said.startswith(b"HTTP/1.1 4")
        with sockets.create_connection(("127.0.0.1", port), timeout=8) as one:
            one.sendall((UPGRADE + rest).encode())
            assert server.end() == 0
        assert "Traceback" not in (tmp_path / "errors").read_text()


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="processes are counted in /proc")
def test_bots_that_need_no_kernel_answer_while_kernels_are_compiled_for_the_first_time(
    tmp_path: Path,
) -> None:
    """Two taps to a match (row 11): nobody waits for a compiler who does not need it."""
    kernels = tmp_path / "kernels"
    with process(tmp_path, NUMBA_CACHE_DIR=str(kernels)) as server:
        ready = time.monotonic()
        asha = server.asking.program()
        table = asha.table(rules={"first_dealer": "chosen"}, settings={"pace": "instant"})["table"]
        socket = asha.socket()
        socket.say("join", table)
        for seat in (1, 2):
            socket.say("host", table, do={"type": "put_bot", "seat": seat, "bot": "medium"})
        socket.say("start", table, dealer=0)
        socket.until(lambda told: told.get("what", {}).get("type") == "committed")
        socket.say("ready", table, deal=1)
        socket.until(lambda told: told.get("what") == {"type": "moved", "by": 1})
        assert time.monotonic() - ready < 2
        children = Path(f"/proc/{server.popen.pid}/task/{server.popen.pid}/children").read_text().split()
        assert len(children) == 2, "the kernels were compiled in no time"
        asked = time.monotonic()
        socket.move(table)
        socket.close()
        assert server.end() == 0
        assert time.monotonic() - asked < 5
    for child in children:
        assert not Path(f"/proc/{child}").exists()
