"""Where the points of a deal came from: parts that add up to them exactly (docs/howto/review.md)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from msgspec import Struct

from satasat.analysis.par import Values, minus
from satasat.game import Seat
from satasat.games.three_two_five.rules import SEATS, Rules, Scoring, Three, quotas, with_seat

Part: TypeAlias = Literal[
    "cards", "trump", "turned", "exchange", "draws", "own", "others", "promises", "slam", "quota"
]


class Parts(Struct, frozen=True):
    """The points of a seat, by where they came from. In the docs: what each of them is."""

    cards: float = 0.0
    """Luck of the deal: par of the dealt hands, under the best trump for who makes it, against the quota."""
    trump: float = 0.0
    """What the choice of trump made of them."""
    turned: float = 0.0
    """Luck of the cards turned for trump."""
    exchange: float = 0.0
    """What the exchanges were worth, at the average draw."""
    draws: float = 0.0
    """Luck of the draws."""
    own: float = 0.0
    """Own returns and plays: never more than nothing."""
    others: float = 0.0
    """The others' returns and plays."""
    promises: float = 0.0
    """Tricks handed over for promises."""
    slam: float = 0.0
    """The bonus for all ten tricks."""
    quota: float = 0.0
    """The quota itself, where every trick is a point."""

    def total(self) -> float:
        """The points."""
        return float(sum(getattr(self, part) for part in PARTS))

    def __add__(self, other: Parts) -> Parts:
        return Parts(*(getattr(self, part) + getattr(other, part) for part in PARTS))


PARTS: Final = Parts.__struct_fields__
"""In the order of the game."""


class Ledger:
    """Follows par through a deal; every change of it is booked once, to one part of each seat."""

    def __init__(self, start: Values, dealer: Seat) -> None:
        self.now = start
        self._dealer = dealer
        self._booked: list[dict[str, float]] = [dict.fromkeys(PARTS, 0.0) for _ in range(SEATS)]
        self._book(minus(start, quotas(dealer)), ("cards", "cards", "cards"))

    def _book(self, change: Values, parts: tuple[Part, Part, Part]) -> None:
        for seat in range(SEATS):
            self._booked[seat][parts[seat]] += change[seat]

    def came(self, to: Values, part: Part) -> None:
        """Par is now this; for all three seats the change belongs to that part."""
        self._book(minus(to, self.now), (part, part, part))
        self.now = to

    def decided(self, to: Values, by: Seat) -> None:
        """Par is now this, by what a seat returned or played."""
        parts: tuple[Part, Part, Part] = ("others", "others", "others")
        self._book(minus(to, self.now), with_seat(parts, by, "own"))
        self.now = to

    def closed(self, taken: Three, scored: Three, rules: Rules) -> tuple[Parts, Parts, Parts]:
        """The parts of a deal with these tricks taken in play, and these scored after any were handed over."""
        self._book(minus(scored, taken), ("promises", "promises", "promises"))
        for seat in range(SEATS):
            if taken[seat] == 10:
                self._booked[seat]["slam"] += rules.slam_bonus
            if rules.scoring is Scoring.RAW_TRICKS:
                self._booked[seat]["quota"] += quotas(self._dealer)[seat]
        a, b, c = (Parts(**booked) for booked in self._booked)
        return a, b, c
