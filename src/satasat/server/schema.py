"""The JSON Schema of everything that goes over the wire, made from the types themselves."""

from __future__ import annotations

from functools import cache, partial
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import FieldInfo, fields

from satasat import wire
from satasat.cards import CARDS, Card, CardSet, to_plain
from satasat.games import GAMES
from satasat.games.thirty_five import moves as tf_moves
from satasat.games.thirty_five import remarks as tf_remarks
from satasat.games.thirty_five import view as tf_view
from satasat.games.three_two_five.moves import Event
from satasat.games.three_two_five.remarks import Remarks
from satasat.games.trentacinque import moves as tc_moves
from satasat.games.trentacinque import remarks as tc_remarks
from satasat.games.trentacinque import view as tc_view

DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
_VIEWS: Final[dict[str, tuple[Any, Any, Any, Any]]] = {
    "three-two-five": (Event, wire.ViewTold, wire.ChoicesTold, Remarks),
    "thirty-five": (tf_moves.Event, tf_view.View, tf_moves.Choices, tf_remarks.Remarks),
    "trentacinque": (tc_moves.Event, tc_view.View, tc_moves.Choices, tc_remarks.Remarks),
}
"""By game: the types of its events, views (or of what is told of them), choices and remarks."""
_CARD: Final = "|".join(to_plain(card) for card in CARDS)


def _hook(kind: type) -> dict[str, Any]:
    if kind is Card:
        return {"type": "string", "pattern": f"^({_CARD})$"}
    if kind is CardSet:
        return {"type": "string", "pattern": f"^(({_CARD})( ({_CARD}))*)?$"}
    raise NotImplementedError  # so msgspec is told that it is to find the schema of this type itself


def _on_the_wire(view: type[Struct]) -> type[Struct]:
    """The view as it is told: without the rules, which a Welcome tells, and what has its default left out."""
    kept = [one for one in fields(view) if one.name != "rules"]
    optional = {
        one.name: msgspec.field(default_factory=partial(_default, one)) for one in kept if not one.required
    }
    return msgspec.defstruct(
        view.__name__,
        [(o.name, o.type, optional[o.name]) if o.name in optional else (o.name, o.type) for o in kept],
        frozen=True,
    )


def _default(field: FieldInfo) -> Any:
    return field.default


def _template(game: str) -> str:
    return f"#/$defs/{game}.{{name}}" if game else "#/$defs/{name}"


@cache
def schema() -> dict[str, Any]:
    """`command` and `update`, and by game `move`, `event`, `view`, `choices` and `remarks`; all else lies in `$defs`."""
    (command, update), defs = msgspec.json.schema_components(
        (wire.Command, wire.Update), schema_hook=_hook, ref_template=_template("")
    )
    games = {}
    for game in GAMES:
        event, view, choices, remarks = _VIEWS[game.id]
        kinds = (game.move, event, _on_the_wire(view), choices, remarks)
        parts, more = msgspec.json.schema_components(
            kinds, schema_hook=_hook, ref_template=_template(game.id)
        )
        games[game.id] = dict(zip(("move", "event", "view", "choices", "remarks"), parts, strict=True))
        defs |= {f"{game.id}.{name}": part for name, part in more.items()}
    return {
        "$schema": DIALECT,
        "protocol": wire.PROTOCOL,
        "command": command,
        "update": update,
        "games": games,
        "$defs": defs,
    }
