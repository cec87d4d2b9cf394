"""The client (point 8 of the issue): a table as it knows it, commands that arrive once, connections that come back (S8 to S10)."""

from __future__ import annotations

import asyncio
import json
import re
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterable, Iterator
from contextlib import AsyncExitStack, suppress
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from satasat import wire
from satasat.bots import Worlds
from satasat.cards import encode
from satasat.client import (
    Client,
    Following,
    Frames,
    Known,
    Refused,
    bot_chooser,
    connection,
    demo,
    play,
)
from satasat.client import bot as bot_program
from satasat.client.connection import waits
from satasat.client.knowledge import Promise, broken, told, typed, welcomed
from satasat.client.playing import PASSING
from satasat.dice import SeededDice, SystemDice
from satasat.errors import BadMessage, SatasatError
from satasat.records import read
from satasat.server import running
from satasat.wire import Pace, Settings, Stage
from tests.halls import Room
from tests.serving import ROOMY, Serving, serving
from tests.test_docs import DOCS, blocks

QUICK = Settings(pace=Pace.INSTANT)
FAST = replace(ROOMY, messages=1_000_000, burst=1_000_000, session_sockets=1_000)
NAMES = ("Asha", "Bina", "Chandra")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("client"), limits=FAST) as running:
        yield running


