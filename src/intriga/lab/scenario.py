"""Scenarios: a match driven from a file, with forced draws.

    {"game": "…", "options": {…}, "seats": ["Ann", "Bob"],
     "draws": [0, 3] | {"first-player": [0]} | "random", "seed": 7,
     "clock": {"turn": 60},
     "steps": [{"by": 0, "act": {"type": "…"}}, {"by": "host", "act": {…}},
               {"expire": true}, {"wait": 30}, {"enter": "Cid"}, {"leave": "Bob"}]}

A seat is given by its number from 0 or by its name; `seats` may also be a number, and then they
are named A, B, C, …. A refused act is reported and the scenario goes on. `wait` moves the recorded
clock by seconds; with a `clock` the windows whose time is up meanwhile expire, each at its own
moment.
"""

import secrets
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Generic, Literal, TypeAlias

import msgspec
from msgspec import Raw, Struct

from intriga import games
from intriga.kernel.actors import HOST, TABLE, Actor
from intriga.kernel.acts import Act, Enter, Expire, Leave
from intriga.kernel.chance import Chance, ChanceError, Fast, Forced
from intriga.kernel.decode.errors import UNREADABLE, decode_error
from intriga.kernel.decode.reader import reader
from intriga.kernel.engine import Engine, Position
from intriga.kernel.events import Event
from intriga.kernel.game import Chair, Game, InvalidOptions, StateT
from intriga.kernel.records.record import Header
from intriga.kernel.text import Refusal, msg, refuse
from intriga.kernel.windows import Window
from intriga.lab.errors import CommandError
from intriga.lab.selfplay import STARTED_AT, bad_options, check_seats, rules_broke

EXPIRIES: Final = 10_000
"""More windows than this expiring within one wait: the clock does not get ahead."""


