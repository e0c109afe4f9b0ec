"""What Mafia shows: the town, my house, and the pages under a match."""

from intriga.games.mafia.presentation.advice import hint
from intriga.games.mafia.presentation.board.newspaper import PAPERS_PAGE
from intriga.games.mafia.presentation.board.strip import strip
from intriga.games.mafia.presentation.board.town import board
from intriga.games.mafia.presentation.chronicle.ending import ending
from intriga.games.mafia.presentation.chronicle.ending_page import ENDING_PAGE
from intriga.games.mafia.presentation.chronicle.log_titles import LOG_TITLES
from intriga.games.mafia.presentation.chronicle.night_page import NIGHT_PAGE
from intriga.games.mafia.presentation.deciding.act_forms import form_extras, form_view
from intriga.games.mafia.presentation.deciding.arrangement import arrange
from intriga.games.mafia.presentation.holdings import resources
from intriga.games.mafia.presentation.moments import MOMENTS
from intriga.games.mafia.presentation.my_house import card
from intriga.games.mafia.presentation.pages.catalogue import CATALOGUE_PAGE
from intriga.games.mafia.presentation.pages.contracts_page import CONTRACTS_PAGE
from intriga.games.mafia.presentation.pages.graveyard import GRAVEYARD_PAGE
from intriga.games.mafia.presentation.pages.market_page import MARKET_PAGE
from intriga.games.mafia.presentation.pages.notebook import NOTEBOOK_PAGE
from intriga.games.mafia.presentation.pages.organisations_page import ORGANISATIONS_PAGE
from intriga.games.mafia.presentation.pages.role_card import ROLE_CARD
from intriga.games.mafia.presentation.screens import SCREENS
from intriga.games.mafia.presentation.status import concerns, now, people, seat_marks
from intriga.games.mafia.presentation.thumbnail import thumbnail
from intriga.games.mafia.seen.view import View
from intriga.presentation import Forms, News, OptionGroup, Presentation, WebFiles

SPEAKS_WITH = ("intriga.games.mafia",)

presentation = Presentation[View](
    minutes="90–180",
    options=(
        OptionGroup(
            "mafia-page-options-people",
            ("professions", "clan", "necromancer", "assassin", "recruiting"),
        ),
        OptionGroup("mafia-page-options-start", ("start_exp", "start_coins", "stock", "host_shop")),
        OptionGroup(
            "mafia-page-options-time",
            ("early_day", "days", "commissar_patience", "letters"),
            advanced=True,
        ),
    ),
    board=board,
    card=card,
    strip=strip,
    now=now,
    people=people,
    marks=seat_marks,
    thumbnail=thumbnail,
    resources=resources,
    hint=hint,
    ending=ending,
    forms=Forms(
        extras=form_extras,
        view=form_view,
        arrange=arrange,
        aloud=frozenset({"accuse", "transfer-vote", "take-back-vote", "fill-pool"}),
    ),
    news=News(
        key=frozenset(
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
        ),
        opens=frozenset({"mafia-night", "mafia-day"}),
        concerns=concerns,
    ),
    moments=MOMENTS,
    rules={"professions": "professions", "night": "night", "day": "day"},
    log=LOG_TITLES,
    pages={
        "papers": PAPERS_PAGE,
        "market": MARKET_PAGE,
        "contracts": CONTRACTS_PAGE,
        "organisations": ORGANISATIONS_PAGE,
        "graveyard": GRAVEYARD_PAGE,
        "notebook": NOTEBOOK_PAGE,
        "things": CATALOGUE_PAGE,
        "night": NIGHT_PAGE,
        "end": ENDING_PAGE,
    },
    papers={"role": ROLE_CARD},
    screens=SCREENS,
    web=WebFiles(
        board="town.html",
        card="card.html",
        strip="strip.html",
        cover="cover.html",
        styles=("town.css",),
        scripts=("js/town.js", "/js/welcome.js"),
    ),
)
