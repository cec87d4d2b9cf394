"""What needs no socket, over HTTP (docs/formats/http.md): sessions, tables, own matches, the state of the server."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from satasat import wire
from satasat.bots import bot
from satasat.dice import SystemDice
from satasat.errors import BadMessage, Refusal, SatasatError
from satasat.games import game as game_of
from satasat.records import matching_preset
from satasat.server import again, archive
from satasat.server.access import (
    SPOKEN_SECONDS,
    Guest,
    digest,
    new_person,
    new_phrase,
    read_phrase,
)
from satasat.server.asking import Endpoint, answer, asked, asker, body, empty, guest, house_of, language
from satasat.server.catalogue import catalogue
from satasat.server.metrics import METRICS
from satasat.server.names import clean_name
from satasat.server.orders import check_length, same_secret
from satasat.server.schema import schema
from satasat.server.sitting import Sitting
from satasat.server.store import PersonRow, TableRow
from satasat.wire import Settings, Stage

MOST_LISTED: Final = 100
"""Public tables in one list."""


class _Body(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The body of a request: what is not known is refused."""


# sessions


class NewSession(_Body, frozen=True):
    """`bearer`: the token is told, for a program; else the browser gets it as a cookie."""

    name: str
    bearer: bool = False


class NewName(_Body, frozen=True):
    name: str


class Recovery(_Body, frozen=True):
    phrase: str
    bearer: bool = False


class SessionTold(Struct, frozen=True, omit_defaults=True):
    """A session, as its owner is told of it."""

    name: str
    token: str | None = None


async def _begun(request: Request, person: str, name: str, bearer: bool) -> Response:
    access = house_of(request).access
    token = await access.begin(person)
    if bearer:
        return answer(SessionTold(name, token), 201)
    return answer(SessionTold(name), 201, {"set-cookie": access.set_cookie(token)})


async def new_session(request: Request) -> Response:
    house = house_of(request)
    wanted = await body(request, NewSession)
    house.access.check_origin(asker(request), needed=not wanted.bearer)
    name = clean_name(wanted.name)
    house.access.may_begin(asker(request))
    now = house.hall.times.wall()
    person = PersonRow(new_person(), name, now, now)
    await house.store.add_person(person)
    return await _begun(request, person.id, name, wanted.bearer)


async def session(request: Request) -> Response:
    """A browser gets its cookie anew, so that it ends thirty days after it was used last, as the session does."""
    access, name = house_of(request).access, (await guest(request)).person.name
    token = access.cookie_token(asker(request)) if access.bearer(asker(request)) is None else None
    headers = {"set-cookie": access.set_cookie(token)} if token is not None else None
    return answer(SessionTold(name), headers=headers)


async def rename(request: Request) -> Response:
    who = await guest(request)
    name = clean_name((await body(request, NewName)).name)
    await house_of(request).store.rename(who.person.id, name)
    return answer(SessionTold(name))


async def end_session(request: Request) -> Response:
    house, who = house_of(request), await guest(request)
    if "everywhere" in request.query_params:
        await house.store.end_sessions(who.person.id)
        house.sockets.end_person(who.person.id)
    else:
        await house.store.end_session(who.session)
        house.sockets.end_session(who.session)
    return _without_cookie(request)


def _without_cookie(request: Request) -> Response:
    done = empty()
    done.headers["set-cookie"] = house_of(request).access.set_cookie(None)
    return done


async def phrase(request: Request) -> Response:
    who, words = await guest(request), new_phrase()
    await house_of(request).store.set_phrase(who.person.id, digest(words))
    return answer({"phrase": words}, 201)


async def recover(request: Request) -> Response:
    house = house_of(request)
    wanted = await body(request, Recovery)
    house.access.check_origin(asker(request), needed=not wanted.bearer)
    house.access.may_try(asker(request))
    person = await house.store.by_phrase(digest(read_phrase(wanted.phrase)))
    if person is None:
        raise Refusal("wrong_phrase")
    house.access.was_right(asker(request))
    house.access.may_begin(asker(request))
    return await _begun(request, person.id, person.name, wanted.bearer)


# tables


class DealAgain(_Body, frozen=True):
    """A deal of a match of one's own that is over; without `seat`, one's own then, and bots at the others."""

    table: str
    number: int
    deal: int
    seat: int | None = None
    bot: str = "medium"


class NewTable(_Body, frozen=True):
    """Rules are a preset (else the game's default) and what differs from it; `again` brings rules of its own."""

    game: str = "three-two-five"
    preset: str | None = None
    rules: dict[str, Any] = {}
    settings: Settings = Settings()
    again: DealAgain | None = None


class LookUp(_Body, frozen=True):
    """A table by what its link says, or by a spoken code."""

    table: str | None = None
    secret: str | None = None
    code: str | None = None


class TableOpened(Struct, frozen=True):
    """A new table. `link` opens it in a browser; its secret stands behind the `#` and goes into no request."""

    table: str
    secret: str
    link: str


class TableFound(Struct, frozen=True):
    """A table as somebody sees it who may come in. `names`: who sits there, by seat; None: nobody, or a bot."""

    table: str
    game: str
    preset: str | None
    stage: Stage
    names: tuple[str | None, ...]
    bots: tuple[str | None, ...]
    free: int
    """Seats that somebody may take now, or (bots') before the next deal."""
    secret: str | None = None


