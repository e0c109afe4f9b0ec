"""The zones of a page as fragments. A zone is rendered again only when something that it is made
from has changed, and what is the same for all viewers (the players) only once for all.

The digests of zones say what an open page lacks: whole zones, or parts of them.
"""

from collections.abc import Callable, Mapping, Sequence
from sys import getsizeof
from typing import Any, Final, TypeAlias

from markupsafe import Markup
from msgspec import Struct
from msgspec.structs import replace

from intriga.web.game_pages import Data
from intriga.web.match.alike import Alike, of_frame, of_scene, offer_key
from intriga.web.match.zones.chat_view import RoomRenderer
from intriga.web.match.zones.zones import ROOMS, Zones
from intriga.web.rendering.fragments import (
    COMMAND,
    digest,
    digests,
    for_owner,
    packed,
    part_placeholder,
    seat_placeholder,
)
from intriga.web.rendering.page_cache import Parts, RenderedZone, ZoneDigests

SEATS: Final = "seats"
_NO_PARTS: Final = Parts({}, {}, "")

Fragment: TypeAlias = tuple[bytes, Parts]
"""A zone with placeholders for its parts, and these."""


class _Zone(Struct, frozen=True):
    """`inputs`: everything `make` looks at; as long as it is equal, the zone looks the same.
    `alike`: it does for others, too, who see the same and for whom they are equal, unless `make`
    has asked who looks (`Looker`)."""

    inputs: Callable[[Zones], tuple[Any, ...]]
    make: Callable[[Zones], Fragment]
    alike: bool = False


def rendered(zones: Zones) -> Mapping[str, RenderedZone]:
    """The zones of a page without a problem, receipt or chat of one person, by the ids of their
    elements; from the cache if nothing has changed."""
    page = zones.page
    cache = page.site.page_cache.zones
    key = (page.match_view.match, page.match_view.viewer, page.language)
    known = cache.get(key) or {}
    alike = Alike(zones)
    fresh = {id: _rendered(id, zone, zones, known.get(id), alike) for id, zone in _ZONES.items()}
    if all(fresh[id] is known.get(id) for id in fresh):
        return known
    return cache.put(key, fresh)


def template_data(zones: Zones) -> Data:
    """Everything match/page.html wants, beside the data of every template. `failed`: the zones
    whose data could not be made."""
    attempt = zones.attempt
    nothing: Data = {"groups": []}
    dispatches = attempt("view-events", zones.dispatches, nothing)
    return {
        "match": zones.match(),
        "now": attempt("now", zones.now, nothing),
        "phase": attempt("phase", zones.phase, nothing),
        "clock": attempt("clock", zones.clock, nothing),
        "notices": attempt("notices", zones.notices, nothing),
        "head": attempt("tray-head", zones.head, nothing),
        "purse": attempt("purse", zones.purse, nothing),
        "tray": _tray_data(zones),
        "board": attempt("stage", zones.board, nothing),
        "awaited": attempt("awaited", zones.awaited_zone, nothing),
        "card": attempt("card", zones.card, None),
        "own": attempt("view-own", zones.own_view, nothing),
        "dispatches": dispatches,
        "latest": zones.newest(dispatches),
        "rooms": attempt(ROOMS, zones.rooms, nothing),
        "table": attempt(SEATS, lambda: _table_data(zones), nothing),
        "finished": attempt("finished", zones.finished, None),
        "announcement": Markup(RoomRenderer(zones).unread_announcement()),
        "command": COMMAND,
        "watching": zones.me is None,
        "desk": _desk(zones),
        "failed": frozenset(zones.failed),
    }


def _desk(zones: Zones) -> Data | None:
    """The link to the cockpit of a host, or to a steward's desk; None for others."""
    info = zones.page.info
    if info.status != "playing" or zones.page.step is not None:
        return None
    if info.hosted:
        return {"url": f"{zones.url}/host", "title": zones.t("cockpit-short")}
    if info.official is not None and info.official.steward:
        return {"url": f"{zones.url}/office", "title": zones.t("desk-short")}
    return None


def _tray_data(zones: Zones) -> Data:
    """The data of the tray, which two zones are made from."""
    nothing: Data = {}
    made = zones.attempt("tray-body", lambda: zones.tray, nothing)
    if not made:
        zones.failed.add("tray-foot")
    return made


def _table_data(zones: Zones) -> Data:
    people = [Markup(row.decode()) for row in _people(zones).html.values()]
    return zones.table() | {"people": people}


def rendered_anew(zones: Zones) -> Mapping[str, RenderedZone]:
    """As `rendered`, without the cache, for a page with a problem, receipt or refusal."""
    return {id: _rendered(id, zone, zones, None, None) for id, zone in _ZONES.items()}


