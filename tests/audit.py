"""What people were told at a table, held against its log: every byte is what `telling` makes of the entry that it is about,
nothing is missing, nothing came twice, and two cards that somebody could not see may change places in all of it."""

from __future__ import annotations

import json
import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from typing import Any, Final

from satasat import wire
from satasat.cards import cards_in
from satasat.dealing import Shuffle
from satasat.dice import SeededDice
from satasat.errors import SatasatError
from satasat.server import orders, telling
from satasat.server.log import Moved, Signed, read
from satasat.server.orders import Moment, Person
from satasat.server.sitting import Sitting, fold, opened
from satasat.server.store import Line
from satasat.wire import Company, Time
from tests.tabs import fields
from tests.test_secrecy import Tale, deals, folded, swapped

CARD = re.compile(rb'"([AKQJT98765432][SHDC])"')
CANNOT = re.compile(rb'"cannot":\[[^]]*\]')
"""What somebody may hold, which everybody can work out: single cards at the end of a deal."""
OPEN = frozenset({"done", "presence", "said", "beat", "closing", "hello", "hinted"})
"""Updates that are not about an entry."""


class Ledger:
    """The log of a table, as it is in the database, folded."""

    def __init__(self, table: str, lines: Sequence[Line]) -> None:
        assert [line.seq for line in lines] == list(range(1, len(lines) + 1))
        first = read(lines[0].body, None)
        self.first: Sitting = opened(table, first.entry)  # type: ignore[arg-type]
        self.signed = [first, *(read(line.body, self.first.game) for line in lines[1:])]
        self.tale: Tale = folded(self.first, self.signed[1:])
        self._told: dict[tuple[int, str], bytes | None] = {}
        self.by_id: dict[tuple[str, str], list[int]] = defaultdict(list)
        for seq, one in enumerate(self.signed, 1):
            if one.who is not None and one.id is not None:
                self.by_id[one.who, one.id].append(seq)

    @property
    def last(self) -> Sitting:
        return self.tale[-1][2].sitting

    def at(self, seq: int) -> Sitting:
        """The table when that entry was its newest."""
        return self.first if seq == 1 else self.tale[seq - 2][2].sitting

    def moves_seat(self, seq: int, person: str) -> bool:
        """Whether that entry gave somebody another seat, so that he is told everything."""
        return seq > 1 and self.at(seq - 1).seat_of(person) != self.at(seq).seat_of(person)

    def told(self, seq: int, person: str, time: Any = None) -> bytes | None:
        """What somebody is sent about an entry."""
        if time is None and (seq, person) in self._told:
            return self._told[seq, person]
        before, signed, step = self.tale[seq - 2]
        who = telling.audience(step.sitting, person)
        update = telling.happened(before, step, signed, who, person, _time(time))
        data = None if update is None else wire.written(update)
        if time is None:
            self._told[seq, person] = data
        return data

    def silent(self, after: int, until: int, person: str) -> bool:
        """Whether he is told nothing of the entries after the one and before the other."""
        return not any(
            self.moves_seat(seq, person) or self.told(seq, person) is not None
            for seq in range(after + 1, until)
        )

    def welcome(self, data: bytes, person: str, secret: str) -> bytes:
        """What somebody is sent who comes at the number that the update says; who is there then is taken from it."""
        got = fields(data)
        sitting = self.at(got["seq"])
        company = Company(**{key: tuple(value) for key, value in got["company"].items()})
        who = telling.audience(sitting, person)
        return wire.written(
            telling.welcome(sitting, who, company, _time(got.get("time")), secret, got.get("id"))
        )


def _time(told: Any) -> Time | None:
    return None if told is None else Time(**told)


