"""What a client could send, and what nobody should: commands at random, legal or not, and frames that were tampered with."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

from satasat.dice import SeededDice
from satasat.wire import FACES, FRAME, PHRASES
from tests.tellings import moves_of

CORPUS: Final = Path(__file__).parent / "golden" / "frames.txt"
"""Frames that were of interest once, one a line, without ids of people or tables."""
CARDS: Final = ("AS", "KH", "TD", "7C", "8H", "2C", "??", "")
BOTS: Final = ("easy", "random", "easy", "deep thought")
KINDS: Final = (
    *("act",) * 8, *("ready",) * 3, *("answer",) * 3, *("host",) * 4, *("take_seat",) * 2, *("say",) * 2, "take_back",
    "take_back", "claim", "end", "leave", "back", "start", "rematch", "join", "quit", "hint",
)  # fmt: skip


class Knows(Struct, frozen=True):
    """What a client knows of a table, of which commands can make use."""

    seq: int = 0
    deal: int = 1
    proposal: int = 0
    choices: Any = None
    secret: str = ""


def legal(choices: Any, dice: SeededDice) -> dict[str, Any]:
    """One of the moves that were offered."""
    match choices["type"]:
        case "one_of" | "cards":
            moves = moves_of(choices)
            return moves[dice.below(len(moves))]
        case "any_order":
            return {"type": choices["move"], "order": list(dice.shuffled(choices["cards"]))}
        case _:
            span = choices["most"] - choices["least"] + 1
            return {"type": choices["move"], "at": choices["least"] + dice.below(span)}


def some_move(dice: SeededDice) -> dict[str, Any]:
    """A move of the game, well formed or nearly so, by nature's too."""
    card, seat = CARDS[dice.below(len(CARDS))], dice.below(5) - 1
    moves: tuple[dict[str, Any], ...] = (
        {"type": "play", "card": card},
        {"type": "give", "card": card},
        {"type": "draw", "at": seat},
        {"type": "draw", "position": seat},
        {"type": "name", "suit": "SHDCX"[dice.below(5)]},
        {"type": "turn", "card": card},
        {"type": "cut", "at": dice.below(40) - 5},
        {"type": "fan", "order": list(dice.shuffled(CARDS))},
        {"type": "shuffle", "order": ["AS"] * 30},
        {"type": "seat_dealer", "seat": seat},
        {"type": ("offer", "concede", "decline")[dice.below(3)]},
        {},
    )
    return moves[dice.below(len(moves))]


def wild(dice: SeededDice, knows: Knows) -> dict[str, Any]:
    """Any command, without its id and its table: sensible, or only well formed."""
    kind = KINDS[dice.below(len(KINDS))]
    seq = knows.seq + (0, 0, 0, 0, -1, -3, 1, 9)[dice.below(8)]
    seat = dice.below(5) - 1
    fields: dict[str, Any] = {}
    match kind:
        case "act":
            sensible = knows.choices is not None and dice.below(3)
            fields = {"seq": seq, "move": legal(knows.choices, dice) if sensible else some_move(dice)}
        case "claim" | "take_back" | "hint":
            fields = {"seq": seq}
        case "ready":
            fields = {"deal": knows.deal + (0, 0, 0, 1, -1)[dice.below(5)], "seed": seed(dice)}
        case "answer":
            fields = {"proposal": knows.proposal + (0, 0, 0, 1)[dice.below(4)], "yes": bool(dice.below(4))}
        case "take_seat":
            fields = {"seat": seat}
        case "start" | "rematch":
            fields = {"dealer": seat} if dice.below(3) == 0 else {}
        case "say":
            fields = _saying(dice)
        case "join":
            fields = ({"secret": knows.secret}, {"secret": "0" * 30}, {"seq": seq}, {})[dice.below(4)]
        case "host":
            fields = {"do": _hosting(dice, seat)}
        case _:
            pass
    return {"type": kind, **fields}


