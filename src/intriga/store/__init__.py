"""The store: the database, SQLite or PostgreSQL. It stores bytes and numbers and knows no games.

Read in this order: `schema` (the tables), `errors`, `database.writer` (one thread, group commit),
`store` (opening, reading, writing), `log` (the entries of a match: the hot path), `matches`,
`seats`, `officials`, `referee_views`, `signups`, `messages`, `accounts`, `sessions`, `tokens`,
`one_time_links`, `email`, `admin`, `archive`, `nodes` (the rows around them), `database.backup`.

Queries and writes are plain functions of a connection, passed to `Store.read` and `Store.write`.
"""

from intriga.store.errors import Behind, Conflict, Repeated, StoreError, Taken, Unavailable
from intriga.store.store import Store

__all__ = ["Behind", "Conflict", "Repeated", "Store", "StoreError", "Taken", "Unavailable"]
