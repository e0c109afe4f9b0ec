"""Turns gone by, while a match goes on and afterwards: a way back through what everybody saw.

A turn is shown from one public event alone, the one that ended it, so that nothing can stand on it
that not everybody knows.
"""

from typing import Final

from litestar import get
from litestar.params import FromPath
from markupsafe import escape

from intriga.kernel.actors import PUBLIC
from intriga.kernel.events import Event
from intriga.kernel.text import refuse
from intriga.table import MatchInfo, TableError
from intriga.web.context import Visit, visit_of, whole
from intriga.web.http import Request, Response
from intriga.web.match.game_pages import Data
from intriga.web.match.page_data import LATEST, turns_of
from intriga.web.match.sse import partial
from intriga.web.match.zones import Page, Zones

PICTURE_POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'; font-src data:"
"""A picture brings its styles and typefaces along and may do nothing else."""
PNG_WIDTH: Final = 2000


@get("/m/{match:str}/turn")
async def turn(request: Request, match: FromPath[str]) -> Response:
    """The turn `?n=`, counted from 1, as a page, or in the place of the board; beyond the last
    one: now."""
    visit = await visit_of(request)
    info, turns = await _turns(visit, match)
    n = whole(request.query_params.get("n", "")) or 0
    if not 1 <= n <= len(turns):
        if visit.live:
            return visit.html(_swapped("", visit.say(info.game)("turn-now")).encode())
        return visit.go(f"/m/{match}")
    zones = await _zones(visit, info, turns[:n])
    shown: Data = {
        "n": n,
        "turn": zones.turn(turns[n - 1]),
        "turn_template": zones.pages.template("TURN"),
        "picture": zones.pages.picture is not None,
        "fold": visit.live,
    }
    if visit.live:
        html = zones.fragment("turn", **shown)
        return visit.html(_swapped(html, shown["turn"]["name"]).encode())
    shown |= {"match": zones.match(), "last": len(turns)}
    return visit.page("turn.html", 200, info.game, **shown)


@get("/m/{match:str}/turn/{file:str}")
async def turn_picture(request: Request, match: FromPath[str], file: FromPath[str]) -> Response:
    """The picture of a turn: `/m/…/turn/3.svg`, `/m/…/turn/3.png`. Raises `TableError`."""
    visit = await visit_of(request)
    info, turns = await _turns(visit, match)
    number, _, kind = file.partition(".")
    n = whole(number) or 0
    picture = visit.site.pages[info.game].picture
    if not 1 <= n <= len(turns) or kind not in ("svg", "png") or picture is None:
        raise TableError("unknown", refuse("turn-unknown"))
    zones = await _zones(visit, info, turns[:n])
    svg = picture(zones.view, zones.scene, turns[n - 1])
    headers = {
        "cache-control": "no-store",
        "content-disposition": f'inline; filename="{info.game}-{n}.{kind}"',
        "content-security-policy": PICTURE_POLICY,
    }
    if kind == "svg":
        return Response(svg.encode(), media_type="image/svg+xml", headers=headers)
    body = await visit.site.printer.picture(svg, PNG_WIDTH, address=visit.address)
    return Response(body, media_type="image/png", headers=headers)


async def _turns(visit: Visit, match: str) -> tuple[MatchInfo, tuple[Event, ...]]:
    """The turns of a match that this visitor may see. Raises `TableError`."""
    await visit.table.viewer(match, visit.me)
    info = await visit.table.lobby.queries.info(match, visit.me)
    return info, await turns_of(visit.site, info)


async def _zones(visit: Visit, info: MatchInfo, turns: tuple[Event, ...]) -> Zones:
    """What a turn is told with: names, options, words; of the match nothing but what all know."""
    sight = await visit.table.observe(info.id, PUBLIC, since=LATEST)
    page = Page(
        site=visit.site, language=visit.language, info=info, sight=sight, offer=None, turns=turns
    )
    return Zones(page)


def _swapped(html: str, name: str) -> str:
    label = str(escape(name))
    return partial("turn-shown", html, "innerHTML") + partial("turn-name", label, "innerHTML")
