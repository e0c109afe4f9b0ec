"""Writing in a waiting room, and deleting what is written there.

With script a form is answered with nothing: the message comes by the event stream, to its author,
too; a refusal is a line beside the form. Without it the answer is the page.
"""

from typing import Final

from litestar import post
from litestar.params import FromPath

from intriga.http_common.errors import TooManyRequests
from intriga.http_common.rate_limits.policies import ACTS, MESSAGES
from intriga.kernel.text import refuse
from intriga.table import TableError
from intriga.web.http import Request, Response
from intriga.web.lobby.waiting.room import waiting_room
from intriga.web.lobby.waiting.talk import PROBLEM, Unsent
from intriga.web.rendering.fragments import partial
from intriga.web.request.context import RequestContext, context_of
from intriga.web.request.sent import form_of

_SHOWN: Final = ("conflict", "invalid")
"""Kinds of refusals that are shown beside the form: what was written stays."""


@post("/m/{match:str}/talk", status_code=200)
async def talk(request: Request, match: FromPath[str]) -> Response:
    """A message to those in the waiting room."""
    ctx = await context_of(request)
    fields = await form_of(request)
    if ctx.me is None:
        raise TableError("forbidden", refuse("waiting-talk-closed"))
    text = fields.get("text", "")
    try:
        await ctx.site.limits.count(MESSAGES, ctx.me)
        command = fields.get("command", "") or ctx.site.command_id()
        await ctx.table.lobby.talk.say(match, ctx.me, text, command)
    except TableError as problem:
        info = await ctx.match_info(match)
        beside = problem.kind in _SHOWN or isinstance(problem, TooManyRequests)
        if not beside or info.status != "gathering":
            raise
        told = ctx.text_of(problem.refusal)
        if ctx.is_htmx:
            return ctx.html(_problem(ctx, told).encode(), 409)
        if not ctx.table.lobby.talk.open_to(info):
            return await waiting_room(ctx, info, told)
        return await waiting_room(ctx, info, unsent=Unsent(text, told))
    return ctx.html(_problem(ctx, "").encode()) if ctx.is_htmx else _back(ctx, match)


@post("/m/{match:str}/talk-erase", status_code=200)
async def erase(request: Request, match: FromPath[str]) -> Response:
    """Delete a message."""
    ctx = await context_of(request)
    if ctx.me is None:
        raise TableError("forbidden", refuse("waiting-talk-closed"))
    await ctx.site.limits.count(ACTS, ctx.me)
    id = (await form_of(request)).get("id", "")[:32]
    await ctx.table.lobby.talk.erase(match, ctx.me, id)
    return ctx.html(b"") if ctx.is_htmx else _back(ctx, match)


def _back(ctx: RequestContext, match: str) -> Response:
    return ctx.redirect(f"/m/{match}#view-talk")


def _problem(ctx: RequestContext, problem: str) -> str:
    html = ctx.site.render("lobby/fragments/problem.html", problem=problem)
    return partial(PROBLEM, html, "innerHTML")
