"""What the bodies of several calls have: the base of all bodies, and types of fields."""

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Salt = Annotated[
    str,
    Meta(
        pattern=r"^[!-~]{0,128}$",
        description="Your contribution to the random seed; drawn by the server if empty.",
    ),
]
Seat = Annotated[int, Meta(ge=0, le=999)]
Password = Annotated[str, Meta(max_length=256)]
League = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,32}$")]
ShortText = Annotated[str, Meta(max_length=400)]
Command = Annotated[
    str,
    Meta(
        pattern=r"^[!-~]{1,64}$",
        description="The client's id of this request. Sent again, it returns the first receipt.",
    ),
]
Scope: TypeAlias = Literal["read", "play", "host", "account"]


class RequestBody(Struct, frozen=True, forbid_unknown_fields=True):
    """Base class of all request bodies."""


PlaceKey: TypeAlias = Annotated[str, Meta(max_length=64)]
PersonKey: TypeAlias = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{0,32}$")]
