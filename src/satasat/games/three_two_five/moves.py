"""The moves of 3-2-5, the questions they answer, and what a seat is shown of them (docs/rules, "Who may see what")."""

from __future__ import annotations

from enum import Enum
from typing import Final, TypeAlias

from msgspec import Struct

from satasat.cards import NONE, SUITS, Card, CardSet, Suit
from satasat.dealing import Dealt, SeatDealer, Seated, Shuffle, Shuffled, check_dealer, dealers
from satasat.errors import IllegalMove
from satasat.forms import are_cards, is_card, refused, same_cards
from satasat.game import Actor, AnyOrder, Between, OneOf, Seat
from satasat.game import Choices as AnyChoices
from satasat.games.three_two_five.rules import (
    PACK,
    SEATS,
    Pull,
    ReturnDrawn,
    Rules,
    Sevens,
    Three,
    TrumpAlternative,
    order,
    returnable,
)


class Phase(Enum):
    """What is due next."""

    SEAT_DEALER = "seat_dealer"
    SHUFFLE = "shuffle"
    CUT = "cut"
    TRUMP = "trump"
    TIE = "tie"
    TURN = "turn"
    ELECT = "elect"
    FAN = "fan"
    DRAW = "draw"
    GIVE = "give"
    PLAY = "play"
    OVER = "over"


class Cut(Struct, frozen=True, forbid_unknown_fields=True, tag="cut"):
    """F: this many cards go from the top to the bottom (R-CUT-2, 3)."""

    at: int


class Name(Struct, frozen=True, forbid_unknown_fields=True, tag="name"):
    """F names the trump suit, or one of the tied suits (R-TRUMP-1, 2, 5)."""

    suit: Suit


class Decline(Struct, frozen=True, forbid_unknown_fields=True, tag="decline"):
    """F leaves the trump to the cards (R-TRUMP-4, 6, 8, 9)."""

    method: TrumpAlternative


class Turn(Struct, frozen=True, forbid_unknown_fields=True, tag="turn"):
    """Nature turns one of F's last five cards (R-TRUMP-8)."""

    card: Card


class Offer(Struct, frozen=True, forbid_unknown_fields=True, tag="offer"):
    """The debtor lets a card be drawn (R-GIVE-2)."""


class Concede(Struct, frozen=True, forbid_unknown_fields=True, tag="concede"):
    """The debtor promises a trick instead of a card (R-GIVE-1)."""


class Fan(Struct, frozen=True, forbid_unknown_fields=True, tag="fan"):
    """Nature or the debtor: the debtor's ten cards in the order in which they are offered, face down (R-PULL-8)."""

    order: tuple[Card, ...]


class Draw(Struct, frozen=True, forbid_unknown_fields=True, tag="draw"):
    """The creditor takes the card at this place of the fan, 0 to 9 (R-PULL-7)."""

    position: int


class Give(Struct, frozen=True, forbid_unknown_fields=True, tag="give"):
    """The creditor gives a card back (R-PULL-7, 9, 10)."""

    card: Card


class Play(Struct, frozen=True, forbid_unknown_fields=True, tag="play"):
    """A card to the trick (R-PLAY-1 to 6)."""

    card: Card


Move: TypeAlias = (
    SeatDealer | Shuffle | Cut | Name | Decline | Turn | Offer | Concede | Fan | Draw | Give | Play
)
Choices: TypeAlias = AnyChoices[Move]

FAN_SIZE: Final = 10
CUT_LEAST: Final = 1
CUT_MOST: Final = len(PACK) - 1


class Question(Struct, frozen=True):
    """What is asked of the actor, and all that the answer depends on; made from the truth or from the actor's view.

    `hand` is the actor's (the debtor's at a fan), `trump` is set once it is known, `led` is the first card of the
    trick, `drawn` the card just drawn, `tied` the suits left by three turned cards, `rest` F's last five.
    """

    phase: Phase
    rules: Rules
    hand: CardSet = NONE
    trump: Suit | None = None
    led: Card | None = None
    drawn: Card | None = None
    tied: tuple[Suit, ...] = ()
    rest: CardSet = NONE


NO_CHOICE: Final[Choices] = OneOf(())
_SEAT_DEALERS: Final = dealers(SEATS)
_NAMES: Final = {suit: Name(suit) for suit in SUITS}
_DRAWS: Final = tuple(Draw(position) for position in range(FAN_SIZE))
_ELECTIONS: Final = (Offer(), Concede())


