"""The pages of Diplomacy: those of every war (`intriga.warfare.pages`), and its table of powers.

`intriga.web.game_pages` says what these names mean; nothing here imports the web.
"""

from intriga.games.diplomacy.old_ids import with_old_ids
from intriga.games.diplomacy.pages.powers import seat_marks
from intriga.games.diplomacy.pages.status import card, concerns, now, people
from intriga.games.diplomacy.rules.announce import TURN as TURN_EVENT
from intriga.warfare.pages import BOARD, MAP_CSS, TURN
from intriga.warfare.pages import MAP_JS as JS
from intriga.warfare.pages.board_data import board
from intriga.warfare.pages.form_controls import form_extras
from intriga.warfare.pages.order_lines import accepted, read_act
from intriga.warfare.pages.past_turns import picture, turn, turn_name
from intriga.warfare.pages.report import TURN_REPORT
from intriga.warfare.pages.thumbnail import thumbnail

SHARES = SPEAKS_WITH = ("intriga.warfare.pages",)
CARD = "card.html"
COVER = "cover.html"
CSS = (*MAP_CSS, "powers.css")
PAPERS = {"report": TURN_REPORT}
MINUTES = "180–360"

OPTIONS = (
    ("diplomacy-game-page-options-table", False, ("map", "seating", "votes", "dias")),
    ("diplomacy-game-page-options-own", True, ("map_text",)),
    ("diplomacy-game-page-options-length", False, ("victory", "years", "disorder")),
    (
        "diplomacy-game-page-options-fine",
        True,
        ("spare", "talks", "builds", "strict_hold", "adjacent_convoy", "via_by_land", "removal"),
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
    "OWN_DRAFTS",
    "PAPERS",
    "RULES",
    "SHARES",
    "SPEAKS_WITH",
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
