"""A running server under everything at once: three players, one of them in two tabs, somebody who watches, somebody who means
harm; commands that are legal, illegal, late, repeated, tampered with; sockets that come and go; time that jumps.

S1, S2, S8, S9, S29. Whatever happened is then held against the table's log, as it is in the database.
"""

from __future__ import annotations

import json
import logging
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, rule, run_state_machine_as_test

from satasat import wire
from satasat.cards import to_plain
from satasat.dice import SeededDice
from satasat.errors import SatasatError
from satasat.records import read
from satasat.server.hall import replayed
from satasat.server.history import played
from satasat.testing import random_rules
from satasat.wire import Limits
from tests.audit import Hearing, Ledger, check_hidden, check_missed, check_refusal, check_swaps
from tests.frames import mutated, wild
from tests.halls import GAME
from tests.hub import Complaints, Hub
from tests.knowing import Known
from tests.serving import ROOMY, serving
from tests.tabs import WAIT, Tab, fields, pump

pytestmark = pytest.mark.server

WHO: Final = (0, 0, 1, 2, 3, 4)
"""Whose each tab is: 3 watches, 4 means harm."""
SEEDS: Final = st.integers(0, (1 << 32) - 1)
TABS: Final = st.integers(0, len(WHO) - 1)
PASSING: Final = ("limit", "busy", "stale", "closing", "not_joined", "worker_died")
"""After which the same command may be answered otherwise."""


class Sent:
    """A command that was sent, by one person, once or more often."""

    def __init__(self, data: bytes, command: wire.Command) -> None:
        self.data, self.command = data, command
        self.answers: list[bytes] = []


