"""Rooms: where seats chat. The rules decide at every moment who reads and who writes.

The rules name rooms of their own (a prison, a clan's night). Where the terms of the match let
people chat freely there are two more kinds: the public room, which everybody reads, and private
chats. A private chat is not created first: its key, `with:0-3-5`, lists the seats in it. Whatever
the terms, the host can write to everybody in the host's own room.
"""

from collections.abc import Sequence
from typing import Any, Final, Literal

from msgspec import Struct

from intriga.kernel.actors import PUBLIC, Audience, Seat, Viewer, hears
from intriga.kernel.match_terms import Press, Terms
from intriga.kernel.text import Message, seat


class Room(Struct, frozen=True, omit_defaults=True):
    """A place to chat, with its readers and writers.

    `history`: with `present` a reader gets what is written while they are in the room, with `all`
    everything from the beginning. `voices`: names (ids of texts) under which a writer may write
    here instead of their own; nobody else learns who it was.
    """

    key: str
    title: Message
    readers: Audience
    writers: tuple[Seat, ...]
    history: Literal["present", "all"] = "all"
    voices: tuple[str, ...] = ()


def is_in(room: Room, viewer: Viewer) -> bool:
    """Whether this viewer may read or write in a room."""
    return hears(room.readers, viewer) or viewer in room.writers


TABLE_ROOM: Final = "table"
HOST_ROOM: Final = "from:host"
"""Where the host writes and everybody reads."""
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


def open_rooms(game: Any, state: Any, terms: Terms, chairs: int) -> tuple[Room, ...]:
    """The rooms that are open now, without private chats."""
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
    everybody = Room(TABLE_ROOM, Message("room-table"), PUBLIC, tuple(range(chairs)))
    return (everybody, *rooms)


def private_room(
    game: Any, state: Any, terms: Terms, chairs: int, seats: tuple[Seat, ...]
) -> Room | None:
    """The private chat of these seats, or None if they may not chat in private now."""
    if not all(0 <= number < chairs for number in seats):
        return None
    if press_of(game, terms) != "full" or not game.may_talk(state, seats):
        return None
    title = Message("room-private", {"seats": [seat(number) for number in seats]})
    return Room(talk_key(seats), title, seats, seats)


def room_of(game: Any, state: Any, terms: Terms, chairs: int, key: str) -> Room | None:
    """The room with this key, if it is open now."""
    if key == HOST_ROOM:
        return Room(HOST_ROOM, Message("room-host"), PUBLIC, ())
    seats = talkers(key)
    if seats is not None:
        return private_room(game, state, terms, chairs, seats)
    rooms = open_rooms(game, state, terms, chairs)
    return next((room for room in rooms if room.key == key), None)
