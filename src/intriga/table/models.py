"""Plain values that the table returns to the pages and the API.

Times are milliseconds since the epoch. While a match is played none of these holds the number of an
entry: cursors are the viewer's own ordinals.
"""

from collections.abc import Hashable
from typing import Any, Literal, TypeAlias

from msgspec import Struct

from intriga.kernel.actors import Actor, Seat, Viewer
from intriga.kernel.chance import Draw
from intriga.kernel.disclosure.events import Event
from intriga.kernel.game import Outcome
from intriga.kernel.match_terms import Doors, Terms
from intriga.kernel.observe import Observation
from intriga.kernel.questions.asked import asked_by
from intriga.kernel.questions.documents import Version
from intriga.kernel.seats.places import Place
from intriga.kernel.text import Message
from intriga.store import signups
from intriga.table.schedule import Schedule

Status: TypeAlias = Literal["gathering", "playing", "over", "cancelled"]
Privacy: TypeAlias = Literal["open", "link"]
SignupStatus: TypeAlias = signups.SignupStatus


class Person(Struct, frozen=True):
    """A person. A guest has no login."""

    id: str
    name: str
    login: str | None
    admin: bool = False


class Browser(Struct, frozen=True):
    """A browser in which a person is signed in. `handle`: identifies it among their browsers;
    `this`: it is the one that asks.
    """

    handle: str
    device: str
    opened_at: int
    seen_at: int
    this: bool


class Token(Struct, frozen=True):
    """An API token, as its owner sees it. `seen_at`: when it was last used; without `expires_at` it
    lasts until it is revoked."""

    id: str
    name: str
    scopes: tuple[str, ...]
    created_at: int
    seen_at: int | None
    expires_at: int | None


class Bearer(Struct, frozen=True):
    """Whose token was used (its id), and what it may be used for."""

    person: Person
    token: str
    scopes: frozenset[str]


class Session(Struct, frozen=True):
    """A browser that is signed in. `token`: for its cookie; only a hash is stored."""

    token: str
    person: Person
    expires: int

    def __repr__(self) -> str:
        return f"Session({self.person.id!r})"


class SeatInfo(Struct, frozen=True):
    """A seat as everybody may see it. `kind`: `left` if its player has left the match, and nobody
    plays it; `bot`: which bot; `host`: of a host; `here`: they have answered the roll call; `kept`:
    a bot has taken it from a person, for whom it is kept. `place`: before the start, the key of the
    place its player has chosen."""

    seat: Seat
    kind: Literal["empty", "person", "bot", "left"]
    name: str
    bot: str
    host: bool
    here: bool = False
    kept: bool = False
    place: str = ""


class Waiting(Struct, frozen=True):
    """Somebody who has no seat: how they stand towards the match. `seat`: the one it is about, if
    any. For a request in a match being played, `agreed`: seats of those who have agreed to it;
    `needed`: seats of those who must; `by_link`: the seat has a player, and they ask by a link of
    the host. `wish`: the key of the place they want, "" for any."""

    person: str
    name: str
    status: SignupStatus
    seat: Seat | None
    here: bool
    agreed: tuple[Seat, ...] = ()
    needed: tuple[Seat, ...] = ()
    by_link: bool = False
    wish: str = ""


class Official(Struct, frozen=True):
    """Somebody who has a place in a match and no seat. `place`: its key; `steward`: whether the
    match has begun and they have been given a part of the host's powers."""

    person: str
    name: str
    place: str
    steward: bool = False


class Joined(Struct, frozen=True):
    """The result of signing up: a seat, a position in the reserve (`place`, from 1), a request to
    the host, or an office. `chosen`: the key of the place they have got with a seat or an office,
    "" for none."""

    status: Literal["seated", "reserve", "asked", "official"]
    seat: Seat | None = None
    place: int | None = None
    chosen: str = ""


class Ledger(Struct, frozen=True):
    """What a person keeps of a game between the matches of a league. `mine`: of the person who
    asks; `matches`: how many have written it, the last of them `last` (for the owner only);
    `running`: the match of this league that they are playing, if any. `data`: as it was written by
    rules whose ledgers had this `version`; `told`: the same in sentences, none when the installed
    rules cannot read it."""

    league: str
    league_name: str
    game: str
    person: str
    name: str
    mine: bool
    matches: int
    last: str
    running: str | None
    version: int
    data: dict[str, Any]
    told: tuple[Message, ...]


class League(Struct, frozen=True):
    """A league as one person may see it. `owner`: a name; `hosts`: ids and names of others who may
    host in it; `owned`, `hosted`: what the person who asks may do. `public`: everybody may see
    all ledgers; `ledgers`: those that this person may see."""

    id: str
    game: str
    name: str
    created_at: int
    owner: str
    hosts: tuple[tuple[str, str], ...]
    owned: bool
    hosted: bool
    public: bool
    ledgers: tuple[Ledger, ...]


class LeagueLink(Struct, frozen=True):
    """A league that a match belongs to."""

    id: str
    name: str


class SettingChange(Struct, frozen=True):
    """One setting that a host has changed. `what`: `title`, `seats`, `clock.turn`, `option.map` …;
    `before`, `after`: plain data, None where there was or is none."""

    what: str
    before: Any
    after: Any


