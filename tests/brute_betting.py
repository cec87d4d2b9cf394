"""A second implementation of Thirty-Five and Trentacinque, plain and slow, used in tests only: the oracle for the engines.

Written from the rules text alone (the ids are its ids) and never from the engines' source. A card is a string of two
characters, a hand a list of cards, a move the dictionary that a record stores.

``python -m tests.brute_betting`` writes the position files of ``tests/golden/perft_betting`` anew, always the same.
"""

from __future__ import annotations

import json
import random
from copy import deepcopy
from pathlib import Path
from typing import Any

Move = dict[str, Any]
FOLDER = Path(__file__).parent / "golden" / "perft_betting"
SUITS = "SHDC"
PIPS = {"A": 1, "K": 10, "Q": 10, "J": 10, "T": 10}


def pack(game: str) -> list[str]:
    ranks = "AKQJT98765432" if game == "thirty-five" else "AKQJ765432"  # TF-1, TC-1
    return [rank + suit for suit in SUITS for rank in ranks]


def worth(card: str, ace: int) -> int:
    """TF-2."""
    return ace if card[0] == "A" else PIPS.get(card[0]) or int(card[0])


def best(cards: list[str], ace: int) -> int:
    return max(sum(worth(card, ace) for card in cards if card[1] == suit) for suit in SUITS)


class Refused(Exception):
    """A move that the rules do not allow."""


