"""The files of the page, as a server gives them out: in a made-up folder, and where there is none."""

from __future__ import annotations

import gzip
import re
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from satasat.server.app import HEADERS
from satasat.server.page import ASK, FOR_EVER, SCREENS, TWINS, accepted, read_files
from tests.serving import Answer, Serving, serving
from tests.test_docs import DOCS, quoted, rows, sections, text_of

INDEX: Final = b"<!doctype html><title>3-2-5</title>"
SCRIPT: Final = b"export const five = 5;\n" * 40
BR: Final = b"as brotli would have it"
SECRET: Final = b"not for others"
FILES: Final = {
    "index.html": INDEX,
    "index.html.gz": gzip.compress(INDEX, mtime=0),
    "sw.js": b"self.addEventListener('fetch', () => {});",
    "manifest.webmanifest": b"{}",
    "icon.svg": b"<svg/>",
    "icon-192.png": b"\x89PNG",
    "assets/main-4f3a.js": SCRIPT,
    "assets/main-4f3a.js.br": BR,
    "assets/main-4f3a.js.gz": gzip.compress(SCRIPT, mtime=0),
    "assets/main-9b2c.css": b"a{}",
    "assets/noto-1d2e.woff2": b"wOF2",
    "assets/odd.xyz": b"?",
    "alone.gz": gzip.compress(b"a file that only looks like a twin", mtime=0),
    ".built-from": SECRET,
    "assets/.hidden/key.js": SECRET,
}
KINDS: Final = {
    "sw.js": "text/javascript; charset=utf-8",
    "manifest.webmanifest": "application/manifest+json",
    "icon.svg": "image/svg+xml",
    "icon-192.png": "image/png",
    "assets/main-4f3a.js": "text/javascript; charset=utf-8",
    "assets/main-9b2c.css": "text/css; charset=utf-8",
    "assets/noto-1d2e.woff2": "font/woff2",
    "assets/odd.xyz": "application/octet-stream",
    "alone.gz": "application/octet-stream",
}
SCRIPT_PATH: Final = "/assets/main-4f3a.js"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    root = tmp_path_factory.mktemp("built")
    (root / "secret.txt").write_bytes(SECRET)
    page = root / "page"
    for name, data in FILES.items():
        path = page / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(data)
    return page


@pytest.fixture(scope="module")
def server(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    with serving(tmp_path_factory.mktemp("page"), page=folder) as running:
        yield running


def get(server: Serving, path: str, **headers: str) -> Answer:
    return server.ask("GET", path, headers={name.replace("_", "-"): value for name, value in headers.items()})


@pytest.mark.parametrize("path", SCREENS)
def test_every_screen_is_the_same_document(server: Serving, path: str) -> None:
    told = get(server, path.replace("{table}", "k3v9x2m8qd4z").replace("{number}", "1"))
    assert (told.status, told.body) == (200, INDEX)
    assert told.headers["content-type"] == "text/html; charset=utf-8"
    assert told.headers["cache-control"] == ASK == "no-cache"
    assert told.headers["etag"]


@pytest.mark.parametrize("name", KINDS)
def test_every_file_has_its_kind_and_its_time(server: Serving, name: str) -> None:
    told = get(server, f"/{name}")
    assert (told.status, told.body, told.headers["content-type"]) == (200, FILES[name], KINDS[name])
    lasting = name.startswith("assets/")
    assert told.headers["cache-control"] == (FOR_EVER if lasting else ASK)
    assert ("vary" in told.headers) == (f"{name}.br" in FILES or f"{name}.gz" in FILES)


def test_every_screen_is_on_the_page_about_http() -> None:
    page = sections(text_of(DOCS / "formats" / "http.md"), 2)["The page"]
    assert {*quoted(rows(page)[0][0])} == {*SCREENS}


def test_what_lies_in_assets_is_kept_for_ever() -> None:
    assert FOR_EVER == "public, max-age=31536000, immutable"


@pytest.mark.parametrize(
    ("header", "encoding", "body"),
    [
        ("br, gzip", "br", BR),
        ("gzip, deflate, br", "br", BR),
        ("GZIP", "gzip", FILES[f"{SCRIPT_PATH[1:]}.gz"]),
        ("br;q=0, gzip", "gzip", FILES[f"{SCRIPT_PATH[1:]}.gz"]),
        ("*", "br", BR),
        ("*;q=0", None, SCRIPT),
        ("deflate", None, SCRIPT),
        ("br;q=x", None, SCRIPT),
        ("", None, SCRIPT),
    ],
)
def test_a_compressed_twin_is_given_to_whoever_takes_it(
    server: Serving, header: str, encoding: str | None, body: bytes
) -> None:
    told = get(server, SCRIPT_PATH, Accept_Encoding=header)
    assert (told.status, told.headers.get("content-encoding"), told.body) == (200, encoding, body)
    assert told.headers["vary"] == "accept-encoding"
    assert told.headers["content-type"] == KINDS[SCRIPT_PATH[1:]]


def test_only_what_has_a_twin_is_given_compressed(server: Serving) -> None:
    told = get(server, "/", Accept_Encoding="br, gzip")
    assert (told.headers["content-encoding"], gzip.decompress(told.body)) == ("gzip", INDEX)
    assert "content-encoding" not in get(server, "/icon.svg", Accept_Encoding="br, gzip").headers


def test_a_browser_that_has_it_is_told_so(server: Serving) -> None:
    plain = get(server, "/")
    packed = get(server, "/", Accept_Encoding="gzip")
    assert plain.headers["etag"] != packed.headers["etag"]
    for tag in (plain.headers["etag"], f"W/{plain.headers['etag']}", f'"x", {plain.headers["etag"]}', "*"):
        told = get(server, "/t/abc", If_None_Match=tag)
        assert (told.status, told.body) == (304, b"")
        assert told.headers["etag"] == plain.headers["etag"]
        assert told.headers["vary"] == "accept-encoding"
        assert HEADERS["content-security-policy"] == told.headers["content-security-policy"]
    assert get(server, "/", If_None_Match=packed.headers["etag"]).status == 200
    assert get(server, "/", If_None_Match='"x"').status == 200


def test_head_tells_the_same_without_a_body(server: Serving) -> None:
    for path in ("/", SCRIPT_PATH, "/sw.js"):
        whole, head = get(server, path), server.ask("HEAD", path)
        assert (head.status, head.body) == (200, b"")
        assert {k: v for k, v in head.headers.items() if k != "date"} == {
            k: v for k, v in whole.headers.items() if k != "date"
        }


def test_the_headers_that_keep_others_out_are_on_every_file(server: Serving) -> None:
    """S26: and the policy lets the page's own script, worker and manifest in, and nothing else."""
    for path in ("/", "/sw.js", SCRIPT_PATH):
        told = get(server, path)
        assert {**HEADERS, "cache-control": told.headers["cache-control"]}.items() <= told.headers.items()
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["content-security-policy"].split(";"))
    for part in (
        "script-src",
        "style-src",
        "img-src",
        "font-src",
        "connect-src",
        "manifest-src",
        "worker-src",
    ):
        assert policy[part] == "'self'"
    assert policy["default-src"] == "'none'"
    assert "unsafe" not in HEADERS["content-security-policy"]
    assert "data:" not in HEADERS["content-security-policy"]


