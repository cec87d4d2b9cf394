"""The conformance kit itself: its strategies reach everything, and it finds what is planted in a game or a bot."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace as with_other
from typing import Any

import pytest
from hypothesis import Phase as Stage
from hypothesis import find, given, settings
from hypothesis import strategies as st

from satasat.bots import Budget, Worlds
from satasat.cards import encode
from satasat.dealing import Shuffle
from satasat.dice import SeededDice
from satasat.errors import IllegalMove
from satasat.game import AnyGame, AnyOrder, Between, Choices, Dice, OneOf, Result, uniform
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import Cut, Draw, Event, Fan, Move, Name, Took
from satasat.games.three_two_five.rules import OPTIONS, PACK, Rules, TrickInstead, TrumpTiming
from satasat.games.three_two_five.state import State
from satasat.games.three_two_five.view import View
from satasat.games.three_two_five.worlds import World
from satasat.testing import (
    allows,
    check_bot,
    check_game,
    check_step,
    random_match,
    random_rules,
    rules_of,
)
from tests.tables import S, Table

# --------------------------------------------------------------------------------------------- rules and moves


def test_random_rules_reach_every_value_of_every_option() -> None:
    found = [random_rules(GAME, SeededDice(seed)) for seed in range(400)]
    for option in OPTIONS:
        had = {getattr(rules, option.name) for rules in found}
        if option.many:
            assert () in had
            had = {value for chosen in had for value in chosen}
        assert len(had) == (3 if option.values is None else len(option.values))


@pytest.mark.parametrize(
    "wanted",
    [
        lambda rules: rules.trump_timing is TrumpTiming.AFTER_TEN,
        lambda rules: rules.trick_instead is TrickInstead.ON and len(rules.trump_alternatives) == 3,
        lambda rules: rules.deals == 6,
    ],
)
def test_the_strategy_reaches_what_others_exclude(wanted: Callable[[Rules], bool]) -> None:
    """V-1, V-2."""
    found = find(
        rules_of(GAME),
        wanted,
        settings=settings(max_examples=3000, phases=(Stage.generate,), derandomize=True),
    )
    assert isinstance(found, Rules)


@given(st.integers(0, 10**9))
def test_a_random_move_is_one_of_the_choices(seed: int) -> None:
    """OneOf, AnyOrder, Between."""
    dice = SeededDice(seed)
    cut: Choices[Move] = Between("cut", 1, 29)
    fan: Choices[Move] = AnyOrder("fan", PACK[:10])
    draw: Choices[Move] = OneOf((Draw(0), Draw(4)))
    moves = [uniform(GAME, choices, dice) for choices in (cut, fan, draw)]
    assert [type(move) for move in moves] == [Cut, Fan, Draw]
    assert all(allows(choices, move) for choices, move in zip((cut, fan, draw), moves, strict=True))


def test_what_choices_allow() -> None:
    """A number in its range, a permutation of the cards, a move of the list."""
    fan: Choices[Move] = AnyOrder("fan", PACK[:10])
    assert allows(fan, Fan(PACK[9::-1]))
    assert not allows(fan, Fan(PACK[1:11]))
    assert not allows(fan, Fan(PACK[:9]))
    assert not allows(fan, Shuffle(PACK[:10]))
    assert [at for at in range(-1, 31) if allows(Between("cut", 1, 29), Cut(at))] == [*range(1, 30)]
    assert not allows(Between("cut", 1, 29), Draw(1))
    assert [n for n in range(10) if allows(OneOf((Draw(0), Draw(4))), Draw(n))] == [0, 4]


def test_a_random_match_is_a_match() -> None:
    """Each move leads from the state before to the state after, to the end."""
    state = GAME.start(Rules(deals=2))
    for made in random_match(GAME, Rules(deals=2), SeededDice(1)):
        assert made.state == state
        assert made.actor == GAME.actor(state)
        state = GAME.step(state, made.move)
        assert made.after == state
    assert GAME.result(state) is not None


# ------------------------------------------------------------------------------------------------- planted faults


def lax(state: State, move: Move) -> State:
    """Lets a seat revoke."""
    try:
        return GAME.step(state, move)
    except IllegalMove as why:
        if why.code != "must_follow":
            raise
        return state


def strict(state: State, move: Move) -> State:
    """Will not let the fourth card of a fan be drawn."""
    if move == Draw(3):
        raise IllegalMove("position_range", position=3)
    return GAME.step(state, move)


def any_shuffle(state: State, move: Move) -> State:
    """Takes a shuffle with a card twice."""
    if isinstance(move, Shuffle) and len(move.order) == 30:
        return GAME.step(state, Shuffle(PACK))
    return GAME.step(state, move)


def forgetful(view: View, event: Event) -> View:
    """Does not count tricks."""
    return view if isinstance(event, Took) else GAME.observe(view, event)


def few(state: State) -> Choices[Move]:
    """Does not offer the last of the choices."""
    choices = GAME.legal(state)
    return OneOf(choices.moves[:-1]) if isinstance(choices, OneOf) and len(choices.moves) > 1 else choices


def own_hand_only(view: View, dice: Dice) -> Iterator[World]:
    """Worlds in which the other hands change places."""
    for world in GAME.worlds(view, dice):
        a, b, c = world.hands
        yield World((b, c, a), world.undealt)


def eldest_wins(state: State) -> Result | None:
    """Shares nothing."""
    result = GAME.result(state)
    return None if result is None else Result(result.deals, result.totals, (0,))


def early(state: State) -> Result | None:
    """Has a result while the match is going on."""
    return Result((), (0, 0, 0), (0, 1, 2)) if state.deal_no else None


def miscounted(state: State) -> Result | None:
    """Gives everybody a point."""
    result = GAME.result(state)
    a, b, c = result.totals if result else (0, 0, 0)
    return result and Result(result.deals, (a + 1, b + 1, c + 1), result.winners)


def nodding(before: State, move: Move, after: State, seat: int | None) -> tuple[Event, ...]:
    """Tells everybody twice what is next when the card on the bottom of the pack is red."""
    events = GAME.shown(before, move, after, seat)
    bottom = after.deal.pack[-1:]
    return (*events, events[-1]) if bottom and bottom[0].suit.value in "HD" else events


def stacked(state: State, dice: Dice) -> Move:
    """Nature deals from another pack."""
    move = GAME.chance(state, dice)
    return Shuffle(PACK[1:]) if isinstance(move, Shuffle) else move


@pytest.mark.parametrize(
    ("game", "words"),
    [
        pytest.param(with_other(GAME, step=lax), "is accepted and not among the choices", id="step-lax"),
        pytest.param(with_other(GAME, step=strict), "is among the choices and refused", id="step-strict"),
        pytest.param(with_other(GAME, step=any_shuffle), "is accepted and not among", id="step-shuffle"),
        pytest.param(with_other(GAME, legal=few), "is offered", id="legal"),
        pytest.param(with_other(GAME, observe=forgetful), "sees taken", id="observe"),
        pytest.param(with_other(GAME, worlds=own_hand_only), "disagrees with its view", id="worlds"),
        pytest.param(with_other(GAME, result=eldest_wins), "have the most", id="result-winners"),
        pytest.param(with_other(GAME, result=early), "a result before the end", id="result-early"),
        pytest.param(with_other(GAME, result=miscounted), "see totals", id="result-totals"),
        pytest.param(with_other(GAME, shown=nodding), "can tell", id="shown"),
        pytest.param(with_other(GAME, chance=stacked), "wrong_cards|not among the choices", id="chance"),
    ],
)
def test_check_game_finds_a_planted_fault(game: AnyGame, words: str) -> None:
    with pytest.raises((AssertionError, IllegalMove), match=words):
        check_game(game, seed="planted", matches=7)


def test_check_game_says_in_which_match() -> None:
    """Seed, number and rules: enough to repeat it."""
    with pytest.raises(AssertionError) as why:
        check_game(with_other(GAME, observe=forgetful), seed="planted", matches=1)
    (note,) = why.value.__notes__
    assert "three-two-five, seed planted, match 0" in note
    assert "trump_alternatives" in note


def test_check_step_leaves_the_state_alone() -> None:
    """And accepts a state of every phase as it is."""
    state = Table().deal().state
    before = encode(state)
    check_step(GAME, state, SeededDice(1))
    assert encode(state) == before


# --------------------------------------------------------------------------------------------------------- bots


class First:
    """Makes the first of its moves; the tests below spoil it."""

    def choose(self, view: View, budget: Budget, dice: Dice) -> Move:
        move = uniform(GAME, view.legal, SeededDice(0))
        assert isinstance(move, Move)
        return move


class Wilful(First):
    """Names spades whatever is asked."""

    def choose(self, view: View, budget: Budget, dice: Dice) -> Move:
        return Name(S)


class Moody(First):
    """Remembers how often it was asked."""

    asked = 0

    def choose(self, view: View, budget: Budget, dice: Dice) -> Move:
        self.asked += 1
        return uniform(GAME, view.legal, SeededDice(self.asked))


def test_a_bot_that_keeps_the_rules_passes() -> None:
    check_bot(First(), GAME, seed=1, matches=7, budget=Worlds(1))


@pytest.mark.parametrize(("bot", "words"), [(Wilful(), "not among the choices"), (Moody(), "asked twice")])
def test_check_bot_finds_a_planted_fault(bot: Any, words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        check_bot(bot, GAME, seed=1, matches=2, budget=Worlds(1))


def test_without_hypothesis_the_kit_says_what_it_needs() -> None:
    """The optional extra `testing`."""
    code = "import sys; sys.modules['hypothesis'] = None; import satasat.testing"
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert done.returncode == 1
    assert done.stderr.endswith(
        "ImportError: satasat.testing needs hypothesis: pip install 'satasat[testing]'\n"
    )
