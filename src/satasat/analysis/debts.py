"""From expected tricks to points, and to the exchanges that follow in the next deal: the rules, for numbers with fractions."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from msgspec import Struct

from satasat.analysis.par import Values, minus
from satasat.game import Seat
from satasat.games.three_two_five.rules import (
    SEATS,
    Pull,
    Pulls,
    Rules,
    Scoring,
    quotas,
)
from satasat.solver import SAME


class Debt(Struct, frozen=True):
    """So many cards more (fewer, where negative) that the creditor draws from the debtor in the next deal."""

    creditor: Seat
    debtor: Seat
    cards: float


def handed(tricks: Values, promised: Sequence[Pull]) -> Values:
    """The tricks that are scored: each promise moves one, or what the debtor has of one (R-GIVE-3)."""
    scored = list(tricks)
    for pull in promised:
        given = min(1.0, max(0.0, scored[pull.debtor]))
        scored[pull.debtor] -= given
        scored[pull.creditor] += given
    return scored[0], scored[1], scored[2]


def points(tricks: Values, promised: Sequence[Pull], dealer: Seat, rules: Rules) -> Values:
    """What a deal that comes to these tricks scores (R-SCORE-1 to 3); the slam bonus where all ten are sure."""
    scored = handed(tricks, promised)
    need = quotas(dealer) if rules.scoring is Scoring.MINUS_QUOTA else (0, 0, 0)
    a, b, c = (
        scored[seat] - need[seat] + (rules.slam_bonus if tricks[seat] >= 10 - SAME else 0)
        for seat in range(SEATS)
    )
    return a, b, c


def draws(
    tricks: Values, promised: Sequence[Pull], dealer: Seat, rules: Rules
) -> dict[tuple[Seat, Seat], float]:
    """By creditor and debtor, the cards drawn in the next deal, if this one comes to these tricks (R-PULL-2, P2).

    What is due and what is owed balance, so that of three seats one is the only creditor or one the only debtor: who deals
    next, and in which order debtors stand, is no matter. Of whole numbers it gives the very exchanges of the rules.
    """
    if rules.pulls is Pulls.OFF:
        return {}
    over = minus(handed(tricks, promised), quotas(dealer))
    pairs = permutations(range(SEATS), 2)
    found = {(creditor, debtor): min(over[creditor], -over[debtor]) for creditor, debtor in pairs}
    return {pair: cards for pair, cards in found.items() if cards > SAME}


def changes(
    after: Values, before: Values, promised: Sequence[Pull], dealer: Seat, rules: Rules
) -> tuple[Debt, ...]:
    """What becomes of the next deal's exchanges when a deal is to come to `after` instead of `before`."""
    now, then = draws(after, promised, dealer, rules), draws(before, promised, dealer, rules)
    found = []
    for creditor, debtor in sorted(now.keys() | then.keys()):
        n = now.get((creditor, debtor), 0.0) - then.get((creditor, debtor), 0.0)
        if abs(n) > SAME:
            found.append(Debt(creditor, debtor, n))
    return tuple(found)
