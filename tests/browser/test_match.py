"""Whole matches in the page: three people, each with another hand and in another language (issue 5; S1, S8)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.browser.conftest import NewVisit
from tests.browser.players import ByKeys, ByNames, ByTouch, Player
from tests.browser.visits import Visit
from tests.browser.words import Words, tongue
from tests.serving import Serving

DEALS = 3
LARGEST = 1100
"""Bytes of an update that tells of a move in play, draw or give (S39)."""


def opened(visit: Visit, **wanted: Any) -> dict[str, str]:
    answer = visit.context.request.post(
        f"{visit.origin}/api/tables", data=wanted, headers={"Origin": visit.origin}
    )
    assert answer.status == 201, answer.text()
    table: dict[str, str] = answer.json()
    return table


def come(visit: Visit, table: dict[str, str], name: str, seat: int) -> None:
    """By the link, as somebody whom nobody knows: a name, a seat."""
    words = Words(visit.language)
    page = visit.go(f"/t/{table['table']}#{table['secret']}")
    page.get_by_role("textbox", name=words("name-label")).fill(name)
    page.keyboard.press("Enter")
    page.get_by_role("button", name=words("lobby-sit-at", n=str(seat + 1)), exact=True).click()


def played_out(players: tuple[Player, ...]) -> None:
    """Everybody answers until the match is over for all."""
    idle = 0
    while any(player.asked() != "over" for player in players):
        acted = [player.act() for player in players]
        idle = 0 if any(acted) else idle + 1
        assert idle < 200, [(player.asked(), player.done[-3:]) for player in players]
        if idle:
            players[0].page.wait_for_timeout(30)


@pytest.mark.parametrize("preset", ["satasat", "pagat"])
@pytest.mark.timeout(300)
def test_three_people_play_a_match_by_touch_by_keys_and_by_names(
    visit: NewVisit, server: Serving, preset: str
) -> None:
    one = visit(name="Asha", language=tongue(0))
    two = visit(language=tongue(1), width=1366, height=768, touch=False)
    three = visit(language=tongue(2), width=1366, height=768, touch=False)
    settings = {"clock": "none", "private": True, "pace": "instant", "hints": False}
    table = opened(one, preset=preset, rules={"deals": DEALS}, settings=settings)
    page = one.go(f"/t/{table['table']}#{table['secret']}")
    come(two, table, "Bina", 1)
    come(three, table, "Chandra", 2)
    page.get_by_role("button", name=Words(one.language)("lobby-start"), exact=True).tap()
    players = (ByTouch(one, "touch"), ByKeys(two, "keys"), ByNames(three, "names"))
    played_out(players)

    asked = [what for player in players for what in player.done]
    assert asked.count("play") == DEALS * 30
    assert asked.count("draw") == asked.count("give") > 0
    ended = one.context.request.get(f"{one.origin}/api/matches").json()["matches"][0]
    assert not ended["on"]
    assert ended["totals"] is not None
    for player in players:  # all see how it ended
        totals = [int(text.replace("−", "-").replace("+", "")) for text in points(player)]
        assert sorted(totals) == sorted(ended["totals"])
    told = [frame for player in players for frame in player.visit.frames if tells_a_move(frame)]
    assert len(told) > 3 * DEALS * 30
    longest = max(told, key=lambda frame: len(frame.encode()))
    assert len(longest.encode()) <= LARGEST, longest


def points(player: Player) -> list[str]:
    return [text.strip() for text in player.page.locator(".podium b").all_inner_texts()]


def tells_a_move(frame: str) -> bool:
    told = json.loads(frame)
    phase = told.get("view", {}).get("phase")
    return (
        told["type"] == "happened" and told["what"]["type"] == "moved" and phase in ("play", "draw", "give")
    )
