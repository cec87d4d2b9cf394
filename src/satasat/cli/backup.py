"""`satasat backup`: copies the database of a server, which may go on, into one file (S19)."""

from __future__ import annotations

import os
from pathlib import Path

import click

from satasat.cli import help_of
from satasat.cli.files import beside, unwritable
from satasat.cli.screen import Screen
from satasat.cli.storage import db_option
from satasat.errors import StoreError
from satasat.texts import Speaker


@click.command(help=help_of("backup"))
@click.argument("file", type=click.Path(path_type=Path), metavar="FILE")
@db_option
def command(file: Path, db: str) -> None:
    from satasat.server.upkeep import back_up  # sqlalchemy

    if os.path.lexists(file):
        raise StoreError("backup_exists", file=str(file))
    try:
        with beside(file) as (new, handle):
            contents = back_up(db, new)
            os.fsync(handle.fileno())
            handle.close()
            _put(new, file)
    except OSError as error:
        raise unwritable(file, error) from None
    words = {"tables": contents.tables, "lines": contents.lines}
    Screen().lines([Speaker().say("backup-done", file=str(file), **words)])


def _put(new: Path, file: Path) -> None:
    """Gives the backup its name, and takes it from no other file."""
    try:
        os.link(new, file)
    except FileExistsError:
        raise StoreError("backup_exists", file=str(file)) from None
    except OSError:  # this file system knows no links
        new.rename(file)
