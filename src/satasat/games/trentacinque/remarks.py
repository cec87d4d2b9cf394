"""What the rules say of a view, for whoever draws it and knows no rules: points of suits, who is in the auction, what may be bid.

Made from a view alone: so it tells a seat nothing that its view does not hold.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from satasat.betting.moves import Bid, Phase
from satasat.chips import TARGET, Best, suit_points
from satasat.game import Between, Seat
from satasat.games.trentacinque.rules import (
    MOST_BID,
    SEATS,
    SideKind,
    at_five,
    best,
    in_turn,
    is_last,
    side_kind,
)
from satasat.games.trentacinque.view import View

Ending: TypeAlias = Literal["deals", "chips"]


class Barred(Struct, frozen=True):
    """Why the actor may bid nothing, or no more than the most: the text `why-CODE`, said with `params`."""

    code: str
    params: dict[str, Any]


class Remarks(Struct, frozen=True, omit_defaults=True):
    """What the rules say of a view."""

    target: int = 0
    """Points in one suit that win."""
    points: tuple[int, int, int, int] | None = None
    """What my cards count in each suit, S H D C; None where I have none."""
    best: Best | None = None
    """The suit of mine that counts most."""
    bid: int = 0
    """The highest bid; 0 where there is none."""
    bidder: Seat | None = None
    inside: tuple[Seat, ...] = ()
    """Who has not passed, in turn."""
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
        barred=barred(view),
        ended=ended(view),
    )


def barred(view: View) -> tuple[Barred, ...]:
    """Why the seat, being the actor, may not bid one chip more than the most, or nothing at all."""
    if view.seat is None or view.actor != view.seat or view.phase is not Phase.BID:
        return ()
    choices = view.legal
    more = choices.most + 1 if isinstance(choices, Between) else view.bid + 1
    why = view.refusal(Bid(more))
    return () if why is None else (Barred(why.code, why.params),)


def ended(view: View) -> Ending | None:
    """Why the match is over, where it is."""
    if view.phase is not Phase.OVER:
        return None
    return "deals" if is_last(view.deal_no, (view.rules.ante,) * SEATS, view.rules) else "chips"
