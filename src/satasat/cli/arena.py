"""`satasat arena`: bots meet in pairs on the same luck; a table of who is worth what against whom, and of levels."""

from __future__ import annotations

import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import nullcontext
from functools import partial
from itertools import islice
from typing import Any, Final

import click
from rich.console import Console
from rich.table import Table

from satasat.bots import bot
from satasat.bots.arena import (
    ROLES,
    Figure,
    Meeting,
    Plan,
    Row,
    Standings,
    meetings_of,
    play_meeting,
    seats_of,
    sets_of,
    standings,
    tasks,
)
from satasat.cards import encode, to_plain
from satasat.cli import help_of, intervals
from satasat.cli.arena_file import ArenaFile, header
from satasat.cli.compiling import ready
from satasat.cli.options import (
    DEFAULT_GAME,
    Whole,
    budget_from,
    budget_options,
    budget_said,
    changes,
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
from satasat.report.figures import points
from satasat.texts import Speaker

_WIDEST: Final = 80
"""Columns that a table may need."""
_SLOWEST: Final = 0.99
"""The share of its decisions that a bot's second time covers."""


@click.command(help=help_of("arena"))
@click.argument("game_name", metavar="[GAME]", default=DEFAULT_GAME)
@preset_option
@rule_option
@click.option("--bots", required=True, metavar="NAME,NAME,...", help=help_of("arena-bots"))
@click.option("--deals", type=Whole(1), required=True, metavar="N", help=help_of("arena-deals"))
@seed_option(0)
@budget_options
@click.option("--jobs", type=Whole(1), default=1, metavar="N", help=help_of("jobs"))
@click.option("--resume", metavar="FILE", help=help_of("arena-resume"))
@click.option("--json", "as_json", is_flag=True, help=help_of("arena-json"))
def command(
    game_name: str,
    preset: str | None,
    rule: tuple[str, ...],
    bots: str,
    deals: int,
    seed: int,
    worlds: int | None,
    millis: int | None,
    jobs: int,
    resume: str | None,
    as_json: bool,
) -> None:
    speaker = Speaker()
    game = game_from(game_name)
    rules = rules_from(game, preset, rule)
    plan = Plan(game.id, to_plain(rules), _pool(bots, game), seed, budget_from(worlds, millis))
    sets = sets_of(plan, deals)
    due = meetings_of(plan, sets)
    met: list[Meeting] = []
    try:
        with ArenaFile(resume, plan) if resume is not None else nullcontext() as file:
            if file is not None:
                met += file.kept[:due]
            if sets * rules.deals != deals:
                said = speaker.say("arena-rounded", deals=deals, match=rules.deals, played=sets * rules.deals)
                click.echo(said, err=True)
            ready(speaker, plan.bots, plan.game)
            left = islice(tasks(plan), len(met), due)
            work = partial(play_meeting, plan, time.process_time_ns)
            played = in_order(work, left, max(1, min(jobs, due - len(met))))
            for one in watched(played, speaker.say("arena-progress"), due, len(met)):
                if file is not None:
                    file.write(one)
                met.append(one)
    except BrokenProcessPool:
        raise BadMessage("worker_died") from None
    except KeyboardInterrupt:
        kept = "none" if resume is None else resume
        click.echo(speaker.say("arena-stopped", done=str(len(met)), due=str(due), file=kept), err=True)
        raise
    found = standings(plan, met)
    if as_json:
        click.echo(encode(as_plain(plan, found)))
        return
    console = Console(highlight=False, markup=False)
    console.width = max(console.width, _WIDEST)  # a narrow window breaks lines, it does not cut figures
    screen = Screen()
    screen.prose(headline(game, preset, rules, plan, sets, speaker))
    console.print(pairs_table(plan, found, speaker))
    console.print()
    console.print(levels_table(plan, found, speaker))
    for said in (*intervals.warning(speaker, "arena-few", sets), speaker.say_of(game.id, "arena-note")):
        screen.prose(said)


def _pool(text: str, game: AnyGame) -> tuple[str, ...]:
    """The bots of `name,name,...`. Raises BadMessage: `unknown_bot`; `bad_pool` unless there are two or more, each once."""
    names = tuple(part.strip() for part in text.split(","))
    for name in names:
        bot(name, game.id)
    if len(names) < 2 or len({*names}) < len(names):
        raise BadMessage("bad_pool", given=names)
    return names


def headline(game: AnyGame, preset: str | None, rules: Any, plan: Plan, sets: int, speaker: Speaker) -> str:
    """What was played."""
    base = preset if preset is not None else game.default_preset
    changed = changes(game, rules, base)
    return speaker.say(
        "arena-headline",
        deals=sets * rules.deals,
        sets=sets,
        game=game.id,
        preset=base,
        changes=", ".join(changed) if changed else "none",
        seed=str(plan.seed),
        budget=budget_said(speaker, plan.budget, plan.bots, plan.game),
    )


def pairs_table(plan: Plan, found: Standings, speaker: Speaker) -> Table:
    """A row for each bot alone against those of each other one."""
    roles = [f"role-{chair.value}" for chair in ROLES if found.rows[0].roles]
    aside = ["luck-aside"] if found.rows[0].luck_aside is not None else []
    table = _table(speaker, plan, ("alone", "against"), ("points", *roles, *aside))
    for row in found.rows:
        figures = [one for one in (row.figure, row.luck_aside) if one is not None]
        said = [_points(one, found.sets) for one in figures]
        table.add_row(row.alone, row.against, *said, *map(_signed, row.roles))
    return table


def levels_table(plan: Plan, found: Standings, speaker: Speaker) -> Table:
    """A row for each bot, the best first."""
    table = _table(speaker, plan, ("level",), ("points", "mean", "slowest"))
    for level in found.levels:
        times = found.times[level.bot]
        spent = (times.mean(), times.quantile(_SLOWEST))
        table.add_row(level.bot, _points(level.figure, found.sets), *(f"{_millis(t):.2f}" for t in spent))
    return table


def _table(speaker: Speaker, plan: Plan, names: tuple[str, ...], figures: tuple[str, ...]) -> Table:
    table = Table(box=None, pad_edge=False, show_edge=False)
    others = seats_of(plan) - 1
    for name in names:
        table.add_column(speaker.say(f"arena-{name}", n=others), no_wrap=True)
    for one in figures:
        said = speaker.say_of(plan.game, f"arena-{one}")
        table.add_column(said, justify="right", no_wrap=True)
    return table


def _points(figure: Figure, sets: int) -> str:
    return intervals.mean(figure.points, figure.margin, sets)


def _signed(value: float | None) -> str:
    return "" if value is None else points(value)


def _millis(nanoseconds: float) -> float:
    return nanoseconds / 1e6


def as_plain(plan: Plan, found: Standings) -> dict[str, Any]:
    """All figures for programs; with a budget in worlds everything but `times` repeats exactly."""
    return {
        **header(plan),
        "deals": found.sets * plan.rules["deals"],
        "sets": found.sets,
        "pairs": [
            {
                "alone": row.alone,
                "against": row.against,
                **_plain_figure(row.figure),
                **_plain_roles(row),
                **_plain_luck_aside(row),
            }
            for row in found.rows
        ],
        "levels": [{"bot": level.bot, **_plain_figure(level.figure)} for level in found.levels],
        "times": {
            name: {
                "decisions": times.decisions,
                "mean_ms": _rounded(_millis(times.mean())),
                "p99_ms": _rounded(_millis(times.quantile(_SLOWEST))),
            }
            for name, times in found.times.items()
        },
    }


def _plain_roles(row: Row) -> dict[str, dict[str, float | None]]:
    """Means by role, in a game that has roles."""
    if not row.roles:
        return {}
    return {"roles": {chair.value: _rounded(x) for chair, x in zip(ROLES, row.roles, strict=True)}}


def _plain_luck_aside(row: Row) -> dict[str, dict[str, float | None]]:
    """The figure without luck, in a game that tells it."""
    return {} if row.luck_aside is None else {"luck_aside": _plain_figure(row.luck_aside)}


def _plain_figure(figure: Figure) -> dict[str, float | None]:
    return {name: _rounded(getattr(figure, name)) for name in figure.__struct_fields__}


def _rounded(figure: float | None) -> float | None:
    return None if figure is None else round(figure, 6)
