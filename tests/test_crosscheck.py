"""The engine against the independent implementation of tests/brute.py, move by move through random matches (S41)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from satasat.cards import Card, encode
from satasat.dice import SeededDice
from satasat.errors import IllegalMove
from satasat.game import NATURE, AnyOrder, Between, OneOf, uniform
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import Move, Phase, Play
from satasat.games.three_two_five.rules import OPTIONS, PACK, Rules
from satasat.games.three_two_five.state import State
from tests.brute import Match, Refused


def plain(value: Any) -> Any:
    return json.loads(encode(value))


def any_rules(dice: SeededDice) -> Rules:
    """Random rules; where two options exclude each other, one gives way."""
    chosen: dict[str, Any] = {}
    for option in OPTIONS:
        if option.many:
            assert option.values is not None
            chosen[option.name] = [v for v in option.values if dice.below(2)]
        elif option.values is None:
            chosen[option.name] = 1 + dice.below(4)
        else:
            chosen[option.name] = option.values[dice.below(len(option.values))]
    if chosen["trump_timing"] == "after_ten":
        chosen["trump_alternatives"] = []
    if chosen["pulls"] == "off":
        chosen["trick_instead"] = "off"
    return GAME.read_rules(chosen)


def same_choices(state: State, match: Match) -> None:
    ours, theirs = GAME.legal(state), match.moves()
    match ours:
        case OneOf(moves=moves):
            assert sorted(map(repr, (plain(m) for m in moves))) == sorted(map(repr, theirs))
        case Between(least=least, most=most):
            assert [{"type": "cut", "at": at} for at in range(least, most + 1)] == theirs
        case AnyOrder(cards=cards):
            assert theirs == []
            held = match.hands[match.schedule[match.unit][1]] if state.phase is Phase.FAN else map(str, PACK)
            assert set(map(str, cards)) == set(held)


def same_truth(state: State, match: Match) -> None:
    assert match.due() == state.phase.value
    assert match.to_act() == GAME.actor(state)
    assert tuple(match.totals) == state.totals
    if state.phase not in (Phase.SEAT_DEALER, Phase.SHUFFLE, Phase.CUT, Phase.OVER):
        assert [set(map(str, hand)) for hand in state.deal.hands] == [set(hand) for hand in match.hands]
        assert tuple(match.taken) == state.deal.taken
        assert match.dealer == state.dealer
        assert match.deal_no == state.deal_no
        assert [tuple(u) for u in match.schedule] == [(p.creditor, p.debtor) for p in state.deal.pulls]
        assert [tuple(u) for u in match.promised] == [(p.creditor, p.debtor) for p in state.deal.promised]
        assert match.trump == (state.deal.trump.value if state.deal.trump else None)


def wrong_card(state: State, match: Match, dice: SeededDice) -> None:
    """A random card is refused by both or by neither."""
    card: Card = PACK[dice.below(len(PACK))]
    move = Play(card)
    try:
        GAME.step(state, move)
        ours = True
    except IllegalMove:
        ours = False
    theirs = match.copy()
    by = theirs.to_act()
    assert by is not None
    try:
        theirs.apply(by, plain(move))
        assert ours
    except Refused:
        assert not ours


def cross_check(rules: Rules, dice: SeededDice) -> int:
    """Plays one match in both; the number of moves."""
    state, match, moves = GAME.start(rules), Match(plain(rules)), 0
    while (actor := GAME.actor(state)) is not None:
        same_truth(state, match)
        same_choices(state, match)
        if state.phase is Phase.PLAY:
            wrong_card(state, match, dice)
        move: Move = GAME.chance(state, dice) if actor == NATURE else uniform(GAME, GAME.legal(state), dice)
        state = GAME.step(state, move)
        match.apply(actor, plain(move))
        moves += 1
    same_truth(state, match)
    result = GAME.result(state)
    assert plain(result) == match.result()
    return moves


@pytest.mark.parametrize("preset", GAME.presets)
def test_engine_and_brute_force_agree_on_every_preset(preset: str) -> None:
    dice = SeededDice(f"cross/{preset}")
    assert sum(cross_check(GAME.presets[preset], dice) for _ in range(6)) > 6 * 6 * 30


def test_engine_and_brute_force_agree_on_random_rules() -> None:
    dice = SeededDice("cross/any")
    for _ in range(60):
        cross_check(any_rules(dice), dice)


@pytest.mark.long
def test_engine_and_brute_force_agree_on_fifty_thousand_deals() -> None:
    dice = SeededDice("cross/long")
    deals = 0
    while deals < 50_000:
        rules = any_rules(dice)
        cross_check(rules, dice)
        deals += rules.deals
