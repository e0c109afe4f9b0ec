"""Scenarios being played: a match driven from a file, with forced draws.

A refused act is reported and the scenario goes on. `wait` moves the recorded clock by seconds, `at`
to a time after the start; with a `clock` the windows whose time is up meanwhile expire, each at its
own moment.
"""

from collections.abc import Iterator
from typing import Final, Generic

import msgspec
from msgspec import Raw, Struct

from intriga.kernel.actors import HOST, TABLE, Actor
from intriga.kernel.acts import Act, Enter, Expire, Leave, ReachMark, Return
from intriga.kernel.chance import ChanceError
from intriga.kernel.decode.errors import decode_error
from intriga.kernel.decode.reader import reader
from intriga.kernel.disclosure.events import Event
from intriga.kernel.engine import Engine
from intriga.kernel.game import Game, InvalidOptions, StateT
from intriga.kernel.positions import Advance, Position
from intriga.kernel.questions.documents import unstored
from intriga.kernel.questions.timed import expiry, settlement
from intriga.kernel.records.record import Header
from intriga.kernel.seats.names import Names
from intriga.kernel.text import Refusal, msg, refuse
from intriga.lab.errors import CommandError
from intriga.lab.scenario_file import (
    ActStep,
    AnyStep,
    EnterStep,
    ExpireStep,
    LeaveStep,
    ReturnStep,
    Scenario,
    WaitStep,
    milliseconds,
)
from intriga.lab.selfplay import bad_options, rules_broke
from intriga.lab.state_patch import check_invariants, check_playable, patched

EXPIRIES: Final = 10_000
"""More windows than this expiring within one wait: the clock does not get ahead."""


class StepReport(Struct, frozen=True):
    """The result of a step. `names`: the players by seat after it."""

    step: int
    accepted: bool
    error: Refusal | None
    events: tuple[Event, ...]
    names: tuple[str, ...]


