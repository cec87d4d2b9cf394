"""Hands of the betting games by suits, with what each suit counts: so 35 is seen at a glance."""

from __future__ import annotations

from typing import TypeAlias

from satasat.cards import SUITS
from satasat.chips import TARGET, suit_points
from satasat.games.thirty_five.view import View as TfView
from satasat.games.trentacinque.view import View as TcView
from satasat.texts import Speaker

View: TypeAlias = TfView | TcView


def ace_of(view: View) -> int:
    """What an ace counts at this table."""
    return view.rules.ace_value if isinstance(view, TfView) else 1


def hand_lines(speaker: Speaker, view: View) -> list[str]:
    """The hand, a line for each suit that it holds; the line of the suit that counts most says how near 35 is."""
    sums = suit_points(view.hand, ace_of(view))
    held = [(suit, view.hand & suit.cards) for suit in SUITS if view.hand & suit.cards]
    cards = ["  ".join(map(speaker.card, some)) for _, some in held]
    width = max(map(len, cards), default=0)
    label = speaker.say("hand")
    lines = []
    for number, (suit, _) in enumerate(held):
        points = sums[suit.index]
        best = speaker.say("betting-best", target=TARGET, reached=points >= TARGET)
        told = f"{points:>3}{best if points == max(sums) else ''}"
        before = label if not number else " " * len(label)
        lines.append(f"{before}   {cards[number]:<{width}}  {told}")
    return lines
