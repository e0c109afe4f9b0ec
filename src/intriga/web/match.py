"""The page of a match: the waiting room before it starts, the five zones while it goes on."""

from litestar import get
from litestar.params import FromPath

from intriga.table import MatchInfo
from intriga.web.forms import Problem
from intriga.web.http import Request, Response
from intriga.web.showing import page_of, shelf_of
from intriga.web.visits import Visit, visit_of
from intriga.web.waiting import waiting_room
from intriga.web.zones import CSRF, Page, Zones, digests, fill, left


@get("/m/{match:str}")
async def match_page(request: Request, match: FromPath[str]) -> Response:
    """A match, whatever its state."""
    visit = await visit_of(request)
    info = await visit.table.lobby.info(match, visit.me)
    if info.status == "gathering":
        return await waiting_room(visit, info)
    if info.status == "cancelled":
        t = visit.say()
        return visit.page("error.html", 404, code=404, text=t("match-cancelled"))
    return await played(visit, info)


async def played(
    visit: Visit,
    info: MatchInfo,
    status: int = 200,
    problem: Problem | None = None,
    said: str | None = None,
) -> Response:
    """The page of a match that is being played or is over."""
    viewer = await visit.table.viewer(info.id, visit.me)
    query = visit.request.query_params
    page = await page_of(
        visit.site,
        visit.language,
        info,
        viewer,
        whole="all" in query,
        problem=problem,
        receipt=visit.say()("act-accepted") if "done" in query else None,
        said=said,
    )
    return visit.html(render(visit, Zones(page)), status)


def render(visit: Visit, zones: Zones) -> bytes:
    """The whole page, ready to be sent."""
    page = zones.page
    context = zones.context()
    context["match"]["live_url"] = live_url(zones)
    frame = visit.frame(page.info.game) | {"csrf": CSRF}
    html = visit.site.render("match.html", **frame, **context)
    return filled(visit, page, html).encode()


def live_url(zones: Zones) -> str | None:
    """Where news of this page come from: after which event, and what it shows already."""
    page = zones.page
    if page.sight.observation.outcome is not None:
        return None
    shown = digests(fragments_of(zones))
    whole = "" if page.earlier or page.first > 1 else "&all=1"
    return f"/m/{page.info.id}/live?from={page.sight.observation.cursor}.{shown}{whole}"


def fragments_of(zones: Zones) -> dict[str, str]:
    """The fragments as anybody in this seat would get them."""
    page = zones.page
    if page.problem is None and page.receipt is None and page.said is None:
        return shelf_of(page.site).fragments(zones)
    return zones.fragments()


def filled(visit: Visit, page: Page, html: str) -> str:
    """A fragment or page with what belongs to this window alone."""
    return fill(html, visit.csrf, visit.site.command(), time_left(page))


def time_left(page: Page) -> str:
    """Until the first window closes, as a clock shows it."""
    due = min(page.sight.deadlines.values(), default=None)
    return left(due - page.site.settings.now()) if due is not None else ""
