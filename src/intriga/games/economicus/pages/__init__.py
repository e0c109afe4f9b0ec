"""The pages of Economicus: the board, the player's sheet, the balance of the years, the end, the
house.

`intriga.web.game_pages` says what these names mean; nothing here imports the web.
"""

from intriga.games.economicus.data import house_text
from intriga.games.economicus.pages import balance, house
from intriga.games.economicus.pages.acts import arrange, form_extras
from intriga.games.economicus.pages.board import board
from intriga.games.economicus.pages.sheet import card
from intriga.games.economicus.pages.status import concerns, now, people

BOARD = "board.html"
CARD = "sheet.html"
COVER = "cover.html"
CSS = ("/css/curves.css", "board.css")
JS = ("js/auction.js", "/js/form-helps.js")
MINUTES = "60–120"

OPTIONS = (
    ("economicus-page-options-match", False, ("bidding", "goal", "raised", "years", "capped")),
    (
        "economicus-page-options-rules",
        True,
        (
            "tokens",
            "chips",
            "fair_prices",
            "gifts",
            "cards_traded",
            "safe_journalists",
            "pump_barred",
        ),
    ),
    ("economicus-page-options-house", True, ("board", "decks", "dice")),
)

OPENS = frozenset({"economicus-turn"})
KEY = frozenset(
    {
        "economicus-year",
        "economicus-bought",
        "economicus-crisis",
        "economicus-offer",
        "economicus-crime",
        "economicus-bankrupt",
        "economicus-over",
    }
)
QUICK = frozenset({"roll", "go-on"})

RULES = {
    "placement": "start",
    "word": "auction",
    "bid": "auction",
    "maxima": "auction",
    "sales": "turn",
    "investigation": "crimes",
    "tender": "cards",
    "answer": "offer",
    "turn": "turn",
    "debt": "money",
}

PAGES = {"balance": balance.PAGE, "house": house.PAGE}

GENERATED = {
    f"{name}.toml": lambda name=name: house_text(name).encode()
    for name in ("board", "decks", "dice")
}
"""The files of the house, to be changed and given to a match."""

__all__ = [
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
    "PAGES",
    "QUICK",
    "RULES",
    "arrange",
    "board",
    "card",
    "concerns",
    "form_extras",
    "now",
    "people",
]
