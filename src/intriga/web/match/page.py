"""The page of a match: the waiting room before it starts, the zones while it is played, the results
once it is over."""

from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from litestar import get, post
from litestar.params import FromPath
from markupsafe import Markup
from msgspec import Struct
from msgspec.structs import replace

from intriga.kernel.actors import PUBLIC, REFEREE, Viewer
from intriga.table import MatchInfo, TableError
from intriga.table.chat.messages import NO_ATTENTION
from intriga.web.game_pages import Data
from intriga.web.http import Request, Response
from intriga.web.lobby.statuses import NOT_FOR_WATCHING, signup_standing
from intriga.web.lobby.waiting.room import concerns, looked_at, waiting_room
from intriga.web.match.drafts.draft_feed import drafts_of, kept_text, states_digest
from intriga.web.match.drafts.draft_state import DraftProblem, DraftState
from intriga.web.match.drafts.draft_view import DraftRenderer
from intriga.web.match.forms.form_values import Problem
from intriga.web.match.page_data import LATEST, chat_of, page_of
from intriga.web.match.pushes.filling import filled
from intriga.web.match.pushes.player_marks import marks_digest, marks_of
from intriga.web.match.pushes.rendered_zones import carried, rendered, rendered_anew, template_data
from intriga.web.match.pushes.updates import attention_digest
from intriga.web.match.renderer import Chat
from intriga.web.match.teacher import teacher_of
from intriga.web.match.zones.notices import enter_notice
from intriga.web.match.zones.results import Results
from intriga.web.match.zones.zones import Zones
from intriga.web.rendering.fragments import CSRF
from intriga.web.rendering.page_cache import RenderedZone
from intriga.web.request.context import RequestContext, context_of
from intriga.web.request.sent import parse_int

_RECEIPT_EVENTS: Final = 50
"""Events after an act among which the answers to it are looked for."""


@get("/m/{match:str}")
async def match_page(request: Request, match: FromPath[str]) -> Response:
    """A match, whatever its status."""
    ctx = await context_of(request)
    info = await ctx.match_info(match)
    await _note_looking(ctx, info)
    if info.status == "gathering":
        return await waiting_room(ctx, info)
    if info.status == "cancelled":
        t = ctx.say(info.game)
        text = t(f"called-off-{info.closed or 'host'}", title=ctx.match_title(info), host=info.host)
        return ctx.page("error.html", 404, code=404, text=text)
    desk = await _desk(ctx, info)
    if desk is not None:
        return ctx.redirect(desk)
    try:
        return await playing_page(ctx, info)
    except TableError as problem:
        t = ctx.say(info.game)
        mine, entrance = signup_standing(t, info), enter_notice(info, t)
        if problem.refusal.id != NOT_FOR_WATCHING or (mine is None and entrance is None):
            raise
        own = {"text": mine.text, "forms": list(mine.forms)} if mine is not None else None
        notices = [notice for notice in (own, entrance) if notice is not None]
        title, game = ctx.match_title(info), ctx.game_name(info.game)
        return ctx.page(
            "match/standing.html", 200, info.game, title=title, game_name=game, notices=notices
        )


async def _desk(ctx: RequestContext, info: MatchInfo) -> str | None:
    """Where somebody arrives who has something to do at a match and no seat: a host at the cockpit,
    a steward at their desk. None: at the table, which they see with any query (`TABLE_QUERY`)."""
    if info.status != "playing" or info.seat is not None or ctx.request.query_params:
        return None
    if info.hosted:
        return f"/m/{info.id}/host"
    helps = await ctx.table.stewardship.is_steward(info.id, ctx.me)
    return f"/m/{info.id}/office" if helps else None


@post("/m/{match:str}/looking", status_code=204)
async def looking(request: Request, match: FromPath[str]) -> None:
    """Sent by a page that is open and visible: its viewer needs no email about the match."""
    ctx = await context_of(request)
    await _note_looking(ctx, await ctx.match_info(match))


async def _note_looking(ctx: RequestContext, info: MatchInfo) -> None:
    if ctx.me is not None and concerns(info):
        await ctx.table.email_addresses.note_looking(info.id, ctx.me)


async def playing_page(
    ctx: RequestContext,
    info: MatchInfo,
    status: int = 200,
    *,
    problem: Problem | None = None,
    refusal: str | None = None,
    chat: Chat | None = None,
    draft: DraftProblem | None = None,
    hint: Data | None = None,
) -> Response:
    """The page of a match that is being played or is over; with the form or draft that was refused,
    a refusal that belongs to no form, the chat as it is to be shown, or what a bot would do."""
    shown = _Shown(problem, refusal, chat, draft, hint)
    if "all" not in ctx.request.query_params:
        return await _page(ctx, info, status, shown)
    async with ctx.site.limits.heavy.turn(ctx.client):
        return await _page(ctx, info, status, shown)


class _Shown(Struct, frozen=True):
    """What a page shows beside the match as it is."""

    problem: Problem | None
    refusal: str | None
    chat: Chat | None
    draft: DraftProblem | None
    hint: Data | None


