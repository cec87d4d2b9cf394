"""The checkable shuffle (S11 to S14, docs/formats/shuffle.md): commitments, the chain of chance, and the check of a match."""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence
from typing import Any, Final

from msgspec import Struct

from satasat.cards import to_plain
from satasat.dice import BitDice
from satasat.errors import BadRecord
from satasat.game import NATURE, Actor, AnyGame, AnyOrder, uniform

SEED: Final = 32
"""Bytes of the server's seed of a deal."""
PLAYER_SEED: Final = 32
"""Hexadecimal digits of a player's seed: 16 bytes."""

_DIGEST: Final = re.compile(r"[0-9a-f]{64}", re.ASCII)
_OF_A_PLAYER: Final = re.compile(rf"([0-9a-f]{{{PLAYER_SEED}}})?", re.ASCII)


def commitment(seed: bytes, table: str, deal: int) -> str:
    """What the server publishes before any player's seed: SHA-256 of seed, table, `/` and deal, in hexadecimal (S12).

    `seed` has 32 bytes, `table` names table and match, `deal` counts from 1. No two of these give the same bytes: the seed has
    a fixed length, and the number behind the last `/` none in it. Raises ValueError on a seed of another length.
    """
    if len(seed) != SEED:
        raise ValueError(f"a seed has {SEED} bytes, not {len(seed)}")
    return hashlib.sha256(seed + f"{table}/{deal}".encode()).hexdigest()


class ChainDice(BitDice):
    """Dice that nobody could load: HMAC-SHA-256 under the server's seed, of the players' seeds, a label and a counter (S12, S13).

    A player's seed is 32 hexadecimal digits in lower case, or empty where he gave none. Bytes are used in order: a number of
    w bits takes the fewest bytes that hold it, the highest first, and drops the lowest bits that are too many.
    """

    def __init__(self, seed: bytes, players: Sequence[str], label: str) -> None:
        super().__init__(self._number)
        self._seed = seed
        self._message = f"{','.join(players)}/{label}/"
        self._blocks = 0
        self._rest = b""

    def _number(self, width: int) -> int:
        size = (width + 7) // 8
        while len(self._rest) < size:
            self._rest += hmac.digest(self._seed, f"{self._message}{self._blocks}".encode(), "sha256")
            self._blocks += 1
        taken, self._rest = self._rest[:size], self._rest[size:]
        return int.from_bytes(taken, "big") >> 8 * size - width


class Proof(Struct, frozen=True):
    """What the chance of a deal hangs on, in hexadecimal: commitment, the server's seed, each seat's (empty: none given)."""

    commit: str
    seed: str
    players: tuple[str, ...]

    def dice(self, label: str) -> ChainDice:
        """The chain of the deal under that label."""
        return ChainDice(bytes.fromhex(self.seed), self.players, label)


def read_proof(value: Any) -> Proof | None:
    """A proof from its plain form; None where it is not exactly one."""
    if not isinstance(value, dict) or value.keys() != {"commit", "seed", "players"}:
        return None
    commit, seed, players = value["commit"], value["seed"], value["players"]
    good = (
        _fits(_DIGEST, commit)
        and _fits(_DIGEST, seed)
        and isinstance(players, list)
        and all(_fits(_OF_A_PLAYER, player) for player in players)
    )
    return Proof(commit, seed, tuple(players)) if good else None


def _fits(form: re.Pattern[str], value: Any) -> bool:
    return isinstance(value, str) and form.fullmatch(value) is not None


def natures_move(game: AnyGame, state: Any, proof: Proof) -> Any:
    """What the chain makes of chance in a state: nature's move, or the order in which a seat's cards are put for it (S13)."""
    dice = proof.dice(game.label(state))
    if game.actor(state) == NATURE:
        return game.chance(state, dice)
    return uniform(game, game.legal(state), dice)


def is_chosen(rules: Any) -> bool:
    """Whether players choose the first dealer themselves: then the chain does not bind him."""
    return bool(to_plain(rules).get("first_dealer") == "chosen")


class Checked(Struct, frozen=True):
    """How far the chance of a match was held against its chain. `table` is what its commitments name.

    `proof` is that of the deal that is on, None where the match has none; `early` are the moves before the first of them.
    """

    table: str | None
    deals: int = 0
    proof: Proof | None = None
    early: tuple[tuple[Any, Any], ...] = ()


def check(
    checked: Checked, game: AnyGame, state: Any, by: Actor, move: Any, *, auto: bool, proof: Proof | None
) -> Checked:
    """The same after one more move, which the rules allow in that state. Raises BadRecord where the chain gives another.

    Checked is all that nature does, the first dealer where he is by lot, and fans that the table put for a seat (`auto`).
    """
    if by != NATURE and not (auto and isinstance(game.legal(state), AnyOrder)):
        return checked
    if game.label(state) == "shuffle":
        return _shuffled(checked, game, state, move, proof)
    if checked.deals == 0:
        return Checked(checked.table, early=(*checked.early, (state, move)))
    if checked.proof is not None:
        _compare(game, state, move, checked.proof)
    return checked


def _shuffled(checked: Checked, game: AnyGame, state: Any, move: Any, proof: Proof | None) -> Checked:
    deal = checked.deals + 1
    if proof is None:
        if checked.proof is not None:
            raise BadRecord("proof_missing", deal=deal)
        return Checked(checked.table, deal)
    if deal > 1 and checked.proof is None:
        raise BadRecord("proof_stray", deal=deal)
    if checked.table is None:
        raise BadRecord("no_table")
    due = commitment(bytes.fromhex(proof.seed), checked.table, deal)
    if proof.commit != due:
        raise BadRecord("wrong_commitment", deal=deal, value=proof.commit, due=due)
    for before, made in (*checked.early, (state, move)):
        _compare(game, before, made, proof)
    return Checked(checked.table, deal, proof)


def _compare(game: AnyGame, state: Any, move: Any, proof: Proof) -> None:
    """Raises BadRecord at the first place where a move differs from what the chain gives."""
    label = game.label(state)
    if label == "dealer" and is_chosen(state.rules):
        return
    due = natures_move(game, state, proof)
    if move == due:
        return
    (field,) = due.__struct_fields__
    value, other = to_plain(getattr(move, field)), to_plain(getattr(due, field))
    if isinstance(other, tuple | list):
        place = next(i for i, (a, b) in enumerate(zip(value, other, strict=True)) if a != b)
        field, value, other = f"{field}[{place}]", value[place], other[place]
    raise BadRecord("wrong_chain", label=label, where=field, value=str(value), due=str(other))
