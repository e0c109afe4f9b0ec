"""Great events once more: as cards that a page shows over its board, or read one after another."""

from typing import Final

from litestar import get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from markupsafe import Markup

from intriga.kernel.actors import PUBLIC, REFEREE, Viewer
from intriga.table import MatchInfo, Numbered
from intriga.web.http import Request, Response
from intriga.web.match.page_data import LATEST, turns_of
from intriga.web.match.renderer import Page
from intriga.web.match.zones.chat_view import numbered
from intriga.web.match.zones.zones import Zones
from intriga.web.request.context import RequestContext, context_of
from intriga.web.request.sent import parse_int

_EVENTS: Final = 200
"""Events among which cards are looked for."""


@get("/m/{match:str}/moments")
async def moments(request: Request, match: FromPath[str]) -> Response:
    """The cards of the viewer's event number `?at=`, or of all after number `?after=`. Of a
    finished match with `step` and `seat`, as its replay shows it."""
    ctx = await context_of(request)
    info = await ctx.match_info(match)
    if info.status in ("gathering", "cancelled"):
        return ctx.redirect(f"/m/{match}")
    query = request.query_params
    at = parse_int(query.get("at", ""))
    first = at if at is not None else (parse_int(query.get("after", "")) or 0) + 1
    step = parse_int(query.get("step", ""))
    if first < 1:
        raise NotFoundException
    if step is None:
        zones, events = await _present(ctx, info, first)
    else:
        async with ctx.site.limits.heavy.turn(ctx.client):
            zones, events = await _replayed(ctx, info, first, step)
    made = zones.moments(events) if at is None else zones.again(_one(zones, events, at))
    data = {"match": zones.match(), "cards": Markup(made)}
    return ctx.page("match/moments_page.html", 200, info.game, **data)


def _one(zones: Zones, events: tuple[Numbered, ...], at: int) -> tuple[Numbered, ...]:
    """An event with those up to the next great one.

    Raises `NotFoundException` if it has no card.
    """
    if not events or events[0][0] != at or events[0][1].id not in zones.kinds:
        raise NotFoundException
    more = (n for n, (_, event) in enumerate(events[1:], 1) if event.id in zones.kinds)
    return events[: next(more, len(events))]


async def _present(
    ctx: RequestContext, info: MatchInfo, first: int
) -> tuple[Zones, tuple[Numbered, ...]]:
    """The page as it is now, and the viewer's events from their own number on."""
    table = ctx.table
    viewer = await table.viewer(info.id, ctx.me)
    match_view = await table.observe(info.id, viewer, since=LATEST)
    if await table.has_at_hand(info.id, viewer, first - 1):
        found = await table.events(info.id, viewer, after=first - 1, limit=_EVENTS)
    else:
        async with ctx.site.limits.heavy.turn(ctx.client):  # it reads the whole log
            found = await table.events(info.id, viewer, after=first - 1, limit=_EVENTS)
    events = numbered(found, first)
    turns = await turns_of(ctx.site, info)
    page = Page(ctx.site, ctx.language, info, match_view, None, turns=turns)
    return Zones(page), events


async def _replayed(
    ctx: RequestContext, info: MatchInfo, first: int, step: int
) -> tuple[Zones, tuple[Numbered, ...]]:
    """The same as one viewer had it after a step of a finished match."""
    history = await ctx.table.archive.history(info.id, step)
    viewer = _viewer(ctx.request.query_params.get("seat", ""), len(history.names))
    match_view = history.view(min(step, history.steps - 1), viewer, since=-1)
    events = numbered(match_view.observation.events)
    page = Page(ctx.site, ctx.language, info, match_view, None, step=step, slider=False)
    return Zones(page), tuple(one for one in events if one[0] >= first)[:_EVENTS]


def _viewer(asked: str, seats: int) -> Viewer:
    """The viewer that an address of the replay names: all, a seat or the public."""
    if asked == "all":
        return REFEREE
    seat = parse_int(asked)
    return seat if seat is not None and seat < seats else PUBLIC
