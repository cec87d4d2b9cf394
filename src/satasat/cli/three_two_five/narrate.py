"""Events of 3-2-5 as sentences, for a player, a spectator, or somebody who may see all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import assert_never

from satasat.cards import Card, CardSet, Suit
from satasat.cli.options import changes
from satasat.dealing import Dealt, Seated, Shuffled
from satasat.game import Result, Seat
from satasat.games.three_two_five.moves import (
    Awaited,
    Conceded,
    DealScore,
    Declined,
    Drawn,
    Event,
    Exposed,
    Fanned,
    Given,
    Offered,
    Phase,
    Played,
    Scored,
    TakenUp,
    Took,
    Trumped,
    TrumpMade,
    WasCut,
)
from satasat.games.three_two_five.remarks import handed, loser, took
from satasat.games.three_two_five.rules import (
    SEATS,
    Pull,
    Pulls,
    Rules,
    Scoring,
    Three,
    TrickInstead,
    after_ten,
    five_seat,
    order,
    quotas,
    schedule,
    three_seat,
)
from satasat.games.three_two_five.view import View
from satasat.records import Header
from satasat.texts import Speaker


def speaker_of(header: Header, language: str, me: Seat | None) -> Speaker:
    """Says things to one player of the match, by the players' names; his own is "You"."""
    names = [player.name for player in header.players]
    if me is not None:
        names[me] = sentence(Speaker(language).say("seat-you"))
    return Speaker(language, tuple(names), me)


def is_draw(preset: str) -> bool:
    """Whether the source of the preset calls a shared first place a draw (R-MATCH-3)."""
    return preset in ("plain", "full-hand")


def winners(speaker: Speaker, seats: Sequence[Seat], total: str, *, draw: bool) -> str:
    """How the match ended: one winner, or a shared first place, in the words of the rules' source (R-MATCH-3)."""
    if len(seats) == 1:
        return speaker.say("match-won", seat=seats[0], total=total)
    names = [speaker.say("seat-you") if s == speaker.me else speaker.name(s) for s in seats]
    said = speaker.say("and", first=names[:-1], last=names[-1])
    return speaker.say(
        "match-draw" if draw else "match-shared", winners=said if draw else sentence(said), total=total
    )


def title(speaker: Speaker, header: Header, preset: str) -> list[str]:
    """The match: its rules as changes from that preset, and who plays."""
    lines = [speaker.say("match-title", preset=preset, deals=header.rules.deals)]
    if changed := changes(header.game, header.rules, preset):
        lines.append(speaker.say("match-rules-changed", preset=preset, changes=changed))
    for seat, player in enumerate(header.players):
        name = speaker.say("seat-you") if seat == speaker.me else player.name
        lines.append(speaker.say("match-player", seat_no=str(seat), name=name, bot=player.bot))
    return lines


def in_turn(dealer: Seat) -> tuple[Seat, Seat, Seat]:
    """The seats in the order F, T, D."""
    return five_seat(dealer), three_seat(dealer), dealer


