"""Whether requests may be sent to this server: whether it can really save what players do."""

import asyncio
from typing import Final

from intriga.store.people import accounts
from intriga.table.errors import TableError
from intriga.table.runtime.db import AsyncStore

_HOLDS: Final = 5.0
"""Seconds for which an answer holds: however often it is asked for, it costs a write in each."""
_PATIENCE: Final = 10.0
"""Seconds after which a database that has not answered does not answer."""
_SETTING: Final = "ready"


class Readiness:
    """Tries a write from time to time. A damaged database is never ready again."""

    def __init__(self, store: AsyncStore) -> None:
        self._store = store
        self._asked: asyncio.Task[bool] | None = None
        self._until = 0.0

    async def __call__(self) -> bool:
        """Whether the database takes writes. All who ask at the same time share one answer."""
        now = asyncio.get_running_loop().time()
        if self._asked is None or (self._asked.done() and now >= self._until):
            self._asked = asyncio.ensure_future(self._try())
        return await asyncio.shield(self._asked) and not self._store.damaged

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(_PATIENCE):
                await self._store.write(lambda c: accounts.put_setting(c, _SETTING, b"1"))
            ready = True
        except (TableError, TimeoutError):
            ready = False
        self._until = asyncio.get_running_loop().time() + _HOLDS
        return ready
