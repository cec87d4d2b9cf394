"""What the rules say of a view, for whoever draws it and knows no rules: points of suits, who is in the auction, what may be bid.

Made from a view alone: so it tells a seat nothing that its view does not hold.
"""

from __future__ import annotations

from satasat.betting.moves import Phase
from satasat.betting.remarks import Barred, BidderRemarks, Ending, barred, ended
from satasat.chips import TARGET, suit_points
from satasat.game import Seat
from satasat.games.trentacinque.rules import (
    MOST_BID,
    SideKind,
    at_five,
    best,
    in_turn,
    side_kind,
)
from satasat.games.trentacinque.view import View


class Remarks(BidderRemarks, frozen=True, omit_defaults=True):
    """What the rules say of a view."""

    at_five: tuple[Seat, ...] = ()
    """Who stays in by a bid of five, in turn (TC-6)."""
    most_bid: int = MOST_BID
    side: SideKind | None = None
    """My side claim, which is paid when the auction is over, whether I bid or pass (TC-9, B-8)."""
    wins: int = 0
    """What the buyer takes if he has 35: the whole pool (TC-7)."""
    loses: int = 0
    """What the highest bidder pays if he has not (TC-8)."""
    barred: tuple[Barred, ...] = ()
    ended: Ending | None = None
    """Where the match is over: because all deals are played, or because somebody cannot ante (B-13)."""


def remarks(view: View) -> Remarks:
    """What the rules say of the view."""
    bid = view.bid
    turns = in_turn(view.dealer)
    held = bool(view.hand)
    return Remarks(
        target=TARGET,
        points=suit_points(view.hand) if held else None,
        best=best(view.hand) if held else None,
        bid=bid,
        bidder=view.bidder,
        inside=tuple(seat for seat in turns if seat not in view.out) if view.phase is Phase.BID else (),
        at_five=tuple(seat for seat in turns if seat in at_five(view.calls)),
        side=side_kind(view.hand) if held and view.phase is Phase.BID else None,
        wins=view.pool if view.phase is Phase.BID else 0,
        loses=bid if view.phase is Phase.BID else 0,
        barred=barred(view, view.legal, view.refusal),
        ended=ended(view, view.rules.deals),
    )
