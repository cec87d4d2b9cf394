"""S20 to S22, rows 26 to 29: whoever is away, in whatever phase, under whatever clock, the table goes on and he comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from satasat import wire
from satasat.server import attendance
from satasat.server.attendance import GRACE, SLEEP
from satasat.server.log import Moved, Readied, read
from satasat.server.sitting import TURN
from satasat.wire import Clock, Returned, SatIn, Settings
from tests.halls import GAME, FakeSocket, Room, refusal_of

EVERY_PHASE = {
    "cut": "five_seat",
    "trump_alternatives": ["turn_three", "seventh_card"],
    "fan": "by_hand",
    "trick_instead": "on",
}
"""House rules under which a match comes through every phase in which a seat is to act."""
PHASES = ("between", "cut", "trump", "tie", "elect", "fan", "draw", "give", "play")
CLOCKS = tuple(Clock)


def room(clock: Clock = Clock.NONE, seed: int = 0, **more: Any) -> Room:
    return Room(rules=EVERY_PHASE, settings=Settings(clock=clock), seed=seed, **more)


def due(r: Room, phase: str) -> Callable[[], bool]:
    """Whether a person is asked for something in that phase."""

    def now() -> bool:
        if phase == "between":
            return bool(r.sitting.unready) and r.sitting.deal is not None and r.sitting.match.deal_no > 1
        return r.phase() == phase and isinstance(r.sitting.actor, int)

    return now


async def come_to(phase: str, clock: Clock) -> tuple[Room, FakeSocket]:
    """A table at which somebody is asked for something in that phase, and he."""
    for seed in range(40):  # not every match has a tie, say
        r = await room(clock, seed).__aenter__()
        await r.start()
        at = due(r, phase)
        await r.play(lambda r=r, at=at: at() or r.over())  # type: ignore[misc]
        if not r.over():
            seat = r.sitting.unready[0] if phase == "between" else r.sitting.actor
            return r, next(one for one in r.sockets if one.seat == seat)
        await r.__aexit__()
    raise AssertionError(f"no match came to {phase}")


def entries(r: Room) -> list[Any]:
    return [read(line.body, GAME).entry for line in r.log.lines[1:]]


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda c: c.value)
@pytest.mark.parametrize("phase", PHASES)
def test_the_table_goes_on_without_somebody(phase: str, clock: Clock) -> None:
    """S21: a bot sits in after the grace of the clock, and what it does is marked as not the person's own (N11)."""

    async def go() -> None:
        r, absent = await come_to(phase, clock)
        seat, person, seq = absent.seat, absent.person, r.sitting.seq
        assert seat is not None
        await r.close(absent)
        await r.play(r.over)
        assert r.sitting.match is not None
        assert len(r.sitting.match.sheet) == 3
        since = entries(r)[seq - 1 :]
        assert SatIn(seat) in since
        own = [e for e in since if isinstance(e, Moved) and e.by == seat]
        assert own
        assert all(e.auto for e in own)
        assert all(e.auto for e in since if isinstance(e, Readied) and e.seat == seat)
        again = await r.join(person, secret=None)
        assert again.seat == seat
        await r.__aexit__()

    asyncio.run(go())


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda c: c.value)
@pytest.mark.parametrize("phase", PHASES)
def test_he_comes_back_and_plays_himself(phase: str, clock: Clock) -> None:
    """S21: return takes effect on the next action; at most one more card is played for him."""

    async def go() -> None:
        r, absent = await come_to(phase, clock)
        seat, person = absent.seat, absent.person
        assert seat is not None
        await r.close(absent)
        await r.play(lambda: r.sitting.chairs[seat].sat_in)
        seq = r.sitting.seq
        back = await r.join(person, secret=None)
        r.sockets.append(back)
        assert not r.sitting.chairs[seat].sat_in
        await r.play(r.over)
        since = entries(r)[seq - 1 :]
        assert since[0] == Returned(seat)
        assert sum(e.auto for e in since if isinstance(e, Moved) and e.by == seat) <= 1
        await r.__aexit__()

    asyncio.run(go())


