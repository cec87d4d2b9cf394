"""The oracle `tests.brute` against the records, the golden examples of RULES.md section 8 and its own counts."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.brute import (
    OPTIONS,
    PACK,
    PRESETS,
    RANKS,
    SEATS,
    SUITS,
    Match,
    Refused,
    Rules,
    deal_points,
    dealer_takes_ten,
    exchange_units,
    fanned,
    hand_over,
    legal_plays,
    load_position,
    mixed,
    next_dealer,
    perft,
    quota,
    returnable,
    top_suits,
    trick_winner,
)

GOLDEN = Path(__file__).parent / "golden"
RECORDS = GOLDEN / "records"
POSITIONS = sorted((GOLDEN / "perft").glob("*.json"))


# -------------------------------------------------------------------------------------------------- the records


def pairs(items: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object without duplicate keys."""
    found = dict(items)
    if len(found) < len(items):
        raise Refused("duplicate key")
    return found


def header_match(line: dict[str, Any]) -> Match:
    """The match that a header begins."""
    if (line["format"], line["version"], len(line["players"])) != ("satasat", 1, 3):
        raise Refused("not a header of this format")
    match = Match(line["rules"])
    if "preset" in line and mixed(line["preset"]) != line["rules"]:
        raise Refused("the options are not those of the preset")
    return match


def move_line(match: Match, line: dict[str, Any]) -> None:
    """One move line of a record."""
    if not {"by", "move"} <= set(line) <= {"by", "move", "ms", "auto", "proof"}:
        raise Refused("keys beside by and move")
    match.apply(line["by"], line["move"])


def result_line(match: Match, line: dict[str, Any]) -> None:
    """The result line of a record: exactly what replaying gives."""
    if json.dumps(line, sort_keys=True) != json.dumps({"result": match.result()}, sort_keys=True):
        raise Refused("the result differs")


def read(path: Path) -> tuple[list[Match], list[int]]:
    """The 3-2-5 matches of a file that hold, finished or not, and the lines at which the others break."""
    held: list[Match] = []
    faults: list[int] = []
    match: Match | None = None  # the match being read; None after a fault and in a match of another game
    ended = False  # its result has been read
    for number, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        try:
            line = json.loads(text, object_pairs_hook=pairs)
            if "format" in line:
                if match is not None and match.due() == "over" and not ended:
                    raise AssertionError("no_result occurs in none of the files")
                match, ended = None, False
                if line["game"] == "three-two-five":
                    match = header_match(line)
                    held.append(match)
            elif match is not None:
                if ended:
                    raise Refused("a line after the result")
                if "result" in line:
                    result_line(match, line)
                    ended = True
                else:
                    move_line(match, line)
        except (Refused, ValueError, KeyError, TypeError):
            faults.append(number)
            if match is not None:
                held.pop()
            match = None
    return held, faults


def test_records_hold() -> None:
    held, faults = read(RECORDS / "three-two-five.jsonl")
    assert faults == []
    assert len(held) == 23
    assert [match.due() == "over" for match in held].count(False) == 1


def test_faulty_records_break_where_they_should() -> None:
    lines = (RECORDS / "faulty.jsonl").read_text(encoding="utf-8").splitlines()
    listed = [int(text) for text in (RECORDS / "faulty.lines").read_text().split()]
    expected = []
    for fault in listed:
        head = max(n for n in range(1, fault + 1) if lines[n - 1].startswith('{"format"'))
        if json.loads(lines[head - 1])["game"] == "three-two-five":
            expected.append(fault)
    assert len(expected) == 11
    held, faults = read(RECORDS / "faulty.jsonl")
    assert faults == expected
    assert held == []


def test_records_reach_every_kind_of_move() -> None:
    kinds = set()
    for text in (RECORDS / "three-two-five.jsonl").read_text(encoding="utf-8").splitlines():
        line = json.loads(text)
        if "move" in line:
            move = line["move"]
            kinds.add(str(move.get("method", move["type"])))
    assert kinds == {
        "seat_dealer", "shuffle", "cut", "name", "turn_three", "seventh_card", "random_rest", "turn",
        "offer", "concede", "fan", "draw", "give", "play",
    }  # fmt: skip


# -------------------------------------------------------------------------------------------------------- perft


