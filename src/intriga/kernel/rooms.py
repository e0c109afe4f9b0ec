"""Rooms: where seats talk. Who reads and writes is decided by the rules, now."""

from typing import Literal

from msgspec import Struct

from intriga.kernel.actors import Audience, Seat
from intriga.kernel.text import Message


class Room(Struct, frozen=True):
    """A place of talk. `history`: `present` hears what is said while there, `all` reads back."""

    key: str
    title: Message
    readers: Audience
    writers: tuple[Seat, ...]
    history: Literal["present", "all"] = "all"
