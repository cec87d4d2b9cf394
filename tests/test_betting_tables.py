"""Tables of the betting games with two to five people: seats, hints, proposals, time, and deals that are over when they are dealt."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from msgspec.structs import replace

from satasat import wire
from satasat.cards import encode
from satasat.dice import SeededDice
from satasat.game import AnyGame, Seat
from satasat.server.attendance import GRACE, SHOWN_AWAY
from satasat.server.history import Played, played
from satasat.server.log import Moved, read
from satasat.server.orders import Person
from satasat.server.sitting import TURN
from satasat.wire import Clock, Returned, SatIn, Settings, Stage
from tests.betting import THIRTY_FIVE, TRENTACINQUE
from tests.halls import NAMES, FakeSocket, Room, refusal_of
from tests.test_history import verified

WATCHED = Settings(spectators=True)
SIZES: dict[str, tuple[AnyGame, int, dict[str, Any]]] = {
    "two": (THIRTY_FIVE, 2, {"players": 2, "ace_value": 11}),
    "three": (THIRTY_FIVE, 3, {}),
    "five": (THIRTY_FIVE, 5, {"players": 5, "pool_limit": 50}),
    "trentacinque": (TRENTACINQUE, 4, {}),
}
EVERY = pytest.mark.parametrize("size", SIZES)


def room(size: str, people: int | None = None, bots: int = 0, **more: Any) -> Room:
    """A table of that size; without more words, everybody at it is a person."""
    game, seats, rules = SIZES[size]
    changes = {**rules, **more.pop("rules", {})}
    named = people if people is not None else seats - bots
    return Room(game=game, people=named, bots=("easy",) * (seats - named), rules=changes, **more)


def match_of(r: Room) -> Played:
    return list(played("t1", r.log.lines))[-1]


def entries(r: Room) -> list[Any]:
    return [read(line.body, r.game).entry for line in r.log.lines[1:]]


def ended(r: Room) -> None:
    """The match came to its end, no chip was lost, and its record and shuffles hold."""
    match = match_of(r)
    assert match.result is not None
    assert sum(match.result.totals) == match.rules.chips * len(match.held)
    one = verified(match)
    assert one.finished
    assert one.chained


def bidding(r: Room) -> bool:
    return r.phase() == "bid" and isinstance(r.sitting.actor, int)


async def to_bid(r: Room, seat: Seat | None = None) -> FakeSocket:
    """Plays on until somebody, or he who sits there, is to bid."""
    if r.sitting.match is None:
        await r.start()
    await r.play(lambda: bidding(r) and (seat is None or r.sitting.actor == seat))
    return next(one for one in r.sockets if one.seat == r.sitting.actor)


# seats


@EVERY
@pytest.mark.parametrize("bots", [0, 1])
def test_a_whole_match_is_played_by_people_and_bots(size: str, bots: int) -> None:
    async def go() -> None:
        async with room(size, bots=bots, seed=size) as r:
            await r.start()
            assert len(r.sitting.chairs) == SIZES[size][1]
            await r.play(r.over)
            ended(r)
            for socket in r.sockets:
                assert socket.view is not None
                assert socket.view["phase"] == "over"
                assert len(socket.view["totals"]) == SIZES[size][1]

    asyncio.run(go())


def test_a_seat_that_is_taken_is_not_taken_away_by_other_rules() -> None:
    async def go() -> None:
        async with room("five", people=4) as r:
            host = r.sockets[0]
            fewer = wire.SetRules(None, {"players": 3})
            refused = await r.say(host, wire.Host, do=fewer)
            assert refusal_of(refused) == "seats_in_use"
            assert refused is not None
            assert refused["params"] == {"most": 3}
            await r.say(host, wire.Host, do=wire.Clear(4))  # the bot
            assert refusal_of(await r.say(host, wire.Host, do=fewer)) == "seats_in_use"
            await r.say(r.sockets[3], wire.Leave)
            await r.say(host, wire.Host, do=fewer)
            assert [chair.name for chair in r.sitting.chairs] == [*NAMES[:3]]
            for socket in r.sockets:  # who got up is told, too
                assert len(socket.seating["places"]) == 3
            assert refusal_of(await r.say(r.sockets[3], wire.TakeSeat, seat=3)) == "no_such_seat_here"
            await r.say(host, wire.Host, do=wire.SetRules(None, {"players": 4, "deals": 3}))
            await r.say(r.sockets[3], wire.TakeSeat, seat=3)
            await r.start()
            await r.play(r.over)
            ended(r)

    asyncio.run(go())


@pytest.mark.parametrize("watched", [False, True])
def test_after_a_match_there_may_be_more_seats(watched: bool) -> None:
    """Whoever takes one has no place in the match before; the others keep theirs until they come again."""

    async def go() -> None:
        async with room("two", settings=Settings(spectators=watched)) as r:
            await r.start()
            await r.play(r.over)
            late = [await r.join(Person(f"p{n}", NAMES[n])) for n in (2, 3)]
            await r.say(r.sockets[0], wire.Host, do=wire.SetRules("five-at-the-table", {"deals": 2}))
            for seat, socket in zip((4, 2), late, strict=True):
                await r.say(socket, wire.TakeSeat, seat=seat)
                assert socket.seat == seat
                assert not {"view", "sheet", "proofs", "commits"} & socket.last("welcome").keys()
            again = await r.join(r.people[0])
            assert "view" not in again.last("welcome")
            r.sockets += late
            await r.say(r.sockets[0], wire.Host, do=wire.PutBot(3, "easy"))
            await r.restart()
            people = [*r.people, *(socket.person for socket in late)]
            r.sockets = [await r.join(person) for person in people]
            await r.say(r.sockets[1], wire.Rematch)
            assert r.sitting.match.number == 2
            assert len(r.sitting.match.state.totals) == 5
            await r.play(r.over)
            ended(r)
            assert len(match_of(r).held) == 5

    asyncio.run(go())


@pytest.mark.parametrize("size", [*SIZES, "three-two-five"])
@pytest.mark.parametrize("until", ["between", "over"])
def test_whoever_takes_a_seat_learns_nothing_of_what_another_held_there(size: str, until: str) -> None:
    """J-1, J-6, I-24: between two deals, and when the match is over; nor does he when he comes once more."""

    async def go() -> None:
        one = Room(bots=("easy", "easy"), people=1) if size == "three-two-five" else room(size, people=1)
        async with one as r:

            def own(seat: Seat) -> bool:
                """Whether that seat knows more than everybody does."""
                views = r.sitting.match.views
                return bool(views[seat] != replace(views[-1], seat=seat))

            await r.start()
            await r.play(lambda: r.sitting.waits and own(0) and own(1))
            if until == "over":
                await r.play(r.over)
                await r.say(r.sockets[0], wire.Host, do=wire.Clear(1))
            watched = r.sitting.match.views[-1]
            mine = r.sitting.match.views[0]
            late = await r.join(Person("late", "Late"))
            await r.say(late, wire.TakeSeat, seat=1)
            assert late.seat == 1
            told = wire.view_json(replace(watched, seat=1))
            assert encode(late.last("welcome")["view"]) == encode(json.loads(bytes(told)))
            again = await r.join(late.person, seq=2)
            assert encode(again.last("welcome")["view"]) == encode(json.loads(bytes(told)))
            await r.restart()
            assert r.sitting.match.views[1] == replace(watched, seat=1)
            assert r.sitting.match.views[0] == mine
            r.sockets = [await r.join(person) for person in (r.people[0], late.person)]
            if until == "over":
                await r.say(r.sockets[0], wire.Rematch)
            await r.play(lambda: r.sitting.stage is Stage.DEAL)
            assert r.sitting.match.views[r.sockets[1].seat or 0].hand

    asyncio.run(go())


@EVERY
def test_a_rematch_rotates_the_seats(size: str) -> None:
    """Row 33."""

    async def go() -> None:
        async with room(size) as r:
            await r.start()
            await r.play(r.over)
            before = [chair.name for chair in r.sitting.chairs]
            await r.say(r.sockets[-1], wire.Rematch)
            assert [chair.name for chair in r.sitting.chairs] == [before[-1], *before[:-1]]
            await r.play(r.over)
            assert r.sitting.match.number == 2
            ended(r)

    asyncio.run(go())


# hints, taking back, ending


@EVERY
def test_a_hint_is_thought_out_from_the_own_view_alone(size: str) -> None:
    async def go() -> None:
        async with room(size, seed=3) as r:
            asker = await to_bid(r)
            assert asker.seat is not None
            other = next(one for one in r.sockets if one is not asker)
            assert refusal_of(await r.say(other, wire.Hint, seq=other.seq)) == "not_your_turn"
            told = await r.say(asker, wire.Hint, seq=asker.seq)
            assert told is not None
            assert told["type"] == "hinted"
            assert r.thinkers.asked[-1] == encode(r.sitting.match.views[asker.seat])
            hint = told["hint"]
            assert [*hint] == ["points", "chance", "own", "by_suit", "bids", "best"]
            assert asker.view is not None
            assert hint["points"] == asker.last("happened")["remarks"]["points"]
            bids = [one["bid"] for one in hint["bids"]]
            assert bids[0] == 0
            assert hint["best"] in bids
            assert bids == sorted(bids)
            offered = asker.choices
            assert offered["type"] != "between" or offered["least"] in bids

    asyncio.run(go())


def test_where_there_are_no_hints_none_is_given() -> None:
    async def go() -> None:
        async with room("two", settings=Settings(hints=False)) as r:
            asker = await to_bid(r)
            assert refusal_of(await r.say(asker, wire.Hint, seq=asker.seq)) == "hints_off"
            assert not r.thinkers.asked

    asyncio.run(go())


@EVERY
def test_a_bid_is_taken_back_when_all_agree(size: str) -> None:
    """Row 31: it has shown nobody a card."""

    async def go() -> None:
        async with room(size, seed=5) as r:
            bidder = await to_bid(r)
            before, views = r.sitting.match, [socket.view for socket in r.sockets]
            await r.say(bidder, wire.Act, seq=bidder.seq, move={"type": "bid", "chips": 1})
            await r.say(bidder, wire.TakeBack, seq=bidder.seq)
            for socket in r.sockets:
                if socket is not bidder:
                    await r.say(socket, wire.Answer, proposal=r.sitting.proposal.seq, yes=True)
            assert replace(r.sitting.match, banks=before.banks, last=before.last) == before
            assert [socket.view for socket in r.sockets] == views
            assert bidder.choices["least"] == 1
            await r.play(r.over)
            ended(r)

    asyncio.run(go())


def test_nothing_is_taken_back_once_the_four_cards_are_bought() -> None:
    async def go() -> None:
        async with room("two", rules={"deals": 8}, seed=2) as r:
            bidder = await to_bid(r)
            await r.say(bidder, wire.Act, seq=bidder.seq, move={"type": "bid", "chips": 1})
            other = next(one for one in r.sockets if one is not bidder)
            await r.say(other, wire.Act, seq=other.seq, move={"type": "throw_in"})
            assert r.sitting.match.views[-1].buyer == bidder.seat
            assert refusal_of(await r.say(other, wire.TakeBack, seq=other.seq)) == "nothing_to_take_back"

    asyncio.run(go())


@EVERY
def test_a_match_ends_early_when_all_agree(size: str) -> None:
    """Row 32."""

    async def go() -> None:
        async with room(size) as r:
            asker = await to_bid(r)
            await r.say(asker, wire.End)
            for socket in r.sockets:
                if socket is not asker:
                    assert not r.over()
                    await r.say(socket, wire.Answer, proposal=r.sitting.proposal.seq, yes=True)
            assert r.over()
            assert asker.last("happened")["what"] == {"type": "ended"}
            assert asker.last("happened")["proofs"]
            assert match_of(r).result is None
            assert verified(match_of(r)).chained

    asyncio.run(go())


# time


@EVERY
@pytest.mark.parametrize("clock", [Clock.NONE, Clock.FAST], ids=lambda c: c.value)
def test_a_bot_bids_for_somebody_who_is_away_until_he_is_back(size: str, clock: Clock) -> None:
    """S21."""

    async def go() -> None:
        async with room(size, settings=Settings(clock=clock), rules={"deals": 6}, seed=11) as r:
            absent = await to_bid(r)
            seat, seq = absent.seat, r.sitting.seq
            assert seat is not None
            await r.close(absent)
            await r.play(lambda: r.over() or r.sitting.match.deal_no >= 4)
            since = entries(r)[seq - 1 :]
            assert SatIn(seat) in since
            own = [one for one in since if isinstance(one, Moved) and one.by == seat]
            assert own
            assert all(one.auto for one in own)
            back = await r.join(absent.person, secret=None)
            r.sockets.append(back)
            assert back.seat == seat
            assert Returned(seat) in entries(r) or r.over()
            await r.play(r.over)
            ended(r)

    asyncio.run(go())


def test_who_leaves_on_purpose_is_played_for_and_his_seat_is_free_afterwards() -> None:
    async def go() -> None:
        async with room("five") as r:
            leaver = await to_bid(r)
            seat = leaver.seat
            await r.say(leaver, wire.Leave)
            r.sockets.remove(leaver)
            await r.pass_time(SHOWN_AWAY + GRACE[Clock.NONE])
            await r.play(r.over)
            ended(r)
            assert seat is not None
            assert not r.sitting.chairs[seat].taken

    asyncio.run(go())


def test_a_time_out_makes_one_call_and_two_in_a_row_sit_in() -> None:
    """Row 29."""

    async def go() -> None:
        async with room("two", settings=Settings(clock=Clock.FAST), rules={"deals": 8}, seed=1) as r:
            slow = await to_bid(r)
            seat, seq = slow.seat, r.sitting.seq
            limit = TURN[Clock.FAST]
            assert limit is not None
            await r.pass_time(limit + 11_000)
            calls = [one for one in entries(r)[seq - 1 :] if isinstance(one, Moved) and one.by == seat]
            assert [one.auto for one in calls] == [True]
            r.sockets.remove(slow)  # still there, but does nothing
            await r.play(lambda: r.sitting.chairs[seat or 0].sat_in or r.over())
            calls = [one for one in entries(r)[seq - 1 :] if isinstance(one, Moved) and one.by == seat]
            assert len(calls) == 1
            assert r.sitting.chairs[seat or 0].sat_in
            await r.play(r.over)
            ended(r)

    asyncio.run(go())


@EVERY
def test_a_table_goes_on_after_a_start_of_the_server(size: str) -> None:
    """S16: in every phase it is what it was."""

    async def go() -> None:
        async with room(size, settings=WATCHED, rules={"deals": 6}, seed=7) as r:
            await r.start()
            dice, restarts = SeededDice(size), 0
            while not r.over():
                turns = 2 + dice.below(8)
                at = r.sitting.seq + turns
                await r.play(lambda at=at: r.over() or r.sitting.seq >= at)  # type: ignore[misc]
                before, views = r.sitting, [socket.view for socket in r.sockets]
                await r.restart()
                assert r.sitting == before
                r.sockets = [await r.join(person, secret=None) for person in r.people]
                assert [socket.view for socket in r.sockets] == views
                restarts += 1
            assert restarts > 3
            ended(r)

    asyncio.run(go())


# a deal that is over when it is dealt


def test_a_claim_ends_a_deal_with_its_shuffle_and_the_next_waits() -> None:
    """TF-8: all see the suit; nobody is ready for the next deal because he was ready for this one."""

    async def go() -> None:
        async with room("two", settings=WATCHED, rules={"deals": 20}, seed=4) as r:
            await r.start()
            seen = 0
            while not r.over():
                deal = r.sitting.match.deal_no
                before = len(r.sockets[0].received)
                await r.play(lambda deal=deal: r.over() or r.sitting.match.deal_no > deal)  # type: ignore[misc]
                news = [one for one in r.sockets[0].received[before:] if one["type"] == "happened"]
                tags = [event["type"] for one in news for event in one.get("events", ())]
                if "claimed" not in tags or r.over():
                    continue
                seen += 1
                last = next(one for one in news if any(e["type"] == "claimed" for e in one.get("events", ())))
                assert {"shuffled", "dealt", "took", "scored"} <= {e["type"] for e in last["events"]}
                assert last["seating"]["stage"] == "between"
                assert [place["ready"] for place in places(last)] == [False, False]
                assert "choices" not in last
                assert not r.sitting.match.views[-1].calls
            assert seen > 1

    asyncio.run(go())


def places(update: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"ready": False, **place} for place in update["seating"]["places"]]
