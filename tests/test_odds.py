"""Exact odds of 35: the figures of the rules (P9), and every count against counting one by one."""

from __future__ import annotations

import json
import time
from itertools import combinations
from math import comb

import pytest
from click.testing import CliRunner, Result
from hypothesis import given as example
from hypothesis import settings
from hypothesis import strategies as st

from satasat.bots.betting.hard import BIDS_FROM, LEAVES_UPTO, MOST_TOLD
from satasat.cards import NONE, PACK_40, PACK_52, CardSet, card_set
from satasat.chips import best, holds, suit_points
from satasat.cli import main
from satasat.cli.odds import hand_from
from satasat.dice import SeededDice
from satasat.games.trentacinque.rules import SideKind, side_kind
from satasat.solver.odds import UNCLAIMED, Held, beside, given, king_queen_knave, no_court, odds
from tests.betting import hand

HAND = "KS QS 9S AH 2H 3D 4D 5C 6C"
PACKS = {"thirty-five": PACK_52, "trentacinque": PACK_40}


@pytest.mark.parametrize(
    ("pack", "ace", "drawn", "percent"),
    [
        (PACK_52, 1, 9, 8.69),
        (PACK_52, 1, 13, 39.9),
        (PACK_52, 11, 9, 16.0),
        (PACK_52, 11, 13, 59.9),
        (PACK_40, 1, 9, 2.95),
        (PACK_40, 1, 13, 18.7),
    ],
)
def test_the_chances_are_those_of_the_rules(pack: CardSet, ace: int, drawn: int, percent: float) -> None:
    """P9, and the figures of Trentacinque."""
    assert 100 * odds(NONE, pack, ace, drawn).chance == pytest.approx(
        percent, abs=0.005 if percent < 10 else 0.05
    )


def test_side_claims_are_as_likely_as_the_rules_say() -> None:
    assert 100 * king_queen_knave() == pytest.approx(3.39, abs=0.005)
    assert 100 * no_court() == pytest.approx(2.53, abs=0.005)
    dice = SeededDice("sides")
    kinds = [side_kind(card_set(dice.shuffled(tuple(PACK_40))[:9])) for _ in range(4000)]
    for kind, chance in ((SideKind.KING_QUEEN_KNAVE, king_queen_knave()), (SideKind.NO_COURT, no_court())):
        assert kinds.count(kind) / 4000 == pytest.approx(chance, abs=0.01)


@pytest.mark.parametrize("ace", [1, 11])
def test_a_hand_s_odds_are_those_of_all_sets_of_four(ace: int) -> None:
    """All 123,410 of them, one by one."""
    mine, unseen = hand(HAND), PACK_52 - hand(HAND)
    suits, whole = [0, 0, 0, 0], 0
    start = suit_points(mine, ace)
    counts = [suit_points(one.bit, ace) for one in unseen]
    for four in combinations(counts, 4):
        has = [start[i] + sum(card[i] for card in four) >= 35 for i in range(4)]
        whole += any(has)
        suits = [n + one for n, one in zip(suits, has, strict=True)]
    found = odds(mine, PACK_52, ace)
    assert (found.suits, found.whole, found.of) == (tuple(suits), whole, comb(43, 4))


HANDS = st.tuples(st.sampled_from(["thirty-five", "trentacinque"]), st.integers(0, 10**6)).map(
    lambda drawn: (PACKS[drawn[0]], card_set(SeededDice(drawn[1]).shuffled(tuple(PACKS[drawn[0]]))[:9]))
)


@settings(max_examples=60, deadline=None)
@example(HANDS, st.sampled_from([1, 11]))
def test_odds_hang_together(dealt: tuple[CardSet, CardSet], ace: int) -> None:
    pack, mine = dealt
    found = odds(mine, pack, ace)
    assert max(found.suits) <= found.whole <= min(sum(found.suits), found.of)
    assert (found.whole == found.of) == (found.chance == 1)
    assert not holds(mine, ace) or found.whole == found.of
    every = beside(mine, pack, Held(0, 200), ace)
    assert every.chance == pytest.approx(found.chance)
    halves = beside(mine, pack, Held(0, 22), ace), beside(mine, pack, Held(23, 200), ace)
    assert sum(half.of for half in halves) == every.of == comb(len(pack) - 9, 4) * comb(len(pack) - 13, 9)
    assert sum(half.whole for half in halves) == every.whole


def small(ranks: str) -> CardSet:
    """A pack of a few ranks."""
    return card_set(card for card in PACK_52 if card.rank in ranks)