async def new_table(request: Request) -> Response:
    house, who = house_of(request), await guest(request)
    wanted = await body(request, NewTable)
    bot(wanted.settings.sit_in_bot)
    if wanted.again is not None:
        row = await _opened_again(request, who, wanted, wanted.again)
    else:
        game = game_of(wanted.game[:40])
        rules = game.read_rules(wire.rules_plain(game, wanted.preset, wanted.rules))
        check_length(rules, house.config.limits.deals)
        house.access.may_open(asker(request))
        row = await house.hall.open(who.person, game, rules, wanted.settings)
    said = asker(request).one(b"origin")
    link = f"{said or house.config.origins[0]}/t/{row.id}#{row.secret}"
    return answer(TableOpened(row.id, row.secret, link), 201)


async def _opened_again(request: Request, who: Guest, new: NewTable, deal: DealAgain) -> TableRow:
    """The table of a deal that is played once more: for its asker, and whom he gives the link."""
    house = house_of(request)
    if new.preset is not None or new.rules:
        raise BadMessage("bad_message", reason="again has rules of its own - at `$.rules`")
    with archive.one_at_a_time(house, who):
        match = await archive.over(house, who.person.id, deal.table[:40], deal.number)
        seed = SystemDice().bytes(32).hex()
        what = again.wanted(match, deal.deal, deal.seat, deal.bot[:40], who.person, seed)
        house.access.may_open(asker(request))
        return await house.hall.open_again(who.person, match.game, what, replace(new.settings, private=True))


async def public_tables(request: Request) -> Response:
    """Those that are awake: where nobody is, nobody waits."""
    found = [
        _found(table.sitting)
        for table in house_of(request).hall.awake.values()
        if not table.sitting.settings.private and not table.sitting.settings.locked
    ]
    open_ones = sorted((one for one in found if one.free), key=lambda one: one.table)
    return answer({"tables": open_ones[:MOST_LISTED]})


def _found(sitting: Sitting, secret: str | None = None) -> TableFound:
    chairs = sitting.chairs
    free = sum(c.person is None and (sitting.playing or c.bot is None) for c in chairs)
    return TableFound(
        sitting.table,
        sitting.game.id,
        matching_preset(sitting.game, sitting.rules),
        sitting.stage,
        tuple(c.name for c in chairs),
        tuple(c.bot for c in chairs),
        free,
        secret,
    )


async def look_up(request: Request) -> Response:
    wanted = await body(request, LookUp)
    row = await _row(request, wanted)
    sitting = (await house_of(request).hall.table(row.id)).sitting
    return answer(_found(sitting, row.secret))


async def _row(request: Request, wanted: LookUp) -> TableRow:
    """The table that is looked up. Raises Refusal."""
    house = house_of(request)
    house.access.may_try(asker(request))
    if wanted.code is not None:
        named = house.codes.table(wanted.code)
        row = await house.store.table(named) if named is not None else None
        if row is None:
            raise Refusal("wrong_spoken_code")
    else:
        row = await house.store.table((wanted.table or "")[:40])
        if row is None:
            raise Refusal("unknown_table", table=(wanted.table or "")[:40])
        if not same_secret(wanted.secret or "", row.secret):
            raise Refusal("wrong_secret")
    house.access.was_right(asker(request))
    return row


async def spoken_code(request: Request) -> Response:
    house, who = house_of(request), await guest(request)
    table = await house.hall.table(request.path_params["table"][:40])
    if table.sitting.seat_of(who.person.id) is None:
        raise Refusal("not_seated")
    return answer({"code": house.codes.new(table.sitting.table), "seconds": SPOKEN_SECONDS}, 201)


# the server


async def health(request: Request) -> Response:
    house = house_of(request)
    try:
        await house.store.ping()
        if house.store.trouble is not None:
            raise house.store.trouble
    except SatasatError as error:
        return answer({"status": "failing", "code": error.code}, 503)
    if house.hall.closing:
        return answer({"status": "closing"}, 503)
    return answer({"status": "ok"})


async def metrics(request: Request) -> Response:
    house = house_of(request)
    if not house.config.open_metrics and not house.access.is_here(asker(request)):
        raise Refusal("not_for_you")
    METRICS.commits.set(house.store.commits)
    return Response(METRICS.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


async def games(request: Request) -> Response:
    return answer(catalogue(language(request)))


async def wire_schema(_request: Request) -> Response:
    return answer(schema())


async def limits(request: Request) -> Response:
    return answer(house_of(request).config.limits)


def _route(path: str, *, anywhere: bool = False, **methods: Endpoint) -> Route:
    """A path and what each method does there. `anywhere`: whatever name the request was sent to."""
    endpoints = {method: asked(endpoint, anywhere=anywhere) for method, endpoint in methods.items()}

    async def endpoint(request: Request) -> Response:
        return await endpoints["GET" if request.method == "HEAD" else request.method](request)

    return Route(path, endpoint, methods=[*methods])


ROUTES: Final = (
    _route("/api/session", POST=new_session, GET=session, PATCH=rename, DELETE=end_session),
    _route("/api/session/phrase", POST=phrase),
    _route("/api/session/recover", POST=recover),
    _route("/api/tables", POST=new_table, GET=public_tables),
    _route("/api/tables/look-up", POST=look_up),
    _route("/api/tables/{table}/code", POST=spoken_code),
    _route("/api/games", GET=games),
    _route("/api/matches", GET=archive.matches),
    _route("/api/matches/{table}/{number}/record", GET=archive.record),
    _route("/api/matches/{table}/{number}/review", GET=archive.review),
    _route("/api/matches/{table}/{number}/replay/{deal}", GET=archive.replayed),
    _route("/api/person", DELETE=archive.forget),
    _route("/api/person/export", GET=archive.export),
    _route("/api/limits", GET=limits),
    _route("/api/schema", GET=wire_schema),
    _route("/healthz", GET=health, anywhere=True),
    _route("/metrics", GET=metrics),
)
