"""What goes over the wire of the betting games: how much it is, and that nobody is told a card that he may not know."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from satasat import wire
from satasat.cards import SUITS, Card, card_set, cards_in
from satasat.dice import SeededDice
from satasat.errors import SatasatError
from satasat.games.trentacinque.rules import side_kind
from satasat.server import telling
from satasat.server.log import Moved, Opened, Signed, read
from satasat.server.orders import Person
from satasat.server.sitting import Sitting, Step, fold, opened
from satasat.server.telling import Audience
from satasat.testing import exchanged
from satasat.wire import Clock, Company, Settings
from tests.betting import TRENTACINQUE
from tests.test_betting_tables import EVERY, SIZES, WATCHED, room

NOBODY_AWAY = Company((False,), (False,))
Tale = list[tuple[Sitting, Signed, Step]]
TURN_MOST = 1_000
"""Bytes of an update that tells of a bid (docs/formats/wire.md)."""
DEAL_MOST = 1_400
END_MOST = 2_200
COMMAND, TABLE = 16, 12
"""Letters of a command's and a table's name, as they are on a server; here they are shorter."""


@pytest.mark.parametrize(
    ("size", "chips"), [("two", 100), ("five", 100), ("five", 1_000), ("trentacinque", 100)]
)
def test_an_update_that_tells_of_a_bid_has_at_most_a_thousand_bytes(
    size: str, chips: int, record_property: Callable[[str, object], None]
) -> None:
    """S39, N7; also with a clock and a bank."""
    turns, deals, ends = [0], [0], [0]

    async def go(seed: int) -> None:
        settings = Settings(spectators=True, clock=Clock.NORMAL)
        rules = {"deals": 20, "chips": chips}
        async with room(size, settings=settings, rules=rules, seed=seed) as r:
            watcher = await r.join(Person("w", "Wanda"))
            await r.start()
            await r.play(r.over)
            for told in (one for socket in (*r.sockets, watcher) for one in socket.raw):
                update = json.loads(told)
                tags = {event["type"] for event in update.get("events", ())}
                length = (
                    len(told) + TABLE - len("t1") + (COMMAND - len(update["id"]) if "id" in update else 0)
                )
                if tags and "proofs" not in update:
                    (ends if "scored" in tags else deals if "shuffled" in tags else turns).append(length)

    for seed in range(6):
        asyncio.run(go(seed))
    print(f"{size}, {chips}: {len(turns)} updates of a turn, at most {max(turns)}; {max(deals)}; {max(ends)}")
    record_property("bytes", (max(turns), max(deals), max(ends)))
    assert len(turns) > 250
    assert max(turns) <= TURN_MOST
    assert max(deals) <= DEAL_MOST
    assert max(ends) <= END_MOST


@EVERY
def test_who_watches_is_told_no_card_but_those_that_are_shown(size: str) -> None:
    """J-1 to J-9, S7."""

    async def go() -> int:
        shown = 0
        async with room(size, settings=WATCHED, rules={"deals": 12}, seed=size) as r:
            watcher = await r.join(Person("w", "Wanda"))
            await r.start()
            await r.play(r.over)
            for update in watcher.received:
                if update["type"] != "happened" or "view" not in update:
                    continue
                view = update["view"]
                assert not {"hand", "bought"} & view.keys()
                assert "choices" not in update
                assert "points" not in update["remarks"]
                for event in update.get("events", ()):
                    if event["type"] in ("dealt", "bought"):
                        assert event["cards"] is None
                    shown += event["type"] in ("claimed", "succeeded")
                known = {card for cards in view.get("shown", ()) for card in cards.split()}
                told = {c for e in update.get("events", ()) if e.get("cards") for c in e["cards"].split()}
                assert told <= known
        return shown

    assert asyncio.run(go()) or size == "trentacinque"


def tale_of(size: str, seed: int) -> Tale:
    async def go() -> Tale:
        async with room(size, settings=WATCHED, rules={"deals": 6}, seed=seed) as r:
            await r.start()
            await r.play(r.over)
            first = read(r.log.lines[0].body, None).entry
            assert isinstance(first, Opened)
            sitting, tale = opened("t1", first), Tale()
            for signed in (read(line.body, r.game) for line in r.log.lines[1:]):
                step = fold(sitting, signed)
                tale.append((sitting, signed, step))
                sitting = step.sitting
            return tale

    return asyncio.run(go())


def shuffles(signed: Signed) -> bool:
    entry = signed.entry
    return isinstance(entry, Moved) and bool(entry.move.__struct_config__.tag == "shuffle")


def deals_of(tale: Tale) -> Iterator[Tale]:
    begins = [n for n, (_, signed, _) in enumerate(tale) if shuffles(signed)]
    for begin, end in zip(begins, [*begins[1:], len(tale)], strict=True):
        yield tale[begin:end]


def told(before: Sitting, step: Step, signed: Signed, who: Audience) -> bytes:
    """Everything that somebody may be sent about an entry: the update, and what he is told who joins after it."""
    update = telling.happened(before, step, signed, who, None, None)
    everything = telling.welcome(step.sitting, who, NOBODY_AWAY, None, None)
    return (b"" if update is None else wire.written(update)) + wire.written(everything)


def alike(hidden: list[Card], dice: SeededDice) -> tuple[Card, Card] | None:
    """Two of these that count the same in the same suit: whatever is counted of them, nothing comes out otherwise."""
    pairs = [
        (a, b)
        for suit in SUITS
        for court in [[card for card in hidden if card.suit is suit and card.rank in "KQJ"]]
        for a in court
        for b in court
        if a != b
    ]
    return pairs[dice.below(len(pairs))] if pairs else None


def sides(sitting: Sitting) -> Any:
    """The side claims of the hands as dealt, which may hang on a court card (TC-9)."""
    assert sitting.match is not None
    return [side_kind(hand) for hand in sitting.match.state.deal.hands if len(hand) == 9]


def swapped(deal: Tale, who: Audience, dice: SeededDice) -> Tale | None:
    """The deal as it would have been with two cards that he was not shown in each other's place; None where it could not."""
    index = -1 if who.seat is None else who.seat
    seen = card_set(card for _, _, step in deal if step.told for card in cards_in(step.told[index]))
    pack = next(signed.entry.move.order for _, signed, _ in deal if shuffles(signed))  # type: ignore[union-attr]
    pair = alike([card for card in pack if card not in seen], dice)
    if pair is None:
        return None
    sitting, tale = deal[0][0], Tale()
    for _, signed, step in deal:
        entry = signed.entry
        if isinstance(entry, Moved) and shuffles(signed):
            entry = replace(entry, move=exchanged(entry.move, *pair))
        try:
            twin = Signed(entry, signed.who, signed.id)
            other = fold(sitting, twin)
        except SatasatError:
            return None
        if shuffles(signed) and sitting.game is TRENTACINQUE and sides(other.sitting) != sides(step.sitting):
            return None
        tale.append((sitting, twin, other))
        sitting = other.sitting
    return tale


