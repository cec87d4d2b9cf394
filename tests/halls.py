"""Tables without sockets, disk or waiting: time moves when a test says so, bots think at once, and everything is remembered."""

from __future__ import annotations

import asyncio
import heapq
import json
from collections.abc import Callable, Sequence
from itertools import count
from typing import Any

from msgspec import Raw

from satasat import wire
from satasat.analysis.betting import bid_hint_told
from satasat.bots import BOTS, Worlds
from satasat.cards import decode, encode, from_plain, to_plain
from satasat.dice import SeededDice
from satasat.errors import StoreError
from satasat.game import AnyGame, Between, Seat, uniform
from satasat.games import game as game_of
from satasat.server.hall import replayed
from satasat.server.log import Opened, Sat, Signed, write
from satasat.server.mail import Timer
from satasat.server.orders import Person
from satasat.server.store import Line
from satasat.server.table import Table
from satasat.server.worker import VIEWS
from satasat.wire import Limits, Settings
from tests.tellings import choices_in, moves_of

GAME = game_of("three-two-five")
NAMES = ("Asha", "Bina", "Chandra", "Dev", "Esha")
SECRET = "5ec4e7" * 5


class FakeTimes:
    """Clocks that stand still until they are put forward."""

    def __init__(self, at: int = 1_000_000) -> None:
        self.at = at
        self._calls: list[tuple[int, int, Callable[[], None], list[bool]]] = []
        self._count = count()

    def now(self) -> int:
        return self.at

    def wall(self) -> int:
        return 1_790_000_000_000 + self.at

    def call_at(self, at: int, call: Callable[[], None]) -> Timer:
        cancelled = [False]
        heapq.heappush(self._calls, (max(at, self.at), next(self._count), call, cancelled))

        class Handle:
            def cancel(self) -> None:
                cancelled[0] = True

        return Handle()

    def next_call(self) -> int | None:
        while self._calls and self._calls[0][3][0]:
            heapq.heappop(self._calls)
        return self._calls[0][0] if self._calls else None

    def run_next(self) -> None:
        at, _, call, cancelled = heapq.heappop(self._calls)
        self.at = max(self.at, at)
        if not cancelled[0]:
            call()


class MemoryLog:
    """A store that can be told to fail."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.fails: StoreError | None = None

    def append(self, table: str, lines: Sequence[Line], *, sat: str | None = None) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self.fails is not None:
            done.set_exception(self.fails)
        else:
            assert [line.seq for line in lines] == [len(self.lines) + n for n in range(1, len(lines) + 1)]
            self.lines += lines
            done.set_result(None)
        return done


class HereThinkers:
    """Bots in this process. `asked` are the views that they got; `fails` makes them fail."""

    def __init__(self) -> None:
        self.asked: list[bytes] = []
        self.fails = False
        self.proves = False
        self.loses_claims = False
        self.holds: asyncio.Event | None = None

    async def choose(self, game: str, bot: str, view: bytes, seed: str) -> Any:
        self.asked.append(view)
        if self.holds is not None:
            await self.holds.wait()
        if self.fails:
            raise StoreError("store_failed", reason="a bot that fails")
        name = bot if bot in ("random", "easy") else "easy"
        return BOTS[name].choose(decode(view, VIEWS[game]), Worlds(1), SeededDice(seed))

    async def hint(self, game: str, view: bytes, seed: str) -> Raw:
        self.asked.append(view)
        if game == GAME.id:
            return Raw(b'{"moves":[]}')
        return Raw(encode(bid_hint_told(decode(view, VIEWS[game]))))

    async def claim(self, game: str, view: bytes) -> bool:
        self.asked.append(view)
        return self.proves

    async def play_out(self, game: str, state: Any, seat: Seat) -> tuple[Any, ...]:
        if self.loses_claims:
            raise StoreError("store_failed", reason="a worker that dies")
        moves = []
        while GAME.actor(state) != "nature" and GAME.actor(state) is not None:
            move = uniform(GAME, GAME.legal(state), SeededDice("rest"))
            moves.append(move)
            state = GAME.step(state, move)
            if len(state.sheet) and state.phase.value in ("shuffle", "over"):
                break
        return tuple(moves)


class SeededSeeds:
    """Server's seeds that repeat."""

    def __init__(self, seed: int | str) -> None:
        self._dice = SeededDice(f"{seed}/server")

    def bytes(self, n: int) -> bytes:
        return self._dice.below(1 << 8 * n).to_bytes(n, "big")


