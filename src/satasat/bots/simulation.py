"""Many matches between bots: how each is played, and what the deals show of the bots, and of the roles where there are such."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from math import pi, sqrt, tan
from statistics import NormalDist
from typing import Any, Final, Self, TypeAlias, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from satasat.bots import Budget, Worlds, bot
from satasat.dealing import Shuffle
from satasat.dice import SeededDice
from satasat.game import Seat, play
from satasat.games import game as game_of
from satasat.games.three_two_five.moves import DealScore, Draw
from satasat.games.three_two_five.rules import QUOTA, Pull, Role, role
from satasat.records import Entry, Header, Player, match_lines, matching_preset

S = TypeVar("S", bound="Sums")

BUDGET: Final = Worlds(100)
"""What a bot that searches may look at for each move: a number of worlds, so that a seed repeats everything."""


class Plan(Struct, frozen=True):
    """A series of matches. In match m (from 0) bot i sits at seat (i + m) modulo the number of seats.

    `budget` is what a bot that looks ahead may do for each decision: with a number of worlds a seed repeats everything.
    Nature's dice in match m are seeded `"SEED/m"`, those of the bot at a seat `"SEED/m/SEAT"`. `rules` are plain values,
    so that a plan can be handed to another process.
    """

    game: str
    rules: Mapping[str, Any]
    bots: tuple[str, ...]
    seed: int
    budget: Budget = BUDGET


class Played(Struct, frozen=True):
    """A match that was played: its record and how the deals went."""

    header: Header
    entries: tuple[Entry, ...]
    result: Any
    pulls: tuple[tuple[Pull, ...], ...]
    """By deal, the cards that were drawn; nothing in games that have no exchange."""

    def record(self) -> bytes:
        """The match as lines, each with its end."""
        return "".join(f"{line}\n" for line in match_lines(self.header, self.entries, self.result)).encode()


def seat_of(bot_no: int, match: int, seats: int) -> Seat:
    """Where the bot sits in that match; both count from 0."""
    return (bot_no + match) % seats


def play_match(plan: Plan, match: int) -> Played:
    """Plays the match of that number (from 0)."""
    game = game_of(plan.game)
    rules = game.read_rules(plan.rules)
    seats = len(plan.bots)
    seated = [(seat - match) % seats for seat in range(seats)]
    choose = [_chooser(plan, match, seat, plan.bots[seated[seat]]) for seat in range(seats)]
    entries: list[Entry] = []
    pulls: list[list[Pull]] = []
    state = None
    for by, move, state in play(game, rules, choose, SeededDice(f"{plan.seed}/{match}")):
        entries.append(Entry(by, move))
        if isinstance(move, Shuffle):
            pulls.append([])
        elif isinstance(move, Draw):
            pulls[-1].append(state.deal.pulls[state.deal.pull])
    players = tuple(Player(f"{plan.bots[b]}-{b + 1}", plan.bots[b]) for b in seated)
    header = Header(game, rules, players, matching_preset(game, rules), game.behaviour)
    return Played(header, tuple(entries), game.result(state), tuple(map(tuple, pulls)))


def _chooser(plan: Plan, match: int, seat: Seat, name: str) -> Callable[[Any], Any]:
    return partial(bot(name).choose, budget=plan.budget, dice=SeededDice(f"{plan.seed}/{match}/{seat}"))


class Sums(Struct, frozen=True):
    """What the deals of a bot, or of a role, came to, over any number of matches; whole numbers, so that order is no matter.

    `points` (chips, in a betting game) is a sum over `deals`. The others are sums over matches: of the square of the match's
    points, of points times deals, and of the square of its deals.
    """

    matches: int = 0
    deals: int = 0
    points: int = 0
    points_squared: int = 0
    points_deals: int = 0
    deals_squared: int = 0

    def __add__(self, other: Self) -> Self:
        return type(self)(*(getattr(self, f) + getattr(other, f) for f in self.__struct_fields__))

    def mean(self) -> float:
        """Points a deal."""
        return self.points / self.deals

    def margin(self) -> float | None:
        """Half the width of the 95 % interval of the mean, in points a deal; None for a single match.

        Deals of one match hang together (debts, who deals next), matches do not: so it is the matches whose points
        are compared, by the ratio estimator for clusters, with Student's quantile for matches - 1.
        """
        if self.matches < 2:
            return None
        mean = self.mean()
        squares = self.points_squared - 2 * mean * self.points_deals + mean * mean * self.deals_squared
        variance = self.matches / (self.matches - 1) * max(0.0, squares)
        return student(self.matches - 1) * sqrt(variance) / self.deals


class Tally(Sums, frozen=True):
    """Of 3-2-5: `made` (deals with the quota or more), `over`, `short`, `drew` and `lost` (cards, in exchanges) are sums over
    deals.
    """

    made: int = 0
    over: int = 0
    short: int = 0
    drew: int = 0
    lost: int = 0


class Stakes(Sums, frozen=True):
    """Of a betting game: deals in which the seat claimed, in which it bought, and in which it then had 35."""

    claimed: int = 0
    bought: int = 0
    succeeded: int = 0


Key: TypeAlias = int | Role
"""Whose sums: a bot's number, from 0, or a role."""


