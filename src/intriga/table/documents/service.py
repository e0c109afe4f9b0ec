"""Documents: who may read them, and how the host deletes one.

A text is there for whoever has its reference: in what they see of the match now, or in an event
that they have received. To anyone else it looks as if there were no such document, since that there
is one may be a secret of the rules.
"""

import re
from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from sqlalchemy import Connection

from intriga.kernel.actors import HOST, PUBLIC, Audience, Viewer, hears
from intriga.kernel.disclosure.events import Event
from intriga.kernel.house_rules.house_acts import EraseDocument
from intriga.kernel.observe import Observation
from intriga.kernel.positions import Advance
from intriga.kernel.questions.documents import Document, Version, documents_in, versions_in
from intriga.kernel.text import Refusal, refuse
from intriga.store import match_log
from intriga.store.apart.imported_matches import ARCHIVE
from intriga.store.writing import documents
from intriga.store.writing.documents import DocumentRow
from intriga.table.archive.archive import Archive
from intriga.table.errors import unknown
from intriga.table.match.commands.command import Command, asked
from intriga.table.match.commands.to_disk import CommandQueue
from intriga.table.match.loaded_match import LoadedMatch
from intriga.table.match.registry import MatchRegistry
from intriga.table.match.stored_match import decode_entry
from intriga.table.models import DocumentText, Gone, Receipt

_BY: Final[Mapping[str, Gone]] = {"": "", "host": "host", "author": "author"}
_ID: Final = re.compile("[0-9a-f]{32}")
_KNOWN: Final = 4_096
"""How many answers are kept in memory to the question who has received what."""


class Documents:
    """The documents of all matches."""

    def __init__(self, registry: MatchRegistry, commands: CommandQueue, archive: Archive) -> None:
        self._registry = registry
        self._commands = commands
        self._archive = archive
        self._received: OrderedDict[tuple[str, Viewer, str], Document] = OrderedDict()

    async def read(
        self, match: str, viewer: Viewer, id: str, *, step: int | None = None
    ) -> DocumentText:
        """The document with this id. `step`: of a finished match, also if the viewer saw it after
        that step.

        Raises `TableError` for one that this viewer cannot read, as for one that does not exist.
        """
        async with self._registry.using(match) as loaded:
            row = await self._row(match, id)
            seen = loaded.viewed(viewer).observation
            reference = _in_sight(seen, id) or await self._heard(loaded, viewer, id, row)
            if reference is None and step is not None and loaded.over:
                seen = (await self._archive.history(match, step)).view(step, viewer).observation
                reference = _in_sight(seen, id)
            if reference is None:
                raise unknown("document-unknown")
            return _shown(reference, row, versions_in(seen.view, id))

    async def erase(
        self, match: str, id: str, command: str, *, viewer: Viewer, me: str | None = None
    ) -> Receipt | Refusal:
        """The host deletes the text of a document; those who could read it are told. Raises
        `TableError` for one that `viewer` cannot read."""
        whole = asked("erase-document", id)
        earlier = await self._commands.answered(match, HOST, command, whole, me=me)
        if earlier is not None:
            return earlier
        found = await self.read(match, viewer, id)
        if found.gone:
            return refuse("document-erased-already")
        async with self._registry.using(match) as loaded:
            act = EraseDocument(id, await self._readers(loaded, id))

            def of_step(_advance: Advance[Any]) -> Callable[[Connection], None]:
                return lambda connection: documents.erase(connection, match, id, HOST)

            return await self._commands.submit(
                match, Command(HOST, act, command, me=me, of_step=of_step, asked=whole)
            )

    async def _row(self, match: str, id: str) -> DocumentRow | None:
        return await self._registry.store.read(lambda c: documents.get(c, match, id))

    async def _heard(
        self, loaded: LoadedMatch, viewer: Viewer, id: str, row: DocumentRow | None
    ) -> Document | None:
        """The reference, if an event has brought it to this viewer. They never forget it."""
        if row is None and not (loaded.setup.host == ARCHIVE and _ID.fullmatch(id)):
            return None  # nobody can make the server search for what does not exist
        key = (loaded.match, viewer, id)
        known = self._received.get(key)
        if known is None:
            events = await self._events(loaded, id, row)
            known = _named([event for event in events if hears(event.to, viewer)], id)
        if known is not None:
            self._received[key] = known
            self._received.move_to_end(key)
            while len(self._received) > _KNOWN:
                self._received.popitem(last=False)
        return known

    async def _events(
        self, loaded: LoadedMatch, id: str, row: DocumentRow | None
    ) -> Sequence[Event]:
        """All events so far that have this reference, whoever received them."""
        first, end = row.seq if row is not None else 0, loaded.committed.position.n

        def search() -> list[Event]:
            lines = self._registry.store.store.read(
                lambda connection: match_log.lines(connection, loaded.match, first, end)
            )
            named = [decode_entry(line) for line in lines if id.encode() in line]
            events = (event for entry in named for event in entry.events)
            return [event for event in events if _named([event], id)]

        return await self._registry.store.think(search)

    async def _readers(self, loaded: LoadedMatch, id: str) -> Audience:
        """Who can read a document now, and its author."""
        row = await self._row(loaded.match, id)
        received = await self._events(loaded, id, row)
        if _in_sight(loaded.viewed(PUBLIC).observation, id):
            return PUBLIC
        readers = {row.seat} if row is not None and row.seat is not None else set()
        for event in received:
            if event.to == PUBLIC:
                return PUBLIC
            if not isinstance(event.to, str):
                readers |= set(event.to)
        for seat in range(len(loaded.committed.position.chairs)):
            if _in_sight(loaded.viewed(seat).observation, id):
                readers.add(seat)
        return tuple(sorted(readers))


def _in_sight(seen: Observation, id: str) -> Document | None:
    """The reference with this id in what somebody sees now."""
    found = (one for part in (seen.view, seen.forms) for one in documents_in(part))
    return next((one for one in found if one.id == id), None)


def _named(events: Iterable[Event], id: str) -> Document | None:
    """The reference with this id in events."""
    found = (one for event in events for one in documents_in(event.params))
    return next((one for one in found if one.id == id), None)


def _shown(
    reference: Document, row: DocumentRow | None, versions: Sequence[Version]
) -> DocumentText:
    return DocumentText(
        id=reference.id,
        digest=reference.digest,
        length=reference.length,
        text=row.text if row is not None else "",
        salt=row.salt if row is not None else "",
        gone="elsewhere" if row is None else _BY[row.erased],
        versions=tuple(versions),
    )
