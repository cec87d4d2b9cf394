"""A trial through the engine: a move made on a world, the rest dealt and drawn by a kernel's chance, all else by mediums."""

from __future__ import annotations

from typing import Final

import numpy as np
from msgspec.structs import replace

from satasat.bots import Worlds, medium, playout
from satasat.bots.worth import ECHO, draws
from satasat.cards import Card, CardSet, card_set
from satasat.dice import SeededDice
from satasat.game import Seat
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import (
    Decline,
    Draw,
    Fan,
    Move,
    Offer,
    Phase,
    Turn,
)
from satasat.games.three_two_five.rules import (
    Scoring,
    TrumpAlternative,
    after_ten,
    schedule,
)
from satasat.games.three_two_five.state import State
from satasat.games.three_two_five.view import Public, View
from tests.positions import Lanes, medium_plays

GOLDEN: Final = 0x9E3779B97F4A7C15
WORD: Final = (1 << 64) - 1
_PARTS: Final = (slice(0, 5), slice(5, 8), slice(8, 10))


class Chance:
    """The stream of chance of the world with that number (from 0), as kernels have it (splitmix64)."""

    def __init__(self, seed: int, world: int) -> None:
        self._state = mixed((seed + (world + 1) * GOLDEN) & WORD)

    def pick(self, some: np.uint64) -> np.uint64:
        """One of the bits."""
        self._state = (self._state + GOLDEN) & WORD
        return playout.pick(some, np.uint64(mixed(self._state)))


def mixed(state: int) -> int:
    """Vigna's splitmix64.c, without the step."""
    z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & WORD
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & WORD
    return z ^ (z >> 31)


class Tried:
    """What a move came to on a world, for the seat that made it."""

    def __init__(self, state: State, seat: Seat) -> None:
        """`state` is the one after the deal, scored by quota."""
        rules, score = state.rules, state.sheet[-1]
        left = rules.deals - state.deal_no + (state.phase is Phase.SHUFFLE)
        self.tricks = score.tricks[seat]
        ahead = draws(schedule(state.debts, state.dealer, rules), state.dealer)[seat] if left else 0.0
        self.points = score.points[seat] + ahead * sum(ECHO**i for i in range(left))


def tried(state: State, move: Move, world: list[int], chance: Chance) -> Tried:
    """What the move comes to, made in this state where cards lie as in that world (hands and undealt)."""
    seat = GAME.actor(state)
    assert isinstance(seat, int)
    rules = replace(state.rules, scoring=Scoring.MINUS_QUOTA)
    hands = CardSet(world[0]), CardSet(world[1]), CardSet(world[2])
    state = replace(state, rules=rules, sheet=(), deal=replace(state.deal, hands=hands))
    if state.phase in (Phase.TRUMP, Phase.TIE) and not after_ten(rules):
        state = _dealt(state, CardSet(world[3]), move, chance)
    elif state.phase is Phase.TRUMP:
        state = replace(state, deal=replace(state.deal, pack=_pack(state, [[*hand] for hand in hands])))
    state = GAME.step(state, move)
    while not state.sheet:
        state = GAME.step(state, _next(state, chance))
    return Tried(state, seat)


def _dealt(state: State, undealt: CardSet, move: Move, chance: Chance) -> State:
    """With the pack that the chance deals."""
    deal = state.deal
    held = []
    for turn in range(3):
        hand = deal.hands[(state.dealer + 1 + turn) % 3]
        turned = deal.pack[15:18] if len(hand) == 8 else ()
        drawn: list[Card] = []
        for _ in range(10 - len(hand)):
            bit = int(chance.pick(np.uint64(undealt)))
            undealt = undealt - bit
            drawn += CardSet(bit)
        if turn == 0 and isinstance(move, Decline) and move.method is TrumpAlternative.SEVENTH_CARD:
            drawn[:2] = drawn[1::-1]  # a card that nobody has seen decides; for kernels it is the first
        held.append([*(hand - card_set(turned)), *turned, *drawn])
    pack = tuple(c for part in _PARTS for cards in held for c in cards[part])
    return replace(state, deal=replace(deal, pack=pack))


def _pack(state: State, hands: list[list[Card]]) -> tuple[Card, ...]:
    in_turn = [hands[(state.dealer + 1 + turn) % 3] for turn in range(3)]
    return tuple(c for part in _PARTS for cards in in_turn for c in cards[part])


def _next(state: State, chance: Chance) -> Move:
    """Mediums' move, or that of the kernel's chance."""
    deal = state.deal
    match state.phase:
        case Phase.PLAY:
            return medium_plays(state)
        case Phase.TURN:
            return Turn(deal.pack[15])
        case Phase.ELECT:
            return Offer()
        case Phase.FAN:
            return Fan(tuple(deal.hands[deal.pulls[deal.pull].debtor]))
        case Phase.DRAW:
            assert deal.trump is not None
            lanes = Lanes(deal.trump, state.rules)
            return Draw(deal.fan.index(lanes.card(chance.pick(lanes(card_set(deal.fan))))))
        case _:  # a tie of turned cards, a return
            return medium.choose(asked(state), Worlds(1), SeededDice(0))


def asked(state: State) -> View:
    """What medium looks at, of the view of the seat that names a tied suit or gives a card back."""
    seat, deal = GAME.actor(state), state.deal
    assert isinstance(seat, int)
    turned = deal.pack[15:18] if state.phase is Phase.TIE else ()
    return View(
        state.rules,
        seat,
        phase=state.phase,
        actor=seat,
        dealer=state.dealer,
        hand=deal.hands[seat],
        trump=deal.trump,
        public=tuple(Public(card, "turn_three") for card in turned),
        drawn=deal.drawn,
    )