def choices(question: Question) -> Choices:  # noqa: PLR0911 (one return a phase)
    """Everything that answers the question; `check` accepts exactly that."""
    q = question
    match q.phase:
        case Phase.SEAT_DEALER:
            return OneOf(_SEAT_DEALERS)
        case Phase.SHUFFLE:
            return AnyOrder("shuffle", PACK)
        case Phase.CUT:
            return Between("cut", CUT_LEAST, CUT_MOST)
        case Phase.TRUMP:
            return OneOf((*_NAMES.values(), *(Decline(m) for m in q.rules.trump_alternatives)))
        case Phase.TIE:
            return OneOf(tuple(_NAMES[suit] for suit in q.tied))
        case Phase.TURN:
            return OneOf(tuple(Turn(c) for c in q.rest))
        case Phase.ELECT:
            return OneOf(_ELECTIONS)
        case Phase.FAN:
            return AnyOrder("fan", tuple(q.hand))
        case Phase.DRAW:
            return OneOf(_DRAWS)
        case Phase.GIVE:
            return OneOf(tuple(Give(c) for c in _returnable(q)))
        case Phase.PLAY:
            return OneOf(tuple(Play(c) for c in _playable(q)))
        case Phase.OVER:
            return NO_CHOICE


def _returnable(q: Question) -> CardSet:
    assert q.drawn is not None and q.trump is not None
    return returnable(q.hand, q.drawn, order(q.trump, q.rules), q.rules)


def _playable(q: Question) -> CardSet:
    if q.led is None:
        return q.hand
    assert q.trump is not None
    return order(q.trump, q.rules).follow(q.hand, q.led)


def check(question: Question, move: Move) -> None:  # noqa: PLR0912 (one case a move)
    """Raises IllegalMove, with the reason, unless the move answers the question by the rules."""
    q = question
    match q.phase, move:
        case Phase.PLAY, Play(card=card) if is_card(card):
            if q.led is None or card not in q.hand:
                _in_hand(q, card)
            elif card not in (may := _playable(q)):
                raise _must_follow(q, card, q.led, may)
        case Phase.GIVE, Give(card=card) if is_card(card):
            _in_hand(q, card)
            if card not in _returnable(q):
                raise _not_returnable(q, card)
        case Phase.DRAW, Draw(position=position) if type(position) is int:
            if not 0 <= position < FAN_SIZE:
                raise IllegalMove("position_range", position=position, least=0, most=FAN_SIZE - 1)
        case Phase.FAN, Fan(order=cards) if are_cards(cards):
            same_cards(cards, tuple(q.hand))
        case Phase.SHUFFLE, Shuffle(order=cards) if are_cards(cards):
            same_cards(cards, PACK)
        case (Phase.TRUMP, Name(suit=Suit())) | (Phase.ELECT, Offer() | Concede()):
            pass
        case Phase.TRUMP, Decline(method=TrumpAlternative() as method):
            if method not in q.rules.trump_alternatives:
                raise IllegalMove(
                    "method_off",
                    method=method,
                    allowed=q.rules.trump_alternatives,
                    timing=q.rules.trump_timing,
                )
        case Phase.TIE, Name(suit=Suit() as suit):
            if suit not in q.tied:
                raise IllegalMove("not_tied", suit=suit, allowed=q.tied)
        case Phase.TURN, Turn(card=card) if is_card(card):
            if card not in q.rest:
                raise IllegalMove("not_in_rest", card=card)
        case Phase.CUT, Cut(at=at) if type(at) is int:
            if not CUT_LEAST <= at <= CUT_MOST:
                raise IllegalMove("cut_range", at=at, least=CUT_LEAST, most=CUT_MOST)
        case Phase.SEAT_DEALER, SeatDealer(seat=seat) if type(seat) is int:
            check_dealer(seat, SEATS)
        case _:
            raise refused(move, Move, q.phase.value)


def _in_hand(q: Question, card: Card) -> None:
    if card not in q.hand:
        raise IllegalMove("not_in_hand", card=card)


