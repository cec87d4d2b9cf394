"""Everything that is true of a table at one moment, as a fold over its log: pure, and the same after every start (S16)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from satasat.chain import ChainDice, Proof
from satasat.game import NATURE, Actor, AnyGame, Seat, act, answer, told
from satasat.games import game as game_of
from satasat.server.log import (
    Begun,
    Committed,
    Configured,
    Consented,
    Entry,
    Hosted,
    Moved,
    Opened,
    Readied,
    Ruled,
    Sat,
    Signed,
)
from satasat.wire import (
    Ask,
    BotSat,
    Claimed,
    Clock,
    Ended,
    Lapsed,
    Place,
    Proposal,
    Proposed,
    Returned,
    SatIn,
    Seating,
    Settings,
    Stage,
    Stood,
    Swapped,
    TookBack,
)

Told: TypeAlias = tuple[tuple[Any, ...], ...]
"""The events that a move makes: for each seat, and last for those who watch."""

TURN: Final[Mapping[Clock, int | None]] = {
    Clock.NONE: None,
    Clock.RELAXED: 60_000,
    Clock.NORMAL: 25_000,
    Clock.FAST: 12_000,
}
"""Milliseconds for a move (row 28)."""
BANK: Final[Mapping[Clock, int]] = {
    Clock.NONE: 0,
    Clock.RELAXED: 0,
    Clock.NORMAL: 120_000,
    Clock.FAST: 0,
}
"""Milliseconds that a seat has in a match beyond them."""
BEFORE_A_DEAL: Final = ("dealer", "shuffle")
"""Nature's moves that wait for everybody to be ready, by their names in the chain."""


class Chair(Struct, frozen=True):
    """A seat: empty, a person's, or a bot's. `sat_in`: a bot plays for the person."""

    person: str | None = None
    name: str | None = None
    bot: str | None = None
    sat_in: bool = False

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def plays_itself(self) -> bool:
        """Whether the table moves for it: a bot, or a person who is played for."""
        return self.bot is not None or self.sat_in


EMPTY: Final = Chair()


class Deal(Struct, frozen=True):
    """What a deal's shuffle hangs on: the server's seed and commitment, and each person's seed (None: not ready)."""

    commit: str
    seed: str
    seeds: tuple[str | None, ...]

    @property
    def proof(self) -> Proof:
        return Proof(self.commit, self.seed, tuple(seed or "" for seed in self.seeds))


class Last(Struct, frozen=True):
    """The newest move, as long as it may be taken back: whose it was, and the match before it."""

    by: Actor
    before: Match


class Match(Struct, frozen=True):
    """A match that is going on, or the last one."""

    number: int
    started: str
    dealer: Seat | None
    state: Any
    views: tuple[Any, ...]
    """By seat, and last the view of those who watch."""
    deals: tuple[Deal, ...] = ()
    sheet: tuple[Any, ...] = ()
    """The deals that are over."""
    banks: tuple[int, ...] = ()
    """Milliseconds of its bank that each seat has used."""
    moves: int = 0
    claimed: Seat | None = None
    """Whose claim is being played out."""
    ended: bool = False
    last: Last | None = None
    seed: str = ""
    """The server's, where the match plays a deal once more: its shuffle is known, and nobody was asked for a seed."""

    @property
    def deal_no(self) -> int:
        """The deal that is on or comes next, from 1."""
        return len(self.sheet) + 1


