"""The host's console: everything a host may do with a running match, on one page.

It shows what is public, and to a host who plays what their seat knows. Only in a match with a
referee can the host see everything, and all players are notified.
"""

from collections.abc import Awaitable, Callable, Mapping
from datetime import timedelta
from typing import Final, TypeAlias, get_args

from babel.dates import format_timedelta
from litestar import get, post
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from markupsafe import Markup
from msgspec import Struct

from intriga.kernel.actors import HOST
from intriga.kernel.acts import tag_of
from intriga.kernel.house_rules.house_acts import Close, Extend, HouseAct, Lock, Mute, Pause, Resume
from intriga.kernel.rooms import HOST_ROOM
from intriga.kernel.text import Refusal, refuse
from intriga.table import MatchInfo, Receipt, TableError
from intriga.web.context import Form, RequestContext, context_of, form_of, parse_int
from intriga.web.game_pages import Data
from intriga.web.http import Request, Response
from intriga.web.match.actions import seen_of
from intriga.web.match.chat_view import RoomRenderer
from intriga.web.match.forms import FormRenderer, decode, kinds_of, missing_field
from intriga.web.match.page import filled
from intriga.web.match.page_data import page_of
from intriga.web.match.zones import Zones
from intriga.words import MissingText

EXTENSIONS: Final = (60, 300, 3600, 24 * 3600)
"""Seconds offered to extend a window by."""
_POINTS: Final = 25
"""Turning points offered to rewind to."""


class HostAction(Struct, frozen=True):
    """A button of the console that was pressed, with its form."""

    ctx: RequestContext
    info: MatchInfo
    me: str
    fields: Form
    command: str

    @property
    def seat(self) -> int:
        """The seat it is about. Raises `TableError` if none was sent."""
        seat = parse_int(self.fields.get("seat", ""))
        if seat is None:
            raise TableError("invalid", refuse("seat-which-one"))
        return seat

    @property
    def generation(self) -> int:
        """The generation of the window it is about."""
        return parse_int(self.fields.get("generation", "")) or 0


Result: TypeAlias = Receipt | Refusal | None


async def _keep(action: HostAction, act: HouseAct) -> Result:
    table = action.ctx.table
    return await table.keep(action.info.id, HOST, act, action.command, me=action.me)


async def _pause(action: HostAction) -> Result:
    return await _keep(action, Pause())


async def _resume(action: HostAction) -> Result:
    return await _keep(action, Resume())


async def _extend(action: HostAction) -> Result:
    seconds = parse_int(action.fields.get("seconds", "")) or 0
    return await _keep(action, Extend(action.fields.get("window", ""), action.generation, seconds))


async def _close(action: HostAction) -> Result:
    return await _keep(action, Close(action.fields.get("window", ""), action.generation))


async def _announce(action: HostAction) -> Result:
    ctx, text = action.ctx, action.fields.get("text", "")
    ctx.site.limits.messages.take(action.me)
    chat, id = ctx.table.chat, action.info.id
    return await chat.say(id, HOST, HOST_ROOM, text, action.command, me=action.me)


async def _mute(action: HostAction) -> Result:
    return await _keep(action, Mute(action.seat, "off" not in action.fields))


async def _lock(action: HostAction) -> Result:
    act = action.fields.get("act", "")
    if act not in _acts_of(action.ctx, action.info.game):
        raise TableError("invalid", refuse("refused-malformed", problem=act[:40]))
    return await _keep(action, Lock(act, "off" not in action.fields))


async def _to_bot(action: HostAction) -> Result:
    lobby, language = action.ctx.table.lobby, action.ctx.language
    await lobby.takeovers.replace_by_bot(action.info.id, action.me, action.seat, language=language)
    return None


async def _remove(action: HostAction) -> Result:
    lobby, language = action.ctx.table.lobby, action.ctx.language
    await lobby.takeovers.remove(action.info.id, action.me, action.seat, language=language)
    return None


async def _call_reserve(action: HostAction) -> Result:
    called = await action.ctx.table.lobby.reserve.call_next(action.info.id, action.seat, action.me)
    return None if called else refuse("console-no-reserve")


