"""S2 to S5, S7 by exchange: two cards that somebody cannot see change places, and every byte he is told stays the same."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from satasat import wire
from satasat.cards import card_set, cards_in, encode
from satasat.dice import SeededDice
from satasat.errors import SatasatError
from satasat.games.three_two_five.rules import PACK
from satasat.server import telling
from satasat.server.log import Moved, Opened, Signed, read
from satasat.server.sitting import Sitting, Step, fold, opened
from satasat.server.telling import Audience
from satasat.testing import exchanged, told_to_all
from satasat.wire import Company, Settings
from tests.halls import GAME, Room

NOBODY_AWAY = Company((False,) * 3, (False,) * 3)
AUDIENCES = tuple(Audience(seat, True) for seat in (0, 1, 2, None))
ODD = {"trick_instead": "on", "fan": "by_hand", "cut": "five_seat"}
Tale = list[tuple[Sitting, Signed, Step]]
Tell = Callable[[Sitting, Step, Signed, Audience], bytes]


def played(seed: int, rules: dict[str, Any]) -> tuple[Sitting, list[Signed]]:
    """A whole match at a table: the table as it was opened, and what happened there."""

    async def go() -> tuple[Sitting, list[Signed]]:
        async with Room(settings=Settings(spectators=True), seed=seed, rules=rules) as r:
            await r.start()
            await r.play(r.over)
            first = read(r.log.lines[0].body, None).entry
            assert isinstance(first, Opened)
            return opened("t1", first), [read(line.body, GAME) for line in r.log.lines[1:]]

    return asyncio.run(go())


def folded(sitting: Sitting, signed: list[Signed]) -> Tale:
    tale = []
    for one in signed:
        step = fold(sitting, one)
        tale.append((sitting, one, step))
        sitting = step.sitting
    return tale


def tag_of(move: Any) -> str:
    """What kind of move it is, in whatever game."""
    return str(move.__struct_config__.tag)


def deals(tale: Tale) -> Iterator[Tale]:
    """The tale from each shuffle to the next."""
    begins = [
        n
        for n, (_, one, _) in enumerate(tale)
        if isinstance(one.entry, Moved) and tag_of(one.entry.move) == "shuffle"
    ]
    for begin, end in zip(begins, [*begins[1:], len(tale)], strict=True):
        yield tale[begin:end]


def told(before: Sitting, step: Step, signed: Signed, who: Audience) -> bytes:
    """Everything that somebody may be sent about an entry: the update, and what he is told who joins after it."""
    update = telling.happened(before, step, signed, who, None, None)
    everything = telling.welcome(step.sitting, who, NOBODY_AWAY, None, None)
    return (b"" if update is None else wire.written(update)) + wire.written(everything)


def swapped(deal: Tale, who: Audience, dice: SeededDice) -> Tale | None:
    """The deal as it would have been with two cards that he was not shown in each other's place.

    None where it could not, or where the rules tell everybody what is another then.
    """
    index = -1 if who.seat is None else who.seat
    seen = card_set(card for _, _, step in deal if step.told for card in cards_in(step.told[index]))
    shuffle = deal[0][1].entry
    assert isinstance(shuffle, Moved)
    hidden = [card for card in sorted(shuffle.move.order) if card not in seen]
    if len(hidden) < 2:
        return None
    a, b, *_ = dice.shuffled(hidden)
    sitting = deal[0][0]
    tale: Tale = []
    for _, signed, step in deal:
        entry = signed.entry
        changed = replace(entry, move=exchanged(entry.move, a, b)) if isinstance(entry, Moved) else entry
        twin = Signed(changed, signed.who, signed.id)
        try:
            other = fold(sitting, twin)
        except SatasatError:
            return None
        if other.sitting.actor != step.sitting.actor:
            return None
        if facts(other.sitting) != facts(step.sitting):
            return None
        tale.append((sitting, twin, other))
        sitting = other.sitting
    return tale


def facts(sitting: Sitting) -> tuple[Any, ...]:
    """What everybody is rightly told of hidden cards."""
    return () if sitting.match is None else told_to_all(sitting.match.state)


def compare(tell: Tell, count: int = 12, rules: dict[str, Any] | None = None) -> int:
    """How many messages were compared. Raises AssertionError at the first that differs."""
    compared = 0
    for seed in range(count):
        dice = SeededDice(f"swap {seed}")
        for whole in deals(folded(*played(seed, {"deals": 3, **(rules or {})}))):
            for who in AUDIENCES:
                # at every length of the deal, as the more is played the less is hidden
                for length in range(1, len(whole) + 1, 3):
                    deal = whole[:length]
                    other = swapped(deal, who, dice)
                    if other is None:
                        continue
                    for (x, sx, tx), (y, sy, ty) in zip(deal[-3:], other[-3:], strict=True):
                        compared += 1
                        assert tell(x, tx, sx, who) == tell(y, ty, sy, who), (seed, who, sx.entry)
    return compared


@pytest.mark.parametrize(
    "rules", [{}, ODD, {"pull_visibility": "drawn_shown"}], ids=["satasat", "odd", "drawn_shown"]
)
def test_nobody_is_told_what_he_may_not_know(rules: dict[str, Any]) -> None:
    assert compare(told, rules=rules) > 2_000


def leaky_events(before: Sitting, step: Step, signed: Signed, who: Audience) -> bytes:
    """A leak: those who watch are told what seat 0 is told."""
    return told(before, step, signed, Audience(0, True) if who.seat is None else who)


def leaky_length(before: Sitting, step: Step, signed: Signed, who: Audience) -> bytes:
    """A leak: a message that is longer where somebody else holds the ace of spades."""
    state: Any = step.sitting.match.state if step.sitting.match is not None else None
    ace = PACK[0]
    holds = any(ace in hand for seat, hand in enumerate(state.deal.hands) if seat == 2)
    return told(before, step, signed, who) + b" " * holds


def leaky_entry(before: Sitting, step: Step, signed: Signed, who: Audience) -> bytes:
    """A leak: the entry as the log has it."""
    return told(before, step, signed, who) + encode(signed)


@pytest.mark.parametrize("leak", [leaky_events, leaky_length, leaky_entry], ids=lambda leak: leak.__name__)
def test_a_planted_leak_is_caught(leak: Tell) -> None:
    with pytest.raises(AssertionError):
        compare(leak)


def test_equal_lengths_whatever_is_hidden() -> None:
    """S3: two cards change places that the one told does see: his hand differs, and the length does not."""
    compared = 0
    for seed in range(6):
        dice = SeededDice(f"length {seed}")
        for whole in deals(folded(*played(seed, {"deals": 3}))):
            a, b, *_ = dice.shuffled(PACK)
            first = whole[0]
            entry = first[1].entry
            assert isinstance(entry, Moved)
            other = fold(first[0], Signed(replace(entry, move=exchanged(entry.move, a, b))))
            for who in AUDIENCES:
                compared += 1
                update = telling.happened(first[0], first[2], first[1], who, None, None)
                twin = telling.happened(first[0], other, first[1], who, None, None)
                assert update is not None
                assert twin is not None
                assert len(wire.written(update)) == len(wire.written(twin))
    assert compared > 50
