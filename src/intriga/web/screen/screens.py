"""The big screen of a match: the page, its updates, its short address."""

from typing import Final

from litestar import get
from litestar.params import FromPath
from litestar.types import ASGIApp

from intriga.kernel.actors import PUBLIC
from intriga.table import MatchInfo
from intriga.table.accounts.codes import normalize_code
from intriga.web.http import Request, Response
from intriga.web.lobby.join import match_of_code
from intriga.web.match.page_data import LATEST
from intriga.web.match.pushes.filling import filled
from intriga.web.request.context import THEMES, RequestContext, context_of
from intriga.web.screen.feed import ScreenFeed, shown_id, with_join
from intriga.web.screen.gathering import gathering
from intriga.web.screen.show import shown_now
from intriga.web.screen.shown import Shown

_THEME: Final = "theme"


@get("/m/{match:str}/screen")
async def screen(request: Request, match: FromPath[str]) -> Response:
    """The big screen of a match: what is public, for every viewer. The join code is shown to those
    who may invite others, and to a browser that brings it (`?code=`): that of a hall, for instance,
    in which nobody is signed in. `?theme=dark` and `?theme=light` choose the colours of this screen
    alone."""
    ctx = await context_of(request)
    info = await ctx.match_info(match)
    if info.status == "cancelled":
        return ctx.redirect(f"/m/{match}")
    code = await _join_code(ctx, info)
    public = await ctx.table.lobby.queries.info(match)
    if info.status == "gathering":
        shown = gathering(ctx, public, code)
        return ctx.html(_page(ctx, public, shown, code, 0).encode())
    await ctx.table.viewer(match, ctx.me)
    seen, made = await shown_now(ctx.site, ctx.language, public)
    shown = with_join(ctx, public, code, made)
    html = _page(ctx, public, shown, code, seen.observation.cursor)
    return ctx.html(filled(ctx, public, seen, html.encode()))


@get("/m/{match:str}/screen/live")
async def screen_live(request: Request) -> ASGIApp:
    """The updates of a big screen. Raises `TableError`."""
    match: str = request.path_params["match"]
    ctx = await context_of(request)
    info = await ctx.match_info(match)
    code = await _join_code(ctx, info)
    slot = ctx.site.limits.live(ctx.address, ctx.me, seated=info.seat is not None or info.hosted)
    public = await ctx.table.lobby.queries.info(match)
    if info.status != "gathering":
        await ctx.table.viewer(match, ctx.me)
        await ctx.table.observe(match, PUBLIC, since=LATEST)  # raises before the stream, if at all
    return ctx.site.limits.connections.stream(ScreenFeed(ctx, public, code, slot).feed)


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


def _page(ctx: RequestContext, info: MatchInfo, shown: Shown, code: str, cursor: int) -> str:
    """The page, placeholders not filled in. `info`: as a stranger sees the match."""
    asked = ctx.request.query_params.get(_THEME, "")
    chosen = asked if asked in THEMES else ""
    base = ctx.base_data(info.game)
    night = {True: "dark", False: "light", None: base["theme"]}[shown.dark]
    live = f"/m/{info.id}/screen/live?from={shown_id(cursor, shown)}"
    pages = ctx.site.pages.get(info.game)
    data = {
        "title": ctx.match_title(info),
        "game_id": info.game,
        "live_url": (live + (f"&code={code}" if code else "")) if info.status != "over" else None,
        "reload": "started" if info.status == "gathering" else "moved",
        "styles": [*pages.styles, *pages.screen_styles] if pages else [],
        "parts": {id: html.decode() for id, html in shown.parts.items()},
        "show": shown.show(),
        "follows": not chosen,
        "theme": chosen or night,
    }
    return ctx.site.render("screen/screen.html", **base | data)
