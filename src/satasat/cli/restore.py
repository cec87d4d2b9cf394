"""`satasat restore`: copies a backup into an empty database (S19)."""

from __future__ import annotations

from pathlib import Path

import click

from satasat.cli import help_of
from satasat.cli.files import unreadable
from satasat.cli.screen import Screen
from satasat.cli.storage import db_option
from satasat.errors import BadMessage
from satasat.texts import Speaker


@click.command(help=help_of("restore"))
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@db_option
def command(file: Path, db: str) -> None:
    from satasat.server.upkeep import restore  # sqlalchemy

    try:
        contents = restore(file, db)
    except FileNotFoundError:
        raise BadMessage("file_missing", file=str(file)) from None
    except OSError as error:
        raise unreadable(file, error) from None
    Screen().lines([Speaker().say("restore-done", tables=contents.tables, lines=contents.lines)])
