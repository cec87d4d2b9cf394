"""What draws are worth, the table that hard and expert reckon with, is what playouts show and what the documentation says."""

from __future__ import annotations

from pathlib import Path

import pytest

from satasat.bots.worth import DRAWS, ECHO
from tests.draws import echo, measured

PAGE = Path(__file__).parents[1] / "docs" / "howto" / "bots.md"


def agrees(deals: int, within: float) -> None:
    found = measured(deals, seed=29)
    assert found.keys() == DRAWS.keys()
    for pair, rows in found.items():
        for n, (row, kept) in enumerate(zip(rows, DRAWS[pair], strict=True), 1):
            assert row == pytest.approx(kept, abs=within), f"{pair}, {n} draws"


def test_the_worth_of_draws_is_what_playouts_show() -> None:
    agrees(40_000, 0.04)


def test_points_won_by_draws_bring_draws_again() -> None:
    assert echo(40_000, seed=29) == pytest.approx(ECHO, abs=0.03)
    assert f"{100 * ECHO:.0f} hundredths" in PAGE.read_text(encoding="utf-8")


@pytest.mark.long
def test_the_worth_of_draws_to_the_second_decimal() -> None:
    agrees(1_000_000, 0.01)


def test_the_documentation_has_the_table() -> None:
    """docs/howto/bots.md, to two decimals."""
    lines = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.count("/") >= 10]
    found = {}
    for line in lines:
        creditor, debtor, *cells = (cell.strip() for cell in line.strip("| ").split("|"))
        found[creditor, debtor] = [[float(x.replace("−", "-")) for x in cell.split("/")] for cell in cells]
    assert found == {
        (creditor.value, debtor.value): [[float(f"{x:+.2f}") for x in row] for row in rows]
        for (creditor, debtor), rows in DRAWS.items()
    }
