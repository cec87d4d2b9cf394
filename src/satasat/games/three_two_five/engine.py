"""The rules of 3-2-5 at work. The only file that sees secrets, and the one that decides who learns them."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from satasat.cards import NONE, Card, CardSet, Suit, card_set
from satasat.dealing import Dealt, SeatDealer, Seated, Shuffle, Shuffled
from satasat.game import NATURE, Actor, Dice, Game, Result, Seat, final
from satasat.games.three_two_five import rules as r
from satasat.games.three_two_five.moves import (
    Awaited,
    Choices,
    Concede,
    Conceded,
    Cut,
    DealScore,
    Decline,
    Declined,
    Draw,
    Drawn,
    Event,
    Exposed,
    Fan,
    Fanned,
    Give,
    Given,
    Move,
    Name,
    Offer,
    Offered,
    Phase,
    Play,
    Played,
    Question,
    Scored,
    TakenUp,
    Took,
    Trumped,
    TrumpMade,
    Turn,
    WasCut,
    check,
    choices,
)
from satasat.games.three_two_five.remarks import remarks
from satasat.games.three_two_five.rules import (
    FanRule,
    PullVisibility,
    Rules,
    TrickInstead,
    TrumpAlternative,
)
from satasat.games.three_two_five.state import Deal, State
from satasat.games.three_two_five.view import blank, observe
from satasat.games.three_two_five.worlds import worlds

# where the packets of five, three and two lie in the pack, in the order F, T, D (R-DEAL-1, 2)
_PACKETS = (
    (slice(0, 5), slice(5, 10), slice(10, 15)),
    (slice(15, 18), slice(18, 21), slice(21, 24)),
    (slice(24, 26), slice(26, 28), slice(28, 30)),
)


def start(rules: Rules) -> State:
    """A match before its first dealer is known."""
    return State(rules)


def _to_play(deal: Deal) -> Seat:
    return (deal.leader + len(deal.trick)) % r.SEATS


def actor(state: State) -> Actor | None:  # noqa: PLR0911 (one return a phase)
    """Who is to act; None when the match is over."""
    deal = state.deal
    match state.phase:
        case Phase.PLAY:
            return _to_play(deal)
        case Phase.SEAT_DEALER | Phase.SHUFFLE | Phase.TURN:
            return NATURE
        case Phase.CUT | Phase.TRUMP | Phase.TIE:
            return r.five_seat(state.dealer)
        case Phase.DRAW | Phase.GIVE:
            return deal.pulls[deal.pull].creditor
        case Phase.ELECT:
            return deal.pulls[deal.pull].debtor
        case Phase.FAN:
            by_hand = state.rules.fan is FanRule.BY_HAND
            return deal.pulls[deal.pull].debtor if by_hand else NATURE
        case Phase.OVER:
            return None
        case _:
            assert_never(state.phase)


def _question(state: State) -> Question:
    deal = state.deal
    hand, rest = NONE, NONE
    tied: tuple[Suit, ...] = ()
    match state.phase:
        case Phase.PLAY:
            hand = deal.hands[_to_play(deal)]
        case Phase.FAN:
            hand = deal.hands[deal.pulls[deal.pull].debtor]
        case Phase.GIVE:
            hand = deal.hands[deal.pulls[deal.pull].creditor]
        case Phase.TIE:
            tied = r.turned_suits(_turned(deal))
        case Phase.TURN:
            rest = _rest(deal)
        case _:
            pass
    led = deal.trick[0] if deal.trick else None
    return Question(state.phase, state.rules, hand, deal.trump, led, deal.drawn, tied, rest)


def legal(state: State) -> Choices:
    """What the actor may do; `step` accepts exactly that."""
    return choices(_question(state))


def step(state: State, move: Move) -> State:  # noqa: PLR0911 PLR0912 (one return a move)
    """The state after the actor has made the move. Raises IllegalMove."""
    check(_question(state), move)
    deal = state.deal
    match move:
        case Play(card=card):
            return _play(state, card)
        case Fan(order=order):
            return replace(state, phase=Phase.DRAW, deal=replace(deal, fan=order))
        case Draw(position=position):
            return _draw(state, position)
        case Give(card=card):
            pull = deal.pulls[deal.pull]
            hands = _transfer(deal.hands, pull.creditor, pull.debtor, card)
            return _next_pull(state, replace(deal, hands=hands, drawn=None, pull=deal.pull + 1))
        case Offer():
            return replace(state, phase=Phase.FAN)
        case Concede():
            promised = (*deal.promised, deal.pulls[deal.pull])
            return _next_pull(state, replace(deal, promised=promised, pull=deal.pull + 1))
        case Name(suit=suit):
            how = TrumpMade.TURN_THREE if state.phase is Phase.TIE else TrumpMade.NAMED
            return _all_dealt(state, replace(deal, trump=suit, made=how))
        case Decline(method=method):
            return _decline(state, method)
        case Turn(card=card):
            return _all_dealt(state, replace(deal, trump=card.suit, made=TrumpMade.RANDOM_REST))
        case Shuffle(order=order):
            deal = Deal(order, pulls=r.schedule(state.debts, state.dealer, state.rules))
            if state.rules.cut is r.CutRule.FIVE_SEAT:
                return replace(state, phase=Phase.CUT, deal=deal)
            return _deal(state, deal)
        case Cut(at=at):
            return _deal(state, replace(deal, pack=deal.pack[at:] + deal.pack[:at]))
        case SeatDealer(seat=seat):
            return replace(state, phase=Phase.SHUFFLE, dealer=seat, deal_no=1)
        case _:
            assert_never(move)


def _hands(state: State, deal: Deal, rounds: int) -> Deal:
    """The deal with that many rounds of packets dealt."""
    hands = [NONE] * r.SEATS
    for packets in _PACKETS[:rounds]:
        for i, packet in enumerate(packets):
            seat = (state.dealer + 1 + i) % r.SEATS
            hands[seat] = hands[seat] | card_set(deal.pack[packet])
    return replace(deal, hands=(hands[0], hands[1], hands[2]))


def _deal(state: State, deal: Deal) -> State:
    rounds = 3 if r.after_ten(state.rules) else 1
    return replace(state, phase=Phase.TRUMP, deal=_hands(state, deal, rounds))


def _turned(deal: Deal) -> tuple[Card, ...]:
    """F's packet of three (R-TRUMP-4)."""
    return deal.pack[_PACKETS[1][0]]


