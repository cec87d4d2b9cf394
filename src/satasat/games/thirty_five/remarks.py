"""What the rules say of a view, for whoever draws it and knows no rules: points of suits, who is in the bidding, what may be bid.

Made from a view alone: so it tells a seat nothing that its view does not hold.
"""

from __future__ import annotations

from satasat.betting.moves import Phase
from satasat.betting.remarks import Barred, BidderRemarks, Ending, barred, ended
from satasat.chips import TARGET, suit_points
from satasat.game import Seat
from satasat.games.thirty_five.rules import best
from satasat.games.thirty_five.view import View


class Remarks(BidderRemarks, frozen=True, omit_defaults=True):
    """What the rules say of a view."""

    sits_out: tuple[Seat, ...] = ()
    """Who could not ante (A-11)."""
    wins: int = 0
    """What the highest bidder would take from the pool if he had 35 (TF-12)."""
    loses: int = 0
    """What he would pay if he had not (TF-13)."""
    barred: tuple[Barred, ...] = ()
    ended: Ending | None = None
    """Where the match is over: because all deals are played, or because too few can ante (A-13)."""


def remarks(view: View) -> Remarks:
    """What the rules say of the view."""
    rules, bid = view.rules, view.bid
    held = bool(view.hand)
    return Remarks(
        target=TARGET,
        points=suit_points(view.hand, rules.ace_value) if held else None,
        best=best(view.hand, rules) if held else None,
        bid=bid,
        bidder=view.bidder,
        inside=tuple(seat for seat in view.players if seat not in view.out),
        sits_out=tuple(seat for seat in range(rules.players) if view.players and seat not in view.players),
        wins=min(bid, view.pool) if view.phase is Phase.BID else 0,
        loses=bid if view.phase is Phase.BID else 0,
        barred=barred(view, view.legal, view.refusal),
        ended=ended(view, view.rules.deals),
    )
