"""A match at one terminal: the truth, what each seat knows, the record, and the way back. The shell around a pure game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import Struct

from satasat.cli.journal import Journal
from satasat.errors import BadMessage
from satasat.game import AnyGame, Seat, act, observe_all
from satasat.records import Entry, Header


class Told(Struct, frozen=True):
    """One event as an audience was shown it, with what it knew before and after."""

    before: Any
    event: Any
    after: Any


class _Decision(Struct, frozen=True):
    """The match as it was when a seat had to decide."""

    seat: Seat
    state: Any
    views: tuple[Any, ...]
    moves: int


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
        self.moves = 0
        self._untold: dict[Seat | None, list[Told]] = {audience: [] for audience in audiences}
        self._decisions: list[_Decision] = []

    @property
    def actor(self) -> Any:
        return self.game.actor(self.state)

    def view(self, seat: Seat | None) -> Any:
        """What the seat, or a spectator, knows."""
        return self.views[self.seats.index(seat)]

    def take(self, entry: Entry, *, again: bool = False) -> None:
        """Makes a move, first on disk, then at the table. `again`: it is read from the record.

        Raises IllegalMove, OutOfTurn, or BadMessage when it cannot be written; nothing has happened then.
        """
        after = act(self.game, self.state, entry.by, entry.move)
        if self.journal is not None and not again:
            self.journal.add(entry)
        if isinstance(entry.by, int) and entry.by not in self.bots:
            self._decisions.append(_Decision(entry.by, self.state, self.views, self.moves))
        for audience, untold in self._untold.items():
            view = self.view(audience)
            for event in self.game.shown(self.state, entry.move, after, audience):
                known = self.game.observe(view, event)
                untold.append(Told(view, event, known))
                view = known
        self.views = observe_all(self.game, self.views, self.seats, self.state, entry.move, after)
        self.state = after
        self.moves += 1
        result = self.game.result(after)
        if self.journal is not None and result is not None and not again:
            self.journal.finish(result)

    def news(self, audience: Seat | None) -> list[Told]:
        """What that audience has not been told yet."""
        untold, self._untold[audience] = self._untold[audience], []
        return untold

    def tell_again(self, audience: Seat | None, told: list[Told]) -> None:
        """Puts back what that audience has yet to hear."""
        self._untold[audience] = told + self._untold[audience]

    def take_back(self, seat: Seat) -> None:
        """Back to the seat's last decision. Raises BadMessage when there is none, or a hidden card was shown since."""
        if not self._decisions or self._decisions[-1].seat != seat:
            raise BadMessage("undo_nothing")
        back = self._decisions[-1]
        now, then = self.view(seat), back.views[seat]
        if (now.deal_no, now.seen) != (then.deal_no, then.seen):
            raise BadMessage("undo_hidden")
        if self.journal is not None:
            self.journal.take_back(back.moves)
        self._decisions.pop()
        self.state, self.views, self.moves = back.state, back.views, back.moves
        for untold in self._untold.values():
            untold.clear()
