"""The rules of Trentacinque at work. The only file that sees secrets, and the one that decides who learns them."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from satasat.betting import engine as betting
from satasat.betting.moves import Awaited, Bid, Phase
from satasat.cards import NONE, Card, CardSet
from satasat.chips import Call, added, highest, paid
from satasat.dealing import SeatDealer, Seated, Shuffle
from satasat.game import Actor, Dice, Game, Seat
from satasat.games.trentacinque import rules as r
from satasat.games.trentacinque.moves import (
    Choices,
    Compared,
    DealScore,
    Event,
    Move,
    Outcome,
    Pass,
    Question,
    Scored,
    SideClaimed,
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


def _to_call(state: State) -> Seat | None:
    return r.to_call(state.dealer, state.deal.calls)


def actor(state: State) -> Actor | None:
    """Who is to act; None when the match is over."""
    return betting.actor(state, _to_call)


def _question(state: State) -> Question:
    return betting.question(state, actor(state))


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
            return betting.seated(state, seat)
        case _:
            assert_never(move)


def _deal(state: State, order: tuple[Card, ...]) -> State:
    """Antes, hands and the widow (TC-3, TC-4)."""
    dealt = r.deal_out(order, state.dealer)
    deal = Deal(dealt.hands, order, dealt.widow, (NONE,) * r.SEATS)
    return betting.begun(state, deal, r.in_turn(state.dealer), state.rules.ante)


def _called(state: State, chips: int | None) -> State:
    deal = betting.called(state.deal, _to_call(state), chips)
    if r.to_call(state.dealer, deal.calls) is not None:
        return replace(state, deal=deal)
    compared = r.compared(deal.hands, state.dealer, deal.calls)
    return _settle(state, replace(deal, compared=compared), r.buyer(deal.calls, compared))


def _settle(state: State, deal: Deal, buyer: Seat | None) -> State:
    """The end of a deal: the widow, the pool, the side claims on what was dealt (TC-7 to 10, B-7, B-13)."""
    totals, pool, outcome, hands = state.totals, state.pool, Outcome.PASSED, deal.hands
    if buyer is not None:
        cards = hands[buyer] | deal.buy
        takes = _takes(pool, deal.calls, cards)
        outcome = Outcome.BOUGHT if takes > 0 else Outcome.FAILED
        totals, pool = paid(totals, takes, (buyer,)), pool - takes
        deal = betting.bought(deal, buyer, cards & r.best(cards).suit.cards if takes > 0 else NONE)
    sides = []
    for seat in r.in_turn(state.dealer):
        kind = r.side_kind(hands[seat])
        if kind is not None:
            changes = r.collected(totals, seat)
            totals = added(totals, changes)
            sides.append(Side(seat, kind, changes))
    deal = replace(deal, sides=tuple(sides))
    row = DealScore(state.dealer, outcome, () if buyer is None else (buyer,), totals, pool)
    return betting.ended(state, deal, row, last=r.is_last(state.deal_no, totals, state.rules))


def _takes(pool: int, calls: tuple[Call, ...], bought: CardSet) -> int:
    """What a buyer takes from the pool: all of it, or less than nothing: his bid (TC-7, TC-8)."""
    return pool if r.holds(bought) else -highest(calls)


def chance(state: State, dice: Dice) -> Move:
    """Nature's move. Only where nature is the actor."""
    return betting.chance(state, r.PACK, dice)


def shown(before: State, move: Move, after: State, seat: Seat | None) -> tuple[Event, ...]:
    """What a seat (None: a spectator) is shown of a move (rows J-1 to J-9)."""
    return (*_shown(before, move, after, seat), Awaited(after.phase, actor(after)))


def _shown(before: State, move: Move, after: State, seat: Seat | None) -> tuple[Event, ...]:
    match move:
        case Bid() | Pass():
            return _shown_call(before, after, seat)
        case Shuffle():
            return betting.shown_deal(after.deal, r.in_turn(after.dealer), after.rules.ante, seat)
        case SeatDealer(seat=dealer):
            return (Seated(dealer),)
        case _:
            assert_never(move)


def _shown_call(before: State, after: State, seat: Seat | None) -> tuple[Event, ...]:
    deal, buyer = after.deal, after.deal.buyer
    events: list[Event] = [betting.shown_call(deal)]
    if after.phase is Phase.BID:
        return tuple(events)
    if deal.compared:
        events.append(Compared(deal.compared))
    if buyer is not None:
        bought = deal.hands[buyer]
        events += betting.shown_buy(deal, buyer, r.best(bought).suit, seat)
        events.append(betting.shown_taken(buyer, _takes(before.pool, deal.calls, bought)))
    events += [SideClaimed(side.seat, side.kind, side.chips) for side in deal.sides]
    return (*events, *betting.shown_end(after, Scored))


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
    label=betting.label,
    shown=shown,
    blank=blank,
    observe=observe,
    remarks=remarks,
    worlds=worlds,
    result=betting.result,
)
