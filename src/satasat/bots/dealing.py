"""Deals in the kernels: worlds drawn, cards dealt, trump found, cards exchanged, and all of it played out."""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from satasat.bots.playout import GOLDEN, mixed, pick, play_out
from satasat.bots.rollout import (
    KEEP_PLAIN,
    KEEP_TRUMP,
    LANE,
    LANES,
    before,
    pack_of,
    spade_seven_of,
    to_lanes,
)
from satasat.cards import PACK_30
from satasat.solver.bits import ONE, ZERO, compiled, count, inlined, lowest, signed

THIRTY: Final = np.uint64(PACK_30)
FRACTION: Final = 2.0**-53
THREE: Final = np.uint64(3)


@compiled("uint64(uint64,uint64,uint64,uint64,uint64,uint64,int64)")
def give(
    hand: np.uint64,
    drawn: np.uint64,
    pack: np.uint64,
    trumps: np.uint64,
    spade_seven: np.uint64,
    keep: np.uint64,
    drawn_too: int,
) -> np.uint64:
    """The card that medium gives back from a hand of eleven (R-PULL-9, 10): it leaves `keep` cards of the suit or more."""
    best, best_worth = ZERO, 1e9
    unseen = pack & ~hand
    rest = hand if drawn_too != 0 else hand & ~drawn
    while rest != ZERO:
        card = rest & (~rest + ONE)
        rest ^= card
        lane = LANE << (lowest(card) & LANES)
        held = count(hand & lane)
        if held <= keep:
            continue
        above = count(unseen & lane & (card - ONE))
        if lane == trumps:
            worth = KEEP_TRUMP[above]
        else:
            worth = KEEP_PLAIN[above]
            if (hand & trumps) != ZERO:
                worth += 0.04 * float(signed(held) - 1) - (0.25 if held == ONE else 0.0)
        if worth < best_worth or (worth == best_worth and before(card, best, spade_seven)):
            best, best_worth = card, worth
    return best


@compiled("int64(uint64,int64,int64)")
def length_first(cards: np.uint64, sevens: int, among: int) -> int:
    """The suit that medium names with these cards, a CardSet: the longest, then the one with the best honours.

    `among` has a bit for each suit that may be named.
    """
    best, best_worth = 0, -1
    for suit in range(4):
        if among >> suit & 1 == 0:
            continue
        lanes = to_lanes(cards, suit, sevens)
        mine = lanes & (LANE << (np.uint64(suit) * np.uint64(16)))
        worth = signed(count(mine)) << 16
        pack = pack_of(suit, sevens)
        rest = mine
        while rest != ZERO:
            card = rest & (~rest + ONE)
            rest ^= card
            above = count(pack & (LANE << (lowest(card) & LANES)) & (card - ONE))
            worth += 1 << (9 - signed(above))
        if worth > best_worth:
            best, best_worth = suit, worth
    return best


NAMED_BY_TURN: Final = 4
NAMED_BY_NEXT: Final = 5


@inlined
def turned_suit(mine: np.uint64, packet: np.uint64, sevens: int) -> int:
    """The suit of the highest of three turned cards by printed rank; of tied ones the one that medium names (R-TRUMP-4, 5)."""
    best, among = 13, 0
    while packet != ZERO:
        place = signed(lowest(packet))
        packet &= packet - ONE
        rank, suit = place % 13, place // 13
        if rank < best:
            best, among = rank, 0
        if rank == best:
            among |= 1 << suit
    return length_first(mine, sevens, among)


