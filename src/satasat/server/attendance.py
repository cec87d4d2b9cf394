"""Who is there and whose time runs out: time as data, from a clock that only goes forward (S20 to S22)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from msgspec import Struct

from satasat.game import NATURE, AnyOrder, Seat
from satasat.server.sitting import BANK, TURN, Sitting
from satasat.wire import Ask, Clock, Company, Stage, Time

# all in milliseconds
SHOWN_AWAY: Final = 5_000
GRACE: Final[Mapping[Clock, int]] = {
    Clock.NONE: 90_000,
    Clock.RELAXED: 90_000,
    Clock.NORMAL: 45_000,
    Clock.FAST: 20_000,
}
"""Away for so long, a bot sits in (S21)."""
GRACE_AFTER_LEAVING: Final = 5_000
ABSENCE_BANK: Final = 180_000
"""Of a person in a match; when it is used up, a bot sits in at once."""
READY: Final[Mapping[Clock, int | None]] = {
    Clock.NONE: None,
    Clock.RELAXED: 120_000,
    Clock.NORMAL: 60_000,
    Clock.FAST: 30_000,
}
"""For the next deal."""
BY_HAND: Final = 10_000
"""To put one's fan in order (R-PULL-8)."""
PROPOSAL: Final = 30_000
NETWORK: Final = 1_000
"""Beyond each turn, for the way there and back, but in a deal no more than:"""
NETWORK_OF_A_DEAL: Final = 10_000
AFTER_A_START: Final = 20_000
"""Beyond the first turn after the server has started (S17)."""
HOST_AWAY: Final = 60_000
"""After so long without its host a table gets another."""
SLEEP: Final = 300_000
"""Everybody away for so long, the table sleeps (S22)."""
TIMEOUTS_TO_SIT_IN: Final = 2
"""In a row (row 29)."""


class Kind(Enum):
    """What is done when its time has come."""

    SHOW_AWAY = "show_away"
    SIT_IN = "sit_in"
    TIME_OUT = "time_out"
    FAN = "fan"
    READY = "ready"
    LAPSE = "lapse"
    HOST = "host"
    SLEEP = "sleep"


class Due(Struct, frozen=True):
    """Something that will be done at `at`; `seat` is −1 where it concerns none."""

    at: int
    kind: Kind
    seat: Seat = -1


@dataclass
class Person:
    """What is known of somebody's attendance; `lost_at` is None while he is there."""

    lost_at: int | None
    shown_away: bool = False
    has_left: bool = False
    """On purpose."""
    absent: int = 0
    """Milliseconds in this match, before this absence."""
    timeouts: int = 0
    network: int = NETWORK_OF_A_DEAL
    """Milliseconds beyond turns that are left in this deal."""


