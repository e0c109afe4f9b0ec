"""Claims on timers that are due, so that of several processes one fires each."""

from intriga.store import nodes
from intriga.store.match_log import Timer
from intriga.table.runtime.db import AsyncStore
from intriga.table.runtime.time import Time


class SharedTimerClaims:
    """The claims of one process (`node`: its id)."""

    def __init__(self, store: AsyncStore, time: Time, node: str) -> None:
        self._store = store
        self._time = time
        self._node = node

    async def claim(self, most: int) -> list[tuple[str, Timer]]:
        """Timers that are due and that no other living process has claimed, at most `most`, each
        with its match. They are now for this process to fire."""
        now = self._time.now()
        return await self._store.write(
            lambda connection: nodes.claim_due(connection, self._node, now, most)
        )
