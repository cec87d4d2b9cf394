"""A deal of a match that is over, step by step (docs/formats/http.md)."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from satasat.cards import encode, to_plain
from satasat.errors import BadMessage
from satasat.game import NATURE
from satasat.games.three_two_five.moves import Phase
from satasat.server.history import Played
from satasat.server.replay import replay
from tests.halls import GAME
from tests.serving import Program, Serving
from tests.test_api import evening, server  # noqa: F401 (fixtures)
from tests.test_history import Evening


def match_of(seed: int | str, preset: str = "satasat", deals: int = 2, ends: int = 0) -> Played:
    played_one = Evening(seed, preset, deals, ends)
    played_one.match()
    return played_one.played()[0]


def plain(match: Played, deal: int, seat: int | None) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(encode(replay(match, deal, seat)))
    return told


def deals_of(match: Played) -> Iterator[list[tuple[Any, Any, Any]]]:
    """By deal, each entry with the states before and after it."""
    state, deal = GAME.start(match.rules), list[tuple[Any, Any, Any]]()
    for entry in match.entries:
        if entry.move.__struct_config__.tag == "shuffle" and len(deal) > 1:
            yield deal
            deal = []
        after = GAME.step(state, entry.move)
        deal.append((entry, state, after))
        state = after
    yield deal


@pytest.mark.parametrize("preset", GAME.presets)
def test_with_all_cards_open_every_hand_is_there(preset: str) -> None:
    match = match_of(f"open {preset}", preset, deals=3)
    for number, truth in enumerate(deals_of(match), 1):
        told = replay(match, number, None)
        assert (told.game, told.deal, told.deals, len(told.steps)) == (GAME.id, number, 3, len(truth))
        assert told.totals == truth[0][1].totals
        for step, (entry, _, after) in zip(told.steps, truth, strict=True):
            assert (step.by, step.move, step.auto) == (entry.by, entry.move, entry.auto)
            if (
                after.phase is not Phase.TURN
            ):  # what is kept from everybody until a card of it is turned is nobody's yet
                assert step.hands == after.deal.hands


@pytest.mark.parametrize("preset", GAME.presets)
def test_as_a_seat_it_is_what_the_seat_was_told(preset: str) -> None:
    """S2: its own events, its own view, and nothing of the others' moves."""
    match = match_of(f"seat {preset}", preset, deals=2)
    for seat in range(3):
        view = GAME.blank(match.rules, seat)
        for number, truth in enumerate(deals_of(match), 1):
            told = plain(match, number, seat)
            for step, (entry, before, after) in zip(told["steps"], truth, strict=True):
                events = GAME.shown(before, entry.move, after, seat)
                for event in events:
                    view = GAME.observe(view, event)
                assert step["events"] == json.loads(encode(events))
                known = json.loads(encode(view))
                assert step["view"] == {key: value for key, value in known.items() if key != "rules"}
                assert step["remarks"] == json.loads(encode(GAME.remarks(view)))
                assert step.get("move") == (json.loads(encode(entry.move)) if entry.by == seat else None)
                hands = [step["hands"][s] for s in range(3) if s != seat]
                assert hands == [None, None]
                assert step["hands"][seat] == known.get("hand", "")


def test_other_cards_that_a_seat_cannot_see_change_nothing_of_its_replay() -> None:
    """What stands in the answer for a seat is a function of what it was told: its events hold no hidden face."""
    match = match_of("hidden", deals=3)
    for seat in range(3):
        for number in range(1, 4):
            for step in plain(match, number, seat)["steps"]:
                for event in step["events"]:
                    if event["type"] == "dealt" and event["seat"] != seat:
                        assert event["cards"] is None
                    if event["type"] == "fanned" and event["pull"]["debtor"] != seat:
                        assert event["order"] is None
                    if event["type"] == "drawn" and seat not in event["pull"].values():
                        assert event["position"] is None
                assert "move" not in step or step["by"] == seat


