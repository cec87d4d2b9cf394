"""The golden examples of RULES.md 8.1 to 8.4, played through the engine. E03 is a matter of the table's."""

from __future__ import annotations

import pytest

from satasat.cards import PACK_30, Suit
from satasat.dealing import Shuffle
from satasat.errors import IllegalMove
from satasat.game import OneOf
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import (
    Cut,
    Decline,
    Exposed,
    Give,
    Name,
    Phase,
    Play,
    Trumped,
    TrumpMade,
    Turn,
)
from satasat.games.three_two_five.rules import (
    CutRule,
    DealerRule,
    DebtorOrder,
    HighSeven,
    Pull,
    ReturnDrawn,
    Rules,
    Scoring,
    Sevens,
    TrumpAlternative,
    hand_over,
    order,
    returnable,
)
from tests.tables import (
    C,
    D,
    H,
    S,
    Table,
    asked,
    by_role,
    exchanges,
    hand,
    last_trick,
    named,
    some,
    trick_taker,
)

LOW = Rules()
HIGH = Rules(sevens=Sevens.PERMANENT_TRUMPS)
SPADES_HIGH = Rules(sevens=Sevens.PERMANENT_TRUMPS, high_seven=HighSeven.SPADES)
RAW = Rules(scoring=Scoring.RAW_TRICKS)
LOSER_DEALS = Rules(dealer_rule=DealerRule.LOSER_DEALS)
TURN_THREE = Decline(TrumpAlternative.TURN_THREE)
IN_ORDER = some(
    "AS KS QS JS 10S 9S 8S 7S AH KH QH JH 10H 9H 8H 7H AD KD QD JD 10D 9D 8D AC KC QC JC 10C 9C 8C"
)


# ------------------------------------------------------------------------------- 8.1 pack, seats, deal, trump


def test_E01_the_pack_has_thirty_cards_and_two_sevens() -> None:
    """R-PACK-1: S 8, H 8, D 7, C 7; no 7D, no 7C."""
    assert hand(" ".join(map(str, IN_ORDER))) == PACK_30
    assert len(PACK_30) == 30
    assert [len(PACK_30 & suit.cards) for suit in (S, H, D, C)] == [8, 8, 7, 7]
    assert not PACK_30 & hand("7D 7C")


@pytest.mark.parametrize(("dealer", "five", "three"), [(0, 1, 2), (1, 2, 0), (2, 0, 1)])
def test_E02_roles_follow_the_dealer(dealer: int, five: int, three: int) -> None:
    """R-DEALER-1: dealers 0, 1, 2: F/T/D = 1/2/0, then 2/0/1, then 0/1/2."""
    table = Table(dealer=dealer).deal("AS", "AH", "AD")
    assert table.actor == five
    hands = table.state.deal.hands
    assert [next(iter(hands[seat] & hand("AS AH AD"))) for seat in (five, three, dealer)] == [
        *some("AS AH AD")
    ]
    assert last_trick((5, 3, 2), dealer).dealer == five


def test_E04_a_cut_at_thirteen() -> None:
    """R-CUT-3: the first card dealt is 9H, the last card of the pack 10H."""
    table = Table(Rules(cut=CutRule.FIVE_SEAT)).do(Shuffle(IN_ORDER), Cut(13))
    assert (table.state.deal.pack[0], table.state.deal.pack[-1]) == some("9H 10H")
    assert table.view(1).hand == hand("9H 8H 7H AD KD")
    table.do(Name(S))
    assert table.view(0).hand & hand("JH 10H") == hand("JH 10H")


