"""What a review finds: its laws, on matches of every preset (docs/howto/review.md)."""

from __future__ import annotations

from itertools import permutations, product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from satasat.analysis.deal import review_deal, sources
from satasat.analysis.debts import changes, draws, handed, points
from satasat.analysis.findings import WORTH_TELLING, DealReview, MatchReview
from satasat.analysis.luck import Parts
from satasat.analysis.par import best, mean
from satasat.analysis.review import accuracy, decisions, review
from satasat.bots.judge import judge
from satasat.cards import Suit, card_set, decode, encode
from satasat.dealing import SeatDealer, Shuffle
from satasat.game import OneOf, observe_all
from satasat.games.three_two_five import rules as r
from satasat.games.three_two_five.moves import Concede, Decline, Give, Name, Phase, Play
from satasat.games.three_two_five.rules import (
    PRESETS,
    DealerRule,
    DebtorOrder,
    Pull,
    Rules,
    Scoring,
    TrumpAlternative,
)
from satasat.games.three_two_five.view import View
from satasat.records import Entry, Header, Player, match_lines
from satasat.report.figures import parts
from satasat.solver import SAME, solve
from tests.reviews import GAME, guess, match_of, odd_solve, record, reviewed
from tests.tables import S, pack

RANDOM = "random,random,random"
every_preset = pytest.mark.parametrize("preset", PRESETS)


def close(one: Any, other: Any) -> bool:
    return all(abs(a - b) < 1e-9 for a, b in zip(one, other, strict=True))


def moves_of(state: Any) -> tuple[Any, ...]:
    choices = GAME.legal(state)
    assert isinstance(choices, OneOf)
    return choices.moves


def adds_up(found: MatchReview) -> bool:
    """Whether the parts are the points, in each deal and in all."""
    deals = all(
        abs(deal.luck[seat].total() - deal.points[seat]) < 1e-9 for deal in found.deals for seat in range(3)
    )
    return deals and close([luck.total() for luck in found.luck], found.points)


# ------------------------------------------------------------------------------------------------ where points came from


@every_preset
def test_the_parts_add_up_to_the_score(preset: str) -> None:
    found = reviewed(preset)
    assert adds_up(found)
    assert found.points == found.totals


@every_preset
@pytest.mark.parametrize("bots", ["random", "easy,random,random"])
def test_the_parts_add_up_whatever_the_solver_says(preset: str, bots: str) -> None:
    """Every change of par is booked once, so the values themselves do not matter; promises, ties and turns are among these."""
    table = ",".join((bots.split(",") * 3)[:3])
    for seed in range(3):
        alternatives = [] if preset == "full-hand" else [a.value for a in TrumpAlternative]
        lines = record(preset, table, seed, deals=3, slam_bonus=5, trump_alternatives=alternatives)
        found = review(match_of(lines), 1, odd_solve, guess)
        assert adds_up(found)
        assert found.points == found.totals


@pytest.mark.long
def test_the_parts_add_up_on_500_matches() -> None:
    for number, preset in zip(range(500), [*PRESETS] * 72, strict=False):
        found = review(
            match_of(record(preset, "medium,easy,random", number, deals=1 + number % 2)), 1, solve, guess
        )
        assert adds_up(found), (preset, number)


@every_preset
def test_one_s_own_part_is_what_one_s_returns_and_plays_lost(preset: str) -> None:
    for deal in reviewed(preset).deals:
        for seat in range(3):
            mine = [d for d in decisions(deal) if d.seat == seat and d.kind in ("return", "play")]
            assert abs(deal.luck[seat].own + sum(d.cost.tricks for d in mine)) < 1e-6


