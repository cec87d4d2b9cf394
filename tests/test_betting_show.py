"""`satasat show` of the betting games, and what other commands say of them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from satasat.cards import card_set, cards_in, read_card
from satasat.cli import main
from satasat.game import AnyGame
from satasat.records import Match, lines_of, read
from tests.betting import BOTH
from tests.test_records import GOLDEN


def run(*args: str | int | Path) -> Result:
    return CliRunner().invoke(main, [*map(str, args)], env={"COLUMNS": "200"})


@pytest.mark.parametrize("its", BOTH, ids=lambda g: g.id)
def test_every_golden_match_is_told_to_its_end_with_all_hands(its: AnyGame) -> None:
    path = GOLDEN / f"{its.id}.jsonl"
    with path.open("rb") as file:
        matches = list(read(lines_of(file)))
    for number, match in enumerate(matches, 1):
        r = run("show", path, "--match", number)
        assert r.exit_code == 0, r.output
        assert match.header is not None
        held = len(re.findall(r"^P\d holds ", r.stdout, re.MULTILINE))
        deals = r.stdout.count("deals.\n")
        assert deals == len(match.state.sheet)
        assert held == sum(deal_hands(match))
        assert "The match is over." in r.stdout


def deal_hands(match: Match) -> list[int]:
    """How many hands each deal of the match had."""
    assert match.header is not None
    found = []
    state = match.header.game.start(match.header.rules)
    for entry in match.entries:
        state = match.header.game.step(state, entry.move)
        if entry.move.__struct_config__.tag == "shuffle":
            found.append(sum(map(bool, state.deal.hands)))
    return found


@pytest.mark.parametrize("its", BOTH, ids=lambda g: g.id)
def test_a_seat_is_told_no_card_that_it_was_not_shown(its: AnyGame) -> None:
    path = GOLDEN / f"{its.id}.jsonl"
    with path.open("rb") as file:
        match = next(read(lines_of(file)))
    assert match.header is not None
    game = match.header.game
    for seat in range(game.seats(match.header.rules)):
        for deal in range(1, len(match.state.sheet) + 1):
            said = run("show", path, "--seat", seat, "--deal", deal).stdout
            told = card_set(read_card(text) for text in re.findall(r"(?:10|[AKQJ2-9])[♠♥♦♣]", said))
            state, seen = game.start(match.header.rules), card_set(())
            for entry in match.entries:
                after = game.step(state, entry.move)
                if max(1, state.deal_no) == deal:
                    seen = seen | cards_in(game.shown(state, entry.move, after, seat))
                state = after
            assert told == seen


def test_a_claim_the_last_division_and_a_side_claim_are_told_in_words() -> None:
    said = run("show", GOLDEN / "thirty-five.jsonl", "--match", "2").stdout
    assert re.search(
        r"^P1 claims with \d\d in \w+: .*\nP1 takes the whole pool: 3 chips\.$", said, re.MULTILINE
    )
    assert "What is left in the pool at the end is divided: P0 3, P1 3, P2 4." in said
    said = run("show", GOLDEN / "trentacinque.jsonl", "--match", "3", "--deal", "2").stdout
    assert "Those at five count, in their best suit: P1 12, P0 15." in said
    assert "P1 was dealt no king, queen or jack, and gets 6 chips from the others." in said


def test_what_cannot_be_done_with_them_yet_is_refused_by_a_code() -> None:
    r = run("review", GOLDEN / "trentacinque.jsonl", "--match", "1")
    assert r.exit_code == 2
    assert "not_for_game" in r.stderr


def test_a_bot_that_does_not_play_a_game_is_not_taken() -> None:
    r = run("simulate", "thirty-five", "--matches", "1", "--bots", "expert")
    assert (r.exit_code, "unknown_bot" in r.stderr) == (2, True)
