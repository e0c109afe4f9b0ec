"""Drafts: reading, writing, who is at which row, handing in.

Who may read a draft follows from the rules alone: the seats to which `Game.drafts` declares it now.
To anybody else, also to hosts and referees, it looks as if there were none. What is written is no
act: it changes neither the match nor anything that others receive, and only the pages of the scope
are notified. A draft that is no longer declared can be neither read nor changed; it is kept until
the match ends, since a rewind may declare it again.
"""

import asyncio
import secrets
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeAlias

from msgspec.structs import replace
from sqlalchemy import Connection

from intriga.kernel.actors import Seat
from intriga.kernel.positions import Seen
from intriga.kernel.questions.drafts import TEXT_ROW, Draft
from intriga.kernel.text import Refusal, refuse
from intriga.store import Conflict, Taken
from intriga.store.writing import drafts
from intriga.store.writing.drafts import Author, DraftRecord, LockedDraft, StoredDraftRow
from intriga.table.drafts.declared import barred, declared, drafts_of, find
from intriga.table.drafts.seen import seen_of
from intriga.table.drafts.values import (
    DraftLine,
    DraftPlace,
    DraftSeen,
    Stale,
    fits_id,
    line_of,
    most_rows,
    plain_row,
    same_value,
    stored_key,
    stored_value,
)
from intriga.table.errors import TableError, conflict, forbidden, unknown
from intriga.table.match.commands.command import Command, asked
from intriga.table.match.commands.to_disk import CommandQueue
from intriga.table.match.loaded_match import LoadedMatch
from intriga.table.match.registry import MatchRegistry
from intriga.table.models import Receipt
from intriga.table.runtime.signals import Changes, Signals

EDITING_MS: Final = 45_000
"""For how long somebody is believed to be at a row after they were last heard of."""
_TRIES: Final = 4
_SIGNAL: Final = " drafts "

_Change: TypeAlias = Callable[[Connection], None] | Stale | Refusal | None
"""What is to be written; why it cannot be; or None: it is so already."""


