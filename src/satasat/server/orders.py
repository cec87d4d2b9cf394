"""What a person may have done at a table, and the entries that it comes to: pure, one decision a command."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, TypeAlias, assert_never

from msgspec import Struct

from satasat import wire
from satasat.bots import bot as bot_named
from satasat.cards import to_plain
from satasat.errors import Refusal
from satasat.game import NATURE, Seat
from satasat.server.in_tricks import check_in_tricks
from satasat.server.log import Begun, Configured, Consented, Entry, Hosted, Moved, Readied, Ruled, Sat
from satasat.server.names import alike, clean_text
from satasat.server.sitting import Chair, Sitting
from satasat.wire import (
    Ask,
    BotSat,
    Ended,
    Lapsed,
    Proposed,
    Returned,
    Settings,
    Stage,
    Stood,
    Swapped,
    TookBack,
)

Entries: TypeAlias = tuple[Entry, ...]

SEED = 32
"""Hexadecimal digits of a person's seed (S12)."""


class Person(Struct, frozen=True):
    """Somebody with a session. The id is told to nobody."""

    id: str
    name: str


class Moment(Struct, frozen=True):
    """When a command came, by the wall clock, and how long its sender was thinking; both in milliseconds."""

    wall: int
    ms: int


def entries(sitting: Sitting, person: Person, command: wire.Command, moment: Moment) -> Entries:  # noqa: PLR0911 PLR0912 (one return a command)
    """What the command does. Raises Refusal, BadMessage, BadRules; whether a move is legal shows when it is folded in.

    Joining, quitting, talking, hints and claims are the table's: they do nothing to its log, or need a worker.
    """
    match command:
        case wire.TakeSeat(seat=seat):
            return _take_seat(sitting, person, seat)
        case wire.Leave():
            return _leave(sitting, person)
        case wire.Back():
            return _returned(sitting, _seat(sitting, person))
        case wire.Start(dealer=dealer):
            _host(sitting, person)
            if sitting.stage is not Stage.LOBBY:
                raise Refusal("match_on")
            return (_begun(sitting, dealer, moment),)
        case wire.Rematch(dealer=dealer):
            _seat(sitting, person)
            if sitting.stage is not Stage.OVER:
                raise Refusal("match_on" if sitting.playing else "no_match_yet")
            rotated = tuple(Swapped(0, seat) for seat in range(1, len(sitting.chairs)))
            return (*rotated, _begun(sitting, dealer, moment))
        case wire.Ready(deal=deal, seed=seed):
            return _ready(sitting, person, deal, seed)
        case wire.Act(seq=seq, move=move):
            seat = _in_game(sitting, person, seq)
            played = Moved(seat, wire.read_move(sitting.game, move), moment.ms)
            return (*_returned(sitting, seat), played)
        case wire.TakeBack(seq=seq):
            return _take_back(sitting, person, seq)
        case wire.End():
            seat = _seat(sitting, person)
            if not sitting.playing:
                raise Refusal("no_match_on")
            return (*_returned(sitting, seat), *_proposed(sitting, seat, Ask.END))
        case wire.Answer(proposal=proposal, yes=yes):
            return _answer(sitting, person, proposal, yes)
        case wire.Host(do=do):
            _host(sitting, person)
            return _as_host(sitting, person, do)
        case wire.Join() | wire.Quit() | wire.Say() | wire.Hint() | wire.Claim():
            raise ValueError(f"no order: {command}")
        case _:
            assert_never(command)


def same_secret(given: str, due: str) -> bool:
    """Whether a secret is the right one, in a time that does not tell how nearly."""
    return hmac.compare_digest(given.encode(), due.encode())


