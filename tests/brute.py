"""A second implementation of 3-2-5, plain and slow, used in tests only: the oracle for the real engine.

Written from the rules text alone (docs: RULES.md, the ids below are its ids) and never from the engine's source.
A card is a string of two characters, a hand a list of cards, a move the dictionary that a record stores.

``python tests/brute.py`` writes the position files of ``tests/golden/perft`` anew, always the same.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Move = dict[str, Any]
Rules = dict[str, Any]

SUITS = ["S", "H", "D", "C"]
RANKS = ["A", "K", "Q", "J", "T", "9", "8", "7"]  # R-PACK-2, high to low
PACK = [r + s for s in SUITS for r in RANKS if r + s not in ("7D", "7C")]  # R-PACK-1
SEATS = [0, 1, 2]

OPTIONS: dict[str, list[Any]] = {
    "direction": ["clockwise", "anticlockwise"],
    "first_dealer": ["random", "chosen", "draw_532"],
    "cut": ["none", "five_seat"],
    "trump_timing": ["after_five", "after_ten"],
    "sevens": ["low", "permanent_trumps"],
    "high_seven": ["hearts", "spades"],
    "pulls": ["off", "on"],
    "return_keep": [2, 1, 0],
    "return_drawn": ["forbidden", "allowed"],
    "fan": ["shuffled", "by_hand"],
    "debtor_order": ["dealer_three_five", "dealer_five_three"],
    "pull_visibility": ["private", "drawn_shown", "both_shown"],
    "trick_instead": ["off", "on"],
    "scoring": ["minus_quota", "raw_tricks"],
    "slam_bonus": [0, 5],
    "dealer_rule": ["rotate", "loser_deals"],
}
ALTERNATIVES = ["turn_three", "seventh_card", "random_rest"]

PLAIN: Rules = {
    "direction": "clockwise", "first_dealer": "random", "cut": "none",
    "trump_timing": "after_five", "trump_alternatives": [],
    "sevens": "low", "high_seven": "hearts",
    "pulls": "off", "return_keep": 2, "return_drawn": "forbidden", "fan": "shuffled",
    "debtor_order": "dealer_three_five", "pull_visibility": "private", "trick_instead": "off",
    "scoring": "minus_quota", "slam_bonus": 0, "dealer_rule": "rotate", "deals": 6,
}  # fmt: skip
SATASAT: Rules = {**PLAIN, "direction": "anticlockwise", "pulls": "on", "trump_alternatives": ["turn_three"]}
PAANCH: Rules = {
    **PLAIN, "direction": "anticlockwise", "first_dealer": "chosen", "cut": "five_seat", "pulls": "on",
    "scoring": "raw_tricks",
}  # fmt: skip
PAGAT: Rules = {**PAANCH, "first_dealer": "draw_532", "fan": "by_hand"}
PRESETS: dict[str, Rules] = {
    "plain": PLAIN,
    "satasat": SATASAT,
    "teen-do-paanch": PAANCH,
    "pagat": PAGAT,
    "high-sevens": {**SATASAT, "sevens": "permanent_trumps"},
    "handed-tricks": {**PAGAT, "trick_instead": "on", "slam_bonus": 5, "dealer_rule": "loser_deals"},
    "full-hand": {**PLAIN, "trump_timing": "after_ten"},
}


class Refused(Exception):
    """A move or a set of rules that the rules do not allow."""


# ------------------------------------------------------------------------------------------------ single rules


def same(a: Any, b: Any) -> bool:
    """Equal and of the same type: to a record, 1, 1.0 and true are three different things."""
    return type(a) is type(b) and bool(a == b)


def check_rules(rules: Rules) -> None:
    """Section 3: every option present, none unknown, values from the table, V-1 and V-2."""
    wanted = set(OPTIONS) | {"trump_alternatives", "deals"}
    if set(rules) != wanted:
        raise Refused(f"missing or unknown options: {sorted(set(rules) ^ wanted)}")
    for name, values in OPTIONS.items():
        if not any(same(rules[name], value) for value in values):
            raise Refused(f"{name} cannot be {rules[name]!r}")
    if type(rules["deals"]) is not int or rules["deals"] < 1:
        raise Refused("deals must be a positive integer")
    chosen = rules["trump_alternatives"]
    if (
        type(chosen) is not list
        or any(a not in ALTERNATIVES for a in chosen)
        or len(set(chosen)) < len(chosen)
    ):
        raise Refused("trump_alternatives must be a set of the three names")
    if rules["trump_timing"] == "after_ten" and chosen:
        raise Refused("V-1 (R-TRUMP-12): after_ten excludes every alternative")
    if rules["trick_instead"] == "on" and rules["pulls"] == "off":
        raise Refused("V-2: trick_instead needs pulls")


def quota(seat: int, dealer: int) -> int:
    """R-SEAT-2: D two, F five, T three."""
    return [2, 5, 3][(seat - dealer) % 3]


def suit_of(card: str, trump: str, rules: Rules) -> str:
    """The effective suit, R-SEVEN-1 and R-SEVEN-4."""
    if rules["sevens"] == "permanent_trumps" and card in ("7H", "7S"):
        return trump
    return card[1]


def trump_order(trump: str, rules: Rules) -> list[str]:
    """All trumps, the highest first: R-PACK-2, R-SEVEN-2, R-SEVEN-3."""
    ordinary = [r + trump for r in RANKS if r + trump in PACK]
    if rules["sevens"] == "low":
        return ordinary
    sevens = ["7H", "7S"] if rules["high_seven"] == "hearts" else ["7S", "7H"]
    return sevens + [card for card in ordinary if card not in sevens]


def legal_plays(hand: list[str], led: str | None, trump: str, rules: Rules) -> list[str]:
    """R-PLAY-1, 3, 4, 6: any card to lead, the suit led if one holds it, otherwise anything."""
    if led is not None:
        following = [c for c in hand if suit_of(c, trump, rules) == suit_of(led, trump, rules)]
        if following:
            return following
    return list(hand)


def trick_winner(cards: list[str], trump: str, rules: Rules) -> int:
    """R-PLAY-5: index of the winning card among the three in the order played."""
    for card in trump_order(trump, rules):
        if card in cards:
            return cards.index(card)
    for rank in RANKS:
        if rank + cards[0][1] in cards:
            return cards.index(rank + cards[0][1])
    raise AssertionError("a trick without a card")


def top_suits(turned: list[str]) -> list[str]:
    """R-TRUMP-4, 5, 10: suits of the highest rank among the turned cards, by printed rank and suit."""
    for rank in RANKS:
        suits = [s for s in SUITS if rank + s in turned]
        if suits:
            return suits
    raise AssertionError("nothing turned")


def returnable(eleven: list[str], drawn: str, trump: str, rules: Rules) -> list[str]:
    """R-PULL-9, R-PULL-10: the cards the creditor may give back."""
    allowed = []
    for card in eleven:
        if card == drawn and rules["return_drawn"] == "forbidden":
            continue
        kept = 0
        for other in eleven:
            if other != card and suit_of(other, trump, rules) == suit_of(card, trump, rules):
                kept += 1
        if kept >= rules["return_keep"]:
            allowed.append(card)
    return allowed


def exchange_units(
    counts: list[int], old_dealer: int, new_dealer: int, rules: Rules
) -> list[tuple[int, int]]:
    """The exchanges, as (creditor, debtor), in order: R-PULL-1, 2, 6, 11, 12, 13, 14, 17."""
    if rules["pulls"] == "off":
        return []
    delta = {seat: counts[seat] - quota(seat, old_dealer) for seat in SEATS}
    d, f, t = new_dealer, (new_dealer + 1) % 3, (new_dealer + 2) % 3
    debtors = [d, t, f] if rules["debtor_order"] == "dealer_three_five" else [d, f, t]
    units = []
    for creditor in [f, t, d]:
        for debtor in debtors:
            while delta[creditor] > 0 and delta[debtor] < 0:
                units.append((creditor, debtor))
                delta[creditor] -= 1
                delta[debtor] += 1
    assert set(delta.values()) == {0}, "R-PULL-17"
    return units


def hand_over(won: list[int], promised: list[tuple[int, int]]) -> list[int]:
    """R-GIVE-3: counts after the promised tricks have moved, (creditor, debtor) each, in the order promised."""
    counts = list(won)
    given = [0, 0, 0]
    for creditor, debtor in promised:
        if given[debtor] < won[debtor]:
            given[debtor] += 1
            counts[debtor] -= 1
            counts[creditor] += 1
    return counts


def deal_points(won: list[int], counts: list[int], dealer: int, rules: Rules) -> list[int]:
    """R-SCORE-1, 2, 3 and R-GIVE-5: points of one deal; ``won`` in play, ``counts`` after any hand-over."""
    points = []
    for seat in SEATS:
        score = counts[seat]
        if rules["scoring"] == "minus_quota":
            score -= quota(seat, dealer)
        if won[seat] == 10:
            score += rules["slam_bonus"]
        points.append(score)
    return points


def next_dealer(counts: list[int], dealer: int, rules: Rules) -> int:
    """R-DEALER-1 to R-DEALER-4."""
    in_turn = [(dealer + 1) % 3, (dealer + 2) % 3, dealer]
    if rules["dealer_rule"] == "loser_deals":
        worst = min(counts[seat] - quota(seat, dealer) for seat in SEATS)
        if worst < 0:
            for seat in in_turn:
                if counts[seat] - quota(seat, dealer) == worst:
                    return seat
    return in_turn[0]


# --------------------------------------------------------------------------------------------------- the match


class Match:
    """One match, from the first dealer to the end.

    ``taken`` are tricks won in play in the present deal, ``schedule`` its exchanges as (creditor, debtor),
    known from its beginning, ``unit`` how many of these are done, ``promised`` those that became promises of
    a trick. The last card of a deal scores it and begins the next one at once; after the last deal of the
    match the state stays as that deal left it. ``deal_no`` counts from 1. ``hands`` keep the order dealt.
    """

    def __init__(self, rules: Rules) -> None:
        """A match before its first dealer is known."""
        check_rules(rules)
        self.rules = rules
        self.phase = "seat_dealer"
        self.dealer: int | None = None
        self.deal_no = 1
        self.totals = [0, 0, 0]
        self.sheet: list[dict[str, Any]] = []
        self.pack: list[str] = []
        self.hands: list[list[str]] = [[], [], []]
        self.trump: str | None = None
        self.turned: list[str] = []
        self.schedule: list[tuple[int, int]] = []
        self.unit = 0
        self.promised: list[tuple[int, int]] = []
        self.fan: list[str] = []
        self.drawn: str | None = None
        self.leader: int | None = None
        self.trick: list[str] = []
        self.taken = [0, 0, 0]

    def copy(self) -> Match:
        """An independent match in the same state."""
        other = Match.__new__(Match)
        other.__dict__.update(self.__dict__)
        other.totals = list(self.totals)
        other.sheet = list(self.sheet)  # its entries are never altered
        other.pack = list(self.pack)
        other.hands = [list(hand) for hand in self.hands]
        other.turned = list(self.turned)
        other.schedule = list(self.schedule)
        other.promised = list(self.promised)
        other.fan = list(self.fan)
        other.trick = list(self.trick)
        other.taken = list(self.taken)
        return other

    # ------------------------------------------------------------------------------------------- who and what

    def _chair(self, steps: int) -> int:
        """0 steps: D, 1: F, 2: T (section 0)."""
        assert self.dealer is not None
        return (self.dealer + steps) % 3

    def due(self) -> str:
        """What must happen next; "over" after the end."""
        return self.phase

    def to_act(self) -> int | str | None:
        """The seat to act, "nature", or nobody once the match is over."""
        actor: int | str | None
        if self.phase == "over":
            actor = None
        elif self.phase in ("seat_dealer", "shuffle", "turn"):
            actor = "nature"
        elif self.phase in ("cut", "trump", "tie"):  # R-CUT-2, R-TRUMP-1, R-TRUMP-5
            actor = self._chair(1)
        elif self.phase == "play":  # R-PLAY-2
            assert self.leader is not None
            actor = (self.leader + len(self.trick)) % 3
        else:
            creditor, debtor = self.schedule[self.unit]
            if self.phase in ("draw", "give"):  # R-PULL-7
                actor = creditor
            elif self.phase == "fan" and self.rules["fan"] == "shuffled":  # R-PULL-8
                actor = "nature"
            else:  # elect (R-GIVE-2), or a fan by hand
                actor = debtor
        return actor

    def moves(self) -> list[Move]:
        """The legal moves of the one to act; an empty list where the move is an order of cards."""
        found: list[Move] = []
        if self.phase == "seat_dealer":
            found = [{"type": "seat_dealer", "seat": seat} for seat in SEATS]
        elif self.phase == "cut":  # R-CUT-3
            found = [{"type": "cut", "at": at} for at in range(1, 30)]
        elif self.phase == "trump":  # R-TRUMP-2, R-TRUMP-4, 6, 8
            found = [{"type": "name", "suit": suit} for suit in SUITS]
            for method in ALTERNATIVES:
                if method in self.rules["trump_alternatives"]:
                    found.append({"type": "decline", "method": method})
        elif self.phase == "tie":  # R-TRUMP-5
            found = [{"type": "name", "suit": suit} for suit in top_suits(self.turned)]
        elif self.phase == "turn":  # R-TRUMP-8: the five cards that came after his first five
            found = [{"type": "turn", "card": card} for card in self.hands[self._chair(1)][5:]]
        elif self.phase == "elect":  # R-GIVE-1
            found = [{"type": "offer"}, {"type": "concede"}]
        elif self.phase == "draw":
            found = [{"type": "draw", "position": position} for position in range(10)]
        elif self.phase in ("give", "play"):
            found = [{"type": self.phase, "card": card} for card in self._cards()]
        return found

    def _cards(self) -> list[str]:
        """The cards that may be given back or played."""
        seat = self.to_act()
        assert isinstance(seat, int)
        assert self.trump is not None
        if self.phase == "give":
            assert self.drawn is not None
            return returnable(self.hands[seat], self.drawn, self.trump, self.rules)
        led = self.trick[0] if self.trick else None
        return legal_plays(self.hands[seat], led, self.trump, self.rules)

    # ------------------------------------------------------------------------------------------------- moving

    def apply(self, by: int | str, move: Move) -> None:
        """Make a move, or raise Refused and change nothing."""
        if self.phase == "over":
            raise Refused("the match is over")
        if not same(by, self.to_act()):
            raise Refused(f"{self.phase} is due from {self.to_act()}, not from {by!r}")
        if not isinstance(move, dict):
            raise Refused("a move is an object")
        if self.phase in ("shuffle", "fan"):
            self._check_order(move)
        elif not any(self._same_move(move, legal) for legal in self.moves()):
            raise Refused(f"{self.phase} is due from {self.to_act()}, illegal: {move!r}")
        getattr(self, "_do_" + self.phase)(move)

    @staticmethod
    def _same_move(a: Move, b: Move) -> bool:
        return set(a) == set(b) and all(same(a[key], b[key]) for key in a)

    def _check_order(self, move: Move) -> None:
        """A shuffle holds the thirty cards, a fan the debtor's ten, each once."""
        cards = PACK if self.phase == "shuffle" else self.hands[self.schedule[self.unit][1]]
        if set(move) != {"type", "order"} or not same(move["type"], self.phase):
            raise Refused(f"{self.phase} is due, with its order and nothing else")
        order = move["order"]
        if type(order) is not list or any(type(card) is not str for card in order):
            raise Refused("an order is a list of cards")
        if sorted(order) != sorted(cards):
            raise Refused("the order must hold each of the cards once")

    def _do_seat_dealer(self, move: Move) -> None:
        self.dealer = move["seat"]
        self.phase = "shuffle"

    def _do_shuffle(self, move: Move) -> None:
        """R-CUT-1."""
        self.pack = list(move["order"])
        if self.rules["cut"] == "five_seat":
            self.phase = "cut"
        else:
            self._first_packets()

    def _do_cut(self, move: Move) -> None:
        """R-CUT-3: the top cards go beneath the rest."""
        at = move["at"]
        self.pack = self.pack[at:] + self.pack[:at]
        self._first_packets()

    def _packet(self, seat: int, size: int) -> None:
        """Deal ``size`` cards from the top to ``seat``."""
        self.hands[seat] += self.pack[:size]
        self.pack = self.pack[size:]

    def _round(self, size: int) -> None:
        """R-DEAL-2: F, T, D."""
        for steps in (1, 2, 0):
            self._packet(self._chair(steps), size)

    def _first_packets(self) -> None:
        """R-DEAL-1, R-DEAL-3, R-DEAL-4: five each, or everything with after_ten; then trump."""
        self._round(5)
        if self.rules["trump_timing"] == "after_ten":
            self._round(3)
            self._round(2)
        self.phase = "trump"

    def _do_trump(self, move: Move) -> None:
        """R-TRUMP-1, 3, 4, 6, 8, 9."""
        five = self._chair(1)
        if move["type"] == "name":
            self.trump = move["suit"]
            if self.rules["trump_timing"] == "after_five":
                self._round(3)
                self._round(2)
            self._begin_exchange()
        elif move["method"] == "turn_three":
            self._packet(five, 3)
            self.turned = self.hands[five][5:8]
            suits = top_suits(self.turned)
            if len(suits) > 1:
                self.phase = "tie"
            else:
                self._finish_turn_three(suits[0])
        else:
            self._round(3)
            self._round(2)
            if move["method"] == "seventh_card":
                self.turned = [self.hands[five][6]]
                self.trump = self.turned[0][1]  # printed suit, R-TRUMP-10
                self._begin_exchange()
            else:
                self.phase = "turn"

    def _do_tie(self, move: Move) -> None:
        self._finish_turn_three(move["suit"])

    def _finish_turn_three(self, suit: str) -> None:
        """R-TRUMP-4: F has his three already; three to T, three to D, then two to each."""
        self.trump = suit
        self._packet(self._chair(2), 3)
        self._packet(self._chair(0), 3)
        self._round(2)
        self._begin_exchange()

    def _do_turn(self, move: Move) -> None:
        """R-TRUMP-8, printed suit R-TRUMP-10."""
        self.turned = [move["card"]]
        self.trump = move["card"][1]
        self._begin_exchange()

    def _begin_exchange(self) -> None:
        """R-PULL-5: trump fixed and thirty cards dealt."""
        assert [len(hand) for hand in self.hands] == [10, 10, 10]
        assert not self.pack
        self.unit = 0
        self._next_unit()

    def _next_unit(self) -> None:
        """The next exchange, or the first lead, which is F's (R-PLAY-1)."""
        if self.unit == len(self.schedule):
            self.leader = self._chair(1)
            self.phase = "play"
        elif self.rules["trick_instead"] == "on":
            self.phase = "elect"
        else:
            self.phase = "fan"

    def _do_elect(self, move: Move) -> None:
        """R-GIVE-1, R-GIVE-2."""
        if move["type"] == "offer":
            self.phase = "fan"
        else:
            self.promised.append(self.schedule[self.unit])
            self.unit += 1
            self._next_unit()

    def _do_fan(self, move: Move) -> None:
        """R-PULL-7 (a)."""
        self.fan = list(move["order"])
        self.phase = "draw"

    def _do_draw(self, move: Move) -> None:
        """R-PULL-7 (b)."""
        creditor, debtor = self.schedule[self.unit]
        card = self.fan[move["position"]]
        self.hands[debtor].remove(card)
        self.hands[creditor].append(card)
        self.drawn = card
        self.fan = []
        self.phase = "give"

    def _do_give(self, move: Move) -> None:
        """R-PULL-7 (c)."""
        creditor, debtor = self.schedule[self.unit]
        self.hands[creditor].remove(move["card"])
        self.hands[debtor].append(move["card"])
        self.drawn = None
        self.unit += 1
        self._next_unit()

    def _do_play(self, move: Move) -> None:
        """R-PLAY-2, 5, 6, 7."""
        seat = self.to_act()
        assert isinstance(seat, int)
        assert self.leader is not None
        assert self.trump is not None
        self.hands[seat].remove(move["card"])
        self.trick.append(move["card"])
        if len(self.trick) < 3:
            return
        winner = (self.leader + trick_winner(self.trick, self.trump, self.rules)) % 3
        self.taken[winner] += 1
        self.leader = winner
        self.trick = []
        if sum(self.taken) == 10:
            self._score()

    def _score(self) -> None:
        """R-GIVE-3, R-SCORE, R-DEALER, R-PULL-3, R-PULL-4; then the next deal or the end (R-MATCH-1)."""
        assert self.dealer is not None
        counts = hand_over(self.taken, self.promised)
        points = deal_points(self.taken, counts, self.dealer, self.rules)
        self.totals = [self.totals[seat] + points[seat] for seat in SEATS]
        self.sheet.append({"dealer": self.dealer, "trump": self.trump, "tricks": counts, "points": points})
        if self.deal_no == self.rules["deals"]:
            self.phase = "over"
            return
        dealer = next_dealer(counts, self.dealer, self.rules)
        self.schedule = exchange_units(counts, self.dealer, dealer, self.rules)
        self.dealer = dealer
        self.deal_no += 1
        self.trump = None
        self.turned = []
        self.unit = 0
        self.promised = []
        self.leader = None
        self.taken = [0, 0, 0]
        self.phase = "shuffle"

    def result(self) -> dict[str, Any]:
        """The result object of a finished match: R-MATCH-2, R-MATCH-3."""
        if self.phase != "over":
            raise Refused("the match is not over")
        best = max(self.totals)
        winners = [seat for seat in SEATS if self.totals[seat] == best]
        deals = [
            {
                "dealer": deal["dealer"],
                "trump": deal["trump"],
                "tricks": list(deal["tricks"]),
                "points": list(deal["points"]),
            }
            for deal in self.sheet
        ]
        return {"deals": deals, "totals": list(self.totals), "winners": winners}


