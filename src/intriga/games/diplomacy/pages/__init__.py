"""The pages of classic Diplomacy: the map, the orders on it, the turns gone by.

What the names here mean is told in `intriga.web.game_pages`; nothing here knows the web.
"""

from functools import cache

from intriga.diplomacy.geography.catalogue import maps
from intriga.diplomacy.graphics.chart import chart_of
from intriga.games.diplomacy.pages.board import board
from intriga.games.diplomacy.pages.form_controls import ask
from intriga.games.diplomacy.pages.powers import TOLD, signs
from intriga.games.diplomacy.pages.status import card, now, people
from intriga.games.diplomacy.pages.turns import picture, turn, turn_name

BOARD = "board.html"
CARD = "card.html"
COVER = "cover.html"
TURN = "turn.html"
CSS = ("/css/war.css",)
JS = ("/js/zoom.js", "/js/war.js", "/js/war-keys.js", "/js/war-why.js", "/js/war-motion.js")
MINUTES = "180–360"

OPTIONS = (
    ("classic-page-options-table", False, ("map", "seating", "votes", "dias")),
    ("classic-page-options-length", False, ("victory", "years", "disorder")),
    (
        "classic-page-options-fine",
        True,
        ("spare", "talks", "builds", "strict_hold", "adjacent_convoy", "removal"),
    ),
)

OPENS = TURNS = frozenset({TOLD})
KEY = frozenset(
    {
        "classic-lost",
        "classic-eliminated",
        "classic-centres",
        "classic-kept",
        "classic-disorder",
        "classic-end-won",
        "classic-end-years",
        "classic-end-drawn",
        "classic-end-conceded",
    }
)
ANSWERS = frozenset({"classic-kept"})

MADE = {f"{map}.svg": cache(chart_of(map).shapes) for map in maps()}
"""The outlines of every map: a page shows them by address, so that a browser loads them once."""

__all__ = [
    "ANSWERS",
    "BOARD",
    "CARD",
    "COVER",
    "CSS",
    "JS",
    "KEY",
    "MADE",
    "MINUTES",
    "OPENS",
    "OPTIONS",
    "TURN",
    "TURNS",
    "ask",
    "board",
    "card",
    "now",
    "people",
    "picture",
    "signs",
    "turn",
    "turn_name",
]
