"""Chat: writing messages in rooms, and reading them.

A message is an entry of the record with the digest of its text; the text itself is written beside
it, in the same transaction, and may be deleted without breaking the record. The digest is the
SHA-256 of the salt, a line feed, and the text in UTF-8.

Which messages somebody may read follows from what has reached them and from the rooms they are in
now (see `visibility`). Outside, a message is known by a random id, not by its place in the record.
"""

import asyncio
import hmac
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final, Literal

import msgspec
from msgspec import UNSET
from sqlalchemy import Connection

from intriga.kernel.actors import HOST, PUBLIC, TABLE, Seat, Viewer
from intriga.kernel.house_rules.house_acts import Erase, Say
from intriga.kernel.positions import Advance
from intriga.kernel.text import Message, Refusal, refuse
from intriga.store import Taken
from intriga.store.people import accounts
from intriga.store.seats import NOBODY
from intriga.store.writing import messages
from intriga.store.writing.messages import AudienceRow, MessageRow
from intriga.table.chat.message_cache import MessageCache, title_of
from intriga.table.chat.messages import NO_ATTENTION, Attention, ChatMessage, message, speaker
from intriga.table.chat.rows import digest_of, in_room, is_there, row_of
from intriga.table.chat.visibility import RoomInfo, may_talk, readers_now
from intriga.table.errors import invalid, unknown
from intriga.table.match.commands.command import COMMAND_LENGTH, Command, asked
from intriga.table.match.commands.to_disk import CommandQueue
from intriga.table.match.loaded_match import LoadedMatch
from intriga.table.match.registry import MatchRegistry
from intriga.table.message_text import clean, unfit
from intriga.table.models import Receipt
from intriga.table.runtime.broadcast import Broadcast
from intriga.table.runtime.signals import Changes, Signals

MOST: Final = 200
"""The most messages read at once."""
MANY: Final = 1_000
"""The most unread messages counted."""

_encode = msgspec.json.Encoder().encode
_decode_title = msgspec.json.Decoder(Message).decode