class Sitting(Struct, frozen=True):
    """A table. `moved` is the number of the newest entry that has changed the game, `seq` that of the newest at all."""

    table: str
    game: AnyGame
    rules: Any
    settings: Settings
    host: str
    chairs: tuple[Chair, ...]
    seq: int = 1
    moved: int = 0
    match: Match | None = None
    proposal: Proposal | None = None
    consents: frozenset[Seat] = frozenset()

    @property
    def matches(self) -> int:
        """How many were begun."""
        return 0 if self.match is None else self.match.number

    @property
    def actor(self) -> Actor | None:
        """Who is to move in the game; None where no match is on."""
        if self.match is None or self.match.ended:
            return None
        return self.game.actor(self.match.state)

    @property
    def waits(self) -> bool:
        """Whether a deal is about to begin."""
        match = self.match
        return match is not None and self.actor == NATURE and self.game.label(match.state) in BEFORE_A_DEAL

    @property
    def deal(self) -> Deal | None:
        """What the deal that is on, or comes next, hangs on; None before it was committed to."""
        match = self.match
        if match is None:
            return None
        if match.seed:
            return Deal("", match.seed, ())
        return match.deals[match.deal_no - 1] if match.deal_no <= len(match.deals) else None

    @property
    def unready(self) -> tuple[Seat, ...]:
        """Persons for whom the next deal waits."""
        if not self.waits:
            return ()
        deal = self.deal
        return tuple(
            seat
            for seat, chair in enumerate(self.chairs)
            if chair.bot is None and (deal is None or deal.seeds[seat] is None)
        )

    @property
    def stage(self) -> Stage:
        if self.match is None:
            return Stage.LOBBY
        if self.actor is None:
            return Stage.OVER
        return Stage.BETWEEN if self.waits else Stage.DEAL

    @property
    def playing(self) -> bool:
        """Whether a match is on."""
        return self.actor is not None

    @property
    def match_name(self) -> str:
        """What the commitments of the match name."""
        return f"{self.table}/{self.matches}"

    def seat_of(self, person: str | None) -> Seat | None:
        """Where that person sits."""
        if person is None:
            return None
        return next((seat for seat, chair in enumerate(self.chairs) if chair.person == person), None)

    @property
    def host_seat(self) -> Seat | None:
        return self.seat_of(self.host)

    def seating(self) -> Seating:
        """The table as everybody sees it."""
        unready = self.unready
        waits = self.waits
        places = tuple(
            Place(chair.name, chair.bot, chair.sat_in, waits and chair.bot is None and seat not in unready)
            for seat, chair in enumerate(self.chairs)
        )
        return Seating(self.stage, self.matches, places, self.host_seat, self.settings, self.proposal)

    def proofs(self) -> tuple[Proof, ...]:
        """The seeds of the match: once it is over or was ended, not before (S12)."""
        if self.match is None or self.playing:
            return ()
        return tuple(deal.proof for deal in self.match.deals)


class Step(Struct, frozen=True):
    """What an entry comes to. `told` is empty where it is no move."""

    sitting: Sitting
    told: Told = ()


def opened(table: str, entry: Opened) -> Sitting:
    """A table at its first entry. Raises BadRules."""
    game = game_of(entry.game)
    rules = game.read_rules(entry.rules)
    return Sitting(table, game, rules, entry.settings, entry.host, (EMPTY,) * game.seats(rules))


def fold(sitting: Sitting, signed: Signed) -> Step:
    """The table after one more entry. Raises IllegalMove, OutOfTurn where the log is not one of ours."""
    sitting = replace(sitting, seq=sitting.seq + 1)
    entry = signed.entry
    if isinstance(entry, Moved):
        return _moved(sitting, entry)
    return Step(_seated(sitting, entry))


