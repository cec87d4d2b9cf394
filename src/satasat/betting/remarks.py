"""What the rules of both betting games say of a view, for whoever draws it and knows no rules."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from satasat.betting.moves import Bid, Phase
from satasat.betting.view import BidderView
from satasat.chips import Best
from satasat.errors import IllegalMove
from satasat.game import Between, Choices, Seat

Ending: TypeAlias = Literal["deals", "chips"]


class Barred(Struct, frozen=True):
    """Why the actor may bid nothing, or no more than the most: the text `why-CODE`, said with `params`."""

    code: str
    params: dict[str, Any]


class BidderRemarks(Struct, frozen=True, omit_defaults=True):
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
    """Who has not left the bidding, in turn."""


def bid_above(choices: Choices[Any], bid: int) -> Bid:
    """The least bid that passes what may be bid, or the highest bid so far where nothing may be."""
    return Bid(choices.most + 1 if isinstance(choices, Between) else bid + 1)


def barred(
    view: BidderView[Any], choices: Choices[Any], refusal: Callable[[Bid], IllegalMove | None]
) -> tuple[Barred, ...]:
    """Why the seat, being the actor, may not bid one chip more than the most, or nothing at all."""
    if not view.asked or view.phase is not Phase.BID:
        return ()
    why = refusal(bid_above(choices, view.bid))
    return () if why is None else (Barred(why.code, why.params),)


def ended(view: BidderView[Any], deals: int) -> Ending | None:
    """Why the match of so many deals is over, where it is: because all are played, or for want of chips (A-13, B-13)."""
    if view.phase is not Phase.OVER:
        return None
    return "deals" if view.deal_no == deals else "chips"
