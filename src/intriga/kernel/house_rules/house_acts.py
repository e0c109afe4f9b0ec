"""House acts: what seats and the host can do in every match, whatever is played.

The rules of a game never see them; `enforce` checks them and carries them out. Their types begin
with `house-`, so a game may have a `Say` or a `Close` of its own.
"""

from typing import Any, Final, Literal, TypeAlias

from msgspec import UNSET, Struct, UnsetType

from intriga.kernel.actors import Audience, Seat
from intriga.kernel.acts import Act, kebab
from intriga.kernel.game import Early
from intriga.kernel.match_terms import Doors


def _tag(name: str) -> str:
    return f"house-{kebab(name)}"


class HouseAct(Act, frozen=True, tag=_tag):
    """Base of the house acts."""


class Say(HouseAct, frozen=True):
    """A seat, or the host, sends a message to a room; the host only where the host is heard.

    The text is stored elsewhere, so that it can be erased: `message` is its random id, `digest`
    the SHA-256 over a salt and the text. `voice`: one of the room's voices instead of the seat's
    name. `by`: the number of the steward who writes instead of the host. `name`: that of somebody
    who watches the match and whom the table lets speak.
    """

    room: str
    message: str
    digest: str
    voice: str = ""
    by: int | UnsetType = UNSET
    name: str | UnsetType = UNSET


class Erase(HouseAct, frozen=True):
    """The host deletes a message; `to`: who is informed."""

    message: str
    to: Audience


class EraseDocument(HouseAct, frozen=True):
    """The host deletes the text of a document; `to`: who is informed, those who could read it."""

    document: str
    to: Audience


class AskPause(HouseAct, frozen=True, omit_defaults=True):
    """A seat asks for a pause, or during one for its end; `ask=False` withdraws it. When every seat
    asks, it is granted. `until`: the pause is to last until that time (milliseconds since the
    epoch, shown in `zone`), whether there is one already or not."""

    ask: bool
    until: int | None = None
    zone: str = "UTC"


class Pause(HouseAct, frozen=True):
    """The host pauses the match: no acts, and the clocks stop."""


class PutAway(HouseAct, frozen=True):
    """The host puts the match away: it is paused until that time (milliseconds since the epoch,
    shown in `zone`), and then the table resumes it. During a pause, this sets or moves its end."""

    until: int
    zone: str = "UTC"


class Resume(HouseAct, frozen=True):
    """The host, or the table when a match has been put away until now, ends the pause; each clock
    goes on with the time it had left."""


class Extend(HouseAct, frozen=True):
    """A window stays open this many seconds longer. A seat has a limited number of extensions, the
    host does not; the table gives back time in which the server was down, and takes back (negative
    seconds) what setting its clock back would add."""

    window: str
    generation: int
    seconds: int


class Reschedule(HouseAct, frozen=True):
    """The host changes how long windows stay open, from the next one of each kind on; an open
    window keeps its deadline, and gets one if it had none.

    `clocks`: seconds or times of day by kind of window; `zone`, `rest`: their time zone and days of
    rest. The table reads them: for the rules of a game there is no time.
    """

    clocks: dict[str, int | str]
    zone: str
    rest: tuple[int, ...] = ()


class Close(HouseAct, frozen=True):
    """The host closes a window as if its time were up."""

    window: str
    generation: int


class Mute(HouseAct, frozen=True):
    """The host mutes a seat in public rooms, or (`mute=False`) unmutes it."""

    seat: Seat
    mute: bool


class Silence(HouseAct, frozen=True, omit_defaults=True):
    """The host, or a steward (`by`: their number), mutes somebody in one room, or (`mute=False`)
    unmutes them: a seat, which may still speak under a voice, or a voice, whoever that is."""

    room: str
    mute: bool
    seat: Seat | None = None
    voice: str = ""
    by: int = 0


class Empower(HouseAct, frozen=True, omit_defaults=True):
    """The host gives a steward these powers instead of those they had; without `acts` they have
    none. `steward`: their number, from 1: that of one there is, or the next one. `rooms`: keys of
    rooms, `*` for all where the host is heard. `acts`: `speak` and `mute` in them, and types of the
    game's own acts of the host."""

    steward: int
    name: str
    rooms: tuple[str, ...] = ()
    acts: tuple[str, ...] = ()


class Delegate(HouseAct, frozen=True):
    """A steward (`by`: their number) does one of the game's own acts of the host: `act`, as plain
    data."""

    by: int
    act: dict[str, Any]


class Lock(HouseAct, frozen=True):
    """The host disables a type of acts (`vote`), or (`lock=False`) enables it."""

    act: str
    lock: bool


