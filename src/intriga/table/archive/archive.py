"""The archive: finished matches, step by step and as records."""

import asyncio
from collections import OrderedDict
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import Connection

from intriga.kernel.game import Game
from intriga.kernel.records.record import Footer
from intriga.store import match_log, matches, seats
from intriga.store.match_log import SnapshotRow
from intriga.store.matches import MatchRow
from intriga.store.seats import NOBODY
from intriga.table.archive.history import History
from intriga.table.errors import conflict, unknown
from intriga.table.match.stored_match import decode_entry, decode_header
from intriga.table.runtime.db import AsyncStore

_KEPT: Final = 8
"""How many histories are kept in memory: making one takes as long as all its steps."""
_KEPT_BYTES: Final = 128 * 1024 * 1024
"""How much they may take together; one is always kept."""
_decode_footer = msgspec.json.Decoder(Footer).decode


class Archive:
    """The finished matches of a database."""

    def __init__(self, store: AsyncStore, games: Mapping[str, Game[Any]]) -> None:
        self._store = store
        self._games = games
        self._histories: OrderedDict[str, History] = OrderedDict()
        self._folding: dict[str, asyncio.Task[History]] = {}

    async def history(self, match: str, step: int | None = None) -> History:
        """A finished match, step by step. `step`: which one is to be shown next (None, or beyond
        the last one: the last); without waiting for that, `view` would make it on the event loop.
        Raises `TableError` while the match is being played."""
        history = await self.opened(match)
        last = history.steps - 1
        wanted = last if step is None else max(0, min(step, last))
        if not history.is_at_hand(wanted):
            await self._store.think(history.reach, wanted)
        return history

    async def opened(self, match: str) -> History:
        """The same, with no step made beforehand: to be asked which there are, not how they look.
        Raises `TableError` while the match is being played."""
        known = self._histories.get(match)
        if known is not None:
            self._histories.move_to_end(match)
            return known
        folding = self._folding.get(match)
        if folding is None:  # all who ask meanwhile wait for the same one
            folding = self._folding[match] = asyncio.create_task(self._fold(match))
            folding.add_done_callback(lambda _done: self._folding.pop(match, None))
        return await asyncio.shield(folding)

    async def record(self, match: str) -> list[bytes]:
        """The lines of a finished match's record. Raises `TableError` while it is played."""
        row, lines = await self._store.read(lambda connection: _whole(connection, match))
        assert row.header is not None
        assert row.footer is not None
        return [row.header, *lines, row.footer]

    def forget(self, match: str) -> None:
        """The names in this match have changed."""
        self._histories.pop(match, None)

    async def _fold(self, match: str) -> History:
        row, lines = await self._store.read(lambda connection: _whole(connection, match))
        sitting = await self._store.read(lambda connection: seats.of_match(connection, match))
        nobody = frozenset(chair.seat for chair in sitting if chair.name == NOBODY)
        game = self._games.get(row.game)
        if game is None:
            raise conflict("table-game-missing", game=row.game)
        assert row.header is not None
        assert row.footer is not None
        header, footer = decode_header(row.header), _decode_footer(row.footer)

        def snapshots() -> list[SnapshotRow]:
            return self._store.store.read(lambda c: match_log.snapshots_of(c, match))

        def make() -> History:
            entries = [decode_entry(line) for line in lines]
            return History(game, header, entries, footer, snapshots, nobody=nobody)

        history = self._histories[match] = await self._store.think(make)
        self._drop_oldest()
        return history

    def _drop_oldest(self) -> None:
        known = self._histories
        while len(known) > 1 and (
            len(known) > _KEPT or sum(one.weight for one in known.values()) > _KEPT_BYTES
        ):
            known.popitem(last=False)


def _whole(connection: Connection, match: str) -> tuple[MatchRow, list[bytes]]:
    row = matches.get(connection, match)
    if row is None or row.lesson is not None:  # its draws are chosen: no record of it verifies
        raise unknown("table-no-match")
    if row.footer is None:
        raise conflict("table-not-over")
    return row, match_log.lines(connection, match)
