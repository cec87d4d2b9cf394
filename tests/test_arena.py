"""The arena: the same luck in every seating, what is counted, and the figures. What it is for: docs/howto/arena.md."""

from __future__ import annotations

import itertools
import math
import statistics
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any, Final

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from satasat.bots import BOTS, Budget, Millis, Worlds, bot
from satasat.bots.arena import (
    Alone,
    Ask,
    Meeting,
    Plan,
    Times,
    figure,
    fits,
    meetings_of,
    place_of,
    play_meeting,
    play_seating,
    sets_of,
    standings,
    tasks,
)
from satasat.bots.simulation import student
from satasat.cards import to_plain
from satasat.dealing import SeatDealer, Shuffle
from satasat.errors import IllegalMove
from satasat.game import NATURE, Dice, OneOf
from satasat.games import game
from satasat.games.three_two_five.moves import Cut, Draw, Fan, Phase, Turn
from satasat.games.three_two_five.rules import QUOTA, role

GAME: Final = game("three-two-five")
BUDGET: Final = Worlds(5)
POOL: Final = ("medium", "easy", "random")


def plan(preset: str = "satasat", bots: Sequence[str] = POOL, seed: int = 7, **rules: Any) -> Plan:
    return Plan(GAME.id, {**to_plain(GAME.presets[preset]), **rules}, tuple(bots), seed, BUDGET)


def ticking() -> Any:
    """A clock on which a nanosecond passes between two readings."""
    return itertools.count().__next__


def player(name: str) -> Ask:
    def ask(view: Any, dice: Dice) -> Any:
        return bot(name).choose(view, BUDGET, dice)

    return ask


def seatings(one: str, two: str) -> Iterator[list[str]]:
    """One alone on each seat, then two alone on each seat."""
    for alone, others in ((one, two), (two, one)):
        for lone in range(3):
            yield [alone if seat == lone else others for seat in range(3)]


def moves(its: Plan, set_no: int, names: Sequence[str]) -> list[tuple[str, Any, Any]]:
    """By place, who moved and what: the whole match."""
    found = []
    state = GAME.start(GAME.read_rules(its.rules))
    for by, move, after in play_seating(its, set_no, [player(name) for name in names]):
        found.append((place_of(state), by, move))
        state = after
    return found


# ------------------------------------------------------------------------------------------------------ luck


def test_cards_first_dealer_and_cuts_are_the_same_in_every_seating() -> None:
    its = plan("pagat", deals=3)
    for set_no in range(3):
        luck = [
            [(place, move) for place, _, move in moves(its, set_no, names) if isinstance(move, kinds)]
            for names in seatings("medium", "random")
            for kinds in [(SeatDealer, Shuffle, Cut)]
        ]
        assert len(luck[0]) == 1 + 2 * 3
        assert luck == luck[:1] * 6


def test_sets_and_seeds_differ() -> None:
    packs = {
        move.order
        for its, set_no in ((plan(), 0), (plan(), 1), (plan(seed=8), 0))
        for _, _, move in moves(its, set_no, POOL)
        if isinstance(move, Shuffle)
    }
    assert len(packs) == 3 * 6


@pytest.mark.parametrize("preset", ["satasat", "pagat"])
def test_the_fan_of_an_exchange_is_the_same_as_far_as_the_hands_are(preset: str) -> None:
    """And so is the place from which a bot draws that draws from anywhere. A fan by hand is the same for the same hand."""
    compared = equal = 0
    for set_no in range(2):
        played = [
            {(place, type(move)): move for place, _, move in moves(plan(preset), set_no, names)}
            for names in seatings("medium", "random")
        ]
        for one, two in itertools.combinations(played, 2):
            for key in one.keys() & two.keys():
                a, b = one[key], two[key]
                if isinstance(a, Draw):
                    assert a == b
                if isinstance(a, Fan):
                    shared = {*a.order} & {*b.order}
                    assert a == b or len(shared) < 10
                    assert preset == "pagat" or [c for c in a.order if c in shared] == [
                        c for c in b.order if c in shared
                    ]
                    compared += 1
                    equal += a == b
    assert 0 < equal < compared


def test_the_turned_card_is_the_same_where_the_five_cards_are() -> None:
    """R-TRUMP-8. The packs and dealers are the same, so the five cards are; only whether they are turned is up to the bots."""
    its = plan(trump_alternatives=["random_rest"], deals=12)
    turned: dict[tuple[int, str], set[Any]] = {}
    for set_no in range(2):
        for names in seatings("random", "easy"):
            for place, _, move in moves(its, set_no, names):
                if isinstance(move, Turn):
                    turned.setdefault((set_no, place), set()).add(move.card)
    assert len(turned) > 3
    assert {len(cards) for cards in turned.values()} == {1}