def test_positions_cover_the_presets() -> None:
    assert len(POSITIONS) >= 16
    assert {path.stem for path in POSITIONS} >= set(PRESETS)
    for name, rules in PRESETS.items():
        assert load_position(GOLDEN / "perft" / f"{name}.json").rules == rules


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_perft(path: Path) -> None:
    position = load_position(path)
    assert len(position.counts) >= 2
    assert [position.perft(depth + 1) for depth in range(len(position.counts))] == position.counts


def test_perft_of_small_matters() -> None:
    match = started(mixed("plain"))
    assert perft(match, 0, [], []) == 1
    assert perft(match, 1, [PACK], [[]]) == 4  # nature shuffles, F names
    over = random_match(mixed("plain", deals=1), 1)[-1]
    assert perft(over, 0, [], []) == 1
    assert perft(over, 1, [], []) == 0


# ------------------------------------------------------------------------------------------------- golden tests


def cards(text: str) -> list[str]:
    """'AS 10D' and the like as a list of cards."""
    return text.replace("10", "T").split()


def started(rules: Rules, dealer: int = 0) -> Match:
    match = Match(rules)
    match.apply("nature", {"type": "seat_dealer", "seat": dealer})
    return match


def shuffled(rules: Rules, order: list[str], dealer: int = 0) -> Match:
    match = started(rules, dealer)
    match.apply("nature", {"type": "shuffle", "order": order})
    return match


def pack_for(five: str, three: str = "", dealer: str = "") -> list[str]:
    """A pack whose deal begins F's, T's and D's hands with these cards, in that order."""
    wanted = [cards(five), cards(three), cards(dealer)]
    rest = [card for card in PACK if not any(card in hand for hand in wanted)]
    for hand in wanted:
        while len(hand) < 10:
            hand.append(rest.pop(0))
    return [card for start, end in ((0, 5), (5, 8), (8, 10)) for hand in wanted for card in hand[start:end]]


PERMANENT = mixed("high-sevens")
SPADES_HIGH = mixed("high-sevens", high_seven="spades")
LOW = mixed("plain")
DECLINE = {"type": "decline", "method": "turn_three"}
IN_ORDER = cards(
    "AS KS QS JS 10S 9S 8S 7S AH KH QH JH 10H 9H 8H 7H AD KD QD JD 10D 9D 8D AC KC QC JC 10C 9C 8C"
)


def test_e01_pack() -> None:
    assert len(PACK) == len(set(PACK)) == 30
    assert [len([card for card in PACK if card[1] == suit]) for suit in SUITS] == [8, 8, 7, 7]
    assert "7D" not in PACK
    assert "7C" not in PACK
    assert IN_ORDER == PACK


@pytest.mark.parametrize(("dealer", "roles"), [(0, [1, 2, 0]), (1, [2, 0, 1]), (2, [0, 1, 2])])
def test_e02_roles(dealer: int, roles: list[int]) -> None:
    assert [quota(seat, dealer) for seat in roles] == [5, 3, 2]
    match = shuffled(LOW, PACK, dealer)
    assert match.to_act() == roles[0]
    match.apply(roles[0], {"type": "name", "suit": "S"})
    assert match.hands[roles[0]][0] == "AS"
    assert match.hands[roles[1]][0] == "9S"
    assert match.hands[roles[2]][0] == "QH"


def test_e04_cut() -> None:
    match = shuffled(mixed("pagat"), IN_ORDER)
    assert match.due() == "cut"
    assert match.to_act() == 1
    assert match.moves() == [{"type": "cut", "at": at} for at in range(1, 30)]
    for at in (0, 30, True, 13.0, "13"):
        with pytest.raises(Refused):
            match.apply(1, {"type": "cut", "at": at})
    match.apply(1, {"type": "cut", "at": 13})
    assert match.hands[1][0] == "9H"
    assert match.pack[-1] == "TH"


def test_e05_deal() -> None:
    match = shuffled(LOW, IN_ORDER)
    assert [len(hand) for hand in match.hands] == [5, 5, 5]
    match.apply(1, {"type": "name", "suit": "C"})
    assert match.hands[1] == cards("AS KS QS JS 10S 7H AD KD KC QC")
    assert match.hands[2] == cards("9S 8S 7S AH KH QD JD 10D JC 10C")
    assert match.hands[0] == cards("QH JH 10H 9H 8H 9D 8D AC 9C 8C")
    assert match.due() == "play"
    assert match.to_act() == 1


