"""A finished match: every step, through every pair of eyes, and the record to take away."""

from typing import Final
from urllib.parse import urlencode

from litestar import get
from litestar.params import FromPath

from intriga.kernel.actors import PUBLIC, REFEREE, Viewer
from intriga.kernel.events import Event
from intriga.table import History, MatchInfo, MatchView
from intriga.web.context import Visit, visit_of, whole
from intriga.web.http import Request, Response
from intriga.web.match.chat_view import RoomRenderer, numbered
from intriga.web.match.game_pages import Data
from intriga.web.match.zones import Page, Zones

_MANY: Final = 4
"""Sentences that a caption has room for."""


@get("/m/{match:str}/replay")
async def replay(request: Request, match: FromPath[str]) -> Response:
    """What one viewer knew after one step."""
    visit = await visit_of(request)
    info = await visit.table.lobby.queries.info(match, visit.me)
    history = await visit.table.archive.history(match)
    query = request.query_params
    last = history.steps - 1
    asked = whole(query.get("step", ""))
    step = last if asked is None else min(asked, last)
    seat = info.seat if "seat" not in query else _eyes(query["seat"], history)
    viewer: Viewer = PUBLIC if seat is None else seat
    sight = history.view(step, viewer, since=-1)
    turns = _turns(visit, info, history)
    ended = tuple(event for at, event in turns if at <= step)
    zones = Zones(_page(visit, info, sight, ended))
    context = zones.context()
    context["rooms"] = await _talk(visit, zones, step, viewer)
    context["replay"] = _controls(visit, zones, history, step, viewer)
    context["replay"]["turns"] = _turn_choices(zones, turns, step)
    return visit.page("replay.html", 200, info.game, **context)


async def _talk(visit: Visit, zones: Zones, step: int, viewer: Viewer) -> Data:
    """What was said up to a step, as far as these eyes heard it and whoever looks did, too: the
    rest of the match lies open in the end, but not what others have said to each other."""
    info = zones.page.info
    mine: Viewer = PUBLIC if info.seat is None else info.seat
    eyes = [] if viewer == REFEREE else [viewer]
    heard = await visit.table.chat.heard_until(info.id, [mine, *eyes], step + 1)
    return RoomRenderer(zones).heard(heard)


def _turns(visit: Visit, info: MatchInfo, history: History) -> list[tuple[int, Event]]:
    """The steps at which turns ended, with the events that ended them."""
    ids = visit.site.pages[info.game].turns
    return [
        (step, event)
        for step in range(history.steps if ids else 0)
        for event in history.heard(step, PUBLIC)
        if event.id in ids
    ]


def _turn_choices(zones: Zones, turns: list[tuple[int, Event]], step: int) -> list[Data]:
    """The turns to go to; `here`: the last that has ended."""
    last = max((at for at, _ in turns if at <= step), default=None)
    return [{"step": at, "name": zones.turn_name(event), "here": at == last} for at, event in turns]


def _eyes(asked: str, history: History) -> Viewer:
    if asked == "all":
        return REFEREE
    seat = whole(asked)
    return seat if seat is not None and seat < len(history.names) else PUBLIC


def _page(visit: Visit, info: MatchInfo, sight: MatchView, turns: tuple[Event, ...]) -> Page:
    return Page(
        site=visit.site,
        language=visit.language,
        info=info,
        sight=sight,
        offer=None,
        events=numbered(sight.observation.events),
        turns=turns,
        slider=False,
    )


def _controls(visit: Visit, zones: Zones, history: History, step: int, viewer: Viewer) -> Data:
    t = visit.say(zones.game)
    last = history.steps - 1
    seat = "all" if viewer == REFEREE else str(viewer)
    base = f"/m/{zones.page.info.id}"

    def url(to: int) -> str | None:
        query = urlencode({"step": to, "seat": seat})
        return f"{base}/replay?{query}" if 0 <= to <= last and to != step else None

    names = history.view(step, PUBLIC).names
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
    heard = history.heard(step, viewer)
    opening = [event for event in heard if zones.opens(event)]
    if opening and len(heard) > _MANY:
        heard = opening  # the rest stands among the dispatches
    return " ".join(map(zones.text_of, heard)) or zones.t("replay-silence")


@get("/m/{match:str}/record")
async def record(request: Request, match: FromPath[str]) -> Response:
    """The record of a finished match, as `intriga verify` reads it."""
    visit = await visit_of(request)
    lines = await visit.table.archive.record(match)
    body = b"".join(line.rstrip(b"\n") + b"\n" for line in lines)
    headers = {
        "content-disposition": f'attachment; filename="intriga-{match[:40]}.jsonl"',
        "cache-control": "no-store",
    }
    return Response(body, media_type="application/jsonl", headers=headers)