@every_preset
def test_parts_that_the_rules_rule_out_are_nothing(preset: str) -> None:
    rules, found = PRESETS[preset], reviewed(preset)
    for deal in found.deals:
        need = r.quotas(deal.dealer)
        for seat in range(3):
            luck = deal.luck[seat]
            assert luck.quota == (need[seat] if rules.scoring is Scoring.RAW_TRICKS else 0)
            assert luck.promises == deal.tricks[seat] - deal.taken[seat]
            if not deal.exchanges:
                assert luck.exchange == luck.draws == 0
            if deal.made.value == "named":
                assert luck.turned == 0
    zero_sum = ("cards", "trump", "turned", "exchange", "draws", "promises")
    assert all(abs(sum(getattr(luck, part) for luck in found.luck)) < 1e-9 for part in zero_sum)


SLAM = Rules(slam_bonus=5, deals=1)


def slam() -> MatchReview:
    """F, seat 1, holds all the spades and the top hearts, and names spades."""
    header = Header(GAME, SLAM, tuple(Player(name) for name in "abc"))
    state = GAME.start(SLAM)
    entries = []
    moves: list[Any] = [SeatDealer(0), Shuffle(pack("AS KS QS JS 10S 9S 8S 7S AH KH")), Name(S)]
    while GAME.actor(state) is not None:
        by = GAME.actor(state)
        assert by is not None
        move = moves.pop(0) if moves else moves_of(state)[0]
        entries.append(Entry(by, move))
        state = GAME.step(state, move)
    lines = "".join(f"{line}\n" for line in match_lines(header, entries, GAME.result(state)))
    return review(match_of(lines.encode()), 1, solve, guess)


def test_a_slam_is_a_part_of_its_own() -> None:
    """R-SCORE-3: 5 for all ten tricks, beside 5 for the tricks above the quota, which the cards alone were worth."""
    found = slam()
    assert found.points == (-2, 10, -3)
    assert found.luck[1] == Parts(cards=5.0, slam=5.0)
    assert not found.turning_points
    assert [seat.all.accuracy for seat in (found.accuracy[0], found.accuracy[2])] == [None, None]


# ------------------------------------------------------------------------------------------------------------ decisions


@every_preset
def test_a_loss_is_never_negative_and_the_best_loses_nothing(preset: str) -> None:
    for deal in reviewed(preset).deals:
        for one in decisions(deal):
            assert one.cost.tricks >= 0
            assert one.cost.points >= 0
            if one.chosen in one.best:
                assert one.loss == 0
            assert one.best
        for play in deal.plays:
            mine = {option.card: option.par[play.seat] for option in play.options}
            assert abs(max(mine.values()) - mine[play.card] - play.cost.tricks) < 2 * SAME
            assert play.cost.real == (max(mine.values()) - min(mine.values()) > SAME)


def test_points_are_tricks_but_for_promises_and_the_slam() -> None:
    """R-GIVE-3: a trick that would have been handed over costs no point, and a creditor may lose one that he never held."""
    seen = set()
    for seed, bonus in product(range(4), (0, 5)):
        lines = record("handed-tricks", RANDOM, seed, deals=3, slam_bonus=bonus)
        for deal in review(match_of(lines), 1, odd_solve, guess).deals:
            promises = [
                Pull(e.creditor, e.debtor)
                for e in deal.exchanges
                if e.election and isinstance(e.election.chosen, Concede)
            ]
            for play in deal.plays:
                now = next(o.par for o in play.options if o.card == play.card)
                top = best([o.par for o in play.options], play.seat)
                scored = [handed(par, promises)[play.seat] for par in (top, now)]
                due = scored[0] - scored[1] + bonus * (top[play.seat] == 10 > now[play.seat])
                assert abs(play.cost.points - (max(0, due) if play.cost.tricks else 0)) < 1e-6
                if not promises and not bonus:
                    assert abs(play.cost.points - play.cost.tricks) < 1e-6
                if promises and play.cost.tricks > 0.05 and play.cost.points == 0:
                    seen.add("no point")
    assert seen == {"no point"}