def test_after_ten_deals_everything_first() -> None:
    match = shuffled(mixed("full-hand"), IN_ORDER)
    assert match.due() == "trump"
    assert match.hands[1] == cards("AS KS QS JS 10S 7H AD KD KC QC")
    assert len(match.moves()) == 4


def test_e06_turn_three() -> None:
    match = shuffled(mixed("satasat"), IN_ORDER)
    match.apply(1, DECLINE)
    assert match.turned == cards("7H AD KD")
    assert match.trump == "D"
    assert match.due() == "play"
    assert match.hands[1] == cards("AS KS QS JS 10S 7H AD KD KC QC")
    assert match.hands[2] == cards("9S 8S 7S AH KH QD JD 10D JC 10C")


@pytest.mark.parametrize(
    ("turned", "suits"),
    [("KH KS 9D", "SH"), ("AD 9S 9C", "D"), ("QH QS QC", "SHC"), ("7H 7S 8C", "C"), ("7H AD KD", "D")],
)
@pytest.mark.parametrize("rules", [mixed("satasat"), PERMANENT])
def test_e07_to_e10_ties(turned: str, suits: str, rules: Rules) -> None:
    assert top_suits(cards(turned)) == list(suits)
    first_five = [card for card in reversed(PACK) if card not in turned][:5]
    match = shuffled(rules, pack_for(" ".join(first_five) + " " + turned))
    match.apply(1, DECLINE)
    if len(suits) == 1:
        assert match.trump == suits
        assert match.due() == "play"
        return
    assert match.due() == "tie"
    assert match.to_act() == 1
    assert [len(hand) for hand in match.hands] == [5, 8, 5]
    for suit in SUITS:
        if suit not in suits:
            with pytest.raises(Refused):
                match.apply(1, {"type": "name", "suit": suit})
    with pytest.raises(Refused):
        match.apply(1, DECLINE)
    match.apply(1, {"type": "name", "suit": suits[-1]})
    assert match.trump == suits[-1]
    assert [len(hand) for hand in match.hands] == [10, 10, 10]


@pytest.mark.parametrize("sevens", ["low", "permanent_trumps"])
def test_e11_seventh_card(sevens: str) -> None:
    rules = mixed("plain", trump_alternatives=["seventh_card"], sevens=sevens)
    match = shuffled(rules, pack_for("AS KS QS JS 10S 9C 7S AH"))
    match.apply(1, {"type": "decline", "method": "seventh_card"})
    assert match.turned == ["7S"]
    assert match.trump == "S"


def test_e13_random_rest() -> None:
    match = shuffled(
        mixed("plain", trump_alternatives=["random_rest"]), pack_for("AS KS QS JS 10S QD JD 10D JC 10C")
    )
    with pytest.raises(Refused):
        match.apply(1, DECLINE)
    match.apply(1, {"type": "decline", "method": "random_rest"})
    assert match.due() == "turn"
    assert match.to_act() == "nature"
    assert match.moves() == [{"type": "turn", "card": card} for card in cards("QD JD 10D JC 10C")]
    with pytest.raises(Refused):
        match.apply("nature", {"type": "turn", "card": "AS"})
    match.apply("nature", {"type": "turn", "card": "JC"})
    assert match.trump == "C"


@pytest.mark.parametrize(
    ("led", "hand", "trump", "rules", "allowed"),
    [
        ("KH", "9H 7S AC", "C", LOW, "9H"),  # E14
        ("KH", "7S AC 9D", "C", LOW, "7S AC 9D"),  # E15
        ("KC", "7H AH 9D", "C", PERMANENT, "7H"),  # E20
        ("AH", "7H KD 9S", "C", PERMANENT, "7H KD 9S"),  # E21
        ("AH", "7H KD 8H", "C", PERMANENT, "8H"),
        ("AH", "7H KD 9S", "C", LOW, "7H"),
        ("7S", "8C AS 9H", "C", PERMANENT, "8C"),  # E22
        ("7S", "AS 9H", "C", PERMANENT, "AS 9H"),
        ("7S", "8C AS 9H", "C", LOW, "AS"),
        ("AS", "7H 8H", "S", PERMANENT, "7H"),  # E25
    ],
)
def test_e14_to_e25_following(led: str, hand: str, trump: str, rules: Rules, allowed: str) -> None:
    assert legal_plays(cards(hand), led, trump, rules) == cards(allowed)
    assert legal_plays(cards(hand), None, trump, rules) == cards(hand)


