"""Bots, hints, claims and reviews in processes of their own, for a server whose event loop must not wait (S6, S33)."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import count
from types import GenericAlias
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import Raw

from satasat.bots import COMPILED, compiled
from satasat.cards import decode, encode
from satasat.errors import BadMessage, BadRules, Refusal, SatasatError
from satasat.game import Seat
from satasat.games import game as game_of
from satasat.games.three_two_five.state import State
from satasat.server.worker import (
    LONGEST,
    Answer,
    AskHint,
    Choose,
    PlayOut,
    ProveClaim,
    Request,
    ReviewMatch,
    Task,
    Warm,
)
from satasat.solver import Position

T = TypeVar("T")
COMMAND: Final = (sys.executable, "-m", "satasat.server.worker")
WORLDS: Final = 100
"""What a bot that looks ahead looks at for a move (docs/howto/bots.md, Budgets)."""
HINT_WORLDS: Final = 2000
"""As many as a hint in the terminal looks at."""
CHOOSE_SECONDS: Final = 2.0
HINT_SECONDS: Final = 5.0
REVIEW_SECONDS: Final = 60.0
START_SECONDS: Final = 20.0
WARM_SECONDS: Final = 180.0
"""On a slow machine where all kernels must be compiled first."""
MOST_ANALYSES: Final = 20
"""Hints, claims and reviews that wait or are worked on (S33)."""
MOST_MOVES: Final = 2000
"""Bots' moves that wait or are worked on."""
PATIENCE: Final = 60.0
"""Seconds that anything waits for its turn, at most."""


LOGGER: Final = logging.getLogger(__name__)


class _Lost(Exception):
    """A worker was late, died, or answered nonsense."""


@dataclass(eq=False, slots=True)
class _Job(Generic[T]):
    task: Task
    seconds: float
    """How long it may take, once a process is ready for it."""
    compiled: bool
    """Whether it runs on compiled code, which takes time to load."""
    read: Callable[[Raw], T]
    answer: asyncio.Future[T]
    worker: _Worker | None = None
    """Who is at it."""


class _Worker:
    """One process, which does one task at a time."""

    def __init__(self, process: Process) -> None:
        self._process = process
        self._numbers = count()
        self._warm = False

    @classmethod
    async def started(cls, command: Sequence[str]) -> _Worker:
        """A process that is ready for tasks. Raises _Lost."""
        try:
            process = await asyncio.create_subprocess_exec(
                *command,
                stdin=PIPE,
                stdout=PIPE,
                stderr=DEVNULL,  # what goes wrong in a bot may name cards (S46)
                limit=LONGEST,
                start_new_session=True,  # an interrupt at the terminal is for the server
                env={**os.environ, "OPENBLAS_NUM_THREADS": "1", "NUMBA_NUM_THREADS": "1"},
            )
        except OSError:
            raise _Lost from None
        worker = cls(process)
        try:
            async with asyncio.timeout(START_SECONDS):
                ready = await worker._line() == b"\n"
        except TimeoutError:
            ready = False
        except BaseException:
            await worker.end()
            raise
        if not ready:
            await worker.end()
            raise _Lost
        return worker

    @property
    def lives(self) -> bool:
        return self._process.returncode is None

    async def warm(self) -> None:
        """Has it load what bots and solver run on, once. Raises _Lost."""
        if not self._warm:
            await self.ask(Warm(), WARM_SECONDS)
            self._warm = True

    async def ask(self, task: Task, seconds: float) -> Answer:
        """Raises _Lost; then the process is of no more use, as it is when this is cancelled."""
        number = next(self._numbers)
        assert self._process.stdin is not None
        try:
            async with asyncio.timeout(seconds):
                self._process.stdin.write(encode(Request(number, task)) + b"\n")
                await self._process.stdin.drain()
                answer = _ANSWERS.decode(await self._line())
        except (TimeoutError, OSError, msgspec.DecodeError):
            raise _Lost from None
        if answer.n != number or answer.failed is not None:
            raise _Lost
        return answer

    async def _line(self) -> bytes:
        assert self._process.stdout is not None
        try:
            return await self._process.stdout.readline()
        except ValueError:  # it is too long
            raise _Lost from None

    def kill(self) -> None:
        """Ends it, whatever it is at; who waits for its answer gets _Lost."""
        with suppress(ProcessLookupError):
            self._process.kill()

    async def end(self) -> None:
        """Ends it; afterwards there is no process."""
        self.kill()
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        with suppress(OSError):
            await self._process.stdin.wait_closed()
        with suppress(OSError, ValueError):
            while await self._process.stdout.read(LONGEST):
                pass  # until the pipe is closed, too
        await self._process.wait()


