"""The referee's log as it is on disk, read in parts.

A match in memory knows in which entries the lines of its log stand, so a part costs the entries
that have it, and whoever reads page after page does not read the whole match for each.
"""

from collections.abc import Sequence

import msgspec
from msgspec import Struct

from intriga.kernel.disclosure.notes import Note
from intriga.kernel.observe import taken_back
from intriga.store import match_log
from intriga.table.match.loaded_match import LoadedMatch
from intriga.table.match.log_index import Lines, Located, LogIndex
from intriga.table.match.registry import MatchRegistry
from intriga.table.match.stored_match import decode_entry


class LogPart(Struct, frozen=True):
    """Which lines of a log are wanted: the last ones, at most `limit`. `before`: of those before
    the line of this number; `upto`: of those up to this turn, as the game counts."""

    before: int | None = None
    upto: int | None = None
    limit: int | None = None


WHOLE = LogPart()


class LogPage(Struct, frozen=True):
    """Lines of a log that follow each other, the oldest first. `first`: the number of the first of
    them, from 1 and without what a rewind has taken back; `total`: how many there are in all;
    `turns`: under which turns there are some, in order."""

    notes: Sequence[Note]
    first: int
    total: int
    turns: Sequence[int]

    @property
    def earlier(self) -> bool:
        """Whether there are lines before these."""
        return self.first > 1

    @property
    def later(self) -> bool:
        """Whether there are lines after these."""
        return self.first + len(self.notes) <= self.total


def part_of(notes: Sequence[Note], part: LogPart) -> LogPage:
    """A part of a log that is at hand."""
    turns = [note.turn for note in notes]
    start, end = _bounds(turns, part)
    return _page(notes[start:end], start, turns)


async def log_on_disk(
    registry: MatchRegistry, loaded: LoadedMatch, part: LogPart = WHOLE
) -> LogPage:
    """A part of the referee's log, as far as it is on disk. The newest state has the beginning of
    that of a match that ended under older rules."""
    index = loaded.log_index
    held = await _follow(registry, loaded, index)
    turns = [*(note.turn for note in held), *index.turns]
    start, end = _bounds(turns, part)
    old = len(held)
    lines = index.between(max(0, start - old), max(0, end - old))
    return _page([*held[start:end], *await _read(registry, loaded.match, lines)], start, turns)


def _bounds(turns: Sequence[int], part: LogPart) -> tuple[int, int]:
    """From which line up to which the part goes. `turns`: that of each line."""
    end = len(turns)
    if part.before is not None:
        end = min(end, max(0, part.before - 1))
    if part.upto is not None:
        while end and turns[end - 1] > part.upto:
            end -= 1
    return (0 if part.limit is None else max(0, end - part.limit)), end


def _page(notes: Sequence[Note], start: int, turns: Sequence[int]) -> LogPage:
    return LogPage(notes, start + 1, len(turns), sorted(set(turns)))


async def _follow(registry: MatchRegistry, loaded: LoadedMatch, index: LogIndex) -> Sequence[Note]:
    """Read what the index does not know yet. Returns the log that older states held."""
    begin, end, game = index.end, loaded.committed.position.n, loaded.game

    def read() -> tuple[list[Lines], Sequence[Note]]:
        lines, kept = registry.store.store.read(
            lambda connection: (
                match_log.lines(connection, loaded.match, begin, end),
                match_log.newest_snapshot(connection, loaded.match),
            )
        )
        held: Sequence[Note] = ()
        if kept is not None and kept.rules != game.rules_version:
            held = game.held_notes(msgspec.msgpack.decode(kept.packed), kept.rules)
        entries = map(decode_entry, lines)
        found = [
            Lines(one.n, taken_back(one), [note.turn for note in one.notes]) for one in entries
        ]
        return found, held

    found, held = await registry.store.think(read)
    index.follow(found)
    return held


async def _read(registry: MatchRegistry, match: str, where: Located) -> list[Note]:
    """The lines at these places."""
    if not where.entries:
        return []

    def read() -> list[Note]:
        lines = registry.store.store.read(
            lambda connection: match_log.lines_of(connection, match, where.entries)
        )
        notes = [note for line in lines for note in decode_entry(line).notes]
        return notes[where.skipped :][: where.count]

    return await registry.store.think(read)
