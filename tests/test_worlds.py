"""Sampled worlds: exactly those that agree with a view, all equally likely; held against a full enumeration."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import islice
from math import comb, factorial, sqrt

import numpy as np
import pytest
from hypothesis import Phase as Stage
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from satasat.bots.trials import sampled
from satasat.cards import NONE, PACK_30, Card, CardSet, card_set
from satasat.dice import SeededDice
from satasat.game import observe_all
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import Decline, Name, Phase, Turn
from satasat.games.three_two_five.rules import PACK, PullVisibility, Rules, Sevens, TrumpAlternative
from satasat.games.three_two_five.view import View
from satasat.games.three_two_five.worlds import Branch, Steps, World, count, steps
from satasat.testing import check_worlds, disagreement, random_match, random_rules, rules_of
from tests.tables import EVERYBODY, S, Table, some

Lie = tuple[CardSet, CardSet, CardSet]

# ------------------------------------------------------------------ every world that agrees, by plain enumeration


def lies(view: View) -> Iterator[Lie]:
    """Every way in which the three hands may lie, card after card, by what a world is said to be: the own hand, every
    hand its count, only cards of its `may`, no more known cards gone from a hand than may have slipped from it."""
    mine = NONE if view.seat is None else view.hand
    hidden = [card for card in PACK if card not in view.plays and card not in mine]
    hands = [[*mine] if seat == view.seat else [] for seat in range(3)]
    room = len(hidden) - (sum(view.counts) - len(mine))

    def place(index: int, undealt: int) -> Iterator[Lie]:
        if index == len(hidden):
            a, b, c = map(card_set, hands)
            if all(len(view.known[seat] - h) <= view.slipped[seat] for seat, h in enumerate((a, b, c))):
                yield a, b, c
            return
        card = hidden[index]
        for seat in range(3):
            if card in view.may[seat] and len(hands[seat]) < view.counts[seat]:
                hands[seat].append(card)
                yield from place(index + 1, undealt)
                hands[seat].pop()
        if undealt and not any(card in known for known in view.known):
            yield from place(index + 1, undealt - 1)

    return place(0, room)


def uniform(view: View, every: list[Lie], seed: str) -> None:
    """Chi-square of a seeded sample, within six deviations of its mean."""
    size = 20 * len(every)
    drawn = Counter(world.hands for world in islice(GAME.worlds(view, SeededDice(seed)), size))
    assert set(drawn) <= set(every)
    statistic = sum((drawn[lie] - 20) ** 2 / 20 for lie in every)
    free = len(every) - 1
    assert abs(statistic - free) < 6 * sqrt(2 * free), (statistic, free)


# ------------------------------------------------------------------------------------------ views of late play

RULES = [
    Rules(deals=3),
    Rules(deals=3, sevens=Sevens.PERMANENT_TRUMPS, trump_alternatives=tuple(TrumpAlternative)),
    Rules(deals=3, pull_visibility=PullVisibility.DRAWN_SHOWN, return_keep=0),
    Rules(deals=3, pull_visibility=PullVisibility.BOTH_SHOWN),
]


@cache
def late_views() -> tuple[View, ...]:
    """Views in the last four tricks, after an exchange, that leave between 2 and 400 worlds."""
    found = []
    for number in range(120):
        rules = RULES[number % len(RULES)]
        views = tuple(GAME.blank(rules, seat) for seat in EVERYBODY)
        for made in random_match(GAME, rules, SeededDice(f"late/{number}")):
            views = observe_all(GAME, views, EVERYBODY, made.state, made.move, made.after)
            if made.after.deal_no > 1 and made.after.phase is Phase.PLAY and sum(made.after.deal.taken) >= 6:
                found += [view for view in views if view.pulls and 1 < count(view) <= 400]
    return tuple(found)


def slipping(view: View) -> bool:
    """Cards are known that may have left since, and it matters: both more and fewer worlds could be."""
    here = len([*lies(view)])
    none = replace(view, slipped=(0, 0, 0))
    return any(view.slipped) and len([*lies(none)]) < here < len([*lies(replace(view, slipped=(9, 9, 9)))])


KINDS: dict[str, Callable[[View], bool]] = {
    "a seat that knows no hidden transfer": lambda v: v.seat is not None and v.slipped == (0, 0, 0),
    "known cards may have slipped away": slipping,
    "a spectator": lambda v: v.seat is None,
    "a hand that has shown a void": lambda v: any(v.voids) and v.seat is not None,
    "drawn cards are shown": lambda v: (
        v.rules.pull_visibility is PullVisibility.DRAWN_SHOWN and any(v.slipped)
    ),
}


@cache
def twelve(kind: str) -> tuple[View, ...]:
    """The first views of that kind."""
    views = tuple(islice((view for view in late_views() if KINDS[kind](view)), 12))
    assert len(views) == 12
    return views


@pytest.mark.parametrize("kind", KINDS)
def test_late_in_play_every_world_that_agrees_is_equally_likely(kind: str) -> None:
    """Twelve views of each kind: the count is that of the enumeration, the sample is uniform over it."""
    for number, view in enumerate(twelve(kind)):
        every = [*lies(view)]
        assert len(set(every)) == len(every) == count(view)
        uniform(view, every, f"{kind}/{number}")


def test_late_in_play_the_count_is_that_of_the_enumeration() -> None:
    """For every such view."""
    views = late_views()
    assert len(views) > 500
    for view in views:
        assert count(view) == len([*lies(view)])


def known_and_slipped() -> View:
    """The third player's view: F turned AH KH QH, then the dealer drew a card from F unseen and gave one back."""
    table = Table.second_deal(Rules(), 0, (+1, -1, 0))
    table.deal("AS KS QS JS 10S / AH KH QH / 9S 8S", "AC KC QC JC 10C 9C 8C 9D 8D 8H")
    table.do(Decline(TrumpAlternative.TURN_THREE))
    assert table.state.deal.trump is not None
    table.pull("KH", "AD")
    return table.view(2)


