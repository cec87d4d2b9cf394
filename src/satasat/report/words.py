"""A review in words: lines and tables, deal by deal, then the match."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from satasat.analysis.debts import Debt
from satasat.analysis.findings import (
    Accuracy,
    DealReview,
    Decision,
    ExchangeReview,
    MatchReview,
    SeatAccuracy,
    TrumpChoice,
    TurningPoint,
)
from satasat.analysis.luck import PARTS, Parts
from satasat.analysis.par import EVEN
from satasat.analysis.review import Decided, decisions
from satasat.cards import CardSet
from satasat.game import Seat
from satasat.games.three_two_five.moves import Concede, Decline, Give, Name, Offer, Play
from satasat.games.three_two_five.rules import SEATS, five_seat, quotas, three_seat
from satasat.report.blocks import Block, Line, Table, Tone
from satasat.report.figures import number, parts, percent, signed
from satasat.texts import Speaker

WORTH_TELLING: Final = 0.05
"""Tricks or points; what rounds to nothing is not told."""
A_CARD: Final = 0.5
"""Cards in the next deal from which a change of the debts is told."""
LONGEST_NAME: Final = 24
"""Characters of a player's name, as in `play --name`."""
TOLD_TURNING: Final = 5
"""Turning points that are told; the JSON has more."""


