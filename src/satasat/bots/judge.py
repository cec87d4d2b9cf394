"""What each move of a seat is worth: every one is played out on the same worlds that agree with the seat's view.

This is where the bots that look ahead and the hints come from. It is given a view and dice, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct

from satasat.bots.worth import endings
from satasat.cards import NONE, Card, CardSet
from satasat.game import Dice, OneOf, Seat
from satasat.games.three_two_five.moves import Concede, Decline, Give, Move, Name, Phase, Play
from satasat.games.three_two_five.rules import (
    Pull,
    SEATS,
    ReturnDrawn,
    Rules,
    TrumpAlternative,
    five_seat,
    order,
    quotas,
)
from satasat.games.three_two_five.view import View
from satasat.games.three_two_five.worlds import steps

if TYPE_CHECKING:
    pass

Z95: Final = 1.96


class Style(Struct, frozen=True):
    """Who plays the playouts: medium, `noise` of 256 plays by chance, and whether he remembers the cards played.

    With `inner` worlds every seat looks ahead itself, on so many worlds, by playouts of medium.
    """

    noise: int = 32
    memory: bool = False
    inner: int = 0


class Judged(Struct, frozen=True):
    """What a move is worth to the seat that makes it, over the worlds looked at."""

    move: Move
    points: float
    """Expected points of the deal by quota, with what the draws of the next deals are worth."""
    margin: float
    """Half the width of the 95 % interval of `points`."""
    behind: float
    """How many points less than the best move."""
    behind_margin: float
    """Half the width of the 95 % interval of `behind`: all moves are judged on the same worlds."""
    tricks: float
    """Expected tricks of the deal, those promised handed over."""
    made: float
    """The chance to make the quota."""


def judge(view: View, number: int, dice: Dice, style: Style = Style()) -> tuple[Judged, ...]:
    """The moves of the seat to act, best first, judged on `number` worlds (2 or more); none where there is nothing to judge.

    A trump, a return, an offer or a promise, and a play are judged; not a cut, a fan, a draw, nor a single move.
    """
    choices = view.legal
    judged = (Phase.TRUMP, Phase.TIE, Phase.GIVE, Phase.ELECT, Phase.PLAY)
    if view.phase not in judged or not isinstance(choices, OneOf) or len(choices.moves) < 2:
        return ()
    seed = dice.below(1 << 63)
    sample = sampled(view, number, seed)
    if view.phase is Phase.PLAY:
        return _ranked(view, *_plays(view, choices.moves, sample, seed, style))
    return _ranked(view, choices.moves, _deals(view, choices.moves, sample, seed, style))


def sampled(view: View, number: int, seed: int) -> Any:
    """Worlds that agree with the view, each drawn uniformly from all of them, as an array (worlds, 4) of sets of cards: three
    hands and what is not dealt. The seed, from 0 to 2**63 - 1, repeats them.
    """
    import numpy as np  # noqa: PLC0415

    from satasat.bots import playout  # noqa: PLC0415 (compiled code)

    found = steps(view)
    first, upto, branches = [], [], []
    for options in found.branches:
        first.append(len(upto))
        whole = sum(branch.worlds for branch in options)
        before = 0
        for branch in options:
            before += branch.worlds
            upto.append(before / whole)
            branches.append((*branch.numbers, branch.then))
    held = [NONE] * 4
    if view.seat is not None:
        held[view.seat] = view.hand
    worlds = np.empty((number, 4), np.uint64)
    playout.draw_worlds(
        np.array(found.kinds, np.uint64),
        np.array(first, np.int64),
        np.array(upto, np.float64),
        np.array(branches, np.int64).reshape(-1, 5),
        np.array(held, np.uint64),
        np.uint64(seed),
        worlds,
    )
    return worlds


def _ranked(view: View, moves: Sequence[Move], ends: Sequence[Any]) -> tuple[Judged, ...]:
    """Judges each move by how its playouts ended: `ends` has for each move the codes of kernel `ended`, by world."""
    import numpy as np  # noqa: PLC0415 (bots that do not look ahead start without it)

    assert view.seat is not None
    table = {}
    values = np.empty((len(moves), len(ends[0])))
    rows = []
    for index, move in enumerate(moves):
        promised = (*view.promised, *((_due(view),) if isinstance(move, Concede) else ()))
        if promised not in table:
            table[promised] = _by_code(view.rules, view.dealer, view.seat, view.rules.deals - view.deal_no, promised)
        worth, tricks, made = table[promised]
        values[index] = worth[ends[index]]
        rows.append((float(tricks[ends[index]].mean()), float(made[ends[index]].mean())))
    means = values.mean(axis=1)
    best = int(means.argmax())
    scale = Z95 / sqrt(values.shape[1] - 1)
    margins = values.std(axis=1) * scale
    gaps = (values[best] - values).std(axis=1) * scale
    judged = [
        Judged(
            move,
            float(means[i]),
            float(margins[i]),
            float(means[best] - means[i]),
            float(gaps[i]),
            *rows[i],
        )
        for i, move in enumerate(moves)
    ]
    return tuple(sorted(judged, key=lambda j: -j.points))


@lru_cache(maxsize=256)
def _by_code(
    rules: Rules, dealer: Seat, seat: Seat, deals_left: int, promised: tuple[Pull, ...]
) -> tuple[Any, Any, Any]:
    """Points, tricks and whether the quota is made, for a seat, by the code of kernel `ended`."""
    import numpy as np  # noqa: PLC0415

    quota = quotas(dealer)
    worth, tricks, made = np.zeros(1 << 15), np.zeros(1 << 15), np.zeros(1 << 15)
    for ending in endings(rules, dealer, deals_left, promised):
        a, b, c = (q - t + 16 for q, t in zip(quota, ending.taken, strict=True))
        code = (a * 32 + b) * 32 + c
        worth[code] = ending.points[seat] + ending.ahead[seat]
        tricks[code] = ending.tricks[seat]
        made[code] = ending.tricks[seat] >= quota[seat]
    return worth, tricks, made


@lru_cache(maxsize=256)
def _worth_by_code(rules: Rules, dealer: Seat, deals_left: int, promised: tuple[Pull, ...]) -> Any:
    """Points by seat and by the code of kernel `ended`."""
    import numpy as np  # noqa: PLC0415

    return np.stack([_by_code(rules, dealer, seat, deals_left, promised)[0] for seat in range(SEATS)])


def _due(view: View) -> Pull:
    assert view.exchange is not None
    return view.exchange


def touching(view: View) -> tuple[tuple[Card, ...], ...]:
    """The seat's legal cards, those together that win the same: no card that may still be played lies between them."""
    assert view.trump is not None
    how = order(view.trump, view.rules)
    gone = CardSet(0)
    for card in view.plays[: len(view.plays) - len(view.trick)]:
        gone = gone | card.bit
    runs: list[list[Card]] = []
    legal = (
        {m.card for m in view.legal.moves if isinstance(m, Play)} if isinstance(view.legal, OneOf) else set()
    )
    for suit in how.suits:
        ranked = sorted(suit - gone, key=lambda c: sum(how.beats(o, Card(c)) for o in suit))
        before = False
        for card in map(Card, ranked):
            mine = card in legal
            if mine and before:
                runs[-1].append(card)
            elif mine:
                runs.append([card])
            before = mine
    return tuple(map(tuple, runs))


