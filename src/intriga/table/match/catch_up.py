"""Catching up: a match in memory follows what other processes have written.

The entries written since are applied anew, one by one, so that everybody who looks on, bots too,
is shown every step as if it had been taken here. Where that cannot be done — after a rewind, or
when too many were missed — the match is read from disk as a whole.
"""

import logging
from collections.abc import Callable, Mapping
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.engine import Advance
from intriga.kernel.records.record import type_of
from intriga.store import log, matches, seats
from intriga.store.log import Snapshot, Timer
from intriga.store.seats import SeatRow
from intriga.table.errors import unknown
from intriga.table.match.loaded import Holder, LoadedMatch
from intriga.table.match.refold import Broken, again
from intriga.table.match.registry import MatchRegistry, decode_entry
from intriga.table.match.standing import Standing, following

_log = logging.getLogger(__name__)

_MOST = 256
"""Who missed more entries than this begins anew from a snapshot."""
_AT_ONCE = 8
"""More entries than this are applied outside the event loop."""


class _News(Struct, frozen=True):
    """What was written since. `lines`: None when it is too much."""

    lines: list[bytes] | None
    newest: Snapshot | None
    timers: Mapping[str, Timer]
    seats: list[SeatRow]


class _Caught(Struct, frozen=True):
    advance: Advance[Any]
    after: Standing


class CatchingUp:
    """Follows for the matches of a desk. `on_step`: a step of others, with where the match stood
    before; `on_seated`: somebody else sits there now; `on_anew`: the match was read as a whole."""

    def __init__(self, registry: MatchRegistry) -> None:
        self._registry = registry
        self.on_step: Callable[[LoadedMatch, Standing, Advance[Any]], None] = lambda *_: None
        self.on_seated: Callable[[LoadedMatch], None] = lambda _loaded: None
        self.on_anew: Callable[[LoadedMatch], None] = lambda _loaded: None

    async def catch_up(self, match: str) -> None:
        """Follow a match, if it is in memory. Raises `TableError` when it cannot be read."""
        if self._registry.present(match) is None:
            return
        async with self._registry.using(match) as loaded, loaded.lock:
            await self.follow(loaded)

    async def follow(self, loaded: LoadedMatch) -> None:
        """Drop the candidates, and stand where the disk says. The caller holds the match's lock."""
        await loaded.landed.wait()
        first = loaded.committed.position.n
        news = await self._registry.store.read(
            lambda connection: _read(connection, loaded.match, first)
        )
        caught = await self._refold(loaded, news)
        loaded.followed += caught is None or len(caught) > 0
        if caught is None:
            await self._registry.reload(loaded)
            self.on_anew(loaded)
            return
        holders = tuple(Holder(seat.person, seat.bot) for seat in news.seats)
        seated, loaded.holders = holders != loaded.holders, holders
        loaded.candidate, loaded.stale = loaded.committed, False
        for step in caught:
            before = loaded.committed
            loaded.commit(step.after, step.advance.entry.events)
            loaded.candidate = loaded.committed
            self.on_step(loaded, before, step.advance)
        if seated:
            self.on_seated(loaded)

    async def _refold(self, loaded: LoadedMatch, news: _News) -> list[_Caught] | None:
        lines = news.lines
        if lines is None:
            return None
        try:
            if len(lines) > _AT_ONCE or any(self._is_slow(loaded, line) for line in lines):
                return await self._registry.store.think(_refolded, loaded, news)
            return _refolded(loaded, news)
        except (Broken, ValueError, msgspec.ValidationError) as problem:
            _log.info("match %s is read anew: %s", loaded.match, type(problem).__name__)
            return None

    def _is_slow(self, loaded: LoadedMatch, line: bytes) -> bool:
        return (loaded.game.id, type_of(decode_entry(line))) in self._registry.slow


def _read(connection: Connection, match: str, first: int) -> _News:
    row = matches.get(connection, match)
    if row is None:
        raise unknown("table-no-match")
    few = row.length - first <= _MOST
    return _News(
        log.lines(connection, match, first) if few else None,
        log.newest_snapshot(connection, match),
        {timer.window: timer for timer in log.timers_of(connection, match)},
        seats.of_match(connection, match),
    )


def _refolded(loaded: LoadedMatch, news: _News) -> list[_Caught]:
    """The steps, each with where it leads. Raises `Broken` where that cannot be told."""
    newest, standing = news.newest, loaded.committed
    if newest is None or newest.rules != loaded.game.rules_version:
        raise Broken("other rules")
    caught: list[_Caught] = []
    for line in news.lines or ():
        entry = decode_entry(line)
        advance = again(loaded.game, loaded.facts.header, standing.position, entry, line)
        standing = following(loaded.game, standing, advance, loaded.facts.schedule)
        caught.append(_Caught(advance, standing))
    if caught:
        # How the last one is stored, and its clocks, are as the disk has them.
        last = caught[-1]
        earlier = last.after.kept if last.after.kept != newest.n else 0
        kept = newest.n if newest.boundary else earlier
        stands = replace(last.after, timers=news.timers, kept=kept, stored=newest.n)
        caught[-1] = replace(last, after=stands)
    return caught
