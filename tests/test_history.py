"""What a table's log becomes: records of its matches, which verify (S12, S14; docs/formats/record.md)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from satasat import wire
from satasat.chain import commitment
from satasat.dice import SeededDice
from satasat.errors import SatasatError
from satasat.game import NATURE, AnyGame, AnyOrder, uniform
from satasat.records import Match, read
from satasat.server import orders
from satasat.server.history import Played, played
from satasat.server.log import Committed, Entry, Moved, Opened, Readied, Sat, Signed, write
from satasat.server.orders import Moment, Person
from satasat.server.sitting import Sitting, beginning, fold, natures_move, opened
from satasat.server.store import Line
from satasat.server.thinking import any_move
from satasat.wire import BotSat, Returned, SatIn, Settings, Stage
from tests.halls import GAME, NAMES

PEOPLE = tuple(Person(f"p{n}", name) for n, name in enumerate(NAMES))


class Evening:
    """A table whose people do anything that they may, at random; no socket, no disk, no waiting."""

    def __init__(
        self,
        seed: int | str,
        preset: str | None = None,
        deals: int = 2,
        ends: int = 0,
        table: str = "t1",
        game: AnyGame = GAME,
        **changes: Any,
    ) -> None:
        self.game = game
        self.dice = SeededDice(f"{seed}/evening")
        self.ends = ends
        """One in so many turns proposes to end the match; 0: none."""
        rules = wire.rules_plain(game, preset, {"deals": deals, **changes})
        first = Opened(game.id, rules, Settings(), "p0")
        self.sitting: Sitting = opened(table, first)
        self.lines = [Line(1, 0, write(Signed(first, "p0")))]
        self.ids = 0
        self.undone = 0
        self.do(Sat(0, "p0", NAMES[0]))

    def do(self, *entries: Entry, who: str | None = None) -> None:
        for entry in entries:
            signed = Signed(entry, who)
            self.sitting = fold(self.sitting, signed).sitting
            self.lines.append(Line(self.sitting.seq, 0, write(signed)))

    def order(self, person: Person, kind: Any, **fields: Any) -> bool:
        """Whether the command was carried out."""
        self.ids += 1
        command = kind(id=f"c{self.ids}", table=self.sitting.table, **fields)
        try:
            entries = orders.entries(self.sitting, person, command, Moment(1_796_032_800_000, 1500))
            self.do(*entries, who=person.id)
        except SatasatError:
            return False
        return bool(entries)

    def chance(self, one_in: int) -> bool:
        return bool(one_in) and self.dice.below(one_in) == 0

    def host(self) -> Person:
        return next(p for p in PEOPLE if p.id == self.sitting.host)

    def lobby(self) -> None:
        seats = len(self.sitting.chairs)
        for person in PEOPLE[1 : 1 + self.dice.below(seats)]:
            self.order(person, wire.TakeSeat, seat=self.dice.below(seats))
        for seat in range(seats):
            self.order(self.host(), wire.Host, do=wire.PutBot(seat, "easy"))
        if self.chance(2):
            self.order(self.host(), wire.Host, do=wire.Swap(0, self.dice.below(seats)))

    def between(self) -> None:
        """Seats change hands, then everybody is ready."""
        if self.sitting.deal is None:
            deal = self.sitting.match.deal_no if self.sitting.match is not None else 0
            seed = self.dice.below(1 << 256).to_bytes(32, "big")
            self.do(Committed(deal, commitment(seed, self.sitting.match_name, deal), seed.hex()))
        for seat, chair in enumerate(self.sitting.chairs):
            if chair.bot is not None and self.chance(4):
                self.order(PEOPLE[self.dice.below(5)], wire.TakeSeat, seat=seat)
            if chair.sat_in and self.chance(2):
                self.order(self.host(), wire.Host, do=wire.PutBot(seat, "medium"))
        for seat in self.sitting.unready:
            seed_of = "" if self.chance(3) else f"{self.dice.below(1 << 128):032x}"
            self.do(Readied(seat, seed_of, auto=not seed_of))
        self.do(*beginning(self.sitting))

    def turn(self) -> None:
        sitting = self.sitting
        actor, match = sitting.actor, sitting.match
        assert isinstance(actor, int)
        assert match is not None
        chair = sitting.chairs[actor]
        if chair.person is not None and self.chance(40):
            self.do(Returned(actor) if chair.sat_in else SatIn(actor))
        if self.chance(self.ends):
            self.everybody(wire.End)
            return
        legal = match.views[actor].legal
        auto = chair.sat_in
        move = any_move(sitting, actor) if auto else uniform(self.game, legal, self.dice)
        if auto and not isinstance(legal, AnyOrder):
            move = uniform(self.game, legal, self.dice)
        self.do(Moved(actor, move, None if auto else self.dice.below(9_000), auto))
        if self.chance(6):
            before = self.sitting.match.moves if self.sitting.match is not None else 0
            self.everybody(wire.TakeBack, seq=self.sitting.seq)
            after = self.sitting.match.moves if self.sitting.match is not None else 0
            self.undone += before - after

    def everybody(self, kind: Any, **fields: Any) -> None:
        """Somebody proposes it, and everybody says yes."""
        for person in PEOPLE:
            if self.order(person, kind, **fields):
                break
        for person in PEOPLE:
            proposal = self.sitting.proposal
            if proposal is not None:
                self.order(person, wire.Answer, proposal=proposal.seq, yes=True)

    def match(self) -> None:
        """From the lobby, or the end of a match, to the end of the next."""
        if self.sitting.stage is Stage.LOBBY:
            self.lobby()
            assert self.order(self.host(), wire.Start)
        else:
            assert any(self.order(person, wire.Rematch) for person in PEOPLE)
        while self.sitting.playing:
            if self.sitting.waits:
                self.between()
            elif self.sitting.actor == NATURE:
                self.do(Moved(NATURE, natures_move(self.sitting)))
            else:
                self.turn()

    def played(self) -> list[Played]:
        return list(played(self.sitting.table, self.lines))


def verified(match: Played) -> Match:
    """The record as `satasat verify` reads it."""
    (one,) = read(match.record().encode().splitlines(keepends=True))
    assert one.holds, one.faults
    assert one.header is not None
    return one


@pytest.mark.parametrize("preset", GAME.presets)
def test_every_record_of_an_evening_verifies(preset: str) -> None:
    undone = changed = 0
    for seed in range(6):
        evening = Evening(f"{preset}{seed}", preset)
        evening.match()
        evening.match()
        first, second = evening.played()
        assert (first.number, second.number) == (1, 2)
        for one in (first, second):
            match = verified(one)
            assert (match.finished, match.chained, one.on) == (True, True, False)
            assert match.header is not None
            assert match.header.table == f"t1/{one.number}"
            assert one.result == GAME.result(match.state)
            changed += any("changes" in p.other for p in match.header.players)
        assert evening.sitting.match is not None
        assert match.state == evening.sitting.match.state
        undone += evening.undone
    assert undone > 10
    assert changed


def test_a_match_that_was_ended_is_an_unfinished_record_with_its_proofs() -> None:
    """S12: all seeds are revealed when the match is over or abandoned."""
    ended = 0
    for seed in range(8):
        evening = Evening(seed, deals=10, ends=60)
        evening.match()
        (one,) = evening.played()
        if one.result is None:
            match = verified(one)
            assert (match.finished, one.on) == (False, False)
            assert match.chained or not match.entries
            ended += match.chained
    assert ended > 3


def test_a_match_that_is_on_is_said_to_be() -> None:
    evening = Evening(1, deals=10)
    evening.match()
    on = [one.on for n in range(20, len(evening.lines), 25) for one in played("t1", evening.lines[:n])]
    assert {*on} == {True}
    assert [one.on for one in evening.played()] == [False]


def test_who_held_a_seat_stands_in_the_header_and_ids_do_not() -> None:
    """RECORD.md: the header names who held the seat at the end, `changes` who held it before."""
    evening = Evening(3)
    evening.do(Sat(1, "p1", NAMES[1]), BotSat(2, "easy"))
    assert evening.order(PEOPLE[0], wire.Start)
    deals = 0
    while evening.sitting.playing:
        if evening.sitting.waits:
            if deals == 1:
                evening.do(Sat(2, "p4", NAMES[4]))
            deals += 1
            evening.between()
        elif evening.sitting.actor == NATURE:
            evening.do(Moved(NATURE, natures_move(evening.sitting)))
        else:
            evening.turn()
    (one,) = evening.played()
    assert {"p0", "p1", "p4"} <= one.people
    text = one.record()
    assert not any(f'"{person.id}"' in text for person in PEOPLE)
    header = json.loads(text.splitlines()[0])
    changes = header["players"][2]["changes"]
    assert changes[0] == {"deal": 1, "bot": "easy"}
    assert {"deal": 2, "name": NAMES[4]} in changes
    verified(one)


def test_a_changed_seed_or_card_is_found_in_an_exported_record() -> None:
    """S14: the record of a table is bound to its commitments."""
    evening = Evening(5)
    evening.match()
    (one,) = evening.played()
    lines = one.record().splitlines(keepends=True)
    place = next(i for i, line in enumerate(lines) if '"proof"' in line)
    line = json.loads(lines[place])
    for part, value in (("seed", "0" * 64), ("commit", "f" * 64)):
        spoilt = {**line, "proof": {**line["proof"], part: value}}
        wrong = [*lines[:place], json.dumps(spoilt) + "\n", *lines[place + 1 :]]
        (match,) = read([text.encode() for text in wrong])
        assert not match.holds
