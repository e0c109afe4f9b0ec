"""Where a match stands: the position and what the table keeps beside it.

A `CurrentPosition` is immutable. Each step makes the next one from the last, whether that is on
disk yet or not; what is written to disk follows from the pair.
"""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from msgspec import Struct, structs

from intriga.kernel.actors import PUBLIC, REFEREE, Viewer
from intriga.kernel.disclosure.events import Event
from intriga.kernel.game import Game
from intriga.kernel.house_rules.house_acts import Rewind, Say
from intriga.kernel.house_rules.house_state import House
from intriga.kernel.positions import Advance, Position
from intriga.kernel.questions.windows import Window
from intriga.store.match_log import CLOSE, SnapshotRow, Timer, TimerKey
from intriga.table.match.due_times import Beats, ClockedStep, Open, Timers, timers_after
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
        added = chairs - len(self.seats)
        seats = [*self.seats[:chairs], *[public] * added]  # as `of` counts for seats added later
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


class CurrentPosition(Struct, frozen=True):
    """A position with its open windows, their timers, the counts of events, and how it is
    stored.

    `kept`: the `n` of the last snapshot that is kept for good. `stored`: that of the newest one.
    """

    position: Position[Any]
    windows: tuple[Window, ...]
    timers: Timers
    heard: EventCounts
    kept: int
    stored: int

    def closing(self, window: str) -> Timer | None:
        """The timer that closes the window with this key, if it has one."""
        return self.timers.get((window, CLOSE))


def windows_of(game: Game[Any], position: Position[Any]) -> tuple[Window, ...]:
    """The open windows of a position; none when the match is over."""
    return tuple(game.windows(position.state)) if position.outcome is None else ()


def _windows_after(
    game: Game[Any], before: CurrentPosition | None, position: Position[Any]
) -> tuple[Window, ...]:
    """The open windows after a step: where it has made no new state, those before it, whatever has
    become of the rules."""
    same = before is not None and before.position.packed is position.packed
    if same and before is not None and position.outcome is None and before.windows:
        return before.windows
    return windows_of(game, position)


def in_force(schedule: Schedule, house: House) -> Schedule:
    """The schedule of a match as its host has changed it since the start."""
    timing = house.timing
    if timing is None:
        return schedule
    return structs.replace(schedule, clocks=timing.clocks, zone=timing.zone, rest=timing.rest)


def following(
    game: Game[Any],
    before: CurrentPosition | None,
    advance: Advance[Any],
    schedule: Schedule,
    beats: Beats,
) -> CurrentPosition:
    """Where the match stands after a step. `schedule`: the match began with."""
    position = advance.position
    heard = before.heard if before else NO_EVENTS
    if before is not None and is_talk(before, advance):
        return structs.replace(
            before,
            position=position,
            heard=heard.plus(advance.entry.events, len(position.chairs)),
        )
    windows = _windows_after(game, before, position)
    running = before.timers if before else {}
    were_open = _open(before.windows if before else ())
    house, over = position.house, position.outcome is not None
    moment = ClockedStep(advance.entry.at, advance.act, house, over, were_open)
    timers = timers_after(running, windows, in_force(schedule, house), beats, moment)
    boundary = before is None or _is_boundary(before, advance, windows)
    return CurrentPosition(
        position=position,
        windows=windows,
        timers=timers,
        heard=heard.plus(advance.entry.events, len(position.chairs)),
        kept=position.n if boundary or before is None else before.kept,
        stored=position.n,
    )


def is_talk(before: CurrentPosition, advance: Advance[Any]) -> bool:
    """Whether a step needs no snapshot because it was only a chat message: the position after it
    can be derived from the newest snapshot without the rules."""
    return isinstance(advance.act, Say) and advance.position.n - before.stored < _TALK_MOST


def _is_boundary(before: CurrentPosition, advance: Advance[Any], windows: Sequence[Window]) -> bool:
    position = advance.position
    if position.outcome is not None or isinstance(advance.act, Rewind):
        return True  # positions after a rewind do not follow from those before it
    return _open(before.windows) != _open(windows) and position.n - before.kept >= BOUNDARY_EVERY


def _open(windows: Sequence[Window]) -> Open:
    return {(window.key, window.generation) for window in windows}


def stopped(before: CurrentPosition | None, after: CurrentPosition) -> tuple[TimerKey, ...]:
    """The keys of the timers that were stopped or changed."""
    running = before.timers if before else {}
    return tuple(key for key, timer in running.items() if after.timers.get(key) != timer)


def started(before: CurrentPosition | None, after: CurrentPosition) -> tuple[Timer, ...]:
    """The timers that were set or changed."""
    running = before.timers if before else {}
    return tuple(timer for key, timer in after.timers.items() if running.get(key) != timer)


_encode = msgspec.json.Encoder().encode


def snapshot(current: CurrentPosition, rules: int) -> SnapshotRow:
    """A current position as it is stored."""
    position = current.position
    return SnapshotRow(
        n=position.n,
        rules=rules,
        head=position.head,
        packed=position.packed,
        chairs=_encode(position.chairs).decode(),
        heard=_encode(current.heard).decode(),
        boundary=current.kept == position.n,
        house=_encode(position.house).decode(),
    )
