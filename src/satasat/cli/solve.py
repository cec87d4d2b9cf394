"""`satasat solve`: what a position with open cards is worth, and each card that may be played in it."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, assert_never

import click
from click.core import ParameterSource
from msgspec import Struct
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from satasat.cards import Card, CardSet, card_set
from satasat.cli import help_of, options
from satasat.cli.compiling import compiling
from satasat.cli.files import read_lines
from satasat.cli.screen import Screen
from satasat.cli.three_two_five import narrate, positions
from satasat.errors import BadMessage, SatasatError
from satasat.game import Seat
from satasat.games.three_two_five.rules import SEATS
from satasat.records import parse
from satasat.report.words import named
from satasat.solver import SAME, Concept, Position, Solution, Span, solve, warm
from satasat.texts import Speaker

_BEST: Final = ">"
_DIGITS: Final = 12
_IN_HANDS: Final = ("trump", "leader", "played", "rule")
_IN_RECORD: Final = ("match", "deal", "trick", "card")


class _Solved(Struct, frozen=True):
    """A position solved by par, by guaranteed tricks and by the concept that was asked for, which may be one of them."""

    par: Solution[float]
    guaranteed: Solution[int]
    asked: Solution[float] | Solution[int] | Solution[Span]
    microseconds: int
    """How long par and guaranteed took together."""


@click.command("solve", help=help_of("solve"))
@click.argument("hands", nargs=-1, metavar="[HANDS]")
@click.option("--trump", metavar="SUIT", help=help_of("solve-trump"))
@click.option("--leader", type=options.Whole(0), metavar="SEAT", help=help_of("solve-leader"))
@click.option("--played", metavar="CARDS", default="", help=help_of("solve-played"))
@click.option("--rule", multiple=True, metavar="OPTION=VALUE", help=help_of("solve-rule"))
@click.option("--record", type=Path, metavar="FILE", help=help_of("solve-record"))
@click.option("--match", type=options.Whole(1), default=1, metavar="K", help=help_of("solve-match"))
@click.option("--deal", type=options.Whole(1), default=1, metavar="N", help=help_of("solve-deal"))
@click.option("--trick", type=options.Whole(1), default=1, metavar="T", help=help_of("solve-trick"))
@click.option("--card", type=options.Whole(1), default=1, metavar="C", help=help_of("solve-card"))
@click.option("--batch", metavar="FILE", help=help_of("solve-batch"))
@click.option("--concept", metavar="NAME", default=Concept.PAR.value, help=help_of("solve-concept"))
@click.option("--json", "as_json", is_flag=True, help=help_of("solve-json"))
@click.pass_context
def command(
    ctx: click.Context,
    hands: tuple[str, ...],
    trump: str | None,
    leader: int | None,
    played: str,
    rule: tuple[str, ...],
    record: Path | None,
    match: int,
    deal: int,
    trick: int,
    card: int,
    batch: str | None,
    concept: str,
    as_json: bool,
) -> None:
    speaker = Speaker()
    asked = _concept(concept)
    _one_source(ctx)
    names: tuple[str, ...] = ()
    if batch is not None:
        _solve_batch(batch, asked, speaker)
        return
    if record is not None:
        position, names = positions.recorded(record, match, deal, trick, card)
    else:
        if trump is None or leader is None:
            raise BadMessage("option_lacking", option="--trump" if trump is None else "--leader")
        position = positions.read_position(" ".join(hands), trump, leader, played, rule)
    _warm(speaker)
    solved = _solve(position, asked)
    if as_json:
        click.echo(_line(solved, asked))
        return
    speaker = named(names)
    screen = Screen()
    if record is not None:
        screen.lines([speaker.say("solve-place", match=match, deal=deal, trick=trick, card_no=card)])
    _print(screen, speaker, position, solved, asked)


def _concept(name: str) -> Concept:
    try:
        return Concept(name)
    except ValueError:
        raise BadMessage("bad_concept", value=name, allowed=[one.value for one in Concept]) from None


def _one_source(ctx: click.Context) -> None:
    """Raises BadMessage unless the position comes from one place, and every option goes with that place."""
    sources = {"HANDS": bool(ctx.params["hands"])}
    sources |= {f"--{name}": ctx.params[name] is not None for name in ("record", "batch")}
    found = [source for source, given in sources.items() if given]
    if len(found) != 1:
        raise BadMessage("one_source", given=found, allowed=[*sources])
    stray = {"HANDS": _IN_RECORD, "--record": _IN_HANDS, "--batch": (*_IN_HANDS, *_IN_RECORD)}[found[0]]
    for name in stray:
        if ctx.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            raise BadMessage("option_stray", option=f"--{name}", beside=found[0])


def _warm(speaker: Speaker) -> None:
    with compiling(speaker):
        warm()


def _solve(position: Position, asked: Concept) -> _Solved:
    begun = time.perf_counter_ns()
    par = solve(position, Concept.PAR)
    guaranteed = solve(position, Concept.GUARANTEED)
    taken = round((time.perf_counter_ns() - begun) / 1000)
    match asked:
        case Concept.PAR:
            return _Solved(par, guaranteed, par, taken)
        case Concept.GUARANTEED:
            return _Solved(par, guaranteed, guaranteed, taken)
        case Concept.RANGE:
            return _Solved(par, guaranteed, solve(position, Concept.RANGE), taken)
        case _:
            assert_never(asked)


# ------------------------------------------------------------------------------------------------------ as JSON


def _line(solved: _Solved, asked: Concept) -> str:
    """The solution as one line of JSON."""
    line = {"par": _plain(solved.par.value), "guaranteed": _plain(solved.guaranteed.value)}
    if asked is Concept.RANGE:
        line["range"] = _plain(solved.asked.value)
    cards = {str(card): _plain(value) for card, value in solved.asked.cards.items()}
    return json.dumps({**line, "cards": cards, "microseconds": solved.microseconds})


def _plain(value: Sequence[float | Span]) -> list[Any]:
    """By seat; without the noise of the last bits of a double."""
    return [[one.least, one.most] if isinstance(one, Span) else round(one, _DIGITS) for one in value]


def _solve_batch(path: str, asked: Concept, speaker: Speaker) -> None:
    """A line of JSON for each position of the file, written as soon as it is solved; blank lines are passed over.

    Raises BadMessage `batch_line` at the first line that is no position; what stands before it has been written then.
    """
    done = 0
    with _counter(speaker) as solved:
        for number, raw in enumerate(read_lines(path), 1):
            if not raw.strip():
                continue
            try:
                position = positions.position_of(parse(raw))
            except SatasatError as bad:
                reason = speaker.error(bad)
                raise BadMessage("batch_line", file=path, line=str(number), reason=reason) from None
            if not done:
                _warm(speaker)
            click.echo(_line(_solve(position, asked), asked))
            done += 1
            solved(done)


@contextmanager
def _counter(speaker: Speaker) -> Iterator[Callable[[int], None]]:
    """Shows how many positions are solved on a terminal that does not show the lines themselves."""
    console = Console(stderr=True)
    bar = Progress(
        SpinnerColumn(),
        TextColumn("{task.description}"),
        TimeElapsedColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal or sys.stdout.isatty(),
        redirect_stdout=False,
        redirect_stderr=False,
    )
    with bar:
        task = bar.add_task(speaker.say("solve-progress", n=0))
        yield lambda n: bar.update(task, description=speaker.say("solve-progress", n=n))


# ------------------------------------------------------------------------------------------------- for a person


def _print(screen: Screen, speaker: Speaker, position: Position, solved: _Solved, asked: Concept) -> None:
    seats = range(SEATS)
    lines = [speaker.say("solve-trump", suit=position.trump, seat=position.turn)]
    lines += [speaker.say("show-hand", seat=seat, cards=position.hands[seat]) for seat in seats]
    if position.trick:
        so_far = narrate.plays(speaker, position.leader, position.trick)
        lines.append(speaker.say("show-trick", plays=so_far))
    if not speaker.names:  # names are left as they are
        lines = [narrate.sentence(line) for line in lines]
    screen.lines(lines)
    names = [speaker.name(seat) if speaker.names else narrate.sentence(speaker.name(seat)) for seat in seats]
    values: dict[Concept, Solution[Any]] = {Concept.PAR: solved.par, Concept.GUARANTEED: solved.guaranteed}
    values[asked] = solved.asked
    rows = [
        [speaker.say(f"solve-{concept.value}"), *_cells(speaker, one.value)]
        for concept, one in values.items()
    ]
    screen.table([speaker.say("solve-value"), *names], rows)
    best = _best(solved.asked.cards, position.turn)
    heads = ["", speaker.say("solve-card", concept=asked), *names]
    screen.table(
        heads,
        [
            [_BEST if card in best else "", speaker.card(card), *_cells(speaker, value)]
            for card, value in solved.asked.cards.items()
        ],
    )
    screen.prose(speaker.say(f"solve-note-{asked.value}", seat=position.turn, mark=_BEST))


def _cells(speaker: Speaker, value: Sequence[float | Span]) -> list[str]:
    return [_cell(speaker, one) for one in value]


def _cell(speaker: Speaker, one: float | Span) -> str:
    match one:
        case Span(least=least, most=most):
            return str(least) if least == most else speaker.say("solve-span", least=least, most=most)
        case int():
            return str(one)
        case float():
            return f"{one:.2f}"
        case _:
            assert_never(one)


def _best(cards: Mapping[Card, Sequence[float | Span]], player: Seat) -> CardSet:
    """The cards that the player may choose: of a range, those that are best in one outcome or another."""
    least = {
        card: one.least if isinstance(one := value[player], Span) else one for card, value in cards.items()
    }
    most = {
        card: one.most if isinstance(one := value[player], Span) else one for card, value in cards.items()
    }
    sure = max(least.values()) - SAME
    return card_set(card for card in cards if most[card] >= sure)
