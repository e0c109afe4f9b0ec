"""The live page: changes of a match, pushed as they happen (server-sent events).

A message carries the zones that differ from what this window shows, as `<hx-partial>`s, and the
new dispatches. Its `id:` is the viewer's own cursor with digests of the zones, so a window that
comes back after a break gets what it missed and nothing that it has.
"""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import aclosing
from typing import Any

from litestar import get
from litestar.response import Stream

from intriga.kernel.actors import Viewer
from intriga.kernel.events import Event
from intriga.table import MatchInfo, Sight
from intriga.web.gamepages import Data
from intriga.web.http import Request
from intriga.web.match import filled
from intriga.web.pushing import CLOSE, HEADERS, HEARTBEAT, MOVED, STREAM, message, partial
from intriga.web.showing import offer_of, shelf_of, with_dispatches
from intriga.web.visits import Visit, visit_of
from intriga.web.waiting import changes_of_room
from intriga.web.zones import Page, Zones, digest


@get("/m/{match:str}/live")
async def live(request: Request) -> Stream:
    """News of a match, or of its waiting room, for as long as the window is open."""
    match: str = request.path_params["match"]
    visit = await visit_of(request)
    info = await visit.table.lobby.info(match, visit.me)
    if info.status == "gathering":
        return Stream(changes_of_room(visit, info), media_type=STREAM, headers=HEADERS)
    viewer = await visit.table.viewer(match, visit.me)
    await visit.table.observe(match, viewer)  # whatever is wrong is said before the stream begins
    window = Window(visit, info, viewer)
    return Stream(window.pushes(), media_type=STREAM, headers=HEADERS)


class Window:
    """One open page of a match: what it shows, and what it must be told."""

    def __init__(self, visit: Visit, info: MatchInfo, viewer: Viewer) -> None:
        self.visit = visit
        self.site = visit.site
        self.info = info
        self.viewer = viewer
        query = visit.request.query_params
        word = str(visit.request.headers.get("last-event-id") or query.get("from", ""))
        cursor, _, shown = word.partition(".")
        self.cursor: int | None = int(cursor) if cursor.isdecimal() else None
        self.whole = "all" in query
        self._word = shown.split("-") if shown else []
        self._shown: dict[str, str] | None = None
        self._group: str | None = None
        self._mine: bool | None = None
        self._sight: Sight | None = None

    async def pushes(self) -> AsyncIterator[bytes]:
        """Everything this window is sent until it or the match is closed."""
        table = self.site.table
        yield HEARTBEAT
        lobby = table.lobby.changes(self.info.id)
        watching = table.subscribe(self.info.id, self.viewer, self.cursor)
        happening = _merged(
            self.site.closing, self.site.settings.heartbeat, sight=watching, lobby=lobby
        )
        async with lobby, watching, aclosing(happening):
            self.info = await table.lobby.info(self.info.id, self.visit.me)  # I am here now
            async for happened in happening:
                if happened is None:
                    yield HEARTBEAT
                    continue
                kind, value = happened
                if kind == "sight":
                    self._sight = value
                else:
                    self.info = await table.lobby.info(self.info.id, self.visit.me)
                if self._sight is None:
                    continue
                if await table.viewer(self.info.id, self.visit.me) != self.viewer:
                    yield MOVED  # the seat is somebody else's now, with all it learns
                    return
                pushed = await self._push(self._sight if kind == "sight" else None)
                if pushed:
                    yield pushed
        if self._sight is not None and self._sight.observation.outcome is not None:
            yield CLOSE

    async def _push(self, sight: Sight | None) -> bytes | None:
        """What has changed on this window, as one message; None if nothing has."""
        assert self._sight is not None
        page = Page(
            site=self.site,
            language=self.visit.language,
            info=self.info,
            sight=self._sight,
            offer=await offer_of(self.site, self._sight),
        )
        zones = Zones(page)
        parts = self._changed_zones(zones)
        if sight is not None:
            parts += await self._dispatches(zones, sight)
            parts += self._clear_answer(zones)
        self.cursor = self._sight.observation.cursor
        if not parts:
            return None
        assert self._shown is not None
        id = f"{self.cursor}.{'-'.join(self._shown.values())}"
        return message(filled(self.visit, page, "".join(parts)), id)

    def _changed_zones(self, zones: Zones) -> list[str]:
        fragments = shelf_of(self.site).fragments(zones)
        if self._shown is None:  # what the page had when it was opened
            known = self._word if len(self._word) == len(fragments) else [""] * len(fragments)
            self._shown = dict(zip(fragments, known, strict=True))
        changed = []
        for id, html in fragments.items():
            word = digest(html)
            if self._shown.get(id) != word:
                self._shown[id] = word
                changed.append(partial(id, html, "outerMorph"))
        return changed

    async def _dispatches(self, zones: Zones, sight: Sight) -> list[str]:
        """New dispatches. The first time, the zone as a whole: only the page knows its groups."""
        events = sight.observation.events
        if self.cursor is not None and not events:
            return []
        if self._group is None:
            whole = Zones(await with_dispatches(zones.page, self.whole))
            told = whole.dispatches()
            self._group = told["groups"][0]["key"] if told["groups"] else None
            html = whole.fragment("dispatches", dispatches=told)
            return [partial("zone-dispatches", html, "outerMorph")]
        first = sight.observation.cursor - len(events) + 1
        return self._groups(zones, first, events)

    def _groups(self, zones: Zones, first: int, events: Sequence[Event]) -> list[str]:
        """New dispatches into the group that is on top, and groups that begin with them."""
        assert self._group is not None
        groups: list[Data] = [{"key": self._group, "items": [], "new": False}]
        for number, event in enumerate(events, first):
            if zones.opens(event):
                groups.append(zones.group(number, event) | {"new": True})
            else:
                groups[-1]["items"].insert(0, zones.dispatch(number, event))
        self._group = groups[-1]["key"]
        parts = []
        for group in groups:
            if group["new"]:
                html = zones.fragment("dispatch_group", g=group)
                parts.append(partial("dispatch-groups", html, "afterbegin"))
            elif group["items"]:
                items = (zones.fragment("dispatch_item", d=item) for item in group["items"])
                parts.append(partial(f"group-{group['key']}", "".join(items), "afterbegin"))
        return parts

    def _clear_answer(self, zones: Zones) -> list[str]:
        """A receipt or refusal goes when I am asked for something new."""
        mine = zones.me in zones.awaited
        asked_anew = mine and self._mine is False
        self._mine = mine
        return [partial("act-answer", "", "innerHTML")] if asked_anew else []


async def _merged(
    closing: asyncio.Event, heartbeat: float, **sources: Any
) -> AsyncGenerator[tuple[str, Any] | None, None]:
    """What comes from any of the sources, with its name; None when nothing came for a while.
    Ends with the first source that ends, or when the server closes."""
    closed = asyncio.ensure_future(closing.wait())
    waiting: dict[asyncio.Future[Any], str] = {closed: ""}
    iterators = {name: aiter(source) for name, source in sources.items()}
    try:
        for name, iterator in iterators.items():
            waiting[asyncio.ensure_future(anext(iterator))] = name
        while True:
            done, _ = await asyncio.wait(
                waiting, timeout=heartbeat, return_when=asyncio.FIRST_COMPLETED
            )
            if not done:
                yield None
            for future in done:
                name = waiting.pop(future)
                if future is closed:
                    return
                try:
                    value = future.result()
                except StopAsyncIteration:
                    return
                yield name, value
                waiting[asyncio.ensure_future(anext(iterators[name]))] = name
    finally:
        for future in waiting:
            future.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
