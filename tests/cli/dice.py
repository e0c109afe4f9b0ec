"""A small game with draws and a clock that can break its contract in several ways.

Players throw in turn until somebody's sum is 10 or more. A throw is a die and a coin; a turn that
is not taken in time is lost.
"""

from collections.abc import Hashable, Sequence
from typing import Literal

from msgspec import Struct

from intriga.kernel import (
    PUBLIC,
    REFEREE,
    Act,
    Actor,
    BaseGame,
    Chair,
    Choice,
    Choices,
    Chosen,
    Clock,
    Domain,
    DrawKind,
    Field,
    Form,
    Game,
    InvalidOptions,
    Message,
    Outcome,
    Refusal,
    Replace,
    SeatChange,
    Step,
    Window,
    msg,
    refuse,
    seat,
)

GOAL = 10


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    """`how`: in which way the game breaks its contract. `head_start`: points of the first player,
    below the goal."""

    how: Literal["fair", "endless", "deaf", "brittle"] = "fair"
    head_start: int = 0


class Throw(Act, frozen=True):
    """Throw the die; `hand` and `finger` only serve to test fields."""

    hand: Literal["left", "right"] = "left"
    finger: str = "thumb"


class Rattle(Act, frozen=True):
    """An act that is always legal in one's turn, is never offered, and changes nothing."""


class Cup(Struct):
    how: str
    sums: list[int]
    turn: int = 0
    thrown: int = 0


class View(Struct):
    sums: tuple[int, ...]
    turn: int


class Dice(BaseGame[Cup]):
    id = "dice"
    rules_version = 1
    seats = range(2, 5)
    Options = Terms
    State = Cup
    Acts = Throw | Rattle
    words = "tests.cli"
    clocks = {"turn": Clock(30, 3600)}  # noqa: RUF012
    draws = (
        DrawKind("die", "6", "0…5 are one to six"),
        DrawKind("coin", "2", "dice-coin"),
    )

    def setup(self, options: Terms, chairs: Sequence[Chair], step: Step) -> Cup:
        if options.head_start >= GOAL:
            raise InvalidOptions(refuse("dice-too-far-ahead", goal=GOAL))
        step.emit("dice-begins", PUBLIC, seat=seat(0))
        return Cup(options.how, [options.head_start, *(0 for _ in chairs[1:])])

    def windows(self, state: Cup) -> Sequence[Window]:
        if state.how == "deaf" and state.thrown > 2:
            return ()
        return (Window("turn", "turn", (state.turn,), state.thrown),)

    def forms(self, state: Cup, actor: Actor) -> Sequence[Form]:
        if actor != state.turn:
            return ()
        fields = (
            Field("hand", "choice", "hand"),
            Field("finger", "choice", "finger", after=("hand",)),
        )
        return (Form(Throw, fields, window="turn", generation=state.thrown, main=True),)

    def domain(self, state: Cup, actor: Actor, name: str, chosen: Chosen) -> Domain:
        if name == "hand":
            return Choices(tuple(Choice(hand, msg(f"dice-{hand}")) for hand in ("left", "right")))
        if "hand" not in chosen:
            raise ValueError("first the hand")
        return Choices((Choice("thumb", "thumb"), Choice("pinkie", "pinkie")))

    def check(self, state: Cup, actor: Actor, act: Act, now: int) -> Refusal | None:
        if isinstance(act, Throw | Rattle) and actor != state.turn:
            return refuse("dice-not-your-turn", seat=seat(state.turn))
        return None

    def check_seat_change(self, state: Cup, change: SeatChange) -> Refusal | None:
        return None if isinstance(change, Replace) else refuse("dice-closed")

    def apply(self, state: Cup, actor: Actor, act: Act, step: Step) -> None:
        if not isinstance(act, Throw):
            return
        if state.how == "brittle" and state.thrown == 2:
            raise RuntimeError("the cup fell")
        points = step.randbelow(6, "die") + 1
        coin = step.randbelow(2, "coin")
        state.sums[state.turn] += points
        step.emit("dice-thrown", PUBLIC, seat=seat(state.turn), points=points)
        step.emit("dice-noted", (state.turn,), points=state.sums[state.turn])
        step.emit("dice-coin-fell", REFEREE, coin=coin)
        _next(state)

    def close_window(self, state: Cup, window: Window, step: Step) -> None:
        step.emit("dice-late", PUBLIC, seat=seat(state.turn))
        _next(state)

    def view(self, state: Cup, viewpoint: Hashable) -> View:
        return View(tuple(state.sums), state.turn)

    def describe(self, view: View) -> Sequence[Message]:
        return [
            Message("dice-sum", {"seat": seat(number), "points": points})
            for number, points in enumerate(view.sums)
        ]

    def outcome(self, state: Cup) -> Outcome | None:
        if state.how != "fair" or max(state.sums) < GOAL:
            return None
        winner = state.sums.index(max(state.sums))
        return Outcome((winner,), tuple(state.sums), Message("dice-won", {"seat": seat(winner)}))


def _next(state: Cup) -> None:
    state.turn = (state.turn + 1) % len(state.sums)
    state.thrown += 1


game: Game[Cup] = Dice()
