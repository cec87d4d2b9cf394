"""Where every card may lie now: a uniform sample of all worlds that agree with a view."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import factorial

from msgspec import Struct

from satasat.cards import NONE, PACK_30, Card, CardSet, card_set
from satasat.game import Dice, Seat
from satasat.games.three_two_five.rules import SEATS
from satasat.games.three_two_five.view import View


class World(Struct, frozen=True):
    """The cards of every hand, and those that are not dealt yet."""

    hands: tuple[CardSet, CardSet, CardSet]
    undealt: CardSet


_UNDEALT = SEATS  # the place beside the three hands where a card may lie


class _Kind(Struct, frozen=True):
    """Unlocated cards that may lie in the same places; `home` is where they were last known to be, if they may have left."""

    cards: tuple[Card, ...]
    places: tuple[int, ...]
    home: Seat | None


class _Room(Struct, frozen=True):
    """What a place still takes, and how many known cards may still have left each hand."""

    space: tuple[int, ...]
    slips: tuple[int, ...]


def _kinds(view: View) -> tuple[_Kind, ...]:
    fixed = card_set(view.plays) | (NONE if view.seat is None else view.hand)
    located = view.known[0] | view.known[1] | view.known[2]
    groups: dict[tuple[tuple[int, ...], Seat | None], list[Card]] = {}
    for card in PACK_30 - fixed:
        places = [seat for seat in range(SEATS) if card in view.may[seat]]
        if card not in located:
            places.append(_UNDEALT)
        home = next((s for s in range(SEATS) if card in view.known[s]), None)
        if home is not None and not view.slipped[home]:
            places, home = [home], None
        groups.setdefault((tuple(places), home), []).append(card)
    return tuple(_Kind(tuple(cards), places, home) for (places, home), cards in groups.items())


def _room(view: View) -> _Room:
    space = list(view.counts)
    if view.seat is not None:
        space[view.seat] -= len(view.hand)
    undealt = len(PACK_30) - sum(view.counts) - len(view.plays)
    return _Room((*space, undealt), view.slipped)


class _Worlds:
    """Counts, for each kind in turn, the ways to lay out it and all later kinds; then draws by those counts."""

    def __init__(self, kinds: tuple[_Kind, ...]) -> None:
        self.kinds = kinds
        self.ways: dict[tuple[int, _Room], int] = {}
        self.parts: dict[tuple[int, _Room], tuple[tuple[int, tuple[int, ...], _Room], ...]] = {}

    def splits(self, index: int, room: _Room) -> tuple[tuple[int, tuple[int, ...], _Room], ...]:
        """For the kind: (ways to lay out it and all after it, cards for each of its places, room left)."""
        key = (index, room)
        if key not in self.parts:
            self.parts[key] = tuple(self._splits(self.kinds[index], index, room))
        return self.parts[key]

    def _splits(self, kind: _Kind, index: int, room: _Room) -> Iterator[tuple[int, tuple[int, ...], _Room]]:
        total = len(kind.cards)
        *most, last = kind.places
        for first in product(*(range(min(total, room.space[place]) + 1) for place in most)):
            numbers = (*first, total - sum(first))
            if not 0 <= numbers[-1] <= room.space[last]:
                continue
            space, slips = list(room.space), list(room.slips)
            ways = factorial(total)
            for place, n in zip(kind.places, numbers, strict=True):
                space[place] -= n
                ways //= factorial(n)
                if kind.home is not None and place != kind.home:
                    slips[kind.home] -= n
            if kind.home is not None and slips[kind.home] < 0:
                continue
            left = _Room(tuple(space), tuple(slips))
            if ways_after := self.count(index + 1, left):
                yield ways * ways_after, numbers, left

    def count(self, index: int, room: _Room) -> int:
        """The ways to lay out all kinds from this one on."""
        if index == len(self.kinds):
            return int(not any(room.space))
        key = (index, room)
        if key not in self.ways:
            self.ways[key] = sum(ways for ways, _, _ in self.splits(index, room))
        return self.ways[key]

    def draw(self, room: _Room, dice: Dice) -> list[CardSet]:
        """One layout, all equally likely: the cards of each place."""
        lie = [NONE] * (SEATS + 1)
        for index, kind in enumerate(self.kinds):
            numbers, room = self._split(index, room, dice)
            cards = dice.shuffled(kind.cards) if len(kind.places) > 1 else kind.cards
            start = 0
            for place, n in zip(kind.places, numbers, strict=True):
                lie[place] = lie[place] | card_set(cards[start : start + n])
                start += n
        return lie

    def _split(self, index: int, room: _Room, dice: Dice) -> tuple[tuple[int, ...], _Room]:
        splits = self.splits(index, room)
        pick = dice.below(self.count(index, room)) if len(splits) > 1 else 0
        for ways, numbers, left in splits[:-1]:
            if pick < ways:
                return numbers, left
            pick -= ways
        return splits[-1][1:]


class Branch(Struct, frozen=True):
    """One way to share out a kind's cards: how many worlds go this way, cards for each hand and undealt, the next step."""

    worlds: int
    numbers: tuple[int, int, int, int]
    then: int


class Steps(Struct, frozen=True):
    """All worlds that agree with a view, as steps for a sampler that is compiled.

    Step 0 is the first. At a step its kind's cards are shared out by one of its branches, in proportion to their worlds,
    each way to pick the cards equally likely; `kinds` and `branches` are by step. After the last kind the step is -1.
    """

    kinds: tuple[CardSet, ...]
    branches: tuple[tuple[Branch, ...], ...]


def steps(view: View) -> Steps:
    """The worlds that `worlds` draws from, for another sampler."""
    sampler = _Worlds(_kinds(view))
    numbered: dict[tuple[int, _Room], int] = {}
    todo = [(0, _room(view))] if sampler.kinds else []
    branches = []
    for index, room in todo:  # grows as it goes
        found = []
        for ways, numbers, left in sampler.splits(index, room):
            by_place = [0] * (SEATS + 1)
            for place, n in zip(sampler.kinds[index].places, numbers, strict=True):
                by_place[place] = n
            then = -1
            if index + 1 < len(sampler.kinds):
                if (index + 1, left) not in numbered:
                    numbered[index + 1, left] = len(todo)
                    todo.append((index + 1, left))
                then = numbered[index + 1, left]
            a, b, c, undealt = by_place
            found.append(Branch(ways, (a, b, c, undealt), then))
        branches.append(tuple(found))
    return Steps(tuple(card_set(sampler.kinds[index].cards) for index, _ in todo), tuple(branches))


def worlds(view: View, dice: Dice) -> Iterator[World]:
    """Worlds that agree with the view, without end, each drawn uniformly from all of them.

    A world agrees when it holds the view's own hand, every hand its count and only cards of its `may` (which leaves out
    suits shown void), and no more known cards have gone from a hand than exchanges unseen by the viewer took from it.
    What the return rule would tell of others' cards is not inferred.
    """
    sampler = _Worlds(_kinds(view))
    room = _room(view)
    while True:
        lie = sampler.draw(room, dice)
        if view.seat is not None:
            lie[view.seat] = lie[view.seat] | view.hand
        yield World((lie[0], lie[1], lie[2]), lie[_UNDEALT])


def count(view: View) -> int:
    """How many worlds agree with the view."""
    return _Worlds(_kinds(view)).count(0, _room(view))
