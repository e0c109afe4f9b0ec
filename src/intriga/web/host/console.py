"""The host's console: everything a host may do with a running match, on one page.

It shows what the public may know, and to a host who plays nothing more than his seat knows. Only in
a match with a referee can everything be unsealed here, and then everybody is told.
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
from intriga.web.context import Form, Visit, form_of, visit_of, whole
from intriga.web.http import Request, Response
from intriga.web.match.actions import seen_of
from intriga.web.match.chat_view import RoomRenderer
from intriga.web.match.forms import FormRenderer, decode, kinds_of, left_open
from intriga.web.match.game_pages import Data
from intriga.web.match.page import filled
from intriga.web.match.page_data import page_of
from intriga.web.match.zones import Zones
from intriga.words import MissingText

EXTENSIONS: Final = (60, 300, 3600, 24 * 3600)
"""Seconds by which a host lengthens a window with one press."""
_POINTS: Final = 25


class Press(Struct, frozen=True):
    """A button of the console that was pressed."""

    visit: Visit
    info: MatchInfo
    me: str
    fields: Form
    command: str

    @property
    def seat(self) -> int:
        """The seat it is about. Raises `TableError` if none was said."""
        seat = whole(self.fields.get("seat", ""))
        if seat is None:
            raise TableError("invalid", refuse("seat-which-one"))
        return seat

    @property
    def generation(self) -> int:
        """The generation of the window it is about."""
        return whole(self.fields.get("generation", "")) or 0


Answer: TypeAlias = Receipt | Refusal | None


async def _keep(press: Press, act: HouseAct) -> Answer:
    table = press.visit.table
    return await table.keep(press.info.id, HOST, act, press.command, me=press.me)


async def _pause(press: Press) -> Answer:
    return await _keep(press, Pause())


async def _resume(press: Press) -> Answer:
    return await _keep(press, Resume())


async def _extend(press: Press) -> Answer:
    seconds = whole(press.fields.get("seconds", "")) or 0
    return await _keep(press, Extend(press.fields.get("window", ""), press.generation, seconds))


async def _close(press: Press) -> Answer:
    return await _keep(press, Close(press.fields.get("window", ""), press.generation))


async def _announce(press: Press) -> Answer:
    visit, text = press.visit, press.fields.get("text", "")
    visit.site.limits.messages.take(press.me)
    talk, id = visit.table.chat, press.info.id
    return await talk.say(id, HOST, HOST_ROOM, text, press.command, me=press.me)


async def _mute(press: Press) -> Answer:
    return await _keep(press, Mute(press.seat, "off" not in press.fields))


async def _lock(press: Press) -> Answer:
    act = press.fields.get("act", "")
    if act not in _acts_of(press.visit, press.info.game):
        raise TableError("invalid", refuse("refused-malformed", problem=act[:40]))
    return await _keep(press, Lock(act, "off" not in press.fields))


async def _to_bot(press: Press) -> Answer:
    lobby, language = press.visit.table.lobby, press.visit.language
    await lobby.takeovers.replace_by_bot(press.info.id, press.me, press.seat, language=language)
    return None


async def _remove(press: Press) -> Answer:
    lobby, language = press.visit.table.lobby, press.visit.language
    await lobby.takeovers.remove(press.info.id, press.me, press.seat, language=language)
    return None


async def _call_reserve(press: Press) -> Answer:
    called = await press.visit.table.lobby.reserve.call_next(press.info.id, press.seat, press.me)
    return None if called else refuse("console-no-reserve")


async def _name(press: Press) -> Answer:
    visit, login = press.visit, press.fields.get("login", "")
    with visit.site.limits.invitations.trying(visit.address):  # logins are not for trying out
        await visit.table.hosting.add_cohost(press.info.id, press.me, login)
    return None


async def _dismiss(press: Press) -> Answer:
    person = press.fields.get("person", "")
    await press.visit.table.hosting.remove_cohost(press.info.id, press.me, person)
    return None


async def _rewind(press: Press) -> Answer:
    number, sure = whole(press.fields.get("number", "")) or 0, "sure" in press.fields
    hosting = press.visit.table.hosting
    return await hosting.rewind(press.info.id, press.me, number, press.command, sure=sure)


async def _look(press: Press) -> Answer:
    await press.visit.table.hosting.open_referee_view(press.info.id, press.me, press.command)
    return None


async def _act(press: Press) -> Answer:
    """One of the game's own acts of the host."""
    visit, info, fields = press.visit, press.info, press.fields
    offer = await visit.table.hosting.offer(info.id, press.me)
    sent = decode(fields, kinds_of(offer))
    lacking = left_open(offer, sent, visit.site.game_book(visit.language, info.game), info.game)
    if lacking is not None:
        return lacking
    seen = seen_of(fields.get("token", ""))
    return await visit.table.submit(info.id, HOST, sent, press.command, seen=seen, me=press.me)


