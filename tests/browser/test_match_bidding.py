"""Whole matches of the betting games in the page: each person with another hand and in another language (issue 6; TF-5 to TF-15, TC-3 to TC-9)."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from tests.browser.conftest import NewVisit
from tests.browser.players import ByKeys, ByNames, ByTouch, Player
from tests.browser.test_match import come, opened, played_out, points
from tests.browser.words import Words, tongue
from tests.serving import Serving

DEALS = 4
CHIPS = 100
LARGEST = 1024
"""Bytes of an update that tells of a bid, while the bidding goes on."""


@pytest.mark.parametrize(("game", "seats"), [("thirty-five", 3), ("trentacinque", 4)])
@pytest.mark.timeout(300)
def test_people_play_a_match_by_touch_by_keys_and_by_names(
    visit: NewVisit, server: Serving, game: str, seats: int
) -> None:
    one = visit(name="Asha", language=tongue(0))
    two = visit(language=tongue(1), width=1366, height=768, touch=False)
    three = visit(language=tongue(2), width=1366, height=768, touch=False)
    settings = {"clock": "none", "private": True, "pace": "instant", "hints": False}
    table = opened(one, game=game, rules={"deals": DEALS}, settings=settings)
    page, words = one.go(f"/t/{table['table']}#{table['secret']}"), Words(one.language)
    come(two, table, "Bina", 1)
    come(three, table, "Chandra", 2)
    for seat in range(3, seats):
        page.get_by_role("button", name=words("lobby-add-bot-at", n=str(seat + 1)), exact=True).tap()
    page.get_by_role("button", name=words("lobby-start"), exact=True, disabled=False).tap()
    players = (ByTouch(one, "touch"), ByKeys(two, "keys"), ByNames(three, "names"))
    played_out(players)

    asked = [what for player in players for what in player.done]
    assert asked.count("next") == 3 * (DEALS - 1)
    updates = [json.loads(frame) for frame in one.frames]
    people = [event for told in updates for event in called(told) if event["seat"] < len(players)]
    assert asked.count("bid") == len(people)
    ended = one.context.request.get(f"{one.origin}/api/matches").json()["matches"][0]
    assert ended["game"] == game
    assert not ended["on"]
    assert sum(ended["totals"]) == seats * CHIPS
    for player in players:  # all see how it ended
        assert sorted(chips(player)) == sorted(ended["totals"])
    told = [frame for player in players for frame in player.visit.frames if goes_on(json.loads(frame))]
    assert told
    longest = max(told, key=lambda frame: len(frame.encode()))
    assert len(longest.encode()) <= LARGEST, longest


def called(told: dict[str, Any]) -> list[dict[str, Any]]:
    """Who bid or left the bidding, as an update tells it."""
    return [event for event in told.get("events", ()) if event["type"] == "called"]


def goes_on(told: dict[str, Any]) -> bool:
    """Whether it tells of a bid after which the bidding goes on."""
    return bool(called(told)) and told["view"]["phase"] == "bid"


def chips(player: Player) -> list[int]:
    return [int("".join(re.findall(r"\d", text))) for text in points(player)]