# ------------------------------------------------------------------------------------------------------- perft


def fanned(hand: list[str], permutation: list[int]) -> list[str]:
    """The hand sorted by suit S H D C, each from the ace down, then put in the order of the permutation."""
    by_suit = [card for card in PACK if card in hand]
    return [by_suit[index] for index in permutation]


def perft(
    match: Match, depth: int, packs: list[list[str]], fans: list[list[int]], *, turn: int = 0, used: int = 0
) -> int:
    """Number of sequences of ``depth`` moves of the seats from here.

    Nature takes no depth and never branches: it shuffles to the next of ``packs``, fans by the next of
    ``fans`` (again from the first after the last), turns the card number ``turn`` of F's last five. A fan by
    hand is a seat's move with that single order. ``used`` counts the fans made on the path so far. A path on
    which the match ends with depth left counts nothing.
    """
    if depth == 0:
        return 1
    if match.due() == "over":
        return 0
    branches = match.moves()
    left = depth if match.to_act() == "nature" else depth - 1
    if match.due() == "shuffle":
        branches = [{"type": "shuffle", "order": packs[0]}]
        packs = packs[1:]
    elif match.due() == "fan":
        debtor = match.schedule[match.unit][1]
        order = fanned(match.hands[debtor], fans[used % len(fans)])
        branches = [{"type": "fan", "order": order}]
        used += 1
    elif match.due() == "turn":
        branches = [branches[turn]]
    elif match.due() == "seat_dealer":
        raise ValueError("a position lies after the first dealer is known")
    total = 0
    for move in branches:
        after = match.copy()
        by = after.to_act()
        assert by is not None
        after.apply(by, move)
        total += perft(after, left, packs, fans, turn=turn, used=used)
    return total


