"""The big screen: the map, the centres over the years, the last battles; who has sealed."""

from typing import Final

from intriga.diplomacy.geography.board import board_of
from intriga.games.diplomacy.course.announce import TURN
from intriga.games.diplomacy.data.old_ids import with_old_ids
from intriga.games.diplomacy.seen.view import View
from intriga.presentation import Scene, ScreenPage, ScreenRow, Screens, ScreenSide, first_rows
from intriga.warfare.presentation.hall.screens import (
    SCREEN_STYLES,
    battles_page,
    centres_page,
    map_page,
)
from intriga.warfare.presentation.power_marks import letters

_TURNS: Final = with_old_ids({TURN})


def _pages(view: View, scene: Scene) -> list[ScreenPage]:
    names = {power.power: scene.render(power.name) for power in view.powers}
    return [
        map_page(view, scene, _TURNS),
        *battles_page(view, scene),
        *centres_page(view.map, scene, lambda power: names.get(power, "")),
    ]


def _side(view: View, scene: Scene) -> ScreenSide:
    number, marks = board_of(view.map).power_number, letters(view.map, scene.language)
    powers = sorted(view.powers, key=lambda power: -len(power.centres))
    rows = [
        ScreenRow(
            scene.render(one.name),
            str(len(one.centres)),
            marks[number[one.power]],
            number[one.power],
        )
        for one in powers
        if one.centres or one.units or len(powers) <= _SMALL
    ]
    deciding = [one for one in view.powers if one.decides]
    sealed = sum(one.sealed for one in deciding)
    best = powers[0]
    return ScreenSide(
        sum=str(sealed if deciding else len(best.centres)),
        word=scene.say("diplomacy-game-page-screen-sealed", n=sealed, total=len(deciding))
        if deciding
        else scene.render(best.name),
        title=scene.say("diplomacy-game-page-screen-centres", goal=view.goal),
        rows=first_rows(rows, lambda n: scene.say("diplomacy-game-page-screen-more", n=n)),
    )


_SMALL: Final = 7
"""With so many powers those that are out are shown, too."""

SCREENS: Final = Screens[View](pages=_pages, side=_side, styles=SCREEN_STYLES)
