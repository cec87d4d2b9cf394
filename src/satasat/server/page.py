"""The few words that a browser finds where the page of a later version will be."""

from __future__ import annotations

from html import escape
from typing import Final

from satasat import __version__
from satasat.texts import Speaker

_PAGE: Final = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>satasat</title>
<h1>{title}</h1>
<p>{words}</p>
</html>
"""


def page(language: str) -> bytes:
    """The page, without script or style."""
    speaker = Speaker(language)
    title, words = speaker.say("page-title", version=__version__), speaker.say("page-later")
    return _PAGE.format(language=language, title=escape(title), words=escape(words)).encode()
