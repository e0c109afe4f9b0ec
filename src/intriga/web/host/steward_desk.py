"""The desk of a steward: the rooms they mind, live, and what they may do for the host."""

from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeAlias

from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.types import ASGIApp
from msgspec import Struct

from intriga.http_common.connections import HEARTBEAT, LiveConnection
from intriga.http_common.rate_limits.policies import ACTS, MESSAGES
from intriga.http_common.rate_limits.slots import Slot
from intriga.kernel.actors import HOST, PUBLIC, REFEREE
from intriga.kernel.text import Message, Refusal
from intriga.table import MatchInfo, Receipt, TableError
from intriga.table.stewardship.desk import Desk, MindedRoom
from intriga.web.game_pages import Data
from intriga.web.http import Request, Response
from intriga.web.match.actions.acts import asked_first, checker_of, why_refused
from intriga.web.match.forms.form_values import (
    Problem,
    after_step,
    completed,
    decode,
    form_sent,
    kinds_of,
)
from intriga.web.match.page_data import LATEST, TABLE_QUERY
from intriga.web.match.pushes.filling import filled
from intriga.web.match.renderer import Chat, Page
from intriga.web.match.zones.chat_view import RoomRenderer, dom
from intriga.web.match.zones.zones import Zones
from intriga.web.rendering.fragments import COMMAND, CSRF, MOVED, partial, sse_message
from intriga.web.request.context import RequestContext, context_of
from intriga.web.request.sent import Form, form_of, parse_int

Result: TypeAlias = Receipt | Refusal


class DeskAction(Struct, frozen=True):
    """A button of the desk that was pressed."""

    ctx: RequestContext
    info: MatchInfo
    me: str
    fields: Form
    command: str

    @property
    def room(self) -> str:
        """The key of the room it is about."""
        return self.fields.get("room", "")[:200]


async def _say(action: DeskAction) -> Result:
    ctx = action.ctx
    await ctx.site.limits.count(MESSAGES, action.me)
    text = action.fields.get("text", "")
    desks = ctx.table.stewardship
    return await desks.speak(action.info.id, action.me, action.room, text, action.command)


async def _mute(action: DeskAction) -> Result:
    fields = action.fields
    return await action.ctx.table.stewardship.silence(
        action.info.id,
        action.me,
        action.room,
        action.command,
        seat=parse_int(fields.get("seat", "")),
        voice=fields.get("voice", "")[:128],
        mute="off" not in fields,
    )


async def _act(action: DeskAction) -> Result:
    """One of the game's own acts of the host."""
    ctx, info, desks = action.ctx, action.info, action.ctx.table.stewardship
    offer = (await desks.open(info.id, action.me)).offer
    sent = decode(action.fields, kinds_of(offer))
    form = form_sent(offer, sent, action.fields)
    if form is not None:
        sent = completed(form, sent)
        error = checker_of(ctx, info, form).error(sent)
        if error is not None:
            return error.refusal
    return await desks.act(info.id, action.me, sent, action.command)


ACTIONS: Final[Mapping[str, Callable[[DeskAction], Awaitable[Result]]]] = {
    "say": _say,
    "mute": _mute,
    "act": _act,
}


@get("/m/{match:str}/office")
async def steward_desk(request: Request, match: FromPath[str]) -> Response:
    """The desk of a steward."""
    ctx = await context_of(request)
    info = await ctx.match_info(match)
    if info.status != "playing" or not await ctx.table.stewardship.is_steward(match, ctx.me):
        return ctx.redirect(f"/m/{match}")
    return await _page(ctx, info)


@get("/m/{match:str}/office/live")
async def steward_desk_live(request: Request) -> ASGIApp:
    """The updates of an open desk."""
    match: str = request.path_params["match"]
    ctx = await context_of(request)
    await ctx.table.stewardship.open(match, ctx.me or "")
    info = await ctx.match_info(match)
    slot = ctx.site.limits.live(ctx.address, ctx.me, seated=True)
    return ctx.site.limits.connections.stream(DeskFeed(ctx, info, slot).feed)


@post("/m/{match:str}/office/{name:str}", status_code=200)
async def steward_action(request: Request, match: FromPath[str], name: FromPath[str]) -> Response:
    """A button of the desk. The desk shows refusals, with what was written."""
    ctx = await context_of(request)
    handler = ACTIONS.get(name)
    if handler is None:
        raise NotFoundException
    info = await ctx.match_info(match)
    me = ctx.me or ""
    await ctx.table.stewardship.open(match, me)
    await ctx.site.limits.count(ACTS, me)
    fields = await form_of(request)
    if name == "act":  # a form that is changed, or asked about first: nothing is done
        offer = (await ctx.table.stewardship.open(match, me)).offer
        if "_step" in fields or asked_first(ctx, info, offer, fields) is not None:
            return await _page(ctx, info, sent=fields)
    command = await ctx.form_command(match, HOST, fields)
    try:
        result = await handler(DeskAction(ctx, info, me, fields, command))
    except TableError as problem:
        if problem.kind not in ("conflict", "invalid"):
            raise
        result = problem.refusal
    if isinstance(result, Refusal):
        return await _page(ctx, info, result, fields)
    place = f"#desk-{dom(fields['room'])}" if fields.get("room") else ""
    return ctx.redirect(f"/m/{match}/office{place}")


