"""From a match to the page of one viewer: what is asked of the table for it, and what is kept."""

from collections import OrderedDict
from typing import Final
from weakref import WeakKeyDictionary

from msgspec import Struct
from msgspec.structs import replace

from intriga.kernel.actors import Viewer
from intriga.kernel.observe import Offer
from intriga.table import MatchInfo, Sight
from intriga.web.forms import Problem
from intriga.web.site import Site
from intriga.web.zones import TAIL, Page, Zones

_KEPT: Final = 4096
"""How many pages' fragments are kept: one for each viewer of each match being looked at."""
LATEST: Final = 1 << 62
"""A cursor beyond all events."""


class _Kept(Struct):
    view: object
    deadlines: dict[str, int]
    names: tuple[str, ...]
    info: MatchInfo
    fragments: dict[str, str]


class Shelf:
    """Fragments that were made, by match, viewer and language; the latest of each."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[str, Viewer, str], _Kept] = OrderedDict()

    def fragments(self, zones: Zones) -> dict[str, str]:
        """The fragments of a page that carries neither a problem nor a receipt."""
        page = zones.page
        sight = page.sight
        key = (sight.match, sight.viewer, page.language)
        kept = self._kept.get(key)
        # The view is the same object as long as nothing has changed for this viewer.
        if (
            kept is None
            or kept.view is not sight.observation.view
            or kept.deadlines != sight.deadlines
            or kept.names != sight.names
            or kept.info != page.info
        ):
            made = zones.fragments()
            kept = _Kept(sight.observation.view, sight.deadlines, sight.names, page.info, made)
            self._kept[key] = kept
            if len(self._kept) > _KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return kept.fragments


_shelves: WeakKeyDictionary[Site, Shelf] = WeakKeyDictionary()


def shelf_of(site: Site) -> Shelf:
    """The shelf of a server."""
    shelf = _shelves.get(site)
    if shelf is None:
        shelf = _shelves[site] = Shelf()
    return shelf


async def offer_of(site: Site, sight: Sight) -> Offer | None:
    """The forms and domains of whoever looks, if he sits and the match goes on."""
    if isinstance(sight.viewer, str) or sight.observation.outcome is not None:
        return None
    return await site.table.offer(sight.match, sight.viewer)


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
) -> Page:
    """The page of a match as it is now, with its latest dispatches (`whole`: with all).

    Raises `TableError`.
    """
    sight = await site.table.observe(info.id, viewer, since=LATEST)
    page = Page(
        site=site,
        language=language,
        info=info,
        sight=sight,
        offer=await offer_of(site, sight),
        problem=problem,
        receipt=receipt,
        said=said,
    )
    return await with_dispatches(page, whole)


async def with_dispatches(page: Page, whole: bool) -> Page:
    """The page with the latest dispatches up to its sight (`whole`: with all of them)."""
    match, viewer = page.info.id, page.sight.viewer
    cursor = page.sight.observation.cursor
    after = 0 if whole else max(0, cursor - TAIL)
    events = await page.site.table.events(match, viewer, after=after, limit=cursor - after)
    earlier = f"/m/{match}?all=1" if after else None
    return replace(page, events=events, first=after + 1, earlier=earlier)
