"""The rules of Trentacinque at work. The only file that sees secrets, and the one that decides who learns them."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from satasat.cards import NONE, Card, CardSet
from satasat.chips import BUY, HAND, Call, added, divided, highest, paid
from satasat.game import NATURE, Actor, Dice, Game, Result, Seat
from satasat.games.trentacinque import rules as r
from satasat.games.trentacinque.moves import (
    Anted,
    Awaited,
    Bid,
    Bought,
    Called,
    Choices,
    Compared,
    DealScore,
    Dealt,
    Divided,
    Event,
    Failed,
    Laid,
    Move,
    Outcome,
    Paid,
    Pass,
    Phase,
    Question,
    Scored,
    SeatDealer,
    Seated,
    Shuffle,
    Shuffled,
    SideClaimed,
    Succeeded,
    Took,
    check,
    choices,
)
from satasat.games.trentacinque.remarks import remarks
from satasat.games.trentacinque.rules import Rules
from satasat.games.trentacinque.state import Deal, Side, State
from satasat.games.trentacinque.view import blank, observe
from satasat.games.trentacinque.worlds import worlds


def start(rules: Rules) -> State:
    """A match before its first dealer is known."""
    none = (NONE,) * r.SEATS
    return State(rules, (rules.chips,) * r.SEATS, Deal(none, shown=none))


def actor(state: State) -> Actor | None:
    """Who is to act; None when the match is over."""
    match state.phase:
        case Phase.BID:
            return r.to_call(state.dealer, state.deal.calls)
        case Phase.SEAT_DEALER | Phase.SHUFFLE:
            return NATURE
        case Phase.OVER:
            return None
        case _:
            assert_never(state.phase)


def _question(state: State) -> Question:
    if state.phase is not Phase.BID:
        return Question(state.phase, state.rules)
    seat = r.to_call(state.dealer, state.deal.calls)
    assert seat is not None
    return Question(state.phase, state.rules, highest(state.deal.calls), state.totals[seat])


def legal(state: State) -> Choices:
    """What the actor may do; `step` accepts exactly that."""
    return choices(_question(state))


def step(state: State, move: Move) -> State:
    """The state after the actor has made the move. Raises IllegalMove."""
    check(_question(state), move)
    match move:
        case Bid(chips=chips):
            return _called(state, chips)
        case Pass():
            return _called(state, None)
        case Shuffle(order=order):
            return _deal(state, order)
        case SeatDealer(seat=seat):
            return replace(state, phase=Phase.SHUFFLE, dealer=seat, deal_no=1)
        case _:
            assert_never(move)


def _deal(state: State, order: tuple[Card, ...]) -> State:
    """Antes, hands and the widow (TC-3, TC-4)."""
    seats = range(r.SEATS)
    dealt = r.deal_out(order, state.dealer)
    ante = state.rules.ante
    return replace(
        state,
        phase=Phase.BID,
        totals=paid(state.totals, -ante, seats),
        pool=state.pool + ante * r.SEATS,
        deal=Deal(dealt.hands, order, dealt.widow, (NONE,) * r.SEATS),
    )


def _called(state: State, chips: int | None) -> State:
    deal = state.deal
    seat = r.to_call(state.dealer, deal.calls)
    assert seat is not None
    deal = replace(deal, calls=(*deal.calls, Call(seat, chips)))
    if r.to_call(state.dealer, deal.calls) is not None:
        return replace(state, deal=deal)
    compared = r.compared(deal.hands, state.dealer, deal.calls)
    return _settle(state, replace(deal, compared=compared, buyer=r.buyer(deal.calls, compared)))


def _settle(state: State, deal: Deal) -> State:
    """The end of a deal: the widow, the pool, the side claims on what was dealt (TC-7 to 10, B-7, B-13)."""
    totals, pool, outcome = state.totals, state.pool, Outcome.PASSED
    sides = []
    buyer = deal.buyer
    hands = deal.hands
    if buyer is not None:
        bought = hands[buyer] | deal.widow
        takes = _takes(pool, deal.calls, bought)
        outcome = Outcome.BOUGHT if takes > 0 else Outcome.FAILED
        totals, pool = paid(totals, takes, (buyer,)), pool - takes
        faces = bought & r.best(bought).suit.cards if takes > 0 else NONE
        hands = tuple(bought if s == buyer else hand for s, hand in enumerate(hands))
        shown = tuple(faces if s == buyer else NONE for s in range(r.SEATS))
        deal = replace(deal, shown=shown)
    for seat in r.in_turn(state.dealer):
        kind = r.side_kind(deal.hands[seat])
        if kind is not None:
            changes = r.collected(totals, seat)
            totals = added(totals, changes)
            sides.append(Side(seat, kind, changes))
    deal = replace(deal, hands=hands, sides=tuple(sides))
    row = DealScore(state.dealer, outcome, () if buyer is None else (buyer,), totals, pool)
    sheet = (*state.sheet, row)
    if r.is_last(state.deal_no, totals, state.rules):
        totals = added(totals, divided(pool, state.dealer, r.SEATS))
        return replace(state, phase=Phase.OVER, totals=totals, pool=0, sheet=sheet, deal=deal)
    return replace(
        state,
        phase=Phase.SHUFFLE,
        deal_no=state.deal_no + 1,
        dealer=r.in_turn(state.dealer)[0],
        totals=totals,
        pool=pool,
        sheet=sheet,
        deal=deal,
    )


def _takes(pool: int, calls: tuple[Call, ...], bought: CardSet) -> int:
    """What a buyer takes from the pool: all of it, or less than nothing: his bid (TC-7, TC-8)."""
    return pool if r.holds(bought) else -highest(calls)


def chance(state: State, dice: Dice) -> Move:
    """Nature's move. Only where nature is the actor."""
    if state.phase is Phase.SEAT_DEALER:
        return SeatDealer(dice.below(r.SEATS))
    assert state.phase is Phase.SHUFFLE, "nature is not to act"
    return Shuffle(dice.shuffled(r.PACK))


