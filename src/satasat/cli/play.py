"""`satasat play`: a match at the terminal, against bots, among people who share the screen, or among bots alone."""

from __future__ import annotations

import shlex
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import click
from click.core import ParameterSource
from msgspec import Struct

from satasat.bots import Worlds, bot
from satasat.cli import complain, help_of, journal, options
from satasat.cli.compiling import compiling, ready
from satasat.cli.rules import rules_lines
from satasat.cli.screen import Screen
from satasat.cli.session import Session
from satasat.cli.streams import printable, program
from satasat.cli.three_two_five import ask, narrate
from satasat.dice import SeededDice, SystemDice
from satasat.errors import BadMessage, SatasatError
from satasat.game import NATURE, AnyGame, Dice, Seat
from satasat.games.three_two_five.moves import Move, Phase, Scored, SeatDealer, Shuffled
from satasat.games.three_two_five.view import View
from satasat.records import Entry, Header, Match, Player, matching_preset
from satasat.texts import LANGUAGES, Speaker, check_language

_BOT_NAMES: Final = ("Asha", "Bina", "Chandra", "Dev")
_BUDGET: Final = Worlds(100)
_HINT_WORLDS: Final = 2000
_LEAVE: Final = ("quit", "exit")
_TYPING: Final = ("not_understood", "ambiguous", "bad_card")
"""Refusals of what was typed, after which help helps."""
_LONGEST_NAME: Final = 24
_DEFAULT_BOT: Final = "medium"
_BESIDE_RESUME: Final = ("resume", "seed", "lang", "pace")


class _Left(Exception):
    """The person leaves the match."""


class _Table(Struct):
    """One match at one screen."""

    session: Session
    screen: Screen
    language: str
    people: tuple[Seat, ...]
    watcher: Seat | None
    """Whose view is told where no person plays."""
    dice: Mapping[Seat | str, Dice]
    pace: float
    """Seconds before a bot's move, where a person watches."""
    preset: str
    """Whose differences from the rules in force are told first."""
    dealer: Seat | None = None
    reader: Seat | None = None
    """The person at the screen."""

    @property
    def audience(self) -> Seat | None:
        return self.reader if self.people else self.watcher

    def speaker(self) -> Speaker:
        """Says things to whoever is at the screen."""
        return narrate.speaker_of(self.session.header, self.language, self.audience)


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
        rules = options.rules_from(game, preset, rule)
        header, seats = _seated(game, rules, bots, seat, name, lang)
        _check_seat(dealer, len(header.players))
        kept = journal.begin(record, header, append=append) if record is not None else None
        table = _table(header, kept, screen, lang, seed, seats, seat, seconds)
        table.dealer = dealer
        table.preset = preset or table.preset
        _introduce(table)
    sys.exit(_run(table))


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
    given = [part.strip() for part in bots.split(",")] if bots is not None else [_DEFAULT_BOT] * (n - 1)
    for one in given:
        bot(one)
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
) -> _Table:
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
    return _Table(session, screen, language, people, seat, dice, pace, preset, reader=reader)


def _resumed(path: Path, screen: Screen, language: str, seed: int | None, pace: float) -> _Table:
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
            _score_sheet(table, speaker)
    else:  # the crash came between the last card and the result
        result = table.session.game.result(table.session.state)
        assert result is not None
        kept.finish(result)
    table.session.resumed(Shuffled)
    return table


def _bots_of(match: Match) -> dict[Seat, str]:
    """The bots by seat. Raises BadMessage when there is one that we do not have."""
    assert match.header is not None
    bots = {s: p.bot for s, p in enumerate(match.header.players) if p.bot is not None}
    for name in bots.values():
        bot(name)
    return bots


def _introduce(table: _Table) -> None:
    header, speaker = table.session.header, table.speaker()
    lines = narrate.title(speaker, header, table.preset)
    if table.session.journal is not None:
        lines.append(speaker.say("match-record", file=str(table.session.journal.path)))
    elif table.people:
        lines.append(speaker.say("match-unrecorded"))
    if warning := options.deals_warning(header.rules, speaker):
        lines.append(warning)
    if table.people:
        lines.append(speaker.say("match-aim", scoring=header.rules.scoring))
    table.screen.lines(lines)


