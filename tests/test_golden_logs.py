"""S16: logs that this version wrote replay to the same table, for as long as there is a program of ours.

`python -m tests.test_golden_logs` writes logs of another version of the log's form beside those that are there.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from satasat import wire
from satasat.cards import encode
from satasat.server.hall import replayed
from satasat.server.log import read, write
from satasat.server.sitting import Sitting
from satasat.server.store import Line
from satasat.wire import Clock, Settings
from tests.halls import GAME, Room

LOGS: Final = Path(__file__).parent / "golden" / "logs"
ODD: Final[dict[str, Any]] = {
    "cut": "five_seat", "trump_alternatives": ["turn_three", "seventh_card"], "fan": "by_hand", "trick_instead": "on",
}  # fmt: skip


def digest(sitting: Sitting) -> str:
    """Of everything that is true of a table: the state, every view, and who sits there."""
    match = sitting.match
    assert match is not None
    parts = [encode(sitting.seating()), encode(match.state), *map(encode, match.views)]
    rest = (match.number, match.banks, match.moves, match.ended, sitting.moved, sitting.match_name)
    return hashlib.sha256(b"\n".join([*parts, encode(match.deals), encode(rest)])).hexdigest()


def kept() -> Iterator[tuple[str, str, list[Line]]]:
    """Every golden log: its name, what it replays to, and its lines."""
    for path in sorted(LOGS.glob("*.jsonl.gz")):
        lines: list[Line] = []
        for text in gzip.decompress(path.read_bytes()).decode().splitlines():
            line = json.loads(text)
            if "digest" in line:
                yield f"{path.name.partition('.')[0]} {line['log']}", line["digest"], lines
                lines = []
            else:
                lines.append(Line(len(lines) + 1, line["at"], json.dumps(line["body"])))


@pytest.mark.parametrize(
    ("name", "due", "lines"), list(kept()), ids=lambda value: value if isinstance(value, str) else ""
)
def test_a_log_of_an_earlier_day_replays_to_the_same_table(name: str, due: str, lines: list[Line]) -> None:
    sitting, *_ = replayed("t1", lines)
    assert digest(sitting) == due


def test_there_are_logs_of_every_preset_and_kind_of_entry() -> None:
    logs = list(kept())
    assert len(logs) >= 200
    kinds = {json.loads(line.body)["entry"]["type"] for _, _, lines in logs for line in lines}
    assert kinds == {kind.__struct_config__.tag for kind in wire_kinds()}
    first = [json.loads(lines[0].body)["entry"]["rules"] for _, _, lines in logs]
    for preset in GAME.presets:
        plain = json.loads(encode(GAME.presets[preset]))
        assert any({**rules, "deals": 0} == {**plain, "deals": 0} for rules in first), preset


def wire_kinds() -> tuple[Any, ...]:
    from satasat.server.log import Entry  # a union, not a type that a test needs otherwise

    kinds: tuple[Any, ...] = Entry.__args__
    return kinds


@pytest.mark.parametrize(
    ("name", "due", "lines"), list(kept())[::7], ids=lambda value: value if isinstance(value, str) else ""
)
def test_reading_and_writing_an_entry_changes_nothing(name: str, due: str, lines: list[Line]) -> None:
    for line in lines:
        game = GAME if line.seq > 1 else None
        assert json.loads(write(read(line.body, game))) == json.loads(line.body)


# writing them


async def _matches(preset: str, seed: int, rules: dict[str, Any]) -> tuple[Sitting, list[Line]]:
    """A log with everything in it that a table can see."""
    settings = Settings(clock=list(Clock)[seed % 4])
    people = 3 - seed % 2
    async with Room(
        preset=preset, seed=f"{preset} {seed}", rules=rules, settings=settings, people=people
    ) as r:
        host = r.sockets[0]
        if people == 2:
            await r.say(host, wire.Host, do=wire.PutBot(2, "easy"))
        if seed % 3 == 0:
            await r.say(host, wire.Host, do=wire.Swap(0, 1))
            await r.say(host, wire.Host, do=wire.Configure(Settings(clock=settings.clock, spectators=True)))
            await r.say(host, wire.Host, do=wire.SetRules(preset, rules))
            await r.say(host, wire.Host, do=wire.PassHost(0))
            await r.say(r.sockets[1], wire.Host, do=wire.PassHost(1))
        if seed % 4 == 1:
            seat = r.sockets[1].seat
            await r.say(r.sockets[1], wire.Leave)
            await r.say(r.sockets[1], wire.TakeSeat, seat=seat)
        host = next(one for one in r.sockets if one.person.id == r.sitting.host)
        await r.say(host, wire.Start)
        await r.play(lambda: r.phase() == "play" and r.sitting.match.moves > 10)
        mover = next((one for one in r.sockets if one.seat == r.sitting.actor), None)
        if mover is not None and seed % 2 == 0:
            await r.say(mover, wire.Act, seq=mover.seq, move=r.legal(mover))
            await r.say(mover, wire.TakeBack, seq=mover.seq)
            for other in r.sockets:
                if r.sitting.proposal is not None and other is not mover:
                    await r.say(other, wire.Answer, proposal=r.sitting.proposal.seq, yes=seed % 4 == 0)
        if seed % 5 == 2:
            gone = r.sockets[-1]
            await r.close(gone)
            await r.play(lambda: any(chair.sat_in for chair in r.sitting.chairs))
            r.sockets.append(await r.join(gone.person, secret=None))
        if seed % 5 == 3:
            r.thinkers.proves = True
            await r.say(host, wire.Claim, seq=host.seq)
            r.thinkers.proves = False
        if seed % 6 == 5:
            await r.say(host, wire.End)
            for other in r.sockets[1:]:
                if r.sitting.proposal is not None:
                    await r.say(other, wire.Answer, proposal=r.sitting.proposal.seq, yes=True)
        await r.play(r.over)
        return r.sitting, list(r.log.lines)


def main() -> None:
    name = sys.argv[1]
    LOGS.mkdir(exist_ok=True)
    told: list[str] = []
    for preset in GAME.presets:
        for seed in range(29):
            odd = ODD if GAME.presets[preset].pulls.value == "on" and seed % 9 == 8 else {}
            rules = {"deals": 2 if seed % 9 == 8 else 1, **odd}
            sitting, lines = asyncio.run(_matches(preset, seed, rules))
            told += [
                json.dumps({"at": line.at, "body": json.loads(line.body)}, separators=(",", ":"))
                for line in lines
            ]
            told.append(json.dumps({"log": f"{preset} {seed}", "digest": digest(sitting)}))
    with (LOGS / f"{name}.jsonl.gz").open("xb") as file:
        file.write(gzip.compress("\n".join(told).encode(), mtime=0))


if __name__ == "__main__":
    main()
