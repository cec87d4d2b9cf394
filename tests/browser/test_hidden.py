"""What lies face down has no identity in the page (S2, S3, J-1 to J-3): with other hidden cards, the document is the same."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from satasat.dice import SeededDice
from satasat.games import game
from satasat.server import attendance
from satasat.server.log import Opened, Signed, read, write
from satasat.server.sitting import opened
from satasat.server.store import Line, TableRow
from satasat.server.telling import Audience
from tests.browser.conftest import NewVisit
from tests.browser.layout import settle
from tests.browser.screens import trick_lies
from tests.browser.screens_bidding import (
    BID,
    FIVE_AT_TABLE,
    FOUR_AT_TABLE,
    MANY,
    SUMMARY,
    THIRTY_FIVE,
    WAITS,
    all_of_it,
    at_five,
    bought,
    called,
    goes_up,
    high,
    not_sold,
    others_buy,
    with_it,
)
from tests.browser.seats import PAGE, Party, Picks, leave, mine, theirs
from tests.browser.visits import Visit
from tests.browser.words import Words
from tests.serving import Serving
from tests.test_secrecy import deals, folded, swapped

AWAY: Final = Words("en")("is-away")


def twin_of(server: Serving, party: Party, seed: str) -> str:
    """Writes down the same table with two cards, that the page's seat was not shown, in each other's place. Gives its id."""
    store = server.house.hall.store
    lines = server.do(lambda: store.log(party.table))
    first = read(lines[0].body, None)
    assert isinstance(first.entry, Opened)
    its = game(first.entry.game)
    signed = [read(line.body, its) for line in lines[1:]]
    *_, deal = deals(folded(opened(party.table, first.entry), signed))
    other = next(
        found for n in range(50) if (found := swapped(deal, Audience(PAGE, True), SeededDice(f"{seed} {n}")))
    )
    begin = len(signed) - len(deal)
    changed: list[Signed] = [first, *signed[:begin], *(one for _, one, _ in other)]
    written = [Line(line.seq, line.at, write(one)) for line, one in zip(lines, changed, strict=True)]
    assert [line.body for line in written] != [line.body for line in lines]
    row = server.do(lambda: store.table(party.table))
    name: str = party.table[::-1]
    twin = TableRow(name, row.secret, row.game, row.private, row.opened)
    server.do(lambda: store.open_table(twin, written, sat=first.who))
    return name


@pytest.fixture(autouse=True)
def shown_away_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """That the others are gone stands in both documents, however little time has passed."""
    monkeypatch.setattr(attendance, "SHOWN_AWAY", 0)


def document(visit: Visit, path: str, seen: str) -> str:
    """All of the page's document but for the names of tables and the numbers that bind a label to its field."""
    page = visit.go(path)
    page.locator(seen).first.wait_for()
    expect(page.locator(".panels .panel").filter(has_not_text=AWAY)).to_have_count(0)
    # that a deal is promised, for which one may be ready, is told a little later
    expect(page.locator(".next-deal .main:disabled")).to_have_count(0)
    settle(page)
    html = str(page.evaluate("document.documentElement.outerHTML"))
    html = html.replace(path.split("/")[2].partition("#")[0], "TABLE")
    return re.sub(r"\bP\d+-\d+\b|:r[0-9a-z]+:", "ID", html)


@pytest.mark.parametrize(
    ("so", "seen", "rules"),
    [
        (mine("trump"), "form.question.trump", {}),
        (mine("draw"), "form.question.draw", {}),
        (theirs("draw"), ".play", {"fan": "by_hand"}),
        (theirs("give"), ".play", {}),
        (mine("fan"), "form.question.fan", {"fan": "by_hand"}),
        (trick_lies, ".hand-card.may", {}),
    ],
    ids=["trump", "draw", "watch-draw", "watch-give", "fan", "play"],
)
def test_the_document_is_the_same_with_other_hidden_cards(
    visit: NewVisit,
    server: Serving,
    so: Callable[[Party], bool],
    seen: str,
    rules: dict[str, str],
    request: pytest.FixtureRequest,
) -> None:
    one = visit(name="Asha", width=1366, height=768, touch=False)
    with Party(server, one, rules={"deals": 30, **rules}) as party:
        party.start()
        assert party.play(so)
        twin = twin_of(server, party, request.node.name)
    first = document(one, party.path, seen)
    assert document(one, party.path.replace(party.table, twin), seen) == first


@pytest.mark.parametrize(
    ("so", "seen", "pick", "table"),
    [
        (called(mine("bid"), 2), BID, goes_up, {"game": THIRTY_FIVE}),
        (called(theirs("bid"), 1), WAITS, goes_up, FIVE_AT_TABLE),
        (with_it(not_sold), SUMMARY, leave, {"game": THIRTY_FIVE}),
        (with_it(bought(False)), SUMMARY, others_buy, FIVE_AT_TABLE),
        (at_five, BID, high, FOUR_AT_TABLE),
        (with_it(all_of_it), SUMMARY, high, FOUR_AT_TABLE),
    ],
    ids=["bid", "watch-bid", "thrown-in", "failure", "at-five", "compared"],
)
def test_the_document_is_the_same_with_another_buy_other_hands_and_another_rest_of_the_pack(
    visit: NewVisit,
    server: Serving,
    so: Callable[[Party], bool],
    seen: str,
    pick: Picks,
    table: Mapping[str, Any],
    request: pytest.FixtureRequest,
) -> None:
    one = visit(name="Asha", width=1366, height=768, touch=False)
    rules = {"deals": 30, "chips": MANY}
    with Party(server, one, rules=rules, seed=request.node.name, **table) as party:
        party.start()
        assert party.play(so, pick)
        twin = twin_of(server, party, request.node.name)
    first = document(one, party.path, seen)
    assert document(one, party.path.replace(party.table, twin), seen) == first
