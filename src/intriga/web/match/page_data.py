"""From a match to the page of one viewer: what is asked of the table for it, and what is kept."""

from collections import OrderedDict
from typing import Any, Final, Generic, TypeAlias, TypeVar
from weakref import WeakKeyDictionary

from msgspec import Struct
from msgspec.structs import replace

from intriga.kernel.actors import PUBLIC, Seat, Viewer
from intriga.kernel.events import Event
from intriga.kernel.observe import Offer
from intriga.table import MatchInfo, MatchView, RoomInfo, Table
from intriga.web.match.chat_view import NEWEST, Draft, Talking
from intriga.web.match.forms import Problem
from intriga.web.match.fragments import digests
from intriga.web.match.zones import TAIL, Page, Zones
from intriga.web.site import Site

_KEPT: Final = 4096
"""How many pages' fragments are kept: one for each viewer of each match being looked at."""
_MATCHES: Final = 256
"""Of how many matches the turns are kept."""
LATEST: Final = 1 << 62
"""A cursor beyond all events."""


class Kept(Struct, frozen=True):
    """The fragments of a page with their digests, by zone, and what they were made of."""

    view: object
    deadlines: dict[str, int]
    names: tuple[str, ...]
    info: MatchInfo
    rooms: tuple[RoomInfo, ...]
    company: tuple[Seat, ...]
    fragments: dict[str, str]
    digests: dict[str, str]


Key: TypeAlias = tuple[str, Viewer, str]
"""A match, who looks, and in which language."""
T = TypeVar("T")


class Latest(Generic[T]):
    """The latest of something for each kind of page."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Key, T] = OrderedDict()

    def get(self, key: Key) -> T | None:
        """What was kept last."""
        return self._kept.get(key)

    def put(self, key: Key, value: T) -> T:
        """Keep this instead."""
        self._kept[key] = value
        self._kept.move_to_end(key)
        if len(self._kept) > _KEPT:
            self._kept.popitem(last=False)
        return value


class Shelf:
    """What was made for a page and is the same for others. `told`: see `news`."""

    def __init__(self) -> None:
        self._pages: Latest[Kept] = Latest()
        self.told: Latest[Any] = Latest()

    def kept(self, zones: Zones) -> Kept:
        """The fragments of a page that carries neither a problem nor a receipt."""
        page = zones.page
        sight = page.sight
        key = (sight.match, sight.viewer, page.language)
        kept = self._pages.get(key)
        # The view is the same object as long as nothing has changed for this viewer.
        if (
            kept is not None
            and kept.view is sight.observation.view
            and kept.deadlines == sight.deadlines
            and kept.names == sight.names
            and kept.info == page.info
            and kept.rooms is page.rooms
            and kept.company == page.company
        ):
            return kept
        made = zones.fragments()
        fresh = Kept(
            sight.observation.view,
            sight.deadlines,
            sight.names,
            page.info,
            page.rooms,
            page.company,
            made,
            digests(made),
        )
        return self._pages.put(key, fresh)


class _Turns:
    """The events that ended turns, by match, with the public cursor up to which they were read:
    the log only grows, so each is looked for once."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, tuple[int, tuple[Event, ...]]] = OrderedDict()

    async def turns(self, table: Table, match: str, ids: frozenset[str]) -> tuple[Event, ...]:
        after, known = self._kept.get(match, (0, ()))
        events = await table.events(match, PUBLIC, after=after)
        turns = known + tuple(event for event in events if event.id in ids)
        self._kept[match] = after + len(events), turns
        self._kept.move_to_end(match)
        if len(self._kept) > _MATCHES:
            self._kept.popitem(last=False)
        return turns


_turns: WeakKeyDictionary[Site, _Turns] = WeakKeyDictionary()


def _shelf_of_turns(site: Site) -> _Turns:
    shelf = _turns.get(site)
    if shelf is None:
        shelf = _turns[site] = _Turns()
    return shelf


_shelves: WeakKeyDictionary[Site, Shelf] = WeakKeyDictionary()


def shelf_of(site: Site) -> Shelf:
    """The shelf of a server."""
    shelf = _shelves.get(site)
    if shelf is None:
        shelf = _shelves[site] = Shelf()
    return shelf


async def offer_of(site: Site, sight: MatchView) -> Offer | None:
    """The forms and domains of whoever looks, if he sits and the match goes on."""
    if isinstance(sight.viewer, str) or sight.observation.outcome is not None:
        return None
    return await site.table.offer(sight.match, sight.viewer)


async def turns_of(site: Site, info: MatchInfo) -> tuple[Event, ...]:
    """The events that ended the turns of a match so far; none where the game has no turns."""
    ids = site.pages[info.game].turns
    return await _shelf_of_turns(site).turns(site.table, info.id, ids) if ids else ()


async def page_of(
    site: Site,
    language: str,
    info: MatchInfo,
    viewer: Viewer,
    *,
    whole: bool = False,
    problem: Problem | None = None,
    receipt: str | None = None,
    said: str | None = None,
    talking: Talking | None = None,
) -> Page:
    """The page of a match as it is now, with its latest dispatches (`whole`: with all).

    Raises `TableError`.
    """
    sight = await site.table.observe(info.id, viewer, since=LATEST)
    rooms, company = await rooms_of(site, sight)
    page = Page(
        site=site,
        language=language,
        info=info,
        sight=sight,
        offer=await offer_of(site, sight),
        problem=problem,
        receipt=receipt,
        said=said,
        rooms=rooms,
        company=company,
        talking=talking,
        turns=await turns_of(site, info),
    )
    return await with_dispatches(page, whole)


async def rooms_of(site: Site, sight: MatchView) -> tuple[tuple[RoomInfo, ...], tuple[Seat, ...]]:
    """The rooms of whoever looks, and with whom he may talk in private."""
    talk = site.table.chat
    rooms = await talk.rooms(sight.match, sight.viewer)
    if isinstance(sight.viewer, str) or sight.observation.outcome is not None:
        return rooms, ()
    return rooms, tuple(await talk.private_partners(sight.match, sight.viewer))


async def talking_of(
    site: Site,
    match: str,
    viewer: Viewer,
    me: str | None,
    *,
    opened: str = "",
    draft: Draft | None = None,
) -> Talking:
    """The talk of a match as one person has it, with what was said last in each room."""
    talk = site.table.chat
    rooms = [room.key for room in await talk.rooms(match, viewer)]
    latest = await talk.latest(match, viewer, rooms, NEWEST)
    attention = await talk.attention(match, viewer, me)
    return Talking(latest, attention, draft.room if draft else opened, draft)


async def with_dispatches(page: Page, whole: bool) -> Page:
    """The page with the latest dispatches up to its sight (`whole`: with all of them)."""
    match, viewer = page.info.id, page.sight.viewer
    upto = page.sight.observation.cursor
    events, more = await page.site.table.play_events(match, viewer, upto, None if whole else TAIL)
    return replace(page, events=events, earlier=f"/m/{match}?all=1" if more else None)
