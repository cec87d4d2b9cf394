"""The compiled twin of the bot medium: the same card, return and trump in any position. And how cards lie in kernels."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations, product
from math import sqrt

import numpy as np
import pytest
from msgspec.structs import replace

from satasat.bots import Worlds, dealing, medium, playout
from satasat.bots.rollout import SEVENS, kernel_sevens, pack_of, spade_seven_of
from satasat.cards import PACK_30, SUITS, Card, CardSet, Suit, card_set
from satasat.dice import SeededDice
from satasat.game import NATURE, Dice, observe_all
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import Give, Name, Phase, Play
from satasat.games.three_two_five.rules import (
    PACK,
    HighSeven,
    Pull,
    ReturnDrawn,
    Rules,
    Sevens,
    order,
    turned_suits,
)
from satasat.games.three_two_five.state import State
from satasat.games.three_two_five.view import Public, View
from satasat.testing import random_match, random_rules
from tests.positions import (
    RULES,
    Lanes,
    chosen,
    kernel_plays,
    lanes_of,
    medium_plays,
    playable,
    position,
    seen,
)

DICE = SeededDice("no dice are thrown")
every_order = pytest.mark.parametrize(
    ("trump", "rules"), [pytest.param(t, r, id=f"{t}-{kernel_sevens(r)}") for t in SUITS for r in RULES]
)
ALL_SUITS = 0b1111


# ------------------------------------------------------------------------------------------- how cards lie in lanes


@every_order
def test_lanes_are_suits_and_within_one_the_lower_bit_wins(trump: Suit, rules: Rules) -> None:
    """R-PACK-2, R-SEVEN-1 to 6: every two cards, by the rules' own order."""
    how, lanes = order(trump, rules), Lanes(trump, rules)
    bit = {card: int(lanes(card.bit)) for card in PACK}
    assert all(one.bit_count() == 1 for one in bit.values())
    assert len(set(bit.values())) == len(PACK)
    for one, other in permutations(PACK, 2):
        same = bit[one].bit_length() - 1 >> 4 == bit[other].bit_length() - 1 >> 4
        assert same == (how.suit_of(one) is how.suit_of(other))
        if same:
            assert (bit[one] < bit[other]) == how.beats(one, other)
    for card in PACK:
        assert bool(bit[card] & int(lanes.trumps)) == (card in how.trumps)
        assert bool(bit[card] & int(SEVENS)) == (card in how.top)


@every_order
def test_a_set_in_lanes_is_its_cards_in_lanes(trump: Suit, rules: Rules) -> None:
    lanes, dice = Lanes(trump, rules), SeededDice("sets")
    for size in range(len(PACK) + 1):
        some = dice.shuffled(PACK)[:size]
        assert int(lanes(card_set(some))) == sum(int(lanes(card.bit)) for card in some)
        assert lanes.back(lanes(card_set(some))) == card_set(some)


@every_order
def test_the_pack_and_the_seven_of_spades_are_where_their_cards_lie(trump: Suit, rules: Rules) -> None:
    lanes = Lanes(trump, rules)
    assert pack_of(trump.index, lanes.sevens) == lanes(PACK_30)
    assert spade_seven_of(trump.index, lanes.sevens) == lanes.spade_seven


def test_the_high_seven_counts_only_where_sevens_are_permanent() -> None:
    found = {(s, h): kernel_sevens(Rules(sevens=s, high_seven=h)) for s, h in product(Sevens, HighSeven)}
    assert found == {
        (Sevens.LOW, HighSeven.HEARTS): 0,
        (Sevens.LOW, HighSeven.SPADES): 0,
        (Sevens.PERMANENT_TRUMPS, HighSeven.HEARTS): 1,
        (Sevens.PERMANENT_TRUMPS, HighSeven.SPADES): 2,
    }


@every_order
def test_kernels_follow_suit_and_find_the_winner_as_the_rules_do(trump: Suit, rules: Rules) -> None:
    """R-PLAY-3 to 5: `follow` for every lead; `best_of` for every lead and card, and for third cards."""
    how, lanes, dice = order(trump, rules), Lanes(trump, rules), SeededDice("tricks")
    for led, then in permutations(PACK, 2):
        hand = card_set(
            dice.shuffled([card for card in PACK if card not in (led, then)])[: 1 + dice.below(6)]
        )
        one, two = lanes(led.bit), lanes(then.bit)
        assert lanes.back(playout.follow(lanes(hand), one)) == how.follow(hand, led)
        best = playout.best_of(one, two, one, lanes.trumps)
        assert lanes.card(best) == (led, then)[how.winner((led, then))]
        last = next(iter(hand))
        trick = (led, then, last)
        whole = playout.best_of(best, lanes(last.bit), one, lanes.trumps)
        assert lanes.card(whole) == trick[how.winner(trick)]


