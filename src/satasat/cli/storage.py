"""`--db`: the database that the commands around a server share, on their command lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

import click

from satasat.cli import help_of

DEFAULT: Final = "satasat.db"
VARIABLE: Final = "SATASAT_DB"

F = TypeVar("F", bound=Callable[..., Any])


def db_option(command: F) -> F:
    """`--db URL`: parameter `db`, a URL or a path; where it is not given, SATASAT_DB, else `satasat.db` in the folder at hand."""
    return click.option("--db", metavar="URL", envvar=VARIABLE, default=DEFAULT, help=help_of("db"))(command)
