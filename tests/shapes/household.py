"""A house that is locked up every evening: boxes to tick, and questions to answer.

Everybody says how they leave their part of the house, what stays on in which room, and whether the
one who knocks is let in; each makes a list of chores, as a draft. Every flag is on in an act that
does not say so, so that one which gets lost on its way is noticed.
"""

from collections.abc import Hashable, Sequence
from typing import Annotated

from msgspec import Meta, Struct, to_builtins

from intriga.kernel import (
    HOST,
    PUBLIC,
    Act,
    Actor,
    AtMost,
    BaseGame,
    Chair,
    Choice,
    Choices,
    Chosen,
    Clock,
    Domain,
    Draft,
    Field,
    Form,
    Game,
    Limit,
    Message,
    Outcome,
    Refusal,
    Seat,
    Step,
    Unique,
    Viewer,
    Window,
    limit_refusal,
    msg,
    refuse,
    seat,
)

ROOMS = ("attic", "cellar", "kitchen")


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    evenings: Annotated[int, Meta(ge=1, le=6)] = 2


class Room(Struct, frozen=True):
    room: str
    warm: bool = True


class Chore(Struct, frozen=True):
    room: str
    wet: bool = True


class LockUp(Act, frozen=True):
    bolt: bool = True
    lamp: bool = True
    rooms: tuple[Room, ...] = ()


class LetIn(Act, frozen=True):
    """Whether the one who knocks is let in; `who`: whose guest it is."""

    who: Seat
    yes: bool = True


class Clean(Act, frozen=True):
    chores: tuple[Chore, ...]
    thorough: bool = True


class Inspect(Act, frozen=True):
    """The host's own act."""

    room: str
    announced: bool = True


class Home(Struct):
    locked: LockUp | None = None
    let_in: list[bool] = []
    cleaned: Clean | None = None


class House(Struct):
    homes: list[Home]
    evenings: int
    evening: int = 1
    inspected: list[Inspect] = []


class View(Struct):
    evening: int
    homes: tuple[Home, ...]
    inspected: tuple[Inspect, ...]


_ROOM = Field("room", "choice", "room")
_ONCE: tuple[Limit, ...] = (Unique("rooms", "room"), AtMost("rooms", len(ROOMS)))
_LOCK = (
    Field("bolt", "flag"),
    Field("lamp", "flag"),
    Field("rooms", "rows", row=(_ROOM, Field("warm", "flag"))),
)
_CHORES = Field("chores", "rows", row=(_ROOM, Field("wet", "flag")))
_YES = Field("yes", "flag", question=True)


class Household(BaseGame[House]):
    id = "household"
    rules_version = 1
    seats = range(2, 7)
    Options = Terms
    State = House
    Acts = LockUp | LetIn | Clean | Inspect
    words = "tests.shapes"
    clocks = {"evening": Clock(900, 86_400)}  # noqa: RUF012

    def setup(self, options: Terms, chairs: Sequence[Chair], step: Step) -> House:
        return House([Home() for _ in chairs], options.evenings)

    def windows(self, state: House) -> Sequence[Window]:
        if state.evening > state.evenings:
            return ()
        late = tuple(n for n, home in enumerate(state.homes) if home.locked is None)
        return (Window("evening", "evening", late, state.evening),)

    def forms(self, state: House, actor: Actor) -> Sequence[Form]:
        if state.evening > state.evenings:
            return ()
        if actor == HOST:
            return (Form(Inspect, (_ROOM, Field("announced", "flag"))),)
        if not isinstance(actor, int):
            return ()
        home = state.homes[actor]
        filled = _filled(home.locked)
        lock = Form(LockUp, _LOCK, _ONCE, "evening", state.evening, main=True, filled=filled)
        knock = Form(LetIn, (Field("who", "choice", "guest"), _YES), asks=not home.let_in)
        clean = Form(Clean, (_CHORES, Field("thorough", "flag")))
        return (lock, knock, clean)

    def drafts(self, state: House, seat: Seat) -> Sequence[Draft]:
        if state.evening > state.evenings:
            return ()
        return (Draft(f"chores:{seat}", Clean, _CHORES, (seat,)),)

    def domain(self, state: House, actor: Actor, name: str, chosen: Chosen) -> Domain:
        if name == "guest":
            return Choices(tuple(Choice(n, seat(n)) for n in range(len(state.homes)) if n != actor))
        assert name == "room"
        return Choices(tuple(Choice(room, msg(f"household-{room}")) for room in ROOMS))

    def check(self, state: House, actor: Actor, act: Act, now: int) -> Refusal | None:
        if actor != HOST if isinstance(act, Inspect) else not isinstance(actor, int):
            return refuse("household-not-yours")
        rooms: tuple[str, ...] = ()
        if isinstance(act, LockUp):
            rooms = tuple(one.room for one in act.rooms)
        elif isinstance(act, Clean):
            rooms = tuple(one.room for one in act.chores)
        elif isinstance(act, Inspect):
            rooms = (act.room,)
        elif isinstance(act, LetIn) and (
            act.who == actor or act.who not in range(len(state.homes))
        ):
            return refuse("household-nobody", at="who")
        if not set(rooms) <= set(ROOMS):
            return refuse("household-no-room")
        return limit_refusal(_ONCE, act) if isinstance(act, LockUp) else None

    def apply(self, state: House, actor: Actor, act: Act, step: Step) -> None:
        if isinstance(act, Inspect):
            state.inspected.append(act)
            room = msg(f"household-{act.room}")
            step.emit("household-inspected", PUBLIC, room=room, told=_word(act.announced))
            return
        assert isinstance(actor, int)
        home = state.homes[actor]
        if isinstance(act, LockUp):
            home.locked = act
            step.emit("household-locked", PUBLIC, who=seat(actor))
        elif isinstance(act, LetIn):
            home.let_in.append(act.yes)
            step.emit("household-answered", PUBLIC, who=seat(actor), answer=_word(act.yes))
        elif isinstance(act, Clean):
            home.cleaned = act
            wet = sum(one.wet for one in act.chores)
            params = {"count": len(act.chores), "wet": wet, "thorough": _word(act.thorough)}
            step.emit("household-cleaned", PUBLIC, who=seat(actor), **params)

    def close_window(self, state: House, window: Window, step: Step) -> None:
        for home in state.homes:
            home.locked = None
        state.evening += 1
        if state.evening > state.evenings:
            step.emit("household-over", PUBLIC)

    def view(self, state: House, viewpoint: Hashable) -> View:
        evening = min(state.evening, state.evenings)
        return View(evening, tuple(state.homes), tuple(state.inspected))

    def viewpoint(self, state: House, viewer: Viewer) -> Hashable:
        return None

    def describe(self, view: View) -> Sequence[Message]:
        return [Message("household-evening", {"evening": view.evening})]

    def outcome(self, state: House) -> Outcome | None:
        if state.evening <= state.evenings:
            return None
        scores = tuple(sum(home.let_in) for home in state.homes)
        winners = tuple(n for n, one in enumerate(scores) if one == max(scores))
        return Outcome(winners, scores, Message("household-over"))


def _word(flag: bool) -> str:
    return "yes" if flag else "no"


def _filled(locked: LockUp | None) -> dict[str, object]:
    if locked is None:
        return {}
    return {name: to_builtins(getattr(locked, name)) for name in ("bolt", "lamp", "rooms")}


game: Game[House] = Household()
