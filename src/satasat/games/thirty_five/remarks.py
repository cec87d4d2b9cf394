"""What the rules say of a view, for whoever draws it and knows no rules: points of suits, who is in the bidding, what may be bid.

Made from a view alone: so it tells a seat nothing that its view does not hold.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from satasat.betting.moves import Bid, Phase
from satasat.chips import TARGET, Best, suit_points
from satasat.game import Between, Seat
from satasat.games.thirty_five.rules import best, is_last
from satasat.games.thirty_five.view import View

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
    """Who has cards and has not thrown them in, in turn."""
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
    return "deals" if is_last(view.deal_no, (view.rules.ante,) * view.rules.players, view.rules) else "chips"
