"""What a client knows of a table from its updates alone, and what it would sensibly do next."""

from __future__ import annotations

from typing import Any

from satasat.dice import SeededDice
from tests.frames import Knows, legal, seed
from tests.tellings import choices_in


class Known:
    """A fold over updates, as docs/formats/wire.md says it is to be done."""

    def __init__(self) -> None:
        self.follows = False
        self.seq = 0
        self.seat: int | None = None
        self.seating: dict[str, Any] = {}
        self.rules: dict[str, Any] = {}
        self.view: Any = None
        self.choices: Any = None
        self.remarks: Any = None
        self.sheet: list[Any] = []
        self.commits: list[str] = []
        self.proofs: list[Any] = []

    def take(self, update: dict[str, Any]) -> None:
        """One more update; those that were told before change nothing."""
        match update["type"]:
            case "welcome":
                self.__init__()  # type: ignore[misc]
                self.follows = True
                for name in ("seq", "seating", "rules"):
                    setattr(self, name, update[name])
                self.seat, self.view = update.get("seat"), update.get("view")
                self.choices, self.remarks = choices_in(update), update.get("remarks")
                self.sheet, self.commits = update.get("sheet", []), update.get("commits", [])
                self.proofs = update.get("proofs", [])
            case "happened":
                self.happened(update)
            case "refused":
                for missed in update.get("missed", ()):
                    self.happened(missed)
            case _:
                pass

    def happened(self, update: dict[str, Any]) -> None:
        if update["seq"] <= self.seq:
            return
        self.seq = update["seq"]
        self.seating = update.get("seating", self.seating)
        what = update["what"]
        match what["type"]:
            case "begun":
                self.sheet, self.commits, self.proofs = [], [], []
                self.view = self.choices = self.remarks = None
            case "committed":
                self.commits = [*self.commits, what["commit"]]
            case "ruled":
                self.rules = what["rules"]
            case "ended" | "claimed":
                self.choices = None
            case _:
                pass
        self.sheet = self.sheet + [e["score"] for e in update.get("events", ()) if e["type"] == "scored"]
        self.proofs = update.get("proofs", self.proofs)
        if "view" in update:
            self.view, self.choices = update["view"], choices_in(update)
            self.remarks = update.get("remarks")

    def everything(self) -> dict[str, Any]:
        """All that is known, to be compared with what is known to somebody who comes anew."""
        return dict(vars(self))

    def for_commands(self, secret: str) -> Knows:
        proposal = self.seating.get("proposal")
        number = proposal["seq"] if proposal is not None else 0
        return Knows(self.seq, len(self.sheet) + 1, number, self.choices, secret)

    def sensible(self, dice: SeededDice) -> dict[str, Any] | None:  # noqa: PLR0911 (one return a stage)
        """What brings the game on; None where it is for others to do something."""
        if not self.follows:
            return {"type": "join"}
        places, stage = self.seating["places"], self.seating["stage"]
        empty = [seat for seat, place in enumerate(places) if not place.get("name") and not place.get("bot")]
        if self.seat is None:
            free = empty or [seat for seat, place in enumerate(places) if place.get("bot")]
            return {"type": "take_seat", "seat": free[0]} if free and stage != "deal" else None
        proposal = self.seating.get("proposal")
        if proposal is not None and proposal["seat"] != self.seat and dice.below(2):
            yes = proposal["ask"] == "take_back" or dice.below(2) == 0
            return {"type": "answer", "proposal": proposal["seq"], "yes": yes}
        chosen = {"dealer": dice.below(3)} if self.rules["first_dealer"] == "chosen" else {}
        match stage:
            case "lobby" if not empty and self.seating.get("host") == self.seat:
                return {"type": "start", **chosen}
            case "over" if not empty:
                return {"type": "rematch", **chosen}
            case "between" if not places[self.seat].get("ready") and len(self.commits) > len(self.sheet):
                return {"type": "ready", "deal": len(self.sheet) + 1, "seed": good_seed(dice)}
            case "deal" if self.choices is not None:
                return {"type": "act", "seq": self.seq, "move": legal(self.choices, dice)}
            case _:
                return None


def good_seed(dice: SeededDice) -> str:
    """A seed that is taken."""
    chosen = seed(dice)
    return chosen if len(chosen) == 32 else ""
