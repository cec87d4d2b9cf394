"""What a game is: a few pure functions on frozen values, and nature as one of the players."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, Protocol, TypeAlias, TypeVar, assert_never, cast

from msgspec import Struct

from satasat.cards import Card, from_plain, to_plain
from satasat.errors import OutOfTurn

Seat: TypeAlias = int
"""A player's place, 0 to n - 1 in play order."""

NATURE: Final = "nature"
"""Who shuffles, fans and draws at random: nobody's seat."""

Actor: TypeAlias = Seat | Literal["nature"]


T = TypeVar("T")
M = TypeVar("M")
R = TypeVar("R")
S = TypeVar("S")
E = TypeVar("E")
V = TypeVar("V")


class Dice(Protocol):
    """All the randomness that there is: handed in, so that a seed repeats everything."""

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """The same items in a uniformly random order."""

    def below(self, n: int) -> int:
        """A uniformly random whole number from 0 to n - 1; n is at least 1 and may be of any size."""


class OneOf(Struct, Generic[M], frozen=True, tag_field="type", tag="one_of"):
    """The actor may make one of these moves (none: nothing is due from him)."""

    moves: tuple[M, ...]


class AnyOrder(Struct, frozen=True, tag_field="type", tag="any_order"):
    """The actor puts these cards in any order. `move` is the type of the move: `shuffle` or `fan`."""

    move: str
    cards: tuple[Card, ...]


class Between(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="between"):
    """The actor names a whole number from `least` to `most`. `move` is the type of the move: `cut`, `bid`.

    `instead` is the type of a move without fields that he may make just as well: `throw_in`, `pass`.
    """

    move: str
    least: int
    most: int
    instead: str | None = None


Choices: TypeAlias = OneOf[M] | AnyOrder | Between


class Result(Struct, frozen=True):
    """How a match ended: one entry a deal (the game's own type), final totals by seat, the seats that hold the most."""

    deals: tuple[Any, ...]
    totals: tuple[int, ...]
    winners: tuple[Seat, ...]


def final(sheet: tuple[Any, ...], totals: tuple[int, ...]) -> Result:
    """The result of a match that ended with that score sheet and those totals."""
    best = max(totals)
    return Result(sheet, totals, tuple(seat for seat, total in enumerate(totals) if total == best))


class Option(Struct, frozen=True):
    """One house-rule switch. `values` are all that it takes, None: any positive whole number, up to `most` where it is given.

    A `many` option takes any selection of its values; one with `none` may also have none, a limit that is not there.
    `sources` gives the value of each described rule set by its preset, with † where that description is silent.
    """

    name: str
    values: tuple[str | int, ...] | None
    many: bool = False
    sources: Mapping[str, str] = {}
    most: int | None = None
    none: bool = False


@dataclass(frozen=True)
class Game(Generic[R, S, M, E, V]):
    """A game. R: rules, S: state (the truth), M: move, E: event (what a seat is shown), V: view (what a seat knows).

    `behaviour` moves when the same moves give another outcome than before. Everything here is pure.
    """

    id: str
    behaviour: int
    rules: type[R]
    options: tuple[Option, ...]
    presets: Mapping[str, R]
    default_preset: str
    read_rules: Callable[[Mapping[str, Any]], R]
    """Rules from plain values, every option given. Raises BadRules."""
    move: Any
    """The union of the moves, for reading them."""
    seats: Callable[[R], int]
    start: Callable[[R], S]
    actor: Callable[[S], Actor | None]
    """Who acts; None when the match is over."""
    legal: Callable[[S], Choices[M]]
    """What the actor may do; `step` accepts exactly that."""
    step: Callable[[S, M], S]
    """The state after the actor's move. Raises IllegalMove."""
    chance: Callable[[S, Dice], M]
    """Nature's move, where nature is the actor."""
    label: Callable[[S], str]
    """What chance is called in the chain of a checkable match (docs/formats/shuffle.md), where nature is the actor or a
    seat puts cards in an order: `dealer`, `shuffle`, `turn`, `fan 2`. No two of a deal alike, no `/`."""
    shown: Callable[[S, M, S, Seat | None], tuple[E, ...]]
    """What a seat (None: a spectator) is shown of a move: before, move, after, seat."""
    blank: Callable[[R, Seat | None], V]
    """What a seat knows before anything has happened."""
    observe: Callable[[V, E], V]
    """What it knows after one more event."""
    remarks: Callable[[V], Any]
    """What the rules say of a view (a frozen struct), so that whoever draws it has to know none."""
    worlds: Callable[[V, Dice], Iterator[Any]]
    """Endless uniform sample of where every card may lie now, given a view."""
    result: Callable[[S], Result | None]
    """The result of a finished match, None before the end."""


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


