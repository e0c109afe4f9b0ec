"""The named pages of a game (`pages` of its presentation): one request, and one open page."""

from typing import Any

from litestar import get
from litestar.params import FromPath
from litestar.types import ASGIApp

from intriga.http_common.connections import HEARTBEAT, LiveConnection
from intriga.http_common.rate_limits.slots import Slot
from intriga.kernel.actors import PUBLIC, REFEREE, Viewer
from intriga.kernel.text import refuse
from intriga.presentation.named import NamedPage, WrongQuery
from intriga.table import MatchInfo, MatchView, TableError
from intriga.web.game_pages import Data, as_data, named_in
from intriga.web.http import Request, Response
from intriga.web.match.named.own_view import back_to, present_page, seen_page
from intriga.web.match.page_data import LATEST, may_still_watch
from intriga.web.match.renderer import Page, PageRenderer
from intriga.web.rendering.fragments import CLOSE, MOVED, digest, partial, sse_message
from intriga.web.request.context import RequestContext, context_of

ZONE = "own-page"
"""The id of the element that an open page is sent anew."""


class RenderedPage:
    """A named page for one viewer. `html`: the element `ZONE` (None: there is no such page),
    `title`: of the page, in the viewer's language; `offered`: whether this viewer has the page;
    `failed`: whether the game could not make it, which `html` then says."""

    def __init__(self, page: Page, named: NamedPage[Any, Any], given: dict[str, str]) -> None:
        """Raises `WrongQuery` for parameters that the page cannot have."""
        self.renderer = PageRenderer(page)
        self._named = named
        query = named.read(given)
        self.offered = True
        self.title = self.renderer.scene.say(named.title)
        self.html: str | None = None
        self.renderer.attempt("own page", lambda: self._make(query), None)
        self.failed = "own page" in self.renderer.failed
        if self.failed:
            self.offered, self.html = True, _framed(self.renderer.fragment("failed", zone=""))

    def _make(self, query: Any) -> None:
        named, renderer = self._named, self.renderer
        scene, view = renderer.scene, renderer.view
        self.offered = named.offered is None or named.offered(view, scene)
        made = named.data(view, scene, query) if self.offered else None
        if made is None:
            return
        data = as_data(made)
        self.title = data.get("title") or self.title
        shown = {"page": data, "match": renderer.match()}
        self.html = _framed(_piece(renderer, named.template, shown))


def _piece(renderer: PageRenderer, template: str, data: Data) -> str:
    name = named_in(renderer.game, template)
    return renderer.site.piece(name, renderer.page.language, renderer.game, data)


def _framed(html: str) -> str:
    return f'<div id="{ZONE}" class="own-page stack">{html}</div>'


@get("/m/{match:str}/p/{name:str}")
async def own_page(request: Request, match: FromPath[str], name: FromPath[str]) -> Response:
    """A named page, as this viewer may see it. Raises `TableError`."""
    ctx = await context_of(request)
    info = await ctx.match_info(match)
    if info.status in ("gathering", "cancelled"):
        return ctx.redirect(f"/m/{match}")
    named = declared_page(ctx, info, name)
    page = await seen_page(ctx, info, named)
    given = dict(ctx.request.query_params.items())
    status, problem, live = 200, "", None
    try:
        made = RenderedPage(page, named, given)
    except WrongQuery as wrong:
        made, status = RenderedPage(page, named, {}), 400
        problem = ctx.say(info.game)("own-page-wrong", name=wrong.name)
    if not made.offered:
        raise TableError("unknown", refuse("own-page-unknown"))
    if made.failed:
        status = 500
    elif made.html is None:
        status = 404
    if made.html is not None and not problem and named.live and _is_present(page):
        live = _live_address(ctx, made.html)
    data = {
        "match": made.renderer.match(),
        "title": made.title,
        "html": "" if problem else made.html,
        "problem": problem,
        "first_url": made.renderer.scene.page(name) if given or problem else None,
        "back_url": back_to(page),
        "live_url": live,
    }
    return ctx.page("match/own_page.html", status, info.game, **data)


