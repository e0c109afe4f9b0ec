"""What is remembered of match pages between requests: the same page is rendered once for all.

One `PageCache` belongs to each `Site`.
"""

from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from sys import getsizeof
from typing import Any, Final, Generic, TypeAlias, TypeVar

import msgspec
from markupsafe import Markup
from msgspec import Struct

from intriga.kernel.actors import PUBLIC, Viewer
from intriga.kernel.disclosure.events import Event
from intriga.table import MatchInfo, MatchView, Table
from intriga.web.rendering.fragments import known_form, with_parts

_PAGES: Final = 24 * 1024 * 1024
"""Bytes of pages remembered: one for each viewer of each match in each language."""
_PARTS: Final = 16 * 1024 * 1024
"""Bytes of rendered parts of pages remembered, with those of what they were made from."""
_UPDATES: Final = 4 * 1024 * 1024
"""Bytes of updates remembered."""
_PEOPLE: Final = 4 * 1024 * 1024
"""Bytes of lists of players remembered: one for each match in each language."""
_SCREENS: Final = 8 * 1024 * 1024
"""Bytes of big screens remembered: one for each match in each language."""
_ALIKE: Final = 8 * 1024 * 1024
"""Bytes of parts remembered that are the same for all who see the same: the pages of these viewers
hold them, too."""
_CARRIED: Final = 16
"""With so many parts an open page carries the digest of each."""
_FRAMES: Final = 4096
"""Matches of which the data that all their fragments have are remembered, in one language."""
_FORMS: Final = 24 * 1024 * 1024
"""Bytes of the last forms of viewers remembered, with their data."""
_TOLD: Final = 1024 * 1024
"""Bytes of texts of events remembered: for a moment, while the pages of a match are sent them."""
_TURNS: Final = 4096
"""Ended turns remembered."""
_HEARD: Final = 16 * 1024 * 1024
"""Bytes of events of named pages remembered."""
_ENTRY: Final = 1024
"""What an entry weighs beside its text."""

PageKey: TypeAlias = tuple[str, Viewer, str]
"""A match, who looks, and in which language."""
AlikeKey: TypeAlias = tuple[str, Hashable, str, str]
"""A match, what its viewers have in common (`Game.viewpoint`), the language, and a part."""
PartKey: TypeAlias = tuple[str, str, str, Hashable, Hashable]
"""A template, a language, a game, what is known of the match, and the encoded data, or what they
follow from."""

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class LruCache(Generic[K, V]):
    """A mapping of limited weight; the entry not used for the longest time goes first. What weighs
    more than an eighth of the whole is not kept: one large page would take the place of many."""

    def __init__(self, most: int, weight: Callable[[K, V], int]) -> None:
        self._most = most
        self._weight_of = weight
        self._entries: OrderedDict[K, tuple[V, int]] = OrderedDict()
        self.weight = 0

    def get(self, key: K) -> V | None:
        """The value kept for a key, or None."""
        entry = self._entries.get(key)
        if entry is None:
            return None
        self._entries.move_to_end(key)
        return entry[0]

    def put(self, key: K, value: V) -> V:
        """Keep a value; returns it."""
        self._drop(key)
        weight = self._weight_of(key, value)
        if weight <= self._most // 8:
            self._entries[key] = value, weight
            self.weight += weight
        while self.weight > self._most:
            self._drop(next(iter(self._entries)))
        return value

    def _drop(self, key: K) -> None:
        if key in self._entries:
            self.weight -= self._entries.pop(key)[1]


class PageFrame(Struct, frozen=True):
    """Data that many pieces have: `key` tells them from others."""

    data: Mapping[str, Any]
    key: Hashable


NO_FRAME: Final = PageFrame({}, "")


class ZoneDigests(Struct, frozen=True):
    """What tells a zone from another: `whole`, of all of it; `frame`, of it without its parts;
    `parts`, of each of those by the id of its element. `known`: as of `Parts`."""

    whole: str
    frame: str
    parts: Mapping[str, str]
    known: bool = False

    def carried(self) -> dict[str, str]:
        """What an open page carries of it, by ids: so many parts that it knows which of them it
        lacks after a break, or, of more, the whole."""
        few = len(self.parts) <= _CARRIED and not self.known
        return {"": self.frame, **self.parts} if few else {"": self.whole}


class Parts(Struct, frozen=True):
    """Parts of a zone by the id of their element, with their digests; `whole`: of all of them.
    `shared`: the pages of others hold the same ones, so they weigh nothing here. `known`: they are
    forms, digested without the generations that they answer, and a page that has one is sent its id
    and what it answers in its place (js/forms/known-forms.js)."""

    html: Mapping[str, bytes]
    digests: Mapping[str, str]
    whole: str
    shared: bool = False
    known: bool = False

    @property
    def weight(self) -> int:
        """Bytes of memory that belong to these parts alone."""
        return 0 if self.shared else sum(map(getsizeof, self.html.values()))


