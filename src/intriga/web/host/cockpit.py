"""The host's cockpit: everything a host may do with a running match, on one page.

It shows what is public, and to a host who plays what their seat knows. Only in a match with a
referee can the host see everything, and all players are notified.
"""

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import ASGIApp
from markupsafe import Markup
from msgspec import Struct

from intriga.http_common.bodies import LONG_BODY_MOST
from intriga.http_common.rate_limits.policies import ACTS
from intriga.kernel.actors import HOST
from intriga.kernel.rooms import HOST_ROOM
from intriga.kernel.text import Refusal, refuse
from intriga.table import MatchInfo, MatchView, TableError
from intriga.web.game_pages import Data
from intriga.web.host.actions import ACTIONS, HostAction
from intriga.web.host.awaited import facts_of
from intriga.web.host.cockpit_feed import CockpitFeed
from intriga.web.host.cockpit_view import CockpitView
from intriga.web.host.powers import officials_with_powers
from intriga.web.host.rewinding import points_of, unsure_rewind
from intriga.web.http import Request, Response
from intriga.web.lobby.places import offices
from intriga.web.lobby.waiting.room import return_ticket, screen_address, screen_url, waiting_room
from intriga.web.match.actions.acts import asked_first, why_refused
from intriga.web.match.page_data import LATEST, TABLE_QUERY
from intriga.web.match.pushes.filling import filled
from intriga.web.match.zones.chat_view import RoomRenderer
from intriga.web.match.zones.zones import Zones
from intriga.web.rendering.fragments import COMMAND, CSRF, partial
from intriga.web.request.context import RequestContext, context_of
from intriga.web.request.sent import Form, form_of


@get("/m/{match:str}/host")
async def cockpit(request: Request, match: FromPath[str]) -> Response:
    """The cockpit of a match, for its hosts. Before the start, the waiting room has what they
    need."""
    ctx = await context_of(request)
    await ctx.table.hosting.require(match, ctx.me)
    info = await ctx.match_info(match)
    if info.status != "playing":
        return ctx.redirect(f"/m/{match}")
    return await cockpit_page(ctx, info)


@get("/m/{match:str}/host/live")
async def cockpit_live(request: Request) -> ASGIApp:
    """The updates of an open cockpit."""
    match: str = request.path_params["match"]
    ctx = await context_of(request)
    await ctx.table.hosting.require(match, ctx.me)
    info = await ctx.match_info(match)
    if info.status != "playing":
        raise TableError("conflict", refuse("table-not-playing"))
    slot = ctx.site.limits.live(ctx.address, ctx.me, seated=True)
    viewer = await ctx.table.viewer(match, ctx.me)
    return ctx.site.limits.connections.stream(CockpitFeed(ctx, info, viewer, slot).feed)


@post(
    "/m/{match:str}/host/{name:str}",
    status_code=200,
    request_max_body_size=LONG_BODY_MOST,
    opt={"long": True},
)
async def host_action(request: Request, match: FromPath[str], name: FromPath[str]) -> Response:
    """A button of the cockpit. The cockpit, or before the start the waiting room, shows refusals
    and asks for confirmations."""
    ctx = await context_of(request)
    handler = ACTIONS.get(name)
    if handler is None:
        raise NotFoundException
    await ctx.table.hosting.require(match, ctx.me)
    assert ctx.me is not None
    await ctx.site.limits.count(ACTS, ctx.me)
    info = await ctx.match_info(match)
    fields = await form_of(request)
    if name == "act" and await _only_changes(ctx, info, fields):
        return await _after(ctx, info, name, RefusedAction(name, fields, "", ""), "")
    command = await ctx.form_command(match, HOST, fields)
    try:
        result = await handler(HostAction(ctx, info, ctx.me, fields, command))
    except TableError as problem:
        if problem.kind not in ("conflict", "invalid", "unknown", "forbidden"):
            raise
        result = problem.refusal
    info = await ctx.match_info(match)
    refused = None
    if isinstance(result, Refusal):
        text = ctx.text_of(why_refused(ctx, None, {}, result).refusal)
        refused = RefusedAction(name, fields, result.id, text, result)
    return await _after(ctx, info, name, refused, fields.get("back", ""))


async def _only_changes(ctx: RequestContext, info: MatchInfo, fields: Form) -> bool:
    """Whether a form is only changed, or asked about first, and nothing done."""
    offer = await ctx.table.hosting.offer(info.id, ctx.me or "")
    return "_step" in fields or asked_first(ctx, info, offer, fields) is not None


class RefusedAction(Struct, frozen=True):
    """An action that was refused, with its form. `refused`: the id of the refusal; empty for a form
    that was only changed."""

    action: str
    fields: Form
    refused: str
    text: str
    why: Refusal | None = None

    @property
    def status(self) -> int:
        """The status of the answer."""
        return 409 if self.refused else 200


