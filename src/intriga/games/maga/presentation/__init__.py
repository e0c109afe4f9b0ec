"""What MAGA shows: the team's desk with the circle of states, the list of actions, reports,
treaties, circles, all figures for a referee, the end."""

from intriga.games.maga.presentation.board.desk import board
from intriga.games.maga.presentation.board.strip import strip
from intriga.games.maga.presentation.deciding.holdings import resources
from intriga.games.maga.presentation.end.ending import ending
from intriga.games.maga.presentation.end.ending_page import ENDING_PAGE
from intriga.games.maga.presentation.figures import FIGURES_PAGE
from intriga.games.maga.presentation.hall.circles import CIRCLES_PAGE
from intriga.games.maga.presentation.hall.screens import SCREENS
from intriga.games.maga.presentation.lists.drawers import draft_drawers
from intriga.games.maga.presentation.lists.plan import draft_proposals
from intriga.games.maga.presentation.lists.rows import (
    draft_meter,
    draft_numbers,
    draft_row,
    draft_words,
)
from intriga.games.maga.presentation.log import LOG_TITLES
from intriga.games.maga.presentation.passport import PASSPORT
from intriga.games.maga.presentation.reports.moments import MOMENTS
from intriga.games.maga.presentation.reports.report import REPORT_PAGE
from intriga.games.maga.presentation.standing_forms import arrange, form_extras, form_view
from intriga.games.maga.presentation.status import card, concerns, now, people, seat_marks
from intriga.games.maga.presentation.treaties_page import TREATIES_PAGE
from intriga.games.maga.seen.view import View
from intriga.presentation import Drafts, Forms, News, OptionGroup, Presentation, WebFiles

SPEAKS_WITH = ("intriga.games.maga",)

presentation = Presentation[View](
    minutes="120–240",
    options=(
        OptionGroup(
            "maga-page-options-teams",
            (
                *("people", "sizes", "turns", "hall", "pause", "curators"),
                *("drafts_count", "captain", "letters"),
            ),
        ),
        OptionGroup(
            "maga-page-options-start",
            ("treasury", "income", "level", "mood", "nuclear", "abm"),
        ),
        OptionGroup(
            "maga-page-options-rules",
            (
                *("priorities", "closing", "judge", "all_hit", "show_missiles", "sabotage_first"),
                *("sabotage_revolt", "exchange_gross", "free_search", "scrap", "ordered_share"),
            ),
            advanced=True,
        ),
    ),
    board=board,
    card=card,
    strip=strip,
    now=now,
    people=people,
    marks=seat_marks,
    resources=resources,
    ending=ending,
    forms=Forms(extras=form_extras, view=form_view, arrange=arrange),
    drafts=Drafts(
        words=draft_words,
        row=draft_row,
        numbers=draft_numbers,
        proposals=draft_proposals,
        drawers=draft_drawers,
        meter=draft_meter,
    ),
    news=News(
        key=frozenset({"maga-turn", "maga-conquered", "maga-last-turn", "maga-over"}),
        opens=frozenset({"maga-turn"}),
        concerns=concerns,
    ),
    moments=MOMENTS,
    rules={"numbers": "about", "stage": "turn", "pause": "turn"},
    log=LOG_TITLES,
    pages={
        "report": REPORT_PAGE,
        "treaties": TREATIES_PAGE,
        "circles": CIRCLES_PAGE,
        "figures": FIGURES_PAGE,
        "end": ENDING_PAGE,
    },
    papers={"passport": PASSPORT},
    screens=SCREENS,
    web=WebFiles(
        board="desk.html",
        card="card.html",
        strip="strip.html",
        cover="cover.html",
        styles=("/css/curves.css", "desk.css"),
    ),
)
