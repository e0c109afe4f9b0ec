"""The store: opening a database, reading it, writing to it."""

from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from intriga.store.database.engines import reader_engine, writer_engine
from intriga.store.database.migrate import migrate
from intriga.store.database.writer import Writer
from intriga.store.errors import Unavailable

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
        self._writer = Writer(self._writes)

    @classmethod
    def open(cls, url: str) -> "Store":
        """A store at a URL: `sqlite:////folder/file.db`, `postgresql+psycopg://…`."""
        return cls(url)

    @classmethod
    def open_dir(cls, folder: Path) -> "Store":
        """A store in a folder of its own, which only its owner can read."""
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            (folder / FILE).touch(mode=0o600)
        except OSError as problem:
            raise Unavailable(f"the folder cannot be made: {problem}") from problem
        return cls(sqlite_url(folder / FILE))

    def write(self, op: Callable[[Connection], T], lock: str = "") -> Future[T]:
        """Run an operation in the writer thread; the future is done when it is on disk. `lock`:
        the match whose rows it locks, if it does (see `writer`)."""
        return self._writer.write(op, lock)

    @property
    def shared(self) -> bool:
        """Whether other processes may use this database at the same time as nodes of one server."""
        return self._writes.dialect.name == "postgresql"

    def read(self, op: Callable[[Connection], T]) -> T:
        """Run a reading operation here and now. Blocks: call it outside an event loop's thread.

        Raises `Unavailable` when the database does not answer.
        """
        try:
            with self._reads.begin() as connection:
                return op(connection)
        except SQLAlchemyError as problem:
            raise Unavailable(f"the database does not answer: {type(problem).__name__}") from None

    def close(self) -> None:
        """Write what was handed over, then close."""
        self._writer.close()
        self._writes.dispose()
        self._reads.dispose()


def sqlite_url(file: Path) -> str:
    """The URL of a SQLite file."""
    return URL.create("sqlite", database=str(file.absolute())).render_as_string(hide_password=False)
