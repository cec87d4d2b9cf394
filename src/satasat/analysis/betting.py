"""A hint for a bidder: the chance of 35 with the cards on the table, and what each bid is worth, as far as his own view tells."""

from __future__ import annotations

from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from satasat.bots.betting import hard
from satasat.bots.betting.stand import Stand, View, stand
from satasat.chips import suit_points
from satasat.solver.odds import Odds, odds

PLACES: Final = 4
"""To which the figures of a hint are rounded where it is told."""


class BidWorth(Struct, frozen=True):
    """A bid (0: to leave the bidding), and what it comes to if it buys."""

    bid: int
    worth: float
    """Chips won or lost on average."""
    wins: int
    """Chips taken from the pool with 35,"""
    loses: int
    """and paid into it without."""


class BidHint(Struct, frozen=True):
    """What there is to say of a bid; no bids where it is not the seat's turn.

    `own` are the odds by the own cards alone, `chance` is that of 35 given what the others have shown, too, as the bot `hard`
    takes it (docs/howto/bots.md).
    """

    own: Odds
    chance: float
    bids: tuple[BidWorth, ...]
    """Ascending; to leave comes first. Of many bids only some: the least, the pool, the most, and those asked for."""
    best: int


def bid_hint(view: View, also: int = 0) -> BidHint | None:
    """A hint for the seat of the view; with a number, that bid among the others. None where it is not its turn to bid."""
    if view.seat is None or view.actor != view.seat or view.phase.value != "bid":
        return None
    its = stand(view)
    own, chance = odds(its.hand, its.pack, its.ace), hard.chance_of(its)
    best = hard.bid_of(its, chance)
    marks = (
        {its.least, its.pool, its.most, best, also}
        if not its.whole_pool
        else set(range(its.least, its.most + 1))
    )
    bids = sorted(bid for bid in marks if bid > 0 and its.least <= bid <= its.most)
    return BidHint(own, chance, (BidWorth(0, 0.0, 0, 0), *(_worth(its, chance, bid) for bid in bids)), best)


class BidHintTold(Struct, frozen=True):
    """A hint as it is told at a table (docs/formats/wire.md), its figures rounded."""

    points: tuple[int, int, int, int]
    """What the own cards count in each suit, S H D C."""
    chance: float
    own: float
    by_suit: tuple[float, float, float, float]
    """By the own cards alone, as `own`."""
    bids: tuple[BidWorth, ...]
    best: int


def bid_hint_told(view: View) -> BidHintTold | None:
    """The hint for the seat of the view as it is told; None where it is not its turn to bid."""
    hint = bid_hint(view)
    if hint is None:
        return None
    s, h, d, c = (round(part, PLACES) for part in hint.own.by_suit)
    return BidHintTold(
        points=suit_points(view.hand, stand(view).ace),
        chance=round(hint.chance, PLACES),
        own=round(hint.own.chance, PLACES),
        by_suit=(s, h, d, c),
        bids=tuple(replace(one, worth=round(one.worth, PLACES)) for one in hint.bids),
        best=hint.best,
    )


def _worth(its: Stand, chance: float, bid: int) -> BidWorth:
    return BidWorth(bid, its.worth(chance, bid), its.wins(bid), bid)
