"""Charts of a review as SVG that can stand in a page: no reference to anything outside, the same bytes every time.

matplotlib is imported when a chart is drawn, and only here. No name of a player is drawn: the page has the legend.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from html import escape
from io import StringIO
from typing import TYPE_CHECKING, Any, Final

from satasat.analysis.findings import DealReview, MatchReview
from satasat.errors import BadMessage
from satasat.games.three_two_five.rules import SEATS, quotas
from satasat.report.words import told_parts
from satasat.texts import Speaker

if TYPE_CHECKING:
    from matplotlib.figure import Figure

COLOURS: Final = ("#0b6fa4", "#b4460b", "#3f7d20")
"""By seat; they differ in lightness too."""
STROKES: Final = ("-", "--", ":")
"""By seat, as matplotlib writes them."""
_WIDTH: Final = 4.4
"""Inches, of which a narrow telephone shows each 72 units in about 80 pixels."""
_STYLE: Final[Any] = {
    "svg.fonttype": "none",  # text stays text
    "svg.hashsalt": "satasat",
    "font.family": ["DejaVu Sans"],  # it comes with matplotlib: the same widths everywhere
    "font.size": 8,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.edgecolor": "#777777",
    "axes.titlesize": 8,
    "xtick.color": "#444444",
    "ytick.color": "#444444",
}


def check_installed() -> None:
    """Raises BadMessage `report_missing` where matplotlib is not installed."""
    try:
        import matplotlib  # noqa: F401, PLC0415 (an extra: it may be missing)
    except ImportError:
        raise BadMessage("report_missing", package="matplotlib", extra="satasat[report]") from None


def most_lost(deals: Sequence[DealReview]) -> float:
    """Tricks: how high the scale must be that shows what each card of these deals lost."""
    return max(1.0, *(play.cost.tricks for deal in deals for play in deal.plays))


def deal_chart(speaker: Speaker, deal: DealReview, place: str, most: float) -> str:
    """What the deal came to for each seat, card by card, above what each card cost, on a scale up to `most`.

    `place` makes its ids its own.
    """
    with _style():
        figure = _figure(3.1)
        above, below = figure.subplots(2, 1, sharex=True, height_ratios=(3, 1))
        figure.subplots_adjust(left=0.11, right=0.98, top=0.98, bottom=0.12, hspace=0.12)
        cards = range(len(deal.plays) + 1)
        need = quotas(deal.dealer)
        for seat in range(SEATS):
            course = [*(play.par[seat] for play in deal.plays), deal.taken[seat]]
            above.axhline(need[seat], color=COLOURS[seat], linewidth=0.6, alpha=0.5)
            above.step(cards, course, STROKES[seat], where="post", color=COLOURS[seat], linewidth=1.6)
            lost = [play.cost.tricks if play.seat == seat else 0.0 for play in deal.plays]
            below.bar([n + 0.5 for n in range(len(lost))], lost, width=0.9, color=COLOURS[seat])
        above.set_ylim(-0.3, 10.3)
        above.set_yticks(range(0, 11, 2))
        above.set_ylabel(speaker.say("review-axis-tricks"))
        below.set_xlim(0, len(deal.plays))
        below.set_xticks(range(0, len(deal.plays) + 1, SEATS), map(str, range(len(deal.plays) // SEATS + 1)))
        below.set_ylim(bottom=0, top=1.05 * most)
        below.set_ylabel(speaker.say("review-axis-lost"))
        below.set_xlabel(speaker.say("review-axis-played"))
        return _svg(figure, f"{place}-deal-{deal.deal}", speaker.say("review-chart-deal"))


def luck_chart(speaker: Speaker, review: MatchReview, place: str) -> str:
    """The parts of the points of each seat."""
    told = told_parts(review.luck)
    height = 0.5 + 0.36 * len(told)
    with _style():
        figure = _figure(height)
        axes = figure.subplots()
        figure.subplots_adjust(left=0.17, right=0.98, top=1 - 0.05 / height, bottom=0.38 / height)
        for seat in range(SEATS):
            where = [row + 0.26 * (seat - 1) for row in range(len(told))]
            values = [getattr(review.luck[seat], part) for part in told]
            axes.barh(where, values, height=0.24, color=COLOURS[seat])
        axes.axvline(0, color="#777777", linewidth=0.8)
        axes.set_yticks(range(len(told)), [speaker.say(f"review-part-{part}") for part in told])
        axes.invert_yaxis()
        axes.set_xlabel(speaker.say("review-axis-points"))
        return _svg(figure, f"{place}-luck", speaker.say("review-chart-luck"))


@contextmanager
def _style() -> Iterator[None]:
    import matplotlib as mpl  # noqa: PLC0415 (an extra, and half a second)

    with mpl.rc_context(_STYLE):
        yield


def _figure(height: float) -> Figure:
    from matplotlib.figure import Figure  # noqa: PLC0415 (as above)

    return Figure(figsize=(_WIDTH, height))


def _svg(figure: Figure, place: str, label: str) -> str:
    file = StringIO()
    figure.savefig(file, format="svg", transparent=True, metadata=_NO_METADATA)
    return _inline(file.getvalue(), place, label)


_NO_METADATA: Final = {"Creator": None, "Date": None, "Format": None, "Type": None}


def _inline(svg: str, place: str, label: str) -> str:
    """An SVG file as an element of a page: without its head, its ids made the page's own."""
    svg = svg[svg.index("<svg") :].strip()
    svg = re.sub(r"<metadata>.*?</metadata>\s*|<style\b.*?</style>\s*", "", svg, flags=re.DOTALL)
    head, _, body = svg.partition(">")
    view = re.search(r'viewBox="[^"]*"', head)
    assert view is not None
    body = re.sub(r'\bid="', f'id="{place}-', body)
    body = body.replace("url(#", f"url(#{place}-")
    body = re.sub(r'(?:xlink:)?href="#', f'href="#{place}-', body)
    return f'<svg {view[0]} role="img" aria-label="{escape(label)}">{body}'
