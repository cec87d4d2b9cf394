"""Names and talk as others see them: what is shown of what a person typed (S27)."""

from __future__ import annotations

import unicodedata
from typing import Final

from satasat.errors import Refusal

LONGEST: Final = 24
"""Visible characters of a name."""
LONGEST_TEXT: Final = 200
"""Characters of what is said."""
_JOINERS: Final = "\u200c\u200d"
"""Part of how words are written in Devanagari and Arabic script: kept between their letters."""
_BEYOND_LATIN: Final = "\u0590"
"""The first character of the scripts that need them."""
_UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\U0001d159")
"""Blank, though they count as letters, marks or signs."""
_TOO_WIDE: Final = (("\ufdfa", "\ufdfd"), ("\U00012000", "\U0001254f"))
"""From and to: single signs as wide as a line."""
_MARKS_IN_A_ROW: Final = 4
"""Marks on one letter; more would cover what stands above and below."""

# Letters that look like Latin ones, by what they look like; capitals first, as the small letter may look like another.
_CAPITALS: Final = str.maketrans(
    "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧАВЕКМНОРСТУХІЈЅՍՏՕԼᎠᎡᎢᎥᎪᎫᎬᎳᎷᎻᏀᏔᏙᏚᏞᏟᏢᏦᏧᏴ",
    "abezhikmnoptyxabekmhopctyxijsusoldrtiajewmhgwvslcpkdb",
)  # fmt: skip
_SMALL: Final = str.maketrans(
    "αβεικνορτυχγηωμавекмнорстухіјѕԁԛԝһӏгпиօսոհցյզռıȷɑɡłđøħŧɩɪʟʀ01|!5$",
    "abeikvoptuxynwuabekmhopctyxijsdqwhlrnuounhgjqnijagldohtiilrolliss",
)  # fmt: skip
_SAME: Final = str.maketrans("i", "l")
"""A capital of the one is the other."""
_ACCENTS: Final = (
    ("\u0300", "\u036f"), ("\u0483", "\u0489"), ("\u0591", "\u05c7"), ("\u064b", "\u065f"), ("\u0670", "\u0670"),
    ("\u1ab0", "\u1aff"), ("\u1dc0", "\u1dff"), ("\u20d0", "\u20ff"), ("\ufe00", "\ufe2f"),
    ("\U000e0100", "\U000e01ef"),
)  # fmt: skip
"""From and to: marks that are easily overlooked. The vowels of Devanagari and its sisters are marks too, and are not."""


def _clean(text: str, longest: int) -> str:
    """NFC, in one line, without what cannot be seen, turns the text round or covers other lines."""
    kept: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", text[: 4 * longest]):
        kind = unicodedata.category(c)
        last = kept[-1] if kept else " "
        marks = marks + 1 if kind[0] == "M" else 0
        if c.isspace():
            kept.append(" ")
        elif c in _JOINERS:
            if last >= _BEYOND_LATIN and last not in _JOINERS:
                kept.append(c)
        elif kind[0] == "C" or c in _UNSEEN or _within(c, _TOO_WIDE):
            continue
        elif not marks or (marks <= _MARKS_IN_A_ROW and last != " "):
            kept.append(c)
    words = (word.rstrip(_JOINERS) for word in "".join(kept).split())
    return unicodedata.normalize("NFC", " ".join(word for word in words if word))


def _within(c: str, ranges: tuple[tuple[str, str], ...]) -> bool:
    return any(first <= c <= last for first, last in ranges)


def _seen(text: str) -> int:
    return sum(unicodedata.category(c)[0] not in "MC" for c in text)


def clean_name(text: str) -> str:
    """A name of 1 to 24 visible characters, letters or digits among them. Raises Refusal."""
    name = _clean(text, 4 * LONGEST)
    if not 1 <= _seen(name) <= LONGEST or not any(c.isalnum() for c in name):
        raise Refusal("bad_player_name", longest=LONGEST)
    return name


def clean_text(text: str) -> str:
    """What somebody says, at most 200 characters. Raises Refusal."""
    said = _clean(text, 4 * LONGEST_TEXT)
    if not 1 <= len(said) <= LONGEST_TEXT:
        raise Refusal("bad_text", longest=LONGEST_TEXT)
    return said


def _skeleton(name: str) -> str:
    """What is left of a name at a glance."""
    letters = unicodedata.normalize("NFKD", name).translate(_CAPITALS).casefold().translate(_SMALL)
    letters = letters.translate(_CAPITALS)  # casefolding makes capitals of some
    kept = (
        c for c in letters if c.isalnum() or (unicodedata.category(c)[0] == "M" and not _within(c, _ACCENTS))
    )
    return "".join(kept).replace("rn", "m").replace("vv", "w").replace("cl", "d").translate(_SAME)


def alike(a: str, b: str) -> bool:
    """Whether two names look the same, or nearly so, also where they mix scripts."""
    return _skeleton(a) == _skeleton(b)
