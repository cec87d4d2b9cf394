"""Playouts in which every seat looks ahead: on what it knows and no more, card by card as the engine goes on."""

from __future__ import annotations

from collections import Counter
from functools import cache
from itertools import combinations
from math import sqrt

import numpy as np
import pytest
from msgspec.structs import replace
from numpy.typing import NDArray

from satasat.bots import lookahead, playout
from satasat.bots.judge import Style, can_judge
from satasat.bots.rollout import kernel_sevens
from satasat.bots.trials import Trials, sampled
from satasat.bots.worth import endings
from satasat.cards import NONE, SUITS, Card, CardSet, Suit, card_set
from satasat.dice import SeededDice
from satasat.game import NATURE, Dice, observe_all
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import Phase, Play, TrumpMade
from satasat.games.three_two_five.rules import PACK, Rules, Three, order
from satasat.games.three_two_five.state import Deal, State
from satasat.testing import random_match
from tests.positions import (
    NO_CARD,
    RULES,
    Lanes,
    as_world,
    code,
    lanes_of,
    needs,
    playable,
    position,
    to_play,
)
from tests.trying import GOLDEN, WORD, mixed

every_rule = pytest.mark.parametrize("rules", RULES, ids=kernel_sevens)
Voids = tuple[tuple[Suit, ...], tuple[Suit, ...], tuple[Suit, ...]]
NO_VOIDS: Voids = ((), (), ())
SUMS = np.empty(lookahead.MOST, np.float64)


@cache
def worth(dealer: int) -> NDArray[np.float64]:
    """Points by seat and by code, of the first of two deals."""
    found = np.zeros((3, 1 << 15))
    for ending in endings(Rules(), dealer, 1):
        found[:, code(ending.taken, dealer)] = np.add(ending.points, ending.ahead)
    return found


def void_lanes(state: State, voids: Voids) -> list[np.uint64]:
    """By seat, all of the lanes of these suits."""
    return [lookahead.lanes_of(np.uint64(sum({1 << suit.index for suit in shown}))) for shown in voids]


def looked_ahead(
    state: State, voids: Voids, random: int, *, worlds: int = 8, noise: int = 32
) -> tuple[Card, int]:
    """The card that kernel `look_ahead` plays for the seat to play, and the next state of chance."""
    deal, lanes, need, void = state.deal, lanes_of(state), needs(state), void_lanes(state, voids)
    a, b, c = ((deal.leader + i) % 3 for i in range(3))
    led, follower = (*(lanes(card.bit) for card in deal.trick), NO_CARD, NO_CARD)[:2]
    card, then = lookahead.look_ahead(
        lanes(deal.hands[a]), lanes(deal.hands[b]), lanes(deal.hands[c]), led, follower, len(deal.trick),
        void[a], void[b], void[c], need[a], need[b], need[c], deal.leader, lanes.pack, lanes.trumps, lanes.spade_seven,
        np.uint64(noise), np.uint64(random), worlds, worth(state.dealer), SUMS,
    )  # fmt: skip
    return lanes.card(card), int(then)


def judged_ahead(
    state: State, options: tuple[Card, ...], voids: Voids, seed: int, *, inner: int, worlds: int = 1
) -> list[list[int]]:
    """How each of these plays ends, by kernel `judge_plays_ahead`, on so many copies of the world as it is."""
    deal = state.deal
    assert deal.trump is not None
    ends = np.empty((len(options), worlds), np.int64)
    lookahead.judge_plays_ahead(
        np.array([as_world(deal.hands)] * worlds, np.uint64),
        np.array([card.bit for card in options], np.uint64),
        deal.leader,
        len(deal.trick),
        np.array(needs(state), np.int64),
        np.array([sum({1 << suit.index for suit in shown}) for shown in voids], np.uint64),
        deal.trump.index,
        kernel_sevens(state.rules),
        np.array([*(card.bit for card in deal.trick), 0, 0][:2], np.uint64),
        np.uint64(32),
        np.uint64(seed),
        inner,
        worth(state.dealer),
        ends,
    )
    return [[int(end) for end in row] for row in ends]