@pytest.mark.parametrize(
    ("trick", "trump", "rules", "winner"),
    [
        ("AD 8S KD", "S", LOW, "8S"),  # E16
        ("QD AC KD", "S", LOW, "KD"),  # E17
        ("AD 8S 9S", "S", LOW, "9S"),  # E18
        ("AD 9S 8S", "S", LOW, "9S"),
        ("AH 7S KH", "S", LOW, "7S"),  # E19
        ("7S AC 7H", "C", PERMANENT, "7H"),  # E23
        ("7S AC 7H", "C", SPADES_HIGH, "7S"),
        ("AH 7S 7H", "H", PERMANENT, "7H"),  # E24
        ("AH 7S KH", "H", PERMANENT, "7S"),
        ("AH 7H KH", "H", LOW, "AH"),
        ("9S AS 7S", "D", PERMANENT, "7S"),  # E26
        ("7S AC 7H", "S", mixed("plain", high_seven="spades"), "7S"),  # R-SEVEN-6
        ("7H 7S AC", "H", mixed("plain", high_seven="spades"), "7H"),
    ],
)
def test_e16_to_e26_tricks(trick: str, trump: str, rules: Rules, winner: str) -> None:
    assert cards(trick)[trick_winner(cards(trick), trump, rules)] == winner


@pytest.mark.parametrize("scoring", ["minus_quota", "raw_tricks"])
@pytest.mark.parametrize("bonus", [0, 5])
def test_e27_e28_dealer_takes_ten(scoring: str, bonus: int) -> None:
    rules = mixed("satasat", scoring=scoring, slam_bonus=bonus)
    match = Match(rules)
    for line in dealer_takes_ten(rules):
        match.apply(line["by"], line["move"])
    assert match.sheet[0]["tricks"] == [10, 0, 0]
    expected = [8, -5, -3] if scoring == "minus_quota" else [10, 0, 0]
    assert match.totals == [expected[0] + bonus, *expected[1:]]
    assert match.dealer == 1
    assert match.deal_no == 2
    assert match.due() == "shuffle"
    assert match.schedule == [(0, 1)] * 5 + [(0, 2)] * 3


FIVE_THREE = mixed("satasat", debtor_order="dealer_five_three")


@pytest.mark.parametrize(
    ("f_t_d", "rules", "units"),
    [
        ("0 0 10", mixed("satasat"), [(0, 1)] * 5 + [(0, 2)] * 3),  # E28
        ("2 4 4", mixed("satasat"), [(2, 1), (0, 1), (0, 1)]),  # E29
        ("8 1 1", mixed("satasat"), [(1, 0), (1, 2), (1, 2)]),  # E30
        ("8 1 1", FIVE_THREE, [(1, 2), (1, 2), (1, 0)]),
        ("5 3 2", mixed("satasat"), []),  # E31
        ("8 1 1", mixed("plain"), []),
        ("7 2 1", mixed("satasat", dealer_rule="loser_deals"), [(1, 2), (1, 0)]),  # E44
    ],
)
def test_e28_to_e31_schedule(f_t_d: str, rules: Rules, units: list[tuple[int, int]]) -> None:
    counts = by_seat(f_t_d)
    assert exchange_units(counts, 0, next_dealer(counts, 0, rules), rules) == units


def by_seat(f_t_d: str) -> list[int]:
    """Counts in F-T-D order, dealer 0, as counts by seat."""
    five, three, two = (int(text) for text in f_t_d.split())
    return [two, five, three]


E32 = "AS KS 9S AH 8H KD 9D AC QC JC 8C"
E34 = "8C 9C 7H AH KH 10H AS KS AD KD QD"


@pytest.mark.parametrize(
    ("eleven", "drawn", "trump", "rules", "allowed"),
    [
        (E32, "KD", "S", mixed("satasat"), "AS KS 9S AC QC JC 8C"),
        (E32, "KD", "S", mixed("satasat", return_keep=1), "AS KS 9S AH 8H 9D AC QC JC 8C"),
        (E32, "KD", "S", mixed("satasat", return_keep=0), E32.replace("KD ", "")),
        (E32, "KD", "S", mixed("satasat", return_keep=0, return_drawn="allowed"), E32),
        ("AS KS QS JS 9S AH KH AD KD AC KC", "9S", "S", mixed("satasat"), "AS KS QS JS"),  # E33
        (E34, "10H", "C", PERMANENT, "8C 9C 7H AH KH AD KD QD"),
    ],
)
def test_e32_to_e34_returnable(eleven: str, drawn: str, trump: str, rules: Rules, allowed: str) -> None:
    found = returnable(cards(eleven), cards(drawn)[0], trump, rules)
    assert sorted(found) == sorted(cards(allowed))


