"""Bodies about play: acts, messages, drafts."""

from typing import Annotated, Any

from msgspec import Meta, Struct, field

from intriga.api.requests.values import Command, RequestBody


class SeenWindow(RequestBody, frozen=True):
    """The window that an act responds to, as the caller last saw it."""

    window: Annotated[str, Meta(max_length=128)]
    generation: int


class CheckActRequest(RequestBody, frozen=True):
    """An act to check. `act`: `{"type": …}` with its fields, see the acts of the game."""

    act: dict[str, Any]
    seen: SeenWindow | None = None


class ActRequest(CheckActRequest, frozen=True, kw_only=True):
    """An act. `act`: `{"type": …}` with its fields, see the acts of the game."""

    command: Command


class ChoicesRequest(RequestBody, frozen=True):
    """The values chosen in earlier fields of the form, and its preset fields."""

    chosen: dict[str, Any] = field(default_factory=dict)


class SendMessageRequest(RequestBody, frozen=True):
    """A chat message. `voice`: one of the room's, to write under instead of the seat's name;
    `as_host`: sent by the host, to everybody."""

    command: Command
    text: Annotated[str, Meta(max_length=8_000)]
    voice: Annotated[str, Meta(max_length=128)] = ""
    as_host: bool = False


class DeleteMessageRequest(RequestBody, frozen=True):
    """Delete a message or a document."""

    command: Command


class HideRequest(RequestBody, frozen=True):
    """What to hide: the messages of a speaker (`seat:3`, `voice:…`) or of a room (`room:…`);
    `hide=false` shows them again."""

    what: Annotated[str, Meta(pattern=r"^(seat|voice|room):[A-Za-z0-9_:.-]{1,512}$")]
    hide: bool = True


class MarkReadRequest(RequestBody, frozen=True):
    """The last message that has been read."""

    message: Annotated[str, Meta(pattern=r"^[0-9a-f]{1,64}$")]


class DraftRowRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A row of a draft. `version`: that of the row as you have seen it, 0 for a new one; that of a
    removed row puts it back."""

    value: dict[str, Any]
    version: Annotated[int, Meta(ge=0, le=2**31 - 1)] = 0


class MoveRowRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """A new place for a row: after this other one; an empty id: before all."""

    after: Annotated[str, Meta(max_length=40)] = ""


class EditingRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """At which row you are, which the others who write are shown for 45 seconds; an empty id: at
    none."""

    row: Annotated[str, Meta(max_length=40)] = ""


class HandInRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """Hands in a draft as it is at this `revision`. `fields`: the other fields of the act. The rest
    as for an act."""

    command: Annotated[str, Meta(min_length=1, max_length=64)]
    revision: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    fields: dict[str, Any] = field(default_factory=dict)
    seen: SeenWindow | None = None
