"""A match as a small picture for lists of matches, of what is public alone."""

from litestar import get
from litestar.params import FromPath

from intriga.kernel.actors import PUBLIC
from intriga.kernel.text import refuse
from intriga.table import TableError
from intriga.web.http import Request, Response
from intriga.web.match.page_data import LATEST, turns_of
from intriga.web.match.past.past_turns import PICTURE_POLICY, failed_picture
from intriga.web.match.renderer import Page
from intriga.web.match.zones.zones import Zones
from intriga.web.request.context import context_of

_CACHED: int = 24 * 3600


@get("/m/{match:str}/thumbnail.svg")
async def thumbnail(request: Request, match: FromPath[str]) -> Response:
    """The position as the public sees it. Lists add the number of events to the address, so that
    the browser asks again only for a position it does not have. Raises `TableError`."""
    ctx = await context_of(request)
    await ctx.table.viewer(match, ctx.me)  # raises for those who may not watch
    info = await ctx.match_info(match)
    drawn = ctx.site.pages[info.game].presentation.thumbnail
    if drawn is None:
        raise TableError("unknown", refuse("turn-unknown"))
    page = Page(
        site=ctx.site,
        language=ctx.language,
        info=info,
        match_view=await ctx.table.observe(match, PUBLIC, since=LATEST),
        offer=None,
        turns=await turns_of(ctx.site, info),
    )
    zones = Zones(page)
    svg = zones.attempt("thumbnail", lambda: drawn(zones.view, zones.scene), "")
    headers = {
        "cache-control": f"private, max-age={_CACHED}" if svg else "no-store",
        "content-security-policy": PICTURE_POLICY,
    }
    body = (svg or failed_picture(zones)).encode()
    return ctx.packed(body, media_type="image/svg+xml", headers=headers)
