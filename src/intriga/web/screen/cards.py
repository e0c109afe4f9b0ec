"""Cards of great events on a big screen: each takes the show for some seconds."""

from collections.abc import Sequence
from typing import Final

from intriga.kernel.disclosure.events import Event
from intriga.web.game_pages import Data
from intriga.web.match.zones.chat_view import numbered
from intriga.web.match.zones.zones import Zones

MOST: Final = 5
"""Cards of one batch: what has passed while nobody looked is not played again."""
_SLOWER: Final = 2.5
"""A hall reads together, so a card stands so many times as long as on a page of one's own."""
_LEAST_MS: Final = 4_000
_SHOWN: Final = ("kind", "kicker", "title", "lines", "rows", "figure", "stamp", "sum")
"""What a screen shows of a card: it has no buttons."""


def cards(zones: Zones, events: Sequence[Event]) -> list[str]:
    """The cards of what the public has just been told."""
    if zones.shows.moments is None:
        return []
    return [_card(zones, one) for one in zones.cards(numbered(events))[-MOST:]]


def _card(zones: Zones, card: Data) -> str:
    ms = max(_LEAST_MS, round(card["seconds"] * 1_000 * _SLOWER))
    data: Data = {name: card[name] for name in _SHOWN} | {"ms": ms}
    return zones.site.piece("screen/card.html", zones.page.language, zones.game, data)