async def _name(action: HostAction) -> Result:
    ctx, login = action.ctx, action.fields.get("login", "")
    with ctx.site.limits.invitations.trying(ctx.address):  # logins cannot be guessed
        await ctx.table.hosting.add_cohost(action.info.id, action.me, login)
    return None


async def _dismiss(action: HostAction) -> Result:
    person = action.fields.get("person", "")
    await action.ctx.table.hosting.remove_cohost(action.info.id, action.me, person)
    return None


async def _rewind(action: HostAction) -> Result:
    number, sure = parse_int(action.fields.get("number", "")) or 0, "sure" in action.fields
    hosting = action.ctx.table.hosting
    return await hosting.rewind(action.info.id, action.me, number, action.command, sure=sure)


async def _look(action: HostAction) -> Result:
    await action.ctx.table.hosting.open_referee_view(action.info.id, action.me, action.command)
    return None


async def _act(action: HostAction) -> Result:
    """One of the game's own acts of the host."""
    ctx, info, fields = action.ctx, action.info, action.fields
    offer = await ctx.table.hosting.offer(info.id, action.me)
    sent = decode(fields, kinds_of(offer))
    lacking = missing_field(offer, sent, ctx.site.game_book(ctx.language, info.game), info.game)
    if lacking is not None:
        return lacking
    seen = seen_of(fields.get("token", ""))
    return await ctx.table.submit(info.id, HOST, sent, action.command, seen=seen, me=action.me)


ACTIONS: Final[Mapping[str, Callable[[HostAction], Awaitable[Result]]]] = {
    "pause": _pause,
    "resume": _resume,
    "extend": _extend,
    "close": _close,
    "announce": _announce,
    "mute": _mute,
    "lock": _lock,
    "to-bot": _to_bot,
    "remove": _remove,
    "call-reserve": _call_reserve,
    "name": _name,
    "dismiss": _dismiss,
    "rewind": _rewind,
    "look": _look,
    "act": _act,
}


@get("/m/{match:str}/host")
async def console(request: Request, match: FromPath[str]) -> Response:
    """The console of a match, for its hosts."""
    ctx = await context_of(request)
    await ctx.table.hosting.require(match, ctx.me)
    info = await ctx.match_info(match)
    if info.status != "playing":
        return ctx.redirect(f"/m/{match}")
    return await console_page(ctx, info)


@post("/m/{match:str}/host/{name:str}", status_code=200)
async def host_action(request: Request, match: FromPath[str], name: FromPath[str]) -> Response:
    """A button of the console. The console shows refusals, and asks for confirmations."""
    ctx = await context_of(request)
    handler = ACTIONS.get(name)
    if handler is None:
        raise NotFoundException
    await ctx.table.hosting.require(match, ctx.me)
    assert ctx.me is not None
    info = await ctx.match_info(match)
    fields = await form_of(request)
    command = fields.get("command", "")[:64] or ctx.site.command_id()
    try:
        result = await handler(HostAction(ctx, info, ctx.me, fields, command))
    except TableError as problem:
        if problem.kind not in ("conflict", "invalid", "unknown", "forbidden"):
            raise
        result = problem.refusal
    if isinstance(result, Refusal):
        return await console_page(
            ctx, info, RefusedAction(name, fields, result.id, ctx.text_of(result))
        )
    if name == "look":
        return ctx.redirect(f"/m/{match}/sealed")
    back = fields.get("back", "")
    return ctx.redirect(f"/m/{match}" if back == "match" else f"/m/{match}/host")


class RefusedAction(Struct, frozen=True):
    """An action that was refused, with its form. `refused`: the id of the refusal."""

    action: str
    fields: Form
    refused: str
    text: str


async def console_page(
    ctx: RequestContext, info: MatchInfo, problem: RefusedAction | None = None
) -> Response:
    """The console, with the action that was refused."""
    viewer = await ctx.table.viewer(info.id, ctx.me)
    page = await page_of(ctx.site, ctx.language, info, viewer)
    zones = Zones(page)
    data = zones.template_data()
    data["console"] = await _console(ctx, zones, problem)
    html = ctx.site.render("host/console.html", **ctx.base_data(info.game), **data)
    return ctx.html(filled(ctx, page.match_view, html.encode()), 409 if problem else 200)


