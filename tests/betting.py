"""What the tests of the betting games are written with: packs that deal given hands, and a table that they are played at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from satasat.cards import Card, CardSet, card_set, read_card
from satasat.errors import IllegalMove
from satasat.game import AnyGame, AnyOrder, Seat, act, answer, observe_all
from satasat.games import game
from satasat.records import read_move

THIRTY_FIVE: AnyGame = game("thirty-five")
TRENTACINQUE: AnyGame = game("trentacinque")
BOTH: tuple[AnyGame, ...] = (THIRTY_FIVE, TRENTACINQUE)


def some(text: str) -> tuple[Card, ...]:
    """Cards in the order in which they are written."""
    return tuple(map(read_card, text.split()))


def hand(text: str) -> CardSet:
    """The same as a set."""
    return card_set(some(text))


class Table:
    """A match, with the views of everybody who watches it, and what the last move showed to each of them."""

    def __init__(self, its: AnyGame, dealer: Seat = 0, **changes: Any) -> None:
        plain = {option.name: getattr(its.presets[its.default_preset], option.name) for option in its.options}
        self.game = its
        self.rules = its.read_rules({**plain, **changes})
        self.n = its.seats(self.rules)
        self.seats: tuple[Seat | None, ...] = (*range(self.n), None)
        self.state: Any = its.start(self.rules)
        self.views: tuple[Any, ...] = tuple(its.blank(self.rules, seat) for seat in self.seats)
        self.told: dict[Seat | None, tuple[Any, ...]] = {}
        self._move("nature", {"type": "seat_dealer", "seat": dealer})

    def _move(self, by: Any, plain: Mapping[str, Any]) -> None:
        move = read_move(dict(plain), self.game)
        before = self.state
        after = act(self.game, before, by, move)
        self.told = {seat: self.game.shown(before, move, after, seat) for seat in self.seats}
        self.views = observe_all(self.game, self.views, self.seats, before, move, after)
        self.state = after

    def view(self, seat: Seat | None) -> Any:
        return self.views[self.seats.index(seat)]

    def deal(self, hands: Mapping[Seat, str] | None = None, buy: str = "") -> None:
        """A shuffle that deals these hands and these cards on the table; all else is filled with cards that make no 35.

        All seats have to be in the deal.
        """
        self._move("nature", {"type": "shuffle", "order": [str(c) for c in self.pack(hands or {}, buy)]})

    def pack(self, hands: Mapping[Seat, str], buy: str) -> tuple[Card, ...]:
        held = {seat: list(some(hands.get(seat, ""))) for seat in range(self.n)}
        table = list(some(buy))
        given = card_set(c for cards in (*held.values(), table) for c in cards)
        due = self.game.legal(self.state)
        assert isinstance(due, AnyOrder)
        whole = due.cards
        # one card of each suit in turn, low ones first: so nobody is filled up to 35
        rest = sorted((c for c in whole if c not in given), key=lambda c: (-(c % 13), c // 13))
        for cards in held.values():
            cards.extend([rest.pop(0) for _ in range(9 - len(cards))])
        table += [rest.pop(0) for _ in range(4 - len(table))]
        dealer = self.state.dealer
        turns = [(dealer + 1 + i) % self.n for i in range(self.n)]
        order: list[Card] = []
        for number in range(9):
            order += [held[seat][number] for seat in turns]
            if number < 4 and self.game is THIRTY_FIVE:
                order.append(table[number])
        return (*order, *(table if self.game is TRENTACINQUE else rest))

    def call(self, *calls: tuple[Seat, int | None]) -> None:
        """Bids, and None for throwing in or passing, each by the seat that is due."""
        leave = "throw_in" if self.game is THIRTY_FIVE else "pass"
        for seat, chips in calls:
            self._move(seat, {"type": "bid", "chips": chips} if chips is not None else {"type": leave})

    def chips(self) -> int:
        """All chips there are."""
        return int(sum(self.state.totals) + self.state.pool)

    def refused(self, seat: Seat, chips: int) -> IllegalMove:
        """Why that seat, being the actor, may not bid so; the view says the same as the engine."""
        bid = answer(self.game, "bid", chips)
        with pytest.raises(IllegalMove) as caught:
            act(self.game, self.state, seat, bid)
        said = self.view(seat).refusal(bid)
        assert said is not None
        assert (said.code, said.params) == (caught.value.code, caught.value.params)
        return caught.value

    def event(self, tag: str, seat: Seat | None = None) -> list[Any]:
        """What the last move showed to a seat (None: a spectator) of that kind."""
        return [event for event in self.told[seat] if event.__struct_config__.tag == tag]
