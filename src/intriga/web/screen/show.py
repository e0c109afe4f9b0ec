"""The big screen of a match that is played or over, from what the public knows.

It is made once for all screens in one language, and again only when the public sees something new.
"""

from collections.abc import Sequence
from typing import Any, Final, cast

from msgspec import Struct
from msgspec.structs import replace

from intriga.kernel.actors import PUBLIC
from intriga.kernel.house_rules.house_acts import TALK
from intriga.kernel.rooms import HOST_ROOM
from intriga.presentation.screens.declared import ScreenPage, ScreenRow, ScreenSide, first_rows
from intriga.table import ChatMessage, MatchInfo, MatchView, Numbered
from intriga.web.game_pages import Data, as_data, named_in
from intriga.web.match.page_data import LATEST, turns_of
from intriga.web.match.renderer import Page
from intriga.web.match.zones.chat_view import numbered
from intriga.web.match.zones.zones import Zones
from intriga.web.rendering.fragments import packed
from intriga.web.screen.default_pictures import board_picture, ending_pictures, people_pictures
from intriga.web.screen.shown import Picture, Shown
from intriga.web.site import Site

TAIL: Final = 80
"""So many of the latest events are looked at for news."""
_LINE: Final = 56
"""Letters of an announcement that fit the line of news; a longer one takes the show."""


class LatestNews(Struct, frozen=True):
    """What was said last. `events`: the latest public ones, without talk; `announcement`: the
    host's last word that still stands; `newest`: nothing has happened since."""

    events: Sequence[Numbered] = ()
    announcement: ChatMessage | None = None
    newest: bool = False


async def shown_now(site: Site, language: str, info: MatchInfo) -> tuple[MatchView, Shown]:
    """The screen of a match as it is now. Raises `TableError`."""
    match_view = await site.table.observe(info.id, PUBLIC, since=LATEST)
    return match_view, await shown_of(site, language, info, match_view)


async def shown_of(site: Site, language: str, info: MatchInfo, match_view: MatchView) -> Shown:
    """The screen at a view of the public; from the cache if it was made already."""
    info = replace(info, online=frozenset())
    cache, key = site.page_cache.screens, (info.id, language)
    known = cache.get(key)
    if known is not None and known[0] is match_view and known[1] == info:
        return cast("Shown", known[2])
    page = await screen_page(site, language, info, match_view)
    told = await _told(site, match_view)
    shown = made(Zones(page), told)
    cache.put(key, (match_view, info, shown))
    return shown


async def screen_page(site: Site, language: str, info: MatchInfo, match_view: MatchView) -> Page:
    """What a screen is made from. Raises `TableError`."""
    screens = site.pages[info.game].presentation.screens
    ids, most = (screens.events, screens.most) if screens is not None else (frozenset(), 0)
    heard = site.page_cache.heard
    return Page(
        site=site,
        language=language,
        info=info,
        match_view=match_view,
        offer=None,
        turns=await turns_of(site, info),
        slider=False,
        own_events=await heard.take(site.table, match_view, ids, most) if ids else (),
    )


async def _told(site: Site, match_view: MatchView) -> LatestNews:
    table, match, cursor = site.table, match_view.match, match_view.observation.cursor
    first = max(0, cursor - TAIL)
    events = await table.events(match, PUBLIC, after=first, limit=cursor - first)
    latest = (await table.chat.latest(match, PUBLIC, [HOST_ROOM], 1)).get(HOST_ROOM, ())
    message = latest[-1] if latest and not latest[-1].erased else None
    told = numbered(events, first + 1)
    said = next(
        (
            n
            for n, event in enumerate(events, first + 1)
            if message is not None
            and event.id in TALK
            and event.params.get("message") == message.id
        ),
        0,
    )
    return LatestNews(told, message, bool(said) and (not told or said > told[-1][0]))


def made(zones: Zones, told: LatestNews = LatestNews()) -> Shown:  # noqa: B008  # a frozen constant
    """The screen, from the page of the public (`screen_page`)."""
    zones.follow(told.events)
    dark = _dark(zones)
    nothing: Data = {}
    now = zones.attempt("now", zones.now, nothing)
    parts = {
        "screen-head": _head(zones, now, dark),
        "screen-side": _piece(zones, "side", as_data(_side(zones))),
        "screen-news": _news(zones, told, now),
        "screen-long": _piece(zones, "long", _announcement(told, most=None)),
    }
    return Shown({id: packed(html) for id, html in parts.items()}, _pictures(zones, told), dark)


