"""Thirty-Five and Trentacinque keep what every game must keep."""

from __future__ import annotations

import pytest

from satasat.games import game
from satasat.testing import check_game


@pytest.mark.parametrize("name", ["thirty-five", "trentacinque"])
def test_the_game_keeps_what_every_game_must(name: str) -> None:
    check_game(game(name), seed="conformance", matches=40)
