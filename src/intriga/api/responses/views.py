"""A match as one viewer sees it."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from intriga.api.responses.events import Event, LocalizedMessage, Room
from intriga.api.responses.offers import Form, Window
from intriga.api.responses.seat import Seat
from intriga.kernel.game import Early, Result


class EndProposal(Struct, frozen=True):
    """A vote on ending the match early. `number`: to answer it by; `by`: the seat that proposes it,
    `at` a time in milliseconds since the epoch; `until`: when it lapses; `voters`: the seats that
    must agree, `agreed`: those that have. `outcome`: what the result would be."""

    number: int
    how: Early
    by: Seat
    at: int
    until: int
    voters: tuple[Seat, ...]
    agreed: tuple[Seat, ...]
    outcome: "Outcome"


class UndoRequest(Struct, frozen=True):
    """A vote on rewinding the match to before the public event of number `event`, whose text is
    `text`. The rest as in `EndProposal`."""

    number: int
    event: int
    text: str
    by: Seat
    at: int
    until: int
    voters: tuple[Seat, ...]
    agreed: tuple[Seat, ...]


class HouseRules(Struct, frozen=True):
    """The state of the house rules: whether the match is paused, which seats ask for a pause (or
    its end), which seats are muted in public rooms, which types of acts are disabled, whether
    somebody has proposed to end the match, or to rewind it (`undo`). `resumes_at`: when a paused
    match resumes by itself; `stalled`: what the rules of the game failed at (`close`: the end of a
    window), so the clocks stand still and the match waits for its host; `break_until`: those who
    ask want the match to be paused until then."""

    paused: bool
    resumes_at: int | None
    asking: tuple[Seat, ...]
    break_until: int | None
    muted: tuple[Seat, ...]
    locked: tuple[str, ...]
    proposal: EndProposal | None
    undo: UndoRequest | None
    stalled: str | None


class Outcome(Struct, frozen=True):
    """The result of a match. `result`: what it is called; `winners`: who won, or whom the draw
    includes (none: everybody); `scores`: by seat; `early`: how people ended it before the rules
    did."""

    result: Result
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: LocalizedMessage
    early: Early | None


class View(Struct, frozen=True):
    """All that a viewer may know of a match.

    `seat`: the viewer's; null for the public. `cursor`: the number of events they have seen, up
    to the last of these. `view`: the position as the game shows it to them, `told`: the same as
    sentences. `names`: of the seats. `asked`: the viewer is to act now, as a window awaits them or
    a form asks them in private. `events`: those after the requested cursor, at most 200. `failing`:
    the rules of the game failed at something, so it is missing here.
    """

    match: str
    game: str
    seat: Seat | None
    cursor: Annotated[int, Meta(ge=0)]
    view: Any
    told: tuple[str, ...]
    names: tuple[str, ...]
    windows: tuple[Window, ...]
    asked: bool
    forms: tuple[Form, ...]
    rooms: tuple[Room, ...]
    house: HouseRules
    events: tuple[Event, ...]
    outcome: Outcome | None
    failing: bool


class TurningPoint(Struct, frozen=True):
    """A public event before which the match can be rewound to; pass its `number`. `revealed`:
    something was drawn or came to light since, so only a host without a seat can."""

    number: Annotated[int, Meta(ge=1)]
    at: int
    id: str
    params: dict[str, Any]
    text: str
    revealed: bool


class TurningPoints(Struct, frozen=True):
    """The latest turning points, the newest first."""

    points: tuple[TurningPoint, ...]


class Replay(Struct, frozen=True):
    """A finished match: the number of steps (the first is 0), and the players at the end."""

    steps: int
    names: tuple[str, ...]
