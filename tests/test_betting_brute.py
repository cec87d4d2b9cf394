"""The engines of the betting games against `tests.brute_betting`, which shares no code with them: counts and whole matches."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from satasat.cards import card, to_plain
from satasat.dice import SeededDice
from satasat.errors import IllegalMove
from satasat.game import NATURE, AnyGame, Between, OneOf, answer, bare
from satasat.games import game
from satasat.testing import any_move, neighbours, random_match, random_rules
from tests import brute_betting as brute
from tests.betting import BOTH

PATHS = sorted(brute.FOLDER.glob("*.json"))


def moves(its: AnyGame, state: Any) -> list[Any]:
    """Every move of the seat that is to act."""
    match its.legal(state):
        case OneOf(moves=found):
            return list(found)
        case Between(move=kind, least=least, most=most, instead=instead):
            bids = [answer(its, kind, n) for n in range(least, most + 1)]
            return bids if instead is None else [*bids, bare(its, instead)]
    raise AssertionError


def perft(its: AnyGame, state: Any, depth: int, packs: list[list[str]], used: int = 0) -> int:
    """The number of sequences of that many seats' moves; nature deals the packs in turn."""
    if depth == 0:
        return 1
    actor = its.actor(state)
    if actor is None:
        return 0
    if actor == NATURE:
        shuffle = answer(its, "shuffle", packs[used])
        return perft(its, its.step(state, shuffle), depth, packs, used + 1)
    return sum(perft(its, its.step(state, move), depth - 1, packs, used) for move in moves(its, state))


@pytest.mark.parametrize("path", PATHS, ids=lambda p: p.stem)
def test_the_engine_finds_as_many_sequences_as_the_file_says(path: Path) -> None:
    data = json.loads(path.read_text())
    its = game(data["game"])
    start = its.step(its.start(its.read_rules(data["rules"])), answer(its, "seat_dealer", data["dealer"]))
    counts = data["counts"]
    assert [perft(its, start, n, data["packs"]) for n in range(1, len(counts) + 1)] == counts


@pytest.mark.parametrize("path", PATHS, ids=lambda p: p.stem)
def test_the_second_implementation_still_counts_so(path: Path) -> None:
    assert brute.make_position(path.stem) == json.loads(path.read_text())


def test_there_is_a_file_for_each_position_and_for_every_number_of_players() -> None:
    assert {p.stem for p in PATHS} == {*brute.POSITIONS}
    played = {
        changes.get("players", 3)
        for which, changes, _, _ in brute.POSITIONS.values()
        if which == "thirty-five"
    }
    assert played == {2, 3, 4, 5}


@pytest.mark.parametrize("its", BOTH, ids=lambda g: g.id)
def test_whole_matches_come_out_alike_move_by_move(its: AnyGame) -> None:
    """Under any rules: who is to act, what may be bid, what is refused, chips, pool and result (also of seats that sit out)."""
    sat_out = early = sides = 0
    for seed in range(250):
        dice = SeededDice(f"alike/{seed}")
        rules = random_rules(its, dice, most=6)
        match = brute.Match(its.id, to_plain(rules))
        whole = rules.chips * match.n
        for state, actor, move, after in random_match(its, rules, dice):
            assert match.actor() == actor
            if actor != NATURE:
                assert [to_plain(one) for one in moves(its, state)] == match.moves()
                refuses_alike(its, state, match, dice)
                sat_out += len(match.hands) < match.n
            match.take(actor, json.loads(json.dumps(to_plain(move))))
            assert (list(after.totals), after.pool) == (match.chips, match.pool)
            assert sum(after.totals) + after.pool == whole
            sides += len(getattr(after.deal, "sides", ())) > 1
        assert match.actor() is None
        assert json.loads(json.dumps(to_plain(its.result(after)))) == match.result()
        early += len(match.deals) < rules.deals
    assert early
    assert sides if its.id == "trentacinque" else sat_out


def refuses_alike(its: AnyGame, state: Any, match: brute.Match, dice: SeededDice) -> None:
    for move in (
        *neighbours(its.legal(state), its),
        *(any_move(its.legal(state), dice, its) for _ in range(4)),
    ):
        try:
            its.step(state, move)
        except IllegalMove:
            assert to_plain(move) not in match.moves()
        else:
            assert to_plain(move) in match.moves()


def test_both_count_alike_what_cards_are_worth() -> None:
    from satasat.chips import points

    for code in brute.pack("thirty-five"):
        assert (points(card(code)), points(card(code), 11)) == (brute.worth(code, 1), brute.worth(code, 11))