class ScenarioRun(Generic[StateT]):
    """A scenario being played. `position` is the current one; `now` the recorded clock, in ms."""

    position: Position[StateT]

    def __init__(self, scenario: Scenario) -> None:
        self.scenario = scenario
        self.game: Game[StateT] = scenario.game
        self.now = scenario.start
        self._opened: dict[tuple[str, int, int], int] = {}
        header = Header(
            match="scenario",
            game=self.game.id,
            rules=self.game.rules_version,
            options=scenario.options,
            chairs=scenario.chairs,
            commitment="",
            salts=(),
            at=scenario.start,
        )
        try:
            self.engine = Engine(self.game, header, scenario.chance)
        except msgspec.ValidationError as problem:
            raise CommandError("lab-bad-options", {"problem": decode_error(problem)}) from None

    def run(self) -> Iterator[StepReport]:
        """Every step's report, the set-up's first as step 0.

        Raises `CommandError` if a forced draw fails, options or the given state do not fit, or the
        rules raise.
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

    def _open(self) -> StepReport:
        try:
            advance = self.engine.open()
            if self.scenario.state:
                advance = self._laid(advance)
        except CommandError:
            raise
        except ChanceError as problem:
            raise _draw_failed(0, problem) from None
        except InvalidOptions as invalid:
            raise bad_options(self.game, invalid) from None
        except Exception as problem:
            raise rules_broke(self.engine, 0, problem) from problem
        self.position = advance.position
        self._note_windows()
        return self._report(0, advance.entry.events)

    def _laid(self, opened: Advance[StateT]) -> Advance[StateT]:
        """The set-up with the position of the file instead of its own."""
        state = patched(self.game, opened.position.state, self.scenario.state)
        try:
            check_invariants(self.game, state)
            advance = self.engine.lay(opened, state)
            check_playable(self.game, advance.position)
        except (ChanceError, CommandError):
            raise
        except Exception as problem:  # rules need not cope with every state of the right type
            what = f"{type(problem).__name__}: {problem}".removesuffix(": ")
            given = {"game": self.game.id, "problem": what}
            raise CommandError("lab-state-unplayable", given) from problem
        return advance

    def _take(self, number: int, step: AnyStep) -> StepReport:
        """Take a step; what expires before its time is reported with it, even if it is refused."""
        passed: tuple[Event, ...] | Refusal = ()
        try:
            if step.at is not None:
                passed = self._wait(self.scenario.start + milliseconds(step.at))
            done = passed if isinstance(passed, Refusal) else self._done(step)
        except ChanceError as problem:
            raise _draw_failed(number, problem) from None
        except CommandError:
            raise
        except Exception as problem:
            raise rules_broke(self.engine, number, problem) from problem
        before = () if isinstance(passed, Refusal) else passed
        if isinstance(done, Refusal):
            return StepReport(number, False, done, before, self._names())
        return self._report(number, before + done)

    def _done(self, step: AnyStep) -> tuple[Event, ...] | Refusal:
        match step:
            case ActStep(by=by, act=raw):
                return self._act(by, raw)
            case ExpireStep(expire=key):
                return self._expire(key)
            case WaitStep(wait=seconds):
                return self._wait(self.now + milliseconds(seconds))
            case EnterStep(enter=name):
                return self._advance(TABLE, Enter(name))
            case LeaveStep(leave=given):
                seat = self.seat(given)
                return _no_seat(given) if seat is None else self._advance(TABLE, Leave(seat))
            case ReturnStep(seat=given):
                return self._come_back(given)

    def _come_back(self, given: int | str) -> tuple[Event, ...] | Refusal:
        seat = self.seat(given)
        if seat is None:
            return _no_seat(given)
        return self._advance(TABLE, Return(seat, self.position.chairs[seat].name))

    def _act(self, by: int | str, raw: Raw) -> tuple[Event, ...] | Refusal:
        actor: Actor | None = HOST if by == HOST else self.seat(by)
        if actor is None:
            return _no_seat(by)
        act = reader(self.game).player(bytes(raw), unstored(str(self.position.n)))
        return act if isinstance(act, Refusal) else self._advance(actor, act)

    def _expire(self, key: str | bool) -> tuple[Event, ...] | Refusal:
        if self.position.outcome is not None:
            return refuse("refused-over")
        for window in self.game.windows(self.position.state):
            if key is True or window.key == key:
                return self._advance(TABLE, expiry(window))
        return refuse("lab-nothing-open") if key is True else refuse("lab-no-window", window=key)

    def _wait(self, until: int) -> tuple[Event, ...] | Refusal:
        events: list[Event] = []
        for _ in range(EXPIRIES):
            due = self._due(until)
            if due is None:
                self.now = max(self.now, until)
                return tuple(events)
            moment, act = due
            self.now = max(self.now, moment)
            done = self._advance(TABLE, act)
            if isinstance(done, Refusal):
                return done
            events += done
        raise CommandError("lab-clock-in-circles", {"limit": EXPIRIES}, 1)

    def _due(self, until: int) -> tuple[int, Expire | ReachMark] | None:
        """What time does next, not later than `until`, and when: a window's time is up, or one of
        its marks is reached."""
        if self.position.outcome is not None:
            return None
        due: list[tuple[int, Expire | ReachMark]] = []
        for window in self.game.windows(self.position.state):
            span = self.scenario.clock.get(window.kind)
            if span is None:
                continue
            key, generation = window.key, window.generation
            opened = self._opened[key, generation, window.restarts]
            due.append((opened + span, expiry(window)))
            due += [
                (opened + span * mark.percent // 100, ReachMark(key, generation, mark.name))
                for mark in window.marks
            ]
        first = min(due, key=lambda pair: pair[0], default=None)
        return first if first is not None and first[0] <= until else None

    def _advance(self, actor: Actor, act: Act) -> tuple[Event, ...] | Refusal:
        """Take a step. Sealed windows in which all have answered are closed with it: a scenario
        does not wait for beats."""
        events: list[Event] = []
        todo: Act | None = act
        while todo is not None:
            advance = self.engine.act(self.position, actor, todo, self.now)
            if isinstance(advance, Refusal):
                return advance
            self.position = advance.position
            self._note_windows()
            events += advance.entry.events
            over = self.position.outcome is not None
            todo = None if over else settlement(self.game.windows(self.position.state))
            actor = TABLE
        return tuple(events)

    def _note_windows(self) -> None:
        """Note since when each window is open; a clock that starts anew is noted anew."""
        open_now = self.game.windows(self.position.state)
        self._opened = {
            key: self._opened.get(key, self.now)
            for key in ((window.key, window.generation, window.restarts) for window in open_now)
        }

    def _names(self) -> tuple[str, ...]:
        return Names.at(self.game, self.position.state, self.position.chairs)

    def _report(self, number: int, events: tuple[Event, ...]) -> StepReport:
        return StepReport(number, True, None, events, self._names())


def _no_seat(given: int | str) -> Refusal:
    return refuse("lab-no-seat", seat=str(given))


def _draw_failed(step: int, problem: ChanceError) -> CommandError:
    draw = msg(problem.message.id, **problem.message.params)
    return CommandError("lab-draw-failed", {"step": step, "problem": draw}, 1)
