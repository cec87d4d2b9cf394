"""Bots, hints, claims and reviews in processes of their own (S6, S33): what they are told, what becomes of a bad one."""

from __future__ import annotations

import ast
import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, Final

import pytest
from msgspec.structs import replace

from satasat.analysis.claim import positions, proven
from satasat.analysis.hint import hint
from satasat.analysis.hints import HINTS
from satasat.bots import BOTS, Worlds
from satasat.cards import decode, encode
from satasat.dice import SeededDice
from satasat.errors import BadMessage, Refusal, SatasatError
from satasat.game import NATURE, observe_all
from satasat.games import GAMES
from satasat.games.three_two_five.engine import GAME
from satasat.games.three_two_five.moves import Phase, Play
from satasat.games.three_two_five.rules import PRESETS
from satasat.games.three_two_five.state import State
from satasat.games.three_two_five.view import View
from satasat.server import worker
from satasat.server.workers import HINT_WORLDS, WORLDS, Workers
from satasat.testing import Made, random_match
from tests.reviews import match_of, record, reviewed
from tests.test_claim import late
from tests.twins import twin

SEATS: Final = (0, 1, 2)
THREE: Final = GAME.id
Work = Callable[[], Awaitable[None]]


@cache
def match(preset: str = "pagat") -> tuple[Made, ...]:
    return tuple(random_match(GAME, PRESETS[preset], SeededDice(f"workers/{preset}")))


@cache
def turns(preset: str = "pagat") -> tuple[tuple[View, int], ...]:
    """The view of each seat that is to act, along a random match, and how many moves came before."""
    found = []
    views = tuple(GAME.blank(PRESETS[preset], seat) for seat in SEATS)
    for number, made in enumerate(match(preset)):
        if made.actor != NATURE:
            found.append((views[made.actor], number))
        views = observe_all(GAME, views, SEATS, made.state, made.move, made.after)
    return tuple(found)


def a_view() -> bytes:
    return encode(turns()[30][0])


def script(body: str) -> tuple[str, ...]:
    """A worker's command that does this first; what a bot is, `worker` and `sys` can be changed."""
    begin = "import os, sys, time\nfrom satasat.server import worker\n"
    return (sys.executable, "-c", f"{begin}{body}\nworker.main()\n")


def bot_that(does: str, named: str = "random") -> str:
    """For `script`: the bot of that name does this instead."""
    return (
        "import satasat.bots as bots\n"
        "class Odd:\n"
        "    def choose(self, view, budget, dice):\n"
        f"        {does}\n"
        f"bots.BOTS = {{**bots.BOTS, {named!r}: Odd()}}\n"
    )