@every_preset
def test_the_last_trick_never_costs(preset: str) -> None:
    for deal in reviewed(preset).deals:
        last = [play for play in deal.plays if play.trick == 10]
        assert len(last) == 3
        assert all(not play.cost.real and play.cost.tricks == 0 and not play.cost.debts for play in last)


@every_preset
def test_par_goes_on_from_what_each_decision_led_to(preset: str) -> None:
    """The solver's value of a position is that of the best cards of the one before: the review's chain has no gap."""
    for deal in reviewed(preset).deals:
        now = deal.par
        for exchange in deal.exchanges:
            assert close(exchange.before, now)
            assert len(exchange.draws) == 10
            if exchange.returned is not None:
                now = {o.card: o.par for o in exchange.returned.options}[exchange.returned.given]
        for play in deal.plays:
            assert close(play.par, now)
            now = {o.card: o.par for o in play.options}[play.card]
            assert all(abs(sum(o.par) - 10) < 1e-9 for o in play.options)
        assert now == deal.taken


def test_what_may_be_chosen_is_what_the_rules_allow() -> None:
    match = match_of(record("pagat", deals=2))
    found = review(match, 1, odd_solve, guess)
    state = GAME.start(match.header.rules if match.header else None)
    due: dict[type, list[set[Any]]] = {Play: [], Give: []}
    for entry in match.entries:
        if isinstance(entry.move, Play | Give):
            due[type(entry.move)].append({move.card for move in moves_of(state)})
        state = GAME.step(state, entry.move)
    plays = [{o.card for o in play.options} for deal in found.deals for play in deal.plays]
    gives = [{o.card for o in e.returned.options} for d in found.deals for e in d.exchanges if e.returned]
    assert (plays, gives) == (due[Play], due[Give])
    assert len(gives) > 0


def test_the_luck_of_a_draw_is_against_the_mean_of_the_ten() -> None:
    exchanges = [
        e for preset in PRESETS for deal in reviewed(preset).deals for e in deal.exchanges if e.drawn
    ]
    assert len(exchanges) > 3
    for e in exchanges:
        pars = {option.card: option.par for option in e.draws}
        middle = mean(pars.values())
        assert e.drawn is not None
        assert close(e.luck, [pars[e.drawn][s] - middle[s] for s in range(3)])


def test_a_promise_is_weighed_against_a_card() -> None:
    """R-GIVE-1: of the two, the debtor's better one loses nothing."""
    found = [
        (exchange, exchange.election)
        for seed in range(6)
        for deal in review(
            match_of(record("handed-tricks", RANDOM, seed, deals=3)), 1, odd_solve, guess
        ).deals
        for exchange in deal.exchanges
    ]
    assert {type(election.chosen) for _, election in found if election} > {Concede}
    for exchange, election in found:
        assert election is not None
        conceded = isinstance(election.chosen, Concede)
        assert (exchange.drawn is None) == conceded
        mine = [value[exchange.debtor] for value in (election.offer, election.concede)]
        assert abs(election.cost.tricks - (max(mine) - mine[conceded])) < 2 * SAME
        assert abs(sum(election.concede) - sum(election.offer)) < 1e-9


def test_a_real_decision_is_one_where_something_is_at_stake() -> None:
    found = reviewed("satasat")
    for seat, mine in enumerate(found.accuracy):
        real = [d for deal in found.deals for d in decisions(deal) if d.seat == seat and d.cost.real]
        assert mine.all.decisions == len(real) == sum(x.decisions for x in (mine.five, mine.three, mine.two))
        assert all(len(p.options) > 1 for deal in found.deals for p in deal.plays if p.cost.real)
        for one in (mine.all, mine.five, mine.three, mine.two):
            assert one.accuracy is None or 0 <= one.accuracy <= 100
            assert (one.accuracy is None) == (one.decisions == 0)


def test_the_accuracy_is_halved_by_each_quarter_trick() -> None:
    assert [accuracy(4, lost).accuracy for lost in (0, 1, 2)] == [100, 50, 25]
    assert accuracy(0, 0).accuracy is None