class Hearing:
    """One socket's updates, in their order."""

    def __init__(self, ledger: Ledger, person: str, secret: str) -> None:
        self.ledger, self.person, self.secret = ledger, person, secret
        self.known: int | None = None
        """The number up to which everything was told; None while it does not follow the table."""
        self.waiting: list[tuple[int, bytes]] = []
        """What came before it is said what it follows on."""
        self.quits: set[str] = set()
        self.joins: dict[str, int | None] = {}
        self.compared = 0

    def take(self, data: bytes) -> None:
        got = fields(data)
        match got["type"]:
            case "happened":
                self._happened(got["seq"], data, got.get("time"), again="id" in got)
            case "welcome":
                self._welcomed(got, data)
            case "done":
                self._done(got)
            case "refused":
                self._refused(got)
            case kind:
                assert kind in OPEN, data
                assert not CARD.search(data) or kind in ("hinted", "said"), data

    def _happened(self, seq: int, data: bytes, time: Any, *, again: bool) -> None:
        assert data == self.ledger.told(seq, self.person, time), data
        self.compared += 1
        if self.known is None:
            self.waiting.append((seq, data))
        elif seq > self.known:
            assert not self.ledger.moves_seat(seq, self.person), data
            assert self.ledger.silent(self.known, seq, self.person), (self.known, data)
            self.known = seq
        else:
            self.waiting.append((seq, data))
            assert again or self.joins, data

    def _welcomed(self, got: dict[str, Any], data: bytes) -> None:
        assert data == self.ledger.welcome(data, self.person, self.secret), data
        self.compared += 1
        seq = got["seq"]
        if self.known is not None:
            assert seq >= self.known
            assert self.ledger.silent(self.known, seq, self.person), (self.known, data)
        self.known, self.waiting = seq, []

    def _done(self, got: dict[str, Any]) -> None:
        name, seq = got["id"], got["seq"]
        if name in self.quits:
            self.known = None
        elif name in self.joins:
            since = self.joins[name]
            assert since is not None, got
            due = [s for s in range(since + 1, seq + 1) if self.ledger.told(s, self.person) is not None]
            assert [s for s, _ in self.waiting[len(self.waiting) - len(due) :]] == due or self.known == seq, (
                got
            )
            self.known, self.waiting = seq, []

    def _refused(self, got: dict[str, Any]) -> None:
        if got["code"] == "no_spectators" and "id" not in got:
            self.known = None
        missed = got.get("missed", ())
        for one in missed:
            told = self.ledger.told(one["seq"], self.person)
            assert told is not None
            assert one == json.loads(told)
            self.compared += 1
        numbers = [one["seq"] for one in missed]
        assert numbers == sorted(set(numbers))


def _is_shuffle(signed: Signed) -> bool:
    return isinstance(signed.entry, Moved) and isinstance(signed.entry.move, Shuffle)


def check_hidden(ledger: Ledger, person: str, told: Iterable[bytes]) -> int:
    """S2, directly: who never had a seat was sent no card that was not shown to everybody by then. How many he was sent."""
    shown: list[set[str]] = [set()]
    for _, signed, step in ledger.tale:
        now = set() if _is_shuffle(signed) else set(shown[-1])
        if step.told:
            now |= {str(card) for card in cards_in(step.told[-1])}
        shown.append(now)
    cards = 0
    for data in told:
        got = fields(data)
        if got["type"] in ("happened", "welcome") and got["seq"] > 1:
            before = shown[got["seq"] - 2] if got["seq"] > 2 else set()
            named = {card.decode() for card in CARD.findall(CANNOT.sub(b"", data))}
            assert named <= shown[got["seq"] - 1] | before, data
            cards += len(named)
        assert b'"hand":[' not in data, data
    return cards