def utc(wall: int) -> str:
    """Milliseconds since 1970 as a record writes them."""
    return datetime.fromtimestamp(wall // 1000, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")


def claimant(sitting: Sitting, person: Person, seq: int) -> Seat:
    """Who claims the rest. Raises Refusal, BadMessage `not_for_game`."""
    check_in_tricks(sitting.game)
    seat = _in_game(sitting, person, seq)
    if sitting.actor == NATURE or sitting.match is None or sitting.match.views[seat].phase.value != "play":
        raise Refusal("claim_not_now")
    return seat


def questioner(sitting: Sitting, person: Person, seq: int) -> Seat:
    """Who asks for a hint. Raises Refusal."""
    if not sitting.settings.hints:
        raise Refusal("hints_off")
    seat = _in_game(sitting, person, seq)
    if sitting.actor != seat:
        raise Refusal("not_your_turn")
    return seat


def said(sitting: Sitting, person: Person, command: wire.Say) -> wire.Said:
    """What the others hear (row 36). Raises Refusal."""
    if [command.phrase, command.face, command.text].count(None) != 2:
        raise Refusal("say_one_thing")
    if command.phrase not in (None, *wire.PHRASES) or command.face not in (None, *wire.FACES):
        raise Refusal("unknown_phrase", value=(command.phrase or command.face or "")[:40])
    text = None
    if command.text is not None:
        if not sitting.settings.private:
            raise Refusal("text_at_private_tables")
        text = clean_text(command.text)
    seat = sitting.seat_of(person.id)
    name = sitting.chairs[seat].name if seat is not None else None  # one's newer name was not compared (S27)
    return wire.Said(sitting.table, name or person.name, seat, command.phrase, command.face, text)


def _seat(sitting: Sitting, person: Person) -> Seat:
    seat = sitting.seat_of(person.id)
    if seat is None:
        raise Refusal("not_seated")
    return seat


def _host(sitting: Sitting, person: Person) -> None:
    if person.id != sitting.host:
        raise Refusal("not_host")


def _outside_a_match(sitting: Sitting) -> None:
    if sitting.playing:
        raise Refusal("match_on")


def _at(sitting: Sitting, seat: Seat) -> Chair:
    if not 0 <= seat < len(sitting.chairs):
        raise Refusal("no_such_seat_here", seat_no=seat, most=len(sitting.chairs) - 1)
    return sitting.chairs[seat]


def _returned(sitting: Sitting, seat: Seat) -> Entries:
    return (Returned(seat),) if sitting.chairs[seat].sat_in else ()


def _in_game(sitting: Sitting, person: Person, seq: int) -> Seat:
    """The seat of somebody who does something in the game, on what he knew at `seq` (S9)."""
    seat = _seat(sitting, person)
    if not sitting.playing or sitting.match is None:
        raise Refusal("no_match_on")
    if sitting.match.claimed is not None:
        raise Refusal("claim_on")
    if seq < sitting.moved:
        raise Refusal("stale", seq=seq, due=sitting.moved)
    if seq > sitting.seq:
        raise Refusal("not_yet", seq=seq, due=sitting.seq)
    return seat


def _take_seat(sitting: Sitting, person: Person, seat: Seat) -> Entries:
    chair = _at(sitting, seat)
    here = sitting.seat_of(person.id)
    if sitting.settings.locked and person.id != sitting.host and here is None:
        raise Refusal("table_locked")
    if sitting.stage is Stage.DEAL:
        raise Refusal("not_between_deals")
    if chair.person is not None:
        raise Refusal("seat_taken", seat=seat)
    if chair.bot is not None and not sitting.playing:
        raise Refusal("seat_taken", seat=seat)
    if here is not None and sitting.playing:
        raise Refusal("already_seated", seat=here)
    for other in sitting.chairs:
        if other.name is not None and other.person != person.id and alike(other.name, person.name):
            raise Refusal("name_like_another", name=person.name)
    stood = (Stood(here, False),) if here is not None else ()
    return (*stood, Sat(seat, person.id, person.name))


def _leave(sitting: Sitting, person: Person) -> Entries:
    seat = _seat(sitting, person)
    if sitting.playing:
        return ()
    return (Stood(seat, False), *_next_host(sitting, person.id))


def _next_host(sitting: Sitting, leaving: str) -> Entries:
    """The host's part goes to the next person, where the host leaves."""
    if leaving != sitting.host:
        return ()
    others = (chair.person for chair in sitting.chairs if chair.person not in (None, leaving))
    return tuple(Hosted(other) for other in others if other is not None)[:1]


def new_host(sitting: Sitting, there: Callable[[str | None], bool]) -> Entries:
    """The host's part goes to the next person who is there, where the host is not."""
    others = (chair.person for chair in sitting.chairs if there(chair.person))
    return tuple(Hosted(other) for other in others if other is not None)[:1]


def cleared(sitting: Sitting, seat: Seat) -> Entries:
    """The seat of somebody who left in a match that is over now."""
    person = sitting.chairs[seat].person
    assert person is not None
    return (Stood(seat, False), *_next_host(sitting, person))


def _begun(sitting: Sitting, dealer: Seat | None, moment: Moment) -> Begun:
    if not all(chair.taken for chair in sitting.chairs):
        raise Refusal("seats_empty")
    if all(chair.person is None for chair in sitting.chairs):
        raise Refusal("nobody_plays")
    if dealer is not None:
        _at(sitting, dealer)
        if to_plain(sitting.rules).get("first_dealer") != "chosen":
            raise Refusal("dealer_by_lot")
    return Begun(utc(moment.wall), dealer)


def _ready(sitting: Sitting, person: Person, deal: int, seed: str) -> Entries:
    seat = _seat(sitting, person)
    if seed and (len(seed) != SEED or not set(seed) <= set("0123456789abcdef")):
        raise Refusal("bad_seed", digits=SEED)
    match = sitting.match
    if not sitting.waits or match is None or sitting.deal is None:
        raise Refusal("no_deal_waits")
    if deal != match.deal_no:
        raise Refusal("wrong_deal", deal=deal, due=match.deal_no)
    if seat not in sitting.unready:
        raise Refusal("already_ready")
    return (*_returned(sitting, seat), Readied(seat, seed))


def _take_back(sitting: Sitting, person: Person, seq: int) -> Entries:
    seat = _in_game(sitting, person, seq)
    last = sitting.match.last if sitting.match is not None else None
    if last is None or last.by != seat:
        raise Refusal("nothing_to_take_back")
    return (*_returned(sitting, seat), *_proposed(sitting, seat, Ask.TAKE_BACK))


def voters(sitting: Sitting, seat: Seat) -> frozenset[Seat]:
    """Who must consent to what that seat proposes: the other persons that play for themselves."""
    return frozenset(
        s
        for s, chair in enumerate(sitting.chairs)
        if s != seat and chair.person is not None and not chair.sat_in
    )


def _proposed(sitting: Sitting, seat: Seat, ask: Ask) -> Entries:
    if sitting.proposal is not None:
        raise Refusal("proposal_open")
    if not voters(sitting, seat):
        return (_agreed(seat, ask),)
    return (Proposed(seat, ask),)


def _agreed(seat: Seat, ask: Ask) -> Entry:
    match ask:
        case Ask.TAKE_BACK:
            return TookBack(seat)
        case Ask.END:
            return Ended()
        case _:
            assert_never(ask)


def _answer(sitting: Sitting, person: Person, asked: int, yes: bool) -> Entries:
    seat = _seat(sitting, person)
    proposal = sitting.proposal
    if proposal is None or proposal.seq != asked:
        raise Refusal("no_such_proposal", proposal=asked)
    if seat == proposal.seat:
        if yes:
            raise Refusal("own_proposal")
        return (Lapsed(),)
    if not yes:
        return (Lapsed(),)
    if seat in sitting.consents:
        raise Refusal("already_consented")
    agreed = agreement(sitting, seat)
    return (*_returned(sitting, seat), Consented(seat), *agreed)


def agreement(sitting: Sitting, consenting: Seat | None = None) -> Entries:
    """What follows when everybody who must has consented to the open proposal; nothing before."""
    proposal = sitting.proposal
    if proposal is None:
        return ()
    missing = voters(sitting, proposal.seat) - sitting.consents - {consenting}
    return () if missing else (_agreed(proposal.seat, proposal.ask),)


_IN_A_MATCH_TOO = ("pace", "sit_in", "sit_in_bot", "spectators", "locked")


def _as_host(sitting: Sitting, person: Person, do: wire.HostAction) -> Entries:
    match do:
        case wire.PutBot(seat=seat, bot=bot):
            return _put_bot(sitting, seat, bot)
        case wire.Clear(seat=seat):
            _outside_a_match(sitting)
            chair = _at(sitting, seat)
            if not chair.taken:
                raise Refusal("seat_empty", seat=seat)
            return (Stood(seat, chair.person not in (None, person.id)),)
        case wire.Swap(a=a, b=b):
            _outside_a_match(sitting)
            _at(sitting, a)
            _at(sitting, b)
            return (Swapped(a, b),)
        case wire.SetRules():
            _outside_a_match(sitting)
            return (Ruled(to_plain(rules_of(sitting, do))),)
        case wire.Configure(settings=settings):
            return (Configured(_checked(sitting, settings)),)
        case wire.PassHost(seat=seat):
            to = _at(sitting, seat).person
            if to is None:
                raise Refusal("seat_empty", seat=seat)
            return (Hosted(to),)
        case _:
            assert_never(do)


def _put_bot(sitting: Sitting, seat: Seat, bot: str) -> Entries:
    chair = _at(sitting, seat)
    bot_named(bot, sitting.game.id)
    if sitting.stage is Stage.DEAL:
        raise Refusal("not_between_deals")
    if chair.person is not None and not chair.sat_in:
        raise Refusal("seat_taken", seat=seat)
    return (BotSat(seat, bot),)


def rules_of(sitting: Sitting, wanted: wire.SetRules) -> Any:
    """The rules that are asked for. Raises BadRules, Refusal."""
    rules = sitting.game.read_rules(wire.rules_plain(sitting.game, wanted.preset, wanted.rules))
    seats = sitting.game.seats(rules)
    if any(chair.taken for chair in sitting.chairs[seats:]):
        raise Refusal("seats_in_use", most=seats)
    return rules


def check_length(rules: Any, most: int) -> None:
    """Raises Refusal where a match would have more deals than a table of this server may have."""
    deals = getattr(rules, "deals", 0)
    if deals > most:
        raise Refusal("too_many_deals", deals=deals, most=most)


def _checked(sitting: Sitting, settings: Settings) -> Settings:
    bot_named(settings.sit_in_bot)
    if sitting.playing:
        for field in Settings.__struct_fields__:
            same = getattr(settings, field) == getattr(sitting.settings, field)
            if not same and field not in _IN_A_MATCH_TOO:
                raise Refusal("setting_fixed", setting=field)
    return settings
