"""Playing a seat to the end of a match."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from typing import Any, Final, TypeAlias

from satasat.bots import COMPILED, Budget, Worlds, bot
from satasat.client.asking import Refused
from satasat.client.following import Following
from satasat.dice import SystemDice
from satasat.game import Dice
from satasat.wire import Stage

Choose: TypeAlias = Callable[[Any], Any | Awaitable[Any]]
"""Given the view of the seat, the move, or something to await for it."""

PASSING: Final = frozenset(
    {
        "stale",
        "not_yet",
        "busy",
        "closing",
        "claim_on",
        "no_match_on",
        "no_deal_waits",
        "wrong_deal",
        "already_ready",
        "store_failed",
        "store_full",
    }
)
"""Refusals that say that the table has gone on, or cannot go on just now."""
PAUSE: Final = 0.5
"""Seconds until the store is tried again."""


def bot_chooser(name: str, budget: Budget | None = None, dice: Dice | None = None) -> Choose:
    """A chooser that is one of our bots (docs/howto/bots.md). Raises BadMessage `unknown_bot`.

    The default budget is 100 worlds. What takes long is thought beside the event loop.
    """
    thinker = bot(name)
    most = budget if budget is not None else Worlds(100)
    chance = dice if dice is not None else SystemDice()
    if name not in COMPILED:
        return lambda view: thinker.choose(view, most, chance)

    async def choose(view: Any) -> Any:
        return await asyncio.to_thread(thinker.choose, view, most, chance)

    return choose


async def play(following: Following, choose: Choose, *, sow: bool = True) -> None:
    """Plays one's seat to the end of the match that is on, or of the next one: every move that is due, ready for every deal.

    `sow`: give a random seed to each shuffle. Comes back when the match is over or was ended, or the seat is lost. Raises Refused where
    the table cannot be followed any more, or refuses a move for good.
    """
    begun = following.seating.match
    was_on = following.stage in (Stage.BETWEEN, Stage.DEAL)

    def is_over() -> bool:
        ended = following.stage is Stage.OVER and (was_on or following.seating.match > begun)
        return ended or following.seating.match > begun + (not was_on) or following.seat is None

    def is_due() -> bool:
        return following.choices is not None or following.known.waits_for_me

    while True:
        await following.until(lambda: is_over() or is_due())
        if is_over():
            return
        try:
            if following.choices is not None:
                await _move(following, choose)
            else:
                await following.ready(None if sow else "")
        except Refused as refused:
            if refused.code not in PASSING:
                raise
            if refused.code.startswith("store") or refused.code in ("busy", "closing"):
                await asyncio.sleep(PAUSE)
            elif refused.code not in ("stale", "not_yet"):
                await _news(following)


async def _news(following: Following) -> None:
    """Waits for the next update: the table has gone on, and this client is about to hear of it."""
    seq = following.seq
    await following.until(lambda: following.seq > seq)


async def _move(following: Following, choose: Choose) -> None:
    seq = following.seq
    move = choose(following.view)
    if inspect.isawaitable(move):
        move = await move
    if following.seq == seq or following.choices is not None:
        await following.act(move)
