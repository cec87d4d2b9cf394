"""Every screen of Thirty-Five and Trentacinque, and how to come there. The packs are always the same, so that layout does not hang on luck."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, Final

from tests.browser.screens import Screen, at_table, between, lobby, over, plain, study, watcher
from tests.browser.seats import PAGE, Party, Seat, bid, leave, mine, theirs

THIRTY_FIVE: Final = "thirty-five"
TRENTACINQUE: Final = "trentacinque"
FOUR: Final = ("Bina", "Chandra", "Dev")
FIVE: Final = (*FOUR, "Esha")
FIVE_AT_TABLE: Final[Mapping[str, Any]] = {"game": THIRTY_FIVE, "names": FIVE, "preset": "five-at-the-table"}
FOUR_AT_TABLE: Final[Mapping[str, Any]] = {"game": TRENTACINQUE, "names": FOUR}
MANY: Final = 1_000
"""Chips with which nobody is out of them in all the deals that may be needed."""
ALL: Final = MANY


# ------------------------------------------------------------------------------------------------ how they bid


def page_buys(seat: Seat) -> Mapping[str, Any]:
    """The page's seat bids, whatever it holds, and nobody stands against it."""
    return bid(seat) if seat.seat == PAGE else leave(seat)


def others_buy(seat: Seat) -> Mapping[str, Any]:
    """The page's seat leaves the bidding; the others bid on until one of them has gone up to twelve."""
    bids = [call["chips"] for call in seat.calls if "chips" in call]
    return leave(seat) if seat.seat == PAGE or max(bids, default=0) >= 12 else bid(seat)


def goes_up(seat: Seat) -> Mapping[str, Any]:
    """One after the other bids the least that may be bid; who sits fourth, where somebody does, leaves the bidding."""
    return leave(seat) if seat.seat == 3 else bid(seat)


def high(seat: Seat) -> Mapping[str, Any]:
    """Everybody but the page's seat bids all that he may."""
    return bid(seat) if seat.seat == PAGE else bid(seat, ALL)


def all_in(seat: Seat) -> Mapping[str, Any]:
    """The page's seat bids all that it may, and nobody stands against it: soon it has no chips."""
    return bid(seat, ALL) if seat.seat == PAGE else leave(seat)


# ------------------------------------------------------------------------------------------------ how far it is played


def called(so: Callable[[Party], bool], least: int) -> Callable[[Party], bool]:
    """With so many bids before it."""
    return lambda party: so(party) and len(party.page.calls) >= least


def nothing_to_bid(party: Party) -> bool:
    choices = party.page.choices
    return mine("bid")(party) and choices is not None and choices["type"] == "one_of"


def at_five(party: Party) -> bool:
    """Mine in Trentacinque, when two stay in at the most that may be bid."""
    return mine("bid")(party) and [call.get("chips") for call in party.page.calls].count(5) >= 2


def sits_out(party: Party) -> bool:
    view = party.page.view
    return party.page.phase == "bid" and PAGE not in view["players"]


def with_it(so: Callable[[Mapping[str, Any]], bool]) -> Callable[[Party], bool]:
    """Between two deals, where the view of the one that is over is so."""
    return lambda party: between(party) and so(party.page.view)


def claimed(view: Mapping[str, Any]) -> bool:
    return bool(view.get("claims"))


def not_sold(view: Mapping[str, Any]) -> bool:
    return not view.get("claims") and view.get("buyer") is None


def bought(made: bool) -> Callable[[Mapping[str, Any]], bool]:
    return lambda view: view.get("made") is made


def all_of_it(view: Mapping[str, Any]) -> bool:
    """Counts compared at five, and a side claim."""
    return bool(view.get("compared")) and bool(view.get("sides"))


def played(deals: int) -> Callable[[Party], bool]:
    """My bid, after so many deals."""
    return lambda party: mine("bid")(party) and party.page.deals >= deals


# ------------------------------------------------------------------------------------------------ the screens


MY_BID: Final = mine("bid")


def at(name: str, so: Callable[[Party], bool], seen: str, **more: Any) -> Screen:
    """At a table, of three people in Thirty-Five where nothing else is said."""
    return at_table(name, so, seen, **{"game": THIRTY_FIVE, "seed": name, **more})


def dialog(name: str, opens: str, so: Callable[[Party], bool] = MY_BID, **more: Any) -> Screen:
    """A dialog that is opened while a bid is asked for."""
    return at(name, so, BID, **{"open": opens, "pick": goes_up, **more})