def _seated(sitting: Sitting, entry: Entry) -> Sitting:  # noqa: PLR0911 PLR0912 (one return a kind)
    match entry:
        case Sat(seat=seat, person=person, name=name):
            return _unready(_chair(sitting, seat, Chair(person, name)), seat)
        case BotSat(seat=seat, bot=bot):
            return _chair(sitting, seat, Chair(bot=bot))
        case Stood(seat=seat):
            return _chair(sitting, seat, EMPTY)
        case Swapped(a=a, b=b):
            first, second = sitting.chairs[a], sitting.chairs[b]
            return _chair(_chair(sitting, a, second), b, first)
        case SatIn(seat=seat):
            return _chair(sitting, seat, replace(sitting.chairs[seat], sat_in=True))
        case Returned(seat=seat):
            return _chair(sitting, seat, replace(sitting.chairs[seat], sat_in=False))
        case Ruled(rules=rules):
            read = sitting.game.read_rules(rules)
            seats = sitting.game.seats(read)
            chairs = (*sitting.chairs, *(EMPTY,) * seats)[:seats]
            return replace(sitting, rules=read, chairs=chairs)
        case Configured(settings=settings):
            return replace(sitting, settings=settings)
        case Hosted(person=person):
            return replace(sitting, host=person)
        case Begun():
            return _begun(sitting, entry)
        case Committed(commit=commit, seed=seed):
            return _match(
                sitting, deals=(*_on(sitting).deals, Deal(commit, seed, (None,) * len(sitting.chairs)))
            )
        case Readied(seat=seat, seed=seed):
            match = _on(sitting)
            *before, deal = match.deals
            seeds = tuple(seed if s == seat else old for s, old in enumerate(deal.seeds))
            return _match(sitting, deals=(*before, replace(deal, seeds=seeds)))
        case Proposed(seat=seat, ask=ask):
            return replace(sitting, proposal=Proposal(sitting.seq, seat, ask), consents=frozenset({seat}))
        case Consented(seat=seat):
            return replace(sitting, consents=sitting.consents | {seat})
        case Lapsed():
            lapsed = replace(sitting, proposal=None, consents=frozenset())
            if sitting.match is None:
                return lapsed
            refused = sitting.proposal is not None and sitting.proposal.ask is Ask.TAKE_BACK
            last = None if refused else sitting.match.last  # asked once for a card, and no more
            return _match(lapsed, claimed=None, last=last)
        case TookBack():
            match = _on(sitting)
            assert match.last is not None
            before_it = replace(match.last.before, banks=match.banks)
            return replace(sitting, match=before_it, moved=sitting.seq, proposal=None, consents=frozenset())
        case Claimed(seat=seat):
            return replace(_match(sitting, claimed=seat), proposal=None, consents=frozenset())
        case Ended():
            return replace(
                _match(sitting, ended=True, last=None), moved=sitting.seq, proposal=None, consents=frozenset()
            )
        case Opened() | Moved():
            raise ValueError(f"no entry for here: {entry}")
        case _:
            assert_never(entry)


def _chair(sitting: Sitting, seat: Seat, chair: Chair) -> Sitting:
    new = chair.person is None or chair.person != sitting.chairs[seat].person
    chairs = tuple(chair if s == seat else old for s, old in enumerate(sitting.chairs))
    return replace(sitting, chairs=chairs, match=_unseen(sitting, seat) if new else sitting.match)


def _unseen(sitting: Sitting, seat: Seat) -> Match | None:
    """The match, where somebody new at that seat knows of the deal that is over what all know: its hand was another's."""
    match = sitting.match
    if match is None or sitting.stage is Stage.DEAL or seat >= len(match.views) - 1:
        return match
    public = replace(match.views[-1], seat=seat)
    return replace(match, views=tuple(public if s == seat else view for s, view in enumerate(match.views)))


def _unready(sitting: Sitting, seat: Seat) -> Sitting:
    """Somebody new is not ready for the next deal, whoever was before him."""
    if not sitting.waits or sitting.match is None or sitting.deal is None:
        return sitting
    *before, deal = sitting.match.deals
    seeds = tuple(None if s == seat else old for s, old in enumerate(deal.seeds))
    return _match(sitting, deals=(*before, replace(deal, seeds=seeds)))


def _on(sitting: Sitting) -> Match:
    assert sitting.match is not None, "no match has begun"
    return sitting.match


def _match(sitting: Sitting, **changes: Any) -> Sitting:
    return replace(sitting, match=replace(_on(sitting), **changes))


