"""What is sent: the shapes of all answers. Times are milliseconds since the epoch."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from intriga.kernel.forms import FieldKind, Limit
from intriga.kernel.match_terms import Press
from intriga.table.models import Privacy, Status
from intriga.table.schedule import Length, NoShow

Seat = Annotated[int, Meta(ge=0, description="A chair, from 0.")]


class Said(Struct, frozen=True):
    """A message: its id and parameters for programs, its sentence for people."""

    id: str
    params: dict[str, Any]
    text: str


class Event(Struct, frozen=True):
    """What happened. `n`: its number among this viewer's own, from 1. `public`: everybody
    was told; who else was told of another is not said."""

    n: Annotated[int, Meta(ge=1)]
    id: str
    params: dict[str, Any]
    public: bool
    text: str


class Events(Struct, frozen=True):
    """Events, the oldest first. `cursor`: after which to ask for the next."""

    events: tuple[Event, ...]
    cursor: Annotated[int, Meta(ge=0)]


class Window(Struct, frozen=True):
    """A time in which acts are awaited of these seats. An act that names `key` and `generation` in
    its `seen` is refused once this question no longer stands. `deadline`: when it closes, unless
    it has no limit; `grace` seconds later it really does."""

    key: str
    kind: str
    awaited: tuple[Seat, ...]
    generation: int
    deadline: int | None
    grace: int


class Field(Struct, frozen=True):
    """A field of an act. `choice` takes one value of its domain, `number` a whole number, `flag`
    yes or no, `text` a line, `counts` a mapping from values to how many, `rows` a list of mappings
    with the fields in `row`, `slots` a list with one value for each field in `row`. `domain`: what
    to ask for its choices; empty for none. One that is `optional` may be left out."""

    name: str
    kind: FieldKind
    domain: str
    optional: bool
    label: str
    row: tuple["Field", ...]


class Form(Struct, frozen=True):
    """What may be done now: an act of type `act` with the `preset` fields as they are and these
    fields as one chooses. `window` and `generation`: the question it answers; an empty window: an
    act at any time. `main`: the obvious thing to do."""

    act: str
    title: str
    help: str
    window: str
    generation: int
    main: bool
    preset: dict[str, Any]
    fields: tuple[Field, ...]
    limits: tuple[Limit, ...]


class Forms(Struct, frozen=True):
    """What may be done now; empty for who does not sit, and while nothing is asked."""

    forms: tuple[Form, ...]


class Choice(Struct, frozen=True):
    """One value of a domain: what is sent, how it is said, what one of it weighs in a sum."""

    value: int | str
    label: str
    weight: int


class Choices(Struct, frozen=True, tag="choices", tag_field="kind"):
    """One of these values."""

    options: tuple[Choice, ...]
    default: int | str | None


class Range(Struct, frozen=True, tag="range", tag_field="kind"):
    """A whole number from `low` to `high`, both included."""

    low: int
    high: int
    default: int | None


class Text(Struct, frozen=True, tag="text", tag_field="kind"):
    """A text of at most `length` characters."""

    length: int


class Room(Struct, frozen=True):
    """A place of talk that stands open. `writers`: who may speak there now."""

    key: str
    title: str
    public: bool
    writers: tuple[Seat, ...]


class RoomInFull(Struct, frozen=True):
    """A room as the caller has it. `hearers`: who hears what is said there; null is everybody.
    `open`: it stands, and he is in it. `silent`: why he may not speak there, if so. `voices`: names
    under which he may, by their ids. `unread`: messages since he last read; `called`: one of them
    names him."""

    key: str
    title: str
    hearers: tuple[Seat, ...] | None
    open: bool
    silent: Said | None
    voices: dict[str, str]
    unread: int
    called: bool


class Rooms(Struct, frozen=True):
    """Rooms; and with whom the caller may talk in private now."""

    rooms: tuple[RoomInFull, ...]
    company: tuple[Seat, ...]


class Mention(Struct, frozen=True):
    """Somebody's name in a text: its first character, its length with the @, whose it is."""

    start: int
    length: int
    seat: Seat


class Message(Struct, frozen=True):
    """Something that was said. `speaker`: as whom, in words; `seat` is null for the host, and for
    who speaks under another name. `mine`: the caller's seat has said it; `calls_me`: it names him.
    `erased`: by whom it was deleted (`host`, or `author`), else empty."""

    id: str
    at: int
    room: str
    seat: Seat | None
    host: bool
    voice: str
    speaker: str
    text: str
    mentions: tuple[Mention, ...]
    mine: bool
    calls_me: bool
    erased: str


class Messages(Struct, frozen=True):
    """What was said, the oldest first."""

    messages: tuple[Message, ...]


class House(Struct, frozen=True):
    """How the house stands: whether the match is paused, which seats ask for a pause (or for its
    end), which may not speak in public, which types of acts are barred."""

    paused: bool
    asking: tuple[Seat, ...]
    muted: tuple[Seat, ...]
    locked: tuple[str, ...]


