"""The big screen of a match, the referee's view, and the printed invitations for a hall."""

from typing import Any

from litestar import get
from litestar.params import FromPath
from litestar.types import ASGIApp
from markupsafe import Markup

from intriga.kernel.actors import PUBLIC
from intriga.kernel.rooms import HOST_ROOM
from intriga.kernel.text import refuse
from intriga.table import MatchInfo, TableError
from intriga.table.accounts.codes import normalize_code
from intriga.web.host.waiting_screen import WaitingScreenFeed, join_data, waiting_screen
from intriga.web.http import Request, Response
from intriga.web.lobby.join import match_of_code
from intriga.web.lobby.places import place_choices
from intriga.web.lobby.waiting_room import grouped_code, qr_svg
from intriga.web.match.page import live_url
from intriga.web.match.page_data import page_of
from intriga.web.match.pushes.filling import filled
from intriga.web.match.pushes.rendered_zones import template_data
from intriga.web.match.zones.chat_view import RoomRenderer
from intriga.web.match.zones.zones import Zones
from intriga.web.request.context import RequestContext, context_of


@get("/m/{match:str}/screen")
async def screen(request: Request, match: FromPath[str]) -> Response:
    """The big screen of a match: what is public, for every viewer. The join code is shown to those
    who may invite others, and to a browser that brings it (`?code=`): that of a hall, for instance,
    in which nobody is signed in."""
    ctx = await context_of(request)
    info = await ctx.match_info(match)
    if info.status == "cancelled":
        return ctx.redirect(f"/m/{match}")
    code = await _join_code(ctx, info)
    public = await ctx.table.lobby.queries.info(match)
    if info.status == "gathering":
        return waiting_screen(ctx, public, code)
    await ctx.table.viewer(match, ctx.me)
    return await screen_page(ctx, public, code if info.status == "playing" else "")


@get("/m/{match:str}/screen/live")
async def screen_live(request: Request) -> ASGIApp:
    """The updates of a big screen before the start. Later ones are those of a spectator's page."""
    match: str = request.path_params["match"]
    ctx = await context_of(request)
    info = await ctx.match_info(match)
    slot = ctx.site.limits.live(ctx.address, ctx.me, seated=info.seat is not None or info.hosted)
    return ctx.site.limits.connections.stream(WaitingScreenFeed(ctx, match, slot).feed)


@get("/screen/{code:str}")
async def screen_of_code(request: Request, code: FromPath[str]) -> Response:
    """The big screen of the match with this join code: an address that is short enough to type."""
    ctx = await context_of(request)
    match = await match_of_code(ctx, code)
    return ctx.redirect(f"/m/{match}/screen?code={normalize_code(code)}")


async def _join_code(ctx: RequestContext, info: MatchInfo) -> str:
    """The join code, for those who may see it or know it already; else empty. Raises `TableError`
    for a wrong one."""
    given = ctx.request.query_params.get("code", "")
    if info.join_code or not given:
        return info.join_code
    return normalize_code(given) if await match_of_code(ctx, given) == info.id else ""


async def screen_page(ctx: RequestContext, info: MatchInfo, code: str) -> Response:
    """The big screen; it is updated like the page of a spectator. `info`: as a stranger sees the
    match."""
    page = await page_of(ctx.site, ctx.language, info, PUBLIC)
    zones = Zones(page)
    data: dict[str, Any] = template_data(zones)
    latest = await ctx.table.chat.latest(info.id, PUBLIC, [HOST_ROOM], 1)
    data["announcement"] = Markup(RoomRenderer(zones).latest_announcement(latest))
    url = live_url(zones)
    data["match"]["live_url"] = f"{url}&as=public" if url else None
    data["join"] = join_data(ctx, code)
    html = ctx.site.render("host/screen.html", **ctx.base_data(info.game), **data)
    return ctx.html(filled(ctx, page.info, page.match_view, html.encode()))


def _slips(ctx: RequestContext, info: MatchInfo) -> list[tuple[str, str]]:
    """What each slip invites to, and the query that leads there: the places that people may choose,
    or the free seats."""
    t = ctx.say()
    if info.places and info.status == "gathering":
        return [
            (choice["name"], f"place={choice['value']}")
            for choice in place_choices(ctx, info, officials=True)
            for _ in range(choice["free"])
        ]
    seats = [seat.seat for seat in info.seats if seat.kind in ("empty", "bot")]
    return [(t("seat-number", n=seat + 1), f"seat={seat}") for seat in seats]


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
    data = {
        "title": ctx.match_title(info),
        "game": ctx.game_name(info.game),
        "code": grouped_code(info.join_code),
        "address": ctx.site.settings.base_url.partition("://")[2],
        "help": t("codes-help"),
        "slips": [
            {"seat": label, "qr": qr_svg(f"{link}?{query}")} for label, query in _slips(ctx, info)
        ],
    }
    body = await ctx.site.printer.invitations(ctx.language, data, address=ctx.address)
    headers = {"content-disposition": 'inline; filename="codes.pdf"', "cache-control": "no-store"}
    return Response(body, media_type="application/pdf", headers=headers)
