"""What programs send about places, officials and stewards."""

from typing import Annotated, Any

from msgspec import Meta

from intriga.api.requests.values import Command, PersonKey, PlaceKey, RequestBody, Seat


class PlaceRequest(RequestBody, frozen=True):
    """Choose a place. `place`: its key, "" for any. `person`: whom to move, for hosts; "" for the
    caller."""

    place: PlaceKey = ""
    person: PersonKey = ""


class TeamNameRequest(RequestBody, frozen=True):
    """Name a team. `place`: its key; `name`: "" for none."""

    place: PlaceKey
    name: Annotated[str, Meta(max_length=200)] = ""


class AppointRequest(RequestBody, frozen=True):
    """Make an account an official. `login`: of the account; `place`: the key of the place."""

    login: Annotated[str, Meta(min_length=1, max_length=64)]
    place: Annotated[str, Meta(min_length=1, max_length=64)]


class PowersRequest(RequestBody, frozen=True):
    """What an official may do for the host, instead of what they could before. `rooms`: keys of
    rooms, `*` for all where the host is heard; `acts`: `speak` and `mute` in them, and types of the
    game's own acts of the host. Without `acts` they may do nothing."""

    rooms: tuple[Annotated[str, Meta(max_length=200)], ...] = ()
    acts: tuple[Annotated[str, Meta(max_length=64)], ...] = ()


class OfficeSayRequest(RequestBody, frozen=True):
    """Write in a room that you mind. `command`: an id that you choose for this request."""

    command: Command
    room: Annotated[str, Meta(min_length=1, max_length=200)]
    text: Annotated[str, Meta(min_length=1, max_length=20_000)]


class OfficeMuteRequest(RequestBody, frozen=True):
    """Mute a seat, or a voice, in a room that you mind, or (`mute=false`) unmute it."""

    command: Command
    room: Annotated[str, Meta(min_length=1, max_length=200)]
    seat: Seat | None = None
    voice: Annotated[str, Meta(max_length=128)] = ""
    mute: bool = True


class OfficeActRequest(RequestBody, frozen=True):
    """Do one of the game's acts of the host, as plain data: `{"type": …}`."""

    command: Command
    act: dict[str, Any]
