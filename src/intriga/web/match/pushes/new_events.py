"""New events on an open page: into the topmost group, or with groups that begin with them; the
newest into the bar; great ones as cards. Made once for all who hear and see the same."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from msgspec import Struct

from intriga.kernel.actors import PUBLIC
from intriga.table import Numbered
from intriga.web.game_pages import Data
from intriga.web.match.alike import Alike, of_scene
from intriga.web.match.zones.zones import Zones
from intriga.web.rendering.fragments import sse_partial


class NewEvents(Struct, frozen=True):
    """The parts of a message with new events; `group`: the key of the topmost group after them."""

    parts: tuple[bytes, ...]
    group: str | None


def new_events(zones: Zones, group: str | None, events: Sequence[Numbered]) -> NewEvents:
    """These events for a page whose topmost group has this key."""
    zones.follow(events)
    make = partial(_grouped, zones, group, events)
    inputs = (group, _heard(events), *of_scene(zones))
    return Alike(zones).made("events", inputs, make, _weight)


def new_cards(zones: Zones, events: Sequence[Numbered]) -> tuple[bytes, ...]:
    """The great ones of these events as cards."""

    def make() -> tuple[bytes, ...]:
        html = zones.moments(events)
        return (sse_partial("moments", html, "beforeend"),) if html else ()

    if not any(event.id in zones.kinds for _, event in events):
        return ()
    inputs = (_heard(events), *of_scene(zones))
    return Alike(zones).made("cards", inputs, make, lambda made: sum(map(len, made)))


def _heard(events: Sequence[Numbered]) -> tuple[Any, ...]:
    """What of events those who hear the same have in common: not to whom they are told."""
    return tuple((number, one.id, one.to == PUBLIC, one.params) for number, one in events)


def _weight(made: NewEvents) -> int:
    return sum(map(len, made.parts))


def _grouped(zones: Zones, group: str | None, events: Sequence[Numbered]) -> NewEvents:
    groups: list[Data] = [{"key": group, "items": [], "new": False}]
    for number, event in events:
        if zones.opens(event):
            groups.append(zones.group(number, event) | {"new": True})
        else:
            groups[-1]["items"].insert(0, zones.dispatch(number, event))
    parts: list[bytes] = []
    newest_first = [item for group in reversed(groups) for item in group["items"]]
    if latest := zones.latest(newest_first):
        just = zones.fragment("bar/just", latest=latest)
        parts.append(sse_partial("just", just, "innerHTML"))
    for one in groups:
        if one["new"]:
            html = zones.fragment("zones/dispatch_group", g=one)
            parts.append(sse_partial("dispatch-groups", html, "afterbegin"))
        elif one["items"]:
            items = (zones.fragment("zones/dispatch_item", d=item) for item in one["items"])
            parts.append(sse_partial(f"group-{one['key']}", "".join(items), "afterbegin"))
    return NewEvents(tuple(parts), groups[-1]["key"])
