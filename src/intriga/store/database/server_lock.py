"""The lock of a SQLite file: one server at a time uses it.

What is locked is a file beside the database; the system releases it when the process ends, however
it ends. The file stays and is never deleted: another process may be waiting for it. Tools of the
command line take no lock, for they may run beside the server.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TextIO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

_BEYOND = 1 << 20
"""A byte after the end of the file: on Windows nobody else can read what is locked."""


class InUse(Exception):
    """Another server has locked the database. `process`: its id, "" if it is not known."""

    def __init__(self, process: str) -> None:
        super().__init__(process)
        self.process = process


@contextmanager
def server_lock(database: Path) -> Iterator[None]:
    """Hold the lock of this database in a `with` block. Raises `InUse`, or `OSError` when the file
    cannot be made."""
    database = database.resolve()
    path = database.with_name(f"{database.name}.lock")
    with open(path, "a+", encoding="ascii", opener=_private) as file:
        if not _lock(file):
            file.seek(0)
            raise InUse(file.read(20).strip())
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        yield


def _lock(file: TextIO) -> bool:
    """Lock a file until it is closed. False: somebody else has locked it."""
    try:
        if sys.platform == "win32":
            file.seek(_BEYOND)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
