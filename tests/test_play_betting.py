"""`satasat play` of the betting games: at a terminal, in a pipe, killed and resumed, and by two at one screen."""

from __future__ import annotations

import random
import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from satasat.cards import card_set, read_card
from satasat.chips import in_turn
from satasat.cli.betting import ask
from satasat.cli.betting.hand import hand_lines
from satasat.cli.betting.narrate import narrate
from satasat.cli.session import Session
from satasat.cli.tellers import ADVISERS
from satasat.errors import BadMessage
from satasat.game import NATURE, AnyGame, answer, bare, replay
from satasat.records import Entry, Header, Player
from satasat.texts import Speaker
from tests.betting import BOTH, THIRTY_FIVE, TRENTACINQUE, Table
from tests.terminal import BID, PASS_ON, Terminal
from tests.test_play import matches, piped
from tests.transcripts import GOLDEN, SCRIPTS, transcript

YOU = Speaker("en", ("You", "Bina", "Chandra", "Dev"), 0)
LEAVE = {"thirty-five": "throw in", "trentacinque": "pass"}
games = pytest.mark.parametrize("its", BOTH, ids=lambda g: g.id)


@pytest.mark.parametrize("name", SCRIPTS)
def test_an_evening_at_the_terminal_reads_as_it_did(name: str) -> None:
    assert transcript(name) == (GOLDEN / f"{name}.txt").read_text()


def test_the_transcripts_hold_everything_that_can_happen() -> None:
    said = "\n".join(path.read_text() for path in GOLDEN.glob("*.txt"))
    for part in (
        "You claim with", "claims with", "an equal share", "the whole pool", "as much as the bid", "You have no 35",
        "sits out", "more than the limit", "What is left in the pool at the end", "as well.", "Those at five",
        "king, queen", "can pay for the next deal", "Nobody has bid", "(thrown in)", "(passed)", "enough for 35",
        "Chips are play points",
    ):  # fmt: skip
        assert part in said, part


@games
def test_the_play_points_are_told_once_and_before_all_cards(its: AnyGame) -> None:
    said = (GOLDEN / f"{its.id}.txt").read_text()
    assert said.count("No money is played for") == 1
    assert said.index("No money is played for") < said.index("Deal 1 of")