@dataclass
class Position:
    """A position file, with the match played up to it."""

    about: str
    rules: Rules
    moves: list[dict[str, Any]]
    packs: list[list[str]]
    fans: list[list[int]]
    turn: int
    counts: list[int]
    match: Match

    def perft(self, depth: int) -> int:
        """The count at that depth."""
        return perft(self.match, depth, self.packs, self.fans, turn=self.turn)


def load_position(path: str | Path) -> Position:
    """Read a file of tests/golden/perft."""
    data = json.loads(Path(path).read_text(encoding="utf-8"))
    match = Match(data["rules"])
    for line in data["moves"]:
        match.apply(line["by"], line["move"])
    return Position(**data, match=match)


# ---------------------------------------------------------------------------------- making the position files


Stop = Callable[[Match], bool]
Line = dict[str, Any]  # one move of a record: by, move
ENOUGH, DEEPEST = 3500, 12


def walk(rules: Rules, seed: int, stop: Stop, script: list[Line] | None = None) -> list[Line] | None:
    """The moves of ``script``, then random ones, until the match satisfies ``stop``; None if it never does."""
    rng = random.Random(seed)
    match = Match(rules)
    record: list[Line] = []
    for line in script or []:
        match.apply(line["by"], line["move"])
        record.append(line)
    while not stop(match):
        by = match.to_act()
        if by is None:
            return None
        if match.due() in ("shuffle", "fan"):
            cards = PACK if match.due() == "shuffle" else match.hands[match.schedule[match.unit][1]]
            move: Move = {"type": match.due(), "order": rng.sample(cards, len(cards))}
        else:
            move = rng.choice(match.moves())
        match.apply(by, move)
        record.append({"by": by, "move": move})
    return record