class ChatService:
    """The chat of all matches."""

    def __init__(
        self,
        registry: MatchRegistry,
        commands: CommandQueue,
        cache: MessageCache,
        signals: Signals,
        *,
        person_changed: Broadcast[[str]],
        key: bytes,
    ) -> None:
        """`person_changed`: emitted when a person's messages were deleted. `key`: the server's
        secret."""
        self._registry = registry
        self._commands = commands
        self._cache = cache
        self._signals = signals
        self._person_changed = person_changed
        self._key = hmac.digest(key, b"messages", "sha256")

    # Writing.

    async def say(
        self,
        match: str,
        actor: Seat | Literal["host"],
        room: str,
        text: str,
        command: str,
        *,
        voice: str = "",
        me: str | None = None,
        steward: int = 0,
        beside: Callable[[Connection], None] | None = None,
    ) -> Receipt | Refusal:
        """Send a message to a room. Returns when it is on disk, or why it cannot be sent.

        `room`: a key; that of a private room names the seats in it. `command`: the client's own id
        of this request; repeated with the same text, the message is sent once. `voice`: the name
        to speak under, one of the room's. `me`: the person who must hold the seat, or be the host,
        or the steward of this number; `beside`: what is written, or checked, with it.
        Raises `TableError` when nothing can be written.
        """
        if not command:
            raise invalid("table-command-malformed", most=COMMAND_LENGTH)
        cleaned = clean(text)
        if refusal := unfit(cleaned):
            return refusal
        id, salt = self._secrets(f"{match}\0{actor}\0{command}")
        digest = digest_of(salt, cleaned)
        async with self._registry.using(match) as loaded:
            say = Say(room, id, digest, voice, steward or UNSET)
            return await self._commands.submit(
                match,
                Command(
                    actor,
                    say,
                    command,
                    me=None if steward else me,
                    of_step=self._of_step(loaded, cleaned, salt, me, beside),
                ),
            )

    async def give_opinion(
        self, match: str, me: str, room: str, text: str, command: str
    ) -> Receipt | Refusal:
        """Somebody without a seat, who may watch the match, writes in a room whose game lets people
        who watch give their opinion. As `say`."""
        if not command:
            raise invalid("table-command-malformed", most=COMMAND_LENGTH)
        cleaned = clean(text)
        if refusal := unfit(cleaned):
            return refusal
        person = await self._registry.store.read(lambda c: accounts.get(c, me))
        if person is None:
            return refuse("person-unknown")
        id, salt = self._secrets(f"{match}\0watcher {me}\0{command}")
        say = Say(room, id, digest_of(salt, cleaned), name=person.name)
        async with self._registry.using(match) as loaded:
            step = self._of_step(loaded, cleaned, salt, me)
            return await self._commands.submit(match, Command(TABLE, say, id, of_step=step))

    async def hears_watchers(self, match: str, room: str) -> bool:
        """Whether people who watch may write in this room now."""
        rooms = await self.rooms(match, PUBLIC)
        return any(info.key == room and info.own and info.silent is None for info in rooms)

    async def erase(
        self, match: str, id: str, command: str, *, viewer: Viewer = PUBLIC, me: str | None = None
    ) -> Receipt | Refusal:
        """The host deletes the text of a message. Raises `TableError` for one that `viewer` cannot
        see."""
        whole = asked("erase", id)
        earlier = await self._commands.answered(match, HOST, command, whole, me=me)
        if earlier is not None:
            return earlier
        async with self._registry.using(match) as loaded:
            row = await self._cache.message(loaded, viewer, id)
            if row.erased:
                return refuse("talk-erased-already")

            def of_step(_advance: Advance[Any]) -> Callable[[Connection], None]:
                return lambda connection: messages.erase(connection, match, id, HOST)

            erase = Erase(id, readers_now(loaded, row))
            return await self._commands.submit(
                match, Command(HOST, erase, command, me=me, of_step=of_step, asked=whole)
            )

    def _of_step(
        self,
        loaded: LoadedMatch,
        text: str,
        salt: str,
        me: str | None,
        beside: Callable[[Connection], None] | None = None,
    ) -> Callable[[Advance[Any]], Callable[[Connection], None]]:
        """What is written with the step by which a message is sent."""

        def of_step(advance: Advance[Any]) -> Callable[[Connection], None]:
            row = row_of(loaded, advance, text, salt, me)
            title = _encode(title_of(loaded, advance)).decode()
            self._cache.keep([row])

            def write(connection: Connection) -> None:
                if beside is not None:
                    beside(connection)
                messages.add(connection, row, title)

            return write

        return of_step

    def _secrets(self, of: str) -> tuple[str, str]:
        """The id and the salt of a message: nobody can guess them, and a repeated request has the
        same ones."""
        made = hmac.digest(self._key, of.encode(), "sha512").hex()
        return made[:32], made[64:96]

    # Reading.

    async def rooms(self, match: str, viewer: Viewer) -> tuple[RoomInfo, ...]:
        """The rooms this viewer has. The same tuple as long as nothing about them has changed."""
        async with self._registry.using(match) as loaded:
            return await self._cache.rooms(loaded, viewer)

    async def private_partners(self, match: str, seat: Seat) -> list[Seat]:
        """The seats with which this one may chat in private now."""
        async with self._registry.using(match) as loaded:
            return may_talk(loaded, seat)

    async def messages(
        self,
        match: str,
        viewer: Viewer,
        room: str,
        *,
        after: str = "",
        before: str = "",
        limit: int = 50,
    ) -> list[ChatMessage]:
        """What this viewer may read in a room, at most `limit` messages, the oldest first: the
        first messages after that with the id `after`, or the last ones before `before`, or the
        last.

        Raises `TableError` for a room or a message that they may not read.
        """
        async with self._registry.using(match) as loaded:
            info = await self._cache.room(loaded, viewer, room)
            first = (await self._cache.message(loaded, viewer, after)).seq if after else -1
            end = (await self._cache.message(loaded, viewer, before)).seq if before else None
            most = max(1, min(limit, MOST))
            rows = await self._registry.store.read(
                lambda connection: in_room(
                    connection, match, info, viewer, after=first, before=end, limit=most
                )
            )
            return [message(row, viewer) for row in rows]

    async def latest(
        self, match: str, viewer: Viewer, rooms: Iterable[str], limit: int
    ) -> dict[str, list[ChatMessage]]:
        """The last messages in each of these rooms of a viewer, the oldest first."""
        wanted = set(rooms)
        known = [info for info in await self.rooms(match, viewer) if info.key in wanted]
        found = await self._registry.store.read(
            lambda connection: {
                info.key: in_room(connection, match, info, viewer, limit=limit) for info in known
            }
        )
        return {key: [message(row, viewer) for row in rows] for key, rows in found.items()}

    async def by_ids(self, match: str, viewer: Viewer, ids: Sequence[str]) -> list[ChatMessage]:
        """The messages with these ids, as far as this viewer may read them."""
        async with self._registry.using(match) as loaded:
            rows = await self._cache.messages(loaded, viewer, ids)
            return [message(row, viewer) for row in rows]

    async def heard_until(
        self, match: str, viewers: Sequence[Viewer], end: int
    ) -> list[tuple[Message, list[ChatMessage]]]:
        """The messages that had reached all of these viewers before entry `end`, by room with its
        title, as the first of them gets them."""
        readers = [viewer if isinstance(viewer, int) else None for viewer in viewers]

        def read(connection: Connection) -> tuple[list[MessageRow], list[AudienceRow]]:
            rows = messages.received_before(connection, match, readers, end)
            return rows, messages.audiences_of(connection, match)

        rows, audiences = await self._registry.store.read(read)
        titles = {row.room: _decode_title(row.title) for row in audiences}
        found: dict[str, list[ChatMessage]] = {}
        for row in rows:
            found.setdefault(row.room, []).append(message(row, viewers[0]))
        return [(titles[room], sent) for room, sent in found.items()]

    # What a person has read and hidden.

    async def attention(
        self, match: str, viewer: Viewer, me: str | None, *, announced: bool = False
    ) -> Attention:
        """What a person has not read yet, and what they hide. `announced`: without messages that
        are on disk but were not announced to watchers yet."""
        if me is None:
            return NO_ATTENTION
        end = await self._end(match) if announced else None
        seat = viewer if isinstance(viewer, int) else None

        def read(connection: Connection) -> tuple[list[MessageRow], frozenset[str]]:
            rows = messages.unread(connection, match, me, seat, most=MANY, before=end)
            return rows, messages.hidden_by(connection, me, match)

        rows, hidden = await self._registry.store.read(read)
        unread: dict[str, int] = {}
        mentioned: set[str] = set()
        for sent in (message(row, viewer) for row in rows):
            if sent.erased or speaker(sent) in hidden or f"room:{sent.room}" in hidden:
                continue
            unread[sent.room] = unread.get(sent.room, 0) + 1
            if sent.mentions_me:
                mentioned.add(sent.room)
        return Attention(unread, frozenset(mentioned), hidden)

    async def _end(self, match: str) -> int:
        async with self._registry.using(match) as loaded:
            return loaded.committed.position.n

    async def read_up_to(self, match: str, viewer: Viewer, me: str, id: str) -> None:
        """A person has read a room up to this message.

        Raises `TableError` for a message that they may not read.
        """
        async with self._registry.using(match) as loaded:
            row = await self._cache.message(loaded, viewer, id)
        try:
            farther = await self._registry.store.write(
                lambda connection: messages.mark_read(connection, me, match, row.room, row.seq)
            )
        except Taken:  # the same person reads on two nodes at once
            return
        if farther:
            self._signals.notify(_signal_of(match, me))

    async def hide(self, match: str, viewer: Viewer, me: str, what: str, yes: bool) -> None:
        """A person hides the messages of a speaker (`seat:3`, `voice:…`) or mutes a room
        (`room:…`), or no longer does (`yes`: False). Raises `TableError` for anything else."""
        async with self._registry.using(match) as loaded:
            rooms = await self._cache.rooms(loaded, viewer)
            if not is_there(loaded, rooms, what):
                raise unknown("talk-hush-whom")
        await self._registry.store.write(
            lambda connection: messages.set_hidden(connection, me, match, what, yes)
        )
        self._signals.notify(_signal_of(match, me))

    def changes(self, match: str, me: str | None, mark: asyncio.Event | None = None) -> Changes:
        """Listen for what a person reads or hides, on any of their devices; nothing for somebody
        who is not signed in. `mark`: set by each change."""
        return self._signals.listen(_signal_of(match, me or ""), mark)

    async def forget_person(self, person: str) -> None:
        """Delete the messages of a person in all matches, and what they have read and hidden. The
        records stay as they are, and still verify."""
        await self._registry.store.write(
            lambda connection: messages.forget_person(connection, person, NOBODY)
        )
        self._person_changed.emit(person)


def _signal_of(match: str, person: str) -> str:
    return f"{match} {person}"
