"""Three ways to play a match in the page: by touch, by the keyboard alone, and by roles and names alone."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from typing import Final

from playwright.sync_api import Locator

from satasat.dice import SeededDice
from tests.browser.visits import Visit
from tests.browser.words import Words

BIDDING: Final = ("thirty-five", "trentacinque")
_ASKED: Final = """() => {
  if (document.querySelector("dialog[open]")) return "dialog";
  if (document.querySelector(".match-over")) return "over";
  if (document.querySelector(".next-deal .main:not([aria-disabled])")) return "next";
  if (document.querySelector(".turned") && document.querySelector(".actions .act.main")) return "turned";
  const question = document.querySelector("form.question");
  if (question) return ["trump", "cut", "elect", "fan", "draw", "give"].find((one) => question.classList.contains(one));
  if (document.querySelector(".hand-card.may")) return "play";
  if (document.querySelector(".play .bid")) return "bid";
  return "";
}"""
"""What a person who looks at the page sees that is asked of him."""
_STATE: Final = """() => ["form.question", ".next-deal .main", ".match-over", ".turned", ".play .bid"]
  .map((one) => document.querySelector(one)?.className ?? "")
  .concat([...document.querySelectorAll(".calls li, .summary h2")].map((one) => one.textContent))
  .concat(document.querySelector(".steps")?.textContent, document.querySelectorAll(".hand-card").length).join()"""
"""What is another as soon as an answer was taken, and not when something is chosen."""


class Player(ABC):
    """Somebody who answers whatever the page asks, by chance."""

    def __init__(self, visit: Visit, seed: str) -> None:
        self.visit = visit
        self.page = visit.page
        self.words = Words(visit.language)
        self.dice = SeededDice(seed)
        self.done: list[str] = []
        """What was answered, in order."""

    def act(self) -> bool:
        """Answers what is asked, if anything is; whether something was."""
        asked = self.asked()
        if asked in ("", "over"):
            return False
        before = self.page.evaluate(_STATE)
        getattr(self, f"answer_{asked}")()
        self.done.append(asked)
        self.page.wait_for_function(f"(before) => ({_STATE})() !== before", arg=before)
        return True

    @abstractmethod
    def asked(self) -> str:
        """What is asked now: `trump`, `play` and so on; `over` when the match is."""

    def one_of(self, found: Locator) -> Locator:
        return found.nth(self.dice.below(found.count()))

    def stays(self) -> bool:
        """Whether he bids: he leaves the bidding as often as not, so that it ends."""
        return bool(self.dice.below(2))


class ByTouch(Player):
    """Taps what is seen."""

    def asked(self) -> str:
        return str(self.page.evaluate(_ASKED))

    def _main(self) -> None:
        self.page.locator(".question-actions .main:not([aria-disabled])").tap()

    def answer_play(self) -> None:
        card = self.one_of(self.page.locator(".hand-card.may"))
        card.tap()
        self.page.locator(".actions .act.main").tap()

    def answer_trump(self) -> None:
        self.one_of(self.page.locator(".suit-tile, .way")).tap()
        self._main()

    answer_elect = answer_trump

    def answer_cut(self) -> None:
        self.page.locator(".cut-number button").last.tap()
        self._main()

    def answer_fan(self) -> None:
        cards = self.page.locator(".arrange-card")
        cards.nth(1).tap()
        cards.nth(6).tap()
        self._main()

    def answer_draw(self) -> None:
        self.one_of(self.page.locator(".back-card")).tap()
        self._main()

    def answer_give(self) -> None:
        self.one_of(self.page.locator(".hand-card.may")).tap()
        self._main()

    def answer_bid(self) -> None:
        button = self.page.locator(".bid .act.main")
        if not button.count() or not self.stays():
            self.page.locator(".bid .leave:not([aria-disabled])").tap()
            return
        more = self.page.locator(".bid .step").last
        for _ in range(self.dice.below(3)):
            if more.get_attribute("aria-disabled") is None:  # there is more that may be bid
                more.tap()
        self.page.locator(".bid .act.main:not([aria-disabled])").tap()

    def answer_next(self) -> None:
        self.page.locator(".next-deal .main").tap()

    def answer_turned(self) -> None:
        self.page.locator(".actions .act.main").tap()


class ByKeys(Player):
    """Never touches anything: Tab, arrows, digits, Enter, Space."""

    MOST: Final = 80
    """Presses of Tab after which what is sought is not there."""

    def asked(self) -> str:
        return str(self.page.evaluate(_ASKED))

    def _go(self, selector: str) -> None:
        for _ in range(self.MOST):
            if self.page.evaluate("(wanted) => document.activeElement.matches(wanted)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not lead to {selector}")

    def _pick(self) -> None:
        """A card that may be chosen, by the digit of its place; those that may not are asked for too."""
        places = self.page.locator(".hand-card").count()
        keys = self.dice.shuffled([str((n + 1) % 10) for n in range(min(places, 10))])
        for key in keys:
            self.page.keyboard.press(key)
            if self.page.locator(".hand-card.selected").count():
                break
        self.page.keyboard.press("Enter")

    answer_play = answer_give = _pick

    def answer_trump(self) -> None:
        self._go(".question input[type=radio]")
        self.page.keyboard.press("Space")
        for _ in range(self.dice.below(3)):
            self.page.keyboard.press("ArrowDown")
        self.page.keyboard.press("Enter")

    answer_elect = answer_trump

    def answer_cut(self) -> None:
        self._go("input[type=range]")
        self.page.keyboard.press("ArrowRight")
        self._submit()

    def _submit(self) -> None:
        self._go(".question-actions .main")
        self.page.keyboard.press("Enter")

    def answer_fan(self) -> None:
        self._go(".arrange-card")
        for key in ("Enter", "ArrowRight", "ArrowRight", "Enter"):
            self.page.keyboard.press(key)
        self._submit()

    def answer_draw(self) -> None:
        self._go(".back-card")
        for _ in range(self.dice.below(9)):
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Enter")
        self._submit()

    def answer_bid(self) -> None:
        field = self.page.locator(".bid input")
        if not field.count() or not self.stays():
            self._go(".bid .leave:not([aria-disabled])")
            self.page.keyboard.press("Enter")
            return
        self.page.locator(".bid .act.main:not([aria-disabled])").wait_for()
        # when the question has the focus, keys are listened to
        self.page.wait_for_function("() => document.activeElement?.matches('.message-text')")
        least = field.input_value()
        if self.dice.below(2):
            self.page.keyboard.press("ArrowUp")  # what is too much is not taken
        else:
            self.page.keyboard.type(least)
        self.page.keyboard.press("Enter")

    def answer_next(self) -> None:
        self._go(".next-deal .main")
        self.page.keyboard.press("Enter")

    def answer_turned(self) -> None:
        self._go(".actions .act.main")
        self.page.keyboard.press("Enter")


class ByNames(Player):
    """Knows of the page what a screen reader does: roles and names, and each thing's own action. Waits where the page does."""

    def __init__(self, visit: Visit, seed: str) -> None:
        super().__init__(visit, seed)
        words = self.words
        asks = (
            words.like("card-playable", "card"),
            words.like("draw-card", "n", "of"),
            words.like("cut-do", "n"),
            *(
                words.like(code)
                for code in (
                    "choose-first",
                    "choose-suit",
                    "choose-card",
                    "over-again",
                    "next-deal",
                    "fan-do",
                )
            ),
            *(words.like("bidding-leave", game=game) for game in BIDDING),
        )
        self.anything = re.compile("|".join(one.pattern for one in asks))
        """A button that is there whenever something is asked."""

    def _do(self, what: Locator) -> None:
        what.focus()
        what.evaluate("(it) => it.click()")

    def asked(self) -> str:
        page, words = self.page, self.words
        if not page.get_by_role("button", name=self.anything).count():
            return ""
        if self.cards().count():
            give = page.get_by_role("form", name=words.like("give-title", "debtor"))
            return "give" if give.count() else "play"
        for asked, role, name in (
            ("over", "button", words("over-again")),
            ("next", "button", words("next-deal")),
            ("draw", "button", words.like("draw-do", "n")),
            ("trump", "radiogroup", words("trump-suits")),
            ("cut", "slider", words("cut-label")),
            ("elect", "radiogroup", words.like("elect-which", "creditor")),
            ("fan", "button", words("fan-do")),
        ):
            may = False if asked == "next" else None  # the server's promise for the deal may be on its way
            found = page.get_by_role(role, name=name, exact=True, disabled=may)  # type: ignore[arg-type]
            if found.count():
                return asked
        if self.leave().count():
            return "bid"
        return "draw" if self.backs().count() else ""

    def leave(self) -> Locator:
        names = "|".join(self.words.like("bidding-leave", game=game).pattern for game in BIDDING)
        return self.page.get_by_role("button", name=re.compile(names), disabled=False)

    def cards(self) -> Locator:
        return self.page.get_by_role("button", name=self.words.like("card-playable", "card"))

    def backs(self) -> Locator:
        return self.page.get_by_role("button", name=self.words.like("draw-card", "n", "of"))

    def button(self, code: str, *open_: str) -> Locator:
        return self.page.get_by_role("button", name=self.words.like(code, *open_))

    def answer_play(self) -> None:
        self._do(self.one_of(self.cards()))
        self._do(self.button("play-card", "card"))

    def answer_give(self) -> None:
        self._do(self.one_of(self.cards()))
        self._do(self.button("give-do", "card"))

    def answer_trump(self) -> None:
        group = self.page.get_by_role("radiogroup", name=self.words("trump-suits"))
        self._do(group.get_by_role("radio").first)
        self._do(self.button("trump-do", "suit"))

    def answer_elect(self) -> None:
        self._do(self.page.get_by_role("radio", name=self.words("elect-offer")))
        self._do(self.button("elect-offer"))

    def answer_cut(self) -> None:
        self._do(self.button("cut-do", "n"))

    def answer_fan(self) -> None:
        self._do(self.button("fan-do"))

    def answer_draw(self) -> None:
        self._do(self.one_of(self.backs()))
        self._do(self.button("draw-do", "n"))

    def answer_bid(self) -> None:
        field = self.page.get_by_role("textbox", name=self.words("bidding-yours-chips"), exact=True)
        if not field.count() or not self.stays():
            self._do(self.leave())
            return
        if self.dice.below(2):
            field.fill(field.input_value())
        form = self.page.get_by_role("form", name=self.words("bidding-yours"), exact=True)
        ways = (self.words.like(f"bidding-do-{how}", "n") for how in ("first", "raise", "same"))
        self._do(form.get_by_role("button", name=re.compile("|".join(one.pattern for one in ways))))

    def answer_next(self) -> None:
        self._do(self.button("next-deal"))
