"""The number of the protocol, and what one client may ask of a server."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

PROTOCOL: Final = 1
"""Moves when an older client could misunderstand; both sides say theirs first."""
FRAME: Final = 4096
"""Bytes of a command at most (S29)."""
DEPTH: Final = 4
"""Objects and lists inside each other at most, in a command (S29)."""


class Limits(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What one client may ask of a server (S29 to S31, S34). All can be set with `satasat serve --limit NAME=NUMBER`."""

    frame: int = FRAME
    body: int = 65_536
    """Bytes of an HTTP request."""
    messages: int = 40
    """Of a connection in ten seconds."""
    burst: int = 20
    """Messages at once."""
    address_sockets: int = 20
    session_sockets: int = 5
    socket_tables: int = 8
    """Tables that one socket follows."""
    tables_per_hour: int = 60
    """New ones from one address."""
    sessions_per_hour: int = 60
    codes_per_minute: int = 10
    """Wrong spoken codes from one address (S28)."""
    mailbox: int = 64
    """Commands that wait at one table."""
    outbox: int = 64
    """Updates that wait for a slow reader (S31)."""
    outbox_bytes: int = 262_144
    spectators: int = 50
    """At one table."""
    deals: int = 30
    """Of a match: a table is woken by playing its match again, which takes 2 ms a deal (S15)."""
    reviews: int = 20
    """Analyses that wait (S33)."""
