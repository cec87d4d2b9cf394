"""Who may see what: the rows of RULES.md section 7, by what is shown of each move and by the views that result.

Dealer 0: F is seat 1, T seat 2, D seat 0; None is a spectator. I-1 and what a table adds are not the engine's.
"""

from __future__ import annotations

import pytest

from satasat.cards import NONE, PACK_30, CardSet, card_set
from satasat.dealing import Dealt, Shuffle, Shuffled
from satasat.dice import SeededDice
from satasat.errors import IllegalMove
from satasat.game import NATURE, AnyOrder, OneOf, Seat
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import (
    Awaited,
    Concede,
    Conceded,
    Cut,
    Decline,
    Declined,
    Draw,
    Drawn,
    Event,
    Exposed,
    Fan,
    Fanned,
    Give,
    Given,
    Name,
    Offer,
    Offered,
    Phase,
    TakenUp,
    Trumped,
    TrumpMade,
    Turn,
    WasCut,
)
from satasat.games.three_two_five.rules import (
    PACK,
    CutRule,
    FanRule,
    Pull,
    PullVisibility,
    Rules,
    TrickInstead,
    TrumpAlternative,
)
from satasat.games.three_two_five.view import View
from tests.tables import EVERYBODY, C, D, H, S, Table, hand, named, some

FIVE, THREE, TWO = 1, 2, 0
F_HAND, T_HAND, D_HAND = (
    "AS KS QS JS 10S / 7H AD KD / KC QC",
    "9S 8S 7S AH KH / QD JD 10D / JC 10C",
    "QH JH 10H 9H 8H / 9D 8D AC / 9C 8C",
)
HANDS = {FIVE: F_HAND, THREE: T_HAND, TWO: D_HAND}
ANY_ALTERNATIVE = Rules(trump_alternatives=tuple(TrumpAlternative))
ONE_PULL = (-1, +1, 0)  # the dealer owes F a card; T is the third


def first_five(seat: Seat) -> CardSet:
    return hand(" ".join(HANDS[seat].split()[:5]))


def packet(seat: Seat, number: int) -> CardSet:
    """The packet of five, three or two (0, 1, 2)."""
    return hand(HANDS[seat].split("/")[number])


def dealt(rules: Rules = ANY_ALTERNATIVE) -> Table:
    return Table(rules).deal(F_HAND, T_HAND, D_HAND)


def seen(view: View) -> CardSet:
    """Every card whose place the view knows or has known in this deal."""
    known = view.known[0] | view.known[1] | view.known[2]
    return view.hand | known | card_set(view.plays) | card_set(public.card for public in view.public)


# --------------------------------------------------------------------------------------------- dealing and trump


def test_I2_the_order_of_the_pack_is_seen_by_nobody_the_cut_by_all() -> None:
    table = Table(Rules(cut=CutRule.FIVE_SEAT)).deal(F_HAND, T_HAND, D_HAND)
    for seat in EVERYBODY:
        assert table.told[seat] == (Shuffled(), Awaited(Phase.CUT, FIVE))
    table.do(Cut(7))
    assert all(table.told[seat][0] == WasCut(7) for seat in EVERYBODY)


def test_I2_another_order_of_the_same_packets_is_the_same_to_everybody() -> None:
    one = dealt()
    five, three, two = (
        " / ".join(" ".join(reversed(part.split())) for part in text.split("/"))
        for text in (F_HAND, T_HAND, D_HAND)
    )
    other = Table(ANY_ALTERNATIVE).deal(five, three, two)
    assert one.state != other.state
    assert (one.views, one.told) == (other.views, other.told)
    assert one.do(Name(S)).told == other.do(Name(S)).told


def test_I3_the_first_five_are_seen_by_their_owner() -> None:
    table = dealt()
    for seat in (FIVE, THREE, TWO):
        assert table.faces(seat) == first_five(seat)
        assert table.view(seat).hand == first_five(seat)
    assert table.faces(None) == NONE
    packets = [(e.seat, e.count) for e in table.told[None] if isinstance(e, Dealt)]
    assert packets == [(FIVE, 5), (THREE, 5), (TWO, 5)]


def test_I4_undealt_packets_are_seen_by_nobody_not_even_their_owner() -> None:
    table = dealt()
    for seat in EVERYBODY:
        own = NONE if seat is None else first_five(seat)
        assert seen(table.view(seat)) == own
        for card in PACK_30 - own:  # each may still come to anybody else, or be undealt
            places = [s for s in range(3) if card in table.view(seat).may[s]]
            assert places == [s for s in range(3) if s != seat]
    other = Table(ANY_ALTERNATIVE).deal(
        "AS KS QS JS 10S / 9C 8C AC / 9D 8D",
        "9S 8S 7S AH KH / JC 10C QD / JD 10D",
        "QH JH 10H 9H 8H / AD KD 7H",
    )
    assert table.views == other.views


