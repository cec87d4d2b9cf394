"""Every way in which a move of 3-2-5 is refused: the code, and what would have been accepted."""

from __future__ import annotations

from typing import Any

import pytest

from satasat.cards import Card
from satasat.dealing import SeatDealer, Shuffle
from satasat.dice import SeededDice
from satasat.errors import IllegalMove
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import Cut, Decline, Draw, Fan, Give, Move, Name, Phase, Play, Turn
from satasat.games.three_two_five.rules import (
    PACK,
    CutRule,
    ReturnDrawn,
    Rules,
    Sevens,
    TrickInstead,
    TrumpAlternative,
    TrumpTiming,
)
from satasat.games.three_two_five.state import State
from satasat.testing import random_match
from tests.tables import C, D, H, S, Table, hand, last_trick, named, some

ONE_PULL = (-1, +1, 0)
F_HAND = "AS KS 9S AH 8H 9D AC QC JC 8C"


def fanned(rules: Rules | None = None) -> State:
    table = named(rules or Rules(), ONE_PULL, five=F_HAND, two="KD")
    return table.do(Fan(tuple(table.state.deal.hands[0]))).state


def giving(rules: Rules | None = None) -> State:
    """E32: F has drawn KD."""
    return named(rules or Rules(), ONE_PULL, five=F_HAND, two="KD").fan("KD").state


def led(rules: Rules | None = None) -> State:
    """F has led KH; T holds 9H and 7H."""
    return Table(rules).deal("KH", "9H 7H AC KC QC JC 10C 9C 8C AD").do(Name(C)).play("KH").state


TURNED = Table().deal("AS QS JS 10S 9S / KH KD 9D").do(Decline(TrumpAlternative.TURN_THREE)).state
WAITING = (
    Table(Rules(trump_alternatives=(TrumpAlternative.RANDOM_REST,)))
    .deal("AS KS QS JS 10S / QD JD 10D / JC 10C")
    .do(Decline(TrumpAlternative.RANDOM_REST))
    .state
)
LATE = Rules(trump_timing=TrumpTiming.AFTER_TEN, trump_alternatives=())
EITHER = Rules(return_drawn=ReturnDrawn.ALLOWED)
(KD, AH, AD, H7, AC, C8) = some("KD AH AD 7H AC 8C")


@pytest.mark.parametrize(
    ("state", "move", "code", "params"),
    [
        pytest.param(
            Table(dealer=None).state, SeatDealer(3), "no_such_seat", {"least": 0, "most": 2}, id="R-SEAT-1"
        ),
        pytest.param(
            Table().state,
            Shuffle(PACK[1:]),
            "wrong_cards",
            {"missing": [PACK[0]], "extra": []},
            id="R-PACK-1",
        ),
        pytest.param(
            Table().state,
            Shuffle((*PACK[1:], PACK[1])),
            "wrong_cards",
            {"missing": [PACK[0]], "extra": [PACK[1]]},
            id="R-PACK-1-twice",
        ),
        *(
            pytest.param(
                Table(Rules(cut=CutRule.FIVE_SEAT)).deal().state,
                Cut(at),
                "cut_range",
                {"at": at, "least": 1, "most": 29},
                id=f"R-CUT-3-{at}",
            )
            for at in (0, 30, -1)
        ),
        pytest.param(
            Table().deal().state,
            Decline(TrumpAlternative.SEVENTH_CARD),
            "method_off",
            {"allowed": (TrumpAlternative.TURN_THREE,)},
            id="R-TRUMP-9",
        ),
        pytest.param(
            Table(LATE).deal().state,
            Decline(TrumpAlternative.TURN_THREE),
            "method_off",
            {"allowed": (), "timing": TrumpTiming.AFTER_TEN},
            id="R-TRUMP-12",
        ),
        pytest.param(TURNED, Name(S), "not_tied", {"allowed": (H, D)}, id="R-TRUMP-5"),
        pytest.param(WAITING, Turn(some("AS")[0]), "not_in_rest", {"card": some("AS")[0]}, id="R-TRUMP-8"),
        *(
            pytest.param(
                fanned(),
                Draw(place),
                "position_range",
                {"position": place, "least": 0, "most": 9},
                id=f"R-PULL-7-{place}",
            )
            for place in (10, -1)
        ),
        pytest.param(fanned(), Give(KD), "not_now", {"move": "give", "due": "draw"}, id="1.11"),
        pytest.param(giving(), Give(H7), "not_in_hand", {"card": H7}, id="R-PULL-7-give"),
        pytest.param(giving(), Give(KD), "return_drawn", {"card": KD}, id="R-PULL-10"),
        pytest.param(
            giving(), Give(AH), "return_keep", {"card": AH, "suit": H, "left": 1, "keep": 2}, id="R-PULL-9"
        ),
        pytest.param(
            giving(EITHER),
            Give(KD),
            "return_keep",
            {"card": KD, "suit": D, "left": 1, "keep": 2},
            id="R-PULL-10-keep",
        ),
        pytest.param(led(), Play(KD), "not_in_hand", {"card": KD}, id="R-PLAY-3-hand"),
        pytest.param(
            led(),
            Play(AC),
            "must_follow",
            {"card": AC, "suit": H, "cards": hand("9H 7H")},
            id="R-PLAY-3-follow",
        ),
        pytest.param(
            led(Rules(sevens=Sevens.PERMANENT_TRUMPS)),
            Play(H7),
            "must_follow",
            {"card": H7, "suit": H, "cards": hand("9H"), "sevens": Sevens.PERMANENT_TRUMPS},
            id="R-SEVEN-5",
        ),
        pytest.param(last_trick((5, 3, 2), rules=Rules(deals=1)), Play(C8), "match_over", {}, id="R-MATCH-2"),
        pytest.param(Table().state, Name(S), "not_now", {"move": "name", "due": "shuffle"}, id="R-TRUMP-1"),
    ],
)
def test_a_refusal_says_which_rule_and_what_was_due(
    state: State, move: Move, code: str, params: dict[str, Any]
) -> None:
    """The test's id is that of the rule."""
    with pytest.raises(IllegalMove) as why:
        GAME.step(state, move)
    assert why.value.code == code
    assert {name: why.value.params[name] for name in params} == params


