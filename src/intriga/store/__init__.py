"""The store: where matches live. SQLite or PostgreSQL; it knows bytes and numbers, no games.

Read in this order: `schema` (the tables), `errors`, `writer` (one thread, group commit), `store`
(opening, reading, writing), `log` (the entries of a match: the hot path), `matches`, `seats`,
`people`, `sessions`, `tokens`, `links` (everything around them), `backup`.

Reads and writes are plain functions over a connection, handed to `Store.read` and `Store.write`.
"""

from intriga.store.errors import Behind, Conflict, Repeated, StoreError, Taken, Unavailable
from intriga.store.store import Store

__all__ = ["Behind", "Conflict", "Repeated", "Store", "StoreError", "Taken", "Unavailable"]
