"""`satasat play` as a person meets it: at a terminal, in a pipe, killed and resumed."""

from __future__ import annotations

import os
import random
import re
import shlex
import signal
import subprocess
from collections import Counter
from collections.abc import Sequence
from io import FileIO
from pathlib import Path

import pytest

from satasat.cards import Card, Suit
from satasat.cli import files
from satasat.cli.session import Session
from satasat.cli.three_two_five import ask
from satasat.cli.three_two_five.narrate import narrate, winners
from satasat.dealing import SeatDealer, Shuffle, Shuffled
from satasat.dice import SeededDice
from satasat.errors import BadMessage
from satasat.game import NATURE, Seat, replay, uniform
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import DealScore, Draw, Move, Name, Phase, Scored, Trumped
from satasat.games.three_two_five.rules import PACK, PRESETS, Pull, Rules, Three, hand_over, points
from satasat.games.three_two_five.view import Exchange, View
from satasat.records import LONGEST_LINE, Entry, Header, Match, Player, is_resumable, lines_of, read
from satasat.texts import Speaker
from tests import picture
from tests.terminal import NEXT_DEAL, ONLY_CARD, PASS_ON, Terminal, command

SHORT = ("--rule", "deals=2")


def matches(path: Path) -> list[Match]:
    with path.open("rb") as file:
        return list(read(lines_of(file)))


def piped(*arguments: str | Path, answers: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command("play", *arguments), input=answers, capture_output=True, text=True, timeout=60, check=False
    )