def _run(table: _Table) -> int:
    """Plays the match to its end, or until the person leaves; the exit code."""
    try:
        _play(table)
    except (_Left, KeyboardInterrupt) as left:
        _say_how_to_go_on(table)
        return 0 if isinstance(left, _Left) else 130
    except SystemExit:  # the system wants it to end
        _say_how_to_go_on(table)
        raise
    except BadMessage as error:
        if error.code != "no_more_input":
            raise
        complain(error, f". {' '.join(_kept(table))}")
        return 1
    return 0


def _say_how_to_go_on(table: _Table) -> None:
    with suppress(OSError, SystemExit):  # the reader may have left first; rich makes an exit of it
        first, *commands = _kept(table)
        table.screen.lines(["", first])
        for line in commands:
            table.screen.command(f"  {line}")


def _kept(table: _Table) -> list[str]:
    """What becomes of the match, and the command that goes on with it where there is one."""
    kept, speaker = table.session.journal, table.speaker()
    if kept is None:
        return [speaker.say("match-left-unkept")]
    file = shlex.quote(str(kept.path))
    return [speaker.say("match-left"), speaker.say("match-resume", program=program(), file=file)]


def _play(table: _Table) -> None:
    session = table.session
    ready(table.speaker(), session.bots.values())
    _tell(table)
    while (actor := session.actor) is not None:
        if actor == NATURE:
            entry = Entry(NATURE, _nature(table))
        elif actor in session.bots:
            time.sleep(table.pace)
            view = session.view(actor)
            entry = Entry(actor, bot(session.bots[actor]).choose(view, _BUDGET, table.dice[actor]))
        else:
            asked = _ask(table, actor)
            if asked is None:
                continue
            entry = asked
        session.take(entry)
        _tell(table)
    _end(table)


def _nature(table: _Table) -> Any:
    move = table.session.game.chance(table.session.state, table.dice[NATURE])
    if isinstance(move, SeatDealer) and table.dealer is not None:
        return SeatDealer(table.dealer)
    return move


def _tell(table: _Table) -> None:
    """Tells the news to whoever is at the screen; where people share it, each hears his when his turn comes.

    What is said at the very end is for all of them, as for a spectator.
    """
    if len(table.people) <= 1:
        _tell_news(table)
    elif table.session.actor is None:
        table.reader = None
        _tell_news(table)
    else:
        table.session.news(None)


def _tell_news(table: _Table) -> None:
    speaker = table.speaker()
    for told in table.session.news(table.audience):
        asked = bool(table.people)
        table.screen.lines(narrate.narrate(speaker, told.before, told.event, told.after, asked=asked))
        if isinstance(told.event, Scored):
            _score_sheet(table, speaker)
            _pause(table, speaker)


def _pause(table: _Table, speaker: Speaker) -> None:
    """Lets a person at a terminal read the score sheet, and leave."""
    if table.pace and len(table.people) == 1 and table.session.actor is not None:
        while answer := table.screen.ask(speaker.say("ask-next")).strip().casefold():
            if answer in _LEAVE and _leaves(table, speaker):
                raise _Left
            table.screen.lines([speaker.say("what-next")])


def _score_sheet(table: _Table, speaker: Speaker) -> None:
    state = table.session.state
    table.screen.table(*narrate.score_rows(speaker, state.rules, state.sheet, state.totals))


def _end(table: _Table) -> None:
    state = table.session.state
    result = table.session.game.result(state)
    assert result is not None
    speaker = table.speaker()
    total = narrate.points(speaker, state.rules, max(result.totals))
    draw = narrate.is_draw(table.preset)
    table.screen.lines(["", narrate.winners(speaker, result.winners, total, draw=draw)])
    if (kept := table.session.journal) is not None:
        table.screen.lines([speaker.say("match-review")])
        file = shlex.quote(str(kept.path))
        table.screen.command(f"  {speaker.say('match-review-command', program=program(), file=file)}")


