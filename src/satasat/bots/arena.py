"""Bots compared on the same luck: each pair as one against all others and the other way round, the same packs in every seating."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import combinations, count
from math import ceil, comb, log, sqrt
from typing import Any, Final, TypeAlias

from msgspec import Struct

from satasat.bots import bot
from satasat.bots.luck import NO_LUCK, luck
from satasat.bots.protocol import Budget
from satasat.bots.simulation import student
from satasat.cards import Card
from satasat.dice import SeededDice
from satasat.game import NATURE, Actor, AnyOrder, Dice, OneOf, Result, observe_all
from satasat.games import game as game_of
from satasat.games.three_two_five.moves import Fan, Phase
from satasat.games.three_two_five.rules import PACK, QUOTA, SEATS, Role, deltas, role
from satasat.games.three_two_five.state import State

Clock: TypeAlias = Callable[[], int]
"""A clock's reading in nanoseconds; differences of readings are used."""
Ask: TypeAlias = Callable[[Any, Dice], Any]
"""A player: the move that a view and dice give."""
Task: TypeAlias = tuple[int, str, str]
"""A set (its number, from 0) and two bots: what `play_meeting` plays."""
ROLES: Final = tuple(Role)
"""The order of figures by role: five, three, two."""
_WITH_ROLES: Final = "three-two-five"
"""The only game in which seats have roles; in the others points are chips, and the whole match is one figure."""
_WITH_LUCK: Final = "thirty-five"
"""The only game whose luck is told from what the bots do (`satasat.bots.luck`). In Trentacinque all cards are dealt to somebody."""
_PARTS: Final = 1000
"""Luck is kept in thousandths of a chip."""


class Plan(Struct, frozen=True):
    """What is played. `rules` are plain values, so that a plan can be handed to another process."""

    game: str
    rules: Mapping[str, Any]
    bots: tuple[str, ...]
    seed: int
    budget: Budget