def test_a_person_plays_a_whole_match_at_a_terminal(tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    terminal = Terminal("play", "--bots", "easy,medium", *SHORT, "--seed", "3", "--record", record)
    assert terminal.play()
    assert terminal.child.exitstatus == 0
    assert "The match is over." in terminal.text
    (match,) = matches(record)
    assert match.holds
    assert match.finished
    assert match.header is not None
    assert [p.bot for p in match.header.players] == [None, "easy", "medium"]
    assert all((e.ms is not None) == (e.by == 0) for e in match.entries)


@pytest.mark.parametrize("preset", ["handed-tricks", "high-sevens"])
def test_a_person_plays_every_kind_of_question(tmp_path: Path, preset: str) -> None:
    record = tmp_path / "r.jsonl"
    terminal = Terminal("play", "--preset", preset, "--rule", "deals=3", "--seed", "11", "--record", record)
    assert terminal.play(also=lambda _, __: ["?", "last", "rules", "score", "? qs", "nonsense"])
    (match,) = matches(record)
    assert match.holds
    assert match.finished


@pytest.mark.parametrize("seed", range(4))
def test_a_killed_match_is_resumed_and_loses_nothing(tmp_path: Path, seed: int) -> None:
    record, dice = tmp_path / "r.jsonl", random.Random(seed)
    terminal = Terminal("play", "--bots", "medium,easy", *SHORT, "--seed", str(seed), "--record", record)
    terminal.play(answers=dice.randint(1, 20))
    terminal.question()
    terminal.kill()
    (before,) = matches(record)
    assert before.holds
    assert not before.finished
    if seed % 2:  # a crash in the middle of a line
        with record.open("ab") as file:
            file.write(b'{"by": 0, "move": {"type": "pl')
    resumed = Terminal("play", "--resume", record)
    assert resumed.play()
    assert resumed.child.exitstatus == 0
    (after,) = matches(record)
    assert after.holds
    assert after.finished
    assert after.entries[: len(before.entries)] == before.entries


def test_resume_goes_on_with_the_last_unfinished_match_wherever_it_stands(tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    watched = ("--bots", "easy,easy,easy", "--rule", "deals=1", "--record", record, "--append")
    assert piped(*watched).returncode == 0
    assert piped("--record", record, "--append", *SHORT, answers="quit\n").returncode == 0
    assert piped(*watched).returncode == 0
    unfinished = [m.finished for m in matches(record)].index(False)
    assert unfinished == 1
    assert Terminal("play", "--resume", record).play()
    assert [(m.holds, m.finished) for m in matches(record)] == [(True, True)] * 3
    refused = piped("--resume", record)
    assert refused.returncode == 2
    assert refused.stderr.splitlines() == [f"satasat: nothing_to_resume: {record} holds no unfinished match"]


def test_a_match_that_lacks_only_its_result_is_completed(tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    assert piped("--bots", "easy,easy,easy", "--rule", "deals=1", "--record", record).returncode == 0
    whole = record.read_bytes()
    record.write_bytes(b"".join(whole.splitlines(keepends=True)[:-1]))
    assert piped("--resume", record).returncode == 0
    assert record.read_bytes() == whole


def test_a_recorded_match_says_how_to_have_it_reviewed(tmp_path: Path) -> None:
    """The command stands in a line of its own, whatever the width, and can be typed as it is."""
    record = tmp_path / f"{'long' * 30} evening.jsonl"
    watched = ("--bots", "easy,easy,easy", "--rule", "deals=1", "--seed", "2")
    said = piped(*watched, "--record", record).stdout.splitlines()
    assert said[-2] == "See what each card was worth:"
    program = shlex.split(said[-1])
    assert program[-2:] == ["review", str(record)]
    assert "See what each card" not in piped(*watched).stdout


def test_a_match_that_is_left_says_how_to_go_on(tmp_path: Path) -> None:
    record = tmp_path / f"{'long' * 30} evening.jsonl"
    said = piped("--record", record, "--seed", "1", "--dealer", "2", answers="quit\n").stdout.splitlines()
    assert said[-2] == "The match is not over. Go on with:"
    assert shlex.split(said[-1])[-3:] == ["play", "--resume", str(record)]
    run = piped("--record", tmp_path / "r", "--seed", "1", "--dealer", "2")
    assert run.stderr.splitlines()[0].endswith(f"play --resume {tmp_path / 'r'}")


def test_the_same_seed_gives_the_same_match(tmp_path: Path) -> None:
    moves = []
    for name in ("a", "b"):
        piped("--bots", "easy,random,medium", "--seed", "5", "--record", tmp_path / name)
        moves.append(matches(tmp_path / name)[0].entries)
    assert moves[0] == moves[1]
    assert len(moves[0]) > 6 * 32


def test_an_existing_file_is_refused_without_append(tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    record.write_text("mine\n")
    run = piped("--record", record)
    assert run.returncode == 2
    assert run.stderr == f"satasat: file_exists: {record} exists; with --append the match is added to it\n"
    assert record.read_text() == "mine\n"


def test_undo_takes_back_only_where_nothing_hidden_was_shown(tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    rules = ("--preset", "full-hand", "--rule", "deals=1", "--seed", "1", "--dealer", "2")
    # as five-seat he names with all ten cards in hand and then leads: naming shows nothing new, a lead does
    run = piped(*rules, "--record", record, answers="s\nundo\nh\nundo\nundo\nd\nquit\n")
    assert run.stdout.count("Taken back.") == 2
    assert "There is no decision of yours to take back." in run.stdout
    (match,) = matches(record)
    assert match.holds
    assert [type(e.move).__name__ for e in match.entries] == ["SeatDealer", "Shuffle", "Name"]
    assert match.state.deal.trump.value == "D"


def test_ctrl_c_keeps_the_match(tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    terminal = Terminal("play", "--record", record, "--seed", "2", "--dealer", "2")
    terminal.question()
    terminal.child.sendintr()
    assert terminal.question() is None
    terminal.child.close()
    assert terminal.child.exitstatus == 130
    assert "--resume" in terminal.text
    assert "Traceback" not in terminal.text
    assert matches(record)[0].holds


def test_two_people_share_a_screen_and_each_sees_his_own_cards(tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    assert piped("--rule", "deals=1", "--record", record, "--seed", "4", answers="quit\n").returncode == 0
    lines = record.read_text().splitlines()
    record.write_text("\n".join([lines[0].replace(', "bot": "medium"', "", 1), *lines[1:]]) + "\n")
    terminal = Terminal("play", "--resume", record)
    seen = []  # what stood on the screen at each question, and after how many moves
    while (question := terminal.question()) is not None:
        if question != PASS_ON:
            seen.append((len(matches(record)[0].entries), terminal.text))
        terminal.say(terminal.answer(question))
    (match,) = matches(record)
    assert match.finished
    readers: Counter[int] = Counter()
    for moves, text in seen:
        state = replay(GAME, match.state.rules, ((e.by, e.move) for e in match.entries[:moves]))
        reader = GAME.actor(state)
        assert reader in (0, 1)
        readers[reader] += 1
        shown = {card for card in PACK if Speaker().card(card) in text}
        held_by_others = state.deal.hands[(reader + 1) % 3] | state.deal.hands[(reader + 2) % 3]
        assert not shown & set(held_by_others), (moves, text)
        assert set(state.deal.hands[reader]) <= shown
    assert min(readers[0], readers[1]) >= 8


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("--bots", "easy"), "bad_bots"),
        (("--bots", "easy,nobody"), "unknown_bot"),
        (("--seat", "3"), "bad_seat"),
        (("--dealer", "7"), "bad_seat"),
        (("--preset", "none"), "unknown_preset"),
        (("--rule", "sevens=high"), "bad_value"),
        (("--rule", "sevens"), "bad_rule"),
        (("--rule", "seven=low"), "unknown_option"),
        (("--rule", "trump_timing=after_ten"), "after_ten_alternatives"),
        (("--lang", "xx"), "unknown_language"),
        (("bridge",), "unknown_game"),
        (("--resume", "nowhere.jsonl"), "file_missing"),
        (("--resume", "x", "--preset", "plain"), "resume_alone"),
        (("--record", "/nowhere/r.jsonl"), "file_unwritable"),
    ],
)
def test_bad_arguments_give_one_clear_line(arguments: tuple[str, ...], code: str) -> None:
    run = piped(*arguments)
    assert run.returncode == 2
    assert run.stdout == ""
    assert len(run.stderr.splitlines()) == 1
    assert run.stderr.startswith(f"satasat: {code}: ")


def test_input_that_ends_early_is_told_in_one_line() -> None:
    run = piped("--seed", "1", "--dealer", "2", answers="1\n")
    assert run.returncode == 1
    assert run.stderr.startswith("satasat: no_more_input: ")
    assert len(run.stderr.splitlines()) == 1


def test_a_pipe_gets_plain_text() -> None:
    run = piped("--seed", "1", "--dealer", "2", answers="1\nquit\n")
    assert "\x1b" not in run.stdout
    assert run.returncode == 0


def test_why_a_card_may_not_be_played_is_said_with_the_rule() -> None:
    run = piped("--seed", "1", "--dealer", "1", answers="\n".join(["?", "as", "kh", "qd", "jc", "quit", ""]))
    assert "you must follow suit (R-PLAY-3)." in run.stdout


@pytest.mark.parametrize("visibility", ["private", "drawn_shown"])
def test_a_drawn_card_is_called_secret_only_where_it_is(visibility: str) -> None:
    """R-PULL-15: with drawn_shown the third player sees it too."""
    rules = ("--rule", "deals=2", "--rule", f"pull_visibility={visibility}")
    terminal = Terminal("play", "--bots", "random,random", *rules, "--seed", "8", "--dealer", "0")
    shown = ""
    while (question := terminal.question()) is not None:
        shown += terminal.text
        terminal.say(terminal.answer(question))
    assert "You have drawn" in shown
    assert ("only the two of you know it" in shown) == (visibility == "private")


def session_at(*moves: Move, bots: Sequence[Seat], rules: Rules) -> Session:
    """A session in which these moves were made."""
    header = Header(GAME, rules, tuple(Player("x") for _ in range(3)))
    session = Session(header, None, (0,), dict.fromkeys(bots, "easy"))
    for move in moves:
        session.take(Entry(GAME.actor(session.state) or 0, move))
    return session


def test_undo_takes_back_no_blind_draw() -> None:
    """Also not where the card drawn is one that the creditor had given away himself (E35)."""
    taken = drawn = 0
    for seed in range(60):
        dice = SeededDice(f"undo/{seed}")
        session = session_at(bots=(1, 2), rules=Rules(deals=4, return_keep=0))
        while (actor := session.actor) is not None:
            legal = GAME.legal(session.state)
            move = GAME.chance(session.state, dice) if actor == NATURE else uniform(GAME, legal, dice)
            session.take(Entry(actor, move))
            if actor == 0 and isinstance(move, Draw):
                drawn += 1
                assert not session.can_take_back(0)
            elif actor in (1, 2):
                assert not session.can_take_back(0)
            taken += session.can_take_back(0)
    assert drawn > 20
    assert taken > 20


def shared_session() -> Session:
    """Three people; seat 0 is about to name trump with ten cards in hand."""
    header = Header(GAME, PRESETS["full-hand"], tuple(Player("x") for _ in range(3)))
    session = Session(header, None, (0, 1, 2), {})
    for move in (SeatDealer(2), Shuffle(PACK)):
        session.take(Entry(NATURE, move))
    return session


def test_undo_leaves_the_others_what_they_have_yet_to_hear() -> None:
    before = shared_session().news(1)
    session = shared_session()
    session.take(Entry(0, Name(Suit.SPADES)))
    session.take_back(0)
    assert session.news(1) == before
    assert before != []


def test_a_resumed_match_takes_nothing_back_and_tells_nothing_twice() -> None:
    session = shared_session()
    session.take(Entry(0, Name(Suit.SPADES)))
    session.resumed("shuffled")
    assert not session.can_take_back(0)
    news = session.news(1)
    assert isinstance(news[0].event, Shuffled)
    assert [type(one.event) for one in news].count(Trumped) == 1


def test_resume_keeps_lines_of_any_length(tmp_path: Path) -> None:
    record, other = tmp_path / "r.jsonl", tmp_path / "o.jsonl"
    assert piped("--record", record, *SHORT, answers="quit\n").returncode == 0
    assert piped("--bots", "easy,easy,easy", "--rule", "deals=1", "--record", other).returncode == 0
    long = b'{"format": "satasat", "note": "' + b"x" * LONGEST_LINE + b'"}\n'
    record.write_bytes(long + record.read_bytes() + other.read_bytes())
    terminal = Terminal("play", "--resume", record)
    assert terminal.play()
    assert terminal.child.exitstatus == 0
    assert record.read_bytes().startswith(long + other.read_bytes())
    assert [m.holds for m in matches(record)] == [False, True, True]


def test_a_record_s_names_do_not_command_the_terminal(tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    run = piped("--bots", "easy,easy,easy", "--rule", "deals=1", "--record", record)
    record.write_text(record.read_text().replace("Bina", r"\u001b[2J\u202eBina"))
    shown = subprocess.run(command("show", record), capture_output=True, text=True, timeout=60, check=True)
    assert "Bina" in run.stdout
    assert r"\x1b[2J\u202eBina" in shown.stdout
    assert "\x1b" not in shown.stdout


def test_an_unfinished_match_is_shown_as_its_person_saw_it(tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    assert piped("--record", record, "--seed", "1", "--dealer", "2", answers="1\nquit\n").returncode == 0
    shown = subprocess.run(command("show", record), capture_output=True, text=True, timeout=60, check=True)
    assert "only what Player saw is shown" in shown.stdout
    assert "Bina holds" not in shown.stdout


def test_a_terminal_without_suit_signs_gets_letters_and_true_minus_signs(tmp_path: Path) -> None:
    run = subprocess.run(
        command("play", "--bots", "easy,easy,easy", "--rule", "deals=1", "--seed", "1"),
        env={**os.environ, "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert re.search(r"led (10|[AKQJ987])[SHDC]", run.stdout)
    assert re.search(r"[0-9] of [0-9]: -[1-9]", run.stdout)
    assert "?" not in run.stdout


def test_enter_plays_the_only_card_that_may_be_played(tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    terminal = Terminal("play", "--rule", "deals=1", "--seed", "1", "--record", record)
    entered = 0
    while (question := terminal.question()) is not None:
        entered += question == ONLY_CARD
        terminal.say(terminal.answer(question))
    assert entered >= 1  # the last card, at least
    assert matches(record)[0].finished


def test_the_shared_place_has_the_words_of_its_preset() -> None:
    """R-MATCH-3: 000 calls it a draw, the others a shared victory."""
    speaker = Speaker("en", ("You", "B", "C"), 0)
    assert winners(speaker, (0, 1), "+3", draw=True).endswith("It is a draw between you and B with +3.")
    assert winners(speaker, (0, 1), "+3", draw=False).endswith("You and B share the victory with +3.")
    assert winners(speaker, (0, 1, 2), "0", draw=False).endswith("You, B and C share the victory with 0.")
    assert winners(speaker, (0,), "+3", draw=True).endswith("You win with +3.")
    assert winners(speaker, (2,), "+3", draw=True).endswith("C wins with +3.")


def told_at_the_end(taken: Three, promised: Sequence[Pull], rules: Rules) -> list[str]:
    """What is said at the end of a deal with these tricks and promises; dealer 0."""
    view = View(
        rules,
        None,
        deal_no=1,
        trump=Suit.SPADES,
        taken=taken,
        pulls=tuple(promised),
        exchanges=(Exchange(conceded=True),) * len(promised),
    )
    tricks = hand_over(taken, promised)
    score = DealScore(0, Suit.SPADES, tricks, points(tricks, taken, 0, rules))
    event = Scored(score, 1)
    return narrate(Speaker("en", ("A", "B", "C")), view, event, GAME.observe(view, event))


def test_promised_tricks_are_told_when_they_go_over() -> None:
    """R-GIVE-3, 5: what is handed over, what lapses, and that a pile of ten is no slam."""
    rules = PRESETS["handed-tricks"]
    said = told_at_the_end((9, 1, 0), [Pull(0, 1), Pull(0, 2)], rules)
    assert "B hands A the promised trick." in said
    assert "C has no trick left for A: the promise lapses." in said
    assert "No bonus for A's ten tricks: not all of them were won in play." in said
    assert "A won all ten tricks: 5 points more." in told_at_the_end((10, 0, 0), [], rules)


STREAMS = [
    ("rules >/dev/full", 2),
    ("--help >/dev/full", 2),
    ("--version >/dev/full", 2),
    ("simulate --help >/dev/full", 2),
    ("play --bots easy,easy,easy --rule deals=1 >/dev/full", 2),
    ("play <&-", 1),
    ("play --bots easy,easy,easy --rule deals=1 >&-", 0),
    ("verify - <&-", 1),
    ("play --append --record /proc/self/maps", 2),
    ("play --resume /proc/self/mem", 2),
    ("play --name $'\\xff'", 2),
    ("play --name ''", 2),
]


@pytest.mark.parametrize(("line", "code"), STREAMS, ids=[line for line, _ in STREAMS])
def test_streams_that_fail_or_are_closed_give_one_line(line: str, code: int) -> None:
    run = subprocess.run(
        ["bash", "-c", f"{shlex.join(command())} {line}"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert run.returncode == code
    assert len(run.stderr.splitlines()) <= 1
    assert "Traceback" not in run.stderr


def test_nothing_is_added_to_a_file_that_is_no_record(tmp_path: Path) -> None:
    note = tmp_path / "note"
    note.write_text("hello\n")
    run = piped("--record", note, "--append")
    assert run.returncode == 2
    assert run.stderr.startswith("satasat: file_foreign: ")
    assert note.read_text() == "hello\n"


def test_names_are_no_markup(tmp_path: Path) -> None:
    run = piped(
        "--name",
        "[/x]",
        "--rule",
        "deals=1",
        "--seed",
        "1",
        "--dealer",
        "2",
        answers="score\n1\nscore\nquit\n",
    )
    assert run.returncode == 0
    assert run.stderr == ""


def test_the_same_seed_brings_no_card_again_after_a_resume(tmp_path: Path) -> None:
    """Else the next pack would be known from the one before."""
    record = tmp_path / "r.jsonl"
    terminal = Terminal("play", "--rule", "deals=3", "--seed", "5", "--record", record)
    packs = 0
    while packs < 2:
        question = terminal.question()
        assert question is not None
        packs = len(packs_of(record))
        terminal.say(terminal.answer(question))
    terminal.kill()
    assert Terminal("play", "--resume", record, "--seed", "5").play()
    packs_dealt = packs_of(record)
    assert len(packs_dealt) == len(set(packs_dealt)) == 3


def packs_of(record: Path) -> list[tuple[Card, ...]]:
    return [e.move.order for e in matches(record)[0].entries if isinstance(e.move, Shuffle)]


def test_a_resume_that_is_refused_changes_nothing(tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    assert piped("--record", record, *SHORT, answers="quit\n").returncode == 0
    assert (
        piped("--bots", "easy,easy,easy", "--rule", "deals=1", "--record", record, "--append").returncode == 0
    )
    record.write_text(record.read_text().replace('"bot": "medium"', '"bot": "genius"', 1))
    before = record.read_bytes()
    run = piped("--resume", record)
    assert run.stderr.startswith("satasat: unknown_bot: ")
    assert record.read_bytes() == before


def test_resume_follows_a_link(tmp_path: Path) -> None:
    real, link = tmp_path / "real", tmp_path / "link"
    assert piped("--record", real, *SHORT, answers="quit\n").returncode == 0
    assert (
        piped("--bots", "easy,easy,easy", "--rule", "deals=1", "--record", real, "--append").returncode == 0
    )
    link.symlink_to(real)
    assert Terminal("play", "--resume", link).play()
    assert link.is_symlink()
    assert [m.finished for m in matches(real)] == [True, True]


def test_a_faulty_match_names_no_hidden_card_to_a_seat(tmp_path: Path) -> None:
    faulty = Path(__file__).parent / "golden" / "records" / "faulty.jsonl"
    for seat, told in (("0", False), (None, True)):
        seats = ("--seat", seat) if seat else ()
        run = subprocess.run(
            command("show", faulty, *seats), capture_output=True, text=True, timeout=60, check=False
        )
        assert run.returncode == 2
        assert bool(re.search(r"does not hold|holds", run.stderr)) == told


def test_the_picture_in_the_readme_is_what_the_program_shows() -> None:
    assert picture.draw() == picture.PICTURE.read_text()


def test_an_election_counts_the_cards_of_that_creditor_alone() -> None:
    """With two debtors or creditors the exchanges of others are not his."""
    view = View(
        PRESETS["handed-tricks"],
        0,
        phase=Phase.ELECT,
        actor=0,
        trump=Suit.SPADES,
        pulls=(Pull(1, 2), Pull(1, 0), Pull(1, 0)),
        exchanges=(Exchange(), Exchange(conceded=True)),
    )
    assert ask.prompt(Speaker("en", ("A", "B", "C"), 0), view) == (
        "B may draw card 2 of 2 from you. Card or trick?"
    )


def test_a_person_at_a_terminal_reads_the_score_sheet_before_the_next_deal(tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    terminal = Terminal("play", "--rule", "deals=3", "--seed", "1", "--record", record, pace=1)
    waited = 0
    while (question := terminal.question()) is not None:
        waited += question == NEXT_DEAL
        terminal.say(terminal.answer(question))
    assert waited == 2
    assert matches(record)[0].finished


@pytest.mark.parametrize("tail", [b'{"by":', b'{"by": 0, "move": {"type": "play", "card": "'])
def test_a_match_that_may_be_resumed_after_a_crash_is_not_laid_open(tmp_path: Path, tail: bytes) -> None:
    """I-24: `show` and `--resume` ask the same question."""
    record = tmp_path / "r.jsonl"
    assert piped("--record", record, "--seed", "1", "--dealer", "2", answers="1\nquit\n").returncode == 0
    with record.open("ab") as file:
        file.write(tail)
    shown = subprocess.run(command("show", record), capture_output=True, text=True, timeout=60, check=False)
    assert "only what Player saw is shown" in shown.stdout
    assert "holds" not in shown.stdout + shown.stderr
    assert is_resumable(matches(record)[0])


def test_a_file_that_another_began_to_write_meanwhile_is_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, real_lock = tmp_path / "r.jsonl", files.lock

    def beaten(name: Path, file: FileIO) -> None:
        monkeypatch.setattr(files, "lock", real_lock)
        other, _ = files.open_to_grow(name, append=True)
        files.write_all(other, b"theirs\n")
        kept.append(other)
        real_lock(name, file)

    kept: list[FileIO] = []
    monkeypatch.setattr(files, "lock", beaten)
    with pytest.raises(BadMessage) as refused:
        files.open_to_grow(path, append=False)
    assert refused.value.code == "file_busy"
    assert path.read_bytes() == b"theirs\n"
    kept[0].close()


@pytest.mark.parametrize("text", ['{"format":"pdf"}', '{"format":1}\n', '{"by":0,"format":1}\n', "hello\n"])
def test_only_a_record_of_ours_is_added_to(tmp_path: Path, text: str) -> None:
    other = tmp_path / "other"
    other.write_text(text)
    assert piped("--record", other, "--append").stderr.startswith("satasat: file_foreign: ")
    assert other.read_text() == text


def test_a_link_to_itself_is_refused_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    run = piped("--resume", tmp_path / "loop")
    assert run.returncode == 2
    assert len(run.stderr.splitlines()) == 1


@pytest.mark.parametrize(("number", "code"), [(signal.SIGTERM, 143), (signal.SIGINT, 130)])
def test_a_signal_is_told_in_the_exit_code_also_when_nobody_reads(
    tmp_path: Path, number: int, code: int
) -> None:
    pipe = subprocess.PIPE
    line = command("play", "--record", tmp_path / "r.jsonl", "--seed", "1", "--dealer", "2")
    with subprocess.Popen(
        line, stdin=pipe, stdout=pipe, stderr=pipe, env={**os.environ, "PYTHONUNBUFFERED": "1"}
    ) as run:
        assert run.stdout is not None
        while b"Hand" not in run.stdout.readline():
            pass
        run.stdout.close()
        run.send_signal(number)
        assert run.wait(timeout=60) == code
        assert run.stderr is not None
        assert b"Traceback" not in run.stderr.read()


def test_the_advice_to_go_on_is_one_line_on_a_narrow_terminal(tmp_path: Path) -> None:
    record = tmp_path / ("long" * 30 + ".jsonl")
    terminal = Terminal("play", "--record", record, "--seed", "2", "--dealer", "2")
    terminal.question()
    terminal.say("quit")
    assert terminal.question() is None
    assert f"play --resume {record}" in terminal.text


def test_a_seat_that_others_still_play_against_is_not_shown(tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    assert piped("--record", record, "--seed", "1", "--dealer", "2", answers="1\nquit\n").returncode == 0
    for seat, code in (("0", 0), ("1", 2)):
        run = subprocess.run(
            command("show", record, "--seat", seat), capture_output=True, text=True, timeout=60, check=False
        )
        assert run.returncode == code
        assert run.stderr.startswith("satasat: seat_hidden: ") == (seat == "1")
