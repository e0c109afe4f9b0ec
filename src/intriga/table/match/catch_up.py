"""Catching up: a match in memory follows what other processes have written.

The new entries are applied one by one, so that every watcher and bot is shown every step as if it
had been taken here. Where that cannot be done (after a rewind, or when too many were missed) the
match is read from disk as a whole.
"""

import logging
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.decode.reader import reader
from intriga.kernel.positions import Advance
from intriga.store import match_log, match_timers, matches, seats
from intriga.store.match_log import SnapshotRow
from intriga.store.seats import SeatRow
from intriga.table.errors import unknown
from intriga.table.match.due_times import Beats, Timers
from intriga.table.match.loaded_match import Holder, LoadedMatch
from intriga.table.match.match_state import CurrentPosition, following
from intriga.table.match.registry import MatchRegistry, nameless
from intriga.table.match.stored_match import BrokenRecord, apply_again, decode_entry

_log = logging.getLogger(__name__)

_MOST = 256
"""A match that missed more entries than this is read from a snapshot."""
_AT_ONCE = 8
"""More entries than this are applied outside the event loop."""


class _Written(Struct, frozen=True):
    """What others have written. `lines`: None when there are too many."""

    lines: list[bytes] | None
    newest: SnapshotRow | None
    timers: Timers
    seats: list[SeatRow]


class _Followed(Struct, frozen=True):
    """A step of another process, and where it leads."""

    advance: Advance[Any]
    after: CurrentPosition


class CatchUp:
    """Catches up for all matches in memory."""

    def __init__(self, registry: MatchRegistry) -> None:
        self._registry = registry
        self._events = registry.events

    async def catch_up(self, match: str) -> None:
        """Catch up, if the match is in memory. Raises `TableError` when it cannot be read."""
        if self._registry.present(match) is None:
            return
        async with self._registry.using(match) as loaded, loaded.lock:
            await self.follow(loaded)

    async def follow(self, loaded: LoadedMatch) -> None:
        """Drop the candidates and take over what is on disk. The caller holds the match's lock."""
        await loaded.landed.wait()
        first = loaded.committed.position.n
        written = await self._registry.store.read(
            lambda connection: _read(connection, loaded.match, first)
        )
        steps = await self._apply(loaded, written)
        loaded.followed += steps is None or len(steps) > 0
        if steps is None:
            await self._registry.reload(loaded)
            self._events.reloaded.emit(loaded)
            return
        holders = tuple(Holder(seat.person, seat.bot) for seat in written.seats)
        seated, loaded.holders = holders != loaded.holders, holders
        loaded.unname(nameless(written.seats))
        loaded.candidate, loaded.stale = loaded.committed, False
        for step in steps:
            before = loaded.committed
            loaded.commit(step.after, step.advance.entry.events)
            loaded.candidate = loaded.committed
            self._events.stepped.emit(loaded, before, step.advance, False)
        if seated:
            self._events.seated.emit(loaded, False)

    async def _apply(self, loaded: LoadedMatch, written: _Written) -> list[_Followed] | None:
        """The steps of others; None where they cannot be applied one by one."""
        lines = written.lines
        if lines is None:
            return None
        beats = self._registry.beats_of(loaded)
        try:
            if len(lines) > _AT_ONCE or any(self._is_long(loaded, line) for line in lines):
                return await self._registry.store.think(_applied, loaded, written, beats)
            return _applied(loaded, written, beats)
        except (BrokenRecord, ValueError, msgspec.ValidationError) as problem:
            _log.info("match %s is read from disk again: %s", loaded.match, type(problem).__name__)
            return None

    def _is_long(self, loaded: LoadedMatch, line: bytes) -> bool:
        entry = decode_entry(line)
        act = reader(loaded.game).recorded(entry.act)
        return self._registry.long_steps.expects(loaded.game, entry.by, act, None)


def _read(connection: Connection, match: str, first: int) -> _Written:
    row = matches.get(connection, match)
    if row is None:
        raise unknown("table-no-match")
    few = row.length - first <= _MOST
    return _Written(
        match_log.lines(connection, match, first) if few else None,
        match_log.newest_snapshot(connection, match),
        {timer.key: timer for timer in match_timers.timers_of(connection, match)},
        seats.of_match(connection, match),
    )


def _applied(loaded: LoadedMatch, written: _Written, beats: Beats) -> list[_Followed]:
    """The steps, each with where it leads. Raises `BrokenRecord` where these rules do not lead
    there."""
    newest, current = written.newest, loaded.committed
    if newest is None or newest.rules != loaded.game.rules_version:
        raise BrokenRecord("other rules")
    steps: list[_Followed] = []
    for line in written.lines or ():
        entry = decode_entry(line)
        advance = apply_again(loaded.game, loaded.setup.header, current.position, entry, line)
        current = following(loaded.game, current, advance, loaded.setup.schedule, beats)
        steps.append(_Followed(advance, current))
    if steps:
        # How the last one is stored, and its timers, are as the database has them.
        last = steps[-1]
        earlier = last.after.kept if last.after.kept != newest.n else 0
        kept = newest.n if newest.boundary else earlier
        stands = replace(last.after, timers=written.timers, kept=kept, stored=newest.n)
        steps[-1] = replace(last, after=stands)
    return steps
