"""Bugs that are planted in a running server: the state machine must find each."""

from __future__ import annotations

from typing import Any, Final

import pytest
from msgspec.structs import replace

from satasat import wire
from satasat.errors import Refusal
from satasat.server import orders, telling
from satasat.server.followers import Followers
from satasat.server.table import Table
from satasat.wire import Returned
from tests.hub import Hub
from tests.test_state_machine import hub, run

__all__ = ["hub"]


def _answers_as_an_entry(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is no entry is remembered as if it were one."""

    def done(self: Followers, listener: Any, sitting: Any, command: wire.Command) -> None:
        self.remember(listener.person.id, command.id, sitting.seq)
        listener.send(wire.written(wire.Done(command.id, sitting.table, sitting.seq)))

    monkeypatch.setattr(Followers, "done", done)


def _forgets(monkeypatch: pytest.MonkeyPatch) -> None:
    """The same command is carried out again."""
    monkeypatch.setattr(Followers, "again", lambda *_: False)


def _shows_a_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who watches is told what seat 0 is told."""
    monkeypatch.setattr(telling, "view_of", lambda match, who: match.views[who.seat or 0])


def _tells_in_refusals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Why a command is refused depends on a hand that its sender does not see."""
    entries = orders.entries

    def leaky(sitting: Any, person: Any, command: Any, moment: Any) -> Any:
        deal = sitting.match and sitting.match.state.deal
        if isinstance(command, wire.Act) and deal and any(card % 13 == 0 for card in deal.hands[2]):
            raise Refusal("not_now")
        return entries(sitting, person, command, moment)

    monkeypatch.setattr(orders, "entries", leaky)


def _misses_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Now and then somebody is not told."""
    tell = Followers.tell

    def told(self: Followers, before: Any, step: Any, signed: Any, now: int) -> None:
        everybody = self.listeners
        if step.sitting.seq % 23 == 0:
            self.listeners = dict(list(everybody.items())[1:])
        tell(self, before, step, signed, now)
        self.listeners = everybody

    monkeypatch.setattr(Followers, "tell", told)


def _skips_what_was_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who comes back is told one entry too few."""
    missed = Followers.missed

    def fewer(self: Followers, listener: Any, sitting: Any, since: int) -> Any:
        return missed(self, listener, sitting, min(since + 1, sitting.seq))

    monkeypatch.setattr(Followers, "missed", fewer)


def _knows_more_than_the_log(monkeypatch: pytest.MonkeyPatch) -> None:
    """The table changes without an entry."""
    note = Table._note

    def noting(self: Table, before: Any, entry: Any) -> None:
        note(self, before, entry)
        if isinstance(entry, Returned):
            self.sitting = replace(self.sitting, consents=frozenset({0, 1}))

    monkeypatch.setattr(Table, "_note", noting)


PLANTED: Final = (
    _answers_as_an_entry,
    _forgets,
    _shows_a_hand,
    _tells_in_refusals,
    _misses_one,
    _skips_what_was_missed,
    _knows_more_than_the_log,
)


@pytest.mark.long
@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__[1:])
def test_a_planted_bug_is_found(plant: Any, hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    with pytest.raises((AssertionError, ExceptionGroup)):
        run(hub, 60, 40)
