"""What was played at a table, from its log: each match as a record that can be verified (docs/formats/record.md)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from satasat.game import NATURE, AnyGame, Result, Seat
from satasat.games import game as game_of
from satasat.records import Entry, Header, Player, match_lines, matching_preset
from satasat.server import log
from satasat.server.log import Begun, Committed, Moved, Opened, Readied, Ruled, Sat, Signed
from satasat.server.sitting import EMPTY, Chair, Deal
from satasat.server.store import Line
from satasat.wire import BotSat, Ended, Stood, Swapped, TookBack


class Held(Struct, frozen=True):
    """Who held a seat from that deal on (from 1)."""

    deal: int
    chair: Chair


class Played(Struct, frozen=True):
    """A match of a table. `on`: it is still going on; `result` is None where it did not come to its end.

    `held`: by seat, who held it, in order; `people`: the ids of all of them, which stand in no record.
    """

    table: str
    number: int
    game: AnyGame
    rules: Any
    started: str
    held: tuple[tuple[Held, ...], ...]
    entries: tuple[Entry, ...]
    on: bool
    result: Result | None
    again: tuple[str, int] | None = None
    """Of which match, by table and number, it plays a deal once more, and which."""

    @property
    def people(self) -> frozenset[str]:
        return frozenset(
            one.chair.person for seat in self.held for one in seat if one.chair.person is not None
        )

    def chairs(self, deal: int) -> tuple[Chair, ...]:
        """Who held each seat in that deal (from 1)."""
        return tuple([one.chair for one in held if one.deal <= deal][-1] for held in self.held)

    @property
    def preset(self) -> str | None:
        return matching_preset(self.game, self.rules)

    @property
    def players(self) -> tuple[Player, ...]:
        """Who held each seat at the end. Where that changed in the match, `changes` says who held it from which deal on."""
        return tuple(map(_player, self.held))

    def record(self) -> str:
        """The match as a record, its lines ended. A match that is going on has none: whoever asks is to be refused."""
        header = Header(
            self.game,
            self.rules,
            self.players,
            preset=self.preset,
            behaviour=self.game.behaviour,
            started=self.started,
            other=self._other(),
            table=f"{self.table}/{self.number}",
        )
        return "".join(f"{line}\n" for line in match_lines(header, self.entries, self.result))

    def _other(self) -> dict[str, Any]:
        return {} if self.again is None else {"again": {"table": self.again[0], "deal": self.again[1]}}


def _name(chair: Chair) -> dict[str, str]:
    return {"bot": chair.bot} if chair.bot is not None else {"name": chair.name or ""}


def _player(held: tuple[Held, ...]) -> Player:
    last = held[-1].chair
    other = {"changes": [{"deal": one.deal, **_name(one.chair)} for one in held]} if len(held) > 1 else {}
    return Player(last.bot or last.name or "", last.bot, other)


@dataclass
class _Match:
    """A match while the log is read."""

    number: int
    rules: Any
    started: str
    state: Any
    held: list[list[Held]]
    before: list[Any] = field(default_factory=list)
    """The state before each of its entries."""
    entries: list[Entry] = field(default_factory=list)
    deals: list[Deal] = field(default_factory=list)
    shuffled: int = 0
    ended: bool = False
    again: tuple[str, int] | None = None


def played(table: str, lines: Iterable[Line]) -> Iterator[Played]:
    """The matches of a log, in order. Raises msgspec.ValidationError, IllegalMove where the log is not one of ours."""
    reading: _Reading | None = None
    for line in lines:
        if reading is None:
            first = log.read(line.body, None).entry
            assert isinstance(first, Opened)
            reading = _Reading(table, first)
            continue
        signed = log.read(line.body, reading.game)
        if isinstance(signed.entry, Begun) and (done := reading.match()) is not None:
            yield done
        reading.take(signed)
    if reading is not None and (done := reading.match()) is not None:
        yield done


class _Reading:
    def __init__(self, table: str, first: Opened) -> None:
        self.table = table
        self.game = game_of(first.game)
        self.rules = self.game.read_rules(first.rules)
        self.chairs = [EMPTY] * self.game.seats(self.rules)
        self._matches = 0
        self._match: _Match | None = None

    def match(self) -> Played | None:
        """The match that was begun last, as far as it was read."""
        m = self._match
        if m is None:
            return None
        result = self.game.result(m.state)
        on = result is None and not m.ended
        held = tuple(tuple(seat) for seat in m.held)
        entries = tuple(m.entries)
        return Played(self.table, m.number, self.game, m.rules, m.started, held, entries, on, result, m.again)

    def take(self, signed: Signed) -> None:
        """One more entry. Those that say nothing of seats or moves are passed over."""
        match signed.entry:
            case Sat(seat=seat, person=person, name=name):
                self._sits(seat, Chair(person, name))
            case BotSat(seat=seat, bot=bot):
                self._sits(seat, Chair(bot=bot))
            case Stood(seat=seat):
                self._sits(seat, EMPTY)
            case Swapped(a=a, b=b):
                one, other = self.chairs[a], self.chairs[b]
                self._sits(a, other)
                self._sits(b, one)
            case Ruled(rules=rules):
                self.rules = self.game.read_rules(rules)
                seats = self.game.seats(self.rules)
                self.chairs = [*self.chairs, *[EMPTY] * seats][:seats]
            case Begun() as begun:
                self._begins(begun)
            case Committed(commit=commit, seed=seed):
                self._on.deals.append(Deal(commit, seed, (None,) * len(self.chairs)))
            case Readied(seat=seat, seed=seed):
                deal = self._on.deals[-1]
                seeds = tuple(seed if s == seat else old for s, old in enumerate(deal.seeds))
                self._on.deals[-1] = Deal(deal.commit, deal.seed, seeds)
            case Moved():
                self._moves(signed.entry)
            case TookBack():
                self._on.entries.pop()
                self._on.state = self._on.before.pop()
            case Ended():
                self._on.ended = True
            case _:
                pass

    @property
    def _on(self) -> _Match:
        assert self._match is not None, "no match has begun"
        return self._match

    def _begins(self, begun: Begun) -> None:
        self._matches += 1
        held = [[Held(1, chair)] for chair in self.chairs]
        self._match = _Match(self._matches, self.rules, begun.started, self.game.start(self.rules), held)
        if begun.again is not None:
            self._match.again = begun.again.match, begun.again.deal
            for moved in begun.again.moves:
                self._moves(moved)

    def _sits(self, seat: Seat, chair: Chair) -> None:
        self.chairs[seat] = chair
        m = self._match
        if m is None or m.ended or self.game.actor(m.state) is None:
            return
        held, deal = m.held[seat], m.shuffled + 1
        if held[-1].deal == deal:
            held.pop()
        if not held or held[-1].chair != chair:
            held.append(Held(deal, chair))

    def _moves(self, moved: Moved) -> None:
        m = self._on
        proof = None
        if moved.by == NATURE and moved.move.__struct_config__.tag == "shuffle":
            m.shuffled += 1
            proof = m.deals[m.shuffled - 1].proof if m.again is None else None
        m.before.append(m.state)
        m.state = self.game.step(m.state, moved.move)
        m.entries.append(Entry(moved.by, moved.move, moved.ms, moved.auto, proof))
