"""The web application: the routes, the socket, and what every answer carries (S25, S26)."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from satasat.errors import Refusal, SatasatError
from satasat.server.access import Asker, bounded_by, headers_of
from satasat.server.api import ROUTES
from satasat.server.asking import language, refused
from satasat.server.config import Config
from satasat.server.house import House, opened
from satasat.server.page import read_files, routes

LOGGER: Final = logging.getLogger(__name__)
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'; "
        "manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": (
        "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), "
        "midi=(), payment=(), usb=()"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cache-control": "no-store",
}
"""On every answer, unless it brings its own."""
SECURE_HEADERS: Final = {"strict-transport-security": "max-age=31536000"}
"""Where pages come over TLS."""


def make_app(config: Config) -> Starlette:
    """The application of a server that is set up so. Its lifespan opens the store and all else; raises StoreError there."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with opened(config) as house:
            app.state.house = house
            yield

    pages = routes(read_files(config.page))
    app = Starlette(
        routes=[*ROUTES, *pages], lifespan=lifespan, exception_handlers={HTTPException: _not_routed}
    )
    app.router.redirect_slashes = False  # it would lead to wherever the Host header says
    app.add_middleware(_Carrying, headers=HEADERS | (SECURE_HEADERS if config.secure else {}))
    app.add_middleware(_Upgrading)
    return app


async def _not_routed(request: Request, error: Exception) -> Response:
    """What the routes refuse, in our form."""
    assert isinstance(error, HTTPException)
    refusal = (
        Refusal("wrong_method", value=request.method[:20])
        if error.status_code == 405
        else Refusal("unknown_path", value=request.url.path[:80])
    )
    answer = refused(refusal, language(request))
    answer.headers.update(error.headers or {})
    return answer


class _Carrying:
    """Puts headers on every answer."""

    def __init__(self, app: ASGIApp, headers: dict[str, str]) -> None:
        self._app = app
        self._headers = headers

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def carrying(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, carrying)


class _Upgrading:
    """Takes upgrades of `/ws`, and refuses all others. Nothing stands between the socket and its server."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self._app(scope, receive, send)
            return
        await receive()  # that it wants to connect
        try:
            await _follow(scope, receive, send)
        except SatasatError as refusal:
            await _refuse(refusal, send)
        except OSError:  # the client is gone
            raise
        except Exception as fault:
            LOGGER.error("socket_failed", exc_info=fault)
            raise


async def _follow(scope: Scope, receive: Receive, send: Send) -> None:
    """A socket from its upgrade to its end. Raises Refusal, StoreError before it is accepted."""
    house: House = scope["app"].state.house
    access = house.access
    if scope["path"] != "/ws":
        raise Refusal("unknown_path", value=scope["path"][:80])
    if house.hall.closing:
        raise Refusal("closing")
    client = scope.get("client")
    asker = Asker(headers_of(scope["headers"]), client[0] if client else None)
    access.check_host(asker)
    guest = await access.guest(asker, changes=True)
    where = bounded_by(access.address(asker))
    await house.sockets.serve(guest.person, guest.session, where, receive, send)


async def _refuse(refusal: SatasatError, send: Send) -> None:
    """Answers an upgrade as a request."""
    answer = refused(refusal)
    headers = MutableHeaders(raw=list(answer.raw_headers))
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    start: Message = {"type": "websocket.http.response.start", "status": answer.status_code}
    await send({**start, "headers": headers.raw})
    await send({"type": "websocket.http.response.body", "body": answer.body})
