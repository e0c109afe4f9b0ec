"""What is told, and what is said: events, messages, rooms."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from intriga.api.responses.seat import Seat


class LocalizedMessage(Struct, frozen=True):
    """A text: its id and parameters for programs, and the text in the language of the request."""

    id: str
    params: dict[str, Any]
    text: str


class Event(Struct, frozen=True):
    """An event. `n`: its number among those this viewer has seen, from 1. `public`: everybody has
    seen it; who else has seen other events is not disclosed."""

    n: Annotated[int, Meta(ge=1)]
    id: str
    params: dict[str, Any]
    public: bool
    text: str


class Events(Struct, frozen=True):
    """Events, oldest first. `cursor`: pass it as `after` to get the next ones."""

    events: tuple[Event, ...]
    cursor: Annotated[int, Meta(ge=0)]


class Note(Struct, frozen=True):
    """A line of the referee's log. `n`: its number, from 1, without what was taken back by a
    rewind; `turn`, `at`: under which turn, and at which step of it, as the game counts."""

    n: Annotated[int, Meta(ge=1)]
    turn: int
    at: str
    id: str
    params: dict[str, Any]
    text: str


class Notes(Struct, frozen=True):
    """Lines of the referee's log, oldest first, without what was taken back by a rewind. Pass `n`
    of the first one as `before` to get those before it."""

    notes: tuple[Note, ...]


class Room(Struct, frozen=True):
    """A chat room that is open. `own`: the viewer may write there under their own name now;
    `voices`: the ids of other names they may write under."""

    key: str
    title: str
    public: bool
    own: bool
    voices: tuple[str, ...]


class RoomDetails(Struct, frozen=True):
    """A chat room of the caller. `hearers`: the seats that receive its messages; null is everybody.
    `open`: the caller is in it now. `silent`: why the caller may not write there, if so. `own`:
    they may write under their own name; `voices`: other names they may write under, by id.
    `unread`: the number of unread messages; `called`: one of them mentions the caller."""

    key: str
    title: str
    hearers: tuple[Seat, ...] | None
    open: bool
    silent: LocalizedMessage | None
    own: bool
    voices: dict[str, str]
    unread: int
    called: bool


class Rooms(Struct, frozen=True):
    """The rooms of the caller, and the seats they may chat with in private now."""

    rooms: tuple[RoomDetails, ...]
    company: tuple[Seat, ...]


class Mention(Struct, frozen=True):
    """A mention in a text: its first character, its length including the @, and the seat."""

    start: int
    length: int
    seat: Seat


class ChatMessage(Struct, frozen=True):
    """A chat message. `speaker`: the name of its author; `seat` is null for the host and for those
    who write under another name. `mine`: sent by the caller's seat; `calls_me`: it mentions that
    seat. `erased`: who deleted it (`host` or `author`), else empty."""

    id: str
    at: int
    room: str
    seat: Seat | None
    host: bool
    voice: str
    speaker: str
    text: str
    mentions: tuple[Mention, ...]
    mine: bool
    calls_me: bool
    erased: str


class Messages(Struct, frozen=True):
    """Chat messages, oldest first."""

    messages: tuple[ChatMessage, ...]
