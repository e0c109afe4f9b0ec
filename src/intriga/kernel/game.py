"""What a game is: the contract between the rules and the table.

A game is a stateless object with pure methods over a state of its own. The state is plain typed
data (`msgspec.Struct`; no floats, no sets) and a fold over the record, nothing else.
"""

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, Literal, Protocol, TypeAlias, TypeVar

from msgspec import Struct, field

from intriga.kernel.actors import Actor, Seat, Viewer
from intriga.kernel.acts import Act, SeatChange
from intriga.kernel.disclosure.notes import Note
from intriga.kernel.disclosure.reveals import Reveal
from intriga.kernel.match_terms import Doors, Press
from intriga.kernel.questions.drafts import Draft, Entered, Remark
from intriga.kernel.questions.forms import Chosen, Domain, Form
from intriga.kernel.questions.windows import Mark, Window
from intriga.kernel.rooms import Room
from intriga.kernel.seats.chairs import Chair
from intriga.kernel.seats.places import Place
from intriga.kernel.step import Step
from intriga.kernel.text import Message, Refusal

StateT = TypeVar("StateT", bound=Struct)

RawState: TypeAlias = dict[str, Any]
"""A state, or a ledger, of older rules as it was stored: whatever these had."""

Early: TypeAlias = Literal["called-off", "adjourned"]
"""How a match ends before its rules end it: without a result, or with the standing as one."""

Result: TypeAlias = Literal["won", "shared", "drawn", "nobody", "called-off"]
"""What an outcome is called: the victory of one, a victory shared by several, a draw, no winner, no
result as the match was called off."""


class Outcome(Struct, frozen=True, omit_defaults=True):
    """How a match ended. `winners`: who won, or whom the draw includes; none if nobody is left or a
    draw includes nobody in particular (`Game.result` tells them apart). `ledger`: for each seat
    what its player keeps from now on, as `Game.Ledger` (in a record as plain data); None, or no
    ledgers at all: what they had before. `early`: how people ended it before the rules did.
    """

    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    reason: Message
    ledger: tuple[Any, ...] = field(default=(), name="carry")
    early: Early | None = None


class DrawKind(Struct, frozen=True):
    """A draw the rules make: its reason, its range (`"seats"`, `"6"`), what its values mean (the
    id of a text). `public`: everybody sees at once what it gave, so there is no secret in it.
    `plain`: a scenario that does not name it draws 0 (such as a shuffle that leaves all in order).
    """

    why: str
    range: str
    meaning: str
    public: bool = False
    plain: bool = False


class Clock(Struct, frozen=True):
    """Suggested lengths of one kind of window, in seconds: at a live table, by correspondence."""

    live: int
    slow: int


class InvalidOptions(ValueError):
    """Options that do not fit each other or the seats, with the reason to show to the user.
    `option`: the name of the one that is wrong, if it is one alone."""

    def __init__(self, refusal: Refusal, option: str = "") -> None:
        super().__init__(refusal.id)
        self.refusal = refusal
        self.option = option