@pytest.mark.parametrize(
    "path",
    [
        "/nothing",
        "/index.html.gz",
        "/assets",
        "/assets/",
        "/assets/main-4f3a.js.br",
        "/assets/nothing.js",
        "/.built-from",
        "/assets/.hidden/key.js",
        "/secret.txt",
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/%2e%2e%2f%2e%2e%2fsecret.txt",
        "//secret.txt",
        "/assets/..%5c..%5csecret.txt",
        "/matches/a/1/2",
        "/t/a/b",
        "/sw.js%00",
    ],
)
def test_there_is_nothing_else(server: Serving, path: str) -> None:
    """What is no file of the folder is refused as any other address, and a path leads nowhere else."""
    with socket.create_connection(("127.0.0.1", server.port), timeout=10) as raw:
        request = f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nConnection: close\r\n\r\n"
        raw.sendall(request.encode())
        told = b"".join(iter(lambda: raw.recv(65_536), b""))
    assert told.startswith(b"HTTP/1.1 404")
    assert b'"unknown_path"' in told
    assert SECRET not in told


def test_other_methods_are_refused(server: Serving) -> None:
    told = server.ask("POST", "/sw.js", headers={"Origin": server.origin})
    assert (told.status, told.code) == (405, "wrong_method")


def test_the_page_is_for_our_own_names_alone(server: Serving) -> None:
    told = server.ask("GET", "/", headers={"Host": "evil.example"})
    assert (told.status, told.code) == (421, "foreign_host")


def test_the_files_are_read_once(folder: Path, tmp_path: Path) -> None:
    copy = tmp_path / "page"
    copy.mkdir()
    (copy / "index.html").write_bytes(INDEX)
    with serving(tmp_path, page=copy) as running:
        (copy / "index.html").unlink()
        assert get(running, "/").body == INDEX
    assert {name for name in read_files(folder) if name.endswith(tuple(end for _, end in TWINS))} == {
        "alone.gz"
    }
    assert [*accepted("gzip;q=0.5, br;q=0.1")] == ["br", "gzip"]


def test_without_its_files_the_server_says_in_plain_words_that_the_page_is_not_built(tmp_path: Path) -> None:
    with serving(tmp_path, page=tmp_path / "nowhere") as running:
        for path in ("/", "/t/abc", "/rules"):
            told = get(running, path)
            assert told.status == 503
            assert told.headers["content-type"] == "text/html; charset=utf-8"
            assert b"dev.py serve" in told.body
            assert not re.search(rb"<script|style=|onload|https?:", told.body)
            assert HEADERS.items() <= told.headers.items()
        assert get(running, "/sw.js").code == "unknown_path"
        assert get(running, "/api/limits").status == 200