class DraftService:
    """The drafts of all matches. `me` is always the person who must hold the seat."""

    def __init__(self, registry: MatchRegistry, commands: CommandQueue, signals: Signals) -> None:
        self._registry = registry
        self._commands = commands
        self._signals = signals
        self._traces: dict[tuple[str, str], tuple[object, ...]] = {}
        self.take = commands.submit
        """Takes the acts with which drafts are handed in; of lessons, the lessons do."""

    # Reading.

    async def seen(self, match: str, seat: Seat, me: str) -> tuple[DraftSeen, ...]:
        """All drafts of a seat as they are now. Raises `TableError` for somebody else's seat."""
        async with self._registry.using(match) as loaded:
            mine = declared(loaded, seat, me)
            if not mine:
                return ()
            now = self._registry.time.now()

            def read(connection: Connection) -> list[DraftRecord]:
                return [drafts.get(connection, match, stored_key(draft), now) for draft in mine]

            records = await self._registry.store.read(read)
            pairs = zip(mine, records, strict=True)
            return tuple(
                seen_of(loaded, seat, me, draft, record, commands=self._commands)
                for draft, record in pairs
            )

    async def one(self, place: DraftPlace) -> DraftSeen:
        """One draft. Raises `TableError` for one that the seat does not have."""
        async with self._registry.using(place.match) as loaded:
            draft = find(loaded, place)
            record = await self._record(place.match, stored_key(draft))
            return seen_of(loaded, place.seat, place.me, draft, record, commands=self._commands)

    def changes(self, match: str, seat: Seat, mark: asyncio.Event | None = None) -> Changes:
        """Listen for changes of the drafts of a seat. `mark`: set by each change."""
        return self._signals.listen(_signal(match, seat), mark)

    # Writing.

    async def write(
        self, place: DraftPlace, row: str, version: int, value: Mapping[str, Any]
    ) -> DraftLine | Stale | Refusal:
        """Write a row. `row`: its id, made by the client for a new one; `version`: that of the row
        as the writer saw it, 0 for a new one; that of a removed row puts it back.

        Raises `TableError` for a draft that the seat does not have.
        """

        def change(loaded: LoadedMatch, draft: Draft, locked: LockedDraft) -> _Change:
            known = locked.known
            stored = stored_value(draft, value)
            if isinstance(stored, Refusal):
                return stored
            if not fits_id(draft, row):
                return refuse("draft-malformed")
            old = _row(known, row)
            there = old is not None and old.change != drafts.REMOVED
            if old is not None and there and same_value(old.value, stored):
                return None
            if old is not None and old.version != version:
                return Stale(line_of(old))
            if not there and len(known.rows) >= most_rows(draft):
                return refuse("draft-full", most=most_rows(draft))
            values = [plain_row(old.value)] if old is not None else []
            why = barred(loaded, place.seat, draft, [*values, plain_row(stored)])
            return why or (lambda connection: drafts.write(connection, locked, row, stored))

        return await self._change(place, row, change)

    async def remove(
        self, place: DraftPlace, row: str, version: int
    ) -> DraftLine | Stale | Refusal:
        """Remove a row. As `write`; one that is removed already stays so."""

        def change(loaded: LoadedMatch, draft: Draft, locked: LockedDraft) -> _Change:
            old = _row(locked.known, row)
            if old is None or old.change == drafts.REMOVED:
                return None
            if old.version != version:
                return Stale(line_of(old))
            why = barred(loaded, place.seat, draft, [plain_row(old.value)])
            return why or (lambda connection: drafts.remove(connection, locked, row))

        return await self._change(place, row, change)

    async def move(self, place: DraftPlace, row: str, after: str) -> DraftLine | Stale | Refusal:
        """Put a row after another one (its id; empty: before all others). Whoever moves a row last
        decides; a row is not written anew by it, and keeps its version."""

        def change(loaded: LoadedMatch, draft: Draft, locked: LockedDraft) -> _Change:
            before = [one.id for one in locked.known.rows]
            missing = next((id for id in (row, after) if id and id not in before), None)
            if missing is not None:
                gone = _row(locked.known, missing)
                return Stale(line_of(gone)) if gone is not None else refuse("draft-no-row")
            order = [id for id in before if id != row]
            order.insert(order.index(after) + 1 if after not in ("", row) else 0, row)
            if after == row or order == before:
                return None
            old = next(one for one in locked.known.rows if one.id == row)
            why = barred(loaded, place.seat, draft, [plain_row(old.value)])
            return why or (lambda connection: drafts.move(connection, locked, row, order))

        return await self._change(place, row, change)

    async def _change(
        self,
        place: DraftPlace,
        row: str,
        change: Callable[[LoadedMatch, Draft, LockedDraft], "_Change"],
    ) -> DraftLine | Stale | Refusal:
        """Change a draft that is locked meanwhile."""
        match = place.match
        async with self._registry.using(match) as loaded:
            draft = find(loaded, place)
            key = stored_key(draft)
            author = self._author(loaded, place)

            def op(connection: Connection) -> tuple[_Change, DraftRecord]:
                locked = drafts.begin(connection, match, key, author)
                found = change(loaded, draft, locked)
                if not callable(found):
                    return found, locked.known
                found(connection)
                return found, drafts.get(connection, match, key, author.at)

            found, record = await self._write(op)
            if callable(found):
                self.notify(match, draft)
            elif found is not None:
                answer: Stale | Refusal = found
                return answer
            line = _row(record, row)
            return line_of(line) if line is not None else refuse("draft-no-row")

    async def _write(self, op: Callable[[Connection], Any]) -> Any:
        """Write, again if another node was faster. Raises `TableError`."""
        for _ in range(_TRIES):
            try:
                return await self._registry.store.write(op)
            except Taken:
                continue
            except Conflict:
                raise forbidden("refused-not-your-seat") from None
        raise conflict("table-try-again")

    async def propose(
        self, match: str, seat: Seat, key: str, rows: Sequence[Mapping[str, Any]]
    ) -> bool:
        """Rows of the bot on this seat, for a draft in which nobody has written yet. Returns
        whether they were written: not where somebody has, nor where it is no bot's to write, or
        bots among themselves would."""
        async with self._registry.using(match) as loaded:
            draft = next((one for one in drafts_of(loaded, seat) if one.key == key), None)
            if draft is None or loaded.holders[seat].bot is None or draft.is_text:
                return False
            if not any(loaded.holders[one].person for one in draft.seats):
                return False
            values = [stored_value(draft, row) for row in rows][: most_rows(draft)]
            plain = [value for value in values if not isinstance(value, Refusal)]
            if barred(loaded, seat, draft, map(plain_row, plain)) is not None:
                return False
            name = loaded.committed.position.chairs[seat].name
            author = Author(seat, None, name, self._registry.time.now())
            of = stored_key(draft)

            def op(connection: Connection) -> bool:
                locked = drafts.begin(connection, match, of, author)
                if locked.known.rows or locked.known.removed:
                    return False
                for value in plain:
                    drafts.write(connection, locked, secrets.token_hex(10), value)
                    known = drafts.get(connection, match, of, author.at)
                    locked = replace(locked, known=known)
                return True

            written: bool = await self._write(op)
            if written:
                self.notify(match, draft)
            return written

    async def edit(self, place: DraftPlace, row: str) -> None:
        """This person is at a row of a draft (its id), or at none of it any more (empty). Believed
        for 45 seconds. Raises `TableError` for a draft that the seat does not have."""
        async with self._registry.using(place.match) as loaded:
            draft = find(loaded, place)
            if row and not fits_id(draft, row):
                raise unknown("draft-no-row")
            if len(draft.seats) == 1:
                return  # nobody else is told
            until = self._registry.time.now() + EDITING_MS
            of = place.match, stored_key(draft)
            differs = await self._write(
                lambda connection: drafts.show_editor(connection, of, place.seat, row, until)
            )
            if differs:
                self.notify(place.match, draft)

    # Handing in.

    async def hand_in(
        self,
        place: DraftPlace,
        revision: int,
        command: str,
        *,
        beside: Mapping[str, Any] | None = None,
        seen: Seen | None = None,
    ) -> Receipt | Refusal:
        """Hand a draft in: the ordinary act, filled from its rows as they are at this revision. If
        somebody has changed it since, it is refused, and nothing is done. `beside`: the other
        fields of the act. Otherwise as `Table.submit`: also if the draft has gone since, or was
        changed, the same command gets the same answer."""
        match = place.match
        whole = asked("hand-in", place.key, revision, beside, seen)
        earlier = await self._commands.answered(match, place.seat, command, whole, me=place.me)
        if earlier is not None:
            return earlier
        async with self._registry.using(match) as loaded:
            draft = find(loaded, place)
            key = stored_key(draft)
            record = await self._record(match, key)
            if record.revision != revision:
                return _changed(record, revision)
            act = {**(beside or {}), **draft.filled([plain_row(row.value) for row in record.rows])}
            author = self._author(loaded, place)

            def handed_in(connection: Connection) -> None:
                locked = drafts.begin(connection, match, key, author)
                drafts.hand_in(connection, locked, revision, clear=draft.is_text)

            handing = Command(
                place.seat, act, command, seen, place.me, beside=handed_in, asked=whole
            )
            try:
                result = await self.take(match, handing)
            except TableError as problem:
                newer = await self._record(match, key)
                if problem.kind != "conflict" or newer.revision == revision:
                    raise
                return _changed(newer, revision)
            if isinstance(result, Receipt):
                self.notify(match, draft)
            return result

    async def handed_in(self, place: DraftPlace, command: str) -> bool:
        """Whether this command has handed a draft in, whatever has become of the draft since."""
        earlier = await self._commands.answered(place.match, place.seat, command, None, me=place.me)
        return isinstance(earlier, Receipt)

    async def forget_text(self, match: str, seat: Seat, me: str, act: Mapping[str, Any]) -> None:
        """An act was accepted as it was written in a form: what this seat alone was writing for it
        is forgotten."""
        async with self._registry.using(match) as loaded:
            for draft in declared(loaded, seat, me):
                if draft.act != act.get("type") or not draft.is_text or len(draft.seats) > 1:
                    continue
                known = _row(await self._record(match, stored_key(draft)), TEXT_ROW)
                if known is not None:
                    place = DraftPlace(match, seat, me, draft.key)
                    await self.remove(place, TEXT_ROW, known.version)

    # Other processes.

    async def look(self) -> None:
        """Notice what other processes have written, in case their hints were lost."""
        listened = [name.split(_SIGNAL) for name in self._signals.listened_to if _SIGNAL in name]
        matches = {match for match, _ in listened}
        if not matches:
            self._traces = {}
            return
        traces = await self._registry.store.read(lambda c: drafts.traces(c, matches))
        known, self._traces = self._traces, traces
        changed = {
            place
            for place in {*traces, *known}
            if place[0] in matches and traces.get(place) != known.get(place)
        }
        for match, number in listened:
            keys = {key for of, key in changed if of == match}
            loaded = self._registry.present(match) if keys else None
            if loaded is None or loaded.over:
                continue
            seat = int(number)
            if any(stored_key(one) in keys for one in drafts_of(loaded, seat)):
                self._signals.notify_here(_signal(match, seat))

    # Inside.

    async def _record(self, match: str, key: str) -> DraftRecord:
        now = self._registry.time.now()
        return await self._registry.store.read(lambda c: drafts.get(c, match, key, now))

    def _author(self, loaded: LoadedMatch, place: DraftPlace) -> Author:
        name = loaded.committed.position.chairs[place.seat].name
        return Author(place.seat, place.me, name, self._registry.time.now())

    def notify(self, match: str, draft: Draft) -> None:
        """A draft has changed. Only the scope is notified: nobody else receives anything, at any
        time."""
        for seat in draft.seats:
            self._signals.notify(_signal(match, seat))


def _changed(record: DraftRecord, revision: int) -> Refusal:
    """That a draft has changed since somebody saw this revision: by whom, and how many rows."""
    rows = [row for row in (*record.rows, *record.removed) if row.revision > revision]
    names = list(dict.fromkeys(row.name for row in rows))
    return refuse("draft-changed", n=len(rows), names=names, revision=record.revision)


def _row(record: DraftRecord, id: str) -> StoredDraftRow | None:
    """The row with this id, if there is or was one."""
    return next((one for one in (*record.rows, *record.removed) if one.id == id), None)


def _signal(match: str, seat: Seat) -> str:
    return f"{match}{_SIGNAL}{seat}"
