"""The updates of an open screen: what has changed of it, and cards of great events."""

from collections.abc import Callable
from typing import Final

from msgspec.structs import replace

from intriga.http_common.connections import HEARTBEAT, LiveConnection
from intriga.http_common.rate_limits.slots import Slot
from intriga.kernel.actors import PUBLIC
from intriga.table import MatchInfo, MatchView
from intriga.web.lobby.doors import may_enter
from intriga.web.match.page_data import may_still_watch
from intriga.web.match.pushes.filling import filled
from intriga.web.match.zones.zones import Zones
from intriga.web.rendering.fragments import (
    CLOSE,
    MOVED,
    STARTED,
    packed,
    sse_joined,
    sse_partial,
)
from intriga.web.request.context import RequestContext
from intriga.web.request.sent import parse_int
from intriga.web.screen.cards import cards
from intriga.web.screen.gathering import gathering, join_data
from intriga.web.screen.show import screen_page, shown_of
from intriga.web.screen.shown import CARDS, Picture, Shown

_JOIN: Final = "join"
"""The picture that says how to join a match that is being played."""


class ScreenFeed:
    """The events for one open screen. `code`: the join code that it shows, or ""; `slot` is
    released at the end."""

    def __init__(self, ctx: RequestContext, info: MatchInfo, code: str, slot: Slot) -> None:
        self.ctx = ctx
        self.info = info
        self.code = code
        self._slot = slot
        last = str(ctx.request.headers.get("last-event-id", ""))
        cursor, *had = (last or ctx.request.query_params.get("from", "")).split("-")
        self._cursor = parse_int(cursor)
        self._had: tuple[str, ...] = tuple(had)

    async def feed(self, connection: LiveConnection) -> None:
        """Send what changes until the screen or the match is closed."""
        with self._slot:
            await connection.send(HEARTBEAT)
            if self.info.status == "gathering":
                await self._gathering(connection)
            else:
                await self._playing(connection)

    async def _gathering(self, connection: LiveConnection) -> None:
        """Send who has come; `started` when the screen must be loaded again."""
        queries, match = self.ctx.table.lobby.queries, self.info.id
        async with queries.changes(match, connection.mark) as changes:
            connection.mark.set()  # something may have changed before we subscribed
            while await connection.news() and not changes.ended:
                info = await queries.info(match)
                if info.status != "gathering":
                    await connection.send(STARTED)
                    return
                await self._send(connection, gathering(self.ctx, info, self.code), [], plain)

    async def _playing(self, connection: LiveConnection) -> None:
        """Send what the public sees; `moved` when this person may not watch any more."""
        table, match, site = self.ctx.table, self.info.id, self.ctx.site
        seen: MatchView | None = None
        async with (
            table.lobby.queries.changes(match, connection.mark) as lobby,
            table.subscribe(match, PUBLIC, self._cursor, connection.mark) as subscription,
        ):
            while not subscription.ended and await connection.news():
                info = self.info
                allowed = await may_still_watch(site, info, PUBLIC, self.ctx.me)
                if not (allowed and await self.ctx.still_signed_in()):
                    await connection.send(MOVED)
                    return
                fresh = await subscription.take()
                if lobby.take():
                    self.info = await table.lobby.queries.info(match)
                known, seen = seen, fresh or seen
                if seen is not None and (fresh is not None or self.info != info or known is None):
                    await self._update(connection, seen, fresh)
        if seen is not None and seen.observation.outcome is not None:
            await connection.send(CLOSE)

    async def _update(
        self, connection: LiveConnection, seen: MatchView, fresh: MatchView | None
    ) -> None:
        ctx, site = self.ctx, self.ctx.site
        shown = await shown_of(site, ctx.language, self.info, seen)
        great: list[str] = []
        if fresh is not None and self._cursor is not None and fresh.observation.events:
            page = await screen_page(site, ctx.language, self.info, seen)
            great = cards(Zones(page), fresh.observation.events)
        self._cursor = seen.observation.cursor
        whole = with_join(ctx, self.info, self.code, shown)
        await self._send(connection, whole, great, lambda data: filled(ctx, self.info, seen, *data))

    async def _send(
        self,
        connection: LiveConnection,
        shown: Shown,
        great: list[str],
        fill: Callable[[tuple[bytes, ...]], bytes],
    ) -> None:
        """Send what this screen lacks, if it lacks anything."""
        parts = shown.changed(self._had)
        parts += [sse_partial(CARDS, packed("".join(great)), "beforeend")] if great else []
        self._had = shown.digests
        if parts:
            await connection.send(fill(sse_joined(parts, shown_id(self._cursor, shown))))


def shown_id(cursor: int | None, shown: Shown) -> str:
    """What an open screen says of what it shows: the public's count of events, and digests."""
    return "-".join([str(cursor or 0), *shown.digests])


def with_join(ctx: RequestContext, info: MatchInfo, code: str, shown: Shown) -> Shown:
    """The screen of a match that is played, with the code and, where people may still come in, a
    picture that says how; as it is for a screen without the code."""
    join = join_data(ctx, code) if info.status == "playing" else None
    if join is None:
        return shown

    def piece(name: str, data: dict[str, object]) -> bytes:
        return packed(ctx.site.piece(f"screen/{name}.html", ctx.language, info.game, data))

    parts = {**shown.parts, "screen-code": piece("code", {"code": join["code"]})}
    if not may_enter(replace(info, seat=None, waits=None, hosted=False)):
        return replace(shown, parts=parts)
    html = ctx.site.piece("screen/join_picture.html", ctx.language, info.game, {"join": join})
    picture = piece("picture", {"key": _JOIN, "title": "", "html": html, "happened": 0})
    return replace(shown, parts=parts, pictures=(*shown.pictures, Picture(_JOIN, picture)))


def plain(data: tuple[bytes, ...]) -> bytes:
    """A message without placeholders."""
    return b"".join(data)
