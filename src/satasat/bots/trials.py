"""Moves tried out on worlds: the worlds drawn, the playouts run by the kernels, what they came to added up."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import inf, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from satasat.bots import dealing, lookahead, playout
from satasat.bots.dealing import NAMED_BY_NEXT, NAMED_BY_TURN
from satasat.bots.judge import Judged, Style
from satasat.bots.rollout import kernel_sevens
from satasat.bots.worth import endings
from satasat.cards import NONE, Card, card_set
from satasat.game import OneOf, Seat
from satasat.games.three_two_five.moves import Concede, Decline, Give, Move, Name, Phase, Play
from satasat.games.three_two_five.rules import (
    SEATS,
    Pull,
    ReturnDrawn,
    Rules,
    TrumpAlternative,
    five_seat,
    order,
    quotas,
)
from satasat.games.three_two_five.view import View
from satasat.games.three_two_five.worlds import steps
from satasat.tricks import Order

_NORMAL_95: Final = 1.96
_CODES: Final = 1 << 15
"""How many codes kernel `ended` may give."""


def sampled(view: View, number: int, seed: int) -> NDArray[np.uint64]:
    """Worlds that agree with the view, each drawn uniformly from all of them: (worlds, 4), sets of cards, three hands and what
    is not dealt. The seed, from 0 to 2**63 - 1, repeats them.
    """
    found = steps(view)
    first: list[int] = []
    upto: list[float] = []
    branches: list[tuple[int, ...]] = []
    for options in found.branches:
        first.append(len(upto))
        whole = sum(branch.worlds for branch in options)
        before = 0
        for branch in options:
            before += branch.worlds
            upto.append(before / whole)
            branches.append((*branch.numbers, branch.then))
    held = [NONE] * (SEATS + 1)
    if view.seat is not None:
        held[view.seat] = view.hand
    worlds = np.empty((number, SEATS + 1), np.uint64)
    dealing.draw_worlds(
        np.array(found.kinds, np.uint64),
        np.array(first, np.int64),
        np.array(upto, np.float64),
        np.array(branches, np.int64).reshape(-1, SEATS + 2),
        np.array(held, np.uint64),
        np.uint64(seed),
        worlds,
    )
    return worlds


class Trials:
    """The moves of the seat to act, and what they came to on the worlds so far. There is something to judge."""

    def __init__(self, view: View, style: Style) -> None:
        assert view.seat is not None and isinstance(view.legal, OneOf)
        self._view = view
        self._style = style
        self._runs = touching(view) if view.phase is Phase.PLAY else tuple((m,) for m in view.legal.moves)
        self._ends: list[NDArray[np.int64]] = []

    def add(self, number: int, seed: int) -> None:
        """Tries the moves out on so many more worlds, all moves on the same ones."""
        worlds = sampled(self._view, number, seed)
        tried = _plays if self._view.phase is Phase.PLAY else _deals
        self._ends.append(tried(self._view, [run[-1] for run in self._runs], worlds, seed, self._style))

    def judged(self) -> tuple[Judged, ...]:
        """The moves, best first; of moves that are worth the same those that the rules list last come first."""
        view = self._view
        assert view.seat is not None
        ends = np.concatenate(self._ends, axis=1)
        tables = [_by_code(*_deal_of(view), _promised(view, run[0]))[view.seat] for run in self._runs]
        values = np.stack([worth[ended] for (worth, _), ended in zip(tables, ends, strict=True)])
        means = values.mean(axis=1)
        best = len(means) - 1 - int(means[::-1].argmax())
        scale = _NORMAL_95 / sqrt(max(1, values.shape[1] - 1))
        margins = values.std(axis=1) * scale
        gaps = (values[best] - values).std(axis=1) * scale
        if values.shape[1] == 1:
            margins[:] = inf
            gaps[np.arange(len(gaps)) != best] = inf
        need = quotas(view.dealer)[view.seat]
        found = []
        for i, run in reversed(tuple(enumerate(self._runs))):
            tricks = tables[i][1][ends[i]]
            numbers = (
                means[i],
                margins[i],
                means[best] - means[i],
                gaps[i],
                tricks.mean(),
                (tricks >= need).mean(),
            )
            found += [Judged(move, *map(float, numbers)) for move in reversed(run)]
        return tuple(sorted(found, key=lambda judged: -judged.points))


def _deal_of(view: View) -> tuple[Rules, Seat, int]:
    return view.rules, view.dealer, view.rules.deals - view.deal_no


def _promised(view: View, move: Move) -> tuple[Pull, ...]:
    """The tricks promised in this deal once the move is made."""
    if not isinstance(move, Concede):
        return view.promised
    assert view.exchange is not None
    return (*view.promised, view.exchange)


@lru_cache(maxsize=32)
def _by_code(
    rules: Rules, dealer: Seat, deals_left: int, promised: tuple[Pull, ...]
) -> tuple[tuple[NDArray[np.float64], NDArray[np.int64]], ...]:
    """For each seat, points and tricks by the code of kernel `ended`."""
    quota = quotas(dealer)
    found = tuple((np.zeros(_CODES), np.zeros(_CODES, np.int64)) for _ in range(SEATS))
    for ending in endings(rules, dealer, deals_left, promised):
        a, b, c = (q - t + 16 for q, t in zip(quota, ending.taken, strict=True))
        code = (a * 32 + b) * 32 + c
        for seat, (worth, tricks) in enumerate(found):
            worth[code] = ending.points[seat] + ending.ahead[seat]
            tricks[code] = ending.tricks[seat]
    return found


@lru_cache(maxsize=32)
def _worth(rules: Rules, dealer: Seat, deals_left: int, promised: tuple[Pull, ...]) -> NDArray[np.float64]:
    """Points, by seat and by the code of kernel `ended`."""
    return np.stack([worth for worth, _ in _by_code(rules, dealer, deals_left, promised)])


@lru_cache(maxsize=64)
def _ranking(how: Order) -> tuple[tuple[Card, ...], ...]:
    """The cards of each suit, the highest first."""
    return tuple(
        tuple(sorted(suit, key=lambda card: sum(how.beats(other, card) for other in suit)))
        for suit in how.suits
    )


def touching(view: View) -> tuple[tuple[Play, ...], ...]:
    """The plays that the seat may make; together those that win the same: no card still to be played lies between them."""
    assert view.trump is not None and isinstance(view.legal, OneOf)
    before = card_set(view.plays[: len(view.plays) - len(view.trick)])
    legal = card_set(move.card for move in view.legal.moves if isinstance(move, Play))
    runs: list[list[Play]] = []
    for suit in _ranking(order(view.trump, view.rules)):
        goes_on = False
        for card in suit:
            if card in before:
                continue
            if card in legal:
                if not goes_on:
                    runs.append([])
                runs[-1].append(Play(card))
            goes_on = card in legal
    return tuple(map(tuple, runs))


def _plays(
    view: View, moves: Sequence[Move], worlds: NDArray[np.uint64], seed: int, style: Style
) -> NDArray[np.int64]:
    """How each of these plays ended: codes of kernel `ended`, (moves, worlds)."""
    assert view.trump is not None
    options = np.array([move.card.bit for move in moves if isinstance(move, Play)], np.uint64)
    needs = np.array([q - t for q, t in zip(quotas(view.dealer), view.taken, strict=True)], np.int64)
    trick = np.array([*(card.bit for card in view.trick), 0, 0], np.uint64)
    ends = np.empty((len(options), len(worlds)), np.int64)
    position = (worlds, options, view.leaders[-1], len(view.trick), needs)
    how = (view.trump.index, kernel_sevens(view.rules), trick)
    chance = (np.uint64(style.noise), np.uint64(seed))
    if style.inner == 0:
        playout.judge_plays(*position, *how, *chance, ends)
        return ends
    voids = np.array([sum(1 << suit.index for suit in shown) for shown in view.voids], np.uint64)
    worth = _worth(*_deal_of(view), view.promised)
    lookahead.judge_plays_ahead(*position, voids, *how, *chance, style.inner, worth, ends)
    return ends


def _deals(
    view: View, moves: Sequence[Move], worlds: NDArray[np.uint64], seed: int, style: Style
) -> NDArray[np.int64]:
    """How each of these moves before the play ended: codes of kernel `ended`, (moves, worlds)."""
    quota = np.array(quotas(view.dealer), np.int64)
    pulls = np.array([(pull.creditor, pull.debtor) for pull in view.pulls], np.int64).reshape(-1, 2)
    ends = np.empty((len(moves), len(worlds)), np.int64)
    for move, ended in zip(moves, ends, strict=True):
        dealing.judge_deals(
            worlds,
            _named(view, move),
            kernel_sevens(view.rules),
            np.uint64(move.card.bit if isinstance(move, Give) else 0),
            pulls,
            len(view.exchanges) + isinstance(move, Concede),
            quota,
            five_seat(view.dealer),
            np.uint64(view.rules.return_keep),
            int(view.rules.return_drawn is ReturnDrawn.ALLOWED),
            np.uint64(style.noise),
            np.uint64(seed),
            ended,
        )
    return ends


def _named(view: View, move: Move) -> int:
    """How the trump comes about, as kernel `judge_deals` has it."""
    match move:
        case Name(suit=suit):
            return suit.index
        case Decline(method=TrumpAlternative.TURN_THREE):
            return NAMED_BY_TURN
        case Decline():
            return NAMED_BY_NEXT
        case _:
            assert view.trump is not None
            return view.trump.index
