"""The chat of a match: messages that are sent, and what people do about messages.

A form is answered with the page (without script) or with a line beside the form (with it); what was
written is never lost. New messages reach everybody by the event stream, their author too.
"""

from collections.abc import Mapping

from litestar import get, post
from litestar.params import FromPath
from msgspec.structs import replace

from intriga.http_common.rate_limits.policies import MESSAGES
from intriga.kernel.actors import HOST, PUBLIC, TABLE, Seat, Viewer
from intriga.kernel.rooms import talk_key
from intriga.kernel.text import Refusal, refuse
from intriga.table import ChatMessage, MatchInfo, Receipt, TableError
from intriga.table.chat.messages import speaker
from intriga.web.game_pages import Data
from intriga.web.http import Request, Response
from intriga.web.match.page import playing_page
from intriga.web.match.page_data import chat_of, page_of
from intriga.web.match.renderer import UnsentMessage
from intriga.web.match.zones.chat_view import NEWEST, RoomRenderer, dom
from intriga.web.match.zones.zones import Zones
from intriga.web.rendering.fragments import partial
from intriga.web.request.context import RequestContext, context_of
from intriga.web.request.sent import Form, form_of


@post("/m/{match:str}/say", status_code=200)
async def say(request: Request, match: FromPath[str]) -> Response:
    """A message to a room, or to the people chosen for a private chat."""
    ctx = await context_of(request)
    fields = await form_of(request)
    viewer = await ctx.table.viewer(match, ctx.me)
    chosen = _chosen(fields)
    room = fields.get("room", "")
    if not room and chosen and isinstance(viewer, int):
        room = talk_key((viewer, *chosen))
    try:
        refusal = await _send(ctx, match, viewer, room, fields)
    except TableError as problem:
        if problem.kind not in ("conflict", "forbidden"):
            raise
        refusal = problem.refusal
    if refusal is None:
        return _sent(ctx, match, room)
    await ctx.learn_match(match, refusal)
    return await _not_sent(
        ctx, match, UnsentMessage(room, fields.get("text", ""), ctx.text_of(refusal))
    )


def _chosen(fields: Mapping[str, str]) -> list[Seat]:
    numbers = (name.removeprefix("with.") for name in fields if name.startswith("with."))
    return [int(number) for number in numbers if number.isdecimal() and len(number) < 4]


async def _send(
    ctx: RequestContext, match: str, viewer: Viewer, room: str, fields: Form
) -> Refusal | None:
    """Send a message. Returns why it was refused, or None."""
    as_host = fields.get("as") == HOST
    actor = HOST if as_host else viewer
    watches = actor == PUBLIC and await ctx.table.chat.hears_watchers(match, room)
    if ctx.me is None or (actor != HOST and not isinstance(actor, int) and not watches):
        return refuse("talk-sign-in" if watches else "act-not-seated")
    if not room:
        return refuse("talk-with-whom")
    await ctx.site.limits.count(MESSAGES, ctx.me)
    if watches:
        return await _opinion(ctx, match, ctx.me, room, fields)
    assert actor == HOST or isinstance(actor, int)
    command = await ctx.form_command(match, actor, fields)
    result = await ctx.table.chat.say(
        match,
        HOST if actor == HOST else actor,
        room,
        fields.get("text", ""),
        command,
        voice=fields.get("voice", ""),
        me=ctx.me,
    )
    return None if isinstance(result, Receipt) else result


async def _opinion(
    ctx: RequestContext, match: str, me: str, room: str, fields: Form
) -> Refusal | None:
    """Somebody who watches writes where the game lets them."""
    command = await ctx.form_command(match, TABLE, fields)
    text = fields.get("text", "")
    result = await ctx.table.chat.give_opinion(match, me, room, text, command)
    return None if isinstance(result, Receipt) else result


def _sent(ctx: RequestContext, match: str, room: str) -> Response:
    if ctx.is_htmx:
        return ctx.html(partial(f"problem-{dom(room)}", "", "innerHTML").encode())
    return ctx.redirect(f"/m/{match}?room={room}#room-{dom(room)}")


async def _not_sent(ctx: RequestContext, match: str, draft: UnsentMessage) -> Response:
    if ctx.is_htmx:
        html = ctx.site.render("match/fragments/refusal.html", text=draft.problem)
        place = dom(draft.room) if draft.room else "new"
        return ctx.html(partial(f"problem-{place}", html, "innerHTML").encode(), 422)
    info, viewer = await _match_and_viewer(ctx, match)
    chat = await chat_of(ctx.site, match, viewer, ctx.me, draft=draft)
    return await playing_page(ctx, info, 422, chat=chat)


@get("/m/{match:str}/rooms")
async def earlier(request: Request, match: FromPath[str]) -> Response:
    """The messages of a room before a given one."""
    ctx = await context_of(request)
    room = request.query_params.get("room", "")
    before = request.query_params.get("before", "")
    info, viewer = await _match_and_viewer(ctx, match)
    messages = await ctx.table.chat.messages(match, viewer, room, before=before, limit=NEWEST)
    chat = await chat_of(ctx.site, match, viewer, ctx.me, opened=room)
    if not ctx.is_htmx:
        chat = replace(chat, latest={**chat.latest, room: messages})
        return await playing_page(ctx, info, chat=chat)
    page = await page_of(ctx.site, ctx.language, info, viewer, chat=chat)
    renderer = RoomRenderer(Zones(page))
    url = renderer.earlier_url(room, messages)
    html = ctx.site.render("match/fragments/chat/earlier.html", t=renderer.t, earlier=url)
    html += "".join(renderer.message(message) for message in messages)
    return ctx.html(partial(f"says-{dom(room)}", html, "afterbegin").encode())


