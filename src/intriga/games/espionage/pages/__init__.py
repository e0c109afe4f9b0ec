"""Espionage's pages: the board, the personal card, and what they are filled with.

`intriga.web.game_pages` says what these names mean; nothing here imports the web.
"""

from intriga.games.espionage.deeds import DEEDS
from intriga.games.espionage.pages.board_data import board, card
from intriga.games.espionage.pages.form_controls import form_extras
from intriga.games.espionage.pages.papers import PAPERS
from intriga.games.espionage.pages.status import concerns, now, people
from intriga.games.espionage.pages.thumbnail import thumbnail
from intriga.kernel import quick_acts

BOARD = "board.html"
CARD = "card.html"
COVER = "cover.html"
CSS = ("board.css",)
JS = ("board.js", "/js/board-pick.js", "/js/changed-numbers.js", "/js/form-helps.js")
MINUTES = "30–60"

PICKS = dict.fromkeys(("corner", "step", "jump", "steer", "cell", "free-cell"), "cell")
"""Domains whose values are places on the board."""

OPTIONS = (
    ("espionage-page-options-board", False, ("layout", "corners", "money", "bidding")),
    ("espionage-page-options-specials", False, ("specials", "points")),
    (
        "espionage-page-options-fine",
        True,
        ("tie", "returns", "transit", "rounds", "timeout"),
    ),
    (
        "espionage-page-options-cities",
        True,
        ("city_top_left", "city_top_right", "city_bottom_right", "city_bottom_left"),
    ),
    ("espionage-page-options-house", True, ("house",)),
)

OPENS = frozenset({"espionage-turn"})
KEY = frozenset(
    {
        "espionage-arrived",
        "espionage-nearest",
        "espionage-drawn",
        "espionage-won",
        "espionage-set-up-sprung",
        "espionage-saboteurs",
    }
)

RULES = {
    "opening": "specials",
    "turn": "turn",
    "answer": "challenge",
    "spring": "specials",
    "bid": "bidding",
}
ANSWERS = frozenset({"espionage-bought", "espionage-bribed", "espionage-ticked"})

QUICK = quick_acts(DEEDS)

__all__ = [
    "ANSWERS",
    "BOARD",
    "CARD",
    "COVER",
    "CSS",
    "JS",
    "KEY",
    "MINUTES",
    "OPENS",
    "OPTIONS",
    "PAPERS",
    "PICKS",
    "QUICK",
    "RULES",
    "board",
    "card",
    "concerns",
    "form_extras",
    "now",
    "people",
    "thumbnail",
]
