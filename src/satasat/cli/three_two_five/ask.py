"""The questions of 3-2-5 as a person reads them, and his answers as moves."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from satasat.cards import NONE, SUITS, Card, CardSet, Suit, card_set, read_card
from satasat.cli.three_two_five.narrate import counts, plays, promises, sentence, sevens, trick_done
from satasat.errors import BadCard, BadMessage, IllegalMove
from satasat.game import Dice, OneOf, Told
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
from satasat.games.three_two_five.remarks import barred, winning
from satasat.games.three_two_five.rules import SEATS, Pulls, PullVisibility, Rules, TrumpAlternative, order
from satasat.games.three_two_five.view import View
from satasat.report.moves import say_move
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


def aim(speaker: Speaker, rules: Rules) -> list[str]:
    """What a player has to know before the match."""
    return [speaker.say("match-aim", scoring=rules.scoring)]


def allowed(view: View) -> CardSet:
    """The cards of the hand that answer the question; none where no card is asked for."""
    choices = view.legal
    if not isinstance(choices, OneOf):
        return NONE
    return card_set(move.card for move in choices.moves if isinstance(move, Give | Play))


def hand_line(speaker: Speaker, view: View) -> str:
    """The hand by suits, trumps apart and highest first; what may be played or given stands in brackets."""
    may = allowed(view)
    trumps: list[Card] = []
    suits = [view.hand & suit.cards for suit in SUITS]
    if view.trump is not None:
        how = order(view.trump, view.rules)
        suits = [view.hand & how.suits[suit.index] for suit in SUITS if suit is not view.trump]
        trumps = [
            *(card for card in how.top if card in view.hand),
            *(view.hand & how.trumps - card_set(how.top)),
        ]
    groups = ["  ".join(_marked(speaker, card, may) for card in group) for group in suits if group]
    if trumps:
        apart = "  ".join(_marked(speaker, card, may) for card in trumps)
        groups.append(f"{'| ' if groups else ''}{speaker.say('hand-trumps')} {apart}")
    return "   ".join([speaker.say("hand"), *groups])


def _marked(speaker: Speaker, card: Card, may: CardSet) -> str:
    return f"[{speaker.card(card)}]" if card in may else speaker.card(card)


def situation(speaker: Speaker, view: View) -> list[str]:
    """What a player wants to see before he answers, line by line."""
    lines = [""]
    match view.phase:
        case Phase.PLAY:
            lines += [_trick(speaker, view), counts(speaker, view)]
            if promised := promises(speaker, view):
                lines.append(promised)
        case Phase.DRAW:
            lines.append(speaker.say("fan", backs=" ".join(f"▒{n}▒" for n in range(1, FAN_SIZE + 1))))
        case Phase.GIVE:
            secret = view.rules.pull_visibility is PullVisibility.PRIVATE
            lines.append(speaker.say("drawn-now", card=view.drawn, secret=secret))
            if view.rules.return_keep:
                lines.append(speaker.say("keep", keep=view.rules.return_keep))
        case Phase.FAN:
            assert view.exchange is not None
            lines.append(speaker.say("fan-order", creditor=view.exchange.creditor))
        case _:
            pass
    if view.phase is not Phase.CUT:
        lines.append(hand_line(speaker, view))
    return lines + [f"  {i}  {text}" for i, (text, _) in enumerate(options(speaker, view), 1)]


def _trick(speaker: Speaker, view: View) -> str:
    number = len(view.plays) // SEATS + 1
    trick = view.trick
    if not trick or view.trump is None:
        return speaker.say("trick-lead", n=number)
    said = plays(speaker, view.leaders[-1], trick)
    return speaker.say("trick-now", n=number, plays=said, seat=winning(view), winning=len(trick) > 1)


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
    params: dict[str, Any] = {"least": CUT_LEAST, "most": CUT_MOST}
    if pull is not None:
        params |= {"creditor": pull.creditor, "debtor": pull.debtor}
        params |= {"n": 1 + view.pulls[: len(view.exchanges)].count(pull), "of": view.pulls.count(pull)}
    code = f"ask-{view.phase.value}"
    if view.phase is Phase.PLAY and (only := only_move(view)):
        return speaker.say("ask-only-card", card=only.card)
    if view.phase is Phase.PLAY and not view.trick:
        code = "ask-lead"
    return speaker.say(code, **params)


def only_move(view: View) -> Play | None:
    """The play that Enter stands for: the only one there is."""
    choices = view.legal
    if isinstance(choices, OneOf) and len(choices.moves) == 1 and isinstance(choices.moves[0], Play):
        return choices.moves[0]
    return None


def entered(view: View, dice: Dice) -> Move | None:
    """The move that Enter alone stands for: the only play, or a fan in any order."""
    return Fan(dice.shuffled(tuple(view.hand))) if view.phase is Phase.FAN else only_move(view)


def last(speaker: Speaker, view: View, told: Sequence[Told[Any, Any]]) -> list[str]:
    """The last trick."""
    return [trick_done(speaker, view)]


def standing(speaker: Speaker, view: View) -> list[str]:
    """Trump and tricks, once there is trump."""
    return [] if view.trump is None else [counts(speaker, view)]


def explain(speaker: Speaker, view: View, text: str) -> list[str]:
    """What may be typed, and why each card that is not allowed is not; or why the card of that text is not."""
    cards_asked = view.phase in (Phase.GIVE, Phase.PLAY)
    if text and cards_asked:
        move = read_move(speaker, view, text, None)
        assert isinstance(move, Give | Play)
        why = view.refusal(move)
        return [reason(speaker, why) if why else speaker.say("is-allowed", card=move.card)]
    lines = [what(speaker, view)]
    if cards_asked:
        lines += [speaker.say("cards-marked"), *_barred(speaker, view)]
    return [*lines, speaker.say("help-word")]


def what(speaker: Speaker, view: View) -> str:
    """What may be typed."""
    creditor = view.exchange.creditor if view.exchange else None
    return speaker.say(_WHAT[view.phase], creditor=creditor)


def help_lines(speaker: Speaker, view: View) -> list[str]:
    """How the game goes, by the rules in force, and what else may be typed."""
    parts = 5 if view.rules.pulls is Pulls.ON else 4
    how = [speaker.say(f"how-{n}") for n in range(1, parts + 1)]
    return [*how, *sevens(speaker, view.rules), speaker.say("commands")]


def _barred(speaker: Speaker, view: View) -> list[str]:
    """The cards that are not allowed, those with the same reason together."""
    found = barred(view)
    if not found:
        return [speaker.say("none-barred")]
    return [
        speaker.say("barred", cards=one.cards, why=_reason(speaker, one.code, one.params)) for one in found
    ]


def reason(speaker: Speaker, why: IllegalMove) -> str:
    """Why the player may not, in a sentence with the rule."""
    return _reason(speaker, why.code, why.params)


def _reason(speaker: Speaker, code: str, params: Mapping[str, Any]) -> str:
    return sentence(speaker.say(f"why-{code}", **params))


def read_move(speaker: Speaker, view: View, text: str, dice: Dice | None) -> Move:
    """The move that an answer means, allowed or not; `dice` shuffle a fan where the player does not care.

    Raises BadMessage: `not_understood`, `ambiguous`.
    """
    text = text.strip()
    match view.phase:
        case Phase.PLAY:
            return Play(_card(view, text))
        case Phase.GIVE:
            return Give(_card(view, text))
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


def _card(view: View, text: str) -> Card:
    try:
        return read_card(text)
    except BadCard:
        pass
    rank = _RANKS.get(text.upper())
    alike = [card for card in view.hand if card.rank == rank]
    if not alike:
        raise BadMessage("not_understood", text=text)
    fitting = [card for card in alike if card in allowed(view)]
    if len(fitting) > 1:
        raise BadMessage("ambiguous", text=text, cards=fitting)
    return (fitting or alike)[0]  # one that is not allowed gets its reason


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
    fitting = {move for word, move in _words(speaker, view) if len(typed) > 1 and word.startswith(typed)}
    exact = {move for word, move in _words(speaker, view) if word == typed}
    found = exact or fitting
    if len(found) != 1:
        raise BadMessage("not_understood", text=text)
    return found.pop()


def _words(speaker: Speaker, view: View) -> Iterable[tuple[str, Move]]:
    """What stands for an answer: letter, sign and name of a suit, else the word before the colon of the option.

    What a hint calls it does, too.
    """
    if view.phase is Phase.ELECT:
        for code, move in (("option-offer", Offer()), ("option-concede", Concede())):
            yield speaker.say(code).partition(":")[0].casefold(), move
            yield say_move(speaker, move, "hint").casefold(), move
        return
    for suit in SUITS:
        word = str(speaker.word(suit)).casefold()
        for name in (suit.value.casefold(), SUIT_SIGNS[suit], word[0], word):
            yield name, Name(suit)
    if view.phase is Phase.TRUMP:
        for method in TrumpAlternative:
            yield speaker.say(f"option-{method.value}").partition(":")[0].casefold(), Decline(method)
            yield say_move(speaker, Decline(method), "hint").casefold(), Decline(method)
