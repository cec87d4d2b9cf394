"""The checkable shuffle (S11 to S14): its vectors, a second implementation, statistics, and that no tampering goes unseen."""

from __future__ import annotations

import hashlib
import json
import math
import os
import re
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import product
from pathlib import Path
from statistics import NormalDist
from typing import Any, Final

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from satasat.cards import PACK_30, to_plain
from satasat.chain import ChainDice, Proof, commitment, natures_move, read_proof
from satasat.cli.journal import resume
from satasat.dice import SystemDice
from satasat.errors import BadMessage
from satasat.game import AnyGame
from satasat.games import GAMES
from satasat.records import read
from satasat.testing import random_rules
from tests.chained import GAME, VECTORS, chained_entries, chained_lines, chained_match, proof_of, vector_lines
from tests.test_verify import run

pytestmark = pytest.mark.server

DOCS: Final = Path(__file__).parents[1] / "docs"
PAGE: Final = DOCS / "formats" / "shuffle.md"
PACK: Final = tuple(PACK_30)
SEED: Final = bytes(range(32))
PLAYERS: Final = ("00112233445566778899aabbccddeeff", "", "f" * 32)


# ---------------------------------------------------------------------------------------------------- the procedure


def program() -> str:
    (found, *_) = re.findall(
        r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    return str(found)


@cache
def theirs() -> dict[str, Any]:
    """The program of the page: a second implementation, which shares nothing with ours."""
    space: dict[str, Any] = {"__name__": "check"}
    exec(compile(program(), str(PAGE), "exec"), space)
    return space


def complaints(lines: Iterable[bytes]) -> list[tuple[int, str]]:
    """What the program of the page finds in a record."""
    return list(theirs()["check"](lines))


def test_the_procedure_and_its_program_have_at_most_sixty_lines() -> None:
    """S14; lines with something on them."""
    procedure = PAGE.read_text(encoding="utf-8").split("## The procedure\n")[1].split("\n## ")[0]
    lines = [line for line in (procedure + program()).splitlines() if line.strip()]
    assert len(lines) <= 60
    imported = re.findall(r"^import (.*)", program(), re.MULTILINE)
    assert imported == ["hashlib, hmac, itertools, json, sys"]


def test_the_commitment_is_what_its_page_says() -> None:
    """S12, by hand."""
    assert commitment(SEED, "k3v9/1", 12) == hashlib.sha256(SEED + b"k3v9/1/12").hexdigest()


@pytest.mark.parametrize("length", [0, 16, 31, 33, 64])
def test_a_seed_of_another_length_is_refused(length: int) -> None:
    """S12: with a fixed length alone, seed and table cannot be taken for each other."""
    with pytest.raises(ValueError, match="32 bytes"):
        commitment(bytes(length), "t", 1)


def test_no_two_deals_have_one_commitment() -> None:
    """S12."""
    tables = ("", "1", "1/1", "a", "a/", "a/1", "a/11", "/", "é")
    found = {commitment(SEED, table, deal) for table, deal in product(tables, (*range(1, 31), 110, 111))}
    assert len(found) == len(tables) * 32


def test_a_hundred_vectors_are_published_and_ours() -> None:
    """S14: docs/formats/shuffle-vectors.jsonl is what tests/chained.py writes."""
    text = VECTORS.read_text(encoding="utf-8")
    assert text == vector_lines()
    assert text.count("\n") == 100


def test_the_program_of_the_page_gives_every_vector() -> None:
    """S14: a second implementation against ours."""
    chain, order, committed = (theirs()[name] for name in ("chain", "order", "commitment"))
    kinds = set()
    for vector in map(json.loads, VECTORS.read_text(encoding="utf-8").splitlines()):
        below = chain(vector["seed"], vector["players"], vector["label"])
        assert committed(vector["seed"], vector["table"], vector["deal"]) == vector["commit"]
        if "n" in vector:
            assert below(vector["n"]) == vector["number"] < vector["n"]
        else:
            assert order(below, vector["pack"]) == vector["order"]
        kinds.add((vector["label"].split()[0], vector["players"].count("")))
    assert {kind for kind, _ in kinds} == {"shuffle", "fan", "dealer", "turn", "seat"}
    assert {none for _, none in kinds} == {0, 1, 2, 3}


@given(st.binary(min_size=32, max_size=32), st.lists(st.integers(1, 1 << 140), min_size=1, max_size=40))
def test_both_implementations_read_the_same_numbers_from_a_chain(seed: bytes, sizes: list[int]) -> None:
    """S12: of any sizes one after the other, over the ends of blocks."""
    dice, below = ChainDice(seed, PLAYERS, "turn"), theirs()["chain"](seed.hex(), PLAYERS, "turn")
    assert [dice.below(n) for n in sizes] == [below(n) for n in sizes]


@given(
    st.integers(0, 255), st.integers(0, 2), st.sampled_from(["shuffle", "dealer", "turn", "fan 1", "fan 8"])
)
def test_every_bit_of_a_seed_and_every_label_gives_another_chain(bit: int, seat: int, label: str) -> None:
    """S12, S13: nothing that goes into a chain is without effect."""
    same = ChainDice(SEED, PLAYERS, label).below(1 << 128)
    assert same == ChainDice(SEED, PLAYERS, label).below(1 << 128)
    other = (int.from_bytes(SEED) ^ 1 << bit).to_bytes(32)
    assert ChainDice(other, PLAYERS, label).below(1 << 128) != same
    theirs_changed = [*PLAYERS]
    theirs_changed[seat] = f"{int(PLAYERS[seat] or '0', 16) ^ 1 << bit % 128:032x}"
    assert ChainDice(SEED, theirs_changed, label).below(1 << 128) != same
    assert ChainDice(SEED, PLAYERS, label + "0").below(1 << 128) != same
    assert ChainDice(SEED, PLAYERS[::-1], label).below(1 << 128) != same


def test_the_seeds_of_a_server_come_from_the_operating_system() -> None:
    """S11."""
    seeds = {SystemDice().bytes(32) for _ in range(100)}
    assert len(seeds) == 100
    assert {len(seed) for seed in seeds} == {32}


@pytest.mark.parametrize(
    "changes",
    [
        {"commit": "a" * 63}, {"commit": "A" * 64}, {"commit": "a" * 64 + "\n"}, {"commit": None}, {"commit": "g" * 64},
        {"seed": "a" * 65}, {"seed": "٣" * 64}, {"seed": 7}, {"players": None}, {"players": "a" * 32},
        {"players": [None]}, {"players": ["a" * 31]}, {"players": ["A" * 32]}, {"players": ["\n"]}, {"players": [" "]},
        {"more": 1},
    ],
)  # fmt: skip
def test_what_is_not_exactly_a_proof_is_none(changes: dict[str, Any]) -> None:
    plain = {"commit": "a" * 64, "seed": "b" * 64, "players": ["", "c" * 32]}
    assert read_proof(plain) == Proof("a" * 64, "b" * 64, ("", "c" * 32))
    assert read_proof({**plain, **changes}) is None
    assert read_proof([*plain]) is None


# ---------------------------------------------------------------------------------------------------- whole matches

HANDS: Final = {"fan": "by_hand", "pulls": "on"}
KINDS: Final[dict[str, dict[str, Any]]] = {
    "satasat": {"preset": "satasat"},
    "cut": {"preset": "teen-do-paanch", "first_dealer": "random"},
    "fans by hand": {"preset": "pagat", **HANDS},
    "random card": {"trump_alternatives": ["random_rest"], "trick_instead": "on", "cut": "five_seat"},
    "chosen dealer": {"first_dealer": "chosen"},
}


@cache
def lines_of_kind(kind: str, number: int = 0, deals: int = 3) -> tuple[bytes, ...]:
    return tuple(chained_lines(f"{kind} {number}", **{**KINDS[kind], "deals": deals}))


@pytest.mark.parametrize("kind", KINDS)
def test_a_match_by_the_chain_holds_for_both_implementations(kind: str) -> None:
    """S12 to S14."""
    for number in range(5):
        lines = lines_of_kind(kind, number)
        (match,) = read(lines)
        assert match.holds
        assert match.chained
        assert match.finished
        assert complaints(lines) == []


def test_the_matches_of_these_tests_have_everything_that_the_chain_decides() -> None:
    found = {
        (by == "nature", move["type"], "auto" in line)
        for kind in KINDS
        for number in range(5)
        for line in map(json.loads, lines_of_kind(kind, number)[1:-1])
        for by, move in [(line["by"], line["move"])]
    }
    by_nature = {(True, kind, False) for kind in ("seat_dealer", "shuffle", "turn", "fan")}
    assert by_nature | {(False, "fan", True), (False, "fan", False), (False, "concede", False)} <= found


def test_any_rules_can_be_played_by_the_chain_and_checked() -> None:
    """S13: every move of chance has its label, in all house rules."""
    for number in range(30):
        rules = random_rules(GAME, ChainDice(SEED, (), f"rules {number}"), most=3)
        lines = chained_lines(str(number), table=f"rules/{number}", **to_plain(rules))
        (match,) = read(lines)
        assert match.holds, (rules, match.faults)
        assert complaints(lines) == []


def test_labels_of_a_deal_differ_and_fans_are_numbered_by_their_exchange() -> None:
    """S13: two uses of one label would be the same chance twice."""
    for kind in KINDS:
        rules = chained_match(kind, **KINDS[kind]).header.rules  # type: ignore[union-attr]
        entries, _ = chained_entries(rules, "t/1", kind)
        state, labels = GAME.start(rules), set[str]()
        for entry in entries:
            tag = entry.move.__struct_config__.tag
            if tag in ("seat_dealer", "shuffle", "turn", "fan"):
                label = GAME.label(state)
                labels = {label} if label == "shuffle" else labels
                assert label == "shuffle" or label not in labels
                assert "/" not in label
                labels.add(label)
                if tag == "fan":
                    assert label == f"fan {state.deal.pull + 1}"
            state = GAME.step(state, entry.move)


def test_what_comes_after_a_conceded_trick_is_the_same_chance() -> None:
    """S13: the second exchange is `fan 2`, whatever became of the first."""
    lines = [json.loads(line) for line in lines_of_kind("random card", 1)]
    assert any(line.get("move", {}).get("type") == "concede" for line in lines)
    again = chained_match("x", trick_instead="on", deals=6)
    state, proof = GAME.start(again.header.rules), None  # type: ignore[union-attr]
    seen = 0
    for entry in again.entries:
        proof = entry.proof or proof
        if entry.move.__struct_config__.tag == "fan":
            assert proof is not None
            assert entry.move == natures_move(GAME, state, proof)
            hand = tuple(sorted(entry.move.order))
            exchange = state.deal.pull + 1
            assert entry.move.order == proof.dice(f"fan {exchange}").shuffled(hand)
            seen += exchange > 1
        state = GAME.step(state, entry.move)
    assert seen


def test_an_unfinished_match_is_checked_as_far_as_it_goes() -> None:
    lines = lines_of_kind("satasat")
    for end in range(1, len(lines) - 1, 7):
        (match,) = read(lines[:end])
        assert match.holds
        assert match.chained == (end >= 3)


def test_where_no_shuffle_has_a_proof_nothing_is_checked() -> None:
    """As before: the header may even keep its table."""
    lines = [changed(line, "proof") for line in lines_of_kind("satasat")]
    first = json.loads(lines[2])
    first["move"]["order"].sort()
    (match,) = read(lines)
    assert (match.holds, match.chained) == (True, False)
    (match,) = read([*lines[:2], json.dumps(first).encode() + b"\n"])
    assert match.holds


def test_verify_says_how_many_matches_it_could_check(tmp_path: Path) -> None:
    plain = [changed(line, "proof") for line in lines_of_kind("satasat")]
    file = tmp_path / "m.jsonl"
    file.write_bytes(b"".join((*plain, *lines_of_kind("satasat"), *lines_of_kind("cut")[:20])))
    r = run(file)
    assert r.exit_code == 0
    assert r.stdout.splitlines() == [
        "3 of 3 matches hold, 1 of them unfinished",
        "2 of 3 matches hold with shuffles that could be checked",
    ]


def test_a_match_with_proofs_is_not_resumed_in_the_terminal(tmp_path: Path) -> None:
    """Its further shuffles would have none, and it would not hold."""
    file = tmp_path / "m.jsonl"
    file.write_bytes(b"".join(lines_of_kind("satasat")[:20]))
    with pytest.raises(BadMessage, match="nothing_to_resume"):
        resume(file, lambda match: None)


def changed(line: bytes, without: str | None = None, **values: Any) -> bytes:
    plain = {**json.loads(line), **values}
    plain.pop(without, None)
    return json.dumps(plain).encode() + b"\n"


# ------------------------------------------------------------------------------------------------------- statistics

HAND: Final = np.array(
    [0] * 5 + [1] * 5 + [2] * 5 + [0] * 3 + [1] * 3 + [2] * 3 + [0] * 2 + [1] * 2 + [2] * 2
)
"""Whose each place of the pack is (R-DEAL-2)."""
BATCH: Final = 50_000


def p_of(chi_square: float, freedom: int) -> float:
    """The chance of a chi-square that large or larger (Wilson and Hilferty's approximation, good from some ten degrees)."""
    z = ((chi_square / freedom) ** (1 / 3) - (1 - 2 / (9 * freedom))) / math.sqrt(2 / (9 * freedom))
    return 1 - NormalDist().cdf(z)


def batch(number: int) -> tuple[Any, Any]:
    """Card by place, and pairs of cards in one hand, of BATCH shuffles by the chain."""
    key = hashlib.sha256(f"statistics {number}".encode()).digest()
    items = tuple(range(30))
    orders = np.array(
        [
            ChainDice(key, (f"{n:032x}", "", f"{number:032x}"), "shuffle").shuffled(items)
            for n in range(BATCH)
        ],
        np.int64,
    )
    places = np.bincount((orders * 30 + np.arange(30)).ravel(), minlength=900).reshape(30, 30)
    pairs = np.zeros((30, 30))
    for seat in range(3):
        held = np.zeros((BATCH, 30), np.float64)
        np.put_along_axis(held, orders[:, seat == HAND], 1.0, axis=1)
        pairs += held.T @ held
    return places, pairs


def fair(places: Any, pairs: Any, deals: int) -> None:
    """p > 0.001 in both tables.

    Places: a row or column of a table of permutations adds up to the number of deals, 29 × 29 degrees are free, and chance differs
    from that of independent cells by 30/29. Pairs: every card has nine others in its hand, so of the 435 pairs 405 degrees are
    free; by symmetry the variance is shared evenly among them.
    """
    expected = deals / 30
    assert p_of(29 / 30 * ((places - expected) ** 2).sum() / expected, 29 * 29) > 0.001
    upper, p = np.triu_indices(30, 1), 9 / 29
    variance = p * (1 - p) * 435 / 405
    assert p_of(((pairs[upper] - deals * p) ** 2).sum() / (deals * variance), 405) > 0.001


def shuffled_deals(batches: int) -> None:
    with ProcessPoolExecutor(min(batches, os.cpu_count() or 1)) as pool:
        found = list(pool.map(batch, range(batches)))
    fair(sum(places for places, _ in found), sum(pairs for _, pairs in found), batches * BATCH)


def test_cards_come_to_all_places_and_pairs_to_one_hand_as_by_chance() -> None:
    """S14, on 100,000 deals."""
    shuffled_deals(2)


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_ten_million_deals_are_as_by_chance() -> None:
    """S14, in full."""
    shuffled_deals(200)


def test_the_statistics_see_a_shuffle_that_is_not_fair() -> None:
    """Fisher-Yates with the usual mistake, j from the whole pack; and one that leaves a pair together a little too often."""
    dice = np.random.default_rng(5)
    orders = np.tile(np.arange(30), (BATCH, 1))
    for i in range(29, 0, -1):
        j = dice.integers(0, 30, BATCH)
        rows = np.arange(BATCH)
        orders[rows, i], orders[rows, j] = orders[rows, j], orders[rows, i].copy()
    places = np.bincount((orders * 30 + np.arange(30)).ravel(), minlength=900).reshape(30, 30)
    good, pairs = batch(0)
    with pytest.raises(AssertionError):
        fair(places, pairs, BATCH)
    fair(good, pairs, BATCH)
    pairs[3, 17] += BATCH * 0.04
    with pytest.raises(AssertionError):
        fair(good, pairs, BATCH)


@pytest.mark.parametrize(("label", "n"), [("dealer", 3), ("turn", 5), ("fan 3", 10)])
def test_numbers_of_the_chain_are_even(label: str, n: int) -> None:
    """S11: rejection, not a remainder."""
    deals = 30_000
    proofs = (proof_of("even", "t/1", deal) for deal in range(1, deals + 1))
    found = np.bincount([proof.dice(label).below(n) for proof in proofs], minlength=n)
    assert len(found) == n
    chi_square = ((found - deals / n) ** 2).sum() / (deals / n)
    assert chi_square < {3: 13.8, 5: 18.5, 10: 27.9}[n]  # p = 0.001


@pytest.mark.parametrize("tampered", [False, True])
@pytest.mark.parametrize("its", GAMES, ids=lambda its: its.id)
def test_the_program_of_the_page_says_whether_all_is_well(
    tmp_path: Path, its: AnyGame, tampered: bool
) -> None:
    """S14: as a person runs it, on a record of any game."""
    lines = chained_lines("as a person runs it", its=its)
    at = next(n for n, line in enumerate(lines) if b'"shuffle"' in line)
    if tampered:
        entry = json.loads(lines[at])
        entry["move"]["order"][:2] = entry["move"]["order"][1::-1]
        lines[at] = json.dumps(entry).encode() + b"\n"
    (tmp_path / "check.py").write_text(program(), encoding="utf-8")
    (tmp_path / "record.jsonl").write_bytes(b"".join(lines))
    ran = subprocess.run(
        [sys.executable, "check.py", "record.jsonl"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == tampered
    assert ran.stderr == (f"line {at + 1}: shuffle\n" if tampered else "")
    assert ran.stdout == ("" if tampered else "all is as the seeds give it\n")
