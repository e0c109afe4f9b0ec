"""A match as the database has it, and the current position that follows from it.

The newest snapshot is restored, and the entries after it are applied again, with their own draws,
to the same states.
"""

from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.acts import tag_of
from intriga.kernel.chance import ChanceError, Replayed
from intriga.kernel.decode.reader import reader
from intriga.kernel.disclosure.events import Event
from intriga.kernel.engine import Engine
from intriga.kernel.game import Game
from intriga.kernel.house_rules.early_end import outcome_of
from intriga.kernel.house_rules.house_acts import TALK, Say
from intriga.kernel.house_rules.house_state import House
from intriga.kernel.house_rules.undo import unwound
from intriga.kernel.match_terms import Terms
from intriga.kernel.positions import Advance, Before, Position, Snapshot
from intriga.kernel.records.record import Entry, Header, digest, type_of
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.text import Refusal
from intriga.store import match_log, match_timers, matches, officials, seats
from intriga.store.match_log import SnapshotRow, Timer
from intriga.store.matches import MatchRow
from intriga.store.seats import SeatRow
from intriga.table.errors import conflict, unknown
from intriga.table.match.loaded_match import LoadedMatch
from intriga.table.match.match_state import CurrentPosition, EventCounts, windows_of

_TAIL = 64
"""The least number of the last entries that are read, chat messages not counted."""

decode_entry = msgspec.json.Decoder(Entry).decode
decode_header = msgspec.json.Decoder(Header).decode
_decode_terms = msgspec.json.Decoder(Terms).decode
_decode_chairs = msgspec.json.Decoder(tuple[Chair, ...]).decode
decode_house = msgspec.json.Decoder(House).decode
_decode_counts = msgspec.json.Decoder(EventCounts).decode


class BrokenRecord(Exception):
    """Stored entries that the installed rules do not lead to."""


class StoredMatch(Struct, frozen=True):
    """A match as one transaction has read it. `snapshot`: the newest; `lines`: the last entries;
    `is_private`: as `LoadedMatch.private`."""

    row: MatchRow
    snapshot: SnapshotRow
    timers: list[Timer]
    lines: list[bytes]
    seats: list[SeatRow]
    is_private: bool = False

    @property
    def lines_after_snapshot(self) -> list[bytes]:
        """The lines that were written after the newest snapshot."""
        count = self.row.length - self.snapshot.n
        return self.lines[len(self.lines) - count :] if count > 0 else []


def read_match(connection: Connection, match: str) -> StoredMatch:
    """Raises `TableError` when there is no such match or it has not begun."""
    row = matches.get(connection, match)
    if row is None:
        raise unknown("table-no-match")
    newest = match_log.newest_snapshot(connection, match)
    if row.status in ("gathering", "cancelled") or newest is None:
        raise conflict("table-not-started")
    return StoredMatch(
        row,
        newest,
        match_timers.timers_of(connection, match),
        _latest(connection, match, max(0, min(newest.n, row.length - _TAIL))),
        seats.of_match(connection, match),
        not (row.watch or row.cohost_ids or officials.of_match(connection, match)),
    )


def terms_of(row: MatchRow) -> Terms:
    """What was agreed before the match."""
    return _decode_terms(row.terms)


def _latest(connection: Connection, match: str, first: int) -> list[bytes]:
    """The lines from number `first` on, and as many before it as it takes to have enough that are
    not chat messages: pages show the last events of play, however many messages follow them."""
    lines = match_log.lines(connection, match, first)
    more = _TAIL
    while first > 0 and sum(map(_is_play, lines)) < _TAIL:
        earlier = max(0, first - more)
        lines = match_log.lines(connection, match, earlier, first) + lines
        first, more = earlier, 2 * more
    return lines


def _is_play(line: bytes) -> bool:
    return any(event.id not in TALK for event in decode_entry(line).events)


def apply_again(
    game: Game[Any], header: Header, position: Position[Any], entry: Entry, line: bytes
) -> Advance[Any]:
    """The step that an entry made; `line` is its line in the log.

    Raises `BrokenRecord` where these rules do not lead to the same state, and for a rewind, which
    cannot be applied to a position.
    """
    engine: Engine[Any] = Engine(game, header, Replayed(entry.draws))
    try:
        advance = engine.act(position, entry.by, reader(game).recorded(entry.act), entry.at)
    except ChanceError as problem:
        raise BrokenRecord(f"entry {entry.n}: {problem}") from problem
    if isinstance(advance, Refusal) or advance.entry.state != entry.state:
        raise BrokenRecord(f"entry {entry.n}: the rules have changed")
    after = replace(advance.position, head=digest(line))
    return replace(advance, position=after, entry=entry, line=line)


