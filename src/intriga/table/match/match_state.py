"""Where a match stands: the position and what the table keeps beside it.

A `Standing` is immutable. Each step makes the next one from the last, whether that is on disk yet
or not; what is written to disk follows from the pair.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct, structs

from intriga.kernel.actors import PUBLIC, REFEREE, Viewer
from intriga.kernel.acts import Act
from intriga.kernel.engine import Advance, Position
from intriga.kernel.events import Event
from intriga.kernel.game import Game
from intriga.kernel.house_rules.house_acts import Extend, Rewind, Say
from intriga.kernel.house_rules.house_state import House
from intriga.kernel.windows import Window
from intriga.store.match_log import Snapshot, Timer
from intriga.table.schedule import Schedule

BOUNDARY_EVERY = 16
"""A snapshot is kept for good at a change of windows when at least this many entries were written
since the last one."""

_TALK_MOST = 32
"""How many messages may follow the newest snapshot before a new one is written."""


class EventCounts(Struct, frozen=True):
    """How many events have reached the public, each seat, and a referee."""

    public: int
    seats: tuple[int, ...]
    referee: int

    def of(self, viewer: Viewer) -> int:
        """How many have reached this viewer."""
        if viewer == PUBLIC:
            return self.public
        if viewer == REFEREE:
            return self.referee
        # A seat added later begins with the public events.
        return self.seats[viewer] if viewer < len(self.seats) else self.public

    def plus(self, events: Iterable[Event], chairs: int) -> "EventCounts":
        """The counts after these events, with this number of chairs."""
        public, referee = self.public, self.referee
        seats = [self.of(seat) for seat in range(chairs)]
        for event in events:
            referee += 1
            if event.to == PUBLIC:
                public += 1
                seats = [count + 1 for count in seats]
            elif isinstance(event.to, tuple):
                for seat in event.to:
                    seats[seat] += 1
        return EventCounts(public, tuple(seats), referee)


NO_EVENTS = EventCounts(0, (), 0)


class Standing(Struct, frozen=True):
    """A position with its open windows, their timers by key, the counts of events, and how it is
    stored.

    `kept`: the `n` of the last snapshot that is kept for good. `stored`: that of the newest one.
    """

    position: Position[Any]
    windows: tuple[Window, ...]
    timers: Mapping[str, Timer]
    heard: EventCounts
    kept: int
    stored: int


def windows_of(game: Game[Any], position: Position[Any]) -> tuple[Window, ...]:
    """The open windows of a position; none when the match is over."""
    return tuple(game.windows(position.state)) if position.outcome is None else ()


def in_force(schedule: Schedule, house: House) -> Schedule:
    """The schedule of a match as its host has changed it since the start."""
    timing = house.timing
    if timing is None:
        return schedule
    return structs.replace(schedule, clocks=timing.clocks, zone=timing.zone, rest=timing.rest)


def following(
    game: Game[Any],
    before: Standing | None,
    advance: Advance[Any],
    schedule: Schedule,
) -> Standing:
    """Where the match stands after a step. `schedule`: the match began with."""
    position = advance.position
    heard = before.heard if before else NO_EVENTS
    if before is not None and is_talk(before, advance):
        return structs.replace(
            before,
            position=position,
            heard=heard.plus(advance.entry.events, len(position.chairs)),
        )
    windows = windows_of(game, position)
    running = before.timers if before else {}
    timers = _timers(running, windows, in_force(schedule, position.house), advance)
    boundary = before is None or _is_boundary(before, advance, windows)
    return Standing(
        position=position,
        windows=windows,
        timers=timers,
        heard=heard.plus(advance.entry.events, len(position.chairs)),
        kept=position.n if boundary or before is None else before.kept,
        stored=position.n,
    )


def is_talk(before: Standing, advance: Advance[Any]) -> bool:
    """Whether a step needs no snapshot because it was only a chat message: the position after it
    can be derived from the newest snapshot without the rules."""
    return isinstance(advance.act, Say) and advance.position.n - before.stored < _TALK_MOST


def _timers(
    running: Mapping[str, Timer],
    windows: Sequence[Window],
    schedule: Schedule,
    advance: Advance[Any],
) -> dict[str, Timer]:
    """The timers of these windows. A rewind restarts them all; in a pause none runs."""
    at, act = advance.entry.at, advance.act
    timers: dict[str, Timer] = {}
    for window in windows:
        timer = running.get(window.key)
        current = timer is not None and timer.generation == window.generation
        if timer is None or not current or isinstance(act, Rewind):
            timer = _new_timer(window, schedule, at)
        if timer is not None:
            timer = _extended(timer, act)
            timers[window.key] = _paused_or_running(timer, at, advance.position.house.paused)
    return timers


def _new_timer(window: Window, schedule: Schedule, at: int) -> Timer | None:
    closes = schedule.closes(window.kind, at)
    return None if closes is None else Timer(window.key, window.generation, closes)


def _extended(timer: Timer, act: Act) -> Timer:
    if not isinstance(act, Extend) or act.window != timer.window:
        return timer
    more = act.seconds * 1000
    left = None if timer.left is None else timer.left + more
    return structs.replace(timer, due_at=timer.due_at + more, left=left)


def _paused_or_running(timer: Timer, at: int, paused: bool) -> Timer:
    """The timer with its remaining time in a pause, or its due time outside one."""
    if paused and timer.left is None:
        return structs.replace(timer, left=max(0, timer.due_at - at))
    if not paused and timer.left is not None:
        return structs.replace(timer, due_at=at + timer.left, left=None)
    return timer


def _is_boundary(before: Standing, advance: Advance[Any], windows: Sequence[Window]) -> bool:
    position = advance.position
    if position.outcome is not None or isinstance(advance.act, Rewind):
        return True  # positions after a rewind do not follow from those before it
    were_open = {(window.key, window.generation) for window in before.windows}
    are_open = {(window.key, window.generation) for window in windows}
    return were_open != are_open and position.n - before.kept >= BOUNDARY_EVERY


def stopped(before: Standing | None, after: Standing) -> tuple[str, ...]:
    """The keys of the windows whose timer was stopped or changed."""
    running = before.timers if before else {}
    return tuple(key for key, timer in running.items() if after.timers.get(key) != timer)


def started(before: Standing | None, after: Standing) -> tuple[Timer, ...]:
    """The timers that were set or changed."""
    running = before.timers if before else {}
    return tuple(timer for key, timer in after.timers.items() if running.get(key) != timer)


_encode = msgspec.json.Encoder().encode


def snapshot(standing: Standing, rules: int) -> Snapshot:
    """A standing as it is stored."""
    position = standing.position
    return Snapshot(
        n=position.n,
        rules=rules,
        head=position.head,
        packed=position.packed,
        chairs=_encode(position.chairs).decode(),
        heard=_encode(standing.heard).decode(),
        boundary=standing.kept == position.n,
        house=_encode(position.house).decode(),
    )