@pytest.mark.parametrize("phase", [phase for phase in Phase if phase is not Phase.OVER])
def test_what_is_no_move_is_refused_and_nothing_else_happens(phase: Phase) -> None:
    """Programs make moves with fields of other types, or none at all: a refusal, never another error."""
    state = in_phase(phase)
    endless: list[Any] = []
    endless.append(endless)
    nonsense: list[Any] = [
        None,
        "play",
        Play("AS"),  # type: ignore[arg-type]
        Play(None),  # type: ignore[arg-type]
        Play(1),  # type: ignore[arg-type]
        Give([]),  # type: ignore[arg-type]
        Draw("x"),  # type: ignore[arg-type]
        Draw(True),
        Draw(2.0),  # type: ignore[arg-type]
        Cut(True),
        Cut("13"),  # type: ignore[arg-type]
        Fan(5),  # type: ignore[arg-type]
        Shuffle(5),  # type: ignore[arg-type]
        Shuffle(tuple(range(52))),  # type: ignore[arg-type]
        Shuffle(tuple(map(int, PACK))),  # type: ignore[arg-type]
        Shuffle(([],) * 30),  # type: ignore[arg-type]
        SeatDealer(2.5),  # type: ignore[arg-type]
        SeatDealer("0"),  # type: ignore[arg-type]
        Name("S"),  # type: ignore[arg-type]
        Name(()),  # type: ignore[arg-type]
        Turn("AS"),  # type: ignore[arg-type]
        Decline("turn_three"),  # type: ignore[arg-type]
        Play(Card(99)),
        Card(99),
        "\ud800",
        Name("\ud800"),  # type: ignore[arg-type]
        Name(10**5000),  # type: ignore[arg-type]
        Cut(endless),  # type: ignore[arg-type]
    ]
    for move in nonsense:
        with pytest.raises(IllegalMove) as refused:
            GAME.step(state, move)
        assert refused.value.code in {"not_a_move", "not_in_hand"}, (move, refused.value)


def in_phase(phase: Phase) -> State:
    """Some state in which that is due."""
    rules = Rules(
        cut=CutRule.FIVE_SEAT,
        trump_alternatives=tuple(TrumpAlternative),
        trick_instead=TrickInstead.ON,
        deals=3,
    )
    for seed in range(200):
        for made in random_match(GAME, rules, SeededDice(f"phase/{seed}")):
            if made.state.phase is phase:
                state: State = made.state
                return state
    raise AssertionError(phase)
