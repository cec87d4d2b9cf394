"""What a seat can know of cards that went from hand to hand unseen, against a second account of it.

A view keeps, per hand, the cards last known there and how many of them may have slipped away. The account here keeps the
set of all placements of those cards that are possible at all, and follows every transfer through each of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from satasat.cards import Card, CardSet
from satasat.dealing import Dealt, Shuffled
from satasat.dice import SeededDice
from satasat.game import Seat
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import Drawn, Event, Exposed, Given, Phase, TakenUp
from satasat.games.three_two_five.rules import SEATS
from satasat.games.three_two_five.view import View
from satasat.testing import random_match, random_rules

Placement = frozenset[tuple[Card, Seat]]
"""Where the located cards lie."""


def put(placements: set[Placement], cards: CardSet, seat: Seat) -> set[Placement]:
    return {
        p - {(c, s) for c in cards for s in range(SEATS)} | {(c, seat) for c in cards} for p in placements
    }


def moved(p: Placement, card: Card | None, source: Seat, to: Seat, size: int) -> Iterator[Placement]:
    """The placements after a card went from hand to hand; `size` is what the hand held before."""
    if card is not None:
        if dict(p).get(card, source) == source:
            yield p - {(card, source)} | {(card, to)}
        return
    here = [c for c, seat in p if seat == source]
    if len(here) < size:  # it may have been a card that is not located
        yield p
    for c in here:
        yield p - {(c, source)} | {(c, to)}


def follow(placements: set[Placement], view: View, event: Event) -> set[Placement]:
    match event:
        case Shuffled():
            return {frozenset()}
        case Dealt(seat=seat, cards=CardSet() as cards) | TakenUp(seat=seat, cards=CardSet() as cards):
            return put(placements, cards, seat)
        case Exposed(seat=seat, cards=shown):
            return put(placements, CardSet(sum(c.bit for c in shown)), seat)
        case Drawn(pull=pull, card=card):
            size = view.counts[pull.debtor]
            return {q for p in placements for q in moved(p, card, pull.debtor, pull.creditor, size)}
        case Given(pull=pull, card=card):
            size = view.counts[pull.creditor]
            return {q for p in placements for q in moved(p, card, pull.creditor, pull.debtor, size)}
        case _:
            return placements


def held_possible(view: View) -> set[Placement]:
    """The placements that the view allows, by `may`, `known` and `slipped`."""
    home = {c: seat for seat in range(SEATS) for c in view.known[seat]}
    loose = [c for c, seat in home.items() if seat != view.seat and view.slipped[seat]]
    sure = frozenset((c, seat) for c, seat in home.items() if c not in loose)
    found: set[Placement] = set()
    for seats in product(range(SEATS), repeat=len(loose)):
        gone = Counter(home[c] for c, seat in zip(loose, seats, strict=True) if seat != home[c])
        placed = sure | set(zip(loose, seats, strict=True))
        held = Counter(seat for _, seat in placed)
        if (
            all(n <= view.slipped[seat] for seat, n in gone.items())
            and all(c in view.may[seat] for c, seat in placed)
            and all(held[seat] <= view.counts[seat] for seat in range(SEATS))
        ):
            found.add(frozenset(placed))
    return found


def compare(seed: str) -> int:
    """Plays a match under random rules; how many views at a first lead left more than one placement."""
    dice = SeededDice(seed)
    rules = random_rules(GAME, dice, 6)
    views = [GAME.blank(rules, seat) for seat in range(SEATS)]
    placements: list[set[Placement]] = [{frozenset()} for _ in range(SEATS)]
    open_ones = 0
    for made in random_match(GAME, rules, dice):
        for seat in range(SEATS):
            for event in GAME.shown(made.state, made.move, made.after, seat):
                placements[seat] = follow(placements[seat], views[seat], event)
                views[seat] = GAME.observe(views[seat], event)
            if views[seat].phase is Phase.PLAY and not views[seat].plays:
                assert held_possible(views[seat]) == placements[seat], (seed, seat)
                open_ones += len(placements[seat]) > 1
    return open_ones


@pytest.mark.parametrize("part", range(4))
def test_a_seat_s_view_allows_just_the_placements_that_can_be(part: int) -> None:
    assert sum(compare(f"knowledge/{part}/{n}") for n in range(60)) > 3


@pytest.mark.parametrize("seed", ["hz1210", "hz1388"])
def test_a_known_card_that_slipped_away_and_is_seen_to_come_back_uses_up_its_slip(seed: str) -> None:
    """Under `drawn_shown` the third player sees the drawn card; these two matches once left him impossible worlds."""
    compare(seed)


@pytest.mark.long
def test_a_seat_s_view_allows_just_the_placements_that_can_be_in_many_matches() -> None:
    assert sum(compare(f"knowledge/long/{n}") for n in range(6000)) > 200