def test_a_turned_card_may_have_left_but_only_one() -> None:
    """RULES.md 6, case 2: F still holds at least two of the three turned; 9 others of 17, or 7 of 17."""
    view = known_and_slipped()
    assert (view.known[1], view.slipped) == (card_set(some("AH KH QH")), (1, 1, 0))
    assert count(view) == comb(17, 7) + 3 * comb(17, 8)
    held = Counter(
        len(world.hands[1] & view.known[1]) for world in islice(GAME.worlds(view, SeededDice(2)), 4000)
    )
    assert set(held) == {2, 3}
    due = comb(17, 7) / count(view)
    assert abs(held[3] / 4000 - due) < 5 * sqrt(due * (1 - due) / 4000)


def test_when_the_card_that_left_shows_up_the_others_are_still_there() -> None:
    """RULES.md 6, case 2: one hidden draw explains one card that is gone; the dealer plays it, so AH and QH are F's."""
    table = Table.second_deal(Rules(), 0, (+1, -1, 0))
    table.deal("AS KS QS JS 10S / AH KH QH / 9S 8S", two="AC KC QC JC 10C 9C 8C 9D 8D 10D")
    table.do(Decline(TrumpAlternative.TURN_THREE)).pull("KH", "AC")
    assert table.view(2).slipped == (1, 1, 0)
    table.play("QS 7S").play("KH")
    view = table.view(2)
    assert view.slipped == (1, 0, 0)
    assert all(
        world.hands[1] & view.known[1] == card_set(some("AH QH"))
        for world in islice(GAME.worlds(view, SeededDice(3)), 200)
    )


def test_what_left_before_is_nothing_that_is_known_now() -> None:
    """Seat 2 has drawn from seat 1 unseen; then seat 0 gives AD there: it cannot be the card that left."""
    table = (
        Table.second_deal(Rules(), 1, (+1, -2, +1))
        .deal("AS KS QS JS", "AD KD QD JD", "AH KH QH JH")
        .do(Name(S))
    )
    table.pull("AH", "JS")
    assert table.view(0).slipped == (0, 1, 1)
    table.pull("KH", "AD")
    view = table.view(0)
    assert (view.known[1], view.slipped) == (card_set(some("AD")), (0, 0, 1))
    assert count(view) == among(10, 9)


# ------------------------------------------------------------------------------------------- views of the deal


def among(*sizes: int) -> int:
    """The ways to deal that many different cards to these places."""
    ways = factorial(sum(sizes))
    for size in sizes:
        ways //= factorial(size)
    return ways


