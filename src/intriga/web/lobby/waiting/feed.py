"""What an open page of a waiting room is sent as it happens."""

from collections.abc import Sequence

from markupsafe import Markup

from intriga.http_common.connections import HEARTBEAT, LiveConnection
from intriga.http_common.rate_limits.slots import Slot
from intriga.table import MatchInfo
from intriga.web.lobby.waiting.room import fragments
from intriga.web.lobby.waiting.talk import SAID, said_html
from intriga.web.rendering.fragments import STARTED, partial, sse_message
from intriga.web.request.context import RequestContext


class WaitingRoomFeed:
    """The events for one open page of a waiting room. `slot` is released at the end."""

    def __init__(self, ctx: RequestContext, info: MatchInfo, slot: Slot) -> None:
        self._slot = slot
        self.ctx = ctx
        self.info = info
        self._inside = self._talks()
        self._shown: dict[str, str] = {}
        self._said: Sequence[tuple[str, str]] | None = None
        """The messages that the page shows, by id; None before the first ones."""

    async def feed(self, connection: LiveConnection) -> None:
        """Send changed fragments and new messages; `started` when the page must be loaded again:
        the match has begun, or its viewer came into the waiting room, or went."""
        lobby = self.ctx.table.lobby
        page = lobby.attendance.page(self.info.id)
        with self._slot:
            try:
                await connection.send(HEARTBEAT)
                async with lobby.queries.changes(self.info.id, connection.mark) as changes:
                    connection.mark.set()  # something may have changed before we subscribed
                    while await connection.news() and not changes.ended:
                        if not await self.ctx.still_signed_in():
                            await connection.send(STARTED)
                            return
                        self.info = await lobby.queries.info(self.info.id, self.ctx.me)
                        if self.info.status != "gathering" or self._talks() != self._inside:
                            await connection.send(STARTED)
                            return
                        page.sits(self.info.seat)
                        await self._send_changes(connection)
            finally:
                page.close()

    def _talks(self) -> bool:
        return self.ctx.table.lobby.talk.open_to(self.info)

    async def _send_changes(self, connection: LiveConnection) -> None:
        now = fragments(self.ctx, self.info)
        parts = [
            partial(id, html, "outerMorph")
            for id, html in now.items()
            if self._shown.get(id) != html
        ]
        self._shown = now
        if self._inside:
            parts += await self._new_messages()
        if parts:
            await connection.send(sse_message("".join(parts)))

    async def _new_messages(self) -> list[Markup]:
        """New messages are added at the end, so that nothing moves that is being read; where one
        was deleted, all are sent."""
        before, now = self._said, await said_html(self.ctx, self.info)
        self._said = now
        known = [] if before is None else [id for id, _ in before]
        kept = [id for id, _ in now]
        if before is not None and kept[: len(known)] == known:
            new = "".join(html for _, html in now[len(known) :])
            return [partial(SAID, new, "beforeend")] if new else []
        return [partial(SAID, "".join(html for _, html in now), "innerMorph")]