class SeatSpec(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat of a scenario, with what lasts from earlier matches."""

    name: str
    carry: dict[str, Any] = {}


class ActStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A seat or the host acts."""

    by: int | str
    act: Raw
    note: str = ""


class ExpireStep(Struct, frozen=True, forbid_unknown_fields=True):
    """The time of a window is up: of the one with this key, or (`true`) of the first one open."""

    expire: str | bool
    note: str = ""


class WaitStep(Struct, frozen=True, forbid_unknown_fields=True):
    """This many seconds pass."""

    wait: float
    note: str = ""


class EnterStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A new player joins."""

    enter: str
    note: str = ""


class LeaveStep(Struct, frozen=True, forbid_unknown_fields=True):
    """A player leaves a seat."""

    leave: int | str
    note: str = ""


AnyStep: TypeAlias = ActStep | ExpireStep | WaitStep | EnterStep | LeaveStep

_KINDS: Final[dict[str, Any]] = {
    "by": ActStep,
    "expire": ExpireStep,
    "wait": WaitStep,
    "enter": EnterStep,
    "leave": LeaveStep,
}


class _File(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: list[str | SeatSpec] | int
    options: dict[str, Any] = {}
    draws: list[int] | dict[str, list[int]] | Literal["random"] = "random"
    seed: int | None = None
    clock: dict[str, float] = {}
    steps: list[Raw] = []
    note: str = ""


class Scenario(Struct, frozen=True):
    """A scenario as it was read: the game is installed, the steps are well-formed."""

    game: Game[Any]
    chairs: tuple[Chair, ...]
    options: dict[str, Any]
    chance: Chance
    clock: dict[str, int]
    """Milliseconds that windows of a kind stay open; those of other kinds have no limit."""
    steps: tuple[AnyStep, ...]


class Report(Struct, frozen=True):
    """The result of a step. `names`: the players by seat after it."""

    step: int
    accepted: bool
    error: Refusal | None
    events: tuple[Event, ...]
    names: tuple[str, ...]


def read(raw: bytes) -> Scenario:
    """Read a scenario. Raises `CommandError` that says what is wrong with the file."""
    try:
        file = msgspec.json.decode(raw, type=_File)
    except UNREADABLE as problem:
        raise CommandError("lab-bad-scenario", {"problem": decode_error(problem)}) from None
    try:
        game = games.find(file.game)
    except games.UnknownGame:
        raise CommandError("lab-unknown-game", {"game": file.game}) from None
    return Scenario(
        game=game,
        chairs=_chairs(file.seats, game),
        options=file.options,
        chance=_chance(file),
        clock=_clock(file.clock),
        steps=tuple(_step(number, raw) for number, raw in enumerate(file.steps, 1)),
    )


def blank(game: Game[Any], seats: int, seed: int = 0) -> Scenario:
    """A match of this game that has just been set up."""
    return Scenario(game, _chairs(seats, game), {}, Fast(seed), {}, ())


class Stage(Generic[StateT]):
    """A scenario being played. `position` is the current one; `now` the recorded clock, in ms."""

    position: Position[StateT]

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.game: Game[StateT] = scenario.game
        self.now = STARTED_AT
        self._opened: dict[tuple[str, int], int] = {}
        header = Header(
            match="scenario",
            game=self.game.id,
            rules=self.game.rules_version,
            options=scenario.options,
            chairs=scenario.chairs,
            commitment="",
            salts=(),
            at=STARTED_AT,
        )
        try:
            self.engine = Engine(self.game, header, scenario.chance)
        except msgspec.ValidationError as problem:
            raise CommandError("lab-bad-options", {"problem": decode_error(problem)}) from None

    def run(self) -> Iterator[Report]:
        """Every step's report, the set-up's first as step 0.

        Raises `CommandError` if a forced draw fails, options do not fit or the rules raise.
        """
        yield self._open()
        for number, step in enumerate(self.scenario.steps, 1):
            yield self._take(number, step)

    def seat(self, given: int | str) -> int | None:
        """The seat with this number from 0 or this name; None if there is none."""
        chairs = self.position.chairs
        if isinstance(given, str):
            for chair in chairs:
                if chair.name == given:
                    return chair.seat
            if not (given.isascii() and given.isdigit()):
                return None
            given = int(given)
        return given if 0 <= given < len(chairs) else None

    def _open(self) -> Report:
        try:
            advance = self.engine.open()
        except ChanceError as problem:
            raise _draw_failed(0, problem) from None
        except InvalidOptions as invalid:
            raise bad_options(self.game, invalid) from None
        except Exception as problem:
            raise rules_broke(self.engine, 0, problem) from problem
        self.position = advance.position
        self._note_windows()
        return self._report(0, advance.entry.events)

    def _take(self, number: int, step: AnyStep) -> Report:
        try:
            done = self._done(step)
        except ChanceError as problem:
            raise _draw_failed(number, problem) from None
        except CommandError:
            raise
        except Exception as problem:
            raise rules_broke(self.engine, number, problem) from problem
        if isinstance(done, Refusal):
            return Report(number, False, done, (), self._names())
        return self._report(number, done)

    def _done(self, step: AnyStep) -> tuple[Event, ...] | Refusal:
        match step:
            case ActStep(by=by, act=raw):
                return self._act(by, raw)
            case ExpireStep(expire=key):
                return self._expire(key)
            case WaitStep(wait=seconds):
                return self._wait(round(seconds * 1000))
            case EnterStep(enter=name):
                return self._advance(TABLE, Enter(name))
            case LeaveStep(leave=given):
                seat = self.seat(given)
                return _no_seat(given) if seat is None else self._advance(TABLE, Leave(seat))

    def _act(self, by: int | str, raw: Raw) -> tuple[Event, ...] | Refusal:
        actor: Actor | None = HOST if by == HOST else self.seat(by)
        if actor is None:
            return _no_seat(by)
        act = reader(self.game).player(bytes(raw))
        return act if isinstance(act, Refusal) else self._advance(actor, act)

    def _expire(self, key: str | bool) -> tuple[Event, ...] | Refusal:
        if self.position.outcome is not None:
            return refuse("refused-over")
        for window in self.game.windows(self.position.state):
            if key is True or window.key == key:
                return self._advance(TABLE, Expire(window.key, window.generation))
        return refuse("lab-nothing-open") if key is True else refuse("lab-no-window", window=key)

    def _wait(self, span: int) -> tuple[Event, ...] | Refusal:
        until = self.now + span
        events: list[Event] = []
        for _ in range(EXPIRIES):
            due = self._due(until)
            if due is None:
                self.now = until
                return tuple(events)
            moment, window = due
            self.now = max(self.now, moment)
            done = self._advance(TABLE, Expire(window.key, window.generation))
            if isinstance(done, Refusal):
                return done
            events += done
        raise CommandError("lab-clock-in-circles", {"limit": EXPIRIES}, 1)

    def _due(self, until: int) -> tuple[int, Window] | None:
        """The window whose time is up first, not later than `until`, and when."""
        if self.position.outcome is not None:
            return None
        due = [
            (self._opened[window.key, window.generation] + span, window)
            for window in self.game.windows(self.position.state)
            if (span := self.scenario.clock.get(window.kind)) is not None
        ]
        first = min(due, key=lambda pair: pair[0], default=None)
        return first if first is not None and first[0] <= until else None

    def _advance(self, actor: Actor, act: Act) -> tuple[Event, ...] | Refusal:
        advance = self.engine.act(self.position, actor, act, self.now)
        if isinstance(advance, Refusal):
            return advance
        self.position = advance.position
        self._note_windows()
        return advance.entry.events

    def _note_windows(self) -> None:
        """Note since when each window is open; a new generation is a new window."""
        open_now = self.game.windows(self.position.state)
        self._opened = {
            key: self._opened.get(key, self.now)
            for key in ((window.key, window.generation) for window in open_now)
        }

    def _names(self) -> tuple[str, ...]:
        return tuple(chair.name for chair in self.position.chairs)

    def _report(self, number: int, events: tuple[Event, ...]) -> Report:
        return Report(number, True, None, events, self._names())


def _chairs(seats: Sequence[str | SeatSpec] | int, game: Game[Any]) -> tuple[Chair, ...]:
    number = seats if isinstance(seats, int) else len(seats)
    check_seats(game, number)
    specs = [_letter(seat) for seat in range(number)] if isinstance(seats, int) else seats
    named = [SeatSpec(spec) if isinstance(spec, str) else spec for spec in specs]
    if len({spec.name for spec in named}) < len(named):
        raise CommandError("lab-same-names")
    return tuple(Chair(seat, spec.name, spec.carry) for seat, spec in enumerate(named))


def _letter(seat: int) -> str:
    """A, B, …, Z, AA, AB, …"""
    letters = ""
    seat += 1
    while seat:
        seat, rest = divmod(seat - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


def _chance(file: _File) -> Chance:
    if isinstance(file.draws, str):
        return Fast(secrets.randbits(48) if file.seed is None else file.seed)
    return Forced(file.draws)


def _clock(seconds: Mapping[str, float]) -> dict[str, int]:
    for kind, span in seconds.items():
        if not 0 < span < 10**9:
            raise CommandError("lab-bad-clock", {"kind": kind})
    return {kind: max(1, round(span * 1000)) for kind, span in seconds.items()}


def _step(number: int, raw: Raw) -> AnyStep:
    try:
        keys = msgspec.json.decode(raw, type=dict[str, Any])
        kind = next((kind for key, kind in _KINDS.items() if key in keys), None)
        if kind is None:
            raise CommandError("lab-unknown-step", {"step": number})
        step: AnyStep = msgspec.json.decode(raw, type=kind)
    except UNREADABLE as problem:
        raise CommandError(
            "lab-bad-step", {"step": number, "problem": decode_error(problem)}
        ) from None
    if isinstance(step, ExpireStep) and step.expire is False:
        raise CommandError("lab-unknown-step", {"step": number})
    if isinstance(step, WaitStep) and not 0 <= step.wait < 10**9:
        raise CommandError("lab-bad-wait", {"step": number})
    return step


def _no_seat(given: int | str) -> Refusal:
    return refuse("lab-no-seat", seat=str(given))


def _draw_failed(step: int, problem: ChanceError) -> CommandError:
    draw = msg(problem.message.id, **problem.message.params)
    return CommandError("lab-draw-failed", {"step": step, "problem": draw}, 1)
