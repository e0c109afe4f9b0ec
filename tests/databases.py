"""Databases for tests: SQLite files, and a schema of its own on a real PostgreSQL."""

import os
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import create_engine
from sqlalchemy.engine import make_url
from sqlalchemy.exc import OperationalError

from intriga.store.store import sqlite_url
from tests.conftest import missing

POSTGRES = os.environ.get(
    "INTRIGA_TEST_POSTGRES", "postgresql+psycopg://postgres:root@127.0.0.1:5432/test"
)
KINDS = ("sqlite", "postgresql")


@contextmanager
def fresh_database(kind: str, folder: Path) -> Iterator[str]:
    """The URL of an empty database. Skips the test when there is no PostgreSQL to be reached."""
    if kind == "sqlite":
        yield sqlite_url(folder / "intriga.db")
        return
    schema = f"intriga_{uuid.uuid4().hex}"
    engine = create_engine(POSTGRES, isolation_level="AUTOCOMMIT")
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql(f"CREATE SCHEMA {schema}")
    except OperationalError:
        missing(f"PostgreSQL at {make_url(POSTGRES).host}:{make_url(POSTGRES).port}")
    try:
        url = make_url(POSTGRES).update_query_dict({"options": f"-csearch_path={schema}"})
        yield url.render_as_string(hide_password=False)
    finally:
        with engine.connect() as connection:
            connection.exec_driver_sql(f"DROP SCHEMA {schema} CASCADE")
        engine.dispose()