def test_I5_the_named_suit_is_seen_by_all() -> None:
    table = dealt().do(Name(H))
    for seat in EVERYBODY:
        assert table.told[seat][0] == Trumped(H, TrumpMade.NAMED)
        assert (table.view(seat).trump, table.view(seat).made) == (H, TrumpMade.NAMED)


@pytest.mark.parametrize("method", TrumpAlternative)
def test_I6_that_F_declines_and_how_is_seen_by_all(method: TrumpAlternative) -> None:
    table = dealt().do(Decline(method))
    for seat in EVERYBODY:
        assert table.told[seat][0] == Declined(method)
        assert table.view(seat).declined is method


def test_I7_the_turned_three_are_seen_by_all_before_any_other_card_is_dealt() -> None:
    table = dealt().do(Decline(TrumpAlternative.TURN_THREE))
    for seat in EVERYBODY:
        owners = [e.seat for e in table.told[seat] if isinstance(e, Dealt)]
        assert owners == [FIVE, THREE, TWO, FIVE, THREE, TWO]
        exposed = table.told[seat].index(Exposed(FIVE, some("7H AD KD"), TrumpMade.TURN_THREE))
        others = [i for i, e in enumerate(table.told[seat]) if isinstance(e, Dealt) and e.seat != FIVE]
        assert exposed < min(others)
        assert [public.card for public in table.view(seat).public] == [*some("7H AD KD")]


def test_I7_a_tie_is_seen_by_all_and_no_other_card_is_dealt_before_the_choice() -> None:
    table = Table().deal("AS QS JS 10S 9S / KH KD 9D").do(Decline(TrumpAlternative.TURN_THREE))
    for seat in EVERYBODY:
        assert table.faces(seat) == hand("KH KD 9D")
        assert table.view(seat).counts == (5, 8, 5)
        assert table.told[seat][-1] == Awaited(Phase.TIE, FIVE)
    table.do(Name(D))
    assert all(table.told[seat][0] == Trumped(D, TrumpMade.TURN_THREE) for seat in EVERYBODY)


def test_I8_only_the_middle_card_is_seen_by_all() -> None:
    """The other two of that packet: F only."""
    table = dealt().do(Decline(TrumpAlternative.SEVENTH_CARD))
    for seat in EVERYBODY:
        assert Exposed(FIVE, some("AD"), TrumpMade.SEVENTH_CARD) in table.told[seat]
    assert table.faces(FIVE) == packet(FIVE, 1) | packet(FIVE, 2)
    assert table.faces(THREE) == packet(THREE, 1) | packet(THREE, 2) | hand("AD")
    assert table.faces(TWO) == packet(TWO, 1) | packet(TWO, 2) | hand("AD")
    assert table.faces(None) == hand("AD")


def test_I10_the_random_rest_is_withheld_from_F_until_the_draw() -> None:
    """The exposed card is seen by all; the other four by F only, after it."""
    table = dealt().do(Decline(TrumpAlternative.RANDOM_REST))
    assert table.state.phase is Phase.TURN
    assert table.faces(FIVE) == NONE
    assert table.view(FIVE).hand == first_five(FIVE)
    assert table.view(FIVE).counts == (10, 10, 10)
    assert seen(table.view(FIVE)) == first_five(FIVE)
    assert all(table.view(seat).legal == OneOf(()) for seat in EVERYBODY)
    table.do(Turn(some("KC")[0]))
    for seat in EVERYBODY:
        assert table.told[seat][0] == Exposed(FIVE, some("KC"), TrumpMade.RANDOM_REST)
        assert table.told[seat][1] == Trumped(C, TrumpMade.RANDOM_REST)
    assert TakenUp(FIVE, hand("7H AD KD KC QC")) in table.told[FIVE]
    assert all(TakenUp(FIVE, None) in table.told[seat] for seat in (THREE, TWO, None))
    assert all(table.faces(seat) == hand("KC") for seat in (THREE, TWO, None))
    assert table.view(FIVE).hand == hand(F_HAND)


def test_I10_F_cannot_rule_out_that_a_withheld_card_is_his_own() -> None:
    """A world before the draw gives F five cards more, any of the 25 that he has not seen (R-TRUMP-8, P11)."""
    table = dealt().do(Decline(TrumpAlternative.RANDOM_REST))
    view = table.view(FIVE)
    assert view.may[FIVE] == PACK_30
    own = NONE
    found = GAME.worlds(view, SeededDice("I-10"))
    for _ in range(200):
        world = next(found)
        assert tuple(map(len, world.hands)) == (10, 10, 10)
        assert world.hands[FIVE] & first_five(FIVE) == first_five(FIVE)
        own = own | world.hands[FIVE]
    assert own == PACK_30


