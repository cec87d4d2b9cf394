"""What moves are worth by playouts: held against trials that go through the engine, and the laws that figures keep."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from math import inf
from typing import TypeVar

import pytest
from msgspec.structs import replace

from satasat.bots import Millis, Worlds
from satasat.bots.judge import MEDIUM, Judged, Style, can_judge, judge, judge_within
from satasat.bots.trials import Trials, sampled, touching
from satasat.cards import PACK_30, Card, card_set
from satasat.dice import SeededDice
from satasat.game import NATURE, Dice, OneOf, Seat, observe_all
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import Move, Name, Phase, Play
from satasat.games.three_two_five.rules import PRESETS, Rules, order, quotas
from satasat.games.three_two_five.state import State
from satasat.games.three_two_five.view import View
from satasat.testing import random_match, random_rules
from tests.positions import RULES
from tests.tables import EVERYBODY, H, S, Table
from tests.trying import Chance, Tried, tried

T = TypeVar("T")
JUDGED = {Phase.TRUMP, Phase.TIE, Phase.ELECT, Phase.GIVE, Phase.PLAY}
STYLES = {"medium": MEDIUM, "looking ahead": Style(inner=2)}


def turns(rules: Rules, dice: Dice) -> Iterator[tuple[State, View]]:
    """Along a random match: the state, and the view of the seat that is to act."""
    views = tuple(GAME.blank(rules, seat) for seat in range(3))
    for made in random_match(GAME, rules, dice):
        if made.actor != NATURE:
            yield made.state, views[made.actor]
        views = observe_all(GAME, views, range(3), made.state, made.move, made.after)


# ------------------------------------------------------------------------------------------------ against the engine


def alike(view: View) -> dict[Card, Card]:
    """Of each card that may be played the lowest that it touches, by the definition: two touch when no card that is in
    the trick or still to come, and not one's own, lies between them."""
    assert view.trump is not None
    how = order(view.trump, view.rules)
    gone = card_set(view.plays[: len(view.plays) - len(view.trick)])
    others = PACK_30 - gone - view.hand
    legal = [move.card for move in moves_of(view) if isinstance(move, Play)]

    def touch(one: Card, other: Card) -> bool:
        between = any(how.beats(one, c) and how.beats(c, other) for c in others & how.cards_like(one))
        return how.beats(one, other) and not between and how.suit_of(one) is how.suit_of(other)

    found = {}
    for card in legal:
        lower = [other for other in legal if touch(card, other)]
        found[card] = next((c for c in lower if not any(touch(c, d) for d in lower)), card)
    return found


def moves_of(view: View) -> tuple[Move, ...]:
    choices = view.legal
    assert isinstance(choices, OneOf)
    return choices.moves


DUE = {Phase.TRUMP: 14, Phase.TIE: 3, Phase.ELECT: 10, Phase.GIVE: 9, Phase.PLAY: 36}
"""How many decisions of each kind are tried out through the engine."""


def test_a_trial_is_what_the_move_comes_to_through_the_engine() -> None:
    """Decisions under random rules, before the play and in it: the rest dealt, three turned, cards drawn and given back,
    tricks promised, points and draws. Two worlds each, mediums without chance."""
    dice, seen = SeededDice("trials"), Counter[Phase]()
    while seen.total() < sum(DUE.values()):
        for state, view in turns(random_rules(GAME, dice), dice):
            if not can_judge(view) or seen[view.phase] == DUE[view.phase]:
                continue
            seed = dice.below(1 << 63)
            trials = Trials(view, Style(noise=0))
            trials.add(2, seed)
            worlds = [[int(place) for place in world] for world in sampled(view, 2, seed)]
            same = alike(view) if view.phase is Phase.PLAY else {}
            best: list[Tried] = []
            for judged in trials.judged():
                move = Play(same[judged.move.card]) if isinstance(judged.move, Play) else judged.move
                due = [tried(state, move, world, Chance(seed, i)) for i, world in enumerate(worlds)]
                best = best or due
                agrees(judged, due, best, quotas(view.dealer)[seat_of(view)])
            seen[view.phase] += 1


def agrees(judged: Judged, due: list[Tried], best: list[Tried], need: int) -> None:
    """The figures of a move, by what came of it on two worlds, and of the best move on the same two."""
    points = [one.points for one in due]
    behind = [top.points - one.points for top, one in zip(best, due, strict=True)]
    assert judged.points == pytest.approx(sum(points) / 2)
    assert judged.margin == pytest.approx(1.96 * abs(points[0] - points[1]) / 2)
    assert judged.behind == pytest.approx(sum(behind) / 2)
    assert judged.behind_margin == pytest.approx(1.96 * abs(behind[0] - behind[1]) / 2)
    assert judged.tricks == sum(one.tricks for one in due) / 2
    assert judged.made == sum(one.tricks >= need for one in due) / 2


def seat_of(view: View) -> Seat:
    assert view.seat is not None
    return view.seat


# ------------------------------------------------------------------------------------------------------- the figures


