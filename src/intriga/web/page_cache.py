"""What is remembered of match pages between requests: the same page is rendered once for all.

One `PageCache` belongs to each `Site`.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from sys import getsizeof
from typing import Final, Generic, TypeAlias, TypeVar

import msgspec
from markupsafe import Markup
from msgspec import Struct

from intriga.kernel.actors import PUBLIC, Seat, Viewer
from intriga.kernel.events import Event
from intriga.kernel.house_rules.house_state import House
from intriga.table import MatchInfo, MatchView, RoomInfo, Table

_PAGES: Final = 24 * 1024 * 1024
"""Bytes of pages remembered: one for each viewer of each match in each language."""
_PARTS: Final = 16 * 1024 * 1024
"""Bytes of rendered parts of pages remembered, with those of what they were made from."""
_UPDATES: Final = 4 * 1024 * 1024
"""Bytes of updates remembered."""
_TURNS: Final = 4096
"""Ended turns remembered."""
_HEARD: Final = 16 * 1024 * 1024
"""Bytes of events of named pages remembered."""
_ENTRY: Final = 1024
"""What an entry weighs beside its text."""

PageKey: TypeAlias = tuple[str, Viewer, str]
"""A match, who looks, and in which language."""
PartKey: TypeAlias = tuple[str, str, str, bytes]
"""A template, a language, a game, and the encoded data."""

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class LruCache(Generic[K, V]):
    """A mapping of limited weight; the entry not used for the longest time goes first. What weighs
    more than an eighth of the whole is not kept: one large page would take the place of many."""

    def __init__(self, most: int, weight: Callable[[K, V], int]) -> None:
        self._most = most
        self._weight_of = weight
        self._entries: OrderedDict[K, V] = OrderedDict()
        self.weight = 0

    def get(self, key: K) -> V | None:
        """The value kept for a key, or None."""
        value = self._entries.get(key)
        if value is not None:
            self._entries.move_to_end(key)
        return value

    def put(self, key: K, value: V) -> V:
        """Keep a value; returns it."""
        self._drop(key)
        weight = self._weight_of(key, value)
        if weight <= self._most // 8:
            self._entries[key] = value
            self.weight += weight
        while self.weight > self._most:
            self._drop(next(iter(self._entries)))
        return value

    def _drop(self, key: K) -> None:
        if key in self._entries:
            self.weight -= self._weight_of(key, self._entries.pop(key))


class RenderedZones(Struct, frozen=True):
    """The fragments of a page with their digests, by the id of the zone, and what they were
    rendered from."""

    view: object
    house: House
    deadlines: dict[str, int]
    names: tuple[str, ...]
    info: MatchInfo
    rooms: tuple[RoomInfo, ...]
    company: tuple[Seat, ...]
    fragments: dict[str, str]
    digests: dict[str, str]

    def shows(
        self,
        match_view: MatchView,
        info: MatchInfo,
        rooms: tuple[RoomInfo, ...],
        company: tuple[Seat, ...],
    ) -> bool:
        """Whether a page of these would look the same."""
        # The view is the same object as long as the game's state is the same.
        return (
            self.view is match_view.observation.view
            and self.house == match_view.observation.house
            and self.deadlines == match_view.deadlines
            and self.names == match_view.names
            and self.info == info
            and self.rooms is rooms
            and self.company == company
        )


class ShownState(Struct, frozen=True):
    """What an open page shows.

    `digests`: of the zones, in order, as the page or the last message carried them. `cursor`: the
    viewer's own count of events; None when it is not known. `all_events`: whether the page shows
    as many events as a page may. The rest is known once an update was sent: `zones`, digests by
    the id of the zone; `group`, the key of the topmost group of events; `mine`, whether the page
    asks its viewer for an act; `rooms`, the keys of the rooms it has.
    """

    digests: tuple[str, ...]
    cursor: int | None
    all_events: bool
    zones: dict[str, str] | None = None
    group: str | None = None
    mine: bool | None = None
    rooms: frozenset[str] | None = None


class Update(Struct, frozen=True):
    """A message for an open page, placeholders not filled in (empty: nothing has changed), and what
    the page shows afterwards."""

    data: bytes
    after: ShownState


class CachedUpdate(Struct, frozen=True):
    """The last update for a viewer, and what it was made for."""

    match_view: MatchView
    info: MatchInfo
    fresh: bool
    shown: ShownState
    update: Update

    def fits(self, match_view: MatchView, info: MatchInfo, fresh: bool, shown: ShownState) -> bool:
        """Whether the update for these is the same."""
        same = self.match_view is match_view and self.fresh == fresh
        return same and self.shown == shown and self.info == info


class _Heard(Struct, frozen=True):
    """Events up to the viewer's own ordinal `cursor`, and their bytes."""

    cursor: int
    events: tuple[Event, ...]
    weight: int


_HeardKey: TypeAlias = tuple[str, Viewer, frozenset[str]]
_encode: Final = msgspec.json.Encoder().encode


class TurnCache:
    """The events that ended turns, by match. The log only grows, so each event is read once."""

    def __init__(self) -> None:
        self._matches: LruCache[str, tuple[int, tuple[Event, ...]]] = LruCache(
            _TURNS, lambda _key, known: 1 + len(known[1])
        )

    async def turns(self, table: Table, match: str, ids: frozenset[str]) -> tuple[Event, ...]:
        """The public events with these ids so far. Raises `TableError`."""
        after, known = self._matches.get(match) or (0, ())
        events = await table.events(match, PUBLIC, after=after)
        turns = known + tuple(event for event in events if event.id in ids)
        self._matches.put(match, (after + len(events), turns))
        return turns


class HeardEvents:
    """The events that named pages are made from, by match, viewer and ids. The log only grows, so
    each event is read once."""

    def __init__(self) -> None:
        self._known: LruCache[_HeardKey, _Heard] = LruCache(
            _HEARD, lambda _key, heard: _ENTRY + heard.weight
        )

    def cursor(self, match: str, viewer: Viewer, ids: frozenset[str]) -> int:
        """After which of the viewer's events those are to be read that `take` lacks."""
        known = self._known.get((match, viewer, ids))
        return known.cursor if known else 0

    async def take(
        self, table: Table, seen: MatchView, ids: frozenset[str], most: int
    ) -> tuple[Event, ...]:
        """The events with these ids that the viewer of a match view had received by then, the
        latest `most`. Raises `TableError`."""
        key, upto = (seen.match, seen.viewer, ids), seen.observation.cursor
        known = self._known.get(key)
        if known is None or known.cursor > upto:
            known = _Heard(0, (), 0)
        new = await table.events(*key[:2], after=known.cursor, limit=upto - known.cursor)
        found = tuple(event for event in new if event.id in ids)
        events = (known.events + found)[-most:]
        weight = sum(len(_encode(event)) for event in events) if found else known.weight
        self._known.put(key, _Heard(known.cursor + len(new), events, weight))
        return events


class PageCache:
    """All that one server remembers of its pages."""

    def __init__(self) -> None:
        self.parts: LruCache[PartKey, Markup] = LruCache(
            _PARTS, lambda key, html: _ENTRY + len(key[3]) + getsizeof(html)
        )
        self.zones: LruCache[PageKey, RenderedZones] = LruCache(
            _PAGES, lambda _key, page: _ENTRY + sum(map(getsizeof, page.fragments.values()))
        )
        self.updates: LruCache[PageKey, CachedUpdate] = LruCache(
            _UPDATES, lambda _key, cached: _ENTRY + len(cached.update.data)
        )
        self.turns = TurnCache()
        self.heard = HeardEvents()
