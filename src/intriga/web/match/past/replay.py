"""The replay of a finished match: every step, as every seat saw it, and the record to download."""

from collections.abc import Sequence
from typing import Final
from urllib.parse import urlencode

from litestar import get
from litestar.params import FromPath
from msgspec.structs import replace

from intriga.kernel.actors import PUBLIC, REFEREE, Viewer
from intriga.kernel.disclosure.events import Event
from intriga.table import History, MatchInfo, MatchView
from intriga.web.game_pages import Data
from intriga.web.http import Request, Response
from intriga.web.match.pushes.filling import filled
from intriga.web.match.pushes.rendered_zones import template_data
from intriga.web.match.renderer import Page
from intriga.web.match.zones.chat_view import RoomRenderer, numbered
from intriga.web.match.zones.zones import Zones
from intriga.web.request.context import RequestContext, context_of
from intriga.web.request.sent import parse_int

EVENTS_MOST: Final = 200
"""How many events a page of the replay shows."""
_CAPTION: Final = 4
"""Sentences a caption has room for."""


@get("/m/{match:str}/replay")
async def replay(request: Request, match: FromPath[str]) -> Response:
    """What one viewer knew after one step."""
    ctx = await context_of(request)
    async with ctx.site.limits.heavy.turn(ctx.client):
        return await _replay(ctx, match)


async def _replay(ctx: RequestContext, match: str) -> Response:
    info = await ctx.match_info(match)
    query = ctx.request.query_params
    asked = parse_int(query.get("step", ""))
    history = await ctx.table.archive.history(match, asked)
    last = history.steps - 1
    step = last if asked is None else min(asked, last)
    seat = info.seat if "seat" not in query else _viewer(query["seat"], history)
    viewer: Viewer = PUBLIC if seat is None else seat
    match_view = history.view(step, viewer, since=-1)
    turns = history.public(ctx.site.pages[info.game].turn_events)
    ended = tuple(event for at, event in turns if at <= step)
    page = _page(ctx, info, match_view, ended, step)
    zones = Zones(_shortened(page, history, viewer))
    data = template_data(zones)
    data["rooms"] = await _chat(ctx, zones, step, viewer)
    data["replay"] = _controls(zones, history, step, viewer)
    data["replay"]["turns"] = _turn_choices(zones, turns, step)
    html = ctx.site.render("match/replay.html", **ctx.base_data(info.game), **data)
    return ctx.html(filled(ctx, info, match_view, html.encode()))


async def _chat(ctx: RequestContext, zones: Zones, step: int, viewer: Viewer) -> Data:
    """The messages up to a step that both this viewer and the person looking could read: a finished
    match is open to all, except for private chats of others."""
    info = zones.page.info
    mine: Viewer = PUBLIC if info.seat is None else info.seat
    others = [] if viewer == REFEREE else [viewer]
    rooms = await ctx.table.chat.heard_until(info.id, [mine, *others], step + 1)
    return RoomRenderer(zones).replay_zone(rooms)


def _turn_choices(zones: Zones, turns: Sequence[tuple[int, Event]], step: int) -> list[Data]:
    """Links to the turns; `here`: the last that has ended."""
    last = max((at for at, _ in turns if at <= step), default=None)
    return [{"step": at, "name": zones.turn_name(event), "here": at == last} for at, event in turns]


def _viewer(asked: str, history: History) -> Viewer:
    if asked == "all":
        return REFEREE
    seat = parse_int(asked)
    return seat if seat is not None and seat < len(history.names) else PUBLIC


def _page(
    ctx: RequestContext, info: MatchInfo, match_view: MatchView, turns: tuple[Event, ...], step: int
) -> Page:
    return Page(
        site=ctx.site,
        language=ctx.language,
        info=info,
        match_view=match_view,
        offer=None,
        events=numbered(match_view.observation.events),
        turns=turns,
        step=step,
        slider=False,
    )


def _shortened(page: Page, history: History, viewer: Viewer) -> Page:
    """The page with its latest events only; the step of those before them is a link."""
    if len(page.events) <= EVENTS_MOST:
        return page
    before, _ = page.events[-EVENTS_MOST - 1]
    query = urlencode({"step": history.step_of(before, viewer), "seat": _seat(viewer)})
    url = f"/m/{page.info.id}/replay?{query}"
    return replace(page, events=page.events[-EVENTS_MOST:], earlier=url)


def _seat(viewer: Viewer) -> str:
    return "all" if viewer == REFEREE else str(viewer)


def _controls(zones: Zones, history: History, step: int, viewer: Viewer) -> Data:
    t = zones.t
    last = history.steps - 1
    seat = _seat(viewer)
    base = f"/m/{zones.page.info.id}"

    def url(to: int | None) -> str | None:
        return None if to is None else f"{base}/replay?{urlencode({'step': to, 'seat': seat})}"

    before, after = _neighbours(history, step, viewer)
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
        "first_url": url(0 if step else None),
        "prev_url": url(before),
        "next_url": url(after),
        "last_url": url(last if step < last else None),
        "record_url": f"{base}/record",
    }


def _neighbours(history: History, step: int, viewer: Viewer) -> tuple[int | None, int | None]:
    """The nearest steps before and after this one that were news to the viewer; else the first and
    the last."""
    last = history.steps - 1
    earlier = (at for at in range(step - 1, 0, -1) if history.heard(at, viewer))
    later = (at for at in range(step + 1, last) if history.heard(at, viewer))
    return (
        next(earlier, 0) if step else None,
        next(later, last) if step < last else None,
    )


def _caption(zones: Zones, history: History, step: int, viewer: Viewer) -> str:
    """What happened at this step, as this viewer saw it."""
    heard = history.heard(step, viewer)
    opening = [event for event in heard if zones.opens(event)]
    if opening and len(heard) > _CAPTION:
        heard = opening  # the rest is in the zone of events
    told = " ".join(map(zones.text_of, heard))
    return told or _silent_act(zones, history, step, viewer) or zones.t("replay-silence")


def _silent_act(zones: Zones, history: History, step: int, viewer: Viewer) -> str:
    """Who did what at a step that nobody was told of, for those who may know it: "" for others."""
    moment = history.moment(step)
    if isinstance(moment.by, str) or viewer not in (REFEREE, moment.by):
        return ""
    id = f"form-{zones.page.info.game}-{moment.act['type']}"
    book, names = zones.book, zones.names
    if not book.has(id):
        return ""
    act = zones.attempt(f"title of {id}", lambda: book.say(id, moment.act, names), "")
    return zones.t("replay-act", who=names[moment.by], act=act) if act else ""


@get("/m/{match:str}/record")
async def record(request: Request, match: FromPath[str]) -> Response:
    """The record of a finished match, as `intriga verify` reads it."""
    ctx = await context_of(request)
    async with ctx.site.limits.heavy.turn(ctx.client):
        lines = await ctx.table.archive.record(match)
        body = b"".join(line.rstrip(b"\n") + b"\n" for line in lines)
    headers = {
        "content-disposition": f'attachment; filename="intriga-{match[:40]}.jsonl"',
        "cache-control": "no-store",
    }
    return Response(body, media_type="application/jsonl", headers=headers)
