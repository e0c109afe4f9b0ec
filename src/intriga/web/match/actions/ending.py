"""Ending a match before its rules do, or taking a break: the page that says what would happen, and
its buttons.

The page is the confirmation: nothing is done before it has told what becomes of the result and of
the secrets. A proposal is answered above the actions of the match's page (see `notices`).
"""

from typing import Final

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

from intriga.http_common.rate_limits.policies import ACTS
from intriga.kernel.actors import HOST, Seat
from intriga.kernel.game import Early, Outcome
from intriga.kernel.house_rules.house_acts import AskPause
from intriga.kernel.text import Refusal, refuse
from intriga.table import MatchInfo, TableError
from intriga.table.lobby.votes.endings import WAYS, EndWays
from intriga.table.models import Receipt
from intriga.web.game_pages import Data
from intriga.web.http import Request, Response
from intriga.web.lobby.fields.local_time import local_value, read_local
from intriga.web.match.actions.acts import seat_of
from intriga.web.match.actions.undoing import undo_data
from intriga.web.match.page import playing_page
from intriga.web.match.page_data import LATEST
from intriga.web.match.zones.notices import break_notice
from intriga.web.request.context import RequestContext, context_of
from intriga.web.request.sent import Form, form_of, parse_int
from intriga.web.verdict import PersonalOutcome
from intriga.words import place

ANSWERS: Final = {"agree": True, "refuse": False}


@get("/m/{match:str}/end")
async def end_page(request: Request, match: FromPath[str]) -> Response:
    """How the match can be ended now, for who plays or hosts it."""
    ctx = await context_of(request)
    info = await ctx.match_info(match)
    if info.status != "playing":
        return ctx.redirect(f"/m/{match}")
    return await _page(ctx, info)


@post("/m/{match:str}/end/{name:str}", status_code=200)
async def end_action(request: Request, match: FromPath[str], name: FromPath[str]) -> Response:
    """End the match (`now`), propose that (`propose`), answer a proposal (`agree`, `refuse`), or
    propose a break until a date (`break`)."""
    ctx = await context_of(request)
    if name not in ("now", "propose", "break", *ANSWERS):
        raise NotFoundException
    me = ctx.me
    if me is None:
        raise TableError("forbidden", refuse("end-not-yours"))
    await ctx.site.limits.count(ACTS, me)
    fields = await form_of(request)
    info = await ctx.match_info(match)
    try:
        result = await _do(ctx, info, me, name, fields)
    except TableError as problem:
        shown = problem.kind == "conflict" or (name == "break" and problem.kind == "invalid")
        if not shown or info.status != "playing":
            raise
        result = problem.refusal
    if not isinstance(result, Refusal):
        return ctx.redirect(f"/m/{match}")
    info = await ctx.match_info(match)
    text = ctx.text_of(result)
    if name in ANSWERS or info.status != "playing":
        return await playing_page(ctx, info, 422, refusal=text)
    if name == "break":
        return await _page(ctx, info, break_problem=text, typed=fields.get("until", ""))
    return await _page(ctx, info, text)


async def _do(
    ctx: RequestContext, info: MatchInfo, me: str, name: str, fields: Form
) -> Receipt | Refusal:
    endings, match = ctx.table.lobby.endings, info.id
    if name == "now":
        command = await ctx.form_command(match, HOST, fields)
        return await endings.end(match, me, _how(fields), command)
    command = await ctx.form_command(match, await seat_of(ctx, match), fields)
    if name == "break":
        seat, zone = await seat_of(ctx, match), info.schedule.zone
        ask = AskPause(True, read_local(fields.get("until", ""), zone), zone)
        return await ctx.table.keep(match, seat, ask, command, me=me)
    if name == "propose":
        return await endings.propose(match, me, _how(fields), command)
    number = parse_int(fields.get("number", "")) or 0
    return await endings.answer(match, me, number, command, agree=ANSWERS[name])


def _how(fields: Form) -> Early:
    how = fields.get("how", "")
    if how not in WAYS:
        raise TableError("invalid", refuse("refused-malformed", problem=how[:40]))
    return how


async def _page(
    ctx: RequestContext,
    info: MatchInfo,
    problem: str = "",
    *,
    break_problem: str = "",
    typed: str | None = None,
) -> Response:
    """The page, with what was wrong with an end or a break, and the date `typed` for that."""
    if ctx.me is None:
        raise TableError("forbidden", refuse("end-not-yours"))
    ways = await ctx.table.lobby.endings.ways(info.id, ctx.me)
    names = [seat.name for seat in info.seats]
    html = ctx.site.render(
        "match/end.html",
        **ctx.base_data(info.game),
        match_url=f"/m/{info.id}",
        match_title=ctx.match_title(info),
        ways=[_way(ctx, info, how, ways, names) for how in WAYS],
        votes=not ways.decides,
        alone=ways.voters == (ways.seat,),
        voters=[names[seat] for seat in ways.voters],
        kept=[names[seat] for seat in ways.kept],
        seated=ways.seat is not None,
        command=ctx.site.command_id(),
        problem=problem,
        undo=await undo_data(ctx, info),
        pause=await _break(ctx, info, ways.seat, break_problem, typed),
    )
    return ctx.html(html.encode(), 422 if problem or break_problem else 200)


async def _break(
    ctx: RequestContext, info: MatchInfo, seat: Seat | None, problem: str, typed: str | None
) -> Data | None:
    """What the page says of a break until a date; None for somebody without a seat."""
    if seat is None:
        return None
    t, zone = ctx.say(), info.schedule.zone
    match_view = await ctx.table.observe(info.id, seat, since=LATEST)
    now, until = ctx.site.settings.now(), match_view.observation.house.resumes_at
    notice = break_notice(info, match_view, seat, now=now, t=t)
    value = local_value(until, zone) if until is not None else ""
    return {
        "url": f"/m/{info.id}/end/break",
        "away": t("act-away", until=until, zone=zone) if until is not None else "",
        "notices": [notice] if notice is not None else [],
        "value": value if typed is None else typed[:40],
        "zone": t("away-zone", zone=place(zone, ctx.language)),
        "problem": problem,
        "host_url": f"/m/{info.id}/host" if info.hosted else None,
    }


def _way(ctx: RequestContext, info: MatchInfo, how: Early, ways: EndWays, names: list[str]) -> Data:
    """One way to end the match; without a form where it is not possible for this person."""
    outcome = ways.outcomes.get(how)
    action = None
    if outcome is not None and (ways.decides or ways.seat is not None):
        alone = ways.decides or ways.voters == (ways.seat,)
        action = "now" if ways.decides else "propose"
        title = ctx.say()("end-do" if alone else "end-propose", how=how)
    return {
        "how": how,
        "result": _result(ctx, info, outcome, names, ways.seat),
        "url": f"/m/{info.id}/end/{action}" if action and not _barred(ways) else None,
        "title": title if action else "",
    }


def _barred(ways: EndWays) -> bool:
    """Whether there is no vote now."""
    return bool(ways.kept) and not ways.decides


def _result(
    ctx: RequestContext, info: MatchInfo, outcome: Outcome | None, names: list[str], me: Seat | None
) -> str:
    """What the result would be, in words; "" if there is none."""
    if outcome is None:
        return ""
    verdict = PersonalOutcome(ctx.site.game(info.game), outcome, me)
    return ctx.say()("finished", **verdict.params(names))
