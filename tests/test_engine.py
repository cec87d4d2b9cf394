"""The engine over random rules and random legal moves, against the rules as a test would write them down."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import Phase as Stage
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from satasat.cards import NONE, PACK_30, Card, CardSet, Suit, card_set, decode, encode
from satasat.dealing import Shuffle
from satasat.dice import SeededDice
from satasat.errors import OutOfTurn
from satasat.game import NATURE, Actor, Seat, act, observe_all, replay, uniform
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import Draw, Move, Name, Phase, Play
from satasat.games.three_two_five.rules import (
    DealerRule,
    HighSeven,
    Pull,
    Pulls,
    Rules,
    Scoring,
    Sevens,
    Three,
)
from satasat.games.three_two_five.state import State
from satasat.games.three_two_five.view import View
from satasat.testing import check_game, check_step, check_views, check_worlds, rules_of
from tests.tables import EVERYBODY, S, Table

# ---------------------------------------------------------------------------- the rules, a second time and plainly


def suit_in_play(card: Card, trump: Suit, rules: Rules) -> Suit:
    """R-SEVEN-4: a permanent seven belongs to the trump suit for all purposes."""
    return trump if rules.sevens is Sevens.PERMANENT_TRUMPS and card.rank == "7" else card.suit


def best_of(trick: list[Card], trump: Suit, rules: Rules) -> int:
    """R-PLAY-5: highest trump, else the highest card of the suit led; the place in the trick."""
    suits = [suit_in_play(card, trump, rules) for card in trick]
    counting = trump if trump in suits else suits[0]

    def height(place: int) -> int:
        card = trick[place]
        if suits[place] is not counting:
            return -1
        if rules.sevens is Sevens.PERMANENT_TRUMPS and card.rank == "7":  # R-SEVEN-2, R-SEVEN-3
            return 101 if (card.suit is Suit.HEARTS) == (rules.high_seven is HighSeven.HEARTS) else 100
        return "789TJQKA".index(card.rank)

    return max(range(3), key=height)


def quota(seat: Seat, dealer: Seat) -> int:
    """R-SEAT-2: D two, F five, T three."""
    return {dealer: 2, (dealer + 1) % 3: 5, (dealer + 2) % 3: 3}[seat]


def piles(taken: list[int], promised: tuple[Pull, ...]) -> list[int]:
    """R-GIVE-3."""
    counts = list(taken)
    for pull in promised:
        if counts[pull.debtor]:
            counts[pull.debtor] -= 1
            counts[pull.creditor] += 1
    return counts


def score(counts: list[int], taken: list[int], dealer: Seat, rules: Rules) -> Three:
    """R-SCORE-1 to 3, R-GIVE-5."""
    points = []
    for seat in range(3):
        mine = counts[seat] - (quota(seat, dealer) if rules.scoring is Scoring.MINUS_QUOTA else 0)
        points.append(mine + (rules.slam_bonus if taken[seat] == 10 else 0))
    return (points[0], points[1], points[2])


def dealer_after(counts: list[int], dealer: Seat, rules: Rules) -> Seat:
    """R-DEALER-1 to 4: the next in turn, or of those furthest below the first in turn after the dealer."""
    below = [quota(seat, dealer) - counts[seat] for seat in range(3)]
    if rules.dealer_rule is DealerRule.ROTATE or max(below) <= 0:
        return (dealer + 1) % 3
    turns = [(dealer + 1) % 3, (dealer + 2) % 3, dealer]
    return next(seat for seat in turns if below[seat] == max(below))


# ------------------------------------------------------------------------------------------------- the machine


class Match(RuleBasedStateMachine):
    """A match under any rules; after every move everything below must hold."""

    state: State

    @initialize(rules=rules_of(GAME, most=3))
    def sit_down(self, rules: Rules) -> None:
        self.state = GAME.start(rules)
        self.views: tuple[View, ...] = tuple(GAME.blank(rules, seat) for seat in EVERYBODY)
        self.moves: list[tuple[Actor, Move]] = []
        self.trick: list[Card] = []
        self.taken = [0, 0, 0]
        self.draws = 0

    @rule(seed=st.integers(0, 2**32), number=st.sampled_from([1, 7, 40]))
    def go_on(self, seed: int, number: int) -> None:
        dice = SeededDice(seed)
        for _ in range(number):
            actor = GAME.actor(self.state)
            check_step(GAME, self.state, dice, tries=6)
            if actor is None:
                self.teardown()
                self.sit_down(self.state.rules)
                continue
            move = (
                GAME.chance(self.state, dice)
                if actor == NATURE
                else uniform(GAME, GAME.legal(self.state), dice)
            )
            self.make(actor, move)
            self.every_seat_sees_the_truth()
            self.cards_are_where_they_should_be()
        check_worlds(GAME, self.state, self.views[dice.below(4)], dice, samples=1)

    def make(self, actor: Actor, move: Move) -> None:
        before = self.state
        self.state = act(GAME, before, actor, move)
        self.views = observe_all(GAME, self.views, EVERYBODY, before, move, self.state)
        self.moves.append((actor, move))
        if isinstance(move, Shuffle):
            self.taken, self.draws = [0, 0, 0], 0
            due = sum(max(0, debt) for debt in self.state.debts)
            assert len(self.state.deal.pulls) == (due if self.state.rules.pulls is Pulls.ON else 0)
        if isinstance(move, Draw):  # R-PULL-18
            self.draws += 1
            assert self.draws <= 8
        if isinstance(move, Play):
            self.trick.append(move.card)
            if len(self.trick) == 3:
                self.take(before)

    def take(self, before: State) -> None:
        """A trick is complete: who takes it leads (R-PLAY-5, 6); after ten, the deal is scored."""
        trump = before.deal.trump
        assert trump is not None
        winner = (before.deal.leader + best_of(self.trick, trump, before.rules)) % 3
        self.trick = []
        self.taken[winner] += 1
        if sum(self.taken) < 10:
            assert GAME.actor(self.state) == winner
            assert self.state.deal.taken == tuple(self.taken)
            return
        counts = piles(self.taken, before.deal.promised)
        row = self.state.sheet[-1]
        assert (row.dealer, row.trump, row.tricks) == (before.dealer, trump, tuple(counts))
        assert sum(row.tricks) == 10
        assert row.points == score(counts, self.taken, before.dealer, before.rules)
        assert self.state.totals == tuple(t + p for t, p in zip(before.totals, row.points, strict=True))
        assert self.state.debts == tuple(counts[seat] - quota(seat, before.dealer) for seat in range(3))
        assert sum(self.state.debts) == 0
        if self.state.phase is not Phase.OVER:
            assert self.state.dealer == dealer_after(counts, before.dealer, before.rules)
            assert self.state.deal_no == before.deal_no + 1

    def every_seat_sees_the_truth(self) -> None:
        check_views(GAME, self.state, dict(zip(EVERYBODY, self.views, strict=True)))
        for view in self.views:
            assert decode(encode(view), View) == view
            if view.seat is not None and self.state.phase is not Phase.TURN:
                assert view.hand == self.state.deal.hands[view.seat]
            if self.state.phase is Phase.PLAY:
                assert view.leaders[-1] == self.state.deal.leader
                trump = self.state.deal.trump
                assert trump is not None
                for seat, suits in enumerate(view.voids):
                    held = {
                        suit_in_play(card, trump, self.state.rules) for card in self.state.deal.hands[seat]
                    }
                    assert held.isdisjoint(suits)

    def cards_are_where_they_should_be(self) -> None:
        """Thirty cards once; ten each outside an exchange, eleven and nine between draw and give."""
        state, deal = self.state, self.state.deal
        sizes = [*map(len, deal.hands)]
        played = card_set(self.views[0].plays)
        if state.phase in {Phase.ELECT, Phase.FAN, Phase.DRAW}:
            assert sizes == [10, 10, 10]
        elif state.phase is Phase.GIVE:
            pull = deal.pulls[deal.pull]
            assert (sizes[pull.creditor], sizes[pull.debtor], sum(sizes)) == (11, 9, 30)
        elif state.phase is Phase.PLAY:
            assert max(sizes) - min(sizes) <= 1
            assert sum(sizes) == 30 - len(played)
        if state.phase in {Phase.ELECT, Phase.FAN, Phase.DRAW, Phase.GIVE, Phase.PLAY}:
            where = [*deal.hands, played]
            assert sum(map(len, where)) == 30
            assert card_set(c for place in where for c in place) == PACK_30
        elif sum(sizes):
            dealt: CardSet = card_set(c for held in deal.hands for c in held)
            assert len(dealt) == sum(sizes)
            assert set(deal.pack) == set(PACK_30)
            assert played == NONE

    @invariant()
    def the_record_holds_everything(self) -> None:
        """JSON round trip; the same moves lead to the same state."""
        if hasattr(self, "moves"):
            assert decode(encode(self.state), State) == self.state
            assert (GAME.result(self.state) is None) == (self.state.phase is not Phase.OVER)

    def teardown(self) -> None:
        if hasattr(self, "moves"):
            assert replay(GAME, self.state.rules, self.moves) == self.state


TestMatch = Match.TestCase
TestMatch.settings = settings(
    max_examples=40,
    stateful_step_count=12,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow],
    phases=(Stage.explicit, Stage.reuse, Stage.generate),
)


def test_the_game_passes_the_conformance_kit() -> None:
    """Each preset once, then random rules."""
    check_game(GAME, seed="3-2-5", matches=20)


@pytest.mark.parametrize("by", [0, 2, NATURE])
def test_only_who_is_to_act_may_act(by: Actor) -> None:
    """R-TRUMP-1: F (seat 1), and nobody else, names trump."""
    state = Table().deal().state
    assert act(GAME, state, 1, Name(S)).deal.trump is S
    with pytest.raises(OutOfTurn) as why:
        act(GAME, state, by, Name(S))
    assert why.value.params["by"] == by
