"""The bots that look ahead, and the playouts they are made of."""

from __future__ import annotations

import resource
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any, Final

from satasat.bots import Worlds, bot, warm
from satasat.dice import SeededDice
from satasat.game import OneOf, play
from satasat.games import game
from tests.draws import deals, tricks

GAME: Final = game("three-two-five")
RULES: Final = GAME.presets[GAME.default_preset]
PLAYOUTS: Final = 200_000
RUNS: Final = 5
MATCHES: Final = {"hard": 10, "expert": 3}
BUDGET: Final = Worlds(100)
"""What `simulate`, `arena` and `play` give a bot that looks ahead."""


def playouts() -> float:
    """Deals a second from the first lead to the last card, one play in eight by chance: the best of several runs."""
    hands, trumps = deals(PLAYOUTS, seed=1)
    times = []
    for _ in range(RUNS):
        begun = time.process_time()
        tricks(hands, trumps, [])
        times.append(time.process_time() - begun)
    return PLAYOUTS / min(times)


def decisions(name: str) -> list[float]:
    """Milliseconds of processor time of each decision with a choice, in matches of three such bots; shortest first."""
    found: list[float] = []

    def timed(choose: Callable[..., Any], dice: SeededDice) -> Callable[[Any], Any]:
        def chosen(view: Any) -> Any:
            begun = time.process_time()
            move = choose(view, BUDGET, dice)
            if not isinstance(view.legal, OneOf) or len(view.legal.moves) > 1:
                found.append(1000 * (time.process_time() - begun))
            return move

        return chosen

    for number in range(MATCHES[name]):
        seats = [timed(bot(name).choose, SeededDice(f"bench/{number}/{seat}")) for seat in range(3)]
        for _ in play(GAME, RULES, seats, SeededDice(f"bench/{number}")):
            pass
    return sorted(found)


def rows() -> Iterator[tuple[str, float, str]]:
    """What is measured: name, value, unit."""
    warm()
    yield "playouts", playouts(), "deals/s"
    for name in MATCHES:
        times = decisions(name)
        yield f"{name}: a decision, mean", sum(times) / len(times), "ms"
        yield f"{name}: a decision, 99 %", times[len(times) * 99 // 100], "ms"
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    yield "memory of this process, most", most / (2**20 if sys.platform == "darwin" else 2**10), "MB"
