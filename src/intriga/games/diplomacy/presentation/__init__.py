"""What Diplomacy shows: what every war does (`intriga.warfare.presentation`), and its table of
powers."""

from intriga.games.diplomacy.course.announce import TURN as TURN_EVENT
from intriga.games.diplomacy.data.old_ids import with_old_ids
from intriga.games.diplomacy.presentation.advice import hint
from intriga.games.diplomacy.presentation.ending import ending
from intriga.games.diplomacy.presentation.holdings import resources
from intriga.games.diplomacy.presentation.moments import MOMENTS
from intriga.games.diplomacy.presentation.powers import seat_marks
from intriga.games.diplomacy.presentation.screens import SCREENS
from intriga.games.diplomacy.presentation.status import concerns, now, people
from intriga.games.diplomacy.presentation.table import card
from intriga.games.diplomacy.seen.view import View
from intriga.presentation import (
    Drafts,
    Forms,
    News,
    OptionGroup,
    Presentation,
    Turns,
    WebFiles,
)
from intriga.warfare.presentation import BOARD, MAP_SCRIPTS, MAP_STYLES, TURN, WAR_FILES
from intriga.warfare.presentation.board_data import board
from intriga.warfare.presentation.form_controls import form_extras
from intriga.warfare.presentation.order_lines import accepted, enter_act, read_act
from intriga.warfare.presentation.own_places import frame
from intriga.warfare.presentation.past_turns import picture, turn, turn_name
from intriga.warfare.presentation.report import TURN_REPORT
from intriga.warfare.presentation.thumbnail import thumbnail

SPEAKS_WITH = ("intriga.warfare", "intriga.warfare.presentation")

_TURNS = with_old_ids({TURN_EVENT})

presentation = Presentation[View](
    minutes="180–360",
    options=(
        OptionGroup("diplomacy-game-page-options-table", ("map", "seating", "votes", "dias")),
        OptionGroup("diplomacy-game-page-options-own", ("map_text",), advanced=True),
        OptionGroup("diplomacy-game-page-options-length", ("victory", "years", "disorder")),
        OptionGroup(
            "diplomacy-game-page-options-fine",
            (
                "spare",
                "talks",
                "builds",
                "strict_hold",
                "adjacent_convoy",
                "via_by_land",
                "removal",
            ),
            advanced=True,
        ),
    ),
    board=board,
    card=card,
    frame=frame,
    now=now,
    people=people,
    marks=seat_marks,
    thumbnail=thumbnail,
    resources=resources,
    hint=hint,
    ending=ending,
    forms=Forms(extras=form_extras, read=read_act, enter=enter_act, accepted=accepted),
    drafts=Drafts(own=frozenset({"orders"})),  # the sheet of orders itself shows what was written
    news=News(
        key=with_old_ids(
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
        ),
        answers=with_old_ids({"diplomacy-game-kept"}),
        opens=_TURNS,
        concerns=concerns,
    ),
    turns=Turns(events=_TURNS, name=turn_name, data=turn, picture=picture),
    moments=MOMENTS,
    screens=SCREENS,
    rules={"opening": "year", "orders": "orders", "retreat": "retreats", "builds": "winter"},
    papers={"report": TURN_REPORT},
    web=WebFiles(
        board=BOARD,
        card="card.html",
        turn=TURN,
        cover="cover.html",
        styles=(*MAP_STYLES, "powers.css"),
        scripts=MAP_SCRIPTS,
        shares=(WAR_FILES,),
    ),
)