class RenderedZone(Struct, frozen=True):
    """A zone as it was rendered, with placeholders for its parts. `inputs`: what it was made from,
    and looks the same as long as they are equal; `weight`: its bytes of memory."""

    inputs: tuple[Any, ...]
    html: bytes
    parts: Mapping[str, bytes]
    digests: ZoneDigests
    weight: int

    @property
    def whole(self) -> bytes:
        """The zone with its parts in their places."""
        return with_parts(self.html, self.parts) if self.parts else self.html

    def beyond(self, shown: ZoneDigests | None) -> bytes:
        """The zone for a page that shows the other: without the forms that this has already."""
        if shown is None or not (self.digests.known and shown.known):
            return self.whole
        theirs, mine = shown.parts, self.digests.parts
        parts = {
            id: known_form(id, html) if theirs.get(id) == mine[id] else html
            for id, html in self.parts.items()
        }
        return with_parts(self.html, parts)


class MadeAlike(Struct, frozen=True):
    """A part that is the same for all who see the same (`match/alike.py`): what it was made from,
    and its bytes of memory."""

    inputs: tuple[Any, ...]
    made: Any
    weight: int


class ToldEvent(Struct, frozen=True):
    """An event in words, with the names that players had. Those who receive an event get the same
    object, so it is found by its identity: `event` is kept so that no other one can have it."""

    event: Event
    names: tuple[str, ...]
    text: str


class ShownState(Struct, frozen=True):
    """What an open page shows.

    `carried`: digests of its zones, in order, as the page or the last message carried them;
    `marks`: of the players' marks; `drafts`: of the viewer's drafts, empty for none.
    `cursor`: the viewer's own count of events; None when it is not known. `all_events`: whether the
    page shows as many events as a page may. The rest is known once an update was sent: `zones`, by
    their ids; `group`, the key of the topmost group of events; `mine`,
    whether the page asks its viewer for an act; `rooms`, the keys of the rooms it has.
    """

    carried: tuple[str, ...]
    marks: str
    cursor: int | None
    all_events: bool
    drafts: str = ""
    zones: Mapping[str, ZoneDigests] | None = None
    group: str | None = None
    mine: bool | None = None
    rooms: frozenset[str] | None = None

    @property
    def id(self) -> str:
        """The id of a message after which a page shows this."""
        drafts = f".{self.drafts}" if self.drafts else ""
        return f"{self.cursor}.{'-'.join([self.marks, *self.carried])}{drafts}"


class Update(Struct, frozen=True):
    """A message for an open page in pieces, placeholders not filled in (none: nothing has changed),
    and what the page shows afterwards."""

    data: tuple[bytes, ...]
    after: ShownState

    @property
    def weight(self) -> int:
        """Bytes of the message."""
        return sum(map(len, self.data))


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


def _weight(_key: PageKey, zones: Mapping[str, RenderedZone]) -> int:
    return _ENTRY + sum(zone.weight for zone in zones.values())


class PageCache:
    """All that one server remembers of its pages."""

    def __init__(self) -> None:
        self.parts: LruCache[PartKey, Markup] = LruCache(
            _PARTS, lambda key, html: _ENTRY + getsizeof(key[-1]) + getsizeof(html)
        )
        self.frames: LruCache[Hashable, PageFrame] = LruCache(_FRAMES, lambda _key, _frame: 1)
        self.forms: LruCache[PageKey, tuple[Any, int]] = LruCache(
            _FORMS, lambda _key, forms: _ENTRY + forms[1]
        )
        self.zones: LruCache[PageKey, Mapping[str, RenderedZone]] = LruCache(_PAGES, _weight)
        self.alike: LruCache[AlikeKey, MadeAlike] = LruCache(
            _ALIKE, lambda _key, known: _ENTRY + known.weight
        )
        self.people: LruCache[tuple[str, str], tuple[Any, Parts]] = LruCache(
            _PEOPLE, lambda _key, known: _ENTRY + sum(map(getsizeof, known[1].html.values()))
        )
        self.updates: LruCache[PageKey, CachedUpdate] = LruCache(
            _UPDATES, lambda _key, cached: _ENTRY + cached.update.weight
        )
        self.told: LruCache[tuple[int, str, str], ToldEvent] = LruCache(
            _TOLD, lambda _key, told: _ENTRY + getsizeof(told.text)
        )
        self.screens: LruCache[tuple[str, str], tuple[MatchView, MatchInfo, Any]] = LruCache(
            _SCREENS, lambda _key, known: _ENTRY + known[2].weight
        )
        self.turns = TurnCache()
        self.heard = HeardEvents()