class Machine(RuleBasedStateMachine):
    """One table, until it has had enough."""

    hub: Hub

    # begin and end

    @initialize(seed=SEEDS)
    def open(self, seed: int) -> None:
        dice = SeededDice(f"open {seed}")
        self.hub.chance.seeds = SeededDice(f"seeds {seed}")
        self.hub.complaints.heard.clear()
        self.dice = dice
        rules = {**to_plain(random_rules(GAME, dice)), "deals": 1 + dice.below(3)}
        wanted = {
            "pace": "instant",
            "sit_in_bot": "easy",
            "spectators": dice.below(4) > 0,
            "private": dice.below(4) > 0,
        }
        opened = self.hub.programs[0].table(rules=rules, settings=wanted)
        self.table, self.secret = opened["table"], opened["secret"]
        self.ids = 0
        self.awake: list[object] = []
        """The table, each time that it woke up: what it refused before, it knows no more."""
        self.sent: dict[tuple[int, str], Sent] = {}
        self.tabs: list[Tab] = []
        self.knows: list[Known] = []
        self.heard: list[int] = []
        self.all_tabs: list[Tab] = []
        self.joins: dict[Tab, dict[str, int | None]] = {}
        self.quits: dict[Tab, set[str]] = {}
        for n in range(len(WHO)):
            self.connect(n)
        people = (0, 2, 3) if dice.below(3) else (0, 2)
        for seat, n in enumerate(people):
            self.give(n, {"type": "join", "secret": self.secret})
            if n:
                self.give(n, {"type": "take_seat", "seat": seat})
        for seat in range(len(people), 3):
            bot = {"type": "put_bot", "seat": seat, "bot": ("easy", "random")[dice.below(2)]}
            self.give(0, {"type": "host", "do": bot})

    def connect(self, n: int) -> None:
        tab = Tab(self.hub.server.port, self.hub.programs[WHO[n]].headers, WHO[n])
        del self.tabs[n : n + 1], self.knows[n : n + 1], self.heard[n : n + 1]
        self.tabs.insert(n, tab)
        self.knows.insert(n, Known())
        self.heard.insert(n, 0)
        self.all_tabs.append(tab)
        self.joins[tab], self.quits[tab] = {}, set()

    def teardown(self) -> None:
        if not hasattr(self, "table"):
            return
        try:
            self.settle()
            self.check()
        finally:
            for tab in self.all_tabs:
                tab.close()
            self.hub.forward(self.table, 400_000)

    # what is sent, and what comes

    def settle(self, ms: int = 0) -> None:
        awake = self.hub.forward(self.table, ms)
        if awake is not None and awake not in self.awake:
            self.awake.append(awake)
        while pump(self.tabs):
            pass
        self.learn()

    def learn(self) -> None:
        for n, tab in enumerate(self.tabs):
            for data in tab.told[self.heard[n] :]:
                self.knows[n].take(fields(data))
            self.heard[n] = len(tab.told)

    def frame(self, command: dict[str, Any], name: str | None = None) -> bytes:
        self.ids += 1
        return json.dumps(command | {"id": name or f"c{self.ids}", "table": self.table}).encode()

    def send(self, n: int, data: bytes, *, binary: bool = False) -> str | None:
        """Sends a frame; gives the id under which an answer is due, where one is."""
        tab = self.tabs[n]
        if tab.closed:
            return None
        tab.send(data, binary=binary)
        try:
            command = wire.read_command(data)
        except SatasatError:
            return None
        if binary or len(data) > wire.FRAME:
            return None
        self.sent.setdefault((tab.who, command.id), Sent(data, command))
        if isinstance(command, wire.Join) and command.table == self.table:
            self.joins[tab][command.id] = command.seq
        if isinstance(command, wire.Quit):
            self.quits[tab].add(command.id)
        return command.id

    def await_answer(self, n: int, name: str, count: int) -> None:
        """Until so many answers have come; a socket that the server closes owes none."""
        tab = self.tabs[n]
        until = time.monotonic() + WAIT
        while len(tab.answers[name]) < count and not tab.closed:
            pump(self.tabs, WAIT)
            assert time.monotonic() < until, f"no answer to {self.sent[tab.who, name].data!r}"

    def give(self, n: int, command: dict[str, Any]) -> None:
        name = self.send(n, self.frame(command))
        if name is not None:
            self.await_answer(n, name, 1)
        self.settle()

    # what may happen

    @rule(seed=SEEDS, count=st.integers(1, 16))
    def play(self, seed: int, count: int) -> None:
        """The three go on as people do."""
        dice = SeededDice(f"play {seed}")
        for _ in range(count):
            for n in dice.shuffled((0, 1, 2, 3)):
                do = self.knows[n].sensible(dice)
                if self.tabs[n].closed:
                    self.connect(n)
                elif do is not None:
                    self.give(n, do)
                    if dice.below(6) == 0:
                        self.give(n, self.afterthought(n, dice))
                    break

    @rule(seed=SEEDS, count=st.integers(8, 40))
    def play_on(self, seed: int, count: int) -> None:
        self.play(seed, count)

    @rule(seed=SEEDS, count=st.integers(20, 60))
    def play_long(self, seed: int, count: int) -> None:
        self.play(seed, count)

    def afterthought(self, n: int, dice: SeededDice) -> dict[str, Any]:
        """What is asked for just after a move, or in its place."""
        kind = ("take_back", "take_back", "claim", "claim", "end", "any", "any")[dice.below(7)]
        seq = {} if kind == "end" else {"seq": self.knows[n].seq}
        knows = self.knows[n].for_commands(self.secret)
        return wild(dice, knows) if kind == "any" else {"type": kind, **seq}

    @rule(n=TABS, seed=SEEDS, count=st.integers(1, 6))
    def anything(self, n: int, seed: int, count: int) -> None:
        """Any command at any time by anybody."""
        dice = SeededDice(f"any {seed}")
        for _ in range(count):
            self.give(n, wild(dice, self.knows[n].for_commands(self.secret)))

    @rule(seed=SEEDS)
    def host_does(self, seed: int) -> None:
        """Whoever is host does something that only he may do."""
        dice = SeededDice(f"host {seed}")
        for n, known in enumerate(self.knows):
            if known.seat is not None and known.seating.get("host") == known.seat:
                while (do := wild(dice, known.for_commands(self.secret)))["type"] != "host":
                    pass
                self.give(n, do)
                return

    @rule(seed=SEEDS, count=st.integers(2, 8))
    def at_once(self, seed: int, count: int) -> None:
        """Many commands, on any sockets, before one is answered; some are sensible."""
        dice = SeededDice(f"at once {seed}")
        due: list[tuple[int, str, int]] = []
        for _ in range(count):
            n = dice.below(len(WHO))
            sensible = self.knows[n].sensible(dice) if dice.below(2) else None
            data = self.frame(sensible or wild(dice, self.knows[n].for_commands(self.secret)))
            for _ in range(1 if dice.below(3) else 3):
                before = sum(a == n and b == data_id(data) for a, b, _ in due)
                name = self.send(n, data)
                if name is not None:
                    thought = isinstance(self.sent[WHO[n], name].command, wire.Claim | wire.Hint)
                    due.append(
                        (n, name, 1 if thought else before + 1)
                    )  # what is thought about is answered once
        for n, name, number in due:
            self.await_answer(n, name, number)
        self.settle()

    @rule(n=TABS, seed=SEEDS, count=st.integers(1, 5))
    def again(self, n: int, seed: int, count: int) -> None:
        """The same bytes again, on any socket of the same person, or by somebody else."""
        dice = SeededDice(f"again {seed}")
        mine = [one for (who, _), one in self.sent.items() if who == WHO[n] or dice.below(20) == 0][-40:]
        if not mine:
            return
        one = mine[dice.below(len(mine))]
        for _ in range(count):
            before = len(self.tabs[n].answers[one.command.id])
            name = self.send(n, one.data)
            if name is not None:
                self.await_answer(n, name, before + 1)
        self.settle()

    @rule(n=TABS, seed=SEEDS)
    def tamper(self, n: int, seed: int) -> None:
        """A frame that nobody should send, and then one that tells that the socket still listens."""
        dice = SeededDice(f"tamper {seed}")
        data = mutated(self.frame(wild(dice, self.knows[n].for_commands(self.secret))), dice)
        if self.tabs[n].closed:
            return
        refusals = sum(b'"refused"' in one for one in self.tabs[n].told)
        name = self.send(n, data, binary=dice.below(30) == 0)
        self.give(n, {"type": "say", "face": "smile"})
        if name is None and not self.tabs[n].closed:
            assert sum(b'"refused"' in one for one in self.tabs[n].told) > refusals, data
        self.hub.numbers["tampered"] += 1

    @rule(n=TABS, seed=SEEDS)
    def noise(self, n: int, seed: int) -> None:
        """Bytes that are no frame: the socket is closed, and nothing else happens."""
        dice = SeededDice(f"noise {seed}")
        self.tabs[n].send_raw(bytes(dice.below(256) for _ in range(1 + dice.below(40))))
        self.settle()
        self.tabs[n].close()
        self.settle()

    @rule(n=TABS)
    def go_away(self, n: int) -> None:
        self.tabs[n].close()
        self.settle()

    @rule(n=TABS, seed=SEEDS)
    def come_back(self, n: int, seed: int) -> None:
        """A new socket, that says what it had, says something else, or nothing."""
        dice = SeededDice(f"back {seed}")
        seq = self.knows[n].seq
        self.tabs[n].close()
        self.connect(n)
        secret = (self.secret, self.secret, None, "0" * 32)[dice.below(4)]
        since = (seq, seq, None, max(0, seq - dice.below(9)), seq + 5)[dice.below(5)]
        self.give(n, {"type": "join", "secret": secret, "seq": since})

    @rule(ms=st.sampled_from((50, 1_000, 6_000, 16_000, 31_000, 95_000, 400_000)))
    def time_passes(self, ms: int) -> None:
        self.settle(ms)

    @rule(seed=SEEDS)
    def all_go_and_come_back(self, seed: int) -> None:
        """Until the table has fallen asleep, or not quite."""
        dice = SeededDice(f"all {seed}")
        if dice.below(3):
            return
        for tab in self.tabs:
            tab.close()
        self.settle((20_000, 290_000, 310_000, 310_000)[dice.below(4)])
        for n in dice.shuffled(range(len(WHO))):
            self.come_back(n, dice.below(1 << 32))

    # what must be so

    def check(self) -> None:
        hub = self.hub
        self.settle(2_000)
        before = [(known.follows, known.everything()) for known in self.knows]
        for n, (follows, _) in enumerate(before):
            if follows and not self.tabs[n].closed:
                self.give(n, {"type": "join", "secret": self.secret})
        self.settle()
        ledger = self.ledger()
        self.check_knowledge(before, ledger)
        self.check_hearings(ledger)
        self.check_once(ledger)
        for who in (3, 4):
            if all(s.seat_of(hub.people[who].id) is None for _, _, s in self.sittings(ledger)):
                told = [data for tab in self.all_tabs if tab.who == who for data in tab.told]
                hub.numbers["public cards"] += check_hidden(ledger, hub.people[who].id, told)
        people = [person.id for person in hub.people]
        for _, signed, _ in self.sittings(ledger):
            hub.numbers[
                f"entry {type(signed.entry).__name__}{' auto' * getattr(signed.entry, 'auto', False)}"
            ] += 1
        hub.numbers["slept"] += len(self.awake) > 1
        hub.numbers += check_swaps(ledger, people, self.dice)
        assert hub.server.ask("GET", "/healthz").json == {"status": "ok"}
        assert not hub.complaints.heard, hub.complaints.heard

    def sittings(self, ledger: Ledger) -> Iterator[tuple[int, Any, Any]]:
        for seq, (_, signed, step) in enumerate(ledger.tale, 2):
            yield seq, signed, step.sitting

    def ledger(self) -> Ledger:
        """The log in the database; folded it is what the server has in mind, and its matches verify."""
        house = self.hub.server.house

        async def ask() -> tuple[Any, Any]:
            awake = house.hall.awake.get(self.table)
            sitting = None if awake is None else awake.sitting
            return sitting, await house.store.log(self.table)

        sitting, lines = self.hub.server.do(ask)
        if sitting is not None:
            assert replayed(self.table, lines[: sitting.seq])[0] == sitting
        for one in played(self.table, lines):
            if not one.on:
                (match,) = read(one.record().encode().splitlines(keepends=True))
                assert match.holds, match.faults
                self.hub.numbers["matches"] += 1
        return Ledger(self.table, lines)

    def check_knowledge(self, before: list[tuple[bool, dict[str, Any]]], ledger: Ledger) -> None:
        """What updates came to is what somebody is told who comes anew."""
        for n, (follows, had) in enumerate(before):
            now = self.knows[n]
            if not follows or self.tabs[n].closed or not now.follows:
                continue
            if ledger.silent(had["seq"], now.seq + 1, self.hub.people[WHO[n]].id):
                assert now.everything() | {"seq": had["seq"]} == had, n
                self.hub.numbers["knowledge"] += 1

    def check_hearings(self, ledger: Ledger) -> None:
        for tab in self.all_tabs:
            hearing = Hearing(ledger, self.hub.people[tab.who].id, self.secret)
            hearing.joins, hearing.quits = self.joins[tab], self.quits[tab]
            for data in tab.told:
                hearing.take(data)
            self.hub.numbers["messages"] += hearing.compared

    def check_once(self, ledger: Ledger) -> None:
        """S8: each id that was accepted stands at one entry, others at none; and the same id has the same answer."""
        for (who, name), one in self.sent.items():
            entries = ledger.by_id.get((self.hub.people[who].id, name), [])
            assert len(entries) <= 1, one.data
            if isinstance(one.command, wire.Join) or one.command.table != self.table:
                continue
            answers = [fields(data) for tab in self.all_tabs if tab.who == who for data in tab.answers[name]]
            self.hub.numbers["answers"] += len(answers)
            lasting = [a for a in answers if a.get("code") not in PASSING and a["type"] != "hinted"]
            kinds = {a["type"] for a in lasting}
            slept = len(self.awake) > 1
            if entries:
                if slept:
                    lasting = [a for a in lasting if a["type"] != "refused"]
                    kinds -= {"refused"}
                assert kinds <= {"happened", "welcome", "done"}, lasting
                assert all(a["seq"] == entries[0] for a in lasting), (one.data, lasting)
            else:
                assert kinds <= {"refused", "done"}, lasting
                assert slept or len({json.dumps(a) for a in lasting}) <= 1, (one.data, lasting)
            for answer in answers:
                if answer["type"] == "refused":
                    person = self.hub.people[who]
                    self.hub.numbers["refusals checked"] += check_refusal(ledger, person, one.command, answer)
                    self.hub.numbers["stale"] += check_missed(ledger, person.id, one.command, answer)


