"""The page to play on: the files that were built from `web`, read once, and given out from memory (docs/formats/http.md)."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from html import escape
from pathlib import Path
from typing import Final

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from satasat.server.asking import Endpoint, asked, language
from satasat.texts import Speaker

SCREENS: Final = (
    "/",
    "/t/{table}",
    "/join",
    "/rules",
    "/words",
    "/settings",
    "/about",
    "/matches",
    "/matches/{table}/{number}",
)
"""Addresses of the page's own: each gives the same document, which finds out by itself what to show."""
INDEX: Final = "index.html"
FOR_EVER: Final = "public, max-age=31536000, immutable"
"""For what lies in `assets`: there a file that changes gets another name."""
ASK: Final = "no-cache"
"""A browser may keep it, and asks each time whether it has changed."""
TWINS: Final = (("br", ".br"), ("gzip", ".gz"))
"""By how a browser calls it, the ending of a file's compressed twin; the shortest first."""
TYPES: Final[Mapping[str, str]] = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
UNKNOWN: Final = "application/octet-stream"
_WITHOUT: Final = """<!doctype html>
<html lang="{language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>satasat</title>
<p>{words}</p>
</html>
"""


class File(Struct, frozen=True):
    """A file of the page. `forms`: by encoding, its bytes; as it is under the empty name."""

    kind: str
    keep: str
    forms: Mapping[str, bytes]
    tags: Mapping[str, str]
    """The same way, what tells one version from another: an ETag."""


def _with_slashes(paths: Iterable[str]) -> Iterator[str]:
    """The same addresses, and each with a slash behind it, as people type them."""
    for path in paths:
        yield path
        if not path.endswith("/"):
            yield f"{path}/"


def read_files(folder: Path) -> dict[str, File]:
    """Everything that lies there, by its path in the folder; nothing where there is no folder.

    Compressed twins belong to their files, and what begins with a point is not for others.
    """
    names = {path.relative_to(folder).as_posix(): path for path in _within(folder)}
    return {name: _file(name, names) for name in names if not _is_twin(name, names)}


def _within(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.rglob("*")) if folder.is_dir() else ():
        if path.is_file() and not any(part.startswith(".") for part in path.relative_to(folder).parts):
            yield path


def _is_twin(name: str, names: Mapping[str, Path]) -> bool:
    return any(name.endswith(end) and name.removesuffix(end) in names for _, end in TWINS)


def _file(name: str, names: Mapping[str, Path]) -> File:
    forms = {"": names[name].read_bytes()}
    for encoding, end in TWINS:
        if name + end in names:
            forms[encoding] = names[name + end].read_bytes()
    tags = {encoding: f'"{hashlib.sha256(data).hexdigest()[:32]}"' for encoding, data in forms.items()}
    kind = TYPES.get(Path(name).suffix, UNKNOWN)
    return File(kind, FOR_EVER if name.startswith("assets/") else ASK, forms, tags)


def accepted(header: str | None) -> Iterator[str]:
    """The encodings with twins that whoever sent this `Accept-Encoding` takes, the best first."""
    wanted: dict[str, float] = {}
    for part in (header or "").lower().split(","):
        name, _, more = part.partition(";")
        key, _, value = more.strip().partition("=")
        try:
            wanted[name.strip()] = float(value) if key.strip() == "q" else 1.0
        except ValueError:
            wanted[name.strip()] = 0.0
    for encoding, _ in TWINS:
        if wanted.get(encoding, wanted.get("*", 0.0)) > 0:
            yield encoding


def given(file: File, request: Request) -> Response:
    """The file, in a form that the browser takes; 304 where it has it already."""
    encoding = next(
        (one for one in accepted(request.headers.get("accept-encoding")) if one in file.forms), ""
    )
    headers = {"cache-control": file.keep, "etag": file.tags[encoding]}
    if len(file.forms) > 1:
        headers["vary"] = "accept-encoding"
    known = [tag.strip().removeprefix("W/") for tag in request.headers.get("if-none-match", "").split(",")]
    if file.tags[encoding] in known or "*" in known:
        return Response(status_code=304, headers=headers)
    if encoding:
        headers["content-encoding"] = encoding
    return Response(file.forms[encoding], headers=headers, media_type=file.kind)


def without(language: str) -> Response:
    """What stands where the page would be, had it been built."""
    words = escape(Speaker(language).say("page-not-built"))
    return Response(_WITHOUT.format(language=language, words=words), 503, media_type=TYPES[".html"])


def routes(files: Mapping[str, File]) -> list[Route]:
    """The page's addresses, and one for each of its files."""
    index = files.get(INDEX)

    async def screen(request: Request) -> Response:
        return without(language(request)) if index is None else given(index, request)

    def giver(file: File) -> Endpoint:
        async def endpoint(request: Request) -> Response:
            return given(file, request)

        return endpoint

    of_files = [Route(f"/{name}", asked(giver(file))) for name, file in files.items() if name != INDEX]
    return [*(Route(path, asked(screen)) for path in _with_slashes(SCREENS)), *of_files]
