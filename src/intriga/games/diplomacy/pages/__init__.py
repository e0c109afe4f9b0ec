"""The pages of Diplomacy: the map, the orders on it, past turns.

`intriga.web.game_pages` says what these names mean; nothing here imports the web.
"""

from functools import cache

from intriga.diplomacy.geography.catalogue import maps
from intriga.diplomacy.graphics.svg_layers import chart_of
from intriga.games.diplomacy.old_ids import with_old_ids
from intriga.games.diplomacy.pages.board_data import board
from intriga.games.diplomacy.pages.form_controls import form_extras
from intriga.games.diplomacy.pages.order_lines import accepted, read_act
from intriga.games.diplomacy.pages.past_turns import picture, turn, turn_name
from intriga.games.diplomacy.pages.powers import seat_marks
from intriga.games.diplomacy.pages.report import PAPERS
from intriga.games.diplomacy.pages.status import card, concerns, now, people
from intriga.games.diplomacy.pages.thumbnail import thumbnail
from intriga.games.diplomacy.rules.announce import TURN as TURN_EVENT

BOARD = "board.html"
CARD = "card.html"
COVER = "cover.html"
TURN = "turn.html"
CSS = ("board.css",)
JS = (
    "/js/zoom.js",
    "js/orders-on-map.js",
    "js/keys.js",
    "js/reasons.js",
    "js/motion.js",
    "js/keep-text.js",
)
MINUTES = "180–360"

OPTIONS = (
    ("diplomacy-game-page-options-table", False, ("map", "seating", "votes", "dias")),
    ("diplomacy-game-page-options-length", False, ("victory", "years", "disorder")),
    (
        "diplomacy-game-page-options-fine",
        True,
        ("spare", "talks", "builds", "strict_hold", "adjacent_convoy", "removal"),
    ),
)

OWN_DRAFTS = frozenset({"orders"})
"""The sheet of orders itself shows what was being written."""
OPENS = TURNS = with_old_ids({TURN_EVENT})
KEY = with_old_ids(
    {
        "diplomacy-game-lost",
        "diplomacy-game-eliminated",
        "diplomacy-game-centres",
        "diplomacy-game-kept",
        "diplomacy-game-disorder",
        "diplomacy-game-end-won",
        "diplomacy-game-end-years",
        "diplomacy-game-end-drawn",
        "diplomacy-game-end-conceded",
    }
)
ANSWERS = with_old_ids({"diplomacy-game-kept"})

RULES = {"opening": "year", "orders": "orders", "retreat": "retreats", "builds": "winter"}

GENERATED = {f"{map}.svg": cache(chart_of(map).shapes) for map in maps()}
"""The outlines of every map: pages refer to them by address, so browsers load them once."""

__all__ = [
    "ANSWERS",
    "BOARD",
    "CARD",
    "COVER",
    "CSS",
    "GENERATED",
    "JS",
    "KEY",
    "MINUTES",
    "OPENS",
    "OPTIONS",
    "OWN_DRAFTS",
    "PAPERS",
    "RULES",
    "TURN",
    "TURNS",
    "accepted",
    "board",
    "card",
    "concerns",
    "form_extras",
    "now",
    "people",
    "picture",
    "read_act",
    "seat_marks",
    "thumbnail",
    "turn",
    "turn_name",
]
