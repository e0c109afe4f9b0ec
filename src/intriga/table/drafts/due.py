"""Drafts whose time is up: what nobody has handed in counts as it was saved.

When the window that a draft answers (`Draft.window`) is about to close, because its time is up or
the host closes it, the draft is handed in for whoever wrote it: by the ordinary act, without the
rows that are not complete, or that the rules do not allow beside those before them. Not where one
of the scope has answered otherwise: what was handed in or saved as an act goes before what was
only written.
"""

import secrets
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection

from intriga.kernel.actors import Seat
from intriga.kernel.positions import Seen
from intriga.kernel.questions.absence import absent
from intriga.kernel.questions.drafts import Draft, Entered, typed
from intriga.kernel.questions.windows import Window
from intriga.store.writing import drafts
from intriga.store.writing.drafts import Author, DraftRecord
from intriga.table.drafts.declared import drafts_of, may_hand_in
from intriga.table.drafts.values import plain_row, stored_key
from intriga.table.errors import TableError
from intriga.table.match.commands.command import Command
from intriga.table.match.commands.to_disk import CommandQueue
from intriga.table.match.loaded_match import LoadedMatch
from intriga.table.match.registry import MatchRegistry

_TRIES: Final = 4


class Saved(Struct, frozen=True):
    """A draft that is to be handed in, by this seat."""

    draft: Draft
    record: DraftRecord
    by: Seat


class DueDrafts:
    """For all matches. `handed_in`: is told of a draft (its match, itself) that was."""

    def __init__(
        self,
        registry: MatchRegistry,
        commands: CommandQueue,
        handed_in: Callable[[str, Draft], None],
    ) -> None:
        self._registry = registry
        self._commands = commands
        self._handed_in = handed_in

    async def hand_in(self, match: str, key: str, generation: int) -> None:
        """Hand in what was saved for a window that is about to close."""
        async with self._registry.using(match) as loaded:
            seen = Seen(key, generation)
            for draft in _answering(loaded, seen):
                for _ in range(_TRIES):
                    if await self._hand_in(loaded, draft, seen):
                        break

    async def _hand_in(self, loaded: LoadedMatch, draft: Draft, seen: Seen) -> bool:
        """Hand in one draft, if there is anything in it that the rules allow. Returns False if it
        was changed at this moment."""
        found = await self._saved(loaded, draft)
        act = self._act(loaded, found, seen) if found is not None else None
        if found is None or act is None:
            return True
        try:
            await self._commands.submit(loaded.match, self._command(loaded, found, act, seen))
        except TableError as problem:
            if problem.kind != "conflict":
                raise
            return False
        self._handed_in(loaded.match, draft)
        return True

    async def _saved(self, loaded: LoadedMatch, draft: Draft) -> Saved | None:
        """What is written in a draft; and who hands it in: whoever wrote last, if they may, else
        the first of the scope who may."""
        now = self._registry.time.now()
        record = await self._registry.store.read(
            lambda c: drafts.get(c, loaded.match, stored_key(draft), now)
        )
        if not record.rows:
            return None
        writers = [row.seat for row in sorted(record.rows, key=lambda row: -row.revision)]
        for seat in (*writers, *draft.seats):
            if seat in draft.seats and may_hand_in(loaded, seat, draft):
                return Saved(draft, record, seat)
        return None

    def _act(self, loaded: LoadedMatch, saved: Saved, seen: Seen) -> dict[str, Any] | None:
        """The act that a draft makes; None if the rules allow nothing of it."""
        draft = saved.draft
        rows = [plain_row(row.value) for row in saved.record.rows]
        if not draft.is_text:
            complete = typed(loaded.game.Acts, draft, rows)
            rows = [row for row, whole in zip(rows, complete, strict=True) if whole is not None]

        def allowed(act: Mapping[str, Any]) -> bool:
            asked = Command(saved.by, dict(act), "due", seen)
            return self._commands.check(loaded, asked) is None

        whole = draft.filled(rows)
        if rows and allowed(whole):
            return whole
        parts = _lines(draft, rows) if draft.is_text else [[row] for row in rows]
        kept: list[Entered] = []
        for part in parts:
            if allowed(_joined(draft, [*kept, *part])):
                kept += part
        return _joined(draft, kept) if kept else None

    def _command(
        self, loaded: LoadedMatch, saved: Saved, act: dict[str, Any], seen: Seen
    ) -> Command:
        seat, revision = saved.by, saved.record.revision
        name = loaded.committed.position.chairs[seat].name
        author = Author(seat, loaded.holders[seat].person, name, self._registry.time.now())
        match, key = loaded.match, stored_key(saved.draft)

        def beside(connection: Connection) -> None:
            locked = drafts.begin(connection, match, key, author)
            drafts.hand_in(connection, locked, revision, clear=saved.draft.is_text)

        return Command(seat, act, f"due-{secrets.token_hex(12)}", seen, beside=beside)


def _answering(loaded: LoadedMatch, seen: Seen) -> Iterator[Draft]:
    """The drafts that answer a window, of scopes none of which has answered it otherwise. Looked
    up one by one: after each that was handed in, others may have closed."""
    done: set[str] = set()
    while True:
        draft = next((one for one in _due(loaded, seen) if stored_key(one) not in done), None)
        if draft is None:
            return
        done.add(stored_key(draft))
        yield draft


def _due(loaded: LoadedMatch, seen: Seen) -> Iterator[Draft]:
    window = _open(loaded, seen)
    if window is None:
        return
    waiting = absent(loaded.game, loaded.committed.position.state, window)
    for seat in window.awaited:
        for draft in drafts_of(loaded, seat):
            open_ = draft.several or not _answered(window, waiting, draft.seats)
            if draft.window == window.key and open_:
                yield draft


def _open(loaded: LoadedMatch, seen: Seen) -> Window | None:
    for window in loaded.committed.windows:
        if (window.key, window.generation) == (seen.window, seen.generation):
            return window
    return None


def _answered(window: Window, waiting: Sequence[Seat], scope: Sequence[Seat]) -> bool:
    """Whether one of a scope has saved an answer to a window."""
    return any(seat in window.awaited and seat not in waiting for seat in scope)


def _lines(draft: Draft, rows: Sequence[Entered]) -> list[list[Entered]]:
    """The lines of a text, each as a text of its own; a document is one part."""
    if draft.field.kind == "document":
        return [list(rows)]
    texts = [str(row.get(draft.field.name, "")).splitlines() for row in rows]
    return [[{draft.field.name: line}] for lines in texts for line in lines if line.strip()]


def _joined(draft: Draft, parts: Sequence[Entered]) -> dict[str, Any]:
    """The act that these parts make together."""
    if not draft.is_text:
        return draft.filled(parts)
    name = draft.field.name
    return draft.filled([{name: "\n".join(str(part[name]) for part in parts)}])
