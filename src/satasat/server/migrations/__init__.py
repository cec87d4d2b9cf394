"""How the database came to be as it is, revision by revision (alembic)."""
