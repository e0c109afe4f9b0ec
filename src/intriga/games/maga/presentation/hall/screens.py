"""The big screen: the circle of states with what everybody knows, the states, what was heard."""

from typing import Final

from msgspec import Struct

from intriga.games.maga.presentation.board.circle_map import Circle, as_table, circle
from intriga.games.maga.presentation.phrases import hue, land
from intriga.games.maga.seen.view import View
from intriga.presentation import (
    SIDE_ROWS,
    Scene,
    ScreenLine,
    ScreenPage,
    ScreenPerson,
    ScreenRow,
    Screens,
    ScreenSide,
    lines_page,
    people_pages,
)

_SAID: Final = 4
"""So many sentences, each of two lines, stand at the side."""
_HEARD: Final = frozenset(
    {"maga-statement", "maga-refuted", "maga-conquered", "maga-fined", "maga-turn"}
)


class ScreenCircle(Struct, frozen=True):
    """The data of `screen/circle.html`."""

    circle: Circle


def _pages(view: View, scene: Scene) -> list[ScreenPage]:
    drawn = circle(view, scene)
    page = ScreenPage(
        key="circle", template="screen/circle.html", data=ScreenCircle(drawn), seconds=18
    )
    states = [
        ScreenPerson(
            name=", ".join(row.people) or row.name,
            mark=str(n + 1),
            hue=hue(view.lands[n].team),
            note="; ".join(row.notes),
            faded=view.lands[n].team != n,
        )
        for n, row in enumerate(as_table(view, scene))
    ]
    pages = [page, *people_pages("states", states, scene.say("maga-page-screen-states"))]
    if scene.events:
        lines = [ScreenLine(scene.tell(event)) for event in scene.events]
        title = scene.say("maga-page-screen-heard")
        pages.append(lines_page("heard", title, lines, _HEARD))
    return pages


def _side(view: View, scene: Scene) -> ScreenSide:
    """How many states there are still, and what all know."""
    free = sum(one.team == n for n, one in enumerate(view.lands))
    told = circle(view, scene).told or [scene.tell(event) for event in reversed(scene.events)]
    teams = [
        ScreenRow(land(scene, n), "", str(n + 1), hue(one.team))
        for n, one in enumerate(view.lands)
        if one.team == n
    ]
    said = [ScreenRow(line) for line in told[:_SAID]]
    return ScreenSide(
        sum=str(free),
        word=scene.say("maga-page-screen-free", n=free),
        title=scene.say("maga-page-screen-known" if said else "maga-page-screen-states"),
        rows=tuple(said or teams[:SIDE_ROWS]),
    )


SCREENS: Final = Screens[View](
    pages=_pages, side=_side, events=_HEARD, styles=("screen/screen.css",)
)