class Match:
    """A match of either game, changed in place. `chips` by seat."""

    def __init__(self, game: str, rules: dict[str, Any]) -> None:
        self.game = game
        self.rules = rules
        self.n = rules.get("players", 4)
        self.chips = [rules["chips"]] * self.n
        self.pool = 0
        self.deals: list[dict[str, Any]] = []
        self.dealer: int | None = None
        self.bidding = False
        self.over = False
        self.hands: dict[int, list[str]] = {}
        self.buy: list[str] = []
        self.turn = 0
        self.bid = 0
        self.bidder: int | None = None
        self.waiting: list[int] = []  # who is still in the bidding and may be asked again
        self.fives: list[int] = []

    @property
    def ace(self) -> int:
        return int(self.rules.get("ace_value", 1))

    # ------------------------------------------------------------------------------------------------ what is due

    def actor(self) -> int | str | None:
        if self.over:
            return None
        return self.turn if self.bidding else "nature"

    def least_and_most(self) -> tuple[int, int]:
        stack = self.chips[self.turn]
        if self.game == "trentacinque":
            return (5 if self.bid == 5 else self.bid + 1), min(5, stack)  # TC-5, B-2, B-13
        if self.bid == 0:
            return 1, min(self.pool, stack)  # TF-9, A-4
        return self.bid + 1, stack  # TF-10, TF-11

    def moves(self) -> list[Move]:
        """Every move of the seat that is to act."""
        least, most = self.least_and_most()
        leave = "throw_in" if self.game == "thirty-five" else "pass"
        return [{"type": "bid", "chips": n} for n in range(least, most + 1)] + [{"type": leave}]

    def take(self, by: int | str, move: Move) -> None:
        if by != self.actor():
            raise Refused(f"{by} is not to act")
        if by == "nature":
            self.nature(move)
        elif move not in self.moves():
            raise Refused(str(move))
        elif move["type"] == "bid":
            self.said(move["chips"])
        else:
            self.said(None)

    def nature(self, move: Move) -> None:
        if self.dealer is None:
            if move.get("type") != "seat_dealer" or move["seat"] not in range(self.n):
                raise Refused(str(move))
            self.dealer = move["seat"]
        elif move.get("type") != "shuffle" or sorted(move["order"]) != sorted(pack(self.game)):
            raise Refused(str(move))
        else:
            self.deal(list(move["order"]))

    # ------------------------------------------------------------------------------------------------------ the deal

    def round_table(self) -> list[int]:
        assert self.dealer is not None
        return [(self.dealer + i) % self.n for i in range(1, self.n + 1)]

    def deal(self, cards: list[str]) -> None:
        ante = self.rules["ante"]
        players = [s for s in self.round_table() if self.chips[s] >= ante]
        for seat in players:
            self.chips[seat] -= ante
            self.pool += ante
        self.hands = {seat: [] for seat in players}
        self.buy = []
        for number in range(9):
            for seat in players:
                self.hands[seat].append(cards.pop(0))
            if self.game == "thirty-five" and number < 4:  # TF-6
                self.buy.append(cards.pop(0))
        if self.game == "trentacinque":  # TC-4
            self.buy = cards
        self.bid, self.bidder, self.fives = 0, None, []
        self.waiting = list(players)
        if self.game == "thirty-five":
            holders = sorted(s for s in players if best(self.hands[s], self.ace) >= 35)
            if holders:  # TF-8, A-2
                share = self.pool // len(holders)
                for seat in holders:
                    self.chips[seat] += share
                    self.pool -= share
                self.end("claim", holders)
                return
        self.bidding = True
        self.turn = players[0]

    def said(self, chips: int | None) -> None:
        seat = self.turn
        queue = self.waiting
        after = queue[queue.index(seat) + 1 :] + queue[: queue.index(seat)]  # the others, in turn
        if chips is None:
            queue.remove(seat)
        else:
            if chips == 5 and self.game == "trentacinque":
                self.fives.append(seat)
            if chips > self.bid:
                self.bid, self.bidder = chips, seat
        if self.game == "thirty-five":
            if not queue or (len(queue) == 1 and self.bid):
                self.finish_thirty_five()
            else:
                self.turn = after[0] if after else seat
            return
        must = [s for s in after if s != self.bidder and s not in self.fives]  # B-14
        if must:
            self.turn = must[0]
        else:
            self.finish_trentacinque()

    # ------------------------------------------------------------------------------------------------ settlements

    def finish_thirty_five(self) -> None:
        if self.bidder is None:
            self.end("thrown_in", [])
            return
        buyer = self.bidder
        if best(self.hands[buyer] + self.buy, self.ace) >= 35:  # TF-12
            won = min(self.bid, self.pool)
            self.chips[buyer] += won
            self.pool -= won
            self.end("bought", [buyer])
        else:  # TF-13
            self.chips[buyer] -= self.bid
            self.pool += self.bid
            self.end("failed", [buyer])

    def finish_trentacinque(self) -> None:
        dealt = deepcopy(self.hands)
        outcome, seats = "passed", []
        if self.bidder is not None:
            buyer = self.bidder
            if self.fives:  # TC-6, B-3
                turns = [s for s in self.round_table() if s in self.fives]
                most = max(best(dealt[s], 1) for s in turns)
                buyer = next(s for s in turns if best(dealt[s], 1) == most)
            seats = [buyer]
            if best(dealt[buyer] + self.buy, 1) >= 35:  # TC-7
                outcome = "bought"
                self.chips[buyer] += self.pool
                self.pool = 0
            else:  # TC-8
                outcome = "failed"
                self.chips[buyer] -= self.bid
                self.pool += self.bid
        for seat in self.round_table():  # TC-9, B-4 to 7, B-13
            ranks = {suit: "".join(c[0] for c in dealt[seat] if c[1] == suit) for suit in SUITS}
            courts = [c for c in dealt[seat] if c[0] in "KQJ"]
            if not courts or any(set("KQJ") <= set(held) for held in ranks.values()):
                for other in range(4):
                    if other != seat:
                        paid = min(2, self.chips[other])
                        self.chips[other] -= paid
                        self.chips[seat] += paid
        self.end(outcome, seats)

    def end(self, outcome: str, seats: list[int]) -> None:
        assert self.dealer is not None
        self.bidding = False
        limit = self.rules.get("pool_limit")
        if limit is not None and self.pool > limit:  # TF-16, A-7
            share = self.pool // self.n
            self.chips = [chips + share for chips in self.chips]
            self.pool -= share * self.n
        row = {
            "dealer": self.dealer,
            "outcome": outcome,
            "seats": seats,
            "chips": [*self.chips],
            "pool": self.pool,
        }
        self.deals.append(row)
        can = sum(chips >= self.rules["ante"] for chips in self.chips)
        enough = can >= 2 if self.game == "thirty-five" else can == 4  # A-13, B-13
        if len(self.deals) == self.rules["deals"] or not enough:
            turns = self.round_table()
            while self.pool:  # A-10, B-12: chip by chip, from the left of the last dealer
                seat = turns.pop(0)
                turns.append(seat)
                self.chips[seat] += 1
                self.pool -= 1
            self.over = True
        else:
            self.dealer = (self.dealer + 1) % self.n  # TF-17, TC-11

    def result(self) -> dict[str, Any]:
        winners = [s for s in range(self.n) if self.chips[s] == max(self.chips)]
        return {"deals": self.deals, "totals": self.chips, "winners": winners}


