"""The big screen: the map, the last battles, the centres of states, what the world has heard."""

from typing import Final

from intriga.games.zeppelin.presentation.countries import country_name, rankings
from intriga.games.zeppelin.presentation.pages.turns import WAR, WORLD
from intriga.games.zeppelin.presentation.theatre import theatre
from intriga.games.zeppelin.seen.view import View
from intriga.presentation import (
    Scene,
    ScreenLine,
    ScreenPage,
    ScreenRow,
    Screens,
    ScreenSide,
    first_rows,
    lines_page,
)
from intriga.warfare.presentation.hall.screens import (
    SCREEN_STYLES,
    battles_page,
    centres_page,
    map_page,
)

_LOUD: Final = WORLD - {"zeppelin-war-centres", "zeppelin-builds"}
"""Of what the world hears, what a hall wants to read."""


def _pages(view: View, scene: Scene) -> list[ScreenPage]:
    war = theatre(view, scene)
    states = {one.power: country_name(view, scene, one.country) for one in view.powers}
    pages = [
        map_page(war, scene, frozenset({WAR})),
        *battles_page(war, scene),
        *centres_page(view.map, scene, lambda power: states.get(power, "")),
    ]
    if scene.events:
        lines = [ScreenLine(scene.tell(event)) for event in scene.events]
        title = scene.say("zeppelin-page-chronicle")
        pages.append(lines_page("chronicle", title, lines, _LOUD))
    return pages


def _side(view: View, scene: Scene) -> ScreenSide:
    known = rankings(view, scene)
    rows = [ScreenRow(one.name, str(one.centres), one.mark, one.hue) for one in known]
    best = known[0] if known else None
    return ScreenSide(
        sum=str(best.centres) if best else "",
        word=scene.say(
            "zeppelin-page-screen-leads", n=best.centres, goal=view.goal, state=best.name
        )
        if best
        else "",
        title=scene.say("zeppelin-page-screen-states"),
        rows=first_rows(rows, lambda n: scene.say("zeppelin-page-screen-more", n=n)),
    )


SCREENS: Final = Screens[View](pages=_pages, side=_side, events=_LOUD, styles=SCREEN_STYLES)
