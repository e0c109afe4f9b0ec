"""Updates of a match as they happen (server-sent events), without polling.

`match`: the match, sent at the beginning and when it changes: its seats, who is online, its status.
`view`: all that the caller may know, sent when that changes, with the events since the last one;
its `id` is the cursor.
`drafts`: the revisions of the drafts of the caller's seat, sent when somebody changes one.
With more than 200 new events several follow one another, each with the next 200 at most. A client
that reconnects sends it as `Last-Event-ID` and misses nothing. `end`: why the stream ends:
`over` (the match), `cancelled`, `moved` (the caller has another seat now: request the stream
again), `revoked` (the token), `closing` (the server: reconnect later).
"""

from contextlib import AbstractAsyncContextManager, nullcontext
from typing import Annotated, Any, Final

import msgspec
from litestar import get
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import HeaderParameter
from litestar.types import ASGIApp

from intriga.api import responses
from intriga.api.auth import Call, Request, open_to_all
from intriga.api.matches import about, match_response
from intriga.api.play import in_parts, paced, view_response
from intriga.api.problems import failing
from intriga.api.requests import LATEST, After, MatchId
from intriga.http_common.connections import STREAM, LiveConnection
from intriga.http_common.rate_limits.heavy import MANY_EVENTS
from intriga.http_common.rate_limits.slots import Slot
from intriga.kernel.actors import Viewer
from intriga.table import MatchInfo, MatchView
from intriga.table.runtime.signals import Changes

TAGS: Final = ["play"]
_RETRY: Final = b"retry: 2000\n\n"
_RESPONSE: Final = {
    200: ResponseSpec(
        str, media_type=STREAM, description="Server-sent events", generate_examples=False
    )
}

_encode = msgspec.json.Encoder().encode


class End(msgspec.Struct, frozen=True):
    """Why a stream ends."""

    reason: str


@get(
    "/matches/{match:str}/stream",
    tags=TAGS,
    media_type=STREAM,
    responses=_RESPONSE | failing(404, 409, 503),
    description=__doc__,
    **open_to_all(),
)
async def stream(
    request: Request,
    match: MatchId,
    after: After = LATEST,
    last: Annotated[
        str,
        HeaderParameter(name="Last-Event-ID", description="Replaces `after` when reconnecting."),
    ] = "",
) -> ASGIApp:
    call = await about(request, match)
    info = await call.table.lobby.queries.info(match, call.me)
    if info.status != "gathering":
        viewer = await call.table.viewer(match, call.me)
        # Errors are sent before the stream starts.
        await call.table.observe(match, viewer, since=LATEST)
    slot = call.limits.live(call.address, call.me, seated=info.seat is not None or info.hosted)
    cursor = int(last) if last.isdecimal() and len(last) < 16 else after
    stream: ASGIApp = call.limits.connections.stream(_Feed(call, info, cursor, slot).feed)
    return stream


class _Feed:
    """One open stream."""

    def __init__(self, call: Call, info: MatchInfo, cursor: int, slot: Slot) -> None:
        self.call = call
        self.info = info
        self._cursor = cursor
        self._slot = slot
        self._match: responses.Match | None = None

    async def feed(self, connection: LiveConnection) -> None:
        """Send everything until the match ends or the client disconnects."""
        with self._slot:
            await connection.send(_RETRY)
            if self.info.status == "gathering":
                await self._gathering(connection)
            await connection.send(_end(await self._playing(connection)))

    async def _gathering(self, connection: LiveConnection) -> None:
        """Send updates until the match starts or is cancelled."""
        async with self.call.table.lobby.queries.changes(self.info.id, connection.mark) as changes:
            await self._send_match(connection)  # what changed before the subscription
            while self.info.status == "gathering" and await connection.news():
                if changes.ended or not await self.call.is_valid():
                    return
                if changes.take():
                    await self._send_match(connection)

    async def _playing(self, connection: LiveConnection) -> str:
        """Send updates until the match is over; why the stream ends."""
        table, match, me = self.call.table, self.info.id, self.call.me
        if not await self.call.is_valid():
            return "revoked"
        if self.info.status in ("gathering", "cancelled"):
            return "cancelled" if self.info.status == "cancelled" else "closing"
        viewer = await table.viewer(match, me)
        over = False
        async with (
            table.lobby.queries.changes(match, connection.mark) as changes,
            table.subscribe(match, viewer, self._cursor, connection.mark) as watching,
            self._drafts_of(viewer, connection) as drafts,
        ):
            # Always first, and this client counts as online in it: when others come to know of that
            # depends on how busy the server is, and must not show in what is sent.
            await self._send_match(connection)
            while not watching.ended and await connection.news():
                if not await self.call.is_valid():
                    return "revoked"
                if not watching.belongs_to(me):
                    return "moved"
                if changes.take():
                    await self._send_match(connection)
                sight = await watching.take()
                if sight is not None:
                    over = sight.observation.outcome is not None
                    await self._send_view(connection, sight)
                if drafts is not None and drafts.take() and not over:
                    await self._send_drafts(connection, viewer)
        return "over" if over else "closing"

    def _drafts_of(
        self, viewer: Viewer, connection: LiveConnection
    ) -> AbstractAsyncContextManager[Changes | None]:
        """Changes of the drafts of the caller's seat."""
        if not isinstance(viewer, int):
            return nullcontext()
        return self.call.table.drafts.changes(self.info.id, viewer, connection.mark)

    async def _send_drafts(self, connection: LiveConnection, viewer: Viewer) -> None:
        assert isinstance(viewer, int), "nobody else has drafts"
        seen = await self.call.table.drafts.seen(self.info.id, viewer, self.call.who)
        revisions = tuple(responses.DraftRevision(one.draft.key, one.revision) for one in seen)
        await connection.send(_message("drafts", responses.DraftRevisions(revisions)))

    async def _send_view(self, connection: LiveConnection, sight: MatchView) -> None:
        """Send a view, in several parts where it has many events."""
        for part in in_parts(sight):
            async with paced(self.call, len(sight.observation.events) >= MANY_EVENTS):
                view = view_response(self.call, part)
            await connection.send(_message("view", view, part))

    async def _send_match(self, connection: LiveConnection) -> None:
        """Send the match, if it has changed."""
        self.info = await self.call.table.lobby.queries.info(self.info.id, self.call.me)
        match = await match_response(self.call, self.info.id)
        if match != self._match:
            self._match = match
            await connection.send(_message("match", match))


def _message(event: str, data: object, sight: Any = None) -> bytes:
    """One server-sent event. `sight`: its cursor becomes the id of the event."""
    id = f"id: {sight.observation.cursor}\n".encode() if sight is not None else b""
    return b"event: " + event.encode() + b"\n" + id + b"data: " + _encode(data) + b"\n\n"


def _end(reason: str) -> bytes:
    return _message("end", End(reason))
