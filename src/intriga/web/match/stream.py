"""The live page: changes of a match, pushed as they happen (server-sent events).

A message carries the zones that differ from what this window shows, as `<hx-partial>`s, and the
new dispatches. Its `id:` is the viewer's own cursor with digests of the zones, so a window that
comes back after a break gets what it missed and nothing that it has.
"""

from litestar import get
from litestar.types import ASGIApp

from intriga.http_common.connections import HEARTBEAT, LiveConnection
from intriga.http_common.slots import Slot
from intriga.kernel.actors import PUBLIC, Viewer
from intriga.table import MatchInfo, MatchView, Subscription
from intriga.web.context import Visit, visit_of, whole
from intriga.web.http import Request
from intriga.web.lobby.waiting_room import Hall
from intriga.web.match.chat_updates import attended, fingerprint
from intriga.web.match.page import filled
from intriga.web.match.sse import CLOSE, MOVED
from intriga.web.match.updates import Shown, told
from intriga.web.match.zones import Page


@get("/m/{match:str}/live")
async def live(request: Request) -> ASGIApp:
    """News of a match, or of its waiting room, for as long as the window is open."""
    match: str = request.path_params["match"]
    visit = await visit_of(request)
    info = await visit.table.lobby.queries.info(match, visit.me)
    slot = visit.site.limits.live(visit.me or visit.browser, visit.address)
    if info.status == "gathering":
        return visit.site.limits.connections.stream(Hall(visit, info, slot).feed)
    viewer = await visit.table.viewer(match, visit.me)
    if visit.request.query_params.get("as") == PUBLIC:  # a big screen shows nobody's secrets
        viewer = PUBLIC
    await visit.table.observe(match, viewer)  # whatever is wrong is said before the stream begins
    return visit.site.limits.connections.stream(Window(visit, info, viewer, slot).feed)


class Window:
    """One open page of a match: what it shows, and what it must be told."""

    def __init__(self, visit: Visit, info: MatchInfo, viewer: Viewer, slot: Slot) -> None:
        self.visit = visit
        self.site = visit.site
        self.info = info
        self.viewer = viewer
        self._slot = slot
        query = visit.request.query_params
        last = str(visit.request.headers.get("last-event-id", ""))
        word = last or query.get("from", "")
        cursor, _, digests = word.partition(".")
        self.shown = Shown(tuple(digests.split("-")), whole(cursor), "all" in query)
        self._sight: MatchView | None = None
        self._me = visit.me if query.get("as") != PUBLIC else None
        """Whose reading this window follows; a big screen reads nothing."""
        self._unread = query.get("unread", "")
        self._reread = self._me is not None and bool(last or self._unread)
        """Whether he may have read on another screen what is unread on this one."""
        if last:
            self._unread = ""
        self._hushed: frozenset[str] | None = None

    async def feed(self, connection: LiveConnection) -> None:
        """Everything this window is sent until it or the match is closed."""
        table = self.site.table
        id, cursor = self.info.id, self.shown.cursor
        with self._slot:
            await connection.send(HEARTBEAT)
            async with (
                table.lobby.queries.changes(id, connection.mark) as lobby,
                table.chat.changes(id, self._me, connection.mark) as attention,
                table.subscribe(id, self.viewer, cursor, connection.mark) as watching,
            ):
                self.info = await table.lobby.queries.info(
                    self.info.id, self.visit.me
                )  # I am here now
                while not watching.ended and await connection.news():
                    mine = self.viewer == PUBLIC or watching.belongs_to(self.visit.me)
                    if not (mine and await self.visit.stands()):
                        # Signed out from elsewhere, or the seat is somebody else's now, with all
                        # it learns: the page is made anew for whoever looks at it.
                        await connection.send(MOVED)
                        return
                    await self._look(connection, changed=lobby.take(), sight=await watching.take())
                    self._reread |= attention.take()
                    if self._reread:
                        await self._read_elsewhere(connection, watching)
        if self._sight is not None and self._sight.observation.outcome is not None:
            await connection.send(CLOSE)

    async def _read_elsewhere(self, connection: LiveConnection, watching: Subscription) -> None:
        """Tell the window what its owner has read, or does not want to hear, on other screens."""
        assert self._sight is not None, "the first thing a window is told is a sight"
        talk, match = self.site.table.chat, self.info.id
        rooms = await talk.rooms(match, self.viewer)
        attention = await talk.attention(match, self.viewer, self._me, announced=True)
        if watching.news:  # which this window would count a second time: first it must be told
            return
        self._reread = False
        unread, self._unread = self._unread, ""
        if unread == fingerprint(attention) or not any(room.heard for room in rooms):
            return
        page = Page(self.site, self.visit.language, self.info, self._sight, None, rooms=rooms)
        data = attended(page, attention, self._hushed)
        self._hushed = attention.hidden
        await connection.send(filled(self.visit, self._sight, data))

    async def _look(
        self, connection: LiveConnection, *, changed: bool, sight: MatchView | None
    ) -> None:
        """Tell the window what is new, if anything is."""
        if changed:
            self.info = await self.site.table.lobby.queries.info(self.info.id, self.visit.me)
        self._sight = sight or self._sight
        if self._sight is None or not (changed or sight):
            return
        push = await told(
            self.site,
            self.visit.language,
            self.info,
            self._sight,
            fresh=sight is not None,
            shown=self.shown,
        )
        self.shown = push.after
        if push.data:
            await connection.send(filled(self.visit, self._sight, push.data))
