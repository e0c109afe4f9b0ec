"""A toy game of the tests of the kernel: a door, and people who knock."""

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from intriga.kernel import (
    Act,
    Actor,
    BaseGame,
    Chair,
    Clock,
    Enter,
    Form,
    Message,
    Outcome,
    Refusal,
    SeatChange,
    Step,
    Window,
    refuse,
)
from intriga.kernel.records.record import Header


class Knock(Act, frozen=True):
    """Somebody knocks. `how`: what the rules do with it."""

    how: str = "well"


class Door(Struct):
    knocks: list[int]
    open: int = 0
    late: bool = False


class Terms(Struct, frozen=True):
    knocks: int = 3


class Knocking(BaseGame[Door]):
    """A toy game: everybody who is awaited knocks, the door opens when all have, and in the end it
    stays open."""

    id = "knocking"
    rules_version = 2
    seats = range(1, 9)
    Options = Terms
    State = Door
    Acts = Knock
    words = "tests.shapes"
    clocks: dict[str, Clock] = {}  # noqa: RUF012

    def setup(self, options: Terms, chairs: Sequence[Chair], step: Step) -> Door:
        return Door([0] * len(chairs))

    def windows(self, state: Door) -> Sequence[Window]:
        if self.outcome(state) is not None:
            return ()
        low = min(state.knocks)
        awaited = tuple(n for n, knocks in enumerate(state.knocks) if knocks == low)
        awaited = () if low > state.open else awaited
        return (Window("door", "turn", awaited, state.open, early=not state.late),)

    def forms(self, state: Door, actor: Actor) -> Sequence[Form]:
        return (Form(Knock),)

    def check(self, state: Door, actor: Actor, act: Act, now: int) -> Refusal | None:
        return None if isinstance(act, Knock) else refuse("refused-not-yours")

    def check_seat_change(self, state: Door, change: SeatChange) -> Refusal | None:
        return None

    def apply_seat_change(self, state: Door, change: SeatChange, step: Step) -> None:
        if isinstance(change, Enter):
            state.knocks.append(state.open)

    def apply(self, state: Door, actor: Actor, act: Act, step: Step) -> None:
        if isinstance(actor, int) and isinstance(act, Knock):
            state.knocks[actor] += 1
            step.randbelow(6, "splinters")
            step.emit("knocked", "public")
            if act.how == "badly":
                raise RuntimeError("the door falls off after everything has been changed")
            state.late = act.how == "late"
            if act.how == "forever":
                state.knocks = [-1 for _ in state.knocks]
                state.open = -10_001

    def close_window(self, state: Door, window: Window, step: Step) -> None:
        if state.open >= 0:
            state.open += 1
            state.knocks = [max(knocks, state.open) for knocks in state.knocks]
        step.emit("opened", "public", times=state.open)

    def view(self, state: Door, viewpoint: Any) -> Struct:
        return state

    def outcome(self, state: Door) -> Outcome | None:
        return Outcome((0,), (), Message("open")) if state.open >= 3 else None

    def upgrade(self, raw: dict[str, Any], from_version: int) -> Door:
        if from_version != 1:
            return super().upgrade(raw, from_version)
        return Door(raw["taps"], raw["open"])


HEADER = Header(
    match="m",
    game="knocking",
    rules=2,
    options={},
    chairs=(Chair(0, "A"), Chair(1, "B", {"medals": 3})),
    commitment="",
    salts=(),
    at=1000,
)
