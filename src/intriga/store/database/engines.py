"""SQLAlchemy engines: one for writing and one for reading, on SQLite or PostgreSQL."""

from pathlib import Path
from typing import Any, Literal, TypeAlias

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from intriga.store.database.compiled_statements import COMPILED, execute
from intriga.store.errors import Unavailable

_BUSY_MS = 10_000
_LOCK_MS = 200
"""Milliseconds a node waits for a row that another one is writing. A group of writes takes a few
milliseconds; a longer wait means that two groups wait for each other."""
_CONNECT_SECONDS = 5
_SILENCE_MS = 15_000
"""Milliseconds after which a PostgreSQL that does not respond is given up."""

Isolation: TypeAlias = Literal["READ COMMITTED", "REPEATABLE READ"]


def writer_engine(url: str) -> Engine:
    """The engine of the writer thread. On SQLite a transaction takes the write lock immediately."""
    engine = _engine(url, "BEGIN IMMEDIATE", "READ COMMITTED", pool_size=1, max_overflow=1)
    if engine.dialect.name == "postgresql":
        event.listen(engine, "connect", _set_lock_timeout)
    return engine


def reader_engine(url: str) -> Engine:
    """The engine of the readers: each transaction sees one snapshot of the database."""
    return _engine(url, "BEGIN", "REPEATABLE READ", pool_size=4, max_overflow=4)


def url_of(url: str) -> URL:
    """The URL with the driver to use. Raises `Unavailable` for one that is invalid or of a
    database that is not supported."""
    try:
        where = make_url(url)
    except ArgumentError:
        raise Unavailable("not a database URL") from None
    if where.get_backend_name() == "sqlite":
        if not where.database or where.database == ":memory:":
            raise Unavailable("a database in memory would be lost when the process ends")
        return where
    if where.get_backend_name() in ("postgresql", "postgres"):
        return where.set(drivername="postgresql+psycopg")
    raise Unavailable(f"{where.get_backend_name()} is not supported: use SQLite or PostgreSQL")


def sqlite_url(file: Path) -> str:
    """The URL of a SQLite file."""
    return URL.create("sqlite", database=str(file.absolute())).render_as_string(hide_password=False)


def _engine(url: str, begin: str, isolation: Isolation, **pool: int) -> Engine:
    where = url_of(url)
    options = {"compiled_cache": COMPILED}
    if where.get_backend_name() == "sqlite":
        engine = create_engine(
            where, connect_args={"check_same_thread": False}, execution_options=options, **pool
        )
        event.listen(engine, "connect", _sqlite_connected)
        event.listen(engine, "begin", _begin_with(begin))
        return engine
    timeouts = {"connect_timeout": _CONNECT_SECONDS, "tcp_user_timeout": _SILENCE_MS}
    arguments = {key: value for key, value in timeouts.items() if key not in where.query}
    try:
        return create_engine(
            where,
            pool_pre_ping=True,
            isolation_level=isolation,
            connect_args=arguments,
            execution_options=options,
            **pool,
        )
    except ImportError:
        raise Unavailable("PostgreSQL needs a driver: pip install 'intriga[nodes]'") from None


def _sqlite_connected(connection: Any, _record: Any) -> None:
    connection.isolation_level = None  # the driver begins no transactions: see `_begin_with`
    for pragma in (
        f"busy_timeout={_BUSY_MS}",
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "temp_store=MEMORY",
    ):
        connection.execute(f"PRAGMA {pragma}")


def _set_lock_timeout(connection: Any, _record: Any) -> None:
    connection.execute(f"SET lock_timeout = {_LOCK_MS}")
    connection.commit()


def _begin_with(begin: str) -> Any:
    def on_begin(connection: Connection) -> None:
        execute(connection, begin)

    return on_begin
