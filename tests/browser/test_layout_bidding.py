"""Nothing overlaps, nothing is too small, nothing is too wide, and axe finds nothing: every screen of the betting games.

Every change is measured at a few of them, as the others are (`test_layout.py`); all of them at all sizes and in all languages take minutes
(`dev.py long page`).
"""

from __future__ import annotations

import pytest

from satasat.texts import LANGUAGES
from tests.browser.conftest import NewVisit
from tests.browser.layout import DESKTOP, FEW, FEW_LANGUAGES, MANY, axe_faults, faults, settle
from tests.browser.screens import Screen
from tests.browser.screens_bidding import BIDDING, OFTEN
from tests.serving import Serving


@pytest.mark.timeout(300)
@pytest.mark.parametrize("screen", OFTEN, ids=lambda screen: screen.name)
def test_a_screen_has_no_faults_of_layout(visit: NewVisit, server: Serving, screen: Screen) -> None:
    one = visit(name="Asha", touch=False, fresh=screen.fresh)
    found = faults(one, server, screen, FEW_LANGUAGES, FEW)
    assert not found, "\n".join(found)


def test_axe_finds_nothing_in_the_score_sheet_beside_a_wide_table(visit: NewVisit, server: Serving) -> None:
    """The column that only a wide window has: what it shows is measured with all else, and axe sees phones."""
    one = visit(name="Asha", touch=False, width=DESKTOP[0], height=DESKTOP[1])
    screen = next(screen for screen in OFTEN if screen.name == "bid-success")
    with screen.at(one, server) as show:
        show()
        one.page.locator(".side .score-table small").first.wait_for()
        settle(one.page)
        found = axe_faults(one.page)
    assert not found, "\n".join(found)


@pytest.mark.long
@pytest.mark.parametrize("screen", BIDDING, ids=lambda screen: screen.name)
def test_a_screen_has_no_faults_at_any_size_in_any_language(
    visit: NewVisit, server: Serving, screen: Screen
) -> None:
    one = visit(name="Asha", touch=False, fresh=screen.fresh)
    found = faults(one, server, screen, LANGUAGES, MANY)
    assert not found, "\n".join(found)