def changed_parts(zone: RenderedZone, shown: ZoneDigests | None) -> dict[str, bytes] | None:
    """The parts that differ from those a page shows, by id; None if it must be sent the zone."""
    if shown is None or shown.frame != zone.digests.frame:
        return None
    if shown.parts.keys() != zone.parts.keys():
        return None
    now = zone.digests.parts
    return {id: html for id, html in zone.parts.items() if shown.parts[id] != now[id]}


def carried(zones: Mapping[str, RenderedZone]) -> list[str]:
    """The digests that a page with these zones carries."""
    return [text for zone in zones.values() for text in zone.digests.carried().values()]


def shown_by(
    zones: Mapping[str, RenderedZone], carried: Sequence[str]
) -> Mapping[str, ZoneDigests]:
    """What a page shows that carries these digests; nothing if it has other zones than these."""
    left = iter(carried)
    shown: dict[str, ZoneDigests] = {}
    for id, zone in zones.items():
        mine = zone.digests.carried()
        theirs = {part: next(left, "") for part in mine}
        if theirs == mine:
            shown[id] = zone.digests
        elif len(mine) > 1:
            frame = theirs.pop("")
            shown[id] = ZoneDigests("", frame, theirs)
    return shown if next(left, None) is None else {}


def _rendered(
    id: str, zone: _Zone, zones: Zones, known: RenderedZone | None, alike: Alike | None
) -> RenderedZone:
    inputs = zone.inputs(zones)
    if known is not None and known.inputs == inputs:
        return known

    def make() -> RenderedZone:
        made = zones.attempt(id, lambda: zone.make(zones), None)
        return _compared(id, inputs, made, zones, known)

    if alike is None or not zone.alike:
        return make()
    return alike.made(id, inputs, make, lambda made: made.weight)


def _compared(
    id: str,
    inputs: tuple[Any, ...],
    made: Fragment | None,
    zones: Zones,
    known: RenderedZone | None,
) -> RenderedZone:
    """A zone as it was made, with its digests; one that failed says so."""
    html, parts = made or (packed(zones.fragment("failed", zone=id)), _NO_PARTS)
    frame = digest(html)
    if known is not None and known.digests.frame == frame and known.digests.parts == parts.digests:
        return replace(known, inputs=inputs)
    whole = digest(frame + parts.whole) if parts.html else frame
    weight = getsizeof(html) + parts.weight
    found = ZoneDigests(whole, frame, parts.digests, parts.known)
    return RenderedZone(inputs, html, parts.html, found, weight)


# What each zone is made from.


def _of_game(zones: Zones) -> tuple[Any, ...]:
    return *of_scene(zones), zones.own


def _of_tray(zones: Zones) -> tuple[Any, ...]:
    page, seen = zones.page, zones.page.match_view.observation
    return (
        offer_key(zones),
        zones.form_view if zones.shows.forms.extras or zones.shows.forms.arrange else None,
        seen.forms,
        seen.house,
        seen.outcome,
        zones.drafted,
        page.problem,
        page.receipt,
        page.refusal,
        zones.asked,
        zones.solo,
        zones.hints,
        page.hint,
        None if zones.looker.sits else zones.lasting_info,
        page.info.options,
        *of_frame(zones),
    )


def _people_and_settings(zones: Zones) -> tuple[Any, ...]:
    return zones.names, zones.lasting_info


def _of_purse(zones: Zones) -> tuple[Any, ...]:
    return (zones.resources,)


def _of_awaited(zones: Zones) -> tuple[Any, ...]:
    return zones.said.awaited, zones.awaited, zones.names, zones.marks


def _of_notices(zones: Zones) -> tuple[Any, ...]:
    seen = zones.page.match_view.observation
    offer = zones.page.offer
    barred = offer.barred if offer is not None else ()
    return (
        barred,
        seen.house,
        seen.outcome,
        zones.page.match_view.failing,
        *_people_and_settings(zones),
    )


def _of_result(zones: Zones) -> tuple[Any, ...]:
    return zones.page.match_view.observation.outcome, *_people_and_settings(zones)


def _of_rooms(zones: Zones) -> tuple[Any, ...]:
    page = zones.page
    return page.rooms, page.company, zones.marks, zones.over, *_people_and_settings(zones)


def _of_table(zones: Zones) -> tuple[Any, ...]:
    own = zones.people_notes, zones.marks, zones.over, zones.own, zones.lacks_in_table
    return *own, *_people_and_settings(zones)


# How each is made.


def _board(zones: Zones) -> Fragment:
    board = zones.board()
    parts: dict[str, str] = board.get("parts", {})
    if not parts:
        return packed(zones.fragment("zones/stage", board=board)), _NO_PARTS
    places = {id: Markup(part_placeholder(id)) for id in parts}
    html = zones.fragment("zones/stage", board=board | {"parts": places})
    return packed(html), _parts(parts)