def student(freedom: int) -> float:
    """Student's quantile for a two-sided 95 % interval: exact for 1 and 2, else within 0.2 %."""
    if freedom == 1:
        return tan(pi * 0.475)
    if freedom == 2:
        return 0.95 * sqrt(2 / (1 - 0.95**2))
    z = NormalDist().inv_cdf(0.975)
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return float(sum(term / freedom**power for power, term in enumerate(terms)))


def tallies(plan: Plan, match: int, played: Played) -> dict[Key, Sums]:
    """What a match shows, by bot (its number, from 0) and by role."""
    seats = len(plan.bots)
    if plan.game != "three-two-five":
        return {b: _stakes(played, seat_of(b, match, seats)) for b in range(seats)}
    by_bot = {b: list(_seat_deals(played, seat_of(b, match, seats))) for b in range(seats)}
    found: dict[Key, Sums] = {b: _match_of(deal for _, deal in by_bot[b]) for b in by_bot}
    for chair in Role:
        found[chair] = _match_of(deal for deals in by_bot.values() for held, deal in deals if held is chair)
    return found


def _stakes(played: Played, seat: Seat) -> Stakes:
    """A match of a betting game as one seat came out of it."""
    ended = [deal.outcome.value for deal in played.result.deals if seat in deal.seats]
    won = played.result.totals[seat] - played.header.rules.chips
    return _cluster(
        Stakes(
            deals=len(played.result.deals),
            points=won,
            claimed=ended.count("claim"),
            bought=ended.count("bought") + ended.count("failed"),
            succeeded=ended.count("bought"),
        )
    )


def _seat_deals(played: Played, seat: Seat) -> Iterator[tuple[Role, Tally]]:
    """Each deal of a seat: its role, and what it came to."""
    for score, pulls in zip(played.result.deals, played.pulls, strict=True):
        assert isinstance(score, DealScore)
        chair = role(seat, score.dealer)
        over = score.tricks[seat] - QUOTA[chair]
        deal = Tally(
            deals=1,
            points=score.points[seat],
            made=int(over >= 0),
            over=int(over > 0),
            short=int(over < 0),
            drew=sum(pull.creditor == seat for pull in pulls),
            lost=sum(pull.debtor == seat for pull in pulls),
        )
        yield chair, deal


def _match_of(deals: Iterable[Tally]) -> Tally:
    """The deals of one match together."""
    return _cluster(sum(deals, Tally()))


def _cluster(whole: S) -> S:
    """The deals of one match as a cluster."""
    return replace(
        whole,
        matches=1,
        points_squared=whole.points**2,
        points_deals=whole.points * whole.deals,
        deals_squared=whole.deals**2,
    )


class Chunk(Struct, frozen=True):
    """Some matches in a row: how many, their records (empty where not wanted), what they show."""

    matches: int
    records: bytes
    tallies: dict[Key, Sums]


def play_chunk(plan: Plan, matches: range, *, records: bool) -> Chunk:
    """Plays these matches."""
    found: dict[Key, Sums] = {}
    lines = []
    for match in matches:
        played = play_match(plan, match)
        found = add_tallies(found, tallies(plan, match, played))
        if records:
            lines.append(played.record())
    return Chunk(len(matches), b"".join(lines), found)


def add_tallies(some: Mapping[Key, S], more: Mapping[Key, S]) -> dict[Key, S]:
    """Both together; what is in one alone stays as it is."""
    return {
        key: some[key] + more[key] if key in some and key in more else {**some, **more}[key]
        for key in {**some, **more}
    }
