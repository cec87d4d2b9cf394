"""Somebody's visit to the page: a browser context with cookies of its own, and all that it asks and complains of."""

from __future__ import annotations

import json
import re
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, WebSocket

FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--font-render-hinting=none",
]
PATIENCE: Final = 45_000
"""Milliseconds after which what is waited for does not come: many, for a machine that does other things too."""
QUICK: Final = {
    "hold": 60,
    "animation": 0,
    "pace": "instant",
    "bot": "easy",
    "vibrate": False,
    "sounds": {"turn": False, "card": False, "trick": False, "deal": False, "volume": 0},
}
"""Settings with which nobody is waited for."""
GUEST: Final = re.compile(r"status of 401 .*/api/(session|matches)\b")
"""Asking who one is, before one is anybody, is answered so; the browser calls that an error."""
BLOCKED: Final = re.compile("Service Worker registration blocked by Playwright")
"""Where a test has nothing to do with it, every visit loads what the server has."""
_WATCH: Final = """addEventListener("securitypolicyviolation", (e) =>
  console.error(`policy: ${e.violatedDirective} forbids ${e.blockedURI}`));"""
_SETTINGS: Final = """(given) => { if (location.protocol !== "about:" && !localStorage.getItem("satasat.settings"))
  localStorage.setItem("satasat.settings", JSON.stringify(given)); }"""


class Visit:
    """One person with one browser. `text`: how large letters are, where 1 is as usual."""

    def __init__(
        self,
        browser: Browser,
        origin: str,
        *,
        language: str = "en",
        width: int = 360,
        height: int = 640,
        touch: bool = True,
        scale: float = 1,
        name: str | None = None,
        settings: dict[str, Any] | None = None,
        fresh: bool = False,
        workers: bool = False,
        before: str = "",
    ) -> None:
        self.origin = origin
        self.language = language
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            is_mobile=touch,
            has_touch=touch,
            device_scale_factor=scale,
            reduced_motion="reduce",
            locale=language,
            service_workers="allow" if workers else "block",
        )
        self.context.set_default_timeout(PATIENCE)
        self.context.add_init_script(_WATCH + before)
        if not fresh:
            given = {**QUICK, "language": language, "name": name or "", **(settings or {})}
            self.context.add_init_script(f"({_SETTINGS})({json.dumps(given)})")
        self.complaints: list[str] = []
        self.foreign: list[str] = []
        self.asked: list[str] = []
        self.frames: list[str] = []
        """Texts that sockets brought."""
        self._allowed: list[re.Pattern[str]] = [GUEST, BLOCKED]
        self.context.on("request", self._request)
        self.context.on("console", self._console)
        self.context.on("weberror", lambda e: self.complaints.append(f"thrown: {e.error}"))
        self.context.on("page", lambda page: page.on("websocket", self._socket))
        self.page: Page = self.context.new_page()
        if name is not None:
            self.begin(name)

    # who one is

    def begin(self, name: str) -> None:
        """A session of that name, as the page would begin it."""
        answer = self.context.request.post(
            f"{self.origin}/api/session", data={"name": name}, headers={"Origin": self.origin}
        )
        assert answer.status == 201, answer.text()

    @property
    def cookie(self) -> str:
        """The header with which a program is this person."""
        return "; ".join(f"{one.get('name')}={one.get('value')}" for one in self.context.cookies())

    def go(self, path: str = "/") -> Page:
        if urlsplit(self.page.url).path == urlsplit(path).path:
            self.page.goto("about:blank")  # what stands behind the # alone would load nothing
        self.page.goto(f"{self.origin}{path}")
        return self.page

    def speak(self, language: str) -> None:
        """That language, from when the page is loaded next."""
        if language != self.language:
            self.language = language
            self.change(language=language)

    def change(self, **settings: Any) -> None:
        """Other settings, as somebody could have chosen them on this device, from when the page is loaded next."""
        self.page.evaluate(
            """(some) => localStorage.setItem("satasat.settings",
              JSON.stringify({...JSON.parse(localStorage.getItem("satasat.settings") ?? "{}"), ...some}))""",
            settings,
        )

    def letters(self, scale: float) -> None:
        """Text of that size, until the page is loaded anew."""
        self.page.evaluate(
            "(size) => { document.documentElement.style.fontSize = size; }", f"{round(scale * 100)}%"
        )

    # what is watched

    def allow(self, pattern: str) -> None:
        """A complaint that this test brings about."""
        self._allowed.append(re.compile(pattern))

    def faults(self) -> list[str]:
        """What should not have been."""
        said = [text for text in self.complaints if not any(one.search(text) for one in self._allowed)]
        return [f"{self.language}: {text}" for text in (*said, *(f"asked for {url}" for url in self.foreign))]

    def close(self) -> None:
        self.context.close()

    def _request(self, request: Request) -> None:
        self.asked.append(request.url)
        self._same_origin(request.url)

    def _same_origin(self, url: str) -> None:
        if (
            urlsplit(url).scheme not in ("blob", "data")
            and urlsplit(url).netloc != urlsplit(self.origin).netloc
        ):
            self.foreign.append(url)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{message.text} {message.location.get('url', '')}".strip())

    def _socket(self, socket: WebSocket) -> None:
        self._same_origin(socket.url)
        socket.on("framereceived", self._frame)

    def _frame(self, payload: str | bytes) -> None:
        self.frames.append(payload if isinstance(payload, str) else payload.decode())
