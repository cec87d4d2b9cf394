"""Those who follow a table, and what each is told: now, again, and after he was away (S8 to S10)."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from itertools import islice
from typing import Final

from msgspec import Raw

from satasat import wire
from satasat.errors import Refusal, SatasatError
from satasat.server import telling
from satasat.server.attendance import Attendance
from satasat.server.log import Committed, Signed
from satasat.server.mail import Listener
from satasat.server.metrics import METRICS
from satasat.server.sitting import Sitting, Step, fold
from satasat.server.telling import Audience

REMEMBERED: Final = 64
"""Commands of one person whose ids and answers a table remembers (S8): nobody can make it forget another's."""
PEOPLE: Final = 32
"""Of whom a table remembers commands; those who sent one last."""
RECENT: Final = 256
"""Entries at most that a table can tell again one by one."""
MANY: Final = 16
"""Updates that somebody missed, more than which are not told one by one: everything is told at once, which is shorter."""
PASSING: Final = frozenset({"busy", "limit", "closing", "store_failed", "store_full", "stale", "worker_died"})
"""Refusals that say nothing of the command itself: it may be sent again as it is."""


class Trail:
    """The entries of the deal that is on and of the one before it, which a table can tell again one by one."""

    def __init__(self, sitting: Sitting) -> None:
        self.begin = sitting
        """The table before the first of `entries`."""
        self.entries: list[Signed] = []
        self._next: tuple[int, Sitting] | None = None
        """Where the deal that is on begins: after so many entries, and the table then."""

    def add(self, signed: Signed, after: Sitting) -> None:
        """One more entry, with the table after it."""
        self.entries.append(signed)
        if len(self.entries) > RECENT:
            self.begin, self.entries, self._next = after, [], None
        elif isinstance(signed.entry, Committed):
            if self._next is not None:
                count, self.begin = self._next
                del self.entries[:count]
            self._next = len(self.entries), after

    def since(self, seq: int) -> tuple[Sitting, list[Signed]]:
        """The table at some number not after `seq`, and the entries from there on: as few as there may be."""
        if self._next is not None and self._next[1].seq <= seq:
            count, at = self._next
            return at, self.entries[count:]
        return self.begin, self.entries


