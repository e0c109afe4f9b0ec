"""The migrations create exactly the tables that the code uses."""

import stat
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect

from intriga.store import Store, Unavailable, admin, seats
from intriga.store.database.engines import writer_engine
from intriga.store.database.migrate import config
from intriga.store.people import email, return_codes
from intriga.store.schema import metadata
from intriga.store.writing import messages
from tests.kit.databases import KINDS, fresh_database


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a database of each kind without any tables."""
    with fresh_database(request.param, tmp_path, empty=True) as made:
        yield made


def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    found = store.read(differences)
    assert found == []


OLD_ROWS = (
    "INSERT INTO people (id, name, created_at) VALUES ('anna', 'Анна', 1), ('boris', 'Борис', 2)",
    "INSERT INTO matches (id, game, status, title, options, schedule, privacy, watch, host,"
    " join_code, secret, commitment, length, head, created_at, acted_at)"
    " VALUES ('m', 'vault', 'playing', '', '{}', '{}', 'open', '1', 'anna', 'M', 's', 'c', 0,"
    " 'h', 1, 1)",
    "INSERT INTO journal (id, at, admin, deed, person) VALUES (1, 5, 'anna', 'block', 'boris')",
    "INSERT INTO postboxes VALUES ('anna', 'anna@mail.example', 'ru', 'turn,begins', 7, 2)",
    "INSERT INTO letters (id, kind, person, match, language, params, state, tries, made_at,"
    " due_at, problem) VALUES ('one', 'turn', 'anna', 'm', 'ru', '{}', 'waiting', 1, 8, 9, 'late')",
    "INSERT INTO letters (id, kind, address, language, params, state, tries, made_at,"
    " due_at, claimed_at, dated_at, sent_at, problem)"
    " VALUES ('two', 'confirm', 'b@mail.example', 'en', '{}', 'sent', 3, 1, 2, NULL, 3, 4, '')",
    "INSERT INTO duties VALUES ('m', 'node')",
    "INSERT INTO hushed VALUES ('boris', 'm', 'seat:0')",
)
"""Rows of version 0010 in every table that 0011 renames."""


def test_tables_with_old_names_keep_their_rows(url: str) -> None:
    engine = writer_engine(url)
    with engine.begin() as connection:
        command.upgrade(config(connection), "0010")
        for statement in OLD_ROWS:
            connection.exec_driver_sql(statement)
    engine.dispose()
    store = Store.open(url)
    try:
        assert store.read(lambda c: email.settings_of(c, "anna")) == email.EmailSettings(
            "anna", "anna@mail.example", "ru", "turn,begins", 7, 2
        )
        waiting = email.EmailRow(
            *("one", "turn", 8, 9, "anna", None, "m", "ru"), tries=1, problem="late"
        )
        assert store.read(lambda c: email.due(c, 10, 10)) == [waiting]
        assert store.read(email.counts) == {"waiting": 1, "sent": 1}
        sent = store.read(
            lambda c: c.exec_driver_sql("SELECT * FROM emails WHERE id = 'two'").one()
        )
        assert tuple(sent) == (
            *("two", "confirm", None, "b@mail.example", None, "en", "{}", "sent", 3),
            *(1, 2, None, 3, 4, ""),
        )
        assert store.read(lambda c: admin.journal_entries(c, 9)) == [
            admin.JournalEntry(5, "Анна", "block", "Борис", None)
        ]
        assert store.read(lambda c: messages.hidden_by(c, "boris", "m")) == {"seat:0"}
        leases = store.read(lambda c: c.exec_driver_sql("SELECT * FROM bot_leases").all())
        assert [tuple(lease) for lease in leases] == [("m", "node")]
    finally:
        store.close()


def test_return_codes_of_seats_are_kept(url: str) -> None:
    engine = writer_engine(url)
    with engine.begin() as connection:
        command.upgrade(config(connection), "0011")
        for statement in OLD_ROWS[:2]:
            connection.exec_driver_sql(statement)
        connection.exec_driver_sql(
            "INSERT INTO seats (match, seat, person, name, salt, carry, return_hash)"
            " VALUES ('m', 0, 'anna', 'Анна', 's', '{}', 'r'), ('m', 1, NULL, '', '', '{}', NULL)"
        )
    engine.dispose()
    store = Store.open(url)
    try:
        assert store.read(lambda c: return_codes.find(c, "r")) == ("m", "anna")
        sitting = store.read(lambda c: seats.of_match(c, "m"))
        assert [(seat.person, seat.name) for seat in sitting] == [("anna", "Анна"), (None, "")]
    finally:
        store.close()


def test_no_constraint_or_index_keeps_an_old_name(store: Store) -> None:
    def names(connection: Connection) -> set[str]:
        database = inspect(connection)
        found = set(database.get_table_names())
        for table in metadata.tables:
            found.add(str(database.get_pk_constraint(table)["name"]))
            found |= {str(key["name"]) for key in database.get_foreign_keys(table)}
            found |= {str(index["name"]) for index in database.get_indexes(table)}
        return found

    old = ("letters", "postboxes", "duties", "hushed")
    found = store.read(names)
    assert [name for name in found if any(word in name for word in old)] == []
    assert {"fk_emails_person", "pk_email_settings", "ix_bot_leases_node"} <= found


def test_a_store_can_be_opened_again(store: Store, url: str, match: str) -> None:
    again = Store.open(url)
    try:
        assert again.read(lambda c: c.exec_driver_sql("SELECT id FROM matches").scalar()) == match
    finally:
        again.close()


def test_a_database_of_a_newer_version_is_refused(store: Store, url: str) -> None:
    store.write(
        lambda c: c.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    ).result()
    with pytest.raises(Unavailable, match="newer"):
        Store.open(url)


def test_a_folder_that_cannot_be_created_is_an_error(tmp_path: object) -> None:
    with pytest.raises(Unavailable):
        Store.open("sqlite:////dev/null/nowhere/intriga.db")


def test_only_its_owner_reads_a_database(tmp_path: Path) -> None:
    store = Store.open_dir(tmp_path)
    store.write(lambda c: c.exec_driver_sql("INSERT INTO settings VALUES ('a', 'b')")).result()
    files = sorted(tmp_path.iterdir())
    assert len(files) == 3, "the database, its log and the log's index"
    assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
    store.close()


def test_an_in_memory_database_is_refused() -> None:
    with pytest.raises(Unavailable, match="memory"):
        Store.open("sqlite://")