def seed(dice: SeededDice) -> str:
    """A person's seed for a shuffle, now and then none, or none that is taken."""
    return ("", f"{dice.below(1 << 128):032x}", f"{dice.below(1 << 128):032x}", "xyz")[dice.below(4)]


def _saying(dice: SeededDice) -> dict[str, Any]:
    sayings: tuple[dict[str, Any], ...] = (
        {"phrase": PHRASES[dice.below(len(PHRASES))]},
        {"face": FACES[dice.below(len(FACES))]},
        {"text": "a \u202e\u0000 b \U0001f0a1 " * (1 + dice.below(60))},
        {"phrase": "nonsense"},
        {},
    )
    return sayings[dice.below(len(sayings))]


def _hosting(dice: SeededDice, seat: int) -> dict[str, Any]:
    settings = {
        "clock": ("none", "none", "none", "fast", "normal")[dice.below(5)],
        "pace": "instant",
        "sit_in_bot": "easy",
        "spectators": bool(dice.below(3)),
        "private": bool(dice.below(6)),
        "locked": not dice.below(4),
        "hints": bool(dice.below(6)),
    }
    actions: tuple[dict[str, Any], ...] = (
        {"type": "put_bot", "seat": seat, "bot": BOTS[dice.below(len(BOTS))]},
        {"type": "clear", "seat": seat},
        {"type": "swap", "a": seat, "b": dice.below(4)},
        {"type": "set_rules", "preset": ("pagat", "high-sevens", "plain", "bridge")[dice.below(4)]},
        {"type": "set_rules", "rules": {"deals": dice.below(3)}},
        {"type": "configure", "settings": settings},
        {"type": "configure", "settings": settings},
        {"type": "put_bot", "seat": dice.below(3), "bot": "random"},
        {"type": "pass_host", "seat": seat},
    )
    return actions[dice.below(len(actions))]


WRONG: Final[tuple[Any, ...]] = (
    None, True, -1, 0, 1.5, 1 << 64, -(1 << 70), 10**400, "", "x" * 40, [], {}, [[[[[[]]]]]], {"type": "play"}, "\u0000",
)  # fmt: skip


def mutated(data: bytes, dice: SeededDice) -> bytes:  # noqa: PLR0911 (one return a kind)
    """A frame that was tampered with; now and then still a command."""
    match dice.below(12):
        case 0 | 1:
            changed = bytearray(data)
            for _ in range(1 + dice.below(3)):
                changed[dice.below(len(changed))] ^= 1 << dice.below(8)
            return bytes(changed)
        case 2:
            return data[: dice.below(len(data))]
        case 3:
            at = dice.below(len(data))
            return data[:at] + data[at : at + dice.below(20)] * 2 + data[at:]
        case 4:
            deep = 1 + dice.below(1500)
            return (b'{"type":"act","move":' + b"[" * deep + b"]" * deep + b"}")[: dice.below(2 * FRAME)]
        case 5 | 6 | 7:
            return _with_wrong_value(data, dice)
        case 8:
            return data[:-1] + b',"' + b"x" * dice.below(30) + b'":1}'
        case 9:
            return data.replace(b":", b":NaN" if dice.below(2) else b":1e999999", 1 + dice.below(2))
        case 10:
            return data + b" " * (5 * 1024 - len(data)) if dice.below(4) == 0 else data + data
        case _:
            lines = corpus()
            return lines[dice.below(len(lines))]


def _with_wrong_value(data: bytes, dice: SeededDice) -> bytes:
    command: dict[str, Any] = json.loads(data)
    inner = next((value for value in command.values() if isinstance(value, dict) and value), command)
    into = inner if dice.below(2) else command
    into[list(into)[dice.below(len(into))]] = WRONG[dice.below(len(WRONG))]
    return json.dumps(command).encode()


def corpus() -> list[bytes]:
    """The frames that are kept."""
    return CORPUS.read_bytes().splitlines()
