"""What is received: the shapes of all requests. What they do not name is refused."""

from typing import Annotated, Any, Final, Literal, TypeAlias

from litestar.params import PathParameter, QueryParameter
from msgspec import Meta, Struct, field

from intriga.kernel.match_terms import Press
from intriga.table.models import Privacy
from intriga.table.schedule import MOST, Length, NoShow

LATEST: Final = 2**53
"""A cursor beyond all events, and the largest number that every JSON reader knows."""

MatchId: TypeAlias = Annotated[
    str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="The id of a match.")
]
GameId: TypeAlias = Annotated[
    str, PathParameter(pattern=r"^[a-z0-9_-]{1,40}$", description="The id of a game.")
]
TokenId: TypeAlias = Annotated[
    str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="The id of a token.")
]
SeatNumber: TypeAlias = Annotated[int, PathParameter(ge=0, le=999, description="A chair, from 0.")]
After: TypeAlias = Annotated[
    int, QueryParameter(ge=0, le=LATEST, description="Only events after so many of one's own.")
]
RoomKey: TypeAlias = Annotated[
    str,
    PathParameter(
        pattern=r"^[A-Za-z0-9_:.-]{1,512}$",
        description="The key of a room; `with:0-2` for a private talk of two seats.",
    ),
]
MessageAfter: TypeAlias = Annotated[
    str, QueryParameter(pattern=r"^[0-9a-f]{0,64}$", description="Those after this message.")
]
MessageBefore: TypeAlias = Annotated[
    str, QueryParameter(pattern=r"^[0-9a-f]{0,64}$", description="Those before this message.")
]
Some: TypeAlias = Annotated[int, QueryParameter(ge=1, le=200, description="At most so many.")]
PersonId: TypeAlias = Annotated[
    str, PathParameter(pattern=r"^[A-Za-z0-9_-]{1,32}$", description="The id of a person.")
]
Limit: TypeAlias = Annotated[int, QueryParameter(ge=1, le=500, description="At most so many.")]

Salt = Annotated[
    str,
    Meta(
        pattern=r"^[!-~]{0,128}$",
        description="One's own share of the match's randomness; else drawn here.",
    ),
]
ChairNumber = Annotated[int, Meta(ge=0, le=999)]
Password = Annotated[str, Meta(max_length=256)]
Words = Annotated[str, Meta(max_length=400)]
Command = Annotated[
    str,
    Meta(
        pattern=r"^[!-~]{1,64}$",
        description="The client's own id of this act: repeated, the first receipt is the answer.",
    ),
]


Scope: TypeAlias = Literal["read", "play", "host", "account"]


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """Base of all requests."""


class ScheduleWish(Wish, frozen=True):
    """When windows close; see the clocks of the game for the kinds, `"*"` for all others."""

    clocks: dict[str, Length] = {}
    zone: Annotated[str, Meta(max_length=64)] = "Europe/Moscow"
    grace: int = 0
    no_show: NoShow = "pass"
    misses: int = 0


class TermsWish(Wish, frozen=True):
    """What is agreed about the table."""

    press: Press = "rulebook"
    extensions: int = 0
    extension: int = 0


class NewMatch(Wish, frozen=True):
    """A match to be opened. `sit`: whoever opens it takes the first seat; `approval`: the host says
    of each whether he may sit; `password`: each has to know it."""

    game: Annotated[str, Meta(max_length=40)]
    seats: int
    options: dict[str, Any] = {}
    schedule: ScheduleWish = field(default_factory=ScheduleWish)
    terms: TermsWish = field(default_factory=TermsWish)
    privacy: Privacy = "open"
    watch: bool = True
    title: Words = ""
    approval: bool = False
    password: Password = ""
    sit: bool = True
    salt: Salt = ""


class AgainstBots(Wish, frozen=True):
    """A match against bots that begins at once. `bots`: which bot on which further seat."""

    game: Annotated[str, Meta(max_length=40)]
    seats: int | None = None
    bots: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=200)] = ()
    options: dict[str, Any] = {}
    schedule: ScheduleWish = field(default_factory=ScheduleWish)
    salt: Salt = ""


