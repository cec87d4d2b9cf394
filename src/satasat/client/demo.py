"""Three clients play a whole match; one of them is cut off and comes back: `python -m satasat.client.demo --url URL`."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence
from contextlib import AsyncExitStack
from typing import Any, Final

from satasat.bots import Worlds
from satasat.client import Client, Following, bot_chooser, play
from satasat.dealing import Seated, Shuffled
from satasat.dice import SeededDice, SystemDice
from satasat.errors import SatasatError
from satasat.game import Dice
from satasat.games.three_two_five.moves import DealScore, Drawn, Event, Given, Scored, Took, Trumped, WasCut
from satasat.games.three_two_five.rules import SEATS, five_seat, order, quotas
from satasat.games.three_two_five.view import View
from satasat.records import read
from satasat.texts import Speaker
from satasat.wire import Happened, Pace, Settings, Stage

NAMES: Final = ("Asha", "Bina", "Chandra")
PRESET: Final = "pagat"
URL: Final = "http://127.0.0.1:8325"
PAUSE: Final = 0.09
"""Seconds before a move: so the three stay within what a server lets a connection send."""
CUT_OFF: Final = 1
"""The seat that loses its connection."""
CUT_IN: Final = (2, 4)
"""The deal and the trick from which on it may lose it."""


def say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


# what is told


def lines(speaker: Speaker, view: View, event: Event, after: View) -> list[str]:  # noqa: PLR0911 (one return an event)
    """What is said of an event to somebody who watches; plays are told trick by trick."""
    match event:
        case Seated(dealer=dealer):
            return [speaker.say("seated", dealer=dealer)]
        case Shuffled():
            told = ["", speaker.say("deal-title", deal=after.deal_no, deals=after.rules.deals)]
            return told + [
                speaker.say("debt-draws", creditor=p.creditor, debtor=p.debtor, n=1) for p in after.pulls
            ]
        case WasCut(at=at):
            return [speaker.say("was-cut", by=five_seat(view.dealer), at=at)]
        case Trumped(suit=suit, how=how):
            return [speaker.say(f"trump-{how.value}", suit=suit, by=five_seat(view.dealer))]
        case Drawn(pull=pull):
            number = speaker.say("exchange-n", n=len(view.exchanges) + 1, of=len(view.pulls))
            drawn = speaker.say(
                "drawn", creditor=pull.creditor, debtor=pull.debtor, card="none", place="none"
            )
            return [f"{number} {drawn}"]
        case Given(pull=pull):
            return [speaker.say("given", creditor=pull.creditor, debtor=pull.debtor, card="none")]
        case Took():
            return [_trick(speaker, after)]
        case Scored(score=score):
            return [_score(speaker, view.deal_no, score)]
        case _:
            return []


def _trick(speaker: Speaker, view: View) -> str:
    number = len(view.plays) // SEATS
    trick, leader = view.last_trick, view.leaders[number - 1]
    assert view.trump is not None
    place = order(view.trump, view.rules).winner(trick)
    plays = ", ".join(
        speaker.say("plays-card" if i else "plays-led", seat=(leader + i) % SEATS, card=card)
        for i, card in enumerate(trick)
    )
    return speaker.say("trick-done", n=number, plays=plays, seat=(leader + place) % SEATS, card=trick[place])


def _score(speaker: Speaker, deal: int, score: DealScore) -> str:
    q = quotas(score.dealer)
    each = [
        speaker.say("scored-one", seat=s, tricks=score.tricks[s], quota=q[s], points=str(score.points[s]))
        for s in range(SEATS)
    ]
    return speaker.say("scored-all", deal=deal, scores=each)


def sheet_lines(names: Sequence[str], sheet: Sequence[DealScore], speaker: Speaker) -> list[str]:
    """The score sheet as a table."""
    heads = [speaker.say(f"score-{name}") for name in ("deal", "dealer", "trump")] + list(names)
    rows = [
        [
            str(number),
            speaker.name(deal.dealer),
            str(speaker.word(deal.trump)),
            *(
                speaker.say("score-cell", tricks=t, quota=q, points=str(p))
                for t, q, p in zip(deal.tricks, quotas(deal.dealer), deal.points, strict=True)
            ),
        ]
        for number, deal in enumerate(sheet, 1)
    ]
    totals = [str(sum(deal.points[seat] for deal in sheet)) for seat in range(SEATS)]
    rows.append([speaker.say("score-total"), "", "", *totals])
    widths = [max(len(row[i]) for row in (heads, *rows)) for i in range(len(heads))]
    return [
        "  ".join(cell.ljust(w) for cell, w in zip(row, widths, strict=True)).rstrip()
        for row in (heads, *rows)
    ]


async def narrate(following: Following) -> None:
    """Tells what happens until the match is over."""
    speaker = Speaker("en", NAMES)
    view: Any = following.game.blank(following.rules, following.seat)
    async for update in following:
        if not isinstance(update, Happened):
            continue
        for event in update.events:
            after = following.game.observe(view, event)
            for line in lines(speaker, view, event, after):
                say(line)
            view = after
        if update.seating is not None and update.seating.stage is Stage.OVER:
            return


# the one who is cut off


async def cut_off(client: Client, following: Following) -> bool:
    """Loses the connection once, in the middle of a trick, and waits until everything is as before. Whether that came about."""
    deal, trick = CUT_IN

    def in_a_trick() -> bool:
        view = following.view
        if following.stage is Stage.OVER or view is None:
            return following.stage is Stage.OVER
        here = view.deal_no >= deal and len(view.leaders) >= trick
        return here and len(view.trick) in (1, 2) and view.actor != following.seat

    speaker = Speaker("en", NAMES)
    await following.until(in_a_trick)
    if following.stage is Stage.OVER:
        return False
    seq, joins = following.seq, following.joins
    say(speaker.say("client-cut", seat=CUT_OFF))
    client.connection.cut()
    await following.until(lambda: following.joins > joins or following.stage is Stage.OVER)
    back = client.connection.comebacks[-1] if client.connection.comebacks else None
    ms = round(1000 * back.lost) if back is not None else 0
    say(speaker.say("client-back", seat=CUT_OFF, ms=str(ms), missed=following.seq - seq))
    return True


# afterwards


async def checked(client: Client, followings: Sequence[Following]) -> bool:
    """Whether every shuffle is what was promised to each of the three, and the record holds."""
    speaker = Speaker("en", NAMES)
    one = followings[0]
    broken = sorted({deal for following in followings for deal in following.broken()})
    sown = all(len(following.promises) == one.rules.deals for following in followings)
    for deal in broken:
        say(speaker.say("client-shuffle-wrong", deal=deal))
    good = len(one.proofs) == one.rules.deals and sown and not broken
    if good:
        say(speaker.say("client-shuffles", deals=len(one.proofs)))
    record = await client.record(one.table, one.seating.match)
    (match,) = read(record.splitlines(keepends=True))
    for fault in match.faults:
        say(speaker.say("client-record-wrong", line=str(fault.line), reason=speaker.error(fault.error)))
    if not match.holds or not match.finished or not match.chained:
        return False
    say(speaker.say("client-record", moves=len(match.entries), deals=len(one.proofs)))
    return good


async def demo(url: str, seed: int | None) -> bool:
    """The whole match. Whether all went well. Raises SatasatError."""

    def dice(seat: int) -> Dice:
        return SystemDice() if seed is None else SeededDice(f"{seed}/seat {seat}")

    async with AsyncExitStack() as stack:
        clients = [await stack.enter_async_context(Client(url, name=name)) for name in NAMES]
        settings = Settings(pace=Pace.INSTANT)
        table, secret = await clients[0].open_table(preset=PRESET, settings=settings)
        followings = [await client.join(table, secret) for client in clients]
        for seat, following in enumerate(followings[1:], 1):
            await following.take_seat(seat)
        say(Speaker().say("client-table", names=NAMES, table=table))

        def chooser(seat: int) -> Any:
            think = bot_chooser("medium", Worlds(100), dice(seat))

            async def choose(view: Any) -> Any:
                await asyncio.sleep(PAUSE)
                return think(view)

            return choose

        narrator = asyncio.create_task(narrate(followings[0]))
        cutter = asyncio.create_task(cut_off(clients[CUT_OFF], followings[CUT_OFF]))
        try:
            await followings[0].start()
            await asyncio.gather(*(play(f, chooser(seat)) for seat, f in enumerate(followings)))
            await narrator
            was_cut = await cutter
        finally:
            narrator.cancel()
            cutter.cancel()
        say("")
        speaker = Speaker("en", NAMES)
        for line in sheet_lines(NAMES, followings[0].sheet, speaker):
            say(line)
        say("")
        if not was_cut:
            say(speaker.say("client-uncut"))
        return await checked(clients[0], followings) and was_cut


def main(args: Sequence[str] | None = None) -> int:
    """Exit code 0 where all went well, 1 where not, or where no server answers."""
    parser = argparse.ArgumentParser(prog="python -m satasat.client.demo", description=__doc__)
    parser.add_argument("--url", default=URL, help="the server's address (%(default)s)")
    parser.add_argument(
        "--seed", type=int, help="for the moves of the three; the shuffles are nobody's to choose"
    )
    given = parser.parse_args(args)
    try:
        return 0 if asyncio.run(demo(given.url, given.seed)) else 1
    except SatasatError as error:
        sys.stderr.write(f"{Speaker().error(error)}\n")
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
