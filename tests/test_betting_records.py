"""Records of the betting games: written as read, every fault of theirs, and that nothing a file may hold brings the reader down."""

from __future__ import annotations

import json
import random
from typing import Any, Final

import pytest

from satasat.cards import to_plain
from satasat.cli.verify import fault_line
from satasat.dice import SeededDice
from satasat.game import AnyGame, play, uniform
from satasat.records import Entry, Header, Player, lines_of, match_lines, matching_preset, read
from tests.betting import BOTH, THIRTY_FIVE, TRENTACINQUE
from tests.chained import chained_entries
from tests.test_records import (
    GOLDEN,
    Bytes,
    Mutation,
    bytes_changed,
    changed,
    ended,
    found,
    lines_changed,
    values_changed,
)

every_game = pytest.mark.parametrize("its", BOTH, ids=lambda g: g.id)


def random_lines(its: AnyGame, seed: str, **options: Any) -> list[bytes]:
    """A whole match of random moves, as lines with their ends."""
    dice = SeededDice(seed)
    rules = its.read_rules({**to_plain(its.presets[its.default_preset]), **options})
    seats = its.seats(rules)
    entries, state = [], None
    for by, move, after in play(its, rules, [lambda view: uniform(its, view.legal, dice)] * seats, dice):
        entries.append(Entry(by, move))
        state = after
    header = Header(its, rules, (Player("Asha"),) * seats, matching_preset(its, rules), its.behaviour)
    return ended(match_lines(header, entries, its.result(state)))


SMALL: Final = random_lines(THIRTY_FIVE, "small", deals=2)
FOUR: Final = random_lines(TRENTACINQUE, "four", deals=2)


@every_game
def test_what_was_read_and_written_reads_the_same(its: AnyGame) -> None:
    path = GOLDEN / f"{its.id}.jsonl"
    with path.open("rb") as file:
        matches = list(read(lines_of(file)))
    lines: list[bytes] = []
    for match in matches:
        assert match.holds
        assert match.header is not None
        lines += ended(match_lines(match.header, match.entries, its.result(match.state)))
    assert [*map(json.loads, lines)] == [*map(json.loads, path.read_bytes().splitlines())]


@every_game
def test_matches_with_checkable_shuffles_hold_and_a_tampered_one_does_not(its: AnyGame) -> None:
    rules = its.presets[its.default_preset]
    table, seats = "k3v9qd/1", its.seats(its.presets[its.default_preset])
    entries, state = chained_entries(rules, table, "betting", its)
    header = Header(its, rules, (Player("a"),) * seats, table=table)
    lines = ended(match_lines(header, entries, its.result(state)))
    assert found(lines) == []
    order = json.loads(lines[2])["move"]["order"]
    swapped = {"type": "shuffle", "order": [order[1], order[0], *order[2:]]}
    assert found([*lines[:2], changed(lines[2], move=swapped), *lines[3:]])[0] == (3, "wrong_chain")


def bid_at(lines: list[bytes]) -> int:
    """The first line, from 0, at which a seat bids or leaves the bidding."""
    return next(n for n, line in enumerate(lines) if json.loads(line).get("by") in range(5))


def with_move(lines: list[bytes], at: int, **move: Any) -> list[bytes]:
    return [*lines[:at], changed(lines[at], move=move), *lines[at + 1 :]]


T: Final = bid_at(SMALL)
Q: Final = bid_at(FOUR)
RULES: Final = json.loads(SMALL[0])["rules"]

EXAMPLES: Final[list[tuple[str, int, list[bytes]]]] = [
    ("bid_too_low", T + 1, with_move(SMALL, T, type="bid", chips=0)),
    ("bid_above_pool", T + 1, with_move(SMALL, T, type="bid", chips=4)),
    ("bid_above_stack", T + 1, with_move(SMALL, T, type="bid", chips=10**30)),
    ("bid_above_most", Q + 1, with_move(FOUR, Q, type="bid", chips=6)),
    ("bad_move", T + 1, with_move(SMALL, T, type="bid", chips=1.0)),
    ("bad_move", T + 1, with_move(SMALL, T, type="bid", chips=True)),
    ("bad_move", T + 1, with_move(SMALL, T, type="bid", chips="1")),
    ("bad_move", T + 1, with_move(SMALL, T, type="throw_in", chips=1)),
    ("bad_move", T + 1, with_move(SMALL, T, type="pass")),
    ("bad_move", Q + 1, with_move(FOUR, Q, type="throw_in")),
    ("not_now", 3, with_move(SMALL, 2, type="throw_in")),
    ("wrong_cards", 3, with_move(FOUR, 2, type="shuffle", order=["AS"] * 40)),
    ("no_such_seat", 2, with_move(SMALL, 1, type="seat_dealer", seat=3)),
    ("option_range", 1, [changed(SMALL[0], rules={**RULES, "pool_limit": 0}), *SMALL[1:]]),
    ("option_range", 1, [changed(SMALL[0], rules={**RULES, "chips": 1_000_001}), *SMALL[1:]]),
    ("option_range", 1, [changed(SMALL[0], rules={**RULES, "chips": None}), *SMALL[1:]]),
    ("bad_value", 1, [changed(SMALL[0], rules={**RULES, "ante": None}), *SMALL[1:]]),
    ("bad_value", 1, [changed(SMALL[0], rules={**RULES, "players": 6}), *SMALL[1:]]),
    ("bad_value", 1, [changed(SMALL[0], rules={**RULES, "players": True}), *SMALL[1:]]),
    ("ante_above_chips", 1, [changed(SMALL[0], rules={**RULES, "ante": 101}), *SMALL[1:]]),
    ("seats_differ", 1, [changed(SMALL[0], rules={**RULES, "players": 4}), *SMALL[1:]]),
    ("wrong_result", len(SMALL), [*SMALL[:-1], SMALL[-1].replace(b'"pool"', b'"pot"')]),
]


@pytest.mark.parametrize(("code", "line", "lines"), EXAMPLES)
def test_each_fault_is_told_at_its_line(code: str, line: int, lines: list[bytes]) -> None:
    assert found(SMALL) == found(FOUR) == []
    faults = [fault for match in read(lines) for fault in match.faults]
    assert (faults[0].line, faults[0].error.code) == (line, code)
    assert fault_line("f", faults[0]).startswith(f"f:{line}: {code}: ")


@pytest.mark.parametrize("mutation", [bytes_changed, lines_changed, values_changed])
def test_no_mutation_brings_the_reader_down_or_is_found_before_its_line(mutation: Mutation) -> None:
    dice = random.Random(f"betting {mutation.__name__}")
    whole = [*SMALL, *FOUR, *random_lines(THIRTY_FIVE, "five", players=5, pool_limit=9, deals=4)]
    faulty = changes = 0
    for _ in range(700):
        at, lines = mutation(whole, dice)
        content = b"".join(lines)
        if content == b"".join(whole):
            continue
        changes += 1
        faults = [f for m in read(lines_of(Bytes(content))) for f in m.faults]  # type: ignore[arg-type]
        for fault in faults:
            assert fault.line > at, (at, fault, lines[at])
            assert fault_line("f", fault).isprintable()
        faulty += bool(faults)
    assert changes > 600
    assert faulty > 0.6 * changes
