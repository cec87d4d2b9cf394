"""A table in trouble: what cannot be stored, who leaves and stays, who plays for time, who asks too much (S8, S15, S18, S20, S33)."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from typing import Any

from msgspec import Raw

from satasat import wire
from satasat.errors import StoreError
from satasat.server import attendance
from satasat.server.hall import Hall, replayed
from satasat.server.log import read
from satasat.server.orders import Person
from satasat.server.sitting import Sitting, fold, opened
from satasat.server.sockets import PATIENCE, Socket
from satasat.server.table import RETRY
from satasat.wire import Clock, Limits, Settings
from tests.halls import FakeSocket, FakeTimes, Room, refusal_of
from tests.test_table import entries, first_of, to_play


def tries(r: Room) -> list[int]:
    """When the table tries to store something, from now on."""
    at: list[int] = []
    append = r.log.append

    def noted(*args: object, **more: object) -> asyncio.Future[None]:
        at.append(r.times.now())
        assert len(at) < 200, "it tries without end"
        return append(*args, **more)  # type: ignore[arg-type]

    r.log.append = noted  # type: ignore[method-assign]
    return at


# what cannot be stored (S18)


def test_a_full_disk_is_tried_once_a_second() -> None:
    """S18: also with something that is long due: neither the processor nor the disk is kept busy."""

    async def go() -> None:
        async with Room(settings=Settings(clock=Clock.FAST)) as r:
            await to_play(r, seat=1)
            await r.close(next(one for one in r.sockets if one.seat == 2))
            at = tries(r)
            r.log.fails = StoreError("store_full")
            await r.pass_time(60_000)
            assert at
            assert all(later - sooner >= RETRY for sooner, later in pairwise(at))
            r.log.fails = None
            await r.play(r.over)

    asyncio.run(go())


def test_bots_are_not_asked_over_and_over_while_nothing_can_be_stored() -> None:
    """S18, S33."""

    async def go() -> None:
        async with Room(people=1, bots=("easy", "easy"), settings=Settings(pace=wire.Pace.INSTANT)) as r:
            await to_play(r)
            await r.say(r.sockets[0], wire.Act, seq=r.sockets[0].seq, move=r.legal(r.sockets[0]))
            r.log.fails = StoreError("store_full")
            asked = len(r.thinkers.asked)
            await r.pass_time(10_000)
            assert len(r.thinkers.asked) - asked <= 12
            r.log.fails = None
            await r.play(r.over)

    asyncio.run(go())


def test_a_time_out_that_could_not_be_stored_is_due_still() -> None:
    """S18, row 29: the table does not wait for ever for somebody who is there and does nothing."""

    async def go() -> None:
        async with Room(settings=Settings(clock=Clock.FAST)) as r:
            await to_play(r, seat=1)
            moves = r.sitting.match.moves
            r.log.fails = StoreError("store_full")
            await r.pass_time(20_000)
            assert r.sitting.match.moves == moves
            r.log.fails = None
            await r.pass_time(2 * RETRY)
            assert r.sitting.match.moves == moves + 1
            assert not r.sitting.chairs[1].sat_in

    asyncio.run(go())


# who leaves and stays (S21)


def test_who_left_and_comes_back_on_the_same_socket_plays_himself() -> None:
    """S21: a return takes effect on the next own action, and lasts."""

    async def go() -> None:
        async with Room(people=1, bots=("easy", "easy")) as r:
            await to_play(r)
            mover = r.sockets[0]
            await r.say(mover, wire.Leave)
            await r.pass_time(attendance.GRACE_AFTER_LEAVING)
            await r.say(mover, wire.Back)
            await r.pass_time(60_000)
            assert not r.sitting.chairs[0].sat_in
            assert mover.last("presence")["company"]["left"] == [False] * 3
            await r.play(r.over)
            assert all(not one.auto for one in entries(r) if getattr(one, "by", None) == 0)

    asyncio.run(go())


def test_who_left_may_sit_down_again_after_the_match() -> None:
    """Row 33."""

    async def go() -> None:
        async with Room(people=2, bots=("easy",)) as r:
            await r.start()
            leaving = r.sockets.pop()
            await r.say(leaving, wire.Leave)
            await r.play(r.over)
            assert r.sitting.seat_of("p1") is None
            await r.say(leaving, wire.TakeSeat, seat=1)
            await r.pass_time(1)
            assert r.sitting.seat_of("p1") == 1

    asyncio.run(go())


# who plays for time (S20)


def test_a_question_that_is_taken_back_brings_no_more_time() -> None:
    """S20: asking to end the match, and not, over and over."""

    async def go() -> None:
        async with Room(settings=Settings(clock=Clock.FAST)) as r:
            await to_play(r, seat=1)
            idle = next(one for one in r.sockets if one.seat == 1)
            moves = r.sitting.match.moves
            for _ in range(3):
                await r.say(idle, wire.End)
                await r.pass_time(4_000)
                await r.say(idle, wire.Answer, proposal=r.sitting.proposal.seq, yes=False)
            await r.pass_time(attendance.NETWORK)
            assert r.sitting.match.moves == moves + 1

    asyncio.run(go())


def test_the_clock_stands_while_a_card_may_be_taken_back() -> None:
    """Rows 28, 31: and nobody's bank pays for it."""

    async def go() -> None:
        async with Room(settings=Settings(clock=Clock.NORMAL)) as r:
            await to_play(r, seat=1)
            asking = next(one for one in r.sockets if one.seat == 1)
            await r.say(asking, wire.Act, seq=asking.seq, move=r.legal(asking))
            assert r.sitting.match.last is not None
            mover = next(one for one in r.sockets if one.seat == r.sitting.actor)
            await r.pass_time(20_000)
            await r.say(asking, wire.TakeBack, seq=asking.seq)
            await r.pass_time(20_000)
            await r.say(asking, wire.Answer, proposal=r.sitting.proposal.seq, yes=False)
            await r.pass_time(4_000)
            await r.say(mover, wire.Act, seq=mover.seq, move=r.legal(mover))
            assert r.sitting.match.banks == (0, 0, 0)
            assert [one.ms for one in entries(r) if getattr(one, "by", None) == mover.seat][-1] == 24_000

    asyncio.run(go())


