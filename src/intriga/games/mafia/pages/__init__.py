"""The pages of Mafia: the town, my house, and the pages under a match.

`intriga.web.game_pages` says what these names mean; nothing here imports the web.
"""

from intriga.games.mafia.pages import named, paper
from intriga.games.mafia.pages.acts import arrange
from intriga.games.mafia.pages.forms import form_extras, form_view
from intriga.games.mafia.pages.house import card
from intriga.games.mafia.pages.status import concerns, now, people, seat_marks
from intriga.games.mafia.pages.thumbnail import thumbnail
from intriga.games.mafia.pages.town import board

BOARD = "town.html"
CARD = "card.html"
COVER = "cover.html"
CSS = ("town.css",)
JS = ("js/town.js", "/js/welcome.js")
MINUTES = "90–180"

OPTIONS = (
    (
        "mafia-page-options-people",
        False,
        ("professions", "clan", "necromancer", "assassin", "recruiting"),
    ),
    ("mafia-page-options-start", False, ("start_exp", "start_coins", "stock", "host_shop")),
    ("mafia-page-options-time", True, ("early_day", "days", "commissar_patience", "letters")),
)

OPENS = frozenset({"mafia-night", "mafia-day"})
KEY = frozenset(
    {
        "mafia-dawn",
        "mafia-meeting",
        "mafia-hanged",
        "mafia-risen",
        "mafia-reinforced",
        "mafia-commissar-late",
        "mafia-clan-destroyed",
        "mafia-over",
    }
)
RULES = {"professions": "professions", "night": "night", "day": "day"}

PAGES = {"papers": paper.PAGE} | named.PAGES
PAPERS = named.PAPERS

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
    "PAGES",
    "PAPERS",
    "RULES",
    "arrange",
    "board",
    "card",
    "concerns",
    "form_extras",
    "form_view",
    "now",
    "people",
    "seat_marks",
    "thumbnail",
]
