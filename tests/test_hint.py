"""`hint`: what a player's moves are worth, by his own view alone, and the word at the table."""

from __future__ import annotations

import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace

from satasat.analysis import Hint, Reason, hint
from satasat.analysis.hint import alike, beside, why
from satasat.bots.judge import Judged
from satasat.cards import Suit, card, decode, encode
from satasat.cli.three_two_five import ask, hints
from satasat.dice import SeededDice
from satasat.game import NATURE, AnyOrder, Between, OneOf, observe_all
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import (
    Concede,
    Decline,
    Give,
    Move,
    Name,
    Offer,
    Phase,
    Play,
)
from satasat.games.three_two_five.rules import PRESETS, Pulls, Rules, Scoring, TrumpAlternative
from satasat.games.three_two_five.view import View
from satasat.records import lines_of, read
from satasat.testing import Made, random_match
from satasat.texts import Speaker, codes
from tests.terminal import Terminal, command
from tests.twins import twin

SEATS: Final = (0, 1, 2)
SIGNED: Final = re.compile(r"(?:10|[AKQJ987])[♠♥♦♣]")
JUDGED: Final = {Phase.TRUMP, Phase.TIE, Phase.ELECT, Phase.GIVE, Phase.PLAY}


def turns(rules: Rules, seed: str) -> Iterator[View]:
    """The views of the seats that are to act, along a random match."""
    views = tuple(GAME.blank(rules, seat) for seat in SEATS)
    for made in random_match(GAME, rules, SeededDice(seed)):
        if made.actor != NATURE:
            yield views[made.actor]
        views = observe_all(GAME, views, SEATS, made.state, made.move, made.after)


@pytest.mark.parametrize("preset", ["satasat", "pagat", "handed-tricks", "high-sevens"])
def test_a_hint_ranks_exactly_the_legal_moves(preset: str) -> None:
    said: Counter[Phase] = Counter()
    for view in turns(PRESETS[preset], f"hint/{preset}"):
        found = hint(view, 12, SeededDice("worlds"))
        choices = view.legal
        if isinstance(choices, OneOf) and view.phase in JUDGED and len(choices.moves) > 1:
            assert {one.move for one in found.moves} == {*choices.moves}
            assert len(found.moves) == len(choices.moves)
            assert [one.behind for one in found.moves] == sorted(one.behind for one in found.moves)
            assert all(0 <= one.made <= 1 and 0 <= one.tricks <= 10 for one in found.moves)
        else:
            assert found.moves == ()
        sentence = hints.why(Speaker(), found.why)
        assert sentence.endswith(".")
        assert sentence[0] == sentence[0].upper()
        said[view.phase] += 1
    assert said[Phase.PLAY] > 100


def test_where_nothing_can_be_judged_a_hint_says_so() -> None:
    found = {}
    for view in turns(PRESETS["pagat"], "nothing"):
        one = hint(view, 2, SeededDice(1))
        if isinstance(view.legal, Between | AnyOrder) or view.phase is Phase.DRAW:
            assert one.moves == ()
            found[view.phase] = one.why.code
    assert found == {Phase.CUT: "hint-cut", Phase.FAN: "hint-fan", Phase.DRAW: "hint-draw"}
    spectator = GAME.blank(Rules(), None)
    assert hint(spectator, 2, SeededDice(1)) == Hint((), Reason("hint-not-due"))


def test_equal_views_with_equal_dice_get_the_same_hint() -> None:
    for number, view in enumerate(turns(Rules(deals=2), "same")):
        if number % 7 == 0:
            again = decode(encode(view), View)
            assert hint(view, 12, SeededDice(3)) == hint(again, 12, SeededDice(3))


# -------------------------------------------------------------------------------------------------- the swap test


def test_a_hint_cannot_tell_two_hidden_cards_apart() -> None:
    """I-26: with cards exchanged that the seat cannot see, and the same dice, the same hint."""
    compared: Counter[Phase] = Counter()
    for number, preset in enumerate(["satasat", "handed-tricks", "high-sevens"]):
        dice, rules = SeededDice(f"swap/{number}"), PRESETS[preset]
        views = tuple(GAME.blank(rules, seat) for seat in SEATS)
        moves: list[Made] = []
        for made in random_match(GAME, rules, dice):
            view = views[made.actor] if made.actor != NATURE else None
            if view is not None and view.phase in JUDGED and dice.below(3) == 0:
                other = twin(rules, moves, made.actor, dice)
                if other is not None:
                    seed = f"{number}/{len(moves)}"
                    assert hint(other, 8, SeededDice(seed)) == hint(view, 8, SeededDice(seed))
                    compared[view.phase] += 1
            moves.append(made)
            views = observe_all(GAME, views, SEATS, made.state, made.move, made.after)
    assert compared[Phase.PLAY] > 60
    assert min(compared[phase] for phase in (Phase.TRUMP, Phase.GIVE, Phase.ELECT)) >= 1


