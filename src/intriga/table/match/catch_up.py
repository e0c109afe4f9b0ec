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
from intriga.table.match.loaded import Holder, Live
from intriga.table.match.refold import Broken, again
from intriga.table.match.registry import Desk, decode_entry
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

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self.on_step: Callable[[Live, Standing, Advance[Any]], None] = lambda *_: None
        self.on_seated: Callable[[Live], None] = lambda _live: None
        self.on_anew: Callable[[Live], None] = lambda _live: None

    async def catch_up(self, match: str) -> None:
        """Follow a match, if it is in memory. Raises `TableError` when it cannot be read."""
        if self._desk.present(match) is None:
            return
        async with self._desk.using(match) as live, live.lock:
            await self.follow(live)

    async def follow(self, live: Live) -> None:
        """Drop the candidates, and stand where the disk says. The caller holds the match's lock."""
        await live.landed.wait()
        first = live.committed.position.n
        news = await self._desk.bridge.read(lambda connection: _read(connection, live.match, first))
        caught = await self._refold(live, news)
        live.followed += caught is None or len(caught) > 0
        if caught is None:
            await self._desk.reload(live)
            self.on_anew(live)
            return
        holders = tuple(Holder(seat.person, seat.bot) for seat in news.seats)
        seated, live.holders = holders != live.holders, holders
        live.candidate, live.stale = live.committed, False
        for step in caught:
            before = live.committed
            live.commit(step.after, step.advance.entry.events)
            live.candidate = live.committed
            self.on_step(live, before, step.advance)
        if seated:
            self.on_seated(live)

    async def _refold(self, live: Live, news: _News) -> list[_Caught] | None:
        lines = news.lines
        if lines is None:
            return None
        try:
            if len(lines) > _AT_ONCE or any(self._is_slow(live, line) for line in lines):
                return await self._desk.bridge.think(_refolded, live, news)
            return _refolded(live, news)
        except (Broken, ValueError, msgspec.ValidationError) as problem:
            _log.info("match %s is read anew: %s", live.match, type(problem).__name__)
            return None

    def _is_slow(self, live: Live, line: bytes) -> bool:
        return (live.game.id, type_of(decode_entry(line))) in self._desk.slow


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


def _refolded(live: Live, news: _News) -> list[_Caught]:
    """The steps, each with where it leads. Raises `Broken` where that cannot be told."""
    newest, standing = news.newest, live.committed
    if newest is None or newest.rules != live.game.rules_version:
        raise Broken("other rules")
    caught: list[_Caught] = []
    for line in news.lines or ():
        entry = decode_entry(line)
        advance = again(live.game, live.facts.header, standing.position, entry, line)
        standing = following(live.game, standing, advance, live.facts.schedule)
        caught.append(_Caught(advance, standing))
    if caught:
        # How the last one is stored, and its clocks, are as the disk has them.
        last = caught[-1]
        earlier = last.after.kept if last.after.kept != newest.n else 0
        kept = newest.n if newest.boundary else earlier
        stands = replace(last.after, timers=news.timers, kept=kept, stored=newest.n)
        caught[-1] = replace(last, after=stands)
    return caught
