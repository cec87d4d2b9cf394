"""What the rules say of a view, for whoever draws it and knows no rules: quotas, the winner so far, why a card is barred.

Made from a view alone: so it tells a seat nothing that its view does not hold (I-16, I-20).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from satasat.cards import SUITS, Card, CardSet, Suit, card_set
from satasat.errors import IllegalMove
from satasat.game import Seat
from satasat.games.three_two_five.moves import Decline, Give, Move, Name, Phase, Play
from satasat.games.three_two_five.rules import (
    SEATS,
    DealerRule,
    Pull,
    Rules,
    Sevens,
    Three,
    TrumpAlternative,
    hand_over,
    order,
    quotas,
    schedule,
)
from satasat.games.three_two_five.view import View

Loser: TypeAlias = Literal["alone", "level"]


class Barred(Struct, frozen=True, omit_defaults=True):
    """What the actor may not do, for one reason: the text `why-CODE`, said with `params`."""

    code: str
    params: dict[str, Any]
    cards: CardSet | None = None
    """Of his hand."""
    suits: tuple[Suit, ...] = ()
    """To name as trump."""
    ways: tuple[TrumpAlternative, ...] = ()
    """To make trump."""


class Handed(Struct, frozen=True):
    """A trick that was promised instead of a card: whether the debtor had one to hand over (R-GIVE-3)."""

    creditor: Seat
    debtor: Seat
    kept: bool


class Remarks(Struct, frozen=True, omit_defaults=True):
    """What the rules say of a view. The last three are said from the end of a deal until the next shuffle."""

    quotas: Three | None = None
    """By seat, of the deal whose tricks are in the view; None before the first dealer is known."""
    winning: Seat | None = None
    """Who wins the trick that is going on, as it lies."""
    took: Seat | None = None
    """Who took the last complete trick of the deal."""
    barred: tuple[Barred, ...] = ()
    """What this seat, being the actor, might think that it may do."""
    handed: tuple[Handed, ...] = ()
    loser: Loser | None = None
    """Whether the next dealer deals for being furthest short (R-DEALER-2, 3): alone, or level with another."""
    pulls_next: tuple[Pull, ...] = ()
    """The exchanges of the next deal, in order."""


def remarks(view: View) -> Remarks:
    """What the rules say of the view."""
    over = _is_over(view)
    goes_on = over and view.phase is Phase.SHUFFLE
    return Remarks(
        quotas=_quotas(view, over),
        winning=winning(view),
        took=took(view),
        barred=barred(view),
        handed=handed(view) if over else (),
        loser=loser(view.rules, view.debts) if goes_on else None,
        pulls_next=schedule(view.debts, view.dealer, view.rules) if goes_on else (),
    )


def _is_over(view: View) -> bool:
    """Whether the deal in the view is over, and the next has not begun."""
    return view.phase in (Phase.SHUFFLE, Phase.OVER) and bool(view.plays)


def _quotas(view: View, over: bool) -> Three | None:
    if view.phase is Phase.SEAT_DEALER:
        return None
    if not over:
        return quotas(view.dealer)
    a, b, c = hand_over(view.taken, view.promised)  # the dealer in the view is already the next one
    x, y, z = view.debts
    return (a - x, b - y, c - z)


def winning(view: View) -> Seat | None:
    """Who wins the trick that is going on, as it lies; None between two tricks."""
    if not view.trick or view.trump is None:
        return None
    return (view.leaders[-1] + order(view.trump, view.rules).winner(view.trick)) % SEATS


def took(view: View) -> Seat | None:
    """Who took the last complete trick of the deal; None before there is one."""
    trick = view.last_trick
    if not trick or view.trump is None:
        return None
    leader = view.leaders[len(view.plays) // SEATS - 1]
    return (leader + order(view.trump, view.rules).winner(trick)) % SEATS


def loser(rules: Rules, debts: Three) -> Loser | None:
    """Why the next dealer deals, where it is for being furthest short in the deal that is over (R-DEALER-2, 3)."""
    short = min(debts)
    if rules.dealer_rule is DealerRule.ROTATE or short >= 0:
        return None
    return "alone" if debts.count(short) == 1 else "level"


def handed(view: View) -> tuple[Handed, ...]:
    """What becomes of each promise at the end of the deal, in order (R-GIVE-3)."""
    found = []
    tricks = view.taken
    for pull in view.promised:
        found.append(Handed(pull.creditor, pull.debtor, tricks[pull.debtor] > 0))
        tricks = hand_over(tricks, [pull])
    return tuple(found)


def barred(view: View) -> tuple[Barred, ...]:
    """What the seat may not do, being the actor: what has one reason together, cards in the order of the hand."""
    found: dict[tuple[Any, ...], list[Any]] = {}
    for move in _tempting(view):
        if (why := view.refusal(move)) is not None:
            (field,) = move.__struct_fields__
            reason = why.code, *_params(why, field).items()
            found.setdefault(reason, []).append(getattr(move, field))
    return tuple(_barred(code, dict(params), values) for (code, *params), values in found.items())


def _tempting(view: View) -> Iterable[Move]:
    """The moves that whoever is to act might think of; none for others (I-16, I-20)."""
    if view.seat is None or view.actor != view.seat:
        return ()
    match view.phase:
        case Phase.PLAY:
            return map(Play, view.hand)
        case Phase.GIVE:
            return map(Give, view.hand)
        case Phase.TRUMP:
            return map(Decline, TrumpAlternative)
        case Phase.TIE:
            return map(Name, SUITS)
        case _:
            return ()


_CARD_SAID: Final = ("return_keep", Sevens.PERMANENT_TRUMPS)
"""Code and `sevens` of the one reason whose words name the card itself."""


def _params(why: IllegalMove, own: str) -> dict[str, Any]:
    """The parameters that the words need. What the move itself names would only keep equal reasons apart."""
    named = (why.code, why.params.get("sevens")) == _CARD_SAID
    return {key: value for key, value in why.params.items() if named or key != own}


def _barred(code: str, params: dict[str, Any], values: list[Any]) -> Barred:
    match values[0]:
        case Card():
            return Barred(code, params, cards=card_set(values))
        case Suit():
            return Barred(code, params, suits=tuple(values))
        case _:
            return Barred(code, params, ways=tuple(values))
