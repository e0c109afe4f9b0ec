"""The desk of a steward: the rooms they mind, and what they may do for the host.

The kernel judges every act by the powers in the record; this checks that it is the steward who
asks, in the transaction of the act.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from msgspec import Struct
from sqlalchemy import Connection

from intriga.kernel.actors import HOST, PUBLIC, Seat
from intriga.kernel.decode.reader import reader
from intriga.kernel.house_rules.house_acts import Delegate, Silence
from intriga.kernel.house_rules.house_state import House, Steward
from intriga.kernel.house_rules.stewards import MUTE, ROOM_ACTS, SPEAK, heard_by_host
from intriga.kernel.observe import Offer, StewardOffer
from intriga.kernel.rooms import Room, open_rooms
from intriga.kernel.seats.places import Powers
from intriga.kernel.text import Message, Refusal
from intriga.store import officials, seats
from intriga.store.seats import EVERYTHING
from intriga.store.writing import messages
from intriga.table.chat.messages import ChatMessage, message
from intriga.table.chat.service import ChatService
from intriga.table.errors import conflict, forbidden, unknown
from intriga.table.lobby.checks import require_host, stored_match
from intriga.table.lobby.context import LobbyContext
from intriga.table.match.commands.command import Command
from intriga.table.match.loaded_match import LoadedMatch
from intriga.table.models import Receipt

NEWEST: Final = 60
"""How many messages of each room are shown."""


class Speaker(Struct, frozen=True):
    """Somebody who writes in a room, as others may know them: a seat, or a voice (the id of a
    text). `muted`: in this room."""

    seat: Seat | None
    voice: str
    muted: bool


class MindedRoom(Struct, frozen=True):
    """A room that a steward minds. `messages`: the last ones, the oldest first; `speaks`, `mutes`:
    what they may do there; `speakers`: who is in the room, of one that all read those who have
    been heard, and the voices that have been."""

    key: str
    title: Message
    messages: tuple[ChatMessage, ...]
    speaks: bool
    mutes: bool
    speakers: tuple[Speaker, ...]


class Desk(Struct, frozen=True):
    """What a steward has before them. `acts`: types of the game's acts of the host that they may
    do; `offer`: those that are possible now."""

    name: str
    rooms: tuple[MindedRoom, ...]
    acts: tuple[str, ...]
    offer: Offer


class Grants(Struct, frozen=True):
    """What a host may leave to stewards, and has. `rooms`: keys and titles; `powers`: those of each
    steward by person."""

    rooms: tuple[tuple[str, Message], ...]
    powers: dict[str, Powers]


class StewardDesks:
    """The desks of all matches. Every call raises `TableError` for somebody who is no steward."""

    def __init__(self, context: LobbyContext, chat: ChatService) -> None:
        self._context = context
        self._chat = chat

    async def is_steward(self, match: str, me: str | None) -> bool:
        """Whether this person has powers in a match that is being played."""
        if me is None:
            return False
        row = await self._context.store.read(lambda c: officials.get(c, match, me))
        if row is None or not row.steward:
            return False
        async with self._context.registry.using(match) as loaded:
            return not loaded.over and _house(loaded).steward(row.steward) is not None

    async def open(self, match: str, me: str) -> Desk:
        """The desk as it is now."""
        number = await self._number(match, me)
        async with self._context.registry.using(match) as loaded:
            steward = _steward(loaded, number)
            position = loaded.committed.position
            rooms = [room for room in _rooms(loaded) if _minded(steward, room)]
            rows = await self._context.store.read(
                lambda c: {
                    room.key: messages.in_room(c, match, room.key, None, whole=True, limit=NEWEST)
                    for room in rooms
                }
            )
            offer = StewardOffer(loaded.steady, position.state, position.house, steward)
            return Desk(
                steward.name,
                tuple(
                    _room(loaded, steward, room, [message(row, PUBLIC) for row in rows[room.key]])
                    for room in rooms
                ),
                tuple(act for act in steward.acts if act not in ROOM_ACTS),
                offer,
            )

    async def speak(
        self, match: str, me: str, room: str, text: str, command: str
    ) -> Receipt | Refusal:
        """Write to a room as a steward. See `ChatService.say`."""
        number = await self._number(match, me)
        return await self._chat.say(
            match,
            HOST,
            room,
            text,
            command,
            me=me,
            steward=number,
            beside=lambda connection: _require(connection, match, me, number),
        )

    async def silence(
        self,
        match: str,
        me: str,
        room: str,
        command: str,
        *,
        seat: Seat | None = None,
        voice: str = "",
        mute: bool = True,
    ) -> Receipt | Refusal:
        """Mute a seat or a voice in a room, or no longer."""
        number = await self._number(match, me)
        act = Silence(room, mute, seat, voice, number)
        return await self._submit(match, me, number, act, command)

    async def act(
        self, match: str, me: str, act: dict[str, Any], command: str
    ) -> Receipt | Refusal:
        """Do one of the game's acts of the host. Numbers in `act` may be strings, as forms send
        them."""
        number = await self._number(match, me)
        async with self._context.registry.using(match) as loaded:
            read = reader(loaded.game).player_data(act)
        if isinstance(read, Refusal):
            return read
        return await self._submit(
            match, me, number, Delegate(number, msgspec.to_builtins(read)), command
        )

    async def silenced(self, match: str, room: str) -> frozenset[str]:
        """Who is muted in a room that everybody reads: `seat:3`, `voice:…`; nobody for others."""
        async with self._context.registry.using(match) as loaded:
            found = (
                None
                if loaded.over
                else next((one for one in _rooms(loaded) if one.key == room), None)
            )
            if found is None or found.readers != PUBLIC:
                return frozenset()
            return frozenset(who for key, who in _house(loaded).silenced if key == room)

    async def grants(self, match: str, me: str) -> Grants:
        """What a host may leave to stewards. A host who plays, or has played, is not told of rooms
        that not everybody reads. Raises `TableError` for anybody but a host."""
        row, chairs = await stored_match(self._context, match)
        require_host(row, me)
        serving, knows = await self._context.store.read(
            lambda c: (officials.of_match(c, match), seats.known(c, match, me))
        )
        plays = knows not in (None, EVERYTHING) or any(chair.person == me for chair in chairs)
        async with self._context.registry.using(match) as loaded:
            house = _house(loaded)
            rooms = tuple(
                (room.key, room.title)
                for room in _rooms(loaded)
                if room.readers == PUBLIC or (room.host != "none" and not plays)
            )
        powers = {
            one.person: Powers(steward.rooms, steward.acts)
            for one in serving
            if (steward := house.steward(one.steward)) is not None
        }
        return Grants(rooms, powers)

    async def _submit(
        self, match: str, me: str, number: int, act: Silence | Delegate, command: str
    ) -> Receipt | Refusal:
        return await self._context.commands.submit(
            match,
            Command(
                HOST,
                act,
                command,
                beside=lambda connection: _require(connection, match, me, number),
            ),
        )

    async def _number(self, match: str, me: str) -> int:
        """The number under which the record knows this person."""
        row = await self._context.store.read(lambda c: officials.get(c, match, me))
        if row is None or not row.steward:
            raise forbidden("refused-no-steward")
        return row.steward


def _require(connection: Connection, match: str, me: str, number: int) -> None:
    row = officials.get(connection, match, me)
    if row is None or row.steward != number:
        raise conflict("refused-no-steward")


def _house(loaded: LoadedMatch) -> House:
    house: House = loaded.committed.position.house
    return house


def _steward(loaded: LoadedMatch, number: int) -> Steward:
    steward = None if loaded.over else _house(loaded).steward(number)
    if steward is None:
        raise forbidden("refused-no-steward")
    return steward


def _rooms(loaded: LoadedMatch) -> tuple[Room, ...]:
    if loaded.over:
        raise unknown("table-not-playing")
    position = loaded.committed.position
    return open_rooms(loaded.steady, position.state, loaded.setup.header.terms, position.present)


def _minded(steward: Steward, room: Room) -> bool:
    """Whether a steward reads this room: one that is theirs, where the rules let the host in."""
    return steward.minds(room.key) and (room.readers == PUBLIC or room.host != "none")


def _room(
    loaded: LoadedMatch, steward: Steward, room: Room, sent: Sequence[ChatMessage]
) -> MindedRoom:
    heard, house = heard_by_host(room), _house(loaded)
    voices = dict.fromkeys(one.voice for one in sent if one.voice)
    names = {voice.name for voice in room.voices}
    seats_there = room.readers if isinstance(room.readers, tuple) else _heard(sent)
    return MindedRoom(
        room.key,
        room.title,
        tuple(sent),
        heard and SPEAK in steward.acts,
        heard and MUTE in steward.acts,
        (
            *(Speaker(n, "", house.is_silent(room.key, f"seat:{n}")) for n in seats_there),
            *(
                Speaker(None, voice, house.is_silent(room.key, f"voice:{voice}"))
                for voice in voices
                if voice in names
            ),
        ),
    )


def _heard(sent: Sequence[ChatMessage]) -> list[Seat]:
    """The seats that have written under their own names."""
    return sorted({one.seat for one in sent if one.seat is not None and not one.voice})
