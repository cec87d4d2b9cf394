"""Own matches over HTTP: the list, records, replays, reviews, and everything that is kept of a person."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from satasat.cards import encode
from satasat.errors import Refusal
from satasat.server.access import Guest
from satasat.server.asking import answer, empty, guest, house_of
from satasat.server.history import Played, played
from satasat.server.house import House
from satasat.server.in_tricks import check_in_tricks
from satasat.server.replay import replay

MOST_TABLES: Final = 20
"""Of which a list of matches tells: those where the person sat down last."""
RECORD_TYPE: Final = "application/jsonl; charset=utf-8"


class MatchTold(Struct, frozen=True):
    """A match that somebody played in. `totals` by seat are those of a match that came to its end.

    `seat` is the one that he held last.
    """

    table: str
    number: int
    game: str
    preset: str | None
    started: str
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    on: bool
    totals: tuple[int, ...] | None
    winners: tuple[int, ...] | None
    seat: int
    again: dict[str, Any] | None
    """Where it plays a deal of another match once more: `table`, the other's, and `deal`."""


def _told(match: Played, person: str) -> MatchTold:
    players, result = match.players, match.result
    return MatchTold(
        match.table,
        match.number,
        match.game.id,
        match.preset,
        match.started,
        tuple(p.name for p in players),
        tuple(p.bot for p in players),
        match.on,
        result.totals if result is not None else None,
        result.winners if result is not None else None,
        _seat(match, person),
        None if match.again is None else {"table": match.again[0], "deal": match.again[1]},
    )


def _seat(match: Played, person: str) -> int:
    """The seat that the person held last in a match that he played in."""
    held = [
        (one.deal, -place, seat)
        for seat, each in enumerate(match.held)
        for place, one in enumerate(reversed(each))
        if one.chair.person == person
    ]
    return max(held)[2]


@contextmanager
def one_at_a_time(house: House, who: Guest) -> Iterator[None]:
    """For what takes long: one a session (S33). Raises Refusal `busy`."""
    if who.session in house.long_asked:
        raise Refusal("busy", key="session", most=1)
    house.long_asked.add(who.session)
    try:
        yield
    finally:
        house.long_asked.discard(who.session)


async def _played(house: House, table: str, person: str) -> list[Played]:
    """The matches of a table that the person played in; read and replayed beside the event loop."""
    lines = await house.store.log(table)
    async with house.replaying:
        found = await asyncio.to_thread(lambda: list(played(table, lines)))
    return [match for match in found if person in match.people]


async def _matches(house: House, person: str) -> list[MatchTold]:
    """The newest first."""
    tables = await house.store.tables_of(person, MOST_TABLES)
    found = [_told(match, person) for table in tables for match in await _played(house, table, person)]
    return sorted(found, key=lambda match: match.started, reverse=True)


async def matches(request: Request) -> Response:
    house, who = house_of(request), await guest(request)
    with one_at_a_time(house, who):
        return answer({"matches": await _matches(house, who.person.id)})


async def _over(request: Request, who: Guest) -> Played:
    """The match that is asked for. Raises Refusal: `unknown_match` also to those who did not play in it, `match_not_over`."""
    number = _whole(request.path_params["number"], 0)
    return await over(house_of(request), who.person.id, request.path_params["table"][:40], number)


async def over(house: House, person: str, table: str, number: int) -> Played:
    """A match that the person played in and that is over. Raises Refusal: `unknown_match`, `match_not_over`."""
    found = await _played(house, table, person)
    match = next((one for one in found if one.number == number), None)
    if match is None:
        raise Refusal("unknown_match", table=table, number=number)
    if match.on:
        raise Refusal("match_not_over")
    return match


async def record(request: Request) -> Response:
    house, who = house_of(request), await guest(request)
    with one_at_a_time(house, who):
        match = await _over(request, who)
    name = f"satasat-{match.table}-{match.number}.jsonl"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(match.record(), headers=headers, media_type=RECORD_TYPE)


async def review(request: Request) -> Response:
    house, who = house_of(request), await guest(request)
    with one_at_a_time(house, who):
        match = await _over(request, who)
        check_in_tricks(match.game)
        deal = None if match.again is None else match.again[1]  # what was played before it was another match
        work = asyncio.ensure_future(house.workers.review(match.record(), deal))
        gone = asyncio.ensure_future(_gone(request))
        try:
            await asyncio.wait({work, gone}, return_when=asyncio.FIRST_COMPLETED)
            return answer(await work) if work.done() else empty()
        finally:
            work.cancel()
            gone.cancel()


def _whole(text: str, otherwise: int) -> int:
    """A number in an address; the other where it is none."""
    digits = text[:9]
    return int(digits) if digits.isascii() and digits.isdigit() else otherwise


async def replayed(request: Request) -> Response:
    """A deal step by step, made beside the event loop."""
    house, who = house_of(request), await guest(request)
    deal = _whole(request.path_params["deal"], 0)
    said = request.query_params.get("seat")
    seat = None if said is None else _whole(said, -1)
    with one_at_a_time(house, who):
        match = await _over(request, who)
        async with house.replaying:
            told = await asyncio.to_thread(lambda: encode(replay(match, deal, seat)))
    return Response(told, media_type="application/json")


async def _gone(request: Request) -> None:
    """Until whoever asked waits no more."""
    while (await request.receive())["type"] != "http.disconnect":
        pass


async def export(request: Request) -> Response:
    house, who = house_of(request), await guest(request)
    person = who.person.id
    with one_at_a_time(house, who):
        row = await house.store.person(person)
        kept = await house.store.kept_of(person)
        told: dict[str, Any] = {
            "name": row.name if row is not None else who.person.name,
            "made": row.made if row is not None else None,
            "seen": row.seen if row is not None else None,
            "sessions": kept.sessions,
            "phrase": kept.phrase,
            "tables": await house.store.tables_of(person, 1_000),
            "matches": await _matches(house, person),
        }
    return answer(told, headers={"content-disposition": 'attachment; filename="satasat-person.json"'})


async def forget(request: Request) -> Response:
    house, who = house_of(request), await guest(request)
    await house.store.forget(who.person.id)
    house.sockets.end_person(who.person.id)
    done = empty()
    done.headers["set-cookie"] = house.access.set_cookie(None)
    return done
