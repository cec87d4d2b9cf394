"""What a first visit costs, how soon one plays, and what is there without a network (S39; issue 5)."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect

from satasat.server.config import PAGE
from tests.browser.conftest import NewVisit
from tests.browser.visits import Visit
from tests.browser.words import Words

CODE: Final = 150_000
"""Bytes of scripts and styles of a whole session, compressed."""
FIRST: Final = 350_000
"""Bytes of the first page, fonts and all."""
SECONDS: Final = 15
TEXTS: Final = re.compile(r"(?:var|const|let) \w+=[`\"'](?:#|[\w-]+ =)")
"""How a script begins that holds texts in one language and nothing else."""
CUT: Final = r"ERR_INTERNET|Failed to load resource|WebSocket|Failed to fetch"


def size(path: str) -> int:
    """Bytes that are sent for it."""
    whole = PAGE / (path.lstrip("/") or "index.html")
    squeezed = Path(f"{whole}.br")
    return (squeezed if squeezed.is_file() else whole).stat().st_size


def sizes(visit: Visit) -> dict[str, int]:
    """The page's files that a visit has asked for."""
    paths = {urlsplit(url).path for url in visit.asked}
    return {path: size(path) for path in paths if path == "/" or (PAGE / path.lstrip("/")).is_file()}


def code_among(sizes: dict[str, int]) -> dict[str, int]:
    """Scripts and styles, without texts."""
    files = (path for path in sizes if path.endswith((".js", ".css")))
    return {
        path: sizes[path] for path in files if not TEXTS.match((PAGE / path[1:]).read_text("utf-8")[:200])
    }


def to_table(visit: Visit) -> float:
    """From the address to the first card that one may play, by taps; in seconds."""
    began = time.monotonic()
    visit.go("/")
    tapped_to_table(visit, ".hand-card.may, form.question")
    return time.monotonic() - began


def tapped_to_table(visit: Visit, seen: str) -> float:
    """From the start of a game to what is seen at its table; in seconds."""
    began, page = time.monotonic(), visit.page
    page.get_by_role("button", name=re.compile(f"^{re.escape(Words(visit.language)('start-bots'))}")).tap()
    page.locator(seen).first.wait_for(timeout=SECONDS * 1000)
    return time.monotonic() - began


def test_the_first_card_can_be_played_after_one_tap(visit: NewVisit) -> None:
    one = visit(fresh=True)
    assert to_table(one) < SECONDS


OTHERS: Final = """() => document.querySelector(".bidding-summary")
    ? document.querySelectorAll(".bidding-summary .deal-table tbody tr:not(.pool-row)").length - 1
    : document.querySelectorAll(".panel").length"""
"""The players beside oneself: a deal that somebody claims is over when it is dealt, and only its table tells them."""


@pytest.mark.parametrize("game", ["thirty-five", "trentacinque"])
def test_a_betting_game_with_bots_begins_after_two_taps(visit: NewVisit, game: str) -> None:
    one = visit(fresh=True)
    words = Words(one.language)
    page = one.go("/")
    page.locator(f".side-game[href$='game={game}']").tap()
    expect(page.get_by_text(words("betting-play-points"))).to_be_visible()
    assert tapped_to_table(one, ".play.bidding, .bidding-summary") < SECONDS
    assert page.evaluate(OTHERS) == (2 if game == "thirty-five" else 3)


def test_the_code_of_a_session_is_small(visit: NewVisit) -> None:
    one = visit(fresh=True)
    page = one.go("/")
    page.locator(".start-play button").first.wait_for()
    page.wait_for_load_state("networkidle")
    first = sizes(one)
    assert sum(first.values()) <= FIRST, first
    to_table(one)
    page.wait_for_load_state("networkidle")
    code = code_among(sizes(one))
    assert sum(code.values()) <= CODE, code


def test_all_code_of_the_page_together_is_small() -> None:
    names = (f"/assets/{path.name}" for path in (PAGE / "assets").iterdir())
    code = code_among({name: size(name) for name in names})
    assert sum(code.values()) <= CODE, dict(sorted(code.items(), key=lambda one: -one[1])[:12])


def test_without_a_network_the_page_opens_and_says_so(visit: NewVisit) -> None:
    one = visit(workers=True)
    one.allow(CUT)
    words = Words(one.language)
    page = one.go("/")
    page.evaluate("navigator.serviceWorker.ready.then(() => 1)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    one.context.set_offline(True)
    for path in ("/", "/rules", "/settings"):
        one.go(path)
        # a newer Chromium forgets with every navigation that it is to call itself offline
        page.evaluate("navigator.onLine && dispatchEvent(new Event('offline'))")
        expect(page.get_by_text(words("offline"))).to_be_visible()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
    one.context.set_offline(False)
    one.go("/")
    expect(page.get_by_text(words("offline"))).to_have_count(0)


def test_what_an_older_version_kept_is_thrown_away(visit: NewVisit) -> None:
    one = visit(workers=True)
    one.allow("favicon")  # a browser asks for one beside what is no page
    page = one.context.new_page()
    page.goto(f"{one.origin}/manifest.webmanifest")
    page.evaluate("caches.open('satasat-older').then((cache) => cache.put('/x', new Response('old')))")
    one.go("/").wait_for_function("() => navigator.serviceWorker.controller !== null")
    one.page.wait_for_function(
        "() => caches.keys().then((keys) => keys.length === 1 && keys[0] !== 'satasat-older')"
    )


def test_it_can_be_installed(visit: NewVisit) -> None:
    one = visit()
    page = one.go("/")
    manifest = page.evaluate(
        "fetch(document.querySelector('link[rel=manifest]').href).then((got) => got.json())"
    )
    assert manifest["start_url"] == "/"
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        sides = page.evaluate(
            """async (src) => { const one = new Image(); one.src = src; await one.decode();
            return [one.naturalWidth, one.naturalHeight]; }""",
            icon["src"],
        )
        assert icon["sizes"] in ("any", "x".join(map(str, sides)))


@pytest.mark.parametrize("part", ["following", "base", "terms"])
def test_a_page_that_could_not_be_loaded_says_so(visit: NewVisit, part: str) -> None:
    """S39: a script or a text that does not come, on a bad line, leaves no blank page."""
    one = visit()
    one.allow("ERR_FAILED|Failed to load")
    one.context.route(re.compile(f"/assets/{part}-"), lambda route: route.abort())
    page = one.go("/")
    page.locator(".unloaded, .unspeakable").first.wait_for(state="visible", timeout=20_000)
    one.context.unroute_all()
    page = one.go("/")
    page.locator(".start").wait_for()
    assert page.locator(".unloaded").count() == 0
