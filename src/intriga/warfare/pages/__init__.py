"""The pages of a war: the map with orders on it, the sheet of orders, results, past turns.

A game's own package `pages` names this one in its `SHARES` and `SPEAKS_WITH`, and takes what it
wants (`intriga.web.game_pages` says what the names mean; nothing here imports the web):

- `MAP_CSS`, `MAP_JS`, `BOARD`, `TURN`: names for its own `CSS`, `JS`, `BOARD`, `TURN`;
- `board_data.board`, `past_turns.turn`, `turn_name` and `picture`, `thumbnail`: its functions of
  these names, of a view that is a `war_view.WarView`;
- `form_controls.form_extras`, `order_lines.read_act` and `accepted`: for an act `orders` whose
  fields are those of `order_fields.slots`, a text and `sealed`;
- `report.TURN_REPORT`: its paper `report`, to which pages of past turns link.

The events of `TURNS` must have the parameters that `announcing.announce` gives them.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

from intriga.diplomacy.geography.catalogue import maps
from intriga.diplomacy.graphics.svg_layers import chart_of
from intriga.warfare.pages.addresses import SHARED

BOARD: Final = f"{SHARED}/board.html"
TURN: Final = f"{SHARED}/turn.html"
MAP_CSS: Final = (f"{SHARED}/map.css",)
MAP_JS: Final = (
    "/js/zoom.js",
    *(
        f"{SHARED}/js/{name}.js"
        for name in ("orders-on-map", "keys", "reasons", "motion", "keep-text")
    ),
)

GENERATED: dict[str, Callable[[], bytes]] = {
    f"{map}.svg": cache(chart_of(map).shapes) for map in maps()
}
"""The outlines of every map: pages refer to them by address, so browsers load them once."""
