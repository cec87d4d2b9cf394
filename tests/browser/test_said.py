"""What a screen reader says of a deal (PLATFORM 3D): the status element's text over time, as golden files hold it.

`GOLDEN=write python3 dev.py test tests/browser/test_said.py` writes them anew; look at the difference before you commit it.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser

from satasat.dice import SeededDice
from satasat.texts import LANGUAGES
from tests.browser.layout import settle
from tests.browser.seats import Trio
from tests.browser.visits import Visit
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


def heard(visit: Visit, trio: Trio) -> None:
    """Waits until the page has been told all, and has said it."""
    page = visit.page
    for _ in range(200):
        if any(json.loads(frame).get("seq") == trio.page.seq for frame in visit.frames[-20:]):
            break
        page.wait_for_timeout(10)
    settle(page)
    if page.locator(".turned").count():
        page.locator(".actions .act.main").evaluate("(it) => it.click()")
        settle(page)
    page.wait_for_timeout(220)  # a sentence lies for that long before the next takes its place


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_deal_is_told_as_it_was(browser: Browser, foreseen: Serving, language: str) -> None:
    one = Visit(
        browser, foreseen.origin, name="Asha", language=language, settings={"hold": 0}, before=COLLECT
    )
    try:
        with Trio(foreseen, one, rules={"deals": 2}) as trio:
            trio.start()
            # the second deal, with an exchange, from the trump question on
            assert trio.play(lambda trio: trio.page.deals == 1 and trio.page.phase == "trump")
            one.go(trio.path)
            one.page.locator(".play").wait_for()
            heard(one, trio)
            while trio.page.seating["stage"] != "over":
                assert trio.step()
                heard(one, trio)
            said = STOP.split(" ".join(one.page.evaluate("said")))
        assert not one.faults()
    finally:
        one.close()
    text = "\n".join(said).strip() + "\n"
    path = GOLDEN / f"{language}.txt"
    if os.environ.get("GOLDEN") == "write":
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    assert path.read_text(encoding="utf-8") == text
