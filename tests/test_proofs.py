"""The proofs of RULES.md section 6, enumerated against the engine's decisions. (P9 is of the betting games.)"""

from __future__ import annotations

from collections import Counter
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from satasat.cards import PACK_30, Card, Suit, card_set
from satasat.dealing import SeatDealer, Shuffle
from satasat.dice import SeededDice
from satasat.game import uniform
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import Decline, Draw, Fan, Give, Name, Phase, Turn
from satasat.games.three_two_five.rules import (
    PACK,
    CutRule,
    DealerRule,
    DebtorOrder,
    HighSeven,
    Pull,
    ReturnDrawn,
    Rules,
    Scoring,
    Sevens,
    TrickInstead,
    TrumpAlternative,
    deltas,
    hand_over,
    next_dealer,
    order,
    points,
    returnable,
    schedule,
    turned_suits,
)
from satasat.testing import rules_of
from tests.tables import S

SPLITS = [(a, b, 10 - a - b) for a in range(11) for b in range(11 - a)]
"""All 66 ways in which ten tricks fall, by seat."""
DEALERS = (0, 1, 2)
KEEP_2, KEEP_1, KEEP_0 = Rules(return_keep=2), Rules(return_keep=1), Rules(return_keep=0)
LOTTERIES = Rules(trump_alternatives=(TrumpAlternative.SEVENTH_CARD, TrumpAlternative.RANDOM_REST))
LOSER_DEALS = Rules(dealer_rule=DealerRule.LOSER_DEALS)


def lengths(most: tuple[int, ...], total: int) -> list[tuple[int, ...]]:
    """All lengths of the suits in a hand of that many cards."""
    return [n for n in product(*(range(m + 1) for m in most)) if sum(n) == total]


@pytest.mark.parametrize(("rules", "least"), [(KEEP_2, 4), (KEEP_1, 7), (KEEP_0, 10)])
@pytest.mark.parametrize("sevens", Sevens)
@pytest.mark.parametrize("trump", Suit)
def test_P1_a_legal_return_always_exists(rules: Rules, least: int, sevens: Sevens, trump: Suit) -> None:
    """Every distribution of eleven cards over the four effective suits, each suit's card the drawn one once.

    The bound is tight: four cards at keep 2; at least seven at keep 1; ten at keep 0.
    """
    rules = replace(rules, sevens=sevens)
    how = order(trump, rules)
    fewest = 11
    for shape in lengths(tuple(map(len, how.suits)), 11):
        eleven = card_set(c for suit, n in zip(how.suits, shape, strict=True) for c in list(suit)[:n])
        for suit, n in zip(how.suits, shape, strict=True):
            if n:
                fewest = min(fewest, len(returnable(eleven, next(iter(suit)), how, rules)))
    assert fewest == least


@given(st.data(), st.sampled_from(Suit), st.sampled_from(Sevens), st.sampled_from([KEEP_2, KEEP_1, KEEP_0]))
def test_P1_which_cards_may_go_back(data: st.DataObject, trump: Suit, sevens: Sevens, rules: Rules) -> None:
    """R-PULL-9, R-PULL-10, counted card by card: what stays must hold enough of the suit that goes."""
    rules = replace(rules, sevens=sevens)
    eleven = data.draw(st.permutations(PACK))[:11]
    drawn = data.draw(st.sampled_from(eleven))
    seven_is_trump = sevens is Sevens.PERMANENT_TRUMPS

    def suit(card: Card) -> Suit:
        return trump if seven_is_trump and card.rank == "7" else card.suit

    due = {
        card
        for card in eleven
        if card != drawn and sum(suit(c) is suit(card) for c in eleven if c != card) >= rules.return_keep
    }
    assert set(returnable(card_set(eleven), drawn, order(trump, rules), rules)) == due
    either = replace(rules, return_drawn=ReturnDrawn.ALLOWED)
    others = [c for c in eleven if c != drawn]
    if sum(suit(c) is suit(drawn) for c in others) >= rules.return_keep:
        due.add(drawn)
    assert set(returnable(card_set(eleven), drawn, order(trump, either), either)) == due


@pytest.mark.parametrize("dealer", DEALERS)
def test_P2_how_many_exchanges_and_between_whom(dealer: int) -> None:
    """Pulls owed = pulls due; 0 to 8 of them; never two creditors with two debtors; eight only for D 10."""
    number: Counter[int] = Counter()
    for tricks in SPLITS:
        debts = deltas(tricks, dealer)
        assert sum(debts) == 0
        for new_dealer, debtors in product(DEALERS, DebtorOrder):
            pulls = schedule(debts, new_dealer, Rules(debtor_order=debtors))
            for seat in range(3):
                assert sum(pull.creditor == seat for pull in pulls) == max(0, debts[seat])
                assert sum(pull.debtor == seat for pull in pulls) == max(0, -debts[seat])
            assert (len({p.creditor for p in pulls}), len({p.debtor for p in pulls})) in {
                (0, 0),
                (1, 1),
                (1, 2),
                (2, 1),
            }
        number[len(pulls)] += 1
        assert (len(pulls) == 8) == (tricks[dealer] == 10)
    assert number == {0: 1, 1: 6, 2: 12, 3: 14, 4: 12, 5: 12, 6: 5, 7: 3, 8: 1}