def test_no_question_outlives_the_match() -> None:
    """Row 32: a match that came to its end cannot be ended early."""

    async def go() -> None:
        async with Room() as r:
            await r.start()
            await r.play(lambda: len(r.sitting.match.sheet) == 2 and r.phase() == "play")
            await r.say(r.sockets[0], wire.End)
            asked = r.sitting.proposal.seq
            await r.play(r.over)
            assert r.sitting.proposal is None
            assert r.sockets[1].seating.get("proposal") is None
            for socket in r.sockets[1:]:
                answer = await r.say(socket, wire.Answer, proposal=asked, yes=True)
                assert refusal_of(answer) == "no_such_proposal"

    asyncio.run(go())


# who asks too much (S8, S33)


def test_one_question_at_a_time() -> None:
    """S33: hints and claims are thought about one a person, and for nobody who is gone."""

    async def go() -> None:
        async with Room() as r:
            await to_play(r)
            held, waiting = asyncio.Event(), [0]

            async def hint(*_: object) -> Raw:
                waiting[0] += 1
                try:
                    await held.wait()
                finally:
                    waiting[0] -= 1
                return Raw(b"{}")

            r.thinkers.hint = hint  # type: ignore[method-assign, assignment]
            mover = r.sockets[0]
            assert await r.say(mover, wire.Hint, id="a", seq=mover.seq) is None
            assert refusal_of(await r.say(mover, wire.Hint, id="b", seq=mover.seq)) == "busy"
            assert refusal_of(await r.say(mover, wire.Claim, id="c", seq=mover.seq)) == "busy"
            other = await r.join(r.people[0], secret=None)
            assert await r.say(other, wire.Hint, id="a", seq=mover.seq) is None
            assert waiting == [1]
            await r.close(mover)
            assert waiting == [1]
            await r.close(other)
            assert waiting == [0]

    asyncio.run(go())