@dataclass
class Attendance:
    """Who is at the table, and since when things wait. Changed by the table alone."""

    began: int
    """When the table woke up: who has not come since is away since then."""
    people: dict[str, Person] = field(default_factory=dict)
    turn_since: int = 0
    extra: int = 0
    """Beyond the turn that is on."""
    asked_for_one: bool = False
    """A bot has been asked for one move in the place of him whose time is up."""
    proposal_since: int = 0
    alone_since: int | None = None
    """Since when nobody who plays is there."""

    def of(self, person: str) -> Person:
        return self.people.setdefault(person, Person(self.began))

    def came(self, person: str, now: int) -> None:
        one = self.of(person)
        if one.lost_at is not None:
            one.absent += now - one.lost_at
        one.lost_at, one.shown_away, one.has_left, one.timeouts = None, False, False, 0

    def went(self, person: str, now: int) -> None:
        """His last socket is closed."""
        one = self.of(person)
        if one.lost_at is None:
            one.lost_at = now

    def left(self, person: str, now: int) -> None:
        """He goes on purpose."""
        one = self.of(person)
        one.has_left, one.lost_at = True, now

    def match_began(self, now: int) -> None:
        for one in self.people.values():
            one.absent, one.timeouts = 0, 0
            if one.lost_at is not None:
                one.lost_at = now

    def turn_began(self, now: int, *, new_deal: bool) -> None:
        """Somebody is to move, from now on."""
        self.turn_since, self.extra, self.asked_for_one = now, 0, False
        if new_deal:
            for one in self.people.values():
                one.network = NETWORK_OF_A_DEAL

    def moved(self, before: Sitting, seat: Seat, ms: int | None, auto: bool) -> None:
        """A seat has moved, `before` being the table until then."""
        person = before.chairs[seat].person
        if person is None or auto or before.match is None:
            return
        one = self.of(person)
        one.timeouts = 0
        clock = before.settings.clock
        turn = TURN[clock]
        if turn is not None and ms is not None:
            late = ms - turn - (BANK[clock] - before.match.banks[seat])
            one.network = max(0, one.network - max(0, late))

    def returned(self, sitting: Sitting, seat: Seat) -> None:
        """He plays himself again."""
        person = sitting.chairs[seat].person
        if person is not None:
            self.of(person).timeouts = 0

    def timed_out(self, sitting: Sitting, seat: Seat) -> int:
        """His time is up: for the how-manieth time in a row."""
        person = sitting.chairs[seat].person
        assert person is not None
        self.asked_for_one = True
        self.of(person).timeouts += 1
        return self.of(person).timeouts

    def not_timed_out(self, sitting: Sitting, seat: Seat) -> None:
        """What was due as his time was up could not be stored: it is due still."""
        person = sitting.chairs[seat].person
        self.asked_for_one = False
        if person is not None:
            self.of(person).timeouts = max(0, self.of(person).timeouts - 1)

    def waited(self, sitting: Sitting, now: int) -> int:
        """For how long the clock of the turn has stood still, as a card may be taken back."""
        asked = sitting.proposal is not None and sitting.proposal.ask is Ask.TAKE_BACK
        return now - self.proposal_since if asked else 0

    def thought(self, sitting: Sitting, now: int) -> int:
        """For how long somebody has been to move."""
        return max(0, now - self.turn_since - self.waited(sitting, now))

    def show_away(self, sitting: Sitting, seat: Seat) -> None:
        """From now on the others see that he is away."""
        person = sitting.chairs[seat].person
        assert person is not None
        self.of(person).shown_away = True

    def there(self, person: str | None) -> bool:
        return person in self.people and self.people[person].lost_at is None

    def anybody(self, sitting: Sitting) -> bool:
        """Whether somebody who plays is there."""
        return any(self.there(chair.person) for chair in sitting.chairs)

    def company(self, sitting: Sitting, watching: tuple[str, ...]) -> Company:
        """As everybody is told it."""
        people = [self.people.get(chair.person or "") for chair in sitting.chairs]
        away = tuple(
            chair.person is not None and (one is None or one.shown_away or one.has_left)
            for chair, one in zip(sitting.chairs, people, strict=True)
        )
        left = tuple(one is not None and one.has_left for one in people)
        return Company(away, left, watching)

    def time(self, sitting: Sitting, seat: Seat | None, now: int) -> Time | None:
        """What the seat is told of the time for the move that is due."""
        turn = TURN[sitting.settings.clock]
        actor = sitting.actor
        if turn is None or sitting.stage is not Stage.DEAL or not isinstance(actor, int):
            return None
        left = max(0, self.turn_since + self.extra + turn - now)
        bank = BANK[sitting.settings.clock]
        if seat != actor or not bank or sitting.match is None:
            return Time(left)
        return Time(left, bank - sitting.match.banks[seat])

    def due(self, sitting: Sitting) -> Due | None:
        """What is to be done next, and when."""
        return min(self._all_due(sitting), key=lambda due: due.at, default=None)

    def _all_due(self, sitting: Sitting) -> Iterator[Due]:
        for seat, chair in enumerate(sitting.chairs):
            if chair.person is not None:
                one = self.of(chair.person)
                if one.lost_at is not None and not one.shown_away:
                    yield Due(one.lost_at + SHOWN_AWAY, Kind.SHOW_AWAY, seat)
        if not self.anybody(sitting):
            if self.alone_since is not None:
                yield Due(self.alone_since + SLEEP, Kind.SLEEP)
            return  # the game waits
        host = self.of(sitting.host).lost_at
        if host is not None:
            yield Due(host + HOST_AWAY, Kind.HOST)
        if sitting.proposal is not None:
            yield Due(self.proposal_since + PROPOSAL, Kind.LAPSE)
        if not sitting.playing:
            return
        if sitting.settings.sit_in:
            yield from self._sitting_in(sitting)
        yield from self._clocks(sitting)

    def _sitting_in(self, sitting: Sitting) -> Iterator[Due]:
        for seat, chair in enumerate(sitting.chairs):
            if chair.person is None or chair.sat_in:
                continue
            one = self.of(chair.person)
            if one.lost_at is None:
                continue
            grace = GRACE_AFTER_LEAVING if one.has_left else GRACE[sitting.settings.clock]
            bank = max(0, ABSENCE_BANK - one.absent)
            yield Due(one.lost_at + min(grace, bank), Kind.SIT_IN, seat)

    def _clocks(self, sitting: Sitting) -> Iterator[Due]:
        clock = sitting.settings.clock
        proposal = sitting.proposal
        if proposal is not None and proposal.ask is Ask.TAKE_BACK:
            return
        for seat in sitting.unready:
            ready = READY[clock]
            if ready is not None and not sitting.chairs[seat].sat_in and sitting.deal is not None:
                yield Due(self.turn_since + ready + self.extra, Kind.READY, seat)
        actor = sitting.actor
        if actor is None or actor == NATURE or not isinstance(actor, int) or sitting.match is None:
            return
        chair = sitting.chairs[actor]
        if chair.person is None or chair.sat_in or sitting.match.claimed is not None:
            return
        if isinstance(sitting.match.views[actor].legal, AnyOrder):
            yield Due(self.turn_since + BY_HAND + self.extra, Kind.FAN, actor)
        turn = TURN[clock]
        if turn is not None and not self.asked_for_one:
            bank = BANK[clock] - sitting.match.banks[actor]
            network = min(NETWORK, self.of(chair.person).network)
            yield Due(self.turn_since + turn + bank + network + self.extra, Kind.TIME_OUT, actor)
