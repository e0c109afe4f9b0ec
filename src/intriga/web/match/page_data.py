"""From a match to the page of one viewer: what is asked of the table for it."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from intriga.kernel.actors import Seat, Viewer
from intriga.kernel.disclosure.events import Event
from intriga.kernel.observe import Offer
from intriga.table import MatchInfo, MatchView, Numbered, RoomInfo, TableError
from intriga.web.match.forms.form_values import Problem
from intriga.web.match.renderer import Chat, Page, UnsentMessage
from intriga.web.match.zones.chat_view import NEWEST
from intriga.web.site import Site

LATEST: Final = 1 << 62
"""A cursor beyond all events."""
TABLE_QUERY: Final = "at=table"
"""In the address of a match: the table itself, also for a host who would arrive at the cockpit."""
_TAIL: Final = 60
"""How many events a page shows at first."""
ALL_MOST: Final = 1_000
"""How many events a page shows at most; those before have pages of their own."""


async def page_of(
    site: Site,
    language: str,
    info: MatchInfo,
    viewer: Viewer,
    *,
    all_events: bool = False,
    problem: Problem | None = None,
    receipt: str | None = None,
    refusal: str | None = None,
    chat: Chat | None = None,
) -> Page:
    """The page of a match as it is now, with its latest events, or with as many as a page may show.

    Raises `TableError`.
    """
    match_view = await site.table.observe(info.id, viewer, since=LATEST)
    rooms, company = await rooms_of(site, match_view)
    page = Page(
        site=site,
        language=language,
        info=info,
        match_view=match_view,
        offer=await offer_of(site, match_view),
        problem=problem,
        receipt=receipt,
        refusal=refusal,
        rooms=rooms,
        company=company,
        chat=chat,
        turns=await turns_of(site, info),
    )
    return await with_events(page, all_events)


async def may_still_watch(site: Site, info: MatchInfo, viewer: Viewer, me: str | None) -> bool:
    """Whether somebody with an open page may see what it is sent next: an office is given up, a
    host replaced. Who holds a seat is known to the subscription."""
    if info.watch or not isinstance(viewer, str):
        return True
    try:
        await site.table.viewer(info.id, me)
    except TableError:
        return False
    return True


async def offer_of(site: Site, match_view: MatchView) -> Offer | None:
    """The forms and domains of a viewer; None without a seat, or when the match is over."""
    if isinstance(match_view.viewer, str) or match_view.observation.outcome is not None:
        return None
    return await site.table.offer(match_view.match, match_view.viewer)


async def turns_of(site: Site, info: MatchInfo) -> tuple[Event, ...]:
    """The events that ended the turns of a match so far; none where the game has no turns."""
    ids = site.pages[info.game].turn_events
    return await site.page_cache.turns.turns(site.table, info.id, ids) if ids else ()


async def rooms_of(
    site: Site, match_view: MatchView
) -> tuple[tuple[RoomInfo, ...], tuple[Seat, ...]]:
    """The rooms of a viewer, and the seats with which a private chat may be started."""
    chat = site.table.chat
    rooms = await chat.rooms(match_view.match, match_view.viewer)
    if isinstance(match_view.viewer, str) or match_view.observation.outcome is not None:
        return rooms, ()
    return rooms, tuple(await chat.private_partners(match_view.match, match_view.viewer))


async def chat_of(
    site: Site,
    match: str,
    viewer: Viewer,
    me: str | None,
    *,
    opened: str = "",
    draft: UnsentMessage | None = None,
) -> Chat:
    """The chat of a match for one person, with the last messages of each room."""
    chat = site.table.chat
    rooms = [room.key for room in await chat.rooms(match, viewer)]
    latest = await chat.latest(match, viewer, rooms, NEWEST)
    attention = await chat.attention(match, viewer, me)
    return Chat(latest, attention, draft.room if draft else opened, draft)


async def with_events(page: Page, all_events: bool) -> Page:
    """The page with the latest events up to its match view, or with as many as it may show."""
    match, viewer = page.info.id, page.match_view.viewer
    upto = page.match_view.observation.cursor
    most = ALL_MOST if all_events else _TAIL
    events, more = await page.site.table.play_events(match, viewer, upto, most)
    earlier = None
    if more:
        earlier = earlier_url(match, events) if all_events else f"/m/{match}?all=1"
    return replace(page, events=events, earlier=earlier, all_events=all_events or not more)


def earlier_url(match: str, events: Sequence[Numbered]) -> str:
    """The address of the events before these."""
    return f"/m/{match}/events?before={events[0][0]}"
