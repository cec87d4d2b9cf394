"""Events of Thirty-Five and Trentacinque as sentences: their events have the same names, so one module tells both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from satasat.chips import suit_points
from satasat.cli.options import changes
from satasat.cli.three_two_five.narrate import speaker_of, winners
from satasat.game import Result
from satasat.games.thirty_five import moves as tf
from satasat.games.thirty_five.rules import Rules as TfRules
from satasat.games.thirty_five.view import View as TfView
from satasat.games.trentacinque import moves as tc
from satasat.games.trentacinque.rules import Rules as TcRules
from satasat.games.trentacinque.view import View as TcView
from satasat.records import Header
from satasat.texts import Speaker

__all__ = ["broken_off", "end", "narrate", "open_hands", "score_rows", "speaker_of", "title"]

View: TypeAlias = TfView | TcView
Event: TypeAlias = tf.Event | tc.Event


def title(speaker: Speaker, header: Header, preset: str) -> list[str]:
    """The match: its rules as changes from that preset, and who plays."""
    lines = [speaker.say("betting-title", game=header.game.id, preset=preset, deals=header.rules.deals)]
    if changed := changes(header.game, header.rules, preset):
        lines.append(speaker.say("match-rules-changed", preset=preset, changes=changed))
    for seat, player in enumerate(header.players):
        name = speaker.say("seat-you") if seat == speaker.me else player.name
        lines.append(speaker.say("match-player", seat_no=str(seat), name=name, bot=player.bot))
    return lines


def narrate(speaker: Speaker, view: View, event: Event, after: View, *, asked: bool = True) -> list[str]:  # noqa: PLR0911 PLR0912
    """What to say of an event, line by line. `asked`: his own cards are shown to the one who is told with each question."""
    say = speaker.say
    match event:
        case tf.Seated() | tc.Seated():
            return [say("seated", dealer=event.dealer)]
        case tf.Shuffled() | tc.Shuffled():
            deal, deals = after.deal_no, after.rules.deals
            return ["", say("betting-deal", deal=deal, deals=deals, dealer=after.dealer)]
        case tf.Anted() | tc.Anted():
            out = [seat for seat in range(len(after.totals)) if seat not in event.seats]
            paid = say("betting-anted", n=event.chips, pool=after.pool)
            return [paid, *(say("betting-sits-out", seat=seat) for seat in out)]
        case tf.Dealt() | tc.Dealt():
            seen = event.cards is not None and not asked
            return [say("betting-dealt", seat=event.seat, cards=event.cards)] if seen else []
        case tf.Claimed():
            points = _points(event, after)
            return [
                say("betting-claimed", seat=event.seat, suit=event.suit, cards=event.cards, points=points)
            ]
        case tf.Unclaimed():
            return [say("betting-unclaimed")]
        case tf.Called() | tc.Called():
            if event.chips is not None:
                return [say("betting-bid", seat=event.seat, n=event.chips)]
            which = "thirty-five" if isinstance(event, tf.Called) else "trentacinque"
            return [say("betting-left", seat=event.seat, game=which)]
        case tc.Compared():
            counts = [say("betting-count", seat=c.seat, points=c.points) for c in event.counts]
            return [say("betting-compared", counts=counts)]
        case tf.Bought() | tc.Bought():
            return [say("betting-bought", seat=event.seat, n=event.chips, cards=event.cards)]
        case tf.Succeeded() | tc.Succeeded():
            points = _points(event, after)
            return [
                say("betting-succeeded", seat=event.seat, suit=event.suit, cards=event.cards, points=points)
            ]
        case tf.Failed() | tc.Failed():
            return [say("betting-failed", seat=event.seat)]
        case tf.Took() | tc.Took():
            return [say("betting-took", seat=event.seat, n=event.chips)]
        case tf.Paid() | tc.Paid():
            return [say("betting-paid", seat=event.seat, n=event.chips)]
        case tc.SideClaimed():
            won = event.chips[event.seat]
            return [say("betting-side", seat=event.seat, kind=event.kind, n=won)]
        case tf.Divided() | tc.Divided():
            return [say("betting-divided", shares=_by_seat(speaker, event.chips))]
        case tf.Scored() | tc.Scored():
            row = event.score
            chips = _by_seat(speaker, row.chips)
            lines = [say("betting-scored", deal=view.deal_no, shares=chips, pool=row.pool)]
            if event.dealer is not None:
                lines.append(say("betting-next-dealer", dealer=event.dealer))
            return lines
        case tf.Laid() | tc.Laid() | tf.Awaited() | tc.Awaited():
            return []


def _points(event: tf.Claimed | tf.Succeeded | tc.Succeeded, view: View) -> int:
    """What the suit that is shown counts."""
    ace = view.rules.ace_value if isinstance(view, TfView) else 1
    return suit_points(event.cards, ace)[event.suit.index]


def _by_seat(speaker: Speaker, chips: Sequence[int]) -> list[str]:
    return [speaker.say("betting-share", seat=seat, n=n) for seat, n in enumerate(chips)]


def open_hands(speaker: Speaker, view: View) -> list[str]:
    """Nothing: whoever is shown all cards is told each hand as it is dealt."""
    return []


def broken_off(speaker: Speaker, view: View) -> list[str]:
    """Nothing: every call was told."""
    return []


def score_rows(
    speaker: Speaker,
    rules: TfRules | TcRules,
    sheet: Sequence[tf.DealScore | tc.DealScore],
    totals: Sequence[int],
) -> tuple[list[str], list[list[str]], list[str]]:
    """The score sheet: its heads, a row for each deal, the chips."""
    heads = [speaker.say("score-deal"), speaker.say("betting-outcome-head")]
    heads += [*map(speaker.name, range(len(totals))), speaker.say("betting-pool-head")]
    rows = []
    for number, row in enumerate(sheet, 1):
        names = [speaker.name(seat) for seat in row.seats]
        told = speaker.say("betting-outcome", outcome=row.outcome, seats=names)
        rows.append([str(number), told, *map(str, row.chips), str(row.pool)])
    return heads, rows, [speaker.say("score-total"), "", *map(str, totals), ""]


def end(speaker: Speaker, rules: TfRules | TcRules, result: Result, preset: str) -> str:
    """How the match ended."""
    return winners(speaker, result.winners, str(max(result.totals)), draw=False)
