"""Every screen and every question of the page, and how to come there: for its layout, for axe, and for pictures of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, ExitStack, contextmanager
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias
from unittest.mock import patch

from satasat.server import attendance
from tests.browser.seats import Party, Picks, any_move, mine, theirs
from tests.browser.visits import Visit
from tests.browser.words import Words
from tests.serving import Serving

Show: TypeAlias = Callable[[], None]
"""Brings the screen into view, in the language that the page speaks now."""
Ready: TypeAlias = Callable[[Visit, Serving], AbstractContextManager[Show]]
MATCHES: Final = 5
"""In which what is sought has to come up."""
HOUR: Final = 3_600_000
"""Milliseconds."""
SLOW: Final = 120_000
"""Milliseconds for a review."""


class Screen(NamedTuple):
    """A screen by its name. `at` sets the table, and ends it."""

    name: str
    at: Ready
    fresh: bool = False
    """For somebody who has never been here."""


def said(visit: Visit) -> Words:
    return Words(visit.language)


# ------------------------------------------------------------------------------------------------ away from the table


@contextmanager
def _plain(path: str, seen: str, visit: Visit, server: Serving) -> Iterator[Show]:
    def show() -> None:
        visit.go(path)
        visit.page.locator(seen).first.wait_for()
        visit.page.wait_for_load_state("networkidle")

    yield show


def plain(name: str, path: str, seen: str = ".page-main > *, .start-play", *, fresh: bool = False) -> Screen:
    """A place of the page; `seen` is there when all of it is."""
    return Screen(name, partial(_plain, path, seen), fresh)


@contextmanager
def _nothing(visit: Visit, server: Serving) -> Iterator[Show]:
    """An address that the page does not know; the server has no document there."""

    def show() -> None:
        visit.go("/about")
        visit.page.evaluate(
            "history.pushState({}, '', '/nowhere'); dispatchEvent(new PopStateEvent('popstate'))"
        )
        visit.page.locator(".page-main > p").wait_for()

    yield show


@contextmanager
def _editor(visit: Visit, server: Serving) -> Iterator[Show]:
    def show() -> None:
        visit.go("/?friends")
        visit.page.get_by_role("button", name=said(visit)("setup-change")).click()
        visit.page.locator("dialog[open] fieldset").first.wait_for()

    yield show


@contextmanager
def _name(visit: Visit, server: Serving) -> Iterator[Show]:
    """What somebody sees who comes by a link and has never been here."""
    host = server.program("Bina")
    table = host.table()

    def show() -> None:
        visit.context.clear_cookies()
        visit.go(f"/t/{table['table']}#{table['secret']}")
        visit.page.locator(".name-form").wait_for()

    yield show


# ------------------------------------------------------------------------------------------------ at the table


class Wanted(NamedTuple):
    """What table it is, and how far it is played."""

    so: Callable[[Party], bool]
    seen: str
    """What is there when all of it is to be seen."""
    rules: Mapping[str, Any] = {}
    game: str = "three-two-five"
    names: Sequence[str] = ("Bina", "Chandra")
    preset: str | None = None
    pick: Picks = any_move
    open: str = ""
    """A dialog to open: the text of its button in the menu, or of a button at the table."""
    before: Callable[[Party], None] = lambda party: None
    after: Callable[[Party], None] = lambda party: None
    """What happens when the page is there."""
    settings: Mapping[str, Any] = {}
    seed: str = ""
    """With one, the packs are always the same."""


@contextmanager
def _table(wanted: Wanted, visit: Visit, server: Serving) -> Iterator[Show]:
    with ExitStack() as stack:
        # a fan that is laid by hand is laid for whoever takes long, and measuring does
        stack.enter_context(patch.object(attendance, "BY_HAND", HOUR))
        for match in range(MATCHES):
            party = stack.enter_context(
                Party(
                    server,
                    visit,
                    game=wanted.game,
                    names=wanted.names,
                    preset=wanted.preset,
                    rules={"deals": 30, **wanted.rules},
                    settings=wanted.settings,
                    seed=wanted.seed and f"{wanted.seed} {match}",
                )
            )
            party.start()
            if party.play(wanted.so, wanted.pick):
                break
        else:
            raise AssertionError("it did not come to be so in whole matches")
        wanted.before(party)

        def show() -> None:
            visit.go(party.path)
            page, words = visit.page, said(visit)
            page.locator(wanted.seen).first.wait_for()
            wanted.after(party)
            if not wanted.open:
                return
            button = page.get_by_role("button", name=words(wanted.open), exact=True)
            if not button.count():
                page.get_by_role("button", name=words("menu"), exact=True).click()
            button.first.click()
            dialog = page.locator("dialog[open]")
            dialog.wait_for()
            dialog.locator(".loading, .hint-waits").wait_for(state="detached")
            page.wait_for_load_state("networkidle")

        yield show


def at_table(name: str, so: Callable[[Party], bool], seen: str, **more: Any) -> Screen:
    return Screen(name, partial(_table, Wanted(so, seen, **more)))


@contextmanager
def lobby(visit: Visit, server: Serving, **more: Any) -> Iterator[Show]:
    """The host's: friends have come, a seat is free."""
    with Party(server, visit, **more) as party:
        party.seats[-1].do("leave")

        def show() -> None:
            visit.go(party.path)
            visit.page.locator(".seats").wait_for()

        yield show


