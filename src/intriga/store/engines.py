"""Engines: one that writes and one that reads, on SQLite or PostgreSQL."""

from typing import Any, Literal, TypeAlias

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url

from intriga.store.errors import Unavailable

_BUSY_MS = 10_000

Isolation: TypeAlias = Literal["READ COMMITTED", "REPEATABLE READ"]


def writer_engine(url: str) -> Engine:
    """The engine of the writer thread. On SQLite a transaction takes the write lock at once."""
    return _engine(url, "BEGIN IMMEDIATE", "READ COMMITTED", pool_size=1, max_overflow=1)


def reader_engine(url: str) -> Engine:
    """The engine of the readers: each transaction sees one moment of the database."""
    return _engine(url, "BEGIN", "REPEATABLE READ", pool_size=4, max_overflow=4)


def _engine(url: str, begin: str, isolation: Isolation, **pool: int) -> Engine:
    where = make_url(url)
    if where.get_backend_name() == "sqlite":
        if not where.database or where.database == ":memory:":
            raise Unavailable("a database in memory would not survive the process")
        engine = create_engine(where, connect_args={"check_same_thread": False}, **pool)
        event.listen(engine, "connect", _sqlite_connected)
        event.listen(engine, "begin", _beginner(begin))
        return engine
    return create_engine(where, pool_pre_ping=True, isolation_level=isolation, **pool)


def _sqlite_connected(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # transactions are begun below, by nobody else
    for pragma in (
        f"busy_timeout={_BUSY_MS}",
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "temp_store=MEMORY",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _beginner(begin: str) -> Any:
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return on_begin