@games
def test_a_person_plays_a_whole_match_at_a_terminal(its: AnyGame, tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    chosen = ("--rule", "deals=3", "--seed", "3", "--record", record)
    terminal = Terminal("play", its.id, *chosen)
    asked = 0
    while (question := terminal.question()) is not None:
        for more in ("?", "? 3", "help", "hand", "score", "last", "rules", "nonsense") if asked == 1 else ():
            terminal.say(more)
            terminal.question()
        terminal.say(LEAVE[its.id] if question == BID and asked > 2 else terminal.answer(question))
        asked += question == BID
    terminal.child.close()
    assert terminal.child.exitstatus == 0
    assert "The match is over." in terminal.text
    assert "review" not in terminal.text
    (match,) = matches(record)
    assert match.holds
    assert match.finished
    assert all((e.ms is not None) == (e.by == 0) for e in match.entries)


@pytest.mark.parametrize(("name", "n"), [*(("thirty-five", n) for n in (2, 3, 4, 5)), ("trentacinque", 4)])
@pytest.mark.parametrize("watched", [False, True])
def test_every_number_of_seats_is_played(name: str, n: int, watched: bool, tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    seats = ("--rule", f"players={n}") if name == "thirty-five" else ()
    bots = ",".join(["random"] * (n if watched else n - 1))
    arguments = (name, *seats, "--bots", bots, "--seat", str(n - 1), "--name", "Dev", "--record", record)
    run = piped(*arguments, "--rule", "deals=2", "--seed", "5", answers=f"{LEAVE[name]}\n" * 9)
    assert run.returncode == 0, run.stderr
    (match,) = matches(record)
    assert match.finished
    assert match.header is not None
    names = [player.name for player in match.header.players]
    assert len(set(names)) == n
    assert [player.bot is None for player in match.header.players].count(True) == (not watched)


@pytest.mark.parametrize("seed", range(2))
@games
def test_a_killed_match_is_resumed_and_loses_nothing(its: AnyGame, seed: int, tmp_path: Path) -> None:
    record, dice = tmp_path / "r.jsonl", random.Random(seed)
    terminal = Terminal("play", its.id, "--rule", "deals=3", "--seed", str(seed), "--record", record)
    terminal.play(answers=dice.randint(0, 3))
    terminal.question()
    terminal.kill()
    (before,) = matches(record)
    assert before.holds
    with record.open("ab") as file:
        file.write(b'{"by": 0, "move": {"type": "bi')
    resumed = Terminal("play", "--resume", record)
    assert resumed.play()
    assert resumed.child.exitstatus == 0
    (after,) = matches(record)
    assert after.finished
    assert after.entries[: len(before.entries)] == before.entries


@games
def test_ctrl_c_keeps_the_match(its: AnyGame, tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    terminal = Terminal("play", its.id, "--record", record, "--seed", "2")
    terminal.question()
    terminal.child.sendintr()
    assert terminal.question() is None
    terminal.child.close()
    assert terminal.child.exitstatus == 130
    assert "--resume" in terminal.text
    assert "Traceback" not in terminal.text
    assert matches(record)[0].holds


@games
def test_input_that_ends_early_is_told_in_one_line(its: AnyGame) -> None:
    run = piped(its.id, "--seed", "1")
    assert run.returncode == 1
    assert run.stderr.startswith("satasat: no_more_input: ")
    assert len(run.stderr.splitlines()) == 1


@games
def test_matches_are_added_to_a_record_of_another_game(its: AnyGame, tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    assert piped("--bots", "easy", "--rule", "deals=1").returncode == 2
    assert piped("--bots", "easy,easy,easy", "--rule", "deals=1", "--record", record).returncode == 0
    chosen = ("--bots", ",".join(["random"] * its.seats(its.presets[its.default_preset])))
    run = piped(its.id, *chosen, "--rule", "deals=1", "--record", record, "--append")
    assert run.returncode == 0
    assert [(m.holds, m.header.game.id if m.header else "") for m in matches(record)] == [
        (True, "three-two-five"),
        (True, its.id),
    ]


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (("thirty-five", "--bots", "random"), "bad_bots"),
        (("thirty-five", "--bots", "random,nobody"), "unknown_bot"),
        (("thirty-five", "--seat", "3"), "bad_seat"),
        (("thirty-five", "--rule", "players=2", "--dealer", "2"), "bad_seat"),
        (("thirty-five", "--rule", "players=6"), "bad_value"),
        (("thirty-five", "--rule", "ante=200"), "ante_above_chips"),
        (("trentacinque", "--rule", "players=3"), "unknown_option"),
        (("trentacinque", "--rule", "chips=0"), "option_range"),
        (("trentacinque", "--bots", "random,random"), "bad_bots"),
        (("trentacinque", "--preset", "pagat"), "unknown_preset"),
        (("trentacinque", "--record", "/nowhere/r.jsonl"), "file_unwritable"),
    ],
)
def test_bad_arguments_give_one_clear_line(arguments: tuple[str, ...], code: str) -> None:
    run = piped(*arguments)
    assert (run.returncode, run.stdout) == (2, "")
    assert len(run.stderr.splitlines()) == 1
    assert run.stderr.startswith(f"satasat: {code}: ")


@games
def test_two_people_share_a_screen_and_each_sees_his_own_cards(its: AnyGame, tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    bots = ",".join(["random"] * (its.seats(its.presets[its.default_preset]) - 1))
    rules = ("--bots", bots, "--rule", "deals=4")
    assert piped(its.id, *rules, "--record", record, "--seed", "4", answers="quit\n").returncode == 0
    lines = record.read_text().splitlines()
    record.write_text("\n".join([lines[0].replace(', "bot": "random"', "", 1), *lines[1:]]) + "\n")
    terminal = Terminal("play", "--resume", record, "--seed", "4")
    readers = set()
    while (question := terminal.question()) is not None:
        if question != PASS_ON:
            entries = matches(record)[0].entries
            assert matches(record)[0].header is not None
            state = replay(its, matches(record)[0].state.rules, ((e.by, e.move) for e in entries))
            reader = its.actor(state)
            assert reader in (0, 1)
            readers.add(reader)
            asked = terminal.text[terminal.text.rindex("\nHand") :]
            found = re.findall(r"(?:10|[AKQJ2-9])[♠♥♦♣]", asked)
            assert card_set(read_card(text) for text in found) == state.deal.hands[reader]
        terminal.say(LEAVE[its.id] if question == BID else terminal.answer(question))
    assert matches(record)[0].finished
    assert readers == {0, 1}


def at_the_bid(its: AnyGame, *calls: tuple[int, int | None], **rules: int) -> Table:
    """A deal in which seat 0 is to bid after these calls; the last seat deals where nobody has called."""
    table = Table(its, (its.seats(its.presets[its.default_preset]) - 1 - len(calls)), **rules)
    table.deal({0: "Ks Qs 9s Ah 2h 3d 4d 5c 6c" if its is THIRTY_FIVE else "Ks Qs 7s Ah 2h 3d 4d 5c 6c"})
    table.call(*calls)
    return table


FIRST = {its.id: at_the_bid(its) for its in BOTH}


@games
def test_answers_are_understood_in_many_forms(its: AnyGame) -> None:
    view = at_the_bid(its).view(0)
    leave = bare(its, "throw_in" if its is THIRTY_FIVE else "pass")
    three, least = answer(its, "bid", 3), answer(its, "bid", 1)
    understood = {
        "3": three, "bid 3": three, "BID  3": three, "raise 3": three, "raise to 3": three, "raise3": three,
        "raise": least, "r": least, LEAVE[its.id]: leave, LEAVE[its.id][0]: leave, LEAVE[its.id].upper(): leave,
    }  # fmt: skip
    for text, move in understood.items():
        assert ask.read_move(YOU, view, text, None) == move, text
    others = (LEAVE["trentacinque" if its is THIRTY_FIVE else "thirty-five"], "ks")
    for text in ("-3", "3.5", "raise by 3", "3 3", "three", "bid", "", "1" * 16, "١", *others):
        with pytest.raises(BadMessage) as refused:
            ask.read_move(YOU, view, text, None)
        assert refused.value.code == "not_understood"


@games
@given(text=st.text() | st.from_regex(r"(raise|bid|throw|pass)? ?(to )?[0-9]*", fullmatch=True))
def test_whatever_is_typed_is_a_move_or_refused_in_words(its: AnyGame, text: str) -> None:
    view = FIRST[its.id].view(0)
    try:
        move = ask.read_move(YOU, view, text, None)
    except BadMessage as refused:
        said = YOU.error(refused)
    else:
        why = view.refusal(move)
        said = "allowed" if why is None else ask.reason(YOU, why)
    assert said


@games
def test_enter_leaves_only_where_nothing_else_may_be_done(its: AnyGame) -> None:
    rich = at_the_bid(its).view(0)
    assert ask.entered(rich, None) is None  # type: ignore[arg-type]
    seats = its.seats(its.presets[its.default_preset])
    poor = at_the_bid(its, (seats - 1, 3), chips=8, ante=5).view(0) if its is TRENTACINQUE else None
    poor = poor or at_the_bid(its, (seats - 1, 3), chips=4, ante=1).view(0)
    if its is TRENTACINQUE:  # three chips are left and three are bid
        assert poor.totals[0] == 3
    assert ask.entered(poor, None) == bare(its, "throw_in" if its is THIRTY_FIVE else "pass")  # type: ignore[arg-type]
    assert "you cannot bid; Enter" in ask.prompt(YOU, poor)
    raised = ask.read_move(YOU, poor, "raise", None)
    assert ask.reason(YOU, poor.refusal(raised)) == "You have 3 chips and cannot bid more."


def test_a_question_shows_the_pool_all_chips_and_who_has_thrown_in() -> None:
    view = at_the_bid(THIRTY_FIVE, (1, 3), (2, None)).view(0)
    assert ask.situation(YOU, view) == [
        "",
        "The pool holds 3. The highest bid is 3, by Bina.",
        "Chips: Bina 99 (bid 3), Chandra 99 (thrown in), you 99",
        "Hand   K♠  Q♠  9♠   29 of 35",
        "       A♥  2♥        3",
        "       4♦  3♦        7",
        "       6♣  5♣       11",
    ]
    assert ask.prompt(YOU, view) == "Your bid (raise to 4 or more, up to 99, or throw in):"


def test_a_five_may_be_matched_and_a_side_claim_is_told_to_its_holder() -> None:
    table = Table(TRENTACINQUE, 2)
    table.deal({0: "As 2s 3s Ah 2h 3d 4d 5c 6c"})
    table.call((3, 5))
    view = table.view(0)
    assert ask.prompt(YOU, view) == "Your bid (5 as well, or pass):"
    assert any(line.startswith("You were dealt no king, queen or jack:") for line in ask.situation(YOU, view))
    assert ask.read_move(YOU, view, "raise", None) == answer(TRENTACINQUE, "bid", 5)
    assert ask.explain(YOU, view, "6") == ["The most that may be bid is 5."]
    assert ask.explain(YOU, view, "pass") == ["You may pass."]
    assert ask.explain(YOU, view, "5") == ["You may bid 5."]


@pytest.mark.parametrize(("ace", "points"), [(1, 34), (11, 44)])
def test_the_hand_counts_the_ace_as_agreed(ace: int, points: int) -> None:
    table = Table(THIRTY_FIVE, 2, ace_value=ace)
    table.deal({0: "As Ks Qs 9s 4s 2h 3d 4d 5c"})
    told = " of 35" if points < 35 else ", enough for 35"
    assert hand_lines(YOU, table.view(0))[0].endswith(f"  {points}{told}")


def test_undo_takes_back_no_bid_that_others_have_answered(tmp_path: Path) -> None:
    record = tmp_path / "r.jsonl"
    typed = "undo\nraise\nundo\nthrow in\nundo\nquit\n"
    run = piped("thirty-five", "--seed", "8", "--record", record, answers=typed)
    assert "There is no decision of yours to take back." in run.stdout
    assert "so it stands." in run.stdout
    assert "Taken back." not in run.stdout
    assert matches(record)[0].holds


@games
def test_a_session_tells_the_last_deal_again_as_the_seat_saw_it(its: AnyGame) -> None:
    rules = its.presets[its.default_preset]
    n = its.seats(rules)
    header = Header(its, rules, tuple(Player(f"P{seat}") for seat in range(n)))
    session = Session(header, None, (0,), {})
    table = Table(its, n - 1)
    session.take(Entry(NATURE, answer(its, "seat_dealer", n - 1)))
    order = table.pack({}, "")
    session.take(Entry(NATURE, answer(its, "shuffle", [str(card) for card in order])))
    assert ask.last(YOU, session.view(0), session.retold(0)) == ["No deal is over yet."]
    for seat in in_turn(n - 1, n):
        session.take(Entry(seat, bare(its, "throw_in" if its is THIRTY_FIVE else "pass")))
    told = session.retold(0)
    assert told == session.news(0)
    does, did = ("throws in", "You throw in.") if its is THIRTY_FIVE else ("passes", "You pass.")
    lines = ask.last(YOU, session.view(0), told)
    assert lines[: n + 1] == ["Deal 1:", did, *(f"{name} {does}." for name in YOU.names[1:n])]
    assert all("dealt" in line for line in lines[n + 1 :])


def test_hints_are_refused_by_a_code_until_there_are_some() -> None:
    said = piped("thirty-five", "--seed", "8", answers="hint\nquit\n").stdout
    refused = "This cannot be done with thirty-five yet, only with " in said
    assert refused == ("thirty-five" not in ADVISERS)


def test_the_pool_over_its_limit_is_told_apart_from_what_is_left_at_the_end() -> None:
    """TF-16, A-10: the limit gives equal shares, the end gives the odd chips too."""
    table = Table(THIRTY_FIVE, 2, pool_limit=4, deals=1)
    table.deal({})
    table.call((0, 2), (1, None))
    view, said = table.view(None), []
    table.call((2, None))
    for event in table.told[None]:
        after = THIRTY_FIVE.observe(view, event)
        said += narrate(Speaker("en", ("A", "B", "C")), view, event, after)
        view = after
    assert said[-5:] == [
        "A pays the bid into the pool: 2 chips. It now holds 5.",
        "The pool of 5 is more than the limit of 4. It is divided: everybody gets one chip.",
        "",
        "Deal 1 is over.",
        "What is left in the pool at the end is divided: A 1, B 1, C 0.",
    ]
