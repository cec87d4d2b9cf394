"""A deal of a match that is over, played once more (row 52; docs/formats/http.md): the same cards, debts and exchanges."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from msgspec.structs import replace

from satasat import wire
from satasat.cards import to_plain
from satasat.dealing import Shuffle
from satasat.errors import BadMessage
from satasat.game import NATURE, AnyGame
from satasat.games.three_two_five.moves import Cut
from satasat.games.three_two_five.rules import CutRule
from satasat.games.three_two_five.state import State
from satasat.records import read
from satasat.server.again import Wanted, wanted
from satasat.server.history import Played, played
from satasat.server.log import Begun, Entry, Opened, Sat, Signed, write
from satasat.server.orders import Person
from satasat.server.store import Line
from satasat.server.worker import ReviewMatch, review_match
from satasat.wire import BotSat, Settings
from tests.halls import GAME, Room
from tests.serving import Program, Serving
from tests.test_api import evening, server  # noqa: F401 (fixtures)
from tests.test_history import Evening

ASHA = Person("p0", "Asha")
SEED = "5e" * 32


def match_of(seed: int | str, preset: str = "satasat", deals: int = 3, ends: int = 0) -> Played:
    one = Evening(seed, preset, deals, ends)
    one.match()
    return one.played()[0]


def state_of(match: Played, deal: int) -> State:
    """The match as it stood once that deal was shuffled."""
    state: State = GAME.start(match.rules)
    shuffles = 0
    for entry in match.entries:
        state = GAME.step(state, entry.move)
        shuffles += isinstance(entry.move, Shuffle)
        if shuffles == deal:
            return state
    raise AssertionError(deal)


class Again(Room):
    """The table of a deal that is played once more, as `Hall.open_again` writes its log."""

    def __init__(self, what: Wanted, game: AnyGame = GAME) -> None:
        super().__init__(game=game, people=1, settings=Settings())
        entries: list[Entry] = [Opened(game.id, to_plain(what.rules), Settings(), ASHA.id)]
        entries += [
            Sat(seat, ASHA.id, ASHA.name) if seat == what.seat else BotSat(seat, what.bot)
            for seat in range(game.seats(what.rules))
        ]
        entries.append(Begun("2026-11-30T12:00:00Z", again=what.again))
        signed = [Signed(entry, ASHA.id) for entry in entries]
        self.log.lines = [Line(n, self.times.wall(), write(one)) for n, one in enumerate(signed, 1)]

    def match(self) -> Played:
        (one,) = played("t1", self.log.lines)
        return one


def at_once(what: Wanted, then: Any = None, game: AnyGame = GAME) -> Again:
    """The table, played to its end."""

    async def go() -> Again:
        room = Again(what, game)
        async with room:
            if then is not None:
                await then(room)
            await room.play(room.over)
        return room

    return asyncio.run(go())


@pytest.mark.parametrize("preset", GAME.presets)
@pytest.mark.parametrize("deal", [1, 3])
def test_the_match_stands_as_it_stood_when_the_deal_began(preset: str, deal: int) -> None:
    match = match_of(f"again {preset}", preset)
    before = state_of(match, deal)
    what = wanted(match, deal, None, "easy", ASHA, SEED)
    assert what.rules == replace(match.rules, deals=deal)

    async def look(room: Again) -> None:
        now: State = room.sitting.match.state
        assert (now.dealer, now.totals, now.debts, now.sheet) == (
            before.dealer,
            before.totals,
            before.debts,
            before.sheet,
        )
        assert now.deal.pulls == before.deal.pulls
        told = room.sockets[0].received
        welcome = next(one for one in told if one["type"] == "welcome")
        assert welcome["seat"] == what.seat
        assert len(welcome.get("sheet", ())) == deal - 1
        assert "commits" not in welcome

    room = at_once(what, look)
    once_more = room.match()
    assert isinstance(what.again.moves[-1].move, Shuffle if match.rules.cut == CutRule.NONE else Cut)
    assert state_of(once_more, deal).deal.pack == before.deal.pack
    assert room.sitting.match.state.deal_no == deal
    assert not [one for one in room.sockets[0].received if "proofs" in one]


def test_the_cards_are_dealt_as_they_were() -> None:
    match = match_of("cards", "satasat")
    before = state_of(match, 2)
    what = wanted(match, 2, 1, "random", ASHA, SEED)

    async def look(room: Again) -> None:
        view = room.sitting.match.views[1]
        assert (what.seat, view.counts) == (1, (5, 5, 5))
        assert view.hand == before.deal.hands[1]
        assert [chair.bot for chair in room.sitting.chairs] == ["random", None, "random"]
        assert room.sitting.chairs[1].person == ASHA.id

    at_once(what, look)


def test_a_pack_that_was_cut_is_cut_at_the_same_place() -> None:
    """Who cuts is not asked again: at another place other cards would be dealt."""
    match = match_of("cut", "pagat")
    what = wanted(match, 2, None, "easy", ASHA, SEED)
    dealt: list[State] = []
    for moves in ([entry.move for entry in match.entries], [moved.move for moved in what.again.moves]):
        state: State = GAME.start(match.rules)
        shuffles = 0
        for move in moves:
            state = GAME.step(state, move)
            shuffles += isinstance(move, Shuffle)
            if shuffles == 2 and isinstance(move, Cut):
                break
        dealt.append(state)
    assert dealt[0].deal.hands == dealt[1].deal.hands
    assert all(dealt[0].deal.hands)
    assert dealt[1].deal.pack == dealt[0].deal.pack


def test_its_record_verifies_and_says_what_it_is() -> None:
    match = match_of("record", "pagat")
    room = at_once(wanted(match, 3, None, "easy", ASHA, SEED))
    once_more = room.match()
    (found,) = read(lines for lines in once_more.record().encode().splitlines(keepends=True))
    assert found.holds
    assert found.finished
    assert not found.chained
    assert found.header is not None
    assert found.header.other == {"again": {"table": "t1/1", "deal": 3}}
    given = found.entries[: len(wanted(match, 3, None, "easy", ASHA, SEED).again.moves)]
    assert all(entry.auto and entry.proof is None for entry in given)
    assert [(entry.by, entry.move) for entry in given] == [
        (entry.by, entry.move) for entry in match.entries[: len(given)]
    ]
    assert once_more.again == ("t1/1", 3)


def test_only_the_deal_that_was_played_is_reviewed() -> None:
    room = at_once(wanted(match_of("review", "satasat"), 2, None, "easy", ASHA, SEED))
    review = review_match(ReviewMatch(room.match().record(), 2))
    assert [deal.deal for deal in review.deals] == [2]
    assert [deal.deal for deal in review_match(ReviewMatch(room.match().record())).deals] == [1, 2]


def test_its_log_wakes_up_as_it_was() -> None:
    """S16: also in the midst of the deal."""
    what = wanted(match_of("wake", "pagat"), 3, None, "easy", ASHA, SEED)

    async def sleep(room: Again) -> None:
        for phase in ("draw", "play"):
            await room.play(lambda phase=phase: room.phase() in (phase, "play"))  # type: ignore[misc]
            before = room.sitting
            await room.restart()
            assert room.sitting == before
            room.sockets = [await room.join(ASHA)]

    at_once(what, sleep)


def test_chance_that_is_left_hangs_on_the_seed_of_the_log() -> None:
    what = wanted(match_of("seed", "satasat"), 3, None, "easy", ASHA, SEED)
    assert at_once(what).match().entries == at_once(what).match().entries
    fans = [e.move for e in at_once(what).match().entries[len(what.again.moves) :] if e.by == NATURE]
    other = replace(what, again=replace(what.again, seed="a1" * 32))
    others = [e.move for e in at_once(other).match().entries[len(what.again.moves) :] if e.by == NATURE]
    assert fans
    assert fans[0] != others[0]


def test_a_rematch_there_is_a_match_as_any_other() -> None:
    room = at_once(wanted(match_of("rematch", "satasat"), 1, None, "easy", ASHA, SEED))

    async def go() -> None:
        async with Again(wanted(match_of("rematch", "satasat"), 1, None, "easy", ASHA, SEED)) as room:
            await room.play(room.over)
            await room.say(room.sockets[0], wire.Rematch)
            await room.play(room.over)
            first, second = played("t1", room.log.lines)
            assert (first.again, second.again) == (("t1/1", 1), None)
            (found,) = read(second.record().encode().splitlines(keepends=True))
            assert (found.holds, found.chained) == (True, True)

    assert not room.sitting.playing
    asyncio.run(go())


def test_one_sits_where_one_sat() -> None:
    """In that deal; where one came later, or went before, at the seat that one had."""
    found = 0
    for seed in range(40):
        match = match_of(f"seats {seed}", deals=4)
        people = {chair.person for deal in range(1, 5) for chair in match.chairs(deal)} - {None}
        for name in people:
            for deal in range(1, 5):
                there = [chair.person for chair in match.chairs(deal)]
                seat = wanted(match, deal, None, "easy", Person(str(name), ""), SEED).seat
                if name in there:
                    assert seat == there.index(name)
                else:
                    found += 1
                    assert any(one.chair.person == name for one in match.held[seat])
    assert found > 3


def test_a_match_that_was_ended_early_has_the_deals_that_were_begun() -> None:
    match = match_of(5, deals=4, ends=60)
    assert match.result is None
    begun = sum(isinstance(entry.move, Shuffle) for entry in match.entries)
    assert wanted(match, begun, None, "easy", ASHA, SEED).again.deal == begun
    with pytest.raises(BadMessage, match="no_such_deal"):
        wanted(match, begun + 1, None, "easy", ASHA, SEED)


# ------------------------------------------------------------------------------------------------- over HTTP


def test_a_table_for_it_is_opened_over_http(
    server: Serving,  # noqa: F811 (the fixture)
    evening: tuple[str, Evening, dict[str, Program]],  # noqa: F811
) -> None:
    table, past, people = evening
    asha = people["p0"]
    opened = asha.table(again={"table": table, "number": 1, "deal": 2, "bot": "random"},
                        settings={"private": False, "pace": "instant"})  # fmt: skip
    match = past.played()[0]
    before = state_of(match, 2)
    socket = asha.socket()
    welcome = socket.say("join", opened["table"])
    assert welcome["seating"]["stage"] == "deal"
    assert welcome["seating"]["settings"]["private"]
    places = welcome["seating"]["places"]
    assert [place.get("bot") for place in places].count("random") == 2
    assert welcome["view"]["deal_no"] == 2
    assert welcome["sheet"] == json.loads(json.dumps(to_plain(before.sheet)))
    told = asha.ask("GET", f"/api/matches/{opened['table']}/1/record")
    assert (told.status, told.code) == (409, "match_not_over")
    while socket.told[-1].get("seating", {}).get("stage") != "over":
        if not socket.move(opened["table"]):
            socket.next()
    socket.close()
    record = asha.ask("GET", f"/api/matches/{opened['table']}/1/record").body
    (found,) = read(record.splitlines(keepends=True))
    assert found.holds
    assert found.finished
    review = asha.ask("GET", f"/api/matches/{opened['table']}/1/review")
    assert [deal["deal"] for deal in review.json["deals"]] == [2]
    listed = asha.ask("GET", "/api/matches").json["matches"]
    assert [one["again"] for one in listed if one["table"] == opened["table"]] == [
        {"table": f"{table}/1", "deal": 2}
    ]
    assert {one["again"] for one in listed if one["table"] == table} == {None}


@pytest.mark.parametrize(
    ("who", "body", "status", "code"),
    [
        ("p0", {"number": 3}, 409, "match_not_over"),
        ("p0", {"number": 9}, 404, "unknown_match"),
        ("p0", {"table": "nowhere"}, 404, "unknown_match"),
        ("stranger", {}, 404, "unknown_match"),
        ("p0", {"deal": 0}, 400, "no_such_deal"),
        ("p0", {"deal": 3}, 400, "no_such_deal"),
        ("p0", {"seat": 3}, 400, "bad_seat"),
        ("p0", {"bot": "clever"}, 400, "unknown_bot"),
        ("p0", {"more": 1}, 400, "bad_message"),
    ],
)
def test_what_cannot_be_played_again_is_refused(
    server: Serving,  # noqa: F811
    evening: tuple[str, Evening, dict[str, Program]],  # noqa: F811
    who: str,
    body: dict[str, Any],
    status: int,
    code: str,
) -> None:
    table, _, people = evening
    asking = people[who] if who in people else server.program()
    told = asking.ask("POST", "/api/tables", {"again": {"table": table, "number": 1, "deal": 1, **body}})
    assert (told.status, told.code) == (status, code)


@pytest.mark.parametrize("more", [{"preset": "pagat"}, {"rules": {"deals": 1}}])
def test_it_brings_its_own_rules(
    server: Serving,  # noqa: F811
    evening: tuple[str, Evening, dict[str, Program]],  # noqa: F811
    more: dict[str, Any],
) -> None:
    table, _, people = evening
    told = people["p0"].ask(
        "POST", "/api/tables", {"again": {"table": table, "number": 1, "deal": 1}, **more}
    )
    assert (told.status, told.code) == (400, "bad_message")
