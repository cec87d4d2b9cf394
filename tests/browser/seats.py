"""A table with the page at one seat and programs at the others: whoever sits there plays as the test wants."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from functools import partial
from types import TracebackType
from typing import Any, Final, Self, TypeAlias
from unittest.mock import patch

from websockets.sync.client import connect

from satasat.dice import SeededDice, SystemDice
from tests.browser.visits import Visit
from tests.serving import Serving, Socket
from tests.tellings import choices_in, moves_of

Picks: TypeAlias = Callable[["Seat"], Mapping[str, Any]]
"""A move for whoever has the turn, from what he knows."""
PAGE: Final = 0
"""The seat of the page: its person has opened the table."""
PRESETS: Final = {
    "three-two-five": "satasat",
    "thirty-five": "thirty-five",
    "trentacinque": "trentacinque",
}


class Seat:
    """One seat, followed over a socket: the page's own person has one too, beside his page."""

    def __init__(self, socket: Socket, table: str, secret: str, seat: int) -> None:
        self.socket = socket
        self.table = table
        self.seat = seat
        self.dice = SeededDice(f"seat {seat}")
        self.view: dict[str, Any] = {}
        self.choices: dict[str, Any] | None = None
        self.seating: dict[str, Any] = {}
        self.commits = 0
        self.deals = 0
        """Of this match that are over."""
        self.seq = 0
        self._read = 0
        assert self.say("join", secret=secret)["type"] == "welcome"
        if self.seating["places"][seat].get("name") is None:
            self.do("take_seat", seat=seat)

    def say(self, kind: str, **fields: Any) -> dict[str, Any]:
        answer = self.socket.say(kind, self.table, **fields)
        self.read()
        return answer

    def do(self, kind: str, **fields: Any) -> dict[str, Any]:
        """The same, where it has to be allowed."""
        answer = self.say(kind, **fields)
        assert answer["type"] in ("happened", "welcome", "done"), answer
        return answer

    def read(self) -> None:
        """Takes in what was told so far."""
        for told in self.socket.told[self._read :]:
            if told["type"] == "welcome":
                self.seating, self.commits = told["seating"], len(told.get("commits", ()))
                self.deals = len(told.get("sheet", ()))
                self.view, self.choices = told.get("view") or {}, choices_in(told)
            elif told["type"] == "happened" and told["seq"] > self.seq:
                if "view" in told:
                    self.view, self.choices = told["view"], choices_in(told)
                self.seating = told.get("seating", self.seating)
                self.commits += told["what"]["type"] == "committed"
                self.deals += sum(event["type"] == "scored" for event in told.get("events", ()))
                if told["what"]["type"] == "begun":
                    self.commits = self.deals = 0
            self.seq = max(self.seq, told.get("seq", 0))
        self._read = len(self.socket.told)

    def until(self, seq: int) -> None:
        """Waits until it knows as much."""
        while self.seq < seq:
            self.socket.next()
            self.read()

    @property
    def plays(self) -> list[str]:
        """The cards that were played in this deal."""
        return str(self.view.get("plays", "")).split()

    @property
    def calls(self) -> list[dict[str, Any]]:
        """Bids of this deal, and who left its bidding."""
        return list(self.view.get("calls", ()))

    @property
    def phase(self) -> str:
        return str(self.view.get("phase", "seat_dealer"))

    def ready(self) -> None:
        """Ready for the deal that waits, with a seed that is always the same."""
        while self.commits <= self.deals:  # the server's word for it is on its way
            self.socket.next()
            self.read()
        self.do("ready", deal=self.commits, seed=f"{self.seat:032x}")

    def act(self, move: Mapping[str, Any]) -> None:
        self.do("act", seq=self.seq, move=move)


def any_move(seat: Seat) -> Mapping[str, Any]:
    """One by chance, which repeats."""
    choices = seat.choices
    assert choices is not None
    if choices["type"] in ("one_of", "cards"):
        moves = moves_of(choices)
        return moves[seat.dice.below(len(moves))]
    if choices["type"] == "any_order":
        return {"type": choices["move"], "order": choices["cards"]}
    if "instead" in choices:  # out of the bidding as often as not, so that it ends
        if seat.dice.below(2):
            return {"type": choices["instead"]}
        return bid(seat, seat.dice.below(3))
    return {"type": choices["move"], "at": choices["least"] + 3}


def bid(seat: Seat, more: int = 0) -> Mapping[str, Any]:
    """So many chips more than the least that he may bid; the most where that is too much, and out where nothing may be bid."""
    choices = seat.choices
    assert choices is not None
    if choices["type"] != "between":
        return leave(seat)
    return {"type": choices["move"], "chips": min(choices["least"] + more, choices["most"])}