def test_E05_packets_of_five_three_and_two() -> None:
    """R-DEAL-1, R-DEAL-2: the pack in order, uncut, seats F T D."""
    table = Table().do(Shuffle(IN_ORDER))
    assert [table.view(seat).hand for seat in (1, 2, 0)] == [
        hand("AS KS QS JS 10S"),
        hand("9S 8S 7S AH KH"),
        hand("QH JH 10H 9H 8H"),
    ]
    table.do(Name(S))
    assert [table.view(seat).hand for seat in (1, 2, 0)] == [
        hand("AS KS QS JS 10S / 7H AD KD / KC QC"),
        hand("9S 8S 7S AH KH / QD JD 10D / JC 10C"),
        hand("QH JH 10H 9H 8H / 9D 8D AC / 9C 8C"),
    ]


def test_E06_the_turned_three_make_trump_before_dealing_goes_on() -> None:
    """R-TRUMP-4: 7H AD KD face up; diamonds; F holds eight, T and D five each until dealing goes on."""
    table = Table().do(Shuffle(IN_ORDER))
    view = table.view(None)
    table.do(TURN_THREE)
    events = table.told[None]
    made = events.index(Trumped(D, TrumpMade.TURN_THREE))
    assert Exposed(1, some("7H AD KD"), TrumpMade.TURN_THREE) in events[:made]
    for event in events[: made + 1]:
        view = GAME.observe(view, event)
    assert view.counts == (5, 8, 5)
    assert table.view(None).counts == (10, 10, 10)
    assert table.view(1).hand == hand("AS KS QS JS 10S / 7H AD KD / KC QC")


@pytest.mark.parametrize(
    ("turned", "rules", "suits"),
    [
        pytest.param("KH KS 9D", LOW, (S, H), id="E07"),
        pytest.param("AD 9S 9C", LOW, (D,), id="E08"),
        pytest.param("QH QS QC", LOW, (S, H, C), id="E09"),
        pytest.param("7H 7S 8C", HIGH, (C,), id="E10"),
    ],
)
def test_E07_to_E10_the_highest_of_three_makes_trump_and_F_breaks_a_tie(
    turned: str, rules: Rules, suits: tuple[Suit, ...]
) -> None:
    """R-TRUMP-4, 5, 10."""
    others = [c for c in IN_ORDER if c not in some(turned)][:5]
    table = Table(rules).deal(" ".join(map(str, others)) + " / " + turned).do(TURN_THREE)
    if len(suits) == 1:
        assert table.state.deal.trump is suits[0]
        assert table.state.phase is Phase.PLAY
        return
    assert (table.actor, table.state.phase, table.view(None).counts) == (1, Phase.TIE, (5, 8, 5))
    assert GAME.legal(table.state) == OneOf(tuple(map(Name, suits)))
    for suit in Suit:
        if suit in suits:
            after = GAME.step(table.state, Name(suit))
            assert (after.deal.trump, after.deal.made) == (suit, TrumpMade.TURN_THREE)
        else:
            with pytest.raises(IllegalMove, match="not_tied"):
                GAME.step(table.state, Name(suit))


@pytest.mark.parametrize("sevens", Sevens)
def test_E11_the_seventh_card_shows_its_printed_suit(sevens: Sevens) -> None:
    """R-TRUMP-6, R-TRUMP-10: packet 9C 7S AH: 7S shown, spades, also with permanent sevens."""
    rules = Rules(trump_alternatives=(TrumpAlternative.SEVENTH_CARD,), sevens=sevens)
    table = Table(rules).deal("AS KS QS JS 10S / 9C 7S AH").do(Decline(TrumpAlternative.SEVENTH_CARD))
    assert Exposed(1, some("7S"), TrumpMade.SEVENTH_CARD) in table.told[None]
    assert table.state.deal.trump is S


def test_E13_a_random_card_of_the_rest_makes_trump() -> None:
    """R-TRUMP-8: other five QD JD 10D JC 10C, the fourth one drawn: JC shown, clubs."""
    rules = Rules(trump_alternatives=(TrumpAlternative.RANDOM_REST,))
    table = (
        Table(rules).deal("AS KS QS JS 10S / QD JD 10D / JC 10C").do(Decline(TrumpAlternative.RANDOM_REST))
    )
    assert table.choices() == hand("QD JD 10D JC 10C")
    table.do(Turn(some("JC")[0]))
    assert Exposed(1, some("JC"), TrumpMade.RANDOM_REST) in table.told[None]
    assert table.state.deal.trump is C


