"""A fair whose pages may fail: every function of its pages raises while its name is in `BROKEN` of
`tests.shapes.fair.presentation`, and so does every template.

Two traders write one list of wares together each day, for two days; both say when they are done for
the day. One event of each day has no text, so its line cannot be told.
"""

from collections.abc import Hashable, Sequence
from typing import Annotated, Literal

from msgspec import Struct

from intriga.kernel import (
    DECIDES,
    PUBLIC,
    SECRET,
    Act,
    Actor,
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
    Message,
    Outcome,
    Refusal,
    Seat,
    Step,
    Window,
    msg,
    refuse,
    seat,
)

DAYS = 2
MOST_ROWS = 4


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Ware(Struct, frozen=True):
    what: Literal["bread", "salt"]


class HandIn(Act, frozen=True):
    wares: Annotated[tuple[Ware, ...], SECRET]


class Done(Act, frozen=True):
    """Close one's stall for the day."""


class Ring(Act, frozen=True):
    """Ring the bell; nothing comes of it."""

    times: Literal["once", "twice"]


class Market(Struct):
    seats: int
    day: int = 1
    done: list[Seat] = []
    wares: list[Ware] = []


class View(Struct):
    day: int
    done: tuple[Seat, ...]
    wares: int


class Fair(BaseGame[Market]):
    id = "fair"
    rules_version = 1
    seats = range(2, 3)
    Options = Terms
    State = Market
    Acts = HandIn | Done | Ring
    words = __name__
    clocks = {"day": Clock(900, 86_400)}  # noqa: RUF012
    reveals = {"fair-day": DECIDES}  # noqa: RUF012

    def setup(self, options: Terms, chairs: Sequence[Chair], step: Step) -> Market:
        return Market(len(chairs))

    def windows(self, state: Market) -> Sequence[Window]:
        if state.day > DAYS:
            return ()
        late = tuple(one for one in range(state.seats) if one not in state.done)
        return (Window("day", "day", late, state.day),)

    def forms(self, state: Market, actor: Actor) -> Sequence[Form]:
        if state.day > DAYS or not isinstance(actor, int):
            return ()
        day, team = state.day, tuple(range(state.seats))
        return (
            Form(Done, (), window="day", generation=day, main=True),
            Form(HandIn, (_LIST,), window="day", generation=day, team=team),
            Form(Ring, (Field("times", "choice", "times"),)),
        )

    def drafts(self, state: Market, seat: Seat) -> Sequence[Draft]:
        if state.day > DAYS:
            return ()
        return (Draft(f"list:{state.day}", HandIn, _LIST, tuple(range(state.seats)), MOST_ROWS),)

    def insiders(self, state: Market, actor: Seat, act: Act) -> Sequence[Seat]:
        return tuple(range(state.seats)) if isinstance(act, HandIn) else ()

    def domain(self, state: Market, actor: Actor, name: str, chosen: Chosen) -> Domain:
        values = ("bread", "salt") if name == "ware" else ("once", "twice")
        return Choices(tuple(Choice(one, msg(f"fair-{one}")) for one in values))

    def check(self, state: Market, actor: Actor, act: Act, now: int) -> Refusal | None:
        return refuse("fair-closed") if isinstance(act, Done) and actor in state.done else None

    def apply(self, state: Market, actor: Actor, act: Act, step: Step) -> None:
        assert isinstance(actor, int)
        if isinstance(act, HandIn):
            state.wares = list(act.wares)
            step.emit("fair-listed", tuple(range(state.seats)), count=len(act.wares))
        elif isinstance(act, Ring):
            step.emit("fair-rang", PUBLIC, who=seat(actor))
        else:
            state.done.append(actor)
            step.emit("fair-done", PUBLIC, who=seat(actor))

    def close_window(self, state: Market, window: Window, step: Step) -> None:
        step.emit("fair-garbled", PUBLIC)
        step.emit("fair-day", PUBLIC, day=state.day)
        state.done = []
        state.day += 1

    def view(self, state: Market, viewpoint: Hashable) -> View:
        return View(min(state.day, DAYS), tuple(state.done), len(state.wares))

    def describe(self, view: View) -> Sequence[Message]:
        return [Message("fair-now", {"day": view.day})]

    def outcome(self, state: Market) -> Outcome | None:
        over = Outcome((0,), (1, 0), Message("fair-over"))
        return over if state.day > DAYS else None


_LIST = Field("wares", "rows", row=(Field("what", "choice", "ware"),))

game: Game[Market] = Fair()