@pytest.mark.parametrize("preset", list(GAME.presets))
def test_no_two_decisions_of_a_match_share_dice(preset: str) -> None:
    places = [place for place, _, _ in moves(plan(preset, deals=12), 1, ("random",) * 3)]
    assert len(places) > 360
    assert len({*places}) == len(places)


def test_a_fan_is_in_any_order_and_a_first_dealer_any_seat() -> None:
    """The dice of single places are fair: no position of a fan and no seat stands out."""
    firsts = [next(play_seating(plan(), set_no, []))[1].seat for set_no in range(300)]
    assert all(70 < firsts.count(seat) < 130 for seat in range(3))
    places = [
        move.order.index(min(move.order))
        for set_no in range(40)
        for _, by, move in moves(plan(deals=2), set_no, ("random",) * 3)
        if isinstance(move, Fan) and by == NATURE
    ]
    assert len(places) > 60
    low = sum(place < 5 for place in places)
    assert abs(low / len(places) - 0.5) < 1.5 / math.sqrt(len(places))


# ------------------------------------------------------------------------------------------------------ laws


@pytest.mark.parametrize(
    ("name", "preset"), [*(("random", preset) for preset in GAME.presets), ("easy", "satasat"), ("medium", "pagat")]
)  # fmt: skip
def test_a_bot_against_itself_comes_out_at_nothing(name: str, preset: str) -> None:
    """Dice belong to places in the match, so the three seatings are one match; each seat counts once, points are zero-sum."""
    for set_no in range(2):
        met = play_meeting(plan(preset, deals=4), ticking(), (set_no, name, name))
        assert [sum(alone.points) for alone in met.alone] == [0, 0]
        assert met.alone[0] == met.alone[1]
        assert sum(met.alone[0].deals) == 12


@pytest.mark.parametrize("preset", ["satasat", "handed-tricks"])
def test_points_are_tricks_above_the_quota_of_the_bot_alone(preset: str) -> None:
    """Counted again from the score sheets; R-SCORE-1, whatever the rules score."""
    its = plan(preset, deals=4)
    met = play_meeting(its, ticking(), (2, "easy", "random"))
    for names, alone in ((("easy", "random"), met.alone[0]), (("random", "easy"), met.alone[1])):
        points: dict[str, int] = dict.fromkeys(("five", "three", "two"), 0)
        for lone in range(3):
            seated = [player(names[int(seat != lone)]) for seat in range(3)]
            *_, (_, _, state) = play_seating(its, 2, seated)
            for score in state.sheet:
                above = [n - QUOTA[role(seat, score.dealer)] for seat, n in enumerate(score.tricks)]
                assert sum(above) == 0
                points[role(lone, score.dealer).value] += above[lone]
        assert tuple(points.values()) == alone.points


def test_how_the_rules_score_is_no_matter_to_the_figures() -> None:
    """R-SCORE-2 and the slam bonus change what a table writes down, not what the arena counts."""
    plain, other = plan(deals=3), plan(deals=3, scoring="raw_tricks", slam_bonus=5)
    task = (0, "medium", "random")
    assert play_meeting(plain, ticking(), task).alone == play_meeting(other, ticking(), task).alone


def test_each_chair_comes_out_even_where_the_deal_goes_round() -> None:
    met = play_meeting(plan(deals=4), ticking(), (0, "easy", "random"))
    assert [alone.deals for alone in met.alone] == [(4, 4, 4)] * 2


# ------------------------------------------------------------------------------------------------------ who is asked


class Probe:
    """A bot that plays like `random` and notes what it was given."""

    def __init__(self) -> None:
        self.budgets: list[Budget] = []
        self.phases: set[Phase] = set()

    def choose(self, view: Any, budget: Budget, dice: Dice) -> Any:
        choices = view.legal
        assert not isinstance(choices, OneOf) or len(choices.moves) > 1
        self.budgets.append(budget)
        self.phases.add(view.phase)
        return bot("random").choose(view, budget, dice)


