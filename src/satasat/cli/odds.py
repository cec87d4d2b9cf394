"""`satasat odds`: the exact chance that a hand of a betting game reaches 35."""

from __future__ import annotations

import json
from typing import Any, Final

import click

from satasat.bots.betting.stand import PACKS
from satasat.cards import NONE, SUITS, CardSet, read_card
from satasat.chips import HAND, TARGET, holds, suit_points
from satasat.cli import help_of
from satasat.cli.options import game_from, only_of, preset_option, rule_option, rules_from
from satasat.cli.screen import Screen
from satasat.errors import BadMessage, BadPosition
from satasat.game import AnyGame
from satasat.games.trentacinque.rules import side_kind
from satasat.report.figures import percent
from satasat.solver.odds import UNCLAIMED, Odds, given, odds
from satasat.texts import Speaker

_CLAIMS: Final = "thirty-five"
"""The game in which 35 in nine cards is claimed at once."""
_DIGITS: Final = 12


@click.command("odds", help=help_of("odds"))
@click.argument("cards", nargs=-1, required=True, metavar="CARDS")
@click.option("--game", "game_name", default=_CLAIMS, metavar="GAME", help=help_of("odds-game"))
@preset_option
@rule_option
@click.option("--json", "as_json", is_flag=True, help=help_of("odds-json"))
def command(
    cards: tuple[str, ...], game_name: str, preset: str | None, rule: tuple[str, ...], as_json: bool
) -> None:
    game = game_from(game_name)
    only_of(game, PACKS)
    rules = rules_from(game, preset, rule)
    hand = hand_from(" ".join(cards), PACKS[game.id])
    ace = getattr(rules, "ace_value", 1)
    found = odds(hand, PACKS[game.id], ace)
    unclaimed = None
    if game.id == _CLAIMS and not holds(hand, ace):
        unclaimed = given(hand, PACKS[game.id], (UNCLAIMED,) * (rules.players - 1), ace)
    if as_json:
        click.echo(json.dumps(_plain(found, unclaimed)))
        return
    _print(Speaker(), Screen(), game, hand, ace, found, rules, unclaimed)


def hand_from(text: str, pack: CardSet) -> CardSet:
    """Nine cards of the pack, as people write them. Raises BadCard; BadMessage `bad_hand`; BadPosition: `card_twice`, `not_of_the_pack`."""
    hand, given = NONE, [read_card(word) for word in text.replace(",", " ").split()]
    for card in given:
        if card in hand:
            raise BadPosition("card_twice", card=card)
        if card not in pack:
            raise BadPosition("not_of_the_pack", card=card)
        hand = hand | card.bit
    if len(given) != HAND:
        raise BadMessage("bad_hand", given=len(given), due=HAND)
    return hand


def _plain(found: Odds, unclaimed: float | None) -> dict[str, Any]:
    """For programs: ways are exact, chances rounded to twelve digits."""
    return {
        "suits": {str(suit): ways for suit, ways in zip(SUITS, found.suits, strict=True)},
        "whole": found.whole,
        "of": found.of,
        "chance": round(found.chance, _DIGITS),
        "unclaimed": None if unclaimed is None else round(unclaimed, _DIGITS),
    }


def _print(
    speaker: Speaker,
    screen: Screen,
    game: AnyGame,
    hand: CardSet,
    ace: int,
    found: Odds,
    rules: Any,
    unclaimed: float | None,
) -> None:
    heads = [speaker.say(f"odds-{name}") for name in ("suit", "held", "lacks", "chance")]
    rows = []
    for suit, points, chance in zip(SUITS, suit_points(hand, ace), found.by_suit, strict=True):
        lacks = str(TARGET - points) if points < TARGET else speaker.say("odds-has")
        rows.append([speaker.say("odds-of-suit", suit=suit), str(points), lacks, percent(speaker, chance, 2)])
    foot = [speaker.say("odds-whole"), "", "", percent(speaker, found.chance, 2)]
    screen.table(heads, rows, foot)
    if game.id == _CLAIMS and unclaimed is None:
        screen.prose(speaker.say("odds-claims"))
        return
    kind = None if game.id == _CLAIMS else side_kind(hand)
    side = "none" if kind is None else kind.value
    screen.prose(speaker.say("odds-note", of=f"{found.of:,}", whole=f"{found.whole:,}", side=side))
    if unclaimed is not None:
        said = percent(speaker, unclaimed, 2)
        players = rules.players
        screen.prose(speaker.say("odds-unclaimed", players=str(players), chance=said, exact=players == 2))
