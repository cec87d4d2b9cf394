"""The page of a review: it stands by itself, and tells what the text leaves out (docs/howto/review.md)."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from typing import Final

import pytest
from msgspec.structs import replace

from satasat.report.charts import deal_chart, most_lost
from satasat.report.page import MARK, page
from satasat.report.words import speaker_of
from tests.reviews import reviewed


class Tree(HTMLParser):
    """Reads a page strictly: what is opened is closed, in order; gathers ids, links and text."""

    VOID: Final = {"meta", "br"}

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.tags: list[str] = []
        self.text = ""
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in self.VOID:
            self.open.append(tag)
        for name, value in attrs:
            if name == "id":
                self.ids.append(str(value))
            if name in ("href", "src", "xlink:href"):
                self.links.append(str(value))
            self.links += re.findall(r"url\((.*?)\)", str(value))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in self.VOID:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data


@pytest.fixture(scope="module")
def html() -> str:
    plain, high = reviewed("plain"), reviewed("high-sevens")
    return page([replace(plain, players=("<i>$x$&", '"Bina"', "Чандра")), replace(high, match=2)])


def test_the_page_stands_by_itself(html: str) -> None:
    tree = Tree(html)
    assert not tree.open
    assert html.startswith(MARK)
    assert "http:" not in html
    assert "https:" not in html
    assert len(tree.ids) == len({*tree.ids})
    assert tree.links
    assert {link.removeprefix("#") for link in tree.links} <= {*tree.ids}
    assert not {"script", "link", "img", "iframe"} & {*tree.tags}
    assert tree.tags.count("svg") == 2 * (2 + 1)
    assert tree.tags.count("h1") == 2


def test_the_page_tells_the_match_before_its_deals(html: str) -> None:
    """A page is read from its top."""
    heads = re.findall(r"<h[12][^>]*>(Match|Deal|Turning|Accuracy|Where)", html)
    assert heads == ["Match", "Turning", "Accuracy", "Where", "Deal", "Deal"] * 2


def test_the_page_has_a_link_to_each_deal(html: str) -> None:
    links = re.findall(r'<a href="#([^"]+)">(\d)</a>', html)
    deals = [(f"match-{m}-deal-{n}", str(n)) for m in (1, 2) for n in (1, 2)]
    assert links == [("match-1", "1"), ("match-2", "2"), *deals]


def test_numbers_stay_with_what_they_count(html: str) -> None:
    text = Tree(html).text
    assert re.search("± \\d", text) is None
    assert re.search("\\d [%±]", text) is None
    assert "\u00a0±\u00a0" in text


def test_every_card_and_every_return_are_on_the_page() -> None:
    """In folds: who took each trick, and every card that might have gone back."""
    review = reviewed("satasat")
    speaker = speaker_of(review)
    folds = re.findall("<details>.*?</details>", page([review]), re.DOTALL)
    cards = [fold for fold in folds if "Every card" in fold]
    returns = [fold for fold in folds if "Every return" in fold]
    exchanged = [deal for deal in review.deals if deal.exchanges]
    assert (len(cards), len(returns)) == (len(review.deals), len(exchanged))
    for deal, fold in zip(review.deals, cards, strict=True):
        told = [re.findall("<td.*?>(.*?)</td>", row) for row in re.findall("<tr>.*?</tr>", fold)[1:]]
        winners = [row[6] for row in told]
        assert [bool(name) for name in winners] == [False, False, True] * 10
        taken = tuple(winners.count(speaker.name(seat)) for seat in range(3))
        assert taken == deal.taken
        assert all(row[2] == "led" for row in told[::3])
    for deal, fold in zip(exchanged, returns, strict=True):
        options = [e.returned.options for e in deal.exchanges if e.returned]
        told = [re.findall("<td.*?>(.*?)</td>", row)[-1] for row in re.findall("<tr>.*?</tr>", fold)[1:]]
        assert [row.count(", ") + 1 for row in told] == [len(each) for each in options]


def test_the_chart_says_where_it_begins_after_the_exchanges() -> None:
    review = reviewed("satasat")
    captions = re.findall("<figcaption>(The tricks.*?)<br>", page([review]))
    changed = [
        any(abs(a - b) > 1e-6 for a, b in zip(d.par, d.plays[0].par, strict=True)) for d in review.deals
    ]
    assert ["after the exchanges" in caption for caption in captions] == changed
    assert any(changed)


def test_lost_bars_have_one_scale_in_all_deals() -> None:
    review = reviewed("satasat")
    assert most_lost(review.deals) == max(1, *(p.cost.tricks for d in review.deals for p in d.plays))


def test_names_are_text_on_the_page(html: str) -> None:
    assert "<i>" not in html
    assert "<i>$x$&" in Tree(html).text


def test_the_page_is_the_same_every_time(html: str) -> None:
    review = reviewed("plain")
    assert page([review]) == page([review])
    a, b = (deal_chart(speaker_of(review), review.deals[0], place, 2.0) for place in "ab")
    assert a.replace("a-", "b-") == b.replace("a-", "b-")


def test_no_name_can_turn_the_page_round() -> None:
    """Control and bidirectional characters of a name stand on the page as escapes, as on a terminal."""
    review = replace(reviewed("plain"), players=("\x1b[31mred\x00", "\u202eabc\u2066", "आशा\u200d"))
    html = page([review])
    assert not [c for c in html if not c.isprintable() and c not in "\n\u00a0\u200d"]
    assert "\\x1b[31mred\\x00" in html
    assert "आशा\u200d" in html