@every_preset
def test_turning_points_come_with_the_largest_loss_first(preset: str) -> None:
    found = reviewed(preset)
    losses = [turning.tricks for turning in found.turning_points]
    assert losses == sorted(losses, reverse=True)
    every = [d.loss for deal in found.deals for d in decisions(deal) if d.loss >= WORTH_TELLING]
    assert losses == sorted(every, reverse=True)[:10]


@every_preset
def test_the_best_cards_are_all_that_are_equally_good(preset: str) -> None:
    """Each of them costs nothing, each other one something; high to low, as hands are written."""
    for deal in reviewed(preset).deals:
        played = [one for one in decisions(deal) if one.kind == "play"]
        for one, play in zip(played, deal.plays, strict=True):
            pars = {option.card: option.par[play.seat] for option in play.options}
            best = [move.card for move in one.best if isinstance(move, Play)]
            assert {card for card, par in pars.items() if par >= max(pars.values()) - SAME} == {*best}
            assert best == [*card_set(best)]


# ------------------------------------------------------------------------------------------------------- as it was seen


@every_preset
def test_costly_cards_are_judged_by_what_their_players_could_know(preset: str) -> None:
    for deal in reviewed(preset).deals:
        for play in deal.plays:
            assert (play.seen is not None) == (play.cost.tricks >= WORTH_TELLING)
            if play.seen is not None:
                assert play.seen.behind >= 0
                assert (play.seen.behind == 0) == (play.card in play.seen.best)
                assert {*play.seen.best} <= {option.card for option in play.options}
                assert play.seen.worse == (play.seen.behind > play.seen.behind_margin)


def test_a_card_is_judged_by_the_view_before_it() -> None:
    """I-3: the judge gets the view that the engine gives the seat then, and dice from nothing else."""
    asked: list[tuple[View, int]] = []

    def spy(view: View, worlds: int, dice: Any) -> Any:
        asked.append((view, dice.below(1 << 30)))
        return guess(view, worlds, dice)

    match = match_of(record("satasat", RANDOM, 2, deals=2))
    found = review(match, 1, odd_solve, spy)
    (plain, dice), *_ = [(view, n) for view, n in asked if view.phase is Phase.PLAY]
    state, views = GAME.start(plain.rules), [GAME.blank(plain.rules, seat) for seat in range(3)]
    due = []
    plays = iter([play for deal in found.deals for play in deal.plays])
    for entry in match.entries:
        if isinstance(entry.move, Play) and next(plays).seen is not None:
            actor = GAME.actor(state)
            assert isinstance(actor, int)
            due.append(views[actor])
        after = GAME.step(state, entry.move)
        views = [*observe_all(GAME, views, range(3), state, entry.move, after)]
        state = after
    assert [view for view, _ in asked if view.phase is Phase.PLAY] == due
    assert len(due) > 10
    asked.clear()
    review(match, 7, odd_solve, spy)
    assert (plain, dice) in asked


# ---------------------------------------------------------------------------------------------------------------- trump


def test_all_four_suits_and_every_alternative_are_judged() -> None:
    for preset in PRESETS:
        for deal in reviewed(preset).deals:
            choice = deal.choices[0]
            moves = [option.move for option in choice.options]
            assert moves == [*map(Name, Suit), *map(Decline, PRESETS[preset].trump_alternatives)]
            assert len(choice.seen) == (10 if preset == "full-hand" else 5)
            assert choice.seen & ~deal.dealt[choice.seat] == 0
            assert deal.par == next(o.par for o in choice.options if o.move == Name(deal.trump))