def label(state: State) -> str:
    """What chance is called in the chain, where nature is the actor."""
    if state.phase is Phase.SEAT_DEALER:
        return "dealer"
    assert state.phase is Phase.SHUFFLE, "nothing is left to chance here"
    return "shuffle"


def result(state: State) -> Result | None:
    """The result of a finished match (B-12), None before the end."""
    if state.phase is not Phase.OVER:
        return None
    best = max(state.totals)
    winners = tuple(seat for seat, stack in enumerate(state.totals) if stack == best)
    return Result(state.sheet, state.totals, winners)


def shown(before: State, move: Move, after: State, seat: Seat | None) -> tuple[Event, ...]:
    """What a seat (None: a spectator) is shown of a move (rows J-1 to J-9)."""
    return (*_shown(before, move, after, seat), Awaited(after.phase, actor(after)))


def _shown(before: State, move: Move, after: State, seat: Seat | None) -> tuple[Event, ...]:
    match move:
        case Bid(chips=chips):
            return _shown_call(before, chips, after, seat)
        case Pass():
            return _shown_call(before, None, after, seat)
        case Shuffle():
            turns, hands = r.in_turn(after.dealer), after.deal.hands
            dealt = (Dealt(s, HAND, hands[s] if s == seat else None) for s in turns)
            return (Shuffled(), Anted(turns, after.rules.ante), *dealt, Laid(BUY))
        case SeatDealer(seat=dealer):
            return (Seated(dealer),)
        case _:
            assert_never(move)


def _shown_call(before: State, chips: int | None, after: State, seat: Seat | None) -> tuple[Event, ...]:
    deal, row = after.deal, after.sheet[-1] if after.sheet else None
    events: list[Event] = [Called(deal.calls[-1].seat, chips)]
    if after.phase is Phase.BID or row is None:
        return tuple(events)
    if deal.compared:
        events.append(Compared(deal.compared))
    if deal.buyer is not None:
        events += _shown_buy(before.pool, deal, deal.buyer, seat)
    events += [SideClaimed(side.seat, side.kind, side.chips) for side in deal.sides]
    over = after.phase is Phase.OVER
    events.append(Scored(row, None if over else after.dealer))
    if over and row.pool:
        events.append(Divided(divided(row.pool, row.dealer, r.SEATS)))
    return tuple(events)


def _shown_buy(pool: int, deal: Deal, buyer: Seat, seat: Seat | None) -> tuple[Event, ...]:
    """The widow goes to its buyer, and what comes of it (J-6, J-7)."""
    bid, bought = highest(deal.calls), deal.hands[buyer]
    takes = _takes(pool, deal.calls, bought)
    taken = Bought(buyer, bid, deal.widow if seat == buyer else None)
    if takes > 0:
        made = Succeeded(buyer, r.best(bought).suit, deal.shown[buyer])
        return (taken, made, Took(buyer, takes))
    return (taken, Failed(buyer), Paid(buyer, -takes))


GAME = Game(
    id="trentacinque",
    behaviour=1,
    rules=Rules,
    options=r.OPTIONS,
    presets=r.PRESETS,
    default_preset="trentacinque",
    read_rules=r.read_rules,
    move=Move,
    seats=lambda _: r.SEATS,
    start=start,
    actor=actor,
    legal=legal,
    step=step,
    chance=chance,
    label=label,
    shown=shown,
    blank=blank,
    observe=observe,
    remarks=remarks,
    worlds=worlds,
    result=result,
)
