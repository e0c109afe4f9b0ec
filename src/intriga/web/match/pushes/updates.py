"""What an open page of a match is sent: the zones that differ from what it shows, new events, and
what is new in the chat.

An update that many pages are sent alike (spectators of one match) is made once for all of them.

A room that the page has gets its new messages one by one; a room that is new to it comes whole,
with its last messages. A page that reconnects may have a room or not: it gets both, and drops what
it has twice; so does the host's page, which has the room of announcements before the first one.
"""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from intriga.kernel.house_rules.house_acts import TALK
from intriga.kernel.rooms import HOST_ROOM
from intriga.table import Attention, ChatMessage, MatchInfo, MatchView, Numbered
from intriga.web.match.page_data import offer_of, rooms_of, turns_of, with_events
from intriga.web.match.pushes.new_events import new_cards, new_events
from intriga.web.match.pushes.player_marks import marks_digest, marks_of
from intriga.web.match.pushes.rendered_zones import carried, changed_parts, rendered, shown_by
from intriga.web.match.renderer import Chat, Page
from intriga.web.match.zones.chat_view import NEWEST, RoomRenderer, dom, numbered, unread_text
from intriga.web.match.zones.zones import ROOMS, Zones
from intriga.web.rendering.fragments import (
    digest,
    partial,
    seat_list,
    sse_event,
    sse_joined,
    sse_message,
    sse_partial,
)
from intriga.web.rendering.page_cache import CachedUpdate, RenderedZone, ShownState, Update
from intriga.web.site import Site


async def update_for(
    site: Site,
    language: str,
    info: MatchInfo,
    match_view: MatchView,
    *,
    fresh: bool,
    shown: ShownState,
) -> Update:
    """The update for a page that shows this. `fresh`: the match view is new."""
    cache = site.page_cache.updates
    key = (match_view.match, match_view.viewer, language)
    last = cache.get(key)
    if last is not None and last.fits(match_view, info, fresh, shown):
        return last.update
    rooms, company = await rooms_of(site, match_view)
    page = Page(
        site=site,
        language=language,
        info=info,
        match_view=match_view,
        offer=await offer_of(site, match_view),
        turns=await turns_of(site, info),
        rooms=rooms,
        company=company,
    )
    update = await _Comparison(page, shown).update(fresh)
    cache.put(key, CachedUpdate(match_view, info, fresh, shown, update))
    return update


def marks_update(info: MatchInfo, match_view: MatchView, shown: ShownState) -> Update:
    """Who is online and whose turn it is, in a few bytes, for a page that shows this."""
    marks = marks_of(info, match_view)
    after = replace(shown, marks=marks_digest(marks))
    if after.marks == shown.marks:
        return Update((), shown)
    lists = {"online": seat_list(marks.online), "turn": seat_list(marks.turn)}
    data = sse_event("marks", msgspec.json.encode(lists).decode(), after.id)
    return Update((data,), after)


class _Comparison:
    """The difference between a page as it is now and what an open page shows."""

    def __init__(self, page: Page, shown: ShownState) -> None:
        self.page = page
        self.zones = Zones(page)
        self.shown = shown
        self.group = shown.group
        self.mine = shown.mine
        self.rooms = shown.rooms

    async def update(self, fresh: bool) -> Update:
        now = rendered(self.zones)
        parts = await self._changed_zones(now)
        if fresh:
            parts += await self._events()
            parts += await _new_messages(self.zones, self.rooms)
            parts += self._clear_answer()
        # Two messages, between which a connection may break: the marks come first, and do not say
        # that the page has what follows them.
        marks = marks_update(self.page.info, self.page.match_view, self.shown)
        after = replace(
            marks.after,
            cursor=self.page.match_view.observation.cursor,
            carried=tuple(carried(now)),
            zones={id: zone.digests for id, zone in now.items()},
            group=self.group,
            mine=self.mine,
            rooms=frozenset(room.key for room in self.page.rooms),
        )
        data = sse_joined(parts, after.id) if parts else ()
        return Update(marks.data + data, after)

    async def _changed_zones(self, now: Mapping[str, RenderedZone]) -> list[bytes]:
        shown = self.shown.zones
        if shown is None:  # nothing was sent yet: what the page had when it was opened
            shown = shown_by(now, self.shown.carried)
        changed: list[bytes] = []
        for id, zone in now.items():
            known = shown.get(id)
            same = known is not None and known.whole == zone.digests.whole
            if id == ROOMS and same:
                self.rooms = frozenset(room.key for room in self.page.rooms)
            elif id == ROOMS:
                changed.append(await _rooms_zone(self.zones, self.rooms))
            elif not same and zone.html:
                parts = changed_parts(zone, known)
                wanted = {id: zone.beyond(known)} if parts is None else parts
                changed += (sse_partial(id, html, "outerMorph") for id, html in wanted.items())
        return changed

    async def _events(self) -> list[bytes]:
        """New events. The first time the zone as a whole: only the page knows its groups."""
        observation = self.page.match_view.observation
        first = observation.cursor - len(observation.events) + 1
        events = numbered(observation.events, first)
        if self.shown.cursor is not None and not events:
            return []
        if self.group is None:
            zones = Zones(await with_events(self.page, self.shown.all_events))
            dispatches = zones.dispatches()
            self.group = dispatches["groups"][0]["key"] if dispatches["groups"] else None
            html = zones.fragment("zones/dispatches", dispatches=dispatches)
            just = zones.fragment("bar/just", latest=zones.newest(dispatches))
            return [
                sse_partial("view-events", html, "outerMorph"),
                sse_partial("just", just, "innerHTML"),
                *self._cards(zones, events),
            ]
        made = new_events(self.zones, self.group, events)
        self.group = made.group
        return [*made.parts, *self._cards(self.zones, events)]

    def _cards(self, zones: Zones, events: Sequence[Numbered]) -> Sequence[bytes]:
        """Great events as cards; a page that says what it has was open when they happened."""
        return new_cards(zones, events) if self.shown.cursor is not None else ()

    def _clear_answer(self) -> list[bytes]:
        """Remove a receipt or refusal when this seat is asked for something new."""
        mine = bool(self.zones.asked)
        asked_again = mine and self.mine is False
        self.mine = mine
        cleared: list[bytes] = [sse_partial("answer", "", "innerHTML")]
        return cleared if asked_again else []


