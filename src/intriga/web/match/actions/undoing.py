"""Taking back what was played: the players ask for it, and all who play answer.

What may be asked for stands on the page about the end of a match (see `ending`), and in the cockpit
of a host who plays; it is answered above the actions of the match's page (see `notices`).
"""

from typing import Final

from litestar import post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from intriga.http_common.rate_limits.policies import ACTS
from intriga.kernel.text import Refusal, refuse
from intriga.table import MatchInfo, TableError
from intriga.table.event_texts import event_text
from intriga.web.game_pages import Data
from intriga.web.http import Request, Response
from intriga.web.match.actions.acts import seat_of
from intriga.web.match.page import playing_page
from intriga.web.request.context import RequestContext, context_of
from intriga.web.request.sent import form_of, parse_int

ANSWERS: Final = {"agree": True, "refuse": False}
_POINTS: Final = 10
"""Events offered to go back to."""


@post("/m/{match:str}/undo/{name:str}", status_code=200)
async def undo_action(request: Request, match: FromPath[str], name: FromPath[str]) -> Response:
    """Ask to take back everything from an event on (`ask`), or answer such a request (`agree`,
    `refuse`)."""
    ctx = await context_of(request)
    if name not in ("ask", *ANSWERS):
        raise NotFoundException
    me = ctx.me
    if me is None:
        raise TableError("forbidden", refuse("undo-not-yours"))
    await ctx.site.limits.count(ACTS, me)
    fields = await form_of(request)
    number = parse_int(fields.get("number", "")) or 0
    command = await ctx.form_command(match, await seat_of(ctx, match), fields)
    rewinds = ctx.table.lobby.rewinds
    try:
        if name == "ask":
            result = await rewinds.ask(match, me, number, command)
        else:
            result = await rewinds.answer(match, me, number, command, agree=ANSWERS[name])
    except TableError as problem:
        if problem.kind not in ("conflict", "unknown"):
            raise
        result = problem.refusal
    if not isinstance(result, Refusal):
        return ctx.redirect(f"/m/{match}")
    info = await ctx.match_info(match)
    return await playing_page(ctx, info, 422, refusal=ctx.text_of(result))


async def undo_data(ctx: RequestContext, info: MatchInfo) -> Data | None:
    """What the page about the end of a match says of taking something back: the latest events that
    players can take back together. None for somebody without a seat."""
    if info.seat is None or ctx.me is None:
        return None
    book = ctx.site.game_book(ctx.language, info.game)
    points = await ctx.table.lobby.rewinds.turning_points(info.id, ctx.me, _POINTS)
    return {
        "url": f"/m/{info.id}/undo/ask",
        "points": [
            {
                "number": point.number,
                "text": event_text(book, info.game, point.event, point.names),
                "ago": ctx.ago(point.at),
            }
            for point in points
            if not point.revealed
        ],
    }
