"""Claims, "all the rest are mine" (row 8): proven in every world that the claimant cannot rule out, and then played out."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

import pytest
from msgspec.structs import replace

from satasat.analysis import claim
from satasat.analysis.claim import play_out, positions, proven, takes_all, tricks_left, winning
from satasat.bots import Worlds, medium
from satasat.cards import Card, CardSet, encode
from satasat.dice import SeededDice
from satasat.game import NATURE, observe_all
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import Name, Phase
from satasat.games.three_two_five.rules import PRESETS, HighSeven, Rules, Sevens, TrumpAlternative
from satasat.games.three_two_five.state import State
from satasat.games.three_two_five.view import View
from satasat.games.three_two_five.worlds import count
from satasat.solver import Position
from satasat.testing import Made, random_match
from tests.solving import ORDERS, after, endings, winner
from tests.tables import S, Table, hand, some
from tests.test_worlds import lies
from tests.twins import twin

SEATS: Final = (0, 1, 2)
RULES: Final = (
    Rules(deals=3),
    Rules(deals=3, sevens=Sevens.PERMANENT_TRUMPS, trump_alternatives=tuple(TrumpAlternative)),
    PRESETS["pagat"],
    PRESETS["handed-tricks"],
)


@cache
def forced(position: Position, seat: int) -> bool:
    """Whether the seat takes all the rest, both others against it: every line of play is tried."""
    lines = (next_wins(position, card, seat) for card in position.legal)
    return any(lines) if position.turn == seat else all(lines)


def next_wins(position: Position, card: Card, seat: int) -> bool:
    if len(position.trick) == 2:
        if winner(position, card) != seat:
            return False
        if sum(map(len, position.hands)) == 1:
            return True
    return forced(after(position, card), seat)


def opened(view: View, hands: tuple[CardSet, CardSet, CardSet]) -> Position:
    assert view.trump is not None
    rules = view.rules
    return Position(hands, view.trump, view.leaders[-1], view.trick, rules.sevens, rules.high_seven)


def played(rules: Rules, seed: str) -> Iterator[tuple[State, tuple[View, ...], tuple[Made, ...]]]:
    """A match of three `medium`: each state in play, the seats' views of it, and what led there."""
    dice = SeededDice(seed)
    state = GAME.start(rules)
    views = tuple(GAME.blank(rules, seat) for seat in SEATS)
    past: list[Made] = []
    while (actor := GAME.actor(state)) is not None:
        move = GAME.chance(state, dice) if actor == NATURE else medium.choose(views[actor], Worlds(1), dice)
        after_it = GAME.step(state, move)
        views = observe_all(GAME, views, SEATS, state, move, after_it)
        past.append(Made(actor=actor, state=state, move=move, after=after_it))
        state = after_it
        if state.phase is Phase.PLAY:
            yield state, views, tuple(past)


@cache
def late(most: int, matches: int) -> tuple[View, ...]:
    """Views of matches by rule players with at most so many tricks to go."""
    return tuple(
        view
        for number in range(matches)
        for state, views, _ in played(RULES[number % len(RULES)], f"claim/{number}")
        if sum(state.deal.taken) >= 10 - most
        for view in views
    )


def test_a_claim_is_proven_exactly_where_every_world_proves_it_by_brute_force() -> None:
    """Every view of the last three tricks of 40 matches; the worlds and the play are both tried plainly."""
    found = [
        (proven(view), all(forced(opened(view, lie), seat) for lie in lies(view)))
        for view in late(3, 40)
        if (seat := view.seat) is not None
    ]
    assert all(said == true for said, true in found)
    assert 300 < sum(said for said, _ in found) < len(found) - 1000


def test_no_world_refutes_a_proven_claim_with_more_tricks_to_go() -> None:
    views = [view for view in late(6, 12) if view.counts[0] >= 4 and count(view) <= 2000]
    proofs = [view for view in views if proven(view)]
    assert len(proofs) > 10
    for view in proofs:
        assert view.seat is not None
        for lie in list(lies(view))[::17]:
            assert takes_all(opened(view, lie), view.seat)


def test_the_positions_are_the_worlds_each_once() -> None:
    for view in late(3, 12):
        every = [position.hands for position in positions(view)]
        assert len(set(every)) == len(every)
        assert set(every) == set(lies(view))


def test_what_is_plain_from_the_hand_holds_in_every_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """The proof that looks at one's own hand alone never proves what the worlds refute."""
    plain = [view for view in late(5, 60) if proven_without_worlds(monkeypatch, view)]
    assert len(plain) > 60
    monkeypatch.setattr(claim, "_cashes", lambda _view, _seat: False)
    monkeypatch.setattr(claim, "MOST_WORLDS", 1_000_000)
    assert all(map(proven, plain))