@pytest.mark.parametrize("style", STYLES)
def test_the_moves_are_the_legal_ones_best_first_and_touching_cards_are_worth_the_same(style: str) -> None:
    dice, seen, pairs = SeededDice(f"laws/{style}"), Counter[Phase](), 0
    while seen.total() < 300:
        for _, view in turns(random_rules(GAME, dice), dice):
            if dice.below(2):
                continue
            found = judge(view, 4, dice, STYLES[style])
            if not found:
                continue
            assert len(found) == len(moves_of(view))
            assert {one.move for one in found} == {*moves_of(view)}
            points = [one.points for one in found]
            assert points == sorted(points, reverse=True)
            assert (found[0].behind, found[0].behind_margin) == (0, 0)
            assert [one.behind for one in found] == pytest.approx([points[0] - p for p in points])
            assert all(0 <= one.made <= 1 and 0 <= one.tricks <= 10 and one.margin >= 0 for one in found)
            if view.phase is Phase.PLAY:
                pairs += same_figures(found, alike(view))
            seen[view.phase] += 1
    assert pairs > 20


def same_figures(found: tuple[Judged, ...], same: dict[Card, Card]) -> int:
    """Cards that touch have one set of figures; how many there are that are not the lowest of theirs."""
    figures = {one.move.card: replace(one, move=Play(Card(0))) for one in found if isinstance(one.move, Play)}
    for card, lowest in same.items():
        assert figures[card] == figures[lowest]
    return sum(card != lowest for card, lowest in same.items())


def test_cards_that_touch_are_tried_once() -> None:
    """R-PLAY-5: against the definition; what was played in earlier tricks does not divide, what lies in the trick does."""
    dice, runs_of = SeededDice("touching"), Counter[int]()
    for number in range(12):
        for _, view in turns(replace(RULES[number % 3], deals=2), dice):
            if view.phase is not Phase.PLAY:
                continue
            runs = [[move.card for move in run] for run in touching(view)]
            same = alike(view)
            assert sorted(card for run in runs for card in run) == sorted(same)
            assert {card: run[-1] for run in runs for card in run} == same
            runs_of.update(len(run) for run in runs)
    assert min(runs_of[n] for n in (1, 2, 3, 4)) > 5


def test_where_there_is_nothing_to_judge_no_dice_are_thrown() -> None:
    """A forced move, a cut, a fan, a draw, another's turn, a spectator."""
    seen = Counter[tuple[Phase, bool]]()
    for preset in ("pagat", "handed-tricks", "high-sevens"):
        views = tuple(GAME.blank(PRESETS[preset], seat) for seat in EVERYBODY)
        for made in random_match(GAME, PRESETS[preset], SeededDice(preset)):
            for view in views:
                due = view.seat is not None and view.seat == made.actor
                choices = view.legal
                many = isinstance(choices, OneOf) and len(choices.moves) > 1
                if due and many and view.phase in JUDGED:
                    assert can_judge(view)
                    continue
                assert judge(view, 2, NoDice()) == ()
                assert judge_within(view, Millis(1), 2, NoDice(), clock=no_clock) == ()
                assert judge_within(view, Worlds(2), 2, NoDice(), clock=no_clock) == ()
                seen[view.phase, due] += 1
            views = observe_all(GAME, views, EVERYBODY, made.state, made.move, made.after)
    assert {phase for phase, due in seen if due} == {Phase.CUT, Phase.FAN, Phase.DRAW, Phase.PLAY}


class NoDice:
    """Dice that are not to be thrown."""

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        raise AssertionError(items)

    def below(self, n: int) -> int:
        raise AssertionError(n)


def no_clock() -> float:
    raise AssertionError("the clock is not to be looked at")


@pytest.mark.parametrize("style", STYLES)
def test_the_same_dice_give_the_same_answer_and_more_worlds_another(style: str) -> None:
    dice, differ = SeededDice("again"), 0
    for number, (_, view) in enumerate(turns(Rules(deals=2), dice)):
        if number % 5 or not can_judge(view):
            continue
        found = judge(view, 6, SeededDice(number), STYLES[style])
        assert found == judge(view, 6, SeededDice(number), STYLES[style])
        differ += found != judge(view, 7, SeededDice(number), STYLES[style])
    assert differ >= 5


def test_the_intervals_hold_the_true_value_nineteen_times_in_twenty() -> None:
    """Both of `points` and of `behind`, at a trump and at a lead: 80 samples of 150 worlds, the truth from 40,000."""
    dice, held = SeededDice("intervals"), Counter[str]()
    views = [
        view for _, view in turns(Rules(deals=1), dice) if view.phase is Phase.TRUMP or len(view.hand) == 10
    ]
    for view in views[:2]:
        truth = {one.move: one for one in judge(view, 40_000, dice)}
        best = max(truth.values(), key=lambda one: one.points)
        for _ in range(80):
            found = {one.move: one for one in judge(view, 150, dice)}
            first = max(found.values(), key=lambda one: one.points)
            for move, one in found.items():
                held["points"] += abs(one.points - truth[move].points) <= one.margin
                held["of points"] += 1
                if move != first.move and first.move == best.move:
                    held["behind"] += abs(one.behind - truth[move].behind) <= one.behind_margin
                    held["of behind"] += 1
    assert 0.91 < held["points"] / held["of points"] < 0.985
    assert 0.85 < held["behind"] / held["of behind"] < 0.995