# ------------------------------------------------------------------------------------------ 8.2 play and sevens


@pytest.mark.parametrize(
    ("led", "held", "trump", "rules", "may"),
    [
        pytest.param("KH", "9H 7S AC", C, LOW, "9H", id="E14"),
        pytest.param("KH", "7S AC 9D", C, LOW, "7S AC 9D", id="E15"),
        pytest.param("KC", "7H AH 9D", C, HIGH, "7H", id="E20"),
        pytest.param("AH", "7H KD 9S", C, HIGH, "7H KD 9S", id="E21-void"),
        pytest.param("AH", "7H KD 8H", C, HIGH, "8H", id="E21-heart"),
        pytest.param("AH", "7H KD 9S", C, LOW, "7H", id="E21-low"),
        pytest.param("7S", "8C AS 9H", C, HIGH, "8C", id="E22-trump"),
        pytest.param("7S", "AS 9H", C, HIGH, "AS 9H", id="E22-void"),
        pytest.param("7S", "8C AS 9H", C, LOW, "AS", id="E22-low"),
        pytest.param("AS", "7H 8H", S, HIGH, "7H", id="E25"),
    ],
)
def test_E14_to_E25_following_suit(led: str, held: str, trump: Suit, rules: Rules, may: str) -> None:
    """R-PLAY-3, R-PLAY-4, R-SEVEN-4, R-SEVEN-5."""
    assert order(trump, rules).follow(hand(held), some(led)[0]) == hand(may)
    assert asked(led, held, trump, rules) == hand(may)


@pytest.mark.parametrize(
    ("trick", "trump", "rules", "taker"),
    [
        pytest.param("AD 8S KD", S, LOW, "second", id="E16"),
        pytest.param("QD AC KD", S, LOW, "third", id="E17"),
        pytest.param("AD 8S 9S", S, LOW, "third", id="E18-over"),
        pytest.param("AD 9S 8S", S, LOW, "second", id="E18-under"),
        pytest.param("AH 7S KH", S, LOW, "second", id="E19"),
        pytest.param("7S AC 7H", C, HIGH, "third", id="E23-hearts"),
        pytest.param("7S AC 7H", C, SPADES_HIGH, "first", id="E23-spades"),
        pytest.param("AH 7S 7H", H, HIGH, "third", id="E24-both"),
        pytest.param("AH 7S KH", H, HIGH, "second", id="E24-one"),
        pytest.param("AH 7H KH", H, LOW, "first", id="E24-low"),
        pytest.param("9S AS 7S", D, HIGH, "third", id="E26"),
    ],
)
def test_E16_to_E26_who_takes_the_trick(trick: str, trump: Suit, rules: Rules, taker: str) -> None:
    """R-PLAY-5, R-SEVEN-1 to 4."""
    place = {"first": 0, "second": 1, "third": 2}[taker]
    assert order(trump, rules).winner(some(trick)) == place
    assert trick_taker(trick, trump, rules) == taker


def test_E18_underruffing_is_allowed() -> None:
    """R-PLAY-4: never a duty to beat."""
    assert asked("AD", "9S 8S", S) == hand("9S 8S")


def e27(rules: Rules) -> Table:
    """F names spades holding none and leads KH; D takes it and runs eight spades and AD."""
    table = Table(rules).deal(
        "KH QH JH 10H 9H 8H 7H KD QD JD",
        "10D 9D 8D AC KC QC JC 10C 9C 8C",
        "AS KS QS JS 10S 9S 8S 7S AH AD",
    )
    table.do(Name(S))
    assert table.actor == 1
    table.play("KH")
    assert table.choices() == hand("10D 9D 8D AC KC QC JC 10C 9C 8C")
    table.play("8C")
    assert table.choices() == hand("AH")
    table.play("AH")
    for lead in some("AS KS QS JS 10S 9S 8S 7S AD"):
        assert table.actor == 0
        table.do(Play(lead))
        for _ in range(2):
            table.do(Play(min(table.choices())))
    return table


