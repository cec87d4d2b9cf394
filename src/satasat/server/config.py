"""How a server is set up: what `satasat serve` was told, as one value."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from msgspec import Struct

from satasat.errors import BadMessage
from satasat.wire import Limits

PORT: Final = 8325
PAGE: Final = Path(__file__).parents[1] / "page"
"""Where the page is built to; it may not be there."""
LOOPBACK: Final = ("127.0.0.1", "localhost")
"""The names by which a browser on the same machine finds the server."""

_ORIGIN: Final = re.compile(r"(https?)://([a-z0-9.-]+|\[[0-9a-f:.]+\])(?::([0-9]{1,5}))?/?", re.ASCII)
_DEFAULT_PORTS: Final = {"http": "80", "https": "443"}


class Config(Struct, frozen=True, kw_only=True):
    """What a server runs with.

    `origins` are those under which pages may speak to it, as browsers write them. `proxies`: how many of our own stand before
    it and add to `X-Forwarded-For`.
    """

    db: str
    origins: tuple[str, ...]
    limits: Limits = Limits()
    workers: int | None = None
    """Processes for bots; None: one fewer than there are processors."""
    warm: bool = False
    """Whether the bots' processes are made ready when the server starts, which may take half a minute the first time."""
    proxies: int = 0
    open_metrics: bool = False
    """Whether the figures are told to everybody, and not to this machine alone."""
    page: Path = PAGE
    """The folder with the files of the page."""

    @property
    def secure(self) -> bool:
        """Whether pages come over TLS: then the cookie is for that alone (S23)."""
        return any(origin.startswith("https:") for origin in self.origins)

    @property
    def hosts(self) -> frozenset[str]:
        """What a request may say that it was sent to."""
        return frozenset(origin.partition("://")[2] for origin in self.origins)


def origin(text: str) -> str:
    """An origin as browsers write it: in lower case, without its scheme's own port. Raises BadMessage `bad_origin`."""
    match = _ORIGIN.fullmatch(text.strip().lower())
    if match is None or not 0 < int(match[3] or 1) < 65_536:
        raise BadMessage("bad_origin", value=text[:80])
    scheme, host, port = match.groups()
    shown = "" if port is None or port == _DEFAULT_PORTS[scheme] else f":{int(port)}"
    return f"{scheme}://{host}{shown}"


def loopback_origins(port: int, host: str = "127.0.0.1") -> tuple[str, ...]:
    """Those of a server that only its own machine can reach, the one of `host` first."""
    first = f"[{host}]" if ":" in host else host
    return tuple(origin(f"http://{host}:{port}") for host in dict.fromkeys((first, *LOOPBACK)))
