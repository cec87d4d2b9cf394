"""`dev.py bench page`: what a first visit costs on a slow phone (S39), and how soon the first card can be played.

The browser's processor is slowed to a quarter and its network to 400 kbit/s with 400 ms to and fro. "Ready" means that the start page's first
button is there and answers. The best, median and worst of several visits; nothing is kept from one to the next.
"""

from __future__ import annotations

import argparse
import json
import shutil
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from satasat.server.config import PAGE
from tests.browser.visits import FLAGS
from tests.servers import CommandServer

SLOWER: Final = 4
BITS: Final = 400_000
TO_AND_FRO: Final = 400
VISITS: Final = 5
BUTTON: Final = ".start-play button"
ASKED: Final = ".hand-card.may, form.question"


def slow(page: Page) -> list[float]:
    """A slow phone on a slow network; nothing is taken from what was kept. Gives the bytes that come, answer by answer."""
    sent: list[float] = []
    devtools = page.context.new_cdp_session(page)
    devtools.on("Network.loadingFinished", lambda event: sent.append(event["encodedDataLength"]))
    devtools.send("Network.enable")
    devtools.send("Network.setCacheDisabled", {"cacheDisabled": True})
    bytes_ = BITS / 8
    speed = {
        "downloadThroughput": bytes_,
        "uploadThroughput": bytes_,
        "latency": TO_AND_FRO,
        "offline": False,
    }
    devtools.send("Network.emulateNetworkConditions", speed)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    return sent


def visit(browser: Browser, origin: str) -> dict[str, float]:
    """Seconds until the page is ready, and until the first card can be played; bytes that came."""
    context = browser.new_context(
        viewport={"width": 360, "height": 640},
        is_mobile=True,
        has_touch=True,
        device_scale_factor=2,
        locale="en",
    )
    context.set_default_timeout(60_000)
    page = context.new_page()
    sent = slow(page)
    began = time.monotonic()
    page.goto(f"{origin}/", wait_until="commit")
    page.locator(BUTTON).first.wait_for()
    page.evaluate("() => new Promise((go) => requestAnimationFrame(() => setTimeout(go)))")
    ready = time.monotonic() - began
    page.wait_for_load_state("networkidle")
    first = sum(sent)
    began = time.monotonic()
    page.locator(BUTTON).first.tap()
    page.locator(ASKED).first.wait_for()
    playing = time.monotonic() - began
    context.close()
    return {"ready": ready, "bytes": first, "card": playing}


def code() -> dict[str, int]:
    """Compressed bytes of what was built, by kind."""
    found: dict[str, int] = {}
    for path in (PAGE / "assets").iterdir():
        kind = path.suffix.lstrip(".")
        if kind in ("js", "css", "woff2"):
            squeezed = Path(f"{path}.br")
            found[kind] = found.get(kind, 0) + (squeezed if squeezed.is_file() else path).stat().st_size
    return found


def measured(visits: int) -> dict[str, Any]:
    chromium = shutil.which("chromium") or shutil.which("chromium-browser")
    if chromium is None:
        raise SystemExit("bench page: there is no chromium")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = CommandServer(Path(folder))
        server.start()
        server.wait()
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        try:
            all_ = [visit(browser, f"http://127.0.0.1:{server.port}") for _ in range(visits)]
        finally:
            browser.close()
            server.close()
    out: dict[str, Any] = {
        name: [round(value, 2) for value in spread([one[name] for one in all_])] for name in all_[0]
    }
    return {**out, "built": code()}


def spread(values: list[float]) -> tuple[float, float, float]:
    return min(values), statistics.median(values), max(values)


def main(args: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench page", description=__doc__)
    parser.add_argument("--visits", type=int, default=VISITS)
    parser.add_argument("--json", action="store_true", help="the figures as one JSON object")
    given = parser.parse_args(args)
    out = measured(given.visits)
    if given.json:
        print(json.dumps(out, indent=2))
        return
    print("best, median, worst")
    for name, text in (
        ("ready", "seconds until the start page is ready"),
        ("card", "seconds from a tap to the first card"),
        ("bytes", "bytes of the first page"),
    ):
        print(f"{text:40}{', '.join(map(str, out[name]))}")
    for kind, size in out["built"].items():
        print(f"{'built, compressed: ' + kind:40}{size}")
