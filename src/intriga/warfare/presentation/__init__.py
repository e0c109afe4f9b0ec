"""What is shown of a war: the map with orders on it, the sheet of orders, results, past turns.

A game's own presentation names this package in its `SPEAKS_WITH`, and takes what it wants, of a
view that is a `war_view.WarView`:

- `WAR_FILES` among the files that it shares, and `BOARD`, `TURN`, `MAP_STYLES`, `MAP_SCRIPTS` as
  names of its own files (`presentation.WebFiles`);
- `board_data.board`, `thumbnail.thumbnail`, and for its `Turns` `past_turns.turn_name`, `turn` and
  `picture`;
- `form_controls.form_extras`, `order_lines.read_act` and `accepted`: for an act `orders` whose
  fields are those of `order_fields.slots`, a text and `sealed`;
- `report.TURN_REPORT`: its paper `report`, to which pages of past turns link.

The events of its `Turns` must have the parameters that `announcing.announce` gives them.
"""

from functools import cache
from typing import Final

from intriga.diplomacy.geography.catalogue import maps
from intriga.diplomacy.graphics.svg_layers import chart_of
from intriga.presentation import SharedFiles
from intriga.warfare.presentation.addresses import FILES, SHARED

SPEAKS_WITH = ("intriga.warfare",)

BOARD: Final = f"{SHARED}/board.html"
TURN: Final = f"{SHARED}/turn.html"
MAP_STYLES: Final = (f"{SHARED}/map.css",)
MAP_SCRIPTS: Final = (
    "/js/zoom.js",
    *(
        f"{SHARED}/js/{name}.js"
        for name in ("orders-on-map", "keys", "reasons", "motion", "keep-text")
    ),
)

WAR_FILES: Final = SharedFiles(FILES, {f"{map}.svg": cache(chart_of(map).shapes) for map in maps()})
"""With the outlines of every map: pages refer to them by address, so browsers load them once."""
