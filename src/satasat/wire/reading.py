"""Reading commands and writing updates."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from satasat import records
from satasat.cards import encode, to_plain
from satasat.errors import BadMessage, BadRules, SatasatError
from satasat.game import AnyGame
from satasat.wire.commands import Command
from satasat.wire.limits import DEPTH
from satasat.wire.updates import Update
from satasat.wire.views import told_of

_COMMANDS: Final = msgspec.json.Decoder(Command)


def deeper_than(data: bytes, most: int) -> bool:
    """Whether JSON text nests objects and lists deeper than that. Linear in its length."""
    depth = 0
    in_text = escaped = False
    for byte in data:
        if in_text:
            if escaped:
                escaped = False
            elif byte == 0x5C:
                escaped = True
            elif byte == 0x22:
                in_text = False
        elif byte == 0x22:
            in_text = True
        elif byte in b"{[":
            depth += 1
            if depth > most:
                return True
        elif byte in b"}]":
            depth -= 1
    return False


def read_command(data: bytes) -> Command:
    """A command from a frame. Raises BadMessage with the offending place."""
    try:
        command: Command = _COMMANDS.decode(data)
    except (msgspec.DecodeError, RecursionError) as bad:
        raise BadMessage("bad_message", reason=str(bad)[:120]) from None
    if data.count(b"{") + data.count(b"[") > DEPTH and deeper_than(data, DEPTH):
        raise BadMessage("bad_message", reason=f"nested deeper than {DEPTH}")
    if not 1 <= len(command.id) <= 32 or not command.id.isascii() or not command.id.isprintable():
        raise BadMessage("bad_message", reason="id - at `$.id`")
    return command


def read_move(game: AnyGame, move: dict[str, Any]) -> Any:
    """The move of an `act`. Raises BadMessage."""
    try:
        return records.read_move(move, game)
    except msgspec.ValidationError as bad:
        raise BadMessage("bad_message", reason=str(bad)[:120]) from None


class Named(Struct, frozen=True):
    """What can be read of a command that is none of ours otherwise: enough to answer it."""

    id: str | None = None
    table: str | None = None


_NAMED: Final = msgspec.json.Decoder(Named)


def read_name(data: bytes) -> Named:
    """The id and the table of a broken command. Raises BadMessage."""
    try:
        named = _NAMED.decode(data)
    except (msgspec.DecodeError, RecursionError) as bad:
        raise BadMessage("bad_message", reason=str(bad)[:120]) from None
    return Named(named.id and named.id[:32], named.table and named.table[:40])


def rules_plain(game: AnyGame, preset: str | None, changes: Mapping[str, Any]) -> dict[str, Any]:
    """A preset (None: the game's default) with these changes, as plain values. Raises BadRules."""
    name = preset if preset is not None else game.default_preset
    if name not in game.presets:
        raise BadRules("unknown_preset", preset=name[:80], allowed=list(game.presets))
    return {**to_plain(game.presets[name]), **changes}


def plain_params(error: SatasatError) -> dict[str, Any]:
    """The parameters of a refusal as plain values."""
    plain: dict[str, Any] = to_plain({key: _nameable(value) for key, value in error.params.items()})
    return plain


def _nameable(value: Any) -> Any:
    return value[:200] if isinstance(value, str) else value


def written(update: Update) -> bytes:
    """An update as it goes over the wire."""
    return encode(update)


def view_json(view: Any) -> Raw:
    """A view as it is told: without its rules, which a Welcome has told once."""
    return Raw(encode(told_of(view)))
