"""What a client knows of a table: a pure fold over what it was told (docs/formats/wire.md)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec import UNSET, Raw, Struct
from msgspec.structs import replace

from satasat import wire
from satasat.cards import decode, from_plain, to_plain
from satasat.chain import Proof, commitment
from satasat.game import AnyGame, Seat
from satasat.games import game as game_of
from satasat.games.thirty_five import moves as tf_moves
from satasat.games.thirty_five import view as tf_view
from satasat.games.three_two_five.moves import DealScore, Event
from satasat.games.trentacinque import moves as tc_moves
from satasat.games.trentacinque import view as tc_view
from satasat.wire import (
    ChoicesTold,
    Company,
    Happened,
    Presence,
    Seating,
    Stage,
    Time,
    ViewTold,
    Welcome,
    whole,
    whole_choices,
    whole_events,
)

_KINDS: Final[Mapping[str, tuple[Any, Any, Any, Any]]] = {
    "three-two-five": (ViewTold, tuple[Event, ...], ChoicesTold, tuple[DealScore, ...]),
    "thirty-five": (
        tf_view.View,
        tuple[tf_moves.Event, ...],
        tf_moves.Choices,
        tuple[tf_moves.DealScore, ...],
    ),
    "trentacinque": (
        tc_view.View,
        tuple[tc_moves.Event, ...],
        tc_moves.Choices,
        tuple[tc_moves.DealScore, ...],
    ),
}
"""By game: the types of what is told of its views, of its events, choices and score sheet."""


class Known(Struct, frozen=True):
    """A table as one person knows it at `seq`, in the game's own types.

    `view` is None before the first match and to those who may not watch, `choices` where nothing is due from this person.
    `commits` has one commitment for each deal of the match, `proofs` the seeds behind them, once the match is over (S12).
    """

    table: str
    game: AnyGame
    rules: Any
    seq: int
    seating: Seating
    company: Company
    seat: Seat | None = None
    view: Any = None
    choices: Any = None
    sheet: tuple[Any, ...] = ()
    commits: tuple[str, ...] = ()
    proofs: tuple[Proof, ...] = ()
    time: Time | None = None
    preset: str | None = None
    secret: str | None = None

    @property
    def stage(self) -> Stage:
        return self.seating.stage

    @property
    def remarks(self) -> Any:
        """What the rules say of the view: worked out here, as the server does it for clients that know no rules."""
        return None if self.view is None else self.game.remarks(self.view)

    @property
    def match_name(self) -> str:
        """What the commitments of the match name."""
        return f"{self.table}/{self.seating.match}"

    @property
    def deal_no(self) -> int:
        """The deal that is on or comes next, from 1."""
        return len(self.sheet) + 1

    @property
    def waits_for_me(self) -> bool:
        """Whether the next deal has been committed to and waits for this person to be ready."""
        return (
            self.seat is not None
            and self.stage is Stage.BETWEEN
            and not self.seating.places[self.seat].ready
            and len(self.commits) >= self.deal_no
        )


def welcomed(welcome: Welcome) -> Known:
    """All that a client knows after a Welcome. Raises msgspec.ValidationError, BadRules where the server speaks of what we
    do not know."""
    game = game_of(welcome.game)
    rules = game.read_rules(welcome.rules)
    view_kind, _, choices, sheet = _KINDS[game.id]
    view = _view(welcome.view, rules, view_kind) if isinstance(welcome.view, Raw) else None
    return Known(
        welcome.table,
        game,
        rules,
        welcome.seq,
        welcome.seating,
        welcome.company,
        welcome.seat,
        view,
        _choices(welcome.choices, view, choices),
        from_plain(welcome.sheet, sheet),
        welcome.commits,
        welcome.proofs,
        welcome.time,
        welcome.preset,
        welcome.secret,
    )


def _choices(told: Any, view: Any, kind: Any) -> Any:
    return None if told is None else whole_choices(from_plain(told, kind), view)


def _view(raw: Raw, rules: Any, kind: Any) -> Any:
    if kind is ViewTold:
        return whole(decode(bytes(raw), ViewTold), rules)
    return whole(from_plain({**msgspec.json.decode(raw), "rules": to_plain(rules)}, kind), rules)


def typed(known: Known, happened: Happened) -> Happened:
    """The update with its events in the game's own types."""
    view, events, _, _ = _KINDS[known.game.id]
    told = from_plain(happened.events, events)
    if isinstance(happened.view, Raw):
        told = whole_events(told, _view(happened.view, known.rules, view))
    return replace(happened, events=told)


def told(known: Known, happened: Happened) -> Known:
    """What is known after an update with typed events. One that is no news, because it came twice, changes nothing."""
    if happened.seq <= known.seq:
        return known
    view_kind, _, choices_kind, _ = _KINDS[known.game.id]
    changes: dict[str, Any] = {"seq": happened.seq, "time": happened.time}
    if happened.seating is not None:
        changes["seating"] = happened.seating
    if happened.proofs:
        changes["proofs"] = happened.proofs
    match happened.what:
        case wire.Ruled(rules=plain, preset=preset):
            changes |= {"rules": known.game.read_rules(plain), "preset": preset}
        case wire.Begun():
            changes |= {"sheet": (), "commits": (), "proofs": ()}
        case wire.Committed(commit=commit):
            changes["commits"] = (*known.commits, commit)
        case wire.Claimed() | wire.Ended():
            changes["choices"] = None
        case _:
            pass
    if happened.view is not UNSET:
        rules = changes.get("rules", known.rules)
        view = _view(happened.view, rules, view_kind)
        changes |= {"view": view, "choices": _choices(happened.choices, view, choices_kind)}
    scored = tuple(event.score for event in happened.events if event.__struct_config__.tag == "scored")
    if scored:
        changes["sheet"] = known.sheet + scored
    return replace(known, **changes)


def met(known: Known, presence: Presence) -> Known:
    """What is known once it is told who is there."""
    return replace(known, company=presence.company)


class Promise(Struct, frozen=True):
    """What both sides said before a deal: the server's commitment, and this person's seed."""

    commit: str
    seat: Seat
    seed: str


def broken(known: Known, promises: Mapping[int, Promise]) -> tuple[int, ...]:
    """The deals of the match that is over whose seeds are not what was promised before them (S12).

    `promises` by deal. A deal passes if its seed fits the commitment that was published before it, under the match's name, and
    this person's own seed went in. What the seeds make of the cards is checked by `satasat verify`, on the match's record.
    """
    return tuple(
        deal
        for deal, proof in enumerate(known.proofs, 1)
        if not _kept(known, deal, proof, promises.get(deal))
    )


def _kept(known: Known, deal: int, proof: Proof, promise: Promise | None) -> bool:
    try:
        true = commitment(bytes.fromhex(proof.seed), known.match_name, deal) == proof.commit
    except ValueError:
        return False
    public = len(known.commits) >= deal and known.commits[deal - 1] == proof.commit
    mine = promise is None or (promise.commit == proof.commit and proof.players[promise.seat] == promise.seed)
    return true and public and mine
