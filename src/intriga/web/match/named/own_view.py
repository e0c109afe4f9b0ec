"""As whom, and at which moment, somebody looks at a named page or paper of a match.

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
from intriga.table import MatchInfo, MatchView, TableError
from intriga.web.match.page_data import LATEST, offer_of, turns_of
from intriga.web.match.renderer import Page
from intriga.web.request.context import RequestContext
from intriga.web.request.sent import parse_int
from intriga.web.site import Site


async def seen_page(ctx: RequestContext, info: MatchInfo, named: Named) -> Page:
    """What a named page or paper is made from for this request. Raises `TableError`."""
    viewer = await ctx.table.viewer(info.id, ctx.me)  # raises for those who may not watch
    given = ctx.request.query_params
    seat = given.get("seat", "")
    if info.status == "over" and (seat or "step" in given):
        async with ctx.site.limits.heavy.turn(ctx.client):
            return await _replayed(ctx, info, named, viewer)
    if seat == "all":
        return await _refereed(ctx, info, named)
    if seat == PUBLIC:
        viewer = PUBLIC
    elif seat and parse_int(seat) != viewer:
        raise TableError("forbidden", refuse("own-page-seat"))
    match_view = await ctx.table.observe(info.id, viewer, since=LATEST)
    after = ctx.site.page_cache.heard.cursor(info.id, viewer, named.events)
    if not (named.notes and info.status == "over") and (
        not named.events or await ctx.table.has_at_hand(info.id, viewer, after)
    ):
        return await present_page(ctx.site, ctx.language, info, match_view, named)
    async with ctx.site.limits.heavy.turn(ctx.client):  # it reads the whole log
        return await present_page(ctx.site, ctx.language, info, match_view, named)


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
        own_notes=tuple(await site.table.notes(info.id, match_view.viewer)) if named.notes else (),
    )


async def _refereed(ctx: RequestContext, info: MatchInfo, named: Named) -> Page:
    """Everything, for a referee whose view is open. Raises `TableError`."""
    hosting = ctx.table.hosting
    await hosting.require(info.id, ctx.me)
    assert ctx.me is not None
    match_view = await hosting.referee_view(info.id, ctx.me)
    notes = await hosting.notes(info.id, ctx.me) if named.notes else []
    if match_view is None or notes is None:
        raise TableError("forbidden", refuse("own-page-referee"))
    return _told(ctx, info, named, match_view, notes=notes)


async def _replayed(ctx: RequestContext, info: MatchInfo, named: Named, mine: Viewer) -> Page:
    """A step of a finished match, as the replay shows it. Raises `TableError`."""
    given = ctx.request.query_params
    asked = parse_int(given.get("step", ""))
    history = await ctx.table.archive.history(info.id, asked)
    last = history.steps - 1
    step = last if asked is None else min(asked, last)
    seat = given.get("seat", "")
    viewer: Viewer | None = {"": mine, "all": REFEREE, PUBLIC: PUBLIC}.get(seat, parse_int(seat))
    if viewer is None:
        viewer = PUBLIC
    notes = history.notes(step, viewer) if named.notes else []
    return _told(ctx, info, named, history.view(step, viewer, since=-1), notes=notes, step=step)


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
