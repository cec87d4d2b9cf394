"""The conformance kit: what every game and every bot must keep, for anybody's tests.

`check_game` and `check_bot` raise AssertionError and say what was broken, where, and under which rules; both repeat from
their seed. The parts they are made of are public too. Needs hypothesis: `pip install 'satasat[testing]'`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from itertools import count
from typing import Any, NamedTuple, TypeVar, get_args, get_origin, get_type_hints

try:
    from hypothesis import strategies as st
except ImportError as missing:  # pragma: no cover (tested in a process of its own)
    raise ImportError("satasat.testing needs hypothesis: pip install 'satasat[testing]'") from missing

from msgspec.structs import replace

from satasat.bots import Bot, Budget
from satasat.cards import CARDS, NONE, Card, CardSet, card_set, cards_in, decode, encode, to_plain
from satasat.dice import SeededDice
from satasat.errors import BadRules, IllegalMove
from satasat.game import (
    NATURE,
    AnyGame,
    AnyOrder,
    Between,
    Dice,
    OneOf,
    Option,
    Seat,
    answer,
    bare,
    observe_all,
    play,
    replay,
    uniform,
)

T = TypeVar("T")
Shown = Callable[[Any, Any, Any, Seat | None], tuple[Any, ...]]  # as Game.shown
Seen = Callable[[Any, Any, Any, Seat | None], CardSet]  # the faces that a move shows to a seat, from the same

_PUBLIC = ("rules", "phase", "deal_no", "dealer", "totals", "debts", "pool")
_PUBLIC_OF_DEAL = (
    "declined", "trump", "made", "pulls", "promised", "trick", "taken",
    "players", "calls", "claims", "shown", "compared", "buyer",
)  # fmt: skip
_TOLD_OF_DEAL = ("claims", "shown", "compared", "buyer", "sides")
"""What all are rightly told, and hidden cards decide."""
_SECRET_OF_DEAL = ("fan", "drawn")


def _need(holds: bool, text: str, *values: Any) -> None:
    if not holds:
        raise AssertionError(text.format(*values))


class _Drawn:
    """Dice that hypothesis throws."""

    def __init__(self, draw: st.DrawFn) -> None:
        self._draw = draw

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        return tuple(self._draw(st.permutations(items)))

    def below(self, n: int) -> int:
        return self._draw(st.integers(0, n - 1))


@st.composite
def rules_of(draw: st.DrawFn, game: AnyGame, most: int = 6) -> Any:
    """A strategy: any valid rules of the game. An option that takes any positive number stays within `most`."""
    return random_rules(game, _Drawn(draw), most)


def random_rules(game: AnyGame, dice: Dice, most: int = 3) -> Any:
    """Any valid rules of the game, as `rules_of`, by dice."""
    wanted: dict[str, Any] = {}
    for option in game.options:
        if option.values is None:
            wanted[option.name] = _number(option, most, dice)
        elif option.many:
            wanted[option.name] = [value for value in option.values if dice.below(2)]
        else:
            wanted[option.name] = _pick(option.values, dice)
    rules = _pick(tuple(game.presets.values()), dice)
    for name in dice.shuffled(list(wanted)):
        try:
            rules = game.read_rules({**to_plain(rules), name: wanted[name]})
        except BadRules:  # it excludes what was taken before
            continue
    return rules


def _number(option: Option, most: int, dice: Dice) -> int | None:
    """Any number up to `most`; where the option says itself how far it goes, or may be none, up to so many tens."""
    if option.most is None and not option.none:
        return 1 + dice.below(most)
    if option.none and not dice.below(3):
        return None
    return 1 + dice.below(min(10 * most, option.most or 10 * most))


def _pick(items: Sequence[Any], dice: Dice) -> Any:
    return items[dice.below(len(items))]


class _Kind(NamedTuple):
    type: type[Any]
    fields: dict[str, Any]  # with their types


@cache
def _kinds(union: Any) -> dict[str, _Kind]:
    return {_tag(kind): _Kind(kind, get_type_hints(kind)) for kind in get_args(union) or (union,)}


def _tag(move: Any) -> str:
    return str(move.__struct_config__.tag)


def allows(choices: Any, move: Any) -> bool:
    """Whether the move is one of these choices."""
    if isinstance(choices, OneOf):
        return move in choices.moves
    if isinstance(choices, Between) and _tag(move) == choices.instead:
        return True
    if _tag(move) != choices.move:
        return False
    (value,) = (getattr(move, field) for field in move.__struct_fields__)
    if isinstance(choices, AnyOrder):
        return sorted(value) == sorted(choices.cards)
    return bool(choices.least <= value <= choices.most)


def any_move(choices: Any, dice: Dice, game: AnyGame) -> Any:
    """A move of any type with any values, mostly a wrong one; orders are near those of the choices."""
    kind = _pick(list(_kinds(game.move).values()), dice)
    return kind.type(**{name: _any_value(hint, choices, dice) for name, hint in kind.fields.items()})


def _any_value(hint: Any, choices: Any, dice: Dice) -> Any:
    if hint is Card:
        return _pick(CARDS, dice)
    if hint is int:
        return dice.below(64) - 2
    if isinstance(hint, type) and issubclass(hint, Enum):
        return _pick(list(hint), dice)
    if get_origin(hint) is tuple and get_args(hint) == (Card, ...):
        due = choices.cards if isinstance(choices, AnyOrder) else CARDS[:10]
        return _nearly(dice.shuffled(due), dice)
    raise AssertionError(f"the kit does not know how to make a {hint}")


def _nearly(order: tuple[Card, ...], dice: Dice) -> tuple[Card, ...]:
    """The order as it is, with one card missing, one too many, one twice, or one strange."""
    first, *rest = order
    ends: tuple[tuple[Card, ...], ...] = ((first,), (), (first, first), (rest[-1],), (_pick(CARDS, dice),))
    return (*ends[dice.below(len(ends))], *rest)


def neighbours(choices: Any, game: AnyGame) -> Iterator[Any]:
    """Moves at the edge of the choices: numbers at both ends of the range and beyond, every card of the 52."""
    if isinstance(choices, Between):
        for number in (choices.least - 1, choices.least, choices.most, choices.most + 1):
            yield answer(game, choices.move, number)
        if choices.instead is not None:
            yield bare(game, choices.instead)
    if isinstance(choices, OneOf) and choices.moves:
        kind = _kinds(game.move)[_tag(choices.moves[0])]
        if list(kind.fields.values()) == [Card]:
            yield from map(kind.type, CARDS)


class Made(NamedTuple):
    """One move of a match."""

    state: Any  # the one before it
    actor: Any
    move: Any
    after: Any


def random_match(game: AnyGame, rules: Any, dice: Dice) -> Iterator[Made]:
    """A match to its end in which every seat makes any of its moves."""
    state = game.start(rules)
    while (actor := game.actor(state)) is not None:
        move = game.chance(state, dice) if actor == NATURE else uniform(game, game.legal(state), dice)
        after = game.step(state, move)
        yield Made(state, actor, move, after)
        state = after


# -------------------------------------------------------------------------------------------------- the swap test


def exchanged(move: Any, one: Card, other: Card) -> Any:
    """The move with each of the two cards in the place of the other."""
    partner = {one: other, other: one}
    changes: dict[str, Any] = {}
    for field in move.__struct_fields__:
        value = getattr(move, field)
        if isinstance(value, Card):
            if value in partner:
                changes[field] = partner[value]
        elif isinstance(value, tuple):
            changes[field] = tuple(partner.get(c, c) for c in value)
    return replace(move, **changes) if changes else move


def _seats(game: AnyGame, rules: Any) -> tuple[Seat | None, ...]:
    """Everybody who watches a match: the seats, and None for a spectator."""
    return (*range(game.seats(rules)), None)


def told_to_all(state: Any) -> tuple[Any, ...]:
    """What the rules tell to all of what hidden cards decide: where a swap changes that, it may be noticed."""
    return (getattr(state, "sheet", ()), *(getattr(state.deal, name, None) for name in _TOLD_OF_DEAL))


class Swapped(NamedTuple):
    """How many pairs of a state and a seat the swap test compared, and how many swaps were no possible match."""

    compared: int
    skipped: int


class Swaps:
    """The swap test, along one match.

    Two cards that a seat was not shown in this deal change places in every move of the deal, its shuffle first; the
    seat must then be shown the very same. A leak of either card, however roundabout, makes a difference. A swap that changes
    what the rules tell to all (who claims, what a buyer shows, the score sheet) is no possible match, as is one that makes a
    move impossible.

    `shown` stands in for `game.shown`, to plant a leak. `seen` says which faces a move shows; left out, it is those that
    `game.shown` names, and only roundabout leaks are found: give the rules' own word to find the plain ones too.
    """

    def __init__(
        self, game: AnyGame, rules: Any, shown: Shown | None = None, seen: Seen | None = None
    ) -> None:
        self._game = game
        self._shown = shown or game.shown
        self._seen = seen or (lambda *move_and_seat: cards_in(game.shown(*move_and_seat)))
        self._seats = _seats(game, rules)
        self._views = {seat: game.blank(rules, seat) for seat in self._seats}
        self._begin(game.start(rules), NONE)

    def _begin(self, state: Any, pack: CardSet) -> None:
        self._first = state
        self._first_views = dict(self._views)
        self._pack = pack
        self._moves: list[tuple[Any, Any, Any]] = []
        self._events: dict[Seat | None, list[tuple[Any, ...]]] = {seat: [] for seat in self._seats}
        self._faces = dict.fromkeys(self._seats, NONE)

    def push(self, before: Any, move: Any, after: Any) -> None:
        """The next move of the match."""
        due = self._game.legal(before)
        if isinstance(due, AnyOrder) and due.move == "shuffle":
            self._begin(before, card_set(due.cards))
        self._moves.append((move, self._game.actor(after), told_to_all(after)))
        for seat in self._seats:
            events = self._shown(before, move, after, seat)
            for event in events:
                self._views[seat] = self._game.observe(self._views[seat], event)
            self._events[seat].append(events)
            self._faces[seat] = self._faces[seat] | self._seen(before, move, after, seat)

    def compare(self, seat: Seat | None, dice: Dice) -> Swapped:
        """Swaps two cards for the seat, up to the last move. Raises AssertionError when it can tell the difference."""
        hidden = tuple(self._pack - self._faces[seat])
        if len(hidden) < 2:
            return Swapped(0, 0)
        one, other = dice.shuffled(hidden)[:2]
        game, shown = self._game, self._shown
        state, view = self._first, self._first_views[seat]
        for (move, actor, facts), events in zip(self._moves, self._events[seat], strict=True):
            twin = exchanged(move, one, other)
            try:
                after = game.step(state, twin)
            except IllegalMove:
                return Swapped(0, 1)
            if game.actor(after) != actor or told_to_all(after) != facts:
                return Swapped(0, 1)
            told = shown(state, twin, after, seat)
            text = "seat {} can tell {} from {}: at {} it is shown {}, with the two exchanged {}"
            _need(told == events, text, seat, one, other, move, events, told)
            for event in told:
                view = game.observe(view, event)
            state = after
        _need(view == self._views[seat], "seat {}: the same events have made two views", seat)
        return Swapped(1, 0)


def swap_differences(
    game: AnyGame,
    rules: Any,
    moves: Sequence[tuple[Any, Any]],
    upto: int,
    seat: Seat | None,
    dice: Dice,
    shown: Shown | None = None,
    seen: Seen | None = None,
) -> Swapped:
    """One swap (see `Swaps`) for the seat after the first `upto` of these moves.

    Raises AssertionError when the seat can tell the difference. Neither compared nor skipped: no two cards are hidden.
    """
    swaps = Swaps(game, rules, shown, seen)
    state = game.start(rules)
    for _, move in moves[:upto]:
        after = game.step(state, move)
        swaps.push(state, move, after)
        state = after
    return swaps.compare(seat, dice)


# -------------------------------------------------------------------------------------------------------- games


def check_step(game: AnyGame, state: Any, dice: Dice, tries: int = 12) -> None:
    """`step` accepts exactly the choices (wrong moves are sampled) and leaves the state as it was."""
    choices = game.legal(state)
    before = encode(state)
    moves = list(choices.moves) if isinstance(choices, OneOf) else [uniform(game, choices, dice)]
    moves += [*neighbours(choices, game), *(any_move(choices, dice, game) for _ in range(tries))]
    for move in moves:
        due = allows(choices, move)
        try:
            game.step(state, move)
        except IllegalMove as why:
            _need(not due, "{} is among the choices and refused: {}", move, why)
        else:
            _need(due, "{} is accepted and not among the choices {}", move, choices)
    _need(encode(state) == before, "a step has changed the state it started from")


def check_views(game: AnyGame, state: Any, views: Mapping[Seat | None, Any]) -> None:
    """What each seat has folded is the truth, as far as it is shown it; the actor alone has choices."""
    actor, deal = game.actor(state), state.deal
    sizes = tuple(map(len, deal.hands))
    for seat, view in views.items():
        pairs = [(name, state) for name in _PUBLIC] + [(name, deal) for name in _PUBLIC_OF_DEAL if any(sizes)]
        for name, truth in pairs:
            if hasattr(view, name) and hasattr(truth, name):
                seen, is_so = getattr(view, name), getattr(truth, name)
                _need(seen == is_so, "seat {} sees {} {}, it is {}", seat, name, seen, is_so)
        for name in _SECRET_OF_DEAL:
            if hasattr(view, name) and hasattr(deal, name) and (seen := getattr(view, name)) is not None:
                _need(seen == getattr(deal, name), "seat {} sees another {}: {}", seat, name, seen)
        _need(view.actor == actor, "seat {} awaits {}, {} is to act", seat, view.actor, actor)
        _need(view.counts == sizes, "seat {} counts {}, the hands hold {}", seat, view.counts, sizes)
        held = NONE if seat is None else deal.hands[seat]
        _need(not view.hand - held, "seat {} sees {} in its hand, it holds {}", seat, view.hand, held)
        if actor != NATURE:  # before nature's move, cards may lie in a hand that are kept from it
            _need(view.hand == held, "seat {} sees {}, its hand is {}", seat, view.hand, held)
        due = game.legal(state) if seat == actor and seat is not None else OneOf(())
        _need(view.legal == due, "seat {} is offered {}, due is {}", seat, view.legal, due)


def disagreement(view: Any, hands: Sequence[CardSet], undealt: CardSet) -> str | None:
    """Why cards cannot lie like this by what the view knows; None: they may."""
    known = getattr(view, "known", (NONE,) * len(hands))
    slipped = getattr(view, "slipped", (0,) * len(hands))
    if tuple(map(len, hands)) != view.counts:
        return f"hands of {tuple(map(len, hands))}, they are of {view.counts}"
    if view.seat is not None and view.hand - hands[view.seat]:
        return f"{view.hand - hands[view.seat]} left the seat's own hand"
    everything = card_set(c for hand in hands for c in hand)
    if len(everything) != sum(map(len, hands)) or everything & undealt or everything & card_set(_plays(view)):
        return "a card lies in two places"
    for seat, hand in enumerate(hands):
        if hand - view.may[seat]:
            return f"{hand - view.may[seat]} cannot be in hand {seat}"
        gone = known[seat] - hand
        if len(gone) > slipped[seat] or gone & undealt:
            return f"{gone} cannot have left hand {seat}"
    return None


def _plays(view: Any) -> tuple[Card, ...]:
    return tuple(getattr(view, "plays", ()))


def check_worlds(game: AnyGame, state: Any, view: Any, dice: Dice, samples: int = 2) -> None:
    """Sampled worlds agree with the view and hold the pack, and the truth is one that may be sampled."""
    hands = state.deal.hands
    pack = card_set(getattr(state.deal, "pack", ()))
    played = card_set(_plays(view))
    undealt = pack - played - card_set(c for hand in hands for c in hand)
    why = disagreement(view, hands, undealt)
    _need(why is None, "seat {} rules out how the cards do lie: {}", view.seat, why)
    found = game.worlds(view, dice)
    for _ in range(samples):
        world = next(found)
        why = disagreement(view, world.hands, world.undealt)
        _need(why is None, "a world for seat {} disagrees with its view: {}", view.seat, why)
        lie = card_set(c for hand in (*world.hands, world.undealt) for c in hand) | played
        _need(not pack or lie == pack, "a world for seat {} is not the pack: {}", view.seat, lie)


def _check_match(game: AnyGame, rules: Any, match_dice: Dice, dice: Dice) -> None:
    seats = _seats(game, rules)
    views = tuple(game.blank(rules, seat) for seat in seats)
    swaps = Swaps(game, rules)
    moves: list[tuple[Any, Any]] = []
    state = game.start(rules)
    for before, actor, move, after in random_match(game, rules, match_dice):
        _need(len(moves) < 100_000, "no end after {} moves", len(moves))
        _need(game.result(before) is None, "there is a result before the end")
        _need(allows(game.legal(before), move), "nature's move {} is not among the choices", move)
        check_step(game, before, dice)
        views = observe_all(game, views, seats, before, move, after)
        check_views(game, after, dict(zip(seats, views, strict=True)))
        seat = _pick(seats, dice)
        view = views[seats.index(seat)]
        for value in (move, after, view, *game.shown(before, move, after, seat)):
            again = decode(encode(value), type(value))
            _need(again == value, "not the same after JSON: {}, {}", value, again)
        for one in views:
            check_worlds(game, after, one, dice, samples=1)
        swaps.push(before, move, after)
        swaps.compare(seat, dice)
        moves.append((actor, decode(encode(move), game.move)))
        state = after
    _need(replay(game, rules, moves) == state, "the same moves lead to another state")
    check_step(game, state, dice)
    _check_result(game, state, views)


def _check_result(game: AnyGame, state: Any, views: Sequence[Any]) -> None:
    result = game.result(state)
    assert result is not None, "no result at the end"
    best = tuple(seat for seat, total in enumerate(result.totals) if total == max(result.totals))
    _need(result.winners == best, "{} have the most, {} win", best, result.winners)
    seen = {view.totals for view in views}
    _need(seen == {result.totals}, "the seats see totals of {}, they are {}", seen, result.totals)
    if all(hasattr(deal, "points") for deal in result.deals):
        sums = tuple(map(sum, zip(*(deal.points for deal in result.deals), strict=True)))
        _need(result.totals == sums, "the deals sum to {}, the totals are {}", sums, result.totals)


def _rules(game: AnyGame, number: int, dice: Dice) -> Any:
    """The rules of that match of a check: each preset once, then any."""
    presets = tuple(game.presets.values())
    return presets[number] if number < len(presets) else random_rules(game, dice)


def check_game(game: AnyGame, seed: int | str, matches: int) -> None:
    """Random matches, under each preset first, then under random rules, keep what every game must keep.

    A match ends; `step` accepts exactly the choices; states, moves, views and events survive JSON; every view is the
    truth as far as it is shown; it gives nothing away (`Swaps`); worlds agree with it; replaying repeats; the result is
    right. The state is expected to have a `deal` with `hands`, the view the fields of docs/formats/view.md.
    """
    for number in range(matches):
        dice = SeededDice(f"{seed}/{number}")
        rules = _rules(game, number, dice)
        try:
            _check_match(game, rules, dice, SeededDice(f"{seed}/{number}/checks"))
        except AssertionError as fault:
            fault.add_note(f"{game.id}, seed {seed}, match {number}, rules {to_plain(rules)}")
            raise


def check_bot(bot: Bot, game: AnyGame, seed: int | str, matches: int, budget: Budget) -> None:
    """The bot plays whole matches in all seats, from views alone: legal moves, same seed same moves, nothing changed.

    Every question is put twice, the second time with an equal view that has been through JSON and equal dice. So the
    budget must be one of work, not of time. Rules are those of `check_game`.
    """
    for number in range(matches):
        dice = SeededDice(f"{seed}/{number}")
        rules = _rules(game, number, dice)
        turns = count(1)

        def choose(view: Any, number: int = number, turns: Iterator[int] = turns) -> Any:
            return _ask(bot, view, budget, f"{seed}/{number}/{next(turns)}")

        for _ in play(game, rules, [choose] * game.seats(rules), dice):
            pass


def _ask(bot: Bot, view: Any, budget: Budget, seed: str) -> Any:
    before = encode(view)
    move, again = (bot.choose(one, budget, SeededDice(seed)) for one in (view, decode(before, type(view))))
    where = f"dice {seed!r}, view {before.decode()}"
    _need(allows(view.legal, move), "the bot's move {} is not among the choices; {}", move, where)
    _need(move == again, "asked twice, the bot says {} and {}; {}", move, again, where)
    _need(encode(view) == before, "the bot has changed its view; {}", where)
    return move