def _must_follow(q: Question, card: Card, led: Card, may: CardSet) -> IllegalMove:
    assert q.trump is not None
    how = order(q.trump, q.rules)
    by_rule = {c for c in how.top if c.suit is not q.trump}  # sevens that have left their printed suit
    seven = bool(by_rule & {card, led, *may})
    return IllegalMove(
        "must_follow",
        card=card,
        led=led,
        suit=how.suit_of(led),
        cards=may,
        trump=led in how.trumps,
        sevens=q.rules.sevens if seven else Sevens.LOW,
    )


def _not_returnable(q: Question, card: Card) -> IllegalMove:
    assert q.trump is not None
    if card == q.drawn and q.rules.return_drawn is ReturnDrawn.FORBIDDEN:
        return IllegalMove("return_drawn", card=card)
    how = order(q.trump, q.rules)
    left = len(q.hand & how.cards_like(card)) - 1
    by_rule = card in how.top and card.suit is not q.trump
    return IllegalMove(
        "return_keep",
        card=card,
        suit=how.suit_of(card),
        left=left,
        keep=q.rules.return_keep,
        sevens=q.rules.sevens if by_rule else Sevens.LOW,
    )


class TrumpMade(Enum):
    """How the trump suit came about."""

    NAMED = "named"
    TURN_THREE = "turn_three"
    SEVENTH_CARD = "seventh_card"
    RANDOM_REST = "random_rest"


class DealScore(Struct, frozen=True):
    """One row of the score sheet. `tricks`, by seat, are those that are scored, after any hand-over."""

    dealer: Seat
    trump: Suit
    tricks: Three
    points: Three


# What a seat is shown. A card that this seat may not see is None.


class WasCut(Struct, frozen=True, tag="was_cut"):
    """The place of the cut is public (I-2)."""

    at: int


class Declined(Struct, frozen=True, tag="declined"):
    """F does not name (I-6)."""

    method: TrumpAlternative


class Exposed(Struct, frozen=True, tag="exposed"):
    """Cards of F's that everybody sees (I-7, I-8, I-10)."""

    seat: Seat
    cards: tuple[Card, ...]
    how: TrumpMade


class Trumped(Struct, frozen=True, tag="trumped"):
    """The trump of the deal is fixed (I-5, R-TRUMP-11)."""

    suit: Suit
    how: TrumpMade


class TakenUp(Struct, frozen=True, tag="taken_up"):
    """F takes up the five cards that were kept from him until one was turned (I-10)."""

    seat: Seat
    cards: CardSet | None


class Offered(Struct, frozen=True, tag="offered"):
    """The debtor lets a card be drawn (I-18)."""

    pull: Pull


class Conceded(Struct, frozen=True, tag="conceded"):
    """The debtor promises a trick (I-18)."""

    pull: Pull


class Fanned(Struct, frozen=True, tag="fanned"):
    """The fan lies on the table; the debtor alone knows its order (I-13)."""

    pull: Pull
    order: tuple[Card, ...] | None


class Drawn(Struct, frozen=True, omit_defaults=True, tag="drawn"):
    """A card was drawn; its place is for the two of them (I-14), its face as the rules say (I-15, I-19)."""

    pull: Pull
    position: int | None
    card: Card | None
    public: bool = False
    """Whether everybody sees the face."""


class Given(Struct, frozen=True, omit_defaults=True, tag="given"):
    """A card went back (I-17, I-19); its place in the debtor's hand is told to nobody."""

    pull: Pull
    card: Card | None
    public: bool = False
    """Whether everybody sees the face."""


class Played(Struct, frozen=True, tag="played"):
    """A card is played (I-21)."""

    seat: Seat
    card: Card


class Took(Struct, frozen=True, tag="took"):
    """A trick is won (I-22, I-23)."""

    seat: Seat


class Scored(Struct, frozen=True, tag="scored"):
    """A deal is over; `dealer` deals next, where another deal follows."""

    score: DealScore
    dealer: Seat


class Awaited(Struct, frozen=True, tag="awaited"):
    """What is due now, and from whom (None: the match is over). Ends what is shown of every move."""

    phase: Phase
    actor: Actor | None


Event: TypeAlias = (
    Seated
    | Shuffled
    | WasCut
    | Dealt
    | Declined
    | Exposed
    | Trumped
    | TakenUp
    | Offered
    | Conceded
    | Fanned
    | Drawn
    | Given
    | Played
    | Took
    | Scored
    | Awaited
)
