"""Acts sent without a page, and what the records have of them."""

import sqlite3
from typing import Any

from tests.kit.http.html_client import Person
from tests.kit.http.server import Server


def entries(server: Server) -> int:
    """The number of entries of all records."""
    with sqlite3.connect(server.folder / "intriga.db") as database:
        return int(database.execute("SELECT count(*) FROM entries").fetchone()[0])


def as_json(person: Person, match: str, body: Any, **headers: str) -> Any:
    accept = {"accept": "application/json"} | headers
    return person.http.post(f"{match}/act", json=body, headers=accept)


BUY = {"type": "buy", "specials": {}}