def _piece(zones: Zones, name: str, data: Data) -> str:
    return zones.site.piece(f"screen/{name}.html", zones.page.language, zones.game, data)


def _dark(zones: Zones) -> bool | None:
    screens = zones.shows.screens
    if screens is None or screens.dark is None:
        return None
    dark = screens.dark
    return zones.attempt("screen", lambda: dark(zones.view), None)


def _head(zones: Zones, now: Data, dark: bool | None) -> str:
    return _piece(
        zones,
        "head",
        {
            "phase": now.get("phase") or zones.page.info.title,
            "step": now.get("step"),
            "clock": now.get("clock"),
            "note": now.get("clock_note") if zones.paused() and not zones.over else "",
            "dark": dark,
        },
    )


def _news(zones: Zones, told: LatestNews, now: Data) -> str:
    number, event = told.events[-1] if told.events else (0, None)
    text = zones.text_of(event, number) if event is not None else now.get("asked", "")
    if not zones.over:
        text = zones.paused() or text
    data = {"text": text, "number": number} | _announcement(told, most=_LINE)
    return _piece(zones, "news", data)


def _announcement(told: LatestNews, *, most: int | None) -> Data:
    """The host's word: in the line of news if it has at most `most` letters, else (None) in the
    place of the pictures."""
    message = told.announcement
    words = " ".join(message.text.split()) if message is not None else ""
    fits = len(words) <= _LINE
    shown = message is not None and fits == (most is not None)
    data: Data = {"id": message.id if message is not None and shown else ""}
    return data | {"words": words if shown else "", "newest": told.newest and shown}


# ── the side ────────────────────────────────────────────────────────────────────────────


def _side(zones: Zones) -> ScreenSide:
    screens = zones.shows.screens
    usual = _usual_side(zones)
    if screens is None or screens.side is None:
        return usual
    side = screens.side
    return zones.attempt("screen", lambda: side(zones.view, zones.scene), usual)


def _usual_side(zones: Zones) -> ScreenSide:
    """How many have to act, as everybody is told, and who plays."""
    rows = [
        ScreenRow(one["name"], one["note"] or "", one["mark"], one["hue"])
        for one in zones.people()
        if not one["left"]
    ]
    awaited = len(zones.awaited)
    return ScreenSide(
        sum=str(awaited or len(rows)),
        word=zones.t("screen-awaited" if awaited else "screen-playing", n=awaited or len(rows)),
        title=zones.t("dock-people"),
        rows=first_rows(rows, lambda n: zones.t("screen-more", n=n)),
    )


# ── the pictures ────────────────────────────────────────────────────────────────────────


def _pictures(zones: Zones, told: LatestNews) -> tuple[Picture, ...]:
    ending = ending_pictures(zones)
    screens = zones.shows.screens
    if screens is None:
        return (*ending, *board_picture(zones), *people_pictures(zones))
    pages = screens.pages
    shown = zones.attempt("screen", lambda: [*pages(zones.view, zones.scene)], None)
    if shown is None:
        return (*ending, _failed(zones))
    return (*ending, *(_picture(zones, one, told) for one in shown)) or (_failed(zones),)


def _picture(zones: Zones, page: ScreenPage, told: LatestNews) -> Picture:
    happened = max((n for n, event in told.events if event.id in page.when), default=0)

    def make() -> str:
        name, data = named_in(zones.game, page.template), as_data(page.data)
        return zones.site.piece(name, zones.page.language, zones.game, data)

    html = zones.attempt("screen", make, None)
    if html is None:
        html = zones.fragment("failed", zone="")
    frame: dict[str, Any] = {"key": page.key, "title": page.title, "html": html}
    whole = _piece(zones, "picture", frame | {"happened": happened})
    return Picture(page.key, packed(whole), page.seconds)


def _failed(zones: Zones) -> Picture:
    frame: Data = {"key": "failed", "title": "", "happened": 0}
    html = _piece(zones, "picture", frame | {"html": zones.fragment("failed", zone="")})
    return Picture("failed", packed(html))