def test_who_is_not_let_in_makes_nobodys_answer_forgotten() -> None:
    """S8: nor does a command that came before its `join` spoil itself."""

    async def go() -> None:
        async with Room() as r:
            await r.say(r.sockets[0], wire.Host, id="once", do=wire.Swap(0, 1))
            chairs = r.sitting.chairs
            outside = FakeSocket(Person("p9", "Zoya"))
            for _ in range(300):
                assert refusal_of(await r.say(outside, wire.Join, secret="?")) == "wrong_secret"
            await r.say(r.sockets[0], wire.Host, id="once", do=wire.Swap(0, 1))
            assert r.sitting.chairs == chairs
            fresh = FakeSocket(r.people[1])
            assert refusal_of(await r.say(fresh, wire.Leave, id="x")) == "not_joined"
            await r.say(fresh, wire.Join)
            await r.say(fresh, wire.Leave, id="x")
            assert r.sitting.seat_of("p1") is None

    asyncio.run(go())


def test_one_is_heard_under_the_name_at_ones_seat() -> None:
    """S27: a name that was changed since was not compared with the others'."""

    async def go() -> None:
        async with Room() as r:
            renamed = await r.join(Person("p1", "Chandra"), secret=None)
            await r.say(renamed, wire.Say, phrase="hello")
            assert r.sockets[0].last("said")["name"] == "Bina"

    asyncio.run(go())


def test_others_see_that_watchers_were_sent_away() -> None:
    """Row 35, S7."""

    async def go() -> None:
        async with Room(settings=Settings(spectators=True)) as r:
            await r.join(Person("p7", "Zoya"))
            await to_play(r)
            await r.say(r.sockets[0], wire.Host, do=wire.Configure(Settings()))
            assert "watching" not in r.sockets[0].last("presence")["company"]

    asyncio.run(go())


def test_haste_is_refused_and_in_the_end_not_answered() -> None:
    """S30: who goes on at four times his measure is dropped, though each fourth command is within it."""

    async def go() -> None:
        hall = Hall(None, None, Limits(), FakeTimes())  # type: ignore[arg-type]
        sent: list[Any] = []

        async def send(message: Any) -> None:
            sent.append(message)

        socket = Socket(Person("p0", "Asha"), "s", send, hall)
        frames = 0

        async def receive() -> Any:
            nonlocal frames
            frames += 1
            assert frames < 1_000
            hall.times.at += 60  # type: ignore[attr-defined]
            return {"type": "websocket.receive", "text": "{}"}

        await socket.run(receive)
        assert sent[-1] == {"type": "websocket.close", "code": 1008}
        assert frames > PATIENCE

    asyncio.run(go())


# a table that is old (S15, S16)


def test_matches_of_before_are_passed_over_when_a_table_wakes_up() -> None:
    """S15: it wakes up as quickly however much was played there; S16: and is the same as if all were folded."""

    def folded(r: Room) -> Sitting:
        sitting = opened("t1", first_of(r))
        for line in r.log.lines[1:]:
            sitting = fold(sitting, read(line.body, sitting.game)).sitting
        return sitting

    async def go() -> None:
        async with Room(people=1, bots=("easy", "easy"), settings=Settings(pace=wire.Pace.INSTANT)) as r:
            for match in range(3):
                await r.say(r.sockets[0], wire.Start if not match else wire.Rematch)
                assert replayed("t1", r.log.lines)[0] == folded(r) == r.sitting
                await r.play(lambda: r.phase() == "play" and r.sitting.actor == r.sockets[0].seat)
                mover = r.sockets[0]
                await r.say(mover, wire.Act, seq=mover.seq, move=r.legal(mover))
                await r.say(mover, wire.TakeBack, seq=mover.seq)
                assert replayed("t1", r.log.lines)[0] == folded(r) == r.sitting
                if match != 1:
                    await r.play(r.over)
                else:
                    await r.say(mover, wire.End)
                sitting, trail, _ = replayed("t1", r.log.lines)
                checkpoint = trail.begin
                assert sitting == folded(r) == r.sitting
                for signed in trail.entries:  # what is told again begins there
                    checkpoint = fold(checkpoint, signed).sitting
                assert checkpoint == sitting

    asyncio.run(go())
