"""The solver: the kernels against brute force, and what must hold of every solution."""

from __future__ import annotations

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from itertools import permutations
from statistics import fmean
from typing import Any

import pytest
from msgspec.structs import replace

from satasat.cards import CARDS, NONE, SUITS, Card, CardSet, Suit, card, card_set, cards
from satasat.dice import SeededDice
from satasat.errors import BadPosition
from satasat.games.three_two_five.rules import PACK, SEATS, HighSeven, Sevens, with_seat
from satasat.solver import Concept, Position, Solution, Span, reference, solve
from tests.solving import ORDERS, after, ending, endings, winner

ANCHOR = Position(
    (
        cards("9S QS 8H QH KH TD QD AD TC QC"),
        cards("7S TS KS AS 9H JH 8D 9D 9C KC"),
        cards("8S JS 7H TH AH JD KD 8C JC AC"),
    ),
    Suit.HEARTS,
    leader=0,
)
every_order = pytest.mark.parametrize(("sevens", "high_seven"), ORDERS, ids=["low", "hearts", "spades"])
every_concept = pytest.mark.parametrize("concept", Concept, ids=lambda concept: concept.value)


def near(value: tuple[float, ...]) -> Any:
    return pytest.approx(value, abs=1e-9)


def everything(position: Position) -> tuple[Solution[Any], ...]:
    return tuple(solve(position, concept) for concept in Concept)


def full(number: int, sevens: Sevens, high_seven: HighSeven) -> Position:
    """A whole deal before the first lead."""
    dice = SeededDice(f"full/{number}")
    dealt = dice.shuffled(PACK)
    a, b, c = (card_set(dealt[10 * seat : 10 * seat + 10]) for seat in range(SEATS))
    return Position((a, b, c), dice.shuffled(SUITS)[0], dice.below(SEATS), (), sevens, high_seven)


# ------------------------------------------------------------------------------------------------- against brute force


def agree(position: Position, *, ranges: bool) -> None:
    """The kernels say what brute force says, of the position and of each card."""
    due = reference.answer(position, ranges=ranges)
    par = solve(position)
    assert [*par.cards] == [*due.par.cards] == [*position.legal]
    assert par.value == near(due.par.value), position
    for c, value in par.cards.items():
        assert value == near(due.par.cards[c]), (position, c)
    assert solve(position, Concept.GUARANTEED) == due.guaranteed, position
    if ranges:
        assert solve(position, Concept.RANGE) == due.range, position


@every_order
@pytest.mark.parametrize(("size", "number"), [(1, 80), (2, 180), (3, 240), (4, 140), (5, 30)])
def test_the_kernels_equal_brute_force(size: int, number: int, sevens: Sevens, high_seven: HighSeven) -> None:
    """2,010 endings of one to five cards; in two thirds of them the trick has begun."""
    for position in endings(size, number, sevens, high_seven):
        agree(position, ranges=size <= 4)


@every_order
@pytest.mark.parametrize("part", range(4))
def test_the_kernels_equal_brute_force_on_six_cards(part: int, sevens: Sevens, high_seven: HighSeven) -> None:
    """51 endings."""
    for position in [*endings(6, 17, sevens, high_seven)][part::4]:
        agree(position, ranges=False)


@pytest.mark.long
@every_order
def test_the_kernels_equal_brute_force_at_length(sevens: Sevens, high_seven: HighSeven) -> None:
    for size, number in ((4, 2000), (5, 300), (6, 40), (7, 2)):
        for number_of_position in range(number):
            dice = SeededDice(f"long/{size}/{number_of_position}")
            agree(ending(size, dice, sevens, high_seven), ranges=size <= 5)


# ----------------------------------------------------------------------------------------------------- known values


def test_a_deal_worked_out_by_another_program() -> None:
    assert solve(ANCHOR).value == near((4 + 1 / 6, 1 + 1 / 3, 4.5))
    assert solve(ANCHOR, Concept.GUARANTEED).value == (3, 1, 2)


def test_each_of_the_best_cards_is_equally_likely_not_each_kind_of_card() -> None:
    """Seat 0 loses its trick whatever it leads; clubs, of which it has two, hand the second trick to seat 2."""
    position = Position((cards("9D TC 9C"), cards("AD KD QD"), cards("AC KC QC")), Suit.SPADES, leader=0)
    solution = solve(position)
    assert solution.cards == {
        card("9D"): near((0, 3, 0)),
        card("TC"): near((0, 0, 3)),
        card("9C"): near((0, 0, 3)),
    }
    assert solution.value == near((0, 1, 2))
    assert solve(position, Concept.RANGE).value == (Span(0, 0), Span(0, 3), Span(0, 3))
    assert solve(position, Concept.GUARANTEED).value == (0, 0, 0)