async def _page(
    ctx: RequestContext, info: MatchInfo, refusal: Refusal | None = None, sent: Form | None = None
) -> Response:
    zones, parts = await _parts(ctx, info, sent, refusal)
    text = "" if refusal is None else ctx.text_of(why_refused(ctx, None, {}, refusal).refusal)
    html = ctx.site.render(
        "host/steward_desk.html",
        **ctx.base_data(info.game) | {"csrf": CSRF},
        match=zones.match(),
        parts=parts,
        problem=text if zones.page.problem is None else "",
        live_url=f"/m/{info.id}/office/live",
        table_url=f"/m/{info.id}?{TABLE_QUERY}",
    )
    match_view = zones.page.match_view
    return ctx.html(filled(ctx, info, match_view, html.encode()), 409 if refusal else 200)


async def _parts(
    ctx: RequestContext,
    info: MatchInfo,
    sent: Form | None = None,
    refusal: Refusal | None = None,
) -> tuple[Zones, dict[str, str]]:
    """The page's zones, and what changes on the desk, by the id of its element. `sent`: a form that
    was refused, or only changed; `refusal`: why."""
    desk = await ctx.table.stewardship.open(info.id, ctx.me or "")
    match_view = await ctx.table.observe(info.id, PUBLIC, since=LATEST)
    problem = _entered(ctx, info, desk, sent or {}, refusal)
    page = Page(ctx.site, ctx.language, info, match_view, None, problem=problem, chat=Chat({}))
    zones = Zones(page)
    url = f"/m/{info.id}/office"
    data = {
        "csrf": CSRF,
        "command": COMMAND,
        "match": zones.match(),
        "lang": ctx.language,
        "url": url,
        "cockpit": {
            "url": url,
            "choices": f"/m/{info.id}/choices/office",
            "forms": zones.forms(desk.offer, problem),
        },
    }
    parts = {"zone-now": str(zones.fragment("zones/now", now=zones.now()))}
    for name, extra in (("desk_rooms", _rooms(zones, desk, sent or {})), ("forms", {})):
        template = f"host/fragments/{name}.html"
        piece = ctx.site.render(template, t=zones.t, **data, **extra)
        parts["desk-rooms" if name == "desk_rooms" else "cockpit-forms"] = str(piece)
    return zones, parts


def _entered(
    ctx: RequestContext, info: MatchInfo, desk: Desk, sent: Form, refusal: Refusal | None
) -> Problem | None:
    """What was entered in one of the forms, with what is wrong, or changed by a button that only
    does that."""
    act = decode(sent, kinds_of(desk.offer)) if "act" in sent else None
    form = form_sent(desk.offer, act, sent) if act is not None else None
    if act is None or form is None:
        return None
    if "_step" in sent:
        return after_step(form, sent)
    asked = asked_first(ctx, info, desk.offer, sent)
    if asked is not None:
        return asked
    act = completed(form, act)
    checker = checker_of(ctx, info, form)
    error = checker.error(act) or (refusal and why_refused(ctx, checker, act, refusal))
    text, marks = (ctx.text_of(error.refusal), error.marks) if error else ("", {})
    return Problem(act, text, form=form, marks=marks)


def _rooms(zones: Zones, desk: Desk, sent: Form) -> Data:
    renderer = RoomRenderer(zones)
    return {"rooms": [_room(zones, renderer, room, sent) for room in desk.rooms]}


def _room(zones: Zones, renderer: RoomRenderer, room: MindedRoom, sent: Form) -> Data:
    book = zones.book

    def called(seat: int | None, voice: str) -> str:
        if seat is None:
            return book.say(voice)
        return zones.names[seat] if seat < len(zones.names) else str(seat + 1)

    title: Message = room.title
    bots = {seat.seat for seat in zones.page.info.seats if seat.kind == "bot"}  # they do not write
    return {
        "key": room.key,
        "dom": dom(room.key),
        "title": book.text_of(title, zones.names),
        "messages": [renderer.shown(message) for message in room.messages],
        "speaks": room.speaks,
        "speakers": [
            {"seat": one.seat, "voice": one.voice, "muted": one.muted, "name": name}
            for one in room.speakers
            if (name := called(one.seat, one.voice)) and (one.muted or one.seat not in bots)
        ]
        if room.mutes
        else [],
        "text": sent.get("text", "") if sent.get("room") == room.key else "",
    }


class DeskFeed:
    """The events for one open desk. It looks again after each step, and sends what has changed of
    what this steward sees. `slot` is released at the end."""

    def __init__(self, ctx: RequestContext, info: MatchInfo, slot: Slot) -> None:
        self.ctx = ctx
        self.info = info
        self._slot = slot
        self._shown: dict[str, str] = {}

    async def feed(self, connection: LiveConnection) -> None:
        """Send changed fragments; `moved` when the page must be loaded again: the match is over, or
        this person is no steward any more."""
        table, id = self.ctx.table, self.info.id
        with self._slot:
            await connection.send(HEARTBEAT)
            async with (
                table.lobby.queries.changes(id, connection.mark),
                table.subscribe(id, REFEREE, None, connection.mark) as everything,
            ):
                while not everything.ended and await connection.news():
                    await everything.take()
                    signed_in = await self.ctx.still_signed_in()
                    if not signed_in or not await table.stewardship.is_steward(id, self.ctx.me):
                        await connection.send(MOVED)
                        return
                    self.info = await table.lobby.queries.info(id, self.ctx.me)
                    await self._send_changes(connection)

    async def _send_changes(self, connection: LiveConnection) -> None:
        zones, now = await _parts(self.ctx, self.info)
        changed = [id for id, html in now.items() if self._shown.get(id) != html]
        self._shown = now
        if changed:
            data = sse_message("".join(partial(id, now[id], "outerMorph") for id in changed))
            await connection.send(filled(self.ctx, self.info, zones.page.match_view, data))
