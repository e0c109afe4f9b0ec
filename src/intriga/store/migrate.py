"""Bringing a database up to date: Alembic's migrations, which travel inside this package."""

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import Connection, text

from intriga.store.errors import Unavailable

_LOCK = 0x1_4719A
"""Two processes that start at once must not both migrate (PostgreSQL; SQLite locks the file)."""


def migrate(connection: Connection) -> None:
    """Run the migrations that this database has not seen, inside the caller's transaction.

    Raises `Unavailable` for a database made by a newer version.
    """
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
    try:
        command.upgrade(config(connection), "head")
    except CommandError as problem:
        raise Unavailable(f"the database was made by a newer version: {problem}") from problem


def config(connection: Connection) -> Config:
    """Alembic's configuration for a connection that is already open."""
    made = Config()
    made.set_main_option("script_location", "intriga.store:migrations")
    made.attributes["connection"] = connection
    return made
