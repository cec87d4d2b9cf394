"""Nothing overlaps, nothing is too small, nothing is too wide, and axe finds nothing: every question at the table.

Every change is measured in two languages, at the smallest window, a phone and the largest, with text as usual and twice as large; all sizes and all
languages take minutes (`dev.py long page`).
"""

from __future__ import annotations

import pytest

from satasat.texts import LANGUAGES
from tests.browser.conftest import NewVisit
from tests.browser.layout import FEW, FEW_LANGUAGES, MANY, faults
from tests.browser.screens import TABLE, Screen
from tests.serving import Serving

every_screen = pytest.mark.parametrize("screen", TABLE, ids=lambda screen: screen.name)


@pytest.mark.timeout(300)
@every_screen
def test_a_screen_has_no_faults_of_layout(visit: NewVisit, server: Serving, screen: Screen) -> None:
    one = visit(name="Asha", touch=False, fresh=screen.fresh)
    found = faults(one, server, screen, FEW_LANGUAGES, FEW)
    assert not found, "\n".join(found)


@pytest.mark.long
@every_screen
def test_a_screen_has_no_faults_at_any_size_in_any_language(
    visit: NewVisit, server: Serving, screen: Screen
) -> None:
    one = visit(name="Asha", touch=False, fresh=screen.fresh)
    found = faults(one, server, screen, LANGUAGES, MANY)
    assert not found, "\n".join(found)
