"""What the tests of 3-2-5 are written with: hands as RULES.md writes them, and a table that they are played at."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from satasat.cards import NONE, Card, CardSet, Suit, card_set, cards_in, read_card
from satasat.dealing import SeatDealer, Shuffle
from satasat.game import NATURE, Seat, observe_all
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import Draw, Event, Fan, Give, Move, Name, Phase, Play, TrumpMade
from satasat.games.three_two_five.rules import PACK, Pull, Rules, Three
from satasat.games.three_two_five.state import Deal, State
from satasat.games.three_two_five.view import View

S, H, D, C = Suit
EVERYBODY: tuple[Seat | None, ...] = (0, 1, 2, None)
"""The three seats and a spectator."""


def some(text: str) -> tuple[Card, ...]:
    """Cards in the order in which RULES.md writes them; `/` parts the packets."""
    return tuple(map(read_card, text.replace("/", " ").split()))


def hand(text: str) -> CardSet:
    """The same as a set."""
    return card_set(some(text))


def pack(five: str = "", three: str = "", two: str = "") -> tuple[Card, ...]:
    """The pack, top first, that deals these hands to F, T and D (R-DEAL-1, 2), each in the order given.

    What is missing in a hand is filled up with the cards left over.
    """
    hands = [list(some(text)) for text in (five, three, two)]
    rest = [c for c in PACK if not any(c in held for held in hands)]
    for held in hands:
        held += [rest.pop(0) for _ in range(10 - len(held))]
    assert sorted(c for held in hands for c in held) == sorted(PACK), "a card is given twice"
    return tuple(c for part in (slice(0, 5), slice(5, 8), slice(8, 10)) for held in hands for c in held[part])


class Table:
    """A match, with the views of everybody who watches it, and what the last move showed to each of them."""

    def __init__(self, rules: Rules | None = None, dealer: Seat | None = 0) -> None:
        self.state = GAME.start(rules or Rules())
        self.views = tuple(GAME.blank(self.state.rules, seat) for seat in EVERYBODY)
        self.told: dict[Seat | None, tuple[Event, ...]] = {}
        if dealer is not None:
            self.do(SeatDealer(dealer))

    @classmethod
    def second_deal(cls, rules: Rules, dealer: Seat, debts: Three) -> Table:
        """Before the second shuffle of a match, with these credits and debts from the first deal."""
        table = cls(rules, dealer)
        table.state = replace(table.state, deal_no=2, debts=debts)
        table.views = tuple(replace(view, deal_no=2, debts=debts) for view in table.views)
        return table

    def do(self, *moves: Move) -> Table:
        """These moves, by whoever is to act."""
        for move in moves:
            before, self.state = self.state, GAME.step(self.state, move)
            self.told = {seat: GAME.shown(before, move, self.state, seat) for seat in EVERYBODY}
            self.views = observe_all(GAME, self.views, EVERYBODY, before, move, self.state)
        return self

    def deal(self, five: str = "", three: str = "", two: str = "") -> Table:
        return self.do(Shuffle(pack(five, three, two)))

    def pull(self, drawn: str, given: str) -> Table:
        """One whole exchange with nature's fan: this card is drawn, that one goes back."""
        return self.fan(drawn).do(Give(read_card(given)))

    def fan(self, drawn: str) -> Table:
        """The first half of an exchange: the creditor, still to give a card, has drawn this one."""
        order = tuple(self.state.deal.hands[self.pulling.debtor])
        return self.do(Fan(order), Draw(order.index(read_card(drawn))))

    def play(self, text: str) -> Table:
        return self.do(*map(Play, some(text)))

    @property
    def pulling(self) -> Pull:
        """The exchange that is due or going on."""
        return self.state.deal.pulls[self.state.deal.pull]

    @property
    def actor(self) -> Seat:
        """The seat that is to act."""
        actor = GAME.actor(self.state)
        assert actor is not None
        assert actor != NATURE
        return actor

    def view(self, seat: Seat | None) -> View:
        return self.views[EVERYBODY.index(seat)]

    def faces(self, seat: Seat | None) -> CardSet:
        """The cards whose faces the last move showed to the seat."""
        return cards_in(self.told[seat])

    def choices(self) -> CardSet:
        """The cards that the actor may play, give or turn."""
        return cards_in(GAME.legal(self.state))


