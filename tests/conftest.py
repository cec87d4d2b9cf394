"""What all tests begin with."""

import signal
from collections.abc import Iterator
from typing import Any

import pytest

# Whoever starts a run in the background may have it deaf to SIGINT, and so the programs that are tested.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session")
def postgres() -> Iterator[Any]:
    """A PostgreSQL server (tests.postgres.Server), one for all tests of a process that ask for it."""
    from tests.postgres import running

    with running() as server:
        yield server
