"""What each move of a seat is worth: every one is played out on the same worlds that agree with the seat's view.

This is where the bots that look ahead and the hints come from. It is given a view and dice, and nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from math import sqrt
from typing import TYPE_CHECKING, Any, Final, assert_never

from msgspec import Struct

from satasat.bots.worth import endings
from satasat.cards import NONE, SUITS, Card, CardSet, Suit
from satasat.game import Dice, OneOf, Seat
from satasat.games.three_two_five.moves import Concede, Decline, Give, Move, Name, Offer, Phase, Play
from satasat.games.three_two_five.rules import (
    SEATS,
    Pull,
    ReturnDrawn,
    TrumpAlternative,
    five_seat,
    order,
    quotas,
    turned_suits,
    with_seat,
)
from satasat.games.three_two_five.view import View
from satasat.games.three_two_five.worlds import World, worlds

if TYPE_CHECKING:
    import numpy as np

Z95: Final = 1.96


class Style(Struct, frozen=True):
    """Who plays the playouts: medium, `noise` of 256 plays by chance, and whether he remembers the cards played."""

    noise: int = 32
    memory: bool = False


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
    sample = tuple(islice(worlds(view, dice), number))
    seed = dice.below(1 << 63)
    if view.phase is Phase.PLAY:
        return _ranked(view, *_plays(view, choices.moves, sample, seed, style))
    return _ranked(view, choices.moves, _deals(view, choices.moves, sample, seed, dice, style))


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
            table[promised] = _by_code(view, promised)
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


def _by_code(view: View, promised: Sequence[Pull]) -> tuple[Any, Any, Any]:
    """Points, tricks and whether the quota is made, for the seat of the view, by the code of kernel `ended`."""
    import numpy as np  # noqa: PLC0415

    assert view.seat is not None
    quota = quotas(view.dealer)
    worth, tricks, made = np.zeros(1 << 15), np.zeros(1 << 15), np.zeros(1 << 15)
    left = view.rules.deals - view.deal_no
    for ending in endings(view.rules, view.dealer, left, promised):
        a, b, c = (q - t + 16 for q, t in zip(quota, ending.taken, strict=True))
        code = (a * 32 + b) * 32 + c
        worth[code] = ending.points[view.seat] + ending.ahead[view.seat]
        tricks[code] = ending.tricks[view.seat]
        made[code] = ending.tricks[view.seat] >= quota[view.seat]
    return worth, tricks, made


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
    legal = {m.card for m in view.legal.moves if isinstance(m, Play)} if isinstance(view.legal, OneOf) else set()
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
    view: View, moves: Sequence[Move], sample: Sequence[World], seed: int, style: Style
) -> tuple[tuple[Move, ...], list[Any]]:
    """The legal plays in a fixed order, and how each ended, by world."""
    import numpy as np  # noqa: PLC0415

    from satasat.bots import playout  # noqa: PLC0415 (compiled code)
    from satasat.bots.rollout import kernel_rules, pack_of, spade_seven_of, to_lanes  # noqa: PLC0415

    assert view.trump is not None and view.seat is not None
    trump, sevens = kernel_rules(view.trump, view.rules)

    def lanes(cards: int) -> Any:
        return to_lanes(np.uint64(cards), trump, sevens)

    runs = touching(view)
    hands = np.array([[lanes(h) for h in world.hands] for world in sample], np.uint64)
    options = np.array([lanes(run[-1].bit) for run in runs], np.uint64)
    trick = [lanes(card.bit) for card in view.trick] + [np.uint64(0)] * 2
    fixed = np.array(
        [
            trick[0],
            trick[1],
            pack_of(trump, sevens),
            lanes(order(view.trump, view.rules).trumps) | np.uint64(0),
            spade_seven_of(trump, sevens),
            style.noise,
        ],
        np.uint64,
    )
    fixed[3] = np.uint64(0xFFFF) << np.uint64(16 * int(trump))
    needs = np.array([q - t for q, t in zip(quotas(view.dealer), view.taken, strict=True)], np.int64)
    ends = np.empty((len(runs), len(sample)), np.int64)
    playout.judge_plays(
        hands,
        options,
        np.int64(view.leaders[-1]),
        np.int64(len(view.trick)),
        needs,
        fixed,
        np.uint64(seed),
        np.uint64(style.memory),
        ends,
    )
    in_order = [(Play(card), ends[index]) for index, run in enumerate(runs) for card in reversed(run)]
    return tuple(move for move, _ in in_order), [end for _, end in in_order]


def _deals(
    view: View, moves: Sequence[Move], sample: Sequence[World], seed: int, dice: Dice, style: Style
) -> list[Any]:
    """How each of these moves before the play ended, by world."""
    import numpy as np  # noqa: PLC0415

    from satasat.bots import playout  # noqa: PLC0415 (compiled code)
    from satasat.bots.rollout import kernel_rules  # noqa: PLC0415

    dealt = [_dealt(view, world, dice) for world in sample]
    quota = np.array(quotas(view.dealer), np.int64)
    found = []
    for move in moves:
        hands = np.array([_after(view, move, hands) for hands, _ in dealt], np.uint64)
        trumps = np.array([_trump(view, move, packet, hands).index for hands, packet in dealt], np.int64)
        pulls = [(pull.creditor, pull.debtor) for pull in _pulls_after(view, move)]
        ends = np.empty(len(sample), np.int64)
        _, sevens = kernel_rules(SUITS[0], view.rules)
        playout.judge_deals(
            hands,
            trumps,
            sevens,
            np.array(pulls, np.int64).reshape(-1, 2),
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


Hands = tuple[CardSet, CardSet, CardSet]


def _dealt(view: View, world: World, dice: Dice) -> tuple[Hands, tuple[Card, ...]]:
    """The world with all cards dealt, and the packet of three that F gets next (or got last)."""
    rest = dice.shuffled(tuple(world.undealt))
    hands, packet = world.hands, rest[:3]
    if view.phase is Phase.TIE:
        packet = tuple(p.card for p in view.public)
    start = 0
    for i in range(1, SEATS + 1):
        seat = (view.dealer + i) % SEATS
        short = max(0, 10 - len(hands[seat])) if rest else 0
        for card in rest[start : start + short]:
            hands = with_seat(hands, seat, hands[seat] | card.bit)
        start += short
    return hands, packet


def _trump(view: View, move: Move, packet: tuple[Card, ...], hands: Hands) -> Suit:
    """The trump that the move leads to, where these cards are dealt."""
    match move:
        case Name(suit=suit):
            return suit
        case Decline(method=TrumpAlternative.TURN_THREE):
            tied = turned_suits(packet)
            mine = view.hand | packet[0].bit | packet[1].bit | packet[2].bit
            return max(tied, key=lambda suit: len(mine & order(suit, view.rules).trumps))
        case Decline():  # the seventh card, or one of the last five: a card that F has not seen
            return packet[1].suit
        case _:
            assert view.trump is not None
            return view.trump


def _after(view: View, move: Move, hands: Hands) -> Hands:
    match move:
        case Give(card=card):
            pull = _due(view)
            hands = with_seat(hands, pull.creditor, hands[pull.creditor] - card.bit)
            return with_seat(hands, pull.debtor, hands[pull.debtor] | card.bit)
        case _:
            return hands


def _pulls_after(view: View, move: Move) -> tuple[Pull, ...]:
    over = len(view.exchanges)
    return view.pulls[over + 1 :] if isinstance(move, Give | Concede) else view.pulls[over:]
