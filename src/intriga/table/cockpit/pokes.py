"""Pokes: a host calls people to the table, with a sound and the title of their open pages, and by
an email where there is time for one.

A poke never tells who is asked. Whom an open window awaits everybody can see, so a host may call
one of them alone. In sealed windows, for private questions and in a hall, where all hear whose
phone rings, only everybody can be called: those who are out or dead, too, with the same words at
the same moment. Nobody is called twice within two minutes. Pokes are not acts, and in no record.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection

from intriga.kernel.actors import PUBLIC, Seat, Viewer
from intriga.store import pokes
from intriga.store.pokes import EVERYBODY
from intriga.table.email.questions import first_to_close
from intriga.table.email.triggers import EmailTriggers
from intriga.table.errors import conflict
from intriga.table.match.hosting import Hosting
from intriga.table.match.loaded_match import LoadedMatch
from intriga.table.match.registry import MatchRegistry
from intriga.table.runtime.signals import Changes, Signals

EVERY_MS: Final = 2 * 60_000
"""The least time between two calls of the same people, in milliseconds."""
_SIGNAL: Final = " poked "


class Poke(Struct, frozen=True):
    """The latest call of a seat, at a time in milliseconds since the epoch. `alone`: not everybody
    was called."""

    at: int
    alone: bool


class Calls(Struct, frozen=True):
    """Whom a host may call. `alone`: the seats that may be called without the others; `last`: when
    each of those who were called, or `EVERYBODY`, was called last."""

    alone: frozenset[Seat]
    last: Mapping[int, int]

    def until(self, seat: Seat) -> int:
        """Until when a seat, or `EVERYBODY`, cannot be called again; a time that is past if it can
        be. Whoever was called with everybody is not called alone right after; everybody may be
        called although some were, or it would show who."""
        return max(self.last.get(seat, 0), self.last.get(EVERYBODY, 0)) + EVERY_MS


class Pokes:
    """Those of all matches."""

    def __init__(
        self,
        registry: MatchRegistry,
        hosting: Hosting,
        signals: Signals,
        email_triggers: EmailTriggers,
    ) -> None:
        self._registry = registry
        self._hosting = hosting
        self._signals = signals
        self._email_triggers = email_triggers
        self._seen: Mapping[str, dict[int, int]] = {}

    # Calling.

    async def poke(self, match: str, me: str, seats: Collection[Seat] = ()) -> None:
        """Call these seats, of those that may be called alone, or, without any, everybody. Of
        several, those who were called lately are left out.

        Raises `TableError` for somebody who does not host, for seats that only everybody can be
        called with, and if it is too early.
        """
        await self._hosting.require(match, me)
        async with self._registry.using(match) as loaded:
            if loaded.over:
                raise conflict("table-not-playing")
            if not _alone(loaded).issuperset(seats):
                raise conflict("poke-everybody-only")
            people = _people(loaded)
            emails = self._email_triggers.takes_time(_public_deadline(loaded), self._now)

        called: list[int] = []

        def write(connection: Connection) -> None:
            now, wanted = self._now, seats or (EVERYBODY,)
            calls = Calls(frozenset(), _last(connection, match))
            called[:] = [one for one in wanted if calls.until(one) <= now]
            if not called:
                left = min(calls.until(one) for one in wanted) - now
                raise conflict("poke-too-soon", seconds=-(-left // 1000))
            pokes.put(connection, match, called, now)
            for seat, person in people.items() if emails else ():
                if seat in called or not seats:
                    self._email_triggers.poke(connection, person, match, now, alone=bool(seats))

        await self._registry.store.write(write)
        self._ring(self._signals.notify, match, people if called == [EVERYBODY] else called)

    async def calls(self, match: str, me: str) -> Calls:
        """Whom a host may call now. Raises `TableError` for somebody who does not host."""
        await self._hosting.require(match, me)
        last = await self._registry.store.read(lambda c: _last(c, match))
        async with self._registry.using(match) as loaded:
            return Calls(_alone(loaded), last)

    # Being called.

    def changes(self, match: str, viewer: Viewer, mark: asyncio.Event | None = None) -> Changes:
        """Listen for calls of a viewer; of one without a seat there are none. `mark`: set by
        each."""
        return self._signals.listen(_signal(match, viewer), mark)

    async def last(self, match: str, seat: Seat) -> Poke:
        """The latest call of a seat, alone or with everybody."""
        found = await self._registry.store.read(lambda c: _last(c, match))
        own, all_ = found.get(seat, 0), found.get(EVERYBODY, 0)
        return Poke(max(own, all_), own > all_)

    async def look(self) -> None:
        """Notice the calls that other processes have made, in case their hints were lost."""
        matches = {name.split(_SIGNAL)[0] for name in self._signals.listened_to if _SIGNAL in name}
        if not matches:
            self._seen = {}
            return
        before = self._seen
        found = await self._registry.store.read(lambda c: pokes.last(c, matches))
        self._seen = {match: found.get(match, {}) for match in matches}
        for match, calls in self._seen.items():
            fresh = {one for one, at in calls.items() if before.get(match, {}).get(one) != at}
            loaded = self._registry.present(match)
            if match in before and fresh and loaded is not None:
                seats = range(len(loaded.holders)) if EVERYBODY in fresh else fresh
                self._ring(self._signals.notify_here, match, seats)

    # Internal.

    @property
    def _now(self) -> int:
        return self._registry.time.now()

    def _ring(self, notify: Callable[[str], None], match: str, seats: Iterable[Seat]) -> None:
        for seat in seats:
            notify(_signal(match, seat))


def _signal(match: str, viewer: Viewer) -> str:
    return f"{match}{_SIGNAL}{viewer}"


def _last(connection: Connection, match: str) -> Mapping[int, int]:
    return pokes.last(connection, [match]).get(match, {})


def _people(loaded: LoadedMatch) -> dict[Seat, str]:
    """The people who have a seat, also those who are out or dead."""
    holders = enumerate(loaded.holders)
    return {seat: holder.person for seat, holder in holders if holder.person is not None}


def _alone(loaded: LoadedMatch) -> frozenset[Seat]:
    """The seats that may be called without the others: those that everybody knows to be awaited,
    outside a hall."""
    current = loaded.committed
    if loaded.steady.in_hall(current.position.state):
        return frozenset()
    windows = (window for window in current.windows if window.viewers == PUBLIC)
    return frozenset(
        seat for window in windows if not window.asked for seat in window.awaited
    ).intersection(_people(loaded))


def _public_deadline(loaded: LoadedMatch) -> int | None:
    """When the first window closes of those that everybody sees; None: none of them has a limit."""
    current = loaded.committed
    public = (window.key for window in current.windows if window.viewers == PUBLIC)
    return first_to_close(current, public)
