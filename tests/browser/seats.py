"""A table with the page at one seat and programs at the others: whoever sits there plays as the test wants."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from types import TracebackType
from typing import Any, Final, Self, TypeAlias

from websockets.sync.client import connect

from satasat.dice import SeededDice
from tests.browser.visits import Visit
from tests.serving import Serving, Socket
from tests.tellings import choices_in, moves_of

Picks: TypeAlias = Callable[["Seat"], Mapping[str, Any]]
"""A move for whoever has the turn, from what he knows."""
PAGE: Final = 0
"""The seat of the page: its person has opened the table."""
SECONDS: Final = 20


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
    return {"type": choices["move"], "at": choices["least"] + 3}


def _socket(url: str, headers: Mapping[str, str]) -> Socket:
    return Socket(connect(url, additional_headers=headers, compression=None, max_queue=None))


class Trio:
    """A table of three people. `with Trio(...) as trio`; the page is the visit's, at seat 0, and nobody needs it to play.

    Without a visit all three are programs.
    """

    def __init__(
        self,
        server: Serving,
        visit: Visit | None,
        *,
        names: tuple[str, str] = ("Bina", "Chandra"),
        preset: str = "satasat",
        rules: Mapping[str, Any] | None = None,
        settings: Mapping[str, Any] | None = None,
    ) -> None:
        self.server = server
        wanted = {
            "preset": preset,
            "rules": dict(rules or {}),
            "settings": {
                "private": True,
                "clock": "none",
                "hints": True,
                "sit_in": False,
                **(settings or {}),
            },
        }
        if visit is None:
            host = server.program("Asha")
            opened, page_ = host.table(**wanted), host.socket
        else:
            origin = {"Origin": server.origin}
            answer = visit.context.request.post(f"{server.origin}/api/tables", data=wanted, headers=origin)
            assert answer.status == 201, answer.text()
            opened = answer.json()
            page_ = partial(_socket, f"ws://127.0.0.1:{server.port}/ws", {"Cookie": visit.cookie, **origin})
        self.table, self.secret = opened["table"], opened["secret"]
        self.path = f"/t/{self.table}#{self.secret}"
        self._connect = (page_, *(server.program(name).socket for name in names))
        self.seats = self._seats()

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

    def play(self, so: Callable[[Trio], bool], pick: Picks = any_move) -> bool:
        """Plays on until it is so; whether it came to be so before the match was over."""
        self.together()
        while not so(self):
            if not self.step(pick):
                return so(self)
        return True


def mine(phase: str) -> Callable[[Trio], bool]:
    """Whether a question of that phase is the page's to answer."""
    return lambda trio: trio.page.choices is not None and trio.page.phase == phase


def theirs(phase: str) -> Callable[[Trio], bool]:
    """Whether it is somebody else's."""
    return lambda trio: trio.page.choices is None and trio.page.phase == phase and trio.turn() is not None
