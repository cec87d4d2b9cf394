"""Anything that a client could send, without sockets: S1, S29, S42."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from typing import Any

import pytest

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
            socket = everybody[dice.below(3) if dice.below(3) else dice.below(len(everybody))]
            knows = known(socket)
            if dice.below(3):
                await _bring_on(r, everybody, dice, f"g{n}")
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


async def _bring_on(r: Room, everybody: list[FakeSocket], dice: SeededDice, name: str) -> None:
    """Somebody does what is sensible, so that every part of a match comes under fire."""
    for number, socket in enumerate(everybody[:3]):
        do = known(socket).sensible(dice)
        if do is not None and do["type"] != "join":
            data = json.dumps(do | {"id": f"{name}{number}", "table": "t1"}).encode()
            r.table.ask(socket, wire.read_command(data))
            await r.settle()


def fired_at(commands: int) -> Counter[str]:
    outcomes: Counter[str] = Counter()
    for seed in range(commands // A_TABLE):
        asyncio.run(beset(seed, A_TABLE, outcomes))
    return outcomes


def check_spread(outcomes: Counter[str]) -> None:
    """That the fire reached what it was aimed at."""
    assert outcomes["happened"] > sum(outcomes.values()) // 50
    assert outcomes["matches"] > 10
    codes = ("stale", "not_yet", "illegal_move", "out_of_turn", "bad_message", "not_host", "not_seated", "bad_seed")
    assert all(outcomes[code] for code in codes), outcomes


def test_nothing_but_refusals_comes_of_what_is_no_command() -> None:
    """S1: no exception but ours, and a refusal changes nothing."""
    check_spread(fired_at(20_000))


@pytest.mark.long
def test_a_million_commands() -> None:
    """S1 in full."""
    check_spread(fired_at(1_000_000))
