"""What one seat, or a spectator, knows: the fold of what it was shown, and nothing else (docs/decisions/0004)."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from satasat.cards import NONE, PACK_30, Card, CardSet, Suit, card_set
from satasat.dealing import Dealt, Seated, Shuffled
from satasat.errors import IllegalMove
from satasat.forms import refusal
from satasat.game import NATURE, Actor, Seat
from satasat.games.three_two_five.moves import (
    NO_CHOICE,
    Awaited,
    Choices,
    Conceded,
    Declined,
    Drawn,
    Event,
    Exposed,
    Fanned,
    Given,
    Move,
    Offered,
    Phase,
    Played,
    Question,
    Scored,
    TakenUp,
    Took,
    Trumped,
    TrumpMade,
    WasCut,
    check,
    choices,
)
from satasat.games.three_two_five.rules import (
    SEATS,
    Pull,
    Rules,
    Three,
    TrumpAlternative,
    deltas,
    five_seat,
    order,
    schedule,
    turned_suits,
    with_seat,
)

Sets = tuple[CardSet, CardSet, CardSet]


class Public(Struct, frozen=True):
    """A card that everybody saw before it was played, and what showed it; not who holds it now."""

    card: Card
    how: str
    """`turn_three`, `seventh_card`, `random_rest`, `drawn` or `given`."""


class Exchange(Struct, frozen=True, omit_defaults=True):
    """An exchange of this deal that is over, with the faces that this seat saw."""

    conceded: bool = False
    drawn: Card | None = None
    given: Card | None = None


class View(Struct, frozen=True, omit_defaults=True):
    """What `seat` (None: a spectator) knows and can still use; what has lost its use (where the pack was cut) is left out.

    Between two deals the trump, plays, exchanges and tricks of the finished one stay in view until the next shuffle.
    """

    rules: Rules
    seat: Seat | None
    phase: Phase = Phase.SEAT_DEALER
    actor: Actor | None = NATURE
    deal_no: int = 0
    dealer: Seat = 0
    hand: CardSet = NONE
    counts: Three = (0, 0, 0)
    declined: TrumpAlternative | None = None
    trump: Suit | None = None
    made: TrumpMade | None = None
    public: tuple[Public, ...] = ()
    may: Sets = (PACK_30, PACK_30, PACK_30)
    """Per hand the cards that I cannot rule out there."""
    known: Sets = (NONE, NONE, NONE)
    """Per hand the cards that were there when I last knew where they were; my own are my hand."""
    slipped: Three = (0, 0, 0)
    """Per hand how many of `known` may have left it since, in exchanges whose cards I did not see."""
    voids: tuple[tuple[Suit, ...], tuple[Suit, ...], tuple[Suit, ...]] = ((), (), ())
    """Suits that a hand has shown in play that it does not hold."""
    plays: tuple[Card, ...] = ()
    """Every card played in this deal, in order."""
    leaders: tuple[Seat, ...] = ()
    """Who led to each trick begun in this deal, and who leads to the next."""
    taken: Three = (0, 0, 0)
    pulls: tuple[Pull, ...] = ()
    """Every exchange of this deal, in order: its schedule, known from its start."""
    exchanges: tuple[Exchange, ...] = ()
    """What became of the first of them."""
    fan: tuple[Card, ...] | None = None
    """The order of my own cards on the table, while a card is drawn from me."""
    drawn: Card | None = None
    """The card drawn in the exchange that is going on, where I saw it."""
    totals: Three = (0, 0, 0)
    debts: Three = (0, 0, 0)
    """Tricks above (+) or below (-) the quota in the deal before, by seat."""

    @property
    def trick(self) -> tuple[Card, ...]:
        """The cards of the trick that is going on; empty between two tricks."""
        return self.plays[len(self.plays) - len(self.plays) % SEATS :]

    @property
    def last_trick(self) -> tuple[Card, ...]:
        """The last complete trick of the deal; empty before there is one."""
        end = len(self.plays) - len(self.plays) % SEATS
        return self.plays[max(0, end - SEATS) : end]

    @property
    def exchange(self) -> Pull | None:
        """The exchange that is due or going on."""
        over = len(self.exchanges)
        return self.pulls[over] if over < len(self.pulls) else None

    @property
    def promised(self) -> tuple[Pull, ...]:
        """The exchanges for which a trick was promised instead of a card, in order (R-GIVE-1)."""
        return tuple(pull for pull, done in zip(self.pulls, self.exchanges, strict=False) if done.conceded)

    @property
    def legal(self) -> Choices:
        """What this seat may do now; nothing when somebody else is to act."""
        if self.seat is None or self.actor != self.seat:
            return NO_CHOICE
        return choices(self.question())

    def question(self) -> Question:
        """What is asked of this seat, where it is the actor."""
        trick = self.trick
        tied = turned_suits([p.card for p in self.public]) if self.phase is Phase.TIE else ()
        led = trick[0] if trick else None
        return Question(self.phase, self.rules, self.hand, self.trump, led, self.drawn, tied)

    def refusal(self, move: Move) -> IllegalMove | None:
        """Why this seat, being the actor, may not make the move; None when it may."""
        return refusal(check, self.question(), move)


def blank(rules: Rules, seat: Seat | None) -> View:
    """What is known before anything has happened."""
    return View(rules, seat)


def _add(three: Three, seat: Seat, change: int) -> Three:
    return with_seat(three, seat, three[seat] + change)


def _locate(view: View, cards: CardSet, seat: Seat | None) -> View:
    """These cards are now known to be in that hand, or in none. A hidden transfer that this explains is used up."""
    a, b, c = view.may
    may = (a - cards, b - cards, c - cards)
    known, slipped = view.known, view.slipped
    for other in range(SEATS):
        here = known[other] & cards
        if here and other != seat:
            known = with_seat(known, other, known[other] - here)
            slipped = _add(slipped, other, -len(here))
    if seat is not None:
        if not known[seat]:  # what left it before was nothing that is known now
            slipped = _add(slipped, seat, -slipped[seat])
        may = with_seat(may, seat, may[seat] | cards)
        known = with_seat(known, seat, known[seat] | cards)
    return replace(view, may=may, known=known, slipped=slipped)


def _moved(view: View, source: Seat, to: Seat, card: Card | None) -> View:
    """A card goes from hand to hand; unseen, nothing that was possible before becomes impossible."""
    counts = _add(_add(view.counts, source, -1), to, 1)
    if card is None:
        slipped = _add(view.slipped, source, 1)
        may = with_seat(view.may, to, view.may[to] | view.may[source])
        return replace(view, counts=counts, may=may, slipped=slipped)
    slipped = view.slipped
    if card in view.known[to]:  # it had left that hand unseen, and is back
        slipped = _add(slipped, to, -1)
    known = with_seat(view.known, source, view.known[source] - card.bit)
    view = replace(view, known=known, slipped=slipped, counts=counts)
    view = _locate(view, card.bit, to)
    return _own(view)


def _own(view: View) -> View:
    """One's own hand is what one knows to be in it; cards kept from one (I-10) may be any that are not located."""
    if view.seat is None:
        return view
    hand = may = view.known[view.seat]
    if len(hand) < view.counts[view.seat]:
        may = PACK_30 - (view.known[(view.seat + 1) % SEATS] | view.known[(view.seat + 2) % SEATS])
    return replace(view, hand=hand, may=with_seat(view.may, view.seat, may))


