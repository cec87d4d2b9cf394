"""One match at one screen: who is told what, and who is asked. What a game says and asks comes from its own modules."""

from __future__ import annotations

import shlex
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from msgspec import Struct

from satasat.bots import Worlds, bot
from satasat.cli import complain
from satasat.cli.compiling import ready
from satasat.cli.rules import rules_lines
from satasat.cli.screen import Screen
from satasat.cli.session import Session, tag
from satasat.cli.streams import program
from satasat.cli.tellers import REVIEWED, Asker, Teller, adviser
from satasat.dice import SeededDice
from satasat.errors import BadMessage, SatasatError
from satasat.game import NATURE, Dice, Seat
from satasat.records import Entry
from satasat.texts import Speaker

_BUDGET: Final = Worlds(100)
_LEAVE: Final = ("quit", "exit")
_TYPING: Final = ("not_understood", "ambiguous", "bad_card")
"""Refusals of what was typed, after which help helps."""


class _Left(Exception):
    """The person leaves the match."""


class Table(Struct):
    """One match at one screen."""

    session: Session
    teller: Teller
    asker: Asker
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
        return self.teller.speaker_of(self.session.header, self.language, self.audience)


def run(table: Table) -> int:
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


def _say_how_to_go_on(table: Table) -> None:
    with suppress(OSError, SystemExit):  # the reader may have left first; rich makes an exit of it
        first, *commands = _kept(table)
        table.screen.lines(["", first])
        for line in commands:
            table.screen.command(f"  {line}")


def _kept(table: Table) -> list[str]:
    """What becomes of the match, and the command that goes on with it where there is one."""
    kept, speaker = table.session.journal, table.speaker()
    if kept is None:
        return [speaker.say("match-left-unkept")]
    file = shlex.quote(str(kept.path))
    return [speaker.say("match-left"), speaker.say("match-resume", program=program(), file=file)]


def _play(table: Table) -> None:
    session = table.session
    ready(table.speaker(), session.bots.values(), session.game.id)
    _tell(table)
    while (actor := session.actor) is not None:
        if actor == NATURE:
            entry = Entry(NATURE, _nature(table))
        elif actor in session.bots:
            time.sleep(table.pace)
            view = session.view(actor)
            entry = Entry(
                actor, bot(session.bots[actor], session.game.id).choose(view, _BUDGET, table.dice[actor])
            )
        else:
            asked = _ask(table, actor)
            if asked is None:
                continue
            entry = asked
        session.take(entry)
        _tell(table)
    _end(table)


def _nature(table: Table) -> Any:
    move = table.session.game.chance(table.session.state, table.dice[NATURE])
    if tag(move) == "seat_dealer" and table.dealer is not None:
        return type(move)(table.dealer)
    return move


def _tell(table: Table) -> None:
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


def _tell_news(table: Table) -> None:
    speaker = table.speaker()
    over = False
    for told in table.session.news(table.audience):
        asked = bool(table.people)
        table.screen.lines(table.teller.narrate(speaker, told.before, told.event, told.after, asked=asked))
        over = over or tag(told.event) == "scored"
        if over and tag(told.event) == "awaited":  # all that belongs to the end of the deal is told
            over = False
            score_sheet(table, speaker)
            _pause(table, speaker)


def _pause(table: Table, speaker: Speaker) -> None:
    """Lets a person at a terminal read the score sheet, and leave."""
    if table.pace and len(table.people) == 1 and table.session.actor is not None:
        while answer := table.screen.ask(speaker.say("ask-next")).strip().casefold():
            if answer in _LEAVE and _leaves(table, speaker):
                raise _Left
            table.screen.lines([speaker.say("what-next")])


def score_sheet(table: Table, speaker: Speaker) -> None:
    """Shows the deals that are over, and the totals."""
    state = table.session.state
    table.screen.table(*table.teller.score_rows(speaker, state.rules, state.sheet, state.totals))


def _end(table: Table) -> None:
    state = table.session.state
    result = table.session.game.result(state)
    assert result is not None
    speaker = table.speaker()
    table.screen.lines(["", table.teller.end(speaker, state.rules, result, table.preset)])
    if (kept := table.session.journal) is not None and table.session.game.id in REVIEWED:
        table.screen.lines([speaker.say("match-review")])
        file = shlex.quote(str(kept.path))
        table.screen.command(f"  {speaker.say('match-review-command', program=program(), file=file)}")


def _ask(table: Table, seat: Seat) -> Entry | None:
    """The person's move; None when he took one back instead."""
    screen, view = table.screen, table.session.view(seat)
    if len(table.people) > 1:
        if table.reader != seat:
            screen.clear()
            name = table.session.header.players[seat].name
            screen.ask(table.speaker().say("pass-on", name=name))
        table.reader = seat
        _tell_news(table)
    speaker, ask = table.speaker(), table.asker
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
            dice = table.dice[seat]
            move = ask.read_move(speaker, view, answer, dice) if answer else ask.entered(view, dice)
            if move is not None and (why := view.refusal(move)):
                screen.lines([ask.reason(speaker, why)])
            elif move is not None:
                return Entry(seat, move, ms=int(1000 * (time.monotonic() - begun)))
            else:
                screen.lines([speaker.say("empty")])
        except SatasatError as error:
            if error.code in ("no_more_input", "file_unwritable"):
                raise
            refused = speaker.error(error)
            said = speaker.say("as-sentence", text=refused[:1].upper() + refused[1:])
            screen.lines([speaker.say("help-hint", text=said) if error.code in _TYPING else said])


def _heard(table: Table, speaker: Speaker, seat: Seat, answer: str) -> bool:
    """Whether the answer was a wish to see something, or to leave."""
    screen, ask, view, word = table.screen, table.asker, table.session.view(seat), answer.casefold()
    if word.startswith("?"):
        screen.lines(ask.explain(speaker, view, answer.strip("? ")))
    elif word == "help":
        screen.lines(ask.help_lines(speaker, view))
    elif word == "last":
        screen.lines(ask.last(speaker, view, table.session.retold(seat)))
    elif word == "rules":
        header = table.session.header
        screen.lines(rules_lines(header.game, header.rules, table.preset, speaker))
    elif word == "score":
        score_sheet(table, speaker)
        screen.lines(ask.standing(speaker, view))
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


def _hint(table: Table, speaker: Speaker, view: Any, text: str) -> None:
    """What the moves are worth, by the player's own view: asked again, it says the same, and the match's dice lie still.

    With the text of a move, that one beside the best.
    """
    hints = adviser(table.session.game)
    move = table.asker.read_move(speaker, view, text, None) if text else None
    if move is not None and (refused := view.refusal(move)):
        table.screen.lines([table.asker.reason(speaker, refused)])
        return
    said = hints.advice(speaker, view, move, SeededDice(f"hint/{table.session.moves}"))
    if said.rows:
        table.screen.table(said.heads, said.rows)
    for line in said.prose:
        table.screen.prose(line)


def _leaves(table: Table, speaker: Speaker) -> bool:
    """Whether he means it; asked only where a match would be lost."""
    if table.session.journal is not None or not table.screen.lively:
        return True
    return table.screen.ask(speaker.say("match-leave")).casefold().startswith("y")
