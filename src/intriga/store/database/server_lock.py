"""The lock of a SQLite file: one server at a time uses it.

The lock is `flock` on a file beside the database; the system releases it when the process ends,
however it ends. The file stays and is never deleted: another process may be waiting for it. Tools
of the command line take no lock, for they may run beside the server.
"""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class InUse(Exception):
    """Another server has locked the database. `process`: its id, "" if it is not known."""

    def __init__(self, process: str) -> None:
        super().__init__(process)
        self.process = process


@contextmanager
def server_lock(database: Path) -> Iterator[None]:
    """Hold the lock of this database in a `with` block. Raises `InUse`, or `OSError` when the file
    cannot be made."""
    path = database.with_name(f"{database.name}.lock")
    with open(path, "a+", encoding="ascii", opener=_private) as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            file.seek(0)
            raise InUse(file.read(20).strip()) from None
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        yield


def _private(path: str, flags: int) -> int:
    return os.open(path, flags, 0o600)
