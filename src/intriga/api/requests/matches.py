"""Bodies about matches: settings, seats, people who come, hosts, leagues."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType, field

from intriga.api.requests.parameters import LATEST
from intriga.api.requests.values import (
    Command,
    League,
    Password,
    PlaceKey,
    RequestBody,
    Salt,
    Seat,
    ShortText,
)
from intriga.kernel.match_terms import Doors, Hints, Press
from intriga.table.models import Privacy
from intriga.table.schedule import Length, NoShow, Pace

Weekdays = Annotated[
    tuple[Annotated[int, Meta(ge=1, le=7)], ...],
    Meta(max_length=7, description="Days without deadlines, 1 Monday to 7 Sunday."),
]


class ScheduleRequest(RequestBody, frozen=True):
    """When windows close. `clocks`: by kind of window (see the clocks of the game), `"*"` for all
    other kinds; a number of seconds, or one or more times of day in `zone` (`"09:00, 21:00"`).
    `pace`: lengths that the game suggests, for kinds without one in `clocks`."""

    pace: Pace | None = None
    clocks: dict[str, Length] = field(default_factory=dict)
    zone: Annotated[str, Meta(max_length=64)] = "Europe/Moscow"
    grace: int = 0
    no_show: NoShow = "pass"
    misses: int = 0
    rest: Weekdays = ()


class ScheduleChange(RequestBody, frozen=True):
    """Changes of a schedule; what is missing stays. `clocks` replaces all lengths; with `pace`, it
    adds to those the game suggests."""

    pace: Pace | UnsetType = UNSET
    clocks: dict[str, Length] | UnsetType = UNSET
    zone: Annotated[str, Meta(max_length=64)] | UnsetType = UNSET
    grace: int | UnsetType = UNSET
    no_show: NoShow | UnsetType = UNSET
    misses: int | UnsetType = UNSET
    rest: Weekdays | UnsetType = UNSET


class TermsRequest(RequestBody, frozen=True):
    """The terms of a match: chat, and how often (`extensions`) and by how many seconds
    (`extension`) a seat may extend a window. `referee`: its hosts may see everything, which is
    announced each time, and have no seat. `doors`: who may enter while it is played, only for games
    that people enter; null: as the game says. `hints`: who may ask what a bot would do, see `GET
    /matches/{match}/hint`: `usual`, who plays against bots alone; `always`, everybody; `never`,
    nobody."""

    press: Press = "rulebook"
    extensions: int = 0
    extension: int = 0
    referee: bool = False
    doors: Doors | None = None
    hints: Hints = "usual"


class CreateMatchRequest(RequestBody, frozen=True):
    """A new match. `sit`: its creator takes the first seat, by default unless they are its
    referee; `approval`: the host approves each player; `password`: needed for joining; `league`:
    the id of one in which the caller may host."""

    game: Annotated[str, Meta(max_length=40)]
    seats: int
    options: dict[str, Any] = field(default_factory=dict)
    schedule: ScheduleRequest = field(default_factory=ScheduleRequest)
    terms: TermsRequest = field(default_factory=TermsRequest)
    privacy: Privacy = "open"
    watch: bool = True
    title: ShortText = ""
    approval: bool = False
    password: Password = ""
    league: League | None = None
    sit: bool | None = None
    salt: Salt = ""


class TermsChange(RequestBody, frozen=True):
    """Changes of the terms; what is missing stays."""

    press: Press | UnsetType = UNSET
    extensions: int | UnsetType = UNSET
    extension: int | UnsetType = UNSET
    referee: bool | UnsetType = UNSET
    doors: Doors | UnsetType | None = UNSET
    hints: Hints | UnsetType = UNSET


class ChangeMatchRequest(RequestBody, frozen=True):
    """Changes of the settings of a match; what is missing stays. `options`: single ones, by name.
    `password`: empty for none; `league`: null for none. While the match is played, only `clocks`,
    `zone` and `rest` of the schedule can be changed here."""

    title: ShortText | UnsetType = UNSET
    seats: int | UnsetType = UNSET
    options: dict[str, Any] | UnsetType = UNSET
    schedule: ScheduleChange | UnsetType = UNSET
    terms: TermsChange | UnsetType = UNSET
    privacy: Privacy | UnsetType = UNSET
    watch: bool | UnsetType = UNSET
    approval: bool | UnsetType = UNSET
    password: Password | UnsetType = UNSET
    league: League | UnsetType | None = UNSET


class PlayBotsRequest(RequestBody, frozen=True):
    """A match against bots that starts at once. `bots`: the bots of the other seats, in order;
    `watch`: whether others may look on. If nobody may, bots and sealed windows take no longer than
    they need."""

    game: Annotated[str, Meta(max_length=40)]
    seats: int | None = None
    bots: Annotated[tuple[Annotated[str, Meta(max_length=64)], ...], Meta(max_length=200)] = ()
    options: dict[str, Any] = field(default_factory=dict)
    schedule: ScheduleRequest = field(default_factory=ScheduleRequest)
    salt: Salt = ""
    watch: bool = True


class JoinRequest(RequestBody, frozen=True):
    """Join a match on a free seat, or take over a bot's seat in a match being played. `place`: the
    key of a place, before the start. `code`: the
    join code, `password`: that of the match, where needed. `wait`: join the reserve when no seat is
    free, and ask for approval where the host requires it."""

    seat: Seat | None = None
    code: Annotated[str, Meta(max_length=64)] = ""
    password: Password = ""
    wait: bool = False
    salt: Salt = ""
    place: PlaceKey = ""


class StartRequest(RequestBody, frozen=True):
    """Start a match. `empty`: with free seats, refuse to start, fill them with bots, or remove
    them. `absent`: players who have not answered the roll call keep their seats or lose them to the
    reserve. `sure`: start even though people who are invited, ask for a seat, or wait in the
    reserve while bots have seats would be left behind."""

    empty: Literal["refuse", "bots", "close"] = "refuse"
    absent: Literal["keep", "drop"] = "keep"
    sure: bool = False


class AddBotRequest(RequestBody, frozen=True):
    """Add a bot; by default the strongest one, on the first free seat."""

    seat: Seat | None = None
    bot: Annotated[str, Meta(max_length=64)] = ""


class ReplaceRequest(RequestBody, frozen=True):
    """Replace a player with a bot; by default with the strongest one."""

    bot: Annotated[str, Meta(max_length=64)] = ""


class CallReserveRequest(RequestBody, frozen=True):
    """Whom to invite from the reserve; by default the first who may take the seat."""

    person: Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{0,32}$")] = ""


class InviteRequest(RequestBody, frozen=True):
    """Invite the account with this login. `seat`: in a match being played, the bot's seat it may
    take over; without it, any."""

    login: Annotated[str, Meta(min_length=1, max_length=64)]
    seat: Seat | None = None


class CohostRequest(RequestBody, frozen=True):
    """The login of the account that becomes a co-host."""

    login: Annotated[str, Meta(min_length=1, max_length=64)]


class CreateLeagueRequest(RequestBody, frozen=True):
    """A new league of this game."""

    game: Annotated[str, Meta(max_length=40)]
    name: ShortText


class ChangeLeagueRequest(RequestBody, frozen=True):
    """The new name of a league."""

    name: ShortText


class LeagueHostRequest(RequestBody, frozen=True):
    """The login of the account that may host matches of the league."""

    login: Annotated[str, Meta(min_length=1, max_length=64)]


class RewindRequest(RequestBody, frozen=True):
    """Rewind to before the turning point with this number. Refused unless the host is `sure`:
    others have seen what it undoes."""

    command: Command
    number: Annotated[int, Meta(ge=1, le=LATEST)]
    sure: bool = False


class LookRequest(RequestBody, frozen=True):
    """Open the referee's view."""

    command: Command


class RematchRequest(RequestBody, frozen=True):
    """Play again with the same people."""

    salt: Salt = ""
