"""The event stream of a match: changes, sent to open pages as they happen (server-sent events).

A message carries the zones that differ from what the page shows, as `<hx-partial>`s, and the new
events. Its `id:` is the viewer's own cursor with digests of the zones, so a page that reconnects
gets what it missed and nothing that it has.
"""

from litestar import get
from litestar.types import ASGIApp
from msgspec.structs import replace

from intriga.http_common.connections import HEARTBEAT, LiveConnection
from intriga.http_common.rate_limits.slots import Slot
from intriga.kernel.actors import Viewer
from intriga.table import Attention, MatchInfo, MatchView, Subscription
from intriga.web.http import Request
from intriga.web.lobby.waiting.feed import WaitingRoomFeed
from intriga.web.match.drafts.draft_feed import DraftFeed
from intriga.web.match.page_data import LATEST, may_still_watch
from intriga.web.match.pushes.filling import filled
from intriga.web.match.pushes.updates import (
    attention_digest,
    attention_update,
    marks_update,
    update_for,
)
from intriga.web.match.renderer import Page
from intriga.web.rendering.fragments import CLOSE, MOVED, sse_event
from intriga.web.rendering.page_cache import ShownState
from intriga.web.request.context import RequestContext, context_of
from intriga.web.request.sent import parse_int


@get("/m/{match:str}/live")
async def live(request: Request) -> ASGIApp:
    """The events of a match, or of its waiting room, for as long as the page is open."""
    match: str = request.path_params["match"]
    ctx = await context_of(request)
    info = await ctx.match_info(match)
    slot = ctx.site.limits.live(ctx.address, ctx.me, seated=info.seat is not None or info.hosted)
    if info.status == "gathering":
        return ctx.site.limits.connections.stream(WaitingRoomFeed(ctx, info, slot).feed)
    viewer = await ctx.table.viewer(match, ctx.me)
    await ctx.table.observe(match, viewer, since=LATEST)  # raises before the stream, if at all
    return ctx.site.limits.connections.stream(MatchFeed(ctx, info, viewer, slot).feed)


class MatchFeed:
    """The events for one open page: what it shows, and what it must be sent."""

    def __init__(self, ctx: RequestContext, info: MatchInfo, viewer: Viewer, slot: Slot) -> None:
        self.ctx = ctx
        self.site = ctx.site
        self.info = info
        self.viewer = viewer
        self._slot = slot
        query = ctx.request.query_params
        last = str(ctx.request.headers.get("last-event-id", ""))
        cursor, _, digests = (last or query.get("from", "")).partition(".")
        digests, _, drafts = digests.partition(".")
        marks, *zones = digests.split("-")
        self.shown = ShownState(
            tuple(zones),
            marks,
            parse_int(cursor),
            "all" in query,
            drafts if last else query.get("drafts", ""),
        )
        self._match_view: MatchView | None = None
        self._me = ctx.me
        self._unread = query.get("unread", "")
        self._reread = self._me is not None and bool(last or self._unread)
        """Whether this person may have read on another page what is unread on this one."""
        if last:
            self._unread = ""
        self._hidden: frozenset[str] | None = None
        self._told: tuple[MatchView, Attention] | None = None
        """What this person had read and hidden when the page was last told, and what of the match
        it showed then: it counts new messages itself."""
        self._drafts = DraftFeed(ctx, info, viewer, self._me)

    async def feed(self, connection: LiveConnection) -> None:
        """Send everything until the page or the match is closed."""
        table = self.site.table
        id, cursor = self.info.id, self.shown.cursor
        with self._slot:
            await connection.send(HEARTBEAT)
            async with (
                table.lobby.queries.changes(id, connection.mark) as lobby,
                table.chat.changes(id, self._me, connection.mark) as attention,
                table.subscribe(id, self.viewer, cursor, connection.mark) as subscription,
                table.cockpits.pokes.changes(id, self.viewer, connection.mark) as pokes,
                self._drafts.listening(connection),
            ):
                listens_since = self.site.settings.now()
                self.info = await table.lobby.queries.info(
                    id, self._me
                )  # this person is online now
                while not subscription.ended and await connection.news():
                    mine = subscription.belongs_to(self._me) and await may_still_watch(
                        self.site, self.info, self.viewer, self.ctx.me
                    )
                    if not (mine and await self.ctx.still_signed_in()):
                        # Signed out elsewhere; or the seat is somebody else's now, with all it
                        # knows; or this person has got a seat: the page is loaded again.
                        await connection.send(MOVED)
                        return
                    if pokes.take():
                        listens_since = await self._send_poke(connection, listens_since)
                    match_view = await subscription.take()
                    await self._send_update(connection, changed=lobby.take(), match_view=match_view)
                    self.shown = await self._drafts.send(self._match_view, self.shown)
                    self._reread |= attention.take()
                    if self._reread:
                        await self._send_attention(connection, subscription)
        if self._match_view is not None and self._match_view.observation.outcome is not None:
            await connection.send(CLOSE)

    async def _send_poke(self, connection: LiveConnection, after: int) -> int:
        """Send that the host calls, once for each call; the words and their length tell nothing but
        whether everybody is called. Returns when this seat was called last."""
        assert isinstance(self.viewer, int), "only seats are called"
        poke = await self.site.table.cockpits.pokes.last(self.info.id, self.viewer)
        if poke.at > after:
            words = self.ctx.say()("poked-you" if poke.alone else "poked-all")
            await connection.send(sse_event("poked", words))
        return max(after, poke.at)

    async def _send_attention(self, connection: LiveConnection, subscription: Subscription) -> None:
        """Send what this person has read or hidden on other screens."""
        assert self._match_view is not None, "the first thing a page is sent is a match view"
        chat, match = self.site.table.chat, self.info.id
        rooms = await chat.rooms(match, self.viewer)
        attention = await chat.attention(match, self.viewer, self._me, announced=True)
        if subscription.news:  # the page would count it twice: it must be sent first
            return
        self._reread = False
        seen, told = self._told or (None, None)
        if seen is self._match_view and told == attention:
            return  # what was read just before the page looked is announced just after
        unread, self._unread = self._unread, ""
        if unread == attention_digest(attention) or not any(room.heard for room in rooms):
            return
        page = Page(self.site, self.ctx.language, self.info, self._match_view, None, rooms=rooms)
        data = attention_update(page, attention, self._hidden)
        self._hidden, self._told = attention.hidden, (self._match_view, attention)
        await connection.send(filled(self.ctx, self.info, self._match_view, data))

    async def _send_update(
        self, connection: LiveConnection, *, changed: bool, match_view: MatchView | None
    ) -> None:
        """Send what is new, if anything is."""
        before = self.info
        if changed:
            self.info = await self.site.table.lobby.queries.info(self.info.id, self._me)
        known, self._match_view = self._match_view, match_view or self._match_view
        if self._match_view is None or not (changed or match_view):
            return
        if known is self._match_view and self._only_presence(before):
            update = marks_update(self.info, known, self.shown)
        else:
            update = await update_for(
                self.site,
                self.ctx.language,
                self.info,
                self._match_view,
                fresh=match_view is not None,
                shown=self.shown,
            )
        self.shown = update.after
        if update.data:
            data = filled(self.ctx, self.info, self._match_view, *update.data)
            await connection.send(data)

    def _only_presence(self, before: MatchInfo) -> bool:
        """Whether nothing has changed but who is online, on a page that was sent the rest."""
        same = replace(before, online=self.info.online) == self.info
        return same and self.shown.zones is not None
