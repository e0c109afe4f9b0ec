"""Presence: which seats have a page open.

Somebody who reloads a page goes and comes back within a moment, and in a busy match many come at
once: changes are announced together, after they have settled.
"""

from collections import Counter, OrderedDict
from collections.abc import Mapping, Sequence, Set
from typing import Protocol

from sqlalchemy import Connection

from intriga.kernel.actors import Seat, Viewer
from intriga.table.runtime.signals import Signals
from intriga.table.runtime.tasks import BackgroundTasks
from intriga.table.runtime.time import Time

SETTLING_MS = 700
"""How long a change is held back."""
_FEW, _MORE_MS = 12, 40
"""How much longer for each seat beyond so many that has a page open: everybody is told of
everybody, and in a hall some phone is always waking up."""


_REMEMBERED = 1024
"""In how many matches it is remembered since when seats have had no page open."""


class PresenceBoard(Protocol):
    """Where the seats that have a page open are shown to others."""

    async def show(self, match: str, seats: Set[Seat]) -> None:
        """These seats of a match, and no others, have a page open in this process."""
        ...

    def elsewhere(self, connection: Connection, matches: Sequence[str]) -> Mapping[str, Set[Seat]]:
        """The seats that have a page open with other processes, by match."""
        ...


class LocalPresence:
    """The board of the only process on a database."""

    def __init__(self, signals: Signals) -> None:
        self._signals = signals

    async def show(self, match: str, _seats: Set[Seat]) -> None:
        self._signals.notify(match)

    def elsewhere(
        self, _connection: Connection, _matches: Sequence[str]
    ) -> Mapping[str, Set[Seat]]:
        return {}


class Presence:
    """The seats of all matches that have a page open in this process."""

    def __init__(self, time: Time, board: PresenceBoard) -> None:
        self._time = time
        self._board = board
        self._pages: dict[str, Counter[Seat]] = {}
        self._shown: dict[str, frozenset[Seat]] = {}
        self._left: OrderedDict[str, dict[Seat, int]] = OrderedDict()
        self._settling: set[str] = set()
        self._tasks = BackgroundTasks()

    def come(self, match: str, viewer: Viewer) -> None:
        """A page was opened."""
        if isinstance(viewer, int):
            self._pages.setdefault(match, Counter())[viewer] += 1
            self._left.get(match, {}).pop(viewer, None)
            self._show_soon(match)

    def go(self, match: str, viewer: Viewer) -> None:
        """A page was closed."""
        if isinstance(viewer, int):
            pages = self._pages[match]
            pages[viewer] -= 1
            if not pages[viewer]:
                del pages[viewer]
                self._note_left(match, viewer)
            if not pages:
                del self._pages[match]
            self._show_soon(match)

    def here(self, match: str) -> Set[Seat]:
        """The seats that have a page open, or closed it only just now."""
        return self._open(match) | self._shown.get(match, frozenset())

    def away_since(self, match: str, online: Set[Seat]) -> Mapping[Seat, int]:
        """Since when seats have had no page open, in milliseconds since the epoch, of those whose
        last page was closed in this process while it runs. `online`: the seats that have one open,
        here or with other processes."""
        left = self._left.get(match, {})
        for seat in (left.keys() & online) - self._open(match):
            del left[seat]  # they have come back to another process
        return {seat: at for seat, at in left.items() if seat not in online}

    def _note_left(self, match: str, seat: Seat) -> None:
        self._left.setdefault(match, {})[seat] = self._time.now()
        self._left.move_to_end(match)
        if len(self._left) > _REMEMBERED:
            self._left.popitem(last=False)

    def elsewhere(self, connection: Connection, matches: Sequence[str]) -> Mapping[str, Set[Seat]]:
        """The seats that have a page open with other processes, by match."""
        return self._board.elsewhere(connection, matches)

    async def stop(self) -> None:
        """Announce no more changes."""
        await self._tasks.stop()

    def _open(self, match: str) -> frozenset[Seat]:
        return frozenset(self._pages.get(match, ()))

    def _show_soon(self, match: str) -> None:
        if match not in self._settling:
            beyond = max(0, len(self._pages.get(match, ())) - _FEW)
            at = self._time.now() + SETTLING_MS + beyond * _MORE_MS
            self._settling.add(match)
            self._tasks.start(self._show_later(match, at), f"presence-{match}")

    async def _show_later(self, match: str, at: int) -> None:
        await self._time.sleep_until(at)
        self._settling.discard(match)
        now, before = self._open(match), self._shown.pop(match, frozenset())
        if now:
            self._shown[match] = now
        if now != before:
            await self._board.show(match, now)
