"""The betting games at tables online: people and bots play whole matches, whose records and shuffles hold."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import jsonschema  # type: ignore[import-untyped]
import pytest

from satasat import wire
from satasat.bots import Worlds
from satasat.cards import from_plain, to_plain
from satasat.client import Client, Refused, bot_chooser, play
from satasat.client.knowledge import _KINDS, _view
from satasat.dice import SeededDice
from satasat.errors import BadMessage
from satasat.games import game
from satasat.records import read
from satasat.server.log import Opened
from satasat.server.orders import Person, claimant, questioner
from satasat.server.schema import schema
from satasat.server.sitting import opened
from satasat.testing import random_match
from satasat.wire import Pace, Settings
from tests.betting import BOTH
from tests.serving import ROOMY, Serving, serving

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
            for path in ("review", "replay/1"):
                with pytest.raises(Refused, match="not_for_game"):
                    await client._ask("GET", f"/api/matches/{table}/1/{path}")
            again = {"again": {"table": table, "number": 1, "deal": 1}}
            with pytest.raises(Refused, match="not_for_game"):
                await client._ask("POST", "/api/tables", again)
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


@pytest.mark.parametrize("its", BOTH, ids=lambda g: g.id)
def test_hints_and_claims_are_refused_with_the_games_that_have_them(its: Any) -> None:
    asha = Person("p0", "Asha")
    rules = to_plain(its.presets[its.default_preset])
    sitting = opened("t1", Opened(its.id, rules, Settings(hints=True), asha.id))
    for ask in (questioner, claimant):
        with pytest.raises(BadMessage) as refused:
            ask(sitting, asha, 1)
        assert refused.value.code == "not_for_game"
        assert refused.value.params == {"game": its.id, "allowed": ["three-two-five"]}


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
