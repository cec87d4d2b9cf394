"""What a report is made of, whoever shows it: a terminal gives it colours, a page its tags."""

from __future__ import annotations

from enum import Enum
from typing import TypeAlias

from msgspec import Struct


class Tone(Enum):
    """How a line is meant."""

    TITLE = "title"
    """A match, a deal, a chapter."""
    PLAIN = "plain"
    LOSS = "loss"
    """Something that cost tricks."""
    NOTE = "note"
    """Small print."""


class Line(Struct, frozen=True):
    """A line of text. `level` of a title: 1 the match, 2 a chapter of it."""

    text: str
    tone: Tone = Tone.PLAIN
    level: int = 2


class Table(Struct, frozen=True):
    """A table; its first column is text, what `words` names too, the others are numbers. `foot` may be a last row."""

    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    foot: tuple[str, ...] = ()
    words: tuple[int, ...] = (0,)


Block: TypeAlias = Line | Table