def stat(pid: int | str) -> list[str]:
    """From the state on, what the system says of a process; nothing where there is none."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except (FileNotFoundError, ProcessLookupError):
        return []


def children() -> set[int]:
    """Processes that this one has begun and that are still there, ended ones that nobody waited for included."""
    pids = [path.name for path in Path("/proc").iterdir() if path.name.isdigit()]
    return {int(pid) for pid in pids if stat(pid)[1:2] == [str(os.getpid())]}


def exists(pid: int) -> bool:
    """Whether the process runs: one that has ended and waits to be fetched does not."""
    return stat(pid)[:1] not in ([], ["Z"])


async def gone(pid: int) -> None:
    while exists(pid):
        await asyncio.sleep(0.01)


@pytest.fixture(autouse=True)
def no_process_is_left() -> Iterator[None]:
    """Where a server of other tests lives in this process, it may begin one of its own meanwhile: that one runs, and is not counted."""
    before = children()
    yield
    left = children() - before
    assert not [pid for pid in left if not (before and exists(pid))]


def run(work: Callable[[Workers], Awaitable[None]], bots: int = 1, **given: Any) -> None:
    """The work with workers, which are closed at its end."""

    async def whole() -> None:
        workers = Workers(bots, **given)
        try:
            async with asyncio.timeout(60):
                await work(workers)
        finally:
            await workers.close()

    asyncio.run(whole())


async def code_of(work: Awaitable[Any]) -> str:
    with pytest.raises(SatasatError) as refused:
        await work
    return refused.value.code


# ------------------------------------------------------------------------------------------- the same as without them


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_chooses_what_it_chooses_in_this_process(bot: str) -> None:
    """By the same seed, at every kind of decision."""
    step = 9 if bot == "expert" else 2
    views = [view for preset in ("pagat", "high-sevens") for view, _ in turns(preset)[::step]]
    assert len({view.phase for view in views}) >= 5

    async def work(workers: Workers) -> None:
        for number, view in enumerate(views):
            here = BOTS[bot].choose(view, Worlds(WORLDS), SeededDice(f"seed {number}"))
            assert await workers.choose(THREE, bot, encode(view), f"seed {number}") == here

    run(work)


def test_a_hint_is_that_of_this_process() -> None:
    views = [view for view, _ in turns()[::7]]

    async def work(workers: Workers) -> None:
        for view in views:
            told = await workers.hint(THREE, encode(view), "h")
            assert bytes(told) == encode(hint(view, HINT_WORLDS, SeededDice("h")))

    run(work)


def test_a_claim_is_judged_as_in_this_process_and_played_out() -> None:
    views = late(3, 4)

    async def work(workers: Workers) -> None:
        answers = [(view, await workers.claim(THREE, encode(view))) for view in views]
        assert all(said == proven(view) for view, said in answers)
        held = [view for view, said in answers if said][:20]
        assert len(held) == 20
        for view in held:
            assert view.seat is not None
            position = next(positions(view))
            state = in_play(view, position.hands)
            moves = await workers.play_out(THREE, state, view.seat)
            taken = state.deal.taken
            for number, move in enumerate(moves, 1):
                assert isinstance(move, Play)
                state = GAME.step(state, move)
                if number < len(moves):
                    taken = state.deal.taken
            assert state.phase is not Phase.PLAY
            left = 10 - sum(view.taken)
            assert taken[view.seat] >= view.taken[view.seat] + left - 1
            assert state.sheet[-1].tricks[view.seat] == view.taken[view.seat] + left

    run(work)


def in_play(view: View, hands: Any) -> State:
    """The state of which the view is a view, should the cards lie so."""
    deal = replace(State(view.rules).deal, hands=hands, trump=view.trump, made=view.made)
    deal = replace(deal, leader=view.leaders[-1], trick=view.trick, taken=view.taken)
    return State(view.rules, Phase.PLAY, view.deal_no, view.dealer, view.totals, view.debts, (), deal)


def test_a_claim_that_does_not_hold_is_not_played_out() -> None:
    view = next(view for view in late(3, 4) if not proven(view) and view.seat == view.actor)
    state = in_play(view, next(positions(view)).hands)

    async def work(workers: Workers) -> None:
        outcomes = [
            await asyncio.gather(workers.play_out(THREE, state, s), return_exceptions=True) for s in SEATS
        ]
        codes = [one.code for (one,) in outcomes if isinstance(one, SatasatError)]
        assert len(codes) >= 2  # of three seats at most one takes all
        assert set(codes) == {"worker_died"}
        assert await workers.choose(THREE, "easy", a_view(), "s") is not None

    run(work)


def test_a_review_is_that_of_the_command() -> None:
    """docs/formats/review.md; of a match that is not over there is none (I-24)."""
    whole = record("satasat", deals=2)
    assert match_of(whole).finished
    lines = whole.decode().splitlines(keepends=True)

    async def work(workers: Workers) -> None:
        assert bytes(await workers.review(whole.decode())) == encode(reviewed("satasat"))
        assert await code_of(workers.review("".join(lines[:-5]))) == "match_not_over"
        for broken in ("", "no record", lines[0] + lines[-1]):
            assert await code_of(workers.review(broken)) == "worker_died"

    run(work)


def test_a_game_or_bot_that_is_not_there_is_refused() -> None:
    async def work(workers: Workers) -> None:
        assert await code_of(workers.choose("bridge", "easy", a_view(), "s")) == "unknown_game"
        assert await code_of(workers.choose(THREE, "nobody", a_view(), "s")) == "worker_died"
        assert await code_of(workers.hint("bridge", a_view(), "s")) == "worker_died"
        assert await code_of(workers.choose(THREE, "easy", b'{"seat":0}', "s")) == "worker_died"
        assert await workers.choose(THREE, "easy", a_view(), "s") is not None

    run(work)


# ----------------------------------------------------------------------------------------------- what they are told


def test_requests_differ_in_nothing_where_only_hidden_cards_differ(tmp_path: Path) -> None:
    """S6 by the swap test of S2: 500 decisions; each is asked for twice, hidden cards changed places, in the same bytes."""
    pairs: list[tuple[View, View]] = []
    for preset in ("pagat", "satasat", "handed-tricks", "high-sevens"):
        for view, before in turns(preset):
            assert view.seat is not None
            other = twin(PRESETS[preset], match(preset)[:before], view.seat, SeededDice(f"{preset}/{before}"))
            if other is not None:
                pairs.append((view, other))
    pairs = pairs[:500]
    assert len(pairs) == 500
    kept = tmp_path / "requests"
    keep = (
        f"kept = open({str(kept)!r}, 'ab')\n"
        "whole = worker.answered\n"
        "def answered(line):\n"
        "    kept.write(line)\n"
        "    kept.flush()\n"
        "    return whole(line)\n"
        "worker.answered = answered\n"
    )

    async def work(workers: Workers) -> None:
        for view, other in pairs:
            for one in (view, other):
                await workers.choose(THREE, "medium", encode(one), "s")
                if view.phase is Phase.PLAY:
                    await workers.claim(THREE, encode(one))

    run(work, command=script(keep))
    asked = [json.loads(line) for line in kept.read_bytes().splitlines()]
    told: dict[str, list[str]] = {"choose": [], "claim": []}
    for request in asked:
        if (kind := request["task"]["task"]) in told:
            told[kind].append(json.dumps(request["task"]))
    for lines in told.values():
        assert lines[0::2] == lines[1::2]
    assert len(told["choose"]) == 1000
    assert len(told["claim"]) > 500
    assert all(
        set(json.loads(line)) == {"task", "game", "bot", "view", "seed", "worlds"} for line in told["choose"]
    )


def test_the_worker_reads_views_of_every_game_and_has_a_hint_for_each() -> None:
    assert list(worker.VIEWS) == list(HINTS) == [one.id for one in GAMES]


def test_the_worker_knows_no_state_and_no_engine() -> None:
    """S6: what chooses, hints and judges claims names no module that holds the truth about a table, nor an attribute of it."""
    source = Path(worker.__file__).read_text("utf-8")
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            module = node.module if isinstance(node, ast.ImportFrom) else node.names[0].name
            names = [f"{module}.{alias.name}" for alias in node.names]
            for name in names:
                assert not any(
                    part in {"engine", "state", "sitting", "table", "log", "store"}
                    for part in name.split(".")
                )
    allowed = {"choose", "ask_hint", "prove_claim", "_view"}
    for function in tree.body:
        if isinstance(function, ast.FunctionDef) and function.name in allowed:
            words = {node.attr for node in ast.walk(function) if isinstance(node, ast.Attribute)}
            words |= {node.id for node in ast.walk(function) if isinstance(node, ast.Name)}
            assert not words & {"state", "hands", "pack", "deal", "step", "start", "read", "Position"}
            allowed.remove(function.name)
    assert not allowed


# -------------------------------------------------------------------------------------------------- a bad worker


def test_a_worker_that_is_killed_in_the_midst_is_replaced(tmp_path: Path) -> None:
    mark = tmp_path / "pid"
    first = f"if not os.path.exists({str(mark)!r}):\n            open({str(mark)!r}, 'w').write(str(os.getpid())); time.sleep(60)\n        "
    command = script(bot_that(f"{first}return view.legal.moves[0]"))

    async def work(workers: Workers) -> None:
        asked = asyncio.ensure_future(code_of(workers.choose(THREE, "random", a_view(), "s")))
        while not mark.exists() or not mark.read_text():
            await asyncio.sleep(0.01)
        os.kill(int(mark.read_text()), signal.SIGKILL)
        assert await asked == "worker_died"
        assert await workers.choose(THREE, "random", a_view(), "s") == decode(a_view(), View).legal.moves[0]  # type: ignore[union-attr]

    run(work, command=command, choose_seconds=30)


def test_a_worker_that_was_killed_while_idle_is_replaced_unnoticed() -> None:
    async def work(workers: Workers) -> None:
        await workers.choose(THREE, "easy", a_view(), "s")
        (pid,) = children() - before
        os.kill(pid, signal.SIGKILL)
        await gone(pid)
        await asyncio.sleep(0.1)  # until the event loop has heard of it
        assert await workers.choose(THREE, "easy", a_view(), "s") is not None
        assert pid not in children()

    before = children()
    run(work)


def test_a_bot_that_hangs_is_late_and_replaced() -> None:
    async def work(workers: Workers) -> None:
        assert await code_of(workers.choose(THREE, "random", a_view(), "s")) == "worker_died"
        assert await workers.choose(THREE, "easy", a_view(), "s") is not None

    run(work, command=script(bot_that("time.sleep(1000)")), choose_seconds=0.3)


BAD: Final = {
    "raises": bot_that("raise ValueError(str(view))"),
    "exits": bot_that("os._exit(3)"),
    "answers no move": bot_that("return 7"),
    "answers what has no JSON": bot_that("return object()"),
    "recurses": bot_that("return self.choose(view, budget, dice)"),
    "takes too much memory": bot_that(
        f"held = [bytearray(1 << 20) for _ in range({2 * worker.MEMORY >> 20})]; return view.legal.moves[0]"
    ),
    "writes nonsense": bot_that("[os.write(fd, b'nonsense\\n') for fd in range(3, 20) if writable(fd)]")
    + "def writable(fd):\n    try:\n        os.write(fd, b'')\n        return True\n    except OSError:\n        return False\n",
}


@pytest.mark.parametrize("how", BAD)
def test_a_bad_bot_costs_its_own_move_and_no_more(how: str) -> None:
    """S6: 384 MiB hold for real; nothing of what a bot raises, which may name cards, comes through."""

    async def work(workers: Workers) -> None:
        with pytest.raises(BadMessage) as failed:
            await workers.choose(THREE, "random", a_view(), "s")
        assert (failed.value.code, failed.value.params) == ("worker_died", {})
        assert await workers.choose(THREE, "easy", a_view(), "s") is not None

    run(work, command=script(BAD[how]), choose_seconds=10)


def test_the_memory_limit_leaves_room_for_everything_that_is_asked() -> None:
    """It is the limit that stops the hog, not something else: the same bot with half of it gets its move in."""
    half = f"held = [bytearray(1 << 20) for _ in range({worker.MEMORY >> 21})]; return view.legal.moves[0]"

    async def work(workers: Workers) -> None:
        assert await workers.choose(THREE, "random", a_view(), "s") is not None

    run(work, command=script(bot_that(half)), choose_seconds=10)


def test_what_a_bot_prints_is_no_answer() -> None:
    async def work(workers: Workers) -> None:
        assert await workers.choose(THREE, "random", a_view(), "s") is not None

    run(work, command=script(bot_that("print('{}', flush=True); return view.legal.moves[0]")))


MOVE_OF_ANOTHER: Final = '{"n":99,"value":{"type":"play","card":"AS"}}'
ODD_PROGRAMS: Final = {
    "is no program": ("/nonexistent/worker",),
    "ends at once": (sys.executable, "-c", ""),
    "greets otherwise": (sys.executable, "-c", "print('hello'); input()"),
    "answers another number": (
        sys.executable, "-c", f"print(flush=True); input(); print({MOVE_OF_ANOTHER!r}, flush=True); input()",
    ),
    "answers without end": (
        sys.executable, "-c", "import os; print(flush=True); input()\nwhile True: os.write(1, b'x' * 65536)",
    ),
    "is no JSON": (sys.executable, "-c", "print(flush=True); input(); print('nonsense', flush=True); input()"),
}  # fmt: skip


@pytest.mark.parametrize("what", ODD_PROGRAMS)
def test_a_program_that_is_no_worker_is_told_as_one_that_died(what: str) -> None:
    async def work(workers: Workers) -> None:
        for _ in range(2):
            assert await code_of(workers.choose(THREE, "random", a_view(), "s")) == "worker_died"

    run(work, command=ODD_PROGRAMS[what], choose_seconds=10)


# -------------------------------------------------------------------------------------------- order, bounds, cancelling

SLOW_REVIEW: Final = "worker.review_match = lambda task: time.sleep(1000)\n"


def noted(path: Path) -> str:
    """For `script`: each task is written down when it begins; the bot `random` waits until a file is there."""
    go = f"{path}.go"
    return (
        f"kept = open({str(path)!r}, 'a')\n"
        "whole = worker._done\n"
        "def done(task):\n"
        "    print(type(task).__name__, getattr(task, 'seed', ''), file=kept, flush=True)\n"
        "    return whole(task)\n"
        "worker._done = done\n"
    ) + bot_that(
        f"[time.sleep(0.01) for _ in iter(lambda: os.path.exists({go!r}), True)]; return view.legal.moves[0]"
    )


def test_moves_of_bots_go_before_hints_and_claims(tmp_path: Path) -> None:
    """S33: also those that were asked for later."""
    kept = tmp_path / "tasks"

    async def work(workers: Workers) -> None:
        asked = [asyncio.ensure_future(workers.choose(THREE, "random", a_view(), "first"))]
        while not kept.exists() or not kept.read_text():
            await asyncio.sleep(0.01)
        asked.append(asyncio.ensure_future(workers.hint(THREE, a_view(), "hint")))
        asked.append(asyncio.ensure_future(workers.claim(THREE, a_view())))
        await asyncio.sleep(0)
        asked += [asyncio.ensure_future(workers.choose(THREE, "easy", a_view(), f"{i}")) for i in range(3)]
        await asyncio.sleep(0)
        Path(f"{kept}.go").touch()
        await asyncio.gather(*asked)

    run(work, command=script(noted(kept)), choose_seconds=30)
    told = [line.split() for line in kept.read_text().splitlines() if not line.startswith("Warm")]
    order = [["Choose", "first"], ["Choose", "0"], ["Choose", "1"], ["Choose", "2"], ["AskHint", "hint"]]
    assert told == [*order, ["ProveClaim"]]


def test_no_bot_waits_for_a_review() -> None:
    """S33: with a single process for bots, while reviews wait, too."""

    async def work(workers: Workers) -> None:
        reviews = [asyncio.ensure_future(workers.review("x")) for _ in range(3)]
        for _ in range(10):
            assert await workers.choose(THREE, "medium", a_view(), "s") is not None
        assert await workers.hint(THREE, a_view(), "s")
        assert not any(review.done() for review in reviews)
        await cancelled(*reviews)

    run(work, command=script(SLOW_REVIEW))


async def cancelled(*tasks: asyncio.Future[Any]) -> None:
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def test_no_more_analyses_are_taken_on_than_are_allowed() -> None:
    """S33: at most 20 wait or are worked on, of all kinds together; moves of bots are not of them."""

    async def work(workers: Workers) -> None:
        reviews = [asyncio.ensure_future(workers.review("x")) for _ in range(20)]
        await asyncio.sleep(0)
        for more in (workers.review("x"), workers.hint(THREE, a_view(), "s"), workers.claim(THREE, a_view())):
            with pytest.raises(Refusal) as busy:
                await more
            assert (busy.value.code, busy.value.params) == ("busy", {"key": "analyses", "most": 20})
        assert await workers.choose(THREE, "easy", a_view(), "s") is not None
        await cancelled(reviews[7])
        assert await workers.hint(THREE, a_view(), "s")
        await cancelled(*reviews)

    run(work, command=script(SLOW_REVIEW))


def test_no_more_moves_wait_than_are_allowed() -> None:
    async def work(workers: Workers) -> None:
        asked = [asyncio.ensure_future(workers.choose(THREE, "easy", a_view(), "s")) for _ in range(5)]
        await asyncio.sleep(0)
        assert await code_of(workers.choose(THREE, "easy", a_view(), "s")) == "busy"
        await asyncio.gather(*asked)
        assert await workers.choose(THREE, "easy", a_view(), "s") is not None

    run(work, moves=5)


def test_a_review_that_nobody_waits_for_is_ended_and_the_next_one_begins(tmp_path: Path) -> None:
    mark = tmp_path / "pids"
    slow = (
        "whole = worker.review_match\n"
        "def review_match(task):\n"
        f"    print(os.getpid(), file=open({str(mark)!r}, 'a'))\n"
        "    return time.sleep(1000) if task.record == 'slow' else task.record\n"
        "worker.review_match = review_match\n"
    )

    async def work(workers: Workers) -> None:
        review = asyncio.ensure_future(workers.review("slow"))
        while not mark.exists() or not mark.read_text():
            await asyncio.sleep(0.01)
        waits = asyncio.ensure_future(workers.review("quick"))
        await asyncio.sleep(0)
        await cancelled(review)
        assert bytes(await waits) == b'"quick"'
        first, second = map(int, mark.read_text().split())
        assert first != second
        assert not exists(first)

    run(work, command=script(slow))


def test_a_review_that_takes_too_long_is_ended() -> None:
    async def work(workers: Workers) -> None:
        assert await code_of(workers.review("x")) == "worker_died"

    run(work, command=script(SLOW_REVIEW), review_seconds=0.3)


def test_a_move_that_nobody_waits_for_does_not_cost_the_worker() -> None:
    async def work(workers: Workers) -> None:
        await workers.choose(THREE, "easy", a_view(), "s")
        pids = children()
        for bot in ("random", "easy"):
            asked = [asyncio.ensure_future(workers.choose(THREE, bot, a_view(), "s")) for _ in range(4)]
            await asyncio.sleep(0.02)
            await cancelled(*asked)
        assert await workers.choose(THREE, "easy", a_view(), "s") is not None
        assert children() == pids

    run(work, command=script(bot_that("time.sleep(0.2); return view.legal.moves[0]")))


# ------------------------------------------------------------------------------------------------- begin and end


def test_processes_are_begun_when_they_are_needed_and_as_many_as_there_are() -> None:
    async def work(workers: Workers) -> None:
        assert children() == before
        await asyncio.gather(*(workers.choose(THREE, "random", a_view(), "s") for _ in range(12)))
        assert len(children() - before) == 3

    before = children()
    run(work, bots=3, command=script(bot_that("time.sleep(0.05); return view.legal.moves[0]")))


def test_close_refuses_who_waits_and_leaves_no_process() -> None:
    async def whole() -> None:
        workers = Workers(1, command=script(bot_that("time.sleep(1000)")), choose_seconds=60)
        asked = [
            asyncio.ensure_future(code_of(workers.choose(THREE, "random", a_view(), "s"))) for _ in range(3)
        ]
        await asyncio.sleep(0.5)
        assert children() != before
        await workers.close()
        assert await asyncio.gather(*asked) == ["closing"] * 3
        assert await code_of(workers.choose(THREE, "easy", a_view(), "s")) == "closing"
        assert children() == before
        await workers.close()

    before = children()
    asyncio.run(whole())


def test_workers_end_with_their_parent_however_it_ends(tmp_path: Path) -> None:
    """Also at SIGKILL, and also in the midst of work: nothing is left that would use the machine."""
    mark = tmp_path / "pids"
    slow = f"print(os.getpid(), file=open({str(mark)!r}, 'a'), flush=True); time.sleep(1000)"
    program = (
        "import asyncio\n"
        "from satasat.server.workers import Workers\n"
        "async def main():\n"
        f"    workers = Workers(2, command={script(bot_that(slow))!r}, choose_seconds=900)\n"
        f"    await asyncio.gather(*(workers.choose('three-two-five', 'random', {a_view()!r}, 's') for _ in range(2)))\n"
        "asyncio.run(main())\n"
    )
    parent = subprocess.Popen([sys.executable, "-c", program])

    async def ended() -> None:
        async with asyncio.timeout(30):
            while not mark.exists() or len(mark.read_text().split()) < 2:
                await asyncio.sleep(0.01)
            parent.kill()
            for pid in map(int, mark.read_text().split()):
                await gone(pid)

    try:
        asyncio.run(ended())
    finally:
        parent.kill()
        parent.wait()
        for pid in map(int, mark.read_text().split()):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)


def test_an_interrupt_is_for_the_parent_alone() -> None:
    async def work(workers: Workers) -> None:
        await workers.choose(THREE, "easy", a_view(), "s")
        (pid,) = children() - before
        os.kill(pid, signal.SIGINT)
        assert await workers.choose(THREE, "easy", a_view(), "s") is not None
        assert children() - before == {pid}
        assert os.getpgid(pid) != os.getpgid(0)

    before = children()
    run(work)


def test_a_worker_stands_back_behind_the_event_loop() -> None:
    """S33."""

    async def work(workers: Workers) -> None:
        await workers.choose(THREE, "easy", a_view(), "s")
        (pid,) = children() - before
        assert os.getpriority(os.PRIO_PROCESS, pid) >= min(
            19, os.getpriority(os.PRIO_PROCESS, 0) + worker.NICE
        )

    before = children()
    run(work)


def test_the_pool_works_on_the_event_loop_of_the_server() -> None:
    uvloop = pytest.importorskip("uvloop")

    async def whole() -> None:
        workers = Workers(1)
        try:
            for bot in ("medium", "hard"):
                assert await workers.choose(THREE, bot, a_view(), "s") is not None
            assert await code_of(workers.choose(THREE, "nobody", a_view(), "s")) == "worker_died"
        finally:
            await workers.close()

    uvloop.run(whole())


def test_kernels_are_loaded_ahead_of_their_use() -> None:
    async def work(workers: Workers) -> None:
        await workers.warm()
        assert await workers.choose(THREE, "expert", a_view(), "s") is not None

    run(work, choose_seconds=2)
