"""Events of Thirty-Five and Trentacinque as sentences: most are the same in both, so one module tells both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from satasat.betting.moves import (
    Anted,
    Awaited,
    Bought,
    Called,
    Divided,
    Failed,
    Laid,
    Paid,
    Succeeded,
    Took,
)
from satasat.cards import CardSet
from satasat.chips import best, suit_points
from satasat.cli.betting.hand import View, ace_of, hand_lines
from satasat.cli.options import changes
from satasat.cli.three_two_five.narrate import speaker_of, winners
from satasat.dealing import Dealt, Seated, Shuffled
from satasat.game import Result, Seat
from satasat.games.thirty_five import moves as tf
from satasat.games.thirty_five.rules import Rules as TfRules
from satasat.games.thirty_five.view import View as TfView
from satasat.games.trentacinque import moves as tc
from satasat.games.trentacinque.rules import Rules as TcRules
from satasat.records import Header
from satasat.texts import Speaker

__all__ = ["broken_off", "end", "game_of", "narrate", "open_hands", "score_rows", "speaker_of", "title"]

Event: TypeAlias = tf.Event | tc.Event


def game_of(view: View) -> str:
    """The id of the game, by which some texts choose their words."""
    return "thirty-five" if isinstance(view, TfView) else "trentacinque"


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
        case Seated():
            return [say("seated", dealer=event.dealer)]
        case Shuffled():
            deal, deals = after.deal_no, after.rules.deals
            return ["", say("betting-deal", deal=deal, deals=deals, dealer=after.dealer)]
        case Anted():
            out = [seat for seat in range(len(after.totals)) if seat not in event.seats]
            paid = say("betting-anted", all=not out, n=event.chips, pool=after.pool)
            return [*(say("betting-sits-out", seat=seat) for seat in out), paid]
        case Dealt():
            return [] if event.cards is None or asked else [_dealt(speaker, event.seat, event.cards, after)]
        case tf.Claimed():
            # no question follows that would show him his cards
            first = speaker.me is not None and isinstance(view, TfView) and not view.claims
            mine = hand_lines(speaker, after) if asked and first else []
            return [*mine, _shows(speaker, "betting-claimed", event, after)]
        case tf.Unclaimed():
            return [say("betting-unclaimed")]
        case Called():
            return [_called(speaker, view, event)]
        case tc.Compared():
            counts = [say("betting-count", seat=c.seat, points=c.points) for c in event.counts]
            return [say("betting-compared", counts=counts)]
        case Bought():
            told = say("betting-bought", seat=event.seat, n=event.chips, cards=event.cards)
            return [told, *(hand_lines(speaker, after) if event.seat == speaker.me else [])]
        case Succeeded():
            return [_shows(speaker, "betting-succeeded", event, after)]
        case Failed():
            return [say("betting-failed", seat=event.seat)]
        case Took():
            return [say(f"betting-took-{_share(view, event.chips)}", seat=event.seat, n=event.chips)]
        case Paid():
            return [say("betting-paid", seat=event.seat, n=event.chips, pool=after.pool)]
        case tc.SideClaimed():
            won = event.chips[event.seat]
            return [say("betting-side", seat=event.seat, kind=event.kind, n=won)]
        case Divided():
            return [_divided(speaker, view, event)]
        case tf.Scored() | tc.Scored():
            return _scored(speaker, view, event, sheet_follows=asked)
        case Laid() | Awaited():
            return []


def _dealt(speaker: Speaker, seat: Seat, cards: CardSet, view: View) -> str:
    """A hand, and what its best suit counts."""
    most = best(cards, ace_of(view))
    return speaker.say("betting-dealt", seat=seat, cards=cards, points=most.points, suit=most.suit)


def _called(speaker: Speaker, view: View, event: Called) -> str:
    """A bid over none, over another, or as high as another; or that the seat leaves the bidding."""
    if event.chips is None:
        return speaker.say("betting-left", seat=event.seat, game=game_of(view))
    how = "first" if not view.bid else "raise" if event.chips > view.bid else "same"
    return speaker.say(f"betting-bid-{how}", seat=event.seat, n=event.chips)


def _shows(speaker: Speaker, code: str, event: tf.Claimed | Succeeded, view: View) -> str:
    """The cards that make 35, and what their suit counts."""
    points = suit_points(event.cards, ace_of(view))[event.suit.index]
    return speaker.say(code, seat=event.seat, suit=event.suit, cards=event.cards, points=points)


def _share(view: View, chips: int) -> str:
    """What part of the pool is taken: `share` of several who claim, the `whole`, or as much as the `bid`."""
    if isinstance(view, TfView) and len(view.claims) > 1:
        return "share"
    return "whole" if chips == view.pool else "bid"


def _divided(speaker: Speaker, view: View, event: Divided) -> str:
    """The pool over its limit, or at the end of the match (TF-16, A-10, B-12).

    What is left at the end either lies within the limit, or cannot be divided without odd chips.
    """
    limit = view.rules.pool_limit if isinstance(view, TfView) else None
    if limit is not None and view.pool > limit and len(set(event.chips)) == 1:
        return speaker.say("betting-over-limit", pool=view.pool, limit=limit, n=event.chips[0])
    return speaker.say("betting-divided", shares=_by_seat(speaker, event.chips))


def _scored(speaker: Speaker, view: View, event: tf.Scored | tc.Scored, *, sheet_follows: bool) -> list[str]:
    """The end of a deal, and what comes next."""
    row, deal = event.score, view.deal_no
    if sheet_follows:
        lines = ["", speaker.say("scored", deal=deal)]
    else:
        shares = _by_seat(speaker, row.chips)
        lines = [speaker.say("betting-scored", deal=deal, shares=shares, pool=row.pool)]
    if event.dealer is not None:
        lines.append(speaker.say("betting-next-dealer", dealer=event.dealer))
    elif deal < view.rules.deals:
        lines.append(speaker.say("betting-ended-early", game=game_of(view)))
    return lines


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
    """The score sheet: its heads, a row for each deal with the chips after it, the chips now.

    What a player did stands beside his chips, what nobody did beside the pool.
    """
    say = speaker.say
    heads = [say("score-deal"), *map(speaker.name, range(len(totals))), say("betting-pool-head")]
    rows = []
    for number, row in enumerate(sheet, 1):
        did = [row.outcome.value if seat in row.seats else "none" for seat in range(len(totals))]
        cells = [say("betting-cell", n=n, outcome=did[seat]) for seat, n in enumerate(row.chips)]
        nobody = "none" if row.seats else row.outcome.value
        rows.append([str(number), *cells, say("betting-cell", n=row.pool, outcome=nobody)])
    pool = rules.chips * len(totals) - sum(totals)  # no chip is ever lost
    return heads, rows, [say("betting-chips-foot"), *map(str, totals), str(pool)]


def end(speaker: Speaker, rules: TfRules | TcRules, result: Result, preset: str) -> str:
    """How the match ended."""
    return winners(speaker, result.winners, speaker.say("betting-n", n=max(result.totals)), draw=False)