def last_trick(
    tricks: tuple[int, int, int],
    dealer: Seat = 0,
    rules: Rules | None = None,
    *,
    totals: Three = (0, 0, 0),
    promised: Sequence[Pull] = (),
) -> State:
    """A deal played to its end through the engine from its tenth trick on; tricks are written F-T-D.

    The state after it. Whoever took a trick in the deal takes the tenth with the ace of spades.
    """
    taken = [0, 0, 0]
    for place, number in enumerate(tricks):
        taken[(dealer + 1 + place) % 3] = number
    taker = next(seat for seat in range(3) if taken[seat])
    taken[taker] -= 1
    hands = [hand("8D"), hand("8D"), hand("8D")]
    hands[taker], hands[(taker + 1) % 3] = hand("AS"), hand("8C")
    deal = Deal(
        hands=(hands[0], hands[1], hands[2]),
        trump=H,
        made=TrumpMade.NAMED,
        promised=tuple(promised),
        leader=taker,
        taken=(taken[0], taken[1], taken[2]),
    )
    rules = rules or Rules()
    state = State(rules, phase=Phase.PLAY, deal_no=1, dealer=dealer, totals=totals, deal=deal)
    for text in ("AS", "8C", "8D"):
        state = GAME.step(state, Play(read_card(text)))
    return state


def asked(led: str, held: str, trump: Suit, rules: Rules | None = None) -> CardSet:
    """What T may play to a card that F has led, holding these cards (through the engine)."""
    hands = (NONE, NONE, hand(held))
    deal = Deal(hands=hands, trump=trump, made=TrumpMade.NAMED, leader=1, trick=some(led))
    return cards_in(GAME.legal(State(rules or Rules(), phase=Phase.PLAY, deal_no=1, deal=deal)))


def trick_taker(cards: str, trump: Suit, rules: Rules | None = None) -> str:
    """Which of F, T and D (first, second, third) takes a trick of these cards, played through the engine."""
    led, second, third = some(cards)
    hands = (third.bit, led.bit, second.bit)
    deal = Deal(hands=hands, trump=trump, made=TrumpMade.NAMED, leader=1)
    state = State(rules or Rules(), phase=Phase.PLAY, deal_no=1, deal=deal)
    for card in (led, second, third):
        state = GAME.step(state, Play(card))
    return {1: "first", 2: "second", 0: "third"}[state.sheet[0].tricks.index(1)]


def named(
    rules: Rules, debts: Three, five: str = "", three: str = "", two: str = "", trump: Suit = S
) -> Table:
    """The second deal of a match, dealer 0, dealt and with trump named: the first exchange is due."""
    return Table.second_deal(rules, 0, debts).deal(five, three, two).do(Name(trump))


def by_role(by_seat: Three, dealer: Seat = 0) -> Three:
    """Numbers by seat in the order F, T, D."""
    return (by_seat[(dealer + 1) % 3], by_seat[(dealer + 2) % 3], by_seat[dealer])


def exchanges(state: State) -> list[tuple[Seat, Seat]]:
    """From a shuffle on: deals, lets F name spades, carries out all exchanges; who drew from whom, in order."""
    state = GAME.step(GAME.step(state, Shuffle(PACK)), Name(S))
    done = []
    while state.phase is Phase.FAN:
        pull = state.deal.pulls[state.deal.pull]
        state = GAME.step(state, Fan(tuple(state.deal.hands[pull.debtor])))
        assert GAME.actor(state) == pull.creditor
        state = GAME.step(state, Draw(0))
        assert tuple(map(len, state.deal.hands)) == tuple(
            {pull.creditor: 11, pull.debtor: 9}.get(seat, 10) for seat in range(3)
        )
        state = GAME.step(state, Give(next(iter(cards_in(GAME.legal(state))))))
        done.append((pull.creditor, pull.debtor))
    assert state.phase is Phase.PLAY
    return done
