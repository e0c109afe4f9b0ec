"""The bodies of all responses. Times are milliseconds since the epoch."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from intriga.kernel.forms import FieldKind, Limit
from intriga.kernel.game import Early, Result
from intriga.kernel.match_terms import Doors, Press
from intriga.table.models import Gone, Privacy, SignupStatus, Status
from intriga.table.schedule import Length, NoShow, Pace

Seat = Annotated[int, Meta(ge=0, description="The number of a seat, from 0.")]


class LocalizedMessage(Struct, frozen=True):
    """A text: its id and parameters for programs, and the text in the language of the request."""

    id: str
    params: dict[str, Any]
    text: str


class Event(Struct, frozen=True):
    """An event. `n`: its number among those this viewer has seen, from 1. `public`: everybody has
    seen it; who else has seen other events is not disclosed."""

    n: Annotated[int, Meta(ge=1)]
    id: str
    params: dict[str, Any]
    public: bool
    text: str


class Events(Struct, frozen=True):
    """Events, oldest first. `cursor`: pass it as `after` to get the next ones."""

    events: tuple[Event, ...]
    cursor: Annotated[int, Meta(ge=0)]


class Window(Struct, frozen=True):
    """A period in which these seats are asked to act. An act that names `key` and `generation` in
    its `seen` is refused once the window has closed or changed. `deadline`: when it is due, null
    for no time limit; it closes `grace` seconds later. `sealed`: who has answered is hidden until
    it closes, so `awaited` are all who were asked, without the caller's seat once it has
    answered."""

    key: str
    kind: str
    awaited: tuple[Seat, ...]
    sealed: bool
    generation: int
    deadline: int | None
    grace: int


class Field(Struct, frozen=True):
    """A field of an act. By `kind`: `choice` takes one value of its domain, `number` a whole
    number, `flag` a boolean, `text` a line, `document` a long text, `counts` a mapping from values
    to counts, `rows` a list of mappings with the fields in `row`, `slots` a list with one value for
    each field in `row`. `domain`: where to get its choices; empty if it has none. An `optional`
    field may be left out. `after`: the earlier fields that its choices depend on: of a column,
    columns of its row, fields of the form, or the list itself for the rows before. `kinds`: rows of
    several kinds: each names its own in `kind`, and has the columns in `row` and those of its
    kind."""

    name: str
    kind: FieldKind
    domain: str
    optional: bool
    label: str
    row: tuple["Field", ...]
    after: tuple[str, ...]
    kinds: tuple["RowKind", ...]


class RowKind(Struct, frozen=True):
    """A kind of row: what stands in its `kind`, its name, the heading under which it is listed
    (empty for none), and its columns."""

    kind: str
    label: str
    group: str
    fields: tuple[Field, ...]


class Form(Struct, frozen=True):
    """A possible act: of type `act`, with the `preset` fields as given and the other fields chosen
    by the player. `window` and `generation`: the window it responds to; an empty window: it is
    possible at any time. `main`: the most obvious act. `asks`: the player is asked for this now, in
    private, whether or not a window awaits them. `team`: where any of a team can do this for all,
    the seats of the team. `filled`: the values with which the form arrives, such as what was handed
    in before. `limits` hold across rows; those with `warns` are only shown."""

    act: str
    title: str
    help: str
    window: str
    generation: int
    main: bool
    asks: bool
    team: tuple[Seat, ...]
    preset: dict[str, Any]
    fields: tuple[Field, ...]
    limits: tuple[Limit, ...]
    filled: dict[str, Any]


class Forms(Struct, frozen=True):
    """The possible acts; empty for those who have no seat, and when there are none."""

    forms: tuple[Form, ...]


class Choice(Struct, frozen=True):
    """A value of a domain: what to send, its text, and its weight in the limits of a form."""

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


class Document(Struct, frozen=True):
    """A reference to a text. Views and events have it in the place of the text; `digest`: SHA-256
    over salt, line feed and text; `length`: in characters."""

    id: str
    digest: str
    length: int


class DocumentVersion(Struct, frozen=True):
    """A version of a text: its author (null: the host, or unknown), and when it was made."""

    document: Document
    seat: Seat | None
    at: int


class DocumentText(Struct, frozen=True):
    """A document. `gone`: why its text is not there, because the `host` or the `author` has deleted
    it, or the match was imported and the text is `elsewhere`; else empty. `versions`: all versions
    of this text that the caller sees, oldest first; empty if it has none."""

    id: str
    digest: str
    length: int
    text: str
    salt: str
    gone: Gone
    versions: tuple[DocumentVersion, ...]


class Text(Struct, frozen=True, tag="text", tag_field="kind"):
    """A text of at most `length` characters. `begins`: the document that a new one is likely to be
    made from, such as the version in force."""

    length: int
    begins: Document | None


class Room(Struct, frozen=True):
    """A chat room that is open. `own`: the viewer may write there under their own name now;
    `voices`: the ids of other names they may write under."""

    key: str
    title: str
    public: bool
    own: bool
    voices: tuple[str, ...]


class RoomDetails(Struct, frozen=True):
    """A chat room of the caller. `hearers`: the seats that receive its messages; null is everybody.
    `open`: the caller is in it now. `silent`: why the caller may not write there, if so. `own`:
    they may write under their own name; `voices`: other names they may write under, by id.
    `unread`: the number of unread messages; `called`: one of them mentions the caller."""

    key: str
    title: str
    hearers: tuple[Seat, ...] | None
    open: bool
    silent: LocalizedMessage | None
    own: bool
    voices: dict[str, str]
    unread: int
    called: bool


class Rooms(Struct, frozen=True):
    """The rooms of the caller, and the seats they may chat with in private now."""

    rooms: tuple[RoomDetails, ...]
    company: tuple[Seat, ...]


class Mention(Struct, frozen=True):
    """A mention in a text: its first character, its length including the @, and the seat."""

    start: int
    length: int
    seat: Seat


class ChatMessage(Struct, frozen=True):
    """A chat message. `speaker`: the name of its author; `seat` is null for the host and for those
    who write under another name. `mine`: sent by the caller's seat; `calls_me`: it mentions that
    seat. `erased`: who deleted it (`host` or `author`), else empty."""

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
    """Chat messages, oldest first."""

    messages: tuple[ChatMessage, ...]


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


class HouseRules(Struct, frozen=True):
    """The state of the house rules: whether the match is paused, which seats ask for a pause (or
    its end), which seats are muted in public rooms, which types of acts are disabled, whether
    somebody has proposed to end the match. `resumes_at`: when a paused match resumes by itself;
    `break_until`: those who ask want the match to be paused until then."""

    paused: bool
    resumes_at: int | None
    asking: tuple[Seat, ...]
    break_until: int | None
    muted: tuple[Seat, ...]
    locked: tuple[str, ...]
    proposal: EndProposal | None


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
    a form asks them in private. `events`: those after the requested cursor, at most 200.
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
    played, null for what the game says."""

    press: Press
    extensions: int
    extension: int
    referee: bool
    doors: Doors | None


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


