"""`satasat play`: a match at the terminal, against bots, among people who share the screen, or among bots alone."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import click
from click.core import ParameterSource

from satasat.bots import bot, default_bot
from satasat.cli import help_of, journal, options
from satasat.cli.screen import Screen
from satasat.cli.session import Session
from satasat.cli.streams import printable
from satasat.cli.table import Table, run, score_sheet
from satasat.cli.tellers import asker, teller
from satasat.dice import SeededDice, SystemDice
from satasat.errors import BadMessage
from satasat.game import NATURE, AnyGame, Dice, Seat
from satasat.records import Header, Match, Player, matching_preset
from satasat.texts import LANGUAGES, Speaker, check_language

_BOT_NAMES: Final = ("Asha", "Bina", "Chandra", "Dev", "Esha", "Farid")
"""One more than there are seats, as a person may bear one of them."""
_LONGEST_NAME: Final = 24
_BESIDE_RESUME: Final = ("resume", "seed", "lang", "pace")


@click.command("play", help=help_of("play"))
@click.argument("game_name", metavar="[GAME]", default=options.DEFAULT_GAME)
@options.preset_option
@options.rule_option
@click.option("--bots", metavar="NAME,NAME,...", help=help_of("play-bots"))
@click.option("--seat", type=options.Whole(0), metavar="N", help=help_of("play-seat"))
@click.option("--dealer", type=options.Whole(0), metavar="N", help=help_of("play-dealer"))
@options.seed_option(None)
@click.option("--lang", default=LANGUAGES[0], metavar="LANGUAGE", help=help_of("play-lang"))
@click.option("--name", metavar="NAME", help=help_of("play-name"))
@click.option("--record", type=Path, metavar="FILE", help=help_of("play-record"))
@click.option("--append", is_flag=True, help=help_of("append"))
@click.option("--pace", type=options.Whole(0), default=400, metavar="MS", help=help_of("play-pace"))
@click.option("--resume", type=Path, metavar="FILE", help=help_of("play-resume"))
@click.pass_context
def command(
    ctx: click.Context,
    game_name: str,
    preset: str | None,
    rule: Sequence[str],
    bots: str | None,
    seat: int | None,
    dealer: int | None,
    seed: int | None,
    lang: str,
    name: str | None,
    record: Path | None,
    append: bool,
    pace: int,
    resume: Path | None,
) -> None:
    check_language(lang)
    screen = Screen()
    seconds = pace / 1000 if screen.lively else 0.0
    if resume is not None:
        _alone(ctx)
        table = _resumed(resume, screen, lang, seed, seconds)
    else:
        if append and record is None:
            raise BadMessage("append_alone")
        game = options.game_from(game_name)
        asker(game)  # before a record is begun
        rules = options.rules_from(game, preset, rule)
        header, seats = _seated(game, rules, bots, seat, name, lang)
        _check_seat(dealer, len(header.players))
        kept = journal.begin(record, header, append=append) if record is not None else None
        table = _table(header, kept, screen, lang, seed, seats, seat, seconds)
        table.dealer = dealer
        table.preset = preset or table.preset
        _introduce(table)
    sys.exit(run(table))


def _alone(ctx: click.Context) -> None:
    """A resumed match takes everything but language, seed and pace from its record."""
    for param in ctx.command.params:
        given = ctx.get_parameter_source(param.name or "") is ParameterSource.COMMANDLINE
        if given and param.name not in _BESIDE_RESUME:
            raise BadMessage(
                "resume_alone", option=param.opts[0] if param.opts[0].startswith("-") else "GAME"
            )


def _check_seat(seat: int | None, seats: int) -> None:
    if seat is not None and seat >= seats:
        raise BadMessage("bad_seat", value=seat, most=seats - 1)


def _seated(
    game: AnyGame, rules: Any, bots: str | None, seat: int | None, name: str | None, language: str
) -> tuple[Header, dict[Seat, str]]:
    """Who sits where: bots fill the seats beside the person's in ascending order, or all of them."""
    n = game.seats(rules)
    _check_seat(seat, n)
    given = (
        [part.strip() for part in bots.split(",")] if bots is not None else [default_bot(game.id)] * (n - 1)
    )
    for one in given:
        bot(one, game.id)
    if len(given) not in (n - 1, n):
        raise BadMessage("bad_bots", given=len(given), seats=n, due=(n - 1, n))
    free = [s for s in range(n) if len(given) == n or s != (seat or 0)]
    seats = dict(zip(free, given, strict=True))
    if name is not None and not (name.strip() and printable(name) == name and len(name) <= _LONGEST_NAME):
        raise BadMessage("bad_name", name=name)
    person = name or Speaker(language).say("player")
    names = [other for other in _BOT_NAMES if other.casefold() != person.casefold()]
    players = tuple(Player(names[s], seats[s]) if s in seats else Player(person) for s in range(n))
    preset = matching_preset(game, rules)
    started = datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
    return Header(game, rules, players, preset, game.behaviour, started), seats