def find(rules: Rules, stop: Stop, script: list[Line] | None = None) -> tuple[int, list[Line]]:
    """The first seed whose random match satisfies ``stop``, and its moves up to there."""
    for seed in range(1, 20_000):
        record = walk(rules, seed, stop, script)
        if record is not None:
            return seed, record
    raise AssertionError("no such position found")


def cards_left(match: Match) -> int:
    """Cards still to be played in this deal."""
    return sum(len(hand) for hand in match.hands)


def people(match: Match) -> tuple[int, int]:
    """How many creditors and how many debtors the present schedule has."""
    return len({creditor for creditor, _ in match.schedule}), len({debtor for _, debtor in match.schedule})


def ends(match: Match) -> list[Match]:
    """Every way in which the present deal can be played to its end."""
    if match.due() != "play":
        return [match]
    found = []
    for move in match.moves():
        after = match.copy()
        by = after.to_act()
        assert by is not None
        after.apply(by, move)
        found += ends(after)
    return found


def mover(match: Match) -> list[str]:
    """The hand of the seat to act."""
    seat = match.to_act()
    assert isinstance(seat, int)
    return match.hands[seat]


def dealer_takes_ten(rules: Rules) -> list[Line]:
    """E27: F names spades holding none and leads KH; D takes every trick and is due eight cards."""
    f = ["KH", "QH", "JH", "TH", "9H", "8H", "7H", "KD", "QD", "JD"]
    t = ["TD", "9D", "8D", "AC", "KC", "QC", "JC", "TC", "9C", "8C"]
    d = ["AH", "AS", "KS", "QS", "JS", "TS", "9S", "8S", "7S", "AD"]
    order = f[:5] + t[:5] + d[:5] + f[5:8] + t[5:8] + d[5:8] + f[8:] + t[8:] + d[8:]
    lines: list[Line] = [
        {"by": "nature", "move": {"type": "seat_dealer", "seat": 0}},
        {"by": "nature", "move": {"type": "shuffle", "order": order}},
        {"by": 1, "move": {"type": "name", "suit": "S"}},
    ]
    for seat, card in ((1, f[0]), (2, t[0]), (0, d[0])):
        lines.append({"by": seat, "move": {"type": "play", "card": card}})
    match = Match(rules)
    for line in lines:
        match.apply(line["by"], line["move"])
    while match.deal_no == 1:
        by = match.to_act()
        assert by is not None
        line = {"by": by, "move": match.moves()[0]}
        match.apply(by, line["move"])
        lines.append(line)
    assert match.sheet[0]["tricks"] == [10, 0, 0]
    return lines