class Rewind(HouseAct, frozen=True):
    """The host, or the table when all have agreed, rewinds the match to its first `to` entries.
    Messages and people stay. `sure`: even if something was drawn or revealed since then. `reseat`:
    the rules are told again of the seats that have other players than they had then (in older
    records they were not)."""

    to: int
    sure: bool = False
    reseat: bool = False


class ProposeUndo(HouseAct, frozen=True):
    """A seat asks that the match be rewound to its first `to` entries, before the public event of
    this number (`event`), which says `id` with these parameters. `voters`: the seats of people, all
    of which must agree; the table knows all that."""

    to: int
    event: int
    id: str
    params: dict[str, Any]
    voters: tuple[Seat, ...]


class AnswerUndo(HouseAct, frozen=True):
    """A seat agrees to the request with this number, or refuses; the one that made it withdraws it.
    One refusal is enough. When all have agreed, the table rewinds the match."""

    number: int
    agree: bool


class LapseUndo(HouseAct, frozen=True):
    """The request with this number is over: its time is up, or all have agreed and something had
    come to light; the table says so."""

    number: int


Failing: TypeAlias = Literal["close", "mark", "resume", "bot"]
"""What the rules failed at: closing a window, a mark of one, the end of a pause, an answer of a
bot."""


class Stall(HouseAct, frozen=True):
    """The rules have failed at something that nobody but the table does, and would again: the
    clocks stop, and the match waits for its host. `window`, `generation`: of the window it is
    about; empty for none."""

    window: str
    generation: int
    why: Failing


class StandIn(HouseAct, frozen=True):
    """The table lets a bot answer for a seat whose time is up, or (`begins=False`) no longer."""

    seat: Seat
    begins: bool


class Warn(HouseAct, frozen=True):
    """The host, who plays, tells a player that a bot may soon take their seat."""

    seat: Seat


class Look(HouseAct, frozen=True):
    """The host of a match with a referee opens the view that shows everything."""


class Appoint(HouseAct, frozen=True, omit_defaults=True):
    """The creator of the match adds a co-host, or (`appoint=False`) removes one. `name`: the
    name of that person, who need not have a seat. `sole`: they host the match from now on, as its
    creator is gone; without a name nobody does."""

    name: str
    appoint: bool
    sole: bool = False


class CallReserve(HouseAct, frozen=True):
    """The host, or the table, invites the first of the reserve to a seat that a bot plays."""

    seat: Seat


class SetDoors(HouseAct, frozen=True):
    """The host opens or closes the match to people who want to enter."""

    doors: Doors


class EndEarly(HouseAct, frozen=True):
    """The host, who may decide alone, ends the match before its rules do."""

    how: Early


class ProposeEnd(HouseAct, frozen=True):
    """A seat proposes to end the match before its rules do. `voters`: the seats of people, all of
    which must agree; the table knows them."""

    how: Early
    voters: tuple[Seat, ...]


class AnswerEnd(HouseAct, frozen=True):
    """A seat agrees to the proposal with this number, or refuses; the one that made it withdraws
    it. One refusal is enough."""

    number: int
    agree: bool


class LapseEnd(HouseAct, frozen=True):
    """The time in which the proposal with this number could be agreed to is over; the table says
    so."""

    number: int


AnyHouseAct = (
    Say
    | Erase
    | EraseDocument
    | AskPause
    | Pause
    | PutAway
    | Resume
    | Extend
    | Reschedule
    | Close
    | Mute
    | Silence
    | Empower
    | Delegate
    | Lock
    | Rewind
    | StandIn
    | Warn
    | Look
    | Appoint
    | CallReserve
    | SetDoors
    | EndEarly
    | ProposeEnd
    | AnswerEnd
    | LapseEnd
    | ProposeUndo
    | AnswerUndo
    | LapseUndo
    | Stall
)


TALK: Final = frozenset(
    {"table-said", "table-voiced", "table-announced", "table-steward-said", "table-erased"}
    | {"table-watcher-said"}
)
"""The events of the chat: they are shown in the rooms, not among the events of the game."""


class Unwound(Struct, frozen=True):
    """What a rewind undoes. `safe`: nothing was drawn, and each act is known to its actor alone.
    `told`: how many public events were sent, of which `stays` still hold: they tell of new players
    and new names. `reseated`: the seats that got another player. `revealed`: something was drawn,
    or somebody may have learned something, as far as that was asked for."""

    safe: bool
    told: int
    stays: int = 0
    reseated: tuple[Seat, ...] = ()
    revealed: bool = False