# --------------------------------------------------------------------------------------------------------- certainty


def all_mine(view: View) -> bool:
    """Whether the seat leads and takes all tricks that are left, whatever it plays: nobody has a trump or a card above."""
    assert view.trump is not None
    how = order(view.trump, view.rules)
    others = PACK_30 - view.hand - card_set(view.plays)
    return not others & how.trumps and not any(
        how.beats(other, mine) for mine in view.hand for other in others & how.cards_like(mine)
    )


@pytest.mark.parametrize("style", STYLES)
def test_a_seat_that_has_all_other_tricks_for_sure_is_told_so(style: str) -> None:
    dice, sure = SeededDice("sure"), 0
    while sure < 25:
        rules = replace(RULES[dice.below(3)], deals=3)
        for _, view in turns(rules, dice):
            if view.phase is Phase.PLAY and not view.trick and can_judge(view) and all_mine(view):
                seat = seat_of(view)
                tricks = view.taken[seat] + len(view.hand)
                for one in judge(view, 5, dice, STYLES[style]):
                    assert one.tricks == tricks
                    assert one.made == (tricks >= quotas(view.dealer)[seat])
                    assert max(one.behind, one.margin, one.behind_margin) < 1e-9
                sure += 1


SLAMS = {"low": "AH KH QH JH 10H 9H 8H 7H AS KS", "permanent": "7H 7S AH KH QH JH 10H 9H 8H AS"}


@pytest.mark.parametrize("rules", RULES, ids=["low", "hearts", "spades"])
def test_ten_sure_tricks_are_ten_tricks_with_the_bonus(rules: Rules) -> None:
    """Points of the last deal by quota: five over, and the bonus of a slam (R-SCORE-1, 3); before it, draws besides."""
    hand = SLAMS["low" if rules.sevens is Rules().sevens else "permanent"]
    for deals, bonus in ((1, 0), (1, 5), (2, 0)):
        view = Table(replace(rules, slam_bonus=bonus, deals=deals)).deal(five=hand).do(Name(H)).view(1)
        found = judge(view, 20, SeededDice(1))
        assert len(found) == 10
        for one in found:
            assert (one.tricks, one.made) == (10, 1)
            assert one.margin < 1e-9
            assert one.points == pytest.approx(5 + bonus) if deals == 1 else one.points > 5.5


# ------------------------------------------------------------------------------------------------------- in good time


class Ticking(SeededDice):
    """Dice and a clock: each batch throws the dice once, and takes so long."""

    def __init__(self, seconds: float) -> None:
        super().__init__("ticking")
        self.now, self.seconds, self.batches = 0.0, seconds, 0

    def below(self, n: int) -> int:
        self.now += self.seconds
        self.batches += 1
        return super().below(n)


def opening() -> View:
    return Table().deal().do(Name(S)).view(1)


@pytest.mark.parametrize(
    ("budget", "batch_takes", "due"),
    [(20, 3, 6), (20, 4.9, 4), (9, 10, 1), (1, 500, 1), (1, 0.12, 8), (30, 16, 1)],
)
def test_batches_are_judged_as_long_as_another_one_ends_in_time(
    budget: int, batch_takes: float, due: int
) -> None:
    """All in milliseconds. One batch is judged however long it takes."""
    view, dice = opening(), Ticking(batch_takes / 1000)
    found = judge_within(view, Millis(budget), 5, dice, clock=lambda: dice.now)
    assert dice.batches == due
    assert dice.now <= max(budget, batch_takes) / 1000
    same, trials = Ticking(0), Trials(view, MEDIUM)
    for _ in range(due):
        trials.add(5, same.below(1 << 63))
    assert found == trials.judged()


def test_a_millisecond_is_enough_by_the_real_clock() -> None:
    found = judge_within(opening(), Millis(1), 2, SeededDice(1))
    assert {one.move for one in found} == {*moves_of(opening())}


@pytest.mark.parametrize("style", STYLES)
def test_a_budget_in_worlds_is_judge_on_so_many(style: str) -> None:
    found = judge_within(opening(), Worlds(7), 50, SeededDice(2), STYLES[style], clock=no_clock)
    assert found == judge(opening(), 7, SeededDice(2), STYLES[style])


def test_one_world_says_nothing_for_sure() -> None:
    first, *others = judge(opening(), 1, SeededDice("one"))
    assert first.behind == first.behind_margin == 0
    assert all(j.margin == inf for j in (first, *others))
    apart = [j for j in others if j.behind_margin]
    assert apart, "all cards touch"
    assert all(j.behind_margin == inf for j in apart)
    assert all(j.points == first.points for j in others if j not in apart), "those that touch the best"


def test_a_long_budget_ends_where_there_is_nothing_more_to_learn() -> None:
    """Or memory would go on growing."""
    batches = 0

    def clock() -> float:
        nonlocal batches
        batches += 1
        return 0.0

    assert judge_within(opening(), Millis(60_000), 50_000, SeededDice("long"), clock=clock)
    assert batches <= 6