class _Lane:
    """Up to `size` processes, begun when there is work for them, and the work that waits: the more urgent first."""

    def __init__(self, command: Sequence[str], size: int, *, kills: bool) -> None:
        self._command = command
        self._size = size
        self._kills = kills
        """Whether a process that works on what nobody waits for any more is ended; else it comes to its end."""
        self._waiting: tuple[deque[_Job[Any]], deque[_Job[Any]]] = (deque(), deque())
        self._idle: list[_Worker] = []
        self._busy = 0
        self._tasks: set[asyncio.Task[None]] = set()

    def add(self, job: _Job[Any], urgency: int) -> None:
        """Work; 0 goes before 1."""
        self._waiting[urgency].append(job)
        if self._busy < self._size:
            self._busy += 1
            task = asyncio.get_running_loop().create_task(self._work())
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def drop(self, job: _Job[Any]) -> None:
        """Nobody waits for it any more."""
        for waiting in self._waiting:
            with suppress(ValueError):
                waiting.remove(job)
        if self._kills and job.worker is not None:
            job.worker.kill()

    def _next(self) -> _Job[Any] | None:
        return next((waiting.popleft() for waiting in self._waiting if waiting), None)

    async def _work(self) -> None:
        """Works until nothing waits."""
        worker: _Worker | None = None
        try:
            while (job := self._next()) is not None:
                worker = worker or self._idle_one()
                try:
                    if worker is None:
                        worker = await _Worker.started(self._command)
                    await self._do(job, worker)
                except _Lost:
                    LOGGER.warning("worker_lost", extra={"task": type(job.task).__name__.lower()})
                    if worker is not None:
                        await worker.end()
                    worker = None
                    _fail(job, BadMessage("worker_died"))
                except BaseException:  # the server goes down, or a fault of ours
                    _fail(job, Refusal("closing"))
                    raise
            if worker is not None:
                self._idle.append(worker)
                worker = None
        finally:
            self._busy -= 1
            if worker is not None:
                await worker.end()

    def _idle_one(self) -> _Worker | None:
        while self._idle:
            worker = self._idle.pop()
            if worker.lives:
                return worker
        return None

    async def _do(self, job: _Job[Any], worker: _Worker) -> None:
        """Has the job done, and its answer set. Raises _Lost."""
        job.worker = worker
        try:
            if job.compiled:
                await worker.warm()
            answer = await worker.ask(job.task, job.seconds)
            value = None if answer.refused is not None else job.read(answer.value)
        except (msgspec.DecodeError, SatasatError):  # a value of another kind
            raise _Lost from None
        finally:
            job.worker = None
        if job.answer.done():
            return
        if answer.refused is not None:
            job.answer.set_exception(_refusal(answer.refused))
        else:
            job.answer.set_result(value)

    async def close(self) -> None:
        """Ends all processes; what is not done is refused."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while (job := self._next()) is not None:
            _fail(job, Refusal("closing"))
        while self._idle:
            await self._idle.pop().end()


def _fail(job: _Job[Any], error: SatasatError) -> None:
    if not job.answer.done():
        job.answer.set_exception(error)


def _refusal(code: str) -> SatasatError:
    return Refusal("match_not_over") if code == "match_unfinished" else BadMessage("worker_died")


class Workers:
    """The processes in which a server has its thinking done; it lives in one event loop.

    `bots` of them choose moves; hints and claims, which take little time, are done by them when no bot waits. One more
    does reviews, so that no bot ever waits for one. All are started when there is work for them. Where `warm` is called, what
    runs compiled is first compiled in yet another process, which then ends: so whoever needs it waits, and nobody else.

    Everything raises BadMessage `worker_died` where a process was late, died or answered nonsense (it is replaced), and
    Refusal `busy` where too much waits, `closing` after `close`. Whoever is cancelled leaves the queue; a review that
    nobody waits for any more is ended.
    """

    def __init__(
        self,
        bots: int | None = None,
        *,
        command: Sequence[str] = COMMAND,
        analyses: int = MOST_ANALYSES,
        moves: int = MOST_MOVES,
        choose_seconds: float = CHOOSE_SECONDS,
        hint_seconds: float = HINT_SECONDS,
        review_seconds: float = REVIEW_SECONDS,
    ) -> None:
        size = bots if bots is not None else max(1, (os.cpu_count() or 1) - 1)
        self._bots = _Lane(command, size, kills=False)
        self._reviews = _Lane(command, 1, kills=True)
        self._open = True
        self._command = command
        self._compiling: asyncio.Task[None] | None = None
        self._room = {"analyses": analyses, "bots": moves}
        self._asked = {"analyses": 0, "bots": 0}
        self._choose_seconds = choose_seconds
        self._hint_seconds = hint_seconds
        self._review_seconds = review_seconds

    async def choose(self, game: str, bot: str, view: bytes, seed: str) -> Any:
        """The move of that bot for the seat of the view: JSON, as `satasat.cards.encode` makes it. The seed repeats it."""
        task = Choose(game, bot, Raw(view), seed, WORLDS)
        read = partial(_read, game_of(game).move)
        job = _Job[Any](task, self._choose_seconds, compiled((bot,), game), read, _future())
        return await self._do(self._bots, "bots", job)

    async def play_out(self, game: str, state: Any, seat: Seat) -> tuple[Any, ...]:
        """The moves to the end of the deal with which the seat, whose claim is proven, takes all the rest."""
        task = PlayOut(game, Raw(encode(_position(game, state))), seat)
        read = partial(_read, GenericAlias(tuple, (game_of(game).move, ...)))
        return await self._do(self._bots, "bots", _Job(task, self._hint_seconds, True, read, _future()))

    async def hint(self, game: str, view: bytes, seed: str) -> Raw:
        """A hint for the seat of the view, as JSON (docs/formats/wire.md)."""
        task = AskHint(game, Raw(view), seed, HINT_WORLDS)
        looks_ahead = compiled(COMPILED, game)
        job = _Job(task, self._hint_seconds, looks_ahead, Raw.copy, _future())
        return await self._do(self._bots, "analyses", job, urgency=1)

    async def claim(self, game: str, view: bytes) -> bool:
        """Whether all the rest are the seat's, whatever it cannot see (`satasat.analysis.claim.proven`)."""
        job = _Job[bool](
            ProveClaim(game, Raw(view)), self._hint_seconds, True, partial(_read, bool), _future()
        )
        return await self._do(self._bots, "analyses", job, urgency=1)

    async def review(self, record: str, deal: int | None = None) -> Raw:
        """The review of the one match of a record, or of that deal of it, as JSON (docs/formats/review.md).

        Raises Refusal `match_not_over`.
        """
        job = _Job(ReviewMatch(record, deal), self._review_seconds, True, Raw.copy, _future())
        return await self._do(self._reviews, "analyses", job)

    async def warm(self) -> None:
        """Compiles what runs compiled, and has one of the processes for bots load it: at the start of a server."""
        if self._open and self._compiling is None:
            self._compiling = asyncio.get_running_loop().create_task(self._compile())
        job = _Job[None](Warm(), WARM_SECONDS, True, partial(_read, type(None)), _future())
        await self._do(self._bots, "bots", job)

    async def _compile(self) -> None:
        """Where this fails, each process compiles for itself."""
        worker: _Worker | None = None
        try:
            worker = await _Worker.started(self._command)
            await worker.warm()
        except _Lost:
            LOGGER.warning("worker_lost", extra={"task": "compile"})
        finally:
            if worker is not None:
                await worker.end()

    async def _do(self, lane: _Lane, kind: str, job: _Job[T], *, urgency: int = 0) -> T:
        if not self._open:
            raise Refusal("closing")
        if self._asked[kind] >= self._room[kind]:
            raise Refusal("busy", key=kind, most=self._room[kind])
        self._asked[kind] += 1
        try:
            if job.compiled and self._compiling is not None:
                await asyncio.wait({self._compiling})
            async with asyncio.timeout(PATIENCE + job.seconds):
                if not self._open:
                    raise Refusal("closing")
                lane.add(job, urgency)
                return await job.answer
        except TimeoutError:
            raise BadMessage("worker_died") from None
        finally:
            self._asked[kind] -= 1
            lane.drop(job)

    async def close(self) -> None:
        """Ends all processes. Whoever still waits is refused, `closing`; nothing is taken on any more."""
        self._open = False
        if self._compiling is not None:
            self._compiling.cancel()
            await asyncio.wait({self._compiling})
        await asyncio.gather(self._bots.close(), self._reviews.close())


def _future() -> asyncio.Future[Any]:
    return asyncio.get_running_loop().create_future()


def _read(kind: Any, value: Raw) -> Any:
    return decode(bytes(value), kind)


def _position(game: str, state: Any) -> Position:
    if not isinstance(state, State):
        raise BadRules("unknown_game", game=game, allowed=["three-two-five"])
    deal, rules = state.deal, state.rules
    assert deal.trump is not None
    return Position(deal.hands, deal.trump, deal.leader, deal.trick, rules.sevens, rules.high_seven)


_ANSWERS: Final = msgspec.json.Decoder(Answer)
