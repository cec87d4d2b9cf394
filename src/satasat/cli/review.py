"""`satasat review`: what every decision of finished matches cost, as text, JSON, and a page with charts."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Final

import click
from msgspec import Struct

from satasat.analysis.deal import Source, review_deal, sources
from satasat.analysis.findings import DealReview, MatchReview
from satasat.analysis.review import match_review
from satasat.cards import encode
from satasat.cli import complain, help_of
from satasat.cli.compiling import compiling
from satasat.cli.files import read_lines
from satasat.cli.matches import faulty, find_match
from satasat.cli.options import Whole, only_of
from satasat.cli.pages import check_page, write_page
from satasat.cli.progress import watched
from satasat.cli.screen import Screen
from satasat.cli.streams import printable
from satasat.cli.tellers import REVIEWED
from satasat.cli.workers import in_order
from satasat.errors import BadMessage
from satasat.records import Match, is_resumable, read
from satasat.report.blocks import Line, Tone
from satasat.report.words import match_blocks, speaker_of
from satasat.texts import Speaker

_STYLES: Final = {Tone.TITLE: "bold", Tone.PLAIN: "", Tone.LOSS: "yellow", Tone.NOTE: "dim"}
_INCOMPLETE: Final = 2
"""Exit code where a match of the file could not be reviewed."""


class _Work(Struct, frozen=True):
    """A match to be reviewed, its number in the file, and those of its deals that are asked for."""

    number: int
    match: Match
    deals: tuple[Source, ...]


@click.command("review", help=help_of("review"))
@click.argument("file", type=Path, metavar="FILE")
@click.option("--match", "number", type=Whole(1), metavar="K", help=help_of("review-match"))
@click.option("--deal", type=Whole(1), metavar="N", help=help_of("review-deal"))
@click.option("--json", "as_json", is_flag=True, help=help_of("review-json"))
@click.option("--html", type=Path, metavar="FILE", help=help_of("review-html"))
@click.option("--jobs", type=Whole(1), default=1, metavar="N", help=help_of("review-jobs"))
def command(
    file: Path, number: int | None, deal: int | None, as_json: bool, html: Path | None, jobs: int
) -> None:
    speaker = Speaker()
    if html is not None:
        from satasat.report.charts import check_installed
        from satasat.report.page import MARK

        check_installed()
        check_page(html, MARK)
    if number is None:
        work, whole = _all_of(file, deal)
    else:
        work, whole = [_work(file, number, find_match(file, number)[0], deal)], True
        if not work[0].deals:
            raise _no_such_deal(file, [number], deal)
    total = sum(len(one.deals) for one in work)
    with compiling(speaker):
        _load()
    screen = Screen()
    done = [0]
    reviews = _reviews(work, total, jobs, speaker, done)
    kept: list[MatchReview] = []
    try:
        # on a terminal the bar would stand in the way of what is told before its end
        for review in list(reviews) if screen.console.is_terminal else reviews:
            _tell(screen, review, as_json=as_json)
            if html is not None:
                kept.append(review)
    except BrokenProcessPool:
        raise BadMessage("worker_died") from None
    except KeyboardInterrupt:
        lost = str(html) if html is not None else "none"
        said = speaker.say("review-stopped", done=str(done[0]), deals=str(total), file=lost)
        click.echo(printable(said), err=True)
        raise
    if html is not None and kept:
        from satasat.report.page import MARK, page

        write_page(html, page(kept), MARK)
        click.echo(printable(speaker.say("review-written", file=str(html))), err=as_json)
    if not whole:
        sys.exit(_INCOMPLETE)


def _all_of(file: Path, deal: int | None) -> tuple[list[_Work], bool]:
    """Every match of the file that can be reviewed, and whether these are all; of each other one it is said why not."""
    matches = [match for match in read(read_lines(str(file))) if match.is_match]
    if not matches:
        raise BadMessage("no_such_match", value=1, file=str(file), most=0)
    work = []
    without: list[int] = []
    for number, match in enumerate(matches, 1):
        try:
            one = _work(file, number, match, deal)
        except BadMessage as error:
            complain(error)
            continue
        if one.deals:
            work.append(one)
        else:
            without.append(number)
    if without:
        complain(_no_such_deal(file, without, deal))
    return work, len(work) == len(matches)


def _work(file: Path, number: int, match: Match, deal: int | None) -> _Work:
    """No deals where the match lacks the one asked for. Raises BadMessage: `match_unfinished` (a review shows all cards,
    I-24), `match_faulty`, `not_for_game`.
    """
    if match.header is not None:
        only_of(match.header.game, REVIEWED)
    crashed = is_resumable(match)  # perhaps after the last card: then only the result line is missing
    if crashed and not match.finished:
        raise BadMessage("match_unfinished", value=number, file=str(file))
    if match.faults and not crashed:
        raise faulty(file, match.faults[0], Speaker())
    deals = tuple(sources(match))
    return _Work(number, match, deals if deal is None else deals[deal - 1 : deal])


def _no_such_deal(file: Path, matches: Sequence[int], deal: int | None) -> BadMessage:
    """The refusal for these matches, which lack the deal; their numbers as `1-3, 5`."""
    runs: list[list[int]] = []
    for number in matches:
        if runs and runs[-1][1] == number - 1:
            runs[-1][1] = number
        else:
            runs.append([number, number])
    told = ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in runs)
    return BadMessage("deal_not_held", value=deal, matches=told, n=len(matches), file=str(file))


def _load() -> None:
    """Loads the kernels, so that they are on disk before other processes ask for them."""
    from satasat import bots, solver

    bots.warm()
    solver.warm()


def _review(source: Source) -> DealReview:
    from satasat.bots.judge import judge
    from satasat.solver import solve

    return review_deal(source, solve, judge)


def _reviews(
    work: Sequence[_Work], total: int, jobs: int, speaker: Speaker, done: list[int]
) -> Iterator[MatchReview]:
    """The reviews, match by match; `done` counts the deals."""
    tasks = (source for one in work for source in one.deals)
    found = watched(in_order(_review, tasks, min(jobs, max(1, total))), speaker.say("review-progress"), total)
    for one in work:
        deals = []
        for _ in one.deals:
            deals.append(next(found))
            done[0] += 1
        assert one.match.header is not None
        yield match_review(one.match, one.match.header, one.number, deals)
    for _ in found:  # takes the bar away
        pass


def _tell(screen: Screen, review: MatchReview, *, as_json: bool) -> None:
    if as_json:
        sys.stdout.write(f"{encode(review).decode()}\n")
        return
    for block in match_blocks(speaker_of(review), review):
        if isinstance(block, Line):
            if block.tone is Tone.TITLE:
                screen.lines([""])
            _write(screen, block.text, _STYLES[block.tone])
        elif screen.console.is_terminal:
            screen.table(block.heads, block.rows, block.foot)
        else:
            with screen.console.capture() as table:
                screen.table(block.heads, block.rows, block.foot)
            for line in table.get().splitlines():
                screen.command(line.rstrip())


def _write(screen: Screen, text: str, style: str) -> None:
    """Writes a line; a terminal breaks it where it ends, for a pipe it is broken here."""
    if screen.console.is_terminal:
        screen.lines([text], style)
    else:
        screen.prose(text)