async def _after(
    ctx: RequestContext, info: MatchInfo, name: str, refused: RefusedAction | None, back: str
) -> Response:
    """What follows an action: the page again, or with script only what has changed."""
    if info.status == "gathering" and refused is not None:
        return await waiting_room(ctx, info, refused.text)
    if info.status != "playing" or not info.hosted:
        return ctx.redirect(f"/m/{info.id}")
    if ctx.is_htmx:
        return await _changed_parts(ctx, info, refused)
    if refused is not None:
        return await cockpit_page(ctx, info, refused)
    if name == "look":
        return ctx.redirect(f"/m/{info.id}/host/desk")
    if back == "desk":
        return ctx.redirect(f"/m/{info.id}/host/desk")
    return ctx.redirect(f"/m/{info.id}" if back == "match" else f"/m/{info.id}/host")


async def _changed_parts(
    ctx: RequestContext, info: MatchInfo, refused: RefusedAction | None
) -> Response:
    """For a page with script: the fragments as they are now, with the text of a refusal."""
    match_view, view = await _view(ctx, info, refused)
    text = refused.text if refused is not None else ""
    problem = ctx.site.render("lobby/fragments/problem.html", problem=text)
    parts = [partial(id, html, "outerMorph") for id, html in view.html_of_all().items()]
    html = partial("cockpit-problem", problem, "innerHTML") + Markup("").join(parts)
    return ctx.html(
        filled(ctx, info, match_view, html.encode()), refused.status if refused else 200
    )


async def _view(
    ctx: RequestContext, info: MatchInfo, refused: RefusedAction | None
) -> tuple[MatchView, CockpitView]:
    assert ctx.me is not None
    viewer = await ctx.table.viewer(info.id, ctx.me)
    match_view = await ctx.table.observe(info.id, viewer, since=LATEST)
    offer = await ctx.table.hosting.offer(info.id, ctx.me)
    sent = refused.fields if refused is not None and refused.action == "act" else None
    date = refused.fields.get("until") if refused and refused.action == "put-away" else None
    why = refused.why if refused is not None else None
    return match_view, CockpitView(
        ctx,
        info,
        match_view,
        offer,
        facts=await facts_of(ctx, info),
        sent=sent,
        refusal=why,
        date=date,
    )


async def cockpit_page(
    ctx: RequestContext, info: MatchInfo, refused: RefusedAction | None = None
) -> Response:
    """The cockpit, with the action that was refused."""
    match_view, view = await _view(ctx, info, refused)
    html = ctx.site.render(
        "host/cockpit.html",
        **ctx.base_data(info.game) | {"csrf": CSRF},
        command=COMMAND,
        match=view.zones.match(),
        parts=view.html_of_all(),
        cockpit=view.data() | await _beside(ctx, view, refused),
        personal=await return_ticket(ctx, info),
    )
    return ctx.html(
        filled(ctx, info, match_view, html.encode()), refused.status if refused else 200
    )


async def _beside(ctx: RequestContext, view: CockpitView, refused: RefusedAction | None) -> Data:
    """What the page shows beside the fragments that change by themselves."""
    info, sent = view.info, refused.fields if refused else {}
    unsure = sent if refused and refused.refused == "refused-rewind-unsure" else None
    return {
        "live_url": f"{view.url}/live",
        "problem": refused.text if refused and not view.shows_problem else "",
        "unsure": await unsure_rewind(ctx, view.zones, unsure) if unsure is not None else None,
        "announced": await _last_announcement(ctx, view.zones),
        "unsaid": sent.get("text", "") if refused and refused.action == "announce" else "",
        "bots": [seat for seat in view.seats_to_give() if view.info.seats[seat["seat"]].bot],
        "points": await points_of(ctx, view.zones),
        "alone": await ctx.table.lobby.rewinds.decides(info.id, ctx.me or ""),
        "seated": info.seat is not None,
        "cohosts": [{"person": person, "name": name} for person, name in info.cohosts],
        "officials": officials_with_powers(
            view.zones, await ctx.table.stewardship.grants(info.id, ctx.me or "")
        ),
        "offices": [
            *offices(ctx, info),
            {"value": "", "label": ctx.say(info.game)("official-assistant")},
        ],
        "match_url": f"/m/{info.id}",
        "table_url": f"/m/{info.id}?{TABLE_QUERY}",
        "code": info.join_code,
        "created": info.created,
        "referee": info.terms.referee,
        "sealed_url": f"/m/{info.id}/sealed",
        "screen_url": screen_url(info),
        "screen_address": screen_address(ctx, info),
        "codes_url": f"/m/{info.id}/codes.pdf",
    }


async def _last_announcement(ctx: RequestContext, zones: Zones) -> Markup | None:
    """The host's last announcement, rendered."""
    match_view = zones.page.match_view
    latest = await ctx.table.chat.latest(match_view.match, match_view.viewer, [HOST_ROOM], 1)
    messages = latest.get(HOST_ROOM, ())
    return RoomRenderer(zones).message(messages[0]) if messages else None
