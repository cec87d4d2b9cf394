"""The swap test (DESIGN.md section 4): nobody can tell two cards apart that he has not been shown. And planted leaks."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace as with_other
from typing import Any

import pytest
from msgspec.structs import replace

from satasat.bots import Worlds, bot
from satasat.bots.judge import Style, judge
from satasat.cards import NONE, CardSet, card_set, decode, encode
from satasat.dealing import Shuffle
from satasat.dice import SeededDice
from satasat.game import NATURE, Dice, Seat, observe_all
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import (
    Decline,
    Draw,
    Drawn,
    Event,
    Exposed,
    Fan,
    Give,
    Given,
    Move,
    Phase,
    Play,
    TrumpMade,
    Turn,
)
from satasat.games.three_two_five.rules import PRESETS, PullVisibility, Rules, TrumpAlternative
from satasat.games.three_two_five.state import State
from satasat.games.three_two_five.view import View
from satasat.testing import Made, Swaps, random_match, swap_differences
from tests.tables import EVERYBODY
from tests.twins import twin

PAIRS = 2_100
"""Pairs of a state and a seat to compare under each rule set; more than 20,000 in all."""

RULES = {
    **PRESETS,
    "drawn_shown": Rules(pull_visibility=PullVisibility.DRAWN_SHOWN),
    "both_shown": Rules(pull_visibility=PullVisibility.BOTH_SHOWN),
    "drawn_shown-elect": replace(PRESETS["handed-tricks"], pull_visibility=PullVisibility.DRAWN_SHOWN),
    "every-alternative": Rules(trump_alternatives=tuple(TrumpAlternative), return_keep=0),
}


def may_see(before: State, move: Move, after: State, seat: Seat | None) -> CardSet:
    """The faces that RULES.md section 7 lets a seat see of a move; written from the table, not from the engine."""
    own = NONE if seat is None else after.deal.hands[seat]
    if isinstance(move, Play | Turn):  # I-21, I-10
        return own | move.card.bit
    if isinstance(move, Draw | Give):  # I-15, I-17, I-19
        pull = before.deal.pulls[before.deal.pull]
        visible = before.rules.pull_visibility
        if isinstance(move, Draw):
            card, shown = before.deal.fan[move.position], visible is not PullVisibility.PRIVATE
        else:
            card, shown = move.card, visible is PullVisibility.BOTH_SHOWN
        return card.bit if shown or seat in (pull.creditor, pull.debtor) else NONE
    if isinstance(move, Decline):
        if move.method is TrumpAlternative.RANDOM_REST and seat == (before.dealer + 1) % 3:
            return before.deal.hands[seat]  # I-10: the last five are withheld
        turned = before.deal.pack[15:18]
        if move.method is TrumpAlternative.TURN_THREE:  # I-7
            return own | card_set(turned)
        return own | turned[1].bit if move.method is TrumpAlternative.SEVENTH_CARD else own  # I-8
    return NONE if isinstance(move, Fan) else own  # I-13; I-3, I-11


@pytest.mark.parametrize("name", RULES)
def test_nobody_can_tell_two_hidden_cards_apart(
    name: str, record_property: Callable[[str, object], None]
) -> None:
    """I-2 to I-24, for every state of random matches and every seat and the spectator, by the rules' own word of
    what is seen."""
    compared = skipped = 0
    for number in range(100):
        dice = SeededDice(f"swap/{name}/{number}")
        swaps = Swaps(GAME, RULES[name], seen=may_see)
        for made in random_match(GAME, RULES[name], dice):
            swaps.push(made.state, made.move, made.after)
            for seat in EVERYBODY:
                done = swaps.compare(seat, dice)
                compared, skipped = compared + done.compared, skipped + done.skipped
        if compared >= PAIRS:
            break
    record_property("compared", compared)
    record_property("skipped", skipped)
    print(f"swap test, {name}: {compared} compared, {skipped} skipped")
    assert compared >= PAIRS
    assert skipped < compared / 3


# ------------------------------------------------------------------------------------------------ planted leaks

Shown = Callable[[State, Move, State, Seat | None], tuple[Event, ...]]


def drawn_card_to_all(before: State, move: Move, after: State, seat: Seat | None) -> tuple[Event, ...]:
    """The leak of DESIGN.md section 4."""
    events = GAME.shown(before, move, after, seat)
    return tuple(replace(e, card=after.deal.drawn) if isinstance(e, Drawn) else e for e in events)


def returned_card_to_all(before: State, move: Move, after: State, seat: Seat | None) -> tuple[Event, ...]:
    events = GAME.shown(before, move, after, seat)
    return tuple(
        replace(e, card=move.card) if isinstance(e, Given) and isinstance(move, Give) else e for e in events
    )


def a_nod_for_spades(before: State, move: Move, after: State, seat: Seat | None) -> tuple[Event, ...]:
    """Roundabout: no card is named, but the last event comes twice when a spade was drawn."""
    events = GAME.shown(before, move, after, seat)
    drawn = after.deal.drawn
    return (*events, events[-1]) if isinstance(move, Draw) and drawn and drawn.suit.value == "S" else events


def the_pack_to_all(before: State, move: Move, after: State, seat: Seat | None) -> tuple[Event, ...]:
    events = GAME.shown(before, move, after, seat)
    return (*events, Exposed(1, move.order, TrumpMade.NAMED)) if isinstance(move, Shuffle) else events


def next_packet_to_its_owner(before: State, move: Move, after: State, seat: Seat | None) -> tuple[Event, ...]:
    """I-4: the last event comes twice when the seventh card is an ace."""
    events = GAME.shown(before, move, after, seat)
    pack = after.deal.pack
    return (*events, events[-1]) if pack and not before.deal.pack and pack[16].rank == "A" else events


def swap_along(shown: Shown | None, seen: Any, game: Any = GAME, count: int = 8) -> None:
    rules = Rules(deals=3)
    for number in range(count):
        dice = SeededDice(f"leak/{number}")
        swaps = Swaps(game, rules, shown=shown, seen=seen)
        for made in random_match(GAME, rules, dice):
            swaps.push(made.state, made.move, made.after)
            for seat in EVERYBODY:
                swaps.compare(seat, dice)


LEAKS = [drawn_card_to_all, returned_card_to_all, a_nod_for_spades, next_packet_to_its_owner]


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_caught(leak: Shown) -> None:
    """Beside the honest `game.shown`, which says what may be seen."""
    with pytest.raises(AssertionError, match="can tell"):
        swap_along(leak, None)


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_in_the_game_itself_is_caught_by_the_rules_own_word(leak: Shown) -> None:
    """What may be seen comes from RULES.md section 7, not from the leaking game."""
    with pytest.raises(AssertionError, match="can tell"):
        swap_along(None, may_see, with_other(GAME, shown=leak))


def test_the_honest_game_passes_the_same_matches() -> None:
    swap_along(None, None)
    swap_along(None, may_see)


def test_one_swap_by_its_moves() -> None:
    """`swap_differences` compares, skips what is no possible match, and finds nothing to swap when all is seen."""
    rules = Rules(deals=1)
    made = list(random_match(GAME, rules, SeededDice("moves")))
    moves = [(m.actor, m.move) for m in made]
    found = [
        swap_differences(GAME, rules, moves, upto, seat, SeededDice(f"{upto}/{seat}"))
        for upto in range(len(moves) + 1)
        for seat in EVERYBODY
    ]
    assert {(one.compared, one.skipped) for one in found} == {(0, 0), (1, 0), (0, 1)}
    assert found[0] == (0, 0)  # nothing is dealt
    assert found[-1] == (0, 0)  # all thirty cards have been played
    assert found[4 * 2] == (1, 0)  # the shuffle
    with pytest.raises(AssertionError, match="can tell"):
        swap_differences(GAME, rules, moves, 2, None, SeededDice(1), shown=the_pack_to_all)


# ------------------------------------------------------------------------------------------------------- the bots


PLAYERS: dict[str, Callable[[View, Dice], object]] = {
    "hard": lambda view, dice: bot("hard").choose(view, Worlds(6), dice),
    "expert": lambda view, dice: bot("expert").choose(view, Worlds(3), dice),
    "judge": lambda view, dice: judge(view, 4, dice),
    "judge, looking ahead": lambda view, dice: judge(view, 3, dice, Style(inner=2)),
}


@pytest.mark.parametrize(
    "name", ["satasat", "handed-tricks", "high-sevens", "every-alternative", "drawn_shown"]
)
def test_no_bot_can_tell_two_hidden_cards_apart(name: str) -> None:
    """I-26, S6: with cards exchanged that the seat cannot see, the same seed, and the view as a message, the same choice."""
    compared: Counter[Phase] = Counter()
    dice, rules = SeededDice(f"bots/{name}"), replace(RULES[name], deals=4)
    views = tuple(GAME.blank(rules, seat) for seat in range(3))
    moves: list[Made] = []
    for made in random_match(GAME, rules, dice):
        view = views[made.actor] if made.actor != NATURE else None
        if view is not None and (view.phase is not Phase.PLAY or dice.below(6) == 0):
            other = twin(rules, moves, made.actor, dice)
            if other is not None:
                for player, plays in PLAYERS.items():
                    seed = f"{player}/{len(moves)}"
                    again = decode(encode(other), View)
                    assert plays(again, SeededDice(seed)) == plays(view, SeededDice(seed)), (player, view)
                compared[view.phase] += 1
        moves.append(made)
        views = observe_all(GAME, views, range(3), made.state, made.move, made.after)
    assert compared[Phase.PLAY] > 8
    assert compared[Phase.TRUMP] == 4