# ---------------------------------------------------------------------------------------------------- the sentence

JH, TH, NC, ND = map(card, ("JH", "TH", "9C", "9D"))


def judged(*rows: tuple[Move, float, float, float, float]) -> tuple[Judged, ...]:
    """Moves with their points, the margin of the distance to the best, the chance to make the quota, and tricks."""
    best = rows[0][1]
    return tuple(
        Judged(move, points, 0.1, best - points, margin, tricks, made)
        for move, points, margin, made, tricks in rows
    )


def sentence(phase: Phase, *rows: tuple[Move, float, float, float, float]) -> str:
    return hints.why(Speaker(), why(phase, judged(*rows)))


SENTENCES: Final = [
    (
        "the chance to make the quota",
        Phase.PLAY,
        [(Play(JH), 0.4, 0.0, 0.71, 5.1), (Play(NC), 0.1, 0.1, 0.58, 4.9)],
        "J♥ makes your quota in 71 of 100 deals that fit what you know, 9♣ in 58.",
    ),
    (
        "tricks, where the chances are equal",
        Phase.PLAY,
        [(Play(JH), 0.4, 0.0, 1.0, 5.1), (Play(NC), 0.1, 0.1, 1.0, 4.8)],
        "J♥ brings 5.1 tricks on average, 9♣ 4.8.",
    ),
    (
        "points, where tricks and chances are equal",
        Phase.PLAY,
        [(Play(JH), 0.4, 0.0, 0.5, 5.1), (Play(NC), 0.24, 0.1, 0.6, 5.1)],
        "J♥ is worth 0.16 points more than 9♣, all in all.",
    ),
    (
        "trump by its tricks",
        Phase.TRUMP,
        [(Name(Suit.HEARTS), 0.4, 0.0, 0.7, 5.4), (Name(Suit.SPADES), -0.4, 0.1, 0.5, 4.6)],
        "Hearts bring 5.4 tricks on average, spades 4.6.",
    ),
    (
        "turning three",
        Phase.TRUMP,
        [
            (Decline(TrumpAlternative.TURN_THREE), -1.4, 0.0, 0.3, 4.1),
            (Name(Suit.CLUBS), -1.9, 0.1, 0.2, 3.7),
        ],
        "Turning three brings 4.1 tricks on average, clubs 3.7.",
    ),
    (
        "a return",
        Phase.GIVE,
        [(Give(NC), 0.4, 0.0, 0.8, 3.1), (Give(JH), 0.1, 0.1, 0.7, 2.9)],
        "9♣ makes your quota in 80 of 100 deals that fit what you know, J♥ in 70.",
    ),
    (
        "a trick or a card",
        Phase.ELECT,
        [(Offer(), 0.4, 0.0, 0.8, 3.1), (Concede(), 0.1, 0.1, 0.4, 2.9)],
        "A card makes your quota in 80 of 100 deals that fit what you know, a trick in 40.",
    ),
    (
        "two that cannot be told apart",
        Phase.PLAY,
        [(Play(JH), 0.4, 0.0, 0.7, 5.1), (Play(NC), 0.35, 0.1, 0.6, 4.9), (Play(ND), 0.1, 0.1, 0.5, 4.8)],
        "No clear difference between J♥ and 9♣; 9♦ is worth 0.30 points less.",
    ),
    (
        "a suit that stands behind two others",
        Phase.TRUMP,
        [
            (Name(Suit.HEARTS), 0.4, 0.0, 0.7, 5.1),
            (Name(Suit.SPADES), 0.35, 0.1, 0.6, 4.9),
            (Name(Suit.CLUBS), 0.1, 0.1, 0.5, 4.8),
        ],
        "No clear difference between hearts and spades; clubs are worth 0.30 points less.",
    ),
    (
        "touching cards are one",
        Phase.PLAY,
        [(Play(JH), 0.4, 0.0, 0.7, 5.1), (Play(TH), 0.4, 0.0, 0.7, 5.1), (Play(NC), 0.1, 0.1, 0.5, 4.8)],
        "J♥/10♥ makes your quota in 70 of 100 deals that fit what you know, 9♣ in 50.",
    ),
    (
        "nothing but touching cards",
        Phase.PLAY,
        [(Play(JH), 0.4, 0.0, 0.7, 5.1), (Play(TH), 0.4, 0.0, 0.7, 5.1)],
        "J♥ and 10♥ come to the same.",
    ),
    (
        "many that come to the same",
        Phase.PLAY,
        [(Play(card(c)), 0.4, 0.0, 1.0, 7) for c in "AS KS QS JS TS".split()],
        "All 5 come to the same.",
    ),
    (
        "many are counted",
        Phase.PLAY,
        [(Play(card(c)), 0.4 - i / 100, 0.1, 0.7, 5) for i, c in enumerate("AS QS TS 9H AD".split())],
        "No clear difference between the first 5.",
    ),
]


