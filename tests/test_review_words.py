"""A review in words: what its lines and tables tell (docs/howto/review.md)."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from satasat.analysis.debts import Debt
from satasat.analysis.findings import WORTH_TELLING, MatchReview
from satasat.analysis.review import HALVED, REACHED
from satasat.bots import BOTS
from satasat.games.three_two_five.rules import PRESETS, quotas
from satasat.report.blocks import Line, Table, Tone
from satasat.report.words import LONGEST_NAME, TOLD_TURNING, match_blocks, speaker_of
from tests.reviews import reviewed
from tests.test_docs import quoted, rows, sections, text_of

HOWTO: Final = Path(__file__).parents[1] / "docs" / "howto" / "review.md"


def test_names_are_said_whatever_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    review = replace(reviewed("plain"), players=("", "x" * 99, "<b>"))
    assert speaker_of(review).names == ("seat 0", "x" * (LONGEST_NAME - 1) + "…", "<b>")


@pytest.mark.parametrize("preset", ["satasat", "handed-tricks", "full-hand"])
def test_a_table_has_a_cell_for_each_head(preset: str) -> None:
    review = reviewed(preset)
    blocks = [*match_blocks(speaker_of(review), review)]
    tables = [block for block in blocks if isinstance(block, Table)]
    assert len(tables) >= 4
    for table in tables:
        assert {len(row) for row in table.rows} | {len(table.foot) or len(table.heads)} == {len(table.heads)}
    assert all("\n" not in block.text for block in blocks if not isinstance(block, Table))
    assert {block.tone for block in blocks if not isinstance(block, Table)} == {*Tone}


def in_words(review: MatchReview, debts: Sequence[Debt]) -> str:
    """What the cell of these debts must say, written from the page."""
    said = []
    for debt in debts:
        if abs(debt.cards) >= 0.5:
            n = max(1, round(abs(debt.cards)))
            draws = "a draw" if n == 1 else f"{n} draws"
            who, at = (speaker_of(review).name(seat) for seat in (debt.creditor, debt.debtor))
            said.append(f"{'gave' if debt.cards > 0 else 'cost'} {who} {draws} at {at}")
    return "; ".join(said)


def in_cells(review: MatchReview, debts: Sequence[Debt]) -> str:
    """As the table writes them."""
    said = []
    for debt in debts:
        if abs(debt.cards) >= 0.5:
            n = max(1, round(abs(debt.cards)))
            who, at = (speaker_of(review).name(seat) for seat in (debt.creditor, debt.debtor))
            said.append(f"{who} {'+' if debt.cards > 0 else '−'}{n} at {at}")
    return "; ".join(said)


@pytest.mark.parametrize("preset", PRESETS)
def test_a_change_of_the_debts_is_told_from_half_a_card_on(preset: str) -> None:
    """In the column *Next deal* of each card that cost something, and behind the turning points."""
    review = reviewed(preset)
    blocks = [*match_blocks(speaker_of(review), review)]
    tables = [block for block in blocks if isinstance(block, Table) and block.heads[-1] == "Next deal"]
    costly = [play.cost for deal in review.deals for play in deal.plays if play.cost.tricks >= WORTH_TELLING]
    due = [in_cells(review, cost.debts) for cost in costly]
    assert [row[-1] for table in tables for row in table.rows] == due
    assert any(due) == (preset not in ("plain", "full-hand"))
    points = [block.text for block in blocks if isinstance(block, Line) and ". Deal " in block.text]
    ends = [in_words(review, turning.debts) for turning in review.turning_points[: len(points)]]
    assert len(points) == min(TOLD_TURNING, len(review.turning_points)) > 0
    for point, end in zip(points, ends, strict=True):
        assert point.endswith(f" It {end}.") if end else " It " not in point


def costs(review: MatchReview) -> list[Table]:
    blocks = [*match_blocks(speaker_of(review), review)]
    return [block for block in blocks if isinstance(block, Table) and block.heads[-1] == "Next deal"]


@pytest.mark.parametrize("preset", PRESETS)
def test_the_cost_table_tells_the_trick_and_what_could_be_seen(preset: str) -> None:
    """So far: the cards before it in the trick; Best: up to three; Seen: whether its player could know."""
    review = reviewed(preset)
    due = []
    for deal in review.deals:
        for place, play in enumerate(deal.plays):
            if play.cost.tricks < WORTH_TELLING:
                continue
            cards = [one.card for one in deal.plays[place - place % 3 : place]]
            so_far = " ".join(speaker_of(review).card(card) for card in cards) or "led"
            assert play.seen is not None
            due.append((so_far, "yes" if play.seen.behind > play.seen.behind_margin else "no"))
    rows = [row for table in costs(review) for row in table.rows]
    assert [(row[2], row[6]) for row in rows] == due
    assert all(len(row[4].split("/")) <= 3 or row[4].endswith("/…") for row in rows)


def test_hands_that_exchanges_changed_are_told_twice() -> None:
    review = reviewed("satasat")
    speaker = speaker_of(review)
    tables = [block for block in match_blocks(speaker, review) if isinstance(block, Table)]
    hands = [table.rows for table in tables if table.heads[1] == "Cards"]
    assert len(hands) == len(review.deals)
    changed = 0
    for deal, told in zip(review.deals, hands, strict=True):
        seats = sorted(range(3), key=lambda seat: -quotas(deal.dealer)[seat])
        due = []
        for seat in seats:
            due.append(speaker.word(deal.dealt[seat]))
            if deal.hands[seat] != deal.dealt[seat]:
                due.append(speaker.word(deal.hands[seat]))
                changed += 1
        assert [row[1] for row in told] == due
    assert changed > 1


def test_trump_is_told_by_the_distances_that_the_verdict_rests_on() -> None:
    """Each other choice, its paired margin, and the same figures where the choice is judged."""
    verdicts = 0
    for preset in PRESETS:
        review = reviewed(preset)
        text = " ".join(
            block.text for block in match_blocks(speaker_of(review), review) if isinstance(block, Line)
        )
        for deal in review.deals:
            for choice in deal.choices:
                for option in choice.options:
                    told = f"{option.behind:.2f} ± {option.behind_margin:.2f}"
                    assert (f"{told} less" in text) == (option.behind > 0)
                    if option.move == choice.chosen and choice.cost.points >= WORTH_TELLING:
                        assert f"better by {told} points" in text
                        verdicts += 1
    assert verdicts


def test_the_bots_to_compare_with_are_those_of_the_page() -> None:
    """docs/howto/review.md: what each bot reaches, and by the formula what that loses in a decision."""
    (table,) = [
        rows(text)
        for text in sections(text_of(HOWTO), 2).values()
        if rows(text) and quoted(rows(text)[0][0]) == ["random"]
    ]
    assert {quoted(row[0])[0]: int(row[1]) for row in table} == REACHED
    assert {*REACHED} == {*BOTS}
    for row in table:
        assert abs(100 * 0.5 ** (float(row[2]) / HALVED) - int(row[1])) < 1.5
    review = reviewed("plain")
    lines = [block.text for block in match_blocks(speaker_of(review), review) if isinstance(block, Line)]
    said = ", ".join(f"{bot} {n}" for bot, n in REACHED.items())
    assert f"For comparison, bots among themselves: {said}." in lines


def test_the_title_has_the_players_and_the_date_of_the_record() -> None:
    review = replace(reviewed("plain"), players=("Asha", "Bina", "Chandra"), totals=(2, -3, 1))
    for started, ends in (("2026-11-29T10:00:00Z", "deals, 2026-11-29"), (None, "deals"), ("soon", "deals")):
        lines = [
            block.text
            for block in match_blocks(speaker_of(review), replace(review, started=started))
            if isinstance(block, Line)
        ]
        assert lines[0].startswith("Match 1: Asha, Bina, Chandra; ")
        assert lines[0].endswith(ends)
        assert lines[1] == "It ended: Asha (medium) +2, Bina (easy) −3, Chandra (random) +1"
