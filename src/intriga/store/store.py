"""`Store`: opening a database, reading it, writing to it."""

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from intriga.store.database.damage import check_pages, is_damage, watched_file
from intriga.store.database.engines import reader_engine, sqlite_url, writer_engine
from intriga.store.database.migrate import migrate
from intriga.store.database.writer import Reply, Writer
from intriga.store.errors import Damaged, Unavailable

T = TypeVar("T")
FILE = "intriga.db"


class Store:
    """A database with one writer thread and a pool of readers."""

    def __init__(self, url: str) -> None:
        """Open the database at this SQLAlchemy URL and bring its tables up to date.

        Raises `Unavailable` when it cannot be opened or was made by a newer version.
        """
        self.url = url
        self._writes = writer_engine(url)
        self._reads = reader_engine(url)
        try:
            with self._writes.begin() as connection:
                migrate(connection)
        except SQLAlchemyError as problem:
            words = str(getattr(problem, "orig", None) or problem).splitlines()[0]
            raise Unavailable(f"the database cannot be opened: {words}") from None
        self._file = watched_file(url)
        self._writer = Writer(self._writes, check=self._file.check if self._file else None)

    @classmethod
    def open(cls, url: str) -> "Store":
        """A store at a URL: `sqlite:////folder/file.db`, `postgresql+psycopg://…`."""
        return cls(url)

    @classmethod
    def open_dir(cls, folder: Path) -> "Store":
        """A store in a folder that only its owner can read; the folder is made if it is missing.

        Raises `Unavailable` when the folder cannot be made.
        """
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            (folder / FILE).touch(mode=0o600)
        except OSError as problem:
            raise Unavailable(f"the folder cannot be created: {problem}") from problem
        return cls(sqlite_url(folder / FILE))

    def write(self, op: Callable[[Connection], T], lock: str = "") -> Future[T]:
        """Run an operation in the writer thread; the future is done once it is on disk. `lock`:
        the id of the match whose rows it locks, if it locks any (see `Writer.write`)."""
        future: Future[T] = Future()

        def reply(result: T, problem: Exception | None) -> None:
            if problem is None:
                future.set_result(result)
            else:
                future.set_exception(problem)

        self._writer.write(op, reply, lock)
        return future

    def hand_over(self, op: Callable[[Connection], Any], reply: Reply, lock: str = "") -> None:
        """As `write`; `reply` is called in the writer thread with the result or the problem."""
        self._writer.write(op, reply, lock)

    @property
    def shared(self) -> bool:
        """Whether several processes (the nodes of one server) may use this database at once."""
        return self._writes.dialect.name == "postgresql"

    def read(self, op: Callable[[Connection], T]) -> T:
        """Run a query in the calling thread. It blocks: do not call it in an event loop's thread.

        Raises `Unavailable` when the database does not respond.
        """
        try:
            with self._reads.begin() as connection:
                return op(connection)
        except SQLAlchemyError as problem:
            error = Damaged if is_damage(problem) else Unavailable
            raise error(f"the database does not respond: {type(problem).__name__}") from None

    def verify(self) -> None:
        """Check that the file of a SQLite database is whole. Raises `Unavailable`; `Damaged` if it
        is not."""
        self.read(check_pages)

    def close(self) -> None:
        """Finish the queued writes, then close."""
        self._writer.close()
        self._writes.dispose()
        self._reads.dispose()
