"""The bots: fair play first, then the habits that each is described by."""

from __future__ import annotations

import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from functools import partial
from itertools import islice
from pathlib import Path

import pytest
from msgspec.structs import replace

from satasat.bots import BOTS, BOTS_OF, COMPILED, Budget, Millis, Worlds, bot
from satasat.bots.arena import Figure, Plan, play_meeting, standings, tasks
from satasat.bots.judge import can_judge, judge
from satasat.bots.simulation import Plan as Series
from satasat.bots.simulation import Tally, play_chunk
from satasat.cards import NONE, PACK_30, Suit, card, card_set, cards, to_plain
from satasat.dice import SeededDice
from satasat.errors import BadMessage
from satasat.game import NATURE, OneOf, observe_all, play, uniform
from satasat.games import GAMES
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import Decline, Give, Move, Name, Offer, Phase, Play
from satasat.games.three_two_five.rules import PRESETS, Pull, Rules, TrumpAlternative, TrumpTiming, order
from satasat.games.three_two_five.view import View
from satasat.testing import check_bot, random_match

ROOT = Path(__file__).parents[1]
DICE = SeededDice("bots")
NO_TURN = Rules(trump_alternatives=())


@pytest.mark.parametrize("name", BOTS)
def test_the_bot_plays_every_game_fairly(name: str) -> None:
    for game in (one for one in GAMES if name in BOTS_OF[one.id]):
        check_bot(bot(name), game, seed="bots", matches=8, budget=Worlds(1))


@pytest.mark.parametrize("name", sorted(COMPILED))
def test_a_bot_that_looks_ahead_repeats_exactly_on_a_budget_in_worlds(name: str) -> None:
    """Two matches with the same seed are one; one world more is another match. `check_bot`, on more than one world."""
    check_bot(bot(name), GAME, seed="budget", matches=2, budget=Worlds(3))
    whole = [*match_of(name, Worlds(4))]
    assert [*match_of(name, Worlds(4))] == whole
    assert [*match_of(name, Worlds(5))] != whole


def match_of(name: str, budget: Budget) -> Iterator[Move]:
    """The moves of a match of two deals between three of that bot."""
    choose = [partial(bot(name).choose, budget=budget, dice=SeededDice(seat)) for seat in range(3)]
    return (move for _, move, _ in play(GAME, Rules(deals=2), choose, SeededDice("match")))


@pytest.mark.parametrize("name", sorted(COMPILED))
def test_a_bot_that_looks_ahead_plays_a_match_on_a_millisecond_a_move(name: str) -> None:
    """Whatever it has seen by then, its moves are allowed: the engine takes them."""
    assert len([*match_of(name, Millis(1))]) >= 2 * 31


def test_bots_that_look_ahead_do_as_medium_does_where_nothing_is_judged() -> None:
    """The cut, the fan, the draw, forced plays: the same dice give medium's move."""
    seen, rules = Counter[Phase](), PRESETS["pagat"]
    views = tuple(GAME.blank(rules, seat) for seat in range(3))
    for number, made in enumerate(random_match(GAME, rules, SeededDice("as medium"))):
        view = views[made.actor] if made.actor != NATURE else None
        if view is not None and not can_judge(view):
            moves = {
                repr(bot(name).choose(view, Worlds(1), SeededDice(number))) for name in ("medium", *COMPILED)
            }
            assert len(moves) == 1
            seen[view.phase] += 1
        views = observe_all(GAME, views, range(3), made.state, made.move, made.after)
    assert set(seen) == {Phase.CUT, Phase.FAN, Phase.DRAW, Phase.PLAY}


def test_bots_that_look_ahead_play_the_best_of_what_is_judged() -> None:
    """Hard on as many worlds as the budget says; expert looks ahead at play, and before it is hard on ten times as many."""
    seen = Counter[Phase]()
    for number, view in enumerate(views_to_judge(SeededDice("best"), 2)):
        assert (
            bot("hard").choose(view, Worlds(4), SeededDice(number))
            == judge(view, 4, SeededDice(number))[0].move
        )
        if view.phase is not Phase.PLAY:
            expert = bot("expert").choose(view, Worlds(2), SeededDice(number))
            assert expert == judge(view, 20, SeededDice(number))[0].move
        seen[view.phase] += 1
    assert set(seen) >= {Phase.TRUMP, Phase.GIVE, Phase.PLAY}


def views_to_judge(dice: SeededDice, matches: int) -> Iterator[View]:
    """Views of random matches where there is something to judge, of the seat that is to act."""
    for _ in range(matches):
        views = tuple(GAME.blank(Rules(deals=3), seat) for seat in range(3))
        for made in random_match(GAME, Rules(deals=3), dice):
            if made.actor != NATURE and can_judge(views[made.actor]):
                yield views[made.actor]
            views = observe_all(GAME, views, range(3), made.state, made.move, made.after)


