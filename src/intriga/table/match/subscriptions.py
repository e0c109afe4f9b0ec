"""Following a match: a viewer is notified when what they may know has changed, and only then.

A subscription has no queue. A mark says that there is something new; the reader then gets the
latest view with every event since the one before. A slow reader gets fewer views with more events
each; nothing is lost and nothing accumulates.
"""

import asyncio
from collections.abc import Callable
from types import TracebackType

from intriga.kernel.actors import Viewer
from intriga.kernel.disclosure.events import Event
from intriga.kernel.observe import heard
from intriga.store import match_log
from intriga.table.match.loaded_match import LastView, LoadedMatch
from intriga.table.match.registry import MatchRegistry
from intriga.table.match.stored_match import decode_entry
from intriga.table.models import MatchView

_SHARED = 64
"""A view with more events than this is not kept for the next viewer who asks for the same."""


class Subscription:
    """`async with … as subscription: async for view in subscription`. Ends with the view that has
    the outcome, or when the table stops.

    `cursor`: the viewer's own ordinal after which events are wanted; None: none of those so far.
    `mark`: set when there is something new, for a caller that waits for several things and then
    calls `take`. `on_presence`: called when the viewer begins to watch (True) and stops (False).
    """

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
        """The viewer as which they watch."""
        return self._viewer

    async def __aenter__(self) -> "Subscription":
        self._loaded = await self._using.__aenter__()
        self._loaded.watchers.add(self)
        self._mark.set()
        self._on_presence(self, True)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._loaded.watchers.discard(self)
        await self._using.__aexit__(kind, problem, trace)
        self._on_presence(self, False)

    def __aiter__(self) -> "Subscription":
        return self

    async def __anext__(self) -> MatchView:
        while not self._ended:
            await self._mark.wait()
            self._mark.clear()
            view = await self.take()
            if view is not None:
                return view
        raise StopAsyncIteration

    async def take(self) -> MatchView | None:
        """What this viewer sees now; None if it does not differ from the last view."""
        if not self._news():
            return None
        view = await view_since(self._registry, self._loaded, self._viewer, self._cursor)
        self._cursor = view.observation.cursor
        self._revision = view.revision
        self._ended = view.observation.outcome is not None
        return view

    @property
    def ended(self) -> bool:
        """Whether no other view will come."""
        return self._ended

    @property
    def news(self) -> bool:
        """Whether there is something to `take`."""
        return self._news()

    def belongs_to(self, me: str | None) -> bool:
        """Whether this person still has this viewer's seat, or none for the public: seats change
        hands."""
        seat = self._loaded.seat_of(me) if me is not None else None
        return seat == (None if isinstance(self._viewer, str) else self._viewer)

    def _news(self) -> bool:
        """Whether something this viewer can see has changed since the last view."""
        return not self._ended and self._loaded.viewed(self._viewer).revision != self._revision

    def step(self) -> None:
        """A step is on disk: set the mark if this viewer can see a change."""
        try:
            news = self._news()
        except Exception:  # a view that fails: `take` raises it to this viewer, and to nobody else
            news = True
        if news:
            self._mark.set()

    def end(self) -> None:
        """The table stops: wake the reader, who gets no other view."""
        self._ended = True
        self._mark.set()


async def view_since(
    registry: MatchRegistry, loaded: LoadedMatch, viewer: Viewer, cursor: int | None
) -> MatchView:
    """The viewer's view with the events after their own ordinal `cursor` (None: without events).
    Callers with the same viewer and cursor get the same object."""
    total = loaded.committed.heard.of(viewer)
    since = total if cursor is None else max(0, min(cursor, total))
    last = loaded.last_views.get(viewer)
    if last is not None and last.current is loaded.committed and last.since == since:
        return last.view
    events = loaded.events_after(viewer, since)
    while events is None:
        older = await events_on_disk(registry, loaded, viewer)
        newer = loaded.events_after(viewer, len(older))  # what was committed while we read
        if newer is not None:
            events = (older + newer)[since:]
    view = loaded.view(viewer, events)
    if len(events) <= _SHARED:
        loaded.last_views[viewer] = LastView(loaded.committed, since, view)
    return view


async def events_on_disk(
    registry: MatchRegistry, loaded: LoadedMatch, viewer: Viewer
) -> list[Event]:
    """All events that have reached this viewer, as far as they are on disk."""
    end = loaded.committed.position.n

    def read() -> list[Event]:
        lines = registry.store.store.read(
            lambda connection: match_log.lines(connection, loaded.match, 0, end)
        )
        return heard(map(decode_entry, lines), viewer)

    return await registry.store.think(read)
