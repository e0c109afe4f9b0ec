"""Databases for tests: SQLite files, and schemas in a real PostgreSQL."""

import atexit
import os
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest
from sqlalchemy import NullPool, create_engine
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import OperationalError

from intriga.store import Store
from intriga.store.database.engines import sqlite_url
from intriga.store.schema import metadata
from intriga.store.store import FILE
from intriga.table.accounts import passwords
from tests.kit.missing import missing

# Passwords of tests need no protection; only what proves its strength asks for it.
STRENGTH = passwords.STRENGTH
passwords.STRENGTH = replace(STRENGTH, time_cost=1, memory_cost=64)

POSTGRES = os.environ.get(
    "INTRIGA_TEST_POSTGRES", "postgresql+psycopg://postgres:root@127.0.0.1:5432/test"
)
KINDS = ("sqlite", "postgresql")
"""For tests of the store, and of what depends on how a database locks."""
ONE_FIRST = ("sqlite", pytest.param("postgresql", marks=pytest.mark.thorough))
"""For tests of what is built upon the store: in the fast suite on SQLite alone."""


@cache
def _migrated() -> bytes:
    """The file of an empty SQLite store with all migrations applied."""
    with tempfile.TemporaryDirectory() as folder:
        Store.open_dir(Path(folder)).close()
        return (Path(folder) / FILE).read_bytes()


def prepare(folder: Path) -> None:
    """Put an empty, migrated database where a server expects its own, unless there is one. Saves
    every test from running the migrations."""
    if not (folder / FILE).exists():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / FILE).write_bytes(_migrated())


_SPARE: list[str] = []
"""Schemas in PostgreSQL with the tables of a store and no rows, for the next test."""


@contextmanager
def fresh_database(kind: str, folder: Path, *, empty: bool = False) -> Iterator[str]:
    """The URL of a database without rows; with `empty`, without tables as well. Skips the test if
    PostgreSQL cannot be reached."""
    if kind == "sqlite":
        if not empty:
            prepare(folder)
        yield sqlite_url(folder / FILE)
        return
    schema = _schema(empty)
    yield _url_of(schema).render_as_string(hide_password=False)
    if not empty:
        tables = reversed(metadata.sorted_tables)
        _execute("; ".join(f"DELETE FROM {schema}.{table.name}" for table in tables))
        _SPARE.append(schema)


def _schema(empty: bool) -> str:
    """A schema without rows: one that an earlier test used, or a new one."""
    if _SPARE and not empty:
        return _SPARE.pop()
    schema = f"intriga_{uuid.uuid4().hex}"
    try:
        _execute(f"CREATE SCHEMA {schema}")
    except OperationalError:
        missing(f"PostgreSQL at {make_url(POSTGRES).host}:{make_url(POSTGRES).port}")
    atexit.register(_execute, f"DROP SCHEMA {schema} CASCADE")
    if not empty:
        Store.open(_url_of(schema).render_as_string(hide_password=False)).close()
    return schema


def _url_of(schema: str) -> URL:
    options = f"-csearch_path={schema} -csynchronous_commit=off"  # nobody cuts the power
    return make_url(POSTGRES).update_query_dict({"options": options})


def _execute(statement: str) -> None:
    engine = create_engine(POSTGRES, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        # A process that was killed may still hold a lock.
        connection.exec_driver_sql("SET lock_timeout = '20s'")
        connection.exec_driver_sql(statement)
