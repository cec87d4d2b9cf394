"""What the tests of reviews share: matches by bots, and quick stand-ins for the solver and the judge."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any
from zlib import crc32

from satasat.analysis.findings import MatchReview
from satasat.analysis.review import review
from satasat.bots.judge import Judged, judge
from satasat.bots.simulation import Plan, play_match
from satasat.cards import Card, to_plain
from satasat.game import Dice, OneOf
from satasat.games import game
from satasat.games.three_two_five.view import View
from satasat.records import Match, read
from satasat.solver import Position, Solution, solve

GAME = game("three-two-five")


def record(preset: str = "satasat", bots: str = "medium,easy,random", seed: int = 0, **rules: Any) -> bytes:
    """A match between bots, as it is written down."""
    plan = Plan(GAME.id, {**to_plain(GAME.presets[preset]), **rules}, tuple(bots.split(",")), seed)
    return play_match(plan, 0).record()


def match_of(lines: bytes) -> Match:
    (match,) = read(iter(lines.splitlines(keepends=True)))
    assert match.holds
    return match


@cache
def reviewed(preset: str, deals: int = 2) -> MatchReview:
    """A short match of the preset, reviewed by the real solver and judge."""
    return review(match_of(record(preset, deals=deals)), 1, solve, judge)


def guess(view: View, worlds: int, dice: Dice) -> Sequence[Judged]:
    """Any figures will do where only their bookkeeping is tested."""
    assert isinstance(view.legal, OneOf)
    return tuple(
        Judged(move, -i, margin=0.1, behind=i, behind_margin=0.1, tricks=3, made=0.5)
        for i, move in enumerate(view.legal.moves)
    )


def odd_solve(position: Position) -> Solution[float]:
    """Values that make no sense, but sum to the tricks left, and are the truth for the last trick."""
    left = max(map(len, position.hands))
    seats = [(position.leader + i) % 3 for i in range(3)]

    def value(card: Card) -> tuple[float, float, float]:
        if left == 1:
            rest = [next(iter(position.hands[seat])) for seat in seats[len(position.trick) + 1 :]]
            winner = seats[position.order.winner((*position.trick, card, *rest))]
            return (float(winner == 0), float(winner == 1), float(winner == 2))
        a, b, c = (1 + crc32(repr((position, card, seat)).encode()) % 7 for seat in range(3))
        return left * a / (a + b + c), left * b / (a + b + c), left * c / (a + b + c)

    cards = {card: value(card) for card in position.legal}
    a, b, c = (sum(v[seat] for v in cards.values()) / len(cards) for seat in range(3))
    return Solution((a, b, c), cards)