# ------------------------------------------------------------------------------------------------------ the twin


def test_the_kernel_plays_the_card_of_medium_along_random_matches() -> None:
    """20,000 decisions, forced ones not counted, under random rules with every setting of the sevens."""
    dice, seen_with = SeededDice("twin"), Counter[int]()
    while seen_with.total() < 20_000:
        rules = random_rules(GAME, dice)
        for made in random_match(GAME, rules, dice):
            if made.state.phase is Phase.PLAY and len(playable(made.state)) > 1:
                assert medium_plays(made.state) == Play(kernel_plays(made.state, lanes_of(made.state)))
                seen_with[kernel_sevens(rules)] += 1
    assert min(seen_with.values()) > 3_000
    assert len(seen_with) == 3


def test_what_medium_is_shown_here_is_what_it_looks_at_in_a_match() -> None:
    """The views that these tests make of a state lead medium to the card that the seat's own view does."""
    rules = Rules(deals=2)
    views = tuple(GAME.blank(rules, seat) for seat in range(3))
    for made in random_match(GAME, rules, SeededDice("own view")):
        if made.state.phase is Phase.PLAY and made.actor != NATURE:
            assert medium.choose(views[made.actor], Worlds(1), DICE) == medium_plays(made.state)
        views = observe_all(GAME, views, range(3), made.state, made.move, made.after)


@pytest.mark.parametrize("in_trick", range(3))
@pytest.mark.parametrize("rules", RULES, ids=kernel_sevens)
def test_the_kernel_plays_the_card_of_medium_in_odd_positions(rules: Rules, in_trick: int) -> None:
    """Few cards, few suits, both permanent sevens in a hand: runs and cards that gain the same."""
    dice = SeededDice(f"odd/{kernel_sevens(rules)}/{in_trick}")
    for _ in range(1_200):
        state = position(dice, rules, 1 + dice.below(10), in_trick)
        assert medium_plays(state) == Play(kernel_plays(state, lanes_of(state))), state


def returns(hand: CardSet, drawn: Card, trump: Suit, rules: Rules) -> View:
    """The view of a seat that has these eleven cards and must give one back."""
    return View(
        rules,
        0,
        phase=Phase.GIVE,
        actor=0,
        hand=hand,
        counts=(11, 9, 10),
        trump=trump,
        pulls=(Pull(0, 1),),
        drawn=drawn,
    )


@pytest.mark.parametrize("drawn_too", ReturnDrawn)
@pytest.mark.parametrize("keep", [2, 1, 0])
@pytest.mark.parametrize("sevens", RULES, ids=kernel_sevens)
def test_the_kernel_gives_back_the_card_of_medium(sevens: Rules, keep: int, drawn_too: ReturnDrawn) -> None:
    """R-PULL-9, 10."""
    rules = replace(sevens, return_keep=keep, return_drawn=drawn_too)
    dice, given = SeededDice(f"give/{keep}/{drawn_too}"), set()
    for _ in range(250):
        hand = dice.shuffled(PACK)[:11]
        trump = SUITS[dice.below(4)]
        view, lanes = returns(card_set(hand), hand[0], trump, rules), Lanes(trump, rules)
        found = dealing.give(
            lanes(view.hand),
            lanes(hand[0].bit),
            lanes.pack,
            lanes.trumps,
            lanes.spade_seven,
            np.uint64(keep),
            int(drawn_too is ReturnDrawn.ALLOWED),
        )
        assert medium.choose(view, Worlds(1), DICE) == Give(lanes.card(found))
        given.add(lanes.card(found) == hand[0])
    assert given == ({True, False} if drawn_too is ReturnDrawn.ALLOWED else {False})


