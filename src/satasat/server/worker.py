"""The process in which bots think (S6, S33): `python -m satasat.server.worker`, a request a line in, an answer a line out.

To choose, to hint and to judge a claim it is given a seat's view as JSON and nothing else of the table. Its parent is
`satasat.server.workers`; without that it ends.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Mapping
from contextlib import suppress
from threading import Thread
from typing import Any, BinaryIO, Final, TypeAlias

import msgspec
from msgspec import Raw, Struct

from satasat.bots import Worlds, bot, warm
from satasat.cards import decode, encode
from satasat.dice import SeededDice
from satasat.errors import BadMessage, BadRules, SatasatError
from satasat.game import Seat
from satasat.games import game as game_of
from satasat.games.thirty_five import view as thirty_five
from satasat.games.three_two_five.moves import Play
from satasat.games.three_two_five.view import View
from satasat.games.trentacinque import view as trentacinque
from satasat.server.in_tricks import check_in_tricks

MEMORY: Final = 384 << 20
"""Bytes of data that a worker may hold (S6)."""
NICE: Final = 5
"""By how much it stands back, so that the event loop has its core."""
LONGEST: Final = 8 << 20
"""Bytes of a request or an answer; a view has about a thousand."""
VIEWS: Final[Mapping[str, Any]] = {
    "three-two-five": View,
    "thirty-five": thirty_five.View,
    "trentacinque": trentacinque.View,
}
"""By game, the type of its views."""


class Warm(Struct, frozen=True, tag_field="task", tag="warm"):
    """Load what bots and solver run on. The answer is null."""


class Choose(Struct, frozen=True, tag_field="task", tag="choose"):
    """A bot's move for the seat of the view, with dice of that seed; one that looks ahead looks at so many worlds."""

    game: str
    bot: str
    view: Raw
    seed: str
    worlds: int


class AskHint(Struct, frozen=True, tag_field="task", tag="hint"):
    """A `satasat.analysis.hint.Hint` for the seat of the view, from so many worlds; of a betting game the hint for a bid."""

    game: str
    view: Raw
    seed: str
    worlds: int


class ProveClaim(Struct, frozen=True, tag_field="task", tag="claim"):
    """Whether all the rest are surely the seat's. The answer is true or false."""

    game: str
    view: Raw


class PlayOut(Struct, frozen=True, tag_field="task", tag="play_out"):
    """The moves with which that seat takes all the rest; `position` is a `satasat.solver.Position`, with open cards."""

    game: str
    position: Raw
    seat: Seat


class ReviewMatch(Struct, frozen=True, tag_field="task", tag="review"):
    """The review of the first match of a record (docs/formats/review.md); of that deal alone, where one is named."""

    record: str
    deal: int | None = None


Task: TypeAlias = Warm | Choose | AskHint | ProveClaim | PlayOut | ReviewMatch


class Request(Struct, frozen=True):
    """A task, and the number that its answer has to have."""

    n: int
    task: Task


class Answer(Struct, frozen=True, omit_defaults=True):
    """What became of a task: its value, or the code of why it is refused, or the kind of error that the work ended in."""

    n: int
    value: Raw = Raw(b"null")
    refused: str | None = None
    failed: str | None = None


def _view(game: str, view: Raw) -> Any:
    if game not in VIEWS:
        raise BadRules("unknown_game", game=game, allowed=list(VIEWS))
    return decode(bytes(view), VIEWS[game])


def choose(task: Choose) -> Any:
    """The move. Raises BadMessage `unknown_bot`, BadRules `unknown_game`."""
    view = _view(task.game, task.view)
    return bot(task.bot, task.game).choose(view, Worlds(task.worlds), SeededDice(task.seed))


def ask_hint(task: AskHint) -> Any:
    """The hint. Raises BadRules `unknown_game`."""
    view = _view(task.game, task.view)
    from satasat.analysis.hints import HINTS  # noqa: PLC0415 (not every worker is asked)

    return HINTS[task.game](view, task.worlds, SeededDice(task.seed))


