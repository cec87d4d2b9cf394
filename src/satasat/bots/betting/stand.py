"""What a bidder has before him, in either betting game, made from his view; and what a bid is worth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, TypeAlias

from msgspec import Struct

from satasat.betting.moves import Bid
from satasat.cards import CardSet
from satasat.chips import Call, best, left
from satasat.game import Between, Seat
from satasat.games.thirty_five.moves import ThrowIn
from satasat.games.thirty_five.view import View as ThirtyFiveView
from satasat.games.trentacinque.moves import Pass
from satasat.games.trentacinque.rules import SEATS
from satasat.games.trentacinque.view import View as TrentacinqueView

View: TypeAlias = ThirtyFiveView | TrentacinqueView
Move: TypeAlias = Bid | ThrowIn | Pass

PACKS: Final[Mapping[str, CardSet]] = {
    "thirty-five": ThirtyFiveView.pack,
    "trentacinque": TrentacinqueView.pack,
}
"""By betting game, its pack."""


class Stand(Struct, frozen=True):
    """A turn to bid. `least` is above `most` where nothing can be bid."""

    whole_pool: bool
    """Who has 35 wins the whole pool, whatever he bid (TC-7); else his bid, at most the pool (TF-12)."""
    hand: CardSet
    pack: CardSet
    ace: int
    pool: int
    bid: int
    least: int
    most: int
    stack: int
    calls: tuple[Call, ...]
    others: tuple[Seat, ...]
    """Who else plays the deal, in turn after me."""

    @property
    def inside(self) -> tuple[Seat, ...]:
        """The others who have not left the bidding."""
        out = left(self.calls)
        return tuple(seat for seat in self.others if seat not in out)

    @property
    def count(self) -> int:
        """What my best suit counts."""
        return best(self.hand, self.ace).points

    def wins(self, bid: int) -> int:
        """What a buyer at that bid takes, if he has 35."""
        return self.pool if self.whole_pool else min(bid, self.pool)

    def worth(self, chance: float, bid: int) -> float:
        """What buying at that bid brings on average, in chips, with that chance of 35."""
        return chance * self.wins(bid) - (1 - chance) * bid


def stand(view: View) -> Stand:
    """What the seat of the view, whose turn it is, has before it."""
    seat, choices = view.seat, view.legal
    assert seat is not None
    least, most = (choices.least, choices.most) if isinstance(choices, Between) else (1, 0)
    if isinstance(view, ThirtyFiveView):
        turns, ace = view.players, int(view.rules.ace_value)
    else:
        turns, ace = tuple(range(SEATS)), 1
    me = turns.index(seat)
    return Stand(
        whole_pool=isinstance(view, TrentacinqueView),
        hand=view.hand,
        pack=view.pack,
        ace=ace,
        pool=view.pool,
        bid=view.bid,
        least=least,
        most=most,
        stack=view.totals[seat],
        calls=view.calls,
        others=(*turns[me + 1 :], *turns[:me]),
    )


def move(view: View, bid: int) -> Move:
    """The bid as a move of the view's game; 0 is to throw in, or to pass."""
    if bid:
        return Bid(bid)
    return ThrowIn() if isinstance(view, ThirtyFiveView) else Pass()