def speaker_of(review: MatchReview, language: str = "en") -> Speaker:
    """Says things by the names of the players, cut where they are too long for a table."""
    names = (name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…" for name in review.players)
    nobody = Speaker(language)
    return Speaker(
        language, tuple(name if name.strip() else nobody.name(seat) for seat, name in enumerate(names))
    )


def match_blocks(speaker: Speaker, review: MatchReview) -> Iterator[Block]:
    """The whole review, in the order in which it is read."""
    yield from head(speaker, review)
    for deal in review.deals:
        yield from deal_blocks(speaker, review, deal)
    yield from summary(speaker, review)


def head(speaker: Speaker, review: MatchReview) -> Iterator[Block]:
    """Which match, and how it ended."""
    preset = review.preset or "none"
    title = speaker.say("review-match", n=str(review.match), preset=preset, deals=str(review.of))
    yield Line(title, Tone.TITLE, 1)
    ends = [
        speaker.say(
            "review-total", seat=seat, bot=review.bots[seat], total=str(review.totals[seat]).replace("-", "−")
        )
        for seat in range(SEATS)
    ]
    yield Line(speaker.say("review-ended", totals=ends))


def _in_turn(dealer: Seat) -> tuple[Seat, Seat, Seat]:
    return five_seat(dealer), three_seat(dealer), dealer


def deal_blocks(speaker: Speaker, review: MatchReview, deal: DealReview) -> Iterator[Block]:
    """A deal: its hands, its trump, the exchanges, and the decisions that cost something."""
    made = speaker.say(f"review-made-{deal.made.value}", suit=deal.trump, seat=five_seat(deal.dealer))
    yield Line(speaker.say("review-deal", n=str(deal.deal), of=str(review.of), made=made), Tone.TITLE)
    yield _hands(speaker, deal)
    for choice in deal.choices:
        yield from _choice(speaker, choice)
    for place, exchange in enumerate(deal.exchanges, 1):
        yield from _exchange(speaker, exchange, place, len(deal.exchanges))
    costly = [one for one in decisions(deal) if one.kind == "play" and one.loss >= WORTH_TELLING]
    yield _costs(speaker, costly) if costly else Line(speaker.say("review-no-cost"))


def _hands(speaker: Speaker, deal: DealReview) -> Table:
    need = quotas(deal.dealer)
    heads = ("needs", "dealt", "par", "tricks", "points")
    rows = [
        (
            speaker.say("review-player", seat=seat, quota=str(need[seat])),
            _cards(speaker, deal.dealt[seat]),
            number(deal.par[seat]),
            str(deal.tricks[seat]),
            _whole(deal.points[seat]),
        )
        for seat in _in_turn(deal.dealer)
    ]
    return Table(tuple(speaker.say(f"review-head-{name}") for name in heads), tuple(rows), words=(0, 1))


def _whole(points: int) -> str:
    return f"{points:+d}".replace("-", "−") if points else "0"


def _cards(speaker: Speaker, cards: CardSet) -> str:
    return " ".join(map(speaker.card, cards))


def _choice(speaker: Speaker, choice: TrumpChoice) -> Iterator[Block]:
    seat = choice.seat
    by_par = sorted(choice.options, key=lambda option: -option.par[seat])
    open_cards = [
        speaker.say("review-option-par", move=move(speaker, option.move), tricks=number(option.par[seat]))
        for option in by_par
    ]
    by_points = sorted(choice.options, key=lambda option: -option.points)
    seen = [
        speaker.say(
            "review-option-seen",
            move=move(speaker, option.move),
            points=signed(option.points),
            margin=number(option.margin),
            made=percent(option.made),
        )
        for option in by_points
    ]
    yield Line(speaker.say("review-trump-seen", seat=seat, n=str(len(choice.seen)), options=seen))
    yield Line(speaker.say("review-trump-par", seat=seat, options=open_cards))
    if choice.cost.points >= WORTH_TELLING:
        better = move(speaker, by_points[0].move)
        loss = number(choice.cost.points)
        chosen = move(speaker, choice.chosen)
        yield Line(
            speaker.say("review-trump-cost", seat=seat, chosen=chosen, best=better, loss=loss), Tone.LOSS
        )


def _exchange(speaker: Speaker, exchange: ExchangeReview, place: int, of: int) -> Iterator[Block]:
    creditor, debtor = exchange.creditor, exchange.debtor
    nth = speaker.say("review-exchange", n=str(place), of=str(of))
    if (election := exchange.election) is not None:
        told = "review-conceded" if isinstance(election.chosen, Concede) else "review-offered"
        said = speaker.say(
            told,
            creditor=creditor,
            debtor=debtor,
            offer=number(election.offer[debtor]),
            concede=number(election.concede[debtor]),
        )
        tone = Tone.LOSS if election.cost.tricks >= WORTH_TELLING else Tone.PLAIN
        yield Line(f"{nth} {said}", tone)
    if exchange.drawn is None or exchange.returned is None:
        return
    luck = signed(exchange.luck[creditor])
    said = speaker.say("review-drawn", creditor=creditor, debtor=debtor, card=exchange.drawn, luck=luck)
    returned = exchange.returned
    back = speaker.say("review-returned", creditor=creditor, card=returned.given)
    if returned.cost.tricks < WORTH_TELLING:
        yield Line(f"{nth} {said} {back}")
        return
    top = max(returned.options, key=lambda option: option.par[creditor])
    cost = speaker.say("review-returned-cost", best=top.card, loss=number(returned.cost.tricks))
    yield Line(f"{nth} {said} {back} {cost}", Tone.LOSS)


def move(speaker: Speaker, decision: Decision) -> str:
    """A decision in a word or two: a suit, a way to leave trump to the cards, a card."""
    match decision:
        case Name(suit=suit):
            return str(speaker.word(suit))
        case Decline(method=method):
            return speaker.say(f"review-move-{method.value}")
        case Offer():
            return speaker.say("review-move-offer")
        case Concede():
            return speaker.say("review-move-concede")
        case Give(card=card) | Play(card=card):
            return speaker.card(card)
        case _:
            assert_never(decision)


def next_deal(speaker: Speaker, debts: Sequence[Debt]) -> str:
    """What a decision did to the exchanges of the next deal, where it comes to about a card or more."""
    said = []
    for debt in debts:
        if abs(debt.cards) >= A_CARD:
            code = "review-debt-more" if debt.cards > 0 else "review-debt-fewer"
            said.append(
                speaker.say(
                    code, creditor=debt.creditor, debtor=debt.debtor, n=max(1, round(abs(debt.cards)))
                )
            )
    return "; ".join(said)


def _costs(speaker: Speaker, costly: Sequence[Decided]) -> Table:
    heads = ("trick", "who", "played", "best", "cost", "next-deal")
    rows = [
        (
            str(one.number),
            speaker.name(one.seat),
            move(speaker, one.chosen),
            move(speaker, one.best),
            number(one.cost.tricks),
            next_deal(speaker, one.cost.debts),
        )
        for one in costly
    ]
    return Table(tuple(speaker.say(f"review-head-{name}") for name in heads), tuple(rows), words=(1, 2, 3, 5))


def summary(speaker: Speaker, review: MatchReview) -> Iterator[Block]:
    """The turning points, the accuracy of each player, and where the points came from."""
    yield Line(speaker.say("review-turning"), Tone.TITLE)
    if not review.turning_points:
        yield Line(speaker.say("review-no-turning"))
    for place, turning in enumerate(review.turning_points[:TOLD_TURNING], 1):
        yield Line(_turning(speaker, turning, place), Tone.LOSS)
    yield Line(speaker.say("review-accuracy"), Tone.TITLE)
    yield _accuracies(speaker, review.accuracy)
    yield Line(_flowing(speaker.say("review-accuracy-note")), Tone.NOTE)
    yield Line(speaker.say("review-luck"), Tone.TITLE)
    yield _luck(speaker, review)
    yield Line(_flowing(speaker.say("review-luck-note")), Tone.NOTE)


def _flowing(text: str) -> str:
    """The text without the line ends of its file."""
    return " ".join(text.split())


def _turning(speaker: Speaker, turning: TurningPoint, place: int) -> str:
    said = speaker.say(
        f"review-turning-{turning.kind}",
        place=str(place),
        deal=str(turning.deal),
        n=str(turning.number),
        seat=turning.seat,
        chosen=move(speaker, turning.chosen),
        best=move(speaker, turning.best),
        loss=number(turning.tricks),
    )
    debts = next_deal(speaker, turning.debts)
    return f"{said} {speaker.say('review-turning-debts', debts=debts)}" if debts else said


def _accuracies(speaker: Speaker, accuracy: Sequence[SeatAccuracy]) -> Table:
    heads = [speaker.say("review-head-player")]
    heads += [
        speaker.say(f"review-head-{chair}") for chair in ("all", "five", "three", "two", "decisions", "loss")
    ]
    rows = []
    for seat in range(SEATS):
        mine = accuracy[seat]
        each = [_accuracy(speaker, one) for one in (mine.all, mine.five, mine.three, mine.two)]
        rows.append((speaker.name(seat), *each, str(mine.all.decisions), f"{mine.all.loss:.2f}"))
    return Table(tuple(heads), tuple(rows))


def _accuracy(speaker: Speaker, one: Accuracy) -> str:
    return speaker.say("review-none") if one.accuracy is None else f"{one.accuracy:.0f}"


def _luck(speaker: Speaker, review: MatchReview) -> Table:
    told = told_parts(review.luck)
    each = [
        parts(tuple(getattr(review.luck[seat], part) for part in told), review.points[seat])
        for seat in range(SEATS)
    ]
    rows = tuple(
        (speaker.say(f"review-part-{part}"), *(mine[row] for mine in each)) for row, part in enumerate(told)
    )
    heads = (speaker.say("review-head-part"), *map(speaker.name, range(SEATS)))
    return Table(heads, rows, (speaker.say("review-part-total"), *map(_whole, review.points)))


def told_parts(luck: Sequence[Parts]) -> tuple[str, ...]:
    """The parts that play a role in these deals, in their order."""
    return tuple(part for part in PARTS if any(abs(getattr(one, part)) > EVEN for one in luck))
