"""What the rules say of a view (docs/formats/view.md, Remarks): for a page that knows no rules."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from msgspec.structs import fields, replace

from satasat.cards import NONE, SUITS, Card, Suit, cards, encode, from_plain, to_plain
from satasat.dice import SeededDice
from satasat.game import OneOf, observe_all
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import Decline, Give, Name, Phase, Play
from satasat.games.three_two_five.remarks import Barred, Handed, Remarks, remarks
from satasat.games.three_two_five.rules import (
    PRESETS,
    DealerRule,
    Pull,
    Rules,
    Sevens,
    TrickInstead,
    TrumpAlternative,
    TrumpTiming,
    quotas,
)
from satasat.games.three_two_five.state import State
from satasat.games.three_two_five.view import Exchange, View
from satasat.testing import random_match, random_rules
from satasat.texts import LANGUAGES, Speaker
from tests.tables import EVERYBODY, C, D, H, S, Table, named, some
from tests.test_docs import DOCS, blocks, quoted, rows, sections, text_of

STATES = 2_000
PAGE = DOCS / "formats" / "view.md"


def states() -> Iterator[tuple[State, dict[int | None, View]]]:
    """States of random matches under each preset and under random rules, with everybody's view."""
    wanted: list[tuple[str, Rules]] = [*PRESETS.items()]
    wanted += [(f"random {n}", random_rules(GAME, SeededDice(f"rules/{n}"))) for n in range(24)]
    for name, some_rules in wanted:
        rules = replace(some_rules, deals=3)
        views = tuple(GAME.blank(rules, seat) for seat in EVERYBODY)
        for made in random_match(GAME, rules, SeededDice(f"remarks/{name}")):
            views = observe_all(GAME, views, EVERYBODY, made.state, made.move, made.after)
            yield made.after, dict(zip(EVERYBODY, views, strict=True))


def typed(key: str, value: Any) -> Any:
    """A parameter as a client has it that knows texts and no rules: by its name."""
    if key in ("card", "led"):
        return from_plain(value, Card)
    if key == "suit":
        return Suit(value)
    if key == "cards":
        return cards(value)
    if key == "allowed":
        return [Suit(one) if one in "SHDC" else one for one in value]
    return value


def said(barred: dict[str, Any], language: str) -> str:
    params = {key: typed(key, value) for key, value in barred["params"].items()}
    return Speaker(language, ("Asha", "Bina", "Chandra"), 0).say(f"why-{barred['code']}", **params)


def test_every_card_that_may_not_be_played_has_one_reason_that_can_be_said() -> None:
    """Idea N4; and only the actor is told, as a reason tells of his suits (I-16, I-20)."""
    seen: Counter[str] = Counter()
    asked = 0
    for state, views in states():
        actor = GAME.actor(state)
        for seat, view in views.items():
            told = to_plain(remarks(view))
            if seat is None or seat != actor:
                assert "barred" not in told
                continue
            barred = told.get("barred", [])
            choices = view.legal
            reasons = Counter(card for one in barred for card in cards(one.get("cards", "")))
            if view.phase in (Phase.PLAY, Phase.GIVE):
                assert isinstance(choices, OneOf)
                allowed = {move.card for move in choices.moves if isinstance(move, Play | Give)}
                assert reasons == Counter(card for card in view.hand if card not in allowed)
            else:
                assert not reasons
            assert {one["code"] for one in barred} <= codes_of(view.phase)
            assert all(said(one, language) for one in barred for language in LANGUAGES)
            seen.update(one["code"] for one in barred)
        asked += 1
    assert asked >= STATES
    assert {*seen} == {"must_follow", "return_drawn", "return_keep", "not_tied", "method_off"}


def codes_of(phase: Phase) -> set[str]:
    return {
        Phase.PLAY: {"must_follow"},
        Phase.GIVE: {"return_drawn", "return_keep"},
        Phase.TIE: {"not_tied"},
        Phase.TRUMP: {"method_off"},
    }.get(phase, set())


def test_remarks_agree_with_the_truth() -> None:
    """Quotas, who wins so far, who took the last trick, and what the next deal will be like, in every state."""
    ahead: Remarks | None = None
    dealer, deals = 0, 0
    for state, views in states():
        deal = state.deal
        told = {seat: remarks(view) for seat, view in views.items()}
        public = {replace_barred(one) for one in told.values()}
        assert len(public) == 1  # all but the reasons is the same for everybody
        (one,) = public
        if state.phase is Phase.SEAT_DEALER:
            assert one == Remarks()
            continue
        over = state.phase in (Phase.SHUFFLE, Phase.OVER) and bool(state.sheet)
        if not over:
            dealer = state.dealer
        assert one.quotas == quotas(dealer)
        assert (one.winning is not None) == bool(deal.trick)
        if state.phase is Phase.PLAY and not deal.trick and deal.taken != (0, 0, 0):
            assert one.took == deal.leader
        elif not over and deal.taken == (0, 0, 0):
            assert one.took is None
        if state.phase is Phase.SHUFFLE and over:
            ahead = one
        else:
            assert not one.pulls_next
            assert one.loser is None
        if views[0].pulls and ahead is not None and not over:
            assert views[0].pulls == ahead.pulls_next
            deals += 1
        if over:
            assert sum(h.kept for h in one.handed) <= len(views[0].promised) == len(one.handed)
        else:
            assert not one.handed
    assert deals > 500


def replace_barred(one: Remarks) -> Remarks:
    return replace(one, barred=())