def test_par_may_lie_outside_the_range() -> None:
    """Chances are weighed where ways of breaking ties are not: what nobody would choose for sure, he may for its mean."""
    hands = (cards("KH TH 7H TC"), cards("KS JS JH"), cards("AS TS JC 8C"))
    position = Position(hands, Suit.DIAMONDS, 1, (card("AH"),))
    agree(position, ranges=True)
    assert solve(position).value == near((2 / 3, 1, 2 + 1 / 3))
    assert solve(position, Concept.RANGE).value == (Span(0, 0), Span(1, 2), Span(2, 3))


def test_permanent_sevens_rank_as_the_rules_say() -> None:
    """R-SEVEN-1, 3, 4: both are trumps above the ace, the one named high on top."""
    hands = (cards("7S"), cards("7H"), cards("AC"))
    for sevens, high_seven, tricks in (
        (Sevens.LOW, HighSeven.HEARTS, (0, 0, 1)),
        (Sevens.PERMANENT_TRUMPS, HighSeven.HEARTS, (0, 1, 0)),
        (Sevens.PERMANENT_TRUMPS, HighSeven.SPADES, (1, 0, 0)),
    ):
        position = Position(hands, Suit.CLUBS, 0, (), sevens, high_seven)
        assert solve(position, Concept.GUARANTEED).value == tricks


# ------------------------------------------------------------------------------------------------ what always holds


def check_laws(position: Position) -> None:
    """What holds of every position, and ties the three concepts together."""
    left = len(position.hands[position.turn])
    turn = position.turn
    par, guaranteed, spans = (
        solve(position),
        solve(position, Concept.GUARANTEED),
        solve(position, Concept.RANGE),
    )
    for value in (par.value, *par.cards.values()):
        assert sum(value) == pytest.approx(left, abs=1e-12)
        assert min(value) >= 0
    assert sum(guaranteed.value) <= left
    for seat in range(SEATS):
        # who follows his best cards has in the end at least what he can force, against any play of the others
        assert guaranteed.value[seat] <= spans.value[seat].least <= spans.value[seat].most <= left
        assert guaranteed.value[seat] <= par.value[seat] + 1e-9
    # a position is worth what follows from its cards
    best = max(value[turn] for value in par.cards.values())
    good = [value for value in par.cards.values() if value[turn] >= best - 1e-9]
    assert par.value == near(tuple(map(fmean, zip(*good, strict=True))))
    worst = tuple(map(min, zip(*guaranteed.cards.values(), strict=True)))
    most = max(value[turn] for value in guaranteed.cards.values())
    assert guaranteed.value == tuple(most if seat == turn else worst[seat] for seat in range(SEATS))
    mine = [value[turn] for value in spans.cards.values()]
    assert spans.value[turn] == Span(max(s.least for s in mine), max(s.most for s in mine))
    for seat in range(SEATS):
        assert min(value[seat].least for value in spans.cards.values()) <= spans.value[seat].least
        assert max(value[seat].most for value in spans.cards.values()) >= spans.value[seat].most


@every_order
def test_the_laws_hold_in_endings(sevens: Sevens, high_seven: HighSeven) -> None:
    for size in range(1, 8):
        for position in endings(size, 12, sevens, high_seven):
            check_laws(position)


@every_order
def test_the_laws_hold_all_through_a_deal_and_its_positions_hang_together(
    sevens: Sevens, high_seven: HighSeven
) -> None:
    """What is said of a card is what is said of the position after it, from the ten cards to the last."""
    for number in range(2):
        position = full(number, sevens, high_seven)
        dice = SeededDice(number)
        while True:
            check_laws(position)
            par, guaranteed, spans = everything(position)
            played = dice.shuffled(tuple(position.legal))[0]
            if len(position.trick) == 2:
                won = winner(position, played)
                if position.hands[position.turn] == played.bit:
                    assert par.cards[played] == with_seat((0.0, 0.0, 0.0), won, 1.0)
                    break
                plus = [1 if seat == won else 0 for seat in range(SEATS)]
            else:
                plus = [0, 0, 0]
            position = after(position, played)
            now = everything(position)
            assert par.cards[played] == near(tuple(map(sum, zip(now[0].value, plus, strict=True))))
            assert [*guaranteed.cards[played]] == [*map(sum, zip(now[1].value, plus, strict=True))]
            assert [*spans.cards[played]] == [
                Span(span.least + n, span.most + n) for span, n in zip(now[2].value, plus, strict=True)
            ]


def renamed(position: Position, names: tuple[Suit, ...]) -> Position:
    """The position with each suit, in the order S H D C, called by another name."""
    high_seven = position.high_seven
    if names[0] is Suit.HEARTS:
        high_seven = HighSeven.SPADES if high_seven is HighSeven.HEARTS else HighSeven.HEARTS
    a, b, c = (card_set(called(card, names) for card in hand) for hand in position.hands)
    trick = tuple(called(card, names) for card in position.trick)
    trump = names[position.trump.index]
    return Position((a, b, c), trump, position.leader, trick, position.sevens, high_seven)


