"""The live updates of an open console: its fragments, when they have changed."""

from intriga.http_common.connections import HEARTBEAT, LiveConnection
from intriga.http_common.rate_limits.slots import Slot
from intriga.kernel.actors import Viewer
from intriga.table import MatchInfo, MatchView, Subscription
from intriga.web.host.console_view import ConsoleView
from intriga.web.match.pushes.filling import filled
from intriga.web.rendering.fragments import MOVED, partial, sse_message
from intriga.web.request.context import RequestContext


class ConsoleFeed:
    """The events for one open console. `slot` is released at the end."""

    def __init__(self, ctx: RequestContext, info: MatchInfo, viewer: Viewer, slot: Slot) -> None:
        self.ctx = ctx
        self.info = info
        self.viewer = viewer
        self._slot = slot
        self._match_view: MatchView | None = None
        self._shown: dict[str, str] = {}

    async def feed(self, connection: LiveConnection) -> None:
        """Send changed fragments; `moved` when the page must be loaded again: the match is over, or
        this person no longer hosts it."""
        table, id = self.ctx.table, self.info.id
        with self._slot:
            await connection.send(HEARTBEAT)
            async with (
                table.lobby.queries.changes(id, connection.mark) as lobby,
                table.subscribe(id, self.viewer, None, connection.mark) as subscription,
            ):
                while not subscription.ended and await connection.news():
                    changed = lobby.take()
                    if not await self._still_hosts(subscription):
                        await connection.send(MOVED)
                        return
                    fresh = await subscription.take()
                    self._match_view = fresh or self._match_view
                    if (changed or fresh) and self._match_view is not None:
                        await self._send_changes(connection, self._match_view)
        if self._match_view is not None and self._match_view.observation.outcome is not None:
            await connection.send(MOVED)

    async def _still_hosts(self, subscription: Subscription) -> bool:
        self.info = await self.ctx.table.lobby.queries.info(self.info.id, self.ctx.me)
        same = subscription.belongs_to(self.ctx.me)
        return same and self.info.hosted and await self.ctx.still_signed_in()

    async def _send_changes(self, connection: LiveConnection, match_view: MatchView) -> None:
        if match_view.observation.outcome is not None or self.ctx.me is None:
            return
        offer = await self.ctx.table.hosting.offer(self.info.id, self.ctx.me)
        now = ConsoleView(self.ctx, self.info, match_view, offer).fragments()
        changed = [id for id, html in now.items() if self._shown.get(id) != html]
        self._shown = now
        if changed:
            data = sse_message("".join(partial(id, now[id], "outerMorph") for id in changed))
            await connection.send(filled(self.ctx, self.info, match_view, data))
