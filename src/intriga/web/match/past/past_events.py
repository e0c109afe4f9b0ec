"""The events of a match on pages of their own, the newest page first: a long match has too many for
the page of the match."""

from typing import Final

from litestar import get
from litestar.params import FromPath
from msgspec.structs import replace

from intriga.web.http import Request, Response
from intriga.web.match.page_data import LATEST, earlier_url
from intriga.web.match.renderer import Page
from intriga.web.match.zones.zones import Zones
from intriga.web.request.context import context_of
from intriga.web.request.sent import parse_int

EVENTS_MOST: Final = 200
"""How many events a page shows."""


@get("/m/{match:str}/events")
async def past_events(request: Request, match: FromPath[str]) -> Response:
    """The viewer's events before their own number `?before=`, or the latest."""
    ctx = await context_of(request)
    info = await ctx.match_info(match)
    if info.status in ("gathering", "cancelled"):
        return ctx.redirect(f"/m/{match}")
    viewer = await ctx.table.viewer(match, ctx.me)
    match_view = await ctx.table.observe(match, viewer, since=LATEST)
    cursor = match_view.observation.cursor
    before = parse_int(request.query_params.get("before", "")) or cursor + 1
    async with ctx.site.limits.heavy.turn(ctx.client):  # it may read the whole log
        events, more = await ctx.table.play_events(match, viewer, before - 1, EVENTS_MOST)
    page = Page(ctx.site, ctx.language, info, match_view, None, events=events)
    zones = Zones(replace(page, earlier=earlier_url(match, events) if more else None))
    data = {
        "match": zones.match(),
        "dispatches": zones.dispatches(),
        "newest": f"/m/{match}/events" if before <= cursor else None,
    }
    return ctx.page("match/events_page.html", 200, info.game, **data)
