"""A game whose rules fail: every function of the contract raises while its name is in `BROKEN`,
from the second turn on.

In each turn everybody says a number. A turn is a window with a mark at half its time.
"""

from collections.abc import Hashable, Sequence
from typing import Any

from msgspec import Struct

from intriga.kernel import (
    DECIDES,
    HOST,
    PUBLIC,
    Act,
    Actor,
    BaseGame,
    Chair,
    Chosen,
    Clock,
    Domain,
    Draft,
    Field,
    Form,
    Game,
    Mark,
    Message,
    Outcome,
    Range,
    Refusal,
    Seat,
    SeatChange,
    Step,
    Viewer,
    Window,
    refuse,
    seat,
)

SECRET = "the bet is 4711"
BROKEN: set[str] = set()
"""The names of the functions that raise."""
TURNS = 9


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Count(Act, frozen=True):
    """Say the next number; the turn is over once all have."""

    number: int


class Bless(Act, frozen=True):
    """The host wishes them luck."""


class Tally(Struct):
    seats: int
    turn: int = 1
    said: list[Seat] = []
    half: bool = False


class View(Struct):
    turn: int
    said: tuple[Seat, ...]


class Brittle(BaseGame[Tally]):
    id = "brittle"
    rules_version = 1
    seats = range(2, 5)
    Options = Terms
    State = Tally
    Acts = Count | Bless
    words = "tests.shapes"
    clocks = {"count": Clock(60, 3600)}  # noqa: RUF012
    reveals = {"brittle-turn": DECIDES}  # noqa: RUF012

    def setup(self, options: Terms, chairs: Sequence[Chair], step: Step) -> Tally:
        return Tally(len(chairs))

    def windows(self, state: Tally) -> Sequence[Window]:
        _may_fail("windows", state)
        if state.turn > TURNS:
            return ()
        late = tuple(one for one in range(state.seats) if one not in state.said)
        marks = () if state.half else (Mark("half", 50),)
        return (Window("count", "count", late, state.turn, marks=marks),)

    def forms(self, state: Tally, actor: Actor) -> Sequence[Form]:
        _may_fail("forms", state)
        if actor == HOST:
            return (Form(Bless),)
        if not isinstance(actor, int) or actor in state.said:
            return ()
        field = Field("number", "number", "number")
        return (Form(Count, (field,), window="count", generation=state.turn, main=True),)

    def domain(self, state: Tally, actor: Actor, name: str, chosen: Chosen) -> Domain:
        _may_fail("domain", state)
        return Range(1, 9)

    def drafts(self, state: Tally, seat: Seat) -> Sequence[Draft]:
        _may_fail("drafts", state)
        return ()

    def offer_key(self, state: Tally, seat: Seat) -> Hashable:
        _may_fail("offer_key", state)
        return None

    def check(self, state: Tally, actor: Actor, act: Act, now: int) -> Refusal | None:
        _may_fail("check", state)
        return refuse("brittle-said") if actor in state.said else None

    def apply(self, state: Tally, actor: Actor, act: Act, step: Step) -> None:
        _may_fail("apply", state)
        if isinstance(act, Bless):
            step.emit("brittle-blessed", PUBLIC)
            return
        assert isinstance(actor, int)
        state.said.append(actor)
        step.emit("brittle-counted", PUBLIC, who=seat(actor))

    def standing_order(self, state: Tally, seat: Seat, window: Window) -> Act | None:
        _may_fail("standing_order", state)
        return None

    def check_seat_change(self, state: Tally, change: SeatChange) -> Refusal | None:
        _may_fail("check_seat_change", state)
        return super().check_seat_change(state, change)

    def apply_seat_change(self, state: Tally, change: SeatChange, step: Step) -> None:
        _may_fail("apply_seat_change", state)

    def check_rename(self, state: Tally, seat: Seat) -> Refusal | None:
        _may_fail("check_rename", state)
        return None

    def rename_costs(self, state: Tally, seat: Seat) -> Message | None:
        _may_fail("rename_costs", state)
        return None

    def close_window(self, state: Tally, window: Window, step: Step) -> None:
        _may_fail("close_window", state)
        step.emit("brittle-turn", PUBLIC, turn=state.turn)
        state.turn, state.said, state.half = state.turn + 1, [], False

    def reach_mark(self, state: Tally, window: Window, mark: Mark, step: Step) -> None:
        _may_fail("reach_mark", state)
        state.half = True

    def viewpoint(self, state: Tally, viewer: Viewer) -> Hashable:
        _may_fail("viewpoint", state)
        return viewer

    def view(self, state: Tally, viewpoint: Hashable) -> View:
        _may_fail("view", state)
        return View(state.turn, tuple(state.said))

    def describe(self, view: View) -> Sequence[Message]:
        _may_fail("describe", view)
        return [Message("brittle-now", {"turn": view.turn})]

    def rooms(self, state: Tally) -> Sequence[Any]:
        _may_fail("rooms", state)
        return super().rooms(state)

    def may_talk(self, state: Tally, seats: Sequence[Seat]) -> bool:
        _may_fail("may_talk", state)
        return super().may_talk(state, seats)

    def outcome(self, state: Tally) -> Outcome | None:
        _may_fail("outcome", state)
        if state.turn <= TURNS:
            return None
        return Outcome((), (0,) * state.seats, Message("brittle-over"))

    def standing(self, state: Tally) -> Outcome | None:
        _may_fail("standing", state)
        return None

    def upgrade(self, raw: dict[str, Any], from_version: int) -> Tally:
        if "upgrade" in BROKEN:
            raise KeyError(SECRET)
        return Tally(**raw)


class Newer(Brittle):
    """The next version of the same rules."""

    rules_version = 2


LOOKS = (
    "windows",
    "forms",
    "domain",
    "drafts",
    "offer_key",
    "check",
    "check_seat_change",
    "check_rename",
    "rename_costs",
    "viewpoint",
    "view",
    "describe",
    "rooms",
    "may_talk",
    "outcome",
    "standing",
)
"""The functions that are asked while somebody looks at a match."""
STEPS = ("apply", "standing_order", "close_window", "reach_mark", "apply_seat_change")
"""Those that are asked in steps alone."""


def _may_fail(name: str, state: Any) -> None:
    if name in BROKEN and state.turn >= 2:
        raise ZeroDivisionError(SECRET)


game: Game[Tally] = Brittle()