def _ask(table: _Table, seat: Seat) -> Entry | None:
    """The person's move; None when he took one back instead."""
    screen, view = table.screen, table.session.view(seat)
    if len(table.people) > 1:
        if table.reader != seat:
            screen.clear()
            name = table.session.header.players[seat].name
            screen.ask(table.speaker().say("pass-on", name=name))
        table.reader = seat
        _tell_news(table)
    speaker = table.speaker()
    begun = time.monotonic()
    screen.lines(ask.situation(speaker, view))
    while True:
        answer = screen.ask(ask.prompt(speaker, view)).strip()
        try:
            if _heard(table, speaker, seat, answer):
                continue
            if answer.casefold() == "undo":
                table.session.take_back(seat)
                screen.lines([speaker.say("undone")])
                return None
            move = _answered(table, view, answer, seat)
            if move is not None and (why := view.refusal(move)):
                screen.lines([ask.reason(speaker, why)])
            elif move is not None:
                return Entry(seat, move, ms=int(1000 * (time.monotonic() - begun)))
            else:
                screen.lines([speaker.say("empty")])
        except SatasatError as error:
            if error.code in ("no_more_input", "file_unwritable"):
                raise
            said = speaker.say("as-sentence", text=narrate.sentence(speaker.error(error)))
            screen.lines([speaker.say("help-hint", text=said) if error.code in _TYPING else said])


def _answered(table: _Table, view: View, answer: str, seat: Seat) -> Move | None:
    """The move that the answer means; None where Enter means none."""
    if not answer and view.phase is not Phase.FAN:
        return ask.only_move(view)
    return ask.read_move(table.speaker(), view, answer, table.dice[seat])


def _heard(table: _Table, speaker: Speaker, seat: Seat, answer: str) -> bool:
    """Whether the answer was a wish to see something, or to leave."""
    screen, view, word = table.screen, table.session.view(seat), answer.casefold()
    if word.startswith("?"):
        screen.lines(ask.explain(speaker, view, answer.strip("? ")))
    elif word == "help":
        screen.lines(ask.help_lines(speaker, view))
    elif word == "last":
        screen.lines([narrate.trick_done(speaker, view)])
    elif word == "rules":
        header = table.session.header
        screen.lines(rules_lines(header.game, header.rules, table.preset, speaker))
    elif word == "score":
        _score_sheet(table, speaker)
        if view.trump is not None:
            screen.lines([narrate.counts(speaker, view)])
    elif word == "hand":
        screen.lines(ask.situation(speaker, view))
    elif word == "hint" or word.startswith("hint "):
        _hint(table, speaker, view, answer[len("hint") :].strip())
    elif word in _LEAVE:
        if _leaves(table, speaker):
            raise _Left
    else:
        return False
    return True


def _hint(table: _Table, speaker: Speaker, view: View, text: str) -> None:
    """What the moves are worth, by the player's own view: asked again, it says the same, and the match's dice lie still.

    With the text of a move, that one beside the best.
    """
    from satasat.analysis import hint
    from satasat.analysis.hint import beside
    from satasat.cli.three_two_five import hints

    move = ask.read_move(speaker, view, text, None) if text else None
    if move is not None and (refused := view.refusal(move)):
        table.screen.lines([ask.reason(speaker, refused)])
        return
    with compiling(speaker):
        found = hint(view, _HINT_WORLDS, SeededDice(f"hint/{table.session.moves}"))
    if move is not None and found.moves:
        found = beside(view.phase, found, move)
    if found.moves:
        table.screen.table(*hints.table(speaker, found))
        table.screen.prose(hints.note(speaker, view))
    table.screen.prose(hints.why(speaker, found.why))


def _leaves(table: _Table, speaker: Speaker) -> bool:
    """Whether he means it; asked only where a match would be lost."""
    if table.session.journal is not None or not table.screen.lively:
        return True
    return table.screen.ask(speaker.say("match-leave")).casefold().startswith("y")
