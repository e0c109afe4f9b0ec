"""What a person keeps between matches, on their profile page: new leagues, deleted progress."""

from litestar import post
from litestar.params import FromPath

from intriga.http_common.rate_limits.policies import EDITS
from intriga.table import TableError
from intriga.web.account.profile_page import profile_page
from intriga.web.http import Request, Response, refused
from intriga.web.request.context import signed_in_context
from intriga.web.request.sent import form_of


@post("/profile/leagues", status_code=200)
async def create_league(request: Request) -> Response:
    """Make a league."""
    ctx = await signed_in_context(request)
    fields = await form_of(request)
    game, name = fields.get("game", ""), fields.get("league_name", "")
    try:
        await ctx.site.limits.count(EDITS, ctx.me or "")
        league = await ctx.table.leagues.create(ctx.me or "", game, name)
    except TableError as problem:
        if problem.kind == "unavailable":
            raise
        error = ctx.text_of(problem.refusal)
        return refused(await profile_page(ctx, 422, error=error, league=fields), problem)
    return ctx.redirect(f"/league/{league}")


@post("/profile/ledgers/{league:str}", status_code=200)
async def delete_ledger(request: Request, league: FromPath[str]) -> Response:
    """Delete what a person keeps in a league, once they have confirmed it."""
    ctx = await signed_in_context(request)
    fields = await form_of(request)
    if fields.get("sure") != "true":
        return await profile_page(ctx, 422, error=ctx.say()("ledger-unsure"))
    try:
        await ctx.table.ledgers.delete(ctx.me or "", league)
    except TableError as problem:
        if problem.kind == "unavailable":
            raise
        return refused(await profile_page(ctx, 422, error=ctx.text_of(problem.refusal)), problem)
    return ctx.redirect("/profile?saved=1#kept")
