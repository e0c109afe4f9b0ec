"""Rooms: where seats chat. The rules decide at every moment who reads and who writes.

The rules name rooms of their own (a prison, a clan's night). Where the terms of the match let
people chat freely there are two more kinds: the public room, which everybody reads, and private
chats. A private chat is not created first: its key, `with:0-3-5`, lists the seats in it. Whatever
the terms, the host can write to everybody in the host's own room.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal, TypeAlias

from msgspec import Struct

from intriga.kernel.actors import PUBLIC, REFEREE, Audience, Seat, Viewer, hears
from intriga.kernel.match_terms import Press, Terms
from intriga.kernel.text import Message, seat

History: TypeAlias = Literal["present", "all"]
HostIn: TypeAlias = Literal["none", "reads", "speaks"]
"""What the host may do in a room that not everybody reads: nothing · read · read, write and
mute."""


class Voice(Struct, frozen=True):
    """A name under which some seats write instead of their own; nobody else learns who it was, nor
    who may. `name`: the id of a text."""

    name: str
    seats: tuple[Seat, ...]


class Room(Struct, frozen=True):
    """A place to chat, as the rules know it: who writes there, and under which name, may be a
    secret. What a viewer learns of it is a `RoomSeen`.

    `writers`: who may write under their own name. Whoever has a voice and is not among them writes
    under that voice alone. `history`: with `present` a reader gets what is written while they are
    in the room, with `all` everything from the beginning. `host`: whether a host without a seat, or
    a steward who minds the room, reads there, and is heard; everybody in the room is shown that.
    `behind`: readers of whom the others are not shown that they are there, as behind a voice.
    `watchers`: people who watch the match may give their opinion there, each under their own name;
    only where everybody reads.
    """

    key: str
    title: Message
    readers: Audience
    writers: tuple[Seat, ...]
    history: History = "all"
    voices: tuple[Voice, ...] = ()
    host: HostIn = "none"
    behind: tuple[Seat, ...] = ()
    watchers: bool = False

    def voices_of(self, viewer: Viewer) -> tuple[str, ...]:
        """The names under which this viewer may write."""
        return tuple(voice.name for voice in self.voices if viewer in voice.seats)

    def seen_by(self, viewer: Viewer) -> "RoomSeen":
        """The room for one viewer."""
        names = self.voices_of(viewer)
        own = viewer in self.writers or (viewer == PUBLIC and self.hears_watchers)
        readers = self._shown_to(viewer)
        return RoomSeen(self.key, self.title, readers, own, names, self.history, self.host)

    @property
    def hears_watchers(self) -> bool:
        """Whether people who watch may write there."""
        return self.watchers and self.readers == PUBLIC

    def _shown_to(self, viewer: Viewer) -> Audience:
        """Who is seen to read there: everybody sees themselves, a referee all."""
        if not self.behind or not isinstance(self.readers, tuple) or viewer == REFEREE:
            return self.readers
        return tuple(one for one in self.readers if one == viewer or one not in self.behind)


class RoomSeen(Struct, frozen=True, omit_defaults=True):
    """A room for one viewer, who learns nothing of the other writers. `own`: they may write under
    their own name; `voices`: the other names (ids of texts) under which they may."""

    key: str
    title: Message
    readers: Audience
    own: bool = False
    voices: tuple[str, ...] = ()
    history: History = "all"
    host: HostIn = "none"

    @property
    def writes(self) -> bool:
        """Whether they may write there."""
        return self.own or bool(self.voices)


def is_in(room: Room, viewer: Viewer) -> bool:
    """Whether this viewer may read or write in a room."""
    return hears(room.readers, viewer) or viewer in room.writers or bool(room.voices_of(viewer))


def seats_in(room: Room) -> set[Seat]:
    """The seats that a room names: those who may write, and those who read if not everybody
    does."""
    readers = room.readers if isinstance(room.readers, tuple) else ()
    return {*readers, *room.writers, *(seat for voice in room.voices for seat in voice.seats)}


TABLE_ROOM: Final = "table"
HOST_ROOM: Final = "from:host"
"""Where the host writes and everybody reads."""
WATCHER: Final = "table-watcher"
"""The voice of people who watch, as hosts mute it and as others hide it: all of them at once."""
_TALK: Final = "with:"


def talk_key(seats: Sequence[Seat]) -> str:
    """The key of the private chat of these seats."""
    return _TALK + "-".join(map(str, sorted(set(seats))))


def talkers(key: str) -> tuple[Seat, ...] | None:
    """The seats in a private chat; None if the key is not one of a private chat as written here."""
    if not key.startswith(_TALK):
        return None
    numbers = key[len(_TALK) :].split("-")
    if not all(number.isascii() and number.isdecimal() for number in numbers):
        return None
    seats = tuple(map(int, numbers))
    return seats if len(seats) > 1 and talk_key(seats) == key else None


def press_of(game: Any, terms: Terms) -> Press:
    """Where seats may chat in this match; never `rulebook`."""
    press: Press = game.press if terms.press == "rulebook" else terms.press
    return press


def open_rooms(game: Any, state: Any, terms: Terms, present: tuple[Seat, ...]) -> tuple[Room, ...]:
    """The rooms that are open now, without private chats. `present`: the seats that have not
    left."""
    press = press_of(game, terms)
    if press == "none":
        return ()
    rooms = tuple(game.rooms(state))
    if press == "rooms":
        return rooms
    if press == "public":
        rooms = tuple(room for room in rooms if room.readers == PUBLIC)
    if any(room.key == TABLE_ROOM for room in rooms):
        return rooms
    everybody = Room(TABLE_ROOM, Message("room-table"), PUBLIC, present)
    return (everybody, *rooms)


def private_room(
    game: Any, state: Any, terms: Terms, present: tuple[Seat, ...], seats: tuple[Seat, ...]
) -> Room | None:
    """The private chat of these seats, or None if they may not chat in private now."""
    if not set(seats).issubset(present):
        return None
    if press_of(game, terms) != "full" or not game.may_talk(state, seats):
        return None
    title = Message("room-private", {"seats": [seat(number) for number in seats]})
    return Room(talk_key(seats), title, seats, seats)


def room_of(
    game: Any, state: Any, terms: Terms, present: tuple[Seat, ...], key: str
) -> Room | None:
    """The room with this key, if it is open now."""
    if key == HOST_ROOM:
        return Room(HOST_ROOM, Message("room-host"), PUBLIC, ())
    seats = talkers(key)
    if seats is not None:
        return private_room(game, state, terms, present, seats)
    rooms = open_rooms(game, state, terms, present)
    return next((room for room in rooms if room.key == key), None)