def test_the_sheet_and_the_names_are_those_of_the_match() -> None:
    match = match_of("sheet", deals=3)
    assert match.result is not None
    for number in (1, 2, 3):
        told = replay(match, number, None)
        assert told.sheet == match.result.deals
        for seat in range(3):
            assert (told.names[seat] is None) == (told.bots[seat] is not None)
        assert told.rules == match.rules
    assert told.steps[-1].by != NATURE


def test_a_seat_that_changed_hands_has_the_name_of_who_held_it_then() -> None:
    changed = 0
    for seed in range(12):
        match = match_of(f"changes {seed}", deals=3)
        for seat, held in enumerate(match.held):
            for one in held:
                told = replay(match, one.deal, None)
                due = one.chair.bot is not None
                assert told.bots[seat] == one.chair.bot
                assert told.names[seat] == (None if due else one.chair.name)
            changed += len(held) > 1
    assert changed


def test_a_match_that_was_ended_early_has_the_deals_that_were_begun() -> None:
    ended = 0
    for seed in range(8):
        match = match_of(seed, deals=10, ends=60)
        begun = sum(entry.move.__struct_config__.tag == "shuffle" for entry in match.entries)
        with pytest.raises(BadMessage) as refused:
            replay(match, begun + 1, None)
        assert (refused.value.code, refused.value.params["most"]) == ("no_such_deal", begun)
        if match.result is None and begun:
            told = replay(match, begun, 0)
            assert (told.deals, len(told.sheet)) == (begun, begun - 1)
            ended += 1
    assert ended > 3


@pytest.mark.parametrize(
    ("deal", "seat", "code"), [(0, None, "no_such_deal"), (1, 3, "bad_seat"), (1, -1, "bad_seat")]
)
def test_what_is_not_there_is_refused(deal: int, seat: int | None, code: str) -> None:
    with pytest.raises(BadMessage) as refused:
        replay(match_of("refused"), deal, seat)
    assert refused.value.code == code


def test_moves_and_rules_are_written_as_in_records() -> None:
    match = match_of("plain")
    told = plain(match, 1, None)
    assert told["rules"] == json.loads(json.dumps(to_plain(match.rules)))
    assert told["steps"][0]["by"] == "nature"
    assert [step["move"]["type"] for step in told["steps"][:2]] == ["seat_dealer", "shuffle"]


def test_it_is_told_to_those_who_played_when_the_match_is_over(
    server: Serving,  # noqa: F811
    evening: tuple[str, Evening, dict[str, Program]],  # noqa: F811
) -> None:
    table, evening_, people = evening
    one = people["p0"]
    told = one.ask("GET", f"/api/matches/{table}/1/replay/2")
    assert (told.status, told.headers["content-type"]) == (200, "application/json")
    due = plain(evening_.played()[0], 2, None)
    people_of_due = [name is None for name in due["names"]]
    assert [name is None for name in told.json["names"]] == people_of_due
    assert {**told.json, "names": None} == {**due, "names": None}
    seen = one.ask("GET", f"/api/matches/{table}/1/replay/1?seat=2")
    assert seen.json["steps"] == plain(evening_.played()[0], 1, 2)["steps"]
    for path, code in (
        ("1/replay/3", "no_such_deal"),
        ("1/replay/x", "no_such_deal"),
        ("1/replay/1?seat=3", "bad_seat"),
        ("1/replay/1?seat=-1", "bad_seat"),
        ("3/replay/1", "match_not_over"),
        ("4/replay/1", "unknown_match"),
    ):
        assert one.ask("GET", f"/api/matches/{table}/{path}").code == code
    assert server.program().ask("GET", f"/api/matches/{table}/1/replay/1").code == "unknown_match"
    assert server.ask("GET", f"/api/matches/{table}/1/replay/1").code == "no_session"


def test_own_matches_say_where_one_sat(
    server: Serving,  # noqa: F811
    evening: tuple[str, Evening, dict[str, Program]],  # noqa: F811
) -> None:
    _, evening_, people = evening
    told = 0
    for name, one in people.items():
        for listed in one.ask("GET", "/api/matches").json["matches"]:
            match = evening_.played()[listed["number"] - 1]
            held = match.held[listed["seat"]]
            assert name in {each.chair.person for each in held}
            told += 1
    assert told >= 3
