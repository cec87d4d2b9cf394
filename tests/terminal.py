"""A person at a pseudo-terminal: reads what `satasat play` says and answers its questions."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

import pexpect

ANSI = re.compile(r"\x1b\[[0-9;?]*[a-zA-Z]")
OPEN = re.compile(r"\[((?:10|[AKQJ987])[♠♥♦♣])\]")
QUESTIONS = (
    "Your lead: ",
    "Your card: ",
    "Name trump: ",
    "Choose trump among the tied suits: ",
    r"Draw a card from [^\n]*back: ",
    r"Card to give back to [^\n]*: ",
    r"Cut the pack[^\n]*\? ",
    r"Card or trick\? ",
    r"Your order \(Enter shuffles\): ",
    r"Press Enter when nobody else is looking\. ",
    r"Your card \(Enter plays [^\n]*\): ",
    "Enter deals the next hand: ",
    r"Your bid \([^\n]*\): ",
)
FIRST_CARD, PASS_ON, ONLY_CARD, NEXT_DEAL, BID = {0, 1, 5}, 9, 10, 11, 12
ANSWERS = {2: "1", 3: "1", 4: "7", 6: "13", 7: "1", 8: "", 9: "", 10: "", 11: "", 12: "raise"}


def command(*arguments: str | Path) -> list[str]:
    return [sys.executable, "-m", "satasat", *map(str, arguments)]


_OF_ANOTHER_TERMINAL = ("COLUMNS", "LINES", "NO_COLOR", "FORCE_COLOR", "COLORTERM")


class Terminal:
    """One run of the program on a terminal of 100 columns."""

    def __init__(self, *arguments: str | Path, pace: int = 0) -> None:
        first, *rest = command(*arguments)
        rest += ["--pace", str(pace)]
        inherited = {k: v for k, v in os.environ.items() if k not in _OF_ANOTHER_TERMINAL}
        env = {**inherited, "TERM": "xterm-256color", "PYTHONUTF8": "1"}
        self.child: pexpect.spawn[str] = pexpect.spawn(
            first, rest, env=env, encoding="utf-8", dimensions=(50, 100), timeout=30
        )
        self.child.delaybeforesend = None
        self.text = ""

    def question(self) -> int | None:
        """Waits for the next question; its number, None when the program has ended. `text` is what came before it."""
        index = self.child.expect([*QUESTIONS, pexpect.EOF])
        self.text = ANSI.sub("", str(self.child.before))
        return None if index == len(QUESTIONS) else index

    def say(self, answer: str) -> None:
        self.child.sendline(answer)

    def play(self, answers: int = 10_000, also: Callable[[int, str], Sequence[str]] | None = None) -> bool:
        """Answers questions, cards by the first in brackets; whether the program ended. `also` is said before."""
        for _ in range(answers):
            question = self.question()
            if question is None:
                self.child.close()
                return True
            for more in also(question, self.text) if also else ():
                self.say(more)
                if self.question() is None:
                    self.child.close()
                    return True
            self.say(self.answer(question))
        return False

    def answer(self, question: int) -> str:
        if question not in FIRST_CARD:
            return ANSWERS[question]
        if not OPEN.search(self.text):  # something else was asked for in between
            self.say("hand")
            self.question()
        return str(OPEN.findall(self.text)[-1])

    def kill(self) -> None:
        self.child.kill(9)
        self.child.close()