def restore(loaded: LoadedMatch, engine: Engine[Any], stored: StoredMatch) -> CurrentPosition:
    """The current position on disk. Raises `BrokenRecord` where the entries do not follow from the
    snapshot."""
    kept = stored.snapshot
    position = _position(loaded.game, engine, kept)
    counts = _decode_counts(kept.heard)
    for line in stored.lines_after_snapshot:
        entry = decode_entry(line)
        position = apply_again(loaded.game, loaded.setup.header, position, entry, line).position
        counts = counts.plus(entry.events, len(position.chairs))
    if position.n != stored.row.length:
        raise BrokenRecord("entries are missing")
    return CurrentPosition(
        position=position,
        windows=windows_of(loaded.game, position),
        timers={timer.key: timer for timer in stored.timers},
        heard=counts,
        kept=kept.n if kept.boundary else 0,
        stored=kept.n,
    )


def restore_earlier(
    loaded: LoadedMatch, kept: SnapshotRow, lines: list[bytes], n: int
) -> Before[Any] | None:
    """The position before entry `n`, made from a snapshot no later than it and the `lines` that
    follow the snapshot, and what the entries from `n` on did; None where these rules do not lead
    there."""
    entries = [decode_entry(line) for line in lines]
    position = loaded.engine.restore(_kernel_snapshot(kept))
    try:
        for entry, line in zip(entries[: n - kept.n], lines, strict=False):
            position = apply_again(loaded.game, loaded.setup.header, position, entry, line).position
        undone = unwound(entries[n - kept.n :], loaded.game.reveals)
        return Before(position, undone)
    except (BrokenRecord, ValueError):
        return None


def apply_talk(stored: StoredMatch) -> tuple[Snapshot, EventCounts]:
    """The newest snapshot of older rules after the chat messages that followed it, and the counts
    of events. Raises `BrokenRecord` when anything else followed: only chat messages need no
    rules."""
    old, counts = _kernel_snapshot(stored.snapshot), _decode_counts(stored.snapshot.heard)
    for line in stored.lines_after_snapshot:
        entry = decode_entry(line)
        if type_of(entry) != tag_of(Say):
            raise BrokenRecord(f"entry {entry.n} of older rules follows the newest snapshot")
        counts = counts.plus(entry.events, len(old.chairs))
        old = replace(old, n=old.n + 1, head=digest(line))
    return old, counts


def strand(stored: StoredMatch) -> CurrentPosition:
    """Where a match stands that the installed rules cannot read: as it was stored, without a state
    and without windows. Raises as `apply_talk`."""
    old, counts = apply_talk(stored)
    if old.n != stored.row.length:
        raise BrokenRecord("entries are missing")
    position: Position[Any] = Position(
        old.n, None, old.packed, old.head, old.chairs, old.house.ended, old.house
    )
    return CurrentPosition(
        position=position,
        windows=(),
        timers={timer.key: timer for timer in stored.timers},
        heard=counts,
        kept=stored.snapshot.n if stored.snapshot.boundary else 0,
        stored=stored.snapshot.n,
    )


def counts_before(counts: EventCounts, tail: list[tuple[Event, ...]]) -> EventCounts:
    """The counts before the events of the tail."""
    later = EventCounts(0, (0,) * len(counts.seats), 0)
    for events in tail:
        later = later.plus(events, len(counts.seats))
    return EventCounts(
        counts.public - later.public,
        tuple(count - more for count, more in zip(counts.seats, later.seats, strict=True)),
        counts.referee - later.referee,
    )


def _position(game: Game[Any], engine: Engine[Any], kept: SnapshotRow) -> Position[Any]:
    """A stored position; one of older rules (of a finished match) upgraded to these."""
    old = _kernel_snapshot(kept)
    if kept.rules == game.rules_version:
        return engine.restore(old)
    state = game.upgrade(msgspec.msgpack.decode(kept.packed), kept.rules)
    outcome = outcome_of(game, state, old.house)
    return Position(old.n, state, old.packed, old.head, old.chairs, outcome, old.house)


def _kernel_snapshot(kept: SnapshotRow) -> Snapshot:
    return Snapshot(
        kept.n,
        kept.rules,
        kept.packed,
        kept.head,
        _decode_chairs(kept.chairs),
        decode_house(kept.house),
    )
