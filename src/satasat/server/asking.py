"""How a request is read and answered: JSON bodies of a type, refusals as codes with a fitting status."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final, TypeVar

import msgspec
from msgspec import Struct
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from satasat import wire
from satasat.cards import encode, from_plain
from satasat.errors import BadMessage, Refusal, SatasatError, StoreError
from satasat.server.access import Asker, Guest, headers_of, shortened
from satasat.server.house import House
from satasat.server.metrics import METRICS
from satasat.texts import LANGUAGES, Speaker

LOGGER: Final = logging.getLogger(__name__)
T = TypeVar("T")

STATUS: Final[Mapping[str, int]] = {
    "no_session": 401,
    "wrong_phrase": 401,
    "foreign_origin": 403,
    "no_origin": 403,
    "foreign_host": 421,
    "wrong_secret": 403,
    "not_seated": 403,
    "no_spectators": 403,
    "table_locked": 403,
    "not_for_you": 403,
    "unknown_path": 404,
    "unknown_table": 404,
    "unknown_match": 404,
    "wrong_spoken_code": 404,
    "wrong_method": 405,
    "match_not_over": 409,
    "too_long": 413,
    "limit": 429,
    "busy": 429,
    "table_damaged": 500,
    "closing": 503,
    "worker_died": 503,
}
"""By code; other refusals say that the request was wrong (400), the store's that it cannot be done now (503)."""
AGAIN: Final = 2
"""Seconds after which a busy server may be asked again."""


def house_of(request: Request) -> House:
    """The parts of the server that is asked."""
    house: House = request.app.state.house
    return house


def asker(request: Request) -> Asker:
    """Who sent the request, as far as it says."""
    return Asker(headers_of(request.scope["headers"]), request.client.host if request.client else None)


async def guest(request: Request) -> Guest:
    """The person who asks. Raises Refusal `no_session`, `foreign_origin`; StoreError."""
    return await house_of(request).access.guest(asker(request), changes=request.method not in ("GET", "HEAD"))


def language(request: Request) -> str:
    """In which language words are wanted."""
    wanted = request.query_params.get("language", "en")
    return wanted if wanted in LANGUAGES else "en"


async def body(request: Request, kind: type[T]) -> T:
    """The body of a request. Raises Refusal `too_long`; BadMessage."""
    most = house_of(request).config.limits.body
    data = bytearray()
    async for part in request.stream():
        data += part
        if len(data) > most:
            raise Refusal("too_long", size=len(data), most=most)
    try:
        read: T = from_plain(msgspec.json.decode(bytes(data)), kind)
    except (msgspec.DecodeError, RecursionError) as bad:
        raise BadMessage("bad_message", reason=str(bad)[:120]) from None
    return read


def answer(value: Any, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    """A value as JSON."""
    return Response(encode(value), status, headers, "application/json")


def empty() -> Response:
    """Nothing to say: it is done."""
    return Response(status_code=204)


class Refusing(Struct, frozen=True):
    """How a request is refused: the code, its parameters, and the same in words."""

    code: str
    params: dict[str, Any]
    text: str


def status_of(refusal: SatasatError) -> int:
    """The HTTP status that fits."""
    if isinstance(refusal, StoreError):
        return 503
    return STATUS.get(refusal.code, 400)


def refused(refusal: SatasatError, language: str = "en") -> Response:
    """A refusal as an answer."""
    status = status_of(refusal)
    METRICS.refused.labels(refusal.code).inc()
    said = Refusing(refusal.code, wire.plain_params(refusal), Speaker(language).error(refusal))
    headers = {}
    if status in (429, 503):
        headers["retry-after"] = str(refusal.params.get("seconds") or AGAIN)
    return answer(said, status, headers)


Endpoint = Callable[[Request], Awaitable[Response]]


def asked(endpoint: Endpoint, *, anywhere: bool = False) -> Endpoint:
    """An endpoint whose refusals are answered, and whose faults are logged without a value in them.

    `anywhere`: whatever name the request was sent to.
    """

    async def wrapped(request: Request) -> Response:
        try:
            access = house_of(request).access
            if not anywhere:
                access.check_host(asker(request))
            if request.method not in ("GET", "HEAD"):
                access.check_origin(asker(request), needed=False)
            return await endpoint(request)
        except SatasatError as refusal:
            where = shortened(house_of(request).access.address(asker(request)))
            LOGGER.debug("refused", extra={"code": refusal.code, "address": where})
            return refused(refusal, language(request))
        except ClientDisconnect:
            return empty()
        except Exception as fault:
            LOGGER.error("request_failed", exc_info=fault, extra={"path": request.scope["route"].path})
            return answer({"code": "failed", "params": {}}, 500)

    return wrapped
