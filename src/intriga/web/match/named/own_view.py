"""As whom, and at which moment, somebody looks at a named page or paper of a match, or at its log.

In the present as themselves: from their seat, or as the public. After the end also as the replay
shows it: `?seat=` (a number, `public` or `all`) at `?step=`. While the match is played, `all` is
for a referee whose view is open, and `public` for everybody.
"""

from collections.abc import Sequence

from intriga.kernel.actors import PUBLIC, REFEREE, Viewer
from intriga.kernel.disclosure.events import Event
from intriga.kernel.disclosure.notes import Note
from intriga.kernel.text import refuse
from intriga.presentation.named import Named, wanted_events
from intriga.table import History, MatchInfo, MatchView, TableError
from intriga.web.match.page_data import LATEST, offer_of, turns_of
from intriga.web.match.renderer import Page
from intriga.web.request.context import RequestContext
from intriga.web.request.sent import parse_int
from intriga.web.site import Site


async def seen_page(ctx: RequestContext, info: MatchInfo, named: Named) -> Page:
    """What a named page or paper is made from for this request. Raises `TableError`."""
    viewer = await ctx.table.viewer(info.id, ctx.me)  # raises for those who may not watch
    if _is_replay(ctx, info):
        async with ctx.site.limits.heavy.turn(ctx.client):
            return await _replayed(ctx, info, named, viewer)
    if ctx.request.query_params.get("seat") == "all":
        return await _refereed(ctx, info, named)
    viewer = _present_viewer(ctx, viewer)
    match_view = await ctx.table.observe(info.id, viewer, since=LATEST)
    after = ctx.site.page_cache.heard.cursor(info.id, viewer, named.events)
    if not (named.notes and info.status == "over") and (
        not named.events or await ctx.table.has_at_hand(info.id, viewer, after)
    ):
        return await present_page(ctx.site, ctx.language, info, match_view, named)
    async with ctx.site.limits.heavy.turn(ctx.client):  # it reads the whole log
        return await present_page(ctx.site, ctx.language, info, match_view, named)


async def seen_match(ctx: RequestContext, info: MatchInfo) -> Page:
    """The match as it is seen for this request, without its events. Raises `TableError`."""
    viewer = await ctx.table.viewer(info.id, ctx.me)
    step: int | None = None
    if _is_replay(ctx, info):
        async with ctx.site.limits.heavy.turn(ctx.client):
            history, step, viewer = await _history(ctx, info, viewer)
            match_view = history.view(step, viewer)
    elif ctx.request.query_params.get("seat") == "all":
        match_view = await _referee_view(ctx, info, since=LATEST)
    else:
        match_view = await ctx.table.observe(info.id, _present_viewer(ctx, viewer), since=LATEST)
    return Page(ctx.site, ctx.language, info, match_view, None, step=step)


def back_to(page: Page) -> str:
    """Where one came from: the match, its replay at this step, or the referee's view."""
    url, viewer = f"/m/{page.info.id}", page.match_view.viewer
    if page.step is not None:
        seat = "all" if viewer == REFEREE else viewer
        return f"{url}/replay?step={page.step}&seat={seat}"
    return f"{url}/sealed" if viewer == REFEREE else url


def _is_replay(ctx: RequestContext, info: MatchInfo) -> bool:
    """Whether a step of a finished match is asked for."""
    given = ctx.request.query_params
    return info.status == "over" and bool(given.get("seat") or "step" in given)


def _present_viewer(ctx: RequestContext, mine: Viewer) -> Viewer:
    """As whom somebody looks at the match as it is now, who is this viewer. Raises `TableError`
    for the seat of somebody else."""
    seat = ctx.request.query_params.get("seat", "")
    if seat == PUBLIC:
        return PUBLIC
    if seat and parse_int(seat) != mine:
        raise TableError("forbidden", refuse("own-page-seat"))
    return mine


async def present_page(
    site: Site, language: str, info: MatchInfo, match_view: MatchView, named: Named
) -> Page:
    """The same for a viewer without a referee's powers, as the match is now."""
    events: tuple[Event, ...] = ()
    if named.events:
        heard = site.page_cache.heard
        events = await heard.take(site.table, match_view, named.events, named.most)
    return Page(
        site=site,
        language=language,
        info=info,
        match_view=match_view,
        offer=await offer_of(site, match_view),
        turns=await turns_of(site, info),
        own_events=events,
        own_notes=await _notes(site, info, match_view.viewer) if named.notes else (),
    )


async def _notes(site: Site, info: MatchInfo, viewer: Viewer) -> tuple[Note, ...]:
    log = await site.table.referee_log(info.id, viewer)
    return () if log is None else tuple(log.notes)


async def _refereed(ctx: RequestContext, info: MatchInfo, named: Named) -> Page:
    """Everything, for a referee whose view is open. Raises `TableError`."""
    match_view = await _referee_view(ctx, info, since=0)
    assert ctx.me is not None
    log = await ctx.table.hosting.referee_log(info.id, ctx.me) if named.notes else None
    return _told(ctx, info, named, match_view, notes=log.notes if log else ())


async def _referee_view(ctx: RequestContext, info: MatchInfo, *, since: int) -> MatchView:
    hosting = ctx.table.hosting
    await hosting.require(info.id, ctx.me)
    assert ctx.me is not None
    match_view = await hosting.referee_view(info.id, ctx.me, since)
    if match_view is None:
        raise TableError("forbidden", refuse("own-page-referee"))
    return match_view


async def _replayed(ctx: RequestContext, info: MatchInfo, named: Named, mine: Viewer) -> Page:
    """A step of a finished match, as the replay shows it. Raises `TableError`."""
    history, step, viewer = await _history(ctx, info, mine)
    log = history.referee_log(step, viewer) if named.notes else None
    match_view = history.view(step, viewer, since=-1)
    return _told(ctx, info, named, match_view, notes=log.notes if log else (), step=step)


async def _history(
    ctx: RequestContext, info: MatchInfo, mine: Viewer
) -> tuple[History, int, Viewer]:
    """A finished match, the step that is asked for, and as whom. Raises `TableError`."""
    given = ctx.request.query_params
    asked = parse_int(given.get("step", ""))
    history = await ctx.table.archive.history(info.id, asked)
    last = history.steps - 1
    step = last if asked is None else min(asked, last)
    seat = given.get("seat", "")
    viewer: Viewer | None = {"": mine, "all": REFEREE, PUBLIC: PUBLIC}.get(seat, parse_int(seat))
    return history, step, PUBLIC if viewer is None else viewer


def _told(
    ctx: RequestContext,
    info: MatchInfo,
    named: Named,
    match_view: MatchView,
    *,
    notes: Sequence[Note],
    step: int | None = None,
) -> Page:
    """A page of a match view that has all events of its viewer, and what they may read of the
    referee's log."""
    heard = match_view.observation.events
    turns = ctx.site.pages[info.game].turn_events
    return Page(
        site=ctx.site,
        language=ctx.language,
        info=info,
        match_view=match_view,
        offer=None,
        turns=tuple(event for event in heard if event.id in turns and event.to == PUBLIC),
        step=step,
        own_events=wanted_events(named, heard),
        own_notes=tuple(notes),
    )
