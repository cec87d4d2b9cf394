"""Every preset of every game has its playthrough, and the engine still plays it so (DESIGN.md principle: a readable diff)."""

from __future__ import annotations

import pytest

from satasat.game import AnyGame
from satasat.games import GAMES
from tests.playthroughs import FOLDER, path, playthrough, rule_sets

PAIRS = [pytest.param(game, preset, id=f"{game.id}.{preset}") for game in GAMES for preset in rule_sets(game)]


@pytest.mark.parametrize(("game", "preset"), PAIRS)
def test_the_match_is_played_and_shown_as_written(game: AnyGame, preset: str) -> None:
    assert path(game, preset).is_file(), "write it: python -m tests.playthroughs"
    assert playthrough(game, preset).splitlines() == path(game, preset).read_text().splitlines()


def test_no_playthrough_is_left_over() -> None:
    assert {p.name for p in FOLDER.iterdir()} == {
        path(g, preset).name for g in GAMES for preset in rule_sets(g)
    }
