"""Matches, their seats and settings."""

from typing import Any, Literal

from msgspec import Struct

from intriga.api.responses.events import LocalizedMessage
from intriga.api.responses.seat import Seat
from intriga.api.responses.views import Outcome
from intriga.kernel.match_terms import Doors, Hints, Press
from intriga.table.models import Privacy, SignupStatus, Status
from intriga.table.schedule import Length, NoShow, Pace


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it. `kind`: `left` if its player has left the match, and nobody
    plays it; `bot`: which bot has it; `mine`: it is the caller's; `online`: a
    page of its player is open; `here`: its player has answered the roll call; `place`: before the
    start, the key of the place they have chosen, "" for none."""

    seat: Seat
    kind: Literal["empty", "person", "bot", "left"]
    name: str
    bot: str
    mine: bool
    host: bool
    online: bool
    here: bool
    place: str


class Signup(Struct, frozen=True):
    """A person without a seat. Before the start they ask for approval, wait in the reserve, have
    been invited or declined; `missed`: the match has started without them, and they are in the
    reserve. In play a bot has taken the seat of those who were `replaced` or have `left`, who may
    come back, and of those who were `removed`. `seat`: the seat asked for or had, if any; `here`:
    they have answered the roll call. In play `agreed` and `needed`: the seats that have agreed to a
    request, and that must."""

    person: str
    name: str
    status: SignupStatus
    seat: Seat | None
    here: bool
    agreed: tuple[Seat, ...] = ()
    needed: tuple[Seat, ...] = ()


class Cohost(Struct, frozen=True):
    """A person who hosts a match together with its creator."""

    person: str
    name: str


class Schedule(Struct, frozen=True):
    """When windows close. `clocks`: by kind of window, a number of seconds, or one or more times of
    day (`"09:00, 21:00"`) in `zone`. `misses`: after this many missed windows in a row a bot takes
    over the seat (0: never). `rest`: weekdays without deadlines, 1 Monday to 7 Sunday. `pace`: how
    fast the match is played, by its longest window."""

    clocks: dict[str, Length]
    zone: str
    grace: int
    no_show: NoShow
    misses: int
    rest: tuple[int, ...]
    pace: Pace


class Terms(Struct, frozen=True):
    """The terms of a match. `extensions`: how often a seat may extend a window, by up to
    `extension` seconds; `referee`: the host sees everything; `doors`: who may enter while it is
    played, null for what the game says; `hints`: who may ask what a bot would do."""

    press: Press
    extensions: int
    extension: int
    referee: bool
    doors: Doors | None
    hints: Hints


class SettingChange(Struct, frozen=True):
    """A setting that a host has changed. `what`: `title`, `seats`, `clock.turn`, `option.map` …;
    of a password only whether there is one."""

    what: str
    before: Any
    after: Any


class Edit(Struct, frozen=True):
    """What a host changed at once before the match began. `asked`: those who had signed up are
    asked again by a roll call, and not all have answered."""

    at: int
    changes: tuple[SettingChange, ...]
    asked: bool


class LeagueLink(Struct, frozen=True):
    """A league that a match belongs to."""

    id: str
    name: str


class Place(Struct, frozen=True):
    """Something to choose before the start. `key`: what `place` in requests means; `group`: what it
    belongs to, such as a team; `seats`: those of its players. Whoever holds an `official` place has
    no seat. `most`: how many may hold it. `named`: its players may give it a name; `name`: the one
    they have given it, "" for none."""

    key: str
    label: "LocalizedMessage"
    group: "LocalizedMessage | None"
    seats: tuple[Seat, ...]
    official: bool
    most: int
    named: bool
    name: str


class Official(Struct, frozen=True):
    """Somebody with a place and no seat. `place`: its key; `mine`: it is the caller."""

    person: str
    name: str
    place: str
    mine: bool


class Match(Struct, frozen=True):
    """A match as the caller sees it. `seat`: theirs; `hosted`: they host it; `created`: they
    created it; `host`: the name of its creator; `awaited`: the seats asked to act now; `asked`:
    the caller is asked, be it in private; `join_code`: empty for those who may not invite; `url`:
    its page; `commitment`: the SHA-256 hash of the random seed. `approval`: the host approves each
    player; `locked`: it has a password; `waits`: the caller's sign-up; `reserve`: the others in the
    reserve; `signups`: other sign-ups, for the host; in play the requests for seats, for those who
    play, too. `roll_at`: when the roll call that is on was started; `edits`: how the settings were
    changed, the latest last; `league`: where what the players keep of it lasts, if anywhere;
    `doors`: who may enter while it is played; `places`: the teams, roles and offices that may be
    chosen; `officials`: who has one of them without a seat."""

    id: str
    url: str
    game: str
    title: str
    status: Status
    options: dict[str, Any]
    schedule: Schedule
    terms: Terms
    privacy: Privacy
    watch: bool
    seats: tuple[SeatInfo, ...]
    seat: Seat | None
    awaited: tuple[Seat, ...]
    asked: bool
    hosted: bool
    created: bool
    host: str
    cohosts: tuple[Cohost, ...]
    approval: bool
    locked: bool
    waits: SignupStatus | None
    reserve: tuple[Signup, ...]
    signups: tuple[Signup, ...]
    roll_at: int | None
    join_code: str
    commitment: str
    created_at: int
    started_at: int | None
    ended_at: int | None
    outcome: Outcome | None
    previous: str | None
    next: str | None
    edits: tuple[Edit, ...]
    doors: Doors
    league: "LeagueLink | None"
    places: "tuple[Place, ...]"
    officials: "tuple[Official, ...]"


class Matches(Struct, frozen=True):
    """Matches, the latest first."""

    matches: tuple[Match, ...]


class SeatLink(Struct, frozen=True):
    """A link that hands a seat over, once, within 24 hours: whoever opens it may take the seat."""

    url: str
