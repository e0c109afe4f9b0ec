"""When the windows of a match close, settle and reach their marks, when it resumes by itself, when
a proposal to end it lapses: its timers after each step.

A sealed window in which all have answered does not close at once, or the moment of an answer could
tell who gave it, and an answer put down beforehand would show. It settles at the next beat of the
clock: beats are the same moments for every match with windows of this length, whatever happens in
it. No window settles before the second beat after it opened, so that one which orders have answered
closes at the same moment as one that was answered quickly by hand.
"""

from collections.abc import Mapping, Sequence, Set
from typing import Final, TypeAlias

from msgspec import Struct, structs

from intriga.kernel.acts import Act
from intriga.kernel.house_rules.house_acts import Extend, Rewind
from intriga.kernel.house_rules.house_state import House
from intriga.kernel.questions.windows import Window
from intriga.store.match_log import (
    CLOSE,
    EARLIEST,
    LAPSE,
    MARK,
    RESUME,
    SETTLE,
    UNDO,
    Timer,
    TimerKey,
)
from intriga.table.schedule import Schedule

Timers: TypeAlias = Mapping[TimerKey, Timer]
Open: TypeAlias = Set[tuple[str, int]]
"""The windows that were open before a step, by key and generation."""


class Beats(Struct, frozen=True):
    """How far the beats are apart: a part of the window's length, within limits, in milliseconds.
    Windows without a length have a beat of their own, those with times of day the longest. With
    `most=0` there are none: windows settle in the command that answers them last."""

    part: int = 40
    least: int = 2_000
    most: int = 600_000
    unlimited: int = 5_000

    def length(self, schedule: Schedule, kind: str) -> int:
        """The length of a beat for windows of this kind."""
        length = schedule.length(kind)
        if length is None:
            return min(self.unlimited, self.most)
        if isinstance(length, str):
            return self.most
        return min(self.most, max(self.least, length * 1000 // self.part))

    def next(self, at: int, schedule: Schedule, kind: str, *, opened: bool) -> int:
        """When a window that awaits nobody any more, since `at`, settles. `opened`: that is when it
        opened, and so it settles no earlier, whoever answers when."""
        beat = self.length(schedule, kind)
        return (at // beat + 1 + opened) * beat if beat else at


NO_BEATS: Final = Beats(most=0)
"""Sealed windows settle as soon as all have answered."""


class ClockedStep(Struct, frozen=True):
    """A step, as far as timers go. `at`: milliseconds since the epoch; `house`: the house state
    after it; `over`: the match has ended with it; `were_open`: the windows before it."""

    at: int
    act: Act
    house: House
    over: bool
    were_open: Open

    @property
    def paused(self) -> bool:
        """Whether no clock runs after it."""
        return self.house.halted


def timers_after(
    running: Timers,
    windows: Sequence[Window],
    schedule: Schedule,
    beats: Beats,
    moment: ClockedStep,
) -> dict[TimerKey, Timer]:
    """The timers of a match and of these windows after a step. A rewind restarts those of windows;
    in a pause none of them runs."""
    timers = {} if moment.over else {timer.key: timer for timer in _of_house(moment.house)}
    for window in windows:
        clock = _of_window(running, window, schedule, beats, moment)
        clock = [_extended(timer, moment.act) for timer in clock]
        for timer in _paused_or_running(clock, window, schedule, moment):
            timers[timer.key] = timer
        settle = _settling(running, window, schedule, beats, moment)
        if settle is not None:
            timers[settle.key] = settle
    return timers


def _of_house(house: House) -> list[Timer]:
    """When a match that was put away resumes, and when a proposal to end it lapses: times of the
    calendar, which no pause moves."""
    timers = []
    if house.resumes_at is not None and house.stalled is None:
        timers.append(Timer("", 0, house.resumes_at, purpose=RESUME))
    if house.proposal is not None:
        timers.append(Timer("", house.proposal.number, house.proposal.lapses_at, purpose=LAPSE))
    if house.undo is not None:  # once all have agreed, the table rewinds the match at once
        due = house.undo.at if house.undo.is_agreed else house.undo.lapses_at
        timers.append(Timer("", house.undo.number, due, purpose=UNDO))
    return timers


def _of_window(
    running: Timers, window: Window, schedule: Schedule, beats: Beats, moment: ClockedStep
) -> list[Timer]:
    """When it closes, and when it reaches the marks that are still to come."""
    timer = running.get((window.key, CLOSE))
    if timer is None or not _current(timer, window) or isinstance(moment.act, Rewind):
        return _new(window, schedule, beats, moment.at)
    marks = (running.get((window.key, MARK + mark.name)) for mark in window.marks)
    return [timer, *(mark for mark in marks if mark is not None and _current(mark, window))]


def _new(window: Window, schedule: Schedule, beats: Beats, at: int) -> list[Timer]:
    due = schedule.due(window.kind, at)
    if due is None:
        if window.awaited or not window.lapses:
            return []
        # It is left open for what its time may bring, and it has no end: it would never close.
        next_beat = beats.next(at, schedule, window.kind, opened=False)
        return [Timer(window.key, window.generation, next_beat, restarts=window.restarts)]
    closes = Timer(
        window.key, window.generation, due + schedule.grace * 1000, restarts=window.restarts
    )
    marks = [
        structs.replace(
            closes, due_at=at + (due - at) * mark.percent // 100, purpose=MARK + mark.name
        )
        for mark in window.marks
    ]
    return [closes, *marks]


def _current(timer: Timer, window: Window) -> bool:
    return timer.generation == window.generation and timer.restarts == window.restarts


def _settling(
    running: Timers, window: Window, schedule: Schedule, beats: Beats, moment: ClockedStep
) -> Timer | None:
    """The timer that settles a sealed window in which all have answered, or the one that says when
    it may do so at the earliest; none in a pause."""
    if not (window.asked and window.early) or moment.paused:
        return None
    rewound = isinstance(moment.act, Rewind)
    opened = rewound or (window.key, window.generation) not in moment.were_open
    later = beats.next(moment.at, schedule, window.kind, opened=True)
    earliest = later if opened else _earliest(running, window, moment.at, later)
    if not window.answered:
        if earliest <= moment.at:
            return None
        return Timer(window.key, window.generation, earliest, None, EARLIEST, window.restarts)
    timer = running.get((window.key, SETTLE))
    if timer is not None and _current(timer, window) and not rewound:
        return timer
    due = earliest or beats.next(moment.at, schedule, window.kind, opened=False)
    return Timer(window.key, window.generation, due, None, SETTLE, window.restarts)


def _earliest(running: Timers, window: Window, at: int, latest: int) -> int:
    """When an open window may settle at the earliest; 0 if that moment has passed. It cannot be
    after `latest`, unless a clock was set back."""
    timer = running.get((window.key, EARLIEST))
    if timer is None or not _current(timer, window):
        return 0
    return timer.due_at if at < timer.due_at <= latest else 0


def _extended(timer: Timer, act: Act) -> Timer:
    if not isinstance(act, Extend) or act.window != timer.window:
        return timer
    more = act.seconds * 1000
    left = None if timer.left is None else timer.left + more
    return structs.replace(timer, due_at=timer.due_at + more, left=left)


def _paused_or_running(
    timers: Sequence[Timer], window: Window, schedule: Schedule, moment: ClockedStep
) -> Sequence[Timer]:
    """The timers of a window, the one that closes it first, each with its remaining time in a
    pause, or its due time outside one. Marks are as long before the end after a pause as before
    it."""
    if moment.paused:
        return [
            structs.replace(timer, left=max(0, timer.due_at - moment.at))
            if timer.left is None
            else timer
            for timer in timers
        ]
    if not timers or timers[0].left is None:
        return timers
    closes, left = timers[0], timers[0].left
    shift = schedule.resumed(window.kind, closes.due_at, left, moment.at) - closes.due_at
    return [structs.replace(timer, due_at=timer.due_at + shift, left=None) for timer in timers]
