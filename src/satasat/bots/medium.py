"""The bot `medium`: a player with good habits and no memory. No search; it looks at its hand, the trick and the counts.

It names length before honours, gives back what it needs least, wins as cheaply as it can, and where it cannot win it
would rather see the trick go to a player whom it only brings to his quota than to one whom it gives a draw.
"""

from __future__ import annotations

from msgspec import Struct

from satasat.bots.protocol import Budget
from satasat.cards import PACK_30, Card, CardSet, Suit, card_set
from satasat.game import AnyOrder, Between, Dice, OneOf, Seat
from satasat.games.three_two_five.moves import Cut, Draw, Fan, Give, Move, Name, Offer, Phase, Play
from satasat.games.three_two_five.rules import SEATS, order, quotas
from satasat.games.three_two_five.view import View
from satasat.tricks import Order

DRAW_HARM = 0.3
"""What it costs, in tricks, when a trick goes to a player who has his quota: it gives him a draw."""
SHORT_GAIN = 0.15
"""What a trick is worth beyond its point while the quota is not made: it saves a card."""


def choose(view: View, budget: Budget, dice: Dice) -> Move:  # noqa: PLR0911 (one return a question)
    """The move of a player with good habits; needs no time. Dice are for the fan, the cut and the draw only."""
    choices = view.legal
    match choices:
        case AnyOrder(cards=cards):
            return Fan(dice.shuffled(cards))
        case Between(least=least, most=most):
            return Cut(least + dice.below(most - least + 1))
        case OneOf(moves=moves):
            match view.phase:
                case Phase.TRUMP | Phase.TIE:
                    return max(
                        (m for m in moves if isinstance(m, Name)), key=lambda m: _length_first(view, m.suit)
                    )
                case Phase.ELECT:
                    return Offer()
                case Phase.DRAW:
                    return Draw(dice.below(len(moves)))
                case Phase.GIVE:
                    return min((m for m in moves if isinstance(m, Give)), key=lambda m: _needed(view, m.card))
                case _:
                    return _play(view, [m.card for m in moves if isinstance(m, Play)])


def _length_first(view: View, suit: Suit) -> tuple[int, int]:
    """How good a trump the suit is: its length, then its honours."""
    trumps = view.hand & order(suit, view.rules).trumps
    return len(trumps), sum(1 << 9 - _above(card, order(suit, view.rules), PACK_30) for card in trumps)


def _above(card: Card, how: Order, among: CardSet) -> int:
    """How many of these cards of its own suit beat the card."""
    return sum(how.beats(other, card) for other in among & how.cards_like(card))


def _needed(view: View, card: Card) -> tuple[float, int]:
    """How much the hand of eleven would miss the card: winners and trumps most, a short suit's low card least."""
    assert view.trump is not None
    how = order(view.trump, view.rules)
    left = len(view.hand & how.cards_like(card)) - 1
    worth = _keep(card, how, PACK_30 - view.hand)
    if card not in how.trumps and view.hand & how.trumps:
        worth += 0.04 * left - (0.25 if left == 0 else 0)
    return worth, -(card % 13)


def _keep(card: Card, how: Order, unseen: CardSet) -> float:
    """The chance, roughly, that the card wins a trick later on."""
    above = _above(card, how, unseen)
    return keep_trump(above) if card in how.trumps else keep_plain(above)


def keep_trump(above: int) -> float:
    """The chance that a trump wins a trick which so many unseen cards beat."""
    return max(0.3, 0.95 - 0.11 * above)


def keep_plain(above: int) -> float:
    """The chance that a card of a plain suit wins a trick which so many unseen cards of the suit beat."""
    return 0.6 * 0.5**above


class _Table(Struct, frozen=True):
    """What is to be seen when a card is due: how the cards rank, the trick, those to come, and how thick the unseen lie."""

    how: Order
    trick: tuple[Card, ...]
    to_come: tuple[Seat, ...]
    unseen: CardSet
    counts: tuple[int, int, int]
    share: float
    """Of the cards that are not mine nor in the trick, the part that is still in the others' hands."""
    thin: tuple[float, float, float]
    """By seat, the chance that a given one of those cards is not in that hand."""


def _table(view: View) -> _Table:
    assert view.trump is not None and view.seat is not None
    trick = view.trick
    unseen = PACK_30 - view.hand - card_set(trick)
    held = sum(view.counts) - view.counts[view.seat]
    a, b, c = (1 - n / held if held and s != view.seat else 1.0 for s, n in enumerate(view.counts))
    to_come = tuple((view.seat + i) % SEATS for i in range(1, SEATS - len(trick)))
    return _Table(
        order(view.trump, view.rules),
        trick,
        to_come,
        unseen,
        view.counts,
        held / max(1, len(unseen)),
        (a, b, c),
    )


def _play(view: View, cards: list[Card]) -> Play:
    if len(cards) == 1:
        return Play(cards[0])
    table = _table(view)
    return Play(max(cards, key=lambda card: (_gain(view, table, card), card % 13)))


def _gain(view: View, table: _Table, card: Card) -> float:
    """What playing the card is worth, in tricks, roughly: the trick won, less what the card would win later."""
    assert view.seat is not None
    how, trick = table.how, table.trick
    need = quotas(view.dealer)[view.seat] - view.taken[view.seat]
    worth = 1 + (SHORT_GAIN if need > 0 else 0.0)
    best = trick[how.winner(trick)] if trick else None
    if best is not None and not how.beats(card, best):
        lost = 0.0
        holder = (view.seat - len(trick) + how.winner(trick)) % SEATS
        rest = 1.0
        for seat in table.to_come:
            taken = _beats(table, seat, best, trick[0])
            lost += taken * _harm(view, seat)
            rest -= taken
        return -lost - rest * _harm(view, holder) - _keep(card, how, table.unseen) + _short(view, how, card)
    stands, lost = 1.0, 0.0
    for seat in table.to_come:
        beaten = _beats(table, seat, card, trick[0] if trick else card)
        lost += stands * beaten * _harm(view, seat)
        stands *= 1 - beaten
    return stands * worth - lost - _keep(card, how, table.unseen)


def _short(view: View, how: Order, card: Card) -> float:
    """A discard that brings the hand nearer to a ruff."""
    if card in how.trumps or not view.hand & how.trumps:
        return 0.0
    left = len(view.hand & how.cards_like(card)) - 1
    return 0.12 if left == 0 else 0.03 if left == 1 else 0.0


def _harm(view: View, seat: Seat) -> float:
    return DRAW_HARM if view.taken[seat] >= quotas(view.dealer)[seat] else 0.0


def _beats(table: _Table, seat: Seat, card: Card, led: Card) -> float:
    """The chance, roughly, that a player still to come beats the card, when that suit was led."""
    how, thin = table.how, table.thin[seat]
    like = table.unseen & how.cards_like(led)
    none_like = thin ** (table.share * len(like))
    trumps = table.unseen & how.trumps
    if led in how.trumps:
        return float(1 - thin ** (table.share * _above(card, how, trumps)))
    if card in how.trumps:
        return float(none_like * (1 - thin ** (table.share * _above(card, how, trumps))))
    higher = thin ** (table.share * _above(card, how, like))
    return float((1 - higher) + none_like * (1 - thin ** (table.share * len(trumps))))
