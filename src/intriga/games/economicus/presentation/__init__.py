"""What Economicus shows: the board, the sheets of all, the balance of the years, the house."""

from collections.abc import Callable, Mapping
from typing import Final

from intriga.games.economicus.data import house_text
from intriga.games.economicus.deeds import DEEDS
from intriga.games.economicus.presentation.acts import arrange, form_extras
from intriga.games.economicus.presentation.balance import BALANCE
from intriga.games.economicus.presentation.board import board
from intriga.games.economicus.presentation.deciding.decision import now
from intriga.games.economicus.presentation.deciding.purse import resources
from intriga.games.economicus.presentation.ending import ending
from intriga.games.economicus.presentation.hall.screens import SCREENS
from intriga.games.economicus.presentation.house import HOUSE
from intriga.games.economicus.presentation.moments import MOMENTS
from intriga.games.economicus.presentation.sheet import card
from intriga.games.economicus.presentation.status import concerns, people
from intriga.games.economicus.presentation.wheel import frame
from intriga.games.economicus.seen.view import View
from intriga.kernel import quick_acts
from intriga.presentation import Forms, News, OptionGroup, Presentation, WebFiles

_HOUSE_FILES: Final[Mapping[str, Callable[[], bytes]]] = {
    "board.toml": lambda: house_text("board").encode(),
    "decks.toml": lambda: house_text("decks").encode(),
    "dice.toml": lambda: house_text("dice").encode(),
}
"""The files of the house, to be changed and given to a match."""

SPEAKS_WITH = ("intriga.games.economicus",)

presentation = Presentation[View](
    minutes="60–120",
    options=(
        OptionGroup(
            "economicus-page-options-match", ("bidding", "goal", "raised", "years", "capped")
        ),
        OptionGroup(
            "economicus-page-options-rules",
            (
                "tokens",
                "chips",
                "fair_prices",
                "gifts",
                "cards_traded",
                "safe_journalists",
                "pump_barred",
            ),
            advanced=True,
        ),
        OptionGroup("economicus-page-options-house", ("board", "decks", "dice"), advanced=True),
    ),
    board=board,
    card=card,
    frame=frame,
    now=now,
    people=people,
    ending=ending,
    resources=resources,
    forms=Forms(extras=form_extras, arrange=arrange, quick=quick_acts(DEEDS)),
    news=News(
        key=frozenset(
            {
                "economicus-year",
                "economicus-bought",
                "economicus-crisis",
                "economicus-offer",
                "economicus-crime",
                "economicus-bankrupt",
                "economicus-over",
            }
        ),
        opens=frozenset({"economicus-turn"}),
        concerns=concerns,
    ),
    moments=MOMENTS,
    rules={
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
    },
    pages={"balance": BALANCE, "house": HOUSE},
    screens=SCREENS,
    web=WebFiles(
        board="board.html",
        card="sheet.html",
        cover="cover.html",
        styles=("/css/curves.css", "board.css"),
        scripts=("/js/zoom.js", "js/auction.js", "/js/form-helps.js"),
        generated=_HOUSE_FILES,
    ),
)
