"""Anything that a client could send, without sockets: S1, S29, S42."""

from __future__ import annotations

import asyncio
import json
import sys
from collections import Counter
from types import FrameType
from typing import Any

import pytest
from msgspec.structs import replace

from satasat import wire
from satasat.cards import to_plain
from satasat.dice import SeededDice
from satasat.errors import BadMessage, SatasatError
from satasat.server.orders import Person
from satasat.testing import random_rules
from satasat.wire import DEPTH, FRAME, Settings
from tests.frames import corpus, mutated, wild
from tests.halls import GAME, SECRET, FakeSocket, Room
from tests.knowing import Known

pytestmark = pytest.mark.server

A_TABLE = 500
"""Commands to one table, after which the next one gets them."""


def known(socket: FakeSocket) -> Known:
    """What the client knows by now."""
    kept: Known = socket.__dict__.setdefault("known", Known())
    for update in socket.received[socket.__dict__.get("heard", 0) :]:
        kept.take(update)
    socket.__dict__["heard"] = len(socket.received)
    return kept


async def beset(seed: int, commands: int, outcomes: Counter[str]) -> None:
    """One table under fire; raises where anything but a refusal comes of a command that is none."""
    dice = SeededDice(f"fuzz {seed}")
    rules = {**to_plain(random_rules(GAME, dice)), "deals": 1 + dice.below(3)}
    async with Room(rules=rules, settings=Settings(spectators=True, sit_in_bot="easy"), seed=seed) as r:
        everybody = [*r.sockets, await r.join(Person("p7", "Zoya")), FakeSocket(Person("p8", "Yan"))]
        r.thinkers.proves = bool(seed % 2)
        for n in range(commands):
            socket = everybody[dice.below(3) or dice.below(len(everybody))]
            knows = known(socket)
            if dice.below(3):
                await _bring_on(r, everybody[:3], dice, f"g{n}")
                continue
            name = f"c{n - dice.below(4) if dice.below(8) == 0 else n}"
            data = json.dumps(wild(dice, knows.for_commands(SECRET)) | {"id": name, "table": "t1"}).encode()
            if dice.below(3) == 0:
                data = mutated(data, dice)
            before, length, heard = r.sitting, len(r.log.lines), len(socket.received)
            try:
                command = wire.read_command(data)
            except SatasatError as refusal:
                outcomes[refusal.code] += 1
                wire.written(wire.Refused(refusal.code, wire.plain_params(refusal)))
                continue
            if isinstance(command, wire.Quit) or (isinstance(command, wire.Leave) and dice.below(3)):
                continue
            r.table.ask(socket, command)
            await r.settle()
            answers = [one for one in socket.received[heard:] if one.get("id") == command.id]
            assert answers, data
            kind = answers[0]["type"]
            outcomes[answers[0].get("code", kind)] += 1
            if kind == "refused":
                assert r.sitting is before, data
                assert len(r.log.lines) == length, data
        assert not r.task.done()
        outcomes["matches"] += r.sitting.matches


async def _bring_on(r: Room, players: list[FakeSocket], dice: SeededDice, name: str) -> None:
    """Somebody does what is sensible, so that every part of a match comes under fire."""
    for socket in dice.shuffled(players):
        do = known(socket).sensible(dice)
        if do is not None:
            r.table.ask(socket, wire.read_command(json.dumps(do | {"id": name, "table": "t1"}).encode()))
            await r.settle()
            return