class Followers:
    """The listeners of one table. Everything is sent to them from here, made by `telling` from views and events."""

    def __init__(self, trail: Trail, secret: str, attendance: Attendance) -> None:
        self.listeners: dict[Listener, None] = {}
        self.trail = trail
        self.remembered: OrderedDict[str, OrderedDict[str, int | bytes]] = OrderedDict()
        """By person and id: the number of the entry that a command became, or what else answered it."""
        self._secret = secret
        self._attendance = attendance

    def __contains__(self, listener: Listener) -> bool:
        return listener in self.listeners

    def anybody_else(self, person: str) -> bool:
        """Whether that person follows the table on any socket."""
        return any(other.person.id == person for other in self.listeners)

    def watchers(self, sitting: Sitting) -> list[Listener]:
        """Those who have no seat."""
        return [one for one in self.listeners if sitting.seat_of(one.person.id) is None]

    # what has happened

    def tell(self, before: Sitting, step: Step, signed: Signed, now: int) -> None:
        """One message an audience, encoded once; whoever has another seat than before is told everything."""
        self.trail.add(signed, step.sitting)
        written: dict[tuple[Audience, bool], bytes | None] = {}
        for listener in self.listeners:
            person = listener.person.id
            who = telling.audience(step.sitting, person)
            mine = signed.who == person
            if before.seat_of(person) != who.seat:
                self.welcome(listener, step.sitting, now, signed.id if mine else None)
                continue
            key = (who, mine)
            if key not in written:
                time = self._attendance.time(step.sitting, who.seat, now)
                update = telling.happened(before, step, signed, who, person, time)
                written[key] = None if update is None else wire.written(update)
            data = written[key]
            if data is not None:
                listener.send(data)
        if before.chairs is not step.sitting.chairs and _people(before) != _people(step.sitting):
            self.tell_company(step.sitting)  # who sits down watches no more

    def welcome(self, listener: Listener, sitting: Sitting, now: int, command: str | None) -> None:
        """Tells everything that the listener may know."""
        who = telling.audience(sitting, listener.person.id)
        time = self._attendance.time(sitting, who.seat, now)
        update = telling.welcome(sitting, who, self._company(sitting), time, self._secret, command)
        listener.send(wire.written(update))

    def missed(self, listener: Listener, sitting: Sitting, since: int) -> list[bytes] | None:
        """The updates after that number, as they were told; None where they are many, or no longer at hand."""
        if since < self.trail.begin.seq or since > sitting.seq:
            return None
        if since == sitting.seq:  # as after a start of the server, when everybody comes at once
            return []
        missed = list(islice(self._since(listener, since), MANY + 1))
        return None if len(missed) > MANY or None in missed else [data for data in missed if data]

    def _since(self, listener: Listener, since: int) -> Iterator[bytes | None]:
        """The updates after that number, one by one; None where the listener was told everything, having another seat."""
        person = listener.person.id
        at, entries = self.trail.since(since)
        for signed in entries:
            step = fold(at, signed)
            if step.sitting.seq > since:
                who = telling.audience(step.sitting, person)
                if at.seat_of(person) != who.seat:
                    yield None
                    return
                update = telling.happened(at, step, signed, who, person, None)
                if update is not None:
                    yield wire.written(update)
            at = step.sitting

    # answers

    def done(
        self, listener: Listener, sitting: Sitting, command: wire.Command, time: wire.Time | None = None
    ) -> None:
        """Answers a command that is no entry of the log; a join with the time for the move that is due."""
        data = wire.written(wire.Done(command.id, sitting.table, sitting.seq, time))
        self.remember(listener.person.id, command.id, data)
        listener.send(data)

    def refuse(
        self, listener: Listener, sitting: Sitting, now: int, command: wire.Command, refusal: SatasatError
    ) -> None:
        """Answers a command that does nothing; a stale one with what it missed (S9)."""
        METRICS.refused.labels(refusal.code).inc()
        missed: list[bytes] | None = None
        stale = refusal.code == "stale" and listener in self.listeners
        if stale and isinstance(command, wire.Act | wire.Claim | wire.TakeBack | wire.Hint):
            missed = self.missed(listener, sitting, command.seq)
        params = wire.plain_params(refusal)
        again = tuple(map(Raw, missed or ()))
        answer = wire.Refused(refusal.code, params, command.id, sitting.table, sitting.seq, again)
        data = wire.written(answer)
        if refusal.code not in PASSING and listener in self.listeners:
            self.remember(listener.person.id, command.id, data)
        listener.send(data)
        if stale and missed is None:
            self.welcome(listener, sitting, now, None)

    def again(self, listener: Listener, sitting: Sitting, command: wire.Command) -> bool:
        """Gives the same answer to the same command (S8); whether there was one."""
        mine = self.remembered.get(listener.person.id)
        known = None if mine is None else mine.get(command.id)
        if known is None:
            return False
        if isinstance(known, bytes):
            listener.send(known)
            return True
        told = next(self._since(listener, known - 1), None) if known > self.trail.begin.seq else None
        listener.send(told or wire.written(wire.Done(command.id, sitting.table, known)))
        return True

    def remember(self, person: str, command: str, answer: int | bytes) -> None:
        """Keeps an answer, and forgets the oldest of that person."""
        mine = self.remembered.setdefault(person, OrderedDict())
        self.remembered.move_to_end(person)
        mine[command] = answer
        if len(mine) > REMEMBERED:
            mine.popitem(last=False)
        if len(self.remembered) > PEOPLE:
            self.remembered.popitem(last=False)

    # who is there

    def _company(self, sitting: Sitting) -> wire.Company:
        watching = {one.person.id: one.person.name for one in self.watchers(sitting)}
        return self._attendance.company(sitting, tuple(watching.values()))

    def tell_company(self, sitting: Sitting) -> None:
        """Tells everybody who is there."""
        data = wire.written(wire.Presence(sitting.table, self._company(sitting)))
        for listener in self.listeners:
            listener.send(data)

    def say(self, sitting: Sitting, said: wire.Said) -> None:
        """Passes on what somebody says; those who watch talk among themselves (S5)."""
        data = wire.written(said)
        for other in self.listeners:
            watches = sitting.seat_of(other.person.id) is None
            heard = not watches or not sitting.playing or sitting.settings.spectators
            if heard if said.seat is not None else watches:
                other.send(data)

    def drop_watchers(self, sitting: Sitting) -> None:
        """Those who watch hear no more once they are not wanted (S7)."""
        refusal = Refusal("no_spectators")
        data = wire.written(wire.Refused(refusal.code, {}, table=sitting.table, seq=sitting.seq))
        for listener in self.watchers(sitting):
            if listener.person.id != sitting.host:  # who has to be able to do his part
                listener.send(data)
                listener.unfollow(sitting.table)
                del self.listeners[listener]
        self.tell_company(sitting)


def _people(sitting: Sitting) -> set[str | None]:
    return {chair.person for chair in sitting.chairs}
