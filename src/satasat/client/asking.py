"""What a client asks over HTTP: its session, new tables, matches that are over (docs/formats/http.md)."""

from __future__ import annotations

import asyncio
import json
import ssl
from collections.abc import Mapping
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Any, Final
from urllib.parse import urlsplit

from satasat.errors import BadMessage, SatasatError

SECONDS: Final = 20
"""For a request at most."""


class Refused(SatasatError):
    """What the server refused: `code` and `params` as docs/formats/errors.md says, of whatever version the server is."""

    def __init__(self, code: str, **params: Any) -> None:
        Exception.__init__(self, code, params)
        self.code = code
        self.params = params


class Place:
    """Where a server is. Raises BadMessage `bad_origin` on what is no address."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise BadMessage("bad_origin", value=url[:80])
        self.url = url.rstrip("/")
        self.secure = parts.scheme == "https"
        self._host = parts.hostname
        self._port = parts.port or (443 if self.secure else 80)

    @property
    def socket(self) -> str:
        """The address of the socket."""
        host = f"[{self._host}]" if ":" in self._host else self._host
        return f"{'wss' if self.secure else 'ws'}://{host}:{self._port}/ws"

    async def ask(self, method: str, path: str, token: str | None = None, body: Any = None) -> bytes:
        """One request; returns the body of the answer. Raises Refused; BadMessage `server_unreachable`, `no_satasat`."""
        status, answer = await asyncio.to_thread(self._ask, method, path, token, body)
        if status < 400:
            return answer
        raise refusal(answer, status)

    def _ask(self, method: str, path: str, token: str | None, body: Any) -> tuple[int, bytes]:
        connection = (
            HTTPSConnection(self._host, self._port, timeout=SECONDS, context=ssl.create_default_context())
            if self.secure
            else HTTPConnection(self._host, self._port, timeout=SECONDS)
        )
        headers = {"Content-Type": "application/json"} if body is not None else {}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        try:
            connection.request(method, path, json.dumps(body) if body is not None else None, headers)
            response = connection.getresponse()
            return response.status, response.read()
        except (OSError, HTTPException) as error:
            raise self.unreachable(error) from None
        finally:
            connection.close()

    def unreachable(self, error: Exception) -> BadMessage:
        """That no server answers there."""
        reason = getattr(error, "strerror", None) or str(error) or type(error).__name__
        return BadMessage("server_unreachable", url=self.url, reason=str(reason)[:120])


def refusal(answer: bytes, status: int) -> SatasatError:
    """The refusal in an answer of the server, or of something else that stands there."""
    try:
        told = json.loads(answer)
    except ValueError:
        told = None
    if isinstance(told, Mapping) and isinstance(told.get("code"), str):
        params = told.get("params")
        return Refused(told["code"], **(params if isinstance(params, dict) else {}))
    return BadMessage("no_satasat", status=status)
