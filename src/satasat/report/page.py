"""Reviews as one page that needs nothing else: words, tables, charts, and every card under a fold."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from html import escape
from typing import Final, assert_never

from satasat.analysis.findings import WORTH_TELLING, CardPar, DealReview, ExchangeReview, MatchReview
from satasat.game import Seat
from satasat.games.three_two_five.rules import SEATS
from satasat.report.blocks import Block, Line, Table, Tone
from satasat.report.charts import COLOURS, check_installed, deal_chart, luck_chart, most_lost
from satasat.report.figures import number
from satasat.report.words import deal_blocks, head, seen_word, speaker_of, summary, table_of
from satasat.solver import SAME
from satasat.texts import Speaker, printable

MARK: Final = "<!doctype html>\n<!-- satasat review -->\n"
"""How every page begins, so that it is known again."""
_GLYPHS: Final = ("——", "– –", "····")
"""By seat, the stroke of its line in the charts."""
_SUITS: Final = {"♠": "s", "♥": "h", "♦": "d", "♣": "c"}
_HOLD: Final = re.compile(r"(?<=[±\d]) (?=[\d%±]|[^\W\d])|(?<=[♠♥♦♣]) (?=\d+\.)")
"""The space within `± 0.2`, `14 %`, `0.3 tricks` and `A♦ 6.0`, where no line may end."""
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
td.w:last-child {{ min-width: 9rem; }}
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
    if len(reviews) == 1:
        names = speaker_of(reviews[0], language).names
        title, links = Speaker(language).say("review-title", players=names), ""
    else:
        title = Speaker(language).say("review-title-many", n=str(len(reviews)))
        places = [(_place(review), str(review.match)) for review in reviews]
        links = _jump(Speaker(language), "review-jump-matches", places)
    body = links + "\n".join(part for review in reviews for part in _match(review, language))
    return (
        f'{MARK}<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(printable(title))}</title>\n<style>{_STYLE}</style>\n</head>\n<body>\n<main>\n{body}\n</main>\n</body>\n</html>\n"
    )


def _match(review: MatchReview, language: str) -> Iterator[str]:
    """The match as a whole first, as a page is read from its top; then the deals."""
    speaker = speaker_of(review, language)
    place = _place(review)
    title, *more = head(speaker, review)
    yield _block(title, place)
    yield from map(_block, more)
    places = [(f"{place}-deal-{deal.deal}", str(deal.deal)) for deal in review.deals]
    yield _jump(speaker, "review-jump-deals", places)
    yield from map(_block, summary(speaker, review))
    yield _figure(luck_chart(speaker, review, place), speaker.say("review-chart-luck"), speaker)
    most = most_lost(review.deals)
    for deal, (anchor, _) in zip(review.deals, places, strict=True):
        title, *more = deal_blocks(speaker, review, deal)
        yield _block(title, anchor)
        yield from map(_block, more)
        changed = any(abs(a - b) > SAME for a, b in zip(deal.plays[0].par, deal.par, strict=True))
        caption = speaker.say("review-chart-after" if changed else "review-chart-deal")
        yield _figure(deal_chart(speaker, deal, place, most), caption, speaker)
        if any(exchange.returned for exchange in deal.exchanges):
            yield _every_return(speaker, deal)
        yield _every_card(speaker, deal)


def _place(review: MatchReview) -> str:
    """The id of the match on the page, and how those of its parts begin."""
    return f"match-{review.match}"


def _jump(speaker: Speaker, code: str, places: Sequence[tuple[str, str]]) -> str:
    """A list of links to places of the page."""
    mark = "\0"  # no text holds it
    links = " · ".join(f'<a href="#{place}">{escape(name)}</a>' for place, name in places)
    return f"<nav>{escape(speaker.say(code, links=mark)).replace(mark, links)}</nav>\n"


def _block(block: Block, place: str = "") -> str:
    match block:
        case Line(text=text, tone=Tone.TITLE, level=level):
            anchor = f' id="{place}"' if place else ""
            return f"<h{level}{anchor}>{_text(text)}</h{level}>"
        case Line(text=text, tone=tone):
            return f'<p class="{tone.value}">{_text(text)}</p>'
        case Table():
            return _table(block)
        case _:
            assert_never(block)


def _text(text: str) -> str:
    """Text for the page, its cards in the colours of their suits, numbers held together with what they count."""
    text = escape(_HOLD.sub("\u00a0", printable(text)))
    return _CARD.sub(lambda card: f'<span class="card {_SUITS[card[1]]}">{card[0]}</span>', text)


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
        f'<span class="seat{seat}">{_GLYPHS[seat]} {escape(printable(speaker.name(seat)))}</span>'
        for seat in range(SEATS)
    )
    return f"<figure><figcaption>{escape(printable(caption))}<br>{legend}</figcaption>\n{svg}</figure>"


def _every_card(speaker: Speaker, deal: DealReview) -> str:
    rows = []
    for place, play in enumerate(deal.plays):
        after = deal.plays[place + 1 :]
        last = not after or after[0].trick != play.trick
        before = [one for one in deal.plays[:place] if one.trick == play.trick]
        rows.append(
            (
                str(play.trick),
                speaker.name(play.seat),
                table_of(speaker, before),
                speaker.card(play.card),
                _cost(play.cost.tricks),
                seen_word(speaker, play.seen),
                speaker.name(after[0].seat if after else _last_winner(deal)) if last else "",
                _pars(speaker, play.options, play.seat),
            )
        )
    names = ("trick", "who", "so-far", "played", "cost", "seen", "winner")
    heads = (*(speaker.say(f"review-head-{name}") for name in names), speaker.say("review-legal"))
    table = Table(heads, tuple(rows), words=(1, 2, 3, 5, 6, 7))
    return _details(speaker.say("review-every-card"), table)


def _last_winner(deal: DealReview) -> Seat:
    """Who took the last trick: whoever took more than the tricks before show, each won by who led next."""
    led = [play.seat for place, play in enumerate(deal.plays) if place % SEATS == 0][1:]
    return next(seat for seat in range(SEATS) if deal.taken[seat] > led.count(seat))


def _every_return(speaker: Speaker, deal: DealReview) -> str:
    rows = tuple(
        row
        for place, exchange in enumerate(deal.exchanges, 1)
        for row in _return_row(speaker, exchange, place)
    )
    names = ("exchange", "who", "drew", "gave", "cost")
    heads = (*(speaker.say(f"review-head-{name}") for name in names), speaker.say("review-returns"))
    return _details(speaker.say("review-every-return"), Table(heads, rows, words=(1, 2, 3, 5)))


def _return_row(speaker: Speaker, exchange: ExchangeReview, place: int) -> Iterator[tuple[str, ...]]:
    """Its row, none where a trick was promised."""
    if exchange.drawn is not None and (returned := exchange.returned) is not None:
        yield (
            str(place),
            speaker.name(exchange.creditor),
            speaker.card(exchange.drawn),
            speaker.card(returned.given),
            _cost(returned.cost.tricks),
            _pars(speaker, returned.options, exchange.creditor),
        )


def _cost(tricks: float) -> str:
    return number(tricks) if tricks >= WORTH_TELLING else ""


def _pars(speaker: Speaker, options: Sequence[CardPar], seat: Seat) -> str:
    """Each card, and the tricks of that seat that it comes to."""
    said = [
        speaker.say("review-option-par", move=option.card, tricks=number(option.par[seat]))
        for option in options
    ]
    return str(speaker.word(said))


def _details(summary: str, table: Table) -> str:
    return f"<details><summary>{escape(printable(summary))}</summary>\n{_table(table)}</details>"