def readings(tricks: tuple[int, int, int], dealer: int, rules: Rules) -> set[tuple[Pull, ...]]:
    """The exchanges after these tricks, under both readings of C-9."""
    debts = deltas(tricks, dealer)
    new_dealer = next_dealer(tricks, dealer, rules)
    return {schedule(debts, new_dealer, replace(rules, debtor_order=debtors)) for debtors in DebtorOrder}


@pytest.mark.parametrize("dealer", DEALERS)
def test_P3_loser_deals_leaves_nothing_to_the_order_of_debtors(dealer: int) -> None:
    """The new dealer is a furthest-below debtor, so both readings of C-9 agree."""
    for tricks in SPLITS:
        debts = deltas(tricks, dealer)
        new_dealer = next_dealer(tricks, dealer, LOSER_DEALS)
        if min(debts) < 0:
            assert debts[new_dealer] == min(debts)
        assert len(readings(tricks, dealer, LOSER_DEALS)) == 1


@pytest.mark.parametrize("dealer", DEALERS)
def test_P3_under_rotation_the_order_of_debtors_matters_in_6_of_66(dealer: int) -> None:
    """Exactly when the old F is over and both others are short."""
    differ = [tricks for tricks in SPLITS if len(readings(tricks, dealer, Rules())) > 1]
    five = (dealer + 1) % 3
    short = [
        tricks
        for tricks in SPLITS
        if (d := deltas(tricks, dealer))[five] > 0 and all(d[seat] < 0 for seat in range(3) if seat != five)
    ]
    assert differ == short
    assert len(differ) == 6


@pytest.mark.parametrize("trump", Suit)
@pytest.mark.parametrize("high", HighSeven)
def test_P4_permanent_sevens_make_nine_trumps_and_three_suits_of_seven(trump: Suit, high: HighSeven) -> None:
    """Whatever is named; the trumps in order are the sevens, then ace to eight of the suit."""
    how = order(trump, Rules(sevens=Sevens.PERMANENT_TRUMPS, high_seven=high))
    assert len(how.trumps) == 9
    assert [len(suit) for suit in how.suits if suit != how.trumps] == [7, 7, 7]
    assert card_set(c for suit in how.suits for c in suit) == PACK_30
    sevens = "7H 7S" if high is HighSeven.HEARTS else "7S 7H"
    ranked = [*sevens.split(), *(rank + trump.value for rank in "AKQJT98")]
    best_first = sorted(how.trumps, key=lambda card: sum(how.beats(other, card) for other in how.trumps))
    assert [*map(str, best_first)] == ranked


def test_P5_a_seven_never_decides_among_three_turned_cards() -> None:
    """All 4,060 threes: there are only two sevens; the third card outranks both."""
    for three in combinations(PACK, 3):
        suits = turned_suits(three)
        best = min(map("AKQJT987".index, (c.rank for c in three)))
        tops = [c for c in three if "AKQJT987".index(c.rank) == best]
        assert "7" not in {c.rank for c in tops}
        assert set(suits) == {c.suit for c in tops}
        assert len(suits) == len(tops)


@settings(max_examples=60, deadline=None)
@given(rules_of(GAME), st.sampled_from(SPLITS), st.sampled_from(DEALERS), st.integers(0, 10**9))
def test_P6_exchanges_keep_thirty_distinct_cards(
    rules: Rules, tricks: tuple[int, int, int], dealer: int, seed: int
) -> None:
    """Ten each, eleven and nine between draw and return, under every keep rule (R-PULL-7, R-PULL-11)."""
    rules = replace(rules, trick_instead=TrickInstead.OFF, cut=CutRule.NONE, deals=2)
    dice = SeededDice(seed)
    state = GAME.step(GAME.start(rules), SeatDealer(dealer))
    state = replace(state, deal_no=2, debts=deltas(tricks, dealer))
    state = GAME.step(GAME.step(state, Shuffle(dice.shuffled(PACK))), Name(S))
    while state.phase is not Phase.PLAY:
        pull = state.deal.pulls[state.deal.pull]
        held = state.deal.hands
        state = GAME.step(state, Fan(dice.shuffled(tuple(held[pull.debtor]))))
        state = GAME.step(state, Draw(dice.below(10)))
        drawn = state.deal.hands[pull.creditor] - held[pull.creditor]
        assert drawn == held[pull.debtor] - state.deal.hands[pull.debtor]
        assert len(drawn) == 1
        give = uniform(GAME, GAME.legal(state), dice)
        assert isinstance(give, Give)
        after = GAME.step(state, give)
        assert after.deal.hands[pull.creditor] == state.deal.hands[pull.creditor] - give.card.bit
        assert after.deal.hands[pull.debtor] == state.deal.hands[pull.debtor] | give.card.bit
        state = after
        assert tuple(map(len, state.deal.hands)) == (10, 10, 10)
        assert card_set(c for h in state.deal.hands for c in h) == PACK_30


