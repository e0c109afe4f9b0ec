"""A finished match: every step, through every pair of eyes, and the record to take away."""

from urllib.parse import urlencode

from litestar import get
from litestar.params import FromPath

from intriga.kernel.actors import PUBLIC, REFEREE, Viewer
from intriga.table import History, MatchInfo, Sight
from intriga.web.gamepages import Data
from intriga.web.http import Request, Response
from intriga.web.visits import Visit, visit_of, whole
from intriga.web.zones import Page, Zones


@get("/m/{match:str}/replay")
async def replay(request: Request, match: FromPath[str]) -> Response:
    """What one viewer knew after one step."""
    visit = await visit_of(request)
    info = await visit.table.lobby.info(match, visit.me)
    history = await visit.table.history(match)
    query = request.query_params
    last = history.steps - 1
    asked = whole(query.get("step", ""))
    step = last if asked is None else min(asked, last)
    seat = info.seat if "seat" not in query else _eyes(query["seat"], history)
    viewer: Viewer = PUBLIC if seat is None else seat
    sight = history.sight(step, viewer, since=-1)
    zones = Zones(_page(visit, info, sight))
    context = zones.context()
    context["replay"] = _controls(visit, zones, history, step, viewer)
    return visit.page("replay.html", 200, info.game, **context)


def _eyes(asked: str, history: History) -> Viewer:
    if asked == "all":
        return REFEREE
    seat = whole(asked)
    return seat if seat is not None and seat < len(history.names) else PUBLIC


def _page(visit: Visit, info: MatchInfo, sight: Sight) -> Page:
    return Page(
        site=visit.site,
        language=visit.language,
        info=info,
        sight=sight,
        offer=None,
        events=sight.observation.events,
        first=1,
    )


def _controls(visit: Visit, zones: Zones, history: History, step: int, viewer: Viewer) -> Data:
    t = visit.say(zones.game)
    last = history.steps - 1
    seat = "all" if viewer == REFEREE else str(viewer)
    base = f"/m/{zones.page.info.id}"

    def url(to: int) -> str | None:
        query = urlencode({"step": to, "seat": seat})
        return f"{base}/replay?{query}" if 0 <= to <= last and to != step else None

    names = history.sight(step, PUBLIC).names
    return {
        "step": step,
        "last": last,
        "url": f"{base}/replay",
        "seat": seat,
        "seats": [
            {"value": "public", "label": t("replay-public")},
            *({"value": str(n), "label": name} for n, name in enumerate(names)),
            {"value": "all", "label": t("replay-all")},
        ],
        "caption": _caption(zones, history, step, viewer),
        "first_url": url(0),
        "prev_url": url(step - 1),
        "next_url": url(step + 1),
        "last_url": url(last),
        "record_url": f"{base}/record",
    }


def _caption(zones: Zones, history: History, step: int, viewer: Viewer) -> str:
    """What this viewer heard at this step."""
    heard = history.sight(step, viewer).observation.events
    return " ".join(map(zones.tell, heard)) or zones.t("replay-silence")


@get("/m/{match:str}/record")
async def record(request: Request, match: FromPath[str]) -> Response:
    """The record of a finished match, as `intriga verify` reads it."""
    visit = await visit_of(request)
    lines = await visit.table.record(match)
    body = b"".join(line.rstrip(b"\n") + b"\n" for line in lines)
    headers = {
        "content-disposition": f'attachment; filename="intriga-{match[:40]}.jsonl"',
        "cache-control": "no-store",
    }
    return Response(body, media_type="application/jsonl", headers=headers)
