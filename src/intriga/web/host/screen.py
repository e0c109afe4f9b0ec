"""A match for many eyes: the big screen, the referee's view, the sheet of codes for a hall."""

from typing import Any, Final

from litestar import get
from litestar.params import FromPath
from markupsafe import Markup

from intriga.kernel.actors import PUBLIC, REFEREE
from intriga.kernel.rooms import HOST_ROOM
from intriga.kernel.text import refuse
from intriga.table import MatchInfo, TableError
from intriga.web.context import Visit, visit_of
from intriga.web.http import Request, Response
from intriga.web.lobby.waiting_room import qr, spaced
from intriga.web.match.chat_view import NEWEST, RoomRenderer, Talking, numbered
from intriga.web.match.page import filled, live_url
from intriga.web.match.page_data import page_of, turns_of
from intriga.web.match.zones import Page, Zones

_SEALED: Final = 200
"""So many of the latest events the referee is shown."""


@get("/m/{match:str}/sealed")
async def sealed(request: Request, match: FromPath[str]) -> Response:
    """Everything, for the referee who has said that he looks; else back to the console."""
    visit = await visit_of(request)
    await visit.table.hosting.require(match, visit.me)
    assert visit.me is not None
    sight = await visit.table.hosting.referee_view(match, visit.me)
    if sight is None:
        return visit.go(f"/m/{match}/host")
    info = await visit.table.lobby.queries.info(match, visit.me)
    rooms = await visit.table.chat.rooms(match, REFEREE)
    keys = [room.key for room in rooms]
    latest = await visit.table.chat.latest(match, REFEREE, keys, NEWEST)
    page = Page(
        site=visit.site,
        language=visit.language,
        info=info,
        sight=sight,
        offer=None,
        rooms=rooms,
        talking=Talking(latest),
        turns=await turns_of(visit.site, info),
        events=numbered(sight.observation.events)[-_SEALED:],
        slider=False,
    )
    zones = Zones(page)
    context = zones.context()
    html = visit.site.render("sealed.html", **visit.frame(info.game), **context)
    return visit.html(filled(visit, page.sight, html.encode()))


@get("/m/{match:str}/screen")
async def screen(request: Request, match: FromPath[str]) -> Response:
    """The match on a big screen: what everybody may see, whoever opens it."""
    visit = await visit_of(request)
    await visit.table.viewer(match, visit.me)
    info = await visit.table.lobby.queries.info(match, visit.me)
    if info.status not in ("playing", "over"):
        return visit.go(f"/m/{match}")
    return await screen_page(visit, info)


async def screen_page(visit: Visit, info: MatchInfo) -> Response:
    """The big screen; it follows the match like any page of a watcher."""
    page = await page_of(visit.site, visit.language, info, PUBLIC)
    zones = Zones(page)
    context: dict[str, Any] = zones.context()
    said = await visit.table.chat.latest(info.id, PUBLIC, [HOST_ROOM], 1)
    context["announcement"] = Markup(RoomRenderer(zones).latest_announcement(said))
    url = live_url(zones)
    context["match"]["live_url"] = f"{url}&as=public" if url else None
    link = f"{visit.site.settings.base_url}/j/{info.join_code}" if info.join_code else ""
    context["invitation"] = {"qr": qr(link), "code": spaced(info.join_code)} if link else None
    html = visit.site.render("screen.html", **visit.frame(info.game), **context)
    return visit.html(filled(visit, page.sight, html.encode()))


@get("/m/{match:str}/codes.pdf")
async def codes(request: Request, match: FromPath[str]) -> Response:
    """Slips with the way to each free seat, to cut out and hand round in a hall. For hosts."""
    visit = await visit_of(request)
    await visit.table.hosting.require(match, visit.me)
    info = await visit.table.lobby.queries.info(match, visit.me)
    if info.status not in ("gathering", "playing"):
        raise TableError("conflict", refuse("table-not-playing"))
    name = visit.site.game_book(visit.language, info.game).say(f"game-{info.game}")
    link = f"{visit.site.settings.base_url}/j/{info.join_code}"
    t = visit.say()
    seats = [seat.seat for seat in info.seats if seat.kind != "person"]
    data = {
        "title": info.title or name,
        "game": name,
        "code": spaced(info.join_code),
        "address": visit.site.settings.base_url.partition("://")[2],
        "help": t("codes-help"),
        "slips": [
            {"seat": t("seat-number", n=seat + 1), "qr": qr(f"{link}?seat={seat}")}
            for seat in seats
        ],
    }
    body = await visit.site.printer.codes(visit.language, data, address=visit.address)
    headers = {"content-disposition": 'inline; filename="codes.pdf"', "cache-control": "no-store"}
    return Response(body, media_type="application/pdf", headers=headers)
