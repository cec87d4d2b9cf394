"""What the tests in a browser begin with: one browser and one server for each test process, and an eye on all that they say."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import TypeAlias

import pytest
from playwright.sync_api import Browser, sync_playwright

import satasat
from tests.browser.visits import FLAGS, Visit
from tests.servers import LIMITS
from tests.serving import Serving, serving

FOLDER = Path(satasat.__file__).parent / "page"
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
FAILED = pytest.StashKey[bool]()
NewVisit: TypeAlias = Callable[..., Visit]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    missing = [
        what
        for what, there in (("chromium", CHROMIUM), ("the page", (FOLDER / "index.html").is_file()))
        if not there
    ]
    if missing:
        say = pytest.fail if os.environ.get("CI") else pytest.skip
        say(f"not there: {', '.join(missing)}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server in this process, on a port of its own."""
    with serving(tmp_path_factory.mktemp("server"), limits=LIMITS) as server:
        yield server


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Whether the test itself has failed is known to its fixtures."""
    report = yield
    if report.when == "call":
        item.stash[FAILED] = report.failed
    return report


@pytest.fixture
def visit(
    browser: Browser, server: Serving, request: pytest.FixtureRequest, shots: Path
) -> Iterator[NewVisit]:
    """Opens the page for somebody: `visit(language="ne", width=360, height=640, touch=True)`.

    A failed test leaves pictures of all its pages. At the end of the test nobody may have asked another server for anything, and no page may have complained.
    """
    visits: list[Visit] = []

    def new(**wanted: object) -> Visit:
        visits.append(Visit(browser, wanted.pop("origin", server.origin), **wanted))  # type: ignore[arg-type]
        return visits[-1]

    yield new
    found = [fault for one in visits for fault in one.faults()]
    if found or request.node.stash.get(FAILED, False):
        name = re.sub(r"[^\w-]+", "_", request.node.name)
        for n, one in enumerate(visits):
            one.page.screenshot(path=shots / f"failed-{name}-{n}.png")
    for one in visits:
        one.close()
    assert not found, "\n".join(found)


@pytest.fixture
def shots(tmp_path: Path) -> Path:
    """Where pictures of what was seen go: a folder that SHOTS names, or one that is thrown away."""
    folder = Path(os.environ.get("SHOTS", tmp_path))
    folder.mkdir(parents=True, exist_ok=True)
    return folder