def act(game: Game[R, S, M, E, V], state: S, by: Actor, move: M) -> S:
    """The state after `by` has made `move`. Raises OutOfTurn when somebody else was due, else as `game.step`."""
    due = game.actor(state)
    if by != due and due is not None:
        raise OutOfTurn("out_of_turn", by=by, turn=due)
    return game.step(state, move)


def bare(game: Game[R, S, M, E, V], kind: str) -> M:
    """The move of that type, which has no fields: what Between may name instead."""
    return cast(M, from_plain({"type": kind}, game.move))


def answer(game: Game[R, S, M, E, V], kind: str, value: Any) -> M:
    """The move of that type whose only field has that plain value: what AnyOrder and Between ask for."""
    (field,) = next(m for m in game.move.__args__ if m.__struct_config__.tag == kind).__struct_fields__
    return cast(M, from_plain({"type": kind, field: value}, game.move))


def uniform(game: Game[R, S, M, E, V], choices: Choices[M], dice: Dice) -> M:
    """One of the choices, all equally likely. There must be one.

    Where there is a move instead of a number, it is as likely as all numbers together: else a rich bidder would never stop.
    """
    match choices:
        case OneOf(moves=moves):
            return moves[dice.below(len(moves))]
        case AnyOrder(move=kind, cards=cards):
            return answer(game, kind, to_plain(dice.shuffled(cards)))
        case Between(instead=str(instead)) if dice.below(2):
            return bare(game, instead)
        case Between(move=kind, least=least, most=most):
            return answer(game, kind, least + dice.below(most - least + 1))
        case _:
            assert_never(choices)


def replay(game: Game[R, S, M, E, V], rules: R, moves: Iterable[tuple[Actor, M]]) -> S:
    """The state that these moves lead to. Raises IllegalMove, OutOfTurn."""
    state = game.start(rules)
    for by, move in moves:
        state = act(game, state, by, move)
    return state


class Told(Struct, Generic[V, E], frozen=True):
    """An event that somebody was shown, with what he knew before and after it."""

    before: V
    event: E
    after: V


def told(
    game: Game[R, S, M, E, V], view: V, before: S, move: M, after: S, seat: Seat | None
) -> tuple[Told[V, E], ...]:
    """What a seat (None: a spectator), which knew `view`, is told of a move: never nothing."""
    news = []
    for event in game.shown(before, move, after, seat):
        known = game.observe(view, event)
        news.append(Told(view, event, known))
        view = known
    return tuple(news)


def observe_all(
    game: Game[R, S, M, E, V], views: Sequence[V], seats: Sequence[Seat | None], before: S, move: M, after: S
) -> tuple[V, ...]:
    """The views of these seats after a move."""
    return tuple(
        told(game, view, before, move, after, seat)[-1].after for view, seat in zip(views, seats, strict=True)
    )


def play(
    game: Game[R, S, M, E, V], rules: R, choose: Sequence[Callable[[V], M]], dice: Dice
) -> Iterator[tuple[Actor, M, S]]:
    """Plays a match: each seat's chooser is given that seat's view, nature moves by `dice`.

    Yields who moved, the move, and the state after it, until the match is over.
    """
    state = game.start(rules)
    seats = range(game.seats(rules))
    views = tuple(game.blank(rules, seat) for seat in seats)
    while (actor := game.actor(state)) is not None:
        move = game.chance(state, dice) if actor == NATURE else choose[actor](views[actor])
        after = game.step(state, move)
        views = observe_all(game, views, seats, state, move, after)
        state = after
        yield actor, move, state
