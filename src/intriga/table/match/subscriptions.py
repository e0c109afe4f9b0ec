"""Watching: a viewer is told whenever what he may know has changed, and at no other time.

A subscription holds no queue: one mark says that there is something new, and who reads gets the
latest sight with every event since the one before. A slow reader gets fewer and fatter sights;
nothing is lost and nothing piles up.
"""

import asyncio
from collections.abc import Callable
from types import TracebackType

from intriga.kernel.actors import Viewer
from intriga.kernel.events import Event
from intriga.kernel.observe import heard
from intriga.store import log
from intriga.table.match.loaded import LastView, LoadedMatch
from intriga.table.match.registry import MatchRegistry, decode_entry
from intriga.table.models import MatchView

_SHARED = 64
"""A sight with more events than this is not kept for the next who looks."""


class Subscription:
    """`async with … as sub: async for sight in sub`. Ends with the sight that has the outcome,
    or when the table stops. Who has a mark of his own, set by more than this, asks `take`."""

    def __init__(
        self,
        registry: MatchRegistry,
        match: str,
        viewer: Viewer,
        cursor: int | None,
        *,
        mark: asyncio.Event | None,
        on_presence: Callable[["Subscription", bool], None],
    ) -> None:
        self._registry = registry
        self.match = match
        self._viewer = viewer
        self._cursor = cursor
        self._on_presence = on_presence
        self._using = registry.using(match)
        self._loaded: LoadedMatch
        self._mark = mark or asyncio.Event()
        self._revision = -1
        self._ended = False

    @property
    def viewer(self) -> Viewer:
        """Who is watching."""
        return self._viewer

    async def __aenter__(self) -> "Subscription":
        self._loaded = await self._using.__aenter__()
        self._loaded.subscriptions.add(self)
        self._mark.set()
        self._on_presence(self, True)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._loaded.subscriptions.discard(self)
        await self._using.__aexit__(kind, problem, trace)
        self._on_presence(self, False)

    def __aiter__(self) -> "Subscription":
        return self

    async def __anext__(self) -> MatchView:
        while not self._ended:
            await self._mark.wait()
            self._mark.clear()
            sight = await self.take()
            if sight is not None:
                return sight
        raise StopAsyncIteration

    async def take(self) -> MatchView | None:
        """What this viewer sees now, if he could tell it from what he saw last."""
        if not self._news():
            return None
        sight = await view_since(self._registry, self._loaded, self._viewer, self._cursor)
        self._cursor = sight.observation.cursor
        self._revision = sight.revision
        self._ended = sight.observation.outcome is not None
        return sight

    @property
    def ended(self) -> bool:
        """Whether no other sight will come."""
        return self._ended

    @property
    def news(self) -> bool:
        """Whether there is something that was not taken yet."""
        return self._news()

    def belongs_to(self, me: str | None) -> bool:
        """Whether this person still looks on as he did: seats change hands."""
        seat = self._loaded.seat_of(me) if me is not None else None
        return seat == (None if isinstance(self._viewer, str) else self._viewer)

    def _news(self) -> bool:
        """Whether this viewer could tell that something has changed since the last sight."""
        return not self._ended and self._loaded.viewed(self._viewer).revision != self._revision

    def step(self) -> None:
        """A step was taken: set the mark if this viewer can tell."""
        try:
            news = self._news()
        except Exception:  # a view that breaks: whoever watches shall hear of it, nobody else
            news = True
        if news:
            self._mark.set()

    def end(self) -> None:
        """The table stops."""
        self._ended = True
        self._mark.set()


async def view_since(
    registry: MatchRegistry, loaded: LoadedMatch, viewer: Viewer, cursor: int | None
) -> MatchView:
    """The viewer's sight with the events after his own ordinal (None: without events). All who
    look on alike are given the same one."""
    total = loaded.committed.heard.by(viewer)
    since = total if cursor is None else max(0, min(cursor, total))
    last = loaded.last_views.get(viewer)
    if last is not None and last.standing is loaded.committed and last.since == since:
        return last.sight
    events = loaded.events_after(viewer, since)
    while events is None:
        older = await events_on_disk(registry, loaded, viewer)
        newer = loaded.events_after(viewer, len(older))  # what was committed while we read
        if newer is not None:
            events = (older + newer)[since:]
    sight = loaded.view(viewer, events)
    if len(events) <= _SHARED:
        loaded.last_views[viewer] = LastView(loaded.committed, since, sight)
    return sight


async def events_on_disk(
    registry: MatchRegistry, loaded: LoadedMatch, viewer: Viewer
) -> list[Event]:
    """Every event that has reached this viewer, as far as it is on disk."""
    end = loaded.committed.position.n

    def read() -> list[Event]:
        lines = registry.store.store.read(
            lambda connection: log.lines(connection, loaded.match, 0, end)
        )
        return heard(map(decode_entry, lines), viewer)

    return await registry.store.think(read)
