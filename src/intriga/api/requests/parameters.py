"""What stands in the path and the query of calls."""

from typing import Annotated, Final, TypeAlias

from litestar.params import PathParameter, QueryParameter

LATEST: Final = 2**53
"""A cursor after all events, and the largest number that every JSON parser reads exactly."""
MatchId: TypeAlias = Annotated[
    str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="The id of a match.")
]
GameId: TypeAlias = Annotated[
    str, PathParameter(pattern=r"^[a-z0-9_-]{1,40}$", description="The id of a game.")
]
TokenId: TypeAlias = Annotated[
    str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="The id of a token.")
]
SeatNumber: TypeAlias = Annotated[
    int, PathParameter(ge=0, le=999, description="The number of a seat, from 0.")
]
SeatAskedFor: TypeAlias = Annotated[
    int | None, QueryParameter(ge=0, le=999, description="The seat to give them.")
]
After: TypeAlias = Annotated[
    int, QueryParameter(ge=0, le=LATEST, description="Only events after this cursor.")
]
RoomKey: TypeAlias = Annotated[
    str,
    PathParameter(
        pattern=r"^[A-Za-z0-9_:.-]{1,512}$",
        description="The key of a room; `with:0-2` for a private chat of two seats.",
    ),
]
MessageId: TypeAlias = Annotated[
    str, PathParameter(pattern=r"^[0-9a-f]{1,64}$", description="The id of a message.")
]
MessageAfter: TypeAlias = Annotated[
    str, QueryParameter(pattern=r"^[0-9a-f]{0,64}$", description="Only messages after this one.")
]
MessageBefore: TypeAlias = Annotated[
    str, QueryParameter(pattern=r"^[0-9a-f]{0,64}$", description="Only messages before this one.")
]
MessageLimit: TypeAlias = Annotated[
    int, QueryParameter(ge=1, le=200, description="The maximum of messages.")
]
DocumentId: TypeAlias = Annotated[
    str, PathParameter(pattern=r"^[0-9a-f]{1,64}$", description="The id of a document.")
]
DraftKey: TypeAlias = Annotated[
    str, PathParameter(pattern=r"^[A-Za-z0-9:_.-]{1,64}$", description="The key of a draft.")
]
RowId: TypeAlias = Annotated[
    str,
    PathParameter(
        pattern=r"^[A-Za-z0-9_-]{1,40}$", description="The id of a row; you make that of a new one."
    ),
]
RowVersion: TypeAlias = Annotated[
    int, QueryParameter(ge=0, le=2**31 - 1, description="Of the row as you have seen it.")
]
LeagueId: TypeAlias = Annotated[
    str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="The id of a league.")
]
PersonId: TypeAlias = Annotated[
    str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="The id of a person.")
]
Limit: TypeAlias = Annotated[
    int, QueryParameter(ge=1, le=500, description="The maximum of events.")
]
NoteBefore: TypeAlias = Annotated[
    int, QueryParameter(ge=1, le=LATEST, description="Only lines before this one.")
]
NoteLimit: TypeAlias = Annotated[
    int, QueryParameter(ge=1, le=500, description="The maximum of lines.")
]
