"""Run by alembic: the connection, with its transaction, is the caller's."""

from __future__ import annotations

from alembic import context

from satasat.server.database import METADATA, VERSION_TABLE

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=METADATA,
    version_table=VERSION_TABLE,
)
context.run_migrations()
