"""What happens to the file of a SQLite database behind the server's back: damage, and being moved
or replaced."""

import os
import sqlite3
from pathlib import Path
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.engine import make_url
from sqlalchemy.exc import DBAPIError

from intriga.store.errors import Damaged, Unavailable

_CORRUPT: Final = frozenset({sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB})
_PRIMARY: Final = 0xFF
"""The part of an extended result code that is the result code."""


class WatchedFile:
    """The file that a store has opened."""

    def __init__(self, path: Path) -> None:
        """Raises `OSError` when it is not there."""
        self._path = path
        self._is = _identity(path)

    def check(self) -> None:
        """Raises `Unavailable` when another file, or none, is in its place: what is written now
        would be lost."""
        try:
            same = _identity(self._path) == self._is
        except OSError:
            same = False
        if not same:
            raise Unavailable("the file of the database was moved or replaced")


def watched_file(url: str) -> WatchedFile | None:
    """The file at the URL of a SQLite database; None for other databases."""
    where = make_url(url)
    if where.get_backend_name() != "sqlite" or not where.database:
        return None
    return WatchedFile(Path(where.database))


def check_pages(connection: Connection) -> None:
    """Read every page of a SQLite database. Raises `Damaged`.

    Two seconds a gigabyte, if the file is in memory.
    """
    if connection.dialect.name != "sqlite":
        return
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
    if found != "ok":
        raise Damaged(f"the database is damaged: {str(found).splitlines()[-1]}")


def is_damage(problem: BaseException) -> bool:
    """Whether SQLite found a broken page."""
    origin = problem.orig if isinstance(problem, DBAPIError) else problem
    return getattr(origin, "sqlite_errorcode", 0) & _PRIMARY in _CORRUPT


def _identity(path: Path) -> tuple[int, int]:
    found = os.stat(path)
    return found.st_dev, found.st_ino