def test_e35_two_exchanges() -> None:
    match = shuffled(
        mixed("satasat"),
        pack_for(
            "AS KS QS 9H 8H 10D 9D 8D KC QC",
            "AH KH QH JH AD KD QD JD AC JC",
            "JS 10S 9S 8S 7S 10H 7H 10C 9C 8C",
        ),
    )
    match.schedule = [(1, 2), (1, 2)]
    match.apply(1, {"type": "name", "suit": "S"})
    match.apply("nature", {"type": "fan", "order": sorted(match.hands[2])})
    match.apply(1, {"type": "draw", "position": sorted(match.hands[2]).index("AC")})
    match.apply(1, {"type": "give", "card": "8D"})
    assert match.due() == "fan"
    match.apply("nature", {"type": "fan", "order": sorted(match.hands[2])})
    match.apply(1, {"type": "draw", "position": sorted(match.hands[2]).index("8D")})
    allowed = [move["card"] for move in match.moves()]
    assert sorted(allowed) == sorted(cards("AS KS QS 10D 9D KC QC AC"))
    for barred in ("8D", "9H", "8H", "KH"):
        with pytest.raises(Refused):
            match.apply(1, {"type": "give", "card": barred})


def test_e36_e37_points() -> None:
    minus, raw = mixed("plain"), mixed("teen-do-paanch")
    six = by_seat("6 3 1")
    assert deal_points(six, six, 0, minus) == by_seat("1 0 -1")
    assert deal_points(six, six, 0, raw) == six
    ten = by_seat("10 0 0")
    assert deal_points(ten, ten, 0, mixed("pagat", slam_bonus=5)) == by_seat("15 0 0")
    assert exchange_units(ten, 0, 1, mixed("pagat", slam_bonus=5)) == [(1, 0)] * 2 + [(1, 2)] * 3


@pytest.mark.parametrize(
    ("f_t_d", "loser"),
    [("4 2 4", 1), ("6 2 2", 2), ("6 4 0", 0), ("7 2 1", 2), ("3 2 5", 1), ("5 3 2", 1)],  # E38 to E43
)
def test_e38_to_e43_dealer(f_t_d: str, loser: int) -> None:
    assert next_dealer(by_seat(f_t_d), 0, mixed("handed-tricks")) == loser
    assert next_dealer(by_seat(f_t_d), 0, mixed("plain")) == 1


def test_e45_to_e47_hand_over() -> None:
    minus, raw = mixed("satasat", slam_bonus=5), mixed("handed-tricks")
    counts = hand_over([4, 3, 3], [(0, 1)])
    assert counts == [5, 2, 3]
    assert deal_points([4, 3, 3], counts, 2, minus) == [0, -1, 1]
    assert deal_points([4, 3, 3], counts, 2, raw) == [5, 2, 3]
    assert hand_over([6, 1, 3], [(0, 1), (0, 1)]) == [7, 0, 3]
    counts = hand_over([9, 1, 0], [(0, 1)])
    assert counts == [10, 0, 0]
    assert deal_points([9, 1, 0], counts, 2, raw) == [10, 0, 0]
    assert deal_points([10, 0, 0], hand_over([10, 0, 0], [(1, 0)]), 2, raw) == [14, 1, 0]
    assert hand_over([4, 1, 5], [(2, 1), (0, 1)]) == [4, 0, 6]  # in the order promised


def test_e48_shared_win() -> None:
    match = random_match(mixed("plain", deals=1), 3)[-1]
    match.totals = [12, 12, 6]
    assert match.result()["winners"] == [0, 1]


def test_e49_e50_totals() -> None:
    tricks = [[1, 6, 3], [4, 2, 4], [5, 1, 4]]  # by seat; dealers 0, 1, 2
    raw, minus = [0, 0, 0], [0, 0, 0]
    for dealer, counts in enumerate(tricks):
        for seat in SEATS:
            raw[seat] += deal_points(counts, counts, dealer, mixed("pagat"))[seat]
            minus[seat] += deal_points(counts, counts, dealer, mixed("plain"))[seat]
    assert raw == [10, 9, 11]
    assert minus == [0, -1, 1]


