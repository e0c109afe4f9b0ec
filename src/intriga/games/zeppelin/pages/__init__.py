"""The pages of Zeppelin: the map of every war (`intriga.warfare.presentation`), the viewer's state
and passport, laws, news, the chronicle.

`intriga.web.game_pages` says what these names mean; nothing here imports the web.
"""

from intriga.games.zeppelin.pages import chronicle, laws, news, passport, state_page
from intriga.games.zeppelin.pages.act_forms import form_extras, read_act
from intriga.games.zeppelin.pages.map_pages import (
    REPORT,
    board,
    picture,
    thumbnail,
    turn,
    turn_name,
)
from intriga.games.zeppelin.pages.status import card, concerns, now, seat_marks
from intriga.games.zeppelin.pages.turns import WAR
from intriga.warfare.presentation import BOARD, MAP_SCRIPTS, MAP_STYLES, TURN, WAR_FILES

SHARES = (WAR_FILES,)
SPEAKS_WITH = ("intriga.warfare.presentation",)
CARD = "card.html"
COVER = "cover.html"
CSS = (*MAP_STYLES, "state.css")
JS = (*MAP_SCRIPTS, "js/deeds.js", "/js/welcome.js", "js/wishes.js")
MINUTES = "240–600"

OPTIONS = (
    ("zeppelin-page-options-world", False, ("map", "founding", "states", "deal", "turns")),
    (
        "zeppelin-page-options-time",
        False,
        ("early_end", "builds_window", "review", "attempts", "attempt_hours"),
    ),
    (
        "zeppelin-page-options-society",
        True,
        (
            "root_guard",
            "protect_superiors",
            "poll_absent",
            "leader_counts",
            "revolution_freeze",
            "revolt_closes",
            "revolt_pause",
            "jailbreak",
            "bot_quirks",
            "migration",
            "history",
        ),
    ),
    ("zeppelin-page-options-war", True, ("turn", "strict_hold", "removal")),
    ("zeppelin-page-options-own", True, ("map_text",)),
)

OWN_DRAFTS = frozenset({"orders"})
"""The sheet of orders itself shows what was being written."""
OPENS = frozenset({"zeppelin-turn"})
KEY = frozenset(
    {
        "zeppelin-conquest",
        "zeppelin-cap",
        "zeppelin-resurrected",
        "zeppelin-removed",
        "zeppelin-revolution",
        "zeppelin-revolution-won",
        "zeppelin-revolution-failed",
        "zeppelin-arrested",
        "zeppelin-dies",
        "zeppelin-murder-killed",
        "zeppelin-murder-killed-exposed",
        "zeppelin-shot-killed",
    }
)
RULES = {"founding": "citizens", "turn": "turn", "review": "host", "builds": "winter"}

TURNS = frozenset({WAR})

PAGES = {
    "state": state_page.PAGE,
    "laws": laws.PAGE,
    "passport": passport.PAGE,
    "news": news.PAGE,
    "chronicle": chronicle.PAGE,
}
PAPERS = {"passport": passport.PAPER, "report": REPORT}

__all__ = [
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
    "PAGES",
    "PAPERS",
    "RULES",
    "SHARES",
    "SPEAKS_WITH",
    "TURN",
    "TURNS",
    "board",
    "card",
    "concerns",
    "form_extras",
    "now",
    "picture",
    "read_act",
    "seat_marks",
    "thumbnail",
    "turn",
    "turn_name",
]