class Joining(Wish, frozen=True):
    """Sit down: on a free seat, or in a running match in a bot's place. `code`: that of the
    invitation, and `password`: that of the match, where they are needed. With `wait` one waits in
    the reserve when no seat is free, and asks where the host lets people in."""

    seat: ChairNumber | None = None
    code: Annotated[str, Meta(max_length=64)] = ""
    password: Password = ""
    wait: bool = False
    salt: Salt = ""


class Starting(Wish, frozen=True):
    """Begin. Who did not answer the roll keeps his seat or gives it up to the reserve. Free seats
    then: refuse to, fill them with bots, or take the chairs away."""

    empty: Literal["refuse", "bots", "close"] = "refuse"
    absent: Literal["keep", "drop"] = "keep"


class Seating(Wish, frozen=True):
    """A bot for a free seat; by default the strongest for the first."""

    seat: ChairNumber | None = None
    bot: Annotated[str, Meta(max_length=64)] = ""


class Rematch(Wish, frozen=True):
    """Play again with the same people."""

    salt: Salt = ""


class SeenWindow(Wish, frozen=True):
    """The question an act answers, as its actor saw it."""

    window: Annotated[str, Meta(max_length=128)]
    generation: int


class Trying(Wish, frozen=True):
    """An act to be tried out. `act`: `{"type": …}` with its fields, see the acts of the game."""

    act: dict[str, Any]
    seen: SeenWindow | None = None


class Acting(Trying, frozen=True, kw_only=True):
    """An act."""

    command: Command


class Asking(Wish, frozen=True):
    """What was chosen in the fields before, including what is preset."""

    chosen: dict[str, Any] = {}


class Saying(Wish, frozen=True):
    """Something to be said. `voice`: one of the room's, instead of one's name; `as_host`: what the
    host says, everybody hears."""

    command: Command
    text: Annotated[str, Meta(max_length=8_000)]
    voice: Annotated[str, Meta(max_length=128)] = ""
    as_host: bool = False


class Reading(Wish, frozen=True):
    """The last message one has read."""

    message: Annotated[str, Meta(pattern=r"^[0-9a-f]{1,64}$")]


class Deed(Wish, frozen=True, tag_field="type"):
    """Base of what is done at any table."""


class AskingPause(Deed, frozen=True, tag="ask-pause"):
    """Ask for a pause, or during one for its end; `ask=false` takes it back."""

    ask: bool


class Extending(Deed, frozen=True, tag="extend"):
    """A window stays open for so many seconds more."""

    window: Annotated[str, Meta(max_length=128)]
    generation: int
    seconds: Annotated[int, Meta(ge=1, le=MOST)]


class Pausing(Deed, frozen=True, tag="pause"):
    """The match stands still."""


class Resuming(Deed, frozen=True, tag="resume"):
    """It goes on."""


class Closing(Deed, frozen=True, tag="close"):
    """A window closes as if its time were up."""

    window: Annotated[str, Meta(max_length=128)]
    generation: int


class Muting(Deed, frozen=True, tag="mute"):
    """A seat may not speak in public rooms, or (`mute=false`) may again."""

    seat: ChairNumber
    mute: bool = True


class Locking(Deed, frozen=True, tag="lock"):
    """A type of acts is barred, or (`lock=false`) allowed again."""

    act: Annotated[str, Meta(pattern=r"^[a-z0-9-]{1,64}$")]
    lock: bool = True


SeatDeed: TypeAlias = AskingPause | Extending
HostDeed: TypeAlias = Pausing | Resuming | Extending | Closing | Muting | Locking


class Keeping(Wish, frozen=True):
    """What a seat does at any table."""

    command: Command
    act: SeatDeed


class HostKeeping(Wish, frozen=True):
    """What the host does at any table."""

    command: Command
    act: HostDeed


class SigningIn(Wish, frozen=True):
    """A token for who has an account: its login and password."""

    login: Annotated[str, Meta(max_length=64)]
    password: Password
    name: Words
    scopes: Annotated[tuple[Scope, ...], Meta(min_length=1, max_length=8)]
    days: int | None = None


class TokenWish(Wish, frozen=True):
    """A token to be made. `days`: how long it lasts; without: until it is revoked."""

    name: Words
    scopes: Annotated[tuple[Scope, ...], Meta(min_length=1, max_length=8)]
    days: int | None = None
