"""The migrations make just the tables that the code uses."""

import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from intriga.store import Store, Unavailable
from intriga.store.schema import metadata
from tests.databases import KINDS, fresh_database


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a database of each kind in which there is nothing at all."""
    with fresh_database(request.param, tmp_path, empty=True) as made:
        yield made


def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    found = store.read(differences)
    assert found == []


def test_a_store_opens_again_and_keeps_what_it_had(store: Store, url: str, match: str) -> None:
    again = Store.open(url)
    try:
        assert again.read(lambda c: c.exec_driver_sql("SELECT id FROM matches").scalar()) == match
    finally:
        again.close()


def test_a_database_of_a_newer_version_is_left_alone(store: Store, url: str) -> None:
    store.write(
        lambda c: c.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    ).result()
    with pytest.raises(Unavailable, match="newer"):
        Store.open(url)


def test_a_folder_that_cannot_be_made_is_said_so(tmp_path: object) -> None:
    with pytest.raises(Unavailable):
        Store.open("sqlite:////dev/null/nowhere/intriga.db")


def test_only_its_owner_reads_a_database(tmp_path: Path) -> None:
    store = Store.open_dir(tmp_path)
    store.write(lambda c: c.exec_driver_sql("INSERT INTO settings VALUES ('a', 'b')")).result()
    files = sorted(tmp_path.iterdir())
    assert len(files) == 3, "the database, its log and the log's index"
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    store.close()


def test_nothing_lives_in_memory_only() -> None:
    with pytest.raises(Unavailable, match="memory"):
        Store.open("sqlite://")
