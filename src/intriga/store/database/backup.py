"""Backups of a SQLite store, made while it is in use. PostgreSQL has `pg_dump` for this."""

import sqlite3
from contextlib import closing
from pathlib import Path

from sqlalchemy.engine import make_url

from intriga.store.database.engines import writer_engine
from intriga.store.database.migrate import migrate
from intriga.store.errors import Unavailable
from intriga.store.store import sqlite_url


def backup(url: str, target: Path) -> None:
    """Copy a store, as it stands at one moment, into a new file that only its owner can read.

    Raises `Unavailable` when the store is not SQLite or does not exist, when the target exists,
    or when either cannot be read or written.
    """
    source = _file_of(url)
    if not source.is_file():
        raise Unavailable(f"there is no database at {source}")
    if target.exists():
        raise Unavailable(f"{target} exists already")
    try:
        target.touch(mode=0o600)
        with closing(sqlite3.connect(source)) as origin, closing(sqlite3.connect(target)) as copy:
            origin.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")
    except (OSError, sqlite3.Error) as problem:
        target.unlink(missing_ok=True)
        raise Unavailable(f"the backup failed: {problem}") from problem


def restore(source: Path, url: str) -> None:
    """Put a backup where a new store will be opened; it is checked and brought up to date.

    Raises `Unavailable` when there is a database already, or when the backup is none.
    """
    target = _file_of(url)
    if target.exists():
        raise Unavailable(f"there is a database at {target} already")
    if not source.is_file():
        raise Unavailable(f"there is no backup at {source}")
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
            (verdict,) = copy.execute("PRAGMA integrity_check").fetchone()
            copy.execute("SELECT count(*) FROM matches").fetchone()
    except sqlite3.Error as problem:
        raise Unavailable(f"{source} is not a backup: {problem}") from problem
    if verdict != "ok":
        raise Unavailable(f"{source} is damaged: {verdict}")


def _file_of(url: str) -> Path:
    where = make_url(url)
    if where.get_backend_name() != "sqlite" or not where.database:
        raise Unavailable("this database makes its backups with its own tools (pg_dump)")
    return Path(where.database)