@pytest.mark.parametrize(
    ("phase", "rows", "due"), [pytest.param(*rest, id=name) for name, *rest in SENTENCES]
)
def test_the_sentence_says_what_the_numbers_show(
    phase: Phase, rows: list[tuple[Move, float, float, float, float]], due: str
) -> None:
    assert sentence(phase, *rows) == due


def test_a_single_move_needs_no_judging() -> None:
    only = next(v for v in turns(Rules(), "only") if isinstance(v.legal, OneOf) and len(v.legal.moves) == 1)
    said = hints.why(Speaker(), hint(only, 2, SeededDice(1)).why)
    assert said.endswith(" is all that is allowed.")


def test_every_way_of_making_trump_has_its_words() -> None:
    assert {f"move-{way.value}" for way in TrumpAlternative} <= codes("en")


def test_the_table_has_every_move_and_touching_cards_share_a_row() -> None:
    same = [(Play(card(c)), 0.4, 0.0, 0.7, 5.0) for c in ("TD", "9D", "8D")]
    less = [(Play(card(c)), -0.3 - i / 10, 0.1, 0.5, 4.0) for i, c in enumerate("AS KH QC JS 9H".split())]
    moves = judged(*same, *less)
    assert [len(group) for group in alike(moves)] == [3, 1, 1, 1, 1, 1]
    heads, rows = hints.table(Speaker(), Hint(moves, Reason("hint-draw")))
    assert heads == ["Move", "Points", "Behind", "Quota", "Tricks"]
    assert rows[0] == ["10♦/9♦/8♦", "+0.40", "", "70 %", "5.0"]
    assert rows[1] == ["A♠", "−0.30", "0.70 ± 0.10", "50 %", "4.0"]
    assert len(rows) == 6


def test_a_move_that_is_asked_for_stands_beside_the_best() -> None:
    same = [(Play(card(c)), 0.4, 0.0, 0.7, 5.0) for c in ("TD", "9D")]
    less = [(Play(card(c)), -0.3 - i / 10, 0.1, 0.5, 4.0) for i, c in enumerate("AS KH QC JS 9H".split())]
    whole = Hint(judged(*same, *less), Reason("hint-draw"))
    for move in (Play(card("TD")), Play(card("9D"))):
        assert beside(Phase.PLAY, whole, move) == whole
    found = beside(Phase.PLAY, whole, Play(card("9H")))
    assert [row[0] for row in hints.table(Speaker(), found)[1]] == ["10♦/9♦", "9♥"]
    assert hints.why(Speaker(), found.why) == (
        "10♦/9♦ makes your quota in 70 of 100 deals that fit what you know, 9♥ in 50."
    )