# -------------------------------------------------------------------------------------- sections 3 and 6, refusals


@pytest.mark.parametrize(
    "change",
    [
        {"trump_timing": "after_ten"},
        {"trick_instead": "on", "pulls": "off"},
        {"return_keep": 3},
        {"return_keep": True},
        {"return_keep": "2"},
        {"slam_bonus": 5.0},
        {"deals": 0},
        {"deals": True},
        {"deals": 1.0},
        {"sevens": "high"},
        {"trump_alternatives": ["turn_three", "turn_three"]},
        {"trump_alternatives": ["none"]},
        {"trump_alternatives": "turn_three"},
        {"trump_alternatives": [["turn_three"]]},
        {"colour": "red"},
    ],
)
def test_bad_rules(change: dict[str, Any]) -> None:
    with pytest.raises(Refused):
        Match(mixed("satasat", **change))


def test_missing_option() -> None:
    for option in [*OPTIONS, "trump_alternatives", "deals"]:
        rules = mixed("satasat")
        del rules[option]
        with pytest.raises(Refused):
            Match(rules)


def any_rules(rng: random.Random) -> Rules:
    """Random options, all legal."""
    rules = {name: rng.choice(values) for name, values in OPTIONS.items()}
    rules["trump_alternatives"] = []
    if rules["trump_timing"] == "after_five":
        rules["trump_alternatives"] = rng.sample(
            ["turn_three", "seventh_card", "random_rest"], rng.randint(0, 3)
        )
    if rules["pulls"] == "off":
        rules["trick_instead"] = "off"
    rules["deals"] = rng.randint(1, 4)
    return rules


def random_match(rules: Rules, seed: int, check: Callable[[Match], None] = lambda _: None) -> list[Match]:
    """Every state of a match of random moves."""
    rng = random.Random(seed)
    match = Match(rules)
    states = [match.copy()]
    while (by := match.to_act()) is not None:
        check(match)
        if match.due() in ("shuffle", "fan"):
            held = PACK if match.due() == "shuffle" else match.hands[match.schedule[match.unit][1]]
            move: dict[str, Any] = {"type": match.due(), "order": rng.sample(held, len(held))}
        else:
            move = rng.choice(match.moves())
        match.apply(by, move)
        states.append(match.copy())
    return states


def bad_moves(match: Match) -> list[tuple[Any, Any]]:
    """Pairs of actor and move that must be refused in this state."""
    by = match.to_act()
    legal: dict[str, Any]
    if match.due() in ("shuffle", "fan"):
        held = PACK if match.due() == "shuffle" else match.hands[match.schedule[match.unit][1]]
        legal = {"type": match.due(), "order": sorted(held)}
        foreign = [card for card in PACK if card not in held] or ["7D"]
        orders: list[Any] = [sorted(held)[:-1], sorted(held)[1:] + foreign[:1], sorted(held)[1:] * 2, None]
        orders += [[*sorted(held)[1:], sorted(held)[1]], " ".join(held), tuple(held)]
        bad: list[tuple[Any, Any]] = [(by, {"type": match.due(), "order": order}) for order in orders]
    else:
        legal = match.moves()[0]
        bad = [(by, {"type": "shuffle", "order": list(PACK)})]
        if "card" in legal:
            allowed = [move["card"] for move in match.moves()]
            bad += [
                (by, {**legal, "card": card})
                for card in [*PACK, "7D", "10D", "", None]
                if card not in allowed
            ]
        if "position" in legal:
            bad += [(by, {**legal, "position": value}) for value in (-1, 10, True, 1.0, "1")]
        if "seat" in legal:
            bad += [(by, {**legal, "seat": value}) for value in (-1, 3, False, 0.0, "0")]
        if "suit" in legal:
            bad += [(by, {**legal, "suit": value}) for value in ("s", "N", "", None)]
    bad += [(other, legal) for other in ("nature", 0, 1, 2, 3, -1, None, True, 1.0) if other is not by]
    bad += [(by, {**legal, "extra": 1}), (by, {}), (by, None), (by, {"type": legal["type"].upper()})]
    bad += [(by, {key: legal[key] for key in legal if key != left_out}) for left_out in legal]
    return bad


