"""`satasat show`: a recorded match in words, with all cards open or as one seat saw it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import click
from msgspec import structs

from satasat.cli import help_of, options
from satasat.cli.matches import faulty, find_match, goes_on, only_person
from satasat.cli.screen import Screen
from satasat.cli.tellers import Teller, teller
from satasat.errors import BadMessage
from satasat.game import AnyGame
from satasat.records import Match
from satasat.texts import LANGUAGES, Speaker, check_language


@click.command("show", help=help_of("show"))
@click.argument("file", type=Path, metavar="FILE")
@click.option("--match", "number", type=options.Whole(1), default=1, metavar="K", help=help_of("show-match"))
@click.option("--deal", type=options.Whole(1), metavar="N", help=help_of("show-deal"))
@click.option("--seat", type=options.Whole(0), metavar="S", help=help_of("show-seat"))
@click.option("--lang", default=LANGUAGES[0], metavar="LANGUAGE", help=help_of("show-lang"))
def command(file: Path, number: int, deal: int | None, seat: int | None, lang: str) -> None:
    check_language(lang)
    match, matches = find_match(file, number)
    screen = Screen()
    header = match.header
    if header is None:
        raise faulty(file, match.faults[0], Speaker(lang))
    if seat is not None and seat >= len(header.players):
        raise BadMessage("bad_seat", value=seat, most=len(header.players) - 1)
    if seat is not None and goes_on(match) and header.players[seat].bot is not None:
        raise BadMessage("seat_hidden", value=seat)
    if deal is not None and deal > match.state.deal_no:
        raise BadMessage("no_such_deal", value=deal, most=match.state.deal_no)
    narrate = teller(header.game)
    screen.lines([Speaker(lang).say("show-title", n=number, of=matches)])
    everything = seat is None and not goes_on(match)
    if seat is None and not everything:
        seat = only_person(header)
        names = tuple(player.name for player in header.players)
        screen.lines(
            [
                Speaker(lang, names).say("show-goes-on", seat=seat)
                if seat is not None
                else Speaker(lang).say("show-public")
            ]
        )
    speaker = narrate.speaker_of(header, lang, seat)
    preset = options.nearest_preset(header.game, header.rules)
    screen.lines(narrate.title(speaker, header, preset))
    for deal_no, lines in _told(narrate, speaker, match, everything):
        if deal is not None and deal_no > deal:
            break
        if deal is None or deal_no == deal:
            screen.lines(lines)
    if deal is None and match.state.sheet:
        screen.table(*narrate.score_rows(speaker, header.rules, match.state.sheet, match.state.totals))
    if match.faults:
        raise faulty(file, match.faults[0], speaker)
    if not match.finished:
        screen.lines([speaker.say("show-unfinished")])
    elif deal is None:
        result = header.game.result(match.state)
        assert result is not None
        screen.lines([narrate.end(speaker, header.rules, result, preset)])


def _told(
    narrate: Teller, speaker: Speaker, match: Match, everything: bool
) -> Iterator[tuple[int, list[str]]]:
    """The lines of each move, with the number of the deal that they belong to."""
    header = match.header
    assert header is not None
    game, seat = header.game, speaker.me
    state, view = game.start(header.rules), game.blank(header.rules, seat)
    for entry in match.entries:
        after = game.step(state, entry.move)
        events = (
            _open(game, state, entry.move, after)
            if everything
            else game.shown(state, entry.move, after, seat)
        )
        deal_no = max(1, state.deal_no)
        lines: list[str] = []
        for event in events:
            known = game.observe(view, event)
            lines += narrate.narrate(speaker, view, event, known, asked=False)
            if everything and event is events[-1]:
                lines += narrate.open_hands(speaker, known)
            view = known
        if entry.auto and lines:
            lines.append(speaker.say("show-auto", by=entry.by))
        yield deal_no, lines
        state = after
    if broken := narrate.broken_off(speaker, view):
        yield state.deal_no, broken


def _open(game: AnyGame, before: Any, move: Any, after: Any) -> tuple[Any, ...]:
    """The events with everything that any seat sees of them: a spectator who is told these knows all cards."""
    each = [game.shown(before, move, after, seat) for seat in range(game.seats(before.rules))]
    return tuple(_fullest(same) for same in zip(*each, strict=True))


def _fullest(events: Sequence[Any]) -> Any:
    return max(events, key=lambda event: sum(value is not None for value in structs.asdict(event).values()))
