"""The command line. Each command is a module that is imported when it runs, so that `--help` is quick."""

from __future__ import annotations

import codecs
import os
import shutil
import signal
import sys
from contextlib import suppress
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Any, Final, NoReturn, TextIO, cast

import click
from click.exceptions import NoArgsIsHelpError

from satasat import __version__
from satasat.errors import BadMessage, SatasatError
from satasat.texts import SUIT_SIGNS, Speaker, plain

COMMANDS: Final = ("play", "simulate", "verify", "show", "rules")
"""In the order in which `--help` lists them; each is `satasat.cli.NAME` with a click command `command`."""


def help_of(code: str) -> str:
    """The help text `help-CODE` of locale/*/help.ftl."""
    return plain(f"help-{code}", "help")


class _Commands(click.Group):
    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            return None
        command: click.Command = import_module(f"satasat.cli.{cmd_name}").command
        return command

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        with formatter.section(help_of("commands")):
            formatter.write_dl([(name, help_of(f"{name}-short")) for name in COMMANDS])

    def make_context(self, *args: Any, **kwargs: Any) -> click.Context:
        try:
            return super().make_context(*args, **kwargs)
        except NoArgsIsHelpError:
            raise
        except click.UsageError as error:
            _misused(error)

    def invoke(self, ctx: click.Context) -> Any:
        _ready_streams()
        try:
            done = super().invoke(ctx)
            sys.stdout.flush()
            return done
        except SatasatError as error:
            fail(error)
        except BrokenPipeError:
            raise
        except OSError as error:
            _give_up_output()
            fail(BadMessage("stream_failed", reason=error.strerror or str(error)))
        except click.UsageError as error:
            _misused(error)
        except KeyboardInterrupt:
            sys.exit(130)


def _ready_streams() -> None:
    """Streams that are there, whatever the caller closed, and that show what they can; SIGTERM ends in order."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        stream = getattr(sys, name)
        if stream is None:
            setattr(sys, name, _nowhere(mode))
        elif isinstance(stream, TextIOWrapper) and mode == "w":
            stream.reconfigure(errors="satasat")
    signal.signal(signal.SIGTERM, lambda number, _: sys.exit(128 + number))


def _nowhere(mode: str) -> TextIO:
    return cast(TextIO, Path(os.devnull).open(mode, encoding="utf-8"))


def _give_up_output() -> None:
    """What could not be written is not tried again at the end of the program."""
    with suppress(OSError):
        sys.stdout.close()
    sys.stdout = _nowhere("w")


_JOINERS: Final = "\u200c\u200d"
"""Unseen, but part of how words are written in Devanagari and Arabic script."""


def printable(text: str) -> str:
    """The text without what a terminal would obey: such characters are written as escapes."""
    if text.isprintable():
        return text
    return "".join(
        c if c.isprintable() or c in _JOINERS else c.encode("unicode_escape").decode() for c in text
    )


_INSTEAD: Final = {
    **{sign: suit.value for suit, sign in SUIT_SIGNS.items()},
    "−": "-",
    "±": "+-",
    "·": "|",
    "…": "...",
    "×": "x",
    "▒": "#",
    "─": "-",
    "†": "+",
    "‡": "++",
}


def _spelled(error: UnicodeError) -> tuple[str, int]:
    """What stands for characters that the terminal's encoding lacks."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(_INSTEAD.get(c, "?") for c in lacking), error.end


codecs.register_error("satasat", _spelled)


def complain(error: SatasatError, more: str = "") -> None:
    """One line about what is wrong, and what else is to be said of it."""
    click.echo(printable(f"satasat: {error.code}: {Speaker().error(error)}{more}"), err=True)


def program() -> str:
    """How this program was called, for advice that can be typed again."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return "python -m satasat"
    on_path = shutil.which(called.name)
    if on_path is not None and Path(on_path).resolve() == called.resolve():
        return called.name
    with suppress(ValueError):
        return str(called.resolve().relative_to(Path.cwd()))
    return str(called)


def fail(error: SatasatError, code: int = 2) -> NoReturn:
    """One line about what is wrong, and out."""
    complain(error)
    sys.exit(code)


def _misused(error: click.UsageError) -> NoReturn:
    command = error.ctx.command_path if error.ctx is not None else "satasat"
    fail(BadMessage("bad_usage", message=error.format_message().rstrip("."), command=command))


@click.group(
    cls=_Commands,
    help=help_of("satasat"),
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)
@click.version_option(__version__, message="satasat %(version)s")
def main() -> None:
    pass
