"""The words of the page, to find by name what a person would: from the same files as the page has them."""

from __future__ import annotations

import re
from typing import Any, Final

from satasat.texts import LANGUAGES, Speaker

_ANY: Final = "\ue000"
PLAYERS: Final = frozenset({"by", "turn", "seat", "creditor", "debtor", "dealer", "actor"})
"""Parameters that are players, by seat."""


def tongue(n: int) -> str:
    """A language for the n-th of several people: each another, as far as there are so many; English comes last."""
    others = [*LANGUAGES[1:], LANGUAGES[0]]
    return others[n % len(others)]


class Words:
    """One language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._speaker = Speaker(language)
        self._open = Speaker(language, (_ANY,))

    def __call__(self, code: str, **params: Any) -> str:
        return self._speaker.say(code, **params)

    def like(self, code: str, *open_: str, **params: Any) -> re.Pattern[str]:
        """What such a text looks like, whatever stands for the parameters `open_`."""
        words = {name: 0 if name in PLAYERS else _ANY for name in open_}
        text = self._open.say(code, **params, **words)
        return re.compile(f"^{re.escape(text.strip()).replace(_ANY, '.+')}$")