class Edit(Struct, frozen=True):
    """What a host changed at once, before the match began. `asked`: those who had signed up were
    asked again by a roll call, and not all have answered."""

    at: int
    changes: tuple[SettingChange, ...]
    asked: bool = False


class MatchInfo(Struct, frozen=True):
    """A match as the lobby shows it to one person.

    `schedule`: when windows close; `terms`: chat, extensions and the referee. `seat`: the
    one this person holds; `hosted`: they host it; `created`: they created it. `host`: the creator's
    name; `cohosts`: ids and names. `join_code` is empty for those who may not invite. `commitment`:
    the SHA-256 of the secret of chance, fixed before anybody took a seat. `approval`: the host
    approves who may join; `locked`: there is a password. `roll_at`: when the roll call was started.
    `reserve`: who waits for a seat, in order; `others`: who ask, are invited or were declined, for
    the host only. `requests`: who asks for a seat while it is played, for those who may answer;
    `decides`: this person may do so alone; `asks`: newcomers have to ask for a bot's seat. `waits`:
    how this person stands towards it without a seat. `closed`: why it was cancelled. `imported`: it
    was played on another server. `edits`: how its settings were changed, the latest last. `league`:
    where what its players keep of it lasts. The ledgers in `outcome` are left out. `doors`: who may
    enter while it is played; `comings`: whether its game lets people enter and leave at all.
    `online`: the seats with a page open, and those of bots. `places`: what may be
    chosen, until the match is over; `officials`: who has a place without a seat; `official`: this
    person, if they are one. `sitting`: for hosts before the start, the ids of the people by seat.
    `team_names`: what people have called their places before the start, by key. `lesson`: the name
    of the lesson that it is, "" for none; who learns is no host and can invite nobody.
    """

    id: str
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
    hosted: bool
    created: bool
    host: str
    cohosts: tuple[tuple[str, str], ...]
    commitment: str
    join_code: str
    created_at: int
    started_at: int | None
    ended_at: int | None
    outcome: Outcome | None
    previous: str | None
    next: str | None
    approval: bool = False
    locked: bool = False
    roll_at: int | None = None
    reserve: tuple[Waiting, ...] = ()
    others: tuple[Waiting, ...] = ()
    requests: tuple[Waiting, ...] = ()
    decides: bool = False
    asks: bool = False
    waits: Waiting | None = None
    closed: str | None = None
    imported: bool = False
    edits: tuple[Edit, ...] = ()
    league: LeagueLink | None = None
    doors: Doors = "closed"
    comings: bool = False
    online: frozenset[Seat] = frozenset()
    places: tuple[Place, ...] = ()
    officials: tuple[Official, ...] = ()
    official: Official | None = None
    sitting: dict[Seat, str] = {}
    team_names: dict[str, str] = {}
    lesson: str = ""

    @property
    def office(self) -> str:
        """The key of the place that this person has as an official, "" for none."""
        return "" if self.official is None else self.official.place


class Invitation(Struct, frozen=True):
    """What players pass on to friends: the code, and the path of the link that has it."""

    code: str
    path: str


Gone: TypeAlias = Literal["", "host", "author", "elsewhere"]
"""Why the text of a document is not there: who deleted it, or the match was imported without its
texts; empty if it is there."""


class DocumentText(Struct, frozen=True):
    """A document for somebody who may read it. `length`: in characters; salt and text give the
    digest (`kernel.Document`). `versions`: all versions of the text in what this reader sees, the
    oldest first; none if it has no versions."""

    id: str
    digest: str
    length: int
    text: str
    salt: str
    gone: Gone
    versions: tuple[Version, ...]


class Receipt(Struct, frozen=True):
    """An act was accepted and is on disk. `cursor`: how many events the actor has so far."""

    command: str
    cursor: int
    at: int


class MatchView(Struct, frozen=True):
    """All that a page of the match needs for one viewer.

    `observation.events` are those after the cursor that was asked for. `deadlines`: when windows
    are due, by key; those without a limit are missing. `grace`: how many seconds after its deadline
    a window really closes. `names`: of the seats. `revision` grows whenever what this viewer sees
    changes, while this process runs. `failing`: the rules failed at what this viewer should see.
    `viewpoint`: equal for those who see the same (`Game.viewpoint`).
    """

    match: str
    viewer: Viewer
    observation: Observation
    deadlines: dict[str, int]
    names: tuple[str, ...]
    revision: int
    grace: int = 0
    failing: bool = False
    viewpoint: Hashable = None

    @property
    def due(self) -> tuple[str, int] | None:
        """The window whose deadline concerns this viewer, and the deadline: the first of those that
        ask them, else of all; None where no window has one."""
        windows = [window for window in self.observation.windows if window.key in self.deadlines]
        asked = asked_by(self.observation, self.viewer)
        mine = [window for window in windows if window.key in asked]
        dues = [(self.deadlines[window.key], window.key) for window in mine or windows]
        at, key = min(dues, default=(0, ""))
        return (key, at) if key else None


class StepDetails(Struct, frozen=True):
    """Everything about one step of a finished match."""

    n: int
    at: int
    by: Actor
    act: dict[str, Any]
    draws: tuple[Draw, ...]
    events: tuple[Event, ...]