def data_id(data: bytes) -> str:
    name: str = json.loads(data)["id"]
    return name


@pytest.fixture
def hub(tmp_path: Path) -> Iterator[Hub]:
    complaints = Complaints()
    logging.getLogger().addHandler(complaints)
    limits = Limits(**{**to_plain(ROOMY), "messages": 1_000_000, "burst": 1_000_000})
    try:
        with serving(tmp_path, limits=limits) as server:
            yield Hub(server, complaints)
    finally:
        logging.getLogger().removeHandler(complaints)


def run(hub: Hub, examples: int, steps: int, *, always_the_same: bool = False) -> Counter[str]:
    """So many tables with so many steps each; gives what was counted."""

    class Here(Machine):
        pass

    Here.hub = hub
    run_state_machine_as_test(
        Here,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            suppress_health_check=list(HealthCheck),
            database=None,
            derandomize=always_the_same,
            phases=(Phase.generate,),
            print_blob=False,
        ),
    )
    return hub.numbers


def check_spread(numbers: Counter[str], may_miss: int = 0) -> None:
    """That everything was reached which was to be tried, but for so many kinds, as chance has its part in a short run."""
    assert numbers["messages"] > 10_000, numbers
    assert numbers["told"] > 4_000, numbers
    reached = (
        "TookBack",
        "Claimed",
        "SatIn",
        "Returned",
        "Lapsed",
        "Ended",
        "Swapped",
        "Moved auto",
        "BotSat",
    )
    counted = ("matches", "knowledge", "refusals checked", "stale", "tampered", "slept", "public cards")
    missed = [name for name in (*counted, *(f"entry {kind}" for kind in reached)) if not numbers[name]]
    assert len(missed) <= may_miss, missed


def test_a_table_under_everything_at_once(hub: Hub) -> None:
    check_spread(run(hub, 50, 40, always_the_same=True), may_miss=4)


@pytest.mark.long
def test_twenty_times_as_much(hub: Hub) -> None:
    check_spread(run(hub, 800, 50))