@pytest.mark.parametrize("first", DEALERS)
def test_P7_rotation_gives_every_player_five_three_and_two_in_three_deals(first: int) -> None:
    """R-DEALER-1, for all results."""
    for tricks in SPLITS:
        dealer = first
        had: list[list[int]] = [[], [], []]
        for _ in range(3):
            for seat, need in enumerate((2, 5, 3)):
                had[(dealer + seat) % 3].append(need)
            dealer = next_dealer(tricks, dealer, Rules())
        assert [sorted(needs) for needs in had] == [[2, 3, 5]] * 3
        assert dealer == first


@pytest.mark.parametrize("dealer", DEALERS)
def test_P8_the_extremes(dealer: int) -> None:
    """F +5/-5, T +7/-3, D +8/-2. No player owes more than five cards or is due more than eight."""
    found = [deltas(tricks, dealer) for tricks in SPLITS]
    best = [max(d[seat] for d in found) for seat in range(3)]
    worst = [min(d[seat] for d in found) for seat in range(3)]
    five, three = (dealer + 1) % 3, (dealer + 2) % 3
    assert (best[five], worst[five]) == (+5, -5)
    assert (best[three], worst[three]) == (+7, -3)
    assert (best[dealer], worst[dealer]) == (+8, -2)


@given(
    st.lists(st.sampled_from(SPLITS), min_size=3, max_size=12).filter(lambda deals: len(deals) % 3 == 0),
    st.sampled_from(DEALERS),
    st.sampled_from((0, 5)),
    st.lists(st.permutations(DEALERS), max_size=4),
)
def test_P10_raw_total_is_quota_score_and_ten_a_round(
    results: list[tuple[int, int, int]], dealer: int, bonus: int, owed: list[list[int]]
) -> None:
    """With `rotate` and 3k deals, for every player; the bonus and hand-over do not break this."""
    promised = tuple(Pull(creditor, debtor) for creditor, debtor, _ in owed)
    rules = Rules(slam_bonus=5 if bonus else 0)
    raw, quota = [0, 0, 0], [0, 0, 0]
    for taken in results:
        tricks = hand_over(taken, promised)
        assert sum(tricks) == 10
        for total, scoring in ((raw, Scoring.RAW_TRICKS), (quota, Scoring.MINUS_QUOTA)):
            for seat, n in enumerate(points(tricks, taken, dealer, replace(rules, scoring=scoring))):
                total[seat] += n
        dealer = next_dealer(tricks, dealer, rules)
    assert raw == [n + 10 * (len(results) // 3) for n in quota]


@pytest.mark.parametrize("seed", range(20))
def test_P11_both_lotteries_give_the_suit_of_a_uniform_unseen_card(seed: int) -> None:
    """F's first five fixed, each of the other 25 cards once in each place: exact counts of the trump suit."""
    first, rest = (cards := SeededDice(f"P11/{seed}").shuffled(PACK))[:5], cards[5:]
    unseen = Counter(card.suit for card in rest)
    seventh: Counter[Suit | None] = Counter()
    random_rest: Counter[Suit | None] = Counter()
    for turn in range(25):
        pack = (*first, *rest[turn:], *rest[:turn])
        dealt = GAME.step(GAME.step(GAME.start(LOTTERIES), SeatDealer(0)), Shuffle(pack))
        assert dealt.deal.hands[1] == card_set(first)
        seventh[GAME.step(dealt, Decline(TrumpAlternative.SEVENTH_CARD)).deal.trump] += 1
        waiting = GAME.step(dealt, Decline(TrumpAlternative.RANDOM_REST))
        turned = [Turn(card) for card in waiting.deal.hands[1] - card_set(first)]
        assert len(turned) == 5
        random_rest.update(GAME.step(waiting, move).deal.trump for move in turned)
    assert seventh == unseen
    assert random_rest == {suit: 5 * n for suit, n in unseen.items()}
