"""Match records: reading, checking, writing (docs/formats/record.md). Only moves are stored; all else is replayed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from datetime import datetime
from functools import lru_cache
from math import isfinite
from typing import Any, BinaryIO, Final, TypeGuard

import msgspec
from msgspec import Struct

from satasat.cards import from_plain, to_plain
from satasat.chain import Checked, Proof, check, read_proof
from satasat.errors import BadRecord, BadRules, SatasatError
from satasat.game import NATURE, Actor, AnyGame, Result, act
from satasat.games import game as game_of

FORMAT: Final = "satasat"
VERSION: Final = 1
LONGEST_LINE: Final = 1 << 24
"""Bytes; a longer line is refused unread."""

_STARTED = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,6})?Z", re.ASCII)


class Player(Struct, frozen=True):
    """Who sits at a seat; `bot` names the bot that plays it. `other` holds keys of other programs."""

    name: str
    bot: str | None = None
    other: Mapping[str, Any] = {}


class Header(Struct, frozen=True):
    """The first line of a match. `rules` are of the game's own type; `other` holds keys that we do not know.

    `table` names table and match as its commitments do, where its shuffles can be checked (docs/formats/shuffle.md).
    """

    game: AnyGame
    rules: Any
    players: tuple[Player, ...]
    preset: str | None = None
    behaviour: int | None = None
    started: str | None = None
    other: Mapping[str, Any] = {}
    table: str | None = None


class Entry(Struct, frozen=True):
    """A move of the match: who made it, how long he thought (milliseconds), whether the table made it for him."""

    by: Actor
    move: Any
    ms: int | None = None
    auto: bool = False
    proof: Proof | None = None


class Fault(Struct, frozen=True):
    """What is wrong at a line (from 1), and who made the move there, where it is one."""

    line: int
    error: SatasatError
    by: Actor | None = None


class Match(Struct, frozen=True):
    """A match as it was read: everything up to its first fault, and the state that its moves led to.

    `first` and `last` are its lines (from 1). Where `is_match` is false, the lines belong to no match.
    """

    first: int
    last: int
    header: Header | None
    entries: tuple[Entry, ...] = ()
    state: Any = None
    faults: tuple[Fault, ...] = ()
    is_match: bool = True

    @property
    def holds(self) -> bool:
        return not self.faults

    @property
    def finished(self) -> bool:
        """Whether its moves reach the end of the match."""
        return self.header is not None and self.header.game.actor(self.state) is None

    @property
    def chained(self) -> bool:
        """Whether its shuffles carry proofs, which were checked as it was read."""
        return any(entry.proof is not None for entry in self.entries)


_BY_A_CRASH: Final = {"cut_off", "no_result"}
"""Faults that a crash leaves behind."""


def is_resumable(match: Match) -> bool:
    """Whether the match may go on: it is unfinished and holds, or only its end is missing as after a crash."""
    if match.header is None:
        return False
    if match.holds:
        return not match.finished
    return match.faults[0].error.code in _BY_A_CRASH and match.faults[0].line >= match.last


# writing


def header_line(header: Header) -> str:
    """The header as a line, without the line end."""
    line: dict[str, Any] = {"format": FORMAT, "version": VERSION}
    if header.behaviour is not None:
        line["behaviour"] = header.behaviour
    line["game"] = header.game.id
    if header.preset is not None:
        line["preset"] = header.preset
    line["rules"] = to_plain(header.rules)
    line["players"] = [
        {"name": p.name, **({"bot": p.bot} if p.bot is not None else {}), **p.other} for p in header.players
    ]
    if header.started is not None:
        line["started"] = header.started
    if header.table is not None:
        line["table"] = header.table
    return json.dumps({**line, **header.other}, ensure_ascii=False)


def entry_line(entry: Entry) -> str:
    """The move as a line, without the line end."""
    line: dict[str, Any] = {"by": entry.by, "move": to_plain(entry.move)}
    if entry.ms is not None:
        line["ms"] = entry.ms
    if entry.auto:
        line["auto"] = True
    if entry.proof is not None:
        line["proof"] = to_plain(entry.proof)
    return json.dumps(line, ensure_ascii=False)


def result_line(result: Result) -> str:
    """The result as a line, without the line end."""
    return json.dumps({"result": to_plain(result)}, ensure_ascii=False)


def match_lines(header: Header, entries: Iterable[Entry], result: Result | None) -> Iterator[str]:
    """A whole match as lines, without line ends; no result line where there is no result."""
    yield header_line(header)
    yield from map(entry_line, entries)
    if result is not None:
        yield result_line(result)


def matching_preset(game: AnyGame, rules: Any) -> str | None:
    """The preset that equals these rules, if there is one."""
    return next((name for name, preset in game.presets.items() if preset == rules), None)


# reading


def lines_of(file: BinaryIO) -> Iterator[bytes]:
    """The lines of a file with their ends; of a line that is too long only its beginning."""
    while line := file.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = file.readline(LONGEST_LINE + 1)
        yield line


def read(lines: Iterable[bytes]) -> Iterator[Match]:
    """Reads and checks any number of matches. Nothing is repaired: a match ends at its first fault.

    `lines` keep their line ends: only so can a last line that was cut off by a crash be told. Yields one Match for each
    header, and one with `is_match` false for lines before the first header, or where there is no match at all.
    """
    number = 0
    match: _Reading | None = None
    found = False
    for number, raw in enumerate(lines, 1):
        error: SatasatError | None = None
        line: dict[str, Any] = {}
        try:
            line = parse(raw)
        except BadRecord as bad:
            error = bad
        if _is_header(line if error is None else _behind_mark(raw)):
            if match is not None:
                yield match.end(number)
            match = _Reading(number, line, error)
            found = True
        elif match is None:
            match = _Reading(number, {}, error or BadRecord("no_header"), is_match=False)
            found = True
        else:
            match.take(number, line, error)
    if match is not None:
        yield match.end(number + 1)
    if not found:
        fault = Fault(1, BadRecord("no_match"))
        yield Match(1, 1, None, faults=(fault,), is_match=False)


def _is_header(line: Mapping[str, Any]) -> bool:
    return "format" in line


def _behind_mark(raw: bytes) -> dict[str, Any]:
    if not raw.startswith(b"\xef\xbb\xbf"):
        return {}
    try:
        return parse(raw[3:])
    except BadRecord:
        return {}


def parse(raw: bytes) -> dict[str, Any]:
    """One line as a JSON object. Raises BadRecord when it is none, or has a key twice."""
    if len(raw) > LONGEST_LINE:
        raise BadRecord("line_too_long", longest=LONGEST_LINE)
    if raw.startswith(b"\xef\xbb\xbf"):
        raise BadRecord("byte_order_mark")
    text = raw[:-2] if raw.endswith(b"\r\n") else raw[:-1] if raw.endswith(b"\n") else raw
    if not text.strip():
        raise BadRecord("blank_line")
    try:
        line = _DECODER.decode(text.decode("utf-8"))
        if b"\\u" in text:  # an escape may name half a character, which no file can hold
            json.dumps(line, ensure_ascii=False).encode()
    except UnicodeError as bad:
        whole = raw.endswith(b"\n") or not isinstance(bad, UnicodeDecodeError) or bad.end < len(text)
        raise BadRecord("bad_utf8" if whole else "cut_off") from None
    except json.JSONDecodeError as bad:
        if not raw.endswith(b"\n"):
            raise BadRecord("cut_off") from None
        raise BadRecord("bad_json", column=bad.colno) from None
    except (ValueError, RecursionError):
        raise BadRecord("bad_json", column=1) from None
    if not isinstance(line, dict):
        raise BadRecord("bad_line", value=_short(line))
    return line


def _no_doubles(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    line = dict(pairs)
    if len(line) != len(pairs):
        keys = [key for key, _ in pairs]
        raise BadRecord("duplicate_key", key=next(key for key in keys if keys.count(key) > 1))
    return line


def _no_number(text: str) -> float:
    raise ValueError(text)


def _finite(text: str) -> float:
    number = float(text)
    return number if isfinite(number) else _no_number(text)


_DECODER: Final = json.JSONDecoder(
    object_pairs_hook=_no_doubles, parse_constant=_no_number, parse_float=_finite
)


def _short(value: Any) -> str:
    try:
        text = json.dumps(value, ensure_ascii=False)
    except RecursionError:
        return "…"
    return text if len(text) <= 80 else text[:79] + "…"


class _Reading:
    """A match while its lines come in."""

    def __init__(
        self, first: int, line: dict[str, Any], error: SatasatError | None, *, is_match: bool = True
    ) -> None:
        self.first = first
        self.is_match = is_match
        self.header: Header | None = None
        self.entries: list[Entry] = []
        self.state: Any = None
        self.checked = Checked(None)
        self.fault: Fault | None = None
        self.closed = False
        """Whether the result line was read."""
        try:
            if error is not None:
                raise error
            self.header = read_header(line)
            self.state = self.header.game.start(self.header.rules)
            self.checked = Checked(self.header.table)
        except SatasatError as bad:
            self.fault = Fault(first, bad)

    def take(self, number: int, line: dict[str, Any], error: SatasatError | None) -> None:
        if self.fault is not None:
            return
        by: Actor | None = None
        try:
            if error is not None:
                raise error
            if self.closed:
                raise BadRecord("stray_line")
            if "result" in line:
                self._take_result(line)
            else:
                assert self.header is not None
                entry = read_entry(line, self.header.game)
                by = entry.by
                self._take_move(self.header, entry)
        except SatasatError as bad:
            self.fault = Fault(number, bad, by)

    def _take_move(self, header: Header, entry: Entry) -> None:
        game, proof = header.game, entry.proof
        after = act(game, self.state, entry.by, entry.move)
        if proof is not None and len(proof.players) != len(header.players):
            raise BadRecord("bad_line", value=_short({"proof": {"players": proof.players}}))
        self.checked = check(
            self.checked, game, self.state, entry.by, entry.move, auto=entry.auto, proof=proof
        )
        self.state = after
        self.entries.append(entry)

    def _take_result(self, line: dict[str, Any]) -> None:
        assert self.header is not None
        if list(line) != ["result"]:
            raise BadRecord("bad_result", value=_short(line))
        due = self.header.game.result(self.state)
        if due is None:
            raise BadRecord("not_over")
        _compare(line["result"], to_plain(due), "result")
        self.closed = True

    def end(self, next_line: int) -> Match:
        """The match as it is when the file ends, or another begins, at that line."""
        game = self.header.game if self.header is not None else None
        if self.fault is None and game is not None and not self.closed and game.actor(self.state) is None:
            self.fault = Fault(next_line, BadRecord("no_result"))
        faults = () if self.fault is None else (self.fault,)
        return Match(
            self.first, next_line - 1, self.header, tuple(self.entries), self.state, faults, self.is_match
        )


def _compare(value: Any, due: Any, where: str) -> None:
    """Raises BadRecord at the first place where a result line differs from what the moves give."""
    if isinstance(due, dict) and isinstance(value, dict) and value.keys() == due.keys():
        for key in due:
            _compare(value[key], due[key], f"{where}.{key}")
    elif isinstance(due, list | tuple) and isinstance(value, list) and len(value) == len(due):
        for i, (v, d) in enumerate(zip(value, due, strict=True)):
            _compare(v, d, f"{where}[{i}]")
    elif type(value) is not type(due) or value != due:
        raise BadRecord("wrong_result", where=where, value=_short(value), due=_short(due))


def _is_int(value: Any) -> TypeGuard[int]:
    return isinstance(value, int) and not isinstance(value, bool)


def read_header(line: Mapping[str, Any]) -> Header:
    """The header of a match from its line. Raises BadRecord, BadRules."""

    def key(name: str, due: str, good: bool) -> Any:
        if name not in line or not good:
            raise BadRecord("bad_header", key=name, value=_short(line.get(name)), due=due)
        return line[name]

    get = line.get
    key("format", FORMAT, get("format") == FORMAT)
    if not _is_int(get("version")) or get("version") != VERSION:
        raise BadRecord("wrong_version", value=_short(get("version")), due=VERSION)
    game = game_of(key("game", "text", isinstance(get("game"), str)))
    rules = game.read_rules(key("rules", "object", isinstance(get("rules"), dict)))
    players = _read_players(key("players", "list", isinstance(get("players"), list)), game.seats(rules))
    preset = get("preset")
    if "preset" in line:
        if not isinstance(preset, str) or preset not in game.presets:
            raise BadRules("unknown_preset", preset=_short(preset), allowed=list(game.presets))
        _same_as_preset(game, rules, preset)
    behaviour = get("behaviour")
    if "behaviour" in line:
        key("behaviour", "number", _is_int(behaviour) and behaviour >= 1)
    started = get("started")
    if "started" in line:
        key("started", "time", isinstance(started, str) and _is_time(started))
    if "table" in line:
        key("table", "text", isinstance(get("table"), str))
    known = ("format", "version", "game", "rules", "players", "preset", "behaviour", "started", "table")
    other = {k: v for k, v in line.items() if k not in known}
    return Header(game, rules, players, preset, behaviour, started, other, get("table"))


def _is_time(text: str) -> bool:
    if not _STARTED.fullmatch(text):
        return False
    try:
        datetime.fromisoformat(text[:19])
    except ValueError:
        return False
    return True


def _read_players(players: list[Any], seats: int) -> tuple[Player, ...]:
    if len(players) != seats:
        raise BadRecord("seats_differ", value=len(players), due=seats)
    for p in players:
        good = isinstance(p, dict) and isinstance(p.get("name"), str) and isinstance(p.get("bot", ""), str)
        if not good:
            raise BadRecord("bad_header", key="players", value=_short(p), due="player")
    return tuple(
        Player(p["name"], p.get("bot"), {k: v for k, v in p.items() if k not in ("name", "bot")})
        for p in players
    )


def _same_as_preset(game: AnyGame, rules: Any, preset: str) -> None:
    here, there = to_plain(rules), to_plain(game.presets[preset])
    for option in here:
        if here[option] != there[option]:
            raise BadRecord(
                "preset_differs",
                preset=preset,
                option=option,
                value=_short(here[option]),
                due=_short(there[option]),
            )


_ENTRY_KEYS: Final = {"by", "move", "ms", "auto", "proof"}


def read_entry(line: Mapping[str, Any], game: AnyGame) -> Entry:
    """A move of the match from its line. Raises BadRecord; whether the rules allow it is not asked here."""
    by, move, ms = line.get("by"), line.get("move"), line.get("ms")
    if not line.keys() <= _ENTRY_KEYS or "by" not in line or "move" not in line:
        raise BadRecord("bad_line", value=_short(line))
    if by != NATURE and not (_is_int(by) and by >= 0):
        raise BadRecord("bad_line", value=_short({"by": by}))
    if "ms" in line and not (_is_int(ms) and ms >= 0):
        raise BadRecord("bad_line", value=_short({"ms": ms}))
    if "auto" in line and line["auto"] is not True:
        raise BadRecord("bad_line", value=_short({"auto": line["auto"]}))
    try:
        made = read_move(move, game)
    except msgspec.ValidationError:
        raise BadRecord("bad_move", value=_short(move), due=_form(move, game)) from None
    proof = read_proof(line.get("proof"))
    shuffled = by == NATURE and made.__struct_config__.tag == "shuffle"
    if "proof" in line and not (shuffled and proof is not None):
        raise BadRecord("bad_line", value=_short({"proof": line["proof"]}))
    return Entry(by, made, ms, "auto" in line, proof)


def read_move(move: Any, game: AnyGame) -> Any:
    """A move from its plain form. Raises msgspec.ValidationError."""
    if isinstance(move, dict) and all(type(value) is str for value in move.values()):
        return _common_move(game.id, tuple(move.items()))
    return from_plain(move, game.move)


@lru_cache(maxsize=1024)
def _common_move(game: str, fields: tuple[tuple[str, str], ...]) -> Any:
    """A move with texts alone for its fields: there are few of them, and most moves are such."""
    return from_plain(dict(fields), game_of(game).move)


def _form(move: Any, game: AnyGame) -> str:
    """The fields that a move of this type has, or the types there are."""
    kinds = {kind.__struct_config__.tag: kind.__struct_fields__ for kind in game.move.__args__}
    kind = move.get("type") if isinstance(move, dict) else None
    if isinstance(kind, str) and kind in kinds:
        return ", ".join(("type", *kinds[kind]))
    return "type: " + ", ".join(kinds)
