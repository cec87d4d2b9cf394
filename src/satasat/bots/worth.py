"""What the end of a deal is worth to each seat: its points by quota, and what the draws that it leads to bring.

A trick over the quota is a point now and a card drawn in the next deal. What such draws are worth was measured by playouts of
medium's rule with a little chance (docs/howto/bots.md): means over 400,000 deals, with and without the exchanges, sevens low and
two cards of the suit kept. Under other rules they serve as an estimate.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from satasat.game import Seat
from satasat.games.three_two_five.rules import (
    Pull,
    Role,
    Rules,
    Scoring,
    Three,
    deltas,
    hand_over,
    next_dealer,
    points,
    role,
    schedule,
)

Worth = tuple[float, float, float]
"""Points by seat."""

_FIVE, _THREE, _TWO = Role.FIVE, Role.THREE, Role.TWO

DRAWS: Final[Mapping[tuple[Role, Role], tuple[Worth, ...]]] = {
    (_FIVE, _THREE): (
        (0.298, -0.314, 0.016),
        (0.525, -0.557, 0.031),
        (0.700, -0.744, 0.044),
        (0.836, -0.890, 0.054),
        (0.953, -1.010, 0.058),
    ),
    (_FIVE, _TWO): (
        (0.300, 0.034, -0.334),
        (0.529, 0.057, -0.586),
        (0.703, 0.074, -0.776),
        (0.841, 0.085, -0.926),
        (0.954, 0.093, -1.048),
    ),
    (_THREE, _FIVE): (
        (-0.560, 0.490, 0.070),
        (-1.046, 0.937, 0.109),
        (-1.428, 1.296, 0.133),
        (-1.724, 1.584, 0.140),
        (-1.958, 1.815, 0.143),
    ),
    (_THREE, _TWO): (
        (-0.009, 0.336, -0.327),
        (-0.027, 0.637, -0.610),
        (-0.048, 0.894, -0.846),
        (-0.071, 1.113, -1.042),
        (-0.090, 1.298, -1.209),
    ),
    (_TWO, _FIVE): (
        (-0.529, 0.047, 0.482),
        (-1.001, 0.071, 0.930),
        (-1.371, 0.078, 1.292),
        (-1.664, 0.077, 1.587),
        (-1.891, 0.071, 1.820),
    ),
    (_TWO, _THREE): (
        (0.015, -0.343, 0.328),
        (0.005, -0.638, 0.633),
        (-0.015, -0.881, 0.896),
        (-0.034, -1.078, 1.112),
        (-0.050, -1.245, 1.295),
    ),
}
"""By creditor and debtor, and by the number of cards drawn (the first entry is for one): points of the next deal for the
roles five, three, two."""
ECHO: Final = 0.35
"""Of a point won by draws, what its own draws bring in the deal after that."""
_ROLES: Final = (_FIVE, _THREE, _TWO)


class Ending(Struct, frozen=True):
    """What one way to share the ten tricks comes to, by seat."""

    taken: Three
    """Tricks won in play."""
    tricks: Three
    """Tricks scored: those promised are handed over."""
    points: Worth
    """Points of the deal by quota, with any bonus."""
    ahead: Worth
    """What the draws of the next deals are worth, in points."""


def draws(pulls: Sequence[Pull], dealer: Seat) -> Worth:
    """What the exchanges are worth, in points of their own deal, by seat, under that deal's dealer."""
    worth = [0.0, 0.0, 0.0]
    for pull in set(pulls):
        parties = role(pull.creditor, dealer), role(pull.debtor, dealer)
        by_role = DRAWS[parties][pulls.count(pull) - 1]
        for seat in range(3):
            worth[seat] += by_role[_ROLES.index(role(seat, dealer))]
    return (worth[0], worth[1], worth[2])


def endings(rules: Rules, dealer: Seat, deals_left: int, promised: Sequence[Pull] = ()) -> tuple[Ending, ...]:
    """All 66 ways to share ten tricks. `deals_left` counts the deals after this one, `promised` the tricks owed in it."""
    quota_rules = replace(rules, scoring=Scoring.MINUS_QUOTA)
    weight = sum(ECHO**i for i in range(deals_left))
    found = []
    for first in range(11):
        for second in range(11 - first):
            taken = (first, second, 10 - first - second)
            tricks = hand_over(taken, promised)
            over = deltas(tricks, dealer)
            then = next_dealer(tricks, dealer, rules)
            a, b, c = draws(schedule(over, then, rules), then)
            scored = points(tricks, taken, dealer, quota_rules)
            found.append(
                Ending(
                    taken,
                    tricks,
                    (float(scored[0]), float(scored[1]), float(scored[2])),
                    (weight * a, weight * b, weight * c),
                )
            )
    return tuple(found)
