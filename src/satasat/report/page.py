"""Reviews as one page that needs nothing else: words, tables, charts, and every card under a fold."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final, assert_never

from satasat.analysis.findings import DealReview, MatchReview
from satasat.games.three_two_five.rules import SEATS
from satasat.report.blocks import Block, Line, Table, Tone
from satasat.report.charts import COLOURS, check_installed, deal_chart, luck_chart
from satasat.report.figures import number
from satasat.report.words import WORTH_TELLING, deal_blocks, head, speaker_of, summary
from satasat.texts import Speaker

MARK: Final = "<!doctype html>\n<!-- satasat review -->\n"
"""How every page begins, so that it is known again."""
_GLYPHS: Final = ("——", "– –", "····")
"""By seat, the stroke of its line in the charts."""
_SUITS: Final = {"♠": "s", "♥": "h", "♦": "d", "♣": "c"}
_CARD: Final = re.compile(r"(?:10|[AKQJ2-9])([♠♥♦♣])")
_STYLE: Final = f"""
:root {{ color-scheme: light; }}
body {{ margin: 0; background: #fbfaf7; color: #1c1c1c; font: 16px/1.45 "Noto Sans", "DejaVu Sans", sans-serif; }}
main {{ max-width: 44rem; margin: 0 auto; padding: 0.75rem; }}
h1, h2 {{ overflow-wrap: anywhere; }}
h1 {{ font-size: 1.35rem; margin: 2rem 0 0.5rem; }}
h2 {{ font-size: 1.1rem; margin: 1.8rem 0 0.5rem; border-bottom: 1px solid #d8d4c8; }}
p {{ margin: 0.4rem 0; overflow-wrap: anywhere; }}
p.loss {{ border-left: 3px solid #b4460b; padding-left: 0.5rem; }}
p.note {{ color: #555; font-size: 0.85rem; }}
.wide {{ overflow-x: auto; }}
table {{ border-collapse: collapse; font-size: 0.85rem; margin: 0.5rem 0; }}
th, td {{ padding: 0.2rem 0.5rem; text-align: right; vertical-align: top; border-bottom: 1px solid #e7e3d8; }}
th.w, td.w {{ text-align: left; }}
figure {{ margin: 0.75rem 0; }}
figcaption {{ font-size: 0.85rem; color: #444; overflow-wrap: anywhere; }}
svg {{ width: 100%; height: auto; display: block; }}
svg * {{ stroke-linejoin: round; stroke-linecap: butt; }}
summary {{ cursor: pointer; font-size: 0.9rem; }}
.card {{ white-space: nowrap; }}
.card.h {{ color: #b3001b; }} .card.d {{ color: #0a58b0; }} .card.c {{ color: #1f6b1f; }}
{"".join(f".seat{seat} {{ color: {COLOURS[seat]}; font-weight: bold; }}" for seat in range(SEATS))}
@media (max-width: 30rem) {{ body {{ font-size: 15px; }} th, td {{ padding: 0.2rem 0.3rem; }} }}
"""


def page(reviews: Sequence[MatchReview], language: str = "en") -> str:
    """A page about these matches. Raises BadMessage `report_missing` where matplotlib is not installed."""
    check_installed()
    title = escape(Speaker(language).say("review-title"))
    body = "\n".join(part for review in reviews for part in _match(review, language))
    return (
        f'{MARK}<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _match(review: MatchReview, language: str) -> Iterator[str]:
    """The match as a whole first, as a page is read from its top; then the deals."""
    speaker = speaker_of(review, language)
    place = f"match-{review.match}"
    yield from map(_block, head(speaker, review))
    yield from map(_block, summary(speaker, review))
    yield _figure(luck_chart(speaker, review, place), speaker.say("review-chart-luck"), speaker)
    for deal in review.deals:
        yield from map(_block, deal_blocks(speaker, review, deal))
        yield _figure(deal_chart(speaker, deal, place), speaker.say("review-chart-deal"), speaker)
        yield _every_card(speaker, deal)


def _block(block: Block) -> str:
    match block:
        case Line(text=text, tone=Tone.TITLE, level=level):
            return f"<h{level}>{_text(text)}</h{level}>"
        case Line(text=text, tone=tone):
            return f'<p class="{tone.value}">{_text(text)}</p>'
        case Table():
            return _table(block)
        case _:
            assert_never(block)


def _text(text: str) -> str:
    """Text for the page, its cards in the colours of their suits."""
    return _CARD.sub(lambda card: f'<span class="card {_SUITS[card[1]]}">{card[0]}</span>', escape(text))


def _table(table: Table) -> str:
    def row(cells: Sequence[str], tag: str) -> str:
        each = (
            f"<{tag}{' class=w' if place in table.words else ''}>{_text(cell)}</{tag}>"
            for place, cell in enumerate(cells)
        )
        return f"<tr>{''.join(each)}</tr>"

    rows = "\n".join(row(cells, "td") for cells in (*table.rows, *([table.foot] if table.foot else [])))
    return f'<div class="wide"><table>\n<thead>{row(table.heads, "th")}</thead>\n<tbody>\n{rows}\n</tbody></table></div>'


def _figure(svg: str, caption: str, speaker: Speaker) -> str:
    legend = " · ".join(
        f'<span class="seat{seat}">{_GLYPHS[seat]} {escape(speaker.name(seat))}</span>'
        for seat in range(SEATS)
    )
    return f"<figure><figcaption>{escape(caption)}<br>{legend}</figcaption>\n{svg}</figure>"


def _every_card(speaker: Speaker, deal: DealReview) -> str:
    rows = []
    for play in deal.plays:
        options = [
            speaker.say("review-option-par", move=option.card, tricks=number(option.par[play.seat]))
            for option in play.options
        ]
        cost = number(play.cost.tricks) if play.cost.tricks >= WORTH_TELLING else ""
        rows.append(
            (str(play.trick), speaker.name(play.seat), speaker.card(play.card), cost, speaker.word(options))
        )
    heads = tuple(speaker.say(f"review-head-{name}") for name in ("trick", "who", "played", "cost"))
    table = Table((*heads, speaker.say("review-legal")), tuple(rows), words=(1, 2, 4))
    return (
        f"<details><summary>{escape(speaker.say('review-every-card'))}</summary>\n{_table(table)}</details>"
    )
