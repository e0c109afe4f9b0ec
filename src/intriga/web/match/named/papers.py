"""The papers of a game (`papers` of its presentation) as PDF: one's own, and those of all seats
for a referee.

A paper is made when it is asked for, from what its viewer may know at that moment, and not kept.
"""

from typing import Any

from litestar import get
from litestar.params import FromPath

from intriga.kernel.text import refuse
from intriga.presentation.named import Paper, WrongQuery
from intriga.table import MatchInfo, TableError
from intriga.web.http import Request, Response
from intriga.web.match.named.own_view import present_page, seen_page
from intriga.web.match.page_data import LATEST
from intriga.web.match.renderer import Page, PageRenderer
from intriga.web.printing.papers import FAILED, PaperSheets, plain
from intriga.web.request.context import RequestContext, context_of


@get("/m/{match:str}/papers/{file:str}")
async def paper(request: Request, match: FromPath[str], file: FromPath[str]) -> Response:
    """A paper from the viewer's own view. Raises `TableError`."""
    ctx = await context_of(request)
    info = await ctx.match_info(match)
    name, declared = _declared(ctx, info, file)
    sheet = _sheet(await seen_page(ctx, info, declared), declared, ctx)
    if sheet is None:
        raise TableError("unknown", refuse("paper-unknown"))
    if FAILED in sheet:
        return ctx.page("error.html", 500, info.game, code=500, text=sheet[FAILED])
    return await _pdf(ctx, info, name, declared, [sheet])


@get("/m/{match:str}/host/papers/{file:str}")
async def papers_of_all(request: Request, match: FromPath[str], file: FromPath[str]) -> Response:
    """The papers of all seats in one PDF, to hand them out: for a referee who has opened their
    view, which everybody in the match is told, and who therefore never has a seat. Raises
    `TableError`."""
    ctx = await context_of(request)
    await ctx.table.hosting.require(match, ctx.me)
    info = await ctx.match_info(match)
    assert ctx.me is not None
    looking = await ctx.table.hosting.referee_view(match, ctx.me) is not None
    if not (looking and info.terms.referee and info.seat is None):
        raise TableError("forbidden", refuse("own-page-referee"))
    name, declared = _declared(ctx, info, file)
    sheets = []
    async with ctx.site.limits.heavy.turn(ctx.client):
        for seat in info.seats:
            if seat.kind == "left":
                continue
            match_view = await ctx.table.observe(match, seat.seat, since=LATEST)
            page = await present_page(ctx.site, ctx.language, info, match_view, declared)
            sheet = _sheet(page, declared, ctx)
            sheets += [] if sheet is None else [sheet]
    if not sheets:
        raise TableError("unknown", refuse("paper-unknown"))
    return await _pdf(ctx, info, name, declared, sheets)


def _declared(ctx: RequestContext, info: MatchInfo, file: str) -> tuple[str, Paper[Any, Any]]:
    """A paper of the game of a match, with its name. Raises `TableError` if it has none."""
    name = file.removesuffix(".pdf")
    pages = ctx.site.pages.get(info.game)
    found = pages.presentation.papers.get(name) if pages is not None else None
    if found is None or info.status in ("gathering", "cancelled"):
        raise TableError("unknown", refuse("paper-unknown"))
    return name, found


def _sheet(page: Page, declared: Paper[Any, Any], ctx: RequestContext) -> dict[str, Any] | None:
    """The data of a paper, or what stands for one that the game could not make; None if this viewer
    has none. Raises `TableError` for a wrong query."""
    try:
        query = declared.read(dict(ctx.request.query_params.items()))
    except WrongQuery as wrong:
        raise TableError("invalid", refuse("own-page-wrong", name=wrong.name)) from None
    renderer = PageRenderer(page)

    def made() -> dict[str, Any] | None:
        view, scene = renderer.view, renderer.scene
        if declared.offered is not None and not declared.offered(view, scene):
            return None
        return plain(declared.data(view, scene, query))

    failed: dict[str, Any] | None = {FAILED: renderer.t("part-failed-page")}
    return renderer.attempt("paper", made, failed)


async def _pdf(
    ctx: RequestContext,
    info: MatchInfo,
    name: str,
    declared: Paper[Any, Any],
    sheets: list[dict[str, Any]],
) -> Response:
    title = f"{ctx.say(info.game)(declared.title)} · {ctx.match_title(info)}"
    pages = ctx.site.pages[info.game]
    made = PaperSheets(pages.typst_packages, declared.source, ctx.language, title, sheets)
    body = await ctx.site.printer.paper(made, address=ctx.address)
    headers = {
        "content-disposition": f'inline; filename="{info.game}-{name}.pdf"',
        "cache-control": "no-store",
    }
    return Response(body, media_type="application/pdf", headers=headers)
