"""What a table has others think about: bots' moves, hints, claims. Answers come by the mailbox, like everything else."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from msgspec import Raw

from satasat.bots import BOTS_OF, default_bot
from satasat.cards import encode
from satasat.dice import SystemDice
from satasat.errors import Refusal, SatasatError
from satasat.game import AnyOrder, Seat, uniform
from satasat.server.mail import Asked, Chosen, Judged, Listener, Mail, PlayedOut, Thinkers, Times
from satasat.server.metrics import METRICS
from satasat.server.pace import pause
from satasat.server.sitting import Sitting, dice

_PACES: Final = SystemDice()


class Thinking:
    """The thinking that goes on for one table."""

    def __init__(self, thinkers: Thinkers, times: Times, post: Callable[[Mail], None]) -> None:
        self._thinkers = thinkers
        self._times = times
        self._post = post
        self._tasks: set[asyncio.Task[None]] = set()
        self._questions: dict[str, tuple[Asked, asyncio.Task[None]]] = {}
        """By person, the hint or claim that is thought about."""
        self._for = -1

    def stop(self) -> None:
        """Nobody waits for the answers any more."""
        for task in self._tasks:
            task.cancel()

    def asks_for(self, moved: int) -> bool:
        """Whether to ask now for the table as it was at `moved`: once."""
        if self._for == moved:
            return False
        self._for = moved
        return True

    def again(self) -> None:
        """What was asked is to be asked again."""
        self._for = -1

    def _begin(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def _answer(self, asked: Asked, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """One question a person (S33); the same once more takes the place of the first. Raises Refusal `busy`."""
        who, other = asked.listener.person.id, self._questions.get(asked.listener.person.id)
        if other is not None:
            if other[0].command.id != asked.command.id:
                raise Refusal("busy", key="session", most=1)
            other[1].cancel()
        task = self._begin(work())
        self._questions[who] = asked, task
        task.add_done_callback(lambda _: self._answered(who, task))

    def _answered(self, who: str, task: asyncio.Task[None]) -> None:
        if who in self._questions and self._questions[who][1] is task:
            del self._questions[who]

    def gone(self, listener: Listener) -> None:
        """Whoever asked over this socket waits no more."""
        question = self._questions.get(listener.person.id)
        if question is not None and question[0].listener is listener:
            question[1].cancel()

    def bot(self, sitting: Sitting, seat: Seat) -> None:
        """Asks the bot that plays at the seat for its move; it comes as Chosen when the pace allows."""
        chair = sitting.chairs[seat]
        bot = chair.bot if chair.bot is not None else sitting.settings.sit_in_bot
        auto = chair.bot is None
        began = self._times.now()

        async def think() -> None:
            move = await self._choose(sitting, bot, seat)
            mail = Chosen(sitting.moved, seat, move, auto or move is None)
            at = pause(sitting.settings.pace, bot, began, self._times.now(), _PACES)
            self._times.call_at(at, lambda: self._post(mail))

        self._begin(think())

    def one_move(self, sitting: Sitting, seat: Seat) -> None:
        """Asks for one move in the place of somebody whose time is up; it comes as Chosen."""

        async def think() -> None:
            move = await self._choose(sitting, sitting.settings.sit_in_bot, seat)
            self._post(Chosen(sitting.moved, seat, move, auto=True, timed_out=True))

        self._begin(think())

    async def _choose(self, sitting: Sitting, bot: str, seat: Seat) -> Any:
        """The bot's move, or that of the game's default bot where this one does not play it; None where it failed."""
        game = sitting.game.id
        named = bot if bot in BOTS_OF[game] else default_bot(game)
        try:
            return await self._thinkers.choose(game, named, _view(sitting, seat), _seed(sitting, seat))
        except SatasatError:
            METRICS.bots_failed.inc()
            return None

    def hint(
        self, sitting: Sitting, seat: Seat, asked: Asked, answer: Callable[[Raw | SatasatError], None]
    ) -> None:
        """Asks for a hint. Raises Refusal `busy`."""

        async def think() -> None:
            try:
                view, seed = _view(sitting, seat), _seed(sitting, seat)
                hint: Raw | SatasatError = await self._thinkers.hint(sitting.game.id, view, seed)
            except SatasatError as failed:
                hint = failed
            answer(hint)

        self._answer(asked, think)

    def claim(self, sitting: Sitting, seat: Seat, asked: Asked) -> None:
        """Asks whether a claim is proven; the answer comes as Judged. Raises Refusal `busy`."""

        async def think() -> None:
            proven: bool | SatasatError
            try:
                proven = await self._thinkers.claim(sitting.game.id, _view(sitting, seat))
            except SatasatError as failed:
                proven = failed
            self._post(Judged(asked, sitting.moved, seat, proven))

        self._answer(asked, think)

    def play_out(self, sitting: Sitting, failed: Callable[[], None]) -> None:
        """Asks how the claim that was proven is played to the end; the answer comes as PlayedOut."""
        match = sitting.match
        assert match is not None and match.claimed is not None
        state, seat = match.state, match.claimed

        async def think() -> None:
            try:
                moves = await self._thinkers.play_out(sitting.game.id, state, seat)
            except SatasatError:
                METRICS.bots_failed.inc()
                failed()
                return
            self._post(PlayedOut(sitting.moved, moves))

        self._begin(think())


def _view(sitting: Sitting, seat: Seat) -> bytes:
    assert sitting.match is not None
    return encode(sitting.match.views[seat])


def _label(sitting: Sitting, seat: Seat) -> str:
    assert sitting.match is not None
    return f"seat {seat} move {sitting.match.moves}"


def _seed(sitting: Sitting, seat: Seat) -> str:
    """From the deal's chain, so that what the table decides could not be chosen either (S13)."""
    return f"{dice(sitting, _label(sitting, seat)).below(1 << 128):032x}"


def any_move(sitting: Sitting, seat: Seat) -> Any:
    """A legal move without thought; for a fan the order that nature would give it."""
    assert sitting.match is not None
    choices = sitting.match.views[seat].legal
    label = _label(sitting, seat)
    if isinstance(choices, AnyOrder):
        label = sitting.game.label(sitting.match.state)
    return uniform(sitting.game, choices, dice(sitting, label))
