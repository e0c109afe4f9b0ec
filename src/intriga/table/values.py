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
from intriga.kernel.observe import Observation

Status: TypeAlias = Literal["gathering", "playing", "over", "cancelled"]
Privacy: TypeAlias = Literal["open", "link"]


class Person(Struct, frozen=True):
    """Somebody the table knows. A guest has no login."""

    id: str
    name: str
    login: str | None


class Session(Struct, frozen=True):
    """A browser that is known. `token` belongs into its cookie; the store keeps only a hash."""

    token: str
    person: Person
    expires: int

    def __repr__(self) -> str:
        return f"Session({self.person.id!r})"


class SeatInfo(Struct, frozen=True):
    """A chair as everybody may see it. `bot`: which bot; `mine`, `host`: of who asks, of whom."""

    seat: Seat
    kind: Literal["empty", "person", "bot"]
    name: str
    bot: str
    mine: bool
    host: bool
    online: bool


class MatchInfo(Struct, frozen=True):
    """A match as the lobby shows it to one person.

    `clocks`: seconds by kind of window. `seat`: where this person sits; `hosted`: he hosts it.
    `join_code` is empty for those who may not invite. `commitment`: the SHA-256 of the secret of
    chance, fixed before anybody sat down.
    """

    id: str
    game: str
    title: str
    status: Status
    options: dict[str, Any]
    clocks: dict[str, int]
    privacy: Privacy
    watch: bool
    seats: tuple[SeatInfo, ...]
    seat: Seat | None
    hosted: bool
    host: str
    commitment: str
    join_code: str
    created_at: int
    started_at: int | None
    ended_at: int | None
    outcome: Outcome | None
    previous: str | None
    next: str | None


class Invitation(Struct, frozen=True):
    """What a player shows to his friends: the code, and the path of the link that holds it."""

    code: str
    path: str


class Receipt(Struct, frozen=True):
    """An act was accepted and is on disk. `cursor`: the actor's own events so far."""

    command: str
    cursor: int
    at: int


class Sight(Struct, frozen=True):
    """All that a page of the match needs for one viewer.

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


class Moment(Struct, frozen=True):
    """The whole truth of one step of a finished match."""

    n: int
    at: int
    by: Actor
    act: dict[str, Any]
    draws: tuple[Draw, ...]
    events: tuple[Event, ...]
