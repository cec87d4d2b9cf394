"""Measures what draws are worth, as in satasat.bots.worth: `python -m tests.draws` prints the figures anew."""

from __future__ import annotations

from itertools import permutations

import numpy as np
from numpy.typing import NDArray

from satasat.bots import dealing
from satasat.bots.worth import endings
from satasat.games.three_two_five.rules import Role, Rules

ROLES = (Role.FIVE, Role.THREE, Role.TWO)
QUOTAS = (5, 3, 2)
DEALER = 2
"""The seat that deals where seat 0 is F, as here."""


def deals(number: int, seed: int) -> tuple[NDArray[np.uint64], NDArray[np.int64]]:
    """Random deals, F's hand first, and the trump that medium names."""
    hands, trumps = np.zeros((number, 3), np.uint64), np.zeros(number, np.int64)
    dealing.deal(0, np.uint64(seed), hands, trumps)
    return hands, trumps


def endings_of(
    hands: NDArray[np.uint64], trumps: NDArray[np.int64], pulls: list[tuple[int, int]]
) -> NDArray[np.int64]:
    """How the deals end after these exchanges (creditor, debtor; F is 0, T 1, D 2), one play in eight by chance: kernel codes."""
    found = []
    for suit in range(4):
        chosen = hands[trumps == suit]
        worlds = np.zeros((len(chosen), 4), np.uint64)
        worlds[:, :3] = chosen
        ends = np.empty(len(worlds), np.int64)
        dealing.judge_deals(
            worlds, suit, 0, np.uint64(0), np.array(pulls, np.int64).reshape(-1, 2), 0, np.array(QUOTAS, np.int64), 0,
            np.uint64(2), 0, np.uint64(32), np.uint64(5 + suit), ends,
        )  # fmt: skip
        found.append(ends)
    return np.concatenate(found)


def tricks(
    hands: NDArray[np.uint64], trumps: NDArray[np.int64], pulls: list[tuple[int, int]]
) -> NDArray[np.float64]:
    """Mean tricks of F, T and D after these exchanges."""
    ends = endings_of(hands, trumps, pulls)
    needs = np.stack([ends >> 10, ends >> 5 & 31, ends & 31]) - 16
    mean: NDArray[np.float64] = (np.array(QUOTAS)[:, None] - needs).mean(axis=1)
    return mean


def echo(number: int, seed: int = 11) -> float:
    """Of the points that one draw moves between creditor and debtor, the part that the draws which follow move once more."""
    hands, trumps = deals(number, seed)
    points, ahead = np.zeros((1 << 15, 3)), np.zeros((1 << 15, 3))
    for ending in endings(Rules(), DEALER, deals_left=1):
        a, b, c = (quota - taken + 16 for quota, taken in zip(QUOTAS, ending.taken, strict=True))
        points[(a * 32 + b) * 32 + c], ahead[(a * 32 + b) * 32 + c] = ending.points, ending.ahead
    before = endings_of(hands, trumps, [])
    now, later = 0.0, 0.0
    for creditor, debtor in permutations(range(3), 2):
        after = endings_of(hands, trumps, [(creditor, debtor)])
        for seat in (creditor, debtor):
            now += abs((points[after] - points[before])[:, seat].mean())
            later += abs((ahead[after] - ahead[before])[:, seat].mean())
    return later / now


def measured(
    number: int, seed: int = 11, most: int = 5
) -> dict[tuple[Role, Role], list[NDArray[np.float64]]]:
    """By creditor and debtor, for one draw up to `most`: what it changes for F, T and D."""
    hands, trumps = deals(number, seed)
    before = tricks(hands, trumps, [])
    return {
        (ROLES[creditor], ROLES[debtor]): [
            tricks(hands, trumps, [(creditor, debtor)] * n) - before for n in range(1, most + 1)
        ]
        for creditor, debtor in permutations(range(3), 2)
    }


if __name__ == "__main__":
    for (creditor, debtor), rows in measured(400_000).items():
        print(f"{creditor.value} draws from {debtor.value}")
        for row in rows:
            print("    " + ", ".join(f"{value:.3f}" for value in row))
    print(f"of points won, won again in the deal after: {echo(400_000):.3f}")
