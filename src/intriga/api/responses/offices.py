"""The desk of an official."""

from msgspec import Struct

from intriga.api.responses.events import ChatMessage, LocalizedMessage
from intriga.api.responses.offers import Form
from intriga.api.responses.seat import Seat


class Muted(Struct, frozen=True):
    """Who is muted in a room: a seat, or a voice, whoever has it."""

    seat: Seat | None
    voice: str


class MindedRoom(Struct, frozen=True):
    """A room that the caller minds as a steward. `speaks`, `mutes`: what they may do there;
    `messages`: the last ones, the oldest first."""

    key: str
    title: "LocalizedMessage"
    speaks: bool
    mutes: bool
    muted: tuple[Muted, ...]
    messages: "tuple[ChatMessage, ...]"


class Office(Struct, frozen=True):
    """What the caller minds as a steward, and the forms of what they may do for the host."""

    rooms: tuple[MindedRoom, ...]
    forms: "tuple[Form, ...]"
