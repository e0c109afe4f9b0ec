"""Past turns of a match, while it is played and afterwards.

A turn is rendered from one public event alone, the one that ended it, so that it can show nothing
that is not public.
"""

from functools import partial
from typing import Final

from litestar import get
from litestar.params import FromPath
from markupsafe import escape

from intriga.kernel.actors import PUBLIC
from intriga.kernel.disclosure.events import Event
from intriga.kernel.text import refuse
from intriga.table import MatchInfo, TableError
from intriga.web.game_pages import Data
from intriga.web.http import Request, Response
from intriga.web.match.page_data import LATEST, turns_of
from intriga.web.match.renderer import Page
from intriga.web.match.zones.zones import Zones
from intriga.web.rendering.fragments import partial as htmx_partial
from intriga.web.request.context import RequestContext, context_of
from intriga.web.request.sent import parse_int

PICTURE_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; font-src data:"
"""A picture carries its styles and fonts and may load nothing."""
PNG_WIDTH: Final = 2000


@get("/m/{match:str}/turn")
async def turn(request: Request, match: FromPath[str]) -> Response:
    """The turn `?n=`, counted from 1, as a page, or with htmx in place of the board; beyond the
    last turn, the present."""
    ctx = await context_of(request)
    info, turns = await _turns(ctx, match)
    n = parse_int(request.query_params.get("n", "")) or 0
    if not 1 <= n <= len(turns):
        if ctx.is_htmx:
            return ctx.html(_in_place("", ctx.say(info.game)("turn-now")).encode())
        return ctx.redirect(f"/m/{match}")
    zones = await _zones(ctx, info, turns[:n])
    data: Data = {
        "n": n,
        "turn": zones.turn(turns[n - 1]),
        "turn_template": zones.pages.template(zones.shows.web.turn),
        "picture": zones.shows.turns is not None and zones.shows.turns.picture is not None,
        "fold": ctx.is_htmx,
    }
    if ctx.is_htmx:
        html = zones.fragment("zones/turn", **data)
        return ctx.html(_in_place(html, data["turn"]["name"]).encode())
    data |= {"match": zones.match(), "last": len(turns)}
    return ctx.page("match/turn_page.html", 200, info.game, **data)


@get("/m/{match:str}/turn/{file:str}")
async def turn_picture(request: Request, match: FromPath[str], file: FromPath[str]) -> Response:
    """The picture of a turn: `/m/…/turn/3.svg`, `/m/…/turn/3.png`. Raises `TableError`."""
    ctx = await context_of(request)
    info, turns = await _turns(ctx, match)
    number, _, kind = file.partition(".")
    n = parse_int(number) or 0
    own = ctx.site.pages[info.game].presentation.turns
    picture = own.picture if own is not None else None
    if not 1 <= n <= len(turns) or kind not in ("svg", "png") or picture is None:
        raise TableError("unknown", refuse("turn-unknown"))
    zones = await _zones(ctx, info, turns[:n])
    draw = partial(picture, zones.view, zones.scene, turns[n - 1])
    svg = zones.attempt("picture", draw, "") or failed_picture(zones)
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'inline; filename="{info.game}-{n}.{kind}"',
        "content-security-policy": PICTURE_POLICY,
    }
    if kind == "svg":
        return Response(svg.encode(), media_type="image/svg+xml", headers=headers)
    body = await ctx.site.printer.picture(svg, PNG_WIDTH, address=ctx.address)
    return Response(body, media_type="image/png", headers=headers)


def failed_picture(zones: Zones) -> str:
    """What stands for a picture that the game could not make."""
    return zones.site.render("match/fragments/failed_picture.svg", t=zones.t)


async def _turns(ctx: RequestContext, match: str) -> tuple[MatchInfo, tuple[Event, ...]]:
    """A match and its turns, if this person may see it. Raises `TableError`."""
    await ctx.table.viewer(match, ctx.me)
    info = await ctx.match_info(match)
    return info, await turns_of(ctx.site, info)


async def _zones(ctx: RequestContext, info: MatchInfo, turns: tuple[Event, ...]) -> Zones:
    """What a turn is rendered with: names, options, texts, and what is public."""
    match_view = await ctx.table.observe(info.id, PUBLIC, since=LATEST)
    page = Page(
        site=ctx.site,
        language=ctx.language,
        info=info,
        match_view=match_view,
        offer=None,
        turns=turns,
    )
    return Zones(page)


def _in_place(html: str, name: str) -> str:
    label = str(escape(name))
    shown = htmx_partial("turn-shown", html, "innerHTML")
    return shown + htmx_partial("turn-name", label, "innerHTML")