def voids_of(state: State, dice: Dice) -> Voids:
    """Some of the suits that each hand does not hold, what it may have shown, and those that it shows in this trick."""
    assert state.deal.trump is not None
    how, deal = order(state.deal.trump, state.rules), state.deal
    found = [
        [suit for suit in SUITS if not hand & how.suits[suit.index] and dice.below(2)] for hand in deal.hands
    ]
    for place, card in enumerate(deal.trick):
        if how.suit_of(card) is not how.suit_of(deal.trick[0]):
            found[(deal.leader + place) % 3].append(how.suit_of(deal.trick[0]))
    a, b, c = map(tuple, found)
    return a, b, c


def runs(state: State) -> dict[Card, Card]:
    """Of each card that may be played the lowest that wins as much: nothing in the trick or in another hand divides them."""
    deal = state.deal
    assert deal.trump is not None
    how, mine = order(deal.trump, state.rules), deal.hands[to_play(deal)]
    others = (deal.hands[0] | deal.hands[1] | deal.hands[2] | card_set(deal.trick)) - mine
    found = {}
    for card in playable(state):
        below = [c for c in mine & how.cards_like(card) if how.beats(card, c)]
        same = [
            c
            for c in below
            if not any(how.beats(card, o) and how.beats(o, c) for o in others & how.cards_like(c))
        ]
        found[card] = max(
            same, key=lambda c: sum(how.beats(d, c) for d in mine & how.cards_like(c)), default=card
        )
    return found


# ------------------------------------------------------------------------------------------------- what a seat knows


@every_rule
def test_of_cards_that_touch_the_lowest_stands_for_all(rules: Rules) -> None:
    dice, shared = SeededDice("runs"), 0
    for _ in range(1_200):
        state = position(dice, rules, 1 + dice.below(10), dice.below(3))
        lanes, deal, due = lanes_of(state), state.deal, runs(state)
        out = deal.hands[0] | deal.hands[1] | deal.hands[2] | card_set(deal.trick)
        found = lanes.back(lookahead.lowest_of_runs(lanes(card_set(due)), lanes(out)))
        assert found == card_set(due.values()), state
        shared += len(due) - len(found)
    assert shared > 300


def unseen(dice: Dice) -> tuple[Lanes, CardSet, CardSet, CardSet, int]:
    """Two hands as they lie, cards of suits that each may be said to be void in, and the size of the first."""
    rules, trump = RULES[dice.below(3)], SUITS[dice.below(4)]
    pack, size, other = dice.shuffled(PACK), dice.below(8), dice.below(8)
    one, two = card_set(pack[:size]), card_set(pack[size : size + other])
    suits = order(trump, rules).suits
    void, other_void = (
        card_set(c for suit in suits if not hand & suit and dice.below(2) for c in suit)
        for hand in (one, two)
    )
    return Lanes(trump, rules), one | two, void, other_void, size


def test_unseen_cards_are_split_as_sizes_and_voids_allow() -> None:
    """R-PLAY-3: a hand holds nothing of a suit that it did not follow. Every hand that can be comes equally often."""
    dice, several = SeededDice("split"), 0
    for _ in range(150):
        lanes, cards, void, other_void, size = unseen(dice)
        every = {
            card_set(some)
            for some in combinations(cards, size)
            if not card_set(some) & void and not (cards - card_set(some)) & other_void
        }
        if len(every) > 60:
            continue
        drawn: Counter[CardSet] = Counter()
        number = 40 * len(every)
        for _ in range(number):
            hand, _ = lookahead.split(
                lanes(cards), np.uint64(size), lanes(void), lanes(other_void), np.uint64(dice.below(1 << 64))
            )
            drawn[lanes.back(hand)] += 1
        assert set(drawn) == every
        statistic = sum((drawn[hand] - 40) ** 2 / 40 for hand in every)
        free = len(every) - 1
        assert abs(statistic - free) <= 6 * sqrt(2 * free)
        several += free > 0
    assert several > 30


