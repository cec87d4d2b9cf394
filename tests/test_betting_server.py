"""The betting games at tables online: people and bots play whole matches, whose records and shuffles hold."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import AsyncExitStack
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest

from satasat import wire
from satasat.analysis.betting import BidHintTold, bid_hint_told
from satasat.bots import BOTS_OF, Worlds
from satasat.cards import encode, from_plain, to_plain
from satasat.client import Client, Refused, bot_chooser, play
from satasat.client.knowledge import _KINDS, _view
from satasat.dice import SeededDice
from satasat.errors import BadMessage, BadRules
from satasat.games import GAMES, game
from satasat.records import read
from satasat.server.log import Opened
from satasat.server.orders import Person, claimant
from satasat.server.schema import schema
from satasat.server.sitting import opened
from satasat.testing import random_match
from satasat.wire import Pace, Settings
from tests.betting import BOTH
from tests.halls import NAMES
from tests.serving import ROOMY, Serving, serving
from tests.test_docs import DOCS, quoted, rows, sections, text_of

pytestmark = pytest.mark.server
RULES: dict[str, dict[str, Any]] = {
    "thirty-five": {"players": 2, "deals": 8, "chips": 40, "ace_value": 11},
    "trentacinque": {"deals": 3, "chips": 40},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("betting"), limits=ROOMY) as running:
        yield running


@pytest.mark.parametrize("name", [*RULES])
def test_a_person_and_bots_play_a_match_that_can_be_checked(name: str, server: Serving) -> None:
    async def match() -> bytes:
        async with Client(server.origin, name="Asha") as client:
            settings = Settings(pace=Pace.INSTANT, hints=True)
            table, secret = await client.open_table(name, rules=RULES[name], settings=settings)
            following = await client.join(table, secret)
            with pytest.raises(Refused, match="unknown_bot"):
                await following.put_bot(1, "expert")
            for seat, bot in zip(following.free_seats(), ("hard", "medium", "easy"), strict=False):
                await following.put_bot(seat, bot)
            await following.start()
            await play(following, bot_chooser("random", Worlds(1), SeededDice(name)))
            assert following.view.phase.value == "over"
            assert sum(following.view.totals) == following.rules.chips * len(following.seating.places)
            with pytest.raises(Refused, match="not_for_game"):
                await client._ask("GET", f"/api/matches/{table}/1/review")
            await left_of_it(client, table, following.view.totals)
            return await client.record(table)

    async def bounded() -> bytes:
        return await asyncio.wait_for(match(), 60)

    (one,) = read(asyncio.run(bounded()).splitlines(keepends=True))
    assert one.holds
    assert one.finished
    assert one.chained
    assert one.header is not None
    assert one.header.game.id == name


@pytest.mark.parametrize("its", BOTH, ids=lambda g: g.id)
def test_views_events_and_moves_are_as_the_schema_says(its: Any) -> None:
    whole = schema()
    rules = its.presets[its.default_preset]

    def checker(part: str) -> Any:
        return jsonschema.Draft202012Validator({"$defs": whole["$defs"], **whole["games"][its.id][part]})

    kinds = ("view", "event", "move", "choices", "remarks")
    view_is, event_is, move_is, choices_are, remarks_are = map(checker, kinds)
    for seat in (0, None):
        view = its.blank(rules, seat)
        for made in random_match(its, rules, SeededDice("schema")):
            move_is.validate(as_json(made.move))
            for event in its.shown(made.state, made.move, made.after, seat):
                event_is.validate(as_json(event))
                view = its.observe(view, event)
            told = wire.view_json(view)
            view_is.validate(json.loads(bytes(told)))
            assert _view(told, rules, _KINDS[its.id][0]) == view
            choices_are.validate(as_json(its.legal(made.state)))
            if (may := wire.choices_told(view)) is not None:
                assert wire.whole_choices(from_plain(to_plain(may), _KINDS[its.id][2]), view) == view.legal
            remarks_are.validate(as_json(wire.remarks_told(its.remarks(view))))


async def left_of_it(client: Client, table: str, totals: tuple[int, ...]) -> None:
    """Own matches, every deal step by step, and one of them once more."""
    (row,) = (await client._ask("GET", "/api/matches"))["matches"]
    most = max(totals)
    assert row["totals"] == [*totals]
    assert row["winners"] == [seat for seat, total in enumerate(totals) if total == most]
    assert (len(row["names"]), len(row["bots"]), row["on"]) == (len(totals), len(totals), False)
    played = []
    for deal in range(1, 100):
        told = await client._ask("GET", f"/api/matches/{table}/1/replay/{deal}")
        assert len(told["steps"][-1]["hands"]) == len(totals)
        played += [deal] if any(isinstance(step["by"], int) for step in told["steps"]) else []
        if deal == told["deals"]:
            break
    again = {"table": table, "number": 1, "deal": played[-1], "bot": "hard"}
    opened_again = await client._ask("POST", "/api/tables", {"again": again})
    following = await client.join(opened_again["table"], opened_again["secret"])
    assert following.view.deal_no == played[-1]
    await play(following, bot_chooser("easy", Worlds(1), SeededDice("again")))
    assert following.stage.value == "over"
    for deal in {*range(1, told["deals"] + 1)} - {*played}:
        with pytest.raises(Refused, match="over_when_dealt"):
            await client._ask("POST", "/api/tables", {"again": {**again, "deal": deal}})


@pytest.mark.parametrize("name", [*RULES])
def test_a_hint_comes_from_a_worker(name: str, server: Serving) -> None:
    """What each bid is worth, as the own view alone tells it (docs/formats/wire.md)."""

    async def asked() -> None:
        async with Client(server.origin, name="Asha") as client:
            settings = Settings(pace=Pace.INSTANT)
            table, secret = await client.open_table(name, rules=RULES[name], settings=settings)
            following = await client.join(table, secret)
            for seat in following.free_seats():
                await following.put_bot(seat, "easy")
            await following.start()
            hints = []
            choose = bot_chooser("random", Worlds(1), SeededDice(name))

            async def choose_with_a_hint(view: Any) -> Any:
                hints.append((view, await following.hint()))
                return choose(view)

            await play(following, choose_with_a_hint)
            assert hints
            for view, hint in hints:
                assert hint == json.loads(encode(bid_hint_told(view)))
                assert all(round(bid["worth"], 4) == bid["worth"] for bid in hint["bids"])

    asyncio.run(asyncio.wait_for(asked(), 60))


@pytest.mark.parametrize("its", BOTH, ids=lambda g: g.id)
def test_a_claim_of_tricks_is_refused_with_the_games_that_have_them(its: Any) -> None:
    asha = Person("p0", "Asha")
    rules = to_plain(its.presets[its.default_preset])
    sitting = opened("t1", Opened(its.id, rules, Settings(hints=True), asha.id))
    with pytest.raises(BadMessage) as refused:
        claimant(sitting, asha, 1)
    assert refused.value.code == "not_for_game"
    assert refused.value.params == {"game": its.id, "allowed": ["three-two-five"]}


@pytest.mark.parametrize("its", GAMES, ids=lambda g: g.id)
def test_the_catalogue_tells_bots_seats_and_bounds(its: Any, server: Serving) -> None:
    games = {game["id"]: game for game in server.ask("GET", "/api/games").json["games"]}
    told = games[its.id]
    assert tuple(bot["id"] for bot in told["bots"]) == BOTS_OF[its.id]
    assert all(bot["label"] for bot in told["bots"])
    seats, rules = told["seats"], to_plain(its.presets[its.default_preset])
    for number in range(seats["least"], seats["most"] + 1):
        changed = rules if seats["option"] is None else {**rules, seats["option"]: number}
        assert its.seats(its.read_rules(changed)) == number
    for option in told["options"]:
        takes_any = option["least"] is not None
        assert takes_any == (len(option["values"]) == 1 and option["values"][0]["value"] is None)
        if not takes_any:
            assert (option["most"], option["none"]) == (None, False)
            continue
        name = option["id"]
        wrong = [option["least"] - 1, *([] if option["most"] is None else [option["most"] + 1])]
        for value in [*wrong, *([] if option["none"] else [None])]:
            with pytest.raises(BadRules) as refused:
                its.read_rules({**rules, name: value})
            bounds = refused.value.params
            if refused.value.code == "option_range":
                assert (bounds["least"], bounds["most"], bounds["none"]) == (
                    option["least"],
                    option["most"],
                    option["none"],
                )
            else:
                assert (refused.value.code, option["most"]) == ("bad_value", None)
        for value in [option["most"]] * (option["most"] is not None) + [None] * option["none"]:
            assert getattr(its.read_rules({**rules, name: value}), name) == value


@pytest.mark.parametrize(
    ("rules", "code", "most"),
    [
        ({"pool_limit": 5_000_001}, "option_range", 5_000_000),
        ({"chips": 10**9}, "option_range", 1_000_000),
        ({"deals": 31}, "too_many_deals", 30),
        ({"ante": 101}, "ante_above_chips", None),
    ],
)
def test_a_number_out_of_bounds_is_refused_with_the_bound(
    rules: dict[str, Any], code: str, most: int | None, server: Serving
) -> None:
    refused = server.program().ask("POST", "/api/tables", {"game": "thirty-five", "rules": rules})
    assert (refused.status, refused.code) == (400, code)
    assert refused.json["params"].get("most") == most
    bound = most if most is not None else refused.json["params"]["chips"]
    assert str(bound) in refused.json["text"].replace(",", "")


def as_json(value: Any) -> Any:
    plain = to_plain(value)
    return [*plain] if isinstance(plain, tuple) else _lists(plain)


def _lists(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _lists(one) for key, one in value.items()}
    return [*map(_lists, value)] if isinstance(value, list | tuple) else value


def test_the_games_are_known_to_clients() -> None:
    assert {*_KINDS} == {*RULES, "three-two-five"}
    assert all(game(name).id == name for name in _KINDS)


def test_the_page_about_the_protocol_tells_what_a_hint_for_a_bid_holds() -> None:
    page = sections(text_of(DOCS / "formats" / "wire.md"), 2)["A hint for a bid"]
    named = {name for row in rows(page) for name in quoted(row[0])}
    assert named == {*BidHintTold.__struct_fields__}
    told = from_plain(json.loads(page.partition("```json hint\n")[2].partition("```")[0]), BidHintTold)
    assert 0 < told.chance < 1
    assert told.bids[0].bid == 0


@pytest.mark.parametrize(("name", "rules"), [("thirty-five", {"players": 5}), ("trentacinque", {})])
def test_a_table_full_of_people_plays_over_sockets(name: str, rules: dict[str, Any], server: Serving) -> None:
    """Everybody by a socket of his own, and one who watches; all know the same of what is open at the end."""

    async def match() -> None:
        async with AsyncExitStack() as stack:
            people = [
                await stack.enter_async_context(Client(server.origin, name=one))
                for one in (*NAMES[:5], "Wanda")
            ]
            settings = Settings(pace=Pace.INSTANT, spectators=True)
            host, *others, watcher = people
            table, secret = await host.open_table(name, rules={"deals": 3, **rules}, settings=settings)
            sitting = [await host.join(table, secret)]
            for seat in range(1, len(sitting[0].seating.places)):
                sitting.append(await others[seat - 1].join(table, secret))
                await sitting[-1].take_seat(seat)
            watching = await watcher.join(table, secret)
            await sitting[0].start()
            choosers = [bot_chooser("easy", Worlds(1), SeededDice(f"{seat}")) for seat in range(len(sitting))]
            await asyncio.gather(*map(play, sitting, choosers))
            await sitting[0].rematch()
            await asyncio.gather(*map(play, sitting, choosers))
            await watching.until(lambda: watching.stage.value == "over" and watching.seating.match == 2)
            totals = {following.view.totals for following in (*sitting, watching)}
            assert len(totals) == 1
            assert sum(*totals) == sitting[0].rules.chips * len(sitting)
            assert not watching.view.hand
            (first, second) = (await host._ask("GET", "/api/matches"))["matches"]
            assert {first["seat"], second["seat"]} == {0, 1}  # everybody has moved on by one
            for number in (1, 2):
                (one,) = read((await host.record(table, number)).splitlines(keepends=True))
                assert (one.holds, one.finished, one.chained) == (True, True, True)

    asyncio.run(asyncio.wait_for(match(), 100))