def leave(seat: Seat) -> Mapping[str, Any]:
    """Out of the bidding."""
    choices = seat.choices
    assert choices is not None
    if choices["type"] == "between":
        return {"type": choices["instead"]}
    (move,) = choices["moves"]
    assert move["type"] != "bid"
    return dict(move)


def _socket(url: str, headers: Mapping[str, str]) -> Socket:
    return Socket(connect(url, additional_headers=headers, compression=None, max_queue=None))


class Foreseen(SystemDice):
    """The server's own chance: its part in every shuffle repeats, and no two tables have the same id."""

    def __init__(self, seed: str) -> None:
        super().__init__()
        self._repeated = SeededDice(seed)

    def bytes(self, n: int) -> bytes:
        return self._repeated.below(1 << 8 * n).to_bytes(n, "big")


class Party:
    """People at a table of any game. `with Party(...) as party`; the page is the visit's, at seat 0, and nobody needs it to play.

    Without a visit all of them are programs. `names` are those of the others, one for each other seat. With a `seed` every
    shuffle repeats.
    """

    def __init__(
        self,
        server: Serving,
        visit: Visit | None,
        *,
        game: str = "three-two-five",
        names: Sequence[str] = ("Bina", "Chandra"),
        preset: str | None = None,
        rules: Mapping[str, Any] | None = None,
        settings: Mapping[str, Any] | None = None,
        seed: str = "",
    ) -> None:
        self.server = server
        wanted = {
            "game": game,
            "preset": preset or PRESETS[game],
            "rules": dict(rules or {}),
            "settings": {
                "private": True,
                "clock": "none",
                "hints": True,
                "sit_in": False,
                **(settings or {}),
            },
        }
        with patch.object(server.house.hall, "_dice", Foreseen(seed)) if seed else nullcontext():
            opened, page_ = self._opened(visit, wanted)
            self.table, self.secret = opened["table"], opened["secret"]
            self.path = f"/t/{self.table}#{self.secret}"
            self._connect = (page_, *(server.program(name).socket for name in names))
            self.seats = self._seats()

    def _opened(
        self, visit: Visit | None, wanted: Mapping[str, Any]
    ) -> tuple[dict[str, Any], Callable[[], Socket]]:
        """The new table, and how its host comes there."""
        server = self.server
        if visit is None:
            host = server.program("Asha")
            return host.table(**wanted), host.socket
        origin = {"Origin": server.origin}
        answer = visit.context.request.post(f"{server.origin}/api/tables", data=wanted, headers=origin)
        assert answer.status == 201, answer.text()
        headers = {"Cookie": visit.cookie, **origin}
        return answer.json(), partial(_socket, f"ws://127.0.0.1:{server.port}/ws", headers)

    def _seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(new(), self.table, self.secret, n) for n, new in enumerate(self._connect))

    def again(self) -> None:
        """Everybody comes back, after the server was gone."""
        self.close()
        self.seats = self._seats()

    def close(self) -> None:
        for seat in self.seats:
            seat.socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def page(self) -> Seat:
        """What the page's own seat knows, and its hand on the table without the page."""
        return self.seats[PAGE]

    def together(self) -> None:
        """Everybody knows what the one who knows most does."""
        for seat in self.seats:
            seat.read()
        newest = max(seat.seq for seat in self.seats)
        for seat in self.seats:
            seat.until(newest)

    def start(self) -> None:
        chosen = {"dealer": PAGE} if self.page.view.get("rules", {}).get("first_dealer") == "chosen" else {}
        self.page.do("start", **chosen)
        self.together()

    def turn(self) -> Seat | None:
        """Whose move is due."""
        return next((seat for seat in self.seats if seat.choices is not None), None)

    def step(self, pick: Picks = any_move) -> bool:
        """One move, or everybody ready for the next deal; whether there was anything to do."""
        self.together()
        seat = self.turn()
        stage = self.page.seating["stage"]
        waited = [one for one in self.seats if not one.seating["places"][one.seat].get("ready")]
        if seat is not None:
            seat.act(pick(seat))
        elif stage == "between" and waited:
            waited[0].ready()
        elif stage in ("between", "deal"):  # what comes next is on its way
            self.page.socket.next()
        else:
            return False
        self.together()
        return True

    def play(self, so: Callable[[Party], bool], pick: Picks = any_move) -> bool:
        """Plays on until it is so; whether it came to be so before the match was over."""
        self.together()
        while not so(self):
            if not self.step(pick):
                return so(self)
        return True


def mine(phase: str) -> Callable[[Party], bool]:
    """Whether a question of that phase is the page's to answer."""
    return lambda party: party.page.choices is not None and party.page.phase == phase


def theirs(phase: str) -> Callable[[Party], bool]:
    """Whether it is somebody else's."""
    return lambda party: party.page.choices is None and party.page.phase == phase and party.turn() is not None