def test_the_winner_so_far_is_the_one_who_takes_the_trick_where_nobody_beats_him() -> None:
    table = Table(Rules(deals=1)).deal("AS KH", "QS 9S", "7S KD").do(Name(H))
    assert remarks(table.view(None)).winning is None
    assert [remarks(table.play(card).view(None)).winning for card in ("AS", "9S")] == [1, 1]
    done = remarks(table.play("7S").view(0))
    assert (done.winning, done.took) == (None, 1)


def test_cards_with_one_reason_stand_together() -> None:
    table = named(Rules(), (-1, +1, 0), five="AS KS 9S AH 8H 9D AC QC JC 8C", two="KD").fan("KD")
    view = table.view(1)
    assert remarks(view).barred == (
        Barred("return_keep", {"suit": H, "left": 1, "keep": 2, "sevens": Sevens.LOW}, cards("AH 8H")),
        Barred("return_drawn", {}, cards("KD")),
        Barred("return_keep", {"suit": D, "left": 1, "keep": 2, "sevens": Sevens.LOW}, cards("9D")),
    )
    assert remarks(table.view(0)).barred == remarks(table.view(None)).barred == ()


def test_a_seven_that_is_trump_by_rule_has_a_reason_of_its_own() -> None:
    rules = Rules(sevens=Sevens.PERMANENT_TRUMPS)
    table = Table(rules).deal("KH", "9H 7H AC KC QC JC 10C 9C 8C AD").do(Name(C)).play("KH")
    high, low = remarks(table.view(2)).barred
    assert (low.cards, high.cards) == (cards("AD AC KC QC JC TC 9C 8C"), cards("7H"))
    assert "sevens are trumps" in Speaker().say(f"why-{high.code}", **high.params)
    drawn = named(rules, (-1, +1, 0), five="AS KS 9S 7H 8H 9D AD QC JC 8C", two="KD", trump=H).fan("KD")
    hearts = next(one for one in remarks(drawn.view(1)).barred if one.params.get("suit") is H)
    assert hearts.cards == cards("8H 7H")
    spades = named(rules, (-1, +1, 0), five="AD KD QD 7H 8H 9D TD QC JC 8C", two="KH", trump=S).fan("KH")
    (own,) = (b for b in remarks(spades.view(1)).barred if b.params.get("card"))
    assert (own.cards, own.params["card"], own.params["left"]) == (cards("7H"), some("7H")[0], 0)


def test_suits_and_ways_that_are_barred() -> None:
    table = Table().deal("AS QS JS TS 9S / KH KD 9D")
    ways = tuple(way for way in TrumpAlternative if way is not TrumpAlternative.TURN_THREE)
    allowed = (TrumpAlternative.TURN_THREE,)
    params = {"allowed": allowed, "timing": TrumpTiming.AFTER_FIVE}
    assert remarks(table.view(1)).barred == (Barred("method_off", params, ways=ways),)
    assert remarks(table.view(0)).barred == ()
    tied = table.do(Decline(TrumpAlternative.TURN_THREE)).view(1)
    assert remarks(tied).barred == (Barred("not_tied", {"allowed": (H, D)}, suits=(S, C)),)
    late = Rules(trump_timing=TrumpTiming.AFTER_TEN, trump_alternatives=())
    (one,) = remarks(Table(late).deal().view(1)).barred
    assert one.ways == tuple(TrumpAlternative)
    assert "all ten cards" in Speaker().say(f"why-{one.code}", **one.params)
    assert {*SUITS} > {*remarks(tied).barred[0].suits}


def test_the_end_of_a_deal_says_what_the_next_brings() -> None:
    """R-GIVE-3, R-DEALER-2, 3: a promise kept, one that lapsed, and who deals next for what."""
    rules = Rules(trick_instead=TrickInstead.ON, dealer_rule=DealerRule.LOSER_DEALS, deals=3)
    promised = (Pull(1, 0), Pull(1, 0))
    view = View(
        rules,
        None,
        phase=Phase.SHUFFLE,
        deal_no=3,
        dealer=0,
        trump=S,
        plays=some("AS KS QS"),
        leaders=(1,) * 11,
        taken=(1, 6, 3),
        pulls=promised,
        exchanges=(Exchange(conceded=True),) * 2,
        debts=(-2, 2, 0),
        hand=NONE,
    )
    told = remarks(view)
    assert told.handed == (Handed(1, 0, True), Handed(1, 0, False))
    assert told.loser == "alone"
    assert told.quotas == (2, 5, 3)
    assert told.pulls_next == (Pull(1, 0), Pull(1, 0))
    over = remarks(replace(view, phase=Phase.OVER))
    assert over.handed == told.handed
    assert (over.loser, over.pulls_next) == (None, ())
    level = replace(view, debts=(-1, 2, -1), taken=(1, 7, 2), exchanges=(), pulls=())
    assert remarks(level).loser == "level"
    assert remarks(replace(level, rules=Rules())).loser is None


def test_the_view_page_lists_every_remark_and_its_examples_are_some() -> None:
    page = sections(text_of(PAGE), 2)["Remarks"]
    assert [quoted(row[0])[0] for row in rows(page)] == [field.name for field in fields(Remarks)]
    (block,) = [b for b in blocks(PAGE) if b.info == "json remarks"]
    for line in block.text.splitlines():
        plain = json.loads(line)
        assert json.loads(encode(from_plain(plain, Remarks))) == plain
        assert all(said(one, "en") for one in plain.get("barred", []))