def mixed(preset: str, **changes: Any) -> Rules:
    """A preset with some options changed."""
    return {**PRESETS[preset], **changes}


def wanted_positions() -> list[tuple[str, str, Rules, Stop]]:
    """Name, sentence, rules and the condition under which a random match stops."""
    hearts = mixed("high-sevens", trump_alternatives=[])
    spades = mixed("high-sevens", trump_alternatives=[], high_seven="spades")
    every = mixed("high-sevens", trump_alternatives=list(ALTERNATIVES), high_seven="spades")
    handed = mixed("handed-tricks", cut="none")

    def at(due: str, deal_no: int = 1) -> Stop:
        return lambda m: m.due() == due and m.deal_no == deal_no

    def both_sevens(m: Match) -> bool:
        """A plain-suit lead, the next seat holds a seven, and a seven is still held by another seat, too."""
        if m.due() != "play" or len(m.trick) != 1 or cards_left(m) > 17 or m.trump in ("H", "S"):
            return False
        held = [card in hand for hand in m.hands for card in ("7H", "7S")]
        return held.count(True) == 2 and sum(card in mover(m) for card in ("7H", "7S")) == 1

    def seven_led(m: Match) -> bool:
        """A seven has been led at trumps named otherwise, and the other seven is out there."""
        held = [card for hand in m.hands for card in hand]
        return (
            m.due() == "play" and len(m.trick) == 1 and m.trick[0] in ("7H", "7S") and m.trick[0][1] != m.trump
            and ("7H" in held or "7S" in held) and cards_left(m) < 20
            and 1 < len(m.moves()) < len(mover(m))
        )  # fmt: skip

    def seven_printed(m: Match) -> bool:
        """The printed suit of a seven is led and not trump, and the next seat holds that seven and no other."""
        if m.due() != "play" or len(m.trick) != 1 or cards_left(m) > 20:
            return False
        suit = m.trick[0][1]
        return (
            suit in ("H", "S") and suit != m.trump and m.trick[0][0] != "7"
            and [card for card in mover(m) if card[1] == suit] == ["7" + suit]
        )  # fmt: skip

    def five(m: Match) -> int:
        return ((m.dealer or 0) + 1) % 3

    def several_dealers(m: Match) -> bool:
        """The last tricks decide who deals, and it need not be the next in turn."""
        return len({end.dealer for end in ends(m)}) == 2 and any(end.dealer == m.dealer for end in ends(m))

    def tied_losers(m: Match) -> bool:
        """Whatever happens, the old T and D end equally far below their quotas, F above."""
        d, t = m.dealer, (m.dealer or 0) + 2
        return all(end.sheet[-1]["points"][d] == end.sheet[-1]["points"][t % 3] < 0 for end in ends(m))

    return [
        ("plain", "Plain: the second trick of the second deal is led, trump a suit the leader lacks.",
         mixed("plain"),
         lambda m: m.due() == "play" and m.deal_no == 2 and cards_left(m) == 27
         and m.trump not in [card[1] for card in mover(m)]),
        ("satasat", "Satasat: a draw is due, F draws from the dealer first, then from T, keep 2.",
         mixed("satasat"),
         lambda m: m.due() == "draw" and people(m) == (1, 2) and m.unit == 0 and m.schedule[0] == (five(m), m.dealer)),
        ("teen-do-paanch", "Teen Do Paanch: the cut of a second deal that has exchanges.",
         mixed("teen-do-paanch"), lambda m: m.due() == "cut" and m.deal_no == 2 and len(m.schedule) > 0),
        ("pagat", "Pagat: the debtor is to lay his fan by hand, for the second of several exchanges.",
         mixed("pagat"), lambda m: m.due() == "fan" and m.unit == 1 and len(m.schedule) > 2),
        ("high-sevens", "High sevens: hearts or spades led, the next seat has only the seven of that suit.",
         mixed("high-sevens"), seven_printed),
        ("handed-tricks", "Handed tricks: the first election of two debtors, loser deals, fan by hand.",
         mixed("handed-tricks"), lambda m: m.due() == "elect" and m.unit == 0 and people(m) == (1, 2)),
        ("full-hand", "Full hand: F names after ten cards, the first deal.",
         mixed("full-hand"), at("trump")),
        ("sevens-hearts-high", "Permanent sevens, hearts high: a plain lead, both sevens held.",
         hearts, both_sevens),
        ("sevens-spades-high", "Permanent sevens, spades high: a plain lead, both sevens held.",
         spades, both_sevens),
        ("seven-led-hearts", "Permanent sevens, hearts high: a seven is led and asks for trumps.",
         hearts, seven_led),
        ("seven-led-spades", "Permanent sevens, spades high: a seven is led and asks for trumps.",
         spades, seven_led),
        ("sevens-exchange", "Permanent sevens: a card is to be given back by a creditor who holds a seven.",
         hearts,
         lambda m: m.due() == "give" and m.trump in ("D", "C") and ("7H" in mover(m) or "7S" in mover(m))),
        ("before-naming", "Before naming in the first deal, all three alternatives, permanent sevens.",
         every, at("trump")),
        ("before-naming-pulls", "Before naming in the second deal, all three alternatives, one exchange due.",
         every, lambda m: m.due() == "trump" and len(m.schedule) == 1),
        ("seven-exposed", "F declined; a seven is among his last five and is turned up, permanent sevens.",
         every, lambda m: m.due() == "turn" and any(move["card"][0] == "7" for move in m.moves())),
        ("seventh-card", "Before naming, the middle card of F's packet of three is a seven, permanent sevens.",
         every, lambda m: m.due() == "trump" and m.pack[1] in ("7H", "7S")),
        ("turn-three-tie", "Turn three: two suits tie at the top, F is to choose.",
         mixed("satasat"), at("tie")),
        ("turn-three-three-ways", "Turn three: three suits tie, F is to choose, permanent sevens.",
         mixed("high-sevens"), lambda m: m.due() == "tie" and len(m.moves()) == 3),
        ("cut-first", "The cut of the first deal, which has no exchange.",
         mixed("teen-do-paanch"), at("cut")),
        ("elect", "An election with three exchanges or more to go, fan shuffled, keep 1.",
         mixed("handed-tricks", fan="shuffled", return_keep=1, dealer_rule="rotate"),
         lambda m: m.due() == "elect" and m.unit == 0 and len(m.schedule) in (3, 4)),
        ("promised", "Mid-deal with tricks promised: hand-over decides dealer and exchanges of the next deal.",
         handed,
         lambda m: m.due() == "play" and len(m.promised) > 1 and cards_left(m) == 5),
        ("draw-two-creditors", "A draw is due, two creditors share one debtor.",
         mixed("satasat", return_keep=0),
         lambda m: m.due() == "draw" and people(m) == (2, 1) and m.unit == 0),
        ("draw-dealer-five-three", "A draw is due, the dealer draws from two debtors, from five before three.",
         mixed("satasat", debtor_order="dealer_five_three"),
         lambda m: m.due() == "draw" and m.unit == 0 and people(m) == (1, 2) and m.schedule[0][0] == m.dealer),
        ("draw-dealer-three-five", "A draw is due, the dealer draws from two debtors, from three before five.",
         mixed("satasat"),
         lambda m: m.due() == "draw" and m.unit == 0 and people(m) == (1, 2) and m.schedule[0][0] == m.dealer),
        ("give-keep-2", "A card is to be given back, keep 2: at most five of eleven may go.",
         mixed("satasat"), lambda m: m.due() == "give" and len(m.moves()) < 6),
        ("give-keep-1", "A card is to be given back, keep 1: some cards are barred.",
         mixed("satasat", return_keep=1), lambda m: m.due() == "give" and len(m.moves()) < 9),
        ("give-keep-0", "A card is to be given back, keep 0: all but the drawn one.",
         mixed("satasat", return_keep=0), at("give", 2)),
        ("give-drawn-allowed", "A card is to be given back, keep 2, and the drawn one is among those that may go.",
         mixed("satasat", return_drawn="allowed"),
         lambda m: m.due() == "give" and {"type": "give", "card": m.drawn} in m.moves()),
        ("give-drawn-allowed-keep-0", "A card is to be given back, keep 0 and the drawn one allowed: all eleven.",
         mixed("satasat", return_drawn="allowed", return_keep=0), at("give", 3)),
        ("mid-trick", "Two cards of the sixth trick are played, the third seat is to play.",
         mixed("plain"), lambda m: m.due() == "play" and cards_left(m) == 13),
        ("next-deal", "The end of a first deal runs into the trump and the exchanges of the second.",
         mixed("satasat"), lambda m: m.due() == "play" and m.deal_no == 1 and cards_left(m) == 5),
        ("next-deal-cut", "The last trick of a deal runs into shuffle, cut and trump of the next.",
         mixed("pagat"), lambda m: m.due() == "play" and m.deal_no == 2 and cards_left(m) == 3),
        ("match-end", "The last three tricks of a match: after the ninth card nothing counts.",
         mixed("satasat", deals=3),
         lambda m: m.due() == "play" and m.deal_no == 3 and cards_left(m) == 9),
        ("one-deal", "A match of a single deal, its last four tricks, slam bonus on.",
         mixed("plain", deals=1, slam_bonus=5), lambda m: m.due() == "play" and cards_left(m) == 12),
        ("loser-deals", "The end of a deal: the loser deals next, a different seat after different last tricks.",
         mixed("satasat", dealer_rule="loser_deals"),
         lambda m: m.due() == "play" and m.deal_no == 2 and cards_left(m) == 5 and several_dealers(m)),
        ("loser-deals-tie", "The end of a deal: T and D are equally far below, T deals next.",
         mixed("satasat", dealer_rule="loser_deals"),
         lambda m: m.due() == "play" and m.deal_no == 1 and cards_left(m) == 5 and tied_losers(m)),
        ("random-rest", "F declined for a random card of his last five, nature is to turn it, exchanges follow.",
         mixed("satasat", trump_alternatives=["random_rest"]),
         lambda m: m.due() == "turn" and m.deal_no == 2 and len(m.schedule) > 0),
        ("shuffle-due", "The first dealer is known, nature is to shuffle.",
         mixed("satasat"), at("shuffle")),
        ("eight-pulls", "Dealer took all ten tricks: eight exchanges are due, keep 1, trump not yet named.",
         mixed("satasat", return_keep=1), lambda m: m.due() == "trump" and m.deal_no == 2),
    ]  # fmt: skip