class Alone(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a bot alone against others of one kind came to in a set, all seatings together, by role (`ROLES`).

    `points` are tricks above the quota, `deals` how many deals it sat in that role. In a betting game there is one figure of
    each: chips won, and deals. `luck` is how many of those chips were luck, in thousandths, where the game tells.
    """

    points: tuple[int, ...]
    deals: tuple[int, ...]
    luck: int | None = None


class Times(Struct, frozen=True, forbid_unknown_fields=True):
    """How long decisions took, in nanoseconds: how many, their sum, and how many fell into each class (`_STEP`)."""

    decisions: int = 0
    total: int = 0
    classes: Mapping[int, int] = {}

    def __add__(self, other: Times) -> Times:
        classes = dict(self.classes)
        for key, n in other.classes.items():
            classes[key] = classes.get(key, 0) + n
        return Times(self.decisions + other.decisions, self.total + other.total, classes)

    def mean(self) -> float:
        """Nanoseconds a decision; 0 where there was none."""
        return self.total / max(1, self.decisions)

    def quantile(self, share: float) -> float:
        """The time that this share of the decisions did not exceed, in nanoseconds, at most 5 % too high."""
        left = ceil(share * self.decisions)
        for key in sorted(self.classes):
            left -= self.classes[key]
            if left <= 0:
                return float(_STEP**key)
        return 0.0


_STEP: Final = 1.05
"""The times of class n are those above `_STEP ** (n - 1)` nanoseconds, up to `_STEP ** n`."""

_ENDLESS: Final = 1 << 63
"""Nanoseconds, three hundred years, that no decisions take; nor are there so many."""
_LAST: Final = ceil(log(_ENDLESS, _STEP))
"""The class of that time."""


class Meeting(Struct, frozen=True, forbid_unknown_fields=True):
    """A set of two bots: each alone against those of the other, and how long the decisions of each took."""

    set_no: int
    bots: tuple[str, str]
    alone: tuple[Alone, Alone]
    times: tuple[Times, Times]


def sets_of(plan: Plan, deals: int) -> int:
    """How many sets so many deals make: a set is a match, and a match that is begun is played to its end."""
    return -(-deals // int(plan.rules["deals"]))


def tasks(plan: Plan) -> Iterator[Task]:
    """All meetings of all sets, without end, set by set: what has been played is always good for fewer sets."""
    for set_no in count():
        for one, other in combinations(plan.bots, 2):
            yield set_no, one, other


def meetings_of(plan: Plan, sets: int) -> int:
    """How many of the `tasks` so many sets take."""
    return sets * comb(len(plan.bots), 2)


def seats_of(plan: Plan) -> int:
    """How many sit at a table of the plan."""
    game = game_of(plan.game)
    return game.seats(game.read_rules(plan.rules))


def fits(met: Meeting, task: Task, plan: Plan) -> bool:
    """Whether it may be what the task comes to."""
    if (met.set_no, *met.bots) != task:
        return False
    if plan.game != _WITH_ROLES:
        return all(_possible_chips(alone, plan) for alone in met.alone) and all(map(_measured, met.times))
    deals = SEATS * plan.rules["deals"]
    return all(
        len(alone.points) == len(alone.deals) == len(ROLES)
        and sum(alone.deals) == deals
        and alone.luck is None
        and _possible(alone)
        for alone in met.alone
    ) and all(times.decisions > 0 and _measured(times) for times in met.times)


def _possible(alone: Alone) -> bool:
    """Whether so many deals can have brought these points: none to ten tricks each (R-SEAT-2)."""
    return all(
        n >= 0 and -QUOTA[chair] * n <= points <= (10 - QUOTA[chair]) * n
        for chair, points, n in zip(ROLES, alone.points, alone.deals, strict=True)
    )


def _possible_chips(alone: Alone, plan: Plan) -> bool:
    """Whether matches can have ended so: nobody loses more than he had, or wins more than the others had."""
    seats, chips = seats_of(plan), plan.rules["chips"]
    return (
        len(alone.points) == len(alone.deals) == 1
        and seats <= alone.deals[0] <= seats * plan.rules["deals"]
        and -seats * chips <= alone.points[0] <= seats * (seats - 1) * chips
        and (alone.luck is not None) == (plan.game == _WITH_LUCK)
        and abs(alone.luck or 0) <= alone.deals[0] * seats * chips * _PARTS
    )


def _measured(times: Times) -> bool:
    """Whether decisions can have taken these times. In 3-2-5 each bot has some: each seat names trump with choices (R-TRUMP-1)."""
    return (
        0 <= times.decisions == sum(times.classes.values()) < _ENDLESS
        and 0 <= times.total < _ENDLESS
        and all(n > 0 and 0 <= key <= _LAST for key, n in times.classes.items())
    )


def play_meeting(plan: Plan, clock: Clock, task: Task) -> Meeting:
    """Plays all matches of a set: each of the two bots alone on each seat, the other on all others; six at three seats.

    Raises IllegalMove for a bot that breaks the rules.
    """
    set_no, one, other = task
    spent: tuple[list[int], list[int]] = ([], [])
    first, second = (_timed(plan, clock, name, times) for name, times in zip(task[1:], spent, strict=True))
    alone = (_alone(plan, set_no, first, second), _alone(plan, set_no, second, first))
    return Meeting(set_no, (one, other), alone, (_times(spent[0]), _times(spent[1])))


def _alone(plan: Plan, set_no: int, one: Ask, other: Ask) -> Alone:
    """One on each seat in turn, the other on all other seats."""
    seats = range(seats_of(plan))
    ends = [_end(plan, set_no, [one if seat == lone else other for seat in seats], lone) for lone in seats]
    if plan.game != _WITH_ROLES:
        chips = sum(result.totals[lone] - plan.rules["chips"] for lone, (result, _) in enumerate(ends))
        lucky = round(_PARTS * sum(lucky for _, lucky in ends)) if plan.game == _WITH_LUCK else None
        return Alone((chips,), (sum(len(result.deals) for result, _ in ends),), lucky)
    points, deals = [0] * len(ROLES), [0] * len(ROLES)
    for lone, (result, _) in enumerate(ends):
        for score in result.deals:
            place = ROLES.index(role(lone, score.dealer))
            points[place] += deltas(score.tricks, score.dealer)[lone]
            deals[place] += 1
    return Alone(tuple(points), tuple(deals))


def _end(plan: Plan, set_no: int, seated: Sequence[Ask], lone: int) -> tuple[Result, Fraction]:
    """How a match ended, and what luck brought that seat, where the game tells."""
    game = game_of(plan.game)
    state = game.start(game.read_rules(plan.rules))
    lucky = NO_LUCK
    for _, _, after in play_seating(plan, set_no, seated):
        if plan.game == _WITH_LUCK:
            lucky += luck(state, after)[lone]
        state = after
    result = game.result(state)
    assert result is not None
    return result, lucky


def play_seating(plan: Plan, set_no: int, seated: Sequence[Ask]) -> Iterator[tuple[Actor, Any, Any]]:
    """Plays a set's match with these players on the seats, in order; yields as `satasat.game.play` does.

    A player is asked where there is a choice; a move that must be made is made.
    """
    game = game_of(plan.game)
    rules = game.read_rules(plan.rules)
    state = game.start(rules)
    seats = range(game.seats(rules))
    views = tuple(game.blank(rules, seat) for seat in seats)
    while (actor := game.actor(state)) is not None:
        dice = SeededDice(f"{plan.seed}/{set_no}/{place_of(state)}")
        match game.legal(state):
            case AnyOrder(cards=hand) if state.phase is Phase.FAN and actor == NATURE:
                move = _fan(hand, dice)
            case _ if actor == NATURE:
                move = game.chance(state, dice)
            case OneOf(moves=(only,)):
                move = only
            case _:
                move = seated[actor](views[actor], dice)
        after = game.step(state, move)
        views = observe_all(game, views, seats, state, move, after)
        state = after
        yield actor, move, state


def place_of(state: Any) -> str:
    """Where in its match a decision stands: the deal, the kind of decision, the exchange, or the card or call of the deal.

    The dice of every decision are seeded by its place and not by who makes it. So the luck is the same in all seatings,
    as far as the match goes the same way, and two decisions of a match never share dice.
    """
    deal = state.deal
    if not isinstance(state, State):
        return f"{state.deal_no}/{state.phase.value}/{len(deal.calls) if state.phase.value == _CALL else 0}"
    number = sum(deal.taken) * SEATS + len(deal.trick) if state.phase is Phase.PLAY else deal.pull
    return f"{state.deal_no}/{state.phase.value}/{number}"


def _fan(hand: Sequence[Card], dice: Dice) -> Fan:
    """What a shuffled pack leaves of the hand: where hands differ, the cards they share keep their order."""
    return Fan(tuple(card for card in dice.shuffled(PACK) if card in hand))


def _timed(plan: Plan, clock: Clock, name: str, spent: list[int]) -> Ask:
    """A bot whose times go into the list. Its first answer may wait for kernels, so that question is put twice."""
    choose = bot(name).choose

    def ask(view: Any, dice: Dice) -> Any:
        if (name, view.phase) not in _BEGUN:
            choose(view, plan.budget, SeededDice(0))
            _BEGUN.add((name, view.phase))
        begin = clock()
        move = choose(view, plan.budget, dice)
        spent.append(clock() - begin)
        return move

    return ask


_CALL: Final = "bid"
"""The phase of a betting game in which there are several decisions a deal."""
_BEGUN: Final[set[tuple[str, Any]]] = set()
"""Which bot has answered which kind of question in this process."""


def _times(spent: Iterable[int]) -> Times:
    classes: dict[int, int] = {}
    decisions = total = 0
    for nanoseconds in spent:
        key = ceil(log(nanoseconds, _STEP)) if nanoseconds > 0 else 0
        classes[key] = classes.get(key, 0) + 1
        decisions += 1
        total += nanoseconds
    return Times(decisions, total, dict(sorted(classes.items())))


class Figure(Struct, frozen=True):
    """Points a deal, in a betting game chips a match: the mean over the sets, half the width of its 95 % interval, and the deviation of one set.

    The last two are None where there is a single set.
    """

    points: float
    margin: float | None
    deviation: float | None


class Row(Struct, frozen=True):
    """One bot alone against those of another; `roles` are its means by role, None where it never had the role; none without roles.

    `luck_aside` is the figure of what it won less what luck brought, where the game tells.
    """

    alone: str
    against: str
    figure: Figure
    roles: tuple[float | None, ...]
    luck_aside: Figure | None = None


class Level(Struct, frozen=True):
    """What a bot was worth against all others of the pool: alone, every opponent counting the same."""

    bot: str
    figure: Figure


class Standings(Struct, frozen=True):
    """What an arena has shown: rows in the order of the bots, levels from the best down, times by bot."""

    sets: int
    rows: tuple[Row, ...]
    levels: tuple[Level, ...]
    times: Mapping[str, Times]


def standings(plan: Plan, meetings: Iterable[Meeting]) -> Standings:
    """The figures of meetings that come in the order of `tasks`, whole sets of them, at least one."""
    scores: dict[tuple[str, str], list[Alone]] = {
        (one, other): [] for one in plan.bots for other in plan.bots if one != other
    }
    times = dict.fromkeys(plan.bots, Times())
    for met in meetings:
        one, other = met.bots
        scores[one, other].append(met.alone[0])
        scores[other, one].append(met.alone[1])
        times[one] += met.times[0]
        times[other] += met.times[1]
    matches = seats_of(plan)
    levels = [_level(name, plan, scores, matches) for name in plan.bots]
    return Standings(
        sets=len(scores[plan.bots[0], plan.bots[1]]),
        rows=tuple(_row(one, other, plan, sets, matches) for (one, other), sets in scores.items()),
        levels=tuple(sorted(levels, key=lambda level: -level.figure.points)),
        times=times,
    )


def _row(one: str, other: str, plan: Plan, sets: Sequence[Alone], matches: int) -> Row:
    whole = figure([sum(alone.points) for alone in sets], _units(plan, sets, matches))
    if plan.game != _WITH_ROLES:
        return Row(one, other, whole, (), _luck_aside(sets, matches))
    points = [sum(alone.points[i] for alone in sets) for i in range(len(ROLES))]
    deals = [sum(alone.deals[i] for alone in sets) for i in range(len(ROLES))]
    return Row(one, other, whole, tuple(p / d if d else None for p, d in zip(points, deals, strict=True)))


def _luck_aside(sets: Sequence[Alone], matches: int) -> Figure | None:
    left = [_PARTS * alone.points[0] - alone.luck for alone in sets if alone.luck is not None]
    return figure(left, _PARTS * matches) if left else None


def _level(name: str, plan: Plan, scores: Mapping[tuple[str, str], Sequence[Alone]], matches: int) -> Level:
    """The opponents meet the same packs, so it is sets that are added up, not means."""
    against = [scores[name, other] for other in plan.bots if other != name]
    totals = [sum(sum(alone.points) for alone in same) for same in zip(*against, strict=True)]
    return Level(name, figure(totals, len(against) * _units(plan, against[0], matches)))


def _units(plan: Plan, sets: Sequence[Alone], matches: int) -> int:
    """What a figure of a set is divided by: its deals in all seatings; in a betting game, whose matches may end early, its matches."""
    return sum(sets[0].deals) if plan.game == _WITH_ROLES else matches


def figure(totals: Sequence[int], deals: int) -> Figure:
    """The figure of sets that brought these points in so many deals each; whole numbers, so that order is no matter."""
    n, total = len(totals), sum(totals)
    mean = total / (n * deals)
    if n < 2:
        return Figure(mean, None, None)
    squares = n * sum(t * t for t in totals) - total * total
    deviation = sqrt(squares / (n * (n - 1))) / deals
    return Figure(mean, student(n - 1) * deviation / sqrt(n), deviation)
