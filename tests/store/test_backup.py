"""A backup is a consistent copy of the store, made while it is in use."""

import stat
from pathlib import Path

import pytest

from intriga.store import Store, Unavailable
from intriga.store.database.backup import backup, restore
from intriga.store.database.engines import sqlite_url
from intriga.store.people import accounts
from intriga.store.people.accounts import PersonRow
from intriga.store.store import FILE


def _count(store: Store) -> int:
    return int(store.read(lambda c: c.exec_driver_sql("SELECT count(*) FROM people").scalar_one()))


def _add(store: Store, number: int) -> None:
    row = PersonRow(str(number), "n", None, None, 0)
    store.write(lambda c: accounts.add(c, row)).result()


def test_a_store_in_use_is_copied_and_restored(tmp_path: Path) -> None:
    store = Store.open_dir(tmp_path / "data")
    _add(store, 1)
    _add(store, 2)
    copy = tmp_path / "copy.db"
    backup(store.url, copy)
    _add(store, 3)
    assert _count(store) == 3
    store.close()
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    url = sqlite_url(tmp_path / "elsewhere" / FILE)
    restore(copy, url)
    again = Store.open(url)
    assert _count(again) == 2
    _add(again, 3)
    again.close()


def test_backups_overwrite_nothing(tmp_path: Path) -> None:
    store = Store.open_dir(tmp_path)
    copy = tmp_path / "copy.db"
    copy.write_text("precious")
    with pytest.raises(Unavailable, match="exists"):
        backup(store.url, copy)
    assert copy.read_text() == "precious"
    copy.unlink()
    backup(store.url, copy)
    with pytest.raises(Unavailable, match="already"):
        restore(copy, store.url)
    store.close()


def test_restoring_anything_but_a_backup_is_refused(tmp_path: Path) -> None:
    url = sqlite_url(tmp_path / "new.db")
    for content in (b"not a database at all", b""):
        false = tmp_path / "false.db"
        false.write_bytes(content)
        with pytest.raises(Unavailable, match="not a backup"):
            restore(false, url)
    with pytest.raises(Unavailable, match="no backup"):
        restore(tmp_path / "missing.db", url)
    assert not (tmp_path / "new.db").exists()


def test_a_damaged_backup_is_refused(tmp_path: Path) -> None:
    store = Store.open_dir(tmp_path)
    for number in range(500):
        _add(store, number)
    copy = tmp_path / "copy.db"
    backup(store.url, copy)
    store.close()
    damaged = bytearray(copy.read_bytes())
    damaged[8192:60_000] = b"\xff" * (60_000 - 8192)
    copy.write_bytes(damaged)
    with pytest.raises(Unavailable):
        restore(copy, sqlite_url(tmp_path / "new.db"))
    assert not (tmp_path / "new.db").exists()


def test_postgresql_is_backed_up_with_its_own_tools(tmp_path: Path) -> None:
    with pytest.raises(Unavailable, match="pg_dump"):
        backup("postgresql+psycopg://somewhere/db", tmp_path / "copy.db")
