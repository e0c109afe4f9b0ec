"""What a learner does beside acting: begin a lesson, go on, answer a question."""

from litestar import get, post
from litestar.params import FromPath

from intriga.http_common.rate_limits.policies import ACTS, NEW_MATCHES
from intriga.kernel.text import Refusal, refuse
from intriga.table import TableError
from intriga.web.http import Request, Response
from intriga.web.match.page import playing_page
from intriga.web.match.teacher import AGAIN, Teacher
from intriga.web.request.context import RequestContext, context_of
from intriga.web.request.sent import form_of, parse_int


@post("/lessons/{game:str}/{name:str}", status_code=200)
async def begin_lesson(request: Request, game: FromPath[str], name: FromPath[str]) -> Response:
    """Begin a lesson, or begin it again; `step` of the form: at which step, counted from 1."""
    ctx = await context_of(request)
    sent = await form_of(request)
    me = await ctx.ensure_person()
    await ctx.site.limits.count(NEW_MATCHES, ctx.address)
    step = parse_int(sent.get("step", "")) or 1
    lessons = ctx.table.lessons
    ctx.site.game(game)
    match = await lessons.begin(me, game, name, ctx.language, step=max(0, step - 1))
    return ctx.redirect(f"/m/{match}")


@get("/m/{match:str}/lesson")
async def to_lesson(request: Request, match: FromPath[str]) -> Response:
    """What the teacher says now, for a page that has changed; who opens the address itself is taken
    to the lesson."""
    ctx = await context_of(request)
    stand = await ctx.table.lessons.stand(match, ctx.me)
    if ctx.is_htmx:
        return ctx.html(Teacher(ctx, stand).part().encode())
    return ctx.redirect(f"/m/{match}")


@post("/m/{match:str}/lesson", status_code=200)
async def lesson_action(request: Request, match: FromPath[str]) -> Response:
    """Go on from a step without an act (`step`, counted from 0), or answer a question."""
    ctx = await context_of(request)
    sent = await form_of(request)
    await ctx.site.limits.count(ACTS, ctx.client)
    await ctx.match_info(match)
    if ctx.me is None:
        raise TableError("unknown", refuse("table-no-match"))
    question, answer = parse_int(sent.get("question", "")), parse_int(sent.get("answer", ""))
    if question is not None and answer is not None:
        again = await ctx.table.lessons.answer(match, ctx.me, question, answer)
        return await _shown(ctx, match, again=again)
    step = parse_int(sent.get("step", ""))
    refusal = await ctx.table.lessons.next(match, ctx.me, -1 if step is None else step)
    return await _shown(ctx, match, refusal=refusal)


async def _shown(
    ctx: RequestContext, match: str, *, again: int | None = None, refusal: Refusal | None = None
) -> Response:
    """What is said now: as a part of the page, or without script as the page."""
    if ctx.is_htmx:
        stand = await ctx.table.lessons.stand(match, ctx.me)
        otherwise = ctx.text_of(refusal) if refusal is not None else ""
        return ctx.html(Teacher(ctx, stand).part(again, otherwise).encode())
    if refusal is not None:
        info = await ctx.match_info(match)
        return await playing_page(ctx, info, 422, refusal=ctx.text_of(refusal))
    query = f"?{AGAIN}={again + 1}" if again is not None else ""
    return ctx.redirect(f"/m/{match}{query}")
