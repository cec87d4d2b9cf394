"""The rules of Thirty-Five at work. The only file that sees secrets, and the one that decides who learns them."""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from satasat.cards import NONE, Card, CardSet
from satasat.chips import BUY, HAND, Call, Chips, added, divided, equal_shares, highest, in_turn, paid
from satasat.game import NATURE, Actor, Dice, Game, Result, Seat
from satasat.games.thirty_five import rules as r
from satasat.games.thirty_five.moves import (
    Anted,
    Awaited,
    Bid,
    Bought,
    Called,
    Choices,
    Claimed,
    DealScore,
    Dealt,
    Divided,
    Event,
    Failed,
    Laid,
    Move,
    Outcome,
    Paid,
    Phase,
    Question,
    Scored,
    SeatDealer,
    Seated,
    Shuffle,
    Shuffled,
    Succeeded,
    ThrowIn,
    Took,
    Unclaimed,
    check,
    choices,
)
from satasat.games.thirty_five.remarks import remarks
from satasat.games.thirty_five.rules import Rules
from satasat.games.thirty_five.state import Deal, State
from satasat.games.thirty_five.view import blank, observe
from satasat.games.thirty_five.worlds import worlds


def start(rules: Rules) -> State:
    """A match before its first dealer is known."""
    n = rules.players
    return State(rules, (rules.chips,) * n, Deal((NONE,) * n, shown=(NONE,) * n))


def actor(state: State) -> Actor | None:
    """Who is to act; None when the match is over."""
    match state.phase:
        case Phase.BID:
            return r.to_call(state.deal.players, state.deal.calls)
        case Phase.SEAT_DEALER | Phase.SHUFFLE:
            return NATURE
        case Phase.OVER:
            return None
        case _:
            assert_never(state.phase)


def _question(state: State) -> Question:
    if state.phase is not Phase.BID:
        return Question(state.phase, state.rules)
    seat = r.to_call(state.deal.players, state.deal.calls)
    assert seat is not None
    return Question(state.phase, state.rules, highest(state.deal.calls), state.totals[seat], state.pool)


def legal(state: State) -> Choices:
    """What the actor may do; `step` accepts exactly that."""
    return choices(_question(state))


def step(state: State, move: Move) -> State:
    """The state after the actor has made the move. Raises IllegalMove."""
    check(_question(state), move)
    match move:
        case Bid(chips=chips):
            return _called(state, chips)
        case ThrowIn():
            return _called(state, None)
        case Shuffle(order=order):
            return _deal(state, order)
        case SeatDealer(seat=seat):
            return replace(state, phase=Phase.SHUFFLE, dealer=seat, deal_no=1)
        case _:
            assert_never(move)


def _deal(state: State, order: tuple[Card, ...]) -> State:
    """Antes, hands, and the claims where there are any (TF-5 to 8)."""
    rules = state.rules
    players = r.players(state.totals, state.dealer, rules)
    dealt = r.deal_out(order, len(players))
    hands = [NONE] * rules.players
    for seat, hand in zip(players, dealt.hands, strict=True):
        hands[seat] = hand
    claims = r.claims(hands, rules)
    shown = tuple(_of_the_claim(hand, rules) if s in claims else NONE for s, hand in enumerate(hands))
    deal = Deal(tuple(hands), order, players, dealt.buy, shown, claims)
    totals = paid(state.totals, -rules.ante, players)
    pool = state.pool + rules.ante * len(players)
    state = replace(state, phase=Phase.BID, totals=totals, pool=pool, deal=deal)
    return _settle(state, deal) if claims else state


def _of_the_claim(hand: CardSet, rules: Rules) -> CardSet:
    """The cards that a claim shows: those of the suit that counts most (A-3)."""
    return hand & r.best(hand, rules).suit.cards


def _called(state: State, chips: int | None) -> State:
    deal = state.deal
    seat = r.to_call(deal.players, deal.calls)
    assert seat is not None
    deal = replace(deal, calls=(*deal.calls, Call(seat, chips)))
    if r.to_call(deal.players, deal.calls) is not None:
        return replace(state, deal=deal)
    buyer = r.buyer(deal.players, deal.calls)
    if buyer is not None:
        bought = deal.hands[buyer] | deal.buy
        hands = tuple(bought if s == buyer else hand for s, hand in enumerate(deal.hands))
        shown = bought if r.holds(bought, state.rules) else NONE
        faces = tuple(shown if s == buyer else NONE for s in range(state.rules.players))
        deal = replace(deal, hands=hands, buyer=buyer, shown=faces)
    return _settle(state, deal)


class _Settled(Struct, frozen=True):
    """What a deal comes to: how it ended, and what each seat takes from the pool, pays into it (less than 0), or gets of it."""

    outcome: Outcome
    seats: tuple[Seat, ...]
    takes: Chips
    limit: Chips
    """What a pool over its limit gives."""


def _settled(pool: int, deal: Deal, rules: Rules) -> _Settled:
    """From a deal that is over, and the pool before it is settled (TF-8, TF-12 to 16)."""
    takes = [0] * rules.players
    outcome, seats = Outcome.THROWN_IN, deal.claims
    if deal.claims:
        outcome = Outcome.CLAIM
        for seat in deal.claims:
            takes[seat] = equal_shares(pool, len(deal.claims))
    elif deal.buyer is not None:
        bid, seats = highest(deal.calls), (deal.buyer,)
        made = r.holds(deal.hands[deal.buyer], rules)
        outcome = Outcome.BOUGHT if made else Outcome.FAILED
        takes[deal.buyer] = min(bid, pool) if made else -bid
    share = r.over_limit(pool - sum(takes), rules)
    return _Settled(outcome, seats, tuple(takes), (share,) * rules.players)


