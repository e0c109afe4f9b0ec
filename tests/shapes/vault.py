"""The toy game `vault` for tests of the table: secret whispers at any time, and a turn that goes
round."""

import time
from collections.abc import Sequence
from random import Random
from typing import Annotated, Any, ClassVar

import msgspec
from msgspec import Meta, Struct

from intriga.kernel import (
    PUBLIC,
    REFEREE,
    SECRET,
    Act,
    Actor,
    BaseGame,
    Chair,
    Chosen,
    Clock,
    Domain,
    DrawKind,
    Field,
    Form,
    InvalidOptions,
    Message,
    Observation,
    Offer,
    Outcome,
    Range,
    Refusal,
    Step,
    Viewer,
    Window,
    refuse,
    seat,
)

SECRET_TEXT = "the combination is 4711"


class Terms(Struct, frozen=True, forbid_unknown_fields=True):
    rounds: Annotated[int, Meta(ge=1, le=10_000)] = 3
    unlucky: bool = False


class Whisper(Act, frozen=True):
    number: Annotated[int, SECRET]


class Next(Act, frozen=True):
    pass


class Roll(Act, frozen=True):
    pass


class Break(Act, frozen=True):
    pass


class Slow(Act, frozen=True):
    pass


class Safe(Struct):
    rounds: int
    whispers: list[list[int]]
    turn: int = 0
    count: int = 0
    rolled: int = 0


class View(Struct):
    turn: int
    rolled: int
    mine: list[int]


class RecordingBot:
    """Notes every observation, and passes its turn on."""

    made: ClassVar[list["RecordingBot"]] = []

    def __init__(self) -> None:
        self.cursors: list[int] = []
        self.heard: list[str] = []
        self.views: list[int] = []
        RecordingBot.made.append(self)

    def look(self, observation: Observation) -> None:
        self.cursors.append(observation.cursor)
        self.heard += [event.id for event in observation.events]
        self.views.append(observation.view.turn)

    def act(self, observation: Observation, offer: Offer, rng: Random) -> dict[str, Any] | None:
        return {"type": "next"}


class CrashingBot(RecordingBot):
    """Raises an exception whenever it has to act."""

    def act(self, observation: Observation, offer: Offer, rng: Random) -> dict[str, Any] | None:
        raise RuntimeError(SECRET_TEXT)


class IllegalBot(RecordingBot):
    """Tries an illegal act."""

    def act(self, observation: Observation, offer: Offer, rng: Random) -> dict[str, Any] | None:
        return {"type": "whisper", "number": -5}


class Vault(BaseGame[Safe]):
    id = "vault"
    seats = range(2, 5)
    Options = Terms
    State = Safe
    Acts = Whisper | Next | Roll | Break | Slow
    words = "tests.shapes"
    clocks = {"turn": Clock(30, 3600)}  # noqa: RUF012
    draws = (DrawKind("die", "6", "vault-die"),)
    bots = {"recorder": RecordingBot, "crashing": CrashingBot, "illegal": IllegalBot}  # noqa: RUF012

    def __init__(self, rules_version: int = 1) -> None:
        self.rules_version = rules_version

    def setup(self, options: Terms, chairs: Sequence[Chair], step: Step) -> Safe:
        if options.unlucky and len(chairs) == 3:
            raise InvalidOptions(refuse("vault-unlucky"))
        return Safe(options.rounds, [[] for _ in chairs])

    def windows(self, state: Safe) -> Sequence[Window]:
        if state.rounds <= 0:
            return ()
        return (Window("turn", "turn", (state.turn,), state.count),)

    def forms(self, state: Safe, actor: Actor) -> Sequence[Form]:
        if state.rounds <= 0 or not isinstance(actor, int):
            return ()
        whisper = Form(Whisper, (Field("number", "number", "number"),))
        if actor != state.turn:
            return (whisper,)
        asked = {"window": "turn", "generation": state.count}
        return (Form(Next, main=True, **asked), Form(Roll, **asked))  # type: ignore[arg-type]

    def domain(self, state: Safe, actor: Actor, name: str, chosen: Chosen) -> Domain:
        return Range(0, 99)

    def check(self, state: Safe, actor: Actor, act: Act, now: int) -> Refusal | None:
        if isinstance(act, Whisper):
            return None if act.number >= 0 else refuse("vault-number")
        if isinstance(act, Break | Slow):
            return None
        return None if actor == state.turn else refuse("vault-turn", who=seat(state.turn))

    def apply(self, state: Safe, actor: Actor, act: Act, step: Step) -> None:
        if isinstance(act, Whisper):
            assert isinstance(actor, int)
            state.whispers[actor].append(act.number)
            step.emit("vault-whispered", (actor,), number=act.number)
        elif isinstance(act, Roll):
            state.rolled = step.randbelow(6, "die") + 1
            step.emit("vault-rolled", PUBLIC, value=state.rolled)
        elif isinstance(act, Next):
            _pass_on(state, "vault-next", step)
        elif isinstance(act, Break):
            state.rounds = -99
            raise ZeroDivisionError(SECRET_TEXT)
        elif isinstance(act, Slow):
            until = time.thread_time() + 0.03
            while time.thread_time() < until:
                pass
            step.emit("vault-slow", PUBLIC)

    def close_window(self, state: Safe, window: Window, step: Step) -> None:
        _pass_on(state, "vault-late", step)

    def viewpoint(self, state: Safe, viewer: Viewer) -> Viewer:
        return viewer

    def view(self, state: Safe, viewpoint: Any) -> View:
        if viewpoint == REFEREE:
            mine = [number for whispers in state.whispers for number in whispers]
        else:
            mine = [] if viewpoint == PUBLIC else list(state.whispers[viewpoint])
        return View(state.turn, state.rolled, mine)

    def outcome(self, state: Safe) -> Outcome | None:
        if state.rounds > 0:
            return None
        scores = tuple(len(whispers) for whispers in state.whispers)
        return Outcome((0,), scores, Message("vault-over"))

    def upgrade(self, raw: dict[str, Any], from_version: int) -> Safe:
        if from_version == 13:
            raise ValueError("no way from the thirteenth")
        return msgspec.convert(raw, Safe)


def _pass_on(state: Safe, event: str, step: Step) -> None:
    step.emit(event, PUBLIC, who=seat(state.turn))
    state.turn = (state.turn + 1) % len(state.whispers)
    state.count += 1
    if state.turn == 0:
        state.rounds -= 1


class LargeVault(Vault):
    """The same game for as many players as a match can have."""

    id = "large-vault"
    seats = range(2, 129)
