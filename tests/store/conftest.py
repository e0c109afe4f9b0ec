"""An empty store on each kind of database."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from intriga.store import Store, matches
from intriga.store.matches import MatchRow
from intriga.store.people import accounts
from intriga.store.people.accounts import PersonRow
from tests.kit.databases import KINDS, fresh_database


@pytest.fixture(params=KINDS)
def url(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of an empty database of each kind."""
    with fresh_database(request.param, tmp_path) as made:
        yield made


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    """An empty store on each kind of database."""
    made = Store.open(url)
    try:
        yield made
    finally:
        made.close()


@pytest.fixture
def match(store: Store) -> str:
    """A match that has started and has no entry yet."""
    host = PersonRow("host", "Хозяин", None, None, 1)
    store.write(lambda connection: accounts.add(connection, host)).result()
    store.write(lambda connection: matches.add(connection, match_row("m"))).result()
    return "m"


def match_row(id: str, status: str = "playing", **values: object) -> MatchRow:
    """A row of `matches` with default values."""
    fields: dict[str, object] = {
        "id": id,
        "game": "vault",
        "status": status,
        "title": "",
        "options": "{}",
        "schedule": "{}",
        "terms": "{}",
        "privacy": "open",
        "watch": True,
        "host": "host",
        "cohosts": "[]",
        "join_code": id.upper(),
        "secret": b"secret",
        "commitment": "c",
        "length": 0,
        "head": "head 0",
        "header": None,
        "footer": None,
        "created_at": 1,
        "started_at": None,
        "acted_at": 1,
        "ended_at": None,
        "previous": None,
        "next": None,
    }
    return MatchRow(**{**fields, **values})  # type: ignore[arg-type]