def _table(
    header: Header,
    kept: journal.Journal | None,
    screen: Screen,
    language: str,
    seed: int | None,
    bots: Mapping[Seat, str],
    seat: Seat | None,
    pace: float,
    moves: int = 0,
) -> Table:
    """`moves` are those of a resumed match: the same seed does not bring the same cards once more."""
    people = tuple(s for s in range(len(header.players)) if s not in bots)
    audiences: tuple[Seat | None, ...] = (
        people if len(people) == 1 else (*people, None) if people else (seat,)
    )
    sources: list[Seat | str] = [NATURE, *range(len(header.players))]
    dice: dict[Seat | str, Dice] = {
        who: SystemDice() if seed is None else SeededDice(f"{seed}/play/{moves}/{who}") for who in sources
    }
    reader = people[0] if len(people) == 1 else None
    session = Session(header, kept, audiences, bots)
    preset = options.nearest_preset(header.game, header.rules)
    words = teller(header.game), asker(header.game)
    return Table(session, *words, screen, language, people, seat, dice, pace, preset, reader=reader)


def _resumed(path: Path, screen: Screen, language: str, seed: int | None, pace: float) -> Table:
    kept, match = journal.resume(path, _bots_of)
    assert match.header is not None
    bots = _bots_of(match)
    table = _table(match.header, kept, screen, language, seed, bots, None, pace, len(match.entries))
    for entry in match.entries:
        table.session.take(entry, again=True)
    _introduce(table)
    speaker = table.speaker()
    if not match.finished:
        screen.lines([speaker.say("match-resumed", deal=max(1, table.session.state.deal_no))])
        if table.session.state.sheet:
            score_sheet(table, speaker)
    else:  # the crash came between the last card and the result
        result = table.session.game.result(table.session.state)
        assert result is not None
        kept.finish(result)
    table.session.resumed("shuffled")
    return table


def _bots_of(match: Match) -> dict[Seat, str]:
    """The bots by seat. Raises BadMessage when there is one that we do not have, or nobody can be asked in that game."""
    assert match.header is not None
    bots = {s: p.bot for s, p in enumerate(match.header.players) if p.bot is not None}
    for name in bots.values():
        bot(name, match.header.game.id)
    asker(match.header.game)
    return bots


def _introduce(table: Table) -> None:
    header, speaker = table.session.header, table.speaker()
    lines = table.teller.title(speaker, header, table.preset)
    if table.session.journal is not None:
        lines.append(speaker.say("match-record", file=str(table.session.journal.path)))
    elif table.people:
        lines.append(speaker.say("match-unrecorded"))
    if warning := options.deals_warning(header.rules, speaker):
        lines.append(warning)
    if table.people:
        lines += table.asker.aim(speaker, header.rules)
    table.screen.lines(lines)