@pytest.mark.parametrize("phase", PHASES)
def test_with_everybody_away_the_table_sleeps_and_goes_on_later(phase: str) -> None:
    """S22: nothing is played for nobody; after five minutes the table sleeps, and its link wakes it up."""

    async def go() -> None:
        r, _ = await come_to(phase, Clock.FAST)
        people = [one.person for one in r.sockets]
        for socket in tuple(r.sockets):
            await r.close(socket)
        before = r.sitting
        await r.pass_time(SLEEP + 1)
        assert r.table.ended
        assert r.sitting == before
        await r.task
        r.wake()
        assert r.sitting == before
        for person in people:
            r.sockets.append(await r.join(person, secret=None))
        await r.play(r.over)
        assert len(r.sitting.match.sheet) == 3
        await r.__aexit__()

    asyncio.run(go())


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda c: c.value)
def test_one_person_alone_is_no_company_for_bots(clock: Clock) -> None:
    """S22: with the only person away bots do not play the match to its end among themselves."""

    async def go() -> None:
        async with room(clock, people=1, bots=("easy", "medium")) as r:
            await r.start()
            await r.play(lambda: r.sitting.match.moves > 20)
            await r.close(r.sockets[0])
            moves = r.sitting.match.moves
            await r.pass_time(GRACE[clock] * 2)
            assert r.sitting.match.moves <= moves + 1
            r.sockets.append(await r.join(r.people[0], secret=None))
            await r.play(r.over)

    asyncio.run(go())


def test_others_see_after_five_seconds_that_he_is_away() -> None:
    """S21, row 26."""

    async def go() -> None:
        async with room() as r:
            await r.start()
            await r.close(r.sockets[2])
            assert r.sockets[0].last("presence")["company"]["away"] == [False] * 3
            await r.pass_time(attendance.SHOWN_AWAY)
            assert r.sockets[0].last("presence")["company"]["away"] == [False, False, True]
            r.sockets.append(await r.join(r.people[2], secret=None))
            assert r.sockets[0].last("presence")["company"]["away"] == [False] * 3

    asyncio.run(go())


def test_who_leaves_on_purpose_is_played_for_after_five_seconds() -> None:
    """S21; and when the match is over his seat is free."""

    async def go() -> None:
        async with room() as r:
            await r.start()
            leaving = r.sockets[1]
            answer = await r.say(leaving, wire.Leave)
            assert answer is not None
            assert answer["type"] == "done"
            await r.close(leaving)
            await r.pass_time(attendance.GRACE_AFTER_LEAVING)
            assert r.sitting.chairs[1].sat_in
            await r.play(r.over)
            await r.settle()
            assert not r.sitting.chairs[1].taken
            assert refusal_of(await r.say(r.sockets[0], wire.Rematch)) == "seats_empty"

    asyncio.run(go())


def test_absence_is_banked() -> None:
    """S21: who was away for 180 s in a match is played for at once the next time."""

    async def go() -> None:
        async with room(Clock.NONE) as r:
            await r.start()
            for _ in range(2):
                gone = next(one for one in r.sockets if one.seat == 2)
                await r.close(gone)
                await r.pass_time(GRACE[Clock.NONE])
                assert r.sitting.chairs[2].sat_in
                r.sockets.append(await r.join(r.people[2], secret=None))
                assert not r.sitting.chairs[2].sat_in
            await r.close(next(one for one in r.sockets if one.seat == 2))
            await r.pass_time(0)
            assert r.sitting.chairs[2].sat_in

    asyncio.run(go())


def test_the_host_may_do_without_bots_that_sit_in() -> None:
    """S21: with `sit_in` off an absent seat is waited for."""

    async def go() -> None:
        async with Room(settings=Settings(sit_in=False)) as r:
            await r.start()
            await r.play(lambda: r.sitting.actor == 1)
            await r.close(next(one for one in r.sockets if one.seat == 1))
            await r.pass_time(3_600_000)
            assert r.sitting.actor == 1
            assert not r.sitting.chairs[1].sat_in

    asyncio.run(go())