def _rest(deal: Deal) -> CardSet:
    """F's last five cards (R-TRUMP-8)."""
    return card_set(deal.pack[_PACKETS[1][0]] + deal.pack[_PACKETS[2][0]])


def _decline(state: State, method: TrumpAlternative) -> State:
    deal = replace(state.deal, declined=method)
    match method:
        case TrumpAlternative.TURN_THREE:
            suits = r.turned_suits(_turned(deal))
            if len(suits) == 1:
                return _all_dealt(state, replace(deal, trump=suits[0], made=TrumpMade.TURN_THREE))
            five = r.five_seat(state.dealer)
            hands = r.with_seat(deal.hands, five, deal.hands[five] | card_set(_turned(deal)))
            return replace(state, phase=Phase.TIE, deal=replace(deal, hands=hands))
        case TrumpAlternative.SEVENTH_CARD:
            suit = _turned(deal)[1].suit
            return _all_dealt(state, replace(deal, trump=suit, made=TrumpMade.SEVENTH_CARD))
        case TrumpAlternative.RANDOM_REST:
            return replace(state, phase=Phase.TURN, deal=_hands(state, deal, 3))
        case _:
            assert_never(method)


def _all_dealt(state: State, deal: Deal) -> State:
    return _next_pull(state, _hands(state, deal, 3))


def _next_pull(state: State, deal: Deal) -> State:
    """The next exchange, or the first lead when none is left (R-PULL-5)."""
    if deal.pull == len(deal.pulls):
        return replace(state, phase=Phase.PLAY, deal=replace(deal, leader=r.five_seat(state.dealer)))
    phase = Phase.ELECT if state.rules.trick_instead is TrickInstead.ON else Phase.FAN
    return replace(state, phase=phase, deal=deal)


def _transfer(
    hands: tuple[CardSet, CardSet, CardSet], source: Seat, to: Seat, card: Card
) -> tuple[CardSet, CardSet, CardSet]:
    hands = r.with_seat(hands, source, hands[source] - card.bit)
    return r.with_seat(hands, to, hands[to] | card.bit)


