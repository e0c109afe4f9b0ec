"""What leaves the table: plain values for the pages, the API and the chat bot.

None of them holds a global entry number while its match is being played: cursors are the
viewer's own ordinals.
"""

from typing import Any, Literal, TypeAlias

from msgspec import Struct

from intriga.kernel.actors import Actor, Seat, Viewer
from intriga.kernel.chance import Draw
from intriga.kernel.events import Event
from intriga.kernel.game import Outcome
from intriga.kernel.match_terms import Terms
from intriga.kernel.observe import Observation
from intriga.table.schedule import Schedule

Status: TypeAlias = Literal["gathering", "playing", "over", "cancelled"]
Privacy: TypeAlias = Literal["open", "link"]


class Person(Struct, frozen=True):
    """Somebody the table knows. A guest has no login."""

    id: str
    name: str
    login: str | None
    admin: bool = False


class Browser(Struct, frozen=True):
    """Where somebody is signed in. `handle` tells his browsers apart; `this`: the one that asks."""

    handle: str
    device: str
    opened_at: int
    seen_at: int
    this: bool


class Token(Struct, frozen=True):
    """A program that acts for an account, as its owner sees it. `seen_at`: when it last came;
    without `expires_at` it lasts until it is revoked."""

    id: str
    name: str
    scopes: tuple[str, ...]
    created_at: int
    seen_at: int | None
    expires_at: int | None


class Bearer(Struct, frozen=True):
    """Who comes with a token (its id), and what he may do with it."""

    person: Person
    token: str
    scopes: frozenset[str]


class Session(Struct, frozen=True):
    """A browser that is known. `token` belongs into its cookie; the store keeps only a hash."""

    token: str
    person: Person
    expires: int

    def __repr__(self) -> str:
        return f"Session({self.person.id!r})"


class SeatInfo(Struct, frozen=True):
    """A chair as everybody may see it. `bot`: which bot; `mine`, `host`: of who asks, of whom;
    `here`: he has answered the roll."""

    seat: Seat
    kind: Literal["empty", "person", "bot"]
    name: str
    bot: str
    mine: bool
    host: bool
    online: bool
    here: bool = False


class Waiting(Struct, frozen=True):
    """Somebody who wants to sit and does not yet. `status`: he asks the host, waits in the reserve,
    was called by name, or is not wanted. `seat`: the one it is about, if any."""

    person: str
    name: str
    status: Literal["asked", "reserve", "invited", "declined"]
    seat: Seat | None
    here: bool


class Joined(Struct, frozen=True):
    """What came of wanting to sit: a seat, a place in the reserve (from 1), or a question to the
    host."""

    status: Literal["seated", "reserve", "asked"]
    seat: Seat | None = None
    place: int | None = None


class MatchInfo(Struct, frozen=True):
    """A match as the lobby shows it to one person.

    `schedule`: when windows close; `terms`: what was agreed about the table. `seat`: where this
    person sits; `hosted`: he hosts it; `created`: he made it. `host` is the maker's name,
    `cohosts` are ids and names of those who host beside him.
    `join_code` is empty for those who may not invite. `commitment`: the SHA-256 of the secret of
    chance, fixed before anybody sat down. `approval`: the host says who may sit; `locked`: there is
    a password. `roll_at`: since when the roll is called. `reserve`: who waits for a chair, in
    order; `others` who ask, were called or declined, for the host alone. `waits`: how this person
    waits. `closed`: why it was called off. `imported`: it was played elsewhere.
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
    waits: Waiting | None = None
    closed: str | None = None
    imported: bool = False


class Invitation(Struct, frozen=True):
    """What a player shows to his friends: the code, and the path of the link that holds it."""

    code: str
    path: str


class Receipt(Struct, frozen=True):
    """An act was accepted and is on disk. `cursor`: the actor's own events so far."""

    command: str
    cursor: int
    at: int


class MatchView(Struct, frozen=True):
    """All that a page of the match needs for one viewer.

    `grace`: so many seconds after its deadline a window really closes.

    `observation.events` are those after the cursor that was asked for. `deadlines`: when windows
    close, by key, in milliseconds since the epoch; those without a limit are missing. `names` of
    the seats. `revision` grows when this viewer's sight changes, while this process runs.
    """

    match: str
    viewer: Viewer
    observation: Observation
    deadlines: dict[str, int]
    names: tuple[str, ...]
    revision: int
    grace: int = 0


class Moment(Struct, frozen=True):
    """The whole truth of one step of a finished match."""

    n: int
    at: int
    by: Actor
    act: dict[str, Any]
    draws: tuple[Draw, ...]
    events: tuple[Event, ...]