# the chat


async def _rooms_zone(zones: Zones, had: frozenset[str] | None) -> bytes:
    """The zone "rooms" for a page that has these rooms (None: not known), with the last messages of
    the others."""
    page = zones.page
    match_view = page.match_view
    lacking = [room.key for room in page.rooms if had is None or room.key not in had]
    latest = await page.site.table.chat.latest(match_view.match, match_view.viewer, lacking, NEWEST)
    with_messages = Zones(replace(page, chat=Chat(latest=latest, opened=" ")))

    def made() -> str:
        return zones.fragment("chat/rooms", rooms=with_messages.rooms())

    html = zones.attempt(ROOMS, made, "") or zones.fragment("failed", zone=ROOMS)
    return sse_partial(ROOMS, html, "outerMorph")


async def _new_messages(zones: Zones, had: frozenset[str] | None) -> list[bytes]:
    """The messages since the last update, and those deleted since, for a page with these rooms."""
    match_view = zones.page.match_view
    events = [event for event in match_view.observation.events if event.id in TALK]
    if not events:
        return []
    ids = list(dict.fromkeys(event.params["message"] for event in events))
    found = await zones.page.site.table.chat.by_ids(match_view.match, match_view.viewer, ids)
    messages = {message.id: message for message in found}
    renderer = RoomRenderer(zones)
    parts: list[bytes] = []
    for event in events:
        message = messages.get(event.params["message"])
        if message is not None and (
            had is None or message.room in had or message.room == HOST_ROOM
        ):
            deleted = event.id == "table-erased"
            parts += _deleted(renderer, message) if deleted else _added(renderer, message)
    return parts


def _added(renderer: RoomRenderer, message: ChatMessage) -> list[bytes]:
    html = renderer.message(message)
    parts: list[bytes] = [sse_partial(f"says-{dom(message.room)}", html, "beforeend")]
    if message.room == HOST_ROOM and not message.erased and not renderer.page.info.hosted:
        parts.append(sse_partial("notice", renderer.announcement(message), "innerHTML"))
    return parts


def _deleted(renderer: RoomRenderer, message: ChatMessage) -> list[bytes]:
    html = renderer.message(message)
    parts: list[bytes] = [sse_partial(f"say-{message.id}", html, "outerMorph")]
    if message.room == HOST_ROOM:
        parts.append(sse_partial(f"announced-{message.id}", "", "delete"))
    return parts


def attention_update(page: Page, attention: Attention, hidden: frozenset[str] | None) -> bytes:
    """What a person has read and hidden on other screens, for one that was sent these hidden ones
    (None: none yet). Without it the screen would go on counting what was read elsewhere."""
    counts = sse_event("attention", _counts(attention))
    if hidden == attention.hidden:
        return counts
    zones = Zones(replace(page, chat=Chat(attention=attention)))
    html = zones.fragment("chat/hidden", hidden=RoomRenderer(zones).hidden())
    return sse_message(partial("hidden", html, "outerHTML")) + counts


def attention_digest(attention: Attention) -> str:
    """A digest of the unread counts that a page shows."""
    return digest(_counts(attention))


def _counts(attention: Attention) -> str:
    unread = {room: unread_text(number) for room, number in sorted(attention.unread.items())}
    return msgspec.json.encode({"unread": unread, "called": sorted(attention.mentioned)}).decode()