def prove_claim(task: ProveClaim) -> bool:
    """Whether it is proven. Raises BadRules `unknown_game`, BadMessage `not_for_game`."""
    check_in_tricks(game_of(task.game))
    from satasat.analysis.claim import proven  # noqa: PLC0415 (as above)

    return proven(_view(task.game, task.view))


def play_out(task: PlayOut) -> tuple[Play, ...]:
    """The plays to the end of the deal. Raises ValueError where that seat does not take all the rest."""
    from satasat.analysis import claim  # noqa: PLC0415 (as above)
    from satasat.solver import Position  # noqa: PLC0415

    return tuple(map(Play, claim.play_out(decode(bytes(task.position), Position), task.seat)))


def review_match(task: ReviewMatch) -> Any:
    """The MatchReview. Raises BadMessage `match_unfinished`; what is wrong with a record that does not hold."""
    from satasat.analysis.deal import review_deal, sources  # noqa: PLC0415 (as above)
    from satasat.analysis.review import match_review  # noqa: PLC0415
    from satasat.bots.judge import judge  # noqa: PLC0415
    from satasat.records import read  # noqa: PLC0415
    from satasat.solver import solve  # noqa: PLC0415

    match = next(read(task.record.encode().splitlines(keepends=True)))
    if match.faults:
        raise match.faults[0].error
    if match.header is not None:
        check_in_tricks(match.header.game)
    if not match.finished:
        raise BadMessage("match_unfinished", value=1, file="")
    assert match.header is not None
    wanted = [one for n, one in enumerate(sources(match), 1) if task.deal in (None, n)]
    return match_review(match, match.header, 1, [review_deal(one, solve, judge) for one in wanted])


def warm_up() -> None:
    """Loads, or compiles, all kernels."""
    from satasat import solver  # noqa: PLC0415 (a module that imports numba when it is asked)

    warm()
    solver.warm()


def _done(task: Task) -> Any:
    match task:
        case Choose():
            return choose(task)
        case AskHint():
            return ask_hint(task)
        case ProveClaim():
            return prove_claim(task)
        case PlayOut():
            return play_out(task)
        case ReviewMatch():
            return review_match(task)
        case Warm():
            return warm_up()


def answered(line: bytes) -> bytes:
    """The answer to a request, both without line ends. Raises msgspec.DecodeError where it is none of ours."""
    request = _REQUESTS.decode(line)
    try:
        answer = Answer(request.n, Raw(encode(_done(request.task))))
    except SatasatError as refused:
        answer = Answer(request.n, refused=refused.code)
    except (
        Exception
    ) as failed:  # whatever a bot's code does: its message may hold cards, so only its kind is told
        answer = Answer(request.n, failed=type(failed).__name__)
    return encode(answer)


_REQUESTS: Final = msgspec.json.Decoder(Request)


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    """Answers until the requests end, or one is too long or no request."""
    answers.write(b"\n")  # ready
    answers.flush()
    while (line := requests.readline(LONGEST + 1)).endswith(b"\n"):
        answers.write(answered(line) + b"\n")
        answers.flush()


def bound() -> None:
    """Holds this process to its memory, lets others go before it, and has it end with its parent, in the midst of work too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent alone decides
    with suppress(ImportError, ValueError, OSError):
        import resource  # noqa: PLC0415 (not everywhere)

        resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, MEMORY))
    if hasattr(os, "nice"):
        os.nice(NICE)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    import select  # noqa: PLC0415 (not everywhere with poll)

    if hasattr(select, "poll"):
        parent = select.poll()
        parent.register(0, 0)  # of itself it tells when the other end is closed
        parent.poll()
        os._exit(0)


def main() -> None:
    """The process: requests on the standard input, answers on what was the standard output."""
    bound()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints is no answer
    serve(sys.stdin.buffer, answers)


if __name__ == "__main__":
    main()