@pytest.mark.parametrize("method", TrumpAlternative)
def test_par_of_leaving_trump_to_the_cards_is_the_mean_over_what_may_come(method: TrumpAlternative) -> None:
    """R-TRUMP-4 to 8, against the engine: every order of F's last five cards, and every card that may be turned."""
    rules = Rules(deals=1, trump_alternatives=tuple(TrumpAlternative))
    found = review(
        match_of(record("satasat", RANDOM, 3, deals=1, trump_alternatives=[*rules.trump_alternatives])),
        1,
        odd_solve,
        guess,
    )
    (deal,) = found.deals
    five = r.five_seat(deal.dealer)
    choice = deal.choices[0]
    named = {o.move.suit: o.par for o in choice.options if isinstance(o.move, Name)}
    outcomes = []
    dealer = GAME.step(GAME.start(rules), SeatDealer(deal.dealer))
    others = [" ".join(map(str, deal.dealt[(five + i) % 3])) for i in (1, 2)]
    for late in permutations(tuple(deal.dealt[five] - choice.seen)):
        held = " ".join(map(str, (*choice.seen, *late)))
        state = GAME.step(GAME.step(dealer, Shuffle(pack(held, *others))), Decline(method))
        if state.phase in (Phase.TURN, Phase.TIE):
            after = [GAME.step(state, move).deal.trump for move in moves_of(state)]
            pars = [named[suit] for suit in after if suit]
            outcomes.append(mean(pars) if state.phase is Phase.TURN else best(pars, five))
        else:
            outcomes.append(named[state.deal.trump])
    due = next(o.par for o in choice.options if o.move == Decline(method))
    assert close(due, mean(outcomes))


def test_the_chooser_is_judged_by_what_he_saw() -> None:
    """With other cards where he cannot see them, the judgement is the same to the last digit (I-3)."""
    lines = match_of(record("satasat", deals=1))
    (source,) = sources(lines)
    found = review_deal(source, odd_solve, judge)
    shuffle = source.moves[0]
    assert isinstance(shuffle, Shuffle)
    other = Shuffle((*shuffle.order[:5], *reversed(shuffle.order[5:])))
    state = GAME.step(source.state, other)
    moves = [other, found.choices[0].chosen]
    state = GAME.step(state, moves[1])
    while state.phase is Phase.PLAY and not state.sheet:
        moves.append(moves_of(state)[0])
        state = GAME.step(state, moves[-1])
    again = review_deal(replace(source, moves=tuple(moves)), odd_solve, judge)
    assert again.dealt != found.dealt

    def judged(deal: DealReview) -> list[Any]:
        return [(o.points, o.margin, o.behind, o.made, o.tricks) for o in deal.choices[0].options]

    assert judged(again) == judged(found)


def test_the_judge_is_given_the_chooser_s_view() -> None:
    asked: list[View] = []

    def spy(view: View, worlds: int, dice: Any) -> Any:
        asked.append(view)
        return guess(view, worlds, dice)

    found = review(match_of(record("satasat", RANDOM, 2, deals=3)), 1, odd_solve, spy)
    choices = [(deal, choice) for deal in found.deals for choice in deal.choices]
    trumps = [view for view in asked if view.phase is not Phase.PLAY]
    for (deal, choice), view in zip(choices, trumps, strict=True):
        assert (view.seat, view.hand, view.deal_no) == (choice.seat, choice.seen, deal.deal)
        assert all(not view.known[(choice.seat + i) % 3] for i in (1, 2))


# ---------------------------------------------------------------------------------------------------------------- debts


@pytest.mark.parametrize("dealer_rule", DealerRule)
@pytest.mark.parametrize("debtor_order", DebtorOrder)
def test_of_whole_tricks_the_draws_are_the_schedule_of_the_rules(
    dealer_rule: DealerRule, debtor_order: DebtorOrder
) -> None:
    """R-PULL-2, 12, 13 and R-DEALER-1 to 4: all 66 results, under every dealer, with and without a promise."""
    rules = Rules(dealer_rule=dealer_rule, debtor_order=debtor_order)
    for a, b, dealer in product(range(11), range(11), range(3)):
        if a + b > 10:
            continue
        for promised in ((), (Pull(0, 1),), (Pull(2, 0), Pull(2, 0))):
            tricks = r.hand_over((a, b, 10 - a - b), promised)
            deals = r.next_dealer(tricks, dealer, rules)
            pulls = r.schedule(r.deltas(tricks, dealer), deals, rules)
            due = {(p.creditor, p.debtor): float(pulls.count(p)) for p in pulls}
            assert draws((a, b, 10 - a - b), promised, dealer, rules) == due
            assert changes((a, b, 10 - a - b), tricks, (), dealer, rules) == () or promised