class Outcome(Struct, frozen=True):
    """How a match ended."""

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: Said


class View(Struct, frozen=True):
    """All that one viewer may know of a match at one moment.

    `seat`: where he sits; null for the public. `cursor`: how many events reached him so far.
    `view`: the position as the game shows it to him, `told`: the same in sentences. `names`: of the
    seats. `events`: those after the cursor that was asked for.
    """

    match: str
    game: str
    seat: Seat | None
    cursor: Annotated[int, Meta(ge=0)]
    view: Any
    told: tuple[str, ...]
    names: tuple[str, ...]
    windows: tuple[Window, ...]
    forms: tuple[Form, ...]
    rooms: tuple[Room, ...]
    house: House
    events: tuple[Event, ...]
    outcome: Outcome | None


class SeatShown(Struct, frozen=True):
    """A chair as everybody may see it. `bot`: which bot; `mine`: it is the caller's."""

    seat: Seat
    kind: Literal["empty", "person", "bot"]
    name: str
    bot: str
    mine: bool
    host: bool
    online: bool


class Waiting(Struct, frozen=True):
    """Somebody who wants to sit and does not yet: he asks the host, waits in the reserve, was
    called by name, or is not wanted. `seat`: the one it is about, if any."""

    person: str
    name: str
    status: Literal["asked", "reserve", "invited", "declined"]
    seat: Seat | None


class Schedule(Struct, frozen=True):
    """When windows close: by kind a number of seconds, or a time of day (`"21:00"`) on the clocks
    of `zone`. `misses`: after so many in a row a bot takes the seat over (0: never)."""

    clocks: dict[str, Length]
    zone: str
    grace: int
    no_show: NoShow
    misses: int


class Terms(Struct, frozen=True):
    """What was agreed about the table. `extensions`: how often a seat may lengthen a window, by up
    to `extension` seconds; `referee`: the host sees everything."""

    press: Press
    extensions: int
    extension: int
    referee: bool


class Match(Struct, frozen=True):
    """A match as one caller may see it. `seat`: where he sits; `hosted`: he hosts it; `awaited`:
    the seats that are asked for something now; `join_code`: empty for those who may not invite;
    `url`: its page; `commitment`: the SHA-256 of the secret of chance. `approval`: the host says
    who may sit; `locked`: there is a password; `waits`: how the caller waits; `reserve`: who else
    does, `signups`: who asks or was called, for the host alone."""

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
    seats: tuple[SeatShown, ...]
    seat: Seat | None
    awaited: tuple[Seat, ...]
    hosted: bool
    host: str
    approval: bool
    locked: bool
    waits: Literal["asked", "reserve", "invited", "declined"] | None
    reserve: tuple[Waiting, ...]
    signups: tuple[Waiting, ...]
    join_code: str
    commitment: str
    created_at: int
    started_at: int | None
    ended_at: int | None
    outcome: Outcome | None
    previous: str | None
    next: str | None


class Matches(Struct, frozen=True):
    """Matches, the latest first."""

    matches: tuple[Match, ...]


class Clock(Struct, frozen=True):
    """Suggested lengths of one kind of window, in seconds: at a live table, by correspondence."""

    live: int
    slow: int


class Game(Struct, frozen=True):
    """A game of this server. `seats`: how many may play; `bots`: those that play it, the strongest
    first."""

    id: str
    name: str
    about: str
    rules: int
    seats: tuple[int, ...]
    clocks: dict[str, Clock]
    bots: tuple[str, ...]


class Games(Struct, frozen=True):
    """The games of this server."""

    games: tuple[Game, ...]


class GameInFull(Struct, frozen=True):
    """A game with the JSON Schemas of its options and of its acts."""

    game: Game
    options: dict[str, Any]
    acts: dict[str, Any]


class Receipt(Struct, frozen=True):
    """The act was accepted and is on disk. `cursor`: the actor's events so far."""

    command: str
    cursor: int
    at: int


class Verdict(Struct, frozen=True):
    """Whether an act would be accepted now, and if not, why."""

    possible: bool
    refusal: Said | None


class Replay(Struct, frozen=True):
    """A finished match: how many steps there are (from 0), and who sat there at the end."""

    steps: int
    names: tuple[str, ...]


class Token(Struct, frozen=True):
    """A program's token, without what it opens with. `seen_at`: when it last came."""

    id: str
    name: str
    scopes: tuple[str, ...]
    created_at: int
    seen_at: int | None
    expires_at: int | None


class Tokens(Struct, frozen=True):
    """The tokens of an account, the newest first."""

    tokens: tuple[Token, ...]


class NewToken(Struct, frozen=True):
    """A token just made. `secret` is told this once: keep it as one keeps a password."""

    secret: str
    token: Token


class Me(Struct, frozen=True):
    """Whose token this is, which, and what it may be used for."""

    id: str
    name: str
    login: str | None
    token: str
    scopes: tuple[str, ...]