def of_match(name: str, part: str, seen: str, step: int = 0, **more: Any) -> Screen:
    return study(name, part, seen, step, **{"game": THIRTY_FIVE, "seed": name, **more})


BID: Final = ".play.asked .bid"
WAITS: Final = ".play .bid-actions.waiting"
SUMMARY: Final = ".bidding-summary .deal-table"
RICH: Final = {"chips": MANY}
OFTEN: Final = (
    plain("start-thirty-five", "/?game=thirty-five", ".start-play button", fresh=True),
    at("bid-five", called(mine("bid"), 9), BID, pick=goes_up, **FIVE_AT_TABLE),
    at("bid-none", nothing_to_bid, BID, pick=high, rules={"chips": 3}),
    at("bid-trentacinque", at_five, BID, pick=high, **FOUR_AT_TABLE),
    at("bid-success", with_it(bought(True)), SUMMARY, preset="ace-eleven", rules=RICH, pick=page_buys),
    at("over-five", over, ".match-over", **{**FIVE_AT_TABLE, "rules": {"deals": 2}}),
    dialog("bid-hint", "hint"),
)
"""What every change is measured at."""
AWAY: Final = (
    plain("start-trentacinque", "/?game=trentacinque", ".start-play button"),
    plain("setup-thirty-five", "/?friends&game=thirty-five", "form fieldset"),
    plain("setup-trentacinque", "/?friends&game=trentacinque", "form fieldset"),
    plain("rules-thirty-five", "/rules?game=thirty-five", ".page-main section, .page-main details"),
    plain("rules-trentacinque", "/rules?game=trentacinque", ".page-main section, .page-main details"),
    Screen("lobby-five", partial(lobby, **FIVE_AT_TABLE)),
    of_match("matches-bidding", "", ".page-main li, .page-main article", **FIVE_AT_TABLE),
    of_match("match-score-five", "score", "table", **FIVE_AT_TABLE),
    of_match("replay-thirty-five", "replay", ".replay-felt", 2),
    of_match("replay-five", "replay", ".replay-felt", 5, **FIVE_AT_TABLE),
    of_match("replay-trentacinque", "replay", ".replay-felt", 4, **FOUR_AT_TABLE),
    of_match("shuffle-bidding", "shuffle", ".page-main li, .page-main table"),
)
"""From the table."""
TABLE: Final = (
    at("bid", MY_BID, BID, pick=goes_up),
    at("bid-long", called(mine("bid"), 20), BID, pick=goes_up),
    at("bid-clock", called(mine("bid"), 2), BID, pick=goes_up, settings={"clock": "normal"}),
    at("bid-watch", called(theirs("bid"), 1), WAITS, pick=goes_up, **FIVE_AT_TABLE),
    at("bid-sits-out", sits_out, WAITS, pick=all_in, rules={"chips": 10}),
    Screen(
        "bid-spectator",
        partial(watcher, lambda party: len(party.page.calls) > 1, ".play.spectating", **FIVE_AT_TABLE),
    ),
    at("bid-claim", with_it(claimed), SUMMARY, preset="ace-eleven", rules=RICH, pick=leave),
    at("bid-failure", with_it(bought(False)), SUMMARY, pick=others_buy, **FIVE_AT_TABLE),
    at("bid-thrown-in", with_it(not_sold), SUMMARY, pick=leave),
    at("bid-passed", with_it(not_sold), SUMMARY, pick=leave, **FOUR_AT_TABLE),
    at("bid-side-claim", with_it(all_of_it), SUMMARY, pick=high, rules=RICH, **FOUR_AT_TABLE),
    at("over-trentacinque", over, ".match-over", **{**FOUR_AT_TABLE, "rules": {"deals": 2}}),
    dialog("bid-hint-trentacinque", "hint", **FOUR_AT_TABLE),
    dialog("bid-course", "bidding-calls", played(1), **{**FIVE_AT_TABLE, "pick": others_buy}),
    dialog("bid-score", "score-sheet", played(3), **{**FIVE_AT_TABLE, "pick": others_buy}),
    dialog("bid-menu", "menu"),
    dialog("bid-help", "help"),
    dialog("bid-help-trentacinque", "help", **FOUR_AT_TABLE),
    dialog("bid-rules-here", "rules-here"),
)
BIDDING: Final = (*OFTEN, *AWAY, *TABLE)