def test_while_trump_is_made_all_undealt_cards_are_open() -> None:
    """R-DEAL-3: five each; a seat does not know 25 cards, a spectator all thirty."""
    table = Table().deal()
    assert [count(table.view(seat)) for seat in range(3)] == [among(5, 5, 15)] * 3
    assert count(table.view(None)) == among(5, 5, 5, 15)
    world = next(GAME.worlds(table.view(0), SeededDice(1)))
    assert len(world.undealt) == 15


def test_while_F_breaks_a_tie_the_three_turned_are_his() -> None:
    """R-TRUMP-5, I-7."""
    table = Table().deal("AS QS JS 10S 9S / KH KD 9D").do(Decline(TrumpAlternative.TURN_THREE))
    assert [count(table.view(seat)) for seat in (2, 0)] == [among(5, 5, 12)] * 2
    assert count(table.view(1)) == among(5, 5, 12)
    assert count(table.view(None)) == among(5, 5, 5, 12)


def test_when_all_is_dealt_two_hands_are_open() -> None:
    """R-DEAL-1: ten each."""
    table = Table().deal().do(Name(S))
    assert [count(table.view(seat)) for seat in range(3)] == [among(10, 10)] * 3
    assert count(table.view(None)) == among(10, 10, 10)


def test_between_draw_and_return_the_third_counts_eleven_and_nine() -> None:
    """R-PULL-7."""
    table = Table.second_deal(Rules(), 0, (+1, -1, 0)).deal().do(Name(S)).fan(str(PACK[0]))
    assert count(table.view(2)) == among(11, 9)
    assert count(table.view(1)) == among(10, 10)  # the debtor knows the card that was drawn from him


def waiting() -> Table:
    """F has declined, random_rest: nobody has seen his last five cards."""
    rules = Rules(trump_alternatives=(TrumpAlternative.RANDOM_REST,))
    table = Table(rules).deal().do(Decline(TrumpAlternative.RANDOM_REST))
    assert table.state.phase is Phase.TURN
    return table


def test_I10_before_the_turn_F_may_hold_any_five_of_the_25_he_has_not_seen() -> None:
    """P11: each of them with the same chance, one in five."""
    view = waiting().view(1)
    assert count(view) == among(5, 10, 10)
    own: Counter[Card] = Counter()
    for world in islice(GAME.worlds(view, SeededDice("turn")), 2000):
        assert len(world.hands[1] - view.hand) == 5
        own.update(world.hands[1] - view.hand)
    assert set(own) == set(PACK_30 - view.hand)
    assert all(abs(n - 400) < 5 * sqrt(2000 * 0.2 * 0.8) for n in own.values())


def test_I10_before_the_turn_the_others_know_no_more_than_sizes() -> None:
    table = waiting()
    assert [count(table.view(seat)) for seat in (2, 0)] == [among(10, 10)] * 2
    assert count(table.view(None)) == among(10, 10, 10)
    table.do(Turn(min(table.choices())))
    assert [count(table.view(seat)) for seat in (2, 0)] == [comb(19, 9)] * 2
    assert count(table.view(1)) == among(10, 10)


def test_I10_with_cards_withheld_every_world_is_equally_likely() -> None:
    """The same view with most of the pack out of the way: six cards for F, T and D to have, two each."""
    view = waiting().view(1)
    rest = PACK_30 - view.hand
    gone = card_set([*rest][:19])
    a, b, c = (may - gone for may in view.may)
    small = replace(view, plays=tuple(gone), counts=(2, 7, 2), may=(a, b, c))
    every = [*lies(small)]
    assert len(every) == count(small) == among(2, 2, 2)
    uniform(small, every, "withheld")


# ------------------------------------------------------------------------------------------------ any view at all


def test_a_thousand_worlds_of_an_opening_hand() -> None:
    """Each agrees with the view, and hardly any comes twice."""
    view = Table().deal().do(Name(S)).view(1)
    found: set[World] = set()
    for world in islice(GAME.worlds(view, SeededDice("thousand")), 1000):
        assert disagreement(view, world.hands, world.undealt) is None
        found.add(world)
    assert len(found) > 990