@get("/m/{match:str}/p/{name:str}/live")
async def own_page_live(request: Request) -> ASGIApp:
    """The updates of an open page. Raises `TableError`."""
    match, name = request.path_params["match"], request.path_params["name"]
    ctx = await context_of(request)
    info = await ctx.match_info(match)
    slot = ctx.site.limits.live(ctx.address, ctx.me, seated=info.seat is not None or info.hosted)
    named = declared_page(ctx, info, name)
    viewer = await ctx.table.viewer(match, ctx.me)
    if ctx.request.query_params.get("seat") == PUBLIC:
        viewer = PUBLIC
    await ctx.table.observe(match, viewer, since=LATEST)  # raises before the stream, if at all
    return ctx.site.limits.connections.stream(OwnPageFeed(ctx, info, named, viewer, slot).feed)


class OwnPageFeed:
    """The updates of one open page: it is sent as a whole when it has changed."""

    def __init__(
        self,
        ctx: RequestContext,
        info: MatchInfo,
        named: NamedPage[Any, Any],
        viewer: Viewer,
        slot: Slot,
    ) -> None:
        self.ctx = ctx
        self.info = info
        self.named = named
        self.viewer = viewer
        self._slot = slot
        self._given = dict(ctx.request.query_params.items())
        last = str(ctx.request.headers.get("last-event-id", ""))
        self._shown = last or self._given.get("shown", "")

    async def feed(self, connection: LiveConnection) -> None:
        """Send what changes until the page or the match is closed; `moved` when it must be loaded
        again: somebody else has the seat now, or there is no such page any more."""
        table, id = self.ctx.table, self.info.id
        watching = self._given.get("seat") == PUBLIC
        with self._slot:
            await connection.send(HEARTBEAT)
            async with table.subscribe(id, self.viewer, None, connection.mark) as subscription:
                while not subscription.ended and await connection.news():
                    mine = watching or subscription.belongs_to(self.ctx.me)
                    mine = mine and await may_still_watch(
                        self.ctx.site, self.info, self.viewer, self.ctx.me
                    )
                    if not (mine and await self.ctx.still_signed_in()):
                        await connection.send(MOVED)
                        return
                    fresh = await subscription.take()
                    if fresh is not None and not await self._send(connection, fresh):
                        await connection.send(MOVED)
                        return
                over = subscription.ended
        if over:
            await connection.send(CLOSE)

    async def _send(self, connection: LiveConnection, match_view: MatchView) -> bool:
        """Send the page if it looks different. False if there is no such page any more."""
        site, language = self.ctx.site, self.ctx.language
        page = await present_page(site, language, self.info, match_view, self.named)
        try:
            html = RenderedPage(page, self.named, self._given).html
        except WrongQuery:
            return False
        if html is None:
            return False
        now = digest(html)
        if now != self._shown:
            self._shown = now
            await connection.send(sse_message(partial(ZONE, html, "outerMorph"), now))
        return True


def declared_page(ctx: RequestContext, info: MatchInfo, name: str) -> NamedPage[Any, Any]:
    """The named page of the game of a match. Raises `TableError` if it has no such page."""
    pages = ctx.site.pages.get(info.game)
    named = pages.presentation.pages.get(name) if pages is not None else None
    if named is None:
        raise TableError("unknown", refuse("own-page-unknown"))
    return named


def _is_present(page: Page) -> bool:
    """Whether the page may still change: not a replay, not a referee's, not after the end."""
    over = page.match_view.observation.outcome is not None
    return page.step is None and not over and page.match_view.viewer != REFEREE


def _live_address(ctx: RequestContext, html: str) -> str:
    """The address of the updates of this page, with what it shows already."""
    url = ctx.request.url
    query = f"{url.query}&" if url.query else ""
    return f"{url.path}/live?{query}shown={digest(html)}"
