"""Backups of a SQLite store, made while it is in use. For PostgreSQL, use `pg_dump`."""

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url

from intriga.store.database.engines import sqlite_url, writer_engine
from intriga.store.database.migrate import migrate
from intriga.store.errors import Unavailable


def backup(url: str, target: Path) -> None:
    """Copy one consistent state of a store into a new file that only its owner can read.

    Raises `Unavailable` when the store is not SQLite or does not exist, when the target exists,
    or when either cannot be read or written.
    """
    source = _file_of(url)
    if not source.is_file():
        raise Unavailable(f"no database at {source}")
    if target.exists():
        raise Unavailable(f"{target} already exists")
    try:
        target.touch(mode=0o600)
        with closing(sqlite3.connect(source)) as origin, closing(sqlite3.connect(target)) as copy:
            origin.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
    except (OSError, sqlite3.Error) as problem:
        target.unlink(missing_ok=True)
        raise Unavailable(f"the backup failed: {problem}") from problem


def restore(source: Path, url: str) -> None:
    """Check a backup, copy it to the place of a new store, and bring it up to date.

    Raises `Unavailable` when there is a database already, or when the file is not a valid backup.
    """
    target = _file_of(url)
    if target.exists():
        raise Unavailable(f"a database already exists at {target}")
    if not source.is_file():
        raise Unavailable(f"no backup at {source}")
    _check(source)
    target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    backup(sqlite_url(source), target)
    engine = writer_engine(url)
    try:
        with engine.begin() as connection:
            migrate(connection)
    finally:
        engine.dispose()


def _check(source: Path) -> None:
    try:
        with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=ro", uri=True)) as copy:
            (result,) = copy.execute("PRAGMA integrity_check").fetchone()
            copy.execute("SELECT count(*) FROM matches").fetchone()
    except sqlite3.Error as problem:
        raise Unavailable(f"{source} is not a backup: {problem}") from problem
    if result != "ok":
        raise Unavailable(f"{source} is damaged: {result}")


def _file_of(url: str) -> Path:
    where = make_url(url)
    if where.get_backend_name() != "sqlite" or not where.database:
        raise Unavailable("only SQLite is backed up this way; for PostgreSQL use pg_dump")
    return Path(where.database)