def sentence(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def points(speaker: Speaker, rules: Rules, n: int) -> str:
    """Points as people write them: with a sign where they are counted from the quota."""
    return speaker.points(n) if rules.scoring is Scoring.MINUS_QUOTA else str(n)


def draws(speaker: Speaker, pulls: Iterable[Pull]) -> str:
    """Who draws how many cards from whom, in the order of the exchanges."""
    counted = Counter(pulls)
    return " ".join(
        speaker.say("debt-draws", creditor=pull.creditor, debtor=pull.debtor, n=n)
        for pull, n in counted.items()
    )


def plays(speaker: Speaker, leader: Seat, trick: Sequence[object]) -> str:
    """The cards of a trick with who played them."""
    return ", ".join(
        speaker.say("plays-card" if i else "plays-led", seat=(leader + i) % SEATS, card=card)
        for i, card in enumerate(trick)
    )


def trick_done(speaker: Speaker, view: View) -> str:
    """The last complete trick of the view, as a sentence; that none is there yet, where it is so."""
    done, winner = len(view.plays) // SEATS, took(view)
    if winner is None:
        return speaker.say("trick-none")
    cards, leader = view.last_trick, view.leaders[done - 1]
    return speaker.say(
        "trick-done",
        n=done,
        plays=plays(speaker, leader, cards),
        seat=winner,
        card=cards[(winner - leader) % SEATS],
    )


def counts(speaker: Speaker, view: View) -> str:
    """The trump, and tricks taken against quotas for all three."""
    q = quotas(view.dealer)
    each = [speaker.say("count", seat=s, taken=view.taken[s], quota=q[s]) for s in in_turn(view.dealer)]
    return speaker.say("counts", suit=view.trump, counts=each)


def promises(speaker: Speaker, view: View) -> str | None:
    """The tricks that were promised instead of cards, where there are any."""
    if not view.promised:
        return None
    each = Counter(view.promised).items()
    said = [speaker.say("promised-one", debtor=p.debtor, creditor=p.creditor, n=n) for p, n in each]
    return speaker.say("promised", promised=said)


def score_rows(
    speaker: Speaker, rules: Rules, sheet: Sequence[DealScore], totals: Three
) -> tuple[list[str], list[list[str]], list[str]]:
    """The score sheet: its heads, a row for each deal, the totals."""
    seats = range(SEATS)
    heads = [speaker.say(f"score-{name}") for name in ("deal", "dealer", "trump")]
    heads += [speaker.name(seat) for seat in seats]
    rows = []
    for number, deal in enumerate(sheet, 1):
        q = quotas(deal.dealer)
        cells = [
            speaker.say(
                "score-cell", tricks=deal.tricks[s], quota=q[s], points=points(speaker, rules, deal.points[s])
            )
            for s in seats
        ]
        rows.append([str(number), speaker.name(deal.dealer), str(speaker.word(deal.trump)), *cells])
    return (
        heads,
        rows,
        [speaker.say("score-total"), "", "", *(points(speaker, rules, totals[s]) for s in seats)],
    )


def narrate(speaker: Speaker, view: View, event: Event, after: View, *, asked: bool = True) -> list[str]:  # noqa: PLR0911 PLR0912
    """What to say of an event, line by line; plays are told trick by trick.

    `view` is what was known before. `asked`: the one who is told will be asked, and be shown his cards then.
    """
    five = five_seat(view.dealer)
    match event:
        case Seated(dealer=dealer):
            return [speaker.say("seated", dealer=dealer)]
        case Shuffled():
            return _deal_begins(speaker, after)
        case WasCut(at=at):
            return [speaker.say("was-cut", by=five, at=at)]
        case Dealt(seat=seat, count=count, cards=cards):
            return _dealt(speaker, count, cards, after, asked_soon=asked and seat == five, asked=asked)
        case Declined(method=method):
            return [speaker.say(f"declined-{method.value}", by=five)]
        case Exposed(seat=seat, cards=shown):
            return [speaker.say("exposed", seat=seat, cards=shown)]
        case Trumped(suit=suit, how=how):
            tied = how is TrumpMade.TURN_THREE and view.phase is Phase.TIE
            return [speaker.say("trump-tied" if tied else f"trump-{how.value}", suit=suit, by=five)]
        case TakenUp(cards=cards):
            return [] if cards is None or speaker.me is None else [speaker.say("taken-up", cards=cards)]
        case Offered(pull=pull):
            return [_exchange(speaker, view, "offered", creditor=pull.creditor, debtor=pull.debtor)]
        case Conceded(pull=pull):
            return [_exchange(speaker, view, "conceded", creditor=pull.creditor, debtor=pull.debtor)]
        case Fanned(order=fan):
            return [] if fan is None or speaker.me is None else [_fan(speaker, fan)]
        case Drawn(pull=pull, position=position, card=card):
            place = "none" if position is None else str(position + 1)
            return [
                _exchange(
                    speaker,
                    view,
                    "drawn",
                    creditor=pull.creditor,
                    debtor=pull.debtor,
                    card="none" if card is None else card,
                    place=place,
                )
            ]
        case Given(pull=pull, card=card):
            return [
                speaker.say(
                    "given",
                    creditor=pull.creditor,
                    debtor=pull.debtor,
                    card="none" if card is None else card,
                )
            ]
        case Played():
            return []
        case Took():
            return [trick_done(speaker, after)]
        case Scored(score=score, dealer=dealer):
            return _scored(speaker, view, after, score, dealer, sheet_follows=asked)
        case Awaited(phase=phase, actor=actor):
            waits = phase is Phase.TRUMP and actor != speaker.me and speaker.me is not None
            return [speaker.say("choosing", by=actor)] if waits else []
        case _:
            assert_never(event)


def _fan(speaker: Speaker, fan: Sequence[Card]) -> str:
    numbered = (f"{place}:{speaker.card(card)}" for place, card in enumerate(fan, 1))
    return speaker.say("fanned", cards="  ".join(numbered))


def _exchange(speaker: Speaker, view: View, code: str, **params: object) -> str:
    number = speaker.say("exchange-n", n=len(view.exchanges) + 1, of=len(view.pulls))
    return f"{number} {speaker.say(code, **params)}"


def _dealt(
    speaker: Speaker, count: int, cards: CardSet | None, after: View, *, asked_soon: bool, asked: bool
) -> list[str]:
    """One's own cards, where they are not shown with a question soon."""
    if cards is None or speaker.me is None:
        return []
    if count == 5 and not after_ten(after.rules):
        return [] if asked_soon else [speaker.say("first-five", cards=cards)]
    return [speaker.say("your-cards", cards=after.hand)] if count == 2 and (after.pulls or not asked) else []


def sevens(speaker: Speaker, rules: Rules) -> list[str]:
    """Which cards stand above the ace of trumps, where the rules have such (R-SEVEN-2, 3)."""
    top = order(Suit.SPADES, rules).top
    return [speaker.say("sevens", first=top[0], second=top[1])] if top else []


def _deal_begins(speaker: Speaker, view: View) -> list[str]:
    q = quotas(view.dealer)
    needs = [
        speaker.say("need", seat=s, quota=q[s], is_dealer=s == view.dealer) for s in in_turn(view.dealer)
    ]
    lines = ["", speaker.say("deal-title", deal=view.deal_no, deals=view.rules.deals)]
    lines.append(speaker.say("needs", needs=needs))
    lines += sevens(speaker, view.rules)
    if view.pulls:
        lines.append(speaker.say("debts", debts=draws(speaker, view.pulls)))
    return lines


def _scored(
    speaker: Speaker, view: View, after: View, score: DealScore, dealer: Seat, *, sheet_follows: bool
) -> list[str]:
    """The end of a deal: what was handed over, the bonus, the points, and what they mean for the next deal."""
    rules = view.rules
    lines = ["", *_handed_over(speaker, view), *_slam(speaker, view, score)]
    if sheet_follows:
        lines.append(speaker.say("scored", deal=view.deal_no))
    else:
        lines.append(speaker.say("scored-all", deal=view.deal_no, scores=_scores(speaker, rules, score)))
    if view.deal_no < rules.deals:
        why = loser(rules, after.debts) or "none"
        lines.append(speaker.say("next-dealer", dealer=dealer, loser=why))
        lines += next_debts(speaker, rules, after.debts, dealer)
    return lines


def _scores(speaker: Speaker, rules: Rules, score: DealScore) -> list[str]:
    q = quotas(score.dealer)
    return [
        speaker.say(
            "scored-one",
            seat=s,
            tricks=score.tricks[s],
            quota=q[s],
            points=points(speaker, rules, score.points[s]),
        )
        for s in in_turn(score.dealer)
    ]


def _handed_over(speaker: Speaker, view: View) -> list[str]:
    """What becomes of each promise, debtor by debtor (R-GIVE-3)."""
    kept: Counter[Pull] = Counter()
    lapsed: Counter[Pull] = Counter()
    for one in handed(view):
        (kept if one.kept else lapsed)[Pull(one.creditor, one.debtor)] += 1
    return [
        speaker.say(code, debtor=pull.debtor, creditor=pull.creditor, n=n)
        for code, counted in (("handed-over", kept), ("lapsed", lapsed))
        for pull, n in counted.items()
    ]


def _slam(speaker: Speaker, view: View, score: DealScore) -> list[str]:
    """The bonus for all ten tricks, or why there is none (R-SCORE-3, R-GIVE-5)."""
    bonus = view.rules.slam_bonus
    if not bonus:
        return []
    won = [speaker.say("slam", seat=s, bonus=bonus) for s in range(SEATS) if view.taken[s] == 10]
    given = [s for s in range(SEATS) if score.tricks[s] == 10 and view.taken[s] < 10]
    return won + [speaker.say("no-slam", seat=s) for s in given]


def next_debts(speaker: Speaker, rules: Rules, after: Three, dealer: Seat) -> list[str]:
    """What a deal's result means for the exchanges of the next one."""
    if rules.pulls is Pulls.OFF:
        return []
    pulls = schedule(after, dealer, rules)
    return [speaker.say("debts-next", debts=draws(speaker, pulls)) if pulls else speaker.say("debts-none")]


def end(speaker: Speaker, rules: Rules, result: Result, preset: str) -> str:
    """How the match ended."""
    return winners(speaker, result.winners, points(speaker, rules, max(result.totals)), draw=is_draw(preset))


def open_hands(speaker: Speaker, view: View) -> list[str]:
    """All hands, where they are worth telling: at the choice of trump, and where exchanges and play begin.

    The view is of somebody who has been shown all cards.
    """
    if not _hands_changed(view):
        return []
    return [speaker.say("show-hand", seat=s, cards=view.known[s]) for s in in_turn(view.dealer)]


def _hands_changed(view: View) -> bool:
    match view.phase:
        case Phase.TRUMP:
            return True
        case Phase.ELECT:
            return not view.exchanges
        case Phase.FAN:
            return not view.exchanges and view.rules.trick_instead is TrickInstead.OFF
        case Phase.PLAY:
            return not view.plays
        case _:
            return False


def broken_off(speaker: Speaker, view: View) -> list[str]:
    """What lies on the table where the moves end in the middle of a trick."""
    if not view.trick:
        return []
    so_far = plays(speaker, view.leaders[-1], view.trick)
    return [speaker.say("show-trick", plays=sentence(so_far))]
