"""What is left of matches of the betting games at a table: records, replays, a deal once more."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from satasat.cards import card_set, cards_in, encode
from satasat.errors import BadMessage
from satasat.game import NATURE, AnyGame
from satasat.server.again import wanted
from satasat.server.history import Played
from satasat.server.replay import replay
from tests.betting import BOTH, THIRTY_FIVE
from tests.test_again import ASHA, SEED, at_once
from tests.test_history import Evening, verified

KINDS: dict[str, tuple[AnyGame, dict[str, Any]]] = {
    "thirty-five of two": (THIRTY_FIVE, {"players": 2, "ace_value": 11}),
    "thirty-five of five": (THIRTY_FIVE, {"players": 5, "chips": 30, "pool_limit": 20}),
    "trentacinque": (BOTH[1], {"chips": 60}),
}
EVERY = pytest.mark.parametrize("kind", KINDS)


def evening(kind: str, seed: int | str, deals: int = 4, ends: int = 0) -> Evening:
    game, changes = KINDS[kind]
    return Evening(f"{kind} {seed}", deals=deals, ends=ends, game=game, **changes)


def match_of(kind: str, seed: int | str, deals: int = 4, ends: int = 0) -> Played:
    one = evening(kind, seed, deals, ends)
    one.match()
    return one.played()[0]


def steps_of(match: Played) -> Iterator[list[tuple[Any, Any, Any]]]:
    """By deal, each entry with the states before and after it."""
    state, deal = match.game.start(match.rules), list[tuple[Any, Any, Any]]()
    for entry in match.entries:
        if tag(entry.move) == "shuffle" and any(tag(one.move) == "shuffle" for one, _, _ in deal):
            yield deal
            deal = []
        after = match.game.step(state, entry.move)
        deal.append((entry, state, after))
        state = after
    yield deal


def tag(move: Any) -> str:
    return str(move.__struct_config__.tag)


@EVERY
def test_every_record_verifies_and_bids_are_taken_back(kind: str) -> None:
    """S12, S14; row 31: a bid that showed nobody a card is undone where all agree."""
    undone = 0
    for seed in range(6):
        one = evening(kind, seed)
        one.match()
        if any(chair.person is not None for chair in one.sitting.chairs):  # else all left in the match
            one.match()
        for match in one.played():
            read = verified(match)
            assert (read.finished, read.chained, match.on) == (True, True, False)
            assert match.result is not None
            assert sum(match.result.totals) == len(match.held) * match.rules.chips
        undone += one.undone
    assert undone > 3


@EVERY
def test_a_match_that_was_ended_is_an_unfinished_record_with_its_proofs(kind: str) -> None:
    ended = 0
    for seed in range(12):
        match = match_of(kind, seed, deals=30, ends=25)
        if match.result is None:
            read = verified(match)
            assert not read.finished
            ended += read.chained
    assert ended > 3


@EVERY
def test_with_all_cards_open_a_replay_has_every_hand_and_the_cards_on_the_table(kind: str) -> None:
    match = match_of(kind, "open")
    assert match.result is not None
    watching = match.game.blank(match.rules, None)
    bought = left = 0
    for number, truth in enumerate(steps_of(match), 1):
        told = replay(match, number, None)
        assert (told.game, told.deal, len(told.steps)) == (match.game.id, number, len(truth))
        assert told.totals == truth[0][1].totals
        for step, (entry, before, after) in zip(told.steps, truth, strict=True):
            assert (step.by, step.move, step.auto) == (entry.by, entry.move, entry.auto)
            assert step.hands == after.deal.hands
            lies = after.deal.buyer is None and after.deal.buy
            assert step.buy == (after.deal.buy if lies else None)
            open_cards = card_set(cards_in(step.events))
            assert not open_cards - card_set(c for hand in after.deal.hands for c in hand)
            for event in match.game.shown(before, entry.move, after, None):
                watching = match.game.observe(watching, event)
            assert step.remarks == match.game.remarks(watching)
            assert json.loads(bytes(step.view)).get("hand") is None
        assert told.sheet == match.result.deals
        bought += truth[-1][2].deal.buyer is not None
        left += truth[-1][2].deal.buyer is None
    assert bought
    assert left or kind != "thirty-five of two"


@EVERY
def test_as_a_seat_a_replay_is_what_the_seat_was_told(kind: str) -> None:
    """S2: its own events, its own view, and nothing of the others' moves or of the cards on the table."""
    match = match_of(kind, "seat")
    for seat in range(len(match.held)):
        view = match.game.blank(match.rules, seat)
        for number, truth in enumerate(steps_of(match), 1):
            told = json.loads(encode(replay(match, number, seat)))
            for step, (entry, before, after) in zip(told["steps"], truth, strict=True):
                events = match.game.shown(before, entry.move, after, seat)
                for event in events:
                    view = match.game.observe(view, event)
                assert step["events"] == json.loads(encode(events))
                known = json.loads(encode(view))
                assert step["view"] == {key: value for key, value in known.items() if key != "rules"}
                assert step["remarks"] == json.loads(encode(match.game.remarks(view)))
                assert step.get("move") == (json.loads(encode(entry.move)) if entry.by == seat else None)
                assert [h for s, h in enumerate(step["hands"]) if s != seat] == [None] * (len(match.held) - 1)
                assert "buy" not in step


def dealt(match: Played, deal: int) -> Any:
    """The match as it stood once that deal was shuffled."""
    return next(
        after
        for entry, _, after in list(steps_of(match))[deal - 1]
        if entry.by == NATURE and tag(entry.move) == "shuffle"
    )


@EVERY
def test_a_deal_is_played_once_more_from_the_same_cards_and_chips(kind: str) -> None:
    match = match_of(kind, "again", deals=6)
    played = over = 0
    for deal in range(1, 7):
        before = dealt(match, deal)
        if before.phase.value != "bid":  # somebody claimed: nothing is to be played
            with pytest.raises(BadMessage) as refused:
                wanted(match, deal, None, "easy", ASHA, SEED)
            assert (refused.value.code, refused.value.params) == ("over_when_dealt", {"value": deal})
            over += 1
            continue
        what = wanted(match, deal, None, "easy", ASHA, SEED)
        assert what.rules.deals == deal

        async def look(room: Any, before: Any = before) -> None:
            now = room.sitting.match.state
            assert (now.dealer, now.totals, now.pool, now.deal) == (
                before.dealer,
                before.totals,
                before.pool,
                before.deal,
            )

        room = at_once(what, look, match.game)
        once_more = room.match()
        assert once_more.again == ("t1/1", deal)
        assert len(once_more.result.deals if once_more.result else ()) == deal
        verified(once_more)
        played += 1
    assert played
    assert over or kind != "thirty-five of two"
