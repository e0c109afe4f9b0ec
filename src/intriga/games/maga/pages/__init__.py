"""The pages of MAGA: the team's desk with the circle of states, the list of actions, reports,
treaties, circles, the host's log, the end.

`intriga.web.game_pages` says what these names mean; nothing here imports the web.
"""

from intriga.games.maga.pages import circles, ending, log, passport, report, treaties
from intriga.games.maga.pages.acts import arrange, form_extras, form_view
from intriga.games.maga.pages.desk import board
from intriga.games.maga.pages.lists import draft_numbers, draft_proposals, draft_row, draft_words
from intriga.games.maga.pages.status import card, concerns, now, people, seat_marks

BOARD = "desk.html"
CARD = "card.html"
COVER = "cover.html"
CSS = ("/css/curves.css", "desk.css")
MINUTES = "120–240"

OPTIONS = (
    (
        "maga-page-options-teams",
        False,
        (
            *("people", "sizes", "turns", "hall", "pause", "curators"),
            *("drafts_count", "captain", "letters"),
        ),
    ),
    (
        "maga-page-options-start",
        False,
        ("treasury", "income", "level", "mood", "nuclear", "abm"),
    ),
    (
        "maga-page-options-rules",
        True,
        (
            "priorities",
            "closing",
            "judge",
            "all_hit",
            "show_missiles",
            "sabotage_first",
            "sabotage_revolt",
            "exchange_gross",
            "free_search",
            "scrap",
            "ordered_share",
        ),
    ),
)

OPENS = frozenset({"maga-turn"})
KEY = frozenset(
    {
        "maga-turn",
        "maga-conquered",
        "maga-last-turn",
        "maga-over",
    }
)

RULES = {"numbers": "about", "stage": "turn", "pause": "turn"}

PAGES = {
    "report": report.PAGE,
    "treaties": treaties.PAGE,
    "circles": circles.PAGE,
    "log": log.PAGE,
    "end": ending.PAGE,
}
PAPERS = {"passport": passport.PAPER}

__all__ = [
    "BOARD",
    "CARD",
    "COVER",
    "CSS",
    "KEY",
    "MINUTES",
    "OPENS",
    "OPTIONS",
    "PAGES",
    "PAPERS",
    "RULES",
    "arrange",
    "board",
    "card",
    "concerns",
    "draft_numbers",
    "draft_proposals",
    "draft_row",
    "draft_words",
    "form_extras",
    "form_view",
    "now",
    "people",
    "seat_marks",
]