DOINGS: Final[Mapping[str, Callable[[Press], Awaitable[Answer]]]] = {
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
    visit = await visit_of(request)
    await visit.table.hosting.require(match, visit.me)
    info = await visit.table.lobby.queries.info(match, visit.me)
    if info.status != "playing":
        return visit.go(f"/m/{match}")
    return await console_page(visit, info)


@post("/m/{match:str}/host/{doing:str}", status_code=200)
async def press_of_host(request: Request, match: FromPath[str], doing: FromPath[str]) -> Response:
    """A button of the console. What can not be is said there, and so is what must be confirmed."""
    visit = await visit_of(request)
    do = DOINGS.get(doing)
    if do is None:
        raise NotFoundException
    await visit.table.hosting.require(match, visit.me)
    assert visit.me is not None
    info = await visit.table.lobby.queries.info(match, visit.me)
    fields = await form_of(request)
    command = fields.get("command", "")[:64] or visit.site.command()
    try:
        answer = await do(Press(visit, info, visit.me, fields, command))
    except TableError as problem:
        if problem.kind not in ("conflict", "invalid", "unknown", "forbidden"):
            raise
        answer = problem.refusal
    if isinstance(answer, Refusal):
        told = visit.text_of(answer, info.game)
        return await console_page(visit, info, Problem(doing, fields, answer.id, told))
    if doing == "look":
        return visit.go(f"/m/{match}/sealed")
    back = fields.get("back", "")
    return visit.go(f"/m/{match}" if back == "match" else f"/m/{match}/host")


class Problem(Struct, frozen=True):
    """What could not be done, with all that was sent. `refused`: the id of the refusal."""

    doing: str
    fields: Form
    refused: str
    text: str


async def console_page(visit: Visit, info: MatchInfo, problem: Problem | None = None) -> Response:
    """The page, with what was wrong."""
    viewer = await visit.table.viewer(info.id, visit.me)
    page = await page_of(visit.site, visit.language, info, viewer)
    zones = Zones(page)
    context = zones.context()
    context["console"] = await _console(visit, zones, problem)
    frame = visit.frame(info.game)
    html = visit.site.render("console.html", **frame, **context)
    return visit.html(filled(visit, page.sight, html.encode()), 409 if problem else 200)


async def _console(visit: Visit, zones: Zones, problem: Problem | None) -> Data:
    info, sight = zones.page.info, zones.page.sight
    house = sight.observation.house
    sent = problem.fields if problem else {}
    return {
        "url": f"{zones.match()['url']}/host",
        "problem": problem.text if problem else None,
        "unsure": sent if problem and problem.refused == "refused-rewind-unsure" else None,
        "announced": await _announced(visit, zones),
        "unsaid": sent.get("text", "") if problem and problem.doing == "announce" else "",
        "paused": house.paused,
        "windows": _windows(visit, zones),
        "extensions": [
            {"seconds": seconds, "title": _length(seconds, visit.language)}
            for seconds in EXTENSIONS
        ],
        "people": _people(zones),
        "reserve": len(info.reserve),
        **_locks(visit, zones),
        "forms": await _forms(visit, zones),
        "points": await _points(visit, zones),
        "created": info.created,
        "cohosts": [{"person": person, "name": name} for person, name in info.cohosts],
        "referee": info.terms.referee,
        "sealed_url": f"/m/{info.id}/sealed",
        "screen_url": f"/m/{info.id}/screen",
        "codes_url": f"/m/{info.id}/codes.pdf",
    }


async def _announced(visit: Visit, zones: Zones) -> Markup | None:
    """What the host has announced last."""
    sight = zones.page.sight
    latest = await visit.table.chat.latest(sight.match, sight.viewer, [HOST_ROOM], 1)
    for said in latest.get(HOST_ROOM, ()):
        return RoomRenderer(zones).remark(said)
    return None


def _length(seconds: int, language: str) -> str:
    return format_timedelta(timedelta(seconds=seconds), threshold=1, locale=language)


def _windows(visit: Visit, zones: Zones) -> list[Data]:
    sight = zones.page.sight
    return [
        {
            "key": window.key,
            "generation": window.generation,
            "title": zones.book.say(f"window-{window.kind}"),
            "awaited": [zones.page.sight.names[seat] for seat in window.awaited],
            "timed": window.key in sight.deadlines,
        }
        for window in sight.observation.windows
    ]


def _people(zones: Zones) -> list[Data]:
    house = zones.page.sight.observation.house
    return [
        {
            **person,
            "muted": person["seat"] in house.muted,
            "missed": house.missed(person["seat"]),
        }
        for person in zones.table()["people"]
    ]


def _acts_of(visit: Visit, game: str) -> tuple[str, ...]:
    """The types of the acts of a game."""
    act = visit.site.games[game].Acts
    return tuple(tag_of(one) for one in get_args(act) or (act,))


def _locks(visit: Visit, zones: Zones) -> dict[str, list[Data]]:
    """The acts that are barred, and those that can be: those that have a name."""
    locked = zones.page.sight.observation.house.locked
    game = zones.page.info.game
    named = ((act, _name_of(zones, f"form-{game}-{act}")) for act in _acts_of(visit, game))
    acts = [{"act": act, "title": name} for act, name in named if name]
    return {
        "locked": [act for act in acts if act["act"] in locked],
        "acts": [act for act in acts if act["act"] not in locked],
    }


def _name_of(zones: Zones, form: str) -> str:
    """What an act is called whatever is preset in its form; empty where it has no such name."""
    attribute = "any" if zones.book.has(form, "any") else ""
    try:
        return zones.book.say(form, attribute=attribute)
    except MissingText:
        return ""


async def _forms(visit: Visit, zones: Zones) -> list[Data]:
    """The game's own forms of the host."""
    assert visit.me is not None
    offer = await visit.table.hosting.offer(zones.page.info.id, visit.me)
    renderer = FormRenderer(zones.pages, zones.book, zones.t, zones.page.sight.names, offer)
    return renderer.forms(visit.site.command())


async def _points(visit: Visit, zones: Zones) -> list[Data]:
    assert visit.me is not None
    points = await visit.table.hosting.turning_points(zones.page.info.id, visit.me, _POINTS)
    return [
        {"number": point.number, "text": zones.text_of(point.event), "ago": visit.ago(point.at)}
        for point in points
    ]