def _draw(state: State, position: int) -> State:
    deal = state.deal
    pull = deal.pulls[deal.pull]
    drawn = deal.fan[position]
    hands = _transfer(deal.hands, pull.debtor, pull.creditor, drawn)
    return replace(state, phase=Phase.GIVE, deal=replace(deal, hands=hands, fan=(), drawn=drawn))


def _play(state: State, card: Card) -> State:
    deal = state.deal
    seat = _to_play(deal)
    hands = r.with_seat(deal.hands, seat, deal.hands[seat] - card.bit)
    trick = (*deal.trick, card)
    if len(trick) < r.SEATS:
        return replace(state, deal=replace(deal, hands=hands, trick=trick))
    assert deal.trump is not None
    winner = (deal.leader + r.order(deal.trump, state.rules).winner(trick)) % r.SEATS
    taken = r.with_seat(deal.taken, winner, deal.taken[winner] + 1)
    deal = replace(deal, hands=hands, trick=(), leader=winner, taken=taken)
    return replace(state, deal=deal) if hands != (NONE, NONE, NONE) else _score(state, deal)


def _score(state: State, deal: Deal) -> State:
    """The end of a deal: hand-over, points, next dealer, debts (R-GIVE-3, R-SCORE, R-DEALER, R-PULL-2)."""
    assert deal.trump is not None
    tricks = r.hand_over(deal.taken, deal.promised)
    points = r.points(tricks, deal.taken, state.dealer, state.rules)
    a, b, c = (t + p for t, p in zip(state.totals, points, strict=True))
    over = state.deal_no == state.rules.deals
    return State(
        state.rules,
        phase=Phase.OVER if over else Phase.SHUFFLE,
        deal_no=state.deal_no if over else state.deal_no + 1,
        dealer=state.dealer if over else r.next_dealer(tricks, state.dealer, state.rules),
        totals=(a, b, c),
        debts=r.deltas(tricks, state.dealer),
        sheet=(*state.sheet, DealScore(state.dealer, deal.trump, tricks, points)),
    )


def chance(state: State, dice: Dice) -> Move:
    """Nature's move. Only where nature is the actor."""
    match state.phase:
        case Phase.SEAT_DEALER:
            return SeatDealer(dice.below(r.SEATS))
        case Phase.SHUFFLE:
            return Shuffle(dice.shuffled(r.PACK))
        case Phase.TURN:
            rest = tuple(_rest(state.deal))
            return Turn(rest[dice.below(len(rest))])
        case _:
            assert actor(state) == NATURE and state.phase is Phase.FAN, "nature is not to act"
            return Fan(dice.shuffled(tuple(_question(state).hand)))


def label(state: State) -> str:
    """What chance is called in the chain: where nature is the actor, or a debtor arranges his fan.

    Fans are numbered by their exchange in the schedule of the deal, from 1, those conceded before included.
    """
    match state.phase:
        case Phase.SEAT_DEALER:
            return "dealer"
        case Phase.SHUFFLE:
            return "shuffle"
        case Phase.TURN:
            return "turn"
        case _:
            assert state.phase is Phase.FAN, "nothing is left to chance here"
            return f"fan {state.deal.pull + 1}"


def result(state: State) -> Result | None:
    """The result of a finished match (R-MATCH-2, 3), None before the end."""
    return final(state.sheet, state.totals) if state.phase is Phase.OVER else None


def shown(before: State, move: Move, after: State, seat: Seat | None) -> tuple[Event, ...]:
    """What a seat (None: a spectator) is shown of a move (rows I-2 to I-24)."""
    return (*_shown(before, move, after, seat), Awaited(after.phase, actor(after)))