_SHELL: Final = ("key", "title", "help", "main", "open", "error", "blocked", "stands_beside")
"""What the zone shows of a form around its HTML."""


def _tray_body(zones: Zones) -> Fragment:
    tray = zones.tray
    html = {f"act-form-{form['key']}": form["html"] for form in tray["forms"]}
    forms = [
        {name: form.get(name) for name in _SHELL} | {"html": Markup(part_placeholder(id))}
        for id, form in zip(html, tray["forms"], strict=True)
    ]
    shown = {name: tray[name] for name in _BODY} | {"forms": forms}
    shell = packed(zones.fragment("tray/body", tray=shown))
    found = digests({id: form.source for id, form in html.items()})
    data = {id: form.packed() for id, form in html.items()}
    return shell, Parts(data, found, digest("".join(found.values())), known=True)


_BODY: Final = (
    *("failed", "main", "in_foot", "quick", "quick_pause", "sole", "writes", "groups", "standing"),
    *("standing_by", "answers", "hint", "hints"),
)
"""What the choices are shown from, beside the forms."""


def _tray_foot(zones: Zones) -> Fragment:
    tray = zones.tray
    shown = {name: tray[name] for name in ("foot", "error", "receipt")}
    return packed(zones.fragment("tray/foot", tray=shown)), _NO_PARTS


def _own(zones: Zones) -> Fragment:
    html = zones.fragment("zones/own", own=zones.own_view(), card=zones.card())
    return packed(html), _NO_PARTS


def _table(zones: Zones) -> Fragment:
    people = _people(zones)
    places = [Markup(part_placeholder(id)) for id in people.html]
    return packed(zones.fragment("zones/table", table=zones.table() | {"people": places})), people


def _people(zones: Zones) -> Parts:
    """The row of each player. All viewers have the same, as far as a game has no notes about
    players that only some may see."""
    page = zones.page
    cache, key = page.site.page_cache.people, (page.match_view.match, page.language)
    inputs = (zones.people_notes, zones.marks, zones.over, zones.names, page.info.seats)
    known = cache.get(key)
    if known is not None and known[0] == inputs:
        return known[1]
    rows = {f"person-{row['seat']}": _row(zones, row) for row in zones.people()}
    return cache.put(key, (inputs, _parts(rows, shared=True)))[1]


def _row(zones: Zones, row: Data) -> str:
    classes = Markup(seat_placeholder(row["seat"]))
    own, end = map(Markup, for_owner(row["seat"]))
    data = {"p": row, "is": classes, "own": own, "end": end}
    return zones.site.piece(
        "match/fragments/zones/person.html", zones.page.language, zones.game, data
    )


def _parts(html: Mapping[str, str], *, shared: bool = False) -> Parts:
    data = {id: packed(text) for id, text in html.items()}
    found = digests(data)
    return Parts(data, found, digest("".join(found.values())), shared)


def _plain(
    name: str, data: Callable[[Zones], Data | None], of: str = ""
) -> Callable[[Zones], Fragment]:
    """The fragment that is rendered with these data. `of`: what it calls them."""
    of = of or name.rpartition("/")[2]
    return lambda zones: (packed(zones.fragment(name, **{of: data(zones)})), _NO_PARTS)


def _from(data: Callable[[Zones], Data], name: str, of: str = "") -> _Zone:
    """A small zone, which follows from its data alone: they are compared, as they are made in less
    time than its HTML."""
    return _Zone(lambda zones: (data(zones),), _plain(name, data, of))


_ZONES: Final = {
    "phase": _from(Zones.phase, "bar/phase"),
    "clock": _from(Zones.clock, "bar/clock"),
    "notices": _Zone(_of_notices, _plain("bar/notices", Zones.notices)),
    "tray-head": _from(Zones.head, "tray/head", "head"),
    "purse": _Zone(_of_purse, _plain("tray/purse", Zones.purse)),
    "finished": _Zone(_of_result, _plain("zones/finished", Zones.finished)),
    "tray-body": _Zone(_of_tray, _tray_body, alike=True),
    "tray-foot": _Zone(_of_tray, _tray_foot, alike=True),
    "stage": _Zone(_of_game, _board, alike=True),
    "awaited": _Zone(_of_awaited, _plain("zones/awaited", Zones.awaited_zone, "awaited")),
    ROOMS: _Zone(_of_rooms, _plain("chat/rooms", Zones.rooms)),
    SEATS: _Zone(_of_table, _table),
    "view-own": _Zone(_of_game, _own, alike=True),
}
