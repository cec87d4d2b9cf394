"""What a review finds, as data: written as JSON it is the format of docs/formats/review.md."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from satasat.analysis.debts import Debt
from satasat.analysis.luck import Parts
from satasat.analysis.par import Values
from satasat.cards import Card, CardSet, Suit
from satasat.game import Seat
from satasat.games.three_two_five.moves import Concede, Decline, Give, Name, Offer, Play, TrumpMade
from satasat.games.three_two_five.rules import Three

FORMAT: Final = "satasat-review"
VERSION: Final = 1

Kind: TypeAlias = Literal["trump", "elect", "return", "play"]
"""What was decided."""
Decision: TypeAlias = Name | Decline | Offer | Concede | Give | Play
WORTH_TELLING: Final = 0.05
"""Tricks or points; a loss below, which would be read as nothing, is not told."""


class Cost(Struct, frozen=True):
    """What a decision cost the one who took it, against his best.

    `real`: whether there were choices, and they were not all worth the same to him; only such decisions count for the
    accuracy. `debts`: what it did to the exchanges of the next deal, by whatever was at stake for whom.
    """

    real: bool = False
    tricks: float = 0.0
    points: float = 0.0
    debts: tuple[Debt, ...] = ()


class TrumpOption(Struct, frozen=True):
    """A way to make trump. `par`: on the ten cards as dealt; the rest is what the chooser could expect, on what he saw.

    `points` (expected, by quota, with what the draws of the next deals are worth), `margin` (half of its 95 % interval),
    `behind` (points less than the best option) and its margin, `made` (the chance of the quota) and `tricks` are the chooser's.
    """

    move: Name | Decline
    par: Values
    points: float
    margin: float
    behind: float
    behind_margin: float
    made: float
    tricks: float


class TrumpChoice(Struct, frozen=True):
    """The choice of trump, or of one of the suits that three turned cards left.

    `seen`: the cards in the chooser's hand. `hindsight`: tricks that par on the ten cards lost against the best option.
    `cost.points`: expected points lost on the cards seen, where that is more than its margin; `cost.real`: whether any option
    would have lost so.
    """

    seat: Seat
    seen: CardSet
    chosen: Name | Decline
    options: tuple[TrumpOption, ...]
    """In the order of the rules."""
    hindsight: float
    cost: Cost


class CardPar(Struct, frozen=True):
    """What the deal comes to, in tricks by seat, once this card is drawn, given or played."""

    card: Card
    par: Values


class Election(Struct, frozen=True):
    """A trick or a card: what the deal comes to, in tricks that are scored, by seat, if a card is drawn or a trick promised."""

    chosen: Offer | Concede
    offer: Values
    concede: Values
    cost: Cost


class Return(Struct, frozen=True):
    """The card that went back, and what each that might have would have come to; the exchanges to come are left out."""

    given: Card
    options: tuple[CardPar, ...]
    cost: Cost


class ExchangeReview(Struct, frozen=True):
    """An exchange of the deal. `before`: par without it and those to come.

    `draws`: par for each of the debtor's ten cards, if it is drawn and answered as the rule player would; `luck`: of the
    card drawn, by seat, against their mean. A promised trick leaves `drawn` and `returned` out.
    """

    creditor: Seat
    debtor: Seat
    before: Values
    draws: tuple[CardPar, ...]
    election: Election | None = None
    drawn: Card | None = None
    luck: Values = (0.0, 0.0, 0.0)
    returned: Return | None = None


class Seen(Struct, frozen=True):
    """A card, judged by what its player could know: expected points less than the best card (0 if it is that), half of the
    95 % interval of that, and the cards that came out best, high to low."""

    behind: float
    behind_margin: float
    best: tuple[Card, ...]

    @property
    def worse(self) -> bool:
        """Whether it could be seen that another card was better: by more than chance in the sampled worlds may make."""
        return self.behind > self.behind_margin


class PlayReview(Struct, frozen=True):
    """A card played, in trick 1 to 10. `par`: what the deal came to before it; `options`: once each legal card is played.

    `seen`: of a card whose loss is worth telling.
    """

    trick: int
    seat: Seat
    card: Card
    par: Values
    options: tuple[CardPar, ...]
    cost: Cost
    seen: Seen | None = None


class DealReview(Struct, frozen=True):
    """A deal. `dealt` are the ten cards of each seat before the exchanges, `hands` those with which play began.

    `par`: of `dealt` under the trump that was made. `taken`: tricks won in play, `tricks`: those scored. `luck`: by seat,
    the parts of `points`.
    """

    deal: int
    dealer: Seat
    trump: Suit
    made: TrumpMade
    dealt: tuple[CardSet, CardSet, CardSet]
    hands: tuple[CardSet, CardSet, CardSet]
    par: Values
    choices: tuple[TrumpChoice, ...]
    exchanges: tuple[ExchangeReview, ...]
    plays: tuple[PlayReview, ...]
    taken: Three
    tricks: Three
    points: Three
    luck: tuple[Parts, Parts, Parts]


class Accuracy(Struct, frozen=True):
    """How well real decisions were taken: their number, what they lost on average, and 0 to 100 (None without any)."""

    decisions: int
    loss: float
    accuracy: float | None


class SeatAccuracy(Struct, frozen=True):
    """Of one player: over all deals, and in each chair."""

    all: Accuracy
    five: Accuracy
    three: Accuracy
    two: Accuracy


class TurningPoint(Struct, frozen=True):
    """A decision that cost something. `number`: the trick, the exchange, or the choice of trump in the deal, from 1.

    `best`: all that are equally good, cards high to low. `seen`: of a card played.
    """

    deal: int
    kind: Kind
    number: int
    seat: Seat
    chosen: Decision
    best: tuple[Decision, ...]
    tricks: float
    """Expected points, for the choice of trump."""
    points: float
    debts: tuple[Debt, ...]
    seen: Seen | None = None


class MatchReview(Struct, frozen=True):
    """A match, or those of its deals that were reviewed. `match` is its number in the file, `of` how many deals it has.
    `started` is the time that its record has.

    `totals` and `winners` are those of the whole match; `points` and `luck`, by seat, are over the deals reviewed.
    """

    format: str
    version: int
    match: int
    players: tuple[str, ...]
    bots: tuple[str | None, ...]
    preset: str | None
    started: str | None
    of: int
    totals: Three
    winners: tuple[Seat, ...]
    deals: tuple[DealReview, ...]
    points: Three
    luck: tuple[Parts, Parts, Parts]
    accuracy: tuple[SeatAccuracy, SeatAccuracy, SeatAccuracy]
    turning_points: tuple[TurningPoint, ...]
