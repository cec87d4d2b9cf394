"""The command line. Each command is a module that is imported when it runs, so that `--help` is quick."""

from __future__ import annotations

import sys
from contextlib import suppress
from importlib import import_module
from typing import Any, Final, NoReturn

import click
from click.exceptions import NoArgsIsHelpError

from satasat import __version__
from satasat.cli import streams
from satasat.errors import BadMessage, SatasatError
from satasat.texts import Speaker, plain

COMMANDS: Final = (
    "play",
    "simulate",
    "arena",
    "verify",
    "show",
    "review",
    "solve",
    "odds",
    "rules",
    "serve",
    "tables",
    "backup",
    "restore",
    "warm",
)
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

    def main(self, *args: Any, **kwargs: Any) -> Any:
        with streams.ready():
            try:
                try:
                    return super().main(*args, **kwargs)
                finally:
                    sys.stdout.flush()
            except BrokenPipeError as error:
                streams.give_up_output()
                ended = error.__context__  # what the reader did not stay for
                sys.exit(ended.code if isinstance(ended, SystemExit) and ended.code else 1)
            except OSError as error:
                streams.give_up_output()
                fail(BadMessage("stream_failed", reason=error.strerror or str(error)))

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except SatasatError as error:
            fail(error)
        except click.UsageError as error:
            _misused(error)
        except KeyboardInterrupt:
            sys.exit(130)


def complain(error: SatasatError, more: str = "") -> None:
    """One line about what is wrong, and what else is to be said of it."""
    with suppress(OSError):  # nobody may be there to read it; the exit code says it too
        click.echo(streams.printable(f"satasat: {error.code}: {Speaker().error(error)}{more}"), err=True)


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