def called(old: Card, names: tuple[Suit, ...]) -> Card:
    return CARDS[13 * names[old.suit.index].index + old % 13]


def rotated(position: Position, by: int) -> Position:
    """Every player `by` seats further on."""
    a, b, c = (position.hands[(seat - by) % SEATS] for seat in range(SEATS))
    return replace(position, hands=(a, b, c), leader=(position.leader + by) % SEATS)


def same(one: Solution[Any], other: Solution[Any], names: tuple[Suit, ...], by: int) -> None:
    """The solutions of a position, and of it renamed and rotated, say the same."""
    flat = [
        (other.value, one.value),
        *((other.cards[called(c, names)], value) for c, value in one.cards.items()),
    ]
    assert len(other.cards) == len(one.cards)
    for new, old in flat:
        turned = tuple(old[(seat - by) % SEATS] for seat in range(SEATS))
        assert new == (near(turned) if isinstance(turned[0], float) else turned)


@every_concept
@every_order
def test_names_of_suits_and_seats_change_nothing(
    sevens: Sevens, high_seven: HighSeven, concept: Concept
) -> None:
    suits = list(permutations(SUITS))
    for size in range(1, 9):
        for number, position in enumerate(endings(size, 6, sevens, high_seven)):
            held = card_set(position.trick) | position.hands[0] | position.hands[1] | position.hands[2]
            dice = SeededDice(number)
            names, by = suits[dice.below(len(suits))], dice.below(SEATS)
            if held & cards("7S 7H"):  # these suits are longer than the others
                names = (SUITS[1], SUITS[0], SUITS[3], SUITS[2])
            other = rotated(renamed(position, names), by)
            same(solve(position, concept), solve(other, concept), names, by)


@every_concept
def test_a_value_is_the_same_bit_for_bit_whatever_was_solved_before(concept: Concept) -> None:
    """Each thread begins with empty tables."""
    positions = [p for order in ORDERS for size in (3, 6, 8) for p in endings(size, 4, *order)]

    def solved(some: list[Position]) -> dict[Position, Solution[Any]]:
        return {position: solve(position, concept) for position in some}

    backwards = positions[::-1] * 2
    with ThreadPoolExecutor(1) as one, ThreadPoolExecutor(1) as other:
        first, second = one.submit(solved, positions), other.submit(solved, backwards)
        alone = [pool_of_one(position, concept) for position in positions[:6]]
        due = first.result()
        assert second.result() == due
    assert alone == [due[position] for position in positions[:6]]
    assert solved(positions) == due


def pool_of_one(position: Position, concept: Concept) -> Solution[Any]:
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(solve, position, concept).result()


@every_concept
def test_a_full_table_costs_time_and_changes_no_value(
    concept: Concept, monkeypatch: pytest.MonkeyPatch
) -> None:
    from satasat.solver import door
    from satasat.solver.tables import Table, Tables

    positions = [p for order in ORDERS for p in endings(6, 4, *order)]
    due = [solve(position, concept) for position in positions]
    tiny = Tables()
    tiny.par, tiny.guaranteed, tiny.outcomes = Table(3, notes=True), Table(2), Table(3)
    monkeypatch.setattr(door, "TABLES", tiny)
    assert [solve(position, concept) for position in positions] == due


def test_no_two_positions_share_a_key() -> None:
    """The planes can be read off the key again, with eight trumps and with nine."""
    from satasat.solver.door import Planes
    from satasat.solver.planes import key

    for number in range(60):
        for order in ORDERS:
            for position in (full(number, *order), *endings(9, 1, *order)):
                if not position.trick:
                    planes = Planes(position)
                    lo, hi = int(planes.lo), int(planes.hi)
                    assert read_key(int(key(planes.lo, planes.hi))) == (lo, hi)


def read_key(word: int) -> tuple[int, int]:
    """The planes of a key: a card in the last places of two plain suits, with eight trumps out, is a ninth trump."""
    lo, hi = word & 0xFFFFFFFF, word >> 32
    either = lo | hi
    if either & 0x8080 == 0x8080 and either >> 24 == 0xFF:
        lo = lo & ~0x8080 | (lo >> 7 & 1) << 32
        hi = hi & ~0x8080 | (hi >> 7 & 1) << 32
    return lo, hi


def test_tables_take_less_than_64_megabytes() -> None:
    from satasat.solver.tables import TABLES

    solve(ANCHOR)
    held = sum(table.size for table in vars(TABLES).values())
    assert 10_000_000 < held <= 64_000_000