def run(work: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        await asyncio.wait_for(work(), 60)

    asyncio.run(bounded())


class Party:
    """Three clients at a table; used with `async with`."""

    def __init__(self, url: str, *, frames: Frames | None = None, **rules: Any) -> None:
        self.url = url
        self.frames = frames
        self.rules = {"deals": 1, **rules}
        self.clients: list[Client] = []
        self.tables: list[Following] = []

    async def __aenter__(self) -> Party:
        self._stack = await AsyncExitStack().__aenter__()
        for name in NAMES:
            client = Client(self.url, name=name, frames=self.frames, second=0.1)
            self.clients.append(await self._stack.enter_async_context(client))
        table, secret = await self.clients[0].open_table(preset="pagat", rules=self.rules, settings=QUICK)
        for seat, client in enumerate(self.clients):
            following = await client.join(table, secret)
            self.tables.append(following)
            if seat:
                await following.take_seat(seat)
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def play(self, pause: float = 0.0) -> None:
        await self.tables[0].start()
        chance = bot_chooser("random", Worlds(1), SeededDice("party"))

        async def chooser(view: Any) -> Any:
            await asyncio.sleep(pause)
            return chance(view)

        await asyncio.gather(*(play(following, chooser) for following in self.tables))


async def until_it_waits(following: Following) -> None:
    await following.until(lambda: following.known.waits_for_me)


async def until_beyond(following: Following, seq: int) -> None:
    await following.until(lambda: following.seq > seq)


async def until_asked(following: Following) -> None:
    await following.until(lambda: following.seating.proposal is not None)


def same_knowledge(one: Known, other: Known) -> None:
    """All but the clock, and what only the first Welcome told."""
    left, right = (replace(known, time=None, secret=None, proofs=(), company=None) for known in (one, other))
    assert left == right


# ------------------------------------------------------------------------------------------------- what is known


def test_the_fold_of_updates_is_what_a_welcome_tells() -> None:
    """After every step of a whole match, for each seat and for one who watches."""

    async def work() -> None:
        async with Room(rules={"deals": 2}, settings=Settings(pace=Pace.INSTANT, spectators=True)) as room:
            watcher = await room.join(replace(room.people[0], id="w", name="Wanda"))
            sockets = [*room.sockets, watcher]
            known: list[Known | None] = [None] * len(sockets)
            read_to = [0] * len(sockets)

            def catch_up() -> None:
                for place, socket in enumerate(sockets):
                    for raw in socket.raw[read_to[place] :]:
                        update = wire_update(raw)
                        if isinstance(update, wire.Welcome):
                            known[place] = welcomed(update)
                        elif isinstance(update, wire.Happened):
                            now = known[place]
                            assert now is not None
                            known[place] = told(now, typed(now, update))
                    read_to[place] = len(socket.raw)

            async def compare() -> None:
                catch_up()
                for place, socket in enumerate(sockets):
                    fresh = await room.join(socket.person)
                    welcome = wire_update(next(r for r in fresh.raw if b'"welcome"' in r))
                    assert isinstance(welcome, wire.Welcome)
                    now = known[place]
                    assert now is not None
                    same_knowledge(now, welcomed(welcome))
                    said = None if now.remarks is None else json.loads(encode(wire.remarks_told(now.remarks)))
                    assert welcome.remarks == said
                    await room.close(fresh)

            await room.start()
            steps = 0
            while not room.over():
                await room.turn()
                steps += 1
                if steps % 4 == 0:
                    await compare()
            await compare()
            assert steps > 20

    run(work)


def wire_update(raw: bytes) -> wire.Update:
    import msgspec

    update: wire.Update = msgspec.json.decode(raw, type=wire.Update)
    return update


def test_an_update_that_comes_twice_or_late_changes_nothing() -> None:
    async def work() -> None:
        async with Room() as room:
            await room.start()
            await room.play(lambda: room.phase() == "play")
            socket = room.sockets[0]
            updates = [wire_update(raw) for raw in socket.raw]
            begin = max(i for i, update in enumerate(updates) if isinstance(update, wire.Welcome))
            first = updates[begin]
            assert isinstance(first, wire.Welcome)
            news = [update for update in updates[begin + 1 :] if isinstance(update, wire.Happened)]
            once = again = welcomed(first)
            for place, update in enumerate(news):
                once = told(once, typed(once, update))
                for old in news[: place + 1]:
                    again = told(again, typed(again, old))
                    again = told(again, typed(again, old))
            assert len(news) >= 10
            assert once == again

    run(work)


def test_a_broken_promise_is_found(server: Serving) -> None:
    """S12: another seed, another commitment, another seed of one's own; and none where all was kept."""

    async def work() -> None:
        async with Party(server.origin) as party:
            await party.play()
            following = party.tables[1]
            known = following.known
            promises = {deal: promise for (_, deal), promise in following.promises.items()}
            assert len(known.proofs) == len(promises) == 1
            assert following.broken() == broken(known, promises) == ()
            (proof,) = known.proofs
            seed = "0" * 64
            others = [
                (replace(known, proofs=(replace(proof, seed=seed),)), promises),
                (replace(known, proofs=(replace(proof, seed="no"),)), promises),
                (replace(known, proofs=(replace(proof, commit=seed),)), promises),
                (replace(known, commits=()), promises),
                (replace(known, table="other"), promises),
                (known, {1: Promise(proof.commit, 1, "0" * 32)}),
                (known, {1: Promise(seed, 1, promises[1].seed)}),
            ]
            assert [broken(*other) for other in others] == [(1,)] * len(others)

    run(work)


# ---------------------------------------------------------------------------------------------------- playing


def test_three_clients_play_a_match_and_its_record_holds(server: Serving) -> None:
    async def work() -> None:
        async with Party(server.origin) as party:
            await party.play()
            assert {following.stage for following in party.tables} == {Stage.OVER}
            sheets = {following.sheet for following in party.tables}
            assert len(sheets) == 1
            assert len(party.tables[0].sheet) == 1
            record = await party.clients[2].record(party.tables[0].table)
            (match,) = read(record.splitlines(keepends=True))
            assert match.holds
            assert match.finished
            assert match.chained
            (listed,) = await party.clients[2].matches()
            assert listed["names"] == list(NAMES)

    run(work)


def test_a_rematch_is_played_with_rotated_seats(server: Serving) -> None:
    """Row 33; `play` goes on from where the table is."""

    async def work() -> None:
        async with Party(server.origin) as party:
            await party.play()
            before = [following.seat for following in party.tables]
            await party.tables[1].rematch()
            chooser = bot_chooser("random", Worlds(1), SeededDice(1))
            await asyncio.gather(*(play(following, chooser) for following in party.tables))
            assert [following.seat for following in party.tables] != before
            assert party.tables[0].seating.match == 2
            assert [following.broken() for following in party.tables] == [(), (), ()]

    run(work)


def test_bots_of_the_server_fill_a_table(server: Serving) -> None:
    async def work() -> None:
        async with Client(server.origin, name="Asha") as client:
            table, _ = await client.open_table(rules={"deals": 1}, settings=QUICK)
            following = await client.join(table)
            await following.put_bot(1, "easy")
            await following.put_bot(2, "random")
            await following.configure(hints=False)
            assert not following.seating.settings.hints
            await following.start()
            await play(following, bot_chooser("random"))
            assert following.stage is Stage.OVER

    run(work)


def test_commands_of_a_host_and_of_the_lobby(server: Serving) -> None:
    async def work() -> None:
        async with Party(server.origin) as party:
            one, two, three = party.tables
            seen = three.updates()
            await one.swap(1, 2)
            await two.until(lambda: two.seat == 2)
            await one.set_rules("satasat", deals=3)
            assert one.rules.deals == 3
            await two.until(lambda: two.rules.deals == 3)
            assert two.known.preset is None
            await one.say(phrase="hello")
            await one.say("at the table", face=None)
            await one.pass_host(2)
            await three.leave()
            await three.until(lambda: three.seat is None)
            assert [*one.free_seats()] == [1]
            await two.put_bot(1, "easy")
            await two.clear(1)
            code = await party.clients[0].spoken_code(one.table)
            assert (await party.clients[2].look_up(code))["table"] == one.table
            await three.quit()
            kinds = [type(update).__name__ async for update in seen]
            assert {"Said", "Welcome", "Happened"} <= {*kinds}
            with pytest.raises(Refused, match="not_joined"):
                await three.back()

    run(work)


def test_refusals_are_raised_with_code_and_parameters(server: Serving) -> None:
    async def work() -> None:
        async with Party(server.origin) as party:
            with pytest.raises(Refused) as refused:
                await party.tables[1].take_seat(0)
            assert (refused.value.code, refused.value.params) == ("seat_taken", {"seat": 0})
            with pytest.raises(Refused) as refused:
                await party.tables[0].act({"type": "concede"})
            assert refused.value.code == "no_match_on"
            with pytest.raises(Refused) as refused:
                await party.clients[0].open_table("whist")
            assert refused.value.code == "unknown_game"
            async with Client(server.origin, name="Dev") as stranger:
                with pytest.raises(Refused) as refused:
                    await stranger.join(party.tables[0].table, "0" * 32)
                assert refused.value.code == "wrong_secret"
                with pytest.raises(Refused) as refused:
                    await stranger.join("nowhere", "0" * 32)
                assert refused.value.code == "unknown_table"

    run(work)


def test_hints_claims_and_proposals_are_answered(server: Serving) -> None:
    async def work() -> None:
        async with Party(server.origin) as party:
            one, two, three = party.tables
            await one.start()
            chooser = bot_chooser("random", Worlds(1), SeededDice(3))
            for following in party.tables:
                await until_it_waits(following)
                await following.ready("ab" * 16)

            async def move() -> Following:
                while True:
                    for following in party.tables:
                        if following.choices is not None:
                            seq = following.seq
                            await following.act(chooser(following.view))
                            for other in party.tables:
                                await until_beyond(other, seq)
                            return following
                    await asyncio.sleep(0.01)

            while not one.view.plays:
                mover = await move()
            assert "moves" in await next(f for f in party.tables if f.choices is not None).hint()
            with pytest.raises(Refused, match="claim_unproven"):
                await mover.claim()
            await mover.take_back()
            others = [f for f in party.tables if f is not mover]
            for other in others:
                await until_asked(other)
                await other.answer(True)
            await mover.until(lambda: not mover.view.plays)
            assert mover.choices is not None
            await one.end_match()
            for other in (two, three):
                await until_asked(other)
                await other.answer(True)
            await one.until(lambda: one.stage is Stage.OVER)
            assert len(one.proofs) == 1
            assert one.broken() == ()

    run(work)


# ------------------------------------------------------------------------------------------------ coming back


def test_a_connection_that_is_cut_comes_back_and_nothing_is_lost_or_doubled(server: Serving) -> None:
    """S8, S10: cut again and again under play; every move that was acknowledged is in the record once."""

    async def work() -> None:
        async with Party(server.origin, deals=2) as party:
            dice = SeededDice("cuts")
            done = asyncio.Event()

            async def cut() -> None:
                while not done.is_set():
                    await asyncio.sleep(0.02 + dice.below(40) / 1_000)
                    party.clients[dice.below(3)].connection.cut()

            cutting = asyncio.create_task(cut())
            try:
                await party.play(pause=0.02)
            finally:
                done.set()
                await cutting
            assert sum(client.connection.losses for client in party.clients) > 3
            assert all(client.connection.comebacks for client in party.clients)
            assert {len(following.sheet) for following in party.tables} == {2}
            (match,) = read((await party.clients[0].record(party.tables[0].table)).splitlines(keepends=True))
            assert match.holds
            assert match.finished

    run(work)


class Doubling:
    """Every command goes out twice, and every update comes twice."""

    def up(self, frame: str) -> Iterable[str]:
        return (frame, frame)

    def down(self, frame: str) -> Iterable[str]:
        return (frame, frame)


def test_doubled_frames_do_nothing_twice(server: Serving) -> None:
    """S8."""

    async def work() -> None:
        async with Party(server.origin, frames=Doubling()) as party:
            await party.play()
            record = await party.clients[0].record(party.tables[0].table)
            (match,) = read(record.splitlines(keepends=True))
            assert match.holds
            assert match.finished

    run(work)


class Holding:
    """Lets no command through once told so, and keeps what was held back."""

    def __init__(self) -> None:
        self.holds = False
        self.held: list[str] = []
        self.sent: list[str] = []

    def up(self, frame: str) -> Iterable[str]:
        if self.holds:
            self.held.append(frame)
            return ()
        self.sent.append(frame)
        return (frame,)

    def down(self, frame: str) -> Iterable[str]:
        return (frame,)


def test_a_command_without_an_answer_goes_out_again_with_its_id(server: Serving) -> None:
    """S8: the same id, so that it is carried out once whether or not it had arrived."""

    async def work() -> None:
        frames = Holding()
        async with Client(server.origin, name="Asha", frames=frames, second=0.1) as client:
            table, _ = await client.open_table()
            following = await client.join(table)
            frames.holds = True
            saying = asyncio.create_task(following.put_bot(1, "easy"))
            await asyncio.sleep(0.05)
            (held,) = frames.held
            frames.holds = False
            client.connection.cut()
            answer = await saying
            assert isinstance(answer, wire.Happened)
            assert held in frames.sent
            assert following.joins == 2

    run(work)


def test_the_answer_that_was_lost_comes_with_what_was_missed(server: Serving) -> None:
    """S8, S10: the command had been carried out; the same id gets the same answer, and nothing happens twice."""

    async def work() -> None:
        class Deaf(Holding):
            def down(self, frame: str) -> Iterable[str]:
                return () if self.holds else (frame,)

            def up(self, frame: str) -> Iterable[str]:
                return (frame,)

        frames = Deaf()
        async with Client(server.origin, name="Asha", frames=frames, second=0.1) as client:
            table, _ = await client.open_table()
            following = await client.join(table)
            seq = following.seq
            frames.holds = True
            sitting = asyncio.create_task(following.put_bot(2, "easy"))
            await asyncio.sleep(0.2)
            assert not sitting.done()
            frames.holds = False
            client.connection.cut()
            answer = await sitting
            assert isinstance(answer, wire.Happened)
            assert answer.seq == seq + 1
            await client.connection.connected()
            await following.until(lambda: following.joins == 2)
            assert following.seq == seq + 1

    run(work)


def test_silence_is_a_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    """S10: three seconds without anything, here shorter, and the client opens another socket."""
    from websockets.asyncio.server import ServerConnection, serve

    assert connection.SILENCE == 3
    monkeypatch.setattr(connection, "SILENCE", 0.6)

    async def work() -> None:
        sockets = 0

        async def silent(socket: ServerConnection) -> None:
            nonlocal sockets
            sockets += 1
            await socket.send(encode(wire.Hello(wire.PROTOCOL, "0", "Asha")).decode())
            with suppress(ConnectionClosed):
                async for _ in socket:
                    pass

        async with serve(silent, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            async with Client(f"http://127.0.0.1:{port}", "token", second=0.01) as client:
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(client.join("t", "s"), 1.5)
                assert sockets >= 2
                assert client.connection.losses >= 1

    run(work)


def test_whoever_follows_nothing_waits_for_nothing(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """Silence before a table is joined is no loss: only then does the server beat."""
    monkeypatch.setattr(connection, "SILENCE", 1.5)

    async def work() -> None:
        async with Client(server.origin, name="Asha") as client:
            table, _ = await client.open_table()
            await asyncio.sleep(1.8)
            await client.join(table)
            await asyncio.sleep(1.8)
            assert client.connection.losses == 0

    run(work)


def test_tries_come_every_second_with_jitter_then_less_often() -> None:
    """S10."""
    tries = [*islice(waits(SystemDice(), 1.0), 80)]
    first_minute = tries[1:50]
    assert 0 <= tries[0] <= 1
    assert all(0.75 <= wait <= 1.25 for wait in first_minute)
    assert len({*first_minute}) > 40
    assert tries[-1] == 15.0
    later = [wait for wait in tries[50:] if wait > 1.25]
    assert later[:4] == [2.0, 4.0, 8.0, 15.0]


def test_a_limit_is_waited_for(tmp_path: Path) -> None:
    """S30: whoever is refused for haste sends the same command again in a while."""
    with serving(tmp_path, limits=replace(FAST, messages=40, burst=3)) as server:

        async def work() -> None:
            async with Client(server.origin, name="Asha", second=0.2) as client:
                table, _ = await client.open_table()
                following = await client.join(table)
                await asyncio.gather(*(following.say(phrase="hello") for _ in range(8)))

        run(work)


def test_no_server_is_said_at_once() -> None:
    async def work() -> None:
        with pytest.raises(BadMessage, match="server_unreachable"):
            async with Client("http://127.0.0.1:9"):
                pass
        with pytest.raises(BadMessage, match="server_unreachable"):
            async with Client("http://127.0.0.1:9", "token"):
                pass
        with pytest.raises(BadMessage, match="bad_origin"):
            Client("ftp://127.0.0.1")

    run(work)


def test_another_protocol_is_refused() -> None:
    from websockets.asyncio.server import ServerConnection, serve

    async def work() -> None:
        async def newer(socket: ServerConnection) -> None:
            await socket.send(encode(wire.Hello(wire.PROTOCOL + 1, "0", "Asha")).decode())
            await socket.wait_closed()

        async with serve(newer, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            with pytest.raises(BadMessage, match="other_protocol"):
                async with Client(f"http://127.0.0.1:{port}", "token"):
                    pass

    run(work)


def test_a_session_that_has_ended_ends_the_client(server: Serving) -> None:
    """S23: it does not knock for ever."""

    async def work() -> None:
        with pytest.raises(Refused, match="no_session"):
            async with Client(server.origin, "0" * 64):
                pass
        async with Client(server.origin, name="Asha", second=0.05) as client:
            table, _ = await client.open_table()
            following = await client.join(table)
            await asyncio.to_thread(
                server.ask, "DELETE", "/api/session", None, {"Authorization": f"Bearer {client.token}"}
            )
            with pytest.raises(Refused, match="no_session"):
                await following.until(lambda: False)
            with pytest.raises(Refused, match="no_session"):
                await following.back()

    run(work)


def test_a_server_that_ends_and_starts_again_is_found_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S17: everything goes on as it was."""

    async def work() -> None:
        with serving(tmp_path, limits=FAST) as first:
            port = first.port
            client = Client(first.origin, name="Asha", second=0.1)
            await client.__aenter__()
            table, _ = await client.open_table()
            following = await client.join(table)
            await following.put_bot(1, "easy")
            seq = following.seq
        try:
            listening = running.listening
            monkeypatch.setattr(running, "listening", lambda host, _: listening(host, port))
            adding = asyncio.create_task(following.put_bot(2, "easy"))
            with serving(tmp_path, limits=FAST):
                await adding
                assert following.seq == seq + 1
                await client.__aexit__(None, None, None)
        finally:
            adding.cancel()

    run(work)


# ---------------------------------------------------------------------------------------------- the programs


def test_the_demo_plays_a_match_and_checks_it(
    server: Serving, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(demo, "PAUSE", 0.0)
    monkeypatch.setattr(demo, "CUT_IN", (1, 3))
    assert demo.main(["--url", server.origin, "--seed", "7"]) == 0
    said = capsys.readouterr().out
    assert "Bina is cut off, in the middle of a trick." in said
    assert "Bina is back after" in said
    assert "6 shuffles: each fits the commitment" in said
    assert "The record holds" in said
    assert "Deal 6 of 6" in said


def test_the_demo_says_in_one_line_that_nobody_answers(capsys: pytest.CaptureFixture[str]) -> None:
    assert demo.main(["--url", "http://127.0.0.1:9"]) == 1
    assert capsys.readouterr().err == "no server answers at http://127.0.0.1:9 (Connection refused)\n"


def test_the_bot_program_plays_a_seat(server: Serving, capsys: pytest.CaptureFixture[str]) -> None:
    """Three of them, and nobody else but the host, who starts."""

    async def work() -> None:
        async with Client(server.origin, name="Asha") as host:
            table, secret = await host.open_table(rules={"deals": 1}, settings=QUICK)
            following = await host.join(table)
            program = [sys.executable, "-m", "satasat.client.bot", "--url", server.origin]
            where = ["--table", table, "--secret", secret, "--bot", "easy", "--name", "Robo"]
            process = await asyncio.create_subprocess_exec(
                *program, *where, stdout=subprocess.PIPE, stderr=subprocess.PIPE
            )
            other = asyncio.create_task(bot_program.run(server.origin, table, secret, 2, "random", 1, "Dev"))
            await following.until(lambda: not [*following.free_seats()])
            await following.start()
            await play(following, bot_chooser("random", Worlds(1), SystemDice()))
            out, err = await process.communicate()
            await other
            assert (process.returncode, err) == (0, b"")
            assert b"Robo sits at seat 1" in out
            assert b"The match is over" in out
            with pytest.raises(SatasatError, match="no_free_seat"):
                await bot_program.run(server.origin, table, secret, None, "random", 1, "Esha")

    run(work)
    assert "Dev sits at seat 2" in capsys.readouterr().out


def test_passing_refusals_are_codes_that_there_are() -> None:
    known = {code for kind in SatasatError.__subclasses__() for code in kind.codes}
    assert known >= PASSING


def test_the_examples_of_the_page_play_at_a_server(server: Serving) -> None:
    """docs/howto/bot-on-a-server.md: its two programs, one after the other."""
    space: dict[str, Any] = {}
    for block in blocks(DOCS / "howto" / "bot-on-a-server.md"):
        if block.info == "python":
            exec(block.text, space)

    async def work() -> None:
        totals, record = await space["match"](server.origin)
        (match,) = read(record.splitlines(keepends=True))
        assert match.holds
        assert match.finished
        assert len(totals) == 3

        async with Client(server.origin, name="Dev") as host:
            table, secret = await host.open_table(rules={"deals": 1}, settings=QUICK)
            following = await host.join(table)
            await following.put_bot(1, "easy")
            guest = asyncio.create_task(space["sit_and_play"](server.origin, table, secret))
            await following.until(lambda: not [*following.free_seats()])
            await following.start()
            await play(following, bot_chooser("random"))
            assert len(await guest) == 1

    run(work)


def test_the_page_names_what_there_is() -> None:
    page = (DOCS / "howto" / "bot-on-a-server.md").read_text(encoding="utf-8")
    for kind in (Client, Following):
        about = page.split(f"| Of a `{kind.__name__}` | |")[1].split("\n\n")[0]
        first = [line.split(" | ")[0] for line in about.splitlines()[2:]]
        names = {name for cell in first for name in re.findall(r"`(\w+)(?:\(|`)", cell)} - {"Client"}
        assert len(names) > 4
        assert [name for name in names if not hasattr(kind, name)] == []
    shown = {*re.findall(r"`(--[a-z]+)`", page)}
    assert shown == {"--url", "--table", "--secret", "--seat", "--bot", "--worlds", "--name"}