@pytest.mark.parametrize("clock", [Clock.RELAXED, Clock.NORMAL, Clock.FAST], ids=lambda c: c.value)
def test_a_time_out_plays_one_card_and_two_in_a_row_sit_in(clock: Clock) -> None:
    """Row 29: a time-out is never the end of the match."""

    async def go() -> None:
        async with Room(settings=Settings(clock=clock)) as r:
            await r.start()
            await r.play(lambda: r.phase() == "play" and r.sitting.actor == 1)
            idle = next(one for one in r.sockets if one.seat == 1)
            r.sockets.remove(idle)  # he is there, and does nothing
            moves = r.sitting.match.moves
            turn = TURN[clock]
            assert turn is not None
            await r.pass_time(turn - 1)
            assert r.sitting.match.moves == moves
            await r.play(lambda: r.sitting.match.moves > moves)
            assert entries(r)[-1].auto
            assert not r.sitting.chairs[1].sat_in
            await r.play(lambda: r.sitting.chairs[1].sat_in)
            r.sockets.append(idle)
            await r.say(idle, wire.Back)
            assert not r.sitting.chairs[1].sat_in
            await r.play(r.over)

    asyncio.run(go())


def test_a_bank_is_used_once() -> None:
    """Row 28: 120 s beyond the turns, for the whole match, told to its owner alone (N13)."""

    async def go() -> None:
        async with Room(settings=Settings(clock=Clock.NORMAL)) as r:
            await r.start()
            await r.play(lambda: r.phase() == "play" and r.sitting.actor == 1)
            mover = next(one for one in r.sockets if one.seat == 1)
            assert mover.last("happened")["time"] == {"turn": 25_000, "bank": 120_000}
            assert r.sockets[0].last("happened")["time"] == {"turn": 25_000}
            await r.pass_time(25_000 + 50_000)
            await r.say(mover, wire.Act, seq=mover.seq, move=r.legal(mover))
            assert r.sitting.match.banks == (0, 50_000, 0)
            await r.play(lambda: r.phase() == "play" and r.sitting.actor == 1)
            assert mover.last("happened")["time"] == {"turn": 25_000, "bank": 70_000}
            await r.restart()
            assert r.sitting.match.banks == (0, 50_000, 0)

    asyncio.run(go())


def test_a_fan_by_hand_is_closed_after_ten_seconds() -> None:
    """R-PULL-8 with `fan = by_hand`, whatever the clock; the order is then the chain's (S13)."""

    async def go() -> None:
        r, debtor = await come_to("fan", Clock.NONE)
        r.sockets.remove(debtor)
        await r.pass_time(attendance.BY_HAND - 1)
        assert r.phase() == "fan"
        await r.pass_time(1)
        assert r.phase() == "draw"
        last = entries(r)[-1]
        assert last.by == debtor.seat
        assert last.auto
        await r.__aexit__()

    asyncio.run(go())


def test_after_a_start_of_the_server_there_is_more_time() -> None:
    """S17: the clocks of tables that were on get 20 s."""

    async def go() -> None:
        async with Room(settings=Settings(clock=Clock.FAST)) as r:
            await r.start()
            await r.play(lambda: r.phase() == "play" and r.sitting.actor == 0)
            await r.restart()
            r.sockets = [await r.join(person, secret=None) for person in r.people]
            moves = r.sitting.match.moves
            idle = r.sockets.pop(0)
            await r.pass_time(12_000 + 20_000)
            assert r.sitting.match.moves == moves
            await r.pass_time(attendance.NETWORK)
            assert r.sitting.match.moves == moves + 1
            assert not idle.dropped

    asyncio.run(go())


def test_an_open_question_lapses() -> None:
    """Rows 31, 32: silence is no consent, and holds nobody up."""

    async def go() -> None:
        async with Room() as r:
            await r.start()
            await r.play(lambda: r.phase() == "play")
            await r.say(r.sockets[0], wire.End)
            assert r.sitting.proposal is not None
            await r.pass_time(attendance.PROPOSAL)
            assert r.sitting.proposal is None
            assert r.sitting.playing

    asyncio.run(go())


def test_a_table_whose_host_is_gone_gets_another() -> None:
    """Row 23: nobody waits for ever for somebody who alone could begin."""

    async def go() -> None:
        async with Room() as r:
            await r.close(r.sockets[0])
            await r.pass_time(attendance.HOST_AWAY - 1)
            assert r.sitting.host == "p0"
            await r.pass_time(1)
            assert r.sitting.host == "p1"
            r.sockets.append(await r.join(r.people[0], secret=None))
            assert refusal_of(await r.say(r.sockets[-1], wire.Start)) == "not_host"

    asyncio.run(go())
