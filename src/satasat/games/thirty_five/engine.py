"""The rules of Thirty-Five at work. The only file that sees secrets, and the one that decides who learns them."""

from __future__ import annotations

from typing import assert_never

from msgspec import Struct
from msgspec.structs import replace

from satasat.betting import engine as betting
from satasat.betting.moves import Awaited, Bid, Divided, Phase
from satasat.cards import NONE, Card, CardSet
from satasat.chips import Chips, added, equal_shares, highest
from satasat.dealing import SeatDealer, Seated, Shuffle
from satasat.game import Actor, Dice, Game, Seat
from satasat.games.thirty_five import rules as r
from satasat.games.thirty_five.moves import (
    Choices,
    Claimed,
    DealScore,
    Event,
    Move,
    Outcome,
    Question,
    Scored,
    ThrowIn,
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


def _to_call(state: State) -> Seat | None:
    return r.to_call(state.deal.players, state.deal.calls)


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
        case ThrowIn():
            return _called(state, None)
        case Shuffle(order=order):
            return _deal(state, order)
        case SeatDealer(seat=seat):
            return betting.seated(state, seat)
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
    deal = Deal(tuple(hands), order, dealt.buy, shown, players=players, claims=claims)
    state = betting.begun(state, deal, players, rules.ante)
    return _settle(state, deal) if claims else state


def _of_the_claim(hand: CardSet, rules: Rules) -> CardSet:
    """The cards that a claim shows: those of the suit that counts most (A-3)."""
    return hand & r.best(hand, rules).suit.cards


def _called(state: State, chips: int | None) -> State:
    deal = betting.called(state.deal, _to_call(state), chips)
    if r.to_call(deal.players, deal.calls) is not None:
        return replace(state, deal=deal)
    buyer = r.buyer(deal.players, deal.calls)
    if buyer is not None:
        cards = deal.hands[buyer] | deal.buy
        deal = betting.bought(deal, buyer, cards if r.holds(cards, state.rules) else NONE)
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
    """The end of a deal: its chips, and what comes next (TF-17, A-13)."""
    settled = _settled(state.pool, deal, state.rules)
    totals = added(added(state.totals, settled.takes), settled.limit)
    pool = state.pool - sum(settled.takes) - sum(settled.limit)
    row = DealScore(state.dealer, settled.outcome, settled.seats, totals, pool)
    return betting.ended(state, deal, row, last=r.is_last(state.deal_no, totals, state.rules))


def chance(state: State, dice: Dice) -> Move:
    """Nature's move. Only where nature is the actor."""
    return betting.chance(state, r.PACK, dice)


def shown(before: State, move: Move, after: State, seat: Seat | None) -> tuple[Event, ...]:
    """What a seat (None: a spectator) is shown of a move (rows J-1 to J-7)."""
    return (*_shown(before, move, after, seat), Awaited(after.phase, actor(after)))


def _shown(before: State, move: Move, after: State, seat: Seat | None) -> tuple[Event, ...]:
    match move:
        case Bid() | ThrowIn():
            return _shown_call(before, after, seat)
        case Shuffle():
            return _shown_deal(before, after, seat)
        case SeatDealer(seat=dealer):
            return (Seated(dealer),)
        case _:
            assert_never(move)


def _shown_deal(before: State, after: State, seat: Seat | None) -> tuple[Event, ...]:
    deal, rules = after.deal, after.rules
    dealt = betting.shown_deal(deal, deal.players, rules.ante, seat)
    if not deal.claims:
        return (*dealt, Unclaimed())
    claims = (Claimed(s, r.best(deal.hands[s], rules).suit, deal.shown[s]) for s in deal.claims)
    return (*dealt, *claims, *_shown_end(before.pool + rules.ante * len(deal.players), after))


def _shown_call(before: State, after: State, seat: Seat | None) -> tuple[Event, ...]:
    deal, buyer = after.deal, after.deal.buyer
    events: list[Event] = [betting.shown_call(deal)]
    if after.phase is Phase.BID:
        return tuple(events)
    if buyer is not None:
        events += betting.shown_buy(deal, buyer, r.best(deal.hands[buyer], after.rules).suit, seat)
    return (*events, *_shown_end(before.pool, after))


def _shown_end(pool: int, after: State) -> tuple[Event, ...]:
    """What becomes of the pool, and the row of the score sheet (J-5)."""
    settled = _settled(pool, after.deal, after.rules)
    events: list[Event] = [betting.shown_taken(seat, settled.takes[seat]) for seat in settled.seats]
    if any(settled.limit):
        events.append(Divided(settled.limit))
    return (*events, *betting.shown_end(after, Scored))


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
    label=betting.label,
    shown=shown,
    blank=blank,
    observe=observe,
    remarks=remarks,
    worlds=worlds,
    result=betting.result,
)
