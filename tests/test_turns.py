"""What a turn costs on the wire (S39, N7): views that are told shortly, without loss, and how long an update is."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from satasat import wire
from satasat.cards import decode
from satasat.dice import SeededDice
from satasat.game import observe_all
from satasat.games.three_two_five.rules import PRESETS, Rules
from satasat.games.three_two_five.view import View
from satasat.testing import random_match, random_rules
from satasat.wire import ViewTold
from tests.halls import GAME
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
    assert fields == {"rules", "may", "cannot", "known"}
    assert {*ViewTold.__struct_fields__} == {*View.__struct_fields__} - {"rules", "may"} | {"cannot"}
