"""Presence among several processes: each writes which seats have a page open with it."""

from collections.abc import Mapping, Sequence, Set

from sqlalchemy import Connection

from intriga.kernel.actors import Seat
from intriga.store import nodes
from intriga.table.errors import TableError
from intriga.table.runtime.db import AsyncStore
from intriga.table.runtime.signals import Signals
from intriga.table.runtime.time import Time


class SharedPresence:
    """The presence of one process (`node`: its id) on a database that others use, too."""

    def __init__(self, store: AsyncStore, time: Time, signals: Signals, node: str) -> None:
        self._store = store
        self._time = time
        self._signals = signals
        self._node = node
        self._present: dict[str, Set[Seat]] = {}
        self._unwritten: dict[str, Set[Seat]] = {}

    async def show(self, match: str, seats: Set[Seat]) -> None:
        """These seats of a match, and no others, have a page open here. Raises `TableError` when
        that cannot be written; `write` tries again."""
        if seats:
            self._present[match] = seats
        else:
            self._present.pop(match, None)
        self._unwritten[match] = seats
        await self.write()
        self._signals.notify(match)

    def elsewhere(self, connection: Connection, matches: Sequence[str]) -> Mapping[str, Set[Seat]]:
        """The seats that have a page open with other living processes, by match."""
        return nodes.present_elsewhere(connection, self._node, self._time.now(), matches)

    def write_all_again(self) -> None:
        """Others took this process for dead and have deleted what it wrote: `write` writes all."""
        self._unwritten |= self._present

    async def write(self) -> None:
        """Write what was not written yet. Raises `TableError`, and then keeps it."""
        unwritten, self._unwritten = self._unwritten, {}

        def write(connection: Connection) -> None:
            for match, seats in unwritten.items():
                nodes.show_present(connection, self._node, match, seats)

        try:
            if unwritten:
                await self._store.write(write)
        except TableError:
            self._unwritten = unwritten | self._unwritten
            raise