@pytest.mark.parametrize("budget", [Worlds(3), Millis(1)])
def test_a_bot_is_asked_with_its_budget_and_only_where_there_is_a_choice(
    budget: Budget, monkeypatch: pytest.MonkeyPatch
) -> None:
    probe = Probe()
    monkeypatch.setitem(BOTS, f"probe-{budget}", probe)
    its = Plan(GAME.id, to_plain(GAME.presets["satasat"]), (f"probe-{budget}", "random"), 1, budget)
    met = play_meeting(its, ticking(), (0, *its.bots))  # type: ignore[arg-type]
    assert {*probe.budgets} == {budget}
    assert met.times[0].total == met.times[0].decisions
    assert {Phase.TRUMP, Phase.DRAW, Phase.GIVE, Phase.PLAY} <= probe.phases
    twice = (
        len(probe.budgets) - met.times[0].decisions
    )  # the first question of each kind, before the clock runs
    assert twice == len(probe.phases)


def test_an_only_move_is_made_without_asking() -> None:
    def never(view: Any, dice: Dice) -> Any:
        assert len(view.legal.moves) > 1
        return view.legal.moves[0]

    whole = [by for by, _, _ in play_seating(plan(deals=2), 0, [never] * 3)]
    assert len(whole) >= 1 + 2 * (1 + 1 + 30)


def test_a_bot_that_breaks_the_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat:
        @staticmethod
        def choose(view: Any, budget: Budget, dice: Dice) -> Any:
            return Cut(3)

    monkeypatch.setitem(BOTS, "cheat", Cheat)
    with pytest.raises(IllegalMove):
        play_meeting(plan(bots=("cheat", "easy")), ticking(), (0, "cheat", "easy"))


# ------------------------------------------------------------------------------------------------------ figures

scores = st.lists(st.integers(-60, 60), min_size=2, max_size=12)


@settings(max_examples=100, deadline=None)
@given(scores, st.integers(1, 36))
def test_a_figure_is_the_mean_of_the_sets_with_students_interval(totals: list[int], deals: int) -> None:
    means = [total / deals for total in totals]
    found = figure(totals, deals)
    assert found.points == pytest.approx(statistics.mean(means))
    deviation = statistics.stdev(means)
    assert found.deviation == pytest.approx(deviation, abs=1e-9)
    due = student(len(totals) - 1) * deviation / math.sqrt(len(totals))
    assert found.margin == pytest.approx(due, abs=1e-9)
    assert figure(totals[::-1], deals) == found


def test_a_single_set_has_no_interval() -> None:
    assert to_plain(figure([18], 18)) == {"points": 1.0, "margin": None, "deviation": None}


@settings(max_examples=25, deadline=None)
@given(st.data(), st.integers(2, 5))
def test_a_level_is_the_mean_over_the_opponents_set_by_set(data: st.DataObject, sets: int) -> None:
    its = plan(deals=6)
    alones = st.builds(lambda a, b, c: Alone((a, b, c), (6, 6, 6)), *[st.integers(-9, 9)] * 3)
    met = [
        Meeting(set_no, (one, two), (data.draw(alones), data.draw(alones)), (Times(), Times()))
        for set_no, one, two in itertools.islice(tasks(its), meetings_of(its, sets))
    ]
    found = standings(its, met)
    assert found.sets == sets
    assert [(row.alone, row.against) for row in found.rows] == [
        (one, two) for one in POOL for two in POOL if one != two
    ]
    by_level = {level.bot: level.figure for level in found.levels}
    for name in POOL:
        per_set = []
        for set_no in range(sets):
            mine = [
                sum(m.alone[m.bots.index(name)].points) / 18
                for m in met
                if m.set_no == set_no and name in m.bots
            ]
            per_set.append(statistics.mean(mine))
        assert by_level[name].points == pytest.approx(statistics.mean(per_set))
        assert by_level[name].deviation == pytest.approx(statistics.stdev(per_set), abs=1e-9)
        rows = [row.figure.points for row in found.rows if row.alone == name]
        assert by_level[name].points == pytest.approx(statistics.mean(rows))
    points = [level.figure.points for level in found.levels]
    assert points == sorted(points, reverse=True)


def test_roles_are_means_over_their_deals() -> None:
    its = plan(bots=("easy", "random"))
    alone = Alone((-18, 0, 9), (9, 0, 9)), Alone((1, 2, 3), (6, 6, 6))
    (first, second) = standings(its, [Meeting(0, ("easy", "random"), alone, (Times(), Times()))]).rows
    assert first.roles == (-2.0, None, 1.0)
    assert second.roles == (1 / 6, 1 / 3, 1 / 2)