def make_position(name: str, about: str, rules: Rules, stop: Stop) -> dict[str, Any]:
    """The contents of one position file; the depth ends where the count passes ENOUGH or falls to nothing."""
    script = dealer_takes_ten(rules) if name == "eight-pulls" else None
    seed, moves = find(rules, stop, script)
    match = Match(rules)
    for line in moves:
        match.apply(line["by"], line["move"])
    rng = random.Random(f"{name} {seed}")
    packs = [rng.sample(PACK, 30) for _ in range(2)]
    fans = [rng.sample(range(10), 10) for _ in range(3)]
    turn = seed % 5
    if match.due() == "turn":
        sevens = [index for index, move in enumerate(match.moves()) if move["card"] in ("7H", "7S")]
        turn = sevens[0] if sevens else turn
    counts: list[int] = []
    while len(counts) < 2 or (0 < counts[-1] < ENOUGH and len(counts) < DEEPEST):
        counts.append(perft(match, len(counts) + 1, packs, fans, turn=turn))
    return {
        "about": about, "rules": rules, "moves": moves, "packs": packs, "fans": fans, "turn": turn, "counts": counts,
    }  # fmt: skip


def write_position(path: Path, position: dict[str, Any]) -> None:
    """One line for each field, one for each move, pack and fan, so that a difference can be read."""
    parts = []
    for key, value in position.items():
        if key in ("moves", "packs", "fans"):
            rows = ",\n".join("    " + json.dumps(row) for row in value)
            parts.append(f'  "{key}": [\n{rows}\n  ]')
        else:
            parts.append(f'  "{key}": {json.dumps(value)}')
    path.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")


def main() -> None:
    """Write every position file and print the table of counts."""
    folder = Path(__file__).parent / "golden" / "perft"
    folder.mkdir(parents=True, exist_ok=True)
    for name, about, rules, stop in wanted_positions():
        start = time.perf_counter()
        position = make_position(name, about, rules, stop)
        write_position(folder / f"{name}.json", position)
        print(f"{name:26} {time.perf_counter() - start:6.2f}s {position['counts']}", flush=True)


if __name__ == "__main__":
    main()