def check_swaps(ledger: Ledger, people: Sequence[str], dice: SeededDice) -> Counter[str]:
    """S2: each deal up to some move again with two cards exchanged of which somebody was shown neither.

    All that he was or could have been told of it stays the same, refusals of his moves included.
    """
    outcomes: Counter[str] = Counter()
    shuffled = any(_is_shuffle(one) for _, one, _ in ledger.tale)
    for whole in deals(ledger.tale) if shuffled else ():
        for person in people:
            deal = whole[: 1 + dice.below(len(whole))]
            audiences = {telling.audience(step.sitting, person) for _, _, step in deal}
            who = next(iter(audiences))
            if len(audiences) > 1:
                continue
            other = next(filter(None, (swapped(deal, who, dice) for _ in range(4))), None)
            if other is None:
                outcomes["no_swap"] += 1
                continue
            for (x, sx, tx), (y, sy, ty) in zip(deal, other, strict=True):
                a = telling.happened(x, tx, sx, who, person, None)
                b = telling.happened(y, ty, sy, who, person, None)
                assert (a and wire.written(a)) == (b and wire.written(b)), (person, sx)
                outcomes["told"] += 1
            ends = (deal[-1][2].sitting, other[-1][2].sitting)
            one, two = (_everything(sitting, person) for sitting in ends)
            assert one == two, person
            outcomes["welcomes"] += 1
            outcomes["refusals"] += _same_refusals(ends, person)
    return outcomes


def _everything(sitting: Sitting, person: str) -> bytes:
    nobody_away = Company((False,) * len(sitting.chairs), (False,) * len(sitting.chairs))
    return wire.written(telling.welcome(sitting, telling.audience(sitting, person), nobody_away, None, None))


TRIED: Final[tuple[dict[str, Any], ...]] = (
    *({"type": "play", "card": rank + suit} for rank in "AKT7" for suit in "SHDC"),
    *({"type": "give", "card": rank + "S"} for rank in "AK8"),
    {"type": "draw", "position": 0}, {"type": "offer"}, {"type": "concede"}, {"type": "name", "suit": "S"}, {"type": "cut", "at": 7},
)  # fmt: skip


def _same_refusals(worlds: tuple[Sitting, Sitting], person: str) -> int:
    """S2, S5: what a person may not do, and why, says nothing of the cards either."""
    count = 0
    for move in TRIED:
        command = wire.Act(id="x", table=worlds[0].table, seq=worlds[0].seq, move=move)
        one, two = (refusal(sitting, Person(person, ""), command) for sitting in worlds)
        assert one == two, (person, move, one, two)
        count += one is not None
    return count


def refusal(sitting: Sitting, person: Person, command: wire.Command) -> tuple[str, Any] | None:
    """Why a command is refused at a table that is so; None where it is not."""
    try:
        for entry in orders.entries(sitting, person, command, Moment(0, 0)):
            sitting = fold(sitting, Signed(entry)).sitting
    except SatasatError as refused:
        return refused.code, json.loads(wire.written(wire.Refused("", wire.plain_params(refused))))["params"]
    return None


def check_refusal(ledger: Ledger, person: Person, command: wire.Command, got: dict[str, Any]) -> bool:
    """A refusal is that of the table as it was at the number it says; whether it could be found out."""
    beyond = wire.Join | wire.Quit | wire.Say | wire.Hint | wire.Claim
    passing = ("limit", "busy", "not_joined", "closing")
    if isinstance(command, beyond) or got["code"] in passing or "seq" not in got:
        return False
    assert refusal(ledger.at(got["seq"]), person, command) == (got["code"], got["params"]), (command, got)
    return True


def check_missed(ledger: Ledger, person: str, command: wire.Command, got: dict[str, Any]) -> bool:
    """S9: a late command is told everything that its sender did not know, unless he is told all of the table anew."""
    if got["code"] != "stale" or not isinstance(command, wire.Act | wire.Claim | wire.TakeBack | wire.Hint):
        return False
    numbers = [one["seq"] for one in got.get("missed", ())]
    due = [s for s in range(max(1, command.seq) + 1, got["seq"] + 1) if ledger.told(s, person) is not None]
    assert numbers in ([], due), (command, numbers, due)
    return bool(numbers)
