"""Perft: how many sequences of seats' moves the engine finds from fixed positions (tests/golden/perft).

The counts to be met are in the files; `tests.brute`, which shares no code with the engine, confirms them
(tests/test_brute.py, and the deep ones in the long run here). Nature takes no depth: packs, fans and the turned card are
given in the file.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from msgspec import Struct

from satasat.cards import Card, card, from_plain
from satasat.dealing import Shuffle
from satasat.game import NATURE, AnyOrder, Between, OneOf, act
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import Cut, Fan, Move, Phase, Turn
from satasat.games.three_two_five.state import State
from tests import brute

GOLDEN = Path(__file__).parent / "golden"
POSITIONS = sorted((GOLDEN / "perft").glob("*.json"))
DEEP = json.loads((GOLDEN / "perft_deep.json").read_text())
"""By position: [depth, count], further than what every run can count."""


class Given(Struct, frozen=True):
    """What nature does in a position, in order."""

    packs: tuple[tuple[Card, ...], ...]
    fans: tuple[tuple[int, ...], ...]
    turn: int


def branches(state: State, given: Given, fans_made: int, packs_used: int) -> Sequence[Move]:
    if state.phase is Phase.SHUFFLE:
        return [Shuffle(given.packs[packs_used])]
    if state.phase is Phase.TURN:
        pack = state.deal.pack
        return [Turn((*pack[15:18], *pack[24:26])[given.turn])]
    match GAME.legal(state):
        case OneOf(moves=moves):
            return moves
        case Between(least=least, most=most):
            return [Cut(at) for at in range(least, most + 1)]
        case AnyOrder(cards=cards):
            return [Fan(tuple(cards[i] for i in given.fans[fans_made % len(given.fans)]))]
    raise AssertionError


def perft(state: State, depth: int, given: Given, fans_made: int = 0, packs_used: int = 0) -> int:
    """The number of sequences of that many seats' moves; a path on which the match ends earlier counts nothing."""
    if depth == 0:
        return 1
    actor = GAME.actor(state)
    if actor is None:
        return 0
    left = depth if actor == NATURE else depth - 1
    moves = branches(state, given, fans_made, packs_used)
    fans_made += state.phase is Phase.FAN
    packs_used += state.phase is Phase.SHUFFLE
    return sum(perft(GAME.step(state, move), left, given, fans_made, packs_used) for move in moves)


def load(path: Path) -> tuple[State, Given, dict[str, Any]]:
    data = json.loads(path.read_text())
    state = GAME.start(GAME.read_rules(data["rules"]))
    for line in data["moves"]:
        state = act(GAME, state, line["by"], from_plain(line["move"], GAME.move))
    packs = tuple(tuple(map(card, pack)) for pack in data["packs"])
    return state, Given(packs, tuple(map(tuple, data["fans"])), data["turn"]), data


@pytest.mark.parametrize("path", POSITIONS, ids=lambda p: p.stem)
def test_the_engine_finds_as_many_sequences_as_the_file_says(path: Path) -> None:
    state, given, data = load(path)
    counts = data["counts"]
    assert [perft(state, depth, given) for depth in range(1, len(counts) + 1)] == counts


def test_every_preset_has_a_position_and_there_are_at_least_twelve() -> None:
    assert {p.stem for p in POSITIONS} >= set(GAME.presets)
    assert len(POSITIONS) >= 12


@pytest.mark.long
@pytest.mark.parametrize("path", [p for p in POSITIONS if p.stem in DEEP], ids=lambda p: p.stem)
def test_engine_and_brute_force_agree_to_the_depth_of_two_seconds(path: Path) -> None:
    state, given, _ = load(path)
    position = brute.load_position(path)
    for depth, count in DEEP[path.stem]:
        assert perft(state, depth, given) == count
        assert position.perft(depth) == count
