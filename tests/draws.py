"""Measures what draws are worth, as in satasat.bots.worth.DRAWS: `python -m tests.draws` prints the table anew."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from satasat.bots import dealing
from satasat.games.three_two_five.rules import Role

ROLES = (Role.FIVE, Role.THREE, Role.TWO)


def deals(number: int, seed: int) -> tuple[NDArray[np.uint64], NDArray[np.int64]]:
    """Random deals, F's hand first, and the trump that medium names."""
    hands, trumps = np.zeros((number, 3), np.uint64), np.zeros(number, np.int64)
    dealing.deal(0, np.uint64(seed), hands, trumps)
    return hands, trumps


def tricks(
    hands: NDArray[np.uint64], trumps: NDArray[np.int64], pulls: list[tuple[int, int]]
) -> NDArray[np.float64]:
    """Mean tricks of F, T and D after these exchanges (creditor, debtor; F is 0, T 1, D 2), one play in eight by chance."""
    total = np.zeros(3)
    for suit in range(4):
        chosen = hands[trumps == suit]
        worlds = np.zeros((len(chosen), 4), np.uint64)
        worlds[:, :3] = chosen
        ends = np.empty(len(worlds), np.int64)
        dealing.judge_deals(
            worlds, suit, 0, np.uint64(0), np.array(pulls, np.int64).reshape(-1, 2), 0, np.array([5, 3, 2], np.int64), 0,
            np.uint64(2), 0, np.uint64(32), np.uint64(5 + suit), np.uint64(0), ends,
        )  # fmt: skip
        needs = np.stack([ends >> 10, ends >> 5 & 31, ends & 31]) - 16
        total += (np.array([[5], [3], [2]]) - needs).sum(axis=1)
    mean: NDArray[np.float64] = total / len(hands)
    return mean


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
        for creditor in range(3)
        for debtor in range(3)
        if creditor != debtor
    }


if __name__ == "__main__":
    for (creditor, debtor), rows in measured(400_000).items():
        print(f"{creditor.value} draws from {debtor.value}")
        for row in rows:
            print("    " + ", ".join(f"{value:.3f}" for value in row))
