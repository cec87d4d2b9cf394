"""A table: the one mutable thing. One task owns it; everybody else writes to its mailbox."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Final, assert_never

from msgspec import Raw

from satasat import wire
from satasat.errors import Refusal, SatasatError, StoreError
from satasat.game import NATURE, Seat
from satasat.server import duties, orders
from satasat.server.attendance import AFTER_A_START, TIMEOUTS_TO_SIT_IN, Attendance, Due, Kind
from satasat.server.followers import Followers, Trail
from satasat.server.log import Begun, Committed, Configured, Entry, Moved, Readied, Ruled, Sat, Signed, write
from satasat.server.mail import (
    Asked,
    Chosen,
    Given,
    Gone,
    Judged,
    Listener,
    Log,
    Mail,
    PlayedOut,
    Seeds,
    Stop,
    Thinkers,
    Tick,
    Timer,
    Times,
)
from satasat.server.metrics import METRICS
from satasat.server.orders import Entries, Moment, Person
from satasat.server.sitting import Sitting, Step, fold
from satasat.server.store import Line
from satasat.server.thinking import Thinking, any_move
from satasat.wire import Claimed, Lapsed, Limits, Proposed, Returned, SatIn, TookBack

TRIES: Final = 5
"""To play out a claim, after which everybody plays his own cards again."""
LOGGER: Final = logging.getLogger(__name__)
RETRY: Final = 1_000
"""Milliseconds until the table tries again what could not be stored (S18)."""


class Table:
    """A table that is awake. `sitting` is the fold of its log; nothing else is true of it but who is there now."""

    def __init__(
        self,
        sitting: Sitting,
        trail: Trail,
        secret: str,
        log: Log,
        thinkers: Thinkers,
        times: Times,
        limits: Limits,
        asleep: Callable[[Table], None],
        seeds: Seeds,
    ) -> None:
        self.sitting = sitting
        self.mailbox: asyncio.Queue[Mail] = asyncio.Queue()
        self.attendance = Attendance(times.now(), turn_since=times.now(), alone_since=times.now())
        if sitting.playing:
            self.attendance.extra = AFTER_A_START
        self.followers = Followers(trail, secret, self.attendance)
        self.ended = False
        self._secret = secret
        self._log = log
        self._times = times
        self._limits = limits
        self._asleep = asleep
        self._seeds = seeds
        self._thinking = Thinking(thinkers, times, self._post)
        self._timer: Timer | None = None
        self._rests_until: int | None = None
        """When the table tries again what could not be done; until then it does nothing of itself."""
        self._commands = 0
        """In the mailbox."""
        self._unplayed = 0
        """How often the claim that was proven could not be played out."""
        self._stopping = False

    # the mailbox

    def _post(self, mail: Mail) -> None:
        self.mailbox.put_nowait(mail)

    def ask(self, listener: Listener, command: wire.Command) -> None:
        """Puts a command into the mailbox. Raises Refusal where it is full."""
        if self._commands >= self._limits.mailbox:
            raise Refusal("busy", key="mailbox", most=self._limits.mailbox)
        self._commands += 1
        self._post(Asked(listener, command))

    def gone(self, listener: Listener) -> None:
        """A socket that follows the table is closed."""
        self._post(Gone(listener))

    def stop(self) -> None:
        """The server goes down."""
        self._post(Stop())

    async def run(self) -> None:
        """The table's task: one mail after the other, until it sleeps or the server stops."""
        try:
            await self._go_on()
            while not self.ended:
                await self._take(await self.mailbox.get())
                await self._go_on()
        except Exception:
            LOGGER.exception("table_failed", extra={"table": self.sitting.table, "seq": self.sitting.seq})
            raise
        finally:
            self.ended = True
            if self._timer is not None:
                self._timer.cancel()
            self._thinking.stop()
            self._asleep(self)
            if not self._stopping:
                self._drop_all()

    def _drop_all(self) -> None:
        """Whoever still follows it, or asks it for something, wakes it up anew, from its log."""
        listeners = dict(self.followers.listeners)
        while not self.mailbox.empty():
            if isinstance(mail := self.mailbox.get_nowait(), Asked):
                listeners[mail.listener] = None
        for listener in listeners:
            listener.drop()

    async def _take(self, mail: Mail) -> None:
        match mail:
            case Asked():
                self._commands -= 1
                await self._answer(mail)
            case Gone(listener=listener):
                self._forget(listener)
            case Chosen():
                await self._chosen(mail)
            case Judged():
                await self._judged(mail)
            case PlayedOut():
                await self._play_out(mail)
            case Tick():
                await self._tick()
            case Given():
                if self.sitting.match is not None and self.sitting.match.claimed is not None:
                    await self._do_own((Lapsed(),))
            case Stop():
                self._stopping = self.ended = True
            case _:
                assert_never(mail)

    # commands

    async def _answer(self, asked: Asked) -> None:
        listener, command = asked.listener, asked.command
        try:
            if isinstance(command, wire.Join):
                await self._join(listener, command)
            elif listener not in self.followers:
                raise Refusal("not_joined")
            elif not self.followers.again(listener, self.sitting, command):
                await self._carry_out(asked)
        except SatasatError as refusal:
            if listener not in self.followers:
                listener.unfollow(self.sitting.table)
            self._refuse(listener, command, refusal)

    def _refuse(self, listener: Listener, command: wire.Command, refusal: SatasatError) -> None:
        if not self.ended:  # else the log may hold the command: he asks again when he has come back
            self.followers.refuse(listener, self.sitting, self._times.now(), command, refusal)

    async def _carry_out(self, asked: Asked) -> None:
        listener, command, person = asked.listener, asked.command, asked.listener.person
        match command:
            case wire.Quit():
                self._forget(listener)
            case wire.Say():
                self.followers.say(self.sitting, orders.said(self.sitting, person, command))
            case wire.Hint(seq=seq):
                self._hint(asked, orders.questioner(self.sitting, person, seq))
                return
            case wire.Claim(seq=seq):
                self._thinking.claim(self.sitting, orders.claimant(self.sitting, person, seq), asked)
                return
            case _:
                ms = self.attendance.thought(self.sitting, self._times.now())
                entries = orders.entries(self.sitting, person, command, Moment(self._times.wall(), ms))
                for entry in entries:
                    if isinstance(entry, Ruled):
                        rules = self.sitting.game.read_rules(entry.rules)
                        orders.check_length(rules, self._limits.deals)
                if not isinstance(command, wire.Leave):
                    self._stays(person)
                elif self.sitting.playing:
                    self._left(person)
                if entries:
                    await self._do(entries, person.id, command.id)
                    return
        self.followers.done(listener, self.sitting, command)

    async def _join(self, listener: Listener, command: wire.Join) -> None:
        person, now = listener.person, self._times.now()
        seat = self.sitting.seat_of(person.id)
        if seat is None:
            self._admit(listener, command.secret)
        self.followers.listeners[listener] = None
        self.attendance.came(person.id, now)
        self._somebody_may_be_there()
        missed = None if command.seq is None else self.followers.missed(listener, self.sitting, command.seq)
        if missed is None:
            self.followers.welcome(listener, self.sitting, now, command.id)
        else:
            for data in missed:
                listener.send(data)
            time = self.attendance.time(self.sitting, seat, now)
            self.followers.done(listener, self.sitting, command, time)
        self.followers.tell_company(self.sitting)
        if seat is not None and self.sitting.chairs[seat].sat_in:
            await self._do_own((Returned(seat),))

    def _admit(self, listener: Listener, secret: str | None) -> None:
        """Whether somebody without a seat may follow the table. Raises Refusal."""
        sitting, person = self.sitting, listener.person
        known = listener in self.followers or person.id == sitting.host or not sitting.settings.private
        if not known and (secret is None or not orders.same_secret(secret, self._secret)):
            raise Refusal("wrong_secret")
        if sitting.playing and not self._may_wait():
            raise Refusal("no_spectators")
        watching = {one.person.id for one in self.followers.watchers(sitting)}
        if len(watching | {person.id}) > self._limits.spectators:
            raise Refusal("too_many_spectators", most=self._limits.spectators)

    def _may_wait(self) -> bool:
        """Whether somebody without a seat has something to watch, or a bot's seat to wait for (S7)."""
        sitting = self.sitting
        bots = any(chair.bot is not None for chair in sitting.chairs)
        return sitting.settings.spectators or (bots and not sitting.settings.locked)

    def _forget(self, listener: Listener) -> None:
        """The socket follows the table no more."""
        if listener not in self.followers:
            return
        del self.followers.listeners[listener]
        self._thinking.gone(listener)
        person = listener.person.id
        if not self.followers.anybody_else(person):
            self.attendance.went(person, self._times.now())
            self._nobody_may_be_there()
        self.followers.tell_company(self.sitting)

    def _left(self, person: Person) -> None:
        self.attendance.left(person.id, self._times.now())
        self._nobody_may_be_there()
        self.followers.tell_company(self.sitting)

    def _stays(self, person: Person) -> None:
        """Somebody who left on purpose, and whose socket still follows, does something again."""
        if self.attendance.of(person.id).has_left:
            self.attendance.came(person.id, self._times.now())
            self._somebody_may_be_there()
            self.followers.tell_company(self.sitting)

    def _nobody_may_be_there(self) -> None:
        if not self.attendance.anybody(self.sitting) and self.attendance.alone_since is None:
            self.attendance.alone_since = self._times.now()

    def _somebody_may_be_there(self) -> None:
        """The game goes on after everybody was away: the turn begins anew."""
        if self.attendance.alone_since is not None and self.attendance.anybody(self.sitting):
            self.attendance.alone_since = None
            self.attendance.turn_since = self.attendance.proposal_since = self._times.now()

    def _hint(self, asked: Asked, seat: Seat) -> None:
        listener, command, sitting = asked.listener, asked.command, self.sitting

        def answer(hint: Raw | SatasatError) -> None:
            if isinstance(hint, SatasatError):
                self._refuse(listener, command, hint)
            else:
                listener.send(wire.written(wire.Hinted(command.id, sitting.table, sitting.seq, hint)))

        self._thinking.hint(sitting, seat, asked, answer)

    # what others have thought

    async def _chosen(self, mail: Chosen) -> None:
        match = self.sitting.match
        if mail.moved != self.sitting.moved or match is None:
            return
        self._thinking.again()  # asked again, should it not be its turn just now
        if duties.bot_to_move(self.sitting, self.attendance) == mail.seat or (
            mail.timed_out and match.claimed is None
        ):
            done = await self._move_for(mail.seat, mail.move, mail.auto)
            if mail.timed_out and not done:
                self.attendance.not_timed_out(self.sitting, mail.seat)

    async def _judged(self, mail: Judged) -> None:
        listener, command = mail.asked.listener, mail.asked.command
        try:
            if self.followers.again(listener, self.sitting, command):
                return
            if mail.moved != self.sitting.moved:
                raise Refusal("stale", seq=mail.moved, due=self.sitting.moved)
            if isinstance(mail.proven, SatasatError):
                raise mail.proven
            if not mail.proven:
                raise Refusal("claim_unproven")
            if self.sitting.match is None or self.sitting.match.claimed is not None:
                raise Refusal("claim_on")
            await self._do((Claimed(mail.seat),), listener.person.id, command.id)
        except SatasatError as refusal:
            self._refuse(listener, command, refusal)

    async def _play_out(self, mail: PlayedOut) -> None:
        if mail.moved != self.sitting.moved:
            return
        for move in mail.moves:
            by, match = self.sitting.actor, self.sitting.match
            if match is None or match.claimed is None or by is None or by == NATURE:
                return
            if not await self._do_own((Moved(by, move, auto=True),)):
                return

    # what the table does of itself

    async def _move_for(self, seat: Seat, move: object, auto: bool) -> bool:
        """Moves for a seat; a bot that failed, or does not keep to the rules, is replaced by a legal move.

        Whether it could be stored.
        """
        moved = Moved(seat, move, auto=auto)
        try:
            if move is None:
                raise Refusal("busy", key="workers", most=0)
            fold(self.sitting, Signed(moved))
        except SatasatError:
            moved = Moved(seat, any_move(self.sitting, seat), auto=True)
        return await self._do_own((moved,))

    async def _go_on(self) -> None:
        """Everything that is due by itself: nature's moves, commitments, bots; then waits for the next that time brings."""
        if self._rests_until is not None and self._rests_until <= self._times.now():
            self._rests_until = None
        while (
            not self.ended
            and self._rests_until is None
            and (entries := duties.entries(self.sitting, self.attendance, self._seeds))
        ):
            await self._do_own(entries)
        if self.ended:
            return
        if self._rests_until is None:
            self._ask()
        self._arm()

    def _ask(self) -> None:
        """Asks whoever thinks for the table."""
        match = self.sitting.match
        if match is not None and match.claimed is not None and self._thinking.asks_for(self.sitting.moved):
            self._thinking.play_out(self.sitting, self._not_played_out)
        seat = duties.bot_to_move(self.sitting, self.attendance)
        if seat is not None and self._thinking.asks_for(self.sitting.moved):
            self._thinking.bot(self.sitting, seat)

    def _not_played_out(self) -> None:
        self._unplayed += 1
        if self._unplayed < TRIES:
            self._later()
        else:  # whoever is to move moves on
            self._unplayed = 0
            self._post(Given())

    def _later(self) -> None:
        """Tries again in a while what could not be done now."""
        self._rests_until = self._times.now() + RETRY
        self._thinking.again()
        self._arm()

    async def _do_own(self, entries: Entries) -> bool:
        """Whether it could be stored; where not, the table tries again in a while (S18)."""
        try:
            await self._do(entries)
        except StoreError:
            self._later()
            return False
        return True

    async def _do(self, entries: Sequence[Entry], who: str | None = None, command: str | None = None) -> None:
        """Stores entries, all or none, then tells them. The command's id stands at the last one.

        Raises IllegalMove, OutOfTurn, StoreError; then nothing has happened.
        """
        steps: list[tuple[Sitting, Step, Signed]] = []
        sitting = self.sitting
        for number, entry in enumerate(entries, 1):
            signed = Signed(entry, who, command if number == len(entries) else None)
            step = fold(sitting, signed)
            steps.append((sitting, step, signed))
            sitting = step.sitting
        at = self._times.wall()
        lines = [Line(step.sitting.seq, at, write(signed)) for _, step, signed in steps]
        sat = next((entry.person for entry in entries if isinstance(entry, Sat)), None)
        try:
            await self._log.append(sitting.table, lines, sat=sat)
        except StoreError as error:
            if error.code == "store_conflict":  # the log is ahead of what this table knows: it wakes up anew
                self.ended = True
            raise
        self._rests_until = None
        if who is not None and command is not None:
            self.followers.remember(who, command, sitting.seq)
        for before, step, signed in steps:
            self.sitting = step.sitting
            METRICS.entries.inc()
            self._note(before, signed.entry)
            self.followers.tell(before, step, signed, self._times.now())

    def _note(self, before: Sitting, entry: Entry) -> None:  # noqa: PLR0912 (one case a kind)
        """What an entry means for the clocks, and for those who are away."""
        now = self._times.now()
        attendance = self.attendance
        match entry:
            case Moved(by=by, ms=ms, auto=auto):
                METRICS.moves.inc()
                if isinstance(by, int):
                    attendance.moved(before, by, ms, auto)
                attendance.turn_began(now, new_deal=before.waits)
            case Begun():
                attendance.match_began(now)
                attendance.turn_began(now, new_deal=True)
                if not self._may_wait():
                    self.followers.drop_watchers(self.sitting)
            case Committed() | TookBack():
                attendance.turn_began(now, new_deal=False)
            case Proposed():
                attendance.proposal_since = now
            case Lapsed():
                attendance.turn_since += attendance.waited(before, now)
            case Sat():
                self._somebody_may_be_there()
            case Returned(seat=seat):
                attendance.returned(self.sitting, seat)
                if self.sitting.actor == seat:
                    attendance.turn_began(now, new_deal=False)
            case Configured() if not self.sitting.settings.spectators and before.settings.spectators:
                if self.sitting.playing:
                    self.followers.drop_watchers(self.sitting)
            case _:
                pass

    # time

    def _arm(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        due = self.attendance.due(self.sitting)
        at = self._rests_until if self._rests_until is not None else due.at if due is not None else None
        if at is not None:
            self._timer = self._times.call_at(at, lambda: self._post(Tick()))

    async def _tick(self) -> None:
        now, due = self._times.now(), self.attendance.due(self.sitting)
        rests = self._rests_until is not None and self._rests_until > now
        if due is not None and due.at <= now and not rests:
            await self._time_has_come(due)

    async def _time_has_come(self, due: Due) -> None:
        match due.kind:
            case Kind.SHOW_AWAY:
                self.attendance.show_away(self.sitting, due.seat)
                self.followers.tell_company(self.sitting)
            case Kind.SIT_IN:
                await self._do_own((SatIn(due.seat),))
            case Kind.TIME_OUT:
                await self._time_out(due.seat)
            case Kind.FAN:
                await self._move_for(due.seat, any_move(self.sitting, due.seat), True)
            case Kind.READY:
                await self._do_own((Readied(due.seat, auto=True),))
            case Kind.HOST:
                await self._do_own(orders.new_host(self.sitting, self.attendance.there))
            case Kind.LAPSE:
                await self._do_own((Lapsed(),))
            case Kind.SLEEP:
                self.attendance.alone_since = self._times.now()
                self.ended = not self.followers.listeners and self.mailbox.empty()
            case _:
                assert_never(due.kind)

    async def _time_out(self, seat: Seat) -> None:
        """The bot plays one card; after two in a row it sits in (row 29)."""
        timeouts = self.attendance.timed_out(self.sitting, seat)
        if timeouts >= TIMEOUTS_TO_SIT_IN and self.sitting.settings.sit_in:
            if not await self._do_own((SatIn(seat),)):
                self.attendance.not_timed_out(self.sitting, seat)
        else:
            self._thinking.one_move(self.sitting, seat)
