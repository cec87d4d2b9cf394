"""Golden playthroughs: one match of each preset, and of some rule sets more, as text, with what each seat was shown. Writes them when run as a program.

A line for each move: its number, who, the move; then what is due, from whom, and between how many choices. Beneath it what was
shown, once for all who were shown the same; `-` is the spectator, `?` a card that is hidden from them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, Final

import msgspec

from satasat.cards import CardSet, to_plain
from satasat.dice import SeededDice
from satasat.game import NATURE, AnyGame, AnyOrder, Between, Choices, OneOf, Seat, uniform
from satasat.records import matching_preset

FOLDER = Path(__file__).parent / "golden" / "playthroughs"


def word(value: Any) -> str:
    match value:
        case None:
            return "?"
        case CardSet():
            return "{" + str(value) + "}"
        case msgspec.Struct():
            fields = msgspec.structs.asdict(value).values()
            tag = value.__struct_config__.tag
            return " ".join([*([str(tag)] if tag else []), *map(word, fields)])
        case tuple() | list():
            return "(" + " ".join(map(word, value)) + ")"
    return str(to_plain(value))


def number(choices: Choices[Any]) -> str:
    match choices:
        case OneOf(moves=moves):
            return str(len(moves))
        case Between(least=least, most=most, instead=instead):
            return f"{least} to {most}{'' if instead is None else f' or {instead}'}"
        case AnyOrder(cards=cards):
            return f"any order of {len(cards)}"


def shown(game: AnyGame, before: Any, move: Any, after: Any) -> Iterator[str]:
    seats: tuple[Seat | None, ...] = (*range(game.seats(before.rules)), None)
    seen: dict[str, list[str]] = {}
    for seat in seats:
        text = "; ".join(word(event) for event in game.shown(before, move, after, seat)[:-1])
        seen.setdefault(text, []).append("-" if seat is None else str(seat))
    for text, who in seen.items():
        yield f"    {'' if len(who) == len(seats) else ' '.join(who) + ': '}{text}"


VARIANTS: Final[Mapping[str, Mapping[str, Mapping[str, Any]]]] = {
    "thirty-five": {"two": {"players": 2, "chips": 20}, "four": {"players": 4, "ante": 20, "pool_limit": 90}},
    "trentacinque": {"short": {"chips": 12}},
}
"""By game, further rule sets: the default preset's, with changes."""


def rule_sets(game: AnyGame) -> dict[str, Any]:
    """By name, the rules to be played: each preset, and the variants."""
    plain = to_plain(game.presets[game.default_preset])
    more = {name: game.read_rules({**plain, **its}) for name, its in VARIANTS.get(game.id, {}).items()}
    return {**game.presets, **more}


def playthrough(game: AnyGame, preset: str) -> str:
    """The text of one match, under the rules of that name."""
    rules = rule_sets(game)[preset]
    dice = SeededDice(f"playthrough/{preset}")
    state = game.start(rules)
    lines = [f"{game.id}, {matching_preset(game, rules) or preset}, random moves"]
    while (actor := game.actor(state)) is not None:
        move = game.chance(state, dice) if actor == NATURE else uniform(game, game.legal(state), dice)
        after = game.step(state, move)
        due = "over" if game.actor(after) is None else f"{after.phase.value} {game.actor(after)}"
        lines.append(f"{len(lines)} {actor} {word(move)} -> {due}, {number(game.legal(after))}")
        lines[-1] = "\n".join([lines[-1], *shown(game, state, move, after)])
        state = after
    return "\n".join([*lines, word(game.result(state))]) + "\n"


def path(game: AnyGame, preset: str) -> Path:
    return FOLDER / f"{game.id}.{preset}.txt"


if __name__ == "__main__":
    from satasat.games import GAMES

    FOLDER.mkdir(exist_ok=True)
    for one in GAMES:
        for name in rule_sets(one):
            path(one, name).write_text(playthrough(one, name))