async def _match_and_viewer(ctx: RequestContext, match: str) -> tuple[MatchInfo, Viewer]:
    return await ctx.match_info(match), await ctx.table.viewer(match, ctx.me)


@post("/m/{match:str}/read", status_code=200)
async def read(request: Request, match: FromPath[str]) -> Response:
    """Mark a room as read up to a message."""
    ctx = await context_of(request)
    fields = await form_of(request)
    viewer = await ctx.table.viewer(match, ctx.me)
    if ctx.me is not None:
        await ctx.table.chat.read_up_to(match, viewer, ctx.me, fields.get("id", ""))
    if ctx.is_htmx or ctx.wants_json:
        return Response(b"", media_type="text/plain")
    return ctx.redirect(f"/m/{match}")


@get("/m/{match:str}/says/{id:str}")
async def message_actions(request: Request, match: FromPath[str], id: FromPath[str]) -> Response:
    """What a person may do about a message: hide its author; as the host, delete it or mute its
    author."""
    ctx = await context_of(request)
    info, viewer = await _match_and_viewer(ctx, match)
    found = await ctx.table.chat.by_ids(match, viewer, [id])
    if not found:
        raise TableError("unknown", refuse("talk-no-message"))
    (message,) = found
    chat = await chat_of(ctx.site, match, viewer, ctx.me)
    page = await page_of(ctx.site, ctx.language, info, viewer, chat=chat)
    renderer = RoomRenderer(Zones(page))
    data = {
        "url": f"/m/{match}",
        "message": renderer.message(message),
        "id": message.id,
        "command": ctx.site.command_id(),
        "actions": [
            *_actions(ctx, info, renderer, message),
            *await _mute_here(ctx, info, renderer, message),
        ],
    }
    if ctx.is_htmx:
        template = "match/fragments/chat/message_actions.html"
        html = ctx.site.render(template, t=renderer.t, csrf=ctx.csrf, **data)
        return ctx.html(partial(f"say-{message.id}", html, "beforeend").encode())
    return ctx.page("match/message_page.html", 200, info.game, match={"url": f"/m/{match}"}, **data)


def _actions(
    ctx: RequestContext, info: MatchInfo, renderer: RoomRenderer, message: ChatMessage
) -> list[Data]:
    """The buttons: where each form goes (`to`), its fields and its label."""
    actions: list[Data] = []
    author, page, t = speaker(message), renderer.page, renderer.t
    if ctx.me is not None and author and not message.mine:
        hidden = author in page.chat.attention.hidden if page.chat else False
        label = t("unhide-of" if hidden else "hide-of", name=renderer.hidden_name(author))
        fields: Data = {"what": author} | ({} if hidden else {"yes": "1"})
        actions.append({"to": "hide", "fields": fields, "label": label})
    over = page.match_view.observation.outcome is not None
    if info.hosted and not over and not message.erased:
        actions.append({"to": "erase", "fields": {"id": message.id}, "label": t("say-erase")})
        if message.seat is not None and not message.mine:
            muted = message.seat in page.match_view.observation.house.muted
            name = renderer.hidden_name(f"seat:{message.seat}")
            label = t("mute-no-of" if muted else "mute-of", name=name)
            fields = {"seat": message.seat, "back": "match"} | ({"off": "1"} if muted else {})
            actions.append({"to": "host/mute", "fields": fields, "label": label})
    return actions


async def _mute_here(
    ctx: RequestContext, info: MatchInfo, renderer: RoomRenderer, message: ChatMessage
) -> list[Data]:
    """For a host, in a room that all read: to mute the speaker there alone, be it a voice, of which
    nobody learns who has it."""
    author, page = speaker(message), renderer.page
    over = page.match_view.observation.outcome is not None
    public = any(room.key == message.room and room.hearers is None for room in page.rooms)
    if not (info.hosted and public and author) or over or message.erased or message.mine:
        return []
    muted = author in await ctx.table.stewardship.silenced(info.id, message.room)
    name = renderer.hidden_name(author)
    kind, _, whom = author.partition(":")
    fields: Data = {"room": message.room, kind: whom, "back": "match"}
    fields |= {"off": "1"} if muted else {}
    label = renderer.t("mute-here-no" if muted else "mute-here", name=name)
    return [{"to": "host/silence", "fields": fields, "label": label}]


@post("/m/{match:str}/hide", status_code=200)
async def hide(request: Request, match: FromPath[str]) -> Response:
    """Hide the messages of a player, a voice or a room for this person, or show them again."""
    ctx = await context_of(request)
    fields = await form_of(request)
    viewer = await ctx.table.viewer(match, ctx.me)
    if ctx.me is None:
        raise TableError("forbidden", refuse("act-not-seated"))
    what, yes = fields.get("what", ""), bool(fields.get("yes"))
    await ctx.table.chat.hide(match, viewer, ctx.me, what, yes)
    return ctx.redirect(f"/m/{match}#view-rooms")


@post("/m/{match:str}/erase", status_code=200)
async def erase(request: Request, match: FromPath[str]) -> Response:
    """The host deletes a message."""
    ctx = await context_of(request)
    fields = await form_of(request)
    viewer = await ctx.table.viewer(match, ctx.me)
    command, me = ctx.site.command_id(), ctx.me or "nobody"
    result = await ctx.table.chat.erase(match, fields.get("id", ""), command, viewer=viewer, me=me)
    if isinstance(result, Refusal):
        raise TableError("forbidden", result)
    return ctx.redirect(f"/m/{match}#view-rooms")
