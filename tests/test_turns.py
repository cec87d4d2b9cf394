"""What a turn costs on the wire (S39, N7): views that are told shortly, without loss, and how long an update is."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from satasat import wire
from satasat.cards import decode, from_plain, to_plain
from satasat.dice import SeededDice
from satasat.game import observe_all
from satasat.games.three_two_five.rules import PRESETS, Rules
from satasat.games.three_two_five.view import View
from satasat.testing import random_match, random_rules
from satasat.wire import Clock, Settings, ViewTold
from tests.halls import GAME, Room
from tests.tables import EVERYBODY
from tests.test_docs import DOCS, quoted, rows, sections, text_of

PAGE = DOCS / "formats" / "wire.md"


def views(rules: Rules, seed: str) -> Iterator[View]:
    """Everybody's, along a random match."""
    seen = tuple(GAME.blank(rules, seat) for seat in EVERYBODY)
    yield from seen
    for made in random_match(GAME, rules, SeededDice(seed)):
        seen = observe_all(GAME, seen, EVERYBODY, made.state, made.move, made.after)
        yield from seen


def test_nothing_is_lost_of_a_view_that_is_told() -> None:
    """Under every preset, and under rules of any kind."""
    every = [*PRESETS.items(), *((str(n), random_rules(GAME, SeededDice(f"told/{n}"))) for n in range(40))]
    told = 0
    for name, rules in every:
        for view in views(rules, f"told/{name}"):
            sent = bytes(wire.view_json(view))
            assert wire.whole(decode(sent, ViewTold), rules) == view, (name, view)
            if (choices := wire.choices_told(view)) is not None:
                again = from_plain(to_plain(choices), wire.ChoicesTold)
                assert wire.whole_choices(again, view) == view.legal
            told += 1
    assert told > 10_000


def test_what_follows_from_the_rest_is_not_told() -> None:
    for view in views(PRESETS["satasat"], "short"):
        told: dict[str, Any] = json.loads(bytes(wire.view_json(view)))
        assert "rules" not in told
        assert "may" not in told
        assert not {name for name, value in told.items() if value in ([0, 0, 0], ["", "", ""], [])}
        if view.seat is not None:
            assert not any(told[name][view.seat] for name in ("cannot", "known") if name in told)


def test_the_page_about_the_protocol_tells_how_a_view_is_told() -> None:
    page = sections(text_of(PAGE), 2)["Views"]
    fields = {name for row in rows(page) for name in quoted(row[0])}
    assert fields == {"rules", "may", "cannot", "known", "plays", "pulls", "exchanges", "public"}
    assert {*ViewTold.__struct_fields__} == {*View.__struct_fields__} - {"rules", "may"} | {"cannot"}


MOST = 1_000
"""Bytes of an update that tells a turn (S39)."""
MOST_EVER = 1_100
"""The same over many matches: long hands in an exchange with many debts, where sevens are trumps, pass the thousand now and then."""
TABLE, COMMAND = 12, 16
"""Letters of a table's and of a command's name, as they are on a server; here they are shorter."""


def turns(preset: str, seed: int) -> Iterator[tuple[bytes, dict[str, Any]]]:
    """Every update of a random match that told somebody of a move in play, draw or give, or that these are due now; with a clock
    and a bank."""

    async def go() -> list[bytes]:
        settings = Settings(spectators=True, clock=Clock.NORMAL)
        async with Room(preset=preset, settings=settings, seed=seed, rules={"deals": 6}) as room:
            watcher = await room.join(replace(room.people[0], id="w", name="Wanda"))
            await room.start()
            await room.play(room.over)
            return [data for socket in (*room.sockets, watcher) for data in socket.raw]

    for data in asyncio.run(go()):
        told = json.loads(data)
        due = told.get("view", {}).get("phase") if told.get("what", {}).get("type") == "moved" else None
        made = {event["type"] for event in told.get("events", ())}
        if due in ("play", "draw", "give") or made & {"drawn", "given", "played"}:
            yield data, told


def size(data: bytes, told: dict[str, Any]) -> int:
    return len(data) + TABLE - len(told["table"]) + (COMMAND - len(told["id"]) if "id" in told else 0)


@pytest.mark.parametrize("preset", PRESETS)
def test_an_update_that_tells_a_turn_has_at_most_a_thousand_bytes(
    preset: str, record_property: Callable[[str, object], None]
) -> None:
    """S39, N7; docs/bench.md."""
    middle, most = measured(preset, 2)
    record_property("bytes", (middle, most))
    assert most <= MOST


@pytest.mark.long
@pytest.mark.timeout(1_800)
@pytest.mark.parametrize("preset", PRESETS)
def test_so_it_is_in_many_matches(preset: str) -> None:
    assert measured(preset, 60)[1] <= MOST_EVER


def measured(preset: str, seeds: int) -> tuple[int, int]:
    """The median and the most. The card that ends a deal also brings the score, the seating, and at the end of a match its proofs:
    it is told apart."""
    sizes: list[int] = []
    ends: list[int] = []
    for seed in range(seeds):
        for data, told in turns(preset, seed):
            scored = any(event["type"] == "scored" for event in told["events"])
            (ends if scored else sizes).append(size(data, told))
    middle, most = sorted(sizes)[len(sizes) // 2], max(sizes)
    print(
        f"{preset}: {len(sizes)} updates, half at most {middle}, most {most}; ends {sorted(ends)[len(ends) // 2]}, {max(ends)}"
    )
    assert len(sizes) > 600 * seeds
    return middle, most