async def _page(ctx: RequestContext, info: MatchInfo, status: int, shown: _Shown) -> Response:
    lesson = await teacher_of(ctx, info)
    viewer = await ctx.table.viewer(info.id, ctx.me)
    query = ctx.request.query_params
    chat = shown.chat
    if chat is None:
        opened = query.get("room", "")
        chat = await chat_of(ctx.site, info.id, viewer, ctx.me, opened=opened)
    done = parse_int(query.get("done", ""))
    page = await page_of(
        ctx.site,
        ctx.language,
        info,
        viewer,
        all_events="all" in query,
        problem=shown.problem or await kept_text(ctx.site, info, viewer, ctx.me),
        receipt=await receipt_text(ctx, info, viewer, done) if done is not None else None,
        refusal=shown.refusal,
        chat=chat,
    )
    zones = Zones(replace(page, hint=shown.hint))
    if zones.over:
        whole = await ctx.table.observe(info.id, REFEREE, since=LATEST)
        return ctx.html(_render_results(ctx, zones, Results(page, whole), lesson), status)
    drafts = await drafts_of(zones, ctx.me)
    renderer = DraftRenderer(zones)
    states = renderer.states(drafts)
    written = renderer.with_problem(drafts, states, shown.draft)
    live = live_url(zones, states_digest(states))
    return ctx.html(_render(ctx, zones, live, written, lesson), status)


async def receipt_text(ctx: RequestContext, info: MatchInfo, viewer: Viewer, after: int) -> str:
    """That an act was accepted, with the events by which the game answers its actor alone (ANSWERS
    of its pages) among the viewer's events after number `after`."""
    sentences = [await _accepted(ctx, info, viewer) or ctx.say()("act-accepted")]
    ids = ctx.site.pages[info.game].presentation.news.answers
    if ids:
        book = ctx.site.game_book(ctx.language, info.game)
        names = tuple(seat.name for seat in info.seats)
        events = await ctx.table.events(info.id, viewer, after=after, limit=_RECEIPT_EVENTS)
        answers = (event for event in events if event.id in ids and event.to != PUBLIC)
        failures, where = ctx.site.failures, info.game
        told = (
            failures.attempt(f"{where}: {event.id}", partial(book.text_of, event, names), "")
            for event in answers
        )
        sentences += filter(None, told)
    return " ".join(sentences)


async def _accepted(ctx: RequestContext, info: MatchInfo, viewer: Viewer) -> str:
    """What was accepted, in the words of the game's pages; "" if they have none for it."""
    accepted = ctx.site.pages[info.game].presentation.forms.accepted
    if accepted is None:
        return ""
    zones = Zones(await page_of(ctx.site, ctx.language, info, viewer))
    return zones.attempt("accepted", lambda: accepted(zones.view, zones.scene), "")


def _render(
    ctx: RequestContext,
    zones: Zones,
    live: str | None,
    drafts: Sequence[DraftState],
    lesson: Data | None,
) -> bytes:
    page = zones.page
    data = template_data(zones)
    data["match"]["live_url"] = live
    data["lesson"] = lesson
    data["match"]["quick"] = data["match"]["quick"] and lesson is None  # nothing passes by itself
    data["drafts"] = Markup("".join(one.whole for one in drafts))
    data["draft_feet"] = Markup("".join(one.foot for one in drafts))
    base = ctx.base_data(page.info.game) | {"csrf": CSRF}
    base["looking"] = looked_at(ctx, page.info)
    html = ctx.site.render("match/page.html", **base, **data)
    return filled(ctx, page.info, page.match_view, html.encode())


def _render_results(
    ctx: RequestContext, zones: Zones, results: Results, lesson: Data | None
) -> bytes:
    page = zones.page
    data = template_data(zones)
    data["results"] = results.results()
    data["lesson"] = lesson
    data["talk"] = page.chat is not None and page.chat.draft is not None
    base = ctx.base_data(page.info.game) | {"csrf": CSRF}
    html = ctx.site.render("match/results.html", **base, **data)
    return filled(ctx, page.info, page.match_view, html.encode())


def live_url(zones: Zones, drafts: str = "") -> str | None:
    """The address of the updates of this page, with what it shows already (`drafts`: a digest);
    None once the match is over."""
    page = zones.page
    if zones.over:
        return None
    marks = marks_of(page.info, page.match_view)
    shown = "-".join([marks_digest(marks), *carried(_zones(zones))])
    all_events = "&all=1" if page.all_events else ""
    attention = page.chat.attention if page.chat else NO_ATTENTION
    unread = f"&unread={attention_digest(attention)}" if attention.unread else ""
    cursor = page.match_view.observation.cursor
    written = f"&drafts={drafts}" if drafts else ""
    return f"/m/{page.info.id}/live?from={cursor}.{shown}{all_events}{unread}{written}"


def _zones(zones: Zones) -> Mapping[str, RenderedZone]:
    """The zones of a page, without the chat of one person."""
    page = zones.page
    if page.problem is not None and page.problem.kept:
        return _zones(Zones(replace(page, problem=None)))
    shared = zones if page.chat is None else Zones(replace(page, chat=None))
    if (page.problem, page.receipt, page.refusal, page.hint) == (None, None, None, None):
        return rendered(shared)
    return rendered_anew(shared)
