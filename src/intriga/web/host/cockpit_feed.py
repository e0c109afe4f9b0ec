"""The live updates of an open cockpit: its parts whose data have changed."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from intriga.http_common.connections import HEARTBEAT, LiveConnection
from intriga.http_common.rate_limits.slots import Slot
from intriga.kernel.actors import Viewer
from intriga.table import MatchInfo, MatchView, Subscription
from intriga.web.host.awaited import facts_of
from intriga.web.host.cockpit_view import CockpitView, Part
from intriga.web.match.pushes.filling import filled
from intriga.web.rendering.fragments import MOVED, partial, sse_message
from intriga.web.request.context import RequestContext


class CockpitFeed:
    """The events for one open cockpit. `slot` is released at the end."""

    def __init__(self, ctx: RequestContext, info: MatchInfo, viewer: Viewer, slot: Slot) -> None:
        self.ctx = ctx
        self.info = info
        self.viewer = viewer
        self._slot = slot
        self._match_view: MatchView | None = None
        self._shown: dict[str, Part] = {}
        self._beat = False

    async def feed(self, connection: LiveConnection) -> None:
        """Send changed parts; `moved` when the page must be loaded again: the match is over, or
        this person no longer hosts it."""
        table, id = self.ctx.table, self.info.id
        with self._slot:
            await connection.send(HEARTBEAT)
            async with (
                self._beats(connection),
                table.lobby.queries.changes(id, connection.mark) as lobby,
                table.subscribe(id, self.viewer, None, connection.mark) as subscription,
            ):
                while not subscription.ended and await connection.news():
                    changed, self._beat = lobby.take() or self._beat, False
                    if not await self._still_hosts(subscription):
                        await connection.send(MOVED)
                        return
                    fresh = await subscription.take()
                    self._match_view = fresh or self._match_view
                    if (changed or fresh) and self._match_view is not None:
                        await self._send_changes(connection, self._match_view)
        if self._match_view is not None and self._match_view.observation.outcome is not None:
            await connection.send(MOVED)

    @asynccontextmanager
    async def _beats(self, connection: LiveConnection) -> AsyncIterator[None]:
        """Look again at each beat: the counts of sealed windows change then, and who has been away
        for long."""

        async def go_on() -> None:
            while True:
                await self.ctx.table.cockpits.counts.beat()
                self._beat = True
                connection.mark.set()

        beating = asyncio.ensure_future(go_on())
        try:
            yield
        finally:
            beating.cancel()

    async def _still_hosts(self, subscription: Subscription) -> bool:
        self.info = await self.ctx.table.lobby.queries.info(self.info.id, self.ctx.me)
        same = subscription.belongs_to(self.ctx.me)
        return same and self.info.hosted and await self.ctx.still_signed_in()

    async def _send_changes(self, connection: LiveConnection, match_view: MatchView) -> None:
        if match_view.observation.outcome is not None or self.ctx.me is None:
            return
        offer = await self.ctx.table.hosting.offer(self.info.id, self.ctx.me)
        facts = await facts_of(self.ctx, self.info)
        view = CockpitView(self.ctx, self.info, match_view, offer, facts=facts)
        now, before = view.parts(), self._shown
        changed = {id: part for id, part in now.items() if before.get(id) != part}
        self._shown = now
        if changed:
            parts = (partial(id, view.html(part), "outerMorph") for id, part in changed.items())
            data = sse_message("".join(parts))
            await connection.send(filled(self.ctx, self.info, match_view, data))
