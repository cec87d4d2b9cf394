"""`satasat tables`: lists the tables in the database of a server."""

from __future__ import annotations

from datetime import UTC, datetime

import click

from satasat.cards import encode
from satasat.cli import help_of
from satasat.cli.screen import Screen
from satasat.cli.storage import db_option
from satasat.texts import Speaker

HEADS = ("id", "game", "opened", "active", "lines")


@click.command(help=help_of("tables"))
@db_option
@click.option("--json", "as_json", is_flag=True, help=help_of("tables-json"))
def command(db: str, as_json: bool) -> None:
    from satasat.server.upkeep import summaries  # sqlalchemy

    found = summaries(db)
    if as_json:
        click.echo(encode({"tables": found}).decode())
        return
    speaker, screen = Speaker(), Screen()
    if found:
        heads = [speaker.say(f"tables-{head}") for head in HEADS]
        screen.table(heads, [(t.id, t.game, time(t.opened), time(t.active), str(t.lines)) for t in found])
    screen.lines([speaker.say("tables-count", n=len(found))])


def time(millis: int) -> str:
    """A moment, milliseconds since 1970, in UTC to the minute."""
    return datetime.fromtimestamp(millis / 1000, UTC).replace(tzinfo=None).isoformat(" ", "minutes")