@given(st.lists(st.floats(0, 10), min_size=2, max_size=2).map(sorted), st.integers(0, 2), st.booleans())
def test_of_fractions_each_draws_what_he_is_due_from_those_who_owe(
    cuts: list[float], dealer: int, promise: bool
) -> None:
    """R-PULL-2: above the quota, all that one is due; below it, all that one owes; nobody does both."""
    tricks = (cuts[0], cuts[1] - cuts[0], 10 - cuts[1])
    promised = (Pull(0, 1),) if promise else ()
    over = [n - need for n, need in zip(handed(tricks, promised), r.quotas(dealer), strict=True)]
    found = draws(tricks, promised, dealer, Rules())
    for seat in range(3):
        got = sum(n for (creditor, _), n in found.items() if creditor == seat)
        gave = sum(n for (_, debtor), n in found.items() if debtor == seat)
        assert got == pytest.approx(max(0, over[seat]), abs=1e-8)
        assert gave == pytest.approx(max(0, -over[seat]), abs=1e-8)


def test_points_of_whole_tricks_are_those_of_the_rules() -> None:
    """R-SCORE-1 to 3, R-GIVE-3, 5."""
    for a, b, dealer in product(range(11), range(11), range(3)):
        if a + b > 10:
            continue
        for promised, scoring in product(((), (Pull(0, 1),)), Scoring):
            rules = Rules(scoring=scoring, slam_bonus=5)
            taken = (a, b, 10 - a - b)
            due = r.points(r.hand_over(taken, promised), taken, dealer, rules)
            assert points(taken, promised, dealer, rules) == due


def test_the_last_deal_of_a_match_leaves_no_debts_and_an_earlier_one_does() -> None:
    first, last = reviewed("satasat").deals
    assert any(play.cost.debts for play in first.plays)
    assert not any(play.cost.debts for play in last.plays)
    assert not any(play.cost.debts for deal in reviewed("plain").deals for play in deal.plays)


# ------------------------------------------------------------------------------------------------------------ as a whole


def test_the_same_record_gives_the_same_bytes() -> None:
    match = match_of(record("high-sevens", deals=1))
    assert encode(review(match, 1, solve, judge)) == encode(review(match, 1, solve, judge))


@every_preset
def test_a_review_can_be_read_back(preset: str) -> None:
    found = reviewed(preset)
    assert decode(encode(found), MatchReview) == found


def test_the_hands_are_those_of_the_match() -> None:
    match = match_of(record("satasat", deals=2))
    found = review(match, 1, odd_solve, guess)
    state = GAME.start(match.header.rules if match.header else None)
    played: list[tuple[Any, ...]] = []
    for entry in match.entries:
        if state.phase is Phase.PLAY and not state.deal.trick and sum(state.deal.taken) == 0:
            played.append(state.deal.hands)
        state = GAME.step(state, entry.move)
    assert [deal.hands for deal in found.deals] == played
    assert all(sum(hands) == sum(deal.dealt) for deal, hands in zip(found.deals, played, strict=True))


@given(st.lists(st.floats(-9, 9), min_size=1, max_size=10))
def test_parts_as_they_are_read_add_up_too(values: list[float]) -> None:
    read = [float(text.replace("−", "-")) for text in parts(tuple(values), sum(values))]
    assert abs(sum(read) - round(10 * sum(values)) / 10) < 1e-9
    assert all(abs(a - b) < 0.11 for a, b in zip(read, values, strict=True))