def refuses_all(match: Match) -> None:
    """Nothing illegal goes through, and a refusal leaves the match as it was."""
    before = json.dumps(vars(match), sort_keys=True)
    for by, move in bad_moves(match):
        with pytest.raises(Refused):
            match.apply(by, move)
    assert json.dumps(vars(match), sort_keys=True) == before


def invariants(match: Match) -> None:
    """P1, P2, P6: thirty distinct cards, ten each after an exchange, a legal return always, at most eight pulls."""
    held = [card for hand in match.hands for card in hand]
    assert len(held) == len(set(held))
    assert len(match.schedule) <= 8
    creditors = {creditor for creditor, _ in match.schedule}
    debtors = {debtor for _, debtor in match.schedule}
    assert not creditors & debtors
    assert len(creditors) + len(debtors) <= 3
    if match.due() in ("elect", "fan", "draw"):
        assert [len(hand) for hand in match.hands] == [10, 10, 10]
    if match.due() == "give":
        bound = {2: 4, 1: 7, 0: 10}[match.rules["return_keep"]]
        assert len(match.moves()) >= bound
    if match.due() == "play" and not match.trick:
        assert len({len(hand) for hand in match.hands}) == 1
    if match.due() not in ("seat_dealer", "shuffle", "fan"):
        assert match.moves()


@pytest.mark.parametrize("seed", range(25))
def test_random_matches(seed: int) -> None:
    rules = any_rules(random.Random(seed))

    def check(match: Match) -> None:
        refuses_all(match)
        invariants(match)

    over = random_match(rules, seed, check)[-1]
    assert len(over.sheet) == rules["deals"]
    result = over.result()
    for deal in result["deals"]:
        assert sum(deal["tricks"]) == 10
        base = 10 if rules["scoring"] == "raw_tricks" else 0
        assert sum(deal["points"]) in (base, base + rules["slam_bonus"])
    for by in ("nature", 0, 1, 2):
        with pytest.raises(Refused):
            over.apply(by, {"type": "shuffle", "order": list(PACK)})


def test_p2_p3_all_results() -> None:
    """P2 and P3 over all 66 results, for one dealer: the others are turned copies."""
    results = [[a, b, 10 - a - b] for a in range(11) for b in range(11 - a)]
    assert len(results) == 66
    pulls = [0] * 9
    differ = 0
    for counts in results:
        rotated, loser = mixed("satasat"), mixed("satasat", dealer_rule="loser_deals")
        pulls[len(exchange_units(counts, 0, 1, rotated))] += 1
        new = next_dealer(counts, 0, loser)
        differ += exchange_units(counts, 0, 1, rotated) != exchange_units(counts, 0, 1, FIVE_THREE)
        assert exchange_units(counts, 0, new, loser) == exchange_units(counts, 0, new, FIVE_THREE)
    assert pulls == [1, 6, 12, 14, 12, 12, 5, 3, 1]
    assert differ == 6


def test_copy_is_independent() -> None:
    match = shuffled(mixed("satasat"), IN_ORDER)
    before = json.dumps(vars(match), sort_keys=True)
    other = match.copy()
    while other.due() != "shuffle":
        by = other.to_act()
        assert by is not None
        other.apply(by, other.moves()[-1])
    assert json.dumps(vars(match), sort_keys=True) == before


def test_fan_by_hand_is_the_debtors() -> None:
    rules = mixed("satasat", fan="by_hand")
    match = Match(rules)
    for line in dealer_takes_ten(rules):
        match.apply(line["by"], line["move"])
    match.apply("nature", {"type": "shuffle", "order": IN_ORDER})
    match.apply(2, {"type": "name", "suit": "H"})
    assert match.due() == "fan"
    assert match.to_act() == 1
    order = fanned(match.hands[1], [9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
    assert order == [card for card in reversed(IN_ORDER) if card in match.hands[1]]
    with pytest.raises(Refused):
        match.apply("nature", {"type": "fan", "order": order})
    match.apply(1, {"type": "fan", "order": order})
    assert match.to_act() == 0
    match.apply(0, {"type": "draw", "position": 3})
    assert match.drawn == order[3]


def test_ranks_are_the_printed_order() -> None:
    assert list("AKQJT987") == RANKS