Tell = Callable[[Sitting, Step, Signed, Audience], bytes]


def compared(size: str, tell: Tell, count: int = 5) -> int:
    """How many messages were compared. Raises AssertionError at the first that differs."""
    done = 0
    for seed in range(count):
        dice = SeededDice(f"swap {size} {seed}")
        for deal in deals_of(tale_of(size, seed)):
            for seat in (*range(SIZES[size][1]), None):
                who = Audience(seat, True)
                for length in {1, len(deal) // 2, len(deal)} - {0}:
                    part = deal[:length]
                    other = swapped(part, who, dice)
                    for (x, sx, tx), (y, sy, ty) in zip(part, other or (), strict=False):
                        done += 1
                        assert tell(x, tx, sx, who) == tell(y, ty, sy, who), (seed, who, sx.entry)
    return done


@EVERY
def test_nobody_is_told_what_he_may_not_know(size: str) -> None:
    """S2 to S5, S7, J-1 to J-9 by exchange: two cards he cannot see change places, and every byte he is told stays the same."""
    assert compared(size, told) > 300


def leaky_hands(before: Sitting, step: Step, signed: Signed, who: Audience) -> bytes:
    """A leak: those who watch are told what seat 0 is told."""
    return told(before, step, signed, Audience(0, True) if who.seat is None else who)


def leaky_table(before: Sitting, step: Step, signed: Signed, who: Audience) -> bytes:
    """A leak: a message is longer where the card on top of the pack is a king."""
    state = step.sitting.match.state if step.sitting.match is not None else None
    pack = state.deal.pack if state is not None else ()
    return told(before, step, signed, who) + b" " * any(card.rank == "K" for card in pack[-4:])


@pytest.mark.parametrize("leak", [leaky_hands, leaky_table], ids=lambda leak: leak.__name__)
@pytest.mark.parametrize("size", ["five", "trentacinque"])
def test_a_planted_leak_is_caught(size: str, leak: Tell) -> None:
    with pytest.raises(AssertionError):
        compared(size, leak, 10)