# ------------------------------------------------------------------------------------------------------- bad positions


def position(hands: str, trick: str = "", leader: int = 0, **more: Any) -> Position:
    a, b, c = (cards(part) for part in hands.split("/"))
    return Position((a, b, c), Suit.HEARTS, leader, tuple(map(card, trick.split())), **more)


@pytest.mark.parametrize(
    ("make", "code", "params"),
    [
        pytest.param(
            lambda: Position((NONE, NONE), Suit.HEARTS, 0),  # type: ignore[arg-type]
            "hands_of_three",
            {"hands": 2},
            id="two hands",
        ),
        pytest.param(
            lambda: position("AS / KS / QS", leader=3),
            "no_such_leader",
            {"leader_no": 3, "least": 0, "most": 2},
            id="leader 3",
        ),
        pytest.param(
            lambda: position("AS / KS / QS", "JS TS 9S"),
            "trick_too_long",
            {"trick": (card("JS"), card("TS"), card("9S"))},
            id="three cards in the trick",
        ),
        pytest.param(
            lambda: position("AS / KS / 7D"), "not_of_the_pack", {"card": card("7D")}, id="R-PACK-1"
        ),
        pytest.param(
            lambda: position("/ KS / QS", "2C"), "not_of_the_pack", {"card": card("2C")}, id="R-PACK-1, trick"
        ),
        pytest.param(
            lambda: position("AS / KS / AS"), "card_twice", {"card": card("AS")}, id="two hands hold"
        ),
        pytest.param(
            lambda: position("AS / KS QS / JS TS", "KS"),
            "card_twice",
            {"card": card("KS")},
            id="in hand and trick",
        ),
        pytest.param(
            lambda: position("AS / KS QS / JS"),
            "uneven_hands",
            {"sizes": [1, 2, 1], "least": 1, "most": 10},
            id="R-DEAL-2",
        ),
        pytest.param(
            lambda: position("AS / KS / QS", "JS"),
            "uneven_hands",
            {"sizes": [2, 1, 1], "least": 1, "most": 10},
            id="a card too many in the trick",
        ),
        pytest.param(
            lambda: position("/ /"),
            "uneven_hands",
            {"sizes": [0, 0, 0], "least": 1, "most": 10},
            id="empty hands",
        ),
        pytest.param(
            lambda: position("AS / KD / QS JS", "KS AD"),
            None,
            {},
            id="void",
        ),
        pytest.param(
            lambda: position("AS / QS / JS TS", "KS AD"),
            "did_not_follow",
            {"seat_no": 1, "card": card("AD"), "cards": cards("QS")},
            id="R-PLAY-3",
        ),
        pytest.param(
            lambda: position("AS / 7S / JS TS", "KH AD", sevens=Sevens.PERMANENT_TRUMPS),
            "did_not_follow",
            {"seat_no": 1, "card": card("AD"), "cards": cards("7S")},
            id="R-SEVEN-4",
        ),
        pytest.param(
            lambda: position("AS / 7S / JS TS", "KS AD", sevens=Sevens.PERMANENT_TRUMPS),
            None,
            {},
            id="R-SEVEN-4, it has left its suit",
        ),
    ],
)
def test_positions_that_no_deal_leads_to(make: Any, code: str | None, params: dict[str, Any]) -> None:
    if code is None:
        assert make()
        return
    with pytest.raises(BadPosition) as caught:
        make()
    assert (caught.value.code, caught.value.params) == (code, params)


def test_every_position_of_a_deal_is_one() -> None:
    position = full(1, *ORDERS[1])
    for _ in range(29):
        assert position.legal
        position = after(position, next(iter(position.legal)))
    assert isinstance(position.legal, CardSet)


def test_the_door_loads_no_compiler() -> None:
    code = "import sys, satasat.solver, satasat.solver.reference; print('numba' in sys.modules, 'numpy' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout == "False False\n"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("hands", "AH KH QH"),
        ("hands", [CardSet(1), CardSet(2), CardSet(4)]),
        ("hands", (1, 2, 4)),
        ("hands", None),
        ("trump", "H"),
        ("trump", None),
        ("leader", 1.0),
        ("leader", True),
        ("trick", ("AH",)),
        ("trick", None),
        ("sevens", "low"),
        ("high_seven", None),
    ],
)
def test_a_field_of_another_type_is_refused_at_once(field: str, value: object) -> None:
    """Programs make positions, too, and not all of them are checked by mypy."""
    given: dict[str, Any] = {"hands": (CardSet(1), CardSet(2), CardSet(4)), "trump": Suit.HEARTS, "leader": 0}
    with pytest.raises(BadPosition) as caught:
        Position(**given | {field: value})
    assert caught.value.code == "wrong_type"
    assert caught.value.params["field"] == field