async def _console(ctx: RequestContext, zones: Zones, problem: RefusedAction | None) -> Data:
    info, match_view = zones.page.info, zones.page.match_view
    house = match_view.observation.house
    sent = problem.fields if problem else {}
    return {
        "url": f"{zones.match()['url']}/host",
        "problem": problem.text if problem else None,
        "unsure": sent if problem and problem.refused == "refused-rewind-unsure" else None,
        "announced": await _last_announcement(ctx, zones),
        "unsaid": sent.get("text", "") if problem and problem.action == "announce" else "",
        "paused": house.paused,
        "windows": _windows(ctx, zones),
        "extensions": [
            {"seconds": seconds, "title": _length(seconds, ctx.language)} for seconds in EXTENSIONS
        ],
        "people": _people(zones),
        "reserve": len(info.reserve),
        **_locks(ctx, zones),
        "forms": await _forms(ctx, zones),
        "points": await _points(ctx, zones),
        "created": info.created,
        "cohosts": [{"person": person, "name": name} for person, name in info.cohosts],
        "referee": info.terms.referee,
        "sealed_url": f"/m/{info.id}/sealed",
        "screen_url": f"/m/{info.id}/screen",
        "codes_url": f"/m/{info.id}/codes.pdf",
    }


async def _last_announcement(ctx: RequestContext, zones: Zones) -> Markup | None:
    """The host's last announcement, rendered."""
    match_view = zones.page.match_view
    latest = await ctx.table.chat.latest(match_view.match, match_view.viewer, [HOST_ROOM], 1)
    messages = latest.get(HOST_ROOM, ())
    return RoomRenderer(zones).message(messages[0]) if messages else None


def _length(seconds: int, language: str) -> str:
    return format_timedelta(timedelta(seconds=seconds), threshold=1, locale=language)


def _windows(ctx: RequestContext, zones: Zones) -> list[Data]:
    match_view = zones.page.match_view
    return [
        {
            "key": window.key,
            "generation": window.generation,
            "title": zones.book.say(f"window-{window.kind}"),
            "awaited": [zones.names[seat] for seat in window.awaited],
            "timed": window.key in match_view.deadlines,
        }
        for window in match_view.observation.windows
    ]


def _people(zones: Zones) -> list[Data]:
    house = zones.page.match_view.observation.house
    return [
        {
            **person,
            "muted": person["seat"] in house.muted,
            "missed": house.missed(person["seat"]),
        }
        for person in zones.table()["people"]
    ]


def _acts_of(ctx: RequestContext, game: str) -> tuple[str, ...]:
    """The types of the acts of a game."""
    act = ctx.site.games[game].Acts
    return tuple(tag_of(one) for one in get_args(act) or (act,))


def _locks(ctx: RequestContext, zones: Zones) -> dict[str, list[Data]]:
    """The acts that are locked, and those that can be: those that have a name."""
    locked = zones.page.match_view.observation.house.locked
    game = zones.page.info.game
    named = ((act, _name_of(zones, f"form-{game}-{act}")) for act in _acts_of(ctx, game))
    acts = [{"act": act, "title": name} for act, name in named if name]
    return {
        "locked": [act for act in acts if act["act"] in locked],
        "acts": [act for act in acts if act["act"] not in locked],
    }


def _name_of(zones: Zones, form: str) -> str:
    """The name of an act, whatever is preset in its form; empty if it has none."""
    attribute = "any" if zones.book.has(form, "any") else ""
    try:
        return zones.book.say(form, attribute=attribute)
    except MissingText:
        return ""


async def _forms(ctx: RequestContext, zones: Zones) -> list[Data]:
    """The forms of the game's own acts of the host."""
    assert ctx.me is not None
    offer = await ctx.table.hosting.offer(zones.page.info.id, ctx.me)
    renderer = FormRenderer(zones.pages, zones.book, zones.t, zones.names, offer)
    return renderer.forms(ctx.site.command_id())


async def _points(ctx: RequestContext, zones: Zones) -> list[Data]:
    assert ctx.me is not None
    points = await ctx.table.hosting.turning_points(zones.page.info.id, ctx.me, _POINTS)
    return [
        {"number": point.number, "text": zones.text_of(point.event), "ago": ctx.ago(point.at)}
        for point in points
    ]