class Place(Struct, frozen=True):
    """Something to choose before the start. `key`: what `place` in requests means; `group`: what it
    belongs to, such as a team; `seats`: those of its players. Whoever holds an `official` place has
    no seat. `most`: how many may hold it."""

    key: str
    label: "LocalizedMessage"
    group: "LocalizedMessage | None"
    seats: tuple[Seat, ...]
    official: bool
    most: int


class Official(Struct, frozen=True):
    """Somebody with a place and no seat. `place`: its key; `mine`: it is the caller."""

    person: str
    name: str
    place: str
    mine: bool


class Muted(Struct, frozen=True):
    """Who is muted in a room: a seat, or a voice, whoever has it."""

    seat: Seat | None
    voice: str


class MindedRoom(Struct, frozen=True):
    """A room that the caller minds as a steward. `speaks`, `mutes`: what they may do there;
    `messages`: the last ones, the oldest first."""

    key: str
    title: "LocalizedMessage"
    speaks: bool
    mutes: bool
    muted: tuple[Muted, ...]
    messages: "tuple[ChatMessage, ...]"


class Office(Struct, frozen=True):
    """What the caller minds as a steward, and the forms of what they may do for the host."""

    rooms: tuple[MindedRoom, ...]
    forms: "tuple[Form, ...]"


class LeagueLink(Struct, frozen=True):
    """A league that a match belongs to."""

    id: str
    name: str


class Ledger(Struct, frozen=True):
    """What a person keeps of a game between the matches of a league. `matches`: how many have
    written it; `last`: the last of them, and `running`: the match of this league that they are
    playing, both for the owner of the ledger only. `data`: as the rules with this `version` of the
    ledger wrote it; `told`: the same in sentences, empty if the rules of this server cannot read
    it."""

    league: LeagueLink
    game: str
    person: str
    name: str
    mine: bool
    matches: int
    last: str | None
    running: str | None
    version: int
    data: Any
    told: tuple[str, ...]


class Ledgers(Struct, frozen=True):
    """Ledgers of the caller."""

    ledgers: tuple[Ledger, ...]


