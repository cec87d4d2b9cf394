"""A table that a client follows: what it knows of it, and the commands that it can give."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol, TypeAlias
from weakref import WeakSet

from msgspec.structs import replace

from satasat import wire
from satasat.cards import to_plain
from satasat.chain import Proof
from satasat.client.asking import Refused
from satasat.client.knowledge import Known, Promise, broken, met, told, typed, welcomed
from satasat.dice import SystemDice
from satasat.game import AnyGame, Seat
from satasat.wire import Company, Happened, Place, Presence, Said, Seating, Settings, Stage, Time, Welcome

News: TypeAlias = Welcome | Happened | Presence | Said
"""What happens at a table."""
SEED: Final = 16
"""Bytes of one's own seed (S12)."""


class Sender(Protocol):
    """Who takes commands to the server."""

    def fresh(self) -> str:
        """An id for a command that was never used before."""

    async def ask(self, command: wire.Command) -> wire.Update:
        """Sends a command, again where the connection was lost, until it is answered. Raises Refused."""

    def forget(self, table: str) -> None:
        """Follows the table no more."""


class Following:
    """A table as one person knows it. Every command waits for its answer, and raises Refused where it is refused.

    `async for update in following` gives everything that happens from then on; `until` waits until something is so.
    """

    def __init__(self, table: str, secret: str | None, sender: Sender) -> None:
        self.table = table
        self.link_secret = secret
        """With which the table is joined again."""
        self.promises: dict[tuple[int, int], Promise] = {}
        """By match and deal."""
        self.joins = 0
        """How many times the table was joined: once, and again after each loss of the connection."""
        self._known: Known | None = None
        self._sender = sender
        self._dice = SystemDice()
        self._readers: WeakSet[Updates] = WeakSet()
        self._waiting: list[asyncio.Future[None]] = []
        self._ended: Exception | None = None
        self.over = False
        """Whether it is followed no more."""

    # what is known

    @property
    def known(self) -> Known:
        """All that is known, as one value."""
        assert self._known is not None, "the table has not been joined"
        return self._known

    @property
    def is_known(self) -> bool:
        """Whether the table was joined."""
        return self._known is not None

    @property
    def game(self) -> AnyGame:
        return self.known.game

    @property
    def rules(self) -> Any:
        return self.known.rules

    @property
    def seat(self) -> Seat | None:
        """One's own."""
        return self.known.seat

    @property
    def seq(self) -> int:
        """The number of the last update."""
        return self.known.seq

    @property
    def view(self) -> Any:
        """What one sees of the game; None where there is nothing to see."""
        return self.known.view

    @property
    def choices(self) -> Any:
        """What one may do now; None where nothing is due."""
        return self.known.choices

    @property
    def remarks(self) -> Any:
        """What the rules say of the view; None where there is none."""
        return self.known.remarks

    @property
    def seating(self) -> Seating:
        return self.known.seating

    @property
    def stage(self) -> Stage:
        return self.known.stage

    @property
    def company(self) -> Company:
        return self.known.company

    @property
    def sheet(self) -> tuple[Any, ...]:
        """The deals of the match that are over."""
        return self.known.sheet

    @property
    def commits(self) -> tuple[str, ...]:
        return self.known.commits

    @property
    def proofs(self) -> tuple[Proof, ...]:
        return self.known.proofs

    @property
    def time(self) -> Time | None:
        """For the move that is due, as it was when it was told."""
        return self.known.time

    def broken(self) -> tuple[int, ...]:
        """The deals of the match that is over whose seeds are not what was promised (S12)."""
        match = self.seating.match
        return broken(self.known, {deal: one for (at, deal), one in self.promises.items() if at == match})

    # what happens

    def __aiter__(self) -> Updates:
        return self.updates()

    def updates(self) -> Updates:
        """Everything that happens from now on."""
        reader = Updates(self)
        self._readers.add(reader)
        return reader

    async def until(self, so: Callable[[], bool]) -> None:
        """Waits until it is so; asked anew after each update. Raises Refused where the table can be followed no more."""
        while not so():
            self._check()
            changed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._waiting.append(changed)
            await changed

    def _check(self) -> None:
        if self._ended is not None:
            raise self._ended
        if self.over:
            raise Refused("not_joined")

    def take(self, update: News) -> None:
        """Takes in what the server told. Called by the client."""
        match update:
            case Welcome():
                self._known = welcomed(update)
            case Happened() if self._known is not None and update.seq > self._known.seq:
                update = typed(self._known, update)
                self._known = told(self._known, update)
            case Presence() if self._known is not None:
                self._known = met(self._known, update)
            case Said():
                pass
            case _:  # no news
                return
        for reader in tuple(self._readers):
            reader.put(update)
        self._wake()

    def end(self, why: Exception | None = None) -> None:
        """It is followed no more. Called by the client."""
        self.over, self._ended = True, why
        for reader in tuple(self._readers):
            reader.put(None)
        self._wake()

    def error(self) -> Exception | None:
        """Why it is followed no more, where that was not wanted."""
        return self._ended

    def _wake(self) -> None:
        waiting, self._waiting = self._waiting, []
        for changed in waiting:
            if not changed.done():
                changed.set_result(None)

    # commands

    async def _ask(self, kind: Callable[..., wire.Command], **fields: Any) -> wire.Update:
        self._check()
        return await self._sender.ask(kind(id=self._sender.fresh(), table=self.table, **fields))

    async def take_seat(self, seat: Seat) -> wire.Update:
        return await self._ask(wire.TakeSeat, seat=seat)

    async def leave(self) -> wire.Update:
        """Gets up; in a match a bot sits in after a moment."""
        return await self._ask(wire.Leave)

    async def back(self) -> wire.Update:
        """Takes the seat back from the bot that sits in."""
        return await self._ask(wire.Back)

    async def start(self, dealer: Seat | None = None) -> wire.Update:
        """Begins the first match; the host's."""
        return await self._ask(wire.Start, dealer=dealer)

    async def rematch(self, dealer: Seat | None = None) -> wire.Update:
        return await self._ask(wire.Rematch, dealer=dealer)

    async def ready(self, seed: str | None = None) -> wire.Update:
        """Ready for the next deal, with a seed of one's own: 32 hexadecimal digits, by default random ones (S12)."""
        known = self.known
        deal = known.deal_no
        sent = self._dice.bytes(SEED).hex() if seed is None else seed
        if known.seat is not None and len(known.commits) >= deal:
            promise = Promise(known.commits[deal - 1], known.seat, sent)
            answer = await self._ask(wire.Ready, deal=deal, seed=sent)
            self.promises[known.seating.match, deal] = promise
            return answer
        return await self._ask(wire.Ready, deal=deal, seed=sent)

    async def act(self, move: Any) -> wire.Update:
        """Makes a move of the game, on what is known now."""
        return await self._ask(wire.Act, seq=self.seq, move=to_plain(move))

    async def claim(self) -> wire.Update:
        return await self._ask(wire.Claim, seq=self.seq)

    async def take_back(self) -> wire.Update:
        return await self._ask(wire.TakeBack, seq=self.seq)

    async def end_match(self) -> wire.Update:
        """Asks to end the match early."""
        return await self._ask(wire.End)

    async def answer(self, yes: bool) -> wire.Update:
        """Yes or no to the open proposal. Raises Refused where there is none."""
        proposal = self.seating.proposal
        return await self._ask(wire.Answer, proposal=proposal.seq if proposal is not None else 0, yes=yes)

    async def hint(self) -> Any:
        """What each of one's moves is worth, as docs/formats/wire.md says."""
        answer = await self._ask(wire.Hint, seq=self.seq)
        assert isinstance(answer, wire.Hinted)
        return answer.hint

    async def say(
        self, text: str | None = None, *, phrase: str | None = None, face: str | None = None
    ) -> wire.Update:
        return await self._ask(wire.Say, phrase=phrase, face=face, text=text)

    async def quit(self) -> None:
        """Follows the table no more; leaves no seat."""
        await self._ask(wire.Quit)
        self._sender.forget(self.table)
        self.end()

    # the host's commands

    async def host(self, do: wire.HostAction) -> wire.Update:
        return await self._ask(wire.Host, do=do)

    async def put_bot(self, seat: Seat, bot: str) -> wire.Update:
        return await self.host(wire.PutBot(seat, bot))

    async def clear(self, seat: Seat) -> wire.Update:
        return await self.host(wire.Clear(seat))

    async def swap(self, a: Seat, b: Seat) -> wire.Update:
        return await self.host(wire.Swap(a, b))

    async def set_rules(self, preset: str | None = None, **rules: Any) -> wire.Update:
        return await self.host(wire.SetRules(preset, rules))

    async def configure(self, **changes: Any) -> wire.Update:
        """Other settings: those of `wire.Settings` that are to change."""
        settings: Settings = replace(self.seating.settings, **changes)
        return await self.host(wire.Configure(settings))

    async def pass_host(self, seat: Seat) -> wire.Update:
        return await self.host(wire.PassHost(seat))

    # looking things up

    def free_seats(self) -> tuple[Seat, ...]:
        """Where somebody may sit down now: empty seats, and between two deals those of bots."""

        def free(place: Place) -> bool:
            empty = place.name is None and place.bot is None
            return empty or (self.stage is Stage.BETWEEN and place.bot is not None)

        return tuple(seat for seat, place in enumerate(self.seating.places) if free(place))


class Updates:
    """What happens at a table from some moment on, in order; ends when the table is followed no more."""

    def __init__(self, following: Following) -> None:
        self._following = following
        self._queue: deque[News | None] = deque()
        self._put: asyncio.Future[None] | None = None
        if following.over:
            self._queue.append(None)

    def put(self, update: News | None) -> None:
        """Adds an update; None ends it."""
        self._queue.append(update)
        if self._put is not None and not self._put.done():
            self._put.set_result(None)

    def __aiter__(self) -> Updates:
        return self

    def __anext__(self) -> Awaitable[News]:
        return self._next()

    async def _next(self) -> News:
        while not self._queue:
            self._put = asyncio.get_running_loop().create_future()
            await self._put
        update = self._queue.popleft()
        if update is None:
            self._queue.append(None)
            if (error := self._following.error()) is not None:
                raise error
            raise StopAsyncIteration
        return update
