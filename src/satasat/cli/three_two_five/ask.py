"""The questions of 3-2-5 as a person reads them, and his answers as moves."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from satasat.cards import SUITS, Card, CardSet, Suit, read_card
from satasat.cli.three_two_five.narrate import counts, plays, promises, trick_done
from satasat.errors import BadCard, BadMessage, IllegalMove
from satasat.game import Dice
from satasat.games.three_two_five.moves import (
    CUT_LEAST,
    CUT_MOST,
    FAN_SIZE,
    Concede,
    Cut,
    Decline,
    Draw,
    Fan,
    Give,
    Move,
    Name,
    Offer,
    Phase,
    Play,
)
from satasat.games.three_two_five.rules import SEATS, TrumpAlternative, order
from satasat.games.three_two_five.view import View
from satasat.texts import SUIT_SIGNS, Speaker

_NUMBER: Final = re.compile(r"[0-9]{1,3}")
_RANKS: Final = {"10": "T", **{rank: rank for rank in "AKQJT987"}}
_WHAT: Final = {
    Phase.CUT: "what-cut",
    Phase.TRUMP: "what-suit",
    Phase.TIE: "what-suit",
    Phase.ELECT: "what-elect",
    Phase.FAN: "what-fan",
    Phase.DRAW: "what-draw",
    Phase.GIVE: "what-card",
    Phase.PLAY: "what-card",
}


def allowed(view: View) -> CardSet:
    """The cards of the hand that answer the question; none where no card is asked for."""
    if view.phase not in (Phase.GIVE, Phase.PLAY):
        return CardSet(0)
    make = Give if view.phase is Phase.GIVE else Play
    return CardSet(sum(c.bit for c in view.hand if view.refusal(make(c)) is None))


def hand_line(speaker: Speaker, view: View) -> str:
    """The hand by suits, trump first and apart; what may be played or given stands in brackets."""
    may = allowed(view)
    if view.trump is None:
        groups = [view.hand & suit.cards for suit in SUITS]
        trumps = CardSet(0)
    else:
        how = order(view.trump, view.rules)
        trumps = view.hand & how.trumps
        groups = [view.hand & how.suits[suit.index] for suit in SUITS if suit is not view.trump]
    parts = ["  ".join(_marked(speaker, card, card in may) for card in group) for group in groups if group]
    line = f"{speaker.say('hand')}   {'   '.join(parts)}"
    if not trumps:
        return line
    apart = "  ".join(_marked(speaker, card, card in may) for card in trumps)
    return f"{line}   | {speaker.say('hand-trump')} {apart}"


def _marked(speaker: Speaker, card: Card, may: bool) -> str:
    return f"[{speaker.card(card)}]" if may else speaker.card(card)


def situation(speaker: Speaker, view: View) -> list[str]:
    """What a player wants to see before he answers, line by line."""
    lines = [""]
    if view.phase is Phase.PLAY:
        lines += _trick(speaker, view)
        lines.append(counts(speaker, view))
        if promised := promises(speaker, view):
            lines.append(promised)
    if view.phase is Phase.DRAW:
        back = "▒" if speaker.signs else "#"
        lines.append(speaker.say("fan", backs=" ".join(f"{back}{n}{back}" for n in range(1, FAN_SIZE + 1))))
    if view.phase is Phase.GIVE:
        lines.append(speaker.say("drawn-now", card=view.drawn))
    if view.phase is not Phase.CUT:
        lines.append(hand_line(speaker, view))
    return lines + [f"  {i}  {text}" for i, (text, _) in enumerate(options(speaker, view), 1)]


def _trick(speaker: Speaker, view: View) -> list[str]:
    number = len(view.plays) // SEATS + 1
    trick = view.trick
    if not trick or view.trump is None:
        return [speaker.say("trick-lead", n=number)]
    leader = view.leaders[-1]
    winning = (leader + order(view.trump, view.rules).winner(trick)) % SEATS
    return [speaker.say("trick-now", n=number, plays=plays(speaker, leader, trick), seat=winning)]


def options(speaker: Speaker, view: View) -> list[tuple[str, Move]]:
    """The numbered answers, where they are few and no cards."""
    match view.phase:
        case Phase.TRUMP:
            suits = [(_suit(speaker, view, suit), Name(suit)) for suit in SUITS]
            ways = [(speaker.say(f"option-{m.value}"), Decline(m)) for m in view.rules.trump_alternatives]
            return [*suits, *ways]
        case Phase.TIE:
            tied = view.question().tied
            return [(_suit(speaker, view, suit), Name(suit)) for suit in tied]
        case Phase.ELECT:
            return [(speaker.say("option-offer"), Offer()), (speaker.say("option-concede"), Concede())]
        case _:
            return []


def _suit(speaker: Speaker, view: View, suit: Suit) -> str:
    cards = view.hand & order(suit, view.rules).trumps
    return speaker.say("option-suit", suit=suit, n=len(cards), cards=cards)


def prompt(speaker: Speaker, view: View) -> str:
    """The question itself."""
    pull = view.exchange
    creditor, debtor = (pull.creditor, pull.debtor) if pull else (None, None)
    params = {"creditor": creditor, "debtor": debtor, "least": CUT_LEAST, "most": CUT_MOST}
    code = f"ask-{view.phase.value}"
    if view.phase is Phase.PLAY and not view.trick:
        code = "ask-lead"
    return speaker.say(code, **params)


def explain(speaker: Speaker, view: View, text: str) -> list[str]:
    """What may be typed; why each card that is not allowed is not, or why that one is not."""
    if text:
        move = read_move(speaker, view, text, None)
        why = view.refusal(move)
        return [reason(speaker, why) if why else _fine(speaker, move)]
    lines = [speaker.say(_WHAT[view.phase])]
    if view.phase in (Phase.GIVE, Phase.PLAY):
        make = Give if view.phase is Phase.GIVE else Play
        barred = [(c, view.refusal(make(c))) for c in view.hand]
        said = [speaker.say("not-marked", card=c, why=reason(speaker, why)) for c, why in barred if why]
        lines += [speaker.say("cards-marked"), *said] if said else [speaker.say("none-barred")]
    return [*lines, speaker.say("commands")]


def _fine(speaker: Speaker, move: Move) -> str:
    card = move.card if isinstance(move, Give | Play) else None
    return speaker.say("is-allowed", card="none" if card is None else card)


def reason(speaker: Speaker, why: IllegalMove) -> str:
    """Why the player may not, in a sentence with the rule."""
    return speaker.say(f"why-{why.code}", **why.params)


def last_trick(speaker: Speaker, view: View) -> list[str]:
    """The last complete trick."""
    return [trick_done(speaker, view)]


def read_move(speaker: Speaker, view: View, text: str, dice: Dice | None) -> Move:
    """The move that an answer means, allowed or not; `dice` shuffle a fan where the player does not care.

    Raises BadMessage: `not_understood`, `ambiguous`.
    """
    text = text.strip()
    match view.phase:
        case Phase.PLAY:
            return Play(_card(speaker, view, text))
        case Phase.GIVE:
            return Give(_card(speaker, view, text))
        case Phase.CUT:
            return Cut(_number(text))
        case Phase.DRAW:
            return Draw(_number(text) - 1)
        case Phase.FAN:
            return Fan(_order(view, text, dice))
        case _:
            return _option(speaker, view, text)


def _number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise BadMessage("not_understood", text=text)
    return int(text)


def _card(speaker: Speaker, view: View, text: str) -> Card:
    try:
        return read_card(text)
    except BadCard:
        pass
    rank = _RANKS.get(text.upper())
    if rank is None:
        raise BadMessage("not_understood", text=text)
    alike = [card for card in view.hand if card.rank == rank]
    fitting = [card for card in alike if card in allowed(view)] or alike
    if len(fitting) > 1:
        raise BadMessage("ambiguous", text=text, cards=fitting)
    if not fitting:
        raise BadMessage("not_understood", text=text)
    return fitting[0]


def _order(view: View, text: str, dice: Dice | None) -> tuple[Card, ...]:
    if not text and dice is not None:
        return dice.shuffled(tuple(view.hand))
    try:
        return tuple(map(read_card, text.replace(",", " ").split()))
    except BadCard as bad:
        raise BadMessage("not_understood", text=bad.params["text"]) from None


def _option(speaker: Speaker, view: View, text: str) -> Move:
    numbered = options(speaker, view)
    if _NUMBER.fullmatch(text) and 1 <= int(text) <= len(numbered):
        return numbered[int(text) - 1][1]
    typed = text.casefold()
    for suit in SUITS if view.phase in (Phase.TRUMP, Phase.TIE) else ():
        if typed in _suit_words(speaker, suit):
            return Name(suit)
    for word, move in _words(speaker, view):
        if len(typed) >= 1 and word.casefold().startswith(typed):
            return move
    raise BadMessage("not_understood", text=text)


def _suit_words(speaker: Speaker, suit: Suit) -> Sequence[str]:
    word = str(speaker.word(suit)).casefold()
    return (suit.value.casefold(), SUIT_SIGNS[suit], word, word.removesuffix("s"))


def _words(speaker: Speaker, view: View) -> Iterable[tuple[str, Move]]:
    """The word before the colon of an option stands for it; so does a way of making trump that is off, to be refused."""
    if view.phase is Phase.ELECT:
        for code, move in (("option-offer", Offer()), ("option-concede", Concede())):
            yield speaker.say(code).partition(":")[0], move
    elif view.phase is Phase.TRUMP:
        for method in TrumpAlternative:
            yield speaker.say(f"option-{method.value}").partition(":")[0], Decline(method)
