"""Whole matches whose shuffles can be checked, as a server would record them; and the published vectors, written anew when run.

`python -m tests.chained` writes docs/formats/shuffle-vectors.jsonl.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from satasat.cards import PACK_30, to_plain
from satasat.chain import ChainDice, Proof, commitment, natures_move
from satasat.dice import SeededDice
from satasat.game import NATURE, AnyGame, AnyOrder, uniform
from satasat.games import game
from satasat.records import Entry, Header, Match, Player, match_lines, read

VECTORS: Final = Path(__file__).parents[1] / "docs" / "formats" / "shuffle-vectors.jsonl"
GAME: Final = game("three-two-five")


def proof_of(seed: str, table: str, deal: int, seats: int = 3) -> Proof:
    """Seeds by dice; in every second deal or so one of the players gives none."""
    dice = SeededDice(f"{seed}/{table}/{deal}")
    ours = dice.below(1 << 256).to_bytes(32, "big")
    players = [f"{dice.below(1 << 128):032x}" for _ in range(seats)]
    if dice.below(2):
        players[dice.below(seats)] = ""
    return Proof(commitment(ours, table, deal), ours.hex(), tuple(players))


def chained_entries(rules: Any, table: str, seed: str, its: AnyGame = GAME) -> tuple[list[Entry], Any]:
    """The moves of a whole match, chance by the chain and the rest at random, and its last state.

    Where seats put their own fan, the table does it for them half of the times.
    """
    dice = SeededDice(seed)
    state, entries, proof, deal = (
        its.start(rules),
        list[Entry](),
        proof_of(seed, table, 1, its.seats(rules)),
        1,
    )
    while (actor := its.actor(state)) is not None:
        choices = its.legal(state)
        mark = None
        auto = actor != NATURE and dice.below(2) == 0
        if actor == NATURE or (auto and isinstance(choices, AnyOrder)):
            if actor == NATURE and its.label(state) == "shuffle":
                proof = mark = proof_of(seed, table, deal, its.seats(rules))
                deal += 1
            move = natures_move(its, state, proof)
        else:
            move = uniform(its, choices, dice)
        entries.append(Entry(actor, move, auto=auto, proof=mark))
        state = its.step(state, move)
    return entries, state


PLAYERS: Final = (Player("Asha"), Player("Bina", "easy"), Player("Chandra"), Player("Dev"), Player("Esha"))


def chained_lines(
    seed: str, table: str = "k3v9qd/1", *, its: AnyGame = GAME, preset: str | None = None, **options: Any
) -> list[bytes]:
    """A whole match that can be checked, as lines with their ends; options by name, else as in the preset (the game's own)."""
    rules = its.read_rules({**to_plain(its.presets[preset or its.default_preset]), **options})
    entries, state = chained_entries(rules, table, seed, its)
    header = Header(its, rules, PLAYERS[: its.seats(rules)], behaviour=its.behaviour, table=table)
    return [f"{line}\n".encode() for line in match_lines(header, entries, its.result(state))]


def chained_match(seed: str, **options: Any) -> Match:
    """The same as it is read; it holds."""
    (match,) = read(chained_lines(seed, **options))
    assert match.holds, match.faults
    return match


def vectors() -> Iterator[dict[str, Any]]:
    """A hundred vectors: orders of the pack and of hands, numbers of all sizes, tables of all alphabets, seeds left out.

    No number is larger than what every reader of JSON keeps exactly.
    """
    dice = SeededDice("vectors")
    tables = ("k3v9qd/1", "k3v9qd/12", "table/with/strokes/3", "तीन दो पाँच/2", "")
    sizes = (1, 2, 3, 5, 10, 29, 30, 128, 129, 255, 256, 257, 1000, 65536, 65537, 1 << 32, (1 << 53) - 1)
    for number in range(100):
        deal = 1 + number // 4 if number < 96 else 10 ** (number - 90)
        table = tables[number % len(tables)]
        ours = bytes(dice.below(256) for _ in range(32))
        if number in (20, 21):
            ours = bytes([number % 2 * 255]) * 32
        players = [f"{dice.below(1 << 128):032x}" if dice.below(4) else "" for _ in range(3)]
        line = {"table": table, "deal": deal, "seed": ours.hex(), "players": players}
        line["commit"] = commitment(ours, table, deal)
        match number % 4:
            case 0:
                chain = ChainDice(ours, players, "shuffle")
                yield line | {
                    "label": "shuffle",
                    "pack": to_plain(tuple(PACK_30)),
                    "order": to_plain(chain.shuffled(tuple(PACK_30))),
                }
            case 1:
                label = f"fan {1 + number // 4 % 8}"
                hand = tuple(sorted(dice.shuffled(tuple(PACK_30))[:10]))
                chain = ChainDice(ours, players, label)
                yield line | {"label": label, "pack": to_plain(hand), "order": to_plain(chain.shuffled(hand))}
            case 2:
                label, n = ("dealer", 3) if number % 8 == 2 else ("turn", 5)
                yield line | {"label": label, "n": n, "number": ChainDice(ours, players, label).below(n)}
            case _:
                label, n = f"seat {number % 3} move {number}", sizes[number // 4 % len(sizes)]
                yield line | {"label": label, "n": n, "number": ChainDice(ours, players, label).below(n)}


def vector_lines() -> str:
    return "".join(f"{json.dumps(vector, ensure_ascii=False)}\n" for vector in vectors())


if __name__ == "__main__":
    VECTORS.write_text(vector_lines(), encoding="utf-8")
