"""Where a match stands at the table: the position and what the table keeps beside it.

A `Standing` is never changed. The mailbox builds the next one from the last, committed or not;
what is written to disk is derived from the pair.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec
from msgspec import Struct

from intriga.kernel.actors import PUBLIC, REFEREE, Viewer
from intriga.kernel.engine import Advance, Position
from intriga.kernel.events import Event
from intriga.kernel.game import Game
from intriga.kernel.windows import Window
from intriga.store.log import Snapshot, Timer

BOUNDARY_EVERY = 16
"""A snapshot is kept at a change of windows when at least this many entries lie since the last."""

ANY_KIND = "*"


class Heard(Struct, frozen=True):
    """How many events have reached the public, each seat, and a referee."""

    public: int
    seats: tuple[int, ...]
    referee: int

    def by(self, viewer: Viewer) -> int:
        """How many reached this viewer."""
        if viewer == PUBLIC:
            return self.public
        if viewer == REFEREE:
            return self.referee
        # A seat added later has heard what was public.
        return self.seats[viewer] if viewer < len(self.seats) else self.public

    def more(self, events: Iterable[Event], chairs: int) -> "Heard":
        """The counts after these events, when there are so many chairs."""
        public, referee = self.public, self.referee
        seats = [self.by(seat) for seat in range(chairs)]
        for event in events:
            referee += 1
            if event.to == PUBLIC:
                public += 1
                seats = [count + 1 for count in seats]
            elif isinstance(event.to, tuple):
                for seat in event.to:
                    seats[seat] += 1
        return Heard(public, tuple(seats), referee)


NOTHING_HEARD = Heard(0, (), 0)


class Standing(Struct, frozen=True):
    """A position with its open windows, running clocks, counts, and how it is stored.

    `kept`: the `n` of the last snapshot kept for good. `stored`: the `n` of the newest snapshot.
    """

    position: Position[Any]
    windows: tuple[Window, ...]
    timers: Mapping[str, Timer]
    heard: Heard
    kept: int
    stored: int


def windows_of(game: Game[Any], position: Position[Any]) -> tuple[Window, ...]:
    """The open windows of a position; none when the match is over."""
    return tuple(game.windows(position.state)) if position.outcome is None else ()


def following(
    game: Game[Any],
    before: Standing | None,
    advance: Advance[Any],
    clocks: Mapping[str, int],
) -> Standing:
    """Where the match stands after a step."""
    position = advance.position
    windows = windows_of(game, position)
    timers = _timers(before.timers if before else {}, windows, clocks, advance.entry.at)
    heard = before.heard if before else NOTHING_HEARD
    boundary = before is None or _is_boundary(before, position, windows)
    return Standing(
        position=position,
        windows=windows,
        timers=timers,
        heard=heard.more(advance.entry.events, len(position.chairs)),
        kept=position.n if boundary or before is None else before.kept,
        stored=position.n,
    )


def _timers(
    running: Mapping[str, Timer], windows: Sequence[Window], clocks: Mapping[str, int], at: int
) -> dict[str, Timer]:
    timers: dict[str, Timer] = {}
    for window in windows:
        timer = running.get(window.key)
        if timer is not None and timer.generation == window.generation:
            timers[window.key] = timer
            continue
        seconds = clocks.get(window.kind, clocks.get(ANY_KIND))
        if seconds is not None:
            timers[window.key] = Timer(window.key, window.generation, at + seconds * 1000)
    return timers


def _is_boundary(before: Standing, position: Position[Any], windows: Sequence[Window]) -> bool:
    if position.outcome is not None:
        return True
    asked = {(window.key, window.generation) for window in before.windows}
    asks = {(window.key, window.generation) for window in windows}
    return asked != asks and position.n - before.kept >= BOUNDARY_EVERY


def stopped(before: Standing | None, after: Standing) -> tuple[str, ...]:
    """The windows whose clock was stopped or set anew."""
    running = before.timers if before else {}
    return tuple(key for key, timer in running.items() if after.timers.get(key) != timer)


def started(before: Standing | None, after: Standing) -> tuple[Timer, ...]:
    """The clocks that were set."""
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
    )