def names(hand: CardSet, rules: Rules, turned: tuple[Card, ...] = ()) -> Suit:
    """The suit that medium names with this hand; with turned cards, one of those that they leave."""
    view = View(
        rules,
        0,
        phase=Phase.TIE if turned else Phase.TRUMP,
        actor=0,
        hand=hand,
        public=tuple(Public(card, "turn_three") for card in turned),
    )
    move = medium.choose(view, Worlds(1), DICE)
    assert isinstance(move, Name)
    return move.suit


@pytest.mark.parametrize("size", [5, 10])
@pytest.mark.parametrize("rules", RULES, ids=kernel_sevens)
def test_the_kernel_names_the_suit_of_medium(rules: Rules, size: int) -> None:
    """R-TRUMP-1, 3: with five cards and with ten."""
    dice, sevens = SeededDice(f"name/{size}"), kernel_sevens(rules)
    for _ in range(700):
        hand = card_set(dice.shuffled(PACK)[:size])
        assert dealing.length_first(np.uint64(hand), sevens, ALL_SUITS) == names(hand, rules).index


@pytest.mark.parametrize("rules", RULES, ids=kernel_sevens)
def test_three_turned_cards_make_the_trump_of_the_rules(rules: Rules) -> None:
    """R-TRUMP-4, 5, 10: the highest, by printed ranks; of tied suits the one that medium names."""
    dice, sevens, ties = SeededDice("turned"), kernel_sevens(rules), 0
    for three in dice.shuffled(list(combinations(PACK, 3)))[:1_500]:
        rest = dice.shuffled([card for card in PACK if card not in three])
        hand = card_set((*three, *rest[:5]))
        suits = turned_suits(three)
        due = suits[0] if len(suits) == 1 else names(hand, rules, three)
        assert due in suits
        assert dealing.turned_suit(np.uint64(hand), np.uint64(card_set(three)), sevens) == due.index
        among = sum(1 << suit.index for suit in suits)
        assert dealing.length_first(np.uint64(hand), sevens, among) == due.index
        ties += len(suits) > 1
    assert ties > 50


# -------------------------------------------------------------------------------------------------------- chance


def choosing(dice: Dice, rules: Rules) -> tuple[State, tuple[Card, ...]]:
    """A position with a choice of at least three cards, and these."""
    while True:
        state = position(dice, rules, 4 + dice.below(7), dice.below(3))
        legal = playable(state)
        if len(legal) >= 3:
            return state, legal


@pytest.mark.parametrize("rules", RULES, ids=kernel_sevens)
def test_played_by_chance_every_legal_card_is_equally_likely(rules: Rules) -> None:
    """Noise of 256 in 256: chi-square of seeded samples, within six deviations of its mean."""
    dice = SeededDice("chance")
    for _ in range(12):
        state, legal = choosing(dice, rules)
        lanes, size = lanes_of(state), 60 * len(legal)
        drawn = Counter(
            kernel_plays(state, lanes, noise=256, random=dice.below(1 << 64)) for _ in range(size)
        )
        assert set(drawn) <= set(legal)
        statistic = sum((drawn[card] - 60) ** 2 / 60 for card in legal)
        free = len(legal) - 1
        assert abs(statistic - free) < 6 * sqrt(2 * free)


@pytest.mark.parametrize("noise", [0, 32, 128, 256])
def test_of_256_plays_as_many_are_by_chance_as_the_noise_says(noise: int) -> None:
    dice = SeededDice(f"noise/{noise}")
    other = due = 0.0
    tries, size = 12, 800
    for _ in range(tries):
        state, legal = choosing(dice, RULES[dice.below(3)])
        lanes, usual = lanes_of(state), medium_plays(state)
        for _ in range(size):
            other += Play(kernel_plays(state, lanes, noise=noise, random=dice.below(1 << 64))) != usual
        due += size * noise / 256 * (1 - 1 / len(legal))
    assert abs(other - due) <= 5 * sqrt(due)


def test_chance_moves_on_with_every_choice_and_stands_still_where_there_is_none() -> None:
    dice, forced = SeededDice("states"), 0
    for _ in range(500):
        state = position(dice, RULES[dice.below(3)], 1 + dice.below(10), dice.below(3))
        lanes, random = lanes_of(state), dice.below(1 << 64)
        card, then = chosen(state, lanes, noise=32, random=random)
        only = len(playable(state)) == 1
        assert (int(then) == random) == only
        assert (card, then) == chosen(state, lanes, noise=32, random=random)
        assert lanes.card(card) in seen(state).hand
        forced += only
    assert forced > 50
