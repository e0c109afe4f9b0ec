"""What Espionage shows: the board, the personal card, and what both are filled with."""

from intriga.games.espionage.deeds import DEEDS
from intriga.games.espionage.presentation.around_papers import frame
from intriga.games.espionage.presentation.board_data import board
from intriga.games.espionage.presentation.decision import resources
from intriga.games.espionage.presentation.ending import ending
from intriga.games.espionage.presentation.form_controls import form_extras
from intriga.games.espionage.presentation.moments import MOMENTS
from intriga.games.espionage.presentation.my_card import card
from intriga.games.espionage.presentation.papers import CARD_PAPER
from intriga.games.espionage.presentation.screens import SCREENS
from intriga.games.espionage.presentation.status import concerns, now, people
from intriga.games.espionage.presentation.thumbnail import thumbnail
from intriga.games.espionage.seen.view import View
from intriga.kernel import quick_acts
from intriga.presentation import Forms, News, OptionGroup, Presentation, WebFiles

presentation = Presentation[View](
    minutes="30–60",
    options=(
        OptionGroup("espionage-page-options-board", ("layout", "corners", "money", "bidding")),
        OptionGroup("espionage-page-options-specials", ("specials", "points")),
        OptionGroup(
            "espionage-page-options-fine",
            ("tie", "returns", "transit", "rounds", "timeout"),
            advanced=True,
        ),
        OptionGroup(
            "espionage-page-options-cities",
            ("city_top_left", "city_top_right", "city_bottom_right", "city_bottom_left"),
            advanced=True,
        ),
        OptionGroup("espionage-page-options-house", ("house",), advanced=True),
    ),
    board=board,
    card=card,
    frame=frame,
    now=now,
    people=people,
    resources=resources,
    thumbnail=thumbnail,
    ending=ending,
    forms=Forms(extras=form_extras, quick=quick_acts(DEEDS)),
    news=News(
        key=frozenset(
            {
                "espionage-arrived",
                "espionage-nearest",
                "espionage-drawn",
                "espionage-won",
                "espionage-set-up-sprung",
                "espionage-saboteurs",
            }
        ),
        answers=frozenset({"espionage-bought", "espionage-bribed", "espionage-ticked"}),
        opens=frozenset({"espionage-turn"}),
        concerns=concerns,
    ),
    moments=MOMENTS,
    rules={
        "opening": "specials",
        "turn": "turn",
        "answer": "challenge",
        "spring": "specials",
        "bid": "bidding",
    },
    papers={"card": CARD_PAPER},
    screens=SCREENS,
    web=WebFiles(
        board="board.html",
        card="card.html",
        cover="cover.html",
        styles=("board.css",),
        scripts=(
            "/js/zoom.js",
            "board.js",
            "/js/board-pick.js",
            "/js/changed-numbers.js",
            "/js/form-helps.js",
        ),
        picks=dict.fromkeys(("corner", "step", "jump", "steer", "cell", "free-cell"), "cell"),
    ),
)