def test_I11_packets_of_three_and_two_are_seen_by_their_owner() -> None:
    table = dealt().do(Name(S))
    for seat in (FIVE, THREE, TWO):
        assert table.faces(seat) == packet(seat, 1) | packet(seat, 2)
        assert table.view(seat).hand == hand(HANDS[seat])
    assert table.faces(None) == NONE
    assert table.view(None).counts == (10, 10, 10)


def test_I12_credits_debts_and_schedule_are_seen_by_all() -> None:
    table = Table.second_deal(Rules(), 0, (+3, -1, -2)).do(Shuffle(PACK))
    for seat in EVERYBODY:
        assert table.view(seat).debts == (+3, -1, -2)
        assert table.view(seat).pulls == (Pull(0, 2), Pull(0, 2), Pull(0, 1))
    assert table.do(Name(S)).view(None).exchange == Pull(0, 2)


# ------------------------------------------------------------------------------------------------- the exchange
# F (1) is the creditor, D (0) the debtor, T (2) the third player. F's drawn card is AC, the one given back QC.

CREDITOR, DEBTOR, THIRD = FIVE, TWO, THREE
PULL = Pull(CREDITOR, DEBTOR)


def pulling(rules: Rules | None = None) -> Table:
    return named(rules or Rules(), ONE_PULL, F_HAND.replace("QC", "10C"), T_HAND.replace("10C", "QC"), D_HAND)


def test_I13_the_fan_is_ten_backs_but_to_the_debtor() -> None:
    table = pulling()
    order = tuple(reversed(some(D_HAND)))
    table.do(Fan(order))
    assert table.told[DEBTOR][0] == Fanned(PULL, order)
    assert table.view(DEBTOR).fan == order
    for seat in (CREDITOR, THIRD, None):
        assert table.told[seat][0] == Fanned(PULL, None)
        assert table.view(seat).fan is None
    assert table.view(CREDITOR).legal == OneOf(tuple(Draw(place) for place in range(10)))


def test_I13_nature_renews_the_order_before_every_draw() -> None:
    """R-PULL-8: a fresh uniform shuffle, never the sorted hand."""
    table = named(Rules(), (-2, +2, 0), F_HAND, T_HAND, D_HAND)
    for _ in range(2):
        assert GAME.actor(table.state) == NATURE
        held = tuple(table.state.deal.hands[DEBTOR])
        assert GAME.legal(table.state) == AnyOrder("fan", held)
        first = set()
        for seed in range(100):
            fan = GAME.chance(table.state, SeededDice(seed))
            assert isinstance(fan, Fan)
            assert sorted(fan.order) == sorted(held)
            first.add(fan.order[0])
        assert first == set(held)
        table.do(fan, Draw(0))
        table.do(Give(next(iter(table.choices()))))


def test_I13_by_hand_the_debtor_sets_the_order() -> None:
    """R-PULL-8; nobody else is asked, or sees it."""
    table = pulling(Rules(fan=FanRule.BY_HAND))
    assert table.actor == DEBTOR
    assert table.view(DEBTOR).legal == AnyOrder("fan", tuple(hand(D_HAND)))
    assert all(table.view(seat).legal == OneOf(()) for seat in (CREDITOR, THIRD, None))


def test_I14_the_place_drawn_is_seen_by_the_two() -> None:
    table = pulling().fan("AC")
    place = [*hand(D_HAND)].index(some("AC")[0])
    for seat in EVERYBODY:
        assert isinstance(drawn := table.told[seat][0], Drawn)
        assert drawn.position == (place if seat in (CREDITOR, DEBTOR) else None)


def test_I15_the_drawn_card_is_seen_by_the_two() -> None:
    table = pulling().fan("AC")
    assert table.view(CREDITOR).drawn == table.view(DEBTOR).drawn == some("AC")[0]
    assert table.view(CREDITOR).hand == hand(F_HAND.replace("QC", "10C") + " AC")
    assert table.view(DEBTOR).known[CREDITOR] == hand("AC")
    for seat in (THIRD, None):
        assert table.told[seat] == (Drawn(PULL, None, None), Awaited(Phase.GIVE, CREDITOR))
        assert table.view(seat).drawn is None
        assert table.view(seat).counts == (9, 11, 10)


def test_I16_what_may_go_back_is_offered_to_the_creditor_alone() -> None:
    """And refused to him alone: a refusal raises, nothing happens, nobody is shown anything."""
    table = pulling().fan("AC")
    assert table.view(CREDITOR).legal == GAME.legal(table.state)
    assert table.choices() == hand("AS KS QS JS 10S KC 10C")
    assert all(table.view(seat).legal == OneOf(()) for seat in (DEBTOR, THIRD, None))
    before = table.state
    with pytest.raises(IllegalMove, match="return_keep"):
        table.do(Give(some("AD")[0]))
    assert table.state is before


