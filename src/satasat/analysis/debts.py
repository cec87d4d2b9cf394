"""From expected tricks to points, and to the exchanges that follow in the next deal: the rules, for numbers with fractions."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from satasat.analysis.par import EVEN, Values
from satasat.game import Seat
from satasat.games.three_two_five.rules import (
    SEATS,
    DealerRule,
    DebtorOrder,
    Pull,
    Pulls,
    Rules,
    Scoring,
    five_seat,
    quotas,
    three_seat,
)


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
        scored[seat] - need[seat] + (rules.slam_bonus if tricks[seat] >= 10 - EVEN else 0)
        for seat in range(SEATS)
    )
    return a, b, c


def _next_dealer(over: Values, dealer: Seat, rules: Rules) -> Seat:
    """Who deals next (R-DEALER-1 to 4)."""
    if rules.dealer_rule is DealerRule.ROTATE or min(over) >= 0:
        return five_seat(dealer)
    return min((five_seat(dealer), three_seat(dealer), dealer), key=lambda seat: over[seat])


def draws(
    tricks: Values, promised: Sequence[Pull], dealer: Seat, rules: Rules
) -> dict[tuple[Seat, Seat], float]:
    """By creditor and debtor, the cards drawn in the next deal, if this one comes to these tricks (R-PULL-2, 12, 13).

    The schedule of the rules, done with numbers that may have fractions: of whole numbers it gives the very exchanges.
    """
    if rules.pulls is Pulls.OFF:
        return {}
    scored, need = handed(tricks, promised), quotas(dealer)
    over = (scored[0] - need[0], scored[1] - need[1], scored[2] - need[2])
    deals = _next_dealer(over, dealer, rules)
    five, three = five_seat(deals), three_seat(deals)
    debtors = (
        (deals, three, five) if rules.debtor_order is DebtorOrder.DEALER_THREE_FIVE else (deals, five, three)
    )
    owed = [max(0.0, -n) for n in over]
    found = {}
    for creditor in (five, three, deals):
        due = max(0.0, over[creditor])
        for debtor in debtors:
            n = min(due, owed[debtor])
            owed[debtor] -= n
            due -= n
            if n > EVEN:
                found[creditor, debtor] = n
    return found


def changes(
    after: Values, before: Values, promised: Sequence[Pull], dealer: Seat, rules: Rules
) -> tuple[Debt, ...]:
    """What becomes of the next deal's exchanges when a deal is to come to `after` instead of `before`."""
    now, then = draws(after, promised, dealer, rules), draws(before, promised, dealer, rules)
    found = []
    for creditor, debtor in sorted(now.keys() | then.keys()):
        n = now.get((creditor, debtor), 0.0) - then.get((creditor, debtor), 0.0)
        if abs(n) > EVEN:
            found.append(Debt(creditor, debtor, n))
    return tuple(found)
