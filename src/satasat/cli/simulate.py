"""`satasat simulate`: bots play many matches; their records, and a table of how bots and roles did."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from functools import partial
from typing import Any, Final

import click
from rich.console import Console
from rich.table import Table

from satasat.bots.simulation import Chunk, Key, Plan, Sums, add_tallies, play_chunk
from satasat.cards import to_plain
from satasat.cli import help_of, intervals
from satasat.cli.compiling import ready
from satasat.cli.files import MatchFile
from satasat.cli.options import (
    DEFAULT_GAME,
    Whole,
    bots_from,
    bots_option,
    budget_from,
    budget_options,
    budget_said,
    changes,
    deals_warning,
    game_from,
    preset_option,
    rule_option,
    rules_from,
    seed_option,
)
from satasat.cli.progress import watched
from satasat.cli.screen import Screen
from satasat.cli.workers import in_order
from satasat.errors import BadMessage
from satasat.game import AnyGame
from satasat.games.three_two_five.rules import Role
from satasat.report.figures import percent
from satasat.texts import Speaker

CHUNK: Final = 5
"""Matches that a process plays before it reports."""
_WIDEST: Final = 80
"""Columns that the table may need."""


@click.command(help=help_of("simulate"))
@click.argument("game_name", metavar="[GAME]", default=DEFAULT_GAME)
@preset_option
@rule_option
@click.option("--matches", type=Whole(1), required=True, metavar="N", help=help_of("matches"))
@bots_option
@seed_option(0)
@budget_options
@click.option("--out", metavar="FILE", help=help_of("out"))
@click.option("--append", is_flag=True, help=help_of("append"))
@click.option("--jobs", type=Whole(1), default=1, metavar="N", help=help_of("jobs"))
def command(
    game_name: str,
    preset: str | None,
    rule: tuple[str, ...],
    matches: int,
    bots: str | None,
    seed: int,
    worlds: int | None,
    millis: int | None,
    out: str | None,
    append: bool,
    jobs: int,
) -> None:
    speaker = Speaker()
    if append and out is None:
        raise BadMessage("append_alone")
    game = game_from(game_name)
    rules = rules_from(game, preset, rule)
    budget = budget_from(worlds, millis)
    plan = Plan(game.id, to_plain(rules), bots_from(bots, game, game.seats(rules)), seed, budget)
    if warning := deals_warning(rules, speaker):
        click.echo(warning, err=True)
    ready(speaker, plan.bots, plan.game)
    found: dict[Key, Sums] = {}
    done = 0
    try:
        with MatchFile(out, append=append) if out is not None else nullcontext() as file:
            chunks = _chunks(plan, matches, jobs, records=file is not None)
            for chunk in watched(
                chunks, speaker.say("simulate-progress"), matches, size=lambda one: one.matches
            ):
                if file is not None:
                    file.write(chunk.records)
                found = add_tallies(found, chunk.tallies)
                done += chunk.matches
    except BrokenProcessPool:
        raise BadMessage("worker_died") from None
    except KeyboardInterrupt:
        kept = out if out is not None and done else "none"
        said = speaker.say("simulate-stopped", done=str(done), matches=str(matches), file=kept)
        click.echo(said, err=True)
        raise
    console = Console(highlight=False, markup=False)
    console.width = max(console.width, _WIDEST)  # a narrow window breaks lines, it does not cut figures
    screen = Screen()
    screen.prose(headline(game, preset, rules, plan, matches, found, speaker))
    console.print(summary(plan, found, speaker))
    for said in (
        *intervals.warning(speaker, "simulate-few", matches),
        speaker.say_of(game.id, "simulate-note"),
    ):
        screen.prose(said)


def _chunks(plan: Plan, matches: int, jobs: int, *, records: bool) -> Iterator[Chunk]:
    tasks = (range(first, min(first + CHUNK, matches)) for first in range(0, matches, CHUNK))
    return in_order(partial(play_chunk, plan, records=records), tasks, min(jobs, -(-matches // CHUNK)))


def headline(
    game: AnyGame,
    preset: str | None,
    rules: Any,
    plan: Plan,
    matches: int,
    found: Mapping[Key, Sums],
    speaker: Speaker,
) -> str:
    """What was played."""
    base = preset if preset is not None else game.default_preset
    changed = changes(game, rules, base)
    return speaker.say(
        "simulate-headline",
        matches=matches,
        game=game.id,
        deals=found[0].deals,
        preset=base,
        changes=", ".join(changed) if changed else "none",
        seed=str(plan.seed),
        budget=budget_said(speaker, plan.budget, plan.bots, plan.game),
    )


_COLUMNS: Final[Mapping[str, tuple[str, ...]]] = {
    "three-two-five": ("points", "made", "over", "short", "drew", "lost"),
    "thirty-five": ("chips", "claimed", "bought", "succeeded"),
    "trentacinque": ("chips", "bought", "succeeded"),
}
"""By game; the first is the mean with its interval."""
_CARDS: Final = ("drew", "lost")
"""Told as a number a deal; other columns are shares of the deals."""


def summary(plan: Plan, found: Mapping[Key, Sums], speaker: Speaker) -> Table:
    """A row for each bot, in the order of the command line, and for each role where the game has such."""
    columns = _COLUMNS[plan.game]
    table = Table(box=None, pad_edge=False, show_edge=False)
    table.add_column(speaker.say("simulate-who"), no_wrap=True)
    for column in columns:
        table.add_column(speaker.say(f"simulate-{column}"), justify="right", no_wrap=True)
    roles = [chair for chair in Role if chair in found]
    for number, bot in enumerate(plan.bots):
        last = bool(roles) and number == len(plan.bots) - 1
        cells = _cells(found[number], columns, speaker)
        table.add_row(f"{bot}-{number + 1}", *cells, end_section=last)
    if roles:
        table.add_row()
    for chair in roles:
        table.add_row(speaker.say(f"simulate-role-{chair.value}"), *_cells(found[chair], columns, speaker))
    return table


def _cells(sums: Sums, columns: Sequence[str], speaker: Speaker) -> Iterator[str]:
    yield intervals.mean(sums.mean(), sums.margin(), sums.matches)
    for column in columns[1:]:
        share = getattr(sums, column) / sums.deals
        yield f"{share:.2f}" if column in _CARDS else percent(speaker, share, 1)
