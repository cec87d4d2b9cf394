"""The bots: fair play first, then the habits that each is described by."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from satasat.bots import BOTS, Worlds, bot
from satasat.bots.simulation import Plan, Tally, play_chunk
from satasat.cards import NONE, PACK_30, Suit, card, card_set, cards, to_plain
from satasat.dice import SeededDice
from satasat.errors import BadMessage
from satasat.game import NATURE, OneOf, observe_all, uniform
from satasat.games import GAMES
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import Decline, Give, Move, Name, Offer, Phase, Play
from satasat.games.three_two_five.rules import Pull, Rules, TrumpAlternative, TrumpTiming, order
from satasat.games.three_two_five.view import View
from satasat.testing import check_bot

DICE = SeededDice("bots")
NO_TURN = Rules(trump_alternatives=())


@pytest.mark.parametrize("name", BOTS)
def test_the_bot_plays_every_game_fairly(name: str) -> None:
    for game in GAMES:
        check_bot(bot(name), game, seed="bots", matches=8, budget=Worlds(1))


def test_a_bot_that_there_is_not_is_refused_with_those_there_are() -> None:
    with pytest.raises(BadMessage) as refused:
        bot("genius")
    assert refused.value.params == {"bot": "genius", "allowed": list(BOTS)}


def at_play(
    hand: str, trick: str, trump: Suit, *, dealer: int = 2, taken: tuple[int, int, int] = (0, 0, 0)
) -> View:
    """Seat 0's view in a trick to which it plays next; the trick's cards are the others'."""
    mine, on_table = cards(hand), tuple(map(card, trick.split()))
    n = len(mine)
    counts = [n, n, n]
    leader = (-len(on_table)) % 3
    for i in range(len(on_table)):
        counts[(leader + i) % 3] -= 1
    return View(
        Rules(),
        0,
        phase=Phase.PLAY,
        actor=0,
        deal_no=1,
        dealer=dealer,
        hand=mine,
        counts=(counts[0], counts[1], counts[2]),
        trump=trump,
        may=(mine, PACK_30 - mine, PACK_30 - mine),
        known=(mine, NONE, NONE),
        plays=on_table,
        leaders=(leader,),
        taken=taken,
    )


def medium_plays(view: View) -> str:
    move = bot("medium").choose(view, Worlds(1), DICE)
    assert isinstance(move, Play)
    return str(move.card)


def at_trump(hand: str, rules: Rules = NO_TURN) -> View:
    mine = cards(hand)
    return View(
        rules,
        0,
        phase=Phase.TRUMP,
        actor=0,
        deal_no=1,
        dealer=2,
        hand=mine,
        counts=(5, 5, 5),
        known=(mine, NONE, NONE),
    )


def at_return(hand: str, drawn: str, trump: Suit, keep: int = 2) -> View:
    """Seat 0's view when it has drawn a card and must give one back."""
    mine = cards(hand)
    assert len(mine) == 11
    return View(
        replace(Rules(), return_keep=keep),
        0,
        phase=Phase.GIVE,
        actor=0,
        deal_no=2,
        dealer=2,
        hand=mine,
        counts=(11, 9, 10),
        trump=trump,
        known=(mine, NONE, NONE),
        pulls=(Pull(0, 1),),
        drawn=card(drawn),
    )


def gives(view: View) -> str:
    move = bot("medium").choose(view, Worlds(1), DICE)
    assert isinstance(move, Give)
    return str(move.card)


def test_medium_names_length_before_honours() -> None:
    assert bot("medium").choose(at_trump("AS KS 8D 9D TD"), Worlds(1), DICE) == Name(Suit.DIAMONDS)
    assert bot("medium").choose(at_trump("AS KS 8D 9D AC"), Worlds(1), DICE) == Name(Suit.SPADES)


def test_medium_names_and_never_turns() -> None:
    rules = Rules(trump_alternatives=tuple(TrumpAlternative))
    assert isinstance(bot("medium").choose(at_trump("AS KH QD JC 8S", rules), Worlds(1), DICE), Name)


def test_medium_gives_back_what_builds_a_ruff_where_the_rules_let_it() -> None:
    hand = (
        "AS KS QS 9S 8S KH QH JH 9D KC QC"  # the lone nine leaves a void, and there are trumps to ruff with
    )
    assert gives(at_return(hand, "KC", Suit.SPADES, keep=0)) == "9D"


def test_medium_gives_back_no_winner_it_needs() -> None:
    hand = "AS KS QS AH KH 8H AD KD 9D AC KC"
    assert gives(at_return(hand, "KC", Suit.SPADES)) in {"8H", "9D"}


def test_medium_wins_as_cheaply_as_it_can_when_it_plays_last() -> None:
    assert medium_plays(at_play("AH KH QH 8H 9S", "9H TH", Suit.CLUBS)) == "QH"
    assert medium_plays(at_play("AS KD 8C 9C QC", "KH AH", Suit.CLUBS)) == "8C"


def test_medium_keeps_its_best_when_it_cannot_win() -> None:
    assert medium_plays(at_play("KH QH 8H AS KS", "9H AH", Suit.CLUBS)) == "8H"
    assert medium_plays(at_play("AS KD 8D AC KC", "KH AH", Suit.HEARTS)) == "8D"


def test_medium_leads_a_winner() -> None:
    assert medium_plays(at_play("AH 8H 9D TD JD 8S", "", Suit.CLUBS)) == "AH"


