"""Match records: the golden ones, every fault there is, and that nothing a file may hold brings the reader down."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from satasat.cli.verify import LONGEST_MESSAGE, fault_line
from satasat.dice import SeededDice
from satasat.errors import BadRecord
from satasat.game import play, uniform
from satasat.games import GAMES, game
from satasat.records import (
    LONGEST_LINE,
    Entry,
    Header,
    Match,
    Player,
    lines_of,
    match_lines,
    matching_preset,
    read,
)
from tests.chained import chained_lines

GOLDEN: Final = Path(__file__).parent / "golden" / "records"
KNOWN: Final = {g.id for g in GAMES}
GAME: Final = game("three-two-five")


def read_file(path: Path) -> list[Match]:
    with path.open("rb") as file:
        return list(read(lines_of(file)))


def found(lines: list[bytes]) -> list[tuple[int, str]]:
    """Line and code of every fault."""
    return [(fault.line, fault.error.code) for match in read(lines) for fault in match.faults]


def random_match(seed: str, **rules: Any) -> list[bytes]:
    """A whole match of random moves, as lines with their ends."""
    dice = SeededDice(seed)
    its = GAME.read_rules({**plain_rules("satasat"), **rules})
    entries, state = [], None
    choose = [lambda view: uniform(GAME, view.legal, dice)] * 3
    for by, move, after in play(GAME, its, choose, dice):
        entries.append(Entry(by, move))
        state = after
    players = (Player("Asha"), Player("Bina", "easy"), Player("Chandra"))
    header = Header(GAME, its, players, matching_preset(GAME, its), GAME.behaviour)
    return ended(match_lines(header, entries, GAME.result(state)))


def plain_rules(preset: str) -> dict[str, Any]:
    return dict(json.loads(next(match_lines(Header(GAME, GAME.presets[preset], ()), (), None)))["rules"])


def ended(lines: Iterator[str]) -> list[bytes]:
    return [f"{line}\n".encode() for line in lines]


def changed(line: bytes, **values: Any) -> bytes:
    return json.dumps({**json.loads(line), **values}).encode() + b"\n"


def without(line: bytes, key: str) -> bytes:
    return json.dumps({k: v for k, v in json.loads(line).items() if k != key}).encode() + b"\n"


SMALL: Final = random_match("small", deals=1)
"""A finished match of one deal: header, seat_dealer, shuffle, trump, thirty cards, result."""
TWO: Final = random_match("two", deals=2, trick_instead="on", fan="by_hand", cut="five_seat")
END: Final = len(SMALL)
CHAINED: Final = chained_lines("records", deals=2)
"""A match whose shuffles can be checked; its first is line 3."""
PROOF: Final = json.loads(CHAINED[2])["proof"]
SECOND: Final = next(n for n, line in enumerate(CHAINED, 1) if n > 3 and b'"shuffle"' in line)
OTHER: Final = (json.loads(CHAINED[1])["move"]["seat"] + 1) % 3


def proven(**values: Any) -> bytes:
    """The first shuffle with other values in its proof."""
    return changed(CHAINED[2], proof={**PROOF, **values})


# ------------------------------------------------------------------------------------------------------ golden files


def headers(path: Path) -> list[tuple[int, dict[str, Any]]]:
    """Line and content of every header; read without our reader."""
    parsed = [(n, json.loads(line)) for n, line in enumerate(path.read_bytes().splitlines(), 1)]
    return [(n, line) for n, line in parsed if "format" in line]


@pytest.mark.parametrize("name", ["three-two-five", "thirty-five", "trentacinque"])
def test_every_golden_match_holds_as_soon_as_its_game_is_known(name: str) -> None:
    path = GOLDEN / f"{name}.jsonl"
    matches = read_file(path)
    firsts = [line for line, _ in headers(path)]
    assert firsts
    assert [match.first for match in matches] == firsts
    if name in KNOWN:
        assert [match.faults for match in matches] == [()] * len(firsts)
    else:
        codes = [(fault.line, fault.error.code) for match in matches for fault in match.faults]
        assert codes == [(line, "unknown_game") for line in firsts]


def test_golden_matches_are_finished_but_for_those_without_a_result_line() -> None:
    path = GOLDEN / "three-two-five.jsonl"
    results = path.read_bytes().count(b'{"result"')
    finished = [match.finished for match in read_file(path)]
    assert 0 < results < len(finished)
    assert finished.count(True) == results


def test_every_planted_fault_is_found_at_its_line() -> None:
    path = GOLDEN / "faulty.jsonl"
    due = [int(line) for line in (GOLDEN / "faulty.lines").read_text().split()]
    assert len(due) == len(headers(path))
    wanted = [
        (planted, None) if header["game"] in KNOWN else (first, "unknown_game")
        for (first, header), planted in zip(headers(path), due, strict=True)
    ]
    assert any(code is None for _, code in wanted)
    faults = [match.faults[0] for match in read_file(path)]
    assert [fault.line for fault in faults] == [line for line, _ in wanted]
    assert all(
        fault.error.code == (code or fault.error.code)
        for fault, (_, code) in zip(faults, wanted, strict=True)
    )


@pytest.mark.parametrize(
    "path", [GOLDEN / "three-two-five.jsonl", Path(__file__).parents[1] / "docs/formats/example.jsonl"]
)
def test_what_was_read_and_written_reads_the_same(path: Path) -> None:
    before = read_file(path)
    lines: list[bytes] = []
    for match in before:
        assert match.header is not None
        lines += ended(match_lines(match.header, match.entries, GAME.result(match.state)))
    after = list(read(lines))
    assert [(m.header, m.entries, m.state, m.faults) for m in after] == [
        (m.header, m.entries, m.state, m.faults) for m in before
    ]
    assert [json.loads(line) for line in lines] == [
        json.loads(line) for line in path.read_bytes().splitlines()
    ]


# ------------------------------------------------------------------------------------------------------ what is read


def test_the_small_matches_of_these_tests_hold() -> None:
    assert found(SMALL) == found(TWO) == []
    assert any(b'"draw"' in line for line in TWO)
    assert any(b'"concede"' in line for line in TWO)
    (match,) = read(SMALL)
    assert (match.first, match.last, match.finished) == (1, END, True)


def test_an_unfinished_match_holds() -> None:
    (match,) = read(SMALL[:20])
    assert (match.holds, match.finished, len(match.entries)) == (True, False, 19)


def test_several_matches_are_told_apart() -> None:
    matches = list(read([*SMALL, *TWO[:10], *SMALL]))
    assert [(m.first, m.last, m.holds, m.finished) for m in matches] == [
        (1, END, True, True),
        (END + 1, END + 10, True, False),
        (END + 11, 2 * END + 10, True, True),
    ]


def test_reading_goes_on_at_the_header_after_a_fault() -> None:
    broken = [*SMALL[:5], b"nonsense\n", *SMALL[5:]]
    matches = list(read([*broken, *SMALL]))
    assert [m.holds for m in matches] == [False, True]
    assert found([*broken, *SMALL, *broken]) == [(6, "bad_json"), (2 * END + 7, "bad_json")]


def test_line_ends_of_windows_are_read() -> None:
    lines = [line[:-1] + b"\r\n" for line in SMALL]
    (match,) = read(lines)
    (same,) = read(SMALL)
    assert match == same


def test_a_last_line_without_its_end_is_read_where_it_is_whole() -> None:
    assert found([*SMALL[:-1], SMALL[-1][:-1]]) == []
    assert found([*SMALL[:10], SMALL[10][:-1]]) == []


def test_what_other_programs_wrote_into_a_header_survives() -> None:
    players = [{"name": "Asha", "elo": 1400}, {"name": "B", "bot": "easy", "x": [1]}, {"name": "C"}]
    lines = [changed(SMALL[0], players=players, venue={"city": "Pokhara", "table": [4, None]}), *SMALL[1:]]
    (match,) = read(lines)
    assert match.holds
    assert match.header is not None
    written = ended(match_lines(match.header, match.entries, GAME.result(match.state)))
    assert json.loads(written[0]) == json.loads(lines[0])


def test_everything_that_may_stand_beside_a_move_survives() -> None:
    lines = [*CHAINED]
    lines[3] = changed(CHAINED[3], ms=1234, auto=True)
    (match,) = read(lines)
    assert match.holds
    assert match.header is not None
    written = ended(match_lines(match.header, match.entries, GAME.result(match.state)))
    assert [*map(json.loads, written)] == [*map(json.loads, lines)]


# ------------------------------------------------------------------------------------------------------ every fault

RESULT: Final = json.loads(SMALL[-1])["result"]
BEHIND: Final = json.dumps({"by": "nature", "move": {"type": "shuffle", "order": []}}).encode() + b"\n"

# code, the line of the fault, the file
EXAMPLES: Final[list[tuple[str, int, list[bytes]]]] = [
    ("bad_json", 4, [*SMALL[:3], b'{"by": 0, \n', *SMALL[3:]]),
    ("bad_json", 4, [*SMALL[:3], b'{"by": 0, "move": NaN}\n', *SMALL[3:]]),
    ("bad_json", 4, [*SMALL[:3], b'{"by": 0, "move": -Infinity}\n', *SMALL[3:]]),
    ("bad_json", 4, [*SMALL[:3], b"[" * 200_000 + b"\n", *SMALL[3:]]),
    ("bad_json", 4, [*SMALL[:3], b'{"by": ' + b"9" * 10_000 + b"}\n", *SMALL[3:]]),
    ("bad_json", 4, [*SMALL[:3], b"{} {}\n", *SMALL[3:]]),
    ("bad_utf8", 1, [SMALL[0].replace(b"Asha", b"\xff"), *SMALL[1:]]),
    ("bad_utf8", 1, [SMALL[0].replace(b"Asha", rb"\ud800"), *SMALL[1:]]),
    ("bad_utf8", 1, [SMALL[0].replace(b"Asha", b"\xed\xa0\x80"), *SMALL[1:]]),
    ("bad_line", 2, [SMALL[0], b"[1, 2]\n", *SMALL[1:]]),
    ("bad_line", 2, [SMALL[0], b'"format"\n', *SMALL[1:]]),
    ("bad_line", 2, [SMALL[0], b"{}\n", *SMALL[1:]]),
    ("bad_line", 2, [SMALL[0], without(SMALL[1], "by"), *SMALL[2:]]),
    ("bad_line", 2, [SMALL[0], without(SMALL[1], "move"), *SMALL[2:]]),
    ("bad_line", 2, [SMALL[0], changed(SMALL[1], note="x"), *SMALL[2:]]),
    ("bad_line", 2, [SMALL[0], changed(SMALL[1], by=-1), *SMALL[2:]]),
    ("bad_line", 2, [SMALL[0], changed(SMALL[1], by=True), *SMALL[2:]]),
    ("bad_line", 2, [SMALL[0], changed(SMALL[1], by="Nature"), *SMALL[2:]]),
    ("bad_line", 2, [SMALL[0], changed(SMALL[1], by=None), *SMALL[2:]]),
    ("bad_line", 2, [SMALL[0], changed(SMALL[1], ms=-1), *SMALL[2:]]),
    ("bad_line", 2, [SMALL[0], changed(SMALL[1], ms=1.5), *SMALL[2:]]),
    ("bad_line", 2, [SMALL[0], changed(SMALL[1], ms=None), *SMALL[2:]]),
    ("bad_line", 2, [SMALL[0], changed(SMALL[1], auto=False), *SMALL[2:]]),
    ("bad_line", 2, [SMALL[0], changed(SMALL[1], auto=1), *SMALL[2:]]),
    ("bad_line", 2, [SMALL[0], changed(SMALL[1], proof={"commit": "", "seed": "", "players": []}), *SMALL[2:]]),
    ("bad_line", 3, [*SMALL[:2], changed(SMALL[2], proof={"commit": "", "seed": ""}), *SMALL[3:]]),
    ("bad_line", 3, [*SMALL[:2], changed(SMALL[2], proof=None), *SMALL[3:]]),
    ("bad_line", 3, [*CHAINED[:2], proven(seed="00"), *CHAINED[3:]]),
    ("bad_line", 3, [*CHAINED[:2], proven(commit=PROOF["commit"].upper()), *CHAINED[3:]]),
    ("bad_line", 3, [*CHAINED[:2], proven(seed=PROOF["seed"] + "\n"), *CHAINED[3:]]),
    ("bad_line", 3, [*CHAINED[:2], proven(players=["", "", "\n"]), *CHAINED[3:]]),
    ("bad_line", 3, [*CHAINED[:2], proven(players=["", ""]), *CHAINED[3:]]),
    ("bad_line", 3, [*CHAINED[:2], proven(note=""), *CHAINED[3:]]),
    ("bad_header", 1, [changed(SMALL[0], format="csv"), *SMALL[1:]]),
    ("bad_header", 1, [without(SMALL[0], "game"), *SMALL[1:]]),
    ("bad_header", 1, [without(SMALL[0], "rules"), *SMALL[1:]]),
    ("bad_header", 1, [changed(SMALL[0], players={}), *SMALL[1:]]),
    ("bad_header", 1, [changed(SMALL[0], players=[{}, {}, {}]), *SMALL[1:]]),
    ("bad_header", 1, [changed(SMALL[0], players=[{"name": "a", "bot": None}] * 3), *SMALL[1:]]),
    ("bad_header", 1, [changed(SMALL[0], behaviour=0), *SMALL[1:]]),
    ("bad_header", 1, [changed(SMALL[0], behaviour=None), *SMALL[1:]]),
    ("bad_header", 1, [changed(SMALL[0], started="yesterday"), *SMALL[1:]]),
    ("bad_header", 1, [changed(SMALL[0], started="2026-11-29T18:50:52+01:00"), *SMALL[1:]]),
    ("bad_header", 1, [changed(CHAINED[0], table=7), *CHAINED[1:]]),
    ("bad_move", 2, [SMALL[0], changed(SMALL[1], move={"type": "seat_dealer"}), *SMALL[2:]]),
    ("bad_move", 2, [SMALL[0], changed(SMALL[1], move={"type": "seat_dealer", "seat": 0, "x": 0}), *SMALL[2:]]),
    ("bad_move", 2, [SMALL[0], changed(SMALL[1], move={"type": "seat_dealer", "seat": "0"}), *SMALL[2:]]),
    ("bad_move", 2, [SMALL[0], changed(SMALL[1], move={"type": "seat_dealer", "seat": 0.0}), *SMALL[2:]]),
    ("bad_move", 2, [SMALL[0], changed(SMALL[1], move={"type": "seat_dealer", "seat": True}), *SMALL[2:]]),
    ("bad_move", 2, [SMALL[0], changed(SMALL[1], move={"type": ["seat_dealer"]}), *SMALL[2:]]),
    ("bad_move", 2, [SMALL[0], changed(SMALL[1], move={"type": "bid", "chips": 1}), *SMALL[2:]]),
    ("bad_move", 2, [SMALL[0], changed(SMALL[1], move=None), *SMALL[2:]]),
    ("bad_move", 5, [*SMALL[:4], changed(SMALL[4], move={"type": "play", "card": "10H"}), *SMALL[5:]]),
    ("bad_move", 5, [*SMALL[:4], changed(SMALL[4], move={"type": "play", "card": "ah"}), *SMALL[5:]]),
    ("bad_move", 5, [*SMALL[:4], changed(SMALL[4], move={"type": "play", "card": 7}), *SMALL[5:]]),
    ("bad_result", END, [*SMALL[:-1], changed(SMALL[-1], by=0)]),
    ("blank_line", 3, [*SMALL[:2], b"\n", *SMALL[2:]]),
    ("blank_line", 3, [*SMALL[:2], b"  \r\n", *SMALL[2:]]),
    ("blank_line", END + 1, [*SMALL, b"\n"]),
    ("byte_order_mark", 1, [b"\xef\xbb\xbf" + SMALL[0], *SMALL[1:]]),
    ("byte_order_mark", 3, [*SMALL[:2], b"\xef\xbb\xbf" + SMALL[2], *SMALL[3:]]),
    ("cut_off", END, [*SMALL[:-1], SMALL[-1][:-20]]),
    ("cut_off", 10, [*SMALL[:9], SMALL[9][:4]]),
    ("duplicate_key", 4, [*SMALL[:3], b'{"by": 0, "by": 1}\n', *SMALL[3:]]),
    ("duplicate_key", 4, [*SMALL[:3], b'{"by": 0, "move": {"type": "x", "type": "x"}}\n', *SMALL[3:]]),
    ("line_too_long", 4, [*SMALL[:3], b" " * (LONGEST_LINE + 1) + b"\n", *SMALL[3:]]),
    ("no_header", 1, SMALL[1:]),
    ("no_match", 1, []),
    ("no_result", END, SMALL[:-1]),
    ("no_result", END, [*SMALL[:-1], *SMALL]),
    ("no_table", 3, [without(CHAINED[0], "table"), *CHAINED[1:]]),
    ("not_over", 10, [*SMALL[:9], SMALL[-1]]),
    ("not_over", 2, [SMALL[0], SMALL[-1]]),
    ("preset_differs", 1, [changed(SMALL[0], preset="satasat"), *SMALL[1:]]),
    ("proof_missing", SECOND, [*CHAINED[: SECOND - 1], without(CHAINED[SECOND - 1], "proof"), *CHAINED[SECOND:]]),
    ("proof_stray", SECOND, [*CHAINED[:2], without(CHAINED[2], "proof"), *CHAINED[3:]]),
    ("seats_differ", 1, [changed(SMALL[0], players=[{"name": "a"}] * 4), *SMALL[1:]]),
    ("stray_line", END + 1, [*SMALL, BEHIND]),
    ("stray_line", END + 1, [*SMALL, SMALL[-1]]),
    ("wrong_chain", 3, [*CHAINED[:2], proven(players=["", "", ""]), *CHAINED[3:]]),
    ("wrong_chain", 3, [CHAINED[0], changed(CHAINED[1], move={"type": "seat_dealer", "seat": OTHER}), *CHAINED[2:]]),
    ("wrong_commitment", 3, [*CHAINED[:2], proven(commit="0" * 64), *CHAINED[3:]]),
    ("wrong_commitment", 3, [changed(CHAINED[0], table="another/1"), *CHAINED[1:]]),
    ("wrong_result", END, [*SMALL[:-1], changed(SMALL[-1], result={**RESULT, "winners": [0, 1, 2]})]),
    ("wrong_result", END, [*SMALL[:-1], changed(SMALL[-1], result={**RESULT, "totals": [*map(float, RESULT["totals"])]})]),
    ("wrong_result", END, [*SMALL[:-1], changed(SMALL[-1], result={**RESULT, "x": 1})]),
    ("wrong_result", END, [*SMALL[:-1], changed(SMALL[-1], result=None)]),
    ("wrong_result", END, [*SMALL[:-1], changed(SMALL[-1], result={**RESULT, "deals": []})]),
    ("wrong_version", 1, [changed(SMALL[0], version=2), *SMALL[1:]]),
    ("wrong_version", 1, [changed(SMALL[0], version=True), *SMALL[1:]]),
    ("wrong_version", 1, [without(SMALL[0], "version"), *SMALL[1:]]),
    # what the rules and the options say
    ("unknown_game", 1, [changed(SMALL[0], game="whist"), *SMALL[1:]]),
    ("unknown_preset", 1, [changed(SMALL[0], preset="house"), *SMALL[1:]]),
    ("unknown_preset", 1, [changed(SMALL[0], preset=None), *SMALL[1:]]),
    ("missing_option", 1, [changed(SMALL[0], rules={}), *SMALL[1:]]),
    ("unknown_option", 1, [changed(SMALL[0], rules={**plain_rules("plain"), "jokers": 2}), *SMALL[1:]]),
    ("bad_value", 1, [changed(SMALL[0], rules={**plain_rules("plain"), "deals": 0}), *SMALL[1:]]),
    ("bad_value", 1, [changed(SMALL[0], rules={**plain_rules("plain"), "deals": 6.0}), *SMALL[1:]]),
    ("bad_value", 1, [changed(SMALL[0], rules={**plain_rules("plain"), "pulls": [{}]}), *SMALL[1:]]),
    ("out_of_turn", 2, [SMALL[0], changed(SMALL[1], by=0), *SMALL[2:]]),
    ("out_of_turn", 2, [SMALL[0], changed(SMALL[1], by=10**4000), *SMALL[2:]]),
    ("no_such_seat", 2, [SMALL[0], changed(SMALL[1], move={"type": "seat_dealer", "seat": 10**4000}), *SMALL[2:]]),
    ("not_now", 3, [*SMALL[:2], *SMALL[1:]]),
    ("wrong_cards", 3, [*SMALL[:2], BEHIND, *SMALL[3:]]),
    ("match_over", END, [*SMALL[:-2], SMALL[-2], SMALL[-2], SMALL[-1]]),
]  # fmt: skip


@pytest.mark.parametrize(
    ("code", "line", "lines"), EXAMPLES, ids=[f"{n}-{code}" for n, (code, *_) in enumerate(EXAMPLES)]
)
def test_a_fault_is_told_with_its_code_at_its_line(code: str, line: int, lines: list[bytes]) -> None:
    match, *_ = read(lines_of(Bytes(b"".join(lines))))  # type: ignore[arg-type]
    (fault,) = match.faults
    assert (fault.line, fault.error.code) == (line, code)
    said = fault_line("m.jsonl", fault)
    assert said.startswith(f"m.jsonl:{line}: {code}: ")
    assert said.isprintable()
    assert len(said) < LONGEST_MESSAGE + 60


class Bytes:
    """A file in memory."""

    def __init__(self, content: bytes) -> None:
        self.rest = content

    def readline(self, size: int) -> bytes:
        end = self.rest.find(b"\n") + 1 or len(self.rest)
        line, self.rest = self.rest[: min(end, size)], self.rest[min(end, size) :]
        return line


def test_the_examples_know_every_fault_of_a_record() -> None:
    assert BadRecord.codes <= {code for code, *_ in EXAMPLES}


def test_lines_that_belong_to_no_match_are_told_once() -> None:
    stray, match = read([b"what is this\n", b"and this\n", *SMALL])
    assert (stray.is_match, [(f.line, f.error.code) for f in stray.faults]) == (False, [(1, "bad_json")])
    assert (match.is_match, match.holds, match.first) == (True, True, 3)


def test_of_a_line_that_is_too_long_only_the_beginning_is_kept() -> None:
    long = b'{"by": "' + b"x" * LONGEST_LINE + b'"}\n'
    lines = list(lines_of(Bytes(b"".join([*SMALL[:3], long, *SMALL[3:]]))))  # type: ignore[arg-type]
    assert len(lines) == END + 1
    assert len(lines[3]) == LONGEST_LINE + 1
    assert found(lines) == [(4, "line_too_long")]


def test_a_message_obeys_no_terminal() -> None:
    lines = [SMALL[0], rb'{"\u001b[2J\u202e\n": 1, "\u001b[2J\u202e\n": 2}' + b"\n"]
    (match,) = read(lines)
    said = fault_line("m\n.jsonl", match.faults[0])
    assert said.isprintable()
    assert r"m\n.jsonl:2: duplicate_key: " in said
    assert r"\x1b[2J\u202e\n" in said


# ------------------------------------------------------------------------------------------------------ fuzz

VALUES: Final[list[Any]] = [
    None, True, False, -1, 0, 1, 2, 3, 30, 10**18, 10**400, 0.0, 1.5, 1e300, "", "x", "AS", "7D", "TH", "\u0000", "🂡",
    "three-two-five", "nature", "shuffle", [], {}, [[]], [0, 1, 2], ["AS"], ["AS"] * 30, {"type": "play"}, {"": ""},
]  # fmt: skip


def bytes_changed(lines: list[bytes], dice: random.Random) -> tuple[int, list[bytes]]:
    """One byte of a line changed, taken out or put in."""
    at = dice.randrange(len(lines))
    line = bytearray(lines[at])
    place = dice.randrange(len(line))
    match dice.randrange(3):
        case 0:
            line[place] = dice.randrange(256)
        case 1:
            del line[place]
        case _:
            line.insert(place, dice.choice(b'"{}[],:\\\n\r 0\x00\x80\xff'))
    return at, [*lines[:at], bytes(line), *lines[at + 1 :]]


def lines_changed(lines: list[bytes], dice: random.Random) -> tuple[int, list[bytes]]:
    """A line taken out or doubled, two swapped, or the file cut off in a line."""
    at = dice.randrange(len(lines))
    match dice.randrange(4):
        case 0:
            return at, [*lines[:at], *lines[at + 1 :]]
        case 1:
            return at, [*lines[: at + 1], *lines[at:]]
        case 2:
            other = dice.randrange(len(lines))
            first, second = min(at, other), max(at, other)
            swapped = [*lines]
            swapped[first], swapped[second] = lines[second], lines[first]
            return first, swapped
        case _:
            return at, [*lines[:at], lines[at][: dice.randrange(len(lines[at]))]]


def values_changed(lines: list[bytes], dice: random.Random) -> tuple[int, list[bytes]]:
    """A value somewhere in a line replaced by another, or a key by another."""
    at = dice.randrange(len(lines))
    value = json.loads(lines[at])
    places = list(containers(value))
    holder = dice.choice(places)
    key = dice.choice(list(holder) if isinstance(holder, dict) else range(len(holder)))
    if isinstance(holder, dict) and dice.randrange(6) == 0:
        holder[dice.choice(["", "by", "ms", "x", "format", "result"])] = holder.pop(key)
    else:
        holder[key] = dice.choice(VALUES)
    line = json.dumps(value, ensure_ascii=dice.random() < 0.5).encode() + b"\n"
    return at, [*lines[:at], line, *lines[at + 1 :]]


def containers(value: Any) -> Iterator[Any]:
    if isinstance(value, dict | list) and value:
        yield value
        for inner in value.values() if isinstance(value, dict) else value:
            yield from containers(inner)


Mutation = Callable[[list[bytes], random.Random], tuple[int, list[bytes]]]


@pytest.mark.parametrize(
    ("mutation", "caught"), [(bytes_changed, 0.85), (lines_changed, 0.95), (values_changed, 0.95)]
)
def test_no_mutation_brings_the_reader_down_or_is_found_before_its_line(
    mutation: Mutation, caught: float
) -> None:
    dice = random.Random(f"325 {mutation.__name__}")
    whole = [*TWO, *SMALL]
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
    assert faulty > caught * changes
