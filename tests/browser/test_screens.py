"""Pictures of every screen for docs/screens, as a phone and as a desktop show it, in every language (`dev.py screens`)."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Final

import pytest
from PIL import Image, ImageColor
from playwright.sync_api import Browser

from satasat.texts import LANGUAGES
from tests.browser.layout import DESKTOP, PHONE, settle
from tests.browser.screens import SCREENS, Screen
from tests.browser.screens_bidding import OFTEN
from tests.browser.test_said import Repeated
from tests.browser.visits import Visit
from tests.servers import LIMITS
from tests.serving import Serving, serving

FOLDER: Final = Path(__file__).parents[2] / "docs" / "screens"
PICTURED: Final = (*SCREENS, *OFTEN)
"""Those of the betting games that say most."""
WINDOWS: Final = {"phone": PHONE, "desktop": DESKTOP}
COLOURS: Final = 28
ALWAYS: Final = (
    "#000000",
    "#ffffff",
    "#d40000",
    "#0a4fc4",
    "#0a7a2a",
    "#ffdf4d",
    "#8f1d2c",
    "#14532d",
    "#0b331c",
)
"""Suits and other colours that cover little, and would else be lost among the greens."""
SHOWN: Final = {"phone": 1.0, "desktop": 0.5}
"""How large pictures are kept, beside the window: all of them together are to stay small."""
NAMES: Final[dict[str, str]] = {"en": "English", "ne": "नेपाली", "hi": "हिन्दी", "ru": "Русский"}
WORDS: Final = """# Every screen

As the page shows it on a phone of 360x640 and on a desktop of 1366x768. `python3 dev.py screens` makes these pictures: a person of the tests,
Asha, comes to each screen on a server whose shuffles are always the same.
"""


@pytest.fixture
def foreseen(tmp_path: Path) -> Iterator[Serving]:
    """A server whose shuffles are always the same."""
    with serving(tmp_path, limits=LIMITS) as server:
        server.house.hall._dice = Repeated("screens")  # type: ignore[assignment]
        yield server


def kept(picture: bytes, path: Path, scale: float) -> None:
    """As a PNG of few colours: these pictures have few."""
    with Image.open(BytesIO(picture)) as image:
        size = (round(image.width * scale), round(image.height * scale))
        small = image.convert("RGB").resize(size, Image.Resampling.LANCZOS)
    found = small.quantize(COLOURS, dither=Image.Dither.NONE).getpalette() or []
    palette = Image.new("P", (1, 1))
    palette.putpalette(
        found[: 3 * COLOURS] + [part for colour in ALWAYS for part in ImageColor.getrgb(colour)]
    )
    small.quantize(palette=palette, dither=Image.Dither.NONE).save(path, optimize=True)


def name_of(screen: Screen, language: str, window: str) -> str:
    return f"{screen.name}-{language}-{window}.png"


@pytest.mark.screens
@pytest.mark.parametrize("screen", PICTURED, ids=lambda screen: screen.name)
def test_picture_of_a_screen(browser: Browser, foreseen: Serving, screen: Screen) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    one = Visit(browser, foreseen.origin, name="Asha", touch=False, fresh=screen.fresh)
    try:
        with screen.at(one, foreseen) as show:
            for language in LANGUAGES:
                for window, (width, height) in WINDOWS.items():
                    one.page.set_viewport_size({"width": width, "height": height})
                    one.speak(language)
                    show()
                    settle(one.page)
                    one.page.wait_for_timeout(300)
                    path = FOLDER / name_of(screen, language, window)
                    kept(one.page.screenshot(), path, SHOWN[window])
    finally:
        one.close()


@pytest.mark.screens
def test_index_of_the_pictures() -> None:
    """One page: English as pictures, the other languages as links. Pictures of screens that are no more are removed."""
    lines = [WORDS]
    translated: tuple[str, ...] = LANGUAGES[1:]
    wanted: set[str] = set()
    for screen in PICTURED:
        lines.append(f"\n## {screen.name.replace('-', ' ').capitalize()}\n")
        for window in WINDOWS:
            width = 180 if window == "phone" else 480
            picture = name_of(screen, "en", window)
            lines.append(f'<img src="{picture}" alt="{screen.name}, {window}" width="{width}">')
        others: list[str] = [
            f"[{NAMES.get(language, language)}, {window}]({name_of(screen, language, window)})"
            for language in translated
            for window in WINDOWS
        ]
        lines += ["", " · ".join(others)] if others else []
        wanted |= {name_of(screen, language, window) for language in LANGUAGES for window in WINDOWS}
    (FOLDER / "README.md").write_text("\n".join(lines).rstrip() + "\n", encoding="utf-8")
    there = {path.name for path in FOLDER.glob("*.png")}
    for name in there - wanted:
        (FOLDER / name).unlink()
    assert wanted <= there