def _begun(sitting: Sitting, entry: Begun) -> Sitting:
    game, rules = sitting.game, sitting.rules
    audiences = (*range(len(sitting.chairs)), None)
    views = tuple(game.blank(rules, seat) for seat in audiences)
    banks = (0,) * len(sitting.chairs)
    match = Match(sitting.matches + 1, entry.started, entry.dealer, game.start(rules), views, banks=banks)
    sitting = replace(sitting, match=match, moved=sitting.seq, proposal=None, consents=frozenset())
    if entry.again is None:
        return sitting
    for moved in entry.again.moves:
        sitting = _moved(sitting, moved).sitting
    return _match(sitting, seed=entry.again.seed)


_HARMLESS: Final = frozenset({"played", "took", "trumped", "conceded", "offered", "called", "awaited"})
"""Events that show nobody a card that was hidden from him, but for the mover's own (row 31)."""


def _moved(sitting: Sitting, entry: Moved) -> Step:
    match, game = _on(sitting), sitting.game
    state = act(game, match.state, entry.by, entry.move)
    audiences = (*range(len(sitting.chairs)), None)
    news = [
        told(game, view, match.state, entry.move, state, seat)
        for seat, view in zip(audiences, match.views, strict=True)
    ]
    views = tuple(one[-1].after for one in news)
    events = tuple(tuple(told_one.event for told_one in one) for one in news)
    scored = tuple(event.score for event in events[-1] if _tag(event) == "scored")
    harmless = (
        entry.by != NATURE and not entry.auto and all(_tag(e) in _HARMLESS for one in events for e in one)
    )
    now = replace(
        match,
        state=state,
        views=views,
        sheet=match.sheet + scored,
        moves=match.moves + 1,
        banks=_banks(sitting, entry),
        claimed=None if scored else match.claimed,
        last=Last(entry.by, replace(match, last=None)) if harmless else None,
    )
    proposal, consents = sitting.proposal, sitting.consents
    if proposal is not None and (proposal.ask is Ask.TAKE_BACK or game.actor(state) is None):
        proposal, consents = None, frozenset()
    return Step(replace(sitting, match=now, moved=sitting.seq, proposal=proposal, consents=consents), events)


def _tag(event: Any) -> str:
    return str(event.__struct_config__.tag)


def _banks(sitting: Sitting, entry: Moved) -> tuple[int, ...]:
    match = _on(sitting)
    turn = TURN[sitting.settings.clock]
    if entry.by == NATURE or turn is None or entry.ms is None or entry.ms <= turn:
        return match.banks
    bank = BANK[sitting.settings.clock]
    used = entry.ms - turn
    return tuple(min(bank, b + used) if seat == entry.by else b for seat, b in enumerate(match.banks))


def natures_move(sitting: Sitting) -> Any:
    """What the chain makes of nature's move that is due: nobody can choose it (S12, S13)."""
    match, deal = _on(sitting), sitting.deal
    assert deal is not None
    label = sitting.game.label(match.state)
    if label == "dealer" and match.dealer is not None:
        return answer(sitting.game, "seat_dealer", match.dealer)
    return sitting.game.chance(match.state, dice(sitting, label))


def beginning(sitting: Sitting) -> tuple[Moved, ...]:
    """The draw of the dealer and the shuffle, together: nobody may come in between who adds another seed (S12)."""
    moves: list[Moved] = []
    label = ""
    while (
        label != "shuffle"
    ):  # a deal may be over with it: then the next one waits, which is not committed to yet
        label = sitting.game.label(_on(sitting).state)
        moves.append(Moved(NATURE, natures_move(sitting)))
        sitting = fold(sitting, Signed(moves[-1])).sitting
    return tuple(moves)


def dice(sitting: Sitting, label: str) -> ChainDice:
    """The deal's chain under that label."""
    deal = sitting.deal
    assert deal is not None
    return deal.proof.dice(label)
