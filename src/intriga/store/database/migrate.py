"""Bringing a database up to date: Alembic migrations, which are part of this package."""

from functools import cache

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text

from intriga.store.errors import Unavailable

_LOCK = 0x1_4719A
"""Key of the advisory lock that keeps two starting processes from migrating at the same time
(PostgreSQL; SQLite locks the file)."""


def migrate(connection: Connection) -> None:
    """Run the migrations that this database has not seen, inside the caller's transaction.

    Raises `Unavailable` for a database made by a newer version.
    """
    if MigrationContext.configure(connection).get_current_heads() == newest():
        return
    if connection.dialect.name == "postgresql":
        connection.execute(text("SET LOCAL lock_timeout = 0"))  # wait as long as it takes
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": _LOCK})
    try:
        command.upgrade(config(connection), "head")
    except CommandError as problem:
        raise Unavailable(f"the database was made by a newer version: {problem}") from problem


@cache
def newest() -> tuple[str, ...]:
    """The revisions of a database that is up to date."""
    return tuple(ScriptDirectory.from_config(config()).get_heads())


def config(connection: Connection | None = None) -> Config:
    """The Alembic configuration, for a connection that is already open."""
    made = Config()
    made.set_main_option("script_location", "intriga.store:migrations")
    made.set_main_option("recursive_version_locations", "true")
    made.attributes["connection"] = connection
    return made