def test_medium_feeds_the_player_whom_the_trick_only_brings_to_his_quota() -> None:
    """Second to play, it takes the trick from a leader who has his quota more readily than from one who needs it."""
    dice, changed = SeededDice("feed"), 0
    for _ in range(300):
        pack = dice.shuffled(tuple(PACK_30))
        hand, led = card_set(pack[:6]), pack[6]
        view = at_play(
            str(hand), str(led), Suit.CLUBS, dealer=0
        )  # seat 2 (quota 3) leads, seat 1 (quota 5) is last
        beats = {}
        for who, taken in (("leader has his quota", (0, 0, 4)), ("last has his quota", (0, 5, 0))):
            chosen = card(medium_plays(replace(view, taken=taken)))
            beats[who] = order(Suit.CLUBS, view.rules).beats(chosen, led)
        assert beats["leader has his quota"] >= beats["last has his quota"]
        changed += beats["leader has his quota"] > beats["last has his quota"]
    assert changed > 0


def views_in_play(dice: SeededDice, matches: int) -> Iterator[View]:
    """Views of random matches at plays after the first trick, of the seat that is to play."""
    for _ in range(matches):
        state = GAME.start(Rules(deals=2))
        views = tuple(GAME.blank(state.rules, seat) for seat in range(3))
        while (actor := GAME.actor(state)) is not None:
            if state.phase is Phase.PLAY and actor != NATURE and len(views[actor].plays) >= 3:
                yield views[actor]
            move = GAME.chance(state, dice) if actor == NATURE else uniform(GAME, GAME.legal(state), dice)
            after = GAME.step(state, move)
            views = observe_all(GAME, views, range(3), state, move, after)
            state = after


def forgotten(view: View) -> View:
    """The same present, another past: earlier tricks of other cards, nothing noticed."""
    done = len(view.plays) - len(view.trick)
    others = [c for c in PACK_30 if c not in view.hand and c not in view.trick]
    return replace(view, plays=(*others[:done], *view.trick), may=(PACK_30,) * 3, voids=((), (), ()))


def test_medium_remembers_no_earlier_cards() -> None:
    seen = 0
    for view in views_in_play(SeededDice("memory"), 10):
        assert medium_plays_any(view) == medium_plays_any(forgotten(view))
        seen += 1
    assert seen > 400


def medium_plays_any(view: View) -> Move:
    move: Move = bot("medium").choose(view, Worlds(1), DICE)
    return move


def test_medium_lets_a_card_be_drawn_rather_than_promise_a_trick() -> None:
    view = replace(at_trump("AS KS QS JS TS"), phase=Phase.ELECT, pulls=(Pull(1, 0),))
    assert bot("medium").choose(view, Worlds(1), DICE) == Offer()


def test_easy_turns_three_rather_than_choose() -> None:
    assert bot("easy").choose(at_trump("AS KS QS JS TS", Rules()), Worlds(1), DICE) == Decline(
        TrumpAlternative.TURN_THREE
    )


def test_easy_names_its_longest_suit_where_it_may_not_turn() -> None:
    assert bot("easy").choose(at_trump("8S 9S TS AH KH"), Worlds(1), DICE) == Name(Suit.SPADES)
    after_ten = replace(
        at_trump("8S 9S TS AH KH"), rules=Rules(trump_alternatives=(), trump_timing=TrumpTiming.AFTER_TEN)
    )
    assert bot("easy").choose(after_ten, Worlds(1), DICE) == Name(Suit.SPADES)


def test_easy_plays_two_cards_in_five_at_random() -> None:
    view = at_play("AH KH QH JH 9S 8S 8D 9D TD JD", "", Suit.CLUBS)
    usual, dice = medium_plays(view), SeededDice("easy")
    choices = Counter(str(bot("easy").choose(view, Worlds(1), dice).card) for _ in range(5000))
    # two in five at random over ten cards, the usual one among them: 0.64 of all, and 0.04 for each other
    assert 0.61 < choices[usual] / 5000 < 0.67
    assert all(0.03 < choices[str(c)] / 5000 < 0.05 for c in view.hand if str(c) != usual)


def test_easy_gives_back_whatever_may_go() -> None:
    view, dice = at_return("AS KS QS AH KH 8H AD KD 9D AC KC", "KC", Suit.SPADES), SeededDice("easy")
    given = {bot("easy").choose(view, Worlds(1), dice) for _ in range(500)}
    assert isinstance(view.legal, OneOf)
    assert given == set(view.legal.moves)


def test_random_takes_every_choice_equally_often() -> None:
    view, dice = at_trump("AS KS QS JS TS", Rules()), SeededDice("random")
    counts = Counter(repr(bot("random").choose(view, Worlds(1), dice)) for _ in range(5000))
    assert len(counts) == 5
    assert all(900 < n < 1100 for n in counts.values())


def test_medium_names_one_of_its_longest_suits_whatever_it_holds() -> None:
    dice = SeededDice("trump")
    for _ in range(200):
        hand = card_set(dice.shuffled(tuple(PACK_30))[:5])
        move = bot("medium").choose(at_trump(str(hand)), Worlds(1), DICE)
        assert isinstance(move, Name)
        assert len(hand & move.suit.cards) == max(len(hand & suit.cards) for suit in Suit)


def medium_against_two_easy(matches: int) -> Tally:
    plan = Plan("three-two-five", to_plain(GAME.presets["satasat"]), ("medium", "easy", "easy"), 0)
    return play_chunk(plan, range(matches), records=False).tallies[0]


def test_medium_beats_two_easy() -> None:
    won = medium_against_two_easy(60)
    assert won.mean() - (won.margin() or 9) > 0.2


@pytest.mark.long
def test_medium_beats_two_easy_by_the_margin_that_is_promised() -> None:
    """At least +0.4 points a deal over 1,000 matches, the lower end of the interval above +0.3."""
    won = medium_against_two_easy(1000)
    assert won.mean() >= 0.4
    assert won.mean() - (won.margin() or 9) > 0.3
