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
"""Part of how words are written in Devanagari and Arabic script: kept between letters."""
_MARKS_IN_A_ROW: Final = 4
"""Marks on one letter; more would cover what stands above and below."""

# Letters of other scripts that look like Latin ones, by what they look like.
_LOOKS: Final = str.maketrans(
    {
        **dict(zip("авекмнорстухіјѕԁԛԝһіӏ", "abekmhopctyxijsdqwhil", strict=True)),
        **dict(zip("αβεικνορτυχγηωμ", "abeikvoptuxynwu", strict=True)),
        **dict(zip("01|!5$", "ollis", strict=False)),
    }
)


def _clean(text: str, longest: int) -> str:
    """NFC, in one line, without what cannot be seen or turns the text round."""
    kept: list[str] = []
    marks = 0
    for c in unicodedata.normalize("NFC", text[: 4 * longest]):
        kind = unicodedata.category(c)
        marks = marks + 1 if kind[0] == "M" else 0
        if c.isspace():
            kept.append(" ")
        elif kind[0] == "C" and not (
            c in _JOINERS and kept and kept[-1].isalpha() is not None and kept[-1] != " "
        ):
            continue
        elif marks <= _MARKS_IN_A_ROW and c not in "\u115f\u1160\u3164\uffa0\u2800\u034f":
            kept.append(c)
    return " ".join("".join(kept).split())


def _seen(text: str) -> int:
    return sum(unicodedata.category(c)[0] not in "MC" for c in text)


def clean_name(text: str) -> str:
    """A name of 1 to 24 visible characters. Raises Refusal."""
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
    folded = unicodedata.normalize("NFKD", name).casefold()
    letters = "".join(c for c in folded if c.isalnum() or c in "|!$")
    return letters.translate(_LOOKS).replace("rn", "m").replace("vv", "w")


def alike(a: str, b: str) -> bool:
    """Whether two names look the same, or nearly so, also where they mix scripts."""
    return _skeleton(a) == _skeleton(b)
