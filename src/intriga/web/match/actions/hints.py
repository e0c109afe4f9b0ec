"""Whoever asks what a bot would do in their seat is told."""

from litestar import post
from litestar.params import FromPath

from intriga.web.http import Request, Response
from intriga.web.match.actions.acts import seat_of
from intriga.web.match.actions.hinting import advice_for, hint_data
from intriga.web.match.page import playing_page
from intriga.web.match.page_data import page_of
from intriga.web.match.pushes.filling import filled
from intriga.web.match.zones.zones import Zones
from intriga.web.rendering.fragments import partial
from intriga.web.request.context import context_of


@post("/m/{match:str}/hint", status_code=200)
async def hint(request: Request, match: FromPath[str]) -> Response:
    """What a bot would do now: with htmx as a part of the tray, without script as the page."""
    ctx = await context_of(request)
    seat = await seat_of(ctx, match)
    advice = await advice_for(ctx, match, seat)
    info = await ctx.match_info(match)
    page = await page_of(ctx.site, ctx.language, info, seat)
    data = await hint_data(ctx, page, advice)
    if not ctx.is_htmx:
        return await playing_page(ctx, info, hint=data)
    html = partial("hint", Zones(page).fragment("hint", hint=data), "innerHTML show:top")
    return ctx.html(filled(ctx, page.info, page.match_view, html.encode()))