def proven_without_worlds(monkeypatch: pytest.MonkeyPatch, view: View) -> bool:
    with monkeypatch.context() as none:
        none.setattr(claim, "MOST_WORLDS", -1)
        return proven(view)


def test_with_too_many_worlds_only_the_own_hand_proves() -> None:
    """The seven highest trumps and three aces, from the first trick on: more worlds than are tried, and sure."""
    table = Table(replace(Rules(deals=3), sevens=Sevens.LOW)).deal("AS KS QS JS TS 9S 8S / AH / AD / AC")
    view = table.do(Name(S)).view(1)
    assert count(view) > claim.MOST_WORLDS
    assert proven(view)
    table = Table(Rules(deals=3)).deal("AS KS QS JS TS 9S 8S / AH / AD / KC")
    assert not proven(table.do(Name(S)).view(1))


def test_nothing_is_proven_outside_the_play_or_for_a_spectator() -> None:
    table = Table(Rules(deals=3)).deal("AS KS QS JS TS 9S 8S / AH / AD / AC")
    assert table.view(1).phase is Phase.TRUMP
    assert not proven(table.view(1))
    assert not proven(table.do(Name(S)).view(None))


def test_the_answer_is_the_same_for_swapped_hidden_cards() -> None:
    """S4: had two cards that the claimant cannot see changed places, he would have been told the same."""
    answers: list[bool] = []
    for number in range(24):
        dice = SeededDice(f"swap/{number}")
        for state, views, past in played(RULES[number % len(RULES)], f"swap/{number}"):
            if sum(state.deal.taken) < 6 or dice.below(3):
                continue
            seat = dice.below(3)
            other = twin(state.rules, past, seat, dice)
            if other is not None:
                assert encode(other) == encode(views[seat])
                assert proven(other) == proven(views[seat])
                answers.append(proven(other))
    assert sum(answers) > 20
    assert len(answers) > 2 * sum(answers)


@pytest.mark.parametrize(("sevens", "high_seven"), ORDERS)
@pytest.mark.parametrize("cards", [1, 2, 3, 4])
def test_a_claim_that_holds_is_played_out_to_the_last_card(
    cards: int, sevens: Sevens, high_seven: HighSeven
) -> None:
    held = 0
    for position in endings(cards, 400, sevens, high_seven):
        for seat in SEATS:
            if takes_all(position, seat):
                held += 1
                check_play_out(position, seat)
            elif position.turn == seat:
                with pytest.raises(ValueError, match="does not hold"):
                    winning(position, seat)
    assert held > {1: 300, 2: 80, 3: 20, 4: 5}[cards]


def check_play_out(position: Position, seat: int) -> None:
    """Only allowed cards, every one that is held, and each trick is the claimant's."""
    cards = play_out(position, seat)
    assert len(cards) == sum(map(len, position.hands))
    due, won = tricks_left(position), 0
    for number, card in enumerate(cards, 1):
        assert card in position.legal
        if len(position.trick) == 2:
            assert winner(position, card) == seat
            won += 1
        if number < len(cards):
            position = after(position, card)
    assert won == due


def test_a_claim_that_does_not_hold_cannot_be_played_out() -> None:
    """The others are not made to lose: their lowest cards take the trick."""
    position = Position((hand("8D"), hand("AS"), hand("9S")), S, 0)
    for seat in (0, 2):
        with pytest.raises(ValueError, match="does not hold"):
            play_out(position, seat)
    assert play_out(position, 1) == (*hand("8D"), *hand("AS"), *hand("9S"))


def test_others_play_their_lowest_card_a_trump_last() -> None:
    mine = hand("KS QS")
    trick = some("AS")
    follows = Position((mine, hand("8S JH 9S"), hand("AC AH TH")), S, 0, trick)
    assert [winning(follows, 0)] == [*hand("8S")]
    throws = Position((mine, hand("AD JH TC"), hand("AC AH TH")), S, 0, trick)
    assert [winning(throws, 0)] == [*hand("TC")]
    keeps = Position((hand("KC QC"), hand("8S JH AH"), hand("JC 9C TH")), S, 0, some("AC"))
    assert [winning(keeps, 0)] == [*hand("JH")]


def test_the_random_matches_of_the_kit_never_lead_to_a_wrong_proof() -> None:
    """Proven by the view, then true in the cards as they lie."""
    seen = 0
    for number in range(30):
        rules = RULES[number % len(RULES)]
        views = tuple(GAME.blank(rules, seat) for seat in SEATS)
        for made in random_match(GAME, rules, SeededDice(f"kit/{number}")):
            views = observe_all(GAME, views, SEATS, made.state, made.move, made.after)
            deal = made.after.deal
            if made.after.phase is Phase.PLAY and sum(deal.taken) >= 6:
                for seat in SEATS:
                    if proven(views[seat]):
                        seen += 1
                        check_play_out(opened(views[seat], deal.hands), seat)
    assert seen > 50
