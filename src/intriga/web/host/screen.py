"""The big screen of a match, the referee's view, and the printed invitations for a hall."""

from typing import Any, Final

from litestar import get
from litestar.params import FromPath
from markupsafe import Markup

from intriga.kernel.actors import PUBLIC, REFEREE
from intriga.kernel.rooms import HOST_ROOM
from intriga.kernel.text import refuse
from intriga.table import MatchInfo, TableError
from intriga.web.context import RequestContext, context_of
from intriga.web.http import Request, Response
from intriga.web.lobby.waiting_room import grouped_code, qr_svg
from intriga.web.match.chat_view import NEWEST, RoomRenderer, numbered
from intriga.web.match.page import filled, live_url
from intriga.web.match.page_data import page_of, turns_of
from intriga.web.match.renderer import Chat, Page
from intriga.web.match.zones import Zones

_EVENTS: Final = 200
"""The latest events shown to the referee."""


@get("/m/{match:str}/sealed")
async def sealed(request: Request, match: FromPath[str]) -> Response:
    """Everything, for a referee who has opened this view; otherwise, back to the console."""
    ctx = await context_of(request)
    await ctx.table.hosting.require(match, ctx.me)
    assert ctx.me is not None
    match_view = await ctx.table.hosting.referee_view(match, ctx.me)
    if match_view is None:
        return ctx.redirect(f"/m/{match}/host")
    info = await ctx.match_info(match)
    rooms = await ctx.table.chat.rooms(match, REFEREE)
    keys = [room.key for room in rooms]
    latest = await ctx.table.chat.latest(match, REFEREE, keys, NEWEST)
    page = Page(
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
    zones = Zones(page)
    data = zones.template_data()
    html = ctx.site.render("host/sealed.html", **ctx.base_data(info.game), **data)
    return ctx.html(filled(ctx, page.match_view, html.encode()))


@get("/m/{match:str}/screen")
async def screen(request: Request, match: FromPath[str]) -> Response:
    """The match on a big screen: what is public, for every viewer."""
    ctx = await context_of(request)
    await ctx.table.viewer(match, ctx.me)
    info = await ctx.match_info(match)
    if info.status not in ("playing", "over"):
        return ctx.redirect(f"/m/{match}")
    return await screen_page(ctx, info)


async def screen_page(ctx: RequestContext, info: MatchInfo) -> Response:
    """The big screen; it is updated like the page of a spectator."""
    page = await page_of(ctx.site, ctx.language, info, PUBLIC)
    zones = Zones(page)
    data: dict[str, Any] = zones.template_data()
    latest = await ctx.table.chat.latest(info.id, PUBLIC, [HOST_ROOM], 1)
    data["announcement"] = Markup(RoomRenderer(zones).latest_announcement(latest))
    url = live_url(zones)
    data["match"]["live_url"] = f"{url}&as=public" if url else None
    joins = info.join_code and info.status != "over"
    link = f"{ctx.site.settings.base_url}/j/{info.join_code}" if joins else ""
    data["invitation"] = (
        {"qr": qr_svg(link), "code": grouped_code(info.join_code)} if link else None
    )
    html = ctx.site.render("host/screen.html", **ctx.base_data(info.game), **data)
    return ctx.html(filled(ctx, page.match_view, html.encode()))


@get("/m/{match:str}/codes.pdf")
async def invitations(request: Request, match: FromPath[str]) -> Response:
    """Printed invitations with a QR code for each free seat, to cut out. For hosts."""
    ctx = await context_of(request)
    await ctx.table.hosting.require(match, ctx.me)
    info = await ctx.match_info(match)
    if info.status not in ("gathering", "playing"):
        raise TableError("conflict", refuse("table-not-playing"))
    link = f"{ctx.site.settings.base_url}/j/{info.join_code}"
    t = ctx.say()
    seats = [seat.seat for seat in info.seats if seat.kind != "person"]
    data = {
        "title": ctx.match_title(info),
        "game": ctx.game_name(info.game),
        "code": grouped_code(info.join_code),
        "address": ctx.site.settings.base_url.partition("://")[2],
        "help": t("codes-help"),
        "slips": [
            {"seat": t("seat-number", n=seat + 1), "qr": qr_svg(f"{link}?seat={seat}")}
            for seat in seats
        ],
    }
    body = await ctx.site.printer.invitations(ctx.language, data, address=ctx.address)
    headers = {"content-disposition": 'inline; filename="codes.pdf"', "cache-control": "no-store"}
    return Response(body, media_type="application/pdf", headers=headers)