@settings(max_examples=25, deadline=None, phases=(Stage.explicit, Stage.reuse, Stage.generate))
@given(rules_of(GAME, most=3), st.integers(0, 10**9))
def test_every_reachable_view_has_worlds_and_the_truth_is_one(rules: Rules, seed: int) -> None:
    """Random matches under random rules, the visibility of pulls included."""
    dice = SeededDice(seed)
    views = tuple(GAME.blank(rules, seat) for seat in EVERYBODY)
    for made in random_match(GAME, rules, dice):
        views = observe_all(GAME, views, EVERYBODY, made.state, made.move, made.after)
        for view in views:
            assert count(view) >= 1
            check_worlds(GAME, made.after, view, dice, samples=1)
        if made.after.phase is Phase.PLAY and made.after.deal.trick == () and sum(made.after.deal.taken) == 9:
            assert {count(view) for view in views[:3]} <= {1, 2}


# ------------------------------------------------------------------------------------------- the compiled sampler


def ways(found: Steps) -> int:
    """How many worlds the steps lead to: for each branch the ways to pick its cards, times those of the step after it."""

    @cache
    def at(step: int) -> int:
        return 1 if step == -1 else sum(branch.worlds for branch in checked(step))

    def checked(step: int) -> tuple[Branch, ...]:
        for branch in found.branches[step]:
            assert sum(branch.numbers) == len(found.kinds[step])
            assert branch.worlds == among(*branch.numbers) * at(branch.then) > 0
        return found.branches[step]

    return at(0 if found.kinds else -1)


def is_a_world(view: View, row: Sequence[np.uint64]) -> bool:
    """Whether a row of hands and undealt cards agrees with the view and is the pack with the cards played."""
    a, b, c, undealt = (CardSet(int(place)) for place in row)
    whole = [*a, *b, *c, *undealt, *view.plays]
    return disagreement(view, (a, b, c), undealt) is None and sorted(whole) == sorted(PACK)


def test_the_compiled_sampler_draws_worlds_that_agree_at_any_moment() -> None:
    """Along random matches under random rules, for each seat and a spectator; and its steps lead to every world once."""
    dice, drawn = SeededDice("compiled"), 0
    while drawn < 6_000:
        rules = random_rules(GAME, dice)
        views = tuple(GAME.blank(rules, seat) for seat in EVERYBODY)
        for made in random_match(GAME, rules, dice):
            views = observe_all(GAME, views, EVERYBODY, made.state, made.move, made.after)
            if dice.below(6):
                continue
            for view in views:
                assert ways(steps(view)) == count(view)
                rows = sampled(view, 4, dice.below(1 << 63))
                assert all(is_a_world(view, row) for row in rows), view
                assert view.seat is None or all(int(row[view.seat]) & view.hand == view.hand for row in rows)
                drawn += len(rows)


@pytest.mark.parametrize("kind", KINDS)
def test_late_in_play_the_compiled_sampler_draws_every_world_equally_often(kind: str) -> None:
    """As `uniform`, on the same views: no world is left out, none comes too often."""
    for number, view in enumerate(twelve(kind)):
        every = [*lies(view)]
        rows = sampled(view, 40 * len(every), number)
        drawn = Counter(tuple(CardSet(int(place)) for place in row[:3]) for row in rows)
        assert set(drawn) == set(every)
        statistic = sum((drawn[lie] - 40) ** 2 / 40 for lie in every)
        free = len(every) - 1
        assert abs(statistic - free) < 6 * sqrt(2 * free), (statistic, free)


def test_a_known_card_may_have_left_in_one_world_of_the_compiled_sampler_as_often_as_it_should() -> None:
    """The view of `known_and_slipped`: what is drawn card by card keeps the shares of the whole kinds."""
    view = known_and_slipped()
    held = Counter(len(CardSet(int(row[1])) & view.known[1]) for row in sampled(view, 40_000, 5))
    assert set(held) == {2, 3}
    due = comb(17, 7) / count(view)
    assert abs(held[3] / 40_000 - due) < 5 * sqrt(due * (1 - due) / 40_000)


def test_the_compiled_sampler_repeats_from_its_seed() -> None:
    view = known_and_slipped()
    assert (sampled(view, 50, 7) == sampled(view, 50, 7)).all()
    assert not (sampled(view, 50, 7) == sampled(view, 50, 8)).all()
