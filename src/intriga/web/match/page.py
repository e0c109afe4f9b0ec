"""The page of a match: the waiting room before it starts, the five zones while it goes on."""

from litestar import get, post
from litestar.params import FromPath
from msgspec.structs import replace

from intriga.table import MatchInfo, MatchView
from intriga.table.chat.messages import NO_ATTENTION
from intriga.web.context import Visit, visit_of, whole
from intriga.web.http import Request, Response
from intriga.web.lobby.waiting_room import concerns, looked_at, waiting_room
from intriga.web.match.chat_updates import fingerprint
from intriga.web.match.chat_view import Talking
from intriga.web.match.forms import Problem
from intriga.web.match.fragments import CSRF, MARK, digests, fill, left
from intriga.web.match.page_data import page_of, shelf_of, talking_of
from intriga.web.match.receipts import receipt
from intriga.web.match.zones import Zones
from intriga.web.site import Site


@get("/m/{match:str}")
async def match_page(request: Request, match: FromPath[str]) -> Response:
    """A match, whatever its state."""
    visit = await visit_of(request)
    info = await visit.table.lobby.queries.info(match, visit.me)
    await _looks(visit, info)
    if info.status == "gathering":
        return await waiting_room(visit, info)
    if info.status == "cancelled":
        t = visit.say(info.game)
        name = visit.site.game_book(visit.language, info.game).say(f"game-{info.game}")
        said = t(f"gone-{info.closed or 'host'}", title=info.title or name, host=info.host)
        return visit.page("error.html", 404, code=404, text=said)
    return await played(visit, info)


@post("/m/{match:str}/looking", status_code=204)
async def looking(request: Request, match: FromPath[str]) -> None:
    """An open page that somebody has before his eyes says so: he need not be written to."""
    visit = await visit_of(request)
    await _looks(visit, await visit.table.lobby.queries.info(match, visit.me))


async def _looks(visit: Visit, info: MatchInfo) -> None:
    """Note that somebody who has to do with a match looks at it."""
    if visit.me is not None and concerns(info):
        await visit.table.email_addresses.note_looking(info.id, visit.me)


async def played(
    visit: Visit,
    info: MatchInfo,
    status: int = 200,
    *,
    problem: Problem | None = None,
    said: str | None = None,
    talking: Talking | None = None,
) -> Response:
    """The page of a match that is being played or is over."""
    viewer = await visit.table.viewer(info.id, visit.me)
    query = visit.request.query_params
    if talking is None:
        opened = query.get("room", "")
        talking = await talking_of(visit.site, info.id, viewer, visit.me, opened=opened)
    done = whole(query.get("done", ""))
    page = await page_of(
        visit.site,
        visit.language,
        info,
        viewer,
        whole="all" in query,
        problem=problem,
        receipt=await receipt(visit, info, viewer, done) if done is not None else None,
        said=said,
        talking=talking,
    )
    return visit.html(render(visit, Zones(page)), status)


def render(visit: Visit, zones: Zones) -> bytes:
    """The whole page, ready to be sent."""
    page = zones.page
    context = zones.context()
    context["match"]["live_url"] = live_url(zones)
    frame = visit.frame(page.info.game) | {"csrf": CSRF}
    frame["looking"] = looked_at(visit, page.info)
    html = visit.site.render("match.html", **frame, **context)
    return filled(visit, page.sight, html.encode())


def live_url(zones: Zones) -> str | None:
    """Where news of this page come from: after which event, and what it shows already."""
    page = zones.page
    if page.sight.observation.outcome is not None:
        return None
    shown = "-".join(digests_of(zones).values())
    whole = "" if page.earlier else "&all=1"
    attention = page.talking.attention if page.talking else NO_ATTENTION
    unread = f"&unread={fingerprint(attention)}" if attention.unread else ""
    return f"/m/{page.info.id}/live?from={page.sight.observation.cursor}.{shown}{whole}{unread}"


def digests_of(zones: Zones) -> dict[str, str]:
    """What the page shows, as it would show it to anybody in this seat."""
    page = zones.page
    plain = page.problem is None and page.receipt is None and page.said is None
    alike = zones if page.talking is None else Zones(replace(page, talking=None))
    return shelf_of(page.site).kept(alike).digests if plain else digests(alike.fragments())


def filled(visit: Visit, sight: MatchView, html: bytes) -> bytes:
    """A fragment or page with what belongs to this window alone."""
    if MARK not in html:
        return html
    return fill(html, visit.csrf, visit.site.command(), time_left(visit.site, sight))


def time_left(site: Site, sight: MatchView) -> str:
    """Until the first window closes, as a clock shows it."""
    due = min(sight.deadlines.values(), default=None)
    return left(due - site.settings.now()) if due is not None else ""
