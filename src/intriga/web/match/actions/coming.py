"""Entering a match that is being played, and leaving one.

Where people come and go, a page says what leaving means before it is done. The rules of the game
may refuse it, as they may refuse a newcomer: these pages show why.
"""

from litestar import get, post
from litestar.params import FromPath

from intriga.http_common.rate_limits.policies import ACTS, ARRIVALS, MATCH_PASSWORDS
from intriga.kernel.text import Refusal, refuse
from intriga.table import MatchInfo, TableError
from intriga.web.http import Request, Response
from intriga.web.match.page import playing_page
from intriga.web.request.context import RequestContext, context_of


@get("/m/{match:str}/leave")
async def leave_page(request: Request, match: FromPath[str]) -> Response:
    """What leaving the match means, and the button that does it."""
    ctx = await context_of(request)
    info = await ctx.match_info(match)
    if info.status != "playing" or info.seat is None or not info.comings:
        return ctx.redirect(f"/m/{match}")
    return _page(ctx, info)


@post("/m/{match:str}/leave", status_code=200)
async def leave(request: Request, match: FromPath[str]) -> Response:
    """Leave the match, or hand the seat to a bot where nobody can leave for good."""
    ctx = await context_of(request)
    if ctx.me is None:
        raise TableError("forbidden", refuse("seat-none-of-yours"))
    await ctx.site.limits.count(ACTS, ctx.me)
    try:
        await ctx.table.lobby.takeovers.leave(match, ctx.me, language=ctx.language)
    except TableError as problem:
        info = await ctx.match_info(match)
        if problem.kind != "conflict" or not info.comings or info.seat is None:
            raise
        return _page(ctx, info, problem.refusal)
    return ctx.redirect(f"/m/{match}")


@post("/m/{match:str}/enter", status_code=200)
async def enter(request: Request, match: FromPath[str]) -> Response:
    """Enter the match, ask for that, or come back to one's own seat."""
    ctx = await context_of(request)
    if ctx.me is None:
        raise TableError("forbidden", refuse("seat-none-of-yours"))
    await ctx.site.limits.count(ARRIVALS, ctx.me)
    try:
        async with ctx.site.limits.guess(MATCH_PASSWORDS, f"{ctx.address} {match}"):
            await ctx.table.lobby.arrivals.enter(match, ctx.me)
    except TableError as problem:
        return await _refused(ctx, match, problem)
    return ctx.redirect(f"/m/{match}")


async def _refused(ctx: RequestContext, match: str, problem: TableError) -> Response:
    """The page of the match, with why they cannot enter, for whom may see it."""
    if problem.refusal.id == "seat-have-one":  # they pressed the button twice
        return ctx.redirect(f"/m/{match}")
    info = await ctx.match_info(match)
    if problem.kind != "conflict" or info.status != "playing" or not (info.watch or info.hosted):
        raise problem
    text = ctx.text_of(problem.refusal, info.game)
    return await playing_page(ctx, info, 409, refusal=text)


def _page(ctx: RequestContext, info: MatchInfo, refusal: Refusal | None = None) -> Response:
    back = "leave-match-closed" if info.doors == "closed" else "leave-match-back"
    watch = "leave-match-watch" if info.watch or info.hosted else "leave-match-unseen"
    t = ctx.say()
    return ctx.page(
        "match/leave.html",
        409 if refusal else 200,
        info.game,
        match_url=f"/m/{info.id}",
        match_title=ctx.match_title(info),
        meaning=[t("leave-match-help"), t(back), t(watch)],
        problem=ctx.text_of(refusal, info.game) if refusal else "",
    )
