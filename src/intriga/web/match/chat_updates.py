"""What a window is told of talk: new messages, those that were deleted, and rooms that open.

A room that the window has gets its new messages one by one; a room that is new to it comes whole,
with what was said there last. A window that comes back may have a room or not (`had` is None): it
gets both, and drops what it has twice; so does the host's own window, which has the room of his
announcements before there are any.
"""

import msgspec
from msgspec.structs import replace

from intriga.kernel.house_rules.house_acts import TALK
from intriga.kernel.rooms import HOST_ROOM
from intriga.table import Attention, ChatMessage
from intriga.web.match.chat_view import NEWEST, RoomRenderer, Talking, counted, dom
from intriga.web.match.fragments import COMMAND, digest
from intriga.web.match.sse import message, partial, signal
from intriga.web.match.zones import ROOMS, Page, Zones


async def new_rooms(zones: Zones, had: frozenset[str] | None) -> str:
    """The zone «rooms» for a window that has these rooms: what was said in the others is in it."""
    page = zones.page
    sight = page.sight
    lacking = [room.key for room in page.rooms if had is None or room.key not in had]
    latest = await page.site.table.chat.latest(sight.match, sight.viewer, lacking, NEWEST)
    told = Zones(replace(page, talking=Talking(latest=latest, opened=" ")))
    html = zones.fragment("rooms", rooms=told.rooms(), command=COMMAND)
    return partial(ROOMS, html, "outerMorph")


async def new_words(zones: Zones, had: frozenset[str] | None) -> list[str]:
    """What was said since the last sight, for a window that has these rooms."""
    sight = zones.page.sight
    events = [event for event in sight.observation.events if event.id in TALK]
    if not events:
        return []
    ids = list(dict.fromkeys(event.params["message"] for event in events))
    told = await zones.page.site.table.chat.by_ids(sight.match, sight.viewer, ids)
    remarks = {said.id: said for said in told}
    renderer = RoomRenderer(zones)
    parts: list[str] = []
    for event in events:
        said = remarks.get(event.params["message"])
        if said is not None and (had is None or said.room in had or said.room == HOST_ROOM):
            parts += _shown(renderer, said, anew=event.id == "table-erased")
    return parts


def _shown(renderer: RoomRenderer, said: ChatMessage, *, anew: bool) -> list[str]:
    html = renderer.remark(said)
    if anew:
        gone = [partial(f"announced-{said.id}", "", "delete")] if said.room == HOST_ROOM else []
        return [partial(f"say-{said.id}", html, "outerMorph"), *gone]
    parts = [partial(f"says-{dom(said.room)}", html, "beforeend")]
    if said.room == HOST_ROOM and not said.erased and not renderer.page.info.hosted:
        parts.append(partial("announcement", renderer.announcement(said), "innerHTML"))
    return parts


def attended(page: Page, attention: Attention, hushed: frozenset[str] | None) -> bytes:
    """What a person has read and hushed, for a screen of his that was told he hushes these (None:
    it does not say). Without it a screen would count on what he has read on another."""
    told = signal("attention", _counts(attention))
    if hushed == attention.hidden:
        return told
    zones = Zones(replace(page, talking=Talking(attention=attention)))
    html = zones.fragment("hushed", hushed=RoomRenderer(zones).hushed())
    return message(partial("hushed", html, "outerHTML")) + told


def fingerprint(attention: Attention) -> str:
    """What a page shows as unread, in a few letters."""
    return digest(_counts(attention))


def _counts(attention: Attention) -> str:
    unread = {room: counted(number) for room, number in sorted(attention.unread.items())}
    return msgspec.json.encode({"unread": unread, "called": sorted(attention.mentioned)}).decode()
