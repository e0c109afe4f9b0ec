"""The replay of a finished match: every step, as every seat saw it, and the record to download."""

from bisect import bisect_right
from collections.abc import Mapping, Sequence
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
_BETWEEN_TICKS: Final = 6
"""Thousandths of the slider between two marks at least."""
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
    history = await ctx.table.archive.opened(match)
    seat = info.seat if "seat" not in query else _viewer(query["seat"], history)
    viewer: Viewer = PUBLIC if seat is None else seat
    step = _asked_step(query, history, viewer)
    await ctx.table.archive.history(match, step)  # made where nobody has to wait for it
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


def _asked_step(query: Mapping[str, str], history: History, viewer: Viewer) -> int:
    """The step of an address: `step`, or of the slider, `at`, counted along those that told this
    viewer something; the last one if it names none."""
    last = history.steps - 1
    at, step = parse_int(query.get("at", "")), parse_int(query.get("step", ""))
    if at is not None:
        stops = history.told(viewer)
        return stops[min(at, len(stops) - 1)][0]
    return last if step is None else min(step, last)


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
    """The data of the bar: where the replay stands, where it can go, and as whom it is seen."""
    base = f"/m/{zones.page.info.id}"
    seat = _seat(viewer)
    stops = history.told(viewer)
    steps = [n for n, _ in stops]
    at = bisect_right(steps, step) - 1
    exact = steps[at] == step

    def link(to: int) -> Data | None:
        if not 0 <= to < len(steps) or (exact and to == at):
            return None
        query = urlencode({"step": steps[to], "seat": seat})
        return {"at": to, "url": f"{base}/replay?{query}"}

    return {
        "url": f"{base}/replay",
        "seat": seat,
        "at": at,
        "most": len(steps) - 1,
        "caption": _caption(zones, history, step, viewer),
        "where": zones.t("replay-where", step=step, last=history.steps - 1),
        "shown": zones.t("replay-shown", n=len(steps)),
        "ticks": _ticks(zones, stops),
        "first": link(0),
        "prev": link(at - 1 if exact else at),
        "next": link(at + 1),
        "last": link(len(steps) - 1),
        "eyes": _eyes(zones, history, step, viewer),
        "record_url": f"{base}/record",
    }


def _ticks(zones: Zones, stops: Sequence[tuple[int, frozenset[str]]]) -> Data:
    """Where marks stand along the slider, in thousandths: of `key` events, and of those that `open`
    a turn. Marks of one kind keep a distance."""
    news, last = zones.shows.news, max(1, len(stops) - 1)

    def of(ids: frozenset[str]) -> list[int]:
        found: list[int] = []
        for n, (_, told) in enumerate(stops):
            x = round(n * 1000 / last)
            if told & ids and (not found or x - found[-1] >= _BETWEEN_TICKS):
                found.append(x)
        return found

    key = of(news.key)
    return {"key": key, "opens": [x for x in of(news.opens) if x not in key]}


def _eyes(zones: Zones, history: History, step: int, viewer: Viewer) -> Data:
    """As whom the replay can be seen: links at this step. `mine`: None without a seat; `others`:
    the other seats, `other` the one that is chosen."""
    base, me = f"/m/{zones.page.info.id}/replay", zones.page.info.seat
    names = history.view(step, PUBLIC).names

    def link(value: Viewer, label: str) -> Data:
        query = urlencode({"step": step, "seat": _seat(value)})
        return {"url": f"{base}?{query}", "label": label, "here": value == viewer}

    others = [link(seat, name) for seat, name in enumerate(names) if seat != me]
    return {
        "mine": None if me is None or me >= len(names) else link(me, zones.t("replay-mine")),
        "all": link(REFEREE, zones.t("replay-all")),
        "public": link(PUBLIC, zones.t("replay-public")),
        "others": others,
        "other": next((one["label"] for one in others if one["here"]), ""),
    }


def _caption(zones: Zones, history: History, step: int, viewer: Viewer) -> str:
    """What happened at this step, as this viewer saw it."""
    heard = history.heard(step, viewer)
    opening = [event for event in heard if zones.opens(event)]
    if opening and len(heard) > _CAPTION:
        heard = opening  # the rest is in the zone of events
    told = " ".join(dict.fromkeys(map(zones.text_of, heard)))  # some are told to each in turn
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