@pytest.mark.parametrize(
    ("scoring", "bonus", "points"),
    [
        (Scoring.MINUS_QUOTA, 0, (-5, -3, +8)),
        (Scoring.MINUS_QUOTA, 5, (-5, -3, +13)),
        (Scoring.RAW_TRICKS, 0, (0, 0, 10)),
        (Scoring.RAW_TRICKS, 5, (0, 0, 15)),
    ],
)
def test_E27_a_whole_deal(scoring: Scoring, bonus: int, points: tuple[int, int, int]) -> None:
    """Ten tricks 0-0-10; deltas F -5, T -3, D +8."""
    rules = Rules(scoring=scoring, slam_bonus=5 if bonus else 0)
    state = e27(rules).state
    assert by_role(state.sheet[0].tricks) == (0, 0, 10)
    assert by_role(state.sheet[0].points) == points
    assert by_role(state.debts) == (-5, -3, +8)


# ------------------------------------------------------------------------------------------------- 8.3 exchange


def test_E28_eight_exchanges_after_E27() -> None:
    """R-PULL-12, 13, 18: dealer 1, F 2, T 0: seat 0 draws five from seat 1 (dealer first), then three from 2."""
    state = e27(LOW).state
    assert state.dealer == 1
    assert exchanges(state) == [(0, 1)] * 5 + [(0, 2)] * 3


def test_E29_two_creditors() -> None:
    """R-PULL-12: tricks 2-4-4, then dealer 1, F 2, T 0: 2 draws one from 1, then 0 draws two from 1."""
    assert exchanges(last_trick((2, 4, 4))) == [(2, 1), (0, 1), (0, 1)]


@pytest.mark.parametrize(
    ("debtors", "due"),
    [
        (DebtorOrder.DEALER_THREE_FIVE, [(1, 0), (1, 2), (1, 2)]),
        (DebtorOrder.DEALER_FIVE_THREE, [(1, 2), (1, 2), (1, 0)]),
    ],
)
def test_E30_two_debtors(debtors: DebtorOrder, due: list[tuple[int, int]]) -> None:
    """R-PULL-13: tricks 8-1-1, then dealer 1, F 2, T 0: D,T,F: one from 0, two from 2; D,F,T: the other way."""
    assert exchanges(last_trick((8, 1, 1), rules=Rules(debtor_order=debtors))) == due


def test_E31_exact_quotas_mean_no_exchange() -> None:
    """R-PULL-3: 5-3-2, nothing."""
    assert exchanges(last_trick((5, 3, 2))) == []


@pytest.mark.parametrize(
    ("keep", "drawn_too", "may"),
    [
        (2, ReturnDrawn.FORBIDDEN, "AS KS 9S AC QC JC 8C"),
        (1, ReturnDrawn.FORBIDDEN, "AS KS 9S AC QC JC 8C AH 8H 9D"),
        (0, ReturnDrawn.FORBIDDEN, "AS KS 9S AC QC JC 8C AH 8H 9D"),
        (0, ReturnDrawn.ALLOWED, "AS KS 9S AC QC JC 8C AH 8H 9D KD"),
    ],
)
def test_E32_what_may_go_back(keep: int, drawn_too: ReturnDrawn, may: str) -> None:
    """R-PULL-9, R-PULL-10: eleven cards AS KS 9S AH 8H KD 9D AC QC JC 8C, drew KD."""
    rules = Rules(return_keep=2 if keep == 2 else 1 if keep == 1 else 0, return_drawn=drawn_too)
    held = "AS KS 9S AH 8H 9D AC QC JC 8C"
    table = named(rules, (-1, +1, 0), five=held, two="KD").fan("KD")
    assert table.choices() == hand(may)
    assert returnable(hand(held + " KD"), some("KD")[0], order(S, rules), rules) == hand(may)
    for card in PACK_30 - hand(may):
        with pytest.raises(IllegalMove):
            GAME.step(table.state, Give(card))