class FakeSocket:
    """A listener that keeps what it was sent, and knows the table as a client does."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.received: list[dict[str, Any]] = []
        self.raw: list[bytes] = []
        self.dropped = False
        self.unfollowed: list[str] = []
        self.seq = 0
        self.seat: int | None = None
        self.choices: Any = None
        self.view: dict[str, Any] | None = None
        self.seating: dict[str, Any] = {}

    def send(self, data: bytes) -> None:
        self.raw.append(data)
        update = json.loads(data)
        self.received.append(update)
        if update["type"] in ("welcome", "happened"):
            self.seq = update["seq"]
            self.seating = update.get("seating", self.seating)
            if update["type"] == "welcome":
                self.seat, self.view = update.get("seat"), update.get("view")
                self.choices = choices_in(update)
            elif "view" in update:
                self.view, self.choices = update["view"], choices_in(update)

    def drop(self) -> None:
        self.dropped = True

    def unfollow(self, table: str) -> None:
        self.unfollowed.append(table)

    def last(self, kind: str) -> dict[str, Any]:
        return next(one for one in reversed(self.received) if one["type"] == kind)


class Room:
    """One table and those who sit at it; used in `asyncio.run`."""

    def __init__(
        self,
        *,
        game: AnyGame = GAME,
        preset: str | None = None,
        rules: dict[str, Any] | None = None,
        settings: Settings | None = None,
        people: int = 3,
        bots: Sequence[str] = (),
        seed: int | str = 0,
        limits: Limits | None = None,
    ) -> None:
        self.times = FakeTimes()
        self.log = MemoryLog()
        self.thinkers = HereThinkers()
        self.dice = SeededDice(seed)
        self.seeds = SeededSeeds(seed)
        self.limits = limits if limits is not None else Limits()
        self.ids = count()
        self.people = [Person(f"p{n}", NAMES[n]) for n in range(people)]
        self.game = game
        plain = wire.rules_plain(game, preset, {"deals": 3, **(rules or {})})
        entries: tuple[Opened | Sat, ...] = (
            Opened(
                game.id,
                to_plain(game.read_rules(plain)),
                settings if settings is not None else Settings(),
                "p0",
            ),
            Sat(0, "p0", NAMES[0]),
        )
        for n, entry in enumerate(entries, 1):
            self.log.lines.append(Line(n, self.times.wall(), write(Signed(entry, "p0"))))
        self.bots = bots
        self.sockets: list[FakeSocket] = []

    async def __aenter__(self) -> Room:
        self.wake()
        for person in self.people:
            self.sockets.append(await self.join(person))
        for n, socket in enumerate(self.sockets[1:], 1):
            await self.say(socket, wire.TakeSeat, seat=n)
        for n, bot in enumerate(self.bots):
            await self.say(self.sockets[0], wire.Host, do=wire.PutBot(len(self.people) + n, bot))
        return self

    async def __aexit__(self, *_: object) -> None:
        self.table.stop()
        await self.task

    def wake(self) -> None:
        """The table from its log, as after a start of the server."""
        sitting, trail, remembered = replayed("t1", self.log.lines)
        self.table = Table(
            sitting,
            trail,
            SECRET,
            self.log,
            self.thinkers,
            self.times,
            self.limits,
            lambda _: None,
            self.seeds,
        )
        for (person, command), seq in remembered.items():
            self.table.followers.remember(person, command, seq)
        self.task = asyncio.get_running_loop().create_task(self.table.run())

    async def restart(self) -> None:
        """The server is killed and started again; every socket is gone."""
        self.task.cancel()
        await asyncio.gather(self.task, return_exceptions=True)
        self.wake()
        await self.settle()

    @property
    def sitting(self) -> Any:
        return self.table.sitting

    async def settle(self) -> None:
        """Until nothing more happens without time going on."""
        quiet = 0
        while quiet < 8:
            await asyncio.sleep(0)
            quiet = quiet + 1 if self.table.mailbox.empty() else 0
        if self.task.done() and not self.task.cancelled():
            self.task.result()

    async def pass_time(self, ms: int) -> None:
        """Puts the clocks forward, everything that falls due in between happening at its time."""
        until = self.times.at + ms
        await self.settle()
        while (at := self.times.next_call()) is not None and at <= until:
            self.times.run_next()
            await self.settle()
        self.times.at = until

    async def join(self, person: Person, secret: str | None = SECRET, seq: int | None = None) -> FakeSocket:
        socket = FakeSocket(person)
        await self.say(socket, wire.Join, secret=secret, seq=seq)
        return socket

    async def say(self, socket: FakeSocket, kind: Any, **fields: Any) -> dict[str, Any] | None:
        """Sends a command; gives the update that answers it, where there is one yet."""
        name = fields.pop("id", None) or f"c{next(self.ids)}"
        command = kind(id=name, table="t1", **fields)
        before = len(socket.received)
        self.table.ask(socket, command)
        await self.settle()
        answers = [one for one in socket.received[before:] if one.get("id") == name]
        return answers[0] if answers else None

    async def close(self, socket: FakeSocket) -> None:
        self.table.gone(socket)
        if socket in self.sockets:
            self.sockets.remove(socket)
        await self.settle()

    async def start(self) -> None:
        answer = await self.say(self.sockets[0], wire.Start)
        assert answer is not None
        assert answer["type"] == "happened", answer

    def legal(self, socket: FakeSocket) -> dict[str, Any] | None:
        """A random one of the moves that the client was offered."""
        offered = socket.choices
        if offered is None:
            return None
        match offered["type"]:
            case "one_of" | "cards":
                moves = moves_of(offered)
                move: dict[str, Any] = moves[self.dice.below(len(moves))]
                return move
            case "any_order":
                return {"type": offered["move"], "order": list(self.dice.shuffled(offered["cards"]))}
            case _:
                plain: dict[str, Any] = to_plain(uniform(self.game, from_plain(offered, Between), self.dice))
                return plain

    async def turn(self) -> bool:
        """Everybody who is there does what he is asked for, once; whether anybody did."""
        done = False
        for socket in list(self.sockets):
            if socket.seat is None:
                continue
            sitting = self.sitting
            if socket.seat in sitting.unready and sitting.deal is not None:
                seed = f"{self.dice.below(1 << 128):032x}"
                await self.say(socket, wire.Ready, deal=sitting.match.deal_no, seed=seed)
                done = True
            elif sitting.actor == socket.seat and (move := self.legal(socket)) is not None:
                answer = await self.say(socket, wire.Act, seq=socket.seq, move=move)
                assert answer is not None
                assert answer["type"] == "happened", answer
                done = True
        return done

    async def play(self, until: Callable[[], bool], most: int = 3_000) -> None:
        """Plays on until that is so; where nobody who is there has anything to do, time passes."""
        for _ in range(most):
            if until():
                return
            if not await self.turn():
                at = self.times.next_call()
                assert at is not None, "nobody is to move, and nothing is due"
                await self.pass_time(max(0, at - self.times.at))
        raise AssertionError("the table does not come to its end")

    def over(self) -> bool:
        return not self.sitting.playing

    def phase(self) -> str:
        """What is due in the game."""
        match = self.sitting.match
        return "none" if match is None else match.views[-1].phase.value


def refusal_of(answer: dict[str, Any] | None) -> str:
    assert answer is not None
    assert answer["type"] == "refused", answer
    code: str = answer["code"]
    return code