def test_bots_are_compiled_when_they_are_first_asked_and_not_before() -> None:
    """A process that imports them, or asks medium, has no compiler in it; `warm` leaves nothing to compile."""
    code = """
import sys
from satasat.bots import BOTS, BOTS_OF, COMPILED, Millis, Worlds, bot, judge, warm
assert set(BOTS) > COMPILED
assert not {"numba", "numpy"} & {*sys.modules}
warm()
assert {"numba", "numpy"} <= {*sys.modules}
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


CHOICES = """
from satasat.bots import COMPILED, Worlds, bot
from satasat.dice import SeededDice
from tests.test_bots import views_to_judge

for view in views_to_judge(SeededDice("fresh"), 1):
    print(*(bot(name).choose(view, Worlds(2), SeededDice(1)) for name in sorted(COMPILED)))
"""


@pytest.mark.long
@pytest.mark.timeout(600)
def test_fresh_processes_with_and_without_compiled_code_choose_the_same(tmp_path: Path) -> None:
    """Two on an empty folder for compiled code, at the same time; then one that finds it all there."""
    env = {**os.environ, "NUMBA_CACHE_DIR": str(tmp_path)}

    def begun() -> subprocess.Popen[str]:
        command = [sys.executable, "-c", CHOICES]
        return subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, env=env)

    said = [process.communicate()[0] for process in (begun(), begun())]
    kept = {*tmp_path.rglob("*.nb*")}
    said.append(begun().communicate()[0])
    assert said[0].count("\n") > 60
    assert {*said} == {said[0]}
    assert {*tmp_path.rglob("*.nb*")} == kept


def test_a_worker_of_bots_that_look_ahead_stays_small() -> None:
    """At most 384 MB, however many kinds of ends it has reckoned with: 300 of them here, as promised tricks make."""
    code = """
from pathlib import Path
from msgspec.structs import replace
from satasat.bots import COMPILED, Worlds, bot
from satasat.cards import Suit
from satasat.dice import SeededDice
from satasat.games.three_two_five.rules import Rules
from tests.test_bots import at_play

for deals in range(1, 301):
    view = replace(at_play("AS KS QH 9H", "", Suit.CLUBS), rules=Rules(deals=deals))
    for name in COMPILED:
        bot(name).choose(view, Worlds(2), SeededDice(deals))
status = Path("/proc/self/status").read_text()  # what resource tells begins with the most that the parent held
print(next(line for line in status.splitlines() if line.startswith("VmHWM")).split()[1])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert int(done.stdout) < 384 * 1024  # in kilobytes


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
    plan = Series("three-two-five", to_plain(GAME.presets["satasat"]), ("medium", "easy", "easy"), 0)
    tally = play_chunk(plan, range(matches), records=False).tallies[0]
    assert isinstance(tally, Tally)
    return tally


def test_medium_beats_two_easy() -> None:
    won = medium_against_two_easy(60)
    assert won.mean() - (won.margin() or 9) > 0.2


def lone_figures(one: str, other: str, sets: int, worlds: int) -> tuple[Figure, Figure]:
    """Points a deal of one alone against two of the other, and the other way round, in so many sets of an arena."""
    plan = Plan("three-two-five", to_plain(Rules()), (one, other), 7, Worlds(worlds))
    rows = standings(plan, [play_meeting(plan, lambda: 0, task) for task in islice(tasks(plan), sets)]).rows
    return rows[0].figure, rows[1].figure


def test_hard_beats_medium() -> None:
    """8 sets on 30 worlds a decision."""
    alone, against_two = lone_figures("hard", "medium", 8, 30)
    assert alone.points > 0.25
    assert against_two.points < 0


def test_expert_does_not_lose_to_hard() -> None:
    """4 sets on 5 worlds a decision: one against two, and two against one."""
    alone, against_two = lone_figures("expert", "hard", 4, 5)
    assert alone.points - against_two.points > 0.1


@pytest.mark.long
@pytest.mark.timeout(900)
def test_hard_beats_two_mediums_by_the_margin_that_is_promised() -> None:
    """At least +0.30 points a deal over 60 sets, the lower end of the interval above +0.22."""
    alone, _ = lone_figures("hard", "medium", 60, 100)
    assert alone.points >= 0.30
    assert alone.points - (alone.margin or 9) > 0.22


@pytest.mark.long
@pytest.mark.timeout(1800)
def test_expert_beats_two_hards_by_the_margin_that_is_promised() -> None:
    """At least +0.10 points a deal over 30 sets, the lower end of the interval above +0.02."""
    alone, _ = lone_figures("expert", "hard", 30, 100)
    assert alone.points >= 0.10
    assert alone.points - (alone.margin or 9) > 0.02


@pytest.mark.long
def test_medium_beats_two_easy_by_the_margin_that_is_promised() -> None:
    """At least +0.4 points a deal over 1,000 matches, the lower end of the interval above +0.3."""
    won = medium_against_two_easy(1000)
    assert won.mean() >= 0.4
    assert won.mean() - (won.margin() or 9) > 0.3
