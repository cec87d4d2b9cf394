"""`satasat verify`: replays recorded matches and tells every line that breaks the format or a rule."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import click
from msgspec import Struct
from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from satasat.cli import complain, help_of
from satasat.cli.files import read_lines
from satasat.cli.streams import printable
from satasat.errors import BadMessage
from satasat.records import Fault, read
from satasat.texts import Speaker

LARGE: Final = 1 << 22
"""Bytes from which a progress bar is worth while."""
_STEP: Final = 1 << 16
"""Bytes between two moves of the bar."""
LONGEST_MESSAGE: Final = 400
"""Characters; what a faulty line holds may be of any length."""

FAULTY: Final = 1
UNREADABLE: Final = 2
"""Exit codes."""


class Count(Struct, frozen=True):
    """What was found: matches, those of them that hold; of these the unfinished ones, and those whose shuffles were checked; faults
    in or between them.
    """

    matches: int = 0
    hold: int = 0
    unfinished: int = 0
    checked: int = 0
    faults: int = 0

    def __add__(self, other: Count) -> Count:
        return Count(
            self.matches + other.matches,
            self.hold + other.hold,
            self.unfinished + other.unfinished,
            self.checked + other.checked,
            self.faults + other.faults,
        )

    def words(self) -> dict[str, str]:
        """The parameters of the texts; a line for programs too, so without thousands separators."""
        return {field: str(getattr(self, field)) for field in self.__struct_fields__}


@click.command(help=help_of("verify"))
@click.argument("files", nargs=-1, required=True, metavar="FILE...")
def command(files: tuple[str, ...]) -> None:
    count = Count()
    unreadable = False
    for path in files:
        try:
            for one in verify(path):
                count += one
        except BadMessage as error:
            complain(error)
            unreadable = True
    speaker = Speaker()
    code = "verify-count-unfinished" if count.unfinished else "verify-count"
    click.echo(speaker.say(code, **count.words()))
    if count.checked:
        click.echo(speaker.say("verify-checked", **count.words()))
    sys.exit(UNREADABLE if unreadable else FAULTY if count.faults else 0)


def verify(path: str) -> Iterator[Count]:
    """Checks a file match by match, and says what is wrong. Raises BadMessage when the file cannot be read."""
    with _progress(path) as lines:
        for match in read(lines):
            for fault in match.faults:
                sys.stdout.write(
                    f"{fault_line(path, fault)}\n"
                )  # not by click, which would write into the bar
            holds = match.is_match and match.holds
            yield Count(
                matches=int(match.is_match),
                hold=int(holds),
                unfinished=int(holds and not match.finished),
                checked=int(holds and match.chained),
                faults=len(match.faults),
            )


def fault_line(path: str, fault: Fault) -> str:
    """`FILE:LINE: code: message`, in one line whatever the file holds."""
    said = Speaker().error(fault.error, by=fault.by)
    if len(said) > LONGEST_MESSAGE:
        said = said[: LONGEST_MESSAGE - 1] + "…"
    return printable(f"{path}:{fault.line}: {fault.error.code}: {said}")


@contextmanager
def _progress(path: str) -> Iterator[Iterable[bytes]]:
    """The lines of a file; while a large one is read, a bar is drawn on a terminal."""
    console = Console(stderr=True)
    try:
        size = Path(path).stat().st_size if Path(path).is_file() else 0
    except OSError:
        size = 0  # reading it will tell
    if size < LARGE or not console.is_terminal:
        yield read_lines(path)
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TaskProgressColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, redirect_stdout=sys.stdout.isatty()) as bar:
        task = bar.add_task(printable(path), total=size)

        def counted() -> Iterator[bytes]:
            done = told = 0
            for line in read_lines(path):
                done += len(line)
                if done - told > _STEP:
                    bar.update(task, completed=done)
                    told = done
                yield line

        yield counted()
