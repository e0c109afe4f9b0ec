"""The referee's desk: everything, live, with the forms that the game has for its host.

It is sealed: opening it is announced to everybody, and it closes by itself after a while.
"""

from typing import Final

from litestar import get
from litestar.params import FromPath
from litestar.types import ASGIApp

from intriga.http_common.connections import HEARTBEAT, LiveConnection
from intriga.http_common.rate_limits.slots import Slot
from intriga.kernel.actors import REFEREE
from intriga.table import MatchInfo, MatchView, TableError
from intriga.web.http import Request, Response
from intriga.web.match.page_data import turns_of
from intriga.web.match.pushes.filling import filled
from intriga.web.match.pushes.rendered_zones import template_data
from intriga.web.match.renderer import Chat, Page
from intriga.web.match.zones.chat_view import NEWEST, numbered
from intriga.web.match.zones.zones import Zones
from intriga.web.rendering.fragments import COMMAND, CSRF, MOVED, partial, sse_message
from intriga.web.request.context import RequestContext, context_of

_EVENTS: Final = 200
"""The latest events shown to the referee."""


@get(["/m/{match:str}/host/desk", "/m/{match:str}/sealed"])
async def referee_desk(request: Request, match: FromPath[str]) -> Response:
    """Everything, for a referee who has opened this view; otherwise, back to the cockpit."""
    ctx = await context_of(request)
    await ctx.table.hosting.require(match, ctx.me)
    assert ctx.me is not None
    match_view = await ctx.table.hosting.referee_view(match, ctx.me)
    if match_view is None:
        return ctx.redirect(f"/m/{match}/host")
    info = await ctx.match_info(match)
    zones = await _zones(ctx, info, match_view)
    html = ctx.site.render(
        "host/referee_desk.html",
        **ctx.base_data(info.game) | {"csrf": CSRF},
        match=zones.match(),
        body=await _body(ctx, zones),
        live_url=f"/m/{match}/host/desk/live",
        close_url=f"/m/{match}/host/close-look",
    )
    return ctx.html(filled(ctx, info, match_view, html.encode()))


@get("/m/{match:str}/host/desk/live")
async def referee_desk_live(request: Request) -> ASGIApp:
    """The updates of an open desk."""
    match: str = request.path_params["match"]
    ctx = await context_of(request)
    await ctx.table.hosting.require(match, ctx.me)
    info = await ctx.match_info(match)
    slot = ctx.site.limits.live(ctx.address, ctx.me, seated=True)
    return ctx.site.limits.connections.stream(RefereeFeed(ctx, info, slot).feed)


async def _zones(ctx: RequestContext, info: MatchInfo, match_view: MatchView) -> Zones:
    rooms = await ctx.table.chat.rooms(info.id, REFEREE)
    latest = await ctx.table.chat.latest(info.id, REFEREE, [room.key for room in rooms], NEWEST)
    return Zones(
        Page(
            site=ctx.site,
            language=ctx.language,
            info=info,
            match_view=match_view,
            offer=None,
            rooms=rooms,
            chat=Chat(latest),
            turns=await turns_of(ctx.site, info),
            events=numbered(match_view.observation.events)[-_EVENTS:],
            slider=False,
        )
    )


async def _body(ctx: RequestContext, zones: Zones) -> str:
    """What changes on the desk, with placeholders."""
    info = zones.page.info
    offer = await ctx.table.hosting.offer(info.id, ctx.me or "")
    data = ctx.base_data(info.game) | template_data(zones)
    url = f"/m/{info.id}/host"
    return ctx.site.render(
        "host/fragments/referee_desk.html",
        **data | {"csrf": CSRF, "command": COMMAND, "desk": True},
        cockpit={"url": url, "forms": zones.forms(offer, None), "back": "desk"},
    )


class RefereeFeed:
    """The events for one open desk. `slot` is released at the end."""

    def __init__(self, ctx: RequestContext, info: MatchInfo, slot: Slot) -> None:
        self.ctx = ctx
        self.info = info
        self._slot = slot
        self._shown = ""

    async def feed(self, connection: LiveConnection) -> None:
        """Send the desk when it has changed; `moved` once it is closed: its time is up, the match
        is over, or this person no longer hosts it."""
        table, id = self.ctx.table, self.info.id
        with self._slot:
            await connection.send(HEARTBEAT)
            async with (
                table.lobby.queries.changes(id, connection.mark),
                table.subscribe(id, REFEREE, None, connection.mark) as everything,
            ):
                while not everything.ended and await connection.news():
                    await everything.take()
                    match_view = await self._open()
                    if match_view is None or match_view.observation.outcome is not None:
                        await connection.send(MOVED)
                        return
                    self.info = await table.lobby.queries.info(id, self.ctx.me)
                    zones = await _zones(self.ctx, self.info, match_view)
                    html = await _body(self.ctx, zones)
                    if html != self._shown:
                        self._shown = html
                        data = sse_message(partial("referee-desk", html, "outerMorph"))
                        await connection.send(filled(self.ctx, self.info, match_view, data))

    async def _open(self) -> MatchView | None:
        """What the referee sees; None once the view is closed to them."""
        me = self.ctx.me
        if me is None or not await self.ctx.still_signed_in():
            return None
        try:
            return await self.ctx.table.hosting.referee_view(self.info.id, me)
        except TableError:
            return None