def fired_at(commands: int) -> Counter[str]:
    outcomes: Counter[str] = Counter()
    for seed in range(commands // A_TABLE):
        asyncio.run(beset(seed, A_TABLE, outcomes))
    return outcomes


def check_spread(outcomes: Counter[str]) -> None:
    """That the fire reached what it was aimed at."""
    assert outcomes["happened"] > sum(outcomes.values()) // 50
    assert outcomes["matches"] > 10
    codes = (
        "bad_message",
        "stale",
        "not_yet",
        "out_of_turn",
        "not_in_hand",
        "not_now",
        "not_host",
        "claim_unproven",
    )
    assert all(outcomes[code] for code in codes), outcomes


def test_nothing_but_refusals_comes_of_what_is_no_command() -> None:
    """S1: no exception but ours, and a refusal changes nothing."""
    check_spread(fired_at(20_000))


@pytest.mark.long
def test_a_million_commands() -> None:
    """S1 in full."""
    check_spread(fired_at(1_000_000))


# frames that are kept, and long ones


def outcome(data: bytes) -> str:
    """What a frame comes to by itself."""
    try:
        return type(wire.read_command(data)).__name__
    except SatasatError as refusal:
        return refusal.code


def test_every_frame_of_the_corpus_is_a_command_or_refused() -> None:
    """S42: as a whole, cut off anywhere, and with its name alone."""
    frames = corpus()
    assert len(frames) > 70
    seen = Counter(map(outcome, frames))
    assert seen["bad_message"] > 40
    assert sum(seen.values()) - seen["bad_message"] > 15
    for frame in frames:
        for length in range(0, len(frame), max(1, len(frame) // 40)):
            outcome(frame[:length])
            try:
                named = wire.read_name(frame[:length])
            except BadMessage:
                continue
            assert len(named.id or "") <= 32
            assert len(named.table or "") <= 40


def test_the_corpus_changes_nothing_at_a_table() -> None:
    """S1: sent by a player in the midst of a deal, what is no legal move leaves the table as it was."""

    async def go() -> None:
        async with Room() as r:
            await r.start()
            await r.play(lambda: r.phase() == "play")
            commands = 0
            for n, frame in enumerate(corpus()):
                try:
                    command = replace(wire.read_command(frame), id=f"f{n}")
                except SatasatError:
                    continue
                before, commands = r.sitting, commands + 1
                socket = r.sockets[(r.sitting.actor + 1) % 3]
                r.table.ask(socket, command)
                await r.settle()
                assert any(one.get("id") == f"f{n}" for one in socket.received), frame
                assert r.sitting == before or socket.last("happened").get("id") == f"f{n}", frame
            assert commands > 15
            assert not r.task.done()

    asyncio.run(go())


def hostile(length: int) -> list[bytes]:
    """Frames of that length that a careless reader would be long at."""
    open_, shut = b'{"type":"act","id":"1","table":"t","seq":1,"move":{"x":', b"}}"
    room = length - len(open_) - len(shut)
    half = room // 2
    pairs = b",".join(b'"%d":[]' % n for n in range(room // 12))
    return [
        open_ + b"[" * half + b"]" * half + shut,
        open_ + b'"' + b"\\\\" * (half - 1) + b'"' + shut,
        open_ + b'"' + b"[" * (room - 2) + b'"' + shut,
        open_ + b"9" * room + shut,
        open_ + b"{" + pairs + b"}" + shut,
        open_ + b'"' + b"[{" * (half - 1),
        b"[" * length,
        b" " * length,
        b'{"id":"' + b"x" * (length - 9) + b'"}',
        b'{"type":"' + b"\\u0041" * (length // 6) + b'"}',
    ]


def steps(data: bytes) -> int:
    """How many lines of ours are run to read it."""
    count = 0

    def local(_frame: FrameType, event: str, _: object) -> Any:
        nonlocal count
        count += event == "line"
        return local

    def called(frame: FrameType, _event: str, _: object) -> Any:
        return local if "satasat" in frame.f_code.co_filename else None

    before = sys.gettrace()
    sys.settrace(called)
    try:
        outcome(data)
    finally:
        sys.settrace(before)
    return count


def test_reading_a_frame_takes_steps_in_proportion_to_its_length() -> None:
    """S29: sixteen times as long, about sixteen times the work."""
    for short, long in zip(hostile(FRAME), hostile(16 * FRAME), strict=True):
        few, many = steps(short), steps(long)
        assert few < 12 * FRAME
        assert many <= 20 * max(few, 30), short[:40]


def test_the_depth_of_a_command_is_bounded() -> None:
    """S29: as deep as allowed is read, one deeper refused, and brackets in texts do not count."""

    def nested(depth: int, brackets: int = 300) -> bytes:
        inner = b'{"a":' * (depth - 1) + b"1" + b"}" * (depth - 1)
        pad = b'"' + b"[" * brackets + b'"'
        return b'{"type":"act","id":"1","table":"t","seq":1,"move":{"pad":' + pad + b',"x":' + inner + b"}}"

    assert outcome(nested(DEPTH - 1)) == "Act"
    assert outcome(nested(DEPTH)) == outcome(nested(DEPTH, brackets=0)) == "bad_message"
    assert not wire.deeper_than(nested(DEPTH - 1), DEPTH)
    assert wire.deeper_than(nested(DEPTH), DEPTH)
