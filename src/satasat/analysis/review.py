"""A finished match, deal by deal: what every decision cost, how well each player played, and where the points came from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from operator import add
from types import MappingProxyType
from typing import Final, NamedTuple

from satasat.analysis.deal import Judge, review_deal, sources
from satasat.analysis.findings import (
    FORMAT,
    VERSION,
    WORTH_TELLING,
    Accuracy,
    CardPar,
    Cost,
    DealReview,
    Decision,
    Kind,
    MatchReview,
    SeatAccuracy,
    Seen,
    TurningPoint,
)
from satasat.analysis.luck import Parts
from satasat.analysis.par import Solve
from satasat.cards import CardSet, card_set
from satasat.game import Seat
from satasat.games.three_two_five.moves import Concede, Give, Offer, Play
from satasat.games.three_two_five.rules import SEATS, Role, role
from satasat.records import Header, Match, matching_preset
from satasat.solver import SAME

HALVED: Final = 0.25
"""Tricks lost on average in a real decision that halve the accuracy."""
REACHED: Final = MappingProxyType({"random": 22, "easy": 37, "medium": 59, "hard": 66, "expert": 73})
"""Accuracy of the bots among themselves, to compare with: measured, see docs/howto/review.md."""
MOST_TURNING: Final = 10
"""Turning points that are listed."""


def review(match: Match, number: int, solve: Solve, judge: Judge) -> MatchReview:
    """The review of a whole finished match, in this process; `number` is its place in the file, from 1."""
    assert match.header is not None
    deals = tuple(review_deal(source, solve, judge) for source in sources(match))
    return match_review(match, match.header, number, deals)


def match_review(match: Match, header: Header, number: int, deals: Sequence[DealReview]) -> MatchReview:
    """The match from the reviews of its deals, or of some of them: at least one."""
    decided = [decision for deal in deals for decision in decisions(deal)]
    a, b, c = (_accuracy_of(decided, seat) for seat in range(SEATS))
    points = tuple(sum(deal.points[seat] for deal in deals) for seat in range(SEATS))
    luck = tuple(reduce(add, (deal.luck[seat] for deal in deals), Parts()) for seat in range(SEATS))
    result = header.game.result(match.state)
    assert result is not None
    return MatchReview(
        format=FORMAT,
        version=VERSION,
        match=number,
        players=tuple(player.name for player in header.players),
        bots=tuple(player.bot for player in header.players),
        preset=matching_preset(header.game, header.rules),
        started=header.started,
        of=header.rules.deals,
        totals=match.state.totals,
        winners=result.winners,
        deals=tuple(deals),
        points=(points[0], points[1], points[2]),
        luck=(luck[0], luck[1], luck[2]),
        accuracy=(a, b, c),
        turning_points=turning_points(decided),
    )


class Decided(NamedTuple):
    """A decision of a deal: `number` is that of the choice of trump, of the exchange or of the trick, from 1.

    `best`: all that are equally good for the seat, cards high to low.
    """

    deal: DealReview
    kind: Kind
    number: int
    seat: Seat
    chosen: Decision
    best: tuple[Decision, ...]
    cost: Cost
    seen: Seen | None = None

    @property
    def loss(self) -> float:
        """Tricks lost; for the choice of trump, expected points."""
        return self.cost.points if self.kind == "trump" else self.cost.tricks


def decisions(deal: DealReview) -> Iterator[Decided]:
    """Every decision of the deal that was reviewed, in its order."""
    for number, choice in enumerate(deal.choices, 1):
        top = tuple(option.move for option in choice.options if option.behind == 0)
        yield Decided(deal, "trump", number, choice.seat, choice.chosen, top, choice.cost)
    for number, exchange in enumerate(deal.exchanges, 1):
        if (election := exchange.election) is not None:
            debtor = exchange.debtor
            each = ((Offer(), election.offer[debtor]), (Concede(), election.concede[debtor]))
            most = max(par for _, par in each)
            elected = tuple(move for move, par in each if par >= most - SAME)
            yield Decided(deal, "elect", number, debtor, election.chosen, elected, election.cost)
        if (returned := exchange.returned) is not None:
            back = tuple(map(Give, top_cards(returned.options, exchange.creditor)))
            given = Give(returned.given)
            yield Decided(deal, "return", number, exchange.creditor, given, back, returned.cost)
    for play in deal.plays:
        cards = tuple(map(Play, top_cards(play.options, play.seat)))
        yield Decided(deal, "play", play.trick, play.seat, Play(play.card), cards, play.cost, play.seen)


def top_cards(options: Sequence[CardPar], seat: Seat) -> CardSet:
    """The cards that are best for the seat."""
    most = max(option.par[seat] for option in options)
    return card_set(option.card for option in options if option.par[seat] >= most - SAME)


def accuracy(decisions: int, lost: float) -> Accuracy:
    """The accuracy of so many real decisions that lost so much in all: halved by each quarter trick lost on average."""
    if not decisions:
        return Accuracy(0, 0.0, None)
    average = lost / decisions
    return Accuracy(decisions, average, 100 * 0.5 ** (average / HALVED))


def _accuracy_of(decided: Iterable[Decided], seat: Seat) -> SeatAccuracy:
    mine = [one for one in decided if one.seat == seat and one.cost.real]

    def within(chair: Role | None) -> Accuracy:
        losses = [one.loss for one in mine if chair is None or role(seat, one.deal.dealer) is chair]
        return accuracy(len(losses), sum(losses))

    return SeatAccuracy(within(None), within(Role.FIVE), within(Role.THREE), within(Role.TWO))


def turning_points(decided: Iterable[Decided]) -> tuple[TurningPoint, ...]:
    """The decisions that cost the most, the largest loss first, of equal ones the earlier."""
    costly = sorted((one for one in decided if one.loss >= WORTH_TELLING), key=lambda one: -one.loss)
    return tuple(
        TurningPoint(
            deal=one.deal.deal,
            kind=one.kind,
            number=one.number,
            seat=one.seat,
            chosen=one.chosen,
            best=one.best,
            tricks=one.loss,
            points=one.cost.points,
            debts=one.cost.debts,
            seen=one.seen,
        )
        for one in costly[:MOST_TURNING]
    )