@pytest.mark.parametrize("preset", ["satasat", "handed-tricks", "high-sevens"])
def test_what_a_hint_calls_a_move_can_be_typed_and_the_highest_comes_first(preset: str) -> None:
    speaker, kinds, groups = Speaker("en", ("A", "B", "C"), 0), set[type[Move]](), 0
    for number in range(3):
        for view in turns(PRESETS[preset], f"typed/{number}"):
            found = hint(view, 3, SeededDice(1))
            held = [one for line in ask.hand_line(speaker, view).split() for one in re.findall(SIGNED, line)]
            for group, row in zip(
                alike(found.moves), hints.table(speaker, found)[1], strict=bool(found.moves)
            ):
                names = row[0].split("/")
                assert [ask.read_move(speaker, view, name, None) for name in names] == [
                    one.move for one in group
                ]
                kinds |= {type(one.move) for one in group}
                for name, after in pairwise(names):
                    if {name, after} <= {*held} and name[-1] == after[-1] and "7" not in name + after:
                        assert held.index(name) < held.index(after)
                        groups += 1
    assert {Name, Give, Play} <= kinds
    assert groups > 20


@pytest.mark.parametrize("scoring", Scoring)
@pytest.mark.parametrize(
    ("rules", "deal", "bonus", "due"),
    [
        (Rules(deals=6), 1, 0, ", plus what the draws of the next deals are worth."),
        (Rules(deals=6), 5, 0, ", plus what the draws of the next deal are worth."),
        (Rules(deals=6), 6, 0, "."),
        (
            Rules(deals=6),
            1,
            5,
            ", with the bonus for all ten, plus what the draws of the next deals are worth.",
        ),
        (replace(PRESETS["plain"], pulls=Pulls.OFF), 1, 0, "."),
    ],
)
def test_what_the_points_are_is_said(scoring: Scoring, rules: Rules, deal: int, bonus: int, due: str) -> None:
    """However the rules score (R-SCORE-1), a hint counts by the quota: seat 0 is five where seat 2 deals."""
    rules = replace(rules, scoring=scoring, slam_bonus=bonus)
    view = replace(GAME.blank(rules, 0), dealer=2, deal_no=deal)
    assert hints.note(Speaker(), view) == (f"Points: tricks above or below your quota of 5 in this deal{due}")


# ------------------------------------------------------------------------------------------------------- the word


def played(record: Path) -> list[tuple[Any, Any]]:
    with record.open("rb") as file:
        (match,) = read(lines_of(file))
    assert match.finished
    return [(entry.by, entry.move) for entry in match.entries]


def test_a_hint_changes_neither_the_match_nor_its_record(tmp_path: Path) -> None:
    """The dice of the match lie still: with and without hints the same cards and the same bots."""
    options = ("play", "--rule", "deals=2", "--rule", "fan=by_hand", "--seed", "3", "--record")
    plain, helped = tmp_path / "plain", tmp_path / "helped"
    assert Terminal(*options, plain).play()
    terminal = Terminal(*options, helped)
    assert terminal.play(also=lambda *_: ["hint"])
    assert played(plain) == played(helped)


def test_the_hint_is_asked_for_at_the_table_and_repeats() -> None:
    answers = "hint\nHINT\nhelp\nquit\n"
    line = command("play", "--seed", "1", "--dealer", "2")
    for _ in range(2):
        done = subprocess.run(line, input=answers, capture_output=True, text=True, timeout=120, check=True)
    assert done.stderr == ""  # by then nothing is left to compile
    first, again = done.stdout.split("Name trump: ")[1:3]
    assert first.partition("\n")[2] == again.partition("\n")[2]
    assert "turning three" in first
    assert "Quota" in first
    assert "your quota of 5 in this deal, plus what" in first
    assert "undo: take back" in done.stdout
    assert "hint: what your moves are worth" in done.stdout


def test_a_card_beside_the_word_is_set_against_the_best() -> None:
    """What cannot be played gets its reason, what is no answer is not understood."""
    answers = "hint clubs\nhint Spades\nhint 9s\nquit\n"
    line = command("play", "--seed", "1", "--dealer", "2")
    done = subprocess.run(line, input=answers, capture_output=True, text=True, timeout=120, check=True)
    one, other, none = done.stdout.split("Name trump: ")[1:4]
    for said, suit in ((one, "clubs"), (other, "spades")):
        rows = [text for text in said.splitlines() if re.search(r"\d %", text)]
        assert len(rows) == 2
        assert rows[1].split()[0] == suit
    assert '"9s" is not understood here' in none
    text = "\n".join(["hint as", "hint kh", "hint qd", "hint jc", "quit", ""])  # he is to follow to a trick
    line = command("play", "--seed", "1", "--dealer", "1")
    done = subprocess.run(line, input=text, capture_output=True, text=True, timeout=120, check=True)
    assert "you must follow suit (R-PLAY-3)." in done.stdout
