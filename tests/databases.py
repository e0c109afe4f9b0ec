"""Databases for tests: SQLite files, and a schema of its own on a real PostgreSQL."""

import atexit
import os
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from sqlalchemy import NullPool, create_engine
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import OperationalError

from intriga.store import Store
from intriga.store.database.engines import sqlite_url
from intriga.store.schema import metadata
from intriga.store.store import FILE
from tests.conftest import missing

POSTGRES = os.environ.get(
    "INTRIGA_TEST_POSTGRES", "postgresql+psycopg://postgres:root@127.0.0.1:5432/test"
)
KINDS = ("sqlite", "postgresql")


@cache
def _migrated() -> bytes:
    """The SQLite file of a store in which nothing is yet."""
    with tempfile.TemporaryDirectory() as folder:
        Store.open_dir(Path(folder)).close()
        return (Path(folder) / FILE).read_bytes()


def prepare(folder: Path) -> None:
    """Put an up-to-date database of nothing where a server looks for its own, unless it is there:
    the migrations have tests of their own."""
    if not (folder / FILE).exists():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / FILE).write_bytes(_migrated())


_SPARE: list[str] = []
"""Schemas on PostgreSQL with the tables of a store and nothing in them."""


@contextmanager
def fresh_database(kind: str, folder: Path, *, empty: bool = False) -> Iterator[str]:
    """The URL of a database that nothing is in, `empty`: not even tables. Skips the test when
    there is no PostgreSQL to be reached."""
    if kind == "sqlite":
        if not empty:
            prepare(folder)
        yield sqlite_url(folder / FILE)
        return
    schema = _schema(empty)
    yield _inside(schema).render_as_string(hide_password=False)
    if not empty:
        tables = reversed(metadata.sorted_tables)
        _said("; ".join(f"DELETE FROM {schema}.{table.name}" for table in tables))
        _SPARE.append(schema)


def _schema(empty: bool) -> str:
    """A schema of nothing: one that was used before, or a new one."""
    if _SPARE and not empty:
        return _SPARE.pop()
    schema = f"intriga_{uuid.uuid4().hex}"
    try:
        _said(f"CREATE SCHEMA {schema}")
    except OperationalError:
        missing(f"PostgreSQL at {make_url(POSTGRES).host}:{make_url(POSTGRES).port}")
    atexit.register(_said, f"DROP SCHEMA {schema} CASCADE")
    if not empty:
        Store.open(_inside(schema).render_as_string(hide_password=False)).close()
    return schema


def _inside(schema: str) -> URL:
    return make_url(POSTGRES).update_query_dict({"options": f"-csearch_path={schema}"})


def _said(statement: str) -> None:
    engine = create_engine(POSTGRES, poolclass=NullPool, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql("SET lock_timeout = '20s'")  # somebody has left without a word
        connection.exec_driver_sql(statement)