def test_I17_the_returned_card_is_seen_by_the_two() -> None:
    """Its place in the debtor's hand is told to nobody: a hand has no order."""
    table = pulling().pull("AC", "10C")
    for seat in EVERYBODY:
        assert table.told[seat][0] == Given(PULL, some("10C")[0] if seat in (CREDITOR, DEBTOR) else None)
    assert table.view(CREDITOR).known[DEBTOR] == hand("10C")
    assert table.view(DEBTOR).hand == hand(D_HAND.replace("AC", "10C"))


@pytest.mark.parametrize(("move", "event"), [(Offer(), Offered(PULL)), (Concede(), Conceded(PULL))])
def test_I18_the_election_is_seen_by_all(move: Offer | Concede, event: Event) -> None:
    table = pulling(Rules(trick_instead=TrickInstead.ON))
    assert table.actor == DEBTOR
    assert table.view(DEBTOR).legal == OneOf((Offer(), Concede()))
    table.do(move)
    for seat in EVERYBODY:
        assert table.told[seat][0] == event
        assert table.view(seat).promised == ((PULL,) if isinstance(move, Concede) else ())


@pytest.mark.parametrize(
    ("visibility", "third_sees"),
    [
        (PullVisibility.PRIVATE, (None, None)),
        (PullVisibility.DRAWN_SHOWN, ("AC", None)),
        (PullVisibility.BOTH_SHOWN, ("AC", "10C")),
    ],
)
def test_I19_pull_visibility_shows_just_the_cards_that_it_names(
    visibility: PullVisibility, third_sees: tuple[str | None, str | None]
) -> None:
    table = pulling(Rules(pull_visibility=visibility))
    drawn, given = (None if text is None else some(text)[0] for text in third_sees)
    table.fan("AC")
    for seat in (THIRD, None):
        assert table.told[seat][0] == Drawn(PULL, None, drawn, public=drawn is not None)
        assert table.view(seat).drawn == drawn
    table.do(Give(some("10C")[0]))
    for seat in (THIRD, None):
        assert table.told[seat][0] == Given(PULL, given, public=given is not None)
        exchange = table.view(seat).exchanges[0]
        assert (exchange.drawn, exchange.given) == (drawn, given)
    for seat in (CREDITOR, DEBTOR):
        assert table.told[seat][0] == Given(PULL, some("10C")[0], public=given is not None)
    for seat in EVERYBODY:
        shown = [(public.card, public.how) for public in table.view(seat).public]
        assert shown == [(c, how) for c, how in ((drawn, "drawn"), (given, "given")) if c is not None]


@pytest.mark.parametrize("visibility", PullVisibility)
def test_I13_to_I19_a_spectator_is_shown_what_the_third_player_is(visibility: PullVisibility) -> None:
    table = pulling(Rules(pull_visibility=visibility))
    for move in (Fan(some(D_HAND)), Draw(3), Give(some("10S")[0])):
        table.do(move)
        assert table.told[None] == table.told[THIRD]


def test_design_4_a_hidden_transfer_rules_nothing_out() -> None:
    """The trap of DESIGN.md section 4: A♦ is given to seat 1, and drawn unseen from there by seat 2.

    Seat 0 must still see A♦ as possible in both hands (RULES.md 6, cases 2 and 7).
    """
    debts = (+1, -2, +1)  # dealer 2: F is seat 0, so seat 0 draws first, then seat 2
    table = Table.second_deal(Rules(), 2, debts).deal("AD KD QD JD", "AS KS QS JS", "AH KH QH JH").do(Name(S))
    assert [(p.creditor, p.debtor) for p in table.state.deal.pulls] == [(0, 1), (2, 1)]
    table.pull("AS", "AD")
    assert table.view(0).known[1] == hand("AD")
    table.fan("AD")
    assert hand("AD") & table.state.deal.hands[2] == hand("AD")
    may_hold_it_after_the_draw = holders(table.view(0), "AD")
    table.do(Give(some("KH")[0]))
    assert may_hold_it_after_the_draw == holders(table.view(0), "AD") == {1, 2}


def holders(view: View, text: str) -> set[Seat]:
    """Whose hand the card may be in: by the view's `may`, and by 200 worlds, which must say the same."""
    (card,) = some(text)
    may = {seat for seat in range(3) if card in view.may[seat]}
    found = GAME.worlds(view, SeededDice("holders"))
    assert may == {seat for _ in range(200) for seat, held in enumerate(next(found).hands) if card in held}
    return may
