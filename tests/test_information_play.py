"""Who may see what, from the first lead on: RULES.md section 7, rows I-20 to I-26. Dealer 0: F is 1, T 2, D 0."""

from __future__ import annotations

import ast
import inspect
from enum import Enum
from types import ModuleType
from typing import Any

import pytest
from msgspec import Struct

import satasat.games.three_two_five.view as view_module
import satasat.games.three_two_five.worlds as worlds_module
from satasat.cards import Card, CardSet, card_set
from satasat.dice import SeededDice
from satasat.errors import IllegalMove
from satasat.game import OneOf, observe_all
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import Awaited, Name, Phase, Play, Played, Took
from satasat.games.three_two_five.rules import Pull, Rules, Sevens
from satasat.games.three_two_five.state import Deal, State
from satasat.games.three_two_five.view import Exchange, Public, View
from satasat.testing import random_match
from tests.tables import EVERYBODY, C, H, S, Table, hand, named, some

FIVE, THREE, TWO = 1, 2, 0
ONE_PULL = (-1, +1, 0)  # the dealer owes F a card; T is the third
F_HAND = "AS KS QS JS 10S / KH AD KD / KC QC"
T_HAND = "9S 8S 7S AH 9H / QD JD 10D / JC 10C"
D_HAND = "QH JH 10H 7H 8H / 9D 8D AC / 9C 8C"


def playing() -> Table:
    return Table().deal(F_HAND, T_HAND, D_HAND).do(Name(S))


def test_I20_legal_plays_are_offered_to_the_actor_alone() -> None:
    """Never broadcast: what a play shows is the same to everybody, and says no word of choices or refusals."""
    table = playing().play("KH")
    assert table.view(THREE).legal == OneOf(tuple(map(Play, some("AH 9H"))))
    assert all(table.view(seat).legal == OneOf(()) for seat in (FIVE, TWO, None))
    assert all(
        table.told[seat] == (Played(FIVE, some("KH")[0]), Awaited(Phase.PLAY, THREE)) for seat in EVERYBODY
    )
    before, told = table.state, table.told
    with pytest.raises(IllegalMove, match="must_follow"):
        table.play("JC")
    assert table.state is before
    assert table.told is told


def test_I21_a_played_card_is_seen_by_all_and_so_is_a_void() -> None:
    table = playing().play("KC JC")
    for seat in EVERYBODY:
        assert table.told[seat][0] == Played(THREE, some("JC")[0])
        assert table.view(seat).plays == some("KC JC")
        assert table.view(seat).voids == ((), (), ())
    table.play("8C QC 10C 9C AD QD 8D KD JD 9D").play("KH 9H 7H AS")
    assert table.view(None).taken[FIVE] == 5
    for seat in EVERYBODY:
        assert table.view(seat).voids == ((), (), ())
    table.play("7S AC")
    for seat in EVERYBODY:
        view = table.view(seat)
        assert view.voids == ((S,), (), ())
        assert not view.may[TWO] & hand("KS QS JS 10S 9S 8S")


def test_I21_a_permanent_seven_that_ruffs_shows_a_void_in_its_printed_suit() -> None:
    """R-SEVEN-4, R-SEVEN-5: to a heart, 7H is a ruff; to a trump it follows, and shows nothing."""
    table = Table(Rules(sevens=Sevens.PERMANENT_TRUMPS))
    table.deal("KH AC", "7H 9C 9S 8S 10S JS QS KS AS AD", "QH 8C 10C").do(Name(C)).play("AC")
    assert table.choices() == hand("7H 9C")
    table.play("7H")
    assert table.view(None).voids == ((), (), ())
    table = Table(Rules(sevens=Sevens.PERMANENT_TRUMPS))
    table.deal("KH AC", "7H 9C 9S 8S 10S JS QS KS AS AD", "QH 8C 10C").do(Name(C)).play("KH 7H")
    assert all(table.view(seat).voids == ((), (), (H,)) for seat in EVERYBODY)


def test_I22_won_tricks_are_counted_by_all_and_the_last_may_be_looked_at() -> None:
    table = playing().play("KC JC AC")
    for seat in EVERYBODY:
        assert table.told[seat][1] == Took(TWO)
        assert table.view(seat).taken == (1, 0, 0)
        assert table.view(seat).last_trick == some("KC JC AC")
        assert table.view(seat).leaders == (FIVE, TWO)


def test_I23_sizes_of_hands_tricks_and_scores_are_seen_by_all() -> None:
    """All along a match of three deals with exchanges."""
    state = GAME.start(rules := Rules(deals=3))
    views = tuple(GAME.blank(rules, seat) for seat in EVERYBODY)
    for made in random_match(GAME, rules, SeededDice("I-23")):
        views = observe_all(GAME, views, EVERYBODY, state, made.move, made.after)
        state = made.after
        sizes = tuple(map(len, state.deal.hands))
        assert {view.counts for view in views} == {sizes}
        assert {view.totals for view in views} == {state.totals}
        assert {view.debts for view in views} == {state.debts}
        if any(sizes):
            assert {view.taken for view in views} == {state.deal.taken}
    assert state.phase is Phase.OVER


