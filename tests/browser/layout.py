"""Faults of a screen that can be measured: of its layout, and those that axe knows."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from satasat.texts import LANGUAGES
from tests.browser.screens import Screen
from tests.browser.visits import Visit
from tests.serving import Serving

LEAST: Final = 44
"""The side of a target, in pixels of the page."""
_LAYOUT: Final = Path(__file__).with_name("layout.js").read_text(encoding="utf-8").partition("\n")[2]
_AXE: Final = Axe()


class Size(NamedTuple):
    """A window, and how large its text is."""

    width: int
    height: int
    text: float = 1

    def __str__(self) -> str:
        return f"{self.width}x{self.height} at {round(self.text * 100)} %"


SMALLEST: Final = (320, 480)
PHONE: Final = (360, 640)
DESKTOP: Final = (1366, 768)
LARGEST: Final = (1920, 1080)
WINDOWS: Final = (SMALLEST, (360, 560), PHONE, (640, 360), (768, 1024), DESKTOP, LARGEST)
FEW: Final = tuple(Size(*window, text) for window in (SMALLEST, PHONE, LARGEST) for text in (1, 2))
"""What every change is measured at."""
FEW_LANGUAGES: Final = (LANGUAGES[0], LANGUAGES[-2] if len(LANGUAGES) > 1 else LANGUAGES[0])
MANY: Final = tuple(Size(*window, text) for window in WINDOWS for text in (1, 1.5, 2))


def layout_faults(page: Page) -> list[str]:
    """Targets that are small or covered, texts that are cut off or lie on each other, a page that is too wide."""
    found: list[str] = page.evaluate(_LAYOUT, LEAST)
    return found


def axe_faults(page: Page) -> list[str]:
    """What axe finds against WCAG and good practice."""
    response: dict[str, Any] = _AXE.run(page).response
    return [
        f"axe {one['id']}: {one['help']}: {node['html'][:160]}: {node['failureSummary'].partition(chr(10))[2].strip()}"
        for one in response["violations"]
        for node in one["nodes"][:3]
    ]


def settle(page: Page) -> None:
    """Waits until what was begun is drawn: fonts are there, nothing moves any more."""
    page.evaluate(
        """async () => { await document.fonts.ready;
        for (const one of document.getAnimations()) try { one.finish(); } catch {}
        await new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))); }"""
    )


def measured(visit: Visit, sizes: tuple[Size, ...]) -> Iterator[str]:
    """The faults of what is shown, at each of these sizes."""
    page = visit.page
    for size in sizes:
        page.set_viewport_size({"width": size.width, "height": size.height})
        visit.letters(size.text)
        settle(page)
        yield from (f"{visit.language} {size}: {fault}" for fault in layout_faults(page))
    visit.letters(1)


def faults(
    visit: Visit, server: Serving, screen: Screen, languages: tuple[str, ...], sizes: tuple[Size, ...]
) -> list[str]:
    """All faults of a screen, in these languages and at these sizes."""
    found: list[str] = []
    page = visit.page
    with screen.at(visit, server) as show:
        for language in dict.fromkeys(languages):
            page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
            visit.speak(language)
            show()
            settle(page)
            found += (f"{language}: {fault}" for fault in axe_faults(page))
            found += measured(visit, sizes)
    return found