def test_E33_only_trumps_may_go_back() -> None:
    """The bound of P1: AS KS QS JS 9S AH KH AD KD AC KC, drew 9S, trump S: four cards, all trumps."""
    table = named(LOW, (-1, +1, 0), five="AS KS QS JS AH KH AD KD AC KC", two="9S").fan("9S")
    assert table.choices() == hand("AS KS QS JS")


def test_E34_a_permanent_seven_counts_as_a_trump() -> None:
    """R-SEVEN-4: counting 7H as a heart would wrongly bar 8C and 9C."""
    table = named(HIGH, (-1, +1, 0), five="8C 9C 7H AH KH AS KS AD KD QD", two="10H", trump=C).fan("10H")
    assert table.choices() == hand("8C 9C 7H AH KH AD KD QD")


def test_E35_the_same_card_comes_back() -> None:
    """R-PULL-11: draws AC, returns 8D; the second draw brings 8D back; AC from the first draw may go back."""
    table = named(
        LOW, (-2, +2, 0), five="AS KS QS 9H 8H 10D 9D 8D KC QC", two="AH KH QH JH AD KD QD JD AC JC"
    )
    table.pull("AC", "8D").fan("8D")
    assert table.choices() == hand("AS KS QS 10D 9D KC QC AC")
    with pytest.raises(IllegalMove, match="return_drawn"):
        table.do(Give(some("8D")[0]))
    for heart in some("9H 8H"):
        with pytest.raises(IllegalMove, match="return_keep"):
            table.do(Give(heart))


# ------------------------------------------------------------------------ 8.4 scores, dealer, hand-over, match


@pytest.mark.parametrize(("rules", "points"), [(LOW, (+1, 0, -1)), (RAW, (6, 3, 1))])
def test_E36_both_ways_to_score(rules: Rules, points: tuple[int, int, int]) -> None:
    """R-SCORE-1, R-SCORE-2: 6-3-1."""
    assert by_role(last_trick((6, 3, 1), rules=rules).sheet[0].points) == points


def test_E37_all_ten_tricks() -> None:
    """R-SCORE-3: 10-0-0, bonus 5, raw: F scores 15; deltas +5, -3, -2; five pulls, not ten."""
    state = last_trick((10, 0, 0), rules=Rules(scoring=Scoring.RAW_TRICKS, slam_bonus=5))
    assert by_role(state.sheet[0].points) == (15, 0, 0)
    assert by_role(state.debts) == (+5, -3, -2)
    assert len(exchanges(state)) == 5


@pytest.mark.parametrize(
    ("tricks", "rules", "dealer"),
    [
        pytest.param((4, 2, 4), LOSER_DEALS, 1, id="E38"),
        pytest.param((6, 2, 2), LOSER_DEALS, 2, id="E39-loser"),
        pytest.param((6, 2, 2), LOW, 1, id="E39-rotate"),
        pytest.param((6, 4, 0), LOSER_DEALS, 0, id="E40"),
        pytest.param((7, 2, 1), LOSER_DEALS, 2, id="E41"),
        pytest.param((3, 2, 5), LOSER_DEALS, 1, id="E42"),
        pytest.param((5, 3, 2), LOSER_DEALS, 1, id="E43"),
    ],
)
def test_E38_to_E43_who_deals_next(tricks: tuple[int, int, int], rules: Rules, dealer: int) -> None:
    """R-DEALER-2 to 4; the old dealer is seat 0."""
    state = last_trick(tricks, rules=rules)
    assert state.dealer == dealer
    after = GAME.step(state, Shuffle(IN_ORDER))
    assert GAME.actor(after) == (dealer + 1) % 3


