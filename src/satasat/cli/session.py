"""A match at one terminal: the truth, what each seat knows, the record, and the way back. The shell around a pure game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from satasat.cards import cards_in
from satasat.cli.journal import Journal
from satasat.errors import BadMessage
from satasat.game import NATURE, Actor, AnyGame, Seat, Told, act, told
from satasat.records import Entry, Header


class _Decision(Struct, frozen=True):
    """The match as it was when a seat had to decide, and how much each audience had yet to be told."""

    seat: Seat
    state: Any
    views: tuple[Any, ...]
    moves: int
    untold: Mapping[Seat | None, int]


class Session:
    """One match. `audiences` are the seats (None: a spectator) whose events are collected to be told."""

    def __init__(
        self,
        header: Header,
        journal: Journal | None,
        audiences: Sequence[Seat | None],
        bots: Mapping[Seat, str],
    ) -> None:
        self.game: AnyGame = header.game
        self.header = header
        self.journal = journal
        self.bots = bots
        self.seats: tuple[Seat | None, ...] = (*range(self.game.seats(header.rules)), None)
        self.state = self.game.start(header.rules)
        self.views = tuple(self.game.blank(header.rules, seat) for seat in self.seats)
        self.entries: list[Entry] = []
        self._untold: dict[Seat | None, list[Told[Any, Any]]] = {audience: [] for audience in audiences}
        self._back: list[_Decision] = []
        self._decided: Counter[Seat] = Counter()

    @property
    def moves(self) -> int:
        """How many moves were made."""
        return len(self.entries)

    @property
    def actor(self) -> Any:
        return self.game.actor(self.state)

    def view(self, seat: Seat | None) -> Any:
        """What the seat, or a spectator, knows."""
        return self.views[self.seats.index(seat)]

    def take(self, entry: Entry, *, again: bool = False) -> None:
        """Makes a move, first on disk, then at the table. `again`: it is read from the record.

        Raises IllegalMove, OutOfTurn, or BadMessage when it cannot be written; nothing has happened then. Where only
        the result cannot be written, the move stands, and the record can be resumed.
        """
        after = act(self.game, self.state, entry.by, entry.move)
        if self.journal is not None and not again:
            self.journal.add(entry)
        self._remember(entry.by)
        news = {
            seat: told(self.game, view, self.state, entry.move, after, seat)
            for seat, view in zip(self.seats, self.views, strict=True)
        }
        for audience, untold in self._untold.items():
            untold.extend(news[audience])
        if self._back and any(map(_shows_new_card, news[self._back[-1].seat])):
            self._back.clear()
        self.views = tuple(news[seat][-1].after for seat in self.seats)
        self.state = after
        self.entries.append(entry)
        result = self.game.result(after)
        if self.journal is not None and result is not None and not again:
            self.journal.finish(result)

    def _remember(self, by: Actor) -> None:
        """Keeps the way back to one person's decisions, until another seat moves."""
        if by == NATURE:
            return
        if by in self.bots or any(decision.seat != by for decision in self._back):
            self._back.clear()
        if isinstance(by, int) and by not in self.bots:
            untold = {audience: len(events) for audience, events in self._untold.items()}
            self._back.append(_Decision(by, self.state, self.views, self.moves, untold))
            self._decided[by] += 1

    def news(self, audience: Seat | None) -> list[Told[Any, Any]]:
        """What that audience has not been told yet."""
        untold, self._untold[audience] = self._untold[audience], []
        return untold

    def retold(self, seat: Seat | None) -> list[Told[Any, Any]]:
        """All that the seat, or a spectator, was told in the match, once more."""
        rules = self.header.rules
        state, view = self.game.start(rules), self.game.blank(rules, seat)
        news: list[Told[Any, Any]] = []
        for entry in self.entries:
            after = self.game.step(state, entry.move)
            news += told(self.game, view, state, entry.move, after, seat)
            state, view = after, news[-1].after
        return news

    def resumed(self, begins: str) -> None:
        """What happened before the last event of that tag is told to nobody, and nothing of it is taken back."""
        for audience, untold in self._untold.items():
            first = [i for i, one in enumerate(untold) if tag(one.event) == begins]
            self._untold[audience] = untold[first[-1] if first else 0 :]
        self._back.clear()

    def can_take_back(self, seat: Seat) -> bool:
        """Whether the seat may undo: nobody else has moved since it decided, nor was it shown a hidden card."""
        return bool(self._back) and self._back[-1].seat == seat

    def take_back(self, seat: Seat) -> None:
        """Back to the seat's last decision. Raises BadMessage when there is none, or it is final."""
        if not self.can_take_back(seat):
            raise BadMessage("undo_hidden" if self._decided[seat] else "undo_nothing")
        back = self._back[-1]
        if self.journal is not None:
            self.journal.take_back(back.moves)
        self._back.pop()
        self._decided[seat] -= 1
        self.state, self.views = back.state, back.views
        del self.entries[back.moves :]
        for audience, untold in self._untold.items():
            del untold[back.untold[audience] :]


def tag(event: Any) -> str:
    """What kind of event, or of move, it is: `scored`."""
    return str(event.__struct_config__.tag)


def _shows_new_card(one: Told[Any, Any]) -> bool:
    """Whether the event showed its audience a card that was not in the audience's own hand."""
    return bool(cards_in(one.event) - one.before.hand)
