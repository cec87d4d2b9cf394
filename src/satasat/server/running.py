"""A server as a process: its port, its protocols, its end (S17, S29, S32)."""

from __future__ import annotations

import asyncio
import errno
import gc
import logging
import socket
import sys
from asyncio import BaseTransport
from collections.abc import Callable
from contextlib import suppress
from typing import Final

import h11
import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from satasat import __version__
from satasat.errors import BadMessage
from satasat.server.app import make_app
from satasat.server.config import Config
from satasat.server.house import House

LOGGER: Final = logging.getLogger(__name__)
HEADER_SECONDS: Final = 5.0
"""In which the whole header of a request has to come (S32)."""
BODY_SECONDS: Final = 10.0
KEEP_ALIVE_SECONDS: Final = 10
PING_SECONDS: Final = 20.0
"""A socket is asked so often whether it is still there, and has as long to answer."""
SILENT_MILLISECONDS: Final = 6_000
"""What was sent and not acknowledged for so long ends a connection: a phone without a net says nothing, and the beats of a
table are sent every second (S10, S21). Where a proxy stands before the server, it is the proxy that notices."""
YOUNG: Final = 50_000
RARELY: Final = 200
"""Objects between two collections of garbage, and young collections between two of everything: tables are values without
cycles, and to look through all of them would hold up everybody."""
STOP_SECONDS: Final = 2
"""For requests that are under way when the server stops; all of it takes at most 5 (S17)."""
BACKLOG: Final = 2048


class PatientProtocol(H11Protocol):
    """HTTP for a connection that gets so much patience and no more."""

    deadline: asyncio.TimerHandle | None = None
    waits_for: str | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait_for("header")

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_for(None)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it is a socket's now
            return
        match self.conn.their_state:
            case h11.IDLE:
                self._wait_for("header")
            case h11.SEND_BODY:
                self._wait_for("body")
            case _:
                self._wait_for(None)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if (
            self.conn.their_state is h11.IDLE
        ):  # the next may come, or not: uvicorn waits for it in its own way
            self._wait_for(None)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._wait_for(None)
        super().handle_websocket_upgrade(event)

    def _wait_for(self, what: str | None) -> None:
        """Begins to wait for it, if that is not what it waits for already: each byte does not bring more time."""
        if what == self.waits_for:
            return
        if self.deadline is not None:
            self.deadline.cancel()
            self.deadline = None
        self.waits_for = what
        if what is not None:
            seconds = HEADER_SECONDS if what == "header" else BODY_SECONDS
            self.deadline = self.loop.call_later(seconds, self._lost_patience)

    def _lost_patience(self) -> None:
        self.deadline = None
        if not self.transport.is_closing():
            self.transport.abort()


class PatientSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose client is gone when it does not answer: nothing of it waits to be sent any more (S31).

    Its upgrade has to be whole, and right, as soon as any other request (S32).
    """

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.loop.call_later(HEADER_SECONDS, self._lost_patience)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_complete:
            self.transport.write(
                b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
            )
            self.transport.close()

    def _lost_patience(self) -> None:
        if not self.handshake_complete and not self.transport.is_closing():
            self.transport.abort()

    def shutdown(self) -> None:
        if self.handshake_complete:
            super().shutdown()
        else:
            self.stop_keepalive()
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()


class Server(uvicorn.Server):
    """Ends in order, and with 0: first the tables, then the sockets, then the port."""

    def __init__(self, config: uvicorn.Config, app: Starlette, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self.app = app
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        house: House = self.app.state.house
        await house.stop()
        await super().shutdown(sockets)
        self._captured_signals.clear()  # it was asked to end, and did


def listening(host: str, port: int) -> socket.socket:
    """A socket that listens there; port 0 means any that is free. Raises BadMessage `port_busy`."""
    try:
        (family, kind, protocol, _, where), *_ = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        listener = socket.socket(family, kind, protocol)
        try:
            if sys.platform != "win32":
                listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            if hasattr(socket, "TCP_USER_TIMEOUT"):
                listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, SILENT_MILLISECONDS)
            listener.bind(where)
            listener.listen(BACKLOG)
            listener.setblocking(False)
        except BaseException:
            listener.close()
            raise
    except (OSError, OverflowError, UnicodeError) as error:
        reason = error.strerror or str(error) if isinstance(error, OSError) else str(error)
        if isinstance(error, OSError) and error.errno == errno.EADDRINUSE:
            raise BadMessage("port_busy", port=str(port)) from None
        raise BadMessage("cannot_listen", host=host, port=str(port), reason=reason) from None
    return listener


def allow_connections() -> None:
    """As many open connections as the system lets this process have."""
    with suppress(ImportError, OSError, ValueError):
        import resource  # noqa: PLC0415 (not everywhere)

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def server(config: Config, ready: Callable[[], None]) -> Server:
    """The server of that configuration; `ready` is called when it accepts connections."""
    app = make_app(config)
    uvicorn_config = uvicorn.Config(
        app,
        http=PatientProtocol,
        ws=PatientSocket,
        loop="auto",
        lifespan="off",  # `serve` goes through it, so that its errors are ours
        ws_max_size=config.limits.frame,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
        ws_per_message_deflate=False,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=STOP_SECONDS,
        backlog=BACKLOG,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
    )
    return Server(uvicorn_config, app, ready)


async def serve(running: Server, listener: socket.socket) -> None:
    """Serves until the process is told to end. Raises StoreError where the database cannot be opened."""
    async with running.app.router.lifespan_context(running.app):
        LOGGER.info("started", extra={"version": __version__})
        await running.serve([listener])
    LOGGER.info("stopped")


def run(config: Config, listener: socket.socket, ready: Callable[[], None]) -> None:
    """The process: serves until SIGTERM or SIGINT. Raises StoreError as `serve`."""
    allow_connections()
    gc.freeze()
    gc.set_threshold(YOUNG, 20, RARELY)
    running = server(config, ready)
    with asyncio.Runner(loop_factory=running.config.get_loop_factory()) as runner, listener:
        runner.run(serve(running, listener))
