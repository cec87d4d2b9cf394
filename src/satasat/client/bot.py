"""A bot that plays at a table of a server: `python -m satasat.client.bot --url URL --table ID --secret SECRET`."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence

from satasat.bots import BOTS, Worlds
from satasat.client import Client, Following, bot_chooser, play
from satasat.errors import BadMessage, SatasatError
from satasat.game import Seat
from satasat.texts import Speaker
from satasat.wire import Stage


async def sit_down(following: Following, seat: Seat | None) -> Seat:
    """Takes that seat, or the first that is free. Raises BadMessage `no_free_seat`, Refused."""
    if following.seat is None:
        wanted = seat if seat is not None else next(iter(following.free_seats()), None)
        if wanted is None:
            raise BadMessage("no_free_seat", table=following.table)
        await following.take_seat(wanted)
        await following.until(lambda: following.seat is not None)
    assert following.seat is not None
    return following.seat


async def run(url: str, table: str, secret: str, seat: Seat | None, bot: str, worlds: int, name: str) -> None:
    """Sits down and plays the match that is on, or the next one. Raises SatasatError."""
    choose = bot_chooser(bot, Worlds(worlds))
    speaker = Speaker()
    async with Client(url, name=name) as client:
        following = await client.join(table, secret)
        mine = await sit_down(following, seat)
        _say(speaker.say("client-sits", name=client.name, n=str(mine), table=table))
        await play(following, choose)
        if following.stage is Stage.OVER and following.proofs and following.view.phase.value == "over":
            names = [place.name or place.bot or "" for place in following.seating.places]
            totals = [f"{n} {t}" for n, t in zip(names, following.view.totals, strict=True)]
            _say(speaker.say("client-over", totals=totals))
        else:
            _say(speaker.say("client-stopped"))


def _say(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


def main(args: Sequence[str] | None = None) -> int:
    """Exit code 0 after the match, 1 where something was refused."""
    parser = argparse.ArgumentParser(prog="python -m satasat.client.bot", description=__doc__)
    parser.add_argument("--url", required=True, help="the server's address")
    parser.add_argument("--table", required=True, help="the table's id, in its link before the #")
    parser.add_argument("--secret", required=True, help="what stands behind the # of the link")
    parser.add_argument("--seat", type=int, help="from 0; else the first free one")
    parser.add_argument("--bot", default="medium", choices=[*BOTS], help="(%(default)s)")
    parser.add_argument("--worlds", type=int, default=100, help="how far it looks ahead (%(default)s)")
    parser.add_argument("--name", help="its name at the table; else that of the bot")
    given = parser.parse_args(args)
    name = given.name if given.name is not None else str(given.bot).capitalize()
    work = run(given.url, given.table, given.secret, given.seat, given.bot, given.worlds, name)
    try:
        asyncio.run(work)
    except SatasatError as error:
        sys.stderr.write(f"{Speaker().error(error)}\n")
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
