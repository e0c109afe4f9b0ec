"""Databases for tests: SQLite files, and a schema of its own on a real PostgreSQL."""

import os
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy import create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import OperationalError

from intriga.store import Store
from intriga.store.migrate import migrate
from intriga.store.store import FILE, sqlite_url
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


_statements: list[tuple[str, Any]] = []
"""What the migrations said to the first PostgreSQL of this process."""


def _replay(url: URL) -> None:
    """Make the tables of an empty schema by what the migrations said before."""
    engine = create_engine(url)
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql("SET LOCAL synchronous_commit = off")
            if _statements:
                for statement, given in _statements:
                    connection.exec_driver_sql(statement, given)
            else:
                event.listen(engine, "before_cursor_execute", _note)
                migrate(connection)
    finally:
        engine.dispose()


def _note(_connection: Any, _cursor: Any, statement: str, given: Any, *_: Any) -> None:
    if statement.lstrip().upper().startswith(("CREATE", "ALTER", "DROP", "INSERT", "UPDATE")):
        _statements.append((statement, given))


@contextmanager
def fresh_database(kind: str, folder: Path, *, empty: bool = False) -> Iterator[str]:
    """The URL of a database that nothing is in, `empty`: not even tables. Skips the test when
    there is no PostgreSQL to be reached."""
    if kind == "sqlite":
        if not empty:
            prepare(folder)
        yield sqlite_url(folder / "intriga.db")
        return
    schema = f"intriga_{uuid.uuid4().hex}"
    engine = create_engine(POSTGRES, isolation_level="AUTOCOMMIT")
    try:
        with engine.connect() as connection:
            connection.exec_driver_sql("SET synchronous_commit = off")
            connection.exec_driver_sql(f"CREATE SCHEMA {schema}")
    except OperationalError:
        missing(f"PostgreSQL at {make_url(POSTGRES).host}:{make_url(POSTGRES).port}")
    try:
        url = make_url(POSTGRES).update_query_dict({"options": f"-csearch_path={schema}"})
        if not empty:
            _replay(url)
        yield url.render_as_string(hide_password=False)
    finally:
        with engine.connect() as connection:
            connection.exec_driver_sql("SET synchronous_commit = off")
            connection.exec_driver_sql(f"DROP SCHEMA {schema} CASCADE")
        engine.dispose()
