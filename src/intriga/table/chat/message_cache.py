"""What is kept in memory of chat, so that a message is read from disk once and not for every page
that shows it, and a viewer's rooms are made once for each change of them."""

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from intriga.kernel.actors import Viewer
from intriga.kernel.house_rules.house_acts import Erase, Say
from intriga.kernel.positions import Advance
from intriga.kernel.rooms import room_of
from intriga.kernel.text import Message
from intriga.store.writing import messages
from intriga.store.writing.messages import AudienceRow, MessageRow
from intriga.table.chat.visibility import Deliveries, RoomInfo, rooms_of, visible
from intriga.table.errors import unknown
from intriga.table.match.loaded_match import LoadedMatch
from intriga.table.match.registry import MatchRegistry

_TEXTS = 4_096
_LEDGERS = 512
_ROOMS = 4_096

_encode = msgspec.json.Encoder().encode
_Stamp = tuple[Any, Any, Any, int]


class MessageCache:
    """Messages, and the rooms of viewers, in all matches in memory."""

    def __init__(self, registry: MatchRegistry) -> None:
        self._registry = registry
        self._texts: OrderedDict[str, MessageRow] = OrderedDict()
        self._erased: OrderedDict[str, None] = OrderedDict()
        self._ledgers: OrderedDict[str, Deliveries] = OrderedDict()
        self._rooms: OrderedDict[tuple[str, Viewer], tuple[_Stamp, tuple[RoomInfo, ...]]]
        self._rooms = OrderedDict()

    async def rooms(self, loaded: LoadedMatch, viewer: Viewer) -> tuple[RoomInfo, ...]:
        """The rooms of a viewer; the same tuple as long as nothing about them has changed."""
        ledger = await self._ledger(loaded)
        key, position = (loaded.match, viewer), loaded.committed.position
        stamp = (position.packed, position.house, position.chairs, ledger.size)
        known = self._rooms.get(key)
        if known is not None and known[0][0] is stamp[0] and known[0][1:] == stamp[1:]:
            return known[1]
        made = rooms_of(loaded, ledger, viewer)
        if known is not None and known[1] == made:
            made = known[1]
        self._rooms[key] = stamp, made
        self._rooms.move_to_end(key)
        while len(self._rooms) > _ROOMS:
            self._rooms.popitem(last=False)
        return made

    async def room(self, loaded: LoadedMatch, viewer: Viewer, key: str) -> RoomInfo:
        """A room of a viewer. Raises `TableError` for one that they do not have."""
        for info in await self.rooms(loaded, viewer):
            if info.key == key:
                return info
        raise unknown("talk-no-room")

    async def message(self, loaded: LoadedMatch, viewer: Viewer, id: str) -> MessageRow:
        """A message that this viewer may read. Raises `TableError` for any other."""
        for row in await self.messages(loaded, viewer, [id]):
            return row
        raise unknown("talk-no-message")

    async def messages(
        self, loaded: LoadedMatch, viewer: Viewer, ids: Sequence[str]
    ) -> list[MessageRow]:
        """Those of these messages that this viewer may read, the oldest first."""
        found = await self._rows(loaded.match, ids)
        rooms = await self.rooms(loaded, viewer)
        return [row for row in found if visible(row, viewer, rooms)]

    def keep(self, rows: Iterable[MessageRow]) -> None:
        """Remember these messages, which will be asked for soon."""
        for row in rows:
            if row.id not in self._erased or row.erased:  # erased while it was read
                self._texts[row.id] = row
                self._texts.move_to_end(row.id)
        while len(self._texts) > _TEXTS:
            self._texts.popitem(last=False)

    def step(self, match: str, advance: Advance[Any]) -> None:
        """A step is on disk."""
        act = advance.act
        if isinstance(act, Erase):
            self._erase(act.message)
        ledger = self._ledgers.get(match)
        loaded = self._registry.present(match)
        if isinstance(act, Say) and ledger is not None and loaded is not None:
            row = self._texts.get(act.message)
            if row is None:  # written by another process
                del self._ledgers[match]
                return
            title = _encode(title_of(loaded, advance)).decode()
            ledger.add(AudienceRow(row.room, row.readers, title, row.seq))

    def forget(self, match: str) -> None:
        """The match was read from disk again, or dropped from memory: drop what is cached for
        it.
        """
        self._ledgers.pop(match, None)
        self._drop([id for id, row in self._texts.items() if row.match == match])
        for key in [key for key in self._rooms if key[0] == match]:
            del self._rooms[key]

    def forget_person(self, person: str) -> None:
        """A person has changed: their messages may have been deleted."""
        self._drop([id for id, row in self._texts.items() if row.person == person])

    def _drop(self, ids: Iterable[str]) -> None:
        for id in ids:
            del self._texts[id]

    def _erase(self, id: str) -> None:
        self._texts.pop(id, None)
        self._erased[id] = None
        while len(self._erased) > _TEXTS:
            self._erased.popitem(last=False)

    async def _rows(self, match: str, ids: Sequence[str]) -> list[MessageRow]:
        found = {id: self._texts[id] for id in ids if id in self._texts}
        lacking = [id for id in ids if id not in found]
        if lacking:
            rows = await self._registry.store.read(
                lambda connection: messages.by_ids(connection, match, lacking)
            )
            self.keep(rows)
            found |= {row.id: row for row in rows}
        here = [row for row in found.values() if row.match == match]
        return sorted(here, key=lambda row: row.seq)

    async def _ledger(self, loaded: LoadedMatch) -> Deliveries:
        known = self._ledgers.get(loaded.match)
        while known is None:
            before = loaded.committed
            rows = await self._registry.store.read(
                lambda connection: messages.audiences_of(connection, loaded.match)
            )
            if loaded.committed is before:  # nothing was written meanwhile
                known = self._ledgers.setdefault(loaded.match, Deliveries(rows))
        while len(self._ledgers) > _LEDGERS:
            self._ledgers.popitem(last=False)
        return known


def title_of(loaded: LoadedMatch, advance: Advance[Any]) -> Message:
    """The title of the room in which a message was sent by this step."""
    act, position = advance.act, advance.position
    assert isinstance(act, Say)
    terms = loaded.setup.header.terms
    room = room_of(loaded.game, position.state, terms, position.present, act.room)
    assert room is not None, "talk changes no room"
    return room.title