@every_rule
def test_the_card_does_not_hang_on_how_the_unseen_cards_lie(rules: Rules) -> None:
    """I-26: cards of the other two hands exchanged, in a way that agrees with their voids; the same chance, the same card."""
    dice, exchanged = SeededDice("hidden"), 0
    for _ in range(250):
        state = position(dice, rules, 2 + dice.below(9), dice.below(3))
        voids, random = voids_of(state, dice), dice.below(1 << 64)
        found = looked_ahead(state, voids, random)
        for _ in range(3):
            twin = redealt(state, voids, dice)
            exchanged += twin != state
            assert looked_ahead(twin, voids, random) == found
    assert exchanged > 400


def redealt(state: State, voids: Voids, dice: Dice) -> State:
    """The same for the seat to play: the other two have exchanged cards, none of a suit that they are void in."""
    deal = state.deal
    assert deal.trump is not None
    how, seat = order(deal.trump, state.rules), to_play(deal)
    one, two = (seat + 1) % 3, (seat + 2) % 3
    hands = [*deal.hands]
    for _ in range(4):
        if not hands[one] or not hands[two]:
            break
        mine, other = dice.shuffled([*hands[one]])[0], dice.shuffled([*hands[two]])[0]
        if how.suit_of(mine) not in voids[two] and how.suit_of(other) not in voids[one]:
            hands[one] = (hands[one] - mine.bit) | other.bit
            hands[two] = (hands[two] - other.bit) | mine.bit
    return replace(state, deal=replace(deal, hands=(hands[0], hands[1], hands[2])))


@every_rule
def test_the_card_may_be_played_and_forced_ones_take_no_chance(rules: Rules) -> None:
    dice, seen = SeededDice("legal"), Counter[bool]()
    for _ in range(400):
        state = position(dice, rules, 1 + dice.below(10), dice.below(3))
        random = dice.below(1 << 64)
        card, then = looked_ahead(state, NO_VOIDS, random, worlds=1 + dice.below(4))
        options = {*runs(state).values()}
        assert card in options
        assert (then == random) == (len(options) == 1)
        seen[len(options) == 1] += 1
    assert min(seen.values()) > 30


# ------------------------------------------------------------------------------------------------ what it thinks best


def certain(dice: Dice, rules: Rules) -> tuple[State, Voids]:
    """A position in which the seat to play knows every card: the other two hold other suits, and have shown it."""
    trump = SUITS[dice.below(4)]
    how, leader, in_trick = order(trump, rules), dice.below(3), dice.below(3)
    seat = (leader + in_trick) % 3
    first, second, *both = dice.shuffled(SUITS)
    one = {first, both[0]} if dice.below(2) else {first}
    piles = [
        [*dice.shuffled([c for c in PACK if how.suit_of(c) in suits])] for suits in (one, {second, both[1]})
    ]
    held = 2 + dice.below(min(5, *(len(pile) - 2 for pile in piles)))
    hands = [NONE, NONE, NONE]
    hands[(seat + 1) % 3], hands[(seat + 2) % 3] = (card_set(pile[:held]) for pile in piles)
    rest = [card for card in PACK if not any(card in hand for hand in hands)]
    hands[seat] = card_set(dice.shuffled(rest)[:held])
    taken = [0, 0, 0]
    for _ in range(10 - held):
        taken[dice.below(3)] += 1
    deal = Deal(
        hands=(hands[0], hands[1], hands[2]),
        trump=trump,
        made=TrumpMade.NAMED,
        leader=leader,
        taken=(taken[0], taken[1], taken[2]),
    )
    state = State(rules, phase=Phase.PLAY, deal_no=1, dealer=dice.below(3), deal=deal)
    for _ in range(in_trick):
        may = playable(state)
        state = GAME.step(state, Play(may[dice.below(len(may))]))
    a, b, c = (tuple(s for s in SUITS if not hand & how.suits[s.index]) for hand in hands)
    return state, (a, b, c)