@compiled(
    "void(uint64[:,::1],int64,int64,uint64,int64[:,::1],int64,int64[::1],int64,uint64,int64,uint64,uint64,int64[::1])"
)
def judge_deals(
    worlds: np.ndarray[Any, Any],
    named: int,
    sevens: int,
    given: np.uint64,
    pulls: np.ndarray[Any, Any],
    pull_no: int,
    needs: np.ndarray[Any, Any],
    leader: int,
    keep: np.uint64,
    drawn_too: int,
    noise: np.uint64,
    random: np.uint64,
    ends: np.ndarray[Any, Any],
) -> None:
    """Plays worlds out from before the play: deals what is not dealt, draws by chance, gives back and plays by medium's rule.

    worlds: (worlds, 4), sets of cards by seat and undealt. named: the trump's place in S H D C, NAMED_BY_TURN when three
    cards are turned, NAMED_BY_NEXT when a card that nobody has seen decides. given: a card that goes back in pull `pull_no`,
    or none. pulls: (pulls, 2), creditor and debtor; those from `pull_no` on are done (after it, where a card is given).
    needs: by seat. Into `ends`, by world, go the needs that are left, as `ended`.
    """
    hand = np.empty(3, np.uint64)
    s0, s1, s2 = leader, (leader + 1) % 3, (leader + 2) % 3
    for world in range(worlds.shape[0]):
        random += GOLDEN
        stream = mixed(random)
        trump = named
        rest = worlds[world, 3]
        for turn in range(3):
            seat = (leader + turn) % 3
            hand[seat] = worlds[world, seat]
            due = 10 - signed(count(hand[seat])) if rest != ZERO else 0
            packet = ZERO
            while due > 0 and rest != ZERO:
                stream += GOLDEN
                card = pick(rest, mixed(stream))
                rest ^= card
                hand[seat] |= card
                packet |= card
                due -= 1
                if turn == 0 and named == NAMED_BY_TURN and count(packet) == THREE:
                    trump = turned_suit(hand[seat], packet, sevens)
                elif turn == 0 and named == NAMED_BY_NEXT and count(packet) == ONE:
                    trump = signed(lowest(packet)) // 13
        trumps = LANE << (np.uint64(trump) * np.uint64(16))
        spade_seven = spade_seven_of(trump, sevens)
        pack = pack_of(trump, sevens)
        for seat in range(3):
            hand[seat] = to_lanes(hand[seat], trump, sevens)
        back = to_lanes(given, trump, sevens)
        for pull in range(pull_no, pulls.shape[0]):
            creditor, debtor = pulls[pull, 0], pulls[pull, 1]
            if pull > pull_no or back == ZERO:
                stream += GOLDEN
                drawn = pick(hand[debtor], mixed(stream))
                hand[debtor] ^= drawn
                hand[creditor] |= drawn
                back = give(hand[creditor], drawn, pack, trumps, spade_seven, keep, drawn_too)
            hand[creditor] ^= back
            hand[debtor] |= back
        ends[world], _ = play_out(
            hand[s0], hand[s1], hand[s2], ZERO, ZERO, ZERO,
            needs[s0], needs[s1], needs[s2], leader, pack, trumps, spade_seven, noise, stream,
        )  # fmt: skip


@compiled("void(int64,uint64,uint64[:,::1],int64[::1])")
def deal(sevens: int, random: np.uint64, hands: np.ndarray[Any, Any], trumps: np.ndarray[Any, Any]) -> None:
    """Deals at random: hands (deals, 3), sets of cards, and by deal the trump that the holder of hands[0] names with five cards."""
    for i in range(hands.shape[0]):
        rest = THIRTY
        for seat in range(3):
            hand = ZERO
            for n in range(10):
                random += GOLDEN
                card = pick(rest, mixed(random))
                rest ^= card
                hand |= card
                if seat == 0 and n == 4:
                    trumps[i] = length_first(hand, sevens, 15)
            hands[i, seat] = hand


@compiled("void(uint64[::1],int64[::1],float64[::1],int64[:,::1],uint64[::1],uint64,uint64[:,::1])")
def draw_worlds(
    kinds: np.ndarray[Any, Any],
    first: np.ndarray[Any, Any],
    upto: np.ndarray[Any, Any],
    branches: np.ndarray[Any, Any],
    held: np.ndarray[Any, Any],
    random: np.uint64,
    worlds: np.ndarray[Any, Any],
) -> None:
    """Draws worlds by the steps of games.three_two_five.worlds.

    kinds: by step, the cards. first: by step, its first branch. upto: by branch, the share of the step's worlds in it and the
    branches before it. branches: by branch, cards for each hand and undealt, and the next step. held: cards known to lie in
    each hand and undealt. Into `worlds`, (worlds, 4), go the hands and the undealt cards, as sets.
    """
    for world in range(worlds.shape[0]):
        for place in range(4):
            worlds[world, place] = held[place]
        step = 0 if kinds.shape[0] > 0 else -1
        while step >= 0:
            branch = first[step]
            random += GOLDEN
            chance = float(mixed(random) >> np.uint64(11)) * FRACTION
            while chance >= upto[branch]:
                branch += 1
            rest = kinds[step]
            left = signed(count(rest))
            for place in range(4):
                due = branches[branch, place]
                if due == left:
                    worlds[world, place] |= rest
                    break
                left -= due
                while due > 0:
                    random += GOLDEN
                    card = pick(rest, mixed(random))
                    rest ^= card
                    worlds[world, place] |= card
                    due -= 1
            step = branches[branch, 4]