def test_E44_the_new_dealer_is_drawn_from_first() -> None:
    """P3: E41, then the pulls: dealer 2, F 0, T 1: seat 1 draws from 2 (dealer), then from 0."""
    assert exchanges(last_trick((7, 2, 1), rules=LOSER_DEALS)) == [(1, 2), (1, 0)]


@pytest.mark.parametrize(
    ("scoring", "points"), [(Scoring.MINUS_QUOTA, (0, -1, +1)), (Scoring.RAW_TRICKS, (5, 2, 3))]
)
def test_E45_a_promised_trick_is_handed_over(scoring: Scoring, points: tuple[int, int, int]) -> None:
    """R-GIVE: dealer 2; seat 1 promised seat 0 one trick; won 4/3/3 by seats 0/1/2: counts 5/2/3."""
    promised = (Pull(creditor=0, debtor=1),)
    state = last_trick((4, 3, 3), 2, Rules(scoring=scoring), promised=promised)
    assert hand_over((4, 3, 3), promised) == (5, 2, 3)
    assert state.sheet[0].tricks == (5, 2, 3)
    assert state.sheet[0].points == points
    assert state.debts == (0, -1, +1)


def test_E46_no_more_is_handed_over_than_was_won() -> None:
    """R-GIVE-3: promised two, won one: 6/1/3 becomes 7/0/3."""
    promised = (Pull(0, 1), Pull(0, 1))
    assert hand_over((6, 1, 3), promised) == (7, 0, 3)
    assert last_trick((6, 1, 3), 2, promised=promised).sheet[0].tricks == (7, 0, 3)


def test_E47_ten_tricks_by_hand_over_are_no_slam() -> None:
    """R-GIVE-5: won 9/1/0, one handed over, bonus on: pile 10, score 10."""
    rules = Rules(scoring=Scoring.RAW_TRICKS, slam_bonus=5)
    score = last_trick((9, 1, 0), 2, rules, promised=(Pull(0, 1),)).sheet[0]
    assert (score.tricks, score.points) == ((10, 0, 0), (10, 0, 0))


def test_R_GIVE_4_the_loser_is_found_after_handing_over() -> None:
    """R-GIVE-4, R-DEALER-4: won 5/2/3, seat 2 hands one to seat 1: 5/3/2, nobody is below, the deal rotates."""
    promised = (Pull(creditor=1, debtor=2),)
    assert last_trick((5, 2, 3), 2, LOSER_DEALS).dealer == 1
    assert last_trick((5, 2, 3), 2, LOSER_DEALS, promised=promised).dealer == 0


def test_E48_level_at_the_top() -> None:
    """R-MATCH-3: totals 12, 12, 6: seats 0 and 1 share."""
    rules = Rules(scoring=Scoring.RAW_TRICKS, deals=1)
    result = GAME.result(last_trick((4, 2, 4), rules=rules, totals=(8, 8, 4)))
    assert result is not None
    assert (result.totals, result.winners) == ((12, 12, 6), (0, 1))


def three_deals(rules: Rules) -> tuple[int, int, int]:
    """Dealers 0, 1, 2: 6-3-1, 4-4-2, 5-1-4 in F-T-D order."""
    totals = (0, 0, 0)
    for dealer, tricks in enumerate([(6, 3, 1), (4, 4, 2), (5, 1, 4)]):
        state = last_trick(tricks, dealer, rules, totals=totals)
        assert state.dealer == (dealer + 1) % 3
        totals = state.totals
    return totals


def test_E49_three_deals_by_seat() -> None:
    """R-SCORE: seats 0/1/2: raw 10/9/11; quota 0/-1/+1."""
    assert three_deals(RAW) == (10, 9, 11)
    assert three_deals(LOW) == (0, -1, +1)


def test_E50_raw_less_ten_is_the_quota_score() -> None:
    """P10: for each seat."""
    assert tuple(raw - 10 for raw in three_deals(RAW)) == three_deals(LOW)