def test_I24_what_moved_in_the_exchange_is_not_deducible_after_the_deal() -> None:
    """Two matches that differ only in the two cards that moved are the same to the third and to spectators.

    The hands after the exchange are deducible by all, from the plays.
    """
    one = named(Rules(), ONE_PULL, F_HAND, T_HAND, D_HAND).pull("AC", "JS")
    other = named(
        Rules(),
        ONE_PULL,
        F_HAND.replace("JS", "AC").replace("KS", "9C"),
        T_HAND,
        D_HAND.replace("AC", "JS").replace("9C", "KS"),
    ).pull("KS", "9C")
    assert one.state.deal.hands == other.state.deal.hands
    hands = one.state.deal.hands
    while one.state.phase is Phase.PLAY:
        move = GAME.legal(one.state)
        assert isinstance(move, OneOf)
        one.do(move.moves[0])
        other.do(move.moves[0])
        for seat in (THREE, None):
            assert one.view(seat) == other.view(seat)
            assert one.told[seat] == other.told[seat]
    for view in one.views:
        assert [played_by(view, seat) for seat in range(3)] == [*hands]
    assert one.view(THREE).exchanges == one.view(None).exchanges == (Exchange(),)
    assert one.view(FIVE).exchanges == (Exchange(drawn=some("AC")[0], given=some("JS")[0]),)
    assert one.view(FIVE) != other.view(FIVE)
    assert one.view(TWO) != other.view(TWO)


def played_by(view: View, seat: int) -> CardSet:
    """The cards that the seat has played, by the view's plays and leaders."""
    return card_set(c for i, c in enumerate(view.plays) if (view.leaders[i // 3] + i % 3) % 3 == seat)


def test_I25_a_forced_card_looks_like_a_free_one() -> None:
    """The engine plays nothing by itself: T, who holds one heart or three, is awaited, and plays 9H."""
    forced = Table().deal("KH", "9H 10S 9S 8S 7S AD KD QD JD 10D", "AH QH").do(Name(S))
    free = Table().deal("KH", "9H AH QH 8S 7S AD KD QD JD 10D", "10S 9S").do(Name(S))
    assert len(forced.play("KH").choices()) == 1
    assert len(free.play("KH").choices()) == 3
    assert forced.view(FIVE) == free.view(FIVE)
    assert forced.told[FIVE] == free.told[FIVE] == (Played(FIVE, some("KH")[0]), Awaited(Phase.PLAY, THREE))
    assert forced.play("9H").told[FIVE] == free.play("9H").told[FIVE]
    assert forced.view(FIVE) == free.view(FIVE)


def test_I25_the_last_trick_is_played_by_its_players() -> None:
    """R-PLAY-7: ten tricks, each card a move of its own, also where there is but one."""
    made = [m for m in random_match(GAME, Rules(deals=1), SeededDice("I-25")) if isinstance(m.move, Play)]
    assert len(made) == 30
    assert all(GAME.legal(m.state) == OneOf((m.move,)) for m in made[27:])
    assert all(m.actor == GAME.actor(m.state) for m in made)


# ----------------------------------------------------------------------------------- I-26: bots get views, no more


def parts(value: Any) -> set[type]:
    """The types of everything that can be reached from a value."""
    found = {type(value)}
    if isinstance(value, Struct):
        for field in value.__struct_fields__:
            found |= parts(getattr(value, field))
    elif isinstance(value, tuple | list | set | frozenset):
        for one in value:
            found |= parts(one)
    elif not isinstance(value, Enum | int | str | None):
        raise AssertionError(f"a view holds a {type(value)}")
    return found


@pytest.mark.parametrize("preset", ["satasat", "handed-tricks"])
def test_I26_no_state_can_be_reached_from_a_view(preset: str) -> None:
    rules = GAME.presets[preset]
    views = tuple(GAME.blank(rules, seat) for seat in EVERYBODY)
    reached: set[type] = set()
    for made in random_match(GAME, rules, SeededDice("I-26")):
        views = observe_all(GAME, views, EVERYBODY, made.state, made.move, made.after)
        for view in views:
            reached |= parts(view)
            assert not hasattr(view, "__dict__")
    assert reached.isdisjoint({State, Deal})
    structs = {kind for kind in reached if issubclass(kind, Struct)}
    assert structs <= {View, Rules, Public, Exchange, Pull}
    assert {View, Rules, Exchange, Pull, Card, CardSet} <= reached


@pytest.mark.parametrize("module", [view_module, worlds_module], ids=["view", "worlds"])
def test_I26_views_and_worlds_cannot_name_the_state(module: ModuleType) -> None:
    """view.py and worlds.py import neither state.py nor the engine, and hold no class of theirs."""
    imported = set()
    for node in ast.walk(ast.parse(inspect.getsource(module))):
        if isinstance(node, ast.ImportFrom):
            imported |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
        elif isinstance(node, ast.Import):
            imported |= {alias.name for alias in node.names}
    mine = module.__name__.rpartition(".")[0]
    assert f"{mine}.rules" in imported
    assert not imported & {f"{mine}.state", f"{mine}.engine"}
    assert State not in vars(module).values()
