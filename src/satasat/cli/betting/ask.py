"""The one question of the betting games, what to bid, as a person reads it, and his answers as moves."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, Final, TypeAlias

from satasat.betting.moves import Bid
from satasat.betting.remarks import bid_above
from satasat.chips import in_turn
from satasat.cli.betting.hand import View, ace_of, hand_lines
from satasat.cli.betting.narrate import game_of, narrate
from satasat.cli.session import tag
from satasat.errors import BadMessage, IllegalMove
from satasat.game import Between, Dice, Seat, Told
from satasat.games.thirty_five.moves import ThrowIn
from satasat.games.thirty_five.rules import Rules as TfRules
from satasat.games.thirty_five.view import View as TfView
from satasat.games.trentacinque.moves import Pass
from satasat.games.trentacinque.rules import MOST_BID, SIDE, side_kind
from satasat.games.trentacinque.rules import Rules as TcRules
from satasat.games.trentacinque.view import View as TcView
from satasat.texts import Speaker

Move: TypeAlias = Bid | ThrowIn | Pass

_BID: Final = re.compile(r"(?P<word>.*?)\s*(?P<chips>[0-9]{1,15})")
_PARTS: Final = 5
"""Sentences of how a game goes."""
_OF_THE_END: Final = frozenset(
    {
        "claimed",
        "called",
        "compared",
        "bought",
        "succeeded",
        "failed",
        "took",
        "paid",
        "side_claimed",
        "divided",
    }
)
"""What is told once more of the last deal."""


def aim(speaker: Speaker, rules: TfRules | TcRules) -> list[str]:
    """What a player has to know before the match: that nothing but points is at stake, above all."""
    return [speaker.say("betting-play-points"), speaker.say("betting-aim", chips=rules.chips)]


def situation(speaker: Speaker, view: View) -> list[str]:
    """Pool and bids, the chips of all with what they have said, and the hand."""
    bid = speaker.say("betting-now", pool=view.pool, bid=view.bid, seat=view.bidder)
    stacks = [_stack(speaker, view, seat) for seat in in_turn(view.dealer, len(view.totals))]
    lines = ["", bid, speaker.say("betting-stacks", stacks=stacks)]
    if isinstance(view, TcView) and (kind := side_kind(view.hand)):
        lines.append(speaker.say("betting-side-yours", kind=kind, n=SIDE))
    return [*lines, *hand_lines(speaker, view)]


def _stack(speaker: Speaker, view: View, seat: Seat) -> str:
    """A player's chips, and how he stands in the bidding."""
    calls = [call.chips for call in view.calls if call.seat == seat]
    state = "none"
    if isinstance(view, TfView) and seat not in view.players:
        state = "sits_out"
    elif calls:
        state = "bid" if calls[-1] is not None else "thrown_in" if isinstance(view, TfView) else "passed"
    chips, bid = view.totals[seat], calls[-1] if calls else None
    return speaker.say("betting-stack", seat=seat, n=chips, state=state, bid=bid)


def prompt(speaker: Speaker, view: View) -> str:
    """The question itself."""
    choices, game = view.legal, game_of(view)
    if not isinstance(choices, Between):
        return speaker.say("betting-ask-none", game=game)
    kind = "first" if not view.bid else "raise" if choices.least > view.bid else "same"
    return speaker.say(
        f"betting-ask-{kind}",
        game=game,
        least=choices.least,
        most=choices.most,
        several=choices.most > choices.least,
    )


def entered(view: View, dice: Dice) -> Move | None:
    """Leaving the bidding, where nothing else is possible."""
    return None if isinstance(view.legal, Between) else _leave(view)


def read_move(speaker: Speaker, view: View, text: str, dice: Dice | None) -> Move:
    """The move that an answer means, allowed or not. Raises BadMessage `not_understood`."""
    typed = " ".join(text.casefold().split())
    raised, leave = _word(speaker, "raise"), _word(speaker, "leave", game=game_of(view))
    number = _BID.fullmatch(typed)
    if number and number["word"] in {"", raised, _word(speaker, "bid"), _word(speaker, "raise-to")}:
        return Bid(int(number["chips"]))
    if typed and leave.startswith(typed):
        return _leave(view)
    if typed and raised.startswith(typed):
        choices = view.legal
        return Bid(choices.least if isinstance(choices, Between) else view.bid + 1)
    raise BadMessage("not_understood", text=text)


def _word(speaker: Speaker, name: str, **params: str) -> str:
    return speaker.say(f"betting-word-{name}", **params).casefold()


def _leave(view: View) -> Move:
    return ThrowIn() if isinstance(view, TfView) else Pass()


def explain(speaker: Speaker, view: View, text: str) -> list[str]:
    """What may be typed, what for, and why no more may be bid; or whether that answer is allowed."""
    if text:
        return [_judged(speaker, view, read_move(speaker, view, text, None))]
    choices, game = view.legal, game_of(view)
    lines = [speaker.say(f"betting-what-{game}", most=MOST_BID)]
    if isinstance(choices, Between):
        least, most = choices.least, choices.most
        lines.append(speaker.say("betting-may", least=least, most=most, several=most > least))
    lines.append(_judged(speaker, view, bid_above(choices, view.bid)))
    return [*lines, speaker.say(f"betting-stakes-{game}", pool=view.pool), speaker.say("help-word")]


def _judged(speaker: Speaker, view: View, move: Move) -> str:
    """Why the move is not allowed, or that it is."""
    why = view.refusal(move)  # type: ignore[arg-type]  # of the view's own game
    if why is not None:
        return reason(speaker, why)
    bid = move.chips if isinstance(move, Bid) else None
    return speaker.say("betting-allowed", game=game_of(view), bid=bid)


def reason(speaker: Speaker, why: IllegalMove) -> str:
    """Why the player may not."""
    return speaker.say(f"why-{why.code}", **why.params)


def help_lines(speaker: Speaker, view: View) -> list[str]:
    """How the game goes, by the rules in force, and what else may be typed."""
    rules = view.rules
    limit = rules.pool_limit if isinstance(rules, TfRules) else None
    params: dict[str, Any] = {
        "ante": rules.ante,
        "ace": ace_of(view),
        "limit": limit,
        "most": MOST_BID,
        "side": SIDE,
    }
    how = [speaker.say(f"betting-how-{game_of(view)}-{n}", **params) for n in range(1, _PARTS + 1)]
    return [*how, speaker.say("betting-commands")]


def last(speaker: Speaker, view: View, told: Sequence[Told[Any, Any]]) -> list[str]:
    """The bidding of the last deal that is over, and what came of it."""
    tags = [tag(one.event) for one in told]
    if "scored" not in tags:
        return [speaker.say("betting-last-none")]
    over = len(tags) - 1 - tags[::-1].index("scored")
    begun = over - tags[over::-1].index("shuffled")
    lines = [speaker.say("betting-last", deal=told[over].before.deal_no)]
    for one in told[begun:over]:
        if tag(one.event) in _OF_THE_END:
            lines += narrate(speaker, one.before, one.event, one.after)
    return lines


def standing(speaker: Speaker, view: View) -> list[str]:
    """What lies in the pool while the deal is on."""
    return [speaker.say("betting-now", pool=view.pool, bid=view.bid, seat=view.bidder)]