@contextmanager
def watcher(
    so: Callable[[Party], bool], seen: str, visit: Visit, server: Serving, **more: Any
) -> Iterator[Show]:
    """Somebody without a seat."""
    with Party(server, None, settings={"spectators": True}, **more) as party:
        party.start()
        assert party.play(so)

        def show() -> None:
            visit.go(party.path)
            visit.page.locator(seen).wait_for()

        yield show


@contextmanager
def _study(
    part: str, seen: str, step: int, more: Mapping[str, Any], visit: Visit, server: Serving
) -> Iterator[Show]:
    """A match that is over; in its replay, that step of it."""
    with Party(server, visit, **{"rules": {"deals": 1}, **more}) as party:
        party.start()
        party.play(lambda party: party.page.seating["stage"] == "over")

        def show() -> None:
            visit.go(f"/matches/{party.table}/1?part={part}" if part else "/matches")
            visit.page.locator(seen).first.wait_for(timeout=SLOW)
            if step:
                visit.page.get_by_role("slider").fill(str(step))

        yield show


def study(name: str, part: str, seen: str, step: int = 0, **more: Any) -> Screen:
    return Screen(name, partial(_study, part, seen, step, more))


def trick_lies(party: Party) -> bool:
    """Two cards lie, and mine is due; a trick was played before, and more of them follow."""
    plays = party.page.plays
    return mine("play")(party) and len(plays) % 3 == 2 and 3 < len(plays) < 24


def between(party: Party) -> bool:
    return bool(party.page.seating["stage"] == "between" and party.page.deals > 0)


def over(party: Party) -> bool:
    return bool(party.page.seating["stage"] == "over")


def declines(seat: Any) -> Mapping[str, Any]:
    """Lets three cards be turned where that may be: sooner or later their suits are tied."""
    moves = (seat.choices or {}).get("moves", [])
    return next((move for move in moves if move["type"] == "decline"), None) or any_move(seat)


def talks(party: Party) -> None:
    party.seats[1].do("say", phrase="well-played")
    party.seats[2].do("say", text="What a hand! Let us play another one after this.")


def asks(party: Party) -> None:
    party.seats[1].do("end")


PLAY: Final = ".hand-card.may"
QUESTION: Final = "form.question.{}"
AWAY: Final = (
    plain("start", "/", fresh=True),
    plain("setup", "/?friends", "form fieldset"),
    Screen("house-rules", _editor),
    plain("join", "/join", "form"),
    plain("rules", "/rules", ".page-main section, .page-main details"),
    plain("words", "/words", "dl, .page-main input"),
    plain("settings", "/settings", ".page-main fieldset"),
    plain("about", "/about", ".page-main section"),
    Screen("nothing-here", _nothing),
    Screen("name", _name, fresh=True),
    Screen("lobby", lobby),
    study("matches", "", ".page-main li, .page-main article"),
    study("match-score", "score", "table"),
    study("replay", "replay", ".replay-felt", 17),
    study("review", "study", ".page-main table"),
    study("shuffle", "shuffle", ".page-main li, .page-main table"),
)
"""From the table."""
TABLE: Final = (
    at_table("cut", mine("cut"), QUESTION.format("cut"), preset="pagat"),
    at_table("trump", mine("trump"), QUESTION.format("trump")),
    at_table("trump-of-ten", mine("trump"), QUESTION.format("trump"), preset="full-hand"),
    at_table("tie", mine("tie"), QUESTION.format("trump"), pick=declines),
    at_table("elect", mine("elect"), QUESTION.format("elect"), preset="handed-tricks"),
    at_table("fan", mine("fan"), QUESTION.format("fan"), preset="pagat"),
    at_table("draw", mine("draw"), QUESTION.format("draw")),
    at_table("give", mine("give"), QUESTION.format("give")),
    at_table("watch-trump", theirs("trump"), ".play"),
    at_table("watch-draw", theirs("draw"), ".play"),
    at_table("play", trick_lies, PLAY),
    at_table("clock", mine("play"), PLAY, settings={"clock": "normal"}),
    Screen("watching", partial(watcher, trick_lies, ".trick")),
    at_table("proposal", trick_lies, ".proposal", before=asks),
    at_table("summary", between, ".deal-table"),
    at_table("over", over, ".match-over", rules={"deals": 2}),
    at_table("menu", trick_lies, PLAY, open="menu"),
    at_table("help", trick_lies, PLAY, open="help"),
    at_table("hint", trick_lies, PLAY, open="hint"),
    at_table("last-trick", trick_lies, PLAY, open="last-trick"),
    at_table("all-tricks", trick_lies, PLAY, open="all-tricks"),
    at_table("score", lambda party: mine("play")(party) and party.page.deals > 2, PLAY, open="score-sheet"),
    at_table("rules-here", trick_lies, PLAY, open="rules-here", preset="pagat"),
    at_table("settings-here", trick_lies, PLAY, open="settings-here"),
    at_table("talk", trick_lies, PLAY, open="talk-here", after=talks),
    at_table("leave", trick_lies, PLAY, open="leave"),
)
SCREENS: Final = (*AWAY, *TABLE)