@every_rule
def test_a_seat_that_knows_all_cards_plays_what_ends_best_for_it(rules: Rules) -> None:
    """Mediums go on without chance: no other card is worth more at the end of the deal, points and draws."""
    dice, matters = SeededDice("certain"), 0
    for _ in range(300):
        state, voids = certain(dice, rules)
        deal, options = state.deal, tuple({*runs(state).values()})
        assert deal.trump is not None
        card, _ = looked_ahead(state, voids, dice.below(1 << 64), worlds=1 + dice.below(3), noise=0)
        ends = np.empty((len(options), 1), np.int64)
        playout.judge_plays(
            np.array([as_world(deal.hands)], np.uint64),
            np.array([option.bit for option in options], np.uint64),
            deal.leader,
            len(deal.trick),
            np.array(needs(state), np.int64),
            deal.trump.index,
            kernel_sevens(rules),
            np.array([*(c.bit for c in deal.trick), 0, 0][:2], np.uint64),
            np.uint64(0),
            np.uint64(1),
            ends,
        )
        points = {
            option: worth(state.dealer)[to_play(deal), end]
            for option, (end,) in zip(options, ends, strict=True)
        }
        assert points[card] == max(points.values())
        matters += min(points.values()) < max(points.values())
    assert matters > 60


# ------------------------------------------------------------------------------------------------- to the end of a deal


def played_on(state: State, card: Card, voids: Voids, random: int, inner: int) -> Three:
    """The tricks when the card is played and every seat then looks ahead, through the engine."""
    assert state.deal.trump is not None
    how = order(state.deal.trump, state.rules)
    shown = [*voids]
    while True:
        seat, trick = to_play(state.deal), state.deal.trick
        if trick and how.suit_of(card) is not how.suit_of(trick[0]):
            shown[seat] = (*shown[seat], how.suit_of(trick[0]))
        state = GAME.step(state, Play(card))
        if state.sheet:
            return state.sheet[0].tricks
        card, random = looked_ahead(state, (shown[0], shown[1], shown[2]), random, worlds=inner)


@every_rule
@pytest.mark.parametrize("in_trick", range(3))
def test_a_playout_that_looks_ahead_goes_on_as_the_engine_does(rules: Rules, in_trick: int) -> None:
    """Whoever leads and deals: turns, needs and voids are kept, and each seat plays what it thinks best."""
    dice, begun = SeededDice(f"on/{in_trick}"), set()
    for number in range(30):
        state = position(dice, rules, 10 if number < 3 else 1 + dice.below(9), in_trick)
        options, voids, seed = playable(state), voids_of(state, dice), dice.below(1 << 63)
        found = judged_ahead(state, options, voids, seed, inner=2, worlds=2)
        for card, ends in zip(options, found, strict=True):
            for world, end in enumerate(ends):
                random = mixed((seed + (world + 1) * GOLDEN) & WORD)
                assert end == code(played_on(state, card, voids, random, 2), state.dealer), state
        begun.add((state.deal.leader, state.dealer))
    assert len(begun) > 7


def test_a_trial_that_looks_ahead_begins_with_what_the_view_knows() -> None:
    """Suits shown void, tricks taken, points and draws to come: trials of a view against the engine on the same worlds."""
    dice, seen, with_voids = SeededDice("views"), 0, 0
    while seen < 40 or with_voids < 15:
        views = tuple(GAME.blank(Rules(deals=2), seat) for seat in range(3))
        for made in random_match(GAME, Rules(deals=2), dice):
            view = views[made.actor] if made.actor != NATURE else None
            if view is not None and made.state.deal_no == 1 and view.phase is Phase.PLAY and can_judge(view):
                seed = dice.below(1 << 63)
                trials = Trials(view, Style(inner=2))
                trials.add(1, seed)
                a, b, c, _ = (CardSet(int(place)) for place in sampled(view, 1, seed)[0])
                state = replace(made.state, deal=replace(made.state.deal, hands=(a, b, c)))
                same = runs(state)
                for one in trials.judged():
                    assert isinstance(one.move, Play)
                    random = mixed((seed + GOLDEN) & WORD)
                    tricks = played_on(state, same[one.move.card], view.voids, random, 2)
                    assert one.tricks == tricks[made.actor]
                    assert one.points == worth(state.dealer)[made.actor, code(tricks, state.dealer)]
                seen += 1
                with_voids += any(view.voids)
            views = observe_all(GAME, views, range(3), made.state, made.move, made.after)


def test_suits_are_whole_lanes() -> None:
    for number in range(5):
        for some in combinations(range(4), number):
            lanes = int(lookahead.lanes_of(np.uint64(sum(1 << suit for suit in some))))
            assert lanes == sum(0xFFFF << 16 * suit for suit in some)
