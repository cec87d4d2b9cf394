"""Events of 3-2-5 as sentences, for a player, a spectator, or somebody who may see all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import assert_never

from satasat.cards import Card, CardSet
from satasat.game import Seat
from satasat.games.three_two_five.moves import (
    Awaited,
    Conceded,
    DealScore,
    Dealt,
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
    Seated,
    Shuffled,
    TakenUp,
    Took,
    Trumped,
    TrumpMade,
    WasCut,
)
from satasat.games.three_two_five.rules import (
    SEATS,
    Pull,
    Rules,
    Three,
    after_ten,
    five_seat,
    order,
    quotas,
    role,
    schedule,
    three_seat,
)
from satasat.games.three_two_five.view import View
from satasat.texts import Speaker


def in_turn(dealer: Seat) -> tuple[Seat, Seat, Seat]:
    """The seats in the order F, T, D."""
    return five_seat(dealer), three_seat(dealer), dealer


def sentence(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def debts(speaker: Speaker, pulls: Iterable[Pull]) -> str:
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
    done = len(view.plays) // SEATS
    if not done or view.trump is None:
        return speaker.say("trick-none")
    cards, leader = view.last_trick, view.leaders[done - 1]
    place = order(view.trump, view.rules).winner(cards)
    return speaker.say(
        "trick-done",
        n=done,
        plays=plays(speaker, leader, cards),
        seat=(leader + place) % SEATS,
        card=cards[place],
    )


def counts(speaker: Speaker, view: View) -> str:
    """Tricks taken against quotas, for all three."""
    q = quotas(view.dealer)
    each = (speaker.say("count", seat=s, taken=view.taken[s], quota=q[s]) for s in in_turn(view.dealer))
    return speaker.say("counts", counts=list(each))


def promises(speaker: Speaker, view: View) -> str | None:
    """The tricks that were promised instead of cards, where there are any."""
    if not view.promised:
        return None
    each = Counter(view.promised).items()
    said = [speaker.say("promised-one", debtor=p.debtor, creditor=p.creditor, n=n) for p, n in each]
    return speaker.say("promised", promised=said)


def score_rows(
    speaker: Speaker, sheet: Sequence[DealScore], totals: Three
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
                "score-cell", tricks=deal.tricks[s], quota=q[s], points=speaker.points(deal.points[s])
            )
            for s in seats
        ]
        rows.append([str(number), speaker.name(deal.dealer), str(speaker.word(deal.trump)), *cells])
    return heads, rows, [speaker.say("score-total"), "", "", *(speaker.points(totals[s]) for s in seats)]


def narrate(speaker: Speaker, view: View, event: Event, after: View) -> list[str]:  # noqa: PLR0911 PLR0912
    """What to say of an event, line by line; plays are told trick by trick. `view` is what was known before."""
    five = five_seat(view.dealer)
    match event:
        case Seated(dealer=dealer):
            return [speaker.say("seated", dealer=dealer)]
        case Shuffled():
            return _deal_begins(speaker, after)
        case WasCut(at=at):
            return [speaker.say("was-cut", by=five, at=at)]
        case Dealt(seat=seat, count=count, cards=cards):
            return _dealt(speaker, seat, count, cards, after)
        case Declined(method=method):
            return [speaker.say(f"declined-{method.value}", by=five)]
        case Exposed(cards=shown):
            return [speaker.say("exposed", cards=shown)]
        case Trumped(suit=suit, how=how):
            tied = how is TrumpMade.TURN_THREE and view.phase is Phase.TIE
            said = [speaker.say("trump-tied" if tied else f"trump-{how.value}", suit=suit, by=five)]
            top = order(suit, view.rules).top
            return [*said, speaker.say("trump-sevens", sevens=top)] if top else said
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
            return _scored(speaker, view, after, score, dealer)
        case Awaited(phase=phase, actor=actor):
            waits = phase is Phase.TRUMP and actor != speaker.me and speaker.me is not None
            return [speaker.say("choosing", by=actor)] if waits else []
        case _:
            assert_never(event)


def _fan(speaker: Speaker, fan: Sequence[Card]) -> str:
    numbered = (f"{place} {speaker.card(card)}" for place, card in enumerate(fan, 1))
    return speaker.say("fanned", cards="  ".join(numbered))


def _exchange(speaker: Speaker, view: View, code: str, **params: object) -> str:
    number = speaker.say("exchange-n", n=len(view.exchanges) + 1, of=len(view.pulls))
    return f"{number} {speaker.say(code, **params)}"


def _dealt(speaker: Speaker, seat: Seat, count: int, cards: CardSet | None, after: View) -> list[str]:
    if cards is None or speaker.me is None:
        return []
    if count == 5 and not after_ten(after.rules):
        return [speaker.say("first-five", cards=cards)]
    return [speaker.say("your-cards", cards=after.hand)] if count == 2 else []


def _deal_begins(speaker: Speaker, view: View) -> list[str]:
    q = quotas(view.dealer)
    roles = [
        speaker.say("roles-line", seat=s, quota=q[s], role=speaker.say(f"role-{role(s, view.dealer).value}"))
        for s in in_turn(view.dealer)
    ]
    lines = ["", speaker.say("deal-title", deal=view.deal_no, deals=view.rules.deals)]
    lines.append(speaker.say("roles", roles=roles))
    if view.pulls:
        lines.append(speaker.say("debts", debts=debts(speaker, view.pulls)))
    return lines


def _scored(speaker: Speaker, view: View, after: View, score: DealScore, dealer: Seat) -> list[str]:
    q = quotas(score.dealer)
    lines = [""]
    if promised := promises(speaker, after):
        lines.append(promised)
    lines += [
        speaker.say(
            "score-over", seat=s, tricks=score.tricks[s], quota=q[s], points=speaker.points(score.points[s])
        )
        for s in in_turn(score.dealer)
    ]
    if view.deal_no < view.rules.deals:
        lines.append(speaker.say("next-dealer", dealer=dealer))
        lines += next_debts(speaker, view.rules, after.debts, dealer)
    return lines


def next_debts(speaker: Speaker, rules: Rules, after: Three, dealer: Seat) -> list[str]:
    """What a deal's result means for the exchanges of the next one."""
    if rules.pulls.value == "off":
        return []
    pulls = schedule(after, dealer, rules)
    said = debts(speaker, pulls) if pulls else speaker.say("debts-none")
    return [speaker.say("debts-next", debts=said)]