@pytest.mark.parametrize("held", [Held(0, 34), Held(0, 27), Held(20, 34), Held(30, 60)])
def test_what_another_hand_tells_is_counted_deal_by_deal(held: Held) -> None:
    """A pack of 24: fifteen unseen cards, four to buy, nine to the other hand, two left."""
    pack, mine = small("KQ9532"), hand("KS 9S 3S QH 2H 5D 3D 9C 2C")
    unseen = tuple(pack - mine)
    whole = of = 0
    for four in combinations(unseen, 4):
        made = holds(mine | card_set(four))
        for nine in combinations([card for card in unseen if card not in four], 9):
            if held.least <= best(card_set(nine)).points <= held.most:
                of += 1
                whole += made
    found = beside(mine, pack, held)
    assert (found.whole, found.of) == (whole, of)
    assert given(mine, pack, [held]) == pytest.approx(whole / of)


def test_what_several_hands_tell_is_nearly_what_they_tell_together() -> None:
    """The assumption of `given`, against 15,000 deals to five in which none of the four others claims."""
    mine, dice = hand(HAND), SeededDice("several")
    unseen, made, of = tuple(PACK_52 - mine), 0, 15000
    for _ in range(of):
        while True:
            dealt = dice.shuffled(unseen)
            if not any(holds(card_set(dealt[4 + 9 * i : 13 + 9 * i])) for i in range(4)):
                break
        made += holds(mine | card_set(dealt[:4]))
    assert given(mine, PACK_52, (UNCLAIMED,) * 4) == pytest.approx(made / of, abs=0.012)


def test_what_others_show_never_tells_more_than_hard_allows_for() -> None:
    """`hard` does not look further where its own cards alone are far from paying."""
    dice = SeededDice("told")
    for _ in range(25):
        mine = card_set(dice.shuffled(tuple(PACK_52))[:9])
        plain = odds(mine, PACK_52).chance
        for others in ((Held(BIDS_FROM),) * 4, (Held(most=LEAVES_UPTO),) * 4, (UNCLAIMED,) * 4):
            assert given(mine, PACK_52, others) <= min(1.0, MOST_TOLD * plain)


# ------------------------------------------------------------------------------------------------- the command


def run(*args: str) -> Result:
    return CliRunner().invoke(main, args)


def test_the_command_tells_each_suit_and_all() -> None:
    said = run("odds", HAND).stdout
    assert "spades     29       6       43.03 %" in said
    assert "44.71 %" in said
    assert "55,174" in said
    assert "at a table of 3" in said
    said = run("odds", *HAND.replace("9S", "7♠").split(), "--game", "trentacinque").stdout
    assert "20.38 %" in said
    assert "claims" not in said
    assert "35: they take the pool" in run("odds", "KS QS JS 9S AH 2H 3D 4D 5C").stdout
    assert (
        "king, queen and jack of a suit"
        in run("odds", "KS QS JS 4S AH 2H 3D 4D 5C", "--game", "trentacinque").stdout
    )


def test_the_command_speaks_json() -> None:
    told = json.loads(run("odds", HAND, "--json", "--rule", "players=2").stdout)
    found = odds(hand(HAND), PACK_52)
    assert [told["suits"][suit] for suit in "SHDC"] == [*found.suits]
    assert (told["whole"], told["of"]) == (found.whole, found.of)
    assert told["unclaimed"] == pytest.approx(beside(hand(HAND), PACK_52, UNCLAIMED).chance)
    told = json.loads(run("odds", HAND, "--json", "--rule", "ace_value=11").stdout)
    assert told["whole"] == odds(hand(HAND), PACK_52, 11).whole


@pytest.mark.parametrize(
    ("args", "code"),
    [
        (["KS"], "bad_hand"),
        ([f"{HAND} 7C"], "bad_hand"),
        (["KS KS"], "card_twice"),
        (["9S", "--game", "trentacinque"], "not_of_the_pack"),
        (["KX"], "bad_card"),
        ([HAND, "--game", "three-two-five"], "not_for_game"),
        ([HAND, "--game", "whist"], "unknown_game"),
        ([HAND, "--rule", "ace_value=2"], "bad_value"),
        ([], "bad_usage"),
    ],
)
def test_what_is_wrong_is_one_line(args: list[str], code: str) -> None:
    done = run("odds", *args)
    assert done.exit_code == 2
    assert done.stdout == ""
    assert done.stderr.startswith(f"satasat: {code}:")
    assert done.stderr.count("\n") == 1


def test_it_takes_no_time() -> None:
    """At most 50 ms of this process, with nothing kept from before."""
    from satasat.solver import odds as counting

    for kept in (counting._below, counting._splits, counting._jointly):
        kept.cache_clear()
    begun = time.process_time()
    mine = hand_from(HAND, PACK_52)
    odds(mine, PACK_52)
    given(mine, PACK_52, (UNCLAIMED,) * 4)
    assert time.process_time() - begun < 0.05