# ------------------------------------------------------------------------------------------------------------- perft


def perft(match: Match, depth: int, packs: list[list[str]], used: int = 0) -> int:
    """The number of sequences of that many seats' moves; nature deals the packs in turn."""
    if depth == 0:
        return 1
    if match.over:
        return 0
    if match.actor() == "nature":
        after = deepcopy(match)
        after.take("nature", {"type": "shuffle", "order": packs[used]})
        return perft(after, depth, packs, used + 1)
    count = 0
    for move in match.moves():
        after = deepcopy(match)
        after.take(match.turn, move)
        count += perft(after, depth - 1, packs, used)
    return count


POSITIONS: dict[str, tuple[str, dict[str, Any], int, int]] = {
    # name: game, changes of the rules, first dealer, depth
    "two": ("thirty-five", {"players": 2, "chips": 6}, 0, 8),
    "three": ("thirty-five", {"players": 3, "chips": 5}, 1, 5),
    "four": ("thirty-five", {"players": 4, "chips": 4}, 3, 6),
    "five-limit": ("thirty-five", {"players": 5, "chips": 3, "pool_limit": 4}, 2, 7),
    "ace-eleven": ("thirty-five", {"players": 3, "chips": 5, "ace_value": 11}, 0, 6),
    "sits-out": ("thirty-five", {"players": 3, "chips": 5, "ante": 2}, 0, 7),
    "short-match": ("thirty-five", {"players": 2, "chips": 3, "deals": 2}, 1, 6),
    "rich": ("thirty-five", {"players": 3, "chips": 40}, 2, 3),
    "trentacinque": ("trentacinque", {}, 0, 7),
    "trentacinque-short": ("trentacinque", {"chips": 8}, 2, 7),
    "trentacinque-ends-early": ("trentacinque", {"chips": 6, "deals": 3}, 3, 6),
}
RULES: dict[str, dict[str, Any]] = {
    "thirty-five": {"players": 3, "chips": 100, "ante": 1, "pool_limit": None, "ace_value": 1, "deals": 10},
    "trentacinque": {"chips": 100, "ante": 5, "deals": 8},
}


def make_position(name: str) -> dict[str, Any]:
    game, changes, dealer, depth = POSITIONS[name]
    rules = {**RULES[game], **changes}
    chance = random.Random(name)
    packs = [chance.sample(pack(game), len(pack(game))) for _ in range(depth + 1)]
    match = Match(game, rules)
    match.take("nature", {"type": "seat_dealer", "seat": dealer})
    while True:  # the first deal is to be bid for
        first = deepcopy(match)
        first.take("nature", {"type": "shuffle", "order": packs[0]})
        if first.bidding:
            break
        packs[0] = chance.sample(pack(game), len(pack(game)))
    counts = [perft(match, n, packs) for n in range(1, depth + 1)]
    return {"game": game, "rules": rules, "dealer": dealer, "packs": packs, "counts": counts}


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for one in POSITIONS:
        data = make_position(one)
        lines = [f' "{key}": {json.dumps(data[key])}' for key in ("game", "rules", "dealer", "counts")]
        lines.append(' "packs": [\n' + ",\n".join(f"  {json.dumps(p)}" for p in data["packs"]) + "\n ]")
        (FOLDER / f"{one}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n")
        print(one, data["counts"])
