"""Playouts by the kernels: as three mediums play through the engine; and what they deal, draw and choose by chance."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import numpy as np
import pytest
from msgspec.structs import replace

from satasat.bots import dealing, playout
from satasat.bots.rollout import kernel_sevens
from satasat.cards import NONE, PACK_30, SUITS, Card, CardSet, card_set
from satasat.dice import SeededDice
from satasat.game import Dice
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import Play
from satasat.games.three_two_five.rules import PACK, Rules, Three, order, quotas
from satasat.games.three_two_five.state import State
from tests.positions import (
    NO_CARD,
    RULES,
    as_world,
    code,
    lanes_of,
    needs,
    playable,
    played_by_medium,
    position,
)

every_rule = pytest.mark.parametrize("rules", RULES, ids=kernel_sevens)


def ends(
    state: State,
    options: tuple[Card, ...],
    *,
    noise: int = 0,
    seed: int = 0,
    worlds: int = 1,
) -> list[list[int]]:
    """How each of these plays ends, by kernel `judge_plays`, on so many copies of the world as it is."""
    deal = state.deal
    assert deal.trump is not None
    found = np.empty((len(options), worlds), np.int64)
    playout.judge_plays(
        np.array([as_world(deal.hands)] * worlds, np.uint64),
        np.array([card.bit for card in options], np.uint64),
        deal.leader,
        len(deal.trick),
        np.array(needs(state), np.int64),
        deal.trump.index,
        kernel_sevens(state.rules),
        np.array([*(card.bit for card in deal.trick), 0, 0][:2], np.uint64),
        np.uint64(noise),
        np.uint64(seed),
        found,
    )
    return [[int(end) for end in row] for row in found]


# ---------------------------------------------------------------------------------------------- mediums play on


@every_rule
@pytest.mark.parametrize("in_trick", range(3))
def test_a_playout_ends_as_three_mediums_end_through_the_engine(rules: Rules, in_trick: int) -> None:
    """Every card that may be played, from hands of 1 to 10, whoever leads and deals."""
    dice, begun = SeededDice(f"ends/{in_trick}"), set()
    for number in range(60):
        state = position(dice, rules, 10 if number < 8 else 1 + dice.below(9), in_trick)
        options = playable(state)
        due = [code(played_by_medium(GAME.step(state, Play(card))), state.dealer) for card in options]
        assert ends(state, options) == [[one] for one in due], state
        begun.add((state.deal.leader, state.dealer))
    assert len(begun) == 9


@every_rule
def test_played_out_from_a_lead_the_needs_left_are_those_of_the_seats(rules: Rules) -> None:
    """What kernel `play_out` itself returns; and no chance is used where no play is by chance."""
    dice = SeededDice("bytes")
    for _ in range(40):
        state = position(dice, rules, 1 + dice.below(10))
        lanes, deal, need = lanes_of(state), state.deal, needs(state)
        seats = [(deal.leader + i) % 3 for i in range(3)]
        a, b, c = (lanes(deal.hands[seat]) for seat in seats)
        end, _ = playout.play_out(
            a, b, c, NO_CARD, NO_CARD, NO_CARD, need[seats[0]], need[seats[1]], need[seats[2]], deal.leader,
            lanes.pack, lanes.trumps, lanes.spade_seven, np.uint64(0), np.uint64(dice.below(1 << 64)),
        )  # fmt: skip
        tricks = played_by_medium(state)
        first, then, last = (quotas(state.dealer)[seat] - tricks[seat] for seat in seats)
        assert end == playout.ended(first, then, last, deal.leader) == code(tricks, state.dealer)


# ------------------------------------------------------------------------------------------------------- chance


def tricks_of(end: int, dealer: int) -> Three:
    """The tricks by seat that a code stands for."""
    a, b, c = (q - (end >> shift & 31) + 16 for q, shift in zip(quotas(dealer), (10, 5, 0), strict=True))
    return a, b, c


@every_rule
@pytest.mark.parametrize("noise", [32, 256])
def test_with_chance_in_it_every_playout_shares_out_ten_tricks(rules: Rules, noise: int) -> None:
    """And the same seed repeats it, another seed does not."""
    dice, differ = SeededDice(f"ten/{noise}"), 0
    for _ in range(30):
        state = position(dice, rules, 1 + dice.below(10), dice.below(3))
        options, seed = playable(state), dice.below(1 << 63)
        found = ends(state, options, noise=noise, seed=seed, worlds=50)
        for row in found:
            for end in row:
                tricks = tricks_of(end, state.dealer)
                assert sum(tricks) == 10
                assert all(t >= had for t, had in zip(tricks, state.deal.taken, strict=True))
        assert found == ends(state, options, noise=noise, seed=seed, worlds=50)
        differ += found != ends(state, options, noise=noise, seed=seed + 1, worlds=50)
    assert differ > 10


def by_chance(state: State, dice: Dice) -> Three:
    """The tricks when every card is played at random through the engine."""
    while not state.sheet:
        may = playable(state)
        state = GAME.step(state, Play(may[dice.below(len(may))]))
    return state.sheet[-1].tricks


@every_rule
def test_played_by_chance_alone_the_tricks_are_those_of_random_play(rules: Rules) -> None:
    """Noise of 256: mean tricks of each seat against random play through the engine, within five deviations."""
    dice = SeededDice("random play")
    for held in (3, 10):
        state, size = position(dice, rules, held), 150
        card = playable(state)[0]
        ((*found,),) = ends(state, (card,), noise=256, seed=5, worlds=20_000)
        kernel = np.array([tricks_of(end, state.dealer) for end in found])
        after = GAME.step(state, Play(card))
        engine = np.array([by_chance(after, dice) for _ in range(size)])
        apart = np.abs(kernel.mean(axis=0) - engine.mean(axis=0))
        assert (apart <= 5 * kernel.std(axis=0) / sqrt(size) + 0.01).all()


def test_all_cards_that_are_tried_meet_the_same_chance() -> None:
    """A card judged with others ends as it does judged alone."""
    dice = SeededDice("same chance")
    for _ in range(30):
        state = position(dice, RULES[dice.below(3)], 3 + dice.below(8), dice.below(3))
        options = playable(state)
        whole = ends(state, options, noise=64, seed=9, worlds=20)
        assert whole == [ends(state, (card,), noise=64, seed=9, worlds=20)[0] for card in options]


def test_picked_by_chance_every_card_is_equally_likely() -> None:
    dice, size = SeededDice("pick"), 4_000
    for _ in range(5):
        some = card_set(dice.shuffled(PACK)[: 2 + dice.below(12)])
        drawn = Counter(
            int(playout.pick(np.uint64(some), np.uint64(dice.below(1 << 64)))) for _ in range(size)
        )
        assert set(drawn) == {int(card.bit) for card in some}
        due = size / len(some)
        assert all(abs(n - due) < 5 * sqrt(due) for n in drawn.values())


# -------------------------------------------------------------------------------------------------- whole deals


@every_rule
def test_deals_at_random_are_the_pack_and_medium_names_with_five_cards(rules: Rules) -> None:
    """R-PACK-1, R-DEAL-1: each card in each hand equally often. R-TRUMP-1: a suit of which F has two at least."""
    size, how = 6_000, kernel_sevens(rules)
    hands, trumps = np.zeros((size, 3), np.uint64), np.zeros(size, np.int64)
    dealing.deal(how, np.uint64(3), hands, trumps)
    held: Counter[tuple[int, Card]] = Counter()
    for row, trump in zip(hands, trumps, strict=True):
        sets = [CardSet(int(hand)) for hand in row]
        assert [*map(len, sets)] == [10, 10, 10]
        assert sets[0] | sets[1] | sets[2] == PACK_30
        assert len(sets[0] & order(SUITS[trump], rules).trumps) >= 2
        held.update((seat, card) for seat, one in enumerate(sets) for card in one)
    due = size / 3
    assert len(held) == 90
    assert all(abs(n - due) < 6 * sqrt(due) for n in held.values())
    again = np.zeros_like(hands)
    dealing.deal(how, np.uint64(3), again, trumps)
    assert (again == hands).all()


@every_rule
@pytest.mark.parametrize("dealer", range(3))
def test_a_deal_without_exchanges_is_a_playout_from_the_lead_of_five(rules: Rules, dealer: int) -> None:
    """Kernel `judge_deals` on hands of ten, through the engine (tests/test_judge.py has the exchanges)."""
    dice, quota = SeededDice(f"deals/{dealer}"), np.array(quotas(dealer), np.int64)
    for _ in range(12):
        state = position(dice, rules, 10)
        state = replace(state, dealer=dealer, deal=replace(state.deal, leader=(dealer + 1) % 3))
        assert state.deal.trump is not None
        found = np.empty(1, np.int64)
        dealing.judge_deals(
            np.array([as_world(state.deal.hands, NONE)], np.uint64), state.deal.trump.index, kernel_sevens(rules),
            NO_CARD, np.empty((0, 2), np.int64), 0, quota, state.deal.leader, np.uint64(2), 0,
            np.uint64(0), np.uint64(1), found,
        )  # fmt: skip
        assert int(found[0]) == code(played_by_medium(state), dealer)
