"""What Zeppelin shows: the map of every war (`intriga.warfare.presentation`), the viewer's state
and passport, laws, news, the chronicle."""

from intriga.games.zeppelin.presentation.act_forms import enter_act, form_extras, read_act
from intriga.games.zeppelin.presentation.deciding.advice import hint
from intriga.games.zeppelin.presentation.deciding.arrangement import arrange
from intriga.games.zeppelin.presentation.deciding.holdings import resources
from intriga.games.zeppelin.presentation.map_pages import (
    REPORT,
    board,
    frame,
    picture,
    thumbnail,
    turn,
    turn_name,
)
from intriga.games.zeppelin.presentation.moments import MOMENTS
from intriga.games.zeppelin.presentation.pages import chronicle, laws, news, passport, state_page
from intriga.games.zeppelin.presentation.pages.ending import ending
from intriga.games.zeppelin.presentation.pages.screens import SCREENS
from intriga.games.zeppelin.presentation.pages.turns import WAR
from intriga.games.zeppelin.presentation.status import card, concerns, now, seat_marks
from intriga.games.zeppelin.seen.view import View
from intriga.presentation import Drafts, Forms, News, OptionGroup, Presentation, Turns, WebFiles
from intriga.warfare.presentation import BOARD, MAP_SCRIPTS, MAP_STYLES, TURN, WAR_FILES

SPEAKS_WITH = ("intriga.games.zeppelin", "intriga.warfare", "intriga.warfare.presentation")

presentation = Presentation[View](
    minutes="240–600",
    options=(
        OptionGroup("zeppelin-page-options-world", ("map", "founding", "states", "deal", "turns")),
        OptionGroup(
            "zeppelin-page-options-time",
            ("early_end", "builds_window", "review", "attempts", "attempt_hours"),
        ),
        OptionGroup(
            "zeppelin-page-options-society",
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
            advanced=True,
        ),
        OptionGroup("zeppelin-page-options-war", ("turn", "strict_hold", "removal"), advanced=True),
        OptionGroup("zeppelin-page-options-own", ("map_text",), advanced=True),
    ),
    board=board,
    card=card,
    frame=frame,
    now=now,
    marks=seat_marks,
    thumbnail=thumbnail,
    resources=resources,
    hint=hint,
    ending=ending,
    forms=Forms(extras=form_extras, arrange=arrange, read=read_act, enter=enter_act),
    drafts=Drafts(own=frozenset({"orders"})),  # the sheet of orders itself shows what was written
    news=News(
        key=frozenset(
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
        ),
        opens=frozenset({"zeppelin-turn"}),
        concerns=concerns,
    ),
    turns=Turns(events=frozenset({WAR}), name=turn_name, data=turn, picture=picture),
    moments=MOMENTS,
    screens=SCREENS,
    rules={"founding": "citizens", "turn": "turn", "review": "host", "builds": "winter"},
    pages={
        "state": state_page.PAGE,
        "laws": laws.PAGE,
        "passport": passport.PAGE,
        "news": news.PAGE,
        "chronicle": chronicle.PAGE,
    },
    papers={"passport": passport.PAPER, "report": REPORT},
    web=WebFiles(
        board=BOARD,
        card="card.html",
        turn=TURN,
        cover="cover.html",
        styles=(*MAP_STYLES, "state.css"),
        scripts=(*MAP_SCRIPTS, "js/deeds.js", "/js/welcome.js", "js/wishes.js"),
        shares=(WAR_FILES,),
    ),
)
