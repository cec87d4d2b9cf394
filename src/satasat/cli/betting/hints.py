"""A hint in the betting games as a person reads it: the chance of 35, and what bids are worth."""

from __future__ import annotations

from typing import Final

from satasat.analysis.betting import BidHint, BidWorth, bid_hint
from satasat.bots.betting.stand import Move, View
from satasat.cards import SUITS
from satasat.cli.betting.narrate import game_of
from satasat.cli.tellers import Advice
from satasat.game import Dice
from satasat.games.thirty_five.view import View as TfView
from satasat.report.figures import percent, points
from satasat.texts import Speaker

_HEADS: Final = ("bid", "worth", "wins", "loses")


def advice(speaker: Speaker, view: View, move: Move | None, dice: Dice) -> Advice:
    """What bids are worth by the player's own view; with a bid, that one too. Chance is counted: the dice lie still."""
    found = bid_hint(view, getattr(move, "chips", 0))
    if found is None:
        return Advice((), (), (speaker.say("hint-bid-not-due"),))
    heads = [speaker.say(f"hint-bid-head-{name}") for name in _HEADS]
    rows = [_row(speaker, view, one) for one in found.bids]
    return Advice(heads, rows, _prose(speaker, view, found))


def _row(speaker: Speaker, view: View, one: BidWorth) -> list[str]:
    if not one.bid:
        return [speaker.say("hint-bid-leave", game=game_of(view)), points(0.0), "", ""]
    return [str(one.bid), points(one.worth), f"+{one.wins}", f"−{one.loses}"]


def _prose(speaker: Speaker, view: View, found: BidHint) -> list[str]:
    suits = ", ".join(
        speaker.say("hint-bid-suit", suit=suit, chance=percent(speaker, chance))
        for suit, chance in zip(SUITS, found.own.by_suit, strict=True)
        if found.own.suits[suit.index]
    )
    lines = [speaker.say("hint-bid-chance", chance=percent(speaker, found.chance, 1), suits=suits or "0")]
    if isinstance(view, TfView):
        lines.append(speaker.say("hint-bid-shown", own=percent(speaker, found.own.chance, 1)))
    worth = next(one.worth for one in found.bids if one.bid == found.best)
    best = speaker.say("hint-bid-best", game=game_of(view), bid=found.best, worth=f"{worth:.2f}")
    return [*lines, speaker.say("hint-bid-note"), best]
