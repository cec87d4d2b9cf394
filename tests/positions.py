"""Positions in play for the tests of compiled playouts, and how they are put to a kernel."""

from __future__ import annotations

from functools import cache
from typing import Final

import numpy as np

from satasat.bots import Worlds, medium, playout
from satasat.bots.rollout import LANE, kernel_sevens, to_lanes
from satasat.cards import NONE, PACK_30, SUITS, Card, CardSet, Suit, card_set, cards, cards_in
from satasat.dice import SeededDice
from satasat.game import Dice, Seat
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import Move, Phase, Play, TrumpMade
from satasat.games.three_two_five.rules import HighSeven, Rules, Sevens, Three, quotas
from satasat.games.three_two_five.state import Deal, State
from satasat.games.three_two_five.view import View

RULES: Final = (
    Rules(),
    Rules(sevens=Sevens.PERMANENT_TRUMPS),
    Rules(sevens=Sevens.PERMANENT_TRUMPS, high_seven=HighSeven.SPADES),
)
"""By the number that kernels have for the rule of the sevens."""
NO_CARD: Final = np.uint64(0)
_BOTH_SEVENS: Final = cards("7S 7H")


class Lanes:
    """Cards as kernels have them, under this trump and these rules. `trumps` is the whole lane."""

    def __init__(self, trump: Suit, rules: Rules) -> None:
        self.trump, self.sevens = trump.index, kernel_sevens(rules)
        self.trumps = LANE << np.uint64(16 * trump.index)
        self.pack = self(PACK_30)
        self.spade_seven = self(cards("7S")) if self.sevens else NO_CARD
        self._cards = _cards(trump, rules)

    def __call__(self, some: CardSet) -> np.uint64:
        return np.uint64(to_lanes(np.uint64(some), self.trump, self.sevens))

    def back(self, lanes: np.uint64) -> CardSet:
        """The cards that these lanes are."""
        return card_set(card for bit, card in self._cards.items() if int(lanes) & bit)

    def card(self, lane: np.uint64) -> Card:
        """The card that this bit is."""
        return self._cards[int(lane)]


@cache
def _cards(trump: Suit, rules: Rules) -> dict[int, Card]:
    sevens = kernel_sevens(rules)
    return {int(to_lanes(np.uint64(card.bit), trump.index, sevens)): card for card in PACK_30}


def to_play(deal: Deal) -> Seat:
    return (deal.leader + len(deal.trick)) % 3


def playable(state: State) -> tuple[Card, ...]:
    """The cards that may be played."""
    return tuple(cards_in(GAME.legal(state)))


def needs(state: State) -> Three:
    """Tricks to the quota, by seat."""
    a, b, c = (q - t for q, t in zip(quotas(state.dealer), state.deal.taken, strict=True))
    return a, b, c


def seen(state: State) -> View:
    """What medium looks at, of the view of the seat that is to play: it remembers nothing (tests/test_bots.py)."""
    deal = state.deal
    a, b, c = map(len, deal.hands)
    seat = to_play(deal)
    return View(
        state.rules,
        seat,
        phase=Phase.PLAY,
        actor=seat,
        dealer=state.dealer,
        hand=deal.hands[seat],
        counts=(a, b, c),
        trump=deal.trump,
        plays=deal.trick,
        taken=deal.taken,
    )


def medium_plays(state: State) -> Move:
    """What medium does; at play no dice are thrown."""
    return medium.choose(seen(state), Worlds(1), SeededDice(0))


def played_by_medium(state: State) -> Three:
    """The tricks of each seat when mediums play on from here to the end of the first deal, through the engine."""
    while not state.sheet:
        state = GAME.step(state, medium_plays(state))
    return state.sheet[-1].tricks


def position(dice: Dice, rules: Rules, held: int, in_trick: int = 0) -> State:
    """Somewhere in a deal: each seat begins the trick with `held` cards (1 to 10) and `in_trick` of them (0 to 2) are played.

    Hands are mostly any; a third of them are from two or three suits, and where sevens are permanent a third hold both.
    """
    few = dice.below(3) == 0 and held <= 5
    suits = dice.shuffled(SUITS)[: 2 if held <= 4 else 3] if few else SUITS
    pack = list(dice.shuffled(tuple(PACK_30 & card_set(c for suit in suits for c in suit.cards))))
    if rules.sevens is Sevens.PERMANENT_TRUMPS and held > 1 and dice.below(3) == 0:
        pack = [*_BOTH_SEVENS, *(card for card in pack if card not in _BOTH_SEVENS)]
    hands = [card_set(pack[i * held : (i + 1) * held]) for i in range(3)]
    turned = dice.below(3)
    hands = hands[turned:] + hands[:turned]
    taken = [0, 0, 0]
    for _ in range(10 - held):
        taken[dice.below(3)] += 1
    deal = Deal(
        hands=(hands[0], hands[1], hands[2]),
        trump=SUITS[dice.below(4)],
        made=TrumpMade.NAMED,
        leader=dice.below(3),
        taken=(taken[0], taken[1], taken[2]),
    )
    state = State(rules, phase=Phase.PLAY, deal_no=1, dealer=dice.below(3), deal=deal)
    for _ in range(in_trick):
        may = playable(state)
        state = GAME.step(state, Play(may[dice.below(len(may))]))
    return state


def lanes_of(state: State) -> Lanes:
    assert state.deal.trump is not None
    return Lanes(state.deal.trump, state.rules)


def kernel_plays(state: State, lanes: Lanes, *, noise: int = 0, random: int = 0) -> Card:
    """The card that kernel `choose` plays."""
    return lanes.card(chosen(state, lanes, noise=noise, random=random)[0])


def chosen(state: State, lanes: Lanes, *, noise: int = 0, random: int = 0) -> tuple[np.uint64, np.uint64]:
    """What kernel `choose` returns."""
    deal, seat, need = state.deal, to_play(state.deal), needs(state)
    then, after = (seat + 1) % 3, (seat + 2) % 3
    led, follower = (*(lanes(card.bit) for card in deal.trick), NO_CARD, NO_CARD)[:2]
    return playout.choose(
        lanes(deal.hands[seat]),
        led,
        follower,
        lanes.pack,
        need[seat],
        need[then],
        need[after],
        lanes.trumps,
        lanes.spade_seven,
        np.uint64(noise),
        np.uint64(random),
    )


def as_world(hands: tuple[CardSet, CardSet, CardSet], undealt: CardSet = NONE) -> list[int]:
    """A row of the worlds that kernels are given."""
    return [*map(int, hands), int(undealt)]


def code(tricks: Three, dealer: Seat) -> int:
    """What kernels say of a deal that ended with these tricks (playout.ended), under that dealer's quotas."""
    a, b, c = (q - t + 16 for q, t in zip(quotas(dealer), tricks, strict=True))
    return (a * 32 + b) * 32 + c