def _settle(state: State, deal: Deal) -> State:
    """The end of a deal: its chips, the next dealer, or the end of the match (TF-17, A-10, A-13)."""
    rules = state.rules
    settled = _settled(state.pool, deal, rules)
    totals = added(added(state.totals, settled.takes), settled.limit)
    pool = state.pool - sum(settled.takes) - sum(settled.limit)
    row = DealScore(state.dealer, settled.outcome, settled.seats, totals, pool)
    sheet = (*state.sheet, row)
    if r.is_last(state.deal_no, totals, rules):
        totals = added(totals, divided(pool, state.dealer, rules.players))
        return replace(state, phase=Phase.OVER, totals=totals, pool=0, sheet=sheet, deal=deal)
    return replace(
        state,
        phase=Phase.SHUFFLE,
        deal_no=state.deal_no + 1,
        dealer=in_turn(state.dealer, rules.players)[0],
        totals=totals,
        pool=pool,
        sheet=sheet,
        deal=deal,
    )


def chance(state: State, dice: Dice) -> Move:
    """Nature's move. Only where nature is the actor."""
    if state.phase is Phase.SEAT_DEALER:
        return SeatDealer(dice.below(state.rules.players))
    assert state.phase is Phase.SHUFFLE, "nature is not to act"
    return Shuffle(dice.shuffled(r.PACK))


def label(state: State) -> str:
    """What chance is called in the chain, where nature is the actor."""
    if state.phase is Phase.SEAT_DEALER:
        return "dealer"
    assert state.phase is Phase.SHUFFLE, "nothing is left to chance here"
    return "shuffle"


def result(state: State) -> Result | None:
    """The result of a finished match (A-10), None before the end."""
    if state.phase is not Phase.OVER:
        return None
    best = max(state.totals)
    winners = tuple(seat for seat, stack in enumerate(state.totals) if stack == best)
    return Result(state.sheet, state.totals, winners)


def shown(before: State, move: Move, after: State, seat: Seat | None) -> tuple[Event, ...]:
    """What a seat (None: a spectator) is shown of a move (rows J-1 to J-7)."""
    return (*_shown(before, move, after, seat), Awaited(after.phase, actor(after)))


def _shown(before: State, move: Move, after: State, seat: Seat | None) -> tuple[Event, ...]:
    match move:
        case Bid(chips=chips):
            return _shown_call(before, chips, after, seat)
        case ThrowIn():
            return _shown_call(before, None, after, seat)
        case Shuffle():
            return _shown_deal(before, after, seat)
        case SeatDealer(seat=dealer):
            return (Seated(dealer),)
        case _:
            assert_never(move)


def _shown_deal(before: State, after: State, seat: Seat | None) -> tuple[Event, ...]:
    deal, rules = after.deal, after.rules
    events: list[Event] = [Shuffled(), Anted(deal.players, rules.ante)]
    events += [Dealt(s, HAND, deal.hands[s] if s == seat else None) for s in deal.players]
    events.append(Laid(BUY))
    if not deal.claims:
        return (*events, Unclaimed())
    events += [Claimed(s, r.best(deal.hands[s], rules).suit, deal.shown[s]) for s in deal.claims]
    return (*events, *_shown_end(before.pool + rules.ante * len(deal.players), before.dealer, after))


def _shown_call(before: State, chips: int | None, after: State, seat: Seat | None) -> tuple[Event, ...]:
    call = Called(after.deal.calls[-1].seat, chips)
    if after.phase is Phase.BID:
        return (call,)
    deal, buyer = after.deal, after.deal.buyer
    events: list[Event] = [call]
    if buyer is not None:
        events.append(Bought(buyer, highest(deal.calls), deal.buy if seat == buyer else None))
        if deal.shown[buyer]:
            suit = r.best(deal.hands[buyer], after.rules).suit
            events.append(Succeeded(buyer, suit, deal.shown[buyer]))
        else:
            events.append(Failed(buyer))
    return (*events, *_shown_end(before.pool, before.dealer, after))


def _shown_end(pool: int, dealer: Seat, after: State) -> tuple[Event, ...]:
    """What becomes of the pool, and the row of the score sheet (J-5)."""
    settled = _settled(pool, after.deal, after.rules)
    events: list[Event] = []
    for seat in settled.seats:
        takes = settled.takes[seat]
        events.append(Paid(seat, -takes) if takes < 0 else Took(seat, takes))
    if any(settled.limit):
        events.append(Divided(settled.limit))
    row = after.sheet[-1]
    over = after.phase is Phase.OVER
    events.append(Scored(row, None if over else after.dealer))
    if over and row.pool:
        events.append(Divided(divided(row.pool, dealer, after.rules.players)))
    return tuple(events)


GAME = Game(
    id="thirty-five",
    behaviour=1,
    rules=Rules,
    options=r.OPTIONS,
    presets=r.PRESETS,
    default_preset="thirty-five",
    read_rules=r.read_rules,
    move=Move,
    seats=lambda rules: int(rules.players),
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