@settings(max_examples=100, deadline=None)
@given(st.lists(st.lists(st.integers(0, 10**10), max_size=30), min_size=1, max_size=4))
def test_times_add_up_and_their_quantile_is_within_five_percent(parts: list[list[int]]) -> None:
    from satasat.bots.arena import _times

    everything = sorted(itertools.chain(*parts))
    found = sum(map(_times, parts), Times())
    assert (found.decisions, found.total) == (len(everything), sum(everything))
    assert dict(found.classes) == dict(_times(everything).classes)
    if everything:
        assert found.mean() == pytest.approx(statistics.mean(everything))
        for share in (0.5, 0.99, 1):
            exact = everything[math.ceil(share * len(everything)) - 1]
            assert exact * (1 - 1e-9) <= found.quantile(share) <= max(1, exact * 1.05 * (1 + 1e-9))


def test_deals_are_rounded_up_to_whole_sets() -> None:
    assert [sets_of(plan(), deals) for deals in (1, 6, 7, 1200)] == [1, 1, 2, 200]
    assert sets_of(plan(deals=1), 5) == 5


def test_tasks_go_set_by_set_through_all_pairs() -> None:
    pairs = [("medium", "easy"), ("medium", "random"), ("easy", "random")]
    due = [(set_no, *pair) for set_no in range(2) for pair in pairs]
    assert list(itertools.islice(tasks(plan()), meetings_of(plan(), 2))) == due


def test_what_a_meeting_must_be_to_stand_in_a_file() -> None:
    its = plan(deals=2)
    met = play_meeting(its, ticking(), (1, "easy", "random"))
    assert fits(met, (1, "easy", "random"), its)
    assert not fits(met, (0, "easy", "random"), its)
    assert not fits(met, (1, "random", "easy"), its)
    assert not fits(met, (1, "easy", "random"), plan(deals=3))


@pytest.mark.parametrize("preset", list(GAME.presets))
def test_what_was_played_fits_whatever_the_clock_says(preset: str) -> None:
    its = plan(preset, deals=1)
    for clock in (lambda: 0, ticking(), itertools.count(step=10**15).__next__):
        met = play_meeting(its, clock, (0, "easy", "random"))
        assert fits(met, (0, "easy", "random"), its)


some = st.one_of(st.integers(-2, 40), st.sampled_from([2**62, 2**63, 10**400, -(10**400)]))
three = st.tuples(some, some, some)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_whatever_fits_has_figures(data: st.DataObject) -> None:
    """A line of a file may be anybody's: what is let through can be added up, and is finite."""
    classes = data.draw(st.dictionaries(some, some, max_size=3))
    decisions = data.draw(st.one_of(some, st.just(sum(classes.values()))))
    points, deals = data.draw(three), data.draw(st.one_of(three, st.sampled_from([(1, 1, 1), (3, 0, 0)])))
    its = plan(bots=("easy", "random"), deals=1)
    its_own = Alone((0, 0, 0), (1, 1, 1)), Times(1, 0, {0: 1})
    made = Times(decisions, data.draw(some), classes)
    met = Meeting(0, ("easy", "random"), (Alone(points, deals), its_own[0]), (made, its_own[1]))
    if fits(met, (0, "easy", "random"), its):
        found = standings(its, [met, met])
        figures = [found.times["easy"].mean(), found.times["easy"].quantile(0.99)]
        figures += [row.figure.points for row in found.rows]
        assert all(row.figure.margin == 0 for row in found.rows)
        assert all(math.isfinite(x) for x in figures)
        assert min(figures[:2]) >= 0
        assert abs(figures[2]) <= 8


def test_points_that_nobody_can_have_are_refused() -> None:
    """R-SEAT-2: none to ten tricks a deal against a quota of 5, 3 or 2."""
    its, times = plan(bots=("easy", "random"), deals=1), Times(1, 0, {0: 1})
    for chair, quota in enumerate((5, 3, 2)):
        for tricks in range(-1, 12):
            points, deals = [0, 0, 0], [0, 0, 0]
            points[chair], deals[chair] = 3 * (tricks - quota), 3
            alone = Alone((points[0], points[1], points[2]), (deals[0], deals[1], deals[2]))
            met = Meeting(0, ("easy", "random"), (alone, alone), (times, times))
            assert fits(met, (0, "easy", "random"), its) == (0 <= tricks <= 10)


# ------------------------------------------------------------------------------------------------------ strength


def test_the_levels_come_in_their_order_and_medium_beats_random_clearly() -> None:
    its = plan(deals=3)
    work = partial(play_meeting, its, ticking())
    found = standings(its, map(work, itertools.islice(tasks(its), meetings_of(its, 5))))
    assert [level.bot for level in found.levels] == ["medium", "easy", "random"]
    clear = next(row.figure for row in found.rows if (row.alone, row.against) == ("medium", "random"))
    assert clear.margin is not None
    assert clear.points - clear.margin > 0.5
