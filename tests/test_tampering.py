"""No change of a record with proofs goes unseen (S14): commitment, seeds, cards, fans, dealer, table."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

from satasat.chain import commitment
from satasat.records import read
from tests.test_chain import KINDS, PACK, complaints, lines_of_kind

pytestmark = pytest.mark.server

Mutated = tuple[int, set[str], list[bytes]]
"""At which line it must be told (from 1), with which codes, and the record up to there."""


def mutations(dice: random.Random) -> Iterator[tuple[str, Mutated]]:
    """Endless records that somebody has changed in one place, with what he changed."""
    kinds = [kind for kind in KINDS if kind != "chosen dealer"]
    ways: list[Callable[[random.Random, list[Any]], Mutated | None]] = [
        _commit, _seed, _player, _swapped_seats, _order, _another_card, _fan, _turned, _dealer, _table, _other_deal,
    ]  # fmt: skip
    while True:
        lines = [*map(json.loads, lines_of_kind(dice.choice(kinds), dice.randrange(12), 2))]
        way = dice.choice(ways)
        done = way(dice, lines)
        if done is not None:
            yield way.__name__, done


def _ended(at: int, codes: set[str], lines: list[Any]) -> Mutated:
    return at, codes, [json.dumps(line).encode() + b"\n" for line in lines[:at]]


def _moves(lines: list[Any], kind: str) -> list[int]:
    return [n for n, line in enumerate(lines) if line.get("move", {}).get("type") == kind]


def _hex_changed(dice: random.Random, text: str) -> str:
    place = dice.randrange(len(text))
    return text[:place] + dice.choice([d for d in "0123456789abcdef" if d != text[place]]) + text[place + 1 :]


def _shuffle(dice: random.Random, lines: list[Any]) -> int:
    return dice.choice(_moves(lines, "shuffle"))


def _commit(dice: random.Random, lines: list[Any]) -> Mutated:
    n = _shuffle(dice, lines)
    lines[n]["proof"]["commit"] = _hex_changed(dice, lines[n]["proof"]["commit"])
    return _ended(n + 1, {"wrong_commitment"}, lines)


def _seed(dice: random.Random, lines: list[Any]) -> Mutated:
    """Also with a commitment that fits the other seed."""
    n = _shuffle(dice, lines)
    proof = lines[n]["proof"]
    proof["seed"] = _hex_changed(dice, proof["seed"])
    if dice.random() < 0.5:
        deal = _moves(lines, "shuffle").index(n) + 1
        proof["commit"] = commitment(bytes.fromhex(proof["seed"]), lines[0]["table"], deal)
        return _ended(n + 1, {"wrong_chain"}, lines)
    return _ended(n + 1, {"wrong_commitment"}, lines)


def _player(dice: random.Random, lines: list[Any]) -> Mutated:
    n, seat = _shuffle(dice, lines), dice.randrange(3)
    players = lines[n]["proof"]["players"]
    if players[seat] and dice.random() < 0.8:
        players[seat] = _hex_changed(dice, players[seat])
    else:
        players[seat] = "" if players[seat] else f"{dice.getrandbits(128):032x}"
    return _ended(n + 1, {"wrong_chain"}, lines)


def _swapped_seats(dice: random.Random, lines: list[Any]) -> Mutated:
    n, seat = _shuffle(dice, lines), dice.randrange(3)
    players = lines[n]["proof"]["players"]
    players[seat], players[seat - 1] = players[seat - 1], players[seat]
    return _ended(n + 1, {"wrong_chain"}, lines)


def _swapped(dice: random.Random, order: list[str]) -> None:
    a, b = dice.sample(range(len(order)), 2)
    order[a], order[b] = order[b], order[a]


def _order(dice: random.Random, lines: list[Any]) -> Mutated:
    n = _shuffle(dice, lines)
    _swapped(dice, lines[n]["move"]["order"])
    return _ended(n + 1, {"wrong_chain"}, lines)


def _another_card(dice: random.Random, lines: list[Any]) -> Mutated:
    n = dice.choice([*_moves(lines, "shuffle"), *_moves(lines, "fan")])
    order = lines[n]["move"]["order"]
    place = dice.randrange(len(order))
    order[place] = dice.choice([str(card) for card in PACK if str(card) != order[place]])
    return _ended(n + 1, {"wrong_cards"}, lines)


def _fan(dice: random.Random, lines: list[Any]) -> Mutated | None:
    fans = [n for n in _moves(lines, "fan") if lines[n]["by"] == "nature" or "auto" in lines[n]]
    if not fans:
        return None
    n = dice.choice(fans)
    _swapped(dice, lines[n]["move"]["order"])
    return _ended(n + 1, {"wrong_chain"}, lines)


def _turned(dice: random.Random, lines: list[Any]) -> Mutated | None:
    """Another card of the pack: of the five that it may be, or not."""
    turns = _moves(lines, "turn")
    if not turns:
        return None
    n = dice.choice(turns)
    move = lines[n]["move"]
    move["card"] = dice.choice([str(card) for card in PACK if str(card) != move["card"]])
    return _ended(n + 1, {"wrong_chain", "not_in_rest"}, lines)


def _dealer(dice: random.Random, lines: list[Any]) -> Mutated:
    move = lines[1]["move"]
    move["seat"] = (move["seat"] + dice.randint(1, 2)) % 3
    return _ended(3, {"wrong_chain"}, lines)


def _table(dice: random.Random, lines: list[Any]) -> Mutated:
    table = lines[0]["table"]
    place = dice.randrange(len(table))
    lines[0]["table"] = dice.choice([table + "0", table[:place] + table[place + 1 :], table.upper(), ""])
    return _ended(3, {"wrong_commitment"}, lines)


def _other_deal(dice: random.Random, lines: list[Any]) -> Mutated:
    """A shuffle with its whole proof, taken from another deal of the match."""
    first, second = _moves(lines, "shuffle")
    to, source = dice.choice([(first, second), (second, first)])
    lines[to] = lines[source]
    return _ended(to + 1, {"wrong_commitment"}, lines)


def tamper(number: int, seed: str) -> dict[str, int]:
    """Mutates that many records; how often in each way."""
    dice = random.Random(seed)
    counts: dict[str, int] = {}
    ours = mutations(dice)
    for n in range(number):
        way, (at, codes, lines) = next(ours)
        counts[way] = counts.get(way, 0) + 1
        (match,) = read(lines)
        found = [(fault.line, fault.error.code) for fault in match.faults]
        assert len(found) == 1, (way, at)
        assert found[0][0] == at
        assert found[0][1] in codes, (way, found)
        if n % 10 == 0 and found[0][1].startswith("wrong_c") and found[0][1] != "wrong_cards":
            assert [line for line, _ in complaints(lines)][:1] == [at], way
    return counts


def test_ten_thousand_mutations_are_all_detected() -> None:
    """S14: 100 % of 10,000, each at the line where it can first be known; a tenth of them by the program of the page too."""
    counts = tamper(10_000, "tamper")
    assert len(counts) == 11
    assert min(counts.values()) > 50


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_a_quarter_of_a_million_mutations_are_all_detected() -> None:
    """S14."""
    with ProcessPoolExecutor() as pool:
        assert sum(sum(c.values()) for c in pool.map(tamper, [25_000] * 10, map(str, range(10)))) == 250_000
