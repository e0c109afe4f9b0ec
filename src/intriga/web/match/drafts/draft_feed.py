"""Drafts on open pages: what a page has when it is opened, and what it is sent as they change.

Only the pages of a seat in the scope of a draft are ever sent anything of it, and only then is
anything sent: another page cannot tell from bytes, from their number or from their times that
somebody writes.
"""

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from msgspec.structs import replace

from intriga.http_common.connections import LiveConnection
from intriga.kernel.actors import Viewer
from intriga.kernel.base_game import has_drafts
from intriga.kernel.observe import Offer
from intriga.table import DraftSeen, MatchInfo, MatchView
from intriga.table.runtime.signals import Changes
from intriga.web.match.drafts.draft_state import DraftState
from intriga.web.match.drafts.draft_view import DraftRenderer
from intriga.web.match.forms.form_values import Problem
from intriga.web.match.page_data import offer_of
from intriga.web.match.renderer import Page, PageRenderer
from intriga.web.rendering.fragments import COMMAND, CSRF, digest, sse_event
from intriga.web.rendering.page_cache import ShownState
from intriga.web.request.context import RequestContext
from intriga.web.site import Site

_encode = msgspec.json.Encoder().encode


async def drafts_of(zones: PageRenderer, me: str | None) -> Sequence[DraftSeen]:
    """The drafts of the viewer of a page. Raises `TableError`."""
    page = zones.page
    if zones.me is None or me is None or page.offer is None or not page.offer.drafts():
        return ()
    return await page.site.table.drafts.seen(page.info.id, zones.me, me)


async def kept_text(site: Site, info: MatchInfo, viewer: Viewer, me: str | None) -> Problem | None:
    """What a seat was writing in one of the game's own forms, as that form is to show it."""
    own = site.pages[info.game].presentation.drafts.own
    if not own or not isinstance(viewer, int) or me is None or info.status != "playing":
        return None
    for one in await site.table.drafts.seen(info.id, viewer, me):
        if one.draft.act in own and one.draft.is_text and one.text:
            return Problem(one.draft.filled([line.value for line in one.rows]), kept=True)
    return None


def states_digest(states: Mapping[str, DraftState]) -> str:
    """A digest of the drafts that a page shows; empty for none."""
    return digest("".join(state.digest for state in states.values())) if states else ""


def _inputs(match_view: MatchView, offer: Offer | None) -> tuple[Any, ...]:
    """What of a match the drafts of a seat follow from."""
    seen = match_view.observation
    return offer and offer.key, match_view.names, seen.forms, seen.house, seen.outcome


class DraftFeed:
    """The drafts on one open page."""

    def __init__(
        self, ctx: RequestContext, info: MatchInfo, viewer: Viewer, me: str | None
    ) -> None:
        self._ctx = ctx
        self._info = info
        self._viewer = viewer
        self._me = me
        self._connection: LiveConnection
        self._changes: Changes | None = None
        self._match_view: MatchView | None = None
        self._inputs: tuple[Any, ...] | None = None
        self._shown: dict[str, DraftState] | None = None
        """What the page shows; None until that is known."""

    @asynccontextmanager
    async def listening(self, connection: LiveConnection) -> AsyncIterator[None]:
        """Listen for changes of the viewer's drafts."""
        self._connection = connection
        game = self._ctx.site.games[self._info.game]
        if not isinstance(self._viewer, int) or self._me is None or not has_drafts(game):
            yield
            return
        drafts = self._ctx.table.drafts
        listening = drafts.changes(self._info.id, self._viewer, connection.mark)
        async with listening as self._changes:
            yield

    async def send(self, match_view: MatchView | None, page: ShownState) -> ShownState:
        """Send what of the drafts has changed, or may have with the match, to a page that shows
        this; returns what it shows then."""
        changes, seat = self._changes, self._viewer
        if changes is None or match_view is None or not isinstance(seat, int):
            return page
        written = changes.take()
        if not written and match_view is self._match_view:
            return page
        self._match_view = match_view
        site, me = self._ctx.site, self._me
        assert me is not None
        offer = await offer_of(site, match_view)
        before, self._inputs = self._inputs, _inputs(match_view, offer)
        if not written and self._shown is not None and before == self._inputs:
            return page
        seen: Sequence[DraftSeen] = ()
        if match_view.observation.outcome is None:
            seen = await site.table.drafts.seen(self._info.id, seat, me)
        if not seen and not self._shown and not page.drafts:
            return page
        made = Page(site, self._ctx.language, self._info, match_view, offer)
        states = DraftRenderer(PageRenderer(made)).states(seen)
        shown, self._shown = self._shown, states
        after = replace(page, drafts=states_digest(states))
        if states == shown or (shown is None and after == page):
            return page
        had = shown or {}
        changed = {
            key: state.beyond(had.get(key), had)
            for key, state in states.items()
            if had.get(key) != state
        }
        for one in changed.values():
            if "shell" in one:
                shell = one["shell"].replace(CSRF, self._ctx.csrf)
                one["shell"] = shell.replace(COMMAND, site.command_id())
        data = _encode({"keys": list(states), "drafts": changed}).decode()
        await self._connection.send(sse_event("draft", data, after.id))
        return after
