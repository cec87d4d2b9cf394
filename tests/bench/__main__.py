"""Measures, prints a table, or JSON with `--json`. Times are processor time of this process, the best of several runs.

The solver's are the median, and what so many in a hundred do not exceed, over deals that are solved once each.
"""

from __future__ import annotations

import argparse
import json
import platform
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from typing import Any, Final, NamedTuple

from satasat.bots.simulation import Plan, play_match
from satasat.cards import to_plain
from satasat.dice import SeededDice
from satasat.game import Actor, observe_all, uniform
from satasat.games import game
from satasat.games.three_two_five.moves import Phase
from satasat.records import read
from tests.bench import bots, server, solver

GAME: Final = game("three-two-five")
RULES: Final = GAME.presets[GAME.default_preset]
SEATS: Final = (0, 1, 2)
RUNS: Final = 5
MATCHES: Final = 20
WORLDS: Final = 1000


class Figure(NamedTuple):
    """A measured speed: so many units a second, or, for a time, seconds or milliseconds."""

    name: str
    value: float
    unit: str


def seconds(work: Callable[[], object], clock: Callable[[], float] = time.process_time) -> float:
    """How long the work takes, the best of several runs."""
    times = []
    for _ in range(RUNS):
        begun = clock()
        work()
        times.append(clock() - begun)
    return min(times)


@cache
def random_matches() -> tuple[tuple[tuple[Actor, Any], ...], ...]:
    """Matches of the default rules in which every choice is by chance: who moved, and the move."""
    return tuple(tuple(random_match(SeededDice(f"bench/{n}"))) for n in range(MATCHES))


def random_match(dice: SeededDice) -> Iterator[tuple[Actor, Any]]:
    state = GAME.start(RULES)
    while (actor := GAME.actor(state)) is not None:
        move = uniform(GAME, GAME.legal(state), dice)
        yield actor, move
        state = GAME.step(state, move)


def moves() -> int:
    return sum(map(len, random_matches()))


def step() -> None:
    for match in random_matches():
        state = GAME.start(RULES)
        for _, move in match:
            state = GAME.step(state, move)


def legal_and_step() -> None:
    for match in random_matches():
        state = GAME.start(RULES)
        for _, move in match:
            GAME.legal(state)
            state = GAME.step(state, move)


def views() -> None:
    for match in random_matches():
        state = GAME.start(RULES)
        known = tuple(GAME.blank(RULES, seat) for seat in SEATS)
        for _, move in match:
            after = GAME.step(state, move)
            known = observe_all(GAME, known, SEATS, state, move, after)
            state = after


@cache
def opening() -> Any:
    """What the player who leads knows when all cards are dealt and nothing is played yet."""
    state = GAME.start(RULES)
    known = tuple(GAME.blank(RULES, seat) for seat in SEATS)
    for _, move in random_matches()[0]:
        if state.phase is Phase.PLAY:
            break
        after = GAME.step(state, move)
        known = observe_all(GAME, known, SEATS, state, move, after)
        state = after
    leader = GAME.actor(state)
    assert isinstance(leader, int)
    return known[leader]


def worlds() -> None:
    for _ in islice(GAME.worlds(opening(), SeededDice("bench")), WORLDS):
        pass


def simulate() -> None:
    plan = Plan(GAME.id, to_plain(RULES), ("medium",) * 3, 0)
    for match in range(MATCHES):
        play_match(plan, match)


@cache
def record() -> tuple[bytes, ...]:
    """A file of matches between mediums, as lines."""
    plan = Plan(GAME.id, to_plain(RULES), ("medium",) * 3, 0)
    played = b"".join(play_match(plan, match).record() for match in range(MATCHES))
    return tuple(played.splitlines(keepends=True))


def verify() -> None:
    assert all(match.holds for match in read(record()))


def help_text() -> None:
    subprocess.run([sys.executable, "-m", "satasat", "--help"], check=True, stdout=subprocess.DEVNULL)


def figures() -> Iterator[Figure]:
    """Everything that is measured, one after another."""
    recorded = len(record()) - 2 * MATCHES
    yield Figure("engine: step", moves() / seconds(step), "moves/s")
    yield Figure("engine: legal and step", moves() / seconds(legal_and_step), "moves/s")
    yield Figure("step, three views folded", moves() / seconds(views), "moves/s")
    yield Figure("worlds of an opening hand", WORLDS / seconds(worlds), "worlds/s")
    yield Figure("verify", recorded / seconds(verify), "moves/s")
    yield Figure("simulate, three mediums", MATCHES * RULES.deals / seconds(simulate), "deals/s")
    yield from (Figure(*row) for row in solver.rows())
    yield from (Figure(*row) for row in bots.rows())
    yield Figure("satasat --help, wall time", seconds(help_text, time.perf_counter), "s")


def main() -> None:
    if sys.argv[1:2] == ["server"]:
        server.main(sys.argv[2:])
        return
    if sys.argv[1:2] == ["page"]:
        from tests.bench import page  # a browser's library, that the other figures do not need

        page.main(sys.argv[2:])
        return
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="the figures as one JSON object")
    wants_json = parser.parse_args().json
    if wants_json:
        measured = {f.name: {"value": f.value, "unit": f.unit} for f in figures()}
        print(json.dumps({"python": platform.python_version(), "figures": measured}, indent=2))
        return
    for figure in figures():
        value = f"{figure.value:,.0f}" if figure.value >= 10 else f"{figure.value:.2f}"
        print(f"{figure.name:28}{value:>12} {figure.unit}", flush=True)


if __name__ == "__main__":
    main()
