"""A review in words: lines and tables, deal by deal, then the match."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import reduce
from typing import Any, Final

from satasat.analysis.debts import Debt
from satasat.analysis.findings import (
    WORTH_TELLING,
    Accuracy,
    DealReview,
    ExchangeReview,
    MatchReview,
    PlayReview,
    SeatAccuracy,
    Seen,
    TrumpChoice,
    TrumpOption,
    TurningPoint,
)
from satasat.analysis.luck import PARTS, Parts
from satasat.analysis.review import REACHED, Decided, decisions, top_cards
from satasat.game import Seat
from satasat.games.three_two_five.moves import Concede, Give, Move
from satasat.games.three_two_five.rules import SEATS, five_seat, quotas, three_seat
from satasat.report.blocks import Block, Line, Table, Tone
from satasat.report.figures import number, parts, percent, signed
from satasat.report.moves import say_move
from satasat.solver import SAME
from satasat.texts import Speaker

A_CARD: Final = 0.5
"""Cards in the next deal from which a change of the debts is told."""
LONGEST_NAME: Final = 24
"""Characters of a player's name, as in `play --name`."""
TOLD_TURNING: Final = 5
"""Turning points that are told; the JSON has more."""
_NAMED: Final = 3
"""So many best cards are named."""
_DATE: Final = re.compile(r"\d{4}-\d\d-\d\d")


def speaker_of(review: MatchReview, language: str = "en") -> Speaker:
    """Says things by the names of the players."""
    return named(review.players, language)


def named(players: Sequence[str], language: str = "en") -> Speaker:
    """Says things by these names, by seat: cut where they are too long for a table, the seat's number where one is blank."""
    names = (name if len(name) <= LONGEST_NAME else f"{name[: LONGEST_NAME - 1]}…" for name in players)
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
    """Which match, how it ended, and how its figures are to be read."""
    date = _DATE.match(review.started or "")
    title = speaker.say(
        "review-match",
        n=str(review.match),
        players=[speaker.name(seat) for seat in range(SEATS)],
        preset=review.preset,
        deals=review.of,
        date=date[0] if date else None,
    )
    yield Line(title, Tone.TITLE, 1)
    ends = [
        speaker.say(
            "review-total", seat=seat, bot=review.bots[seat], total=speaker.points(review.totals[seat])
        )
        for seat in range(SEATS)
    ]
    yield Line(speaker.say("review-ended", totals=ends))
    yield Line(_flowing(speaker.say("review-open-note")), Tone.NOTE)
    told = (one for deal in review.deals for one in decisions(deal) if one.loss >= WORTH_TELLING)
    if any(next_deal(speaker, one.cost.debts) for one in told):
        yield Line(_flowing(speaker.say("review-draw-note")), Tone.NOTE)


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
    yield _costs(speaker, deal, costly) if costly else Line(speaker.say("review-no-cost"))


def _hands(speaker: Speaker, deal: DealReview) -> Table:
    """The hands as dealt; beneath, as played, those that the exchanges changed."""
    need = quotas(deal.dealer)
    heads = ("needs", "cards", "par", "tricks", "points")
    rows = []
    for seat in _in_turn(deal.dealer):
        who = speaker.say("review-player", seat=seat, quota=str(need[seat]))
        cards = str(speaker.word(deal.dealt[seat]))
        score = (str(deal.tricks[seat]), speaker.points(deal.points[seat]))
        rows.append((who, cards, number(deal.par[seat]), *score))
        if deal.hands[seat] != deal.dealt[seat]:
            cards = str(speaker.word(deal.hands[seat]))
            rows.append((speaker.say("review-as-played"), cards, number(deal.plays[0].par[seat]), "", ""))
    return Table(tuple(speaker.say(f"review-head-{name}") for name in heads), tuple(rows), words=(0, 1))


def _choice(speaker: Speaker, choice: TrumpChoice) -> Iterator[Block]:
    seat = choice.seat
    by_par = sorted(choice.options, key=lambda option: -option.par[seat])
    open_cards = [
        speaker.say(
            "review-option-par",
            move=say_move(speaker, option.move, "review"),
            tricks=number(option.par[seat]),
        )
        for option in by_par
    ]
    top, *others = sorted(choice.options, key=lambda option: option.behind)
    better = say_move(speaker, top.move, "review")
    seen = [
        speaker.say(
            "review-option-best",
            move=better,
            points=signed(top.points),
            margin=number(top.margin),
            made=percent(speaker, top.made),
        )
    ]
    seen += [
        speaker.say(
            "review-option-behind",
            move=say_move(speaker, option.move, "review"),
            behind=_behind(option),
            made=percent(speaker, option.made),
        )
        for option in others
    ]
    yield Line(speaker.say("review-trump-seen", seat=seat, n=str(len(choice.seen)), options=seen))
    yield Line(speaker.say("review-trump-par", seat=seat, options=open_cards))
    mine = next(option for option in choice.options if option.move == choice.chosen)
    said: dict[str, Any] = {
        "seat": seat,
        "chosen": say_move(speaker, choice.chosen, "review"),
        "best": better,
    }
    if choice.cost.points >= WORTH_TELLING:
        yield Line(speaker.say("review-trump-cost", **said, loss=_behind(mine)), Tone.LOSS)
    elif mine.behind > 0:
        yield Line(speaker.say("review-trump-level", **said))


def _behind(option: TrumpOption) -> str:
    """The distance to the best option, and its margin, as `hint` writes them."""
    return f"{option.behind:.2f} ± {option.behind_margin:.2f}"


