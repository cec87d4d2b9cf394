"""The connection, the server or the network is gone and comes back: the page says so and goes on (S8, S9, S10, feature 45)."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewVisit
from tests.browser.layout import settle
from tests.browser.screens import trick_lies
from tests.browser.screens_bidding import BID, FOUR, called
from tests.browser.seats import PAGE, Party, Seat, bid, leave, mine
from tests.browser.visits import Visit
from tests.browser.words import Words
from tests.servers import CommandServer
from tests.serving import Serving

NOTICED = 3_000
BACK = 2_000
"""Milliseconds until the page says that the connection is lost, and until it goes on when the server is there again (S10)."""
GRACE = 1_500
"""Milliseconds by which a machine under tests may be late."""
CUT = r"WebSocket|ERR_CONNECTION|ERR_INTERNET|ERR_EMPTY|Failed to load resource"
LOST = ".message.lost"


@pytest.fixture
def mortal(tmp_path: Path) -> Iterator[CommandServer]:
    """A server in a process of its own, that can be killed."""
    server = CommandServer(tmp_path)
    server.start()
    server.wait()
    yield server
    server.close()


def asked(server: CommandServer) -> Serving:
    return Serving(server.port, cast(Any, None), cast(Any, None))


def at_table(visit: Visit, party: Party, seen: str) -> Page:
    page = visit.go(party.path)
    page.locator(seen).first.wait_for()
    settle(page)
    return page


def lost(page: Page) -> None:
    expect(page.locator(LOST)).to_be_visible(timeout=NOTICED + GRACE)
    for button in page.locator(".actions .act, .question-actions .main, .bid .act, .bid .leave").all():
        expect(button).to_have_attribute("aria-disabled", "true")


def comes_back(page: Page) -> None:
    expect(page.locator(LOST)).to_have_count(0, timeout=BACK + GRACE)


def plays(seat: Seat) -> list[str]:
    return seat.plays


def test_a_server_that_is_killed_in_the_middle_of_a_trick(visit: NewVisit, mortal: CommandServer) -> None:
    one = visit(origin=f"http://127.0.0.1:{mortal.port}", name="Asha")
    one.allow(CUT)
    words = Words(one.language)
    with Party(asked(mortal), one) as party:
        party.start()
        assert party.play(trick_lies)
        page = at_table(one, party, ".hand-card.may")
        before = plays(party.page)
        mortal.kill()
        lost(page)
        expect(page.locator("p[role=alert]").filter(has_text=words("line-lost"))).to_have_count(1)
        mortal.start()
        mortal.wait()
        comes_back(page)
        party.again()
        assert plays(party.page) == before
        page.locator(".hand-card.may").first.tap()
        page.locator(".actions .act.main").tap()
        party.page.until(party.page.seq + 1)
        assert len(plays(party.page)) == len(before) + 1
        assert party.play(lambda party: len(plays(party.page)) > len(before) + 3)


def test_a_card_that_was_played_as_the_server_died_is_played_once(
    visit: NewVisit, mortal: CommandServer
) -> None:
    one = visit(origin=f"http://127.0.0.1:{mortal.port}", name="Asha")
    one.allow(CUT)
    with Party(asked(mortal), one) as party:
        party.start()
        assert party.play(trick_lies)
        page = at_table(one, party, ".hand-card.may")
        before, held = plays(party.page), page.locator(".hand-card").count()
        assert mortal.pid is not None
        os.kill(mortal.pid, signal.SIGSTOP)  # it takes the command, and never reads it
        page.locator(".hand-card.may").first.tap()
        page.locator(".actions .act.main").tap()
        mortal.kill()
        mortal.start()
        mortal.wait()
        began = time.monotonic()
        party.again()
        party.page.until(party.page.seq + (len(plays(party.page)) == len(before)))
        assert time.monotonic() - began < (NOTICED + BACK + GRACE) / 1000
        assert len(plays(party.page)) == len(before) + 1
        expect(page.locator(".hand-card")).to_have_count(held - 1)


@pytest.mark.parametrize(("game", "names"), [("thirty-five", ("Bina", "Chandra")), ("trentacinque", FOUR)])
def test_a_bid_that_was_made_as_the_server_died_is_made_once(
    visit: NewVisit, mortal: CommandServer, game: str, names: tuple[str, ...]
) -> None:
    """S8 and S10 in the bidding: a server that is killed with a bid on its way."""
    one = visit(origin=f"http://127.0.0.1:{mortal.port}", name="Asha")
    one.allow(CUT)
    with Party(asked(mortal), one, game=game, names=names, rules={"deals": 30}) as party:
        party.start()
        assert party.play(called(mine("bid"), 1), bid)
        page = at_table(one, party, BID)
        before = party.page.calls
        chips = int(page.locator(".bid input").input_value())
        assert mortal.pid is not None
        os.kill(mortal.pid, signal.SIGSTOP)  # it takes the command, and never reads it
        page.locator(".bid .act.main").tap()
        mortal.kill()
        lost(page)
        mortal.start()
        mortal.wait()
        comes_back(page)
        party.again()
        party.page.until(party.page.seq + (party.page.calls == before))
        made = [*before, {"seat": PAGE, "chips": chips}]
        assert party.page.calls == made
        expect(page.locator(BID)).to_have_count(0)
        expect(page.locator(".calls li")).to_have_count(len(made))
        deals = party.page.deals
        assert party.play(lambda party: party.page.deals > deals, leave)


@pytest.mark.parametrize("phase", ["draw", "give"])
def test_a_server_that_is_killed_in_the_middle_of_an_exchange(
    visit: NewVisit, mortal: CommandServer, phase: str
) -> None:
    one = visit(origin=f"http://127.0.0.1:{mortal.port}", name="Asha")
    one.allow(CUT)
    question = f"form.question.{phase}"
    with Party(asked(mortal), one, rules={"deals": 30}) as party:
        party.start()
        assert party.play(mine(phase))
        page = at_table(one, party, question)
        mortal.kill()
        lost(page)
        mortal.start()
        mortal.wait()
        comes_back(page)
        expect(page.locator(question)).to_be_visible()
        page.locator(".back-card" if phase == "draw" else ".hand-card.may").first.tap()
        page.locator(".question-actions .main").tap()
        expect(page.locator(question)).to_have_count(0)
        party.again()
        assert party.page.phase != phase or party.page.choices is None or phase == "give"


def test_without_a_network_the_page_waits_and_shows_no_question_that_was_answered(
    visit: NewVisit, server: Serving
) -> None:
    one = visit(name="Asha")
    one.allow(CUT)
    with Party(server, one, rules={"deals": 30}) as party:
        party.start()
        assert party.play(mine("draw"))
        page = at_table(one, party, "form.question.draw")
        one.context.set_offline(True)
        lost(page)
        assert party.step()  # on another device of the same person
        assert party.page.phase == "give"
        one.context.set_offline(False)
        comes_back(page)
        expect(page.locator("form.question.give")).to_be_visible()
        expect(page.locator("form.question.draw")).to_have_count(0)


def test_two_tabs_on_one_seat(visit: NewVisit, server: Serving) -> None:
    one = visit(name="Asha")
    with Party(server, one) as party:
        party.start()
        assert party.play(trick_lies)
        first = at_table(one, party, ".hand-card.may")
        second = one.context.new_page()
        second.goto(f"{one.origin}{party.path}")
        second.locator(".hand-card.may").first.wait_for()
        cards = first.locator(".hand-card").count()
        first.locator(".hand-card.may").first.tap()
        first.locator(".actions .act.main").tap()
        for page in (first, second):
            expect(page.locator(".hand-card")).to_have_count(cards - 1)
        party.page.until(party.page.seq + 1)
        assert party.play(
            lambda party: mine("play")(party) and len(party.page.view["hand"].split()) == cards - 1
        )
        second.locator(".hand-card.may").first.tap()
        second.locator(".actions .act.main").tap()
        for page in (first, second):
            expect(page.locator(".hand-card")).to_have_count(cards - 2)