def _shown(before: State, move: Move, after: State, seat: Seat | None) -> tuple[Event, ...]:  # noqa: PLR0911 PLR0912
    deal = before.deal
    match move:
        case Play(card=card):
            return _shown_play(before, card, after)
        case Fan(order=order):
            pull = deal.pulls[deal.pull]
            return (Fanned(pull, order if seat == pull.debtor else None),)
        case Draw(position=position):
            pull = deal.pulls[deal.pull]
            party = seat in (pull.creditor, pull.debtor)
            public = before.rules.pull_visibility is not PullVisibility.PRIVATE
            seen = after.deal.drawn if party or public else None
            return (Drawn(pull, position if party else None, seen, public),)
        case Give(card=card):
            pull = deal.pulls[deal.pull]
            party = seat in (pull.creditor, pull.debtor)
            public = before.rules.pull_visibility is PullVisibility.BOTH_SHOWN
            return (Given(pull, card if party or public else None, public),)
        case Offer():
            return (Offered(deal.pulls[deal.pull]),)
        case Concede():
            return (Conceded(deal.pulls[deal.pull]),)
        case Name(suit=suit):
            assert after.deal.made is not None
            made = Trumped(suit, after.deal.made)
            if r.after_ten(before.rules):
                return (made,)
            five_has_three = before.phase is Phase.TIE
            return (made, *_dealt(after, 1, seat, skip_five=five_has_three), *_dealt(after, 2, seat))
        case Decline(method=method):
            return (Declined(method), *_shown_decline(after, method, seat))
        case Turn(card=card):
            five = r.five_seat(before.dealer)
            return (
                Exposed(five, (card,), TrumpMade.RANDOM_REST),
                Trumped(card.suit, TrumpMade.RANDOM_REST),
                TakenUp(five, _rest(deal) if seat == five else None),
            )
        case Shuffle():
            return (Shuffled(), *(() if after.phase is Phase.CUT else _first_cards(after, seat)))
        case Cut(at=at):
            return (WasCut(at), *_first_cards(after, seat))
        case SeatDealer(seat=dealer):
            return (Seated(dealer),)
        case _:
            assert_never(move)


def _dealt(after: State, round_no: int, seat: Seat | None, skip_five: bool = False) -> tuple[Event, ...]:
    """One round of packets (0, 1, 2), faces for their owners (I-3, I-11)."""
    events = []
    for i, packet in enumerate(_PACKETS[round_no]):
        owner = (after.dealer + 1 + i) % r.SEATS
        cards = after.deal.pack[packet]
        if i > 0 or not skip_five:
            events.append(Dealt(owner, len(cards), card_set(cards) if seat == owner else None))
    return tuple(events)


def _first_cards(after: State, seat: Seat | None) -> tuple[Event, ...]:
    rounds = range(3) if r.after_ten(after.rules) else range(1)
    return tuple(event for round_no in rounds for event in _dealt(after, round_no, seat))


def _shown_decline(after: State, method: TrumpAlternative, seat: Seat | None) -> tuple[Event, ...]:
    five = r.five_seat(after.dealer)
    turned = _turned(after.deal)
    if method is TrumpAlternative.RANDOM_REST:  # kept from F too until one is turned (I-10)
        hidden = Dealt(five, 3, None), Dealt(five, 2, None)
        return (
            hidden[0],
            *_dealt(after, 1, seat, skip_five=True),
            hidden[1],
            *_dealt(after, 2, seat, skip_five=True),
        )
    packet = Dealt(five, 3, card_set(turned) if seat == five else None)
    if method is TrumpAlternative.TURN_THREE:
        exposed = Exposed(five, turned, TrumpMade.TURN_THREE)
    else:
        exposed = Exposed(five, (turned[1],), TrumpMade.SEVENTH_CARD)
    if after.deal.trump is None or after.deal.made is None:  # a tie: nothing more is dealt yet
        return (packet, exposed)
    trumped = Trumped(after.deal.trump, after.deal.made)
    return (packet, exposed, trumped, *_dealt(after, 1, seat, skip_five=True), *_dealt(after, 2, seat))


def _shown_play(before: State, card: Card, after: State) -> tuple[Event, ...]:
    deal = before.deal
    played = Played(_to_play(deal), card)
    if len(deal.trick) < r.SEATS - 1:
        return (played,)
    if after.phase is Phase.PLAY:
        return (played, Took(after.deal.leader))
    assert deal.trump is not None
    winner = (deal.leader + r.order(deal.trump, before.rules).winner((*deal.trick, card))) % r.SEATS
    return (played, Took(winner), Scored(after.sheet[-1], after.dealer))


GAME = Game(
    id="three-two-five",
    behaviour=1,
    rules=Rules,
    options=r.OPTIONS,
    presets=r.PRESETS,
    default_preset="satasat",
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
