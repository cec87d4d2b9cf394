"""What of a deal of Thirty-Five was luck, whoever bids: who was dealt a claim, and whether the cards on the table brought 35.

Taken from what a bot has won it leaves a figure with the same mean and a much narrower interval (docs/howto/arena.md).
"""

from __future__ import annotations

from fractions import Fraction
from functools import reduce
from operator import or_
from typing import Final, TypeAlias

from satasat.betting.moves import Phase
from satasat.cards import NONE, PACK_52
from satasat.chips import equal_shares, highest
from satasat.games.thirty_five.rules import holds
from satasat.games.thirty_five.state import State
from satasat.solver.odds import odds

Luck: TypeAlias = tuple[Fraction, ...]
"""Chips by seat, a chip in the pool counting as its share for everybody. Its mean is 0 for each seat, whatever the bots do."""
NO_LUCK: Final = Fraction(0)


def luck(before: State, after: State) -> Luck:
    """What luck a move brought: nature's, where the deal is claimed, or the last call, where somebody buys; else none."""
    if before.phase is Phase.SHUFFLE and after.deal.claims:
        return _of_the_claims(before.pool, after)
    if before.phase is Phase.BID and after.deal.buyer is not None:
        return _of_the_buy(before.pool, after)
    return (NO_LUCK,) * after.rules.players


def _of_the_claims(carried: int, after: State) -> Luck:
    """Any player was as likely to be dealt any of the hands; so each one's mean is an equal part of what is claimed."""
    deal, rules = after.deal, after.rules
    share = equal_shares(carried + rules.ante * len(deal.players), len(deal.claims))
    mean = Fraction(share * len(deal.claims), len(deal.players))
    return tuple(
        share * (seat in deal.claims) - mean if seat in deal.players else NO_LUCK
        for seat in range(rules.players)
    )


def _of_the_buy(pool: int, after: State) -> Luck:
    """The buyer's chance is counted with all hands open: any four of the cards that nobody was dealt may lie on the table."""
    deal, rules, buyer = after.deal, after.rules, after.deal.buyer
    assert buyer is not None
    bid = highest(deal.calls)
    hand = deal.hands[buyer] - deal.buy
    others = reduce(or_, (cards for seat, cards in enumerate(deal.hands) if seat != buyer), NONE)
    found = odds(hand, PACK_52 - others, int(rules.ace_value))
    wins = min(bid, pool)
    came = wins if holds(deal.hands[buyer], rules) else -bid
    over = came - (wins * found.whole - bid * (found.of - found.whole)) * Fraction(1, found.of)
    return tuple(over * (seat == buyer) - over / rules.players for seat in range(rules.players))
