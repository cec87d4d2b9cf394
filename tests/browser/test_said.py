"""What a screen reader says of a deal (PLATFORM 3D): the status element's text over time, as golden files hold it.

`GOLDEN=write python3 dev.py test tests/browser/test_said.py` writes them anew; look at the difference before you commit it.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from satasat.dice import SeededDice
from satasat.texts import LANGUAGES
from tests.browser.layout import settle
from tests.browser.screens import between
from tests.browser.screens_bidding import FOUR
from tests.browser.seats import Party
from tests.browser.visits import Visit
from tests.browser.words import Words
from tests.servers import LIMITS
from tests.serving import Serving, serving

GOLDEN: Final = Path(__file__).parents[1] / "golden" / "said"
STOP: Final = re.compile(r"(?<=[.।?!]) +")
"""Between two sentences."""
COLLECT: Final = """globalThis.said = [];
addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
  for (const id of ["#status", "p[role=alert]"]) {
    const text = document.querySelector(id)?.textContent.replaceAll("\\u00a0", " ").trim();
    const key = `last ${id}`;
    if (text && text !== globalThis[key]) said.push(text);
    globalThis[key] = text;
  }
}).observe(document.body, { subtree: true, childList: true, characterData: true }));"""


class Repeated(SeededDice):
    """The server's own chance, which repeats."""

    def bytes(self, n: int) -> bytes:
        return bytes(self.below(256) for _ in range(n))


@pytest.fixture
def foreseen(tmp_path: Path) -> Iterator[Serving]:
    """A server whose shuffles are always the same."""
    with serving(tmp_path, limits=LIMITS) as server:
        server.house.hall._dice = Repeated("said")  # type: ignore[assignment]
        yield server


def heard(visit: Visit, party: Party) -> None:
    """Waits until the page has been told all, and has said it."""
    page = visit.page
    for _ in range(200):
        if any(json.loads(frame).get("seq") == party.page.seq for frame in visit.frames[-20:]):
            break
        page.wait_for_timeout(10)
    settle(page)
    if page.locator(".turned").count():
        page.locator(".actions .act.main").evaluate("(it) => it.click()")
        settle(page)
    page.wait_for_timeout(220)  # a sentence lies for that long before the next takes its place


@contextmanager
def listening(browser: Browser, server: Serving, language: str) -> Iterator[Visit]:
    """Somebody for whom all that is said is written down."""
    one = Visit(browser, server.origin, name="Asha", language=language, settings={"hold": 0}, before=COLLECT)
    try:
        yield one
        assert not one.faults()
    finally:
        one.close()


def played_and_said(one: Visit, party: Party, seen: str) -> list[str]:
    """The sentences that are said while the match is played on to its end."""
    one.go(party.path)
    one.page.locator(seen).wait_for()
    heard(one, party)
    while party.page.seating["stage"] != "over":
        assert party.step()
        heard(one, party)
    return STOP.split(" ".join(one.page.evaluate("said")))


def compare(said: list[str], name: str) -> None:
    """With the golden file of that name."""
    text = "\n".join(said).strip() + "\n"
    path = GOLDEN / f"{name}.txt"
    if os.environ.get("GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_is_told_as_it_was(browser: Browser, foreseen: Serving, language: str) -> None:
    with (
        listening(browser, foreseen, language) as one,
        Party(foreseen, one, rules={"deals": 2}) as party,
    ):
        party.start()
        # the second deal, with an exchange, from the trump question on
        assert party.play(lambda party: party.page.deals == 1 and party.page.phase == "trump")
        said = played_and_said(one, party, ".play")
    compare(said, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "names"), [("thirty-five", ("Bina", "Chandra")), ("trentacinque", FOUR)])
def test_a_deal_of_a_betting_game_is_told_as_it_was(
    browser: Browser, foreseen: Serving, language: str, game: str, names: tuple[str, ...]
) -> None:
    with (
        listening(browser, foreseen, language) as one,
        Party(foreseen, one, game=game, names=names, rules={"deals": 2}) as party,
    ):
        party.start()
        # the second deal, from the end of the first on
        assert party.play(between)
        said = played_and_said(one, party, ".bidding-summary")
    # it is said only where the shuffle takes a moment
    coming = Words(language)("next-coming")
    compare([sentence for sentence in said if sentence != coming], f"{game}-{language}")