def _played(view: View, seat: Seat, card: Card) -> View:
    trick = view.trick
    known = view.known
    if card in known[seat]:  # it had not left that hand
        known = with_seat(known, seat, known[seat] - card.bit)
    view = _locate(replace(view, known=known, counts=_add(view.counts, seat, -1)), card.bit, None)
    view = replace(view, plays=(*view.plays, card))
    if seat == view.seat:
        view = replace(view, hand=view.hand - card.bit)
    if trick and view.trump is not None:
        how = order(view.trump, view.rules)
        suit = how.suit_of(trick[0])
        if how.suit_of(card) is not suit and suit not in view.voids[seat]:
            a, b, c = ((*v, suit) if s == seat else v for s, v in enumerate(view.voids))
            may = with_seat(view.may, seat, view.may[seat] - how.suits[suit.index])
            view = replace(view, voids=(a, b, c), may=may)
    return view


def _shuffled(view: View) -> View:
    return View(
        view.rules,
        view.seat,
        deal_no=view.deal_no,
        dealer=view.dealer,
        totals=view.totals,
        debts=view.debts,
        pulls=schedule(view.debts, view.dealer, view.rules),
        leaders=(five_seat(view.dealer),),
    )


def observe(view: View, event: Event) -> View:  # noqa: PLR0911 PLR0912 (one return an event)
    """What the seat knows after one more event."""
    match event:
        case Played(seat=seat, card=card):
            return _played(view, seat, card)
        case Awaited(phase=phase, actor=actor):
            return replace(view, phase=phase, actor=actor)
        case Took(seat=seat):
            return replace(view, taken=_add(view.taken, seat, 1), leaders=(*view.leaders, seat))
        case Dealt(seat=seat, count=count, cards=cards):
            view = replace(view, counts=_add(view.counts, seat, count))
            return _own(view if cards is None else _locate(view, cards, seat))
        case TakenUp(seat=seat, cards=cards):
            return view if cards is None else _own(_locate(view, cards, seat))
        case Shuffled():
            return _shuffled(view)
        case Declined(method=method):
            return replace(view, declined=method)
        case Exposed(seat=seat, cards=shown, how=how):
            faces = (*view.public, *(Public(c, how.value) for c in shown))
            return _own(_locate(replace(view, public=faces), card_set(shown), seat))
        case Trumped(suit=suit, how=how):
            return replace(view, trump=suit, made=how)
        case Offered():
            return view
        case Conceded():
            return replace(view, exchanges=(*view.exchanges, Exchange(conceded=True)))
        case Fanned(order=fan):
            return replace(view, fan=fan)
        case Drawn(pull=pull, card=card, public=public):
            view = replace(_moved(view, pull.debtor, pull.creditor, card), fan=None, drawn=card)
            return _noted(view, card, "drawn", public)
        case Given(pull=pull, card=card, public=public):
            view = _moved(view, pull.creditor, pull.debtor, card)
            exchanges = (*view.exchanges, Exchange(drawn=view.drawn, given=card))
            return _noted(replace(view, exchanges=exchanges, drawn=None), card, "given", public)
        case Scored(score=score, dealer=dealer):
            a, b, c = (t + p for t, p in zip(view.totals, score.points, strict=True))
            last = view.deal_no == view.rules.deals
            return replace(
                view,
                totals=(a, b, c),
                debts=deltas(score.tricks, score.dealer),
                dealer=dealer,
                deal_no=view.deal_no if last else view.deal_no + 1,
            )
        case Seated(dealer=dealer):
            return replace(view, dealer=dealer, deal_no=1)
        case WasCut():
            return view


def _noted(view: View, card: Card | None, how: str, public: bool) -> View:
    """The view with a card that everybody saw."""
    if card is None or not public:
        return view
    return replace(view, public=(*view.public, Public(card, how)))