def _exchange(speaker: Speaker, exchange: ExchangeReview, place: int, of: int) -> Iterator[Block]:
    creditor, debtor = exchange.creditor, exchange.debtor
    which: dict[str, Any] = {"n": str(place), "of": str(of), "creditor": creditor, "debtor": debtor}
    if (election := exchange.election) is not None:
        told = "review-conceded" if isinstance(election.chosen, Concede) else "review-offered"
        offer, concede = (number(par[debtor]) for par in (election.offer, election.concede))
        said = speaker.say(told, **which, offer=offer, concede=concede)
        yield Line(said, Tone.LOSS if election.cost.tricks >= WORTH_TELLING else Tone.PLAIN)
    if exchange.drawn is None or (returned := exchange.returned) is None:
        return
    lost = returned.cost.tricks >= WORTH_TELLING
    best = equals(speaker, tuple(map(Give, top_cards(returned.options, creditor))))
    said = speaker.say(
        "review-drawn",
        **which,
        card=exchange.drawn,
        luck=signed(exchange.luck[creditor]),
        given=returned.given,
        best=best if lost else None,
        loss=number(returned.cost.tricks),
    )
    yield Line(said, Tone.LOSS if lost else Tone.PLAIN)


def next_deal(speaker: Speaker, debts: Sequence[Debt]) -> str | None:
    """What a decision did to the exchanges of the next deal, where it comes to about a card or more."""
    said = [_debt(speaker, debt) for debt in debts if abs(debt.cards) >= A_CARD]
    if not said:
        return None
    return reduce(lambda first, more: speaker.say("review-debts", first=first, more=more), said)


def _debt(speaker: Speaker, debt: Debt) -> str:
    code = "review-debt-more" if debt.cards > 0 else "review-debt-fewer"
    return speaker.say(code, creditor=debt.creditor, debtor=debt.debtor, n=abs(_draws(debt)))


def _draws(debt: Debt) -> int:
    """Whole cards, at least one."""
    n = max(1, round(abs(debt.cards)))
    return n if debt.cards > 0 else -n


def draws_cell(speaker: Speaker, debts: Sequence[Debt]) -> str:
    """As `next_deal`, for a table: `Asha +1 at Bina`."""
    said = [
        speaker.say(
            "review-debt-cell",
            creditor=debt.creditor,
            debtor=debt.debtor,
            n=speaker.points(_draws(debt)),
        )
        for debt in debts
        if abs(debt.cards) >= A_CARD
    ]
    return (
        reduce(lambda first, more: speaker.say("review-debts", first=first, more=more), said) if said else ""
    )


def equals(speaker: Speaker, moves: Sequence[Move]) -> str:
    """Moves that are equally good: `J♠/9♠/8♠`."""
    named = [say_move(speaker, move, "review") for move in moves[:_NAMED]]
    return "/".join(named if len(moves) <= _NAMED else [*named, "…"])


def so_far(speaker: Speaker, deal: DealReview, number: int, seat: Seat) -> str:
    """The cards on the table before a seat played to a trick."""
    trick = [play for play in deal.plays if play.trick == number]
    place = next(place for place, play in enumerate(trick) if play.seat == seat)
    return table_of(speaker, trick[:place])


def table_of(speaker: Speaker, played: Sequence[PlayReview]) -> str:
    """The cards of a trick so far."""
    return str(speaker.word([play.card for play in played])) if played else speaker.say("review-led")


def seen_word(speaker: Speaker, seen: Seen | None) -> str:
    """Whether it could be seen that a card was worse; nothing where that was not judged."""
    if seen is None:
        return ""
    return speaker.say("review-seen-yes" if seen.worse else "review-seen-no")


def _costs(speaker: Speaker, deal: DealReview, costly: Sequence[Decided]) -> Table:
    heads = ("trick", "who", "so-far", "played", "best", "cost", "seen", "next-deal")
    rows = [
        (
            str(one.number),
            speaker.name(one.seat),
            so_far(speaker, deal, one.number, one.seat),
            say_move(speaker, one.chosen, "review"),
            equals(speaker, one.best),
            number(one.cost.tricks),
            seen_word(speaker, one.seen),
            draws_cell(speaker, one.cost.debts),
        )
        for one in costly
    ]
    names = tuple(speaker.say(f"review-head-{name}") for name in heads)
    return Table(names, tuple(rows), words=(1, 2, 3, 4, 6, 7))


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
    bots = [speaker.say("review-reached-bot", bot=bot, n=str(n)) for bot, n in REACHED.items()]
    yield Line(speaker.say("review-reached", bots=bots), Tone.NOTE)
    yield Line(speaker.say("review-luck"), Tone.TITLE)
    yield _luck(speaker, review)
    yield Line(_flowing(speaker.say("review-luck-note")), Tone.NOTE)


def _flowing(text: str) -> str:
    """The text without the line ends of its file."""
    return " ".join(text.split())


def _turning(speaker: Speaker, turning: TurningPoint, place: int) -> str:
    return speaker.say(
        f"review-turning-{turning.kind}",
        place=str(place),
        deal=str(turning.deal),
        n=str(turning.number),
        seat=turning.seat,
        chosen=say_move(speaker, turning.chosen, "review"),
        best=equals(speaker, turning.best),
        loss=number(turning.tricks),
        seen="none" if turning.seen is None else "yes" if turning.seen.worse else "no",
        debts=next_deal(speaker, turning.debts),
    )


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
    return Table(heads, rows, (speaker.say("review-part-total"), *map(speaker.points, review.points)))


def told_parts(luck: Sequence[Parts]) -> tuple[str, ...]:
    """The parts that play a role in these deals, in their order."""
    return tuple(part for part in PARTS if any(abs(getattr(one, part)) > SAME for one in luck))
