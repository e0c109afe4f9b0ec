"""One thread writes; a group is committed as a whole; a failed operation does not affect others."""

import threading
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import Connection

from intriga.store import Store, Unavailable
from intriga.store.database.engines import sqlite_url
from intriga.store.people import accounts
from intriga.store.people.accounts import PersonRow
from tests.kit.patience import PATIENCE


def _add(name: str) -> Callable[[Connection], None]:
    row = PersonRow(name, name, name, None, 0)
    return lambda connection: accounts.add(connection, row)


def _note(ran: list[int], number: int, _connection: Connection) -> None:
    ran.append(number)


def _names(store: Store) -> list[str]:
    return list(
        store.read(lambda c: c.exec_driver_sql("SELECT name FROM people ORDER BY name").scalars())
    )


def _blocked(store: Store) -> threading.Event:
    """Block the writer, so that the following operations form one group."""
    go, held = threading.Event(), threading.Event()

    def wait(_connection: Connection) -> None:
        held.set()
        go.wait(PATIENCE)

    store.write(wait)
    held.wait(PATIENCE)
    return go


def test_operations_run_in_order_and_are_visible_when_done(store: Store) -> None:
    ran: list[int] = []
    go = _blocked(store)
    futures = [store.write(partial(_note, ran, n)) for n in range(20)]
    futures.append(store.write(_add("Анна")))
    go.set()
    futures[-1].result(PATIENCE)
    assert ran == list(range(20))
    assert _names(store) == ["Анна"]


def test_a_group_is_one_transaction(store: Store) -> None:
    """Nothing of a group is visible before all of it."""
    go = _blocked(store)
    seen: list[list[str]] = []
    first = store.write(_add("a"))
    store.write(lambda _c: seen.append(_names(store)))
    go.set()
    first.result(PATIENCE)
    store.write(lambda _c: None).result(PATIENCE)
    assert seen == [[]]
    assert _names(store) == ["a"]


def test_a_failed_operation_does_not_affect_others(store: Store) -> None:
    def half(connection: Connection) -> None:
        accounts.add(connection, PersonRow("half", "half", "half", None, 0))
        raise LookupError("on purpose")

    go = _blocked(store)
    before, failing, after = (
        store.write(_add("before")),
        store.write(half),
        store.write(_add("after")),
    )
    go.set()
    before.result(PATIENCE)
    after.result(PATIENCE)
    with pytest.raises(LookupError):
        failing.result(PATIENCE)
    assert _names(store) == ["after", "before"]


def test_a_database_error_contains_no_parameters(store: Store) -> None:
    failing = store.write(lambda c: c.exec_driver_sql("INSERT INTO nowhere VALUES ('the secret')"))
    with pytest.raises(Unavailable) as error:
        failing.result(PATIENCE)
    assert "the secret" not in str(error.value)


def test_a_full_disk_is_reported_and_writing_recovers(tmp_path: Path) -> None:
    """SQLite is limited in size: the same error as on a full disk."""
    store = Store.open(sqlite_url(tmp_path / "intriga.db"))
    try:
        pages = store.write(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar_one()).result(
            10
        )
        store.write(lambda c: c.exec_driver_sql(f"PRAGMA max_page_count={pages}")).result(PATIENCE)
        big = PersonRow("big", "x", None, "p" * 200_000, 0)
        go = _blocked(store)
        beside = store.write(_add("beside"))
        failing = store.write(lambda c: accounts.add(c, big))
        go.set()
        with pytest.raises(Unavailable, match="full"):
            failing.result(PATIENCE)
        # SQLite may roll back the whole transaction; then the other operation has failed, too.
        assert ("beside" in _names(store)) == (beside.exception(10) is None)
        store.write(lambda c: c.exec_driver_sql("PRAGMA max_page_count=1000000")).result(PATIENCE)
        store.write(lambda c: accounts.add(c, big)).result(PATIENCE)
        assert "x" in _names(store)
    finally:
        store.close()


def test_a_lost_connection_fails_only_its_group(store: Store) -> None:
    if store.url.startswith("sqlite"):
        lose = lambda c: c.connection.dbapi_connection.close()  # noqa: E731
    else:
        lose = lambda c: c.exec_driver_sql("SELECT pg_terminate_backend(pg_backend_pid())")  # noqa: E731
    with pytest.raises(Unavailable):
        store.write(lose).result(PATIENCE)
    store.write(_add("later")).result(PATIENCE)
    assert _names(store) == ["later"]


def test_a_closed_store_refuses_writes(url: str) -> None:
    store = Store.open(url)
    last = store.write(_add("last"))
    store.close()
    assert last.exception(0) is None
    with pytest.raises(Unavailable, match="closed"):
        store.write(_add("more")).result(PATIENCE)
    again = Store.open(url)
    assert _names(again) == ["last"]
    again.close()