def _plays(
    view: View, moves: Sequence[Move], sample: Any, seed: int, style: Style
) -> tuple[tuple[Move, ...], list[Any]]:
    """The legal plays in a fixed order, and how each ended, by world."""
    import numpy as np  # noqa: PLC0415

    from satasat.bots import playout  # noqa: PLC0415 (compiled code)
    from satasat.bots.rollout import kernel_sevens  # noqa: PLC0415

    assert view.trump is not None and view.seat is not None
    runs = touching(view)
    options = np.array([run[-1].bit for run in runs], np.uint64)
    trick = np.array([*(card.bit for card in view.trick), 0, 0], np.uint64)
    needs = np.array([q - t for q, t in zip(quotas(view.dealer), view.taken, strict=True)], np.int64)
    ends = np.empty((len(runs), len(sample)), np.int64)
    position = (sample, options, np.int64(view.leaders[-1]), np.int64(len(view.trick)), needs)
    how = (np.int64(view.trump.index), kernel_sevens(view.rules), trick)
    chance = (np.uint64(style.noise), np.uint64(seed), np.uint64(style.memory))
    if style.inner == 0:
        playout.judge_plays(*position, *how, *chance, ends)
    else:
        from satasat.bots import lookahead  # noqa: PLC0415 (compiled code)

        voids = np.array([sum(1 << suit.index for suit in shown) for shown in view.voids], np.uint64)
        worth = _worth_by_code(view.rules, view.dealer, view.rules.deals - view.deal_no, view.promised)
        lookahead.judge_plays_ahead(*position, voids, *how, *chance, np.int64(style.inner), worth, ends)
    in_order = [(Play(card), ends[index]) for index, run in enumerate(runs) for card in reversed(run)]
    return tuple(move for move, _ in in_order), [end for _, end in in_order]


def _deals(
    view: View, moves: Sequence[Move], sample: Any, seed: int, style: Style
) -> list[Any]:
    """How each of these moves before the play ended, by world."""
    import numpy as np  # noqa: PLC0415

    from satasat.bots import playout  # noqa: PLC0415 (compiled code)
    from satasat.bots.rollout import kernel_sevens  # noqa: PLC0415

    assert view.seat is not None
    quota = np.array(quotas(view.dealer), np.int64)
    pulls = np.array([(pull.creditor, pull.debtor) for pull in view.pulls], np.int64).reshape(-1, 2)
    found = []
    for move in moves:
        ends = np.empty(len(sample), np.int64)
        playout.judge_deals(
            sample,
            np.int64(_named(view, move)),
            kernel_sevens(view.rules),
            np.uint64(move.card.bit if isinstance(move, Give) else 0),
            pulls,
            np.int64(len(view.exchanges) + isinstance(move, Concede)),
            quota,
            np.int64(five_seat(view.dealer)),
            np.uint64(view.rules.return_keep),
            np.int64(view.rules.return_drawn is ReturnDrawn.ALLOWED),
            np.uint64(style.noise),
            np.uint64(seed),
            np.uint64(style.memory),
            ends,
        )
        found.append(ends)
    return found


def _named(view: View, move: Move) -> int:
    """How the trump comes about, as kernel `judge_deals` has it."""
    from satasat.bots.playout import NAMED_BY_NEXT, NAMED_BY_TURN  # noqa: PLC0415 (compiled code)

    match move:
        case Name(suit=suit):
            return suit.index
        case Decline(method=TrumpAlternative.TURN_THREE):
            return int(NAMED_BY_TURN)
        case Decline():
            return int(NAMED_BY_NEXT)
        case _:
            assert view.trump is not None
            return view.trump.index
