"""What the engines of both betting games do to the truth, and whom they tell of it what: each calls it where its rules say so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from satasat.betting.moves import (
    Anted,
    Bought,
    Called,
    Divided,
    Failed,
    Laid,
    Paid,
    Phase,
    Question,
    Row,
    Succeeded,
    Took,
)
from satasat.betting.state import Deal, State
from satasat.cards import NONE, Card, CardSet, Suit
from satasat.chips import BUY, HAND, Call, added, divided, highest, in_turn, paid
from satasat.dealing import Dealt, SeatDealer, Shuffle, Shuffled
from satasat.game import NATURE, Actor, Dice, Result, Seat, final

AnyState = State[Any, Any, Any]
D = TypeVar("D", bound=Deal)
E = TypeVar("E")
R = TypeVar("R")
S = TypeVar("S", bound=AnyState)
W = TypeVar("W", bound=Row[Any])


def actor(state: S, to_call: Callable[[S], Seat | None]) -> Actor | None:
    """Who is to act, `to_call` while bids are due; None when the match is over."""
    match state.phase:
        case Phase.BID:
            return to_call(state)
        case Phase.SEAT_DEALER | Phase.SHUFFLE:
            return NATURE
        case Phase.OVER:
            return None


def question(state: State[R, D, W], due: Actor | None) -> Question[R]:
    """What is asked of the actor."""
    if due is None or due == NATURE:
        return Question(state.phase, state.rules)
    return Question(state.phase, state.rules, highest(state.deal.calls), state.totals[due], state.pool)


def seated(state: S, dealer: Seat) -> S:
    """The state once the first dealer is known."""
    return replace(state, phase=Phase.SHUFFLE, dealer=dealer, deal_no=1)


def begun(state: S, deal: Deal, players: tuple[Seat, ...], ante: int) -> S:
    """The state with the antes of those who play the deal in the pool (TF-5, TC-3)."""
    totals, pool = paid(state.totals, -ante, players), state.pool + ante * len(players)
    return replace(state, phase=Phase.BID, totals=totals, pool=pool, deal=deal)


def called(deal: D, seat: Seat | None, chips: int | None) -> D:
    """The deal with one more call, of the seat that was due."""
    assert seat is not None
    return replace(deal, calls=(*deal.calls, Call(seat, chips)))


def bought(deal: D, buyer: Seat, faces: CardSet) -> D:
    """The deal once that seat has the cards on the table; `faces` are those that it shows."""
    hands = tuple(hand | deal.buy if seat == buyer else hand for seat, hand in enumerate(deal.hands))
    shown = tuple(faces if seat == buyer else NONE for seat in range(len(hands)))
    return replace(deal, hands=hands, shown=shown, buyer=buyer)


def ended(state: S, deal: Deal, row: Row[Any], *, last: bool) -> S:
    """The end of a deal with that row of the score sheet: the next dealer, or the end of the match (TF-17, A-10, B-12)."""
    seats, sheet = len(row.chips), (*state.sheet, row)
    if last:
        totals = added(row.chips, divided(row.pool, row.dealer, seats))
        return replace(state, phase=Phase.OVER, totals=totals, pool=0, sheet=sheet, deal=deal)
    return replace(
        state,
        phase=Phase.SHUFFLE,
        deal_no=state.deal_no + 1,
        dealer=in_turn(row.dealer, seats)[0],
        totals=row.chips,
        pool=row.pool,
        sheet=sheet,
        deal=deal,
    )


def chance(state: AnyState, pack: tuple[Card, ...], dice: Dice) -> SeatDealer | Shuffle:
    """Nature's move. Only where nature is the actor."""
    if state.phase is Phase.SEAT_DEALER:
        return SeatDealer(dice.below(len(state.totals)))
    assert state.phase is Phase.SHUFFLE, "nature is not to act"
    return Shuffle(dice.shuffled(pack))


def label(state: AnyState) -> str:
    """What chance is called in the chain, where nature is the actor."""
    if state.phase is Phase.SEAT_DEALER:
        return "dealer"
    assert state.phase is Phase.SHUFFLE, "nothing is left to chance here"
    return "shuffle"


def result(state: AnyState) -> Result | None:
    """The result of a finished match (A-10, B-12), None before the end."""
    return final(state.sheet, state.totals) if state.phase is Phase.OVER else None


def shown_deal(
    deal: Deal, players: tuple[Seat, ...], ante: int, seat: Seat | None
) -> tuple[Shuffled | Anted | Dealt | Laid, ...]:
    """Antes, hands and the cards on the table; a hand to its owner only (J-1 to J-3)."""
    hands = (Dealt(owner, HAND, deal.hands[owner] if owner == seat else None) for owner in players)
    return (Shuffled(), Anted(players, ante), *hands, Laid(BUY))


def shown_call(deal: Deal) -> Called:
    """The last call of the deal (J-5)."""
    call = deal.calls[-1]
    return Called(call.seat, call.chips)


def shown_buy(deal: Deal, buyer: Seat, suit: Suit, seat: Seat | None) -> tuple[Bought, Succeeded | Failed]:
    """The cards on the table go to their buyer, and what comes of it, in his best suit (J-6, J-7)."""
    cards = deal.buy if seat == buyer else None
    faces = deal.shown[buyer]
    made = Succeeded(buyer, suit, faces) if faces else Failed(buyer)
    return (Bought(buyer, highest(deal.calls), cards), made)


def shown_taken(seat: Seat, takes: int) -> Took | Paid:
    """What a seat takes from the pool, or pays into it where that is less than 0."""
    return Paid(seat, -takes) if takes < 0 else Took(seat, takes)


def shown_end(state: State[R, D, W], scored: Callable[[W, Seat | None], E]) -> tuple[E | Divided, ...]:
    """The row of the deal that has ended, and the pool at the end of the match (J-5)."""
    row = state.sheet[-1]
    if state.phase is not Phase.OVER:
        return (scored(row, state.dealer),)
    shares = divided(row.pool, row.dealer, len(row.chips))
    return (scored(row, None), Divided(shares)) if row.pool else (scored(row, None),)
