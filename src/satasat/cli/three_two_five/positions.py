"""Positions with open cards as people and programs write them, and as they stand in a record."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from satasat.cards import SUITS, Card, CardSet, Suit, card_set, read_card
from satasat.cli.matches import faulty, find_match, goes_on
from satasat.cli.options import game_from, rules_from
from satasat.errors import BadMessage, BadPosition, BadRules
from satasat.games.three_two_five.moves import Phase
from satasat.games.three_two_five.rules import SEATS, Rules
from satasat.games.three_two_five.state import State
from satasat.solver import Position
from satasat.texts import SUIT_SIGNS, Speaker

DIVIDER: Final = "/"
"""Stands between two hands."""
_OPTIONS: Final = ("sevens", "high_seven")
"""The house rules that matter once the hands are open."""
_NEEDED: Final = ("hands", "trump", "leader")
_KEYS: Final = (*_NEEDED, "played", *_OPTIONS)


def read_position(
    hands: str, trump: str, leader: int, played: str = "", assignments: Sequence[str] = ()
) -> Position:
    """The position of a command line: `hands` divided by slashes, `assignments` of house rules as `option=value`.

    Raises BadPosition; BadMessage: `bad_suit`, `bad_rule`; BadCard; BadRules for other options than those of the sevens.
    """
    return _position(hands.split(DIVIDER), trump, leader, played, assignments)


def position_of(line: Mapping[str, Any]) -> Position:
    """The position of a line of a batch: hands and cards as texts or lists of texts. Raises as `read_position`,
    and BadMessage `bad_key` for a key that is missing, unknown or of another type."""
    for key in (*_NEEDED, *line):
        if key not in _KEYS or not _is_fit(key, line.get(key)):
            value = json.dumps(line[key], ensure_ascii=False) if key in line else None
            raise BadMessage("bad_key", key=key, value=value, known=key in _KEYS, allowed=_KEYS)
    assignments = [f"{name}={line[name]}" for name in _OPTIONS if name in line]
    return _position(line["hands"], line["trump"], line["leader"], line.get("played", ""), assignments)


def _is_fit(key: str, value: Any) -> bool:
    match key:
        case "hands":
            return isinstance(value, list) and all(map(_are_cards, value))
        case "played":
            return _are_cards(value)
        case "leader":
            return type(value) is int
        case _:
            return isinstance(value, str)


def _are_cards(value: Any) -> bool:
    return isinstance(value, str) or (isinstance(value, list) and all(isinstance(one, str) for one in value))


def _position(
    hands: Sequence[str | list[str]],
    trump: str,
    leader: int,
    played: str | list[str],
    assignments: Sequence[str],
) -> Position:
    rules = _rules(assignments)
    if len(hands) != SEATS:
        raise BadPosition("hands_of_three", hands=len(hands))
    a, b, c = map(_hand, hands)
    return Position((a, b, c), _suit(trump), leader, _cards(played), rules.sevens, rules.high_seven)


def _rules(assignments: Sequence[str]) -> Rules:
    """The default rules with these changes of the sevens; no other option says anything about open hands."""
    for text in assignments:
        name, sign, _ = (part.strip() for part in text.partition("="))
        if sign and name not in _OPTIONS:
            raise BadRules("unknown_option", option=name, allowed=_OPTIONS)
    rules: Rules = rules_from(game_from("three-two-five"), None, assignments)
    return rules


def _cards(text: str | list[str]) -> tuple[Card, ...]:
    given = text.replace(",", " ").split() if isinstance(text, str) else text
    return tuple(map(read_card, given))


def _hand(text: str | list[str]) -> CardSet:
    cards = _cards(text)
    twice = next((card for card in cards if cards.count(card) > 1), None)
    if twice is not None:
        raise BadPosition("card_twice", card=twice)
    return card_set(cards)


def _suit(text: str) -> Suit:
    typed = text.strip().casefold()
    for suit in SUITS:
        if typed in (suit.value.casefold(), SUIT_SIGNS[suit], Speaker().say(f"suit-{suit}")):
            return suit
    raise BadMessage("bad_suit", text=text, allowed=[suit.value for suit in SUITS])


def recorded(file: Path, number: int, deal: int, trick: int, card: int) -> tuple[Position, tuple[str, ...]]:
    """The position of a record before that card of that trick, all counted from 1, and the players' names.

    Raises BadMessage: as `find_match`; `no_such_deal`, `no_such_card`; `match_faulty`; `deal_hidden` where people may
    still go on with the deal, for its hands would be laid open.
    """
    match, _ = find_match(file, number)
    if match.header is None:
        raise faulty(file, match.faults[0], Speaker())
    if goes_on(match) and deal > len(match.state.sheet):
        raise BadMessage("deal_hidden", value=deal)
    names = tuple(player.name for player in match.header.players)
    game = match.header.game
    state = game.start(match.header.rules)
    for entry in (*match.entries, None):
        if _is_before(state, deal, trick, card):
            return _as_position(state), names
        if entry is not None:
            state = game.step(state, entry.move)
    if match.faults:
        raise faulty(file, match.faults[0], Speaker(names=names))
    if deal > state.deal_no:
        raise BadMessage("no_such_deal", value=deal, most=state.deal_no)
    raise BadMessage("no_such_card", deal=deal, trick=trick, card_no=card)


def _is_before(state: State, deal: int, trick: int, card: int) -> bool:
    here = state.deal
    due = state.phase is Phase.PLAY and state.deal_no == deal
    return due and (sum(here.taken), len(here.trick)) == (trick - 1, card - 1)


def _as_position(state: State) -> Position:
    deal, rules = state.deal, state.rules
    assert deal.trump is not None
    return Position(deal.hands, deal.trump, deal.leader, deal.trick, rules.sevens, rules.high_seven)