class League(Struct, frozen=True):
    """A league as the caller sees it: matches of a game between which its players keep something.
    `url`: its page; `owner`: a name; `hosts`: others who may host its matches; `owned`, `hosted`:
    by the caller; `public`: everybody sees all ledgers; `ledgers`: those that the caller may
    see."""

    id: str
    url: str
    game: str
    name: str
    owner: str
    hosts: tuple[Cohost, ...]
    owned: bool
    hosted: bool
    public: bool
    created_at: int
    ledgers: tuple[Ledger, ...]


class Leagues(Struct, frozen=True):
    """Leagues, the oldest first."""

    leagues: tuple[League, ...]


class Clock(Struct, frozen=True):
    """Suggested lengths of a kind of window in seconds, for live and for correspondence play."""

    live: int
    slow: int


class Game(Struct, frozen=True):
    """A game of this server. `seats`: the possible numbers of seats; `bots`: its bots, the
    strongest first; `leagues`: whether it has leagues, between whose matches something lasts."""

    id: str
    name: str
    about: str
    rules: int
    seats: tuple[int, ...]
    clocks: dict[str, Clock]
    bots: tuple[str, ...]
    leagues: bool


class Games(Struct, frozen=True):
    """The games of this server."""

    games: tuple[Game, ...]


class GameDetails(Struct, frozen=True):
    """A game, with the JSON Schemas of its options and of its acts."""

    game: Game
    options: dict[str, Any]
    acts: dict[str, Any]


class Receipt(Struct, frozen=True):
    """The act was accepted and is on disk. `cursor`: the number of events the actor has seen."""

    command: str
    cursor: int
    at: int


class CheckResult(Struct, frozen=True):
    """Whether an act would be accepted now, and if not, why."""

    possible: bool
    refusal: LocalizedMessage | None


class SeatLink(Struct, frozen=True):
    """A link that hands a seat over, once, within 24 hours: whoever opens it may take the seat."""

    url: str


class TurningPoint(Struct, frozen=True):
    """A public event before which the match can be rewound to; pass its `number`."""

    number: Annotated[int, Meta(ge=1)]
    at: int
    id: str
    params: dict[str, Any]
    text: str


class TurningPoints(Struct, frozen=True):
    """The latest turning points, the newest first."""

    points: tuple[TurningPoint, ...]


class Replay(Struct, frozen=True):
    """A finished match: the number of steps (the first is 0), and the players at the end."""

    steps: int
    names: tuple[str, ...]


class Token(Struct, frozen=True):
    """An API token without its secret. `seen_at`: when it was last used."""

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
    """A new token. `secret` is returned only once: store it like a password."""

    secret: str
    token: Token


class Me(Struct, frozen=True):
    """The account and the id of the token used, and its scopes."""

    id: str
    name: str
    login: str | None
    token: str
    scopes: tuple[str, ...]


class DraftRow(Struct, frozen=True):
    """A row of a draft. `version`: name it when you change the row. `change`: what was done last
    (`added`, `changed`, `moved`, `removed`), by `seat`, called `name` then. `barred`: why you may
    not change it."""

    id: str
    version: int
    revision: int
    value: dict[str, Any]
    change: str
    seat: Seat
    name: str
    at: int
    barred: LocalizedMessage | None


class DraftRemark(Struct, frozen=True):
    """What the game says of a draft. `row`: the id of the row it is about, if it is about one.
    `warns`: it will not work like this."""

    row: str | None
    warns: bool
    text: LocalizedMessage


class DraftEditor(Struct, frozen=True):
    """Another seat that is at a row; believed until then."""

    seat: Seat
    row: str
    until: int


class HandedIn(Struct, frozen=True):
    """A draft was handed in. `current`: it has not changed since."""

    seat: Seat
    at: int
    current: bool


class Draft(Struct, frozen=True):
    """What several seats write before one of them hands it in: the rows of `field` of the act. Only
    these `seats` know of it. `most`: rows; `removed`: those removed last; `problem`: why it could
    not be handed in as it is; `hands_in`: whether you may. Of a single text the only row has the id
    `text`."""

    key: str
    act: str
    field: str
    preset: dict[str, Any]
    seats: tuple[Seat, ...]
    most: int
    revision: int
    rows: tuple[DraftRow, ...]
    removed: tuple[DraftRow, ...]
    remarks: tuple[DraftRemark, ...]
    editors: tuple[DraftEditor, ...]
    handed: HandedIn | None
    hands_in: bool
    problem: LocalizedMessage | None


class Drafts(Struct, frozen=True):
    """The drafts of the caller's seat."""

    drafts: tuple[Draft, ...]


class DraftRevision(Struct, frozen=True):
    """How far a draft has come."""

    key: str
    revision: int


class DraftRevisions(Struct, frozen=True):
    """The drafts of the caller's seat, in the stream: something about one of them has changed."""

    drafts: tuple[DraftRevision, ...]