class Game(Protocol[StateT]):
    """The rules of one game. Every method is pure but for the state it is handed.

    The attributes are read-only here, so that a game may state them as plain class attributes
    (`id = "espionage"`). Give the structs names of their own (`State = Sale`): inside the class
    `State` and `Options` mean these attributes.
    """

    @property
    def id(self) -> str: ...
    @property
    def rules_version(self) -> int: ...
    @property
    def seats(self) -> range: ...
    @property
    def usual(self) -> int:
        """The default number of seats."""
        ...

    @property
    def Options(self) -> type[Struct]: ...  # noqa: N802
    @property
    def State(self) -> type[StateT]: ...  # noqa: N802
    @property
    def Acts(self) -> Any:  # noqa: N802
        """The union of the game's acts: `Bribe | Move | …` (classes derived from `Act`)."""

    @property
    def clocks(self) -> Mapping[str, Clock]:
        """Every kind of window the rules open, with the lengths suggested for it."""
        ...

    @property
    def long_steps(self) -> frozenset[str]:
        """What may take longer than some milliseconds: types of acts, and kinds of windows, for
        their closing. The table takes such steps where nobody else has to wait; others it notices
        itself, after the first time."""
        ...

    @property
    def words(self) -> str:
        """The package that holds the game's texts (see `intriga.words.catalogues`)."""
        ...

    @property
    def reveals(self) -> Mapping[str, Reveal]:
        """What may tell others what was secret, by the id of the event that does (`reveals.py`,
        reviewed)."""
        ...

    @property
    def draws(self) -> tuple[DrawKind, ...]:
        """Every draw the rules make."""
        ...

    @property
    def bots(self) -> Mapping[str, Callable[[], Any]]:
        """Makers of the game's own bots (`kernel.Bot`) by name, the strongest first."""
        ...

    def seats_for(self, options: Any) -> range:
        """The numbers of seats that fit these options; of `seats`, which no options go beyond."""
        ...

    def places(self, options: Any, seats: int) -> Sequence[Place]:
        """What people may choose before a match with so many seats begins: teams, roles, offices.
        None: they choose among numbered seats. Called for options and numbers of seats with which
        `setup` was tried."""
        ...

    def team_names(self, state: StateT) -> Mapping[int, str]:
        """What people have called their teams (`Chair.team`), by the number with which messages
        speak of a team. Everybody may know it, and it stays for the whole match."""
        ...

    def setup(self, options: Any, chairs: Sequence[Chair], step: Step) -> StateT:
        """The position at the start. Raises `InvalidOptions` when they do not fit the seats."""
        ...

    def windows(self, state: StateT) -> Sequence[Window]:
        """What is awaited now. Empty only when the match is over."""
        ...

    def forms(self, state: StateT, actor: Actor) -> Sequence[Form]:
        """What this actor may do now."""
        ...

    def asked_forms(self, state: StateT, seat: Seat) -> Sequence[Form]:
        """Those of the `forms` of a seat that answer a question (`is_answer`), in their order: what
        is looked at to find who is asked, so they are made without the others."""
        ...

    @property
    def asks_in_private(self) -> bool:
        """Whether any of its forms ever asks a seat in private (`Form.asks`). Where none does, only
        windows have to be looked at to find who is asked."""
        ...

    def domain(self, state: StateT, actor: Actor, name: str, chosen: Chosen) -> Domain:
        """The choices of one field, given those made in the fields before it."""
        ...

    def drafts(self, state: StateT, seat: Seat) -> Sequence[Draft]:
        """What this seat may write now, alone or with others, before it is handed in as an act.
        Every seat in the scope of a draft has the same draft."""
        ...

    def may_change(self, state: StateT, seat: Seat, draft: Draft, row: Entered) -> Refusal | None:
        """Why this seat may not write or remove such a row of a draft it has, or None. Asked of the
        row as it was and as it would be; its values are as they were entered."""
        ...

    def review(
        self, state: StateT, seat: Seat, draft: Draft, rows: Sequence[Any]
    ) -> Sequence[Remark]:
        """What this seat is told about a draft as it stands: what it costs, what will not work.
        Forbids nothing. `rows`: as the act would have them; None for one that is not complete. Of a
        draft of a single text, that text."""
        ...

    def offer_key(self, state: StateT, seat: Seat) -> Hashable:
        """What the forms of a seat, all their choices, its drafts and what is said of them follow
        from: as long as it is equal, an open page need not ask again. None: they may have changed
        with any step. Seats with equal viewpoints and equal keys are offered the same. For games of
        many: the choices of a hundred seats take time."""
        ...

    def check(self, state: StateT, actor: Actor, act: Act, now: int) -> Refusal | None:
        """Why this actor cannot do this now, or None. `act` is one of `Acts`; `now`: the time that
        is recorded with it, in milliseconds since the epoch.

        The only judge of legality. Costs O(act); speaks only of what the actor knows. A refusal
        that only time cures has a parameter `wait`: the seconds until then.
        """
        ...

    def apply(self, state: StateT, actor: Actor, act: Act, step: Step) -> None:
        """Carry out an act that passed `check`. Changes `state` in place."""
        ...

    def insiders(self, state: StateT, actor: Seat, act: Act) -> Sequence[Seat]:
        """The seats that may know all of an act from the outset, beside its actor: their team.
        `state`: before it."""
        ...

    @property
    def doors(self) -> Doors:
        """Whether people may enter and leave while the match is played, if the match does not say
        otherwise: `open` to everybody, on the host's `approval`, or `closed`: then nobody ever
        enters or leaves, and a bot takes over from who goes."""
        ...

    def standing_order(self, state: StateT, seat: Seat, window: Window) -> Act | None:
        """What this seat answers in a window by an order it has put down; None: it has none, and is
        asked. The act is carried out within the step, if `check` allows it. Only sealed windows are
        answered so, since they close no sooner for it."""
        ...

    def saved(self, state: StateT, window: Window) -> Sequence[Seat]:
        """Of the seats that a window awaits, those which have saved what counts as their answer if
        time runs out: orders that are not sealed, a plan. They have missed nothing then, and no bot
        acts in their place (see `kernel.absence`). Who has saved something is their secret."""
        ...

    def impartial(self, act: Act) -> bool:
        """Whether an act of the host is only for one who has no seat and never had one: it judges
        between players, or some of them are not told of it. By default all acts of a type do
        (`Act.impartial`) or none. Forms for such acts are marked `impartial`; the table offers them
        to no other host, and refuses them."""
        ...

    def act_room(self, state: StateT, act: str, fields: Chosen) -> str | None:
        """The key of the room that an act of the host is about; None: of no room, or it cannot be
        told. A steward does it only for a room that they mind. `act`: its type; `fields`: of the
        act, those that are known."""
        ...

    def check_seat_change(self, state: StateT, change: SeatChange) -> Refusal | None:
        """Why nobody can join, leave, come back or take over this seat now, or None.

        `change.seat` is a seat of this match; that of a `Return` has left, that of a `Leave` has
        not. `Replace` is how a bot takes over from a person and a person from a bot: it must be
        possible for every seat that has not left. A refusal of `Enter` is told to strangers, the
        others to the person of the seat: it may depend only on what they know.
        """
        ...

    def apply_seat_change(self, state: StateT, change: SeatChange, step: Step) -> None:
        """Carry out a change that passed `check_seat_change`. Changes `state` in place."""
        ...

    def check_rename(self, state: StateT, seat: Seat) -> Refusal | None:
        """Why this seat keeps its name in this match, though its person has a new one; or None. May
        depend only on what the seat knows."""
        ...

    def rename_costs(self, state: StateT, seat: Seat) -> Message | None:
        """What the person of this seat loses by a new name, to be confirmed by them first; None:
        nothing. May depend only on what the seat knows."""
        ...

    def apply_rename(self, state: StateT, seat: Seat, step: Step) -> None:
        """The person of a seat has a new name. Changes `state` in place."""
        ...

    def close_window(self, state: StateT, window: Window, step: Step) -> None:
        """A window closes: its time is up, all awaited have answered, or the host closes it.
        `step.missed`: who has missed it; nobody, unless its time is up."""
        ...

    def reach_mark(self, state: StateT, window: Window, mark: Mark, step: Step) -> None:
        """A mark of a window is reached; the window must no longer have it afterwards."""
        ...

    def viewpoint(self, state: StateT, viewer: Viewer) -> Hashable:
        """Viewers with equal viewpoints see the same."""
        ...

    def view(self, state: StateT, viewpoint: Hashable) -> Struct:
        """What a viewpoint may know of the position."""
        ...

    def describe(self, view: Any) -> Sequence[Message]:
        """The view in sentences: the game can be played from the text alone."""
        ...

    @property
    def press(self) -> Press:
        """Where the rulebook lets people chat, if the match does not say otherwise: `full` (in
        public and in private), `public`, `rooms` (those of `rooms` alone), `none`."""
        ...

    def in_hall(self, state: StateT) -> bool:
        """Whether those who play sit in one hall, where everybody hears whose phone rings."""
        ...

    def rooms(self, state: StateT) -> Sequence[Room]:
        """The rooms of the rules that are open now."""
        ...

    def may_talk(self, state: StateT, seats: Sequence[Seat]) -> bool:
        """Whether these seats may chat in private now, where private chats are allowed at all."""
        ...

    def heeds_talk(self, state: StateT, seat: Seat, room: str) -> bool:
        """Whether it matters to the rules that this seat says something in a room, so that they
        `note_talk`. What follows from it may be known to those alone who are in the room."""
        ...

    def note_talk(self, state: StateT, seat: Seat, room: str) -> None:
        """Somebody has said something in a room; what it was, no rules learn. Changes `state` in
        place."""
        ...

    def outcome(self, state: StateT) -> Outcome | None:
        """How the match ended; None while it is being played."""
        ...

    def result(self, outcome: Outcome) -> Result:
        """What this outcome is called. Not part of the record: the words may change. Not asked
        about a match that was called off: see `result_of`."""
        ...

    def standing(self, state: StateT) -> Outcome | None:
        """The result if the match were adjourned now; None where the rules know none. It may depend
        only on what everybody knows."""
        ...

    def invariants(self, state: StateT) -> Sequence[str]:
        """The invariants that are broken in this state; empty if there are none."""
        ...

    @property
    def Ledger(self) -> type[Struct] | None:  # noqa: N802
        """What a person keeps between matches of a league (`Chair.ledger`, `Outcome.ledger`); None
        for a game of which nothing lasts."""
        ...

    @property
    def ledger_version(self) -> int:
        """The version of `Ledger`, from 1: a number of its own, as ledgers outlast matches."""
        ...

    @property
    def ledger_public(self) -> bool:
        """Whether everybody may see everybody's ledger. Otherwise it is its owner's secret, also
        while they play, but for what the view and events of the game say of it."""
        ...

    def upgrade_ledger(self, raw: RawState, from_version: int) -> Any:
        """A ledger of an older version as `Ledger`. Raises `ValueError` if it cannot be."""
        ...

    def describe_ledger(self, ledger: Any) -> Sequence[Message]:
        """A ledger (of the type `Ledger`) in sentences."""
        ...

    def upgrade(self, raw: RawState, from_version: int) -> StateT:
        """A state of older rules, converted to these. Raises `ValueError` when that is not
        possible."""
        ...

    def held_notes(self, raw: RawState, from_version: int) -> Sequence[Note]:
        """The referee's log as a state of older rules held it itself; none where entries have it.
        It may not change `raw`."""
        ...


def result_of(game: Game[Any], outcome: Outcome) -> Result:
    """What this outcome is called, whoever ended the match."""
    return "called-off" if outcome.early == "called-off" else game.result(outcome)


def usual_seats(game: Game[Any]) -> int:
    """The default number of seats of this game."""
    return max(game.seats.start, min(game.seats.stop - 1, game.usual))
