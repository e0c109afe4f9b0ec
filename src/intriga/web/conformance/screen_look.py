"""What the suite for pages looks at in the big screen: that it is made wherever a match stands, has
nothing to press, and names events that exist."""

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from intriga.kernel.disclosure.events import Event
from intriga.lab.conformance.failure import expect
from intriga.web.match.renderer import Page
from intriga.web.match.zones.chat_view import numbered
from intriga.web.match.zones.zones import Zones
from intriga.web.screen.cards import cards
from intriga.web.screen.show import TAIL, LatestNews, made

_PRESSED: Final = (b"<a ", b"<form", b"<button", b"<input", b"tabindex", b"hx-get", b"hx-post")
"""What a screen has none of. The provinces of a map have a focus of their own for players."""
_MOST: Final = 5
"""Events of a batch of which cards are made."""


def screen_bytes(page: Page, events: Sequence[Event], where: str) -> bytes:
    """The screen of a match, from the page of the public and all that it has heard; and the cards
    of the latest events. Raises `Broken`."""
    screens = Zones(page).shows.screens
    heard = () if screens is None else tuple(one for one in events if one.id in screens.events)
    page = replace(page, slider=False, own_events=heard[-screens.most :] if screens else ())
    zones = Zones(page)
    shown = made(zones, LatestNews(numbered(events)[-TAIL:]))
    html = b"\n".join((*shown.parts.values(), shown.show().encode()))
    for pressed in _PRESSED[:-3] if b"diplomacy-map" in html else _PRESSED:
        expect(pressed not in html, f"{where}: the big screen has {pressed.decode()}")
    keys = [one.key for one in shown.pictures]
    expect(len(keys) == len({*keys}), f"{where}: pictures of one name: {keys}")
    if screens is not None:
        book = page.site.game_book(page.language, zones.game)
        for picture in screens.pages(zones.view, zones.scene):
            for event in picture.when:
                expect(book.has(event), f"{event} is not an event ({picture.key})")
    return html + "".join(cards(zones, events[-_MOST:])).encode()
